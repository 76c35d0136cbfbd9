"""What tells one position from another, read from the declared fields and from the frames.

Nothing is listed by hand. Searches use it: of two ways that lead to the same position one is enough.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from operator import attrgetter
from typing import Any

from kolonie.core.frames import Env, Frame
from kolonie.core.shapes import Shape


class Fields:
    """The fields of one class of the state as values that can be looked up."""

    __slots__ = ("lists", "nested", "plain", "seats")

    def __init__(self, shape: Shape) -> None:
        plain = [n for n in shape.fields if n not in shape.changing and n not in shape.nested]
        self.plain: Callable[[Any], Hashable] | None = attrgetter(*plain) if plain else None
        self.lists = [attrgetter(name) for name in shape.changing]
        self.nested = [
            (attrgetter(name), Fields(inner)) for name, inner in shape.nested.items() if name != "seats"
        ]
        seats = shape.nested.get("seats")
        self.seats = Fields(seats) if seats is not None else None

    def whole(self, state: Any) -> list[Hashable]:
        """Everything on the table."""
        found: list[Hashable] = []
        self._add_to(found, state)
        if self.seats is not None:
            for seat in state.seats:
                self.seats._add_to(found, seat)
        return found

    def for_seat(self, state: Any, seat: int) -> list[Hashable]:
        """What is common, and what belongs to the seat."""
        found: list[Hashable] = []
        self._add_to(found, state)
        if self.seats is not None:
            self.seats._add_to(found, state.seats[seat])
        return found

    def _add_to(self, found: list[Hashable], thing: Any) -> None:
        if self.plain is not None:
            found.append(self.plain(thing))
        for get in self.lists:
            value = get(thing)
            found.append(tuple(value.items()) if isinstance(value, dict) else tuple(value))
        for get, inner in self.nested:
            for part in get(thing):
                inner._add_to(found, part)


class Stacks:
    """Numbers stacks of frames: equal stacks have the same number.

    It keeps the frames it has seen, so that none of them can be taken for another.
    """

    __slots__ = ("_known", "_numbers")

    def __init__(self) -> None:
        self._known: dict[Frame, int] = {}
        self._numbers: dict[Hashable, int] = {}

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
        for level in reversed(above):
            here = (number, id(level.node), level.pos, level.seat, _values(level.env))
            number = self._numbers.setdefault(here, len(self._numbers) + 1)
            known[level] = number
        return number


def _values(env: Env) -> Hashable:
    """The environment of a frame; of the items of a group only what tells them apart."""
    items = env.get("items")
    if items is None:
        return tuple(env.items())
    listed = tuple([(item.word, id(item.node), item.env, item.must) for item in items])
    return (listed, *[pair for pair in env.items() if pair[0] != "items"])


def fields_of(shape: Shape) -> Fields:
    """The fields of a state, worked out once for each shape."""
    found = _FIELDS.get(shape)
    if found is None:
        found = _FIELDS[shape] = Fields(shape)
    return found


_FIELDS: dict[Shape, Fields] = {}
