"""What tells one position from another, read from the declared fields and from the frames.

Nothing is listed by hand. Searches use it: of two ways that lead to the same position one is enough.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from kolonie.core.frames import Env, Frame
from kolonie.core.shapes import Shape


class Fields:
    """The fields of a state as values that can be looked up: always as many, in one order."""

    __slots__ = ("common", "seats")

    def __init__(self, shape: Shape) -> None:
        self.common = shape
        self.seats = shape.nested.get("seats")

    def whole(self, state: Any) -> list[Hashable]:
        """Everything on the table."""
        found: list[Hashable] = self.common.values(state)
        if self.seats is not None:
            for seat in state.seats:
                found += self.seats.values(seat)
        return found

    def differing(self, state: Any, base: Any, seat: int) -> list[Hashable]:
        """What is not as in the base: of what is common, and of what belongs to the seat."""
        found: list[Hashable] = self.common.differing(state, base, 0)
        if self.seats is not None:
            found += self.seats.differing(state.seats[seat], base.seats[seat], len(self.common.fields))
        return found

    def apart(self, state: Any, base: Any) -> list[Hashable]:
        """What is not as in the base, of everything on the table: much less to look up by than the whole."""
        found: list[Hashable] = self.common.differing(state, base, 0)
        if self.seats is not None:
            place = len(self.common.fields)
            for number, seat in enumerate(state.seats):
                found += self.seats.differing(seat, base.seats[number], place)
                place += len(self.seats.fields)
        return found


class Stacks:
    """Numbers stacks of frames: equal stacks have the same number.

    It keeps the frames it has seen, so that none of them can be taken for another. The frames of a stack that
    all others stand on (`below`) are never made again: they have numbers of their own, unseen.
    """

    __slots__ = ("_environments", "_known", "_numbers")

    def __init__(self, below: Frame | None = None) -> None:
        self._known: dict[Frame, int] = {}
        while below is not None:
            self._known[below] = -1 - len(self._known)
            below = below.parent
        self._numbers: dict[Hashable, int] = {}
        self._environments: dict[Hashable, int] = {}

    def number(self, frame: Frame | None) -> int:
        known = self._known
        above: list[Frame] = []
        number = 0
        while frame is not None:
            found = known.get(frame)
            if found is not None:
                number = found
                break
            above.append(frame)
            frame = frame.parent
        env: Env | None = None
        inside = 0
        for level in reversed(above):
            if level.env is not env:  # most frames share that of the one below
                env = level.env
                inside = self._environments.setdefault(_values(env), len(self._environments))
            here = (number, id(level.node), level.pos, level.seat, inside)
            number = self._numbers.setdefault(here, len(self._numbers) + 1)
            known[level] = number
        return number


def _values(env: Env) -> Hashable:
    """The environment of a frame; of the items of a group only what tells them apart."""
    items = env.get("items")
    if items is None:
        found: list[Hashable] = []
        for name, value in env.items():
            found.append(name)
            found.append(value)
        return tuple(found)
    listed = tuple([(item.word, id(item.node), item.env, item.must) for item in items])
    return (listed, *[pair for pair in env.items() if pair[0] != "items"])


def fields_of(shape: Shape) -> Fields:
    """The fields of a state, worked out once for each shape."""
    found = _FIELDS.get(shape)
    if found is None:
        found = _FIELDS[shape] = Fields(shape)
    return found


_FIELDS: dict[Shape, Fields] = {}
