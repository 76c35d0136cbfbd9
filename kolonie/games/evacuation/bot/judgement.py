"""Evacuation: what a seat has, in points it may still become. The race is judged in points too."""

from __future__ import annotations

from kolonie.core.judgement import Beam, Judgement
from kolonie.games.evacuation.bot import weights as w
from kolonie.games.evacuation.bot.candidates import candidates
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.moves import Flights, MoveSatellite, Turn
from kolonie.games.evacuation.pieces import completed, smileys, symbols
from kolonie.games.evacuation.progress import base_strength
from kolonie.games.evacuation.scoring import goal_points, production_points
from kolonie.games.evacuation.settling import open_biomes
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import LANDS, NEW_FEEDING, OLD_FEEDING, SIDE

WON = 100.0


def value(game: Game, seat: int) -> float:
    """The seat's prospects; rivals hardly touch one another, so they count little."""
    if game.over:
        return _result(game, seat)
    own = prospects(game, seat)
    others = [prospects(game, index) for index in range(game.seats) if index != seat]
    return own - 0.15 * max(others) if others else own


def _result(game: Game, seat: int) -> float:
    scores = game.scores()
    scale = w.LEVEL if game.settings["aim"] == "race" else 1.0
    won = WON if game.seats > 1 and seat in game.winners() else 0.0
    return won + scale * scores[seat]


def prospects(game: Game, index: int) -> float:
    table = game.state
    seat = table.seats[index]
    box = game.box
    race = game.settings["aim"] == "race"
    years = box.years - table.year
    acting = not all(other.passed for other in table.seats)
    chances = years + (1 if acting and not seat.passed else 0)
    """Action phases that are still to come, this one included."""
    flights = years + (1 if acting else 0)
    total = _production(box, seat, years, race)
    total += _stocks(box, seat, index, chances, years)
    total += _settlers(seat, chances)
    total += _buildings(box, seat, flights, race)
    total += _evacuation(box, seat, index, flights, race)
    total += _progress(game, seat, chances, acting)
    total += _knowledge(box, seat, chances)
    total -= (w.LEVEL if race else w.PENALTY) * (
        seat.penalties + _coming_penalties(box, seat, index, table.year)
    )
    if not race:
        total += sum(goal_points(game, index, goal) for goal in seat.goals)
        total += sum(box.task_points[task] for task in seat.tasks_done)
        total += 0.5 * sum(box.task_points[task] for task in seat.tasks)
    return total


def _production(box: Box, seat: Seat, years: int, race: bool) -> float:
    low, middle, high = sorted(seat.production)
    if race:
        aim = box.aim_production
        first, second, third = w.RACE_LOWEST
        total = first * min(low, aim + 3) + second * min(middle, aim + 1) + third * min(high, aim)
    else:
        first, second, third = w.LOWEST
        total = first * low + second * min(middle, 14) + third * min(high, 14)
        if not years:
            total += 0.4 * production_points(box, seat)
    for kind in range(3):
        total += years * w.YEARLY_NEW[kind] * min(seat.production[kind], 8)
    return total


def _stocks(box: Box, seat: Seat, index: int, chances: int, years: int) -> float:
    """Cubes are worth something as long as there are actions to use them."""
    total = 0.0
    if chances:
        last = 0.7 if chances == 1 else 1.0
        for kind in range(3):
            total += last * w.OLD_CUBE[kind] * _plenty(seat.stock[kind])
            total += last * w.NEW_CUBE[kind] * _plenty(seat.stock[SIDE + kind] + seat.cargo[kind])
    for place, gains in enumerate(box.home_yield[index]):
        if seat.home >> place & 1:
            total += years * sum(n * worth for n, worth in zip(gains, w.YEARLY_OLD, strict=True))
    return total


def _plenty(n: int) -> float:
    return n if n <= w.PLENTY else w.PLENTY + (n - w.PLENTY) / 3


def _settlers(seat: Seat, chances: int) -> float:
    """Population and factories that wait for an area."""
    if not chances:
        return 0.0
    people = seat.population + seat.cargo[6]
    new = sum(seat.prepared[SIDE:]) + sum(seat.cargo[3:6])
    old = sum(seat.prepared[:SIDE])
    most = 2 + 2 * chances
    total = w.PERSON * (min(people, most) + 0.3 * max(0, people - most))
    total += w.NEW_FACTORY * (min(new, most) + 0.2 * max(0, new - most))
    return total + w.OLD_FACTORY * old * (chances > 1)


def _trips(flights: int, here: bool) -> int:
    """How often a shuttle can still go to the New World."""
    return (flights + 1) // 2 if here else flights // 2


