"""Writes what is derived from the declared fields of every title's state as source, for mypyc to compile.

`make fast` runs it on a copy of the sources: games/<game>/clones.py gets the functions that clone and
read it, and the state classes get the `__init__` and `__eq__` that their dataclass decorator would make at
run time.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from kolonie.core.shapes import Shape
from kolonie.games import titles

PLAIN_DATA = "@mypyc_attr(acyclic=True)"
"""Nothing on a table refers back to what holds it, so the collector of cycles need not look at it."""


def complete(shape: Shape) -> list[Shape]:
    """A shape and those inside it, inner ones first."""
    return [*(one for inner in shape.nested.values() for one in complete(inner)), shape]


def shapes(shape: Shape) -> list[Shape]:
    """These, each also without what is inside, for flat copies."""
    return [
        one for whole in complete(shape) for one in ([Shape(whole.kind)] if whole.nested else []) + [whole]
    ]


def source(shape: Shape) -> str:
    everything = shapes(shape)
    names = ", ".join(sorted({s.kind.__name__ for s in everything}))
    lines = [
        '"""Made from the declared fields of the state by tools/derive_state.py."""',
        "",
        "from __future__ import annotations",
        "",
        f"from {shape.kind.__module__} import {names}",
    ]
    for one in everything:
        kind = one.kind.__name__
        parts = ", ".join(one.clone_parts())
        for field, inner in one.nested.items():
            parts = parts.replace(f"clone_{field}(", f"{inner.clone_name()}(")
        lines += ["", "", f"def {one.clone_name()}(old: {kind}) -> {kind}:", f"    return {kind}({parts})"]
    for one in complete(shape):
        values = ", ".join(one.values_parts())
        for field, inner in one.nested.items():
            values = values.replace(f"values_{field}(", f"{inner.values_name()}(")
        kind = one.kind.__name__
        lines += ["", "", f"def {one.values_name()}(old: {kind}) -> list[object]:", f"    return [{values}]"]
        compared = "\n".join(f"    {line}" for line in one.differing_lines())
        for field, inner in one.nested.items():
            compared = compared.replace(f"values_{field}(", f"{inner.values_name()}(")
        compared = compared.replace("found = []", "found: list[object] = []")
        lines += [
            "",
            "",
            f"def {one.differing_name()}(new: {kind}, old: {kind}, place: int) -> list[object]:",
        ]
        lines.append(compared)
    return "\n".join(lines) + "\n"


def with_constructors(text: str) -> str:
    """The same module, with an explicit `__init__` and `__eq__` in each dataclass of state."""
    lines = text.splitlines()
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    for node in reversed(classes):
        decorators = [ast.unparse(d) for d in node.decorator_list]
        if decorators != ["dataclass(slots=True)"]:
            continue
        fields = [f for f in node.body if isinstance(f, ast.AnnAssign) and isinstance(f.target, ast.Name)]
        names = [f.target.id for f in fields if isinstance(f.target, ast.Name)]
        given = ", ".join(f"{n}: {ast.unparse(f.annotation)}" for n, f in zip(names, fields, strict=True))
        made = ["", f"    def __init__(self, {given}) -> None:", *(f"        self.{n} = {n}" for n in names)]
        same = " and ".join(f"self.{n} == other.{n}" for n in names)
        made += ["", "    def __eq__(self, other: object) -> bool:"]
        made.append(f"        return isinstance(other, {node.name}) and {same}")
        assert node.end_lineno is not None
        lines[node.end_lineno : node.end_lineno] = made
        lines[node.decorator_list[0].lineno - 1] = (
            f"{PLAIN_DATA}\n@dataclass(slots=True, init=False, eq=False)"
        )
    place = next(number for number, line in enumerate(lines) if line.startswith("from dataclasses"))
    lines.insert(place + 1, "from mypy_extensions import mypyc_attr")
    return "\n".join(lines) + "\n"


def main() -> None:
    folder = Path(sys.argv[1])
    for title in titles():
        package, _dot, module = title.shape.kind.__module__.rpartition(".")
        home = folder.joinpath(*package.split("."))
        (home / "clones.py").write_text(source(title.shape), encoding="utf-8")
        state = home / f"{module}.py"
        state.write_text(with_constructors(state.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
