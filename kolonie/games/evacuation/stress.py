"""Positions that are harder to list options for: riches of all kinds, technologies, and a whole hand."""

from __future__ import annotations

from kolonie.core.chance import Chance
from kolonie.games.evacuation.moves import Turn
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import SIDE

STREAM = "perturb"


def perturb(game: Game, chance: Chance) -> bool:
    """Fills the board of whoever takes a turn; anywhere else frames might miss what is changed."""
    if game.strands is not None or len(game.asks) != 1:
        return False
    ((index, ask),) = game.asks.items()
    if not isinstance(ask.frame.node, Turn):
        return False
    seat = game.state.seats[index]
    for place in range(len(seat.stock)):
        seat.stock[place] += chance.below(STREAM, 8)
    seat.population += chance.below(STREAM, 8)
    for kind in range(3):
        moved = chance.below(STREAM, seat.unused[kind] + 1)
        world = SIDE * chance.below(STREAM, 2)
        seat.unused[kind] -= moved
        seat.prepared[world + kind] += moved
    section = max(seat.satellites)
    seat.satellites = [min(game.box.last_section, section + chance.below(STREAM, 4)) for _ in (0, 1)]
    return True
