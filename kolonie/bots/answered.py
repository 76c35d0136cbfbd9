"""What the others do meanwhile: rows of own turns that begin differently are tried out against it.

A row of own turns is found as if nobody else did anything (`rows`), but others take what it counts on. So the
first turns of the best rows are tried out in worlds that could be the true one: everybody else has a turn,
the first of the best row that he sees, and the seat looks for its row anew. As in a closer look, what the
row seemed to be worth before counts too.
"""

from __future__ import annotations

from typing import Final

from kolonie.bots.greedy import Row, Step, best_row
from kolonie.bots.looks import Look, proved
from kolonie.bots.search import Arm, Effort, varied
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.judgement import Judgement
from kolonie.core.views import View

TRIED: Final = 6
"""So many first turns are tried out,"""
BEHIND: Final = 8.0
"""none of a row that is so far behind the best."""
WORLDS: Final = 2
"""In so many worlds at most: little that matters within a stretch is hidden."""
THEIR_ROADS: Final = 2
"""From so many positions the others look for the rest of their rows."""


def answered(rows: Row, view: View, how: Judgement, effort: Effort, chance: Chance) -> tuple[Step, ...]:
    """The first turn of a row that does best against what the others do next."""
    ends = varied(list(rows.ends), 2, TRIED, BEHIND, alike=1)
    arms = [Arm(end.steps, end.worth) for end in ends]
    if len(arms) > 1:
        Answered(view, how, effort).compare(arms, chance, effort.answers)
    return max(arms, key=proved).steps


class Answered(Look):
    """Tries out first turns of rows."""

    def __init__(self, view: View, how: Judgement, effort: Effort) -> None:
        super().__init__(view, how, effort._replace(most=WORLDS))
        usual = view.judgement()
        self.again: Judgement = usual
        self.others: Judgement = usual._replace(beam=usual.beam._replace(roads=THEIR_ROADS))

    def outcome(self, world: Game, arm: Arm) -> float:
        """What the seat's best row comes to after the turn and one of everybody else."""
        seat, how = self.seat, self.how
        here = how.stretch(world)
        world = self.begun(world, arm)
        for _other in range(1, world.seats):
            if world.over or how.stretch(world) != here or seat in world.asks:
                break
            self.take_turn(world, world.to_act()[0])
        if world.over:
            return how.value(world, seat)
        row = best_row(world, seat, self.again)
        self.plays += row.plays
        return row.worth if row.ends else how.value(world, seat)

    def take_turn(self, world: Game, other: int) -> None:
        """The first turn of the best row that another seat sees."""
        row = best_row(world.clone(), other, self.others)
        self.plays += row.plays
        self.play(world, other, row.first)
