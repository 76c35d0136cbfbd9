"""Contests: turns are compared by how far they leave the seat ahead of the others.

In some games all have one turn in a round, and who begins decides what the others have to choose from. What
a turn leaves them then counts as much as what it brings. Of each way to begin a beam finds the best turns;
what the others can make of it is taken off. The best few of them are tried out a round farther in worlds
that could be the true one, if the level has room for that, and the first stays unless another is clearly
ahead of it.

Alone there is nobody to be ahead of: own turns that follow one another are looked through at a glance, as a
tree (`trees`).
"""

from __future__ import annotations

from typing import Final

from kolonie.bots.greedy import Step, Turn, best_line, uncollected
from kolonie.bots.search import Arm, Effort, Trial, preferred
from kolonie.bots.trees import grown
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.judgement import Beam, Contest, Judgement
from kolonie.core.views import View

APART: Final = 3
"""The beam is so many times as wide where each way to begin has room of its own,"""
ROOMY: Final = 2
"""and so many times elsewhere."""
FIELD: Final = 4
"""So many turns are tried out,"""
BEHIND: Final = 3.0
"""none of them that is this far behind at the start."""
BRISK: Final = 2
"""The width of the beam that everybody plays with in such worlds."""


ALONE: Final = 5
"""Alone a tree has so many times the positions: turns are short, and nobody else thinks."""


def contested(view: View, chance: Chance, effort: Effort) -> tuple[Step, ...]:
    """The turn that leaves the seat farthest ahead, as far as a level looks."""
    how = view.judgement()
    contest = how.contest
    assert contest is not None
    if effort.glances:
        how = how._replace(candidates=contest.glance)
    world = view.imagine(chance)
    if not effort.rivalry or not contest.round(world):  # before the first round nobody is ahead
        return best_line(world, view.seat, how)
    if effort.tree and world.seats == 1:
        effort = effort._replace(tree=ALONE * effort.tree)
        return grown(view, chance, effort, how._replace(candidates=contest.glance))[0].steps
    with uncollected():
        trial = Duel(view, how, contest, effort)
        arms = trial.leading(world)
        if len(arms) > 1 and effort.rounds > 1:
            trial.farther(arms, chance)
            arms = preferred(arms, effort)
    return arms[0].steps


class Duel(Trial):
    """Tries out turns of one seat against what the others can make of them."""

    def __init__(self, view: View, how: Judgement, contest: Contest, effort: Effort) -> None:
        super().__init__(view, how, effort)
        self.contest = contest
        self.brisk: Beam = how.beam._replace(width=BRISK, turns=1)

    def leading(self, world: Game) -> list[Arm]:
        """The best few different turns, the one that leaves the seat farthest ahead first."""
        decides = self.contest.decides(world, self.seat)
        beam = self.how.beam
        if decides:
            beam = beam._replace(width=APART * beam.width, fan=1)
        else:
            beam = beam._replace(width=ROOMY * beam.width)
        others: dict[str, float] = {}
        seen: set[tuple[str, ...]] = set()
        arms: list[Arm] = []
        for line in self.turns(world.clone(), self.seat, beam):
            marks = self._marks(line)
            if marks in seen:
                continue
            seen.add(marks)
            worth = line.worth
            if decides:
                first = line.steps[0][1].key
                if first not in others:
                    others[first] = self.best_of_others(world.clone(), line.steps)
                worth -= self.effort.rivalry * others[first]
            arms.append(Arm(line.steps, worth))
        arms.sort(key=_first, reverse=True)
        least = arms[0].first - BEHIND
        return [arm for arm in arms[:FIELD] if arm.first > least]

    def _marks(self, line: Turn) -> tuple[str, ...]:
        marks = self.contest.marks
        return tuple([choice.key for _offered, choice in line.steps if choice.verb in marks])

    def best_of_others(self, world: Game, steps: tuple[Step, ...]) -> float:
        """What the best of the others can come to after a turn of the seat. The world is used up."""
        self.play(world, self.seat, steps)
        best = float("-inf")
        for other in range(world.seats):
            if other != self.seat:
                worth = self.how.value(world, other)
                if other in world.asks:
                    worth = self.best_turn(world.clone(), other, self.brisk).worth
                best = max(best, worth)
        return best

    def farther(self, arms: list[Arm], chance: Chance) -> None:
        """Plays the arms in the same worlds up to the end of the next round."""
        for _world in range(self.effort.rounds):
            if self.plays > self.effort.plays and arms[0].worths:
                break
            world = self.view.imagine(chance)
            for arm in arms:
                arm.worths.append(self.outcome(world.clone(), arm))

    def outcome(self, world: Game, arm: Arm) -> float:
        """How far ahead the seat is at the end of the next round. The world is used up."""
        end = self.contest.round(world) + 2
        self.play(world, self.seat, arm.steps)
        while not world.over and self.contest.round(world) < end:
            acting = world.to_act()[0]
            self.play(world, acting, self.best_turn(world.clone(), acting, self.brisk).steps)
        return self.lead(world)

    def lead(self, world: Game) -> float:
        """How far the seat is ahead of the best of the others."""
        own = self.how.value(world, self.seat)
        others = [self.how.value(world, other) for other in range(world.seats) if other != self.seat]
        return own - self.effort.rivalry * max(others) if others else own


def _first(arm: Arm) -> float:
    return arm.first
