"""Evacuation: what can be said of a seat in numbers, at the end of the year that it is in."""

from __future__ import annotations

from typing import Final

from kolonie.core.judgement import Weights
from kolonie.games.evacuation.bot.plans import planned
from kolonie.games.evacuation.bot.projection import Coming
from kolonie.games.evacuation.bot.prospects import PARTS, prospects
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.energy import price_of
from kolonie.games.evacuation.pieces import plans_of, smileys, symbols
from kolonie.games.evacuation.settling import open_biomes
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import (
    DESERT,
    ENERGY,
    FOREST,
    LANDS,
    OCEAN,
    OWN_SYMBOLS,
    RESOURCES,
    SIDE,
    STEEL,
)

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
    "room here",
    "room away",
    "energy to launch",
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
    "actions to pay",
    "settlings in reach",
    "oceans",
    "players",
)
"""How much there is, whatever it brings."""
NAMES: Final = ("one", *PARTS, *COUNTED)
STAGES: Final = 5
"""The draft, which is judged by itself, and the four years."""
START: Final[Weights] = ((0.0, *(1.0,) * len(PARTS), *(0.0,) * len(COUNTED)),) * STAGES
"""What parts say is taken as it is, and counts say nothing."""
ENOUGH: Final = 9
"""A stock beyond so much is not counted: it cannot all be used."""
SETTLERS: Final = 2.5
"""So many people and factories are settled at once, about."""
MOST_ACTIONS: Final = 9


def stage(game: Game) -> int:
    return min(game.state.year, STAGES - 1)


def terms(game: Game, index: int) -> list[float]:
    if game.state.year == 0:
        return [1.0] + [0.0] * (len(NAMES) - 1)
    return terms_then(game, Coming(game, index, whole=True))


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
    here = away = 0.0
    launches = 0
    for shuttle in seat.old_shuttles + seat.returning:
        if shuttle in then.flying:
            away += _room(box, shuttle)
        else:
            here += _room(box, shuttle)
            launches += box.launch_energy[shuttle]
    for shuttle in seat.new_shuttles + seat.launched:
        away += _room(box, shuttle)
    found += [here, away, min(stock[ENERGY], launches)]
    sections = then.sections
    opened = open_biomes(box, seat, False)
    seen = symbols(box, seat) if then.strength < 0 else seat.powers[OWN_SYMBOLS]
    found += [
        sections,
        sections >= 9 or opened >> DESERT & 1,
        sections >= 16 or opened >> FOREST & 1,
        sections >= 24 or opened >> OCEAN & 1,
        seen.bit_count(),
        len(seat.areas),
        sum(seat.research),
    ]
    found += [planned(box, seat, then.years, then.lacks), len(seat.waiting)]
    found += [len(plans_of(box, seat)), len(seat.hand)]
    actions = _actions(box, then)
    settlings = (min(then.people, stock[SIDE + STEEL]) + then.factories) / SETTLERS
    found += [actions, min(actions, settlings)]
    found += [(sections >= 2 * box.milestones[1]) + (sections >= 2 * box.milestones[2]), game.seats]
    return found


def _room(box: Box, shuttle: int) -> float:
    return len(box.zones[shuttle]) + 0.5 * box.hold[shuttle]


def _actions(box: Box, then: Coming) -> int:
    """So many actions the seat can pay when the next year begins."""
    energy = then.stock[ENERGY] + then.stock[SIDE + ENERGY]
    if then.sections >= 2 * box.milestones[1]:
        energy = then.stock[SIDE + ENERGY]
    elif then.sections <= box.milestones[1]:
        energy = then.stock[ENERGY]
    number = 0
    while number < MOST_ACTIONS:
        energy -= price_of(box, then.seat.powers, number + 1)
        if energy < 0:
            break
        number += 1
    return number
