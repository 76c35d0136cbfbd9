"""The declared fields of what is on the table, and everything derived from them.

A game declares its state as plain dataclasses and says, for each, which fields are not for everybody.
Cloning, saving, loading and what a seat may see are all read from that one declaration, so none of them
can forget a field.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from copy import copy
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

Json = Any
SIMPLE = frozenset((int, str, bool, type(None)))
"""Values that JSON gives back as they are: most of what is on a table."""


class Shape:
    """One class of the state: its fields, who may see them, and the shapes of the objects inside.

    `owner` fields are seen by the owning seat only, `nobody` fields by no seat; of a hidden list everybody
    sees the length. `nested` names the fields that hold a list of objects of another shape; the objects of
    `seats` belong to the seats, in order. `gone` are fields of an earlier version with the value that they
    always had between moves: they are still saved and counted by the hash, so that old records keep theirs.
    `later` are fields that came later, with what they hold in a game that does not need them: then they are
    neither saved nor counted, nor seen.
    """

    def __init__(
        self,
        kind: type,
        *,
        owner: tuple[str, ...] = (),
        nobody: tuple[str, ...] = (),
        nested: dict[str, Shape] | None = None,
        gone: dict[str, Json] | None = None,
        later: dict[str, Any] | None = None,
    ) -> None:
        self.kind = kind
        self.fields = tuple(field.name for field in dataclasses.fields(kind))
        self.owner = frozenset(owner)
        self.nobody = frozenset(nobody)
        self.nested = nested or {}
        self.gone = gone or {}
        self.later = later or {}
        unknown = (self.owner | self.nobody | set(self.nested) | set(self.later)) - set(self.fields)
        if unknown:
            raise TypeError(f"{kind.__name__} has no field {', '.join(sorted(unknown))}")
        back = set(self.gone) & set(self.fields)
        if back:
            raise TypeError(f"{kind.__name__} has the field {', '.join(sorted(back))}, so it is not gone")
        kept = {f.name: _annotation(f) for f in dataclasses.fields(kind) if f.name not in self.nested}
        self.tables = tuple(name for name, of in kept.items() if of.startswith("dict"))
        self.unchanging = frozenset(name for name, of in kept.items() if of.startswith("tuple"))
        """The fields whose values are shared between clones until they are replaced."""
        self.changing = tuple(name for name, of in kept.items() if of.startswith(("list", "dict")))
        """The fields whose values are changed in place: a clone has its own."""
        self.clone: Callable[[Any], Any] = self._compiled_clone
        self.values: Callable[[Any], list[Any]] = self._compiled_values
        """What an object holds, but for the seats, as values that can be looked up."""
        self.differing: Callable[[Any, Any, int], list[Any]] = self._compiled_differing
        """Those of the values of an object that are not as in another one, each after its place: little to
        look up by. The places begin with the given number. Two objects differ in the same way from a third
        only if they hold the same."""
        if not self._is_compiled():
            self._make()
        self._flat: Shape | None = None
        self._seats: Shape | None = self.nested.get("seats")

    def clone_for(self, thing: Any, seat: int) -> Any:
        """A copy in which only what is common and what belongs to the seat is its own; the rest is shared.

        Enough for looking ahead in the seat's turn, and cheap.
        """
        assert self._seats is not None
        if self._flat is None:
            self._flat = Shape(self.kind)
        twin = self._flat.clone(thing)
        seats: list[Any] = twin.seats
        seats[seat] = self._seats.clone(seats[seat])
        return twin

    def _is_compiled(self) -> bool:
        package = self.kind.__module__.rpartition(".")[0]
        return bool(package) and all(find_spec(name) is not None for name in (package, f"{package}.clones"))

    def _make(self) -> None:
        """Functions made from the field list: as fast as if written by hand, and never out of date.

        A compiled build carries the same functions compiled (`tools/derive_state.py`).
        """
        scope: dict[str, Any] = {"Kind": self.kind}
        for name, inner in self.nested.items():
            scope[f"clone_{name}"] = inner.clone
            scope[f"values_{name}"] = inner.values
        exec(f"def clone(old):\n    return Kind({', '.join(self.clone_parts())})", scope)
        exec(f"def values(old):\n    return [{', '.join(self.values_parts())}]", scope)
        exec("\n    ".join(["def differing(new, old, place):", *self.differing_lines()]), scope)
        self.clone = scope["clone"]
        self.values = scope["values"]
        self.differing = scope["differing"]

    def _compiled(self, name: str) -> Callable[..., Any]:
        """Finds a compiled function when it is first used: it lives in a module that imports the state."""
        package = self.kind.__module__.rpartition(".")[0]
        return cast(Callable[..., Any], getattr(import_module(f"{package}.clones"), name))

    def _compiled_clone(self, thing: Any) -> Any:
        self.clone = self._compiled(self.clone_name())
        return self.clone(thing)

    def _compiled_values(self, thing: Any) -> list[Any]:
        self.values = self._compiled(self.values_name())
        found: list[Any] = self.values(thing)
        return found

    def _compiled_differing(self, new: Any, old: Any, place: int) -> list[Any]:
        self.differing = self._compiled(self.differing_name())
        found: list[Any] = self.differing(new, old, place)
        return found

    def clone_name(self) -> str:
        """What the compiled function is called: `clone_table_seats` goes into the objects of `seats`."""
        return "_".join(("clone", self.kind.__name__.lower(), *self.nested))

    def clone_parts(self) -> list[str]:
        """How each field of `old` is copied, as source text."""
        parts = []
        for name in self.fields:
            if name in self.nested:
                parts.append(f"[clone_{name}(x) for x in old.{name}]")
            elif name in self.changing:
                parts.append(f"old.{name}.copy()")
            else:
                parts.append(f"old.{name}")
        return parts

    def values_name(self) -> str:
        """What the compiled function is called."""
        return f"values_{self.kind.__name__.lower()}"

    def values_parts(self) -> list[str]:
        """How each field of `old` is read, as source text; one value for each, whatever it holds."""
        parts = []
        for name in self.fields:
            if name in self.nested:
                if name != "seats":
                    parts.append(f"tuple([tuple(values_{name}(x)) for x in old.{name}])")
            elif name in self.changing:
                parts.append(f"tuple(old.{name}.items())" if name in self.tables else f"tuple(old.{name})")
            else:
                parts.append(f"old.{name}")
        return parts

    def differing_name(self) -> str:
        """What the compiled function is called."""
        return f"differing_{self.kind.__name__.lower()}"

    def differing_lines(self) -> list[str]:
        """How the fields of `new` are compared with those of `old`, as source text.

        Lists are compared as they are: few of them differ, and only these are made into values.
        """
        lines = ["found = []"]
        fields = [name for name in self.fields if name != "seats" or name not in self.nested]
        for place, (name, value) in enumerate(zip(fields, self.values_parts(), strict=True)):
            here = value.replace("old.", "new.")
            plain = name not in self.nested and name not in self.tables
            apart = f"new.{name} != old.{name}" if plain else f"{here} != {value}"
            if name in self.unchanging:
                apart = f"new.{name} is not old.{name} and {apart}"
            elif name in self.tables:
                apart = f"(new.{name} or old.{name}) and {apart}"
            lines += [f"if {apart}:", f"    found.append(place + {place})", f"    found.append({here})"]
        return [*lines, "return found"]

    def save(self, thing: Any) -> Json:
        """The object as JSON values, complete."""
        saved: dict[str, Json] = {name: pack_value(value) for name, value in self.gone.items()}
        for name in self.fields:
            value = getattr(thing, name)
            if name in self.later and value == self.later[name]:
                continue
            inner = self.nested.get(name)
            saved[name] = [inner.save(x) for x in value] if inner else pack_value(value)
        return saved

    def load(self, saved: Json) -> Any:
        """The object again. Raises ValueError for fields that are missing or unknown."""
        if not isinstance(saved, dict) or {*saved, *self.later} != {*self.fields, *self.gone}:
            raise ValueError(f"not a saved {self.kind.__name__}")
        values = []
        for name in self.fields:
            if name not in saved:
                values.append(copy(self.later[name]))
                continue
            inner = self.nested.get(name)
            values.append(
                [inner.load(x) for x in saved[name]] if inner is not None else unpack_value(saved[name])
            )
        return self.kind(*values)

    def view(self, thing: Any, viewer: int | None, owner: int | None, shown: dict[int, Any]) -> Json:
        """What `viewer` may know of an object that belongs to `owner` (None: to nobody in particular).

        `shown` replaces seats whose turn is not yet committed by what they were before it.
        """
        seen: dict[str, Json] = {}
        for name in self.fields:
            value = getattr(thing, name)
            if name in self.later and value == self.later[name]:
                continue
            inner = self.nested.get(name)
            if inner is not None:
                seen[name] = [
                    inner.view(
                        shown.get(i, x) if name == "seats" and i != viewer else x,
                        viewer,
                        i if name == "seats" else owner,
                        shown,
                    )
                    for i, x in enumerate(value)
                ]
            elif name in self.nobody or (name in self.owner and (viewer is None or viewer != owner)):
                if isinstance(value, list | tuple | dict):
                    seen[name] = {"count": len(value)}
            else:
                seen[name] = value if value.__class__ in SIMPLE else plain(value)
        return seen


def _annotation(field: dataclasses.Field[Any]) -> str:
    return field.type if isinstance(field.type, str) else getattr(field.type, "__name__", "")


def plain(value: Any) -> Json:
    """Tuples as lists and keys as text: what JSON would give back."""
    if isinstance(value, list | tuple):
        return [x if x.__class__ in SIMPLE else plain(x) for x in value]
    if isinstance(value, dict):
        return {str(k): plain(v) for k, v in value.items()}
    return value


def pack_value(value: Any) -> Json:
    """Numbers, text, lists, tuples and dictionaries as JSON that loads as the same types."""
    if isinstance(value, tuple):
        return {"tuple": [pack_value(x) for x in value]}
    if isinstance(value, list):
        return [pack_value(x) for x in value]
    if isinstance(value, dict):
        return {"dict": [[pack_value(k), pack_value(v)] for k, v in sorted(value.items())]}
    if value is None or isinstance(value, bool | int | str):
        return value
    raise TypeError(f"a state may not hold a {type(value).__name__}")


def unpack_value(saved: Json) -> Any:
    if isinstance(saved, list):
        return [unpack_value(x) for x in saved]
    if isinstance(saved, dict):
        if set(saved) == {"tuple"}:
            return tuple(unpack_value(x) for x in saved["tuple"])
        if set(saved) == {"dict"}:
            return {unpack_value(k): unpack_value(v) for k, v in saved["dict"]}
        raise ValueError("not a saved value")
    return saved
