"""Evacuation: what a seat will probably make of what it has, in points.

Every position is looked at as if the seat passed now: the rest of the year is projected (`projection`), and
what it has then is weighed by the years that are left. After the last year that is the score itself.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from kolonie.games.evacuation.bot.goals import final_goals, goal_prospects
from kolonie.games.evacuation.bot.plans import planned
from kolonie.games.evacuation.bot.projection import Coming
from kolonie.games.evacuation.bot.weights import (
    ABOVE,
    BONUS,
    CARD,
    CROWD,
    DESERTS,
    DOUBT,
    FACTORIES,
    FACTORY,
    FEW,
    FORESTS,
    GROWTH,
    HOME_PERSON,
    HOPED,
    LATER,
    LEFT,
    LEVEL,
    LOWEST,
    NEW_ENERGY,
    NEW_FOOD,
    NEW_STEEL,
    OLD_ENERGY,
    OLD_FACTORY,
    OLD_FOOD,
    OLD_STADIUM,
    OLD_STEEL,
    OWN_SYMBOL,
    PENALTY,
    PLANNED_STADIUM,
    PLENTY,
    POWER,
    READY,
    RESEARCH,
    SEAS,
    SMILEY,
    SOON,
    SPILT,
    STADIUM,
    STARVED,
    STEERED,
    SURE,
    SYMBOL,
    TASK,
    YEARLY,
    YEARLY_OLD,
    Row,
)
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.pieces import smileys, symbols
from kolonie.games.evacuation.scoring import line_points
from kolonie.games.evacuation.settling import open_biomes
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import (
    DESERT,
    FOREST,
    LANDS,
    OCEAN,
    OPENED,
    OWN_SYMBOLS,
    SIDE,
    STEEL,
)

PARTS: Final = (
    "penalties",
    "bonus of the year",
    "lowest production",
    "production above it",
    "income",
    "stocks",
    "left behind",
    "stadiums",
    "progress",
    "knowledge",
    "goals",
    "tasks and lines",
)
FINED, YEAR, LOW, ABOVE_LOW, INCOME, STOCKS, HOME, STADIUMS, PROGRESS, KNOWLEDGE, GOALS, MODULES = range(12)


def prospects(game: Game, then: Coming) -> list[float]:
    """What there is of each of `PARTS`."""
    box = game.box
    seat = then.seat
    race = game.settings["aim"] == "race"
    years = then.years
    found = [0.0] * len(PARTS)
    found[FINED] = -(LEVEL if race else PENALTY) * then.penalties
    if then.strength >= 0:
        found[YEAR] = _bonus(game, then.strength, years)
    if years == 0:
        _end(game, then, race, found)
        return found
    growth = GROWTH[years] + _settlers(box, then, years)
    production = [float(n) for n in then.production]
    lowest, spilt, highest = filled(production, growth)
    steered, _spilt, _highest = filled(production, STEERED * growth)
    lowest = (lowest + steered + (1.0 - STEERED) * growth / 3.0) / 2.0
    found[LOW] = _lowest(HOPED, lowest, race)
    found[ABOVE_LOW] = SPILT[years] * spilt
    for kind in range(3):
        found[INCOME] += (years - 1) * YEARLY[kind] * min(then.production[kind], 8)
    found[STOCKS] = _stocks(box, then, years)
    found[HOME] = _left_behind(box, then, years, race)
    found[STADIUMS] = _stadiums(box, then, years, race)
    found[PROGRESS] = _progress(box, seat, then, years)
    found[KNOWLEDGE] = _knowledge(box, seat, years)
    if not race:
        found[GOALS] = goal_prospects(
            game, then.index, years, then.home, then.new_stadiums, then.people, lowest, highest
        )
        found[MODULES] = _modules(game, then.index)
    return found


def filled(production: list[float], growth: float) -> tuple[float, float, float]:
    """The lowest production if growth is put where it is lowest, what lies above it, and the highest."""
    low, middle, high = sorted(production)
    if growth <= middle - low:
        lowest = low + growth
        return lowest, middle - lowest + high - lowest, float(high)
    growth -= middle - low
    if growth <= 2 * (high - middle):
        lowest = middle + growth / 2.0
        return lowest, high - lowest, float(high)
    lowest = high + (growth - 2 * (high - middle)) / 3.0
    return lowest, 0.0, lowest


def _lowest(points: Row, level: float, race: bool) -> float:
    """What a lowest production brings."""
    if race:
        return LEVEL * level
    top = len(points) - 1
    if level >= top:
        return points[top] + ABOVE * (level - top)
    if level <= 0.0:
        return 0.0
    whole = int(level)
    return points[whole] + (level - whole) * (points[whole + 1] - points[whole])


def _bonus(game: Game, strength: int, years: int) -> float:
    lower, higher = game.box.bonus_numbers[game.state.bonuses[0]]
    if game.settings["bonuses"] == "strict":
        return BONUS[years] if strength in (lower, higher) else 0.0
    return BONUS[years] if strength <= higher else 0.0


def _end(game: Game, then: Coming, race: bool, found: list[float]) -> None:
    """The last year: the score itself, with what further actions can make of what waits."""
    box = game.box
    index = then.index
    seat = then.seat
    lowest, spilt, _highest = filled(then.reach.production, 0.0)
    missing = max(0, box.aim_stadiums - then.new_stadiums) - PLANNED_STADIUM * then.reach.stadiums
    areas = then.home.bit_count()
    smiles = smileys(box, seat, race)
    found[LOW] = _lowest(LOWEST, lowest, race) + 0.1 * spilt
    if race:
        found[HOME] = -LEVEL * areas
        found[STADIUMS] = 0.6 * smiles - LEVEL * missing
        return
    people = 0
    for place, n in enumerate(box.home_people[index]):
        if then.home >> place & 1:
            people += n
    found[HOME] = -(box.area_lost * areas + box.person_lost * people)
    found[STADIUMS] = -box.stadium_lost * missing
    if missing < 0.5:
        found[STADIUMS] += 1.5 + min(2.5, 0.4 * smiles)
    found[GOALS] = final_goals(game, then)
    found[MODULES] = _modules(game, index)


def _modules(game: Game, index: int) -> float:
    box = game.box
    seat = game.state.seats[index]
    total = 0.0
    for task in seat.tasks_done:
        total += box.task_points[task]
    for task in seat.tasks:
        total += TASK * box.task_points[task]
    if game.state.lines:
        total += line_points(game, index)
    return total


def _settlers(box: Box, then: Coming, years: int) -> float:
    """Production that people, factories and infrastructure will become.

    Actions are few: a handful of settlers will find an area soon, more of them wait.
    """
    people = float(then.people)
    able = min(people, float(then.stock[SIDE + STEEL]))
    soon = min(able, SOON)
    total = READY[years] * soon + CROWD[years] * min(people - soon, 2.0 + 2.0 * years)
    factories = float(then.factories)
    soon = min(factories, FACTORIES)
    total += FACTORY[years] * soon + 0.3 * (factories - soon)
    return (
        total + OLD_FACTORY[years] * min(then.old_factories, 2) + planned(box, then.seat, years, then.lacks)
    )


def _plenty(n: int) -> float:
    return float(n) if n <= PLENTY else PLENTY + (n - PLENTY) / 3.0


def _few(n: int) -> float:
    return float(n) if n <= FEW else FEW + (n - FEW) / 4.0


def _stocks(box: Box, then: Coming, years: int) -> float:
    stock = then.stock
    total = OLD_FOOD[years] * _few(stock[0])
    total += OLD_STEEL[years] * _few(stock[1])
    total += OLD_ENERGY[years] * _few(stock[2])
    total += NEW_FOOD[years] * _plenty(stock[3])
    total += NEW_STEEL[years] * _plenty(stock[4])
    total += NEW_ENERGY[years] * _plenty(stock[5])
    border = box.milestones[1]
    if then.sections >= 2 * border:
        paying = stock[5]
    elif then.sections > border:
        paying = stock[5] + max(0, stock[2] - 3)
    else:
        paying = stock[2] - 3
    if paying < 3:
        total -= STARVED * (3 - paying)
    if years > 1:
        yields = box.home_yield[then.index]
        for place in range(len(yields)):
            if then.home >> place & 1:
                food, steel, energy = yields[place]
                total += (years - 1) * (YEARLY_OLD[0] * food + YEARLY_OLD[1] * steel + YEARLY_OLD[2] * energy)
    return total


def _left_behind(box: Box, then: Coming, years: int, race: bool) -> float:
    """What will stay on the Old World, and what shuttles will bring in time to be settled."""
    land = (then.home & (1 << LANDS) - 1).bit_count()
    if not land:
        return 0.0
    if years == 1:
        return _last_left(box, then, race)
    seat = then.seat
    room = 0.0
    early = 0.0
    for shuttle in seat.old_shuttles:
        here = len(box.zones[shuttle]) + 0.4 * box.hold[shuttle]
        gone = shuttle in then.flying
        flights = years // 2 if gone else (years + 1) // 2
        room += here * flights
        early += here * ((years - 1) // 2 if gone else years // 2)
    for shuttle in seat.returning:
        here = len(box.zones[shuttle]) + 0.4 * box.hold[shuttle]
        room += here * ((years + 1) // 2)
        early += here * (years // 2)
    away = seat.new_shuttles + seat.launched
    for shuttle in away:
        here = len(box.zones[shuttle]) + 0.4 * box.hold[shuttle]
        room += here * (years // 2)
        early += here * ((years - 1) // 2)
    slack = 0.85 * room + LATER[years] - land
    people = 2.0 * min(float(land), early) * 0.7
    staying = DOUBT * land + 0.5 * (sqrt(slack * slack + 3.0) - slack)
    total = HOME_PERSON[years] * people * 1.2
    return total - (LEVEL if race else LEFT) * staying


def _last_left(box: Box, then: Coming, race: bool) -> float:
    """One year is left: what its flight cannot take stays, but for a shuttle that may still be built."""
    home = then.last_flight() & (1 << LANDS) - 1
    areas = home.bit_count()
    if race:
        return -LEVEL * SURE * areas - 0.1 * then.home.bit_count()
    people = 0
    for place, n in enumerate(box.home_people[then.index]):
        if home >> place & 1:
            people += n
    return -SURE * (box.area_lost * areas + box.person_lost * people) - 0.1 * then.home.bit_count()


def _stadiums(box: Box, then: Coming, years: int, race: bool) -> float:
    aim = box.aim_stadiums
    each = STADIUM[years] * (1.4 if race else 1.0)
    total = each * min(then.new_stadiums, aim)
    total += OLD_STADIUM[years] * min(then.old_stadiums, max(0, aim - then.new_stadiums))
    return total + SMILEY[years] * smileys(box, then.seat)


def _progress(box: Box, seat: Seat, then: Coming, years: int) -> float:
    """Opened biomes and symbols; sections are worth nothing by themselves."""
    total = 0.0
    opened = open_biomes(box, seat, False)
    if then.sections >= 9 or opened >> DESERT & 1:
        total += DESERTS[years]
    if then.sections >= 16 or opened >> FOREST & 1:
        total += FORESTS[years]
    if then.sections >= 24 or opened >> OCEAN & 1:
        total += SEAS[years]
    if then.strength < 0:
        total += SYMBOL[years] * symbols(box, seat).bit_count()
    return total


def _knowledge(box: Box, seat: Seat, years: int) -> float:
    """Technologies and action cards."""
    total = RESEARCH[years] * sum(seat.research)
    powers = seat.powers
    for power in range(len(POWER)):
        if powers[power]:
            total += years * POWER[power] * powers[power]
    total += years * OWN_SYMBOL * (powers[OWN_SYMBOLS].bit_count() + powers[OPENED].bit_count())
    return total + CARD[years] * len(seat.hand)
