"""Underwater Cities: what effects of cards and tiles are worth, in points, to a seat as it stands now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kolonie.core.nodes import If, Node
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.counts import amount, holds
from kolonie.games.underwater_cities.nodes import (
    Advance,
    Build,
    BuildUpgraded,
    Convert,
    Do,
    Either,
    Exchange,
    ExtraMetropolis,
    PayFor,
    PerformSlot,
    Price,
    ProductOf,
    Ready,
    Receive,
    ReceiveDifferent,
    SwapProduct,
    TakeSpecial,
    Upgrade,
    UseAction,
)
from kolonie.games.underwater_cities.state import Seat

RATE = {
    "credit": 0.85,
    "kelp": 0.85,
    "steelplast": 1.05,
    "science": 1.05,
    "biomatter": 1.35,
    "card": 0.35,
    "point": 1.0,
}
"""What one of something is worth while there is time to use it."""
ACT = {"building": 1.0, "tunnel": 1.3, "city": 2.2}
"""What it is worth to build something at its usual price, beyond that price."""
UPGRADE = 1.6
FIXED: dict[type, float] = {
    Advance: 0.6,
    TakeSpecial: 0.9,
    UseAction: 1.3,
    Ready: 1.0,
    Exchange: 0.5,
    PerformSlot: 2.6,
    Convert: 4.0,
    ExtraMetropolis: 4.0,
    ProductOf: 1.9,
}
AGAIN = 0.8
"""What a part is worth when it is done again, measured by the time before."""
NOT_YET = 0.3
"""What is left of an effect whose condition does not hold now."""


def effect_worth(box: Box, seat: Seat, node: Node) -> float:
    fixed = FIXED.get(type(node))
    return fixed if fixed is not None else READERS[type(node)](box, seat, node)


def is_settled(node: Node) -> bool:
    """True if the effect is worth the same to everybody at any time."""
    if isinstance(node, If):
        return False
    if isinstance(node, Receive):
        return all(isinstance(n, int) for _name, n in node.goods)
    if isinstance(node, Do | Either):
        return all(is_settled(part) for _word, part in node.parts)
    return is_settled(node.part) if isinstance(node, PayFor) else True


def price_worth(price: Price) -> float:
    return sum([RATE[name] * n for name, n in price])


def _do(box: Box, seat: Seat, node: Do) -> float:
    total = 0.0
    for number, (_word, part) in enumerate(node.parts):
        once = max(0.0, effect_worth(box, seat, part))
        total += once * (1 + AGAIN * (node.times[number] - 1))
    return total


def _either(box: Box, seat: Seat, node: Either) -> float:
    return max(effect_worth(box, seat, part) for _word, part in node.parts)


def _if(box: Box, seat: Seat, node: If) -> float:
    return effect_worth(box, seat, node.then) * (1.0 if holds(box, seat, node.test) else NOT_YET)


def _pay_for(box: Box, seat: Seat, node: PayFor) -> float:
    return effect_worth(box, seat, node.part) - price_worth(node.price)


def _receive(box: Box, seat: Seat, node: Receive) -> float:
    return sum([RATE[name] * amount(box, seat, n) for name, n in node.goods])


def _different(_box: Box, _seat: Seat, node: ReceiveDifferent) -> float:
    return sum(sorted((RATE[name] for name in node.among), reverse=True)[: node.n])


def _swap(_box: Box, _seat: Seat, node: SwapProduct) -> float:
    return max(0.0, price_worth(node.got) - price_worth(node.given))


def _saved(box: Box, kind: str, prices: tuple[Price, ...]) -> float:
    """How much less than usual a build costs."""
    if not prices:
        return 0.0
    usual = box.usual[box.kind[kind]]
    whole = sum([RATE[name] * n for name, n in zip(box.resources, usual, strict=True)])
    return whole - min(price_worth(price) for price in prices)


def _build(box: Box, _seat: Seat, node: Build | BuildUpgraded) -> float:
    return max(ACT[box.sorts[box.kind[kind]]] + _saved(box, kind, node.prices) for kind in node.kinds)


def _upgrade(_box: Box, _seat: Seat, node: Upgrade) -> float:
    if not node.prices:
        return UPGRADE
    return UPGRADE + RATE["science"] - min(price_worth(price) for price in node.prices)


def _build_upgraded(box: Box, seat: Seat, node: BuildUpgraded) -> float:
    upgrade = Upgrade(node.kinds, node.upgrade_prices)
    return _build(box, seat, node) + _upgrade(box, seat, upgrade)


READERS: dict[type, Callable[[Box, Seat, Any], float]] = {
    Do: _do,
    Either: _either,
    If: _if,
    PayFor: _pay_for,
    Receive: _receive,
    ReceiveDifferent: _different,
    SwapProduct: _swap,
    Build: _build,
    BuildUpgraded: _build_upgraded,
    Upgrade: _upgrade,
}