def _buildings(box: Box, seat: Seat, flights: int, race: bool) -> float:
    aim = box.aim_stadiums
    each = w.LEVEL if race else w.STADIUM
    new = len(seat.new_stadiums) + len(seat.cargo_stadiums)
    total = each * min(new, aim)
    room = 0
    for shuttle in seat.old_shuttles:
        trips = _trips(flights, True)
        room += trips * box.hold[shuttle]
        total += trips * (w.HOLD * box.hold[shuttle] + w.ROOM * box.cargo_room[shuttle])
    for shuttle in (*seat.new_shuttles, *seat.launched, *seat.returning):
        trips = _trips(
            flights - 1 if shuttle in seat.launched or shuttle in seat.returning else flights, False
        )
        room += trips * box.hold[shuttle]
        total += trips * (w.HOLD * box.hold[shuttle] + w.ROOM * box.cargo_room[shuttle])
    left = max(0, aim - new)
    can_follow = min(len(seat.old_stadiums), left)
    total += w.OLD_STADIUM * min(can_follow, room) + 0.3 * w.OLD_STADIUM * max(0, can_follow - room)
    return total + w.SMILEY * smileys(box, seat)


def _evacuation(box: Box, seat: Seat, index: int, flights: int, race: bool) -> float:
    """What will probably stay behind, given the shuttles there are."""
    capacity = 0.0
    for shuttle in seat.old_shuttles:
        capacity += _trips(flights, True) * (len(box.zones[shuttle]) + 0.4 * box.hold[shuttle])
    for shuttle in seat.new_shuttles:
        capacity += 0.8 * _trips(flights, False) * (len(box.zones[shuttle]) + 0.4 * box.hold[shuttle])
    for shuttle in (*seat.launched, *seat.returning):
        capacity += 0.8 * _trips(flights - 1, False) * (len(box.zones[shuttle]) + 0.4 * box.hold[shuttle])
    land = (seat.home & (1 << LANDS) - 1).bit_count()
    oceans = seat.home.bit_count() - land
    staying = max(0.15 * land, land - 0.75 * capacity)
    each = w.LEVEL if race else w.AREA
    return -each * staying - 1.5 * oceans


def _coming_penalties(box: Box, seat: Seat, index: int, year: int) -> float:
    """Food and stadiums that will be missing at the next income."""
    if year >= box.years:
        return 0.0
    old = seat.stock[0]
    for place, gains in enumerate(box.home_yield[index]):
        if seat.home >> place & 1:
            old += gains[0]
    new = seat.stock[SIDE] + seat.production[0] + seat.cargo[0]
    missing = max(0, box.old_feeding[year + 1] - seat.powers[OLD_FEEDING] - old)
    missing += max(0, box.new_feeding[year + 1] - seat.powers[NEW_FEEDING] - new)
    missing += max(0, box.entertainment[year + 1] - len(seat.new_stadiums) - len(seat.cargo_stadiums))
    return 0.7 * missing


def _progress(game: Game, seat: Seat, chances: int, acting: bool) -> float:
    """Sections, opened biomes and symbols; this year's strength will become sections and perhaps a bonus."""
    box = game.box
    total = w.SECTION * sum(seat.satellites)
    if chances:
        opened = open_biomes(box, seat, False)
        total += sum(w.BIOME[biome] for biome in range(4) if opened >> biome & 1)
        total += w.SYMBOL * symbols(box, seat).bit_count()
    if acting and seat.actions:
        strength = base_strength(box, seat)
        total += 0.8 * w.SECTION * strength
        lower, higher = box.bonus_numbers[game.state.bonuses[0]]
        if game.settings["bonuses"] == "strict":
            total += w.BONUS if strength in (lower, higher) else 0.3 * w.BONUS * (strength < higher)
        else:
            total += w.BONUS * (strength <= higher)
    return total


def _knowledge(box: Box, seat: Seat, chances: int) -> float:
    """Technologies, infrastructure and action cards."""
    total = w.RESEARCH * sum(seat.research)
    if chances:
        for tile in completed(seat):
            total += w.TECHNOLOGY[box.technology_level[tile] - 1] * (0.4 + 0.25 * chances)
        total += w.PLAN * min(len(seat.plans), chances + 1)
        for card in seat.waiting:
            total += w.WAITING * sum(box.plan_yield[card]) * min(1.0, 0.25 + 0.2 * chances)
        total += w.CARD * len(seat.hand)
    return total


JUDGEMENT = Judgement(
    value, Beam(width=20, depth=9), horizon=(Turn, Flights, MoveSatellite), candidates=candidates
)
