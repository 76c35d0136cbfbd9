"""Games between bots: one game, many games, and the share of wins with its interval."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import TypeVar

from kolonie.bots import BotError, answer, named_bot
from kolonie.bots.importing import register, registered
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.judgement import Judgement, with_weights
from kolonie.core.saving import state_hash
from kolonie.core.title import Title
from kolonie.core.views import View
from kolonie.core.weights import read_weights
from kolonie.games import title
from kolonie.lab.crews import crew
from kolonie.machine import cores

Task = TypeVar("Task")
Told = TypeVar("Told")


@dataclass(frozen=True)
class Spec:
    """A game to be played by bots: everything needed to play the very same one anywhere."""

    game: str
    seed: str
    bots: tuple[str, ...]
    settings: tuple[tuple[str, str], ...] = ()
    packs: tuple[str, ...] = ()


@dataclass
class Thought:
    """How long a seat thought, in seconds of the processor: the only thing that differs between machines."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def rounded(self) -> Thought:
        """To tenths of a millisecond: more is chance."""
        return Thought(self.decisions, round(self.seconds, 4), round(self.longest, 4))


@dataclass(frozen=True)
class Outcome:
    spec: Spec
    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    hash: str
    thoughts: tuple[Thought, ...] = field(default=(), compare=False)


def play_out(spec: Spec, journal: bool = False, thoughts: tuple[Thought, ...] = ()) -> Game:
    """Plays one game to its end; `thoughts`, one for each seat, are added to.

    The same spec gives the same game on every machine.
    """
    game_title = title(spec.game)
    box = game_title.box(tuple(Path(p) for p in spec.packs), dict(spec.settings))
    game = game_title.new(len(spec.bots), spec.seed, dict(spec.settings), box, journal)
    players = [named_bot(plain(name)) for name in spec.bots]
    hows = [judged_by(game_title, name) for name in spec.bots]
    minds = [Chance(f"{spec.seed}/mind {seat}") for seat in range(len(players))]
    while not game.over:
        seat = game.to_act()[0]
        seen = View(game, seat, hows[seat])
        start = time.process_time()
        key = answer(spec.bots[seat], players[seat], seen, minds[seat])
        if thoughts:
            thoughts[seat].add(time.process_time() - start)
        game.play(seat, key)
    return game


FROZEN = "#"
"""`greedy#hand` is `greedy` with the weights that the game has kept as `hand`."""


def plain(name: str) -> str:
    """The bot's name without the version."""
    return name.partition(FROZEN)[0]


def kept_versions(chosen: Title) -> list[str]:
    """The versions of its weights that a game has kept."""
    return sorted(path.stem for path in (chosen.home / "bot" / "frozen").glob("*.json"))


def judged_by(chosen: Title, name: str) -> Judgement | None:
    """How a bot of an earlier version judges; None for one of this version. Raises BotError."""
    version = name.partition(FROZEN)[2]
    if not version:
        return None
    how = chosen.judgement()
    kept = kept_versions(chosen)
    if how.learnt is None or version not in kept:
        there = f"there are: {', '.join(kept)}" if kept else "it has kept none"
        raise BotError(f"{name}: {chosen.id} has no version {version!r} of its weights; {there}")
    path = chosen.home / "bot" / "frozen" / f"{version}.json"
    return with_weights(how, read_weights(path, how.learnt.names, how.learnt.stages))


def check_bot(chosen: Title, name: str) -> None:
    """Raises BotError if there is no such bot for the game."""
    named_bot(plain(name))
    judged_by(chosen, name)


def play_match(spec: Spec) -> Outcome:
    """Plays one game; tells how it ended."""
    thoughts = tuple(Thought() for _bot in spec.bots)
    game = play_out(spec, thoughts=thoughts)
    told = tuple(thought.rounded() for thought in thoughts)
    return Outcome(spec, game.number, tuple(game.scores()), tuple(game.winners()), state_hash(game), told)


def map_games(specs: list[Spec], workers: int | None = None) -> Iterator[Outcome]:
    """Plays many games, in order, on all cores."""
    return on_all_cores(play_match, specs, workers)


def on_all_cores(
    play: Callable[[Task], Told], specs: list[Task], workers: int | None = None
) -> Iterator[Told]:
    """What `play` tells of each game, in order; in one process if there are too few to be worth more.

    While a cluster is hired (`crews`), its workers play.

    Bots that were registered here are registered in the other processes too. Where that cannot be done (a
    class made in a function, or at a prompt) this process plays alone.
    """
    hired = crew()
    if hired is not None:
        yield from hired.play(play, specs)
        return
    count = workers or cores()
    try:
        added = registered()
    except BotError:
        count = 1
    if count == 1 or len(specs) < 16:
        yield from map(play, specs)
        return
    with ProcessPoolExecutor(count, get_context("spawn"), _begin, (added,)) as pool:
        yield from pool.map(play, specs, chunksize=max(1, min(8, len(specs) // (100 * count))))


def _begin(added: dict[str, str]) -> None:
    """Makes a process ready to play: it knows the same bots, and does not outlive the one that started it."""
    register(added)
    Thread(target=_end_with_starter, daemon=True).start()


def _end_with_starter() -> None:
    starter = parent_process()
    assert starter is not None
    starter.join()
    os._exit(1)


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
