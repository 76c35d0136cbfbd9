"""Hindsight: a turn that was played, weighed against the turns a strong player would have thought of.

The same search as that of a bot, of the same view: nothing that the seat could not know enters it. The turn
that was played is one of the arms and stays in the comparison to its end. What has proved best is then tried
out once more beside it, in worlds that neither has met: of many that are compared the luckiest looks better
than it is, and only what those fresh worlds say is told.

Where turns show their worth only in a row (`Judgement.alone`), a turn is worth what the best row of own turns
after it comes to while the others do nothing. That leaves out what the others take away meanwhile.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from kolonie.bots.advice import turns_apart
from kolonie.bots.greedy import Step, best_line, best_row, goes_farther, uncollected
from kolonie.bots.rows import is_in_rows
from kolonie.bots.search import Arm, Effort, Trial, is_ahead
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.judgement import Judgement
from kolonie.core.views import View

BUDGET: Final = 8_000
"""So many positions are looked at to compare the turns that were found, about."""
ENOUGH: Final = 40
"""No more worlds than this: where little is hidden, more of them say nothing new."""
LEAST: Final = 3
"""About so many worlds each time the weaker half is left out, whatever the budget: one says nothing."""
CAREFUL: Final = 1.5
"""By so many standard errors a turn must be ahead before it is tried out once more."""
FRESH: Final = 0.4
"""The share of the budget that is kept for the fresh worlds."""
ROADS: Final = 2
"""From so many positions rows of own turns go on."""
FEWEST: Final = 6
"""In so many fresh worlds at least."""
FARTHEST: Final = 3
"""In fresh worlds the position is judged after one more own turn, or two, up to so many.

What seems lost after one turn and is won back after the next makes the error large.
"""


class Weighed(NamedTuple):
    """What became of a turn that was played, beside the best that was found."""

    lost: float
    """So many points less than the better turn, on average; 0 if none was found."""
    error: float
    """The standard error of that."""
    worlds: int
    """In so many worlds both were tried out."""
    value: float
    """What the played turn is worth, as positions are judged: what winning adds is part of it."""
    best: float
    """What the better turn is worth."""
    better: tuple[Step, ...]
    """The better turn, as far as it could be foreseen."""
    options: tuple[tuple[str, float], ...]
    """Other ways to begin: their keys, and how many points less than the best they seemed."""


class Hindsight(Trial):
    """Tries out turns like a bot, and remembers the points that they ended with."""

    def __init__(self, view: View, how: Judgement, effort: Effort) -> None:
        self.judged = how.value
        self.points = 0.0
        """Of the position that was judged last: what it is worth, or at the end the seat's points."""
        super().__init__(view, how._replace(value=self.value), effort)
        self.in_rows: bool = is_in_rows(how)

    def value(self, game: Game, seat: int) -> float:
        worth = self.judged(game, seat)
        self.points = float(game.scores()[seat]) if game.over else worth
        return worth

    def begin(self, chance: Chance) -> Game:
        """A world in which turns are looked for."""
        world = self.view.imagine(chance)
        if self.in_rows and self.how.alone is not None:
            self.how.alone(world, self.seat)
        return world

    def outcome(self, world: Game, arm: Arm) -> float:
        return self.row_after(world, arm) if self.in_rows else super().outcome(world, arm)

    def row_after(self, world: Game, arm: Arm) -> float:
        """What the best row of own turns that begins with this one comes to, as if nobody else acted."""
        seat, how = self.seat, self.how
        if how.alone is not None:
            how.alone(world, seat)
        here = how.stretch(world)
        self.play(world, seat, arm.steps)
        world.horizon = how.horizon
        if goes_farther(world, seat, how) and how.stretch(world) == here:
            beam = how.beam._replace(width=how.beam.later, roads=ROADS)
            row = best_row(world, seat, how._replace(beam=beam))
            self.plays += row.plays
            if row.ends:
                world = row.ends[0].game
        return self.value(world, seat)

    def again(self, arms: list[Arm], chance: Chance, plays: int) -> list[list[tuple[float, float]]]:
        """What arms are worth in worlds that none of them has met: each world's worth and points of each."""
        until = self.plays + plays
        told: list[list[tuple[float, float]]] = [[] for _arm in arms]
        while (self.plays < until and len(told[0]) < ENOUGH) or len(told[0]) < FEWEST:
            world = self.view.imagine(chance)
            self.replies = {}
            self.ahead = 1 + len(told[0]) % FARTHEST
            for arm, results in zip(arms, told, strict=True):
                worth = self.outcome(world.clone(), arm)
                results.append((worth, self.points))
        return told


