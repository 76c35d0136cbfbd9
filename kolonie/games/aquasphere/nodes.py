"""The effects only AquaSphere has, each a frozen value. `flow` puts them in order."""

from __future__ import annotations

from dataclasses import dataclass

from kolonie.core.nodes import Node, OneOf, Test


@dataclass(frozen=True)
class ChooseColour(Node):
    """Pick one of the colours still free (AQ-2.03)."""


@dataclass(frozen=True)
class SetUp(Node):
    """Lay out the station, headquarters and labs (section 2)."""


@dataclass(frozen=True)
class Turn(OneOf):
    """Exactly one of option A, B and C; bots may be returned before (AQ-8.03, AQ-12.01)."""


@dataclass(frozen=True)
class MoveEngineer(Node):
    """Option A, way 1: the engineer moves on and the token reached is programmed (AQ-9.02)."""


@dataclass(frozen=True)
class BuyProgram(Node):
    """Option A, way 2: once a round, any free symbol for 3 time (AQ-9.04)."""


@dataclass(frozen=True)
class MoveScientist(Node):
    """Option B, step 1a: the sector of the action, and the locks on the way there (AQ-10.02)."""


@dataclass(frozen=True)
class Withdraw(Node):
    """Option C: leave the round (AQ-11.01)."""


@dataclass(frozen=True)
class ThirdBot(Node):
    """With a third programmed bot, return one of the three for 2 time (AQ-6.03)."""


@dataclass(frozen=True)
class TokenCards(Node):
    """Research cards that react to the token the engineer moved onto (AQ-9.03)."""


@dataclass(frozen=True)
class ChooseArea(Node):
    """Step 1b: put the scientist on an area with a programmed bot of its colour (AQ-10.05)."""


@dataclass(frozen=True)
class PlaceBot(Node):
    """Step 2: the bot goes to the control field (AQ-10.08)."""


@dataclass(frozen=True)
class ClearBay(Node):
    """A bay above its limit: every player takes all bots but one back, and the bay card reacts (AQ-5.10)."""


@dataclass(frozen=True)
class Perform(Node):
    """Step 3: perform the action of the area, or not (AQ-10.11)."""


@dataclass(frozen=True)
class ExpandLab(Node):
    """Green: the top expansion of the sector (AQ-13.01)."""


@dataclass(frozen=True)
class TakeTime(Node):
    """Yellow: the time of the sector (AQ-13.09)."""


@dataclass(frozen=True)
class TakeCrystals(Node):
    """Black: the crystals of the sector (AQ-13.13)."""


@dataclass(frozen=True)
class CatchOctopods(Node):
    """Violet: so many octopods of the sector, `n` in the environment (AQ-13.16)."""


@dataclass(frozen=True)
class DeploySub(Node):
    """Blue: a sub into the sector (AQ-13.20)."""


@dataclass(frozen=True)
class TakeResearch(Node):
    """Red: the top research card of the sector (AQ-13.25)."""


@dataclass(frozen=True)
class ProgramHere(Node):
    """White: the symbol of the sector's programming field (AQ-13.30)."""


@dataclass(frozen=True)
class Letter(Node):
    """A letter of an expansion: put a bot from the supply on that sector's control field (AQ-13.02)."""


@dataclass(frozen=True)
class Immediate(Node):
    """An immediate research card: time, and a bot on the symbol (AQ-17.28)."""

    symbol: str


@dataclass(frozen=True)
class InterimBot(Node):
    """An interim research card: a bot on the symbol for time (AQ-17.26)."""

    symbol: str


@dataclass(frozen=True)
class Points(Node):
    """Move the counter by the points in `kp`, line by line (section 4)."""


@dataclass(frozen=True)
class CrossLine(Node):
    """At a red line without a crystal: return a bot or stop (AQ-4.09)."""


@dataclass(frozen=True)
class InterimTime(Node):
    """Income from subs and interim research cards, in the player's order (section 14a)."""


@dataclass(frozen=True)
class InterimCards(Node):
    """Interim research cards after the income (AQ-14.04)."""


@dataclass(frozen=True)
class CountPoints(Node):
    """Count all items of all players from one position (AQ-14.09), then move the counters."""

    part: Node


@dataclass(frozen=True)
class MoveCounter(Node):
    """Move the counter once by the interim sum (AQ-14.10)."""


@dataclass(frozen=True)
class NextPiles(Node):
    """A research card and an expansion on each sector (AQ-15.01, AQ-15.02)."""


@dataclass(frozen=True)
class NextStation(Node):
    """The additions of the current centre card, which then leaves the game (AQ-15.03 to AQ-15.10)."""


@dataclass(frozen=True)
class NextOrder(Node):
    """Play order becomes the order of withdrawal; engineers go back to the start (AQ-15.11, AQ-15.12)."""


@dataclass(frozen=True)
class LayTokens(Node):
    """Lay the tokens as the top program card shows (AQ-15.13)."""


@dataclass(frozen=True)
class FinalScoring(Node):
    """Letters, time, subs and complete labs (section 16)."""


@dataclass(frozen=True)
class SomebodyIn(Test):
    """Not all players have withdrawn (AQ-8.02)."""


@dataclass(frozen=True)
class StillIn(Test):
    """The player has not withdrawn (AQ-8.04)."""


@dataclass(frozen=True)
class AnotherRound(Test):
    """This was not the last round (AQ-16.01)."""


NODES: tuple[type[Node], ...] = (
    ChooseColour,
    SetUp,
    Turn,
    MoveEngineer,
    BuyProgram,
    MoveScientist,
    Withdraw,
    ThirdBot,
    TokenCards,
    ChooseArea,
    PlaceBot,
    ClearBay,
    Perform,
    ExpandLab,
    TakeTime,
    TakeCrystals,
    CatchOctopods,
    DeploySub,
    TakeResearch,
    ProgramHere,
    Letter,
    Points,
    CrossLine,
    InterimTime,
    InterimCards,
    CountPoints,
    MoveCounter,
    NextPiles,
    NextStation,
    NextOrder,
    LayTokens,
    FinalScoring,
)
"""The steps of the flow."""

EFFECTS: tuple[type[Node], ...] = (Immediate, InterimBot)
"""What research cards of a pack do, beside gains."""
