"""How fast the engine is, and how fast this machine is at the same moment.

Every figure is also given per million iterations of a plain Python loop timed in the same run, because
rates on a shared machine move by half from minute to minute and only ratios can be compared. The loop is a
linear congruential generator; in its unit the well-known catanatron 3.2.1 makes about 2,450 decisions
(`--peers` measures it beside us).
"""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass

from kolonie.bots.search import Effort, Trial
from kolonie.build import is_compiled
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.playout import play_out
from kolonie.core.title import Title
from kolonie.core.views import View
from kolonie.lab.listings import Listing, random_game, slowest_in_play

CALIBRATION_LOOP = 300_000
SLICES = 6


@dataclass(frozen=True)
class Report:
    """Single core, random play with full option lists; only real decisions are counted."""

    game: str
    players: int
    decisions_per_s: float
    games_per_s: float
    clones_per_s: float
    options_per_s: float
    state_bytes: int
    calibration_per_s: float
    decisions_per_m: float
    clones_per_m: float
    options_per_m: float
    judgement_us: float
    """How long it takes to judge a position for one seat."""
    searches_per_s: float
    """How often a turn is tried out in a second: a world of its own, the turn, and what follows it."""
    slowest: Listing
    """The slowest listing of options that random play met."""
    compiled: bool

    def as_dict(self) -> dict[str, object]:
        return asdict(self)


class Clock:
    """Processor time of some work, and of a plain loop run again and again between its slices.

    Processor time, not wall time: other programs on the machine should not count.
    """

    def __init__(self) -> None:
        self.iterations = 0
        self.loop_seconds = 0.0

    def calibrate(self) -> None:
        """Runs the loop once more (never compiled: this file is not)."""
        x = 1
        start = time.process_time()
        for _ in range(CALIBRATION_LOOP):
            x = (x * 1103515245 + 12345) % 2147483648
        self.loop_seconds += time.process_time() - start
        self.iterations += CALIBRATION_LOOP

    @property
    def loops_per_s(self) -> float:
        return self.iterations / self.loop_seconds

    def rate(self, seconds: float, work: Callable[[], int]) -> float:
        """How much `work` gets done per second; it tells how much it did in one call."""
        done, spent = 0, 0.0
        for _slice in range(SLICES):
            self.calibrate()
            start = time.process_time()
            while time.process_time() - start < seconds / SLICES:
                done += work()
            spent += time.process_time() - start
        return done / spent


class RandomPlay:
    """Random games, one per call."""

    def __init__(self, title: Title, seats: int, settings: Mapping[str, str]) -> None:
        self.title = title
        self.seats = seats
        self.settings = settings
        self.games = 0
        self.decisions = 0
        self.dice = random.Random(1)

    def __call__(self) -> int:
        game = random_game(self.title, self.seats, self.games, self.settings)
        play_out(game, self.dice)
        self.games += 1
        self.decisions += game.number
        return game.number


class Tried:
    """The best turn that a narrow beam finds in a position, tried out again and again as a bot would."""

    def __init__(self, game: Game) -> None:
        self.view = View(game, game.to_act()[0])
        how = self.view.judgement()
        self.trial = Trial(self.view, how._replace(beam=how.beam._replace(width=2, turns=1)), Effort())
        self.chance = Chance("bench")
        self.arm = self.trial.whole_turns(self.view.imagine(self.chance))[0]

    def once(self) -> None:
        self.trial.outcome(self.view.imagine(self.chance), self.arm)


def middle_games(title: Title, seats: int, settings: Mapping[str, str]) -> list[Game]:
    """Positions from different moments of different games."""
    dice = random.Random(2)
    found = []
    for seed in range(8):
        game = random_game(title, seats, seed, settings)
        play_out(game, dice, 20 + 12 * seed)
        if not game.over:
            found.append(game)
    return found


def bench(
    title: Title, seats: int, seconds: float, progress: Callable[[str], None], settings: Mapping[str, str]
) -> Report:
    """Measures one title; what `settings` leave open is drawn for each game."""
    clock = Clock()
    progress("games")
    play = RandomPlay(title, seats, settings)
    play()
    decisions = clock.rate(seconds, play)
    middles = middle_games(title, seats, settings)

    def clone_all() -> int:
        for game in middles:
            game.clone()
        return len(middles)

    def list_all() -> int:
        for game in middles:
            for ask in game.asks.values():
                game.ask_again(ask)
        return len(middles)

    judge = title.judgement().value

    def judge_all() -> int:
        for game in middles:
            for seat in range(game.seats):
                judge(game, seat)
        return len(middles) * seats

    trials = [Tried(game) for game in middles]

    def try_all() -> int:
        for tried in trials:
            tried.once()
        return len(trials)

    progress("clones")
    clones = clock.rate(seconds / 4, clone_all)
    progress("options")
    options = clock.rate(seconds / 4, list_all)
    progress("judgements")
    judgements = clock.rate(seconds / 4, judge_all)
    progress("searches")
    searches = clock.rate(seconds / 4, try_all)
    progress("slowest listing")
    slowest = slowest_in_play(title, seats, seconds / 2, settings)
    million = clock.loops_per_s / 1_000_000
    return Report(
        game=title.id,
        players=seats,
        decisions_per_s=decisions,
        games_per_s=decisions * play.games / play.decisions,
        clones_per_s=clones,
        options_per_s=options,
        state_bytes=_state_bytes(middles[0]),
        calibration_per_s=clock.loops_per_s,
        decisions_per_m=decisions / million,
        clones_per_m=clones / million,
        options_per_m=options / million,
        judgement_us=1_000_000 / judgements,
        searches_per_s=searches,
        slowest=slowest,
        compiled=is_compiled(),
    )


def _state_bytes(game: Game) -> int:
    """What one more clone costs in memory."""
    tracemalloc.start()
    keep = [game.clone() for _ in range(200)]
    used, _peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used // len(keep)
