"""Names for what a view holds as numbers and masks: for people who write bots and study games.

The state is kept small for the engine's sake: a card is its number in the box, a set of sites one integer. A
title declares beside its shapes how each field is told in words, and `kolonie.core.views.named` puts a view
into them. It is made from the view and nothing else, so it can tell no secret that the view does not tell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from kolonie.core.shapes import Json, Shape


class Known(NamedTuple):
    """What a name may be looked up in."""

    box: Any
    table: dict[str, Any]
    """The whole table as the viewer sees it."""
    own: dict[str, Any]
    """The object that the field belongs to, as the viewer sees it."""


Namer = Callable[[Any, Known], Json]
Names = Mapping[str, Namer]


class Naming:
    """How the fields of one shape are named. Every field has its line: what is plain is said to be plain.

    `nested` are the namings of the objects inside, `derived` those of what `Title.extra_view` adds.
    """

    def __init__(
        self,
        shape: Shape,
        names: Names,
        nested: Mapping[str, Naming] | None = None,
        derived: Names | None = None,
    ) -> None:
        self.shape = shape
        self.names = names
        self.nested = nested or {}
        self.derived = derived or {}

    def wrong(self) -> list[str]:
        """Fields without a name and names without a field; a test asks for it."""
        kind = self.shape.kind.__name__
        named = [*self.names, *self.nested]
        found = [f"{kind}.{name} is not named" for name in self.shape.fields if name not in named]
        found += [f"{kind} has no field {name}" for name in named if name not in self.shape.fields]
        found += [
            f"{kind}.{name}: the objects in it need a naming of their own"
            for name in self.shape.nested
            if name not in self.nested
        ]
        for inner in self.nested.values():
            found += inner.wrong()
        return found

    def named(self, seen: dict[str, Any], box: Any, table: dict[str, Any] | None = None) -> dict[str, Json]:
        """What a viewer sees of an object, in words. Of what is hidden the count stays, as in the view."""
        known = Known(box, seen if table is None else table, seen)
        told: dict[str, Json] = {}
        for name, value in seen.items():
            inner = self.nested.get(name)
            if inner is not None:
                told[name] = [inner.named(part, box, known.table) for part in value]
            elif self._hidden(name, value):
                told[name] = value
            else:
                told[name] = self.names.get(name, plain)(value, known)
        return told

    def _hidden(self, name: str, value: Any) -> bool:
        secret = name in self.shape.owner or name in self.shape.nobody
        return secret and isinstance(value, dict) and list(value) == ["count"]


# -- namers that any game can use


def plain(value: Any, known: Known) -> Json:
    """There is nothing to name: an amount, a seat, a text."""
    return value


def flag(value: Any, known: Known) -> Json:
    """Something that is so or is not."""
    return bool(value)


def number_or_none(value: Any, known: Known) -> Json:
    """A number that is negative where there is none."""
    return value if value >= 0 else None


def one_of(names: Iterable[str]) -> Namer:
    """The place in a list that every box has; a negative one is none."""
    words = tuple(names)

    def namer(value: Any, known: Known) -> Json:
        return words[value] if value >= 0 else None

    return namer


def id_in(ids: str) -> Namer:
    """The number of a component; `ids` is the field of the box that lists their names."""

    def namer(value: Any, known: Known) -> Json:
        return getattr(known.box, ids)[value] if value >= 0 else None

    return namer


def each(namer: Namer) -> Namer:
    """A list, entry by entry."""

    def every(value: Any, known: Known) -> Json:
        return [namer(part, known) for part in value]

    return every


def bits_of(names: Iterable[str]) -> Namer:
    """A mask: the names of its bits."""
    words = tuple(names)

    def namer(value: Any, known: Known) -> Json:
        return [word for bit, word in enumerate(words) if value >> bit & 1]

    return namer


def sheet(names: Iterable[str], namer: Namer = plain) -> Namer:
    """A list with one entry for each name; an empty one is not filled in yet."""
    words = tuple(names)

    def lines(value: Any, known: Known) -> Json:
        if not value:
            return {}
        return {word: namer(part, known) for word, part in zip(words, value, strict=True)}

    return lines


def masked(ids: Iterable[str], mask: int) -> list[str]:
    """The names of the bits of a mask, for namers that must look up the list first."""
    return [name for bit, name in enumerate(ids) if mask >> bit & 1]
