"""The two worlds as the packs draw them: continents of the Old World, hexes of the New World."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from kolonie.core.options import Option, option
from kolonie.games.evacuation import entries, notation
from kolonie.games.evacuation.packing import Packs
from kolonie.games.evacuation.rulings import Rulings
from kolonie.games.evacuation.terms import BIOMES, CONTINENTS, FACTORIES, STEPS, STRIPES, SYMBOLS

Vector = tuple[int, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """Areas of both worlds; the box reads them from its packs."""

    rulings: Rulings

    def _read_old_world(self, packs: Packs) -> None:
        """Eleven areas for each continent: nine of land, two of the ocean."""
        listed = packs.decode("homeland", entries.Home)
        self.homes = tuple(
            sorted((home for home in listed if home.continent == name), key=lambda home: home.stripe is None)
            for name in CONTINENTS
        )
        self.home_ids = tuple(tuple(home.id for home in homes) for homes in self.homes)
        self.home_stripe = tuple(
            tuple(STRIPES.index(home.stripe) if home.stripe else -1 for home in homes) for homes in self.homes
        )
        self.home_factory = tuple(
            tuple(FACTORIES.index(home.factory) if home.factory else -1 for home in homes)
            for homes in self.homes
        )
        self.home_people = tuple(tuple(home.population for home in homes) for homes in self.homes)
        self.home_yield: tuple[tuple[Vector, ...], ...] = tuple(
            tuple(packs.spelt("homeland", h.id, notation.price, h.produces, "produces") for h in homes)
            for homes in self.homes
        )
        self.evacuate = tuple(tuple(option("evacuate", name) for name in names) for names in self.home_ids)
        self.ship = tuple(tuple(option("ship", name) for name in names) for names in self.home_ids)

    def _read_new_world(self, packs: Packs) -> None:
        self.areas = packs.decode("areas", entries.Area)
        self.area_ids = tuple(area.id for area in self.areas)
        self.biomes = tuple(BIOMES.index(area.biome) for area in self.areas)
        self.area_factories = tuple(area.factories for area in self.areas)
        self.area_people = tuple(len(area.population) for area in self.areas)
        self.area_symbols = tuple(bits(area.symbols, SYMBOLS) for area in self.areas)
        self.area_yield = tuple(self._people_yield(area, packs) for area in self.areas)
        self.settle: tuple[Option, ...] = tuple(option("settle", name) for name in self.area_ids)
        where = {(area.q, area.r): number for number, area in enumerate(self.areas)}
        self.neighbours = tuple(
            tuple(
                where[area.q + dq, area.r + dr]
                for dq, dr in STEPS.values()
                if (area.q + dq, area.r + dr) in where
            )
            for area in self.areas
        )
        self.line_of = tuple((area.r, area.q + area.r, area.q) for area in self.areas)
        """The line that each area lies on, for each direction."""
        rim = packs.decode("rim", entries.Rim)
        self.rim = tuple(self.area_ids.index(entry.id) for entry in rim)
        self.inland = tuple(
            (
                self._inland(where, place, STEPS[entry.a]),
                self._inland(where, place, self._second_arrow(number, entry)),
            )
            for number, (place, entry) in enumerate(zip(self.rim, rim, strict=True))
        )
        """The areas that each arrow counts from a place of the rim."""

    def _people_yield(self, area: entries.Area, packs: Packs) -> Vector:
        total = [0, 0, 0]
        for position in area.population:
            given = packs.spelt("areas", area.id, notation.price, position, "population")
            total = [a + b for a, b in zip(total, given, strict=True)]
        return (total[0], total[1], total[2])

    def _second_arrow(self, number: int, entry: entries.Rim) -> tuple[int, int]:
        """Arrow B; at a corner, where both arrows are one, a ruling may lead it along the rim (EV-17.43)."""
        if entry.a != entry.b or not self.rulings.along_the_rim:
            return STEPS[entry.b]
        here, there = self.areas[self.rim[number]], self.areas[self.rim[number - 1]]
        return (there.q - here.q, there.r - here.r)

    def _inland(
        self, where: dict[tuple[int, int], int], start: int, step: tuple[int, int]
    ) -> tuple[int, ...]:
        q, r = self.areas[start].q, self.areas[start].r
        found = []
        while (q, r) in where:
            found.append(where[q, r])
            q, r = q + step[0], r + step[1]
        return tuple(found)


def bits(names: list[Any], of: tuple[str, ...]) -> int:
    """A set of words as one number, a bit for each."""
    found = 0
    for name in names:
        found |= 1 << of.index(name)
    return found
