"""Sets up what the Makefile needs, with the standard library only: `python3 tools/bootstrap.py GROUP`.

Groups: `run` (to play), `dev` (to test), `fast` (the compiled build). A virtual environment is made anew only
when its lock file has changed. uv is used if it is there, else pip.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MINIMUM = (3, 11)


def say(text: str) -> None:
    print(f"» {text}", flush=True)


def run(*command: str | Path, env: dict[str, str] | None = None, cwd: Path = ROOT) -> None:
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=env, check=False)
    if done.returncode:
        sys.exit(f"bootstrap: {Path(str(command[0])).name} failed (exit code {done.returncode})")


def python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def install(python: Path, lock: Path) -> None:
    """Installs a lock file with hashes."""
    uv = shutil.which("uv")
    if uv:
        run(uv, "pip", "install", "-q", "--python", python, "--require-hashes", "-r", lock)
    else:
        quiet = ("-q", "--disable-pip-version-check", "--no-input")
        run(python, "-m", "pip", "install", *quiet, "--require-hashes", "-r", lock)


def environment(folder: Path, lock: Path) -> Path:
    """A virtual environment with exactly what the lock file names; tells its Python."""
    stamp = folder / "kolonie.stamp"
    wanted = hashlib.sha256(lock.read_bytes() + sys.version.encode()).hexdigest()
    python = python_of(folder)
    if stamp.exists() and stamp.read_text() == wanted and python.exists():
        return python
    say(f"setting up {folder.name} (once)")
    venv.EnvBuilder(clear=True, with_pip=True).create(folder)
    install(python, lock)
    packages = next(iter((folder / "lib").glob("python*/site-packages")), folder / "Lib" / "site-packages")
    (packages / "kolonie-checkout.pth").write_text(f"{ROOT}\n")
    stamp.write_text(wanted)
    return python


def fast() -> Path:
    """The compiled build in an environment of its own; no compiler means the plain one."""
    dev = environment(ROOT / ".venv", ROOT / "locks" / "dev.txt")
    folder = ROOT / ".venv-fast"
    python = environment(folder, ROOT / "locks" / "dev.txt")
    sources = [*sorted((ROOT / "kolonie").rglob("*.py")), ROOT / "pyproject.toml"]
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    stamp = folder / "kolonie.build"
    if stamp.exists() and stamp.read_text() == digest:
        return python
    for link in folder.glob("lib/python*/site-packages/kolonie-checkout.pth"):
        link.unlink()
    say("compiling the hot packages with mypyc (a minute or two)")
    out = ROOT / "build" / "fast"
    shutil.rmtree(out, ignore_errors=True)
    copy = out / "source"  # the build leaves compiled files beside the sources: never in the checkout
    shutil.copytree(ROOT / "kolonie", copy / "kolonie", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, copy)
    run(dev, "tools/derive_state.py", copy)
    env = {
        **os.environ,
        "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1",
        "PATH": f"{dev.parent}{os.pathsep}{os.environ['PATH']}",
    }
    run(dev, "-m", "hatchling", "build", "-t", "wheel", "-d", out, env=env, cwd=copy)
    wheel = next(out.glob("*.whl"))
    run(
        python,
        "-m",
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--force-reinstall",
        "--disable-pip-version-check",
        wheel,
    )
    stamp.write_text(digest)
    return python


def main() -> None:
    if sys.version_info < MINIMUM:
        sys.exit(
            f"bootstrap: Python {MINIMUM[0]}.{MINIMUM[1]} or newer is needed, "
            f"this is {sys.version.split()[0]}"
        )
    group = sys.argv[1] if len(sys.argv) > 1 else "run"
    if group == "fast":
        fast()
    elif group == "dev":
        environment(ROOT / ".venv", ROOT / "locks" / "dev.txt")
    elif group == "run":
        existing = ROOT / ".venv" / "kolonie.stamp"
        if not existing.exists():
            environment(ROOT / ".venv", ROOT / "locks" / "run.txt")
    else:
        sys.exit(f"bootstrap: no group {group}; there are run, dev and fast")


if __name__ == "__main__":
    main()
