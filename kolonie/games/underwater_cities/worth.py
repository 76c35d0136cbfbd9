"""A rough worth of effects in points, for bots that order what they look at."""

from __future__ import annotations

from typing import Any, Final

from kolonie.core.readers import VALUE, value_of
from kolonie.games.underwater_cities.nodes import (
    Advance,
    Build,
    BuildUpgraded,
    Convert,
    Do,
    Either,
    ExtraMetropolis,
    PayFor,
    ProductOf,
    Ready,
    Receive,
    ReceiveDifferent,
    SwapProduct,
    TakeSpecial,
    Upgrade,
    UseAction,
)
from kolonie.games.underwater_cities.state import Game

WORTH: Final[dict[str, float]] = {
    "credit": 0.9,
    "kelp": 0.9,
    "steelplast": 0.9,
    "science": 1.1,
    "biomatter": 1.3,
    "card": 0.5,
    "point": 1.0,
}
"""What one of something is worth, in points."""
COUNTED: Final = 2
"""How much an amount that depends on the table is taken to be."""


def _receive(_game: Game, _seat: int, node: Receive) -> float:
    return sum(WORTH.get(name, 1.0) * (n if isinstance(n, int) else COUNTED) for name, n in node.goods)


def _different(_game: Game, _seat: int, node: ReceiveDifferent) -> float:
    return sum(sorted((WORTH.get(name, 1.0) for name in node.among), reverse=True)[: node.n])


def _do(game: Game, seat: int, node: Do) -> float:
    total = 0.0
    for times, (_word, part) in zip(node.times, node.parts, strict=True):
        total += times * max(0.0, value_of(game, seat, part))
    return total


def _either(game: Game, seat: int, node: Either) -> float:
    return max(value_of(game, seat, part) for _word, part in node.parts)


def _pay_for(game: Game, seat: int, node: PayFor) -> float:
    return value_of(game, seat, node.part) - sum(WORTH.get(name, 1.0) * n for name, n in node.price)


def _swap(_game: Game, _seat: int, node: SwapProduct) -> float:
    got = sum(WORTH.get(name, 1.0) * n for name, n in node.got)
    return got - sum(WORTH.get(name, 1.0) * n for name, n in node.given)


FIXED: Final[dict[type, float]] = {
    Advance: 0.7,
    TakeSpecial: 1.5,
    UseAction: 1.4,
    Ready: 1.3,
    Build: 1.5,
    BuildUpgraded: 2.5,
    Upgrade: 1.2,
    Convert: 3.0,
    ExtraMetropolis: 4.0,
    ProductOf: 2.0,
}


def _fixed(_game: Game, _seat: int, node: Any) -> float:
    return FIXED[type(node)]


VALUE.update({Receive: _receive, ReceiveDifferent: _different, Do: _do, Either: _either, PayFor: _pay_for})
VALUE[SwapProduct] = _swap
VALUE.update(dict.fromkeys(FIXED, _fixed))
