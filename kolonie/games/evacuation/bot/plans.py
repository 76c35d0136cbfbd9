"""Evacuation: how far a seat is from what its infrastructure needs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kolonie.games.evacuation.bot.weights import HAND, LAID, LATE_HAND
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.infrastructure import is_met
from kolonie.games.evacuation.pieces import plans_of
from kolonie.games.evacuation.state import Seat

REMEMBERED: Final = 20_000
"""So many settlements at most are kept in mind."""


class Lacks:
    """What own areas lack for each card. The same areas come again and again in a search."""

    __slots__ = ("_known", "box")

    def __init__(self, box: Box) -> None:
        self.box = box
        self._known: list[int] = [-1] * len(box.plan_needs)

    def of(self, seat: Seat, card: int) -> int:
        """`lacking` of a seat that has these areas."""
        found = self._known[card]
        if found < 0:
            found = self._known[card] = lacking(self.box, seat, card)
        return found


@lru_cache(maxsize=4)
def _settlements(_box: Box) -> dict[tuple[int, ...], Lacks]:
    return {}


def lacks_of(box: Box, seat: Seat) -> Lacks:
    """What the areas of a seat lack. When there are too many to keep in mind, all are forgotten."""
    known = _settlements(box)
    areas = (*seat.areas, *seat.works)  # always as many of the ones as of the others
    found = known.get(areas)
    if found is None:
        if len(known) >= REMEMBERED:
            known.clear()
        found = known[areas] = Lacks(box)
    return found


def lacking(box: Box, seat: Seat, card: int) -> int:
    """How many areas the seat still needs for a card, three at most."""
    needs = box.plan_needs[card]
    missing = 0
    lines = False
    for need in needs:
        lines = lines or bool(need.lines)
        counts = [0, 0, 0, 0]
        for place, area in enumerate(seat.areas):
            if need.content == "population" and not box.area_people[area]:
                continue
            if need.content == "factory" and not seat.works[place]:
                continue
            counts[box.biomes[area]] += 1
        for biome in range(4):
            missing += max(0, need.areas[biome] - counts[biome])
    if lines and missing == 0 and not is_met(box, seat, needs):
        missing = 1
    return min(missing, 3)


def planned(box: Box, seat: Seat, years: int, lacks: Lacks) -> float:
    """Production that infrastructure will still bring, in hand or laid out."""
    total = 0.0
    for card in seat.waiting:
        total += LAID[lacks.of(seat, card)] * box.plan_total[card]
    hand = plans_of(box, seat)
    if hand:
        part = HAND if years > 1 else LATE_HAND
        worths = [part[lacks.of(seat, card)] * box.plan_total[card] for card in hand]
        worths.sort(reverse=True)
        total += sum(worths[:4])
    return total
