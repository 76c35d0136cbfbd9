"""`kolonie` of a checkout: runs the compiled build if it is there and fits the sources, else plain Python.

`python -m kolonie.cli` in the checkout always runs plain Python.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
STAMP = COMPILED / "kolonie.stamp"
HOT = ("core", "games", "bots", "table", "server")
"""The packages of which something is compiled, and all that they import."""
NO_SOURCE = (".pyc", ".so", ".pyd")


def digest(paths: Iterable[Path]) -> str:
    """One text for these files, their places and this Python."""
    total = hashlib.sha256(sys.version.encode())
    for path in sorted(paths):
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def sources() -> list[Path]:
    """All that the package holds: code, packs, rules, texts."""
    found = [path for path in (ROOT / "kolonie").rglob("*") if path.suffix not in NO_SOURCE]
    return [*(path for path in found if path.is_file()), ROOT / "pyproject.toml"]


def hot_sources() -> list[Path]:
    """What decides whether it has to be compiled again."""
    found = [path for package in HOT for path in (ROOT / "kolonie" / package).rglob("*.py")]
    tools = [ROOT / "tools" / name for name in ("derive_state.py", "compile_hot.py")]
    return [*found, *tools, ROOT / "pyproject.toml", ROOT / "locks" / "dev.txt"]


def fits() -> bool:
    """Whether there is a compiled build of exactly these sources for this Python."""
    return STAMP.exists() and STAMP.read_text() == digest(sources())


def choose(build: Path) -> None:
    """Lets this process and those that it starts import `kolonie` from that folder."""
    sys.path.insert(0, str(build))
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(build), os.environ.get("PYTHONPATH"))))


def main() -> int:
    build = COMPILED if fits() else ROOT
    sys.path.remove(str(ROOT / "tools"))
    choose(build)
    os.environ["PYTHONSAFEPATH"] = "1"  # or the checkout, if it is the current folder, would come first
    os.environ.setdefault("KOLONIE_CLIENT", str(ROOT / "web" / "dist"))
    from kolonie.cli import main as kolonie

    return kolonie()


if __name__ == "__main__":
    sys.exit(main())
