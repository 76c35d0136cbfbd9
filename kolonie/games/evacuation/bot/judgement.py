"""Evacuation: how a turn is thought through, and what a position is worth; the race in points too."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kolonie.core.judgement import Beam, Judgement, Learnt, Value, Weights
from kolonie.core.options import Option
from kolonie.core.weights import kept_weights
from kolonie.games.evacuation.bot.candidates import candidates
from kolonie.games.evacuation.bot.goals import drafted
from kolonie.games.evacuation.bot.projection import Coming
from kolonie.games.evacuation.bot.prospects import prospects
from kolonie.games.evacuation.bot.terms import NAMES, STAGES, START, stage, terms, terms_then
from kolonie.games.evacuation.bot.weights import LEVEL, REACHED
from kolonie.games.evacuation.moves import Flights, MoveSatellite, Turn
from kolonie.games.evacuation.state import Game

WON: Final = 100.0
HELD: Final = 200.0


class Worth:
    """The value with certain weights. They are for the points game; the race goes by what was thought up."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def value(self, game: Game, seat: int) -> float:
        """The seat's prospects. Rivals hardly touch one another: what they do is not weighed."""
        return self.worth(game, seat, False)

    def compared(self, game: Game, seat: int) -> float:
        """The same at the end of the year for everybody, also for who has not done anything in it yet."""
        return self.worth(game, seat, True)

    def worth(self, game: Game, seat: int, whole: bool) -> float:
        if game.over:
            return _result(game, seat)
        if game.state.year == 0:
            return drafted(game, seat)
        then = Coming(game, seat, whole)
        if game.settings["aim"] == "race":
            return sum(prospects(game, then)) + REACHED[then.years] * then.reach.gained
        row = self.weights[game.box.years - then.years]
        total = REACHED[then.years] * then.reach.gained
        for number, term in enumerate(terms_then(game, then)):
            total += row[number] * term
        return total


def _result(game: Game, seat: int) -> float:
    scores = game.scores()
    scale = LEVEL if game.settings["aim"] == "race" else 1.0
    won = WON if game.seats > 1 and seat in game.winners() else 0.0
    return won + scale * scores[seat]


def alone(game: Game, seat: int) -> None:
    """The others have passed, so that several own actions follow one another."""
    table = game.state
    for index, other in enumerate(table.seats):
        if index != seat:
            other.passed = 1
    table.automaton_passed = 1


def year(game: Game) -> int:
    return game.state.year


def idle(offered: tuple[Option, ...]) -> Option:
    """Does nothing, where that is offered."""
    for choice in offered:
        if choice.verb in ("done", "pass"):
            return choice
    return offered[-1]


def valued(weights: Weights) -> Value:
    return Worth(weights).value


LEARNT: Final = Learnt(NAMES, STAGES, stage, terms, valued, None, START, HELD, (("aim", "points"),))
WORTH: Final = Worth(kept_weights(Path(__file__).parent / "weights.json", NAMES, START))
JUDGEMENT: Final = Judgement(
    WORTH.value,
    Beam(width=8, depth=9, turns=30, roads=4, later=5),
    horizon=(Turn, Flights, MoveSatellite),
    candidates=candidates,
    alone=alone,
    stretch=year,
    idle=idle,
    guesses=("refresh",),
    rows=Beam(width=16, depth=9, turns=30, roads=8, later=12),
    learnt=LEARNT,
    compared=WORTH.compared,
)
