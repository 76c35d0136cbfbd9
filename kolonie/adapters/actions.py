"""Numbers for options: every key of a game has an id, the same in every game and every version.

A table (`tables/<game>.actions`) spells out the keys, at most a few thousand. `room N, M` says how many
ids there are in all, and that the last M of them are kept for keys that the table does not know: cards of
somebody's own pack, an expansion to come. Such a key gets one of these by its fingerprint, or the next
that is free in the decision. Two lines make wide choices narrow:

    rank teleport 2    its first two arguments are told by rank among those offered: `teleport:#0,3,7`
    step rover         four arguments, from and to, are told by rank and distance: `rover:#0,-1,0`
    rank pay all       all arguments together are told by their rank

What an id stands for then depends on what is offered beside it, which the seat sees; within one decision
no two options have the same id.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files

from kolonie.adapters.spelling import Sets, TableError, lines_of, members, spelt
from kolonie.core.options import Option

ALL = 99
"""More arguments than any option has."""
Words = tuple[int | str, ...]


class TooManyUnknown(LookupError):
    """A decision with more unknown options than there are ids for them."""


class Actions:
    """The ids of one game. `room` is the number of all ids, `known` of those that have a meaning."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.room = 0
        self.spare = 0
        self.ids: dict[str, int] = {}
        self._ranked: dict[str, int] = {}
        self._steps: set[str] = set()
        sets: Sets = {}
        for line in lines_of(text):
            self._read(line, sets)
        self.known = len(self.ids)
        self.keys = tuple(self.ids)
        if self.known + self.spare > self.room:
            raise TableError(
                f"{name}: {self.known} keys and {self.spare} spare ids, but room for {self.room}"
            )

    def _read(self, line: str, sets: Sets) -> None:
        word, _space, rest = line.partition(" ")
        if word == "room":
            self.room, self.spare = (int(number) for number in rest.split(","))
        elif word == "set":
            name, _equals, listed = (part.strip() for part in rest.partition("="))
            sets[name] = members(listed, sets)
        elif word == "rank":
            verb, _space, count = rest.partition(" ")
            self._ranked[verb] = ALL if count == "all" else int(count)
        elif word == "step":
            self._ranked[rest] = 2
            self._steps.add(rest)
        else:
            for key in spelt(line, sets):
                if key in self.ids:
                    raise TableError(f"{self.name}: {key} stands there twice")
                self.ids[key] = len(self.ids)

    def numbered(self, options: Sequence[Option]) -> dict[int, Option]:
        """The options of one decision by id, in the order of the ids. Raises TooManyUnknown."""
        ranks = self._ranks(options)
        found: dict[int, Option] = {}
        unknown: list[Option] = []
        for choice in options:
            number = self.ids.get(self.spelling(choice, ranks))
            if number is None:
                unknown.append(choice)
            else:
                found[number] = choice
        if unknown:
            self._add_unknown(found, unknown)
        return dict(sorted(found.items()))

    def unknown(self, options: Sequence[Option]) -> list[str]:
        """The keys of a decision that the table does not know."""
        ranks = self._ranks(options)
        return [choice.key for choice in options if self.spelling(choice, ranks) not in self.ids]

    def spelling(self, choice: Option, ranks: dict[str, dict[Words, int]]) -> str:
        """How the table spells an option, given what is offered beside it."""
        ranked = ranks.get(choice.verb)
        if ranked is None or not choice.args:
            return choice.key
        count = self._ranked[choice.verb]
        words = [f"#{ranked[choice.args[:count]]}", *map(str, choice.args[count:])]
        if choice.verb in self._steps and len(choice.args) == 4:
            here, there = choice.args[:2], choice.args[2:]
            words[1:] = [str(int(b) - int(a)) for a, b in zip(here, there, strict=True)]
        return f"{choice.verb}:{','.join(words)}"

    def told(self, number: int) -> str:
        """What an id stands for: a key, or that it is one of the spare ones."""
        if 0 <= number < self.known:
            return self.keys[number]
        if self.room - self.spare <= number < self.room:
            return f"spare:{number - self.room + self.spare}"
        return "nothing"

    def _ranks(self, options: Iterable[Option]) -> dict[str, dict[Words, int]]:
        """For each verb that is told by rank, the ranks of what stands at the beginning of its arguments."""
        met: dict[str, set[Words]] = {}
        if self._ranked:
            for choice in options:
                count = self._ranked.get(choice.verb)
                if count is not None and choice.args:
                    met.setdefault(choice.verb, set()).add(choice.args[:count])
        return {
            verb: {words: rank for rank, words in enumerate(sorted(m, key=_order))} for verb, m in met.items()
        }

    def _add_unknown(self, found: dict[int, Option], unknown: list[Option]) -> None:
        """Each gets the spare id of its fingerprint; where that is taken, the next one."""
        if len(unknown) > self.spare:
            raise TooManyUnknown(
                f"{self.name}: {len(unknown)} unknown options at once, {unknown[0].key} is one"
            )
        first = self.room - self.spare
        for choice in sorted(unknown, key=lambda choice: choice.key):
            place = zlib.crc32(choice.key.encode()) % self.spare
            while first + place in found:
                place = (place + 1) % self.spare
            found[first + place] = choice


def _order(words: Words) -> list[tuple[bool, int, str]]:
    """Numbers by size, then text. A number may come as text: who has only the keys gets the same ranks."""
    return [(False, int(w), "") if str(w).isdecimal() else (True, 0, str(w)) for w in words]


@cache
def actions(game: str) -> Actions:
    """The ids of a game on the shelf; a game without a table has spare ids only."""
    table = files("kolonie.adapters").joinpath("tables", f"{game}.actions")
    return Actions(game, table.read_text(encoding="utf-8") if table.is_file() else UNLISTED)


UNLISTED = "room 1024,1024"
