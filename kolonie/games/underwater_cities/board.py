"""One side of a player board as bit masks: a site is a bit, its number the position in the pack's list."""

from __future__ import annotations

from collections.abc import Sequence

from kolonie.core.options import Option, option
from kolonie.games.underwater_cities.entries import BoardEntry, Site

Vector = tuple[int, ...]
"""An amount of each resource, in the order of the pack."""


class Reward:
    """Goods, points, Federation steps and cards."""

    __slots__ = ("cards", "goods", "points", "steps")

    def __init__(self, goods: Vector, points: int = 0, steps: int = 0, cards: int = 0) -> None:
        self.goods = goods
        self.points = points
        self.steps = steps
        self.cards = cards


def reward(given: dict[str, int], resources: tuple[str, ...]) -> Reward:
    goods = tuple(given.get(name, 0) for name in resources)
    return Reward(goods, given.get("point", 0), given.get("federation", 0), given.get("card", 0))


class Sites:
    """The sites of one sort: cities, buildings or tunnels."""

    def __init__(
        self,
        sites: Sequence[Site],
        resources: tuple[str, ...],
    ) -> None:
        self.ids = tuple(site.id for site in sites)
        self.number = {site.id: i for i, site in enumerate(sites)}
        self.options: tuple[Option, ...] = tuple(option("at", site.id) for site in sites)
        self.bonus = tuple(reward(site.bonus, resources) if site.bonus else None for site in sites)
        self.surcharge = tuple(
            reward(site.surcharge, resources).goods if site.surcharge else None for site in sites
        )
        self.multiplier = tuple(site.multiplier for site in sites)
        self.plain = sum(1 << i for i, site in enumerate(sites) if not site.surcharge)
        """Sites without a surcharge."""


class Board:
    """The geometry of a side. Names of masks say which sites their bits are."""

    def __init__(self, entry: BoardEntry, resources: tuple[str, ...]) -> None:
        self.id = entry.id
        self.side = entry.side
        self.source = entry.source
        self.entry = entry
        self.cities = Sites(entry.cities, resources)
        self.buildings = Sites(entry.buildings, resources)
        self.tunnels = Sites(entry.tunnels, resources)
        city = {site.id: i for i, site in enumerate(entry.cities)}
        tunnel = {site.id: i for i, site in enumerate(entry.tunnels)}
        count = len(entry.cities)
        self.start = next(i for i, site in enumerate(entry.cities) if site.start)
        self.city_of = tuple(city[site.city] for site in entry.buildings)
        self.normal_at = self._per_city(entry, count, False)
        self.expansion_at = self._per_city(entry, count, True)
        self.expansions = sum(self.expansion_at)
        """All expansion sites."""
        self.all_at = tuple(a | b for a, b in zip(self.normal_at, self.expansion_at, strict=True))
        self.ends = tuple(sum(1 << city[end] for end in site.ends if end in city) for site in entry.tunnels)
        """The city sites that a tunnel touches: a metropolis is none of them (UC-15.11)."""
        self.tunnels_at = tuple(
            sum(1 << t for t, ends in enumerate(self.ends) if ends >> i & 1) for i in range(count)
        )
        near = [0] * count
        for ends in self.ends:
            for i in range(count):
                if ends >> i & 1:
                    near[i] |= ends & ~(1 << i)
        self.near = tuple(near)
        """The city sites with a tunnel site between (UC-8.03)."""
        self.metropolis_ids = tuple(space.id for space in entry.metropolises)
        self.metropolis_colours = tuple(space.colour for space in entry.metropolises)
        self.needs = tuple(sum(1 << tunnel[name] for name in space.needs) for space in entry.metropolises)
        self.metropolis_production = tuple(
            reward(space.production, resources) if space.production else None for space in entry.metropolises
        )
        self.pairs = tuple(
            (sum(1 << tunnel[name] for name in pair.tunnels), reward(pair.production, resources))
            for pair in entry.tunnel_pairs
        )
        self.site_production = tuple(
            (1 << i, reward(site.production, resources))
            for i, site in enumerate(entry.buildings)
            if site.production
        )
        self.rich = sum(
            1 << i
            for i, bonus in enumerate(self.buildings.bonus)
            if bonus is not None and (any(bonus.goods) or bonus.steps)
        )
        """Building sites with a bonus that can help in the same turn."""
        self.most_steps = max([bonus.steps for bonus in self.buildings.bonus if bonus is not None], default=0)
        self.alike = self._alike(entry, True)
        """For each building site the first site of its city that nothing distinguishes from it."""
        self.alike_alone = self._alike(entry, False)
        """The same if only what happens at once counts, and not at which city a site is."""

    def _per_city(self, entry: BoardEntry, count: int, expansion: bool) -> tuple[int, ...]:
        masks = [0] * count
        for i, site in enumerate(entry.buildings):
            if site.expansion == expansion:
                masks[self.city_of[i]] |= 1 << i
        return tuple(masks)

    def _alike(self, entry: BoardEntry, by_city: bool) -> tuple[int, ...]:
        first: dict[tuple[object, ...], int] = {}
        found = []
        for i, site in enumerate(entry.buildings):
            same: tuple[object, ...] = (
                site.expansion,
                tuple(site.bonus.items()),
                tuple(site.surcharge.items()),
            )
            if by_city:
                same = (*same, site.city, site.multiplier, tuple(site.production.items()))
            found.append(first.setdefault(same, i))
        return tuple(found)
