"""How strong bots are beside one another: every pair plays, and Elo numbers explain the results best.

Games can be kept in a file (`results`), so that a ladder can be stopped and gone on with, and bots can be
added later. A number of Elo points is a share of wins: 100 points are 64 %, 200 are 76 %, 400 are
91 %. The intervals come from drawing the games anew many times (bootstrap), always in the same way for the
same results.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from math import log10
from pathlib import Path

from kolonie.lab.matches import Outcome, Spec
from kolonie.lab.results import kept_games

ANCHOR = 1500.0
"""The mean of a ladder's numbers."""
DRAWS = 200
"""So often the games are drawn anew for the intervals."""
PRIOR = 0.5
"""Each pair counts as if it had also won and lost so many games: nobody is infinitely strong."""


@dataclass(frozen=True)
class Met:
    """One game of a pair: what `a` won of it."""

    a: str
    b: str
    seed: str
    seat: int
    """Where `a` sat."""
    won: float
    scores: tuple[int, int]
    """Of `a` and of `b`."""


@dataclass(frozen=True)
class Rung:
    """A bot's place on the ladder."""

    bot: str
    elo: float
    low: float
    high: float
    games: int
    share: float
    mean: float


@dataclass(frozen=True)
class Ladder:
    """Which games are played: each pair so many, both seats on the same shuffles."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str = "ladder"
    settings: tuple[tuple[str, str], ...] = ()

    def planned(self) -> list[tuple[str, str, int, Spec]]:
        """All games in the order in which they are played: every pair a little at a time."""
        found = []
        for number in range(self.games):
            for a, b in combinations(sorted(self.bots), 2):
                seat = number % 2
                sides = (a, b) if seat == 0 else (b, a)
                found.append(
                    (a, b, seat, Spec(self.game, f"{self.seed}/{number // 2}", sides, self.settings))
                )
        return found


def climb(
    ladder: Ladder, path: Path | None = None, progress: Callable[[int], None] = lambda _done: None
) -> list[Met]:
    """Plays what is not kept in the file yet, and tells all results."""
    planned = ladder.planned()
    results = []
    for (a, b, seat, spec), outcome in zip(
        planned, kept_games([one[3] for one in planned], path), strict=True
    ):
        results.append(_met(a, b, seat, spec, outcome))
        progress(len(results))
    return results


def _met(a: str, b: str, seat: int, spec: Spec, outcome: Outcome) -> Met:
    won = (seat in outcome.winners) / max(1, len(outcome.winners))
    if not outcome.winners:
        won = 0.5
    return Met(a, b, spec.seed, seat, won, (outcome.scores[seat], outcome.scores[1 - seat]))


def rungs(results: list[Met]) -> list[Rung]:
    """The bots, the strongest first."""
    names = sorted({one.a for one in results} | {one.b for one in results})
    elo = ratings(names, results)
    dice = random.Random("ladder")
    drawn = [ratings(names, dice.choices(results, k=len(results))) for _ in range(DRAWS)]
    found = []
    for name in names:
        own = [one for one in results if name in (one.a, one.b)]
        spread = sorted(one[name] for one in drawn)
        low, high = spread[int(0.025 * DRAWS)], spread[int(0.975 * DRAWS)]
        won = sum(one.won if one.a == name else 1 - one.won for one in own)
        points = sum(one.scores[0] if one.a == name else one.scores[1] for one in own)
        found.append(Rung(name, elo[name], low, high, len(own), won / len(own), points / len(own)))
    return sorted(found, key=lambda rung: -rung.elo)


def ratings(names: list[str], results: list[Met]) -> dict[str, float]:
    """Elo numbers that explain results best, as Bradley and Terry do it; their mean is fixed."""
    won: dict[str, float] = dict.fromkeys(names, 0.0)
    met: dict[tuple[str, str], float] = {}
    for a, b in combinations(names, 2):
        met[a, b] = 2 * PRIOR
        won[a] += PRIOR
        won[b] += PRIOR
    for one in results:
        pair = (one.a, one.b) if one.a < one.b else (one.b, one.a)
        met[pair] += 1
        won[one.a] += one.won
        won[one.b] += 1 - one.won
    strength = dict.fromkeys(names, 1.0)
    for _ in range(200):
        shared = dict.fromkeys(names, 0.0)
        for (a, b), games in met.items():
            part = games / (strength[a] + strength[b])
            shared[a] += part
            shared[b] += part
        strength = {name: won[name] / shared[name] if shared[name] else 1.0 for name in names}
    elo = {name: 400 * log10(strength[name]) for name in names}
    middle = sum(elo.values()) / len(elo)
    return {name: ANCHOR + elo[name] - middle for name in names}
