"""Evacuation: how far a seat is from what its infrastructure needs."""

from __future__ import annotations

from kolonie.games.evacuation.bot.weights import HAND, LAID, LATE_HAND
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.infrastructure import is_met
from kolonie.games.evacuation.pieces import plans_of
from kolonie.games.evacuation.state import Seat


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


def planned(box: Box, seat: Seat, years: int) -> float:
    """Production that infrastructure will still bring, in hand or laid out."""
    total = 0.0
    for card in seat.waiting:
        total += LAID[lacking(box, seat, card)] * sum(box.plan_yield[card])
    hand = plans_of(box, seat)
    if hand:
        part = HAND if years > 1 else LATE_HAND
        worths = [part[lacking(box, seat, card)] * sum(box.plan_yield[card]) for card in hand]
        worths.sort(reverse=True)
        total += sum(worths[:4])
    return total
