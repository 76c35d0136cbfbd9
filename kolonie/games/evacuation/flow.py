"""The sequence of play of Evacuation, top to bottom, as in the rulebook."""

from __future__ import annotations

from typing import Final

from kolonie.core.nodes import Block, EachSeat, If, IsSeat, Node, Repeat, Seq, Simultaneously, While
from kolonie.games.evacuation.moves import (
    Advanced,
    AnotherYear,
    AutomatonProgress,
    AutomatonTurn,
    BeginYear,
    Bonus,
    ChangeOrder,
    ChooseCell,
    ChooseHand,
    ChooseStrength,
    Cleanup,
    CountStrength,
    DealGoals,
    DecideRace,
    Discard,
    DiscardGoal,
    Drafting,
    DrawCard,
    Due,
    EndOfPhase,
    FinalScoring,
    Flights,
    HandBeforeIncome,
    Income,
    KeepGoal,
    LayAside,
    Load,
    MarkAction,
    MayAct,
    MoveOther,
    MoveSatellite,
    PassGoals,
    PassMilestone,
    PayEnergy,
    PayOut,
    PayPrice,
    PlaceFactories,
    PlayTasks,
    PointsGame,
    PutUnder,
    ReduceHand,
    SetUpBoards,
    SetUpTable,
    ShiftSatellites,
    SomebodyActs,
    TakeTask,
    Turn,
    Unload,
)
from kolonie.games.evacuation.terms import OFFERS

# The hand of the advanced game: chosen by all at once, after the income (EV-15.19).
CHOOSE_HAND = Seq((Simultaneously(ChooseHand()), LayAside()))
HAND = If(Advanced(), CHOOSE_HAND)
FIRST_HAND = If(HandBeforeIncome(), CHOOSE_HAND)

# Whatever a seat does in a phase, its consequences are settled before the next one acts (EV-0.14).
DUE: Final = Due()

# A turn is exactly one action or a pass (EV-5.01); the action is pushed on top, and what follows it below.
ACTIONS = While(
    SomebodyActs(),  # until all have passed, or the race is decided (EV-5.17, EV-13.02)
    EachSeat(If(MayAct(), If(IsSeat(), Seq((Turn(), DUE)), AutomatonTurn())), by="turns"),
)
FLIGHT = EachSeat(
    If(IsSeat(), Seq((Flights(), Unload(), DUE))), by="turn order"
)  # unloading comes last (EV-8.30)
SATELLITES = EachSeat(
    If(IsSeat(), Seq((CountStrength(), MoveSatellite(), DUE)), AutomatonProgress()), by="turn order"
)
PROGRESS = Seq((ShiftSatellites(), SATELLITES))  # EV-10.07
BONUSES = EachSeat(If(IsSeat(), Seq((CountStrength(), Bonus(), DUE))), by="turn order")

YEAR = Seq(
    (
        BeginYear(),
        FIRST_HAND,
        Income(),  # 1
        HAND,
        ACTIONS,  # 2
        FLIGHT,  # 3
        EndOfPhase(),
        ChangeOrder(),  # 4
        PROGRESS,  # 5
        EndOfPhase(),
        BONUSES,  # 6
        EndOfPhase(),
        If(AnotherYear(), Cleanup()),  # 7 (EV-3.03)
    )
)
KEEP_GOALS = While(Drafting(), Seq((Simultaneously(KeepGoal()), PassGoals())))
DISCARD_GOALS = Simultaneously(DiscardGoal())
DRAFT = Seq((DealGoals(), KEEP_GOALS, DISCARD_GOALS))
GAME = Seq(
    (
        SetUpBoards(),
        If(PointsGame(), DRAFT),  # once the technologies are known (EV-2.19)
        SetUpTable(),
        Block("years", Repeat(4, YEAR)),
        FinalScoring(),
    )
)

PHASES: Final[tuple[tuple[Node, str], ...]] = (
    (KEEP_GOALS, "draft"),
    (DISCARD_GOALS, "draft"),
    (CHOOSE_HAND, "hand"),
    (ACTIONS, "actions"),
    (FLIGHT, "flight"),
    (SATELLITES, "progress"),
    (BONUSES, "bonuses"),
)
"""Which phase is going on while a node is on the stack."""

# What happens when it happens: steps push these on top of the flow.

MARK: Final = MarkAction()
PAY_ENERGY: Final = PayEnergy()
AFTER_ACTION: Final = Seq((PlayTasks(), DrawCard(), ReduceHand()))
DISCARDS: Final[tuple[Node, ...]] = tuple(Discard(what) for what in range(len(OFFERS)))
PAY_PRICE: Final = PayPrice()
PLACE_FACTORIES: Final = PlaceFactories()
LOAD: Final = Load()
UNLOAD: Final = Unload()
CHOOSE_STRENGTH: Final = ChooseStrength()
CHOOSE_CELL: Final = ChooseCell()
MOVE_OTHER: Final = MoveOther()

# What is told when it has happened, and is never a step of its own.

PUT_UNDER: Final = PutUnder()
PAY_OUT: Final = PayOut()
TAKE_TASK: Final = TakeTask()
DECIDE_RACE: Final = DecideRace()
PASS_MILESTONE: Final = PassMilestone()

ROOTS: dict[str, Node] = {
    "mark": MARK,
    "energy": PAY_ENERGY,
    "after": AFTER_ACTION,
    **{f"discard/{OFFERS[what]}": node for what, node in enumerate(DISCARDS)},
    "price": PAY_PRICE,
    "factories": PLACE_FACTORIES,
    "load": LOAD,
    "unload": UNLOAD,
    "due": DUE,
    "strength": CHOOSE_STRENGTH,
    "cell": CHOOSE_CELL,
    "other": MOVE_OTHER,
    "under": PUT_UNDER,
    "payout": PAY_OUT,
    "task": TAKE_TASK,
    "race": DECIDE_RACE,
    "milestone": PASS_MILESTONE,
}
