"""Compiles the hot modules with mypyc on all cores: `python tools/compile_hot.py SOURCES OUT`.

SOURCES is a copy of the package with what `tools/derive_state.py` wrote; OUT gets the libraries, and
keeps C files and objects, so that only what changed is compiled again. pyproject.toml lists the hot modules.

mypyc makes a C file of each module (its single file of all modules takes twice the processor time, on one
core), and all become one library. Its functions are hidden outside of it: they call each other directly and
the compiler may inline them, which gives back more than the single file did.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

DIRECT = ("-fvisibility=hidden", "-fno-plt")
"""Functions of the library call each other directly, and those of Python without a detour."""
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def hot_modules(sources: Path) -> list[str]:
    """The files to compile, from the lists in pyproject.toml."""
    project = tomllib.loads((sources / "pyproject.toml").read_text(encoding="utf-8"))
    lists = project["tool"]["kolonie"]["compiled"]

    def found(patterns: list[str]) -> set[Path]:
        every = {pattern: set(sources.glob(pattern)) for pattern in patterns}
        if nothing := [pattern for pattern, paths in every.items() if not paths]:
            sys.exit(
                f"compile_hot: no file is called {', '.join(nothing)} (compiled modules in pyproject.toml)"
            )
        return set().union(*every.values())

    chosen = found(lists["include"]) - found(lists["exclude"])
    return sorted(path.relative_to(sources).as_posix() for path in chosen)


def forget_older(out: Path) -> None:
    """Removes what another version of this file, of mypy or of Python has made."""
    parts = [Path(__file__).read_text(encoding="utf-8"), sys.version, version("mypy"), version("setuptools")]
    stamp, wanted = out / "tools.stamp", hashlib.sha256("\n".join(parts).encode()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        stamp.write_text(wanted)


class Build(build_ext):
    """Compiles every C file in a process of its own, `CORES` at a time; what has not changed stays."""

    def build_extensions(self) -> None:
        unix = self.compiler.compiler_type == "unix"
        for extension in self.extensions:  # they share one list of arguments
            extension.extra_compile_args = [*extension.extra_compile_args, *(DIRECT if unix else ())]
        headers = hashlib.sha256()
        for header in sorted(Path(self.build_lib).parent.rglob("*.h")):
            headers.update(header.read_bytes())
        compile_files = self.compiler.compile

        def compile_one(source: str, rest: dict[str, Any]) -> str:
            [made] = self.compiler.object_filenames([source], output_dir=rest["output_dir"])
            stamp = Path(made).with_suffix(".stamp")
            wanted = headers.copy()
            wanted.update(Path(source).read_bytes())
            if not stamp.exists() or stamp.read_text() != wanted.hexdigest():
                stamp.unlink(missing_ok=True)
                compile_files([source], **rest)
                stamp.write_text(wanted.hexdigest())
            return str(made)

        def compile_each(sources: Sequence[str], **rest: Any) -> list[str]:
            largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
            return list(pool.map(lambda source: compile_one(source, rest), largest_first))

        with ThreadPoolExecutor(CORES) as pool:
            self.compiler.compile = compile_each
            super().build_extensions()


def main() -> None:
    sources, out = (Path(folder).resolve() for folder in sys.argv[1:])
    forget_older(out)
    os.chdir(sources)
    modules = hot_modules(sources)
    extensions = mypycify(
        ["--no-warn-unused-ignores", f"--cache-dir={os.devnull}", *modules],
        multi_file=True,
        group_name="kolonie",
        opt_level="2",
        debug_level="0",
        target_dir=str(out / "c"),
    )
    distribution = Distribution({"name": "kolonie", "ext_modules": extensions})
    build = Build(distribution)
    build.build_lib = str(out / "lib")
    build.build_temp = str(out / "objects")
    build.parallel = CORES
    build.ensure_finalized()
    build.run()
    made = {Path(library) for library in build.get_outputs()}
    for library in (out / "lib").rglob("*"):
        if library.is_file() and library not in made:
            library.unlink()
    print(f"» {len(modules)} modules compiled")


if __name__ == "__main__":
    main()
