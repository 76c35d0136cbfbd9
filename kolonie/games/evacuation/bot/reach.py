"""Evacuation: what the actions that a seat can pay next will probably bring.

The best areas are settled and the best cards laid out, one action after another, as long as there are
energy, people, factories and steel for them. That is quick, and tells what satellites, stocks and settlers
are good for together: none of them is worth anything without the others.
"""

from __future__ import annotations

from typing import Final

from kolonie.games.evacuation.bot.plans import lacking
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


class Reach:
    """What a seat has after the actions that it can pay."""

    __slots__ = (
        "actions",
        "biomes",
        "factories",
        "gained",
        "people",
        "plans",
        "production",
        "stadiums",
    )

    def __init__(self, production: list[int]) -> None:
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


def reached(
    box: Box,
    seat: Seat,
    production: list[int],
    stock: tuple[int, int],
    settlers: tuple[int, int],
    energy: int,
    number: int,
    wanted: int,
    open_to: tuple[int, int, int, bool],
) -> Reach:
    """What comes of the actions that can be paid after so many, with that stock of the New World.

    `settlers` are people and factories, `wanted` stadiums are lacking, `open_to` are the areas that are
    taken, the biomes that are open, the symbols at hand, and whether symbols are still to be hoped for.
    """
    found = Reach(production)
    made = found.production
    prizes = Prizes(box, seat)
    powers = seat.powers
    people, factories = settlers
    food, steel = stock
    steel_less = powers[SETTLING_STEEL]
    plans = _plans(box, seat, prizes)
    areas = _areas(box, seat, open_to)
    fresh = [True, True, True, True]
    for area in seat.areas:
        fresh[box.biomes[area]] = False
    settled = seat.groups[GROUP] if number else 0
    for _action in range(MOST):
        price = price_of(box, powers, number + 1)
        if price > energy:
            break
        low = min(made)
        # what goes where it is not lowest is worth less
        weights = []
        for level in made:
            weights.append(1.0 if level <= low + 1.0 else HIGHER if level <= low + 3.0 else HIGHEST)
        best = -1
        most = ANY_ACTION
        dear = settled >= box.free_of_group and price + box.surcharge > energy
        if not dear:
            for place in range(len(areas)):
                area, part = areas[place]
                n, works = box.area_people[area], box.area_factories[area]
                if n > people or works > factories or n - steel_less > steel:
                    continue
                gains = box.area_yield[area]
                biome = box.biomes[area]
                worth = weights[0] * gains[0] + weights[1] * gains[1] + weights[2] * gains[2]
                worth += (1.0 + powers[FACTORY_YIELD] + prizes.factory) * works
                worth += prizes.biomes[biome] + prizes.person * n
                if fresh[biome]:
                    worth += prizes.fresh
                worth *= part
                if worth > most:
                    best, most = place, worth
        laid = 0.0
        for worth, card, _part in plans[:2]:
            cost = box.plan_cost[card]
            if cost[0] <= food and cost[1] <= steel and cost[2] + price <= energy:
                laid += worth
        number += 1
        energy -= price
        found.actions += 1
        if wanted > 0 and steel >= STADIUM_STEEL and max(laid, most) < WANTED:
            wanted -= 1
            steel -= STADIUM_STEEL
            found.stadiums += 1
        elif laid > most:
            for _worth, card, part in plans[:2]:
                cost = box.plan_cost[card]
                if cost[0] > food or cost[1] > steel or cost[2] > energy:
                    continue
                food -= cost[0]
                steel -= cost[1]
                energy -= cost[2]
                gains = box.plan_yield[card]
                for kind in range(3):
                    made[kind] += part * gains[kind]
                    found.gained += part * gains[kind]
                found.plans += part
            plans = plans[2:]
        elif best >= 0:
            area, part = areas.pop(best)
            n, works = box.area_people[area], box.area_factories[area]
            people -= n
            factories -= works
            steel -= max(0, n - steel_less)
            gains = box.area_yield[area]
            for kind in range(3):
                made[kind] += part * gains[kind]
                found.gained += part * gains[kind]
            each = part * (1.0 + powers[FACTORY_YIELD])
            for _work in range(works):
                made[made.index(min(made))] += each
                found.gained += each
            biome = box.biomes[area]
            fresh[biome] = False
            found.biomes[biome] += 1
            found.people += n
            found.factories += works
            settled += 1
            if settled > box.free_of_group:
                energy -= box.surcharge
        elif food > 0 and people < 2 and steel > 1:
            food -= 1
            people += 2 + powers[CLONE_MORE]
        elif factories < 1 and (steel > 2 or food > 0):
            factories += 1
            if food > 0:
                food -= 1
            else:
                steel -= 1
        else:  # something will be found to do
            made[made.index(min(made))] += ANY_ACTION
            found.gained += ANY_ACTION
    return found


def _plans(box: Box, seat: Seat, prizes: Prizes) -> list[tuple[float, int, float]]:
    """Cards in hand, the best first: what they are worth, and how surely they pay."""
    found = []
    for card in plans_of(box, seat):
        part = IN_REACH[lacking(box, seat, card)]
        found.append((part * (sum(box.plan_yield[card]) + prizes.plan) - 0.5, card, part))
    found.sort(reverse=True)
    return found


def _areas(box: Box, seat: Seat, open_to: tuple[int, int, int, bool]) -> list[tuple[int, float]]:
    """The areas that are open to a seat, and how surely."""
    taken, opened, seen, hoped = open_to
    ignored = seat.powers[IGNORED_SYMBOLS]
    found = []
    biomes = box.biomes
    needed = box.area_symbols
    for area in range(len(biomes)):
        if taken >> area & 1 or not opened >> biomes[area] & 1:
            continue
        missing = (needed[area] & ~seen).bit_count() - ignored
        if missing <= 0:
            found.append((area, 1.0))
        elif hoped:
            found.append((area, HOPED_SYMBOL[missing]))
    return found
