"""Runs the tests of this checkout against the installed, compiled wheel instead of the sources.

The checkout's root would shadow the wheel on the import path, so the tests are copied beside an empty folder.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        for part in ("tests", "docs"):
            shutil.copytree(ROOT / part, Path(folder) / part)
        shutil.copy(ROOT / "pyproject.toml", folder)
        sys.path.insert(0, folder)
        import kolonie.core.engine

        if str(kolonie.core.engine.__file__).endswith(".py"):
            sys.exit("on_wheel: the installed build is not compiled")
        paths = [a if a.startswith("-") or a.isdecimal() else str(Path(folder) / a) for a in sys.argv[1:]]
        wanted = [p for p in paths if p.startswith("-") or p.isdecimal() or Path(p).exists()]
        return int(pytest.main(["--rootdir", folder, "-p", "no:cacheprovider", *wanted]))


if __name__ == "__main__":
    sys.exit(main())
