"""Rollouts: the best few turns are each played on to the end of the game, by a cheap player.

For titles whose turns show their worth only in a row (`Judgement.alone`): what a position is worth halfway is
a guess there, and how the game ends is not. The first turn of the best row is compared with the best single
turns. A narrow beam plays on, badly, but after every turn alike; it is noise that has to be overcome, so the
row's turn stays unless another is clearly ahead in the worlds that both have met.

Only for games alone: with rivals the same budget is used up before several worlds are met.
"""

from __future__ import annotations

from typing import Final

from kolonie.bots.greedy import Step, best_row, uncollected
from kolonie.bots.search import Arm, Effort, Trial, preferred
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.views import View

LINES: Final = 3
"""The width of the beam that plays on."""


def rolled(view: View, world: Game, chance: Chance, effort: Effort) -> tuple[Step, ...]:
    """The turn that ends best, looked for in `world`, which is used up."""
    effort = effort._replace(plays=effort.rolls, narrow=LINES)
    with uncollected():
        trial = Rollouts(view, view.judgement(), effort)
        arms = trial.whole_turns(world)
        if len(arms) > 1:
            trial.compare(arms, chance)
    return preferred(arms, effort)[0].steps


class Rollouts(Trial):
    """Plays turns of one seat on to the end."""

    def whole_turns(self, world: Game) -> list[Arm]:
        """The turn that the best row begins with, and the best others. The world is used up."""
        row = best_row(world.clone(), self.seat, self.how)
        self.plays += row.plays
        others = super().whole_turns(world)
        own = [arm for arm in others if arm.steps == row.first] or [Arm(row.first, row.worth)]
        return own + [arm for arm in others if arm is not own[0]]

    def outcome(self, world: Game, arm: Arm) -> float:
        """What the end of the game is worth to the seat after this turn. The world is used up."""
        world = self.begun(world, arm)
        while not world.over:
            world = self.after_turn(world, world.to_act()[0])
        return self.how.value(world, self.seat)
