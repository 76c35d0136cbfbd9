"""Rollouts: what the best rows of own turns come to is played on to the end of the game.

For titles whose turns show their worth only in a row (`Judgement.alone`): what a position is worth halfway is
a guess there, and how the game ends is not. Each of the best rows that were found is followed by the best row
of every later stretch, which a narrow search finds, and the first turn of the one that ends best is played.
All of it happens in one world in which the others do nothing.
"""

from __future__ import annotations

from typing import Final

from kolonie.bots.greedy import Line, Step, best_row, uncollected
from kolonie.core.engine import Game
from kolonie.core.judgement import Judgement

NARROW: Final = 3
"""From so many positions later stretches are looked through."""


def rolled(world: Game, seat: int, how: Judgement, plays: int) -> tuple[Step, ...]:
    """The first turn of the row that ends best, within so many positions. The world is used up."""
    with uncollected():
        row = best_row(world, seat, how)
        best, most = row.first, float("-inf")
        spent = row.plays
        last = float("inf")
        narrow = how._replace(beam=how.beam._replace(roads=NARROW))
        for end in row.ends:
            if spent > plays and most > float("-inf"):
                break
            if end.worth == last:  # what is worth the same is taken for the same
                continue
            last = end.worth
            final, more = played_on(end, seat, narrow)
            spent += more
            if final > most:
                best, most = end.steps, final
    return best


def played_on(end: Line, seat: int, how: Judgement) -> tuple[float, int]:
    """What the end of the game is worth, and how many positions that took. The position is used up."""
    game, worth, spent = end.game, end.worth, 0
    while not game.over:
        row = best_row(game, seat, how)
        spent += row.plays
        if not row.ends:
            break
        game, worth = row.ends[0].game, row.ends[0].worth
    return worth, spent
