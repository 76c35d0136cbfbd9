"""Sets up what the Makefile needs, with the standard library only: `python3 tools/bootstrap.py GROUP`.

Groups: `run` (the terminal), `play` (the server with the built browser client), `dev` (to test), `fast` (the
compiled build), `wheel` (to install elsewhere), `browser` (to test the client in Chromium). What is there and
up to date is left alone. uv is used if it is there, else pip.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import launch

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


def write_command(python: Path) -> None:
    """`kolonie` beside the environment's Python: what the README names (`tools/launch.py`)."""
    if os.name == "nt":
        text = '@"%~dp0python.exe" "%~dp0..\\..\\tools\\launch.py" %*\n'
        (python.parent / "kolonie.cmd").write_text(text)
        return
    command = python.parent / "kolonie"
    here = '"$(dirname "$0")'
    command.write_text(f'#!/bin/sh\nexec {here}/python" {here}/../../tools/launch.py" "$@"\n')
    command.chmod(0o755)


def environment(folder: Path, lock: Path) -> Path:
    """A virtual environment with exactly what the lock file names; tells its Python."""
    stamp = folder / "kolonie.stamp"
    wanted = hashlib.sha256(lock.read_bytes() + sys.version.encode()).hexdigest()
    python = python_of(folder)
    if stamp.exists() and stamp.read_text() == wanted and python.exists():
        write_command(python)
        return python
    say(f"setting up {folder.name} (once)")
    venv.EnvBuilder(clear=True, with_pip=True).create(folder)
    install(python, lock)
    packages = next(iter((folder / "lib").glob("python*/site-packages")), folder / "Lib" / "site-packages")
    (packages / "kolonie-checkout.pth").write_text(f"{ROOT}\n")
    stamp.write_text(wanted)
    write_command(python)
    return python


def fast() -> None:
    """The compiled build in build/compiled; only what changed is compiled again."""
    python = environment(ROOT / ".venv", ROOT / "locks" / "dev.txt")
    if launch.fits():
        return
    present = launch.digest(launch.sources())  # before they are copied: somebody may be editing them
    launch.STAMP.unlink(missing_ok=True)
    shutil.rmtree(launch.COMPILED, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "kolonie", launch.COMPILED / "kolonie", ignore=unwanted)
    shutil.copy(ROOT / "pyproject.toml", launch.COMPILED)
    run(python, "tools/derive_state.py", launch.COMPILED)
    out = ROOT / "build" / "mypyc"
    stamp, wanted = out / "kolonie.stamp", launch.digest(launch.hot_sources())
    if not stamp.exists() or stamp.read_text() != wanted:
        say("compiling the hot modules with mypyc (a minute or two)")
        stamp.unlink(missing_ok=True)
        run(python, "tools/compile_hot.py", launch.COMPILED, out)
        stamp.write_text(wanted)
    shutil.copytree(out / "lib", launch.COMPILED, dirs_exist_ok=True)
    launch.STAMP.write_text(present)


def client(python: Path) -> bool:
    """The built browser client in web/dist; False (and a word why) without Node.

    `python` has the server's parts: the client's types are made from what the server says of itself.
    """
    npm = shutil.which("npm")
    if npm is None:
        say("no Node.js here: the server runs without the browser client (make terminal works)")
        return False
    web = ROOT / "web"
    made = {web / "src" / "api" / "described.ts", *(web / "public" / "fonts").glob("*")}
    found = [p for folder in ("src", "public", "scripts") for p in (web / folder).rglob("*") if p.is_file()]
    sources = [path for path in found if path not in made]
    sources += [web / name for name in ("package.json", "package-lock.json", "vite.config.ts", "index.html")]
    digest = hashlib.sha256(b"".join(p.read_bytes() for p in sorted(sources))).hexdigest()
    stamp = web / "dist" / "kolonie.stamp"
    parts = web / "node_modules" / "kolonie.stamp"
    wanted = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    if not parts.exists() or parts.read_text() != wanted:
        say("installing the browser client's parts (once)")
        run(npm, "ci", "--no-audit", "--no-fund", "--silent", cwd=web)
        parts.write_text(wanted)
    if not stamp.exists() or stamp.read_text() != digest:
        say("building the browser client")
        run(npm, "run", "build", "--silent", cwd=web, env={**os.environ, "PYTHON": str(python)})
        stamp.write_text(digest)
    return True


def wheel() -> None:
    """A wheel for any Python in dist/, with the browser client inside."""
    python = environment(ROOT / ".venv", ROOT / "locks" / "dev.txt")
    if not client(python):
        sys.exit("bootstrap: the wheel carries the browser client; to build it needs Node.js 20 or newer")
    copy = ROOT / "build" / "wheel"
    shutil.rmtree(copy, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "kolonie.stamp")
    shutil.copytree(ROOT / "kolonie", copy / "kolonie", ignore=unwanted)
    shutil.copytree(ROOT / "web" / "dist", copy / "kolonie" / "server" / "static", ignore=unwanted)
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, copy)
    out = ROOT / "dist"
    shutil.rmtree(out, ignore_errors=True)
    run(python, "-m", "hatchling", "build", "-t", "wheel", "-d", out, cwd=copy)


def browser() -> None:
    """Chromium from the system's packages, for tests in a real browser."""
    if shutil.which("chromium") or shutil.which("chromium-browser"):
        return
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        sys.exit("bootstrap: the browser tests need Chromium (on Debian: apt-get install chromium)")
    say("installing Chromium")
    run("apt-get", "update", "-q", "-q")
    run("apt-get", "install", "-y", "-q", "-q", "chromium")


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
    elif group in ("run", "play"):
        if not (ROOT / ".venv" / "kolonie.stamp").exists():
            environment(ROOT / ".venv", ROOT / "locks" / "run.txt")
        write_command(python_of(ROOT / ".venv"))
        if group == "play":
            client(python_of(ROOT / ".venv"))
    elif group == "wheel":
        wheel()
    elif group == "browser":
        if not client(environment(ROOT / ".venv", ROOT / "locks" / "dev.txt")):
            sys.exit("bootstrap: the browser tests need Node.js 20 or newer")
        browser()
    else:
        sys.exit(f"bootstrap: no group {group}; there are run, play, dev, fast, wheel and browser")


if __name__ == "__main__":
    main()
