"""The sequence of play of AquaSphere, top to bottom, as in the rulebook."""

from __future__ import annotations

from typing import Final

from kolonie.core.nodes import EachSeat, Group, If, Repeat, Seq, While
from kolonie.games.aquasphere.nodes import (
    AnotherRound,
    ChooseArea,
    ChooseColour,
    CountPoints,
    CrossLine,
    FinalScoring,
    Immediate,
    InterimTime,
    LayTokens,
    Letter,
    MoveCounter,
    NextOrder,
    NextPiles,
    NextStation,
    Perform,
    PlaceBot,
    Points,
    SetUp,
    SomebodyIn,
    StillIn,
    ThirdBot,
    TokenCards,
    Turn,
)

# Option A, once the bot is on its symbol: a third bot goes back at once, then cards react (AQ-9.08, AQ-9.13)
PROGRAMMED: Final = Seq((ThirdBot(), TokenCards()))
# Option B, once the scientist has reached the sector (AQ-10.01)
ACTION: Final = Seq((ChooseArea(), PlaceBot(), Perform()))
THIRD_BOT: Final = ThirdBot()
PERFORM: Final = Perform()
POINTS: Final = Points()
CROSS_LINE: Final = CrossLine()
LETTER: Final = Letter()
IMMEDIATE: Final = Immediate()
REACTING_CARDS: Final = Group(leave_out=True, rule="AQ-17.04")
BAY_CARDS: Final = Group(leave_out=True, rule="AQ-17.15")
CATCH_ORDER: Final = Group(leave_out=True, rule="AQ-17.11")
LETTERS_PLACED: Final = Group(leave_out=True, rule="AQ-13.04")

TURNS = While(SomebodyIn(), EachSeat(If(StillIn(), Turn()), by="play order"))  # AQ-8.02
INTERIM_SCORING = Seq(
    (
        EachSeat(InterimTime(), by="play order"),  # AQ-14.06
        CountPoints(EachSeat(MoveCounter(), by="play order")),  # AQ-14.21
    )
)
PREPARATION = Seq((NextPiles(), NextStation(), NextOrder(), LayTokens()))
ROUND = Seq((TURNS, INTERIM_SCORING, If(AnotherRound(), PREPARATION)))  # AQ-8.01

GAME = Seq((EachSeat(ChooseColour()), SetUp(), Repeat(4, ROUND), FinalScoring()))

ROOTS = {
    "programmed": PROGRAMMED,
    "action": ACTION,
    "third": THIRD_BOT,
    "perform": PERFORM,
    "points": POINTS,
    "line": CROSS_LINE,
    "letter": LETTER,
    "immediate": IMMEDIATE,
    "reacting": REACTING_CARDS,
    "bay": BAY_CARDS,
    "catch": CATCH_ORDER,
    "letters": LETTERS_PLACED,
}
"""The trees that steps of the game push on top of the flow."""
