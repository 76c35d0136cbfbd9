"""Runs the tests of this checkout on the compiled build instead of the sources.

The checkout's root would shadow the build on the import path, so the tests are copied beside an empty folder.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

import launch
import pytest


def pytest_configure() -> None:
    """This file is a plugin too, because every process that runs tests has to see the compiled build."""
    import kolonie.core.engine

    if not Path(str(kolonie.core.engine.__file__)).is_relative_to(launch.COMPILED):
        pytest.exit("on_compiled: the tests would not run on the compiled build", returncode=3)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        for part in ("tests", "docs"):
            shutil.copytree(launch.ROOT / part, Path(folder) / part)
        shutil.copy(launch.ROOT / "pyproject.toml", folder)
        launch.choose(launch.COMPILED)
        sys.path.insert(0, folder)
        os.chdir(folder)
        paths = [a if a.startswith("-") or a.isdecimal() else str(Path(folder) / a) for a in sys.argv[1:]]
        wanted = [p for p in paths if p.startswith("-") or p.isdecimal() or Path(p).exists()]
        plugins = ["-p", "on_compiled", "-p", "no:cacheprovider"]
        return int(pytest.main(["--rootdir", folder, *plugins, *wanted]))


if __name__ == "__main__":
    sys.exit(main())
