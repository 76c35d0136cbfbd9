"""Wishes: a row of decisions that can be played where not all of it is possible.

For every kind of decision it is told what is to be chosen, in order. At each decision the first wish that is
offered is taken and struck out; where none is, nothing is done. So a row can be played in worlds that differ
a little, and a change of one wish leaves all others as they were meant.
"""

from __future__ import annotations

from kolonie.core.asks import Ask
from kolonie.core.judgement import Judgement
from kolonie.core.options import Option

Wishes = dict[type, list[str]]
"""For each kind of decision the keys of the options that are to be chosen, in order."""


class Wishing:
    """Somebody who plays by wishes."""

    __slots__ = ("taken", "wishes")

    def __init__(self, wishes: Wishes) -> None:
        self.wishes = wishes
        self.taken: dict[type, set[int]] = {}
        """The places of those that were struck out."""

    def choose(self, ask: Ask, how: Judgement) -> tuple[int, Option]:
        """What is chosen at a decision, and the place of the wish; -1 if none was offered."""
        offered = ask.options
        if len(offered) == 1:
            return -1, offered[0]
        kind = type(ask.frame.node)
        keys = self.wishes.get(kind)
        if keys is None:
            return -1, how.idle(offered)
        return wished(keys, self.taken.setdefault(kind, set()), offered, how)


def wished(
    keys: list[str], taken: set[int], offered: tuple[Option, ...], how: Judgement
) -> tuple[int, Option]:
    """The first wish that is offered, and its place; what does nothing if there is none."""
    for place, key in enumerate(keys):
        if place not in taken:
            for choice in offered:
                if choice.key == key:
                    taken.add(place)
                    return place, choice
    return -1, how.idle(offered)
