"""Evacuation: what a seat has, in points it may still become. The race is judged in points too."""

from __future__ import annotations

from kolonie.core.judgement import Beam, Judgement
from kolonie.games.evacuation.bot.candidates import candidates
from kolonie.games.evacuation.bot.weights import (
    AREA,
    BIOME,
    BONUS,
    CARD,
    DOUBT,
    EARLY,
    LEVEL,
    LOWEST,
    NEW_CUBE,
    NEW_FACTORY,
    OLD_CUBE,
    OLD_FACTORY,
    OLD_STADIUM,
    PENALTY,
    PERSON,
    PLAN,
    PLENTY,
    RACE_LOWEST,
    RACE_STADIUM,
    RESEARCH,
    ROOM,
    SECTION,
    SMILEY,
    STADIUM,
    SYMBOL,
    TECHNOLOGY,
    WAITING,
    WAITING_PERSON,
    YEARLY_NEW,
    YEARLY_OLD,
)
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.moves import Flights, Load, MoveSatellite, Turn
from kolonie.games.evacuation.phases import phase_of
from kolonie.games.evacuation.pieces import completed, smileys, symbols
from kolonie.games.evacuation.progress import base_strength
from kolonie.games.evacuation.scoring import goal_points, production_points
from kolonie.games.evacuation.settling import open_biomes
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import ENERGY, LANDS, NEW_FEEDING, OLD_FEEDING, SIDE, STEEL

WON = 100.0


def value(game: Game, seat: int) -> float:
    """The seat's prospects. Rivals hardly touch one another: what they do is not weighed."""
    return _result(game, seat) if game.over else prospects(game, seat)


def _result(game: Game, seat: int) -> float:
    scores = game.scores()
    scale = LEVEL if game.settings["aim"] == "race" else 1.0
    won = WON if game.seats > 1 and seat in game.winners() else 0.0
    return won + scale * scores[seat]


class Time:
    """What is still to come for a seat: actions of this year, years, flights, and who flies."""

    __slots__ = ("actions", "flights", "flying", "moves", "spare", "years")

    def __init__(self, game: Game, index: int) -> None:
        table = game.state
        box = game.box
        seat = table.seats[index]
        self.years = box.years - table.year
        acting = not all(other.passed for other in table.seats)
        ask = game.asks.get(index)
        flying = ask is not None and isinstance(ask.frame.node, Flights | Load)
        self.flights = self.years + (1 if acting or flying else 0)
        self.moves = (
            acting
            or phase_of(game) == "flight"
            or (ask is not None and isinstance(ask.frame.node, MoveSatellite))
        )
        """Whether the satellites have not moved in this year."""
        """Flight phases, this year's included as long as it is not over."""
        energy = seat.stock[ENERGY]
        self.flying: list[int] = []
        """Shuttles that this year's energy can launch, the roomiest first."""
        if acting or flying:
            for shuttle in sorted(seat.old_shuttles, key=lambda one: -_room(box, one)):
                if box.launch_energy[shuttle] <= energy:
                    energy -= box.launch_energy[shuttle]
                    self.flying.append(shuttle)
        self.spare = energy
        """Energy of the Old World that no launch needs."""
        self.actions = _actions(box, seat, energy) if acting and not seat.passed else 0


def _room(box: Box, shuttle: int) -> float:
    return len(box.zones[shuttle]) + 0.4 * box.hold[shuttle]


def _actions(box: Box, seat: Seat, old: int) -> int:
    """How many more actions of this year can be paid, three at most, with launches paid first."""
    border = box.milestones[1]
    past = sum(section >= border for section in seat.satellites)
    energy = (old, old + seat.stock[SIDE + ENERGY], seat.stock[SIDE + ENERGY])[past]
    for number in range(3):
        place = seat.actions + number
        energy -= box.track_price[min(place, len(box.track_price) - 1)]
        if energy < 0:
            return number
    return 3


def prospects(game: Game, index: int) -> float:
    table = game.state
    seat = table.seats[index]
    box = game.box
    race = game.settings["aim"] == "race"
    time = Time(game, index)
    total = _production(box, seat, time, race)
    total += _stocks(box, seat, index, time)
    total += _settlers(box, seat, time)
    total += _transport(box, seat, time, race)
    total += _progress(game, seat, time)
    total += _knowledge(box, seat, time)
    penalties = seat.penalties + _coming_penalties(box, seat, index, table.year)
    total -= (LEVEL if race else PENALTY) * penalties
    if not race:
        total += sum(goal_points(game, index, goal) for goal in seat.goals)
        total += sum(box.task_points[task] for task in seat.tasks_done)
        total += 0.5 * sum(box.task_points[task] for task in seat.tasks)
    return total


def _production(box: Box, seat: Seat, time: Time, race: bool) -> float:
    low, middle, high = sorted(seat.production)
    years = time.years
    if race:
        aim = box.aim_production
        first, second, third = RACE_LOWEST
        total = first * min(low, aim + 3) + second * min(middle, aim + 1) + third * min(high, aim)
    else:
        first, second, third = LOWEST
        total = first * low + second * min(middle, 14) + third * min(high, 14)
        if not years:
            total += 0.4 * production_points(box, seat)
    for kind in range(3):
        total += years * YEARLY_NEW[kind] * min(seat.production[kind], 8)
    return total


