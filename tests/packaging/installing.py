"""Interpreters of this machine, and clean environments with the wheel inside."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from kolonie import __version__

ROOT = Path(__file__).parents[2]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
THIS = f"{sys.version_info.major}.{sys.version_info.minor}"


def the_wheel() -> Path:
    """What `make wheel` has made of this version; the tests judge that file, they do not make another."""
    wheel = ROOT / "dist" / f"kolonie-{__version__}-py3-none-any.whl"
    assert wheel.is_file(), f"{wheel.name} is missing: make wheel"
    return wheel


def interpreters() -> dict[str, Path]:
    """The Pythons that can be found: this one, those on the path and those that pyenv keeps."""
    keep = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = {}
    for version in VERSIONS:
        named = [Path(sys.executable)] if version == THIS else []
        named += [Path(p) for p in [shutil.which(f"python{version}")] if p]
        named += sorted(keep.glob(f"{version}.*/bin/python"), reverse=True)
        for python in named:
            if tells(python) == version:
                found[version] = python
                break
    return found


def tells(python: Path) -> str:
    """The version that an interpreter says it has; empty if it does not even start."""
    question = "import sys; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([python, "-c", question], capture_output=True, text=True, check=False)
    return done.stdout.strip()


class Installed:
    """A clean environment, and a folder far from any checkout to run things in."""

    def __init__(self, folder: Path, base: Path, wheel: Path) -> None:
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        self.env = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.home),
            "XDG_DATA_HOME": str(self.home / "data"),
            "PYTHONPYCACHEPREFIX": str(folder / "bytecode"),
            "COLUMNS": "80",
        }
        self.bin = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.bin / "python"
        setting_up = {**os.environ, "PYTHONPATH": ""}
        subprocess.run([base, "-m", "venv", "--without-pip", folder / "env"], check=True, env=setting_up)
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install"]
        pip += ["-q", "--no-compile", "--disable-pip-version-check"]
        lock = ROOT / "locks" / "run.txt"
        subprocess.run([*pip, "--require-hashes", "-r", lock], check=True, env=setting_up)
        # Without an index: what the wheel says it needs has to be what the lock has brought.
        subprocess.run([*pip, "--no-index", f"{wheel}[server]"], check=True, env=setting_up)

    def run(self, *command: str | Path, given: str = "") -> str:
        """What a command prints; it has to succeed."""
        done = subprocess.run(
            [str(part) for part in command],
            cwd=self.home,
            env=self.env,
            input=given,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode == 0, f"{command}: {done.stdout}\n{done.stderr}"
        return done.stdout

    def kolonie(self, *arguments: str, given: str = "") -> str:
        return self.run(self.bin / "kolonie", *arguments, given=given)

    def package(self) -> Path:
        told = self.run(self.python, "-c", "import kolonie; print(kolonie.__file__)")
        return Path(told.strip()).parent
