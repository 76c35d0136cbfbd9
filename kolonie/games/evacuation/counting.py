"""What goals and public tasks count (`terms.TALLIES`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.pieces import completed, factories_on
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import DESERT, FOREST, OCEAN, TALLIES, TUNDRA


def of_biome(biome: int) -> Callable[[Box, Seat], int]:
    def count(box: Box, seat: Seat) -> int:
        return sum(box.biomes[area] == biome for area in seat.areas)

    return count


def biomes(box: Box, seat: Seat) -> int:
    return len({box.biomes[area] for area in seat.areas})


def technologies(box: Box, seat: Seat) -> int:
    return len(completed(seat))


def top_technologies(box: Box, seat: Seat) -> int:
    return sum(box.technology_level[tile] == 3 for tile in completed(seat))


def infrastructure(box: Box, seat: Seat) -> int:
    return len(seat.running)


def population(box: Box, seat: Seat) -> int:
    return sum(box.area_people[area] for area in seat.areas)


def factories(box: Box, seat: Seat) -> int:
    return sum(sum(factories_on(work)) for work in seat.works)


def highest(box: Box, seat: Seat) -> int:
    return max(seat.production)


def spread(box: Box, seat: Seat) -> int:
    return max(seat.production) - min(seat.production)


def shuttles(box: Box, seat: Seat) -> int:
    return len(seat.old_shuttles) + len(seat.new_shuttles) + len(seat.launched) + len(seat.returning)


def stadiums(box: Box, seat: Seat) -> int:
    return len(seat.new_stadiums)


def evacuated(box: Box, seat: Seat) -> int:
    """Own areas of the Old World whose token lies face down, the ocean included."""
    return 11 - seat.home.bit_count()


def group(box: Box, seat: Seat) -> int:
    """The largest group of own areas that touch one another."""
    left = set(seat.areas)
    largest = 0
    while left:
        edge = [left.pop()]
        size = 0
        while edge:
            area = edge.pop()
            size += 1
            for other in box.neighbours[area]:
                if other in left:
                    left.remove(other)
                    edge.append(other)
        largest = max(largest, size)
    return largest


COUNTS: Final[dict[str, Callable[[Box, Seat], int]]] = {
    "tundra": of_biome(TUNDRA),
    "desert": of_biome(DESERT),
    "forest": of_biome(FOREST),
    "ocean": of_biome(OCEAN),
    "biomes": biomes,
    "technologies": technologies,
    "top_technologies": top_technologies,
    "infrastructure": infrastructure,
    "population": population,
    "factories": factories,
    "highest": highest,
    "spread": spread,
    "shuttles": shuttles,
    "stadiums": stadiums,
    "evacuated": evacuated,
    "group": group,
}
BY_NUMBER: Final = tuple(COUNTS[name] for name in TALLIES)


def tally(game: Game, index: int, what: int) -> int:
    """How much of something a seat has now."""
    return BY_NUMBER[what](game.box, game.state.seats[index])
