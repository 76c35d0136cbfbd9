"""The steps of Evacuation, each a frozen value. `flow` puts them in order; what packs spell is in `nodes`."""

from __future__ import annotations

from dataclasses import dataclass

from kolonie.core.nodes import Node, Test

# -- steps inside effects


@dataclass(frozen=True)
class Discard(Node):
    """A paid refresh: cards of an offer go under its deck, in the order they are named (EV-7.03, EV-7.05).

    The order is known only to who names them (EV-0.11), so they leave the offer together, at the end.
    """

    what: int


@dataclass(frozen=True)
class PayPrice(Node):
    """Which resources of a lowered price are left out (EV-0.13)."""


@dataclass(frozen=True)
class PlaceFactories(Node):
    """Which prepared factories go onto the area that is settled (EV-6.38)."""


@dataclass(frozen=True)
class Load(Node):
    """Loading of the shuttle that is about to fly: zones, then buildings, then cubes (EV-8.04 to EV-8.11)."""


@dataclass(frozen=True)
class Unload(Node):
    """Everything that has flown arrives (EV-8.18)."""


@dataclass(frozen=True)
class Due(Node):
    """Consequences of what a seat has done are settled (EV-0.14)."""


# -- what happens without anybody's choice, told when it has happened


@dataclass(frozen=True)
class PutUnder(Node):
    """A card of an offer has gone under its deck (EV-7.05)."""


@dataclass(frozen=True)
class PayOut(Node):
    """An infrastructure card raises production: its requirement is met (EV-6.14)."""


@dataclass(frozen=True)
class TakeTask(Node):
    """A public task is taken by the first to meet its condition (EV-16.04)."""


@dataclass(frozen=True)
class DecideRace(Node):
    """The aim of the race is reached (EV-13.01)."""


@dataclass(frozen=True)
class PassMilestone(Node):
    """A satellite has passed a milestone (EV-10.13)."""


# -- set-up


@dataclass(frozen=True)
class SetUpBoards(Node):
    """Continents, satellites, technologies and starting stadiums of all players (EV-2.01 to EV-2.09)."""


@dataclass(frozen=True)
class DealGoals(Node):
    """Four goals for everybody (EV-14.02)."""


@dataclass(frozen=True)
class KeepGoal(Node):
    """One of the goals in hand is kept (EV-14.02)."""


@dataclass(frozen=True)
class PassGoals(Node):
    """The other goals go to the next seat (EV-14.03)."""


@dataclass(frozen=True)
class DiscardGoal(Node):
    """One of four kept goals is discarded, unseen (EV-14.02, EV-14.21)."""


@dataclass(frozen=True)
class SetUpTable(Node):
    """Offers, bonuses, action cards, turn order and modules (EV-2.10 to EV-2.17)."""


# -- the phases of a year


@dataclass(frozen=True)
class BeginYear(Node):
    """A year begins: three further action cards (EV-15.15), the automaton's cards are shuffled (EV-17.12)."""


@dataclass(frozen=True)
class Income(Node):
    """Phase 1: production, feeding, entertainment, for all at once (EV-4.01)."""


@dataclass(frozen=True)
class ChooseHand(Node):
    """Which action cards are kept for the year (EV-15.02, EV-15.19)."""


@dataclass(frozen=True)
class LayAside(Node):
    """The cards that nobody kept go to the discard pile (EV-15.19)."""


@dataclass(frozen=True)
class Turn(Node):
    """Phase 2: one action or a pass (EV-5.01)."""


@dataclass(frozen=True)
class PayEnergy(Node):
    """Which world pays how much of the action's energy (EV-5.12, EV-5.14)."""


@dataclass(frozen=True)
class MarkAction(Node):
    """The hand card that marks a board action, face down (EV-15.05)."""


@dataclass(frozen=True)
class PlayTasks(Node):
    """Taken tasks may be played once the action is done (EV-16.05, EV-16.18)."""


@dataclass(frozen=True)
class DrawCard(Node):
    """The card at the end of an advanced turn (EV-15.07)."""


