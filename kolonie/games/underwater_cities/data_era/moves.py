"""What Data Era adds to the sequence of play, and the effects only it has, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from kolonie.core.nodes import Node
from kolonie.games.underwater_cities.nodes import Price, Receive

# -- steps of a turn


@dataclass(frozen=True)
class GrantAllowance(Node):
    """The turn has begun: one additional action may be taken in it (DE-7.01)."""


@dataclass(frozen=True)
class AfterPlay(Node):
    """Slot and card are resolved: an extra card may be played now, or goods swapped (DE-7.04, DE-7.63)."""


@dataclass(frozen=True)
class ExtraBenefit(Node):
    """The extra card lies on the table: use it or decline it (DE-7.52)."""


@dataclass(frozen=True)
class FurtherDraw(Node):
    """Whoever played an extra card draws one card more (DE-7.46)."""


@dataclass(frozen=True)
class DrawTwo(Node):
    """The last chance for an additional action: two further cards (DE-7.10)."""


@dataclass(frozen=True)
class EndAllowance(Node):
    """What was not used is not kept (DE-7.66)."""


@dataclass(frozen=True)
class PayAdditional(Node):
    """How to pay for an additional action, where there are several ways (DE-7.65)."""

    action: str


@dataclass(frozen=True)
class SwapGoods(Node):
    """Give one resource, take another (DE-7.20)."""


# -- production


@dataclass(frozen=True)
class ChoosePairProduct(Node):
    """One resource of choice with a pair of upgraded data centers (DE-8.05)."""


MOVES: tuple[type[Node], ...] = (
    GrantAllowance,
    AfterPlay,
    ExtraBenefit,
    FurtherDraw,
    DrawTwo,
    EndAllowance,
    PayAdditional,
    SwapGoods,
    ChoosePairProduct,
)

# -- effects


@dataclass(frozen=True)
class Following(Node):
    """One thing, and goods, points and cards that come with it once it was done."""

    first: Node
    then: Receive


@dataclass(frozen=True)
class GiveUp(Node):
    """Joins a slot: it gives so much less, and the part is done instead (DE-9.19)."""

    price: Price
    part: Node


EFFECTS: tuple[type[Node], ...] = (Following, GiveUp)
