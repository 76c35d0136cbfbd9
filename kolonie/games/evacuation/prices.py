"""Prices, and the ways to pay one that is lowered (EV-0.13)."""

from __future__ import annotations

from kolonie.games.evacuation.notation import Price
from kolonie.games.evacuation.terms import SIDE

FREE: Price = (0, 0, 0)


def can_pay(price: Price, less: int, stock: list[int], world: int) -> bool:
    """Whether the stock of a world covers a price that is so many resources lower."""
    base = SIDE * world
    lacking = 0
    for kind in range(3):
        short = price[kind] - stock[base + kind]
        if short > 0:
            lacking += short
    return lacking <= less


def ways(price: Price, less: int, stock: list[int], world: int) -> list[Price]:
    """What can be paid for a price that is so many resources lower, each way once."""
    food, steel, energy = price
    base = SIDE * world
    if less <= 0:
        fits = food <= stock[base] and steel <= stock[base + 1] and energy <= stock[base + 2]
        return [price] if fits else []
    total = food + steel + energy - less
    if total <= 0:
        return [FREE]
    found = []
    for a in range(min(food, stock[base]) + 1):
        for b in range(min(steel, stock[base + 1]) + 1):
            c = total - a - b
            if 0 <= c <= energy and c <= stock[base + 2]:
                found.append((a, b, c))
    return found


def pay(stock: list[int], price: Price, world: int) -> None:
    base = SIDE * world
    stock[base] -= price[0]
    stock[base + 1] -= price[1]
    stock[base + 2] -= price[2]