@dataclass(frozen=True)
class ReduceHand(Node):
    """Hands go down to four (EV-15.07, EV-15.18)."""


@dataclass(frozen=True)
class AutomatonTurn(Node):
    """The automaton reveals a card and acts by it (EV-17.13)."""


@dataclass(frozen=True)
class Flights(Node):
    """Phase 3: launches and returns of a player, shuttle by shuttle (EV-8.30)."""


@dataclass(frozen=True)
class ChangeOrder(Node):
    """Phase 4: most smileys first (EV-9.02)."""


@dataclass(frozen=True)
class ShiftSatellites(Node):
    """Phase 5 begins: all satellites go to the outer lane (EV-10.07)."""


@dataclass(frozen=True)
class CountStrength(Node):
    """The total strength of a player's actions this year (EV-10.06, EV-15.09)."""


@dataclass(frozen=True)
class ChooseStrength(Node):
    """Which strength counts of cards that show several (EV-15.10, EV-15.24)."""


@dataclass(frozen=True)
class MoveSatellite(Node):
    """Which satellite moves first, and how far (EV-10.25, EV-10.35)."""


@dataclass(frozen=True)
class MoveOther(Node):
    """The other satellite moves the rest (EV-10.35)."""


@dataclass(frozen=True)
class ChooseCell(Node):
    """The lane on which a satellite is placed (EV-10.09)."""


@dataclass(frozen=True)
class AutomatonProgress(Node):
    """The satellites of an automated civilisation (EV-17.26, EV-17.28)."""


@dataclass(frozen=True)
class Bonus(Node):
    """Phase 6: the bonus of the year that the strength has earned (EV-11.01)."""


@dataclass(frozen=True)
class Cleanup(Node):
    """Phase 7 (EV-12.07)."""


@dataclass(frozen=True)
class EndOfPhase(Node):
    """If the race was decided in this phase, the game ends here (EV-13.03, EV-13.04)."""


@dataclass(frozen=True)
class FinalScoring(Node):
    """Adjustments of the race, or the points (EV-13.06, EV-14.05)."""


# -- conditions


@dataclass(frozen=True)
class PointsGame(Test):
    """The points game is played (EV-14.01)."""


@dataclass(frozen=True)
class Advanced(Test):
    """Action cards are played for their text (EV-15.01)."""


@dataclass(frozen=True)
class HandBeforeIncome(Test):
    """The first hand is chosen before the income already (a ruling on EV-15.20)."""


@dataclass(frozen=True)
class SomebodyActs(Test):
    """Somebody has not passed, and the race is not decided (EV-5.17, EV-13.02)."""


@dataclass(frozen=True)
class MayAct(Test):
    """Whoever takes this turn has not passed (EV-5.16)."""


@dataclass(frozen=True)
class Drafting(Test):
    """Goals are still passed on (EV-14.02)."""


@dataclass(frozen=True)
class AnotherYear(Test):
    """This was not the last year (EV-3.03)."""


NODES: tuple[type[Node], ...] = (
    Discard,
    PayPrice,
    PlaceFactories,
    Load,
    Unload,
    Due,
    PutUnder,
    PayOut,
    TakeTask,
    DecideRace,
    PassMilestone,
    SetUpBoards,
    DealGoals,
    KeepGoal,
    PassGoals,
    DiscardGoal,
    SetUpTable,
    BeginYear,
    Income,
    ChooseHand,
    LayAside,
    Turn,
    PayEnergy,
    MarkAction,
    PlayTasks,
    DrawCard,
    ReduceHand,
    AutomatonTurn,
    Flights,
    ChangeOrder,
    ShiftSatellites,
    CountStrength,
    ChooseStrength,
    MoveSatellite,
    MoveOther,
    ChooseCell,
    AutomatonProgress,
    Bonus,
    Cleanup,
    EndOfPhase,
    FinalScoring,
)
"""The steps of the flow, and steps inside effects."""
