"""Evacuation: what the actions that a seat can pay next will probably bring.

The best areas are settled and the best cards laid out, one action after another, as long as there are
energy, people, factories and steel for them. That is quick, and tells what satellites, stocks and settlers
are good for together: none of them is worth anything without the others.
"""

from __future__ import annotations

from typing import Final

from kolonie.games.evacuation.bot.plans import Lacks
from kolonie.games.evacuation.bot.weights import (
    ANY_ACTION,
    HIGHER,
    HIGHEST,
    HOPED_SYMBOL,
    IN_REACH,
    WANTED,
)
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.energy import price_of
from kolonie.games.evacuation.pieces import plans_of
from kolonie.games.evacuation.state import Seat
from kolonie.games.evacuation.terms import (
    CLONE_MORE,
    FACTORY_YIELD,
    IGNORED_SYMBOLS,
    SETTLING_STEEL,
    TALLIES,
)

MOST: Final = 7
"""So many actions are looked at."""
STADIUM_STEEL: Final = 3
"""What a stadium costs, about: steel is what is short."""
GROUP: Final = 2
"""The group of settling."""
BIOME_GOALS: Final = tuple(TALLIES.index(name) for name in ("tundra", "desert", "forest", "ocean"))
BIOMES: Final = TALLIES.index("biomes")
INFRASTRUCTURE: Final = TALLIES.index("infrastructure")
POPULATION: Final = TALLIES.index("population")
FACTORIES: Final = TALLIES.index("factories")
NEIGHBOURS: Final = TALLIES.index("group")


class Prizes:
    """What goals add to an area or a card."""

    __slots__ = ("biomes", "factory", "fresh", "person", "plan")

    def __init__(self, box: Box, seat: Seat) -> None:
        self.biomes: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.fresh = 0.0
        """The first area of a biome."""
        self.person = 0.0
        self.factory = 0.0
        self.plan = 0.0
        for goal in seat.goals:
            what = box.goal_tally[goal]
            per = float(box.goals[goal].per)
            if what in BIOME_GOALS:
                self.biomes[BIOME_GOALS.index(what)] += per
            elif what == BIOMES:
                self.fresh += 3.5
            elif what == INFRASTRUCTURE:
                self.plan += per
            elif what == POPULATION:
                self.person += 1.0
            elif what == FACTORIES:
                self.factory += per
            elif what == NEIGHBOURS:
                for biome in range(4):
                    self.biomes[biome] += 1.0


class Means:
    """What the next actions are paid with and what they may touch."""

    __slots__ = (
        "energy",
        "factories",
        "food",
        "hoped",
        "lacks",
        "number",
        "opened",
        "people",
        "seen",
        "steel",
        "taken",
        "wanted",
    )

    def __init__(self, energy: int, number: int, wanted: int, lacks: Lacks) -> None:
        self.energy = energy
        self.number = number
        """So many actions of the year were taken."""
        self.wanted = wanted
        """So many stadiums are lacking."""
        self.lacks = lacks
        self.food = self.steel = 0
        """Cubes of the New World."""
        self.people = self.factories = 0
        self.taken = 0
        """Areas that are settled, one bit each."""
        self.opened = 0
        """Biomes that are open, one bit each."""
        self.seen = 0
        """Symbols at hand, one bit each."""
        self.hoped = False
        """Whether symbols are still to be hoped for."""


