"""The sequence of play of Planet Unknown, top to bottom, as in the rulebook."""

from __future__ import annotations

from typing import Final

from kolonie.core.nodes import EachSeat, If, Node, Simultaneously, While, seq
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

# -- parts of several steps

PLACE_TILE: Final = PlaceTile()
ACT: Final = Act()
DROP_GAINS: Final = DropGains()
GAINS: Final = seq(Resolve(), DROP_GAINS)
CIV_PICKS: Final = EachSeat(If(HasPicks(), seq(MakePicks(), DropGains(picks=True))), by="turn order")
COMMANDER_ROTATES: Final = EachSeat(Rotate(), by="commander")
BOARDS: Final = seq(ChoosePlanet(), ChooseCorporation(), If(HasFlux(), ChooseFlux()))
MISSIONS: Final = seq(DealMissions(), Simultaneously(KeepMissions()))

# -- chapter 2: setting up (PU-2.22)

SET_UP_STEP: Final = Step(
    SET_UP,
    seq(
        DealBoards(),
        EachSeat(BOARDS),
        LayOut(),
        If(PersonalMissions(), MISSIONS),
        LayMissions(),
        BuildEvents(),
        FirstCommander(),
        If(Solo(), EachSeat(FaceSection())),
    ),
)

# -- chapter 4: a turn

ROTATION_STEP: Final = Step(  # PU-4.01
    ROTATION, If(Solo(), TurnStation(), If(Setting("rotation", "commander"), COMMANDER_ROTATES))
)
EVENT_STEP: Final = Step(  # PU-4.02
    EVENT, seq(RevealEvent(), Simultaneously(seq(ResolveEvent(), GAINS)), CIV_PICKS)
)
ACTION_STEP: Final = Step(  # PU-4.03, PU-4.05
    ACTION, seq(Simultaneously(seq(StartOfTurn(), SelectTile(), PLACE_TILE, ACT)), Uncover())
)
PICKS_STEP: Final = Step(PICKS, CIV_PICKS)  # PU-4.12
END_CHECK_STEP: Final = Step(  # PU-4.13, PU-21.01
    END_CHECK, seq(EndTurn(), If(Running(), If(Setting("rotation", "automatic"), TurnStation())))
)
TURN: Final = seq(
    BeginTurn(),
    ROTATION_STEP,
    If(WithEvents(), EVENT_STEP),
    ACTION_STEP,
    PICKS_STEP,
    END_CHECK_STEP,
)

# -- chapter 15: the end (PU-15.01)

END_EFFECTS_STEP: Final = Step(
    END_EFFECTS, EachSeat(seq(EndEffects(), FinishUp(), DropGains(picks=True)), by="turn order")
)

GAME: Final = seq(SET_UP_STEP, While(Running(), TURN), END_EFFECTS_STEP, FinalScoring())

# -- what is pushed on top of a step when it comes up

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
