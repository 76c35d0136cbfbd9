"""Puts the parts of a scene into words: `kolonie.core.scene` in, what goes over the wire (`drawn`) out."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from kolonie.core.messages import Message
from kolonie.server.drawn import WIRE
from kolonie.server.words import QuickLexicon

MAKE = {kind: (wire, attrgetter(*wire.__struct_fields__)) for kind, wire in WIRE.items()}
PLAIN = frozenset((str, int, bool, type(None)))


def draw(thing: Any, words: QuickLexicon) -> Any:
    """A scene, or a part of one, said in one language."""
    return _said(thing, words)


def _said(thing: Any, words: QuickLexicon) -> Any:
    """A part, a message or a tuple of them. Most of what they hold is plain and costs no call."""
    kind = thing.__class__
    if kind is Message:
        return words.tell(thing)
    if kind is tuple or kind is list:
        return [part if part.__class__ in PLAIN else _said(part, words) for part in thing]
    wire, fields = MAKE[kind]
    return wire(*[part if part.__class__ in PLAIN else _said(part, words) for part in fields(thing)])


def again(thing: Any, old: Any, said: Any, words: QuickLexicon) -> Any:
    """Says a part of which a similar one was said before. What is the same stays the same object."""
    if thing is old or thing == old:
        return said
    kind = thing.__class__
    if kind in PLAIN:
        return said if thing == said else thing
    if kind is not old.__class__:
        return _said(thing, words)
    if kind is Message:
        told = words.tell(thing)
        return said if told == said else told
    if kind is tuple or kind is list:
        fresh = [again(a, b, c, words) for a, b, c in zip(thing, old, said, strict=False)]
        fresh += [part if part.__class__ in PLAIN else _said(part, words) for part in thing[len(fresh) :]]
        return said if len(fresh) == len(said) and _same(fresh, said) else fresh
    wire, fields = MAKE[kind]
    news, olds = fields(thing), fields(old)
    values: list[Any] = []
    changed = False
    for number, name in enumerate(wire.__struct_fields__):
        before = getattr(said, name)
        new = news[number]
        now = before if new is olds[number] else again(new, olds[number], before, words)
        changed = changed or now is not before
        values.append(now)
    return wire(*values) if changed else said


def _same(new: list[Any], old: list[Any]) -> bool:
    """Whether all of them are the objects that were there before."""
    for a, b in zip(new, old, strict=True):
        if a is not b:
            return False
    return True
