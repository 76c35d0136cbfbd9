"""A scene whose parts are drawn only where they are new.

A move changes a few things on a table of hundreds. A title *sketches* its scene: each large part is named by
the function that draws it and by what it is drawn from, which may be the whole view. While it draws, it is
watched what it looks at; as long as all of that is the same, the part is the same, and whoever has it
already need not draw it again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from msgspec.structs import replace

from kolonie.core.scene import Part, Scene
from kolonie.core.shapes import Json
from kolonie.core.watching import Watched


class Later:
    """What draws a part (or several), and from what: JSON values. The box is known to all."""

    __slots__ = ("inputs", "make")

    def __init__(self, make: Callable[..., Any], inputs: tuple[Json, ...]) -> None:
        self.make = make
        self.inputs = inputs

    @property
    def name(self) -> tuple[Any, ...]:
        """By which it is found again: what draws it, and which one it is (the inputs that are no objects)."""
        found: list[Any] = [self.make]
        for one in self.inputs:
            if one.__class__ is int or one.__class__ is str:
                found.append(one)
        return tuple(found)

    def draw(self, box: Any) -> tuple[Part, ...]:
        return _parts(self.make(box, *self.inputs))


def later(make: Callable[..., Any], *inputs: Json) -> Part:
    """Stands in a sketch for the part or parts that `make(box, *inputs)` draws."""
    return cast(Part, Later(make, inputs))


ASKED = ("asked", "options")
"""What a view holds only while its viewer is asked something."""


def on_the_table(view: dict[str, Json]) -> dict[str, Json]:
    """A view without what its viewer is asked: it would make every part another one whenever the turn passes.

    A scene shows what lies on the table and is the same without it (a law).
    """
    if ASKED[0] not in view:
        return view
    return {key: value for key, value in view.items() if key not in ASKED}


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
        inputs = [Watched(one) if one.__class__ is dict else one for one in sketch.inputs]
        self.parts = _parts(sketch.make(box, *inputs))
        self._inputs: list[Any] = [Read(one) if one.__class__ is Watched else one for one in inputs]

    def holds(self, inputs: tuple[Json, ...]) -> bool:
        """Whether the same would be drawn from these inputs."""
        for number, new in enumerate(inputs):
            old = self._inputs[number]
            if isinstance(old, Read):
                if new.__class__ is not dict or not old.holds(new):
                    return False
            elif old != new:
                return False
        return True


GONE: Json = object()
"""In place of a value that is not there."""


class Read:
    """What was read of a part of a view: values, keys that were not there, and all keys if it was looked."""

    __slots__ = ("_absent", "_inner", "_keys", "_lists", "_values")

    def __init__(self, watched: Watched) -> None:
        self._keys: tuple[str, ...] | None = watched.keys_there if watched.listed else None
        self._absent: list[str] = list(watched.absent)
        self._values: list[tuple[str, Json]] = list(watched.read.items())
        self._inner = [(key, Read(one)) for key, one in watched.inner.items()]
        self._lists = [(key, [Read(one) for one in inside]) for key, inside in watched.lists.items()]

    def holds(self, seen: dict[str, Json]) -> bool:
        """Whether all that was read is the same here."""
        if self._keys is not None and tuple(seen) != self._keys:
            return False
        for key, value in self._values:
            new = seen.get(key, GONE)
            if new is not value and (new.__class__ is not value.__class__ or new != value):
                return False
        for key in self._absent:
            if key in seen:
                return False
        for key, inner in self._inner:
            new = seen.get(key)
            if new.__class__ is not dict or not inner.holds(new):
                return False
        for key, inside in self._lists:
            new = seen.get(key)
            if new.__class__ is not list or len(new) != len(inside):
                return False
            for number, old in enumerate(inside):
                one = new[number]
                if one.__class__ is not dict or not old.holds(one):
                    return False
        return True
