"""One bot against another: many games, the share of wins with its interval, and how long each has thought."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kolonie.lab.matches import Outcome, Spec, Thought, wilson
from kolonie.lab.results import kept_games


@dataclass(frozen=True)
class ArenaResult:
    """How one bot fared against another. A shared victory counts in parts."""

    game: str
    a: str
    b: str
    games: int
    share_a: float
    low: float
    high: float
    mean_a: float
    mean_b: float
    seconds_a: float
    """Of the processor, a decision."""
    seconds_b: float
    longest_a: float
    """The longest thought."""
    longest_b: float


class Tally:
    """What the games so far say of bot `a` on one seat against `b` on all others."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points = [0.0, 0.0]
        self.thoughts = (Thought(), Thought())

    def add(self, outcome: Outcome, mine: int) -> None:
        self.games += 1
        if mine in outcome.winners:
            self.wins += 1 / len(outcome.winners)
        others = [score for seat, score in enumerate(outcome.scores) if seat != mine]
        self.points[0] += outcome.scores[mine]
        self.points[1] += sum(others) / max(1, len(others))
        for seat, thought in enumerate(outcome.thoughts):
            total = self.thoughts[seat != mine]
            total.decisions += thought.decisions
            total.seconds += thought.seconds
            total.longest = max(total.longest, thought.longest)

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def arena(
    game: str,
    a: str,
    b: str,
    games: int,
    seed: str,
    seats: int = 2,
    settings: tuple[tuple[str, str], ...] = (),
    progress: Callable[[int], None] | None = None,
    keep: Path | None = None,
    within: float = 0.0,
) -> ArenaResult:
    """Bot `a` on one seat against `b` on all others; every seat is taken equally often.

    It ends before so many games if the interval is narrower than `within` and every shuffle was played from
    each seat. What was played is kept in the file `keep` and not played again.
    """
    specs = []
    for number in range(games):
        mine = number % seats
        bots = tuple(a if seat == mine else b for seat in range(seats))
        specs.append(Spec(game, f"{seed}/{number // seats}", bots, settings))
    tally = Tally()
    for number, outcome in enumerate(kept_games(specs, keep)):
        tally.add(outcome, number % seats)
        if progress is not None:
            progress(tally.games)
        low, high = tally.interval()
        if high - low < within and tally.games % seats == 0:
            break
    low, high = tally.interval()
    ours, theirs = tally.thoughts
    return ArenaResult(
        game,
        a,
        b,
        tally.games,
        tally.wins / tally.games,
        low,
        high,
        tally.points[0] / tally.games,
        tally.points[1] / tally.games,
        ours.seconds / max(1, ours.decisions),
        theirs.seconds / max(1, theirs.decisions),
        ours.longest,
        theirs.longest,
    )
