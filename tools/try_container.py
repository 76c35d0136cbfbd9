"""Follows the Containerfile without a container engine: `python3 tools/try_container.py`.

What can be read is checked (sources, stages, ports, paths). Then the steps of the last stage are done in a
folder that stands for the container: a new virtual environment, exactly what the lock file names, the
command, its health check, and the signal that stops it. Steps for the system itself (apt-get, useradd) are
named and left out, and the browser client is taken from web/dist if it is built.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import venv
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SYSTEM = ("apt-get", "useradd")
"""Commands that change the system of the container."""
KNOWN = {"WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL"}
KNOWN |= {"ENTRYPOINT", "CMD"}
PATIENCE = 120.0


class Wrong(Exception):
    """The container would not be built or not run; the text says why."""


@dataclass
class Stage:
    base: str
    name: str = ""
    steps: list[tuple[str, str]] = field(default_factory=list)

    def last(self, word: str) -> str:
        found = [rest for step, rest in self.steps if step == word]
        if not found:
            raise Wrong(f"{word}: missing in the last stage")
        return found[-1]

    def command(self, word: str) -> list[str]:
        """A command in the form of a list, as it is passed to the system."""
        text = self.last(word)
        try:
            found: list[str] = json.loads(text[text.index("[") :])
        except ValueError:
            raise Wrong(f"{word}: not a list, so signals would reach a shell: {text}") from None
        return found


def stages(text: str) -> list[Stage]:
    """The stages of a Containerfile with their steps."""
    found: list[Stage] = []
    lines = [line for line in text.replace("\\\n", " ").splitlines() if line.strip() and line[0] != "#"]
    for line in lines:
        word, _space, rest = line.strip().partition(" ")
        if word == "FROM":
            base, _as, name = rest.partition(" AS ")
            found.append(Stage(base, name.strip()))
        elif word not in KNOWN:
            raise Wrong(f"{word}: not an instruction that is known here")
        elif not found:
            raise Wrong(f"{word}: before FROM")
        else:
            found[-1].steps.append((word, rest.strip()))
    if not found:
        raise Wrong("no stage")
    return found


def check(text: str, root: Path = ROOT) -> list[Stage]:
    """What can be read without doing anything. Raises Wrong."""
    found = stages(text)
    for number, stage in enumerate(found):
        if ":" not in stage.base.rpartition("/")[2]:
            raise Wrong(f"FROM {stage.base}: of no certain version")
        for word, rest in stage.steps:
            if word == "COPY":
                _check_copy(rest, [one.name for one in found[:number]], root)
    last = found[-1]
    command = [*last.command("ENTRYPOINT"), *last.command("CMD")]
    port = last.last("EXPOSE")
    if port not in command or f":{port}/" not in " ".join(last.command("HEALTHCHECK")):
        raise Wrong(f"EXPOSE {port}: command and health check do not both use it")
    if "0.0.0.0" not in command:
        raise Wrong("CMD: nobody outside of the container can reach it")
    database = environment(last).get("KOLONIE_DATABASE", "")
    if not database.startswith(last.last("VOLUME") + "/"):
        raise Wrong(f"KOLONIE_DATABASE={database}: not in the volume, so it would be lost with the container")
    if (root / ".containerignore").read_bytes() != (root / ".dockerignore").read_bytes():
        raise Wrong(".containerignore (podman) and .dockerignore (docker) differ")
    return found


def _check_copy(rest: str, before: list[str], root: Path) -> None:
    *sources, _target = [part for part in rest.split() if not part.startswith("--")]
    stage = re.match(r"--from=(\S+)", rest)
    if stage is not None:
        if stage[1] not in before:
            raise Wrong(f"COPY {rest}: there is no stage {stage[1]} before it")
        return
    for source in sources:
        if not (root / source).exists():
            raise Wrong(f"COPY {rest}: {source} is not in the checkout")
        if source != "." and ignored(source, root):
            raise Wrong(f"COPY {rest}: {source} is left out by .containerignore")


def ignored(path: str, root: Path) -> bool:
    patterns = (root / ".containerignore").read_text().split()
    return any(fnmatch(path, pattern.removeprefix("**/")) for pattern in patterns)


def environment(stage: Stage) -> dict[str, str]:
    pairs = [part for word, rest in stage.steps if word == "ENV" for part in shlex.split(rest)]
    return dict(pair.split("=", 1) for pair in pairs)


# -- the last stage, done


class Trial:
    """A folder that stands for the container. `python`: an environment that is there already, in place of a
    new one with what the lock file names."""

    def __init__(self, stage: Stage, folder: Path, python: Path | None, root: Path = ROOT) -> None:
        self.stage = stage
        self.folder = folder
        self.root = root
        self.here = folder
        self.made = python is None
        if python is None:
            venv.EnvBuilder(with_pip=True).create(folder / "environment")
            python = folder / "environment" / "bin" / "python"
        self.python = python
        self.left_out: list[str] = []

    def inside(self, path: str) -> Path:
        """Where a path of the container is."""
        return self.folder / path.lstrip("/") if path.startswith("/") else self.here / path

    def build(self) -> None:
        for word, rest in self.stage.steps:
            if word == "WORKDIR":
                self.here = self.inside(rest)
                self.here.mkdir(parents=True, exist_ok=True)
            elif word == "COPY":
                self._copy(rest)
            elif word == "RUN":
                self._run(rest)
            elif word == "VOLUME":
                self.inside(rest).mkdir(parents=True, exist_ok=True)

    def _copy(self, rest: str) -> None:
        *sources, target = [part for part in rest.split() if not part.startswith("--")]
        for source in sources:
            # what another stage has made lies in the checkout, if it was made there
            place = self.root / (source.removeprefix("/src/") if "--from=" in rest else source)
            to = self.inside(target)
            to.parent.mkdir(parents=True, exist_ok=True)
            if place.is_dir():
                unwanted = shutil.ignore_patterns("__pycache__", "node_modules")
                shutil.copytree(place, to, ignore=unwanted, dirs_exist_ok=True)
            elif place.exists():
                shutil.copy(place, to)
            else:
                self.left_out.append(f"COPY {rest} (not built here)")

    def _run(self, rest: str) -> None:
        words = shlex.split(rest)
        if words[0] in SYSTEM or (words[0] == "pip" and not self.made):
            self.left_out.append(f"RUN {rest}")
            return
        if words[0] == "pip":
            words = [str(self.python), "-m", *words]
        elif words[0] in ("python", "python3"):
            words[0] = str(self.python)
        done = subprocess.run(words, cwd=self.here, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Wrong(f"RUN {rest}: {done.stderr.strip()[-2000:]}")

    def environment(self) -> dict[str, str]:
        """What the command finds: nothing of ours but what the file says, its paths inside of the folder."""
        kept = {name: os.environ[name] for name in ("PATH", "LANG", "HOME") if name in os.environ}
        told = environment(self.stage)
        return kept | {name: str(self.inside(v)) if v.startswith("/") else v for name, v in told.items()}

    def serve(self) -> list[str]:
        """Starts the command, waits until it is healthy, stops it; tells what it said. Raises Wrong."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = str(probe.getsockname()[1])
        usual = self.stage.last("EXPOSE")
        command = [*self.stage.command("ENTRYPOINT"), *self.stage.command("CMD")]
        asking = self.stage.command("HEALTHCHECK")
        command = [str(self.python), *(port if part == usual else part for part in command[1:])]
        asking = [str(self.python), *(part.replace(f":{usual}/", f":{port}/") for part in asking[1:])]
        said = self.folder / "said.txt"
        env = self.environment()
        with said.open("wb") as out:
            server = subprocess.Popen(command, cwd=self.here, env=env, stdout=out, stderr=out)
        try:
            until = time.monotonic() + PATIENCE
            while subprocess.run(asking, env=env, capture_output=True, check=False).returncode:
                if server.poll() is not None or time.monotonic() > until:
                    raise Wrong(f"it never became healthy:\n{said.read_text()[-2000:]}")
                time.sleep(0.2)
            server.send_signal(signal.Signals[self.stage.last("STOPSIGNAL")])
            if server.wait(30) != 0:
                raise Wrong(f"it did not stop in good order:\n{said.read_text()[-2000:]}")
        finally:
            if server.poll() is None:
                server.kill()
        kept = self.inside(environment(self.stage)["KOLONIE_DATABASE"])
        if not kept.exists():
            raise Wrong(f"nothing was kept in {kept.name}")
        return said.read_text().splitlines()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--file", type=Path, default=ROOT / "Containerfile")
    parser.add_argument("--read", action="store_true", help="only check what can be read")
    parser.add_argument("--python", type=Path, help="an environment to use in place of a new one")
    wanted = parser.parse_args(arguments)
    try:
        last = check(wanted.file.read_text())[-1]
        print(f"{wanted.file.name}: can be read")
        if not wanted.read:
            with tempfile.TemporaryDirectory(prefix="kolonie-container-") as folder:
                trial = Trial(last, Path(folder), wanted.python)
                trial.build()
                for line in trial.serve():
                    print(f"  {line}")
                for line in trial.left_out:
                    print(f"left out: {line}")
            print("built, healthy, stopped in good order")
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
