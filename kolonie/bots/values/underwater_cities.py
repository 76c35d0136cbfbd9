"""Underwater Cities: how a turn is thought through, a long line of small decisions of which few matter."""

from __future__ import annotations

from kolonie.bots.values import Beam, Value
from kolonie.bots.values.underwater_candidates import candidates
from kolonie.bots.values.underwater_judge import Judge
from kolonie.core.engine import Game
from kolonie.games.underwater_cities.moves import ChooseSlot

__all__ = ["HORIZON", "SEARCH", "candidates", "prepare", "value"]

SEARCH = Beam(width=60, depth=24, fan=2, most=2, halves=3)
"""Slot and card make a beginning."""
HORIZON = (ChooseSlot,)


def prepare(world: Game, seat: int) -> Value:
    """The value function for the positions of one turn."""
    return Judge(world, seat).value


def value(game: Game, seat: int) -> float:
    return Judge(game, seat).value(game, seat)
