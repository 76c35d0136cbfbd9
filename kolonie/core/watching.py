"""A view that remembers what was read of it, for whoever wants to know when to read it again (`sketches`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kolonie.core.shapes import Json

INSIDE, LAY, HOLDS = dict.__getitem__, dict.__setitem__, dict.__contains__
"""Past what `Watched` does: there are dozens of looks for every part that is drawn."""


class Watched(dict[str, Json]):
    """A part of a view that remembers what was read of it.

    Objects inside are watched as well; lists of anything else are read as a whole. Where a key was asked for
    that is not there, that is remembered too. Compiled code asks past this with `in` and `len`, so scenes of
    compiled titles do without them (a law); `get` tells as much.
    """

    __slots__ = ("absent", "inner", "keys_there", "listed", "lists", "read")

    def __init__(self, seen: dict[str, Json]) -> None:
        super().__init__(seen)
        self.keys_there = tuple(seen)
        self.listed = False
        """Whether somebody looked which keys there are."""
        self.read: dict[str, Json] = {}
        self.absent: set[str] = set()
        """Keys that were asked for and not found."""
        self.inner: dict[str, Watched] = {}
        self.lists: dict[str, list[Watched]] = {}

    def __getitem__(self, key: str) -> Json:
        try:
            value = INSIDE(self, key)
        except KeyError:
            self.absent.add(key)
            raise
        kind = value.__class__
        if kind is dict:
            inner = self.inner[key] = Watched(value)
            LAY(self, key, inner)
            return inner
        if kind is list and value and value[0].__class__ is dict:
            inside = self.lists[key] = [Watched(one) for one in value]
            LAY(self, key, inside)
            return inside
        if kind is not Watched and key not in self.lists:
            self.read[key] = value
        return value

    def __contains__(self, key: object) -> bool:
        if HOLDS(self, key):
            self[str(key)]
            return True
        self.absent.add(str(key))
        return False

    def __iter__(self) -> Iterator[str]:
        """Written out, so that whoever copies it reads every value."""
        self.listed = True
        return iter(self.keys_there)

    def __len__(self) -> int:
        self.listed = True
        return len(self.keys_there)

    def __eq__(self, other: object) -> bool:
        self.values()
        return super().__eq__(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None

    def get(self, key: str, default: Json = None) -> Json:
        return self[key] if key in self else default  # noqa: SIM401

    def keys(self) -> Any:
        return list(self)

    def items(self) -> Any:
        return [(key, self[key]) for key in self]

    def values(self) -> Any:
        return [self[key] for key in self]

    def copy(self) -> dict[str, Json]:
        return dict(self.items())
