"""Prices and payment (section 7): reductions, then the surcharge, then what biomatter replaces."""

from __future__ import annotations

from typing import Final

from kolonie.core.options import Option, option
from kolonie.games.underwater_cities.board import Vector
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.nodes import Price
from kolonie.games.underwater_cities.state import Seat


def reduced(box: Box, seat: Seat, price: Vector, thing: str) -> Vector:
    """The price after all reductions, each on its own goods and never below 0 (UC-7.06, UC-7.07)."""
    if not seat.cheaper:
        return price
    left = list(price)
    for card in seat.cheaper:
        for discount in box.discounts[card]:
            if thing in discount.kinds:
                what = box.resource[discount.what]
                left[what] = max(0, left[what] - discount.n)
    return tuple(left)


def building_prices(box: Box, seat: Seat, kind: int, named: tuple[Price, ...]) -> tuple[Vector, ...]:
    """The alternative prices of a build before any surcharge (UC-7.05, UC-7.17)."""
    if not seat.cheaper:
        return box.vectors(named) if named else box.usual_alone[kind]
    name = box.kinds[kind]
    if not named:
        return (reduced(box, seat, box.usual[kind], name),)
    return tuple([reduced(box, seat, price, name) for price in box.vectors(named)])


def upgrade_prices(box: Box, seat: Seat, named: tuple[Price, ...]) -> tuple[Vector, ...]:
    if not named:
        return (reduced(box, seat, box.upgrade_price, "upgrade"),)
    return tuple([reduced(box, seat, price, "upgrade") for price in box.vectors(named)])


def with_surcharge(price: Vector, surcharge: Vector | None) -> Vector:
    """UC-7.09: after all reductions, also on a free build."""
    if surcharge is None:
        return price
    return tuple([n + surcharge[what] for what, n in enumerate(price)])


def can_pay(goods: list[int], price: Vector) -> bool:
    """In full, with exactly these goods (UC-0.06)."""
    for what, need in enumerate(price):
        if goods[what] < need:
            return False
    return True


def can_build_for(box: Box, goods: list[int], price: Vector) -> bool:
    """In full, with biomatter for some of the replaceable goods (UC-7.10)."""
    biomatter = box.biomatter
    spare = goods[biomatter] - price[biomatter]
    if spare < 0:
        return False
    for what, need in enumerate(price):
        lack = need - goods[what] if need else 0
        if lack > 0:
            if not box.is_replaceable[what]:
                return False
            spare -= lack
            if spare < 0:
                return False
    return True


def payments(box: Box, goods: list[int], price: Vector) -> list[Vector]:
    """Every way to pay for a build: which of the replaceable goods biomatter stands for (UC-7.16)."""
    if not can_build_for(box, goods, price):
        return []
    found = [price]
    biomatter = box.biomatter
    if goods[biomatter] > price[biomatter]:
        for what in box.replaceable:
            wider: list[Vector] = []
            for way in found:
                for n in range(price[what] + 1):
                    changed = list(way)
                    changed[what] -= n
                    changed[biomatter] += n
                    wider.append(tuple(changed))
            found = wider
    return [way for way in found if can_pay(goods, way)]


def pay(seat: Seat, price: Vector) -> None:
    goods = seat.goods
    for what, n in enumerate(price):
        goods[what] -= n


_PAY: Final[dict[Vector, Option]] = {}


def pay_option(way: Vector) -> Option:
    """`pay:1,0,2,0,0`: the amounts of each resource."""
    found = _PAY.get(way)
    if found is None:
        found = _PAY[way] = option("pay", *way)
    return found
