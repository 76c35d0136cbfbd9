"""The sequence of play of Planet Unknown, top to bottom, as in the rulebook."""

from __future__ import annotations

from typing import Final

from kolonie.core.nodes import EachSeat, If, Node, Seq, Simultaneously, While
from kolonie.games.planet_unknown.nodes import (
    Act,
    BeginTurn,
    BuildEvents,
    ChooseCorporation,
    ChooseFlux,
    ChoosePlanet,
    DealBoards,
    DealMissions,
    DestroyLoad,
    DropGains,
    EndEffects,
    EndTurn,
    FaceSection,
    FinalScoring,
    FinishUp,
    FirstCommander,
    FurtherSteps,
    HasFlux,
    HasPicks,
    KeepCommon,
    KeepMissions,
    LayMissions,
    LayOut,
    MakePicks,
    MilestoneRegress,
    MoveFlux,
    MoveLifepods,
    Patches,
    PersonalMissions,
    PickCard,
    PickLeftover,
    PlacePatch,
    PlaceTile,
    PutLifepod,
    Resolve,
    ResolveEvent,
    RevealEvent,
    Rotate,
    Running,
    SelectTile,
    Setting,
    Solo,
    StartOfTurn,
    Step,
    TurnStation,
    Uncover,
    WithEvents,
)
from kolonie.games.planet_unknown.state import (
    ACTION,
    END_CHECK,
    END_EFFECTS,
    EVENT,
    PICKS,
    ROTATION,
    SET_UP,
)

PLACE_TILE: Final = PlaceTile()
ACT: Final = Act()
DROP_GAINS: Final = DropGains()
GAINS: Final = Seq((Resolve(), DROP_GAINS))
CIV_PICKS: Final = EachSeat(If(HasPicks(), Seq((MakePicks(), DropGains(picks=True)))), by="turn order")

SETTING_UP: Final = Step(
    SET_UP,
    Seq(
        (
            DealBoards(),
            EachSeat(Seq((ChoosePlanet(), ChooseCorporation(), If(HasFlux(), ChooseFlux())))),
            LayOut(),
            If(PersonalMissions(), Seq((DealMissions(), Simultaneously(KeepMissions())))),
            LayMissions(),
            BuildEvents(),
            FirstCommander(),
            If(Solo(), EachSeat(FaceSection())),
        )
    ),
)  # PU-2.22

STEP_1: Final = Step(
    ROTATION,
    If(Solo(), TurnStation(), If(Setting("rotation", "commander"), EachSeat(Rotate(), by="commander"))),
)
STEP_2: Final = Step(
    EVENT,
    Seq((RevealEvent(), Simultaneously(Seq((ResolveEvent(), GAINS))), CIV_PICKS)),
)
STEPS_3_AND_4: Final = Step(
    ACTION,
    Seq((Simultaneously(Seq((StartOfTurn(), SelectTile(), PLACE_TILE, ACT))), Uncover())),
)
STEP_5: Final = Step(PICKS, CIV_PICKS)
STEP_6: Final = Step(
    END_CHECK,
    Seq((EndTurn(), If(Running(), If(Setting("rotation", "automatic"), TurnStation())))),  # PU-21.01
)
TURN: Final = Seq((BeginTurn(), STEP_1, If(WithEvents(), STEP_2), STEPS_3_AND_4, STEP_5, STEP_6))  # chapter 4

AFTER_THE_LAST_TURN: Final = Step(
    END_EFFECTS,
    EachSeat(Seq((EndEffects(), FinishUp(), DropGains(picks=True))), by="turn order"),
)  # PU-15.01

GAME: Final = Seq((SETTING_UP, While(Running(), TURN), AFTER_THE_LAST_TURN, FinalScoring()))

# What is pushed on top of a step when it comes up
PATCHES: Final = Patches()
PLACE_PATCH: Final = PlacePatch()
PUT_LIFEPOD: Final = PutLifepod()
MOVE_FLUX: Final = MoveFlux()
DESTROY_LOAD: Final = DestroyLoad()
FURTHER_STEPS: Final = FurtherSteps()
MOVE_LIFEPODS: Final = MoveLifepods()
PICK_CARD: Final = PickCard()
PICK_LEFTOVER: Final = PickLeftover()
KEEP_COMMON: Final = KeepCommon()
MILESTONE_REGRESS: Final = MilestoneRegress()

ROOTS: Final[dict[str, Node]] = {
    "gains": GAINS,
    "patches": PATCHES,
    "patch": PLACE_PATCH,
    "lifepod": PUT_LIFEPOD,
    "flux": MOVE_FLUX,
    "load": DESTROY_LOAD,
    "steps": FURTHER_STEPS,
    "lifepods": MOVE_LIFEPODS,
    "pick": PICK_CARD,
    "leftover": PICK_LEFTOVER,
    "common": KEEP_COMMON,
    "regress": MILESTONE_REGRESS,
}
"""The trees from which every frame of the game can be reached."""