def weigh(view: View, keys: tuple[str, ...], chance: Chance, budget: int = BUDGET) -> Weighed:
    """The turn that these keys make beside the best that is found. The first must be an option."""
    with uncollected():
        trial = Hindsight(view, view.judgement(), Effort(plays=budget, caution=CAREFUL))
        world = trial.begin(chance)
        played = Arm(_steps(world.clone(), view.seat, keys), 0.0)
        arms = [played, *others_than(played, trial, world, chance)]
        if len(arms) > 1:
            before = trial.plays
            trial.outcome(trial.view.imagine(chance), played)
            world_costs = len(arms) * max(1, trial.plays - before)
            halvings = max(1, (len(arms) - 1).bit_length())
            whole = max(min(budget, ENOUGH * world_costs), LEAST * halvings * world_costs)
            fresh = int(whole * FRESH)
            trial.compare(arms, chance, whole - fresh)
            return _told(trial, arms, chance, fresh)
    return Weighed(0.0, 0.0, 0, 0.0, 0.0, (), ())


def others_than(played: Arm, trial: Hindsight, world: Game, chance: Chance) -> list[Arm]:
    """The best turns that begin differently or go another way, each as far as nothing hidden is shown."""
    seat = trial.seat
    start = world.clone()
    found = turns_apart(trial, world)
    if trial.in_rows:  # single turns tell little there: what a bot would play may not be among the best
        found.insert(0, Arm(best_line(trial.view.imagine(chance), seat, trial.how), 0.0))
    known = {_choices(played.steps)}
    arms: list[Arm] = []
    for arm in found:
        shown = Arm(_until_shown(start.clone(), seat, arm.steps), arm.first)
        choices = _choices(shown.steps)
        if choices not in known and choices[: len(played.steps)] != _choices(played.steps):
            known.add(choices)
            arms.append(shown)
    return arms


def _told(trial: Hindsight, arms: list[Arm], chance: Chance, fresh: int) -> Weighed:
    played = arms[0]
    rivals = sorted(arms[1:], key=_how_far, reverse=True)
    best = next((arm for arm in rivals if is_ahead(arm, played, trial.effort)), played)
    ways = _ways(arms, best)
    if best is played:
        return Weighed(0.0, 0.0, len(played.worths), played.mean, played.mean, (), ways)
    mine, better = trial.again([played, best], chance, fresh)
    gains = [b[1] - a[1] for a, b in zip(mine, better, strict=True)]
    n = len(gains)
    lost = sum(gains) / n
    error = sqrt(sum([(gain - lost) ** 2 for gain in gains]) / (n - 1) / n)
    value = sum([worth for worth, _points in mine]) / n
    worth = sum([worth for worth, _points in better]) / n
    if worth <= value:
        return Weighed(0.0, error, n, value, value, (), ways)
    return Weighed(max(0.0, lost), error, n, value, worth, best.steps, ways)


def _how_far(arm: Arm) -> tuple[int, float]:
    """Arms that were kept to the end come first, the best of them before the others."""
    return (len(arm.worths), arm.mean)


def _ways(arms: list[Arm], best: Arm) -> tuple[tuple[str, float], ...]:
    """The ways to begin, by what the best of each seemed to lose against the best of all."""
    less: dict[str, float] = {}
    for arm in arms:
        gains = [b - a for a, b in zip(arm.worths, best.worths, strict=False)]
        behind = max(0.0, sum(gains) / len(gains)) if gains else 0.0
        key = arm.steps[0][1].key
        less[key] = min(less.get(key, behind), behind)
    return tuple(sorted(less.items(), key=lambda way: way[1]))


def _choices(steps: tuple[Step, ...]) -> tuple[str, ...]:
    return tuple([choice.key for _offered, choice in steps])


def _steps(world: Game, seat: int, keys: tuple[str, ...]) -> tuple[Step, ...]:
    """The keys as steps, as far as they can be played in a world. The world is used up."""
    steps: list[Step] = []
    for key in keys:
        offered = world.options(seat)
        chosen = [choice for choice in offered if choice.key == key]
        if not chosen:
            break
        steps.append((offered, chosen[0]))
        world.play(seat, chosen[0])
    return tuple(steps)


def _until_shown(world: Game, seat: int, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """A turn up to the step that shows something hidden: what comes after was only imagined."""
    walls = world.walls
    for number, (_offered, choice) in enumerate(steps, 1):
        ask = world.asks.get(seat)
        if ask is None or choice not in ask.options:
            return steps[: max(1, number - 1)]
        world.play(seat, choice)
        if world.walls != walls:
            return steps[:number]
    return steps
