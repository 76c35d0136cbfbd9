"""The sequence of play of AquaSphere, top to bottom, as in the rulebook."""

from __future__ import annotations

from typing import Final

from kolonie.core.nodes import EachSeat, Group, If, Node, OneOf, Repeat, Seq, While
from kolonie.games.aquasphere.nodes import (
    AnotherRound,
    BuyProgram,
    CatchOctopods,
    ChooseArea,
    ChooseColour,
    ClearBay,
    CountPoints,
    CrossLine,
    DeploySub,
    ExpandLab,
    FinalScoring,
    InterimCards,
    InterimTime,
    LayTokens,
    Letter,
    MoveCounter,
    MoveEngineer,
    MoveScientist,
    NextOrder,
    NextPiles,
    NextStation,
    Perform,
    PlaceBot,
    Points,
    ProgramHere,
    SetUp,
    SomebodyIn,
    StillIn,
    TakeCrystals,
    TakeResearch,
    TakeTime,
    ThirdBot,
    TokenCards,
    Turn,
    Withdraw,
)

# A turn is exactly one of three options (AQ-8.03). Until it is complete, programmed bots may be returned for
# time (AQ-12.01): an interjection, see `returns`.

OPTION_A = OneOf(  # program a bot
    (
        Seq((MoveEngineer(), ThirdBot(), TokenCards())),  # with the engineer (AQ-9.02, AQ-9.03)
        Seq((BuyProgram(), ThirdBot())),  # or for 3 time, once a round (AQ-9.04)
    )
)
OPTION_B = Seq((MoveScientist(), ChooseArea(), PlaceBot(), Perform()))  # perform an action (AQ-10.01)
OPTION_C = Withdraw()  # withdraw from the round (AQ-11.01)
TURN = Turn((OPTION_A, OPTION_B, OPTION_C))

TURNS = While(SomebodyIn(), EachSeat(If(StillIn(), TURN), by="play order"))  # AQ-8.02
INTERIM_SCORING = Seq(
    (
        EachSeat(InterimTime(), by="play order"),  # time for subs, interim cards (AQ-14.06)
        CountPoints(EachSeat(MoveCounter(), by="play order")),  # AQ-14.09, AQ-14.21
    )
)
PREPARATION = Seq((NextPiles(), NextStation(), NextOrder(), LayTokens()))  # section 15
ROUND = Seq((TURNS, INTERIM_SCORING, If(AnotherRound(), PREPARATION)))  # AQ-8.01

GAME = Seq((EachSeat(ChooseColour()), SetUp(), Repeat(4, ROUND), FinalScoring()))

# What happens when it happens: steps push these on top of the flow.

ACTIONS: Final[tuple[Node, ...]] = (  # step 3 of option B (section 13), by colour in the order of `COLOURS`
    ExpandLab(),  # green
    TakeTime(),  # yellow
    TakeCrystals(),  # black
    CatchOctopods(),  # violet
    DeploySub(),  # blue
    TakeResearch(),  # red
    ProgramHere(),  # white
)
CLEAR_BAY: Final = ClearBay()
BAY_CARDS: Final = Group(leave_out=True, ask="ask-bay-cards", rule="AQ-17.15")
LETTERS_PLACED: Final = Group(leave_out=True, ask="ask-letters", rule="AQ-13.04")
LETTER: Final = Letter()
CATCH_ORDER: Final = Group(leave_out=True, ask="ask-catch-order", rule="AQ-17.11")
REACTING_CARDS: Final = Group(leave_out=True, ask="ask-token-cards", rule="AQ-17.04")
POINTS: Final = Points()
CROSS_LINE: Final = CrossLine()
INTERIM_CARDS: Final = InterimCards()
THIRD_BOT: Final = ThirdBot()

ROOTS: dict[str, Node] = {
    **{f"action/{number}": action for number, action in enumerate(ACTIONS)},
    "bay": CLEAR_BAY,
    "bay cards": BAY_CARDS,
    "letters": LETTERS_PLACED,
    "letter": LETTER,
    "catch": CATCH_ORDER,
    "reacting": REACTING_CARDS,
    "points": POINTS,
    "line": CROSS_LINE,
    "interim cards": INTERIM_CARDS,
    "third": THIRD_BOT,
}
