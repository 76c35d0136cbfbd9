"""A scene whose parts are drawn only where they are new.

A move changes a few things on a table of hundreds. A title *sketches* its scene: each large part is named by
the function that draws it and by what it is drawn from, which may be the whole view. While it draws, it is
watched what it looks at; as long as all of that is the same, the part is the same, and whoever has it
already need not draw it again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from msgspec.structs import replace

from kolonie.core.scene import Part, Scene
from kolonie.core.shapes import Json


class Later:
    """What draws a part (or several), and from what: JSON values. The box is known to all."""

    __slots__ = ("inputs", "make")

    def __init__(self, make: Callable[..., Any], inputs: tuple[Json, ...]) -> None:
        self.make = make
        self.inputs = inputs

    @property
    def name(self) -> tuple[Any, ...]:
        """By which it is found again: what draws it, and which one it is (the inputs that are no objects)."""
        return (self.make, *(one for one in self.inputs if one.__class__ is int or one.__class__ is str))

    def draw(self, box: Any) -> tuple[Part, ...]:
        return _parts(self.make(box, *self.inputs))


def later(make: Callable[..., Any], *inputs: Json) -> Part:
    """Stands in a sketch for the part or parts that `make(box, *inputs)` draws."""
    return cast(Part, Later(make, inputs))


def finished(box: Any, sketch: Scene) -> Scene:
    """The scene with all its parts drawn."""
    panels = []
    for panel in sketch.panels:
        parts: list[Part] = []
        for part in panel.parts:
            parts += part.draw(box) if isinstance(part, Later) else (part,)
        panels.append(replace(panel, parts=tuple(parts)))
    return replace(sketch, panels=tuple(panels))


def _parts(made: Any) -> tuple[Part, ...]:
    return tuple(made) if isinstance(made, tuple | list) else (made,)


class Drawing:
    """Parts that were drawn, and all that was looked at for it."""

    __slots__ = ("_inputs", "parts")

    def __init__(self, box: Any, sketch: Later) -> None:
        self._inputs = [Watched(one) if one.__class__ is dict else one for one in sketch.inputs]
        self.parts = _parts(sketch.make(box, *self._inputs))
        for one in self._inputs:
            if one.__class__ is Watched:
                one.close()

    def holds(self, inputs: tuple[Json, ...]) -> bool:
        """Whether the same would be drawn from these inputs."""
        for old, new in zip(self._inputs, inputs, strict=True):
            if old.__class__ is Watched:
                if new.__class__ is not dict or not old.holds(new):
                    return False
            elif old != new:
                return False
        return True


class Watched(dict[str, Json]):
    """A part of a view that remembers what was read of it.

    Objects inside are watched as well; lists of anything else are read as a whole. Which keys there are
    always counts, because compiled code looks for them without asking.
    """

    __slots__ = ("_inner", "_keys", "_lists", "_read")

    def __init__(self, seen: dict[str, Json]) -> None:
        super().__init__(seen)
        self._keys = tuple(seen)
        self._read: dict[str, Json] = {}
        self._inner: dict[str, Watched] = {}
        self._lists: dict[str, list[Watched]] = {}

    def __getitem__(self, key: str) -> Json:
        if key in self._inner:
            return self._inner[key]
        if key in self._lists:
            return self._lists[key]
        value = super().__getitem__(key)
        if value.__class__ is dict:
            inner = self._inner[key] = Watched(value)
            return inner
        if value.__class__ is list and value and value[0].__class__ is dict:
            inside = self._lists[key] = [Watched(one) for one in value]
            return inside
        self._read[key] = value
        return value

    def __iter__(self) -> Iterator[str]:
        """Written out, so that whoever copies it reads every value."""
        return iter(self._keys)

    def get(self, key: str, default: Json = None) -> Json:
        return self[key] if key in self else default  # noqa: SIM401

    def items(self) -> Any:
        return [(key, self[key]) for key in self._keys]

    def values(self) -> Any:
        return [self[key] for key in self._keys]

    def close(self) -> None:
        """Nothing more is read: only what was read is kept."""
        self.clear()
        for inner in self._inner.values():
            inner.close()
        for inside in self._lists.values():
            for one in inside:
                one.close()

    def holds(self, seen: dict[str, Json]) -> bool:
        """Whether all that was read is the same here."""
        if tuple(seen) != self._keys:
            return False
        for key, value in self._read.items():
            new = seen[key]
            if new != value or new.__class__ is not value.__class__:
                return False
        for key, inner in self._inner.items():
            new = seen[key]
            if new.__class__ is not dict or not inner.holds(new):
                return False
        for key, inside in self._lists.items():
            new = seen[key]
            if new.__class__ is not list or len(new) != len(inside):
                return False
            for old, one in zip(inside, new, strict=True):
                if one.__class__ is not dict or not old.holds(one):
                    return False
        return True
