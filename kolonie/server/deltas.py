"""What is different between two states of a table, and how it is laid over the older one.

The first state of a socket is sent whole, afterwards only what has changed: a list of steps, each with a path
into the state. Done one after the other they make of the older state exactly the newer one, as it would have
been sent; the browser does the same (`web/src/api/folding.ts`). States are built of parts that stay the same
object as long as they stay the same (`sketchbook`), so most of the comparing is done by looking once.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from kolonie.server.steps import Path, Put, Splice, Step

WHOLE = frozenset(("decision", "result"))
"""Fields of a state that are sent as a whole: nearly nothing of one decision is in the next."""
FEW = 3
"""If more than one field in so many is different, the object is sent as a whole."""
SHORT = 12
"""Lists of plain values up to this length are sent as a whole."""


def difference(old: Any, new: Any) -> list[Step]:
    """The steps from one state to another. A field keeps its type: what was a number is no truth later."""
    steps: list[Step] = []
    _differ(old, new, [], steps)
    return steps


def _differ(old: Any, new: Any, path: Path, steps: list[Step]) -> None:
    if old is new or old == new:
        return
    kind = new.__class__
    if kind is not old.__class__ or (path and path[-1] in WHOLE):
        steps.append(Put(path, new))
    elif kind is list or kind is tuple:
        _lists(old, new, path, steps)
    elif kind is dict:
        _objects(old, new, path, steps)
    elif isinstance(new, Struct):
        _structs(old, new, path, steps)
    else:
        steps.append(Put(path, new))


def _structs(old: Struct, new: Struct, path: Path, steps: list[Step]) -> None:
    names = new.__struct_fields__
    changed = []
    for name in names:
        a, b = getattr(old, name), getattr(new, name)
        if a is not b and a != b:
            changed.append((name, a, b))
    if path and (len(changed) * FEW > len(names) or _leaves_out(old, new, changed)):
        steps.append(Put(path, new))
        return
    for name, a, b in changed:
        _differ(a, b, [*path, name], steps)


def _leaves_out(old: Struct, new: Struct, changed: list[tuple[str, Any, Any]]) -> bool:
    """Whether a changed field is sent in one of the two only: what says nothing is left out."""
    if not new.__struct_config__.omit_defaults:
        return False
    usual = _usual(new.__class__)
    return any(name in usual and (a == usual[name]) != (b == usual[name]) for name, a, b in changed)


_USUAL: dict[type[Struct], dict[str, Any]] = {}


def _usual(kind: type[Struct]) -> dict[str, Any]:
    """The fields with a value that is not sent."""
    found = _USUAL.get(kind)
    if found is None:
        found = _USUAL[kind] = {f.name: _default(f) for f in fields(kind) if not f.required}
    return found


def _default(field: FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def _objects(old: dict[str, Any], new: dict[str, Any], path: Path, steps: list[Step]) -> None:
    if any(key not in new for key in old):
        steps.append(Put(path, new))
        return
    for key, value in new.items():
        if key in old:
            _differ(old[key], value, [*path, key], steps)
        else:
            steps.append(Put([*path, key], value))


def _lists(old: list[Any], new: list[Any], path: Path, steps: list[Step]) -> None:
    if len(new) <= SHORT and not any(isinstance(one, Struct | dict | list | tuple) for one in new):
        steps.append(Put(path, new))
        return
    if len(old) == len(new):
        for index, (a, b) in enumerate(zip(old, new, strict=True)):
            if a is not b:
                _differ(a, b, [*path, index], steps)
        return
    start = 0
    shorter = min(len(old), len(new))
    while start < shorter and (old[start] is new[start] or old[start] == new[start]):
        start += 1
    end = 0
    while end < shorter - start and (old[-1 - end] is new[-1 - end] or old[-1 - end] == new[-1 - end]):
        end += 1
    _between(old[start : len(old) - end], new[start : len(new) - end], path, start, steps)


def _between(old: list[Any], new: list[Any], path: Path, start: int, steps: list[Step]) -> None:
    """Where things came or went: those that stayed, the same objects in the same order, divide the rest."""
    where: dict[int, int] = {}
    for index, one in enumerate(old):
        where[id(one)] = -1 if id(one) in where else index
    at = begun = 0
    for index, one in enumerate(new):
        found = where.get(id(one), -1)
        if found >= at:
            _stretch(old[at:found], new[begun:index], path, start + begun, steps)
            at, begun = found + 1, index + 1
    _stretch(old[at:], new[begun:], path, start + begun, steps)


def _stretch(old: list[Any], new: list[Any], path: Path, start: int, steps: list[Step]) -> None:
    """What lies side by side is told by what has changed in it, whatever is left over as a whole."""
    both = min(len(old), len(new))
    for index in range(both):
        _differ(old[index], new[index], [*path, start + index], steps)
    if len(old) != len(new):
        steps.append(Splice(path, start + both, len(old) - both, new[both:]))


def fold(state: Any, steps: list[dict[str, Any]]) -> Any:
    """The state that the steps lead to, all as JSON values. The older one stays as it is."""
    for step in steps:
        state = _laid(state, step["at"], step)
    return state


def _laid(value: Any, path: Path, step: dict[str, Any]) -> Any:
    if not path:
        if step["do"] == "put":
            return step["value"]
        start, drop = step["start"], step["drop"]
        return [*value[:start], *step["add"], *value[start + drop :]]
    head, *rest = path
    if isinstance(value, dict):
        return {**value, head: _laid(value.get(head), rest, step)}
    changed = list(value)
    changed[int(head)] = _laid(value[int(head)], rest, step)
    return changed
