"""Weights of a value, found by play: how much each term of a position was worth at the end of the game.

Bots that play like `greedy`, but wander now and then to their second or fifth best turn, play against
themselves. Before each turn the terms of every seat are noted (`Judgement.learnt`), and at the end what the
seat has scored. For each stage of the game the weights are those that foretell the scores best, by least
squares held back a little (ridge), or lie between those and what was thought up before. The next round is
played with them; all rounds together are learnt from, and every round's weights play a match against those
that the game has now. The best are told.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from math import sqrt
from typing import Any

from kolonie.bots.bot import answer
from kolonie.bots.greedy import Planner, Step, best_line, uncollected
from kolonie.bots.search import Effort, Trial
from kolonie.core.chance import Chance
from kolonie.core.judgement import Judgement, Learnt, Weights, with_weights
from kolonie.core.title import SetupError, Title
from kolonie.core.views import View
from kolonie.games import title
from kolonie.lab.balance import settings_with
from kolonie.lab.matches import on_all_cores, wilson

WANDERS = 0.2
"""How often a practising bot does not play its best turn."""
BYWAYS = (1, 1, 2, 3, 5, 8)
"""Which one it plays instead."""
PRECISION = 4

Sample = tuple[int, list[float], int]
"""The stage of the game, the terms of a seat, and what it scored in the end."""


@dataclass(frozen=True)
class Practice:
    """A game to be played: with which weights each seat values, or None for those that the game has."""

    game: str
    seed: str
    weights: tuple[Weights | None, ...]
    settings: tuple[tuple[str, str], ...] = ()
    wanders: float = 0.0
    samples: bool = False


@dataclass(frozen=True)
class Practised:
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    samples: tuple[Sample, ...] = ()


class Wanderer(Planner):
    """Plays the best turn that a beam finds, or now and then another."""

    def __init__(self, how: Judgement, wanders: float, seed: str) -> None:
        super().__init__("wanderer")
        self.how = how
        self.wanders = wanders
        self.dice = random.Random(seed)
        self.began = False
        """Whether the last decision was the first of a turn."""

    def choose(self, view: View, chance: Chance) -> str:
        self.began = False
        return super().choose(view, chance)

    def turn(self, view: View, chance: Chance) -> tuple[Step, ...]:
        self.began = True
        world = view.imagine(chance)
        if self.dice.random() >= self.wanders:
            return best_line(world, view.seat, self.how)
        with uncollected():
            arms = Trial(view, self.how, Effort(arms=BYWAYS[-1] + 1)).whole_turns(world)
        return arms[min(self.dice.choice(BYWAYS), len(arms) - 1)].steps


def learnt_by(chosen: Title) -> tuple[Judgement, Learnt]:
    """How a game is judged, and what its value is made of. Raises SetupError if nothing is learnt there."""
    how = chosen.judgement()
    if how.learnt is None:
        raise SetupError(f"{chosen.id}: the weights of this game were not found by play")
    return how, how.learnt


def practise(task: Practice) -> Practised:
    chosen = title(task.game)
    how, learnt = learnt_by(chosen)
    game = chosen.new(len(task.weights), task.seed, dict(task.settings))
    bots = []
    for seat, weights in enumerate(task.weights):
        own = how if weights is None else with_weights(how, weights)
        bots.append(Wanderer(own, task.wanders, f"{task.seed}/{seat}"))
    minds = [Chance(f"{task.seed}/mind {seat}") for seat in range(game.seats)]
    noted: list[tuple[int, list[float], int]] = []
    while not game.over:
        seat = game.to_act()[0]
        key = answer("wanderer", bots[seat], View(game, seat), minds[seat])
        if task.samples and bots[seat].began:
            now = learnt.stage(game)
            noted += [(now, learnt.terms(game, index), index) for index in range(game.seats)]
        game.play(seat, key)
    scores = game.scores()
    samples = tuple((now, terms, scores[index]) for now, terms, index in noted)
    return Practised(tuple(scores), tuple(game.winners()), samples)


# -- least squares


class Sums:
    """What is kept of the samples of one stage: the sums that least squares need."""

    def __init__(self, terms: int) -> None:
        self.n = 0
        self.products = [[0.0] * terms for _ in range(terms)]
        self.targets = [0.0] * terms
        self.total = 0.0
        self.squares = 0.0

    def add(self, terms: list[float], score: int) -> None:
        self.n += 1
        self.total += score
        self.squares += score * score
        for place, term in enumerate(terms):
            if term:
                self.targets[place] += term * score
                row = self.products[place]
                for other in range(place + 1):
                    row[other] += term * terms[other]

    def solved(self, held: float = 30.0, start: Sequence[float] = ()) -> list[float]:
        """The weights, each held to its start (else to zero) in proportion to how much its term varies."""
        count = len(self.targets)
        matrix = [[self.products[max(i, j)][min(i, j)] for j in range(count)] for i in range(count)]
        targets = list(self.targets)
        for place in range(count):
            mean = matrix[0][place] / max(1, self.n)
            varies = matrix[place][place] / max(1, self.n) - mean * mean
            pull = held * max(varies, 1e-6) if place else 1e-9
            matrix[place][place] += pull
            targets[place] += pull * start[place] if start else 0.0
        return solve(matrix, targets)

    def error(self, weights: list[float]) -> tuple[float, float]:
        """How far scores lie from their mean, and from what the weights foretell."""
        count = len(weights)
        spread = sqrt(max(0.0, self.squares / self.n - (self.total / self.n) ** 2))
        told = sum(weights[i] * self.targets[i] for i in range(count))
        both = sum(
            weights[i] * weights[j] * self.products[max(i, j)][min(i, j)]
            for i in range(count)
            for j in range(count)
        )
        return spread, sqrt(max(0.0, (self.squares - 2 * told + both) / self.n))


def solve(matrix: list[list[float]], targets: list[float]) -> list[float]:
    """The solution of linear equations, by elimination with the largest pivot. Both are used up."""
    count = len(targets)
    for step in range(count):
        pivot = max(range(step, count), key=lambda row: abs(matrix[row][step]))
        matrix[step], matrix[pivot] = matrix[pivot], matrix[step]
        targets[step], targets[pivot] = targets[pivot], targets[step]
        for row in range(step + 1, count):
            share = matrix[row][step] / matrix[step][step]
            if share:
                for place in range(step, count):
                    matrix[row][place] -= share * matrix[step][place]
                targets[row] -= share * targets[step]
    found = [0.0] * count
    for step in reversed(range(count)):
        rest = targets[step] - sum(matrix[step][place] * found[place] for place in range(step + 1, count))
        found[step] = rest / matrix[step][step]
    return found


# -- the course


@dataclass(frozen=True)
class Plan:
    game: str
    games: int = 400
    """Played in each round."""
    rounds: int = 3
    match: int = 100
    """Games against what the game has now, after each round."""
    seed: str = "0"
    settings: tuple[tuple[str, str], ...] = ()
    players: tuple[int, ...] = ()
    """With so many in turn; none: with every number of players."""
    trust: float = 1.0
    """So much of what was learnt is taken; the rest is what somebody has thought up (`Learnt.start`)."""


@dataclass
class Round:
    """What a round has brought."""

    mean: float
    """The mean score of its practice."""
    spread: list[float]
    """By stage, how far scores lie from their mean,"""
    error: list[float]
    """and from what the weights foretell."""
    share: float
    low: float
    high: float
    match: tuple[float, float]
    """Mean scores against what the game has now."""


@dataclass
class Course:
    game: str
    names: tuple[str, ...]
    rounds: list[Round] = field(default_factory=list)
    best: int = 0
    weights: Weights = ()

    def file(self, command: str) -> str:
        """The text of the file that the game reads its weights from."""
        best = asdict(self.rounds[self.best])
        return written(command, self.best + 1, best, self.names, self.weights)


def written(
    command: str, number: int, figures: dict[str, Any], names: tuple[str, ...], weights: Weights
) -> str:
    """A file of weights: what has made them, what was measured, and for each term its weight by stage."""
    named = {name: [round(row[place], PRECISION) for row in weights] for place, name in enumerate(names)}
    lines = [f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in named.items()]
    head = json.dumps({"made by": command, "round": number, "figures": figures}, indent=2)
    return head[:-2] + ',\n  "weights": {\n' + ",\n".join(lines) + "\n  }\n}\n"


def train(plan: Plan, tell: Callable[[str, int], None] = lambda _what, _n: None) -> Course:
    """Practises and learns; `tell` hears of every game that was played."""
    chosen = title(plan.game)
    _how, learnt = learnt_by(chosen)
    plan = replace(plan, settings=fixed(dict(plan.settings), learnt))
    course = Course(chosen.id, learnt.names)
    sums = [Sums(len(learnt.names)) for _ in range(learnt.stages)]
    weights: Weights | None = None
    for number in range(plan.rounds):
        total, seats = 0, 0
        practice = _practice(chosen, plan, number, weights)
        for done, told in enumerate(on_all_cores(practise, practice), 1):
            total += sum(told.scores)
            seats += len(told.scores)
            for now, terms, score in told.samples:
                sums[now].add(terms, score)
            tell(f"round {number + 1}: practice", done)
        rows = [_found(learnt, stage, one, plan.trust) for stage, one in enumerate(sums)]
        weights = tuple(tuple(round(weight, PRECISION) for weight in row) for row in rows)
        errors = [one.error(row) if one.n else (0.0, 0.0) for one, row in zip(sums, rows, strict=True)]
        share, means = against(chosen, plan, number, weights, tell)
        low, high = wilson(share * plan.match, plan.match)
        course.rounds.append(
            Round(total / seats, [a for a, _b in errors], [b for _a, b in errors], share, low, high, means)
        )
        if share >= course.rounds[course.best].share:
            course.best, course.weights = number, weights
    return course


def fixed(wanted: dict[str, str], learnt: Learnt) -> tuple[tuple[str, str], ...]:
    """The options that all games have. Raises SetupError if the weights are not for those that are wanted."""
    for name, value in learnt.only:
        if wanted.setdefault(name, value) != value:
            raise SetupError(f"option {name}: weights are learnt for {name}={value} only")
    return tuple(sorted(wanted.items()))


def _found(learnt: Learnt, stage: int, sums: Sums, trust: float) -> list[float]:
    start = learnt.start[stage] if learnt.start else (0.0,) * len(learnt.names)
    if not sums.n:
        return list(start)
    solved = sums.solved(learnt.held, start)
    return [before + trust * (found - before) for before, found in zip(start, solved, strict=True)]


def _practice(chosen: Title, plan: Plan, number: int, weights: Weights | None) -> list[Practice]:
    """Games with each number of players in turn, under options drawn at random but for the fixed ones."""
    counts = plan.players or tuple(range(chosen.min_seats, chosen.max_seats + 1))
    tasks = []
    for game in range(plan.games):
        seed = f"{plan.seed}/{number}/{game}"
        seats = counts[game % len(counts)]
        drawn: dict[str, Any] = settings_with(chosen, seats, dict(plan.settings), Chance(seed))
        settings = tuple(sorted(drawn.items()))
        tasks.append(Practice(chosen.id, seed, (weights,) * seats, settings, WANDERS, True))
    return tasks


def against(
    chosen: Title, plan: Plan, number: int, weights: Weights, tell: Callable[[str, int], None]
) -> tuple[float, tuple[float, float]]:
    """The share of games for two that the new weights win, seats swapped, and the mean scores."""
    tasks = []
    for game in range(plan.match):
        seed = f"{plan.seed}/match/{game // 2}"
        drawn: dict[str, Any] = settings_with(chosen, 2, dict(plan.settings), Chance(seed))
        sides = (weights, None) if game % 2 == 0 else (None, weights)
        tasks.append(Practice(chosen.id, seed, sides, tuple(sorted(drawn.items()))))
    won, mine, other = 0.0, 0, 0
    for game, told in enumerate(on_all_cores(practise, tasks)):
        seat = game % 2
        won += (seat in told.winners) / max(1, len(told.winners))
        mine += told.scores[seat]
        other += told.scores[1 - seat]
        tell(f"round {number + 1}: match", game + 1)
    return won / plan.match, (mine / plan.match, other / plan.match)
