"""Underwater Cities: how a turn is thought through, a long line of small decisions of which few matter."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kolonie.core.judgement import Beam, Judgement, Learnt, Prepare, Value, Weights
from kolonie.core.weights import kept_weights
from kolonie.games.underwater_cities.bot.candidates import candidates
from kolonie.games.underwater_cities.bot.judge import Judge
from kolonie.games.underwater_cities.bot.tables import turns_left
from kolonie.games.underwater_cities.bot.terms import NAMES, STAGES, START, stage, trusted
from kolonie.games.underwater_cities.moves import ChooseSlot
from kolonie.games.underwater_cities.state import Game

HELD: Final = 400.0


class Worth:
    """The value with certain weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def prepare(self, world: Game, seat: int) -> Value:
        """The value function for the positions of one turn."""
        return Judge(world, seat, self.weights).value

    def value(self, game: Game, seat: int) -> float:
        return Judge(game, seat, self.weights).value(game, seat)


def terms(game: Game, seat: int) -> list[float]:
    return Judge(game, seat).terms(game, seat)


def valued(weights: Weights) -> Value:
    return Worth(weights).value


def prepared(weights: Weights) -> Prepare:
    return Worth(weights).prepare


def trust(game: Game, seat: int) -> float:
    return trusted(turns_left(game, seat))


LEARNT: Final = Learnt(NAMES, STAGES, stage, terms, valued, prepared, START, HELD, trust=trust)
WEIGHTS: Final = kept_weights(Path(__file__).parent / "weights.json", NAMES, START)
BEAM: Final = Beam(width=90, depth=24, fan=2, most=3, halves=3, forced=True, later=90)
"""Slot and card make a beginning."""
CLOSE: Final = BEAM._replace(width=1000, most=100, halves=0)
"""Most beginnings have more than two good ways on, which show only at the end of the turn."""
JUDGEMENT: Final = Judgement(
    valued(WEIGHTS),
    BEAM,
    prepared(WEIGHTS),
    horizon=(ChooseSlot,),
    candidates=candidates,
    close=CLOSE,
    learnt=LEARNT,
)