class Reach:
    """What a seat has after the actions that it can pay."""

    __slots__ = (
        "actions",
        "areas",
        "biomes",
        "box",
        "factories",
        "food",
        "fresh",
        "gained",
        "people",
        "plans",
        "powers",
        "prizes",
        "production",
        "stadiums",
        "steel",
        "steel_less",
        "waiting_people",
        "waiting_works",
    )

    def __init__(self, box: Box, seat: Seat, production: list[int]) -> None:
        self.box = box
        self.powers = seat.powers
        self.production: list[float] = [float(n) for n in production]
        self.gained = 0.0
        """All production that was gained."""
        self.actions = 0
        self.biomes: list[int] = [0, 0, 0, 0]
        """Areas of each biome that were settled,"""
        self.people = 0
        """with so many people"""
        self.factories = 0
        """and factories on them."""
        self.plans = 0.0
        """Cards of infrastructure that were laid out and pay."""
        self.stadiums = 0
        """Stadiums that were built."""
        self.prizes = Prizes(box, seat)
        self.areas: list[tuple[int, float]] = []
        """Areas that are open, and how surely."""
        self.fresh: list[bool] = [True, True, True, True]
        """Biomes of which the seat has no area."""
        for area in seat.areas:
            self.fresh[box.biomes[area]] = False
        self.food = self.steel = 0
        self.steel_less = seat.powers[SETTLING_STEEL]
        self.waiting_people = self.waiting_works = 0

    def gain(self, kind: int, n: float) -> None:
        self.production[kind] += n
        self.gained += n

    def gain_lowest(self, n: float) -> None:
        production = self.production
        lowest = 0
        for kind in range(1, 3):
            if production[kind] < production[lowest]:
                lowest = kind
        self.gain(lowest, n)

    def best_area(self) -> tuple[int, float]:
        """The place in `areas` of the one to settle next and its worth; -1: something else is better."""
        box = self.box
        prizes = self.prizes
        food, steel, energy = self.production
        low = min(min(food, steel), energy)
        food, steel, energy = _worth_at(food, low), _worth_at(steel, low), _worth_at(energy, low)
        best = -1
        most = ANY_ACTION
        for place in range(len(self.areas)):
            area, part = self.areas[place]
            n, works = box.area_people[area], box.area_factories[area]
            if n > self.waiting_people or works > self.waiting_works or n - self.steel_less > self.steel:
                continue
            gains = box.area_yield[area]
            biome = box.biomes[area]
            worth = food * gains[0] + steel * gains[1] + energy * gains[2]
            worth += (1.0 + self.powers[FACTORY_YIELD] + prizes.factory) * works
            worth += prizes.biomes[biome] + prizes.person * n
            if self.fresh[biome]:
                worth += prizes.fresh
            worth *= part
            if worth > most:
                best, most = place, worth
        return best, most

    def settle(self, place: int) -> None:
        box = self.box
        area, part = self.areas.pop(place)
        n, works = box.area_people[area], box.area_factories[area]
        self.waiting_people -= n
        self.waiting_works -= works
        self.steel -= max(0, n - self.steel_less)
        gains = box.area_yield[area]
        for kind in range(3):
            self.gain(kind, part * gains[kind])
        for _work in range(works):
            self.gain_lowest(part * (1.0 + self.powers[FACTORY_YIELD]))
        biome = box.biomes[area]
        self.fresh[biome] = False
        self.biomes[biome] += 1
        self.people += n
        self.factories += works

    def can_lay(self, card: int, energy: int) -> bool:
        cost = self.box.plan_cost[card]
        return cost[0] <= self.food and cost[1] <= self.steel and cost[2] <= energy

    def lay(self, card: int, part: float) -> int:
        """Lays a card out; tells the energy that it costs."""
        food, steel, energy = self.box.plan_cost[card]
        self.food -= food
        self.steel -= steel
        gains = self.box.plan_yield[card]
        for kind in range(3):
            self.gain(kind, part * gains[kind])
        self.plans += part
        return energy

    def make_do(self) -> None:
        """There is nothing to settle or to lay out: people, a factory, or whatever will be found to do."""
        if self.food > 0 and self.waiting_people < 2 and self.steel > 1:
            self.food -= 1
            self.waiting_people += 2 + self.powers[CLONE_MORE]
        elif self.waiting_works < 1 and (self.steel > 2 or self.food > 0):
            self.waiting_works += 1
            if self.food > 0:
                self.food -= 1
            else:
                self.steel -= 1
        else:
            self.gain_lowest(ANY_ACTION)


def _worth_at(level: float, low: float) -> float:
    """What one more of a production is worth: less where it is not lowest."""
    return 1.0 if level <= low + 1.0 else HIGHER if level <= low + 3.0 else HIGHEST


def reached(box: Box, seat: Seat, production: list[int], means: Means) -> Reach:
    """What comes of the actions that can be paid."""
    found = Reach(box, seat, production)
    found.food, found.steel = means.food, means.steel
    found.waiting_people, found.waiting_works = means.people, means.factories
    found.areas = _areas(box, seat, means)
    plans = _plans(box, seat, found.prizes, means.lacks)
    energy, number, wanted = means.energy, means.number, means.wanted
    settled = seat.groups[GROUP] if number else 0
    for _action in range(MOST):
        price = price_of(box, seat.powers, number + 1)
        if price > energy:
            break
        number += 1
        energy -= price
        found.actions += 1
        best, most = -1, ANY_ACTION
        if settled < box.free_of_group or energy >= box.surcharge:
            best, most = found.best_area()
        laid = 0.0
        for worth, card, _part in plans[:2]:
            if found.can_lay(card, energy):
                laid += worth
        if wanted > 0 and found.steel >= STADIUM_STEEL and max(laid, most) < WANTED:
            wanted -= 1
            found.steel -= STADIUM_STEEL
            found.stadiums += 1
        elif laid > most:
            for _worth, card, part in plans[:2]:
                if found.can_lay(card, energy):
                    energy -= found.lay(card, part)
            plans = plans[2:]
        elif best >= 0:
            found.settle(best)
            settled += 1
            if settled > box.free_of_group:
                energy -= box.surcharge
        else:
            found.make_do()
    return found


def _plans(box: Box, seat: Seat, prizes: Prizes, lacks: Lacks) -> list[tuple[float, int, float]]:
    """Cards in hand, the best first: what they are worth, and how surely they pay."""
    found = []
    for card in plans_of(box, seat):
        part = IN_REACH[lacks.of(seat, card)]
        found.append((part * (box.plan_total[card] + prizes.plan) - 0.5, card, part))
    found.sort(reverse=True)
    return found


def _areas(box: Box, seat: Seat, means: Means) -> list[tuple[int, float]]:
    """The areas that are open to a seat, and how surely."""
    ignored = seat.powers[IGNORED_SYMBOLS]
    found = []
    biomes = box.biomes
    needed = box.area_symbols
    for area in range(len(biomes)):
        if means.taken >> area & 1 or not means.opened >> biomes[area] & 1:
            continue
        missing = (needed[area] & ~means.seen).bit_count() - ignored
        if missing <= 0:
            found.append((area, 1.0))
        elif means.hoped:
            found.append((area, HOPED_SYMBOL[missing]))
    return found
