"""The sequence of play of Underwater Cities, top to bottom, as in the rulebook."""

from __future__ import annotations

from kolonie.core.nodes import EachSeat, If, Node, Repeat, Seq, Simultaneously
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
from kolonie.games.underwater_cities.nodes import Advance

# Once the slot is chosen (UC-14.01, UC-4.14)
PLAY = Seq((ChooseCard(), SetOff(), ChooseOrder(), CardPlaced()))
SLOT_FIRST = Seq((SlotAction(), Benefit()))
CARD_FIRST = Seq((Benefit(), SlotAction()))
SLOT_ONLY = SlotAction()
MAKE_ROOM = MakeRoom()
PUT_AWAY = PutAway()
REACTIONS = Reactions()
TILE_EFFECT = TileEffect()
TAKE_CONTRACT = TakeContract()
ADVANCE = Advance()
DRAW = DrawCards(1)

TURN = Seq(
    (
        DiscardSurplus(),  # UC-3.04
        TurnBegins(),
        ChooseSlot(),  # goes on with PLAY
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
ROUND = Seq((Repeat(3, EachSeat(TURN, by="play order")), EndRound()))  # UC-3.02, UC-3.03
PRODUCTION = Seq((EachSeat(Produce(), by="play order"), EachSeat(Feed(), by="play order")))
KEEP = Seq((Simultaneously(KeepHand()), CollectDiscards()))
ERA = Seq((Repeat(RoundsInEra(), ROUND), PRODUCTION, If(AnotherEra(), Seq((NextEra(), KEEP)))))

GAME = Seq((SetUp(), KEEP, Repeat(3, ERA), Simultaneously(Sell()), FinalScoring()))

ROOTS: dict[str, Node] = {
    "flow": GAME,
    "play": PLAY,
    "slot-first": SLOT_FIRST,
    "card-first": CARD_FIRST,
    "slot-only": SLOT_ONLY,
    "make-room": MAKE_ROOM,
    "put-away": PUT_AWAY,
    "reactions": REACTIONS,
    "tile": TILE_EFFECT,
    "contract": TAKE_CONTRACT,
    "advance": ADVANCE,
    "draw": DRAW,
}
"""The trees that steps of the game push on top of the flow."""
