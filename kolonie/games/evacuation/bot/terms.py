"""Evacuation: what can be said of a seat in numbers, at the end of the year that it is in."""

from __future__ import annotations

from typing import Final

from kolonie.core.judgement import Weights
from kolonie.games.evacuation.bot.plans import planned
from kolonie.games.evacuation.bot.projection import Coming
from kolonie.games.evacuation.bot.prospects import PARTS, prospects
from kolonie.games.evacuation.energy import track_price
from kolonie.games.evacuation.pieces import plans_of, smileys, symbols
from kolonie.games.evacuation.settling import open_biomes
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import LANDS, RESOURCES, SIDE

COUNTED: Final = (
    *(f"{kind} made" for kind in RESOURCES),
    "least made",
    *(f"old {kind}" for kind in RESOURCES),
    *(f"new {kind}" for kind in RESOURCES),
    "people waiting",
    "people with steel",
    "factories waiting",
    "old factories",
    "stadiums wanted",
    "further stadiums",
    "old stadiums",
    "smileys",
    "land left",
    "people left",
    "shuttles here",
    "shuttles away",
    "sections",
    "deserts open",
    "forests open",
    "seas open",
    "symbols",
    "areas",
    "research",
    "infrastructure",
    "plans laid out",
    "plans in hand",
    "cards in hand",
    "price of an action",
    "actions taken",
    "passed",
    "players",
)
"""How much there is, whatever it brings."""
NAMES: Final = ("one", *PARTS, *COUNTED)
STAGES: Final = 5
"""The draft, which is judged by itself, and the four years."""
START: Final[Weights] = ((0.0, *[1.0] * len(PARTS), *[0.0] * len(COUNTED)),) * STAGES
ENOUGH: Final = 9
"""A stock beyond so much is not counted: it cannot all be used."""


def stage(game: Game) -> int:
    return min(game.state.year, STAGES - 1)


def terms(game: Game, index: int) -> list[float]:
    if game.state.year == 0:
        return [1.0] + [0.0] * (len(NAMES) - 1)
    return terms_then(game, Coming(game, index))


def terms_then(game: Game, then: Coming) -> list[float]:
    """The terms of a seat whose year has been thought to its end."""
    box = game.box
    seat = then.seat
    made = then.production
    stock = then.stock
    found: list[float] = [1.0]
    found += prospects(game, then)
    found += [made[0], made[1], made[2], min(made)]
    found += [min(n, ENOUGH) for n in stock]
    found += [then.people, min(then.people, stock[SIDE + 1]), then.factories, then.old_factories]
    wanted = min(then.new_stadiums, box.aim_stadiums)
    found += [wanted, then.new_stadiums - wanted, then.old_stadiums, smileys(box, seat)]
    land = then.home & (1 << LANDS) - 1
    people = 0
    for place, n in enumerate(box.home_people[then.index]):
        if land >> place & 1:
            people += n
    found += [land.bit_count(), people]
    away = len(seat.new_shuttles) + len(seat.launched) + len(then.flying)
    found += [len(seat.old_shuttles) + len(seat.returning) - len(then.flying), away]
    opened = open_biomes(box, seat, False)
    found += [then.sections, opened >> 1 & 1, opened >> 2 & 1, opened >> 3 & 1]
    found += [symbols(box, seat).bit_count(), len(seat.areas), sum(seat.research)]
    found += [planned(box, seat, box.years - game.state.year), len(seat.waiting)]
    found += [len(plans_of(box, seat)), len(seat.hand)]
    found += [track_price(box, seat), seat.actions, seat.passed, game.seats]
    return found
