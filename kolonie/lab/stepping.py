"""Weights of a value, moved by what they do: all are nudged, up in one game of a pair, down in the other.

Every seat has nudges of its own, drawn at random, for every term a constant one and one that grows over the
stages of the game. Both games of a pair have the same shuffle, so their difference says what the nudges were
worth, and many pairs say it of each by itself (least squares, held to nothing). Then all weights are moved
together, by steps of several lengths, each of which plays a match against what the game has now; the next
round begins from the best of them. What a term foretells does not matter here (`training` learns that), only
what playing by it brings.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from kolonie.core.chance import Chance
from kolonie.core.judgement import Learnt, Weights
from kolonie.core.title import Title
from kolonie.core.weights import kept_weights
from kolonie.games import title
from kolonie.lab.balance import settings_with
from kolonie.lab.matches import on_all_cores, wilson
from kolonie.lab.training import (
    PRECISION,
    Plan,
    Practice,
    against,
    fixed,
    learnt_by,
    practise,
    solve,
    written,
)

NUDGE: Final = 0.25
"""How far weights are nudged (standard deviation), as a part of what they are."""
FREE: Final = 0.5
"""What stands for that where a weight is nothing."""
LIKELY: Final = 3.0
"""So many points it usually makes to nudge a weight by all that it is (standard deviation)."""
STEPS: Final = (0.03, 0.06, 0.09)
"""By such a part of itself a weight is moved for each point that this seems to bring."""

Nudges = tuple[tuple[float, float], ...]


@dataclass
class Stride:
    """What a round has brought."""

    pairs: int
    mean: float
    """The mean score of its games."""
    told: float
    """The part of the differences that the nudges account for, in the games they were fitted to."""
    step: float
    share: float
    low: float
    high: float
    match: tuple[float, float]
    """Mean scores against what the game has now."""


@dataclass
class March:
    game: str
    names: tuple[str, ...]
    strides: list[Stride] = field(default_factory=list)
    weights: Weights = ()

    def file(self, command: str) -> str:
        """The text of the file that the game reads its weights from."""
        return written(command, len(self.strides), asdict(self.strides[-1]), self.names, self.weights)


def march(plan: Plan, tell: Callable[[str, int], None] = lambda _what, _n: None) -> March:
    """Moves the weights, `plan.games` pairs a round; `tell` hears of every game that was played."""
    chosen = title(plan.game)
    _how, learnt = learnt_by(chosen)
    plan = replace(plan, settings=fixed(dict(plan.settings), learnt))
    base = kept_weights(chosen.home / "bot" / "weights.json", learnt.names, start_of(learnt))
    made = March(chosen.id, learnt.names)
    for number in range(plan.rounds):
        nudges, tasks = _pairs(chosen, plan, number, base)
        scores: list[tuple[int, ...]] = []
        for done, told in enumerate(on_all_cores(practise, tasks), 1):
            scores.append(told.scores)
            tell(f"round {number + 1}: pairs", done)
        moves, part = fitted(nudges, scores)
        tries = []
        for step in STEPS:
            weights = nudged(base, moves, step)
            share, means = against(chosen, plan, number, weights, tell)
            tries.append((means[0] - means[1], share, step, means, weights))
        _lead, share, step, means, base = max(tries)
        mean = sum(map(sum, scores)) / sum(map(len, scores))
        made.strides.append(
            Stride(plan.games, mean, part, step, share, *wilson(share * plan.match, plan.match), means)
        )
    made.weights = base
    return made


def start_of(learnt: Learnt) -> Weights:
    return learnt.start or ((0.0,) * len(learnt.names),) * learnt.stages


def nudged(base: Weights, nudges: Nudges, size: float = 1.0) -> Weights:
    """The weights, each moved by so much of what it is at its largest; that of what is always 1 stays."""
    scales = [max(abs(row[place]) for row in base) or FREE for place in range(len(base[0]))]
    middle = (len(base) - 1) / 2
    rows = []
    for stage, row in enumerate(base):
        late = (stage - middle) / middle if middle else 0.0
        moved = [
            weight + size * (always + growing * late) * scale
            for weight, scale, (always, growing) in zip(row, scales, nudges, strict=True)
        ]
        rows.append(tuple(round(weight, PRECISION) for weight in (row[0], *moved[1:])))
    return tuple(rows)


def _pairs(chosen: Title, plan: Plan, number: int, base: Weights) -> tuple[list[Nudges], list[Practice]]:
    """Games in pairs, and the nudges of their seats, one after another."""
    counts = plan.players or tuple(range(chosen.min_seats, chosen.max_seats + 1))
    nudges: list[Nudges] = []
    tasks: list[Practice] = []
    for pair in range(plan.games):
        seed = f"{plan.seed}/pair {number}/{pair}"
        dice = random.Random(seed)
        seats = counts[pair % len(counts)]
        drawn: dict[str, Any] = settings_with(chosen, seats, dict(plan.settings), Chance(seed))
        settings = tuple(sorted(drawn.items()))
        own = [
            tuple((dice.gauss(0.0, NUDGE), dice.gauss(0.0, NUDGE)) for _term in base[0])
            for _seat in range(seats)
        ]
        nudges += own
        for way in (1.0, -1.0):
            weights = tuple(nudged(base, one, way) for one in own)
            tasks.append(Practice(chosen.id, seed, weights, settings))
    return nudges, tasks


def fitted(nudges: list[Nudges], scores: list[tuple[int, ...]]) -> tuple[Nudges, float]:
    """How many points each nudge is worth, and the part of all differences that this accounts for."""
    samples = [[x for pair in one[1:] for x in pair] for one in nudges]
    gains = [
        (up - down) / 2
        for ups, downs in zip(scores[::2], scores[1::2], strict=True)
        for up, down in zip(ups, downs, strict=True)
    ]
    count = len(samples[0])
    spread = sum(gain * gain for gain in gains)
    held = spread / len(gains) / (LIKELY * LIKELY)
    matrix = [[held if i == j else 0.0 for j in range(count)] for i in range(count)]
    targets = [0.0] * count
    for sample, gain in zip(samples, gains, strict=True):
        for i, x in enumerate(sample):
            targets[i] += x * gain
            row = matrix[i]
            for j, y in enumerate(sample):
                row[j] += x * y
    found = solve(matrix, targets)
    left = 0.0
    for sample, gain in zip(samples, gains, strict=True):
        left += (gain - sum(x * worth for x, worth in zip(sample, found, strict=True))) ** 2
    pairs = tuple(zip(found[::2], found[1::2], strict=True))
    return ((0.0, 0.0), *pairs), 1.0 - left / spread if spread else 0.0
