"""Closer looks: where a beam misses much of a turn, it is looked through widely, and many turns tried out.

What a turn comes to in a world says little of it, and what the look thought of it says little too, but they
err in different ways. So both count: the look's opinion like what so many worlds have said (`TRUST`). And a
position is not only judged where a trial ends, but before every own turn on the way there: much of what
chance adds to one of these is not in the next.
"""

from __future__ import annotations

from typing import Final

from kolonie.bots.greedy import uncollected
from kolonie.bots.search import Arm, Effort, Trial, varied
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.judgement import Judgement
from kolonie.core.views import View

BEHIND: Final = 10.0
"""Of the turns that a look has found none is tried out that is so far behind the best."""
TRUST: Final = 1.0
"""What the look thinks of a turn counts as much as what it comes to in so many worlds."""


def looked(view: View, chance: Chance, effort: Effort) -> list[Arm]:
    """The best turns that a closer look finds, the one to be played first."""
    with uncollected():
        look = Look(view, view.judgement(), effort)
        lines = look.turns(view.imagine(chance), look.seat, look.first)
        found = varied(lines, look.first.fan, effort.tried, BEHIND)
        arms = [Arm(line.steps, line.worth) for line in found]
        if len(arms) > 1 and effort.tries:
            look.compare(arms, chance, effort.tries)
    arms.sort(key=proved, reverse=True)
    return arms


def proved(arm: Arm) -> float:
    """What a turn is worth by the look and by all the worlds that it has met."""
    return arm.first + arm.gain


class Look(Trial):
    """Tries out turns that a look has found."""

    def __init__(self, view: View, how: Judgement, effort: Effort) -> None:
        super().__init__(view, how, effort)
        self.passed: list[float] = []
        """What the world was worth before the seat's turns that were played on the way."""

    def outcome(self, world: Game, arm: Arm) -> float:
        self.passed = []
        end = self.played_on(world, arm)
        worth = self.how.value(end, self.seat)
        if end.over:  # nothing is left to be guessed
            return worth
        return (sum(self.passed) + worth) / (len(self.passed) + 1)

    def pass_by(self, world: Game) -> None:
        self.passed.append(self.how.value(world, self.seat))

    def learn(self, arms: list[Arm]) -> None:
        """How much better each has done than expected, beside the others: a world may be kind to all."""
        surprises = [arm.worths[-1] - proved(arm) for arm in arms]
        usual = sum(surprises) / len(surprises)
        for arm, surprise in zip(arms, surprises, strict=True):
            arm.gain += (surprise - usual) / (len(arm.worths) + TRUST)

    def rank(self, arm: Arm) -> tuple[int, float]:
        return (len(arm.worths), proved(arm))
