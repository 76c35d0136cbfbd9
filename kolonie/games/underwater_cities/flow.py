"""The sequence of play of Underwater Cities, top to bottom, as in the rulebook."""

from __future__ import annotations

from typing import Final

from kolonie.core.nodes import Deadline, EachSeat, If, Node, Repeat, Seq, Simultaneously
from kolonie.games.underwater_cities.moves import (
    AnotherEra,
    Benefit,
    CardPlaced,
    ChooseCard,
    ChooseOrder,
    ChooseSlot,
    CollectDiscards,
    DiscardSurplus,
    DrawCards,
    EndOfTurn,
    EndRound,
    Feed,
    FinalScoring,
    KeepHand,
    MakeRoom,
    NextEra,
    Produce,
    PutAway,
    Reactions,
    RoundsInEra,
    Sell,
    SetOff,
    SetUp,
    SlotAction,
    TakeContract,
    TileEffect,
    TurnBegins,
    TurnOver,
)
from kolonie.games.underwater_cities.nodes import Advance, Receive

SLOT_AND_CARD: Final = ChooseOrder(
    (
        ("order:slot", Seq((SlotAction(), Benefit()))),
        ("order:card", Seq((Benefit(), SlotAction()))),
        ("order:none", SlotAction()),
    )
)  # UC-3.10, UC-14.03
PLAY: Final = Seq((ChooseSlot(), ChooseCard(), SetOff(), SLOT_AND_CARD, CardPlaced()))  # UC-3.05, UC-14.01
TURN: Final = Seq(
    (
        DiscardSurplus(),  # UC-3.04
        TurnBegins(),
        PLAY,
        Deadline(),  # UC-3.12: a part of the slot was performed
        EndOfTurn(),  # UC-23.30
        DrawCards(1),  # UC-16.01
        TurnOver(),
        # UC-16.03: surplus may go at any time before the next own turn. Two moments stand for all of them:
        # here, and the next start. A card put away changes nothing that others may do; it is met again only
        # when an empty deck is made of the discards, or below the special deck, and for that it matters
        # only whether it went before or after: which is here or there.
        DiscardSurplus(early=True),
    )
)
ROUND: Final = Seq((Repeat(3, EachSeat(TURN, by="play order")), EndRound()))  # UC-3.02, UC-3.03
PRODUCTION: Final = Seq((EachSeat(Produce(), by="play order"), EachSeat(Feed(), by="play order")))
FIRST_HAND: Final = Seq((Simultaneously(KeepHand("UC-2.23")), CollectDiscards()))
KEEP: Final = Seq((Simultaneously(KeepHand()), CollectDiscards()))
ERA: Final = Seq((Repeat(RoundsInEra(), ROUND), PRODUCTION, If(AnotherEra(), Seq((NextEra(), KEEP)))))

SALE: Final = Simultaneously(Sell())

GAME: Final = Seq((SetUp(), FIRST_HAND, Repeat(3, ERA), SALE, FinalScoring()))

# What steps of the game push on top of the flow
MAKE_ROOM: Final = MakeRoom()
PUT_AWAY: Final = PutAway()
REACTIONS: Final = Reactions()
TILE_EFFECT: Final = TileEffect()
TAKE_CONTRACT: Final = TakeContract()
ADVANCE: Final = Advance()
DRAW: Final = DrawCards(1)
GAINED: Final = Receive((("point", 1),))
"""Stands in the journal for goods and points that came to a player; the entry says which."""

ROOTS: Final[dict[str, Node]] = {
    "gained": GAINED,
    "make-room": MAKE_ROOM,
    "put-away": PUT_AWAY,
    "reactions": REACTIONS,
    "tile": TILE_EFFECT,
    "contract": TAKE_CONTRACT,
    "advance": ADVANCE,
    "draw": DRAW,
}
