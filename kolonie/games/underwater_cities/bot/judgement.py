"""Underwater Cities: how a turn is thought through, a long line of small decisions of which few matter."""

from __future__ import annotations

from kolonie.core.judgement import Beam, Judgement, Value
from kolonie.games.underwater_cities.bot.candidates import candidates
from kolonie.games.underwater_cities.bot.judge import Judge
from kolonie.games.underwater_cities.moves import ChooseSlot
from kolonie.games.underwater_cities.state import Game


def prepare(world: Game, seat: int) -> Value:
    """The value function for the positions of one turn."""
    return Judge(world, seat).value


def value(game: Game, seat: int) -> float:
    return Judge(game, seat).value(game, seat)


BEAM = Beam(width=60, depth=24, fan=2, most=2, halves=3)
"""Slot and card make a beginning."""
JUDGEMENT = Judgement(value, BEAM, prepare, horizon=(ChooseSlot,), candidates=candidates)
