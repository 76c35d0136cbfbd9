"""Writes the clone functions of every title's state as source, so that mypyc can compile them.

`make fast` runs it on a copy of the sources: `generate_clones.py FOLDER` writes games/<game>/clones.py there.
"""

from __future__ import annotations

import sys
from pathlib import Path

from kolonie.core.shapes import Shape
from kolonie.games import titles


def shapes(shape: Shape) -> list[Shape]:
    """A shape and those inside it, inner ones first."""
    found: list[Shape] = []
    for inner in shape.nested.values():
        found += shapes(inner)
    return [*found, shape]


def source(shape: Shape) -> str:
    everything = shapes(shape)
    names = ", ".join(sorted(s.kind.__name__ for s in everything))
    lines = [
        '"""Made from the declared fields of the state by tools/generate_clones.py."""',
        "",
        "from __future__ import annotations",
        "",
        f"from {shape.kind.__module__} import {names}",
    ]
    for one in everything:
        kind = one.kind.__name__
        parts = ", ".join(one.clone_parts())
        for field, inner in one.nested.items():
            parts = parts.replace(f"clone_{field}(", f"clone_{inner.kind.__name__.lower()}(")
        lines += ["", "", f"def clone_{kind.lower()}(old: {kind}) -> {kind}:", f"    return {kind}({parts})"]
    return "\n".join(lines) + "\n"


def main() -> None:
    folder = Path(sys.argv[1])
    for title in titles():
        package = title.shape.kind.__module__.rpartition(".")[0]
        target = folder.joinpath(*package.split(".")) / "clones.py"
        target.write_text(source(title.shape), encoding="utf-8")


if __name__ == "__main__":
    main()
