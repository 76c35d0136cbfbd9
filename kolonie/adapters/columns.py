"""A view as numbers: a vector of fixed length in which every column has a name.

It is made from the named view (`kolonie.core.views.named`) and from nothing else, so it holds nothing
that the seat may not know. A number of the view is its column (`round`, `goods.credit`). A word, or a
list of words, is one column for each word with how often it stands there (`corporation=flux`, `hand=51`).
Of what is hidden the view tells the count (`hand.count`). None is -1 where otherwise a number stands, and
no word else.

A table (`tables/<game>.columns`) names the columns, those of the common table, then as many for each seat:

    room 640,128          so many in all: common ones, and for each seat; those not named yet are 0
    skip seat laid        is told by others, or too long
    ordered common ring   the place in this list of words counts: `ring.0=D`
    common round
    seat hand = 1|2|3     three columns

Lines are only ever added at the end, so a column means the same in every later version. What a view tells
and no column names is counted in the first one, `unknown`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from kolonie.adapters.spelling import TableError, lines_of

APART = frozenset(("game", "rules", "seats", "options", "asked", "scores", "winners", "breakdown", "table"))
"""Parts of a view that are no columns: what never changes, what the mask tells, the result."""
UNKNOWN = "unknown"
COMMON, SEAT = "common", "seat"


class Part:
    """The columns of the common table, or those of one seat."""

    def __init__(self) -> None:
        self.room = 0
        self.columns: dict[str, int] = {}
        self.skipped: set[str] = set()
        self.ordered: set[str] = set()

    def add(self, line: str) -> None:
        path, equals, words = line.partition(" = ")
        for name in [f"{path}={word}" for word in words.split("|")] if equals else [path]:
            if name in self.columns:
                raise TableError(f"the column {name} stands there twice")
            self.columns[name] = len(self.columns)

    def told(self, value: Any, path: str = "") -> Iterator[tuple[str, float]]:
        """The columns that a part of a named view fills, known or not."""
        if isinstance(value, dict):
            for name, inner in value.items():
                deeper = f"{path}.{name}" if path else str(name)
                if deeper not in self.skipped:
                    yield from self.told(inner, deeper)
        elif isinstance(value, str):
            yield f"{path}={value}", 1.0
        elif isinstance(value, list):
            ordered = path in self.ordered
            for index, inner in enumerate(value):
                named = isinstance(inner, str) and not ordered
                yield from self.told(inner, path if named else f"{path}.{index}")
        elif value is not None:
            yield path, float(value)
        elif path in self.columns:
            yield path, -1.0


class Columns:
    """The columns of one game."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.parts = {COMMON: Part(), SEAT: Part()}
        self.common, self.seat = self.parts[COMMON], self.parts[SEAT]
        self.common.add(UNKNOWN)
        for line in lines_of(text):
            word, _space, rest = line.partition(" ")
            if word == "room":
                self.common.room, self.seat.room = (int(number) for number in rest.split(","))
            elif word in ("skip", "ordered"):
                kind, _space, path = rest.partition(" ")
                (self.parts[kind].skipped if word == "skip" else self.parts[kind].ordered).add(path)
            else:
                self.parts[word].add(rest)
        for kind, part in self.parts.items():
            if len(part.columns) > part.room:
                raise TableError(f"{name}: {len(part.columns)} {kind} columns, but room for {part.room}")

    def size(self, seats: int) -> int:
        """The length of the vector at a table of so many seats."""
        return self.common.room + seats * self.seat.room

    def names(self, seats: int) -> list[str]:
        """The name of every column; empty for those that are kept for later."""
        found = [""] * self.size(seats)
        for name, column in self.common.columns.items():
            found[column] = name
        for seat in range(seats):
            first = self.common.room + seat * self.seat.room
            for name, column in self.seat.columns.items():
                found[first + column] = f"seats.{seat}.{name}"
        return found

    def vector(self, seen: dict[str, Any]) -> array[float]:
        """A named view as numbers."""
        values = array("f", bytes(4 * self.size(seen["seats"])))
        columns = self.common.columns
        for name, value in self.common.told(shared(seen)):
            column = columns.get(name, 0)
            values[column] += value if column else 1.0
        columns = self.seat.columns
        for seat, one in enumerate(seen["table"]["seats"]):
            first = self.common.room + seat * self.seat.room
            for name, value in self.seat.told(one):
                if name in columns:
                    values[first + columns[name]] += value
                else:
                    values[0] += 1.0
        return values

    def unknown(self, seen: dict[str, Any]) -> list[tuple[str, str]]:
        """What a view tells and no column names: the part and the name."""
        found = [
            (COMMON, name) for name, _ in self.common.told(shared(seen)) if name not in self.common.columns
        ]
        for one in seen["table"]["seats"]:
            found += [(SEAT, name) for name, _ in self.seat.told(one) if name not in self.seat.columns]
        return found


def shared(seen: dict[str, Any]) -> dict[str, Any]:
    """What a view tells beside the seats. Seats are names here: the number of one is not an amount."""
    table = {name: value for name, value in seen["table"].items() if name != "seats"}
    rest = {name: value for name, value in seen.items() if name not in APART}
    return {
        **rest,
        "viewer": None if seen["viewer"] is None else str(seen["viewer"]),
        "to_act": [str(seat) for seat in seen["to_act"]],
        **table,
    }


@cache
def columns(game: str) -> Columns:
    """The columns of a game on the shelf; a game without a table has none."""
    table = files("kolonie.adapters").joinpath("tables", f"{game}.columns")
    return Columns(game, table.read_text(encoding="utf-8") if table.is_file() else UNLISTED)


UNLISTED = "room 1,0"
