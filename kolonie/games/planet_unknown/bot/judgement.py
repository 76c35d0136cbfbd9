"""Planet Unknown: what a seat will have at the end, by what it has now. Weights can be found by play."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kolonie.core.judgement import Beam, Judgement, Learnt, Prepare, Value, Weights
from kolonie.core.weights import kept_weights
from kolonie.games.planet_unknown.bot.looking import CONTEST, candidates
from kolonie.games.planet_unknown.bot.missions import first_sight
from kolonie.games.planet_unknown.bot.terms import NAMES, STAGES, START, boards_worth, stage, terms
from kolonie.games.planet_unknown.nodes import (
    ChooseCorporation,
    ChoosePlanet,
    FaceSection,
    KeepMissions,
    Rotate,
    SelectTile,
)
from kolonie.games.planet_unknown.state import NONE, Game

SETTING_UP: Final = (ChoosePlanet, ChooseCorporation, KeepMissions, FaceSection)
"""Decisions that are judged one by one: nothing that comes after them says more."""
WON: Final = 20.0
HELD: Final = 400.0


class Worth:
    """The value with certain weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def value(self, game: Game, seat: int) -> float:
        """The seat's prospects, in points; rounded, so that no machine's last bit decides between equals."""
        table = game.state
        if game.over:
            return float(game.scores()[seat]) + (WON if seat in game.winners() else 0.0)
        if not table.turn or untouched(game):
            mine = table.seats[seat]
            dealt = [game.box.missions[mission].personal for mission in mine.missions]
            worth = boards_worth(game.box, mine) + sum([first_sight(criterion) for criterion in dealt])
            return round(worth, 6)
        total = 0.0
        row = self.weights[stage(game)]
        for place, term in enumerate(terms(game, seat)):
            total += row[place] * term
        return round(total, 6)

    def prepare(self, world: Game, _seat: int) -> Value:
        """Where a commander turns the station, its turn goes on with a tile of the section it has chosen."""
        if len(world.state.seats) > 1 and world.settings["rotation"] == "commander":
            world.horizon = (*SETTING_UP, Rotate)
        return self.value


def untouched(game: Game) -> bool:
    """Whether nothing has happened yet but setting up."""
    table = game.state
    return table.turn == 1 and table.event == NONE and not sum([seat.covered for seat in table.seats])


def valued(weights: Weights) -> Value:
    return Worth(weights).value


def prepared(weights: Weights) -> Prepare:
    return Worth(weights).prepare


LEARNT: Final = Learnt(NAMES, STAGES, stage, terms, valued, prepared, START, HELD)
WEIGHTS: Final = kept_weights(Path(__file__).parent / "weights.json", NAMES, START)
BEAM: Final = Beam(width=4, depth=12, fan=0, halves=1, later=2)
"""To turn the station and to take a tile changes nothing yet; what is placed shows its worth."""
JUDGEMENT: Final = Judgement(
    valued(WEIGHTS),
    BEAM,
    prepared(WEIGHTS),
    horizon=(*SETTING_UP, SelectTile, Rotate),
    candidates=candidates,
    learnt=LEARNT,
    contest=CONTEST,
)