def _stocks(box: Box, seat: Seat, index: int, time: Time) -> float:
    """Cubes are worth something as long as there are actions to use them."""
    total = 0.0
    if time.years or time.actions:
        last = 1.0 if time.years else 0.25 * time.actions
        old = (*seat.stock[:ENERGY], time.spare)
        for kind in range(3):
            total += last * OLD_CUBE[kind] * _plenty(old[kind])
            total += last * NEW_CUBE[kind] * _plenty(seat.stock[SIDE + kind] + seat.cargo[kind])
    for place, gains in enumerate(box.home_yield[index]):
        if seat.home >> place & 1:
            total += time.years * sum(n * worth for n, worth in zip(gains, YEARLY_OLD, strict=True))
    return total


def _plenty(n: int) -> float:
    return n if n <= PLENTY else PLENTY + (n - PLENTY) / 3


def _settlers(box: Box, seat: Seat, time: Time) -> float:
    """Population and factories that wait for an area: an action settles about two of each.

    People need steel of their world, one each; without it they wait.
    """
    most = 2 * time.actions + 5 * time.years
    if not most:
        return 0.0
    people = seat.population + seat.cargo[6]
    steel = seat.stock[SIDE + STEEL] + seat.cargo[STEEL] + 0.6 * time.years * seat.production[STEEL]
    new = sum(seat.prepared[SIDE:]) + sum(seat.cargo[3:6])
    old = sum(seat.prepared[:SIDE])
    ready = min(people, steel, most)
    total = PERSON * ready + WAITING_PERSON * (min(people, most) - ready)
    total += NEW_FACTORY * (min(new, most) + 0.2 * max(0, new - most))
    return total + OLD_FACTORY * old * (time.years > 0)


def _trips(seat: Seat, time: Time) -> list[tuple[int, int]]:
    """Own shuttles with the number of flight phases until they can leave, from -1 for this year's on."""
    this = 1 if time.flights > time.years else 0
    found = [(shuttle, -this if shuttle in time.flying else 0) for shuttle in seat.old_shuttles]
    found += [(shuttle, 1 - this) for shuttle in seat.new_shuttles]
    found += [(shuttle, 1) for shuttle in seat.launched]
    found += [(shuttle, 0) for shuttle in seat.returning]
    return found


def _flights(box: Box, seat: Seat, time: Time) -> tuple[float, float, float]:
    """What can still be carried: areas, buildings, and how much of it will come in time to be settled."""
    room = hold = early = 0.0
    for shuttle, wait in _trips(seat, time):
        years = time.years - wait - 1
        """Years that follow the one in which it arrives."""
        sure = 1.0
        while years >= 0:
            here = sure * _room(box, shuttle)
            room += here
            hold += sure * box.hold[shuttle]
            early += here * EARLY[min(years, 3)] + sure * ROOM * box.cargo_room[shuttle] * (years > 0)
            years -= 2
            sure *= 0.85
    return room, hold, early


def _transport(box: Box, seat: Seat, time: Time, race: bool) -> float:
    """Shuttles, stadiums on the way, and what will probably stay behind."""
    aim = box.aim_stadiums
    each = RACE_STADIUM if race else STADIUM
    new = len(seat.new_stadiums) + len(seat.cargo_stadiums)
    room, hold, early = _flights(box, seat, time)
    total = each * min(new, aim)
    can_follow = min(len(seat.old_stadiums), max(0, aim - new))
    total += OLD_STADIUM * min(can_follow, hold) + 0.3 * OLD_STADIUM * max(0.0, can_follow - hold)
    land = (seat.home & (1 << LANDS) - 1).bit_count()
    oceans = seat.home.bit_count() - land
    staying = max(DOUBT * land, land - 0.9 * room)
    total += early * (1.0 if room <= land else max(0.25, land / room))
    total -= (LEVEL if race else AREA) * staying + 1.5 * oceans
    return total + SMILEY * smileys(box, seat)


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
    return 0.9 * missing


def _progress(game: Game, seat: Seat, time: Time) -> float:
    """Sections, opened biomes and symbols; this year's strength will become sections and perhaps a bonus."""
    box = game.box
    total = SECTION * sum(seat.satellites)
    if time.years or time.actions:
        opened = open_biomes(box, seat, False)
        total += sum(BIOME[biome] for biome in range(4) if opened >> biome & 1)
        total += SYMBOL * symbols(box, seat).bit_count()
    if seat.actions and time.moves:
        strength = base_strength(box, seat)
        total += 0.8 * SECTION * strength * (1.0 if time.years else 0.3)
        lower, higher = box.bonus_numbers[game.state.bonuses[0]]
        if game.settings["bonuses"] == "strict":
            total += BONUS if strength in (lower, higher) else 0.3 * BONUS * (strength < higher)
        else:
            total += BONUS * (strength <= higher)
    return total


def _knowledge(box: Box, seat: Seat, time: Time) -> float:
    """Technologies, infrastructure and action cards."""
    chances = time.years + (1 if time.actions else 0)
    total = RESEARCH * sum(seat.research) * (1.0 if chances else 0.5)
    if chances:
        for tile in completed(seat):
            total += TECHNOLOGY[box.technology_level[tile] - 1] * (0.4 + 0.25 * chances)
        total += PLAN * min(len(seat.plans), chances)
        for card in seat.waiting:
            total += WAITING * sum(box.plan_yield[card]) * min(1.0, 0.25 + 0.2 * chances)
        total += CARD * len(seat.hand)
    return total


JUDGEMENT = Judgement(
    value, Beam(width=20, depth=9), horizon=(Turn, Flights, MoveSatellite), candidates=candidates
)
