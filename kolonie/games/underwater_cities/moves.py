"""The steps of the sequence of play, each a frozen value. `flow` puts them in order."""

from __future__ import annotations

from dataclasses import dataclass

from kolonie.core.nodes import Count, Group, Named, Node, Test


@dataclass(frozen=True)
class SetUp(Node):
    """Lay out the table, boards, tiles, order and start goods, and deal six cards each (section 2)."""


@dataclass(frozen=True)
class KeepHand(Node):
    """Put cards away until the hand is within its limit, in secret (UC-2.23, UC-18.13)."""

    rule: str = "UC-18.13"


@dataclass(frozen=True)
class CollectDiscards(Node):
    """What was put away in secret goes where it belongs, in play order (UC-18.09, UC-5.20)."""


@dataclass(frozen=True)
class DiscardSurplus(Node):
    """At the start of a turn: surplus cards must go (UC-3.04). With `early` they may (UC-16.03)."""

    early: bool = False


@dataclass(frozen=True)
class TurnBegins(Node):
    """From here on the turn is the player's (UC-14.12)."""


@dataclass(frozen=True)
class ChooseSlot(Node):
    """Choose the action slot (UC-3.05)."""


@dataclass(frozen=True)
class ChooseCard(Node):
    """Choose the card that is played on the slot (UC-3.05)."""


@dataclass(frozen=True)
class SetOff(Node):
    """What the play itself sets off, before slot and card (UC-14.01)."""


@dataclass(frozen=True)
class ChooseOrder(Node):
    """Slot then card, card then slot, or slot only (UC-3.10)."""

    orders: tuple[Named, ...]


@dataclass(frozen=True)
class SlotAction(Node):
    """Perform the chosen slot (section 12)."""


@dataclass(frozen=True)
class Benefit(Node):
    """Use the played card: pay a special card's price, claim it or carry out its effect (UC-0.08)."""


@dataclass(frozen=True)
class MakeRoom(Node):
    """With four action cards lying there, discard one of them or decline the new one (UC-6.08)."""


@dataclass(frozen=True)
class PutAway(Node):
    """The action card that had to make room is discarded, then the new one is laid down (UC-6.18)."""


@dataclass(frozen=True)
class CardPlaced(Node):
    """The played card goes where it belongs (UC-4.14)."""


@dataclass(frozen=True)
class Reactions(Group):
    """Effects that were set off at the same moment, in the owner's order (UC-14.07, UC-14.08)."""

    leave_out: bool = True
    rule: str = "UC-14.07"


@dataclass(frozen=True)
class TileEffect(Node):
    """The instant effect of a metropolis tile that was just connected (UC-15.09)."""


@dataclass(frozen=True)
class TakeContract(Node):
    """A contract is met: take it and its reward (UC-20.02)."""


@dataclass(frozen=True)
class EndOfTurn(Node):
    """End-of-turn effects (UC-23.30)."""


@dataclass(frozen=True)
class DrawCards(Node):
    """Draw cards of the current era (UC-4.12)."""

    n: int = 1


@dataclass(frozen=True)
class TurnOver(Node):
    """Nothing of the turn is left."""


@dataclass(frozen=True)
class EndRound(Node):
    """Tiles back, new order, markers below the track, era marker on (UC-16.05, UC-22.20)."""


@dataclass(frozen=True)
class Produce(Node):
    """Network, metropolises and production cards of one player (section 17)."""


@dataclass(frozen=True)
class Feed(Node):
    """Action cards become unused, then every connected city eats (UC-18.01, UC-18.02)."""


@dataclass(frozen=True)
class NextEra(Node):
    """The next era deck; everybody draws three (UC-18.08)."""


@dataclass(frozen=True)
class Sell(Node):
    """Buying endgame cards: goods for points (UC-19.09)."""


@dataclass(frozen=True)
class FinalScoring(Node):
    """Brown metropolis, endgame cards, cities, leftovers (section 19)."""


@dataclass(frozen=True)
class RoundsInEra(Count):
    """How many rounds the current era has (UC-3.01)."""


@dataclass(frozen=True)
class AnotherEra(Test):
    """This was not the last era (UC-18.10)."""


MOVES: tuple[type[Node], ...] = (
    SetUp,
    KeepHand,
    CollectDiscards,
    DiscardSurplus,
    TurnBegins,
    ChooseSlot,
    ChooseCard,
    SetOff,
    ChooseOrder,
    SlotAction,
    Benefit,
    MakeRoom,
    PutAway,
    CardPlaced,
    Reactions,
    TileEffect,
    TakeContract,
    EndOfTurn,
    DrawCards,
    TurnOver,
    EndRound,
    Produce,
    Feed,
    NextEra,
    Sell,
    FinalScoring,
)
