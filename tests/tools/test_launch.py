"""`kolonie` of a checkout runs the compiled build exactly as long as it is one of the present sources."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kolonie import __version__, build

ROOT = Path(__file__).parents[2]
CLI = """
import os, subprocess, sys
def main():
    import kolonie
    print(kolonie.BUILD, *sys.argv[1:])
    print(os.environ["KOLONIE_CLIENT"])
    subprocess.run([sys.executable, "-c", "import kolonie; print(kolonie.BUILD)"], check=True)
    return 7
"""


class Checkout:
    """A checkout with the real launcher, and a package in each build that tells which one it is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name, home in (("plain", folder), ("compiled", folder / "build" / "compiled")):
            package = home / "kolonie"
            package.mkdir(parents=True)
            (package / "__init__.py").write_text(f"BUILD = {name!r}\n")
            (package / "cli.py").write_text(CLI)
        (folder / "kolonie" / "words.ftl").write_text("a = b\n")
        (folder / "pyproject.toml").write_text("")
        (folder / "tools").mkdir()
        shutil.copy(ROOT / "tools" / "launch.py", folder / "tools")
        self.stamp = folder / "build" / "compiled" / "kolonie.stamp"
        self.stamp.write_text(self.tools("print(launch.digest(launch.sources()), end='')"))

    def tools(self, code: str) -> str:
        command = [sys.executable, "-c", f"import launch; {code}"]
        folder = self.folder / "tools"
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout

    def kolonie(self, *arguments: str) -> list[str]:
        command = [sys.executable, str(self.folder / "tools" / "launch.py"), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 7, done.stderr
        return done.stdout.splitlines()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_a_build_that_fits_is_run_also_by_the_processes_it_starts(checkout: Checkout) -> None:
    client = str(checkout.folder / "web" / "dist")
    assert checkout.kolonie("serve", "--port", "1") == ["compiled serve --port 1", client, "compiled"]


def test_without_a_build_the_sources_are_run(checkout: Checkout) -> None:
    shutil.rmtree(checkout.folder / "build")
    assert checkout.kolonie()[::2] == ["plain", "plain"]


@pytest.mark.parametrize(
    "changed", ["kolonie/cli.py", "kolonie/words.ftl", "pyproject.toml", "kolonie/new.toml"]
)
def test_a_build_of_other_sources_is_left_alone(checkout: Checkout, changed: str) -> None:
    path = checkout.folder / changed
    before = path.read_text() if path.exists() else None
    path.write_text(f"{before or ''}\n# changed\n")
    assert checkout.kolonie()[::2] == ["plain", "plain"]
    if before is None:
        path.unlink()
    else:
        path.write_text(before)
    assert checkout.kolonie()[::2] == ["compiled", "compiled"]


def test_a_build_for_another_python_is_left_alone(checkout: Checkout) -> None:
    told = "import sys; sys.version = '3.99'; print(launch.digest(launch.sources()), end='')"
    checkout.stamp.write_text(checkout.tools(told))
    assert checkout.kolonie()[0] == "plain"


def test_the_build_is_named_where_people_look(monkeypatch: pytest.MonkeyPatch) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "kolonie.cli", "--version"], capture_output=True, text=True, check=True
    )
    assert told.stdout == f"kolonie {__version__} ({build.build_name()})\n"
    monkeypatch.setattr(build, "is_compiled", lambda: True)
    assert build.build_line() == "running the compiled build"
    monkeypatch.setattr(build, "is_compiled", lambda: False)
    assert build.build_line().startswith("running plain Python; `make fast` makes it 3 to 5 times faster")
