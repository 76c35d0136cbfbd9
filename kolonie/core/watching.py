"""A view that remembers what was read of it, for whoever wants to know when to read it again (`sketches`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kolonie.core.shapes import Json

INSIDE, LAY = dict.__getitem__, dict.__setitem__
"""Past what `Watched` does: there are dozens of looks for every part that is drawn."""


class Watched(dict[str, Json]):
    """A part of a view that remembers what was read of it.

    Objects inside are watched as well; lists of anything else are read as a whole. Which keys there are
    always counts, because compiled code looks for them without asking.
    """

    __slots__ = ("inner", "keys_there", "lists", "read")

    def __init__(self, seen: dict[str, Json]) -> None:
        super().__init__(seen)
        self.keys_there = tuple(seen)
        self.read: dict[str, Json] = {}
        self.inner: dict[str, Watched] = {}
        self.lists: dict[str, list[Watched]] = {}

    def __getitem__(self, key: str) -> Json:
        value = INSIDE(self, key)
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

    def __iter__(self) -> Iterator[str]:
        """Written out, so that whoever copies it reads every value."""
        return iter(self.keys_there)

    def get(self, key: str, default: Json = None) -> Json:
        return self[key] if key in self else default  # noqa: SIM401

    def items(self) -> Any:
        return [(key, self[key]) for key in self.keys_there]

    def values(self) -> Any:
        return [self[key] for key in self.keys_there]
