"""AquaSphere: what a seat will have at the end, by what it has now. The weights were found by play."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kolonie.core.judgement import Beam, Judgement, Learnt, Value, Weights
from kolonie.core.weights import read_weights
from kolonie.games.aquasphere.bot.terms import NAMES, STAGES, stage, terms
from kolonie.games.aquasphere.state import Game

RIVAL: Final = 0.6
"""How much of what the strongest rival will have is held against the seat."""
WON: Final = 50.0


class Worth:
    """The value with certain weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def value(self, game: Game, seat: int) -> float:
        """The seat's prospects less those of its strongest rival."""
        if game.over:
            won = WON if seat in game.winners() else 0.0
            scores = game.scores()
            return won + scores[seat] - max(s for i, s in enumerate(scores) if i != seat)
        weights = self.weights[stage(game)]
        mine, rival = 0.0, -1000.0
        for index in range(game.seats):
            total = 0.0
            for weight, term in zip(weights, terms(game, index), strict=True):
                total += weight * term
            if index == seat:
                mine = total
            elif total > rival:
                rival = total
        return mine - RIVAL * rival


def valued(weights: Weights) -> Value:
    return Worth(weights).value


WEIGHTS: Final = read_weights(Path(__file__).parent / "weights.json", NAMES, STAGES)
JUDGEMENT: Final = Judgement(
    valued(WEIGHTS), Beam(later=12), learnt=Learnt(NAMES, STAGES, stage, terms, valued)
)
