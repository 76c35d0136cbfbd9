"""Evacuation: the rest of a year as it will probably go for a seat: flight, progress, the next income."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.games.evacuation.bot.plans import lacks_of
from kolonie.games.evacuation.bot.reach import Means, Reach, reached
from kolonie.games.evacuation.moves import (
    ChooseCell,
    Flights,
    Load,
    MoveOther,
    MoveSatellite,
    Turn,
)
from kolonie.games.evacuation.phases import phase_of
from kolonie.games.evacuation.pieces import symbols
from kolonie.games.evacuation.progress import base_strength, taken
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import (
    ANY_ZONE,
    CARGO,
    ENERGY,
    HOLD,
    INNER,
    LANDS,
    NEW_FEEDING,
    OLD_FEEDING,
    OPENED,
    SIDE,
)

FOOD_KEPT: tuple[int, ...] = (0, 4, 3, 2, 0)
"""Food that the Old World should still make after the flight of each year."""
LAUNCHES: Final = 3
"""Energy of the Old World that is kept for launches."""


class Coming:
    """What a seat will have when the next year begins; after the last year, when points are counted."""

    __slots__ = (
        "box",
        "factories",
        "flying",
        "home",
        "index",
        "lacks",
        "launched",
        "new_stadiums",
        "old_factories",
        "old_stadiums",
        "penalties",
        "people",
        "production",
        "reach",
        "satellites",
        "seat",
        "sections",
        "seen",
        "stock",
        "strength",
        "year",
        "years",
    )

    def __init__(self, game: Game, index: int, whole: bool = False) -> None:
        """A year in which the seat has done nothing yet is not thought to its end unless `whole` says so.

        What a year has brought is best seen then: nothing has to be guessed.
        """
        table = game.state
        box = game.box
        seat = table.seats[index]
        self.box = box
        self.seat = seat
        self.index = index
        self.lacks = lacks_of(box, seat)
        self.year = table.year
        cargo = seat.cargo
        self.stock = seat.stock.copy()
        self.production = seat.production.copy()
        self.home = seat.home
        self.people = seat.population + cargo[6]
        prepared = seat.prepared
        self.factories = prepared[3] + prepared[4] + prepared[5] + cargo[3] + cargo[4] + cargo[5]
        self.old_factories = prepared[0] + prepared[1] + prepared[2]
        self.new_stadiums = len(seat.new_stadiums) + len(seat.cargo_stadiums)
        self.old_stadiums = len(seat.old_stadiums)
        for kind in range(3):
            self.stock[SIDE + kind] += cargo[kind]
        self.penalties = seat.penalties
        self.launched = len(seat.launched)
        self.flying: list[int] = []
        self.satellites: list[int] = seat.satellites
        self.seen = symbols(box, seat)
        """Symbols of the cells that the satellites stand on, or are about to be put on."""
        self._moving(game)
        self.sections = sum(self.satellites)
        self.strength = -1
        """Of this year, while it can still count for progress and bonus; else -1."""
        self.years = box.years - self.year
        """Years that are still to be played."""
        if not whole and self.year > 1 and not seat.actions and not seat.passed:
            self.years += 1
            self.reach = self._reach(game, False, 0)
            return
        flies, moves = self._phase(game)
        if flies:
            self.fly()
        if moves:
            self.strength = base_strength(box, seat)
            self.sections = min(self.sections + self.strength, 2 * box.last_section)
        self._milestones()
        if self.year < box.years and table.year > 0:
            self._income()
        if self.years:
            self.reach = self._reach(game, moves, 0)
        elif seat.passed:
            self.reach = Reach(box, seat, self.production)
        else:
            self.reach = self._reach(game, False, seat.actions)

    def _phase(self, game: Game) -> tuple[bool, bool]:
        """Whether the seat's flight and its satellites' move are still to come."""
        ask = game.asks.get(self.index)
        if not self.seat.passed:
            return True, True
        if ask is not None:
            node = ask.frame.node
            if isinstance(node, Turn | Flights | Load):
                return True, True
            if isinstance(node, MoveSatellite):
                return False, True
        phase = phase_of(game)
        return phase == "actions", phase in ("actions", "flight")

    def _moving(self, game: Game) -> None:
        """While satellites are moved: where both of them come to, and what may be seen there."""
        ask = game.asks.get(self.index)
        frame: Frame | None = None if ask is None else ask.frame
        if frame is None:
            return
        if isinstance(frame.node, ChooseCell):
            self._sees(game, self.satellites[frame.env["satellite"]])
        while frame is not None:
            if isinstance(frame.node, MoveOther):
                other = frame.env["satellite"]
                self.satellites = self.satellites.copy()
                self.satellites[other] += frame.env["share"]
                self._sees(game, self.satellites[other])
                return
            frame = frame.parent

    def _sees(self, game: Game, section: int) -> None:
        if not taken(game, section, INNER):
            self.seen |= self.box.cell_symbols[section][INNER]

    def _reach(self, game: Game, hoped: bool, number: int) -> Reach:
        """What the next actions bring, after so many; `hoped`: satellites are still to be moved."""
        box = self.box
        stock = self.stock if self.years else self.seat.stock
        front = max(self.satellites)
        rear = min(self.satellites)
        if hoped:
            rear = self.sections // 2
            front = min(box.last_section, self.sections - rear + 1)
        milestones = box.passed[front]
        opened = (2 << (milestones - 1 if milestones > 1 else 0)) - 1 | self.seat.powers[OPENED]
        border = box.milestones[1]
        old, new = stock[ENERGY], stock[SIDE + ENERGY]
        if self.years:
            old = max(0, old - LAUNCHES)
        energy = new if rear >= border else old + new if front >= border else old
        wanted = max(0, box.aim_stadiums - self.new_stadiums - self.old_stadiums)
        means = Means(energy, number, wanted, self.lacks)
        means.food, means.steel = stock[SIDE], stock[SIDE + 1]
        means.people = self.people if self.years else self.seat.population
        means.factories = self.factories if self.years else sum(self.seat.prepared[SIDE:])
        means.taken, means.opened = game.state.settled, opened
        means.seen, means.hoped = self.seen, hoped
        return reached(box, self.seat, self.production, means)

    def fly(self) -> None:
        """Launches what the energy is there for, the roomiest first, loaded as a person would."""
        box = self.box
        energy = self.stock[ENERGY]
        shuttles = self.seat.old_shuttles
        if len(shuttles) > 1:
            shuttles = sorted(shuttles, key=self._room)
        for shuttle in shuttles:
            price = box.launch_energy[shuttle]
            if price > energy:
                continue
            if self._load(shuttle):
                energy -= price
                self.stock[ENERGY] -= price
                self.flying.append(shuttle)

    def _room(self, shuttle: int) -> float:
        box = self.box
        return box.launch_energy[shuttle] - 3.0 * len(box.zones[shuttle]) - 1.0 * box.hold[shuttle]

    def _load(self, shuttle: int) -> bool:
        """Loads a shuttle; False if there is nothing worth the launch."""
        box = self.box
        seat = self.seat
        loaded = False
        home = self.home
        stripes = box.home_stripe[self.index]
        people = box.home_people[self.index]
        any_zone = seat.powers[ANY_ZONE]
        last = self.year >= box.years
        food = 0
        yields = box.home_yield[self.index]
        for place in range(len(yields)):
            if home >> place & 1:
                food += yields[place][0]
        kept = FOOD_KEPT[self.year] - self.stock[0]
        for colour in box.zones[shuttle]:
            best = -1
            most = 0
            for place in range(LANDS):
                if home >> place & 1 and (any_zone or stripes[place] == colour):
                    worth = 2 + 2 * people[place]
                    if not last and yields[place][0]:
                        worth = 1 if food - yields[place][0] >= kept else 0
                    if worth > most:
                        best, most = place, worth
            if best >= 0:
                home &= ~(1 << best)
                food -= yields[best][0]
                loaded = True
                if people[best]:
                    self.people += people[best]
                else:
                    self.factories += 1
        holds = box.hold[shuttle] + seat.powers[HOLD]
        while holds > 0:
            holds -= 1
            if self.old_stadiums and (self.new_stadiums < box.aim_stadiums or not self.old_factories):
                self.old_stadiums -= 1
                self.new_stadiums += 1
                loaded = True
                continue
            if self.old_factories and not last:
                self.old_factories -= 1
                self.factories += 1
                loaded = True
                continue
            for place in range(LANDS):
                if home >> place & 1 and not people[place]:
                    home &= ~(1 << place)
                    self.factories += 1
                    loaded = True
                    break
        self.home = home
        if not last:
            room = box.cargo_room[shuttle] + seat.powers[CARGO]
            for kind in (1, 2, 0):
                n = min(room, max(0, self.stock[kind] - (3 if kind == ENERGY else 0)))
                if n > 0:
                    self.stock[kind] -= n
                    self.stock[SIDE + kind] += n
                    room -= n
        return loaded

    def last_flight(self) -> int:
        """The own areas that will stay behind, one bit each, if the next year's flight is the last."""
        box = self.box
        seat = self.seat
        ready = [shuttle for shuttle in seat.old_shuttles if shuttle not in self.flying]
        ready += seat.returning
        if len(ready) > 1:
            ready.sort(key=self._room)
        energy = self.stock[ENERGY]
        home = self.home
        stripes = box.home_stripe[self.index]
        people = box.home_people[self.index]
        for shuttle in ready:
            energy -= box.launch_energy[shuttle]
            if energy < 0:
                break
            for colour in box.zones[shuttle]:
                best = -1
                for place in range(LANDS):
                    fits = home >> place & 1 and (seat.powers[ANY_ZONE] or stripes[place] == colour)
                    if fits and (best < 0 or people[place] > people[best]):
                        best = place
                if best >= 0:
                    home &= ~(1 << best)
            for _hold in range(box.hold[shuttle] + seat.powers[HOLD]):
                for place in range(LANDS):
                    if home >> place & 1 and not people[place]:
                        home &= ~(1 << place)
                        break
        return home

    def _milestones(self) -> None:
        """Production that the ocean brings once both satellites are past the second and third milestone."""
        box = self.box
        second = min(self.seat.satellites)
        then = self.sections // 2 if self.strength >= 0 else min(self.satellites)
        for border in box.milestones[1:3]:
            if second < border <= then:
                for kind in range(3):
                    self.production[kind] += 1
        if self.seat.home >> LANDS:
            half = self.sections // 2
            if half >= box.milestones[0]:
                self.home &= (1 << LANDS) - 1
            elif self.sections - half >= box.milestones[0]:
                self.home &= ~(1 << LANDS)

    def _income(self) -> None:
        """The next income with its penalties (section 4)."""
        box = self.box
        seat = self.seat
        stock = self.stock
        yields = box.home_yield[self.index]
        for place in range(len(yields)):
            if self.home >> place & 1:
                food, steel, energy = yields[place]
                stock[0] += food
                stock[1] += steel
                stock[2] += energy
        year = self.year + 1
        for kind in range(3):
            stock[SIDE + kind] += self.production[kind]
        demand = max(0, box.old_feeding[year] - seat.powers[OLD_FEEDING])
        paid = min(demand, stock[0])
        stock[0] -= paid
        self.penalties += demand - paid
        demand = max(0, box.new_feeding[year] - seat.powers[NEW_FEEDING])
        paid = min(demand, stock[SIDE])
        stock[SIDE] -= paid
        self.penalties += demand - paid
        self.penalties += max(0, box.entertainment[year] - self.new_stadiums)
