"""Who plays many games: the processes of this machine, or while one is hired the workers of a Ray cluster.

    with hired("ray://head:10001"):
        arena("aquasphere", "greedy", "random", games=4000, seed="0")

Specs go out and outcomes come back, never games. A game is the same wherever it is played, so a worker
that was lost is simply replaced, and results come in the order of the specs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from kolonie import __version__
from kolonie.bots.importing import register, registered

Spec = TypeVar("Spec")
Told = TypeVar("Told")
LOCAL = "local"
"""The address of a cluster that is started on this machine, and stopped after use."""
CHUNK = 8
"""So many games at most in one task: it should take longer than sending it."""


class CrewError(Exception):
    """Nobody can be hired; the text says why."""


class Crew(Protocol):
    """Plays games somewhere."""

    def play(self, play: Callable[[Spec], Told], specs: Sequence[Spec]) -> Iterator[Told]:
        """What `play`, a function of a module, tells of each spec, in their order."""


_HIRED: list[Crew] = []


def crew() -> Crew | None:
    """Who is hired now; None if this machine plays by itself."""
    return _HIRED[-1] if _HIRED else None


@contextmanager
def hired(address: str) -> Iterator[Crew | None]:
    """A Ray cluster plays until the end of the block; without an address nobody does. Raises CrewError."""
    if not address:
        yield None
        return
    ray = _ray(address)
    crew = RayCrew(ray)
    _HIRED.append(crew)
    try:
        yield crew
    finally:
        _HIRED.remove(crew)
        ray.shutdown()


def _ray(address: str) -> Any:
    """Ray, connected to the cluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise CrewError("--ray needs Ray: pip install kolonie[ray]") from None
    where = {"include_dashboard": False} if address == LOCAL else {"address": address}
    paths = os.pathsep.join(path or str(Path.cwd()) for path in sys.path)
    try:
        ray.init(
            **where,
            log_to_driver=False,
            logging_level="ERROR",
            runtime_env={"env_vars": {"PYTHONPATH": paths}} if address == LOCAL else None,
        )
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
        raise CrewError(f"--ray {address}: {str(error).splitlines()[0]}") from None
    return ray


class RayCrew:
    """The workers of a cluster. All have the same Kolonie, and bots of your own must be there too."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray

    def play(self, play: Callable[[Spec], Told], specs: Sequence[Spec]) -> Iterator[Told]:
        ray = self.ray
        count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        size = max(1, min(CHUNK, len(specs) // (4 * count)))
        task = ray.remote(played)
        added = registered()
        waiting = [
            task.remote(play, specs[start : start + size], added) for start in range(0, len(specs), size)
        ]
        for one in waiting:
            there, told = ray.get(one)
            if there != __version__:
                raise CrewError(f"a worker has kolonie {there}, and this is {__version__}")
            yield from told


def played(
    play: Callable[[Spec], Told], specs: Sequence[Spec], added: dict[str, str]
) -> tuple[str, list[Told]]:
    """What a worker does: some games, with the bots that were registered where they come from."""
    register(added)
    return __version__, [play(spec) for spec in specs]
