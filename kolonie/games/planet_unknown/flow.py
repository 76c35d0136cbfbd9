"""The sequence of play of Planet Unknown, top to bottom, as in the rulebook."""

from __future__ import annotations

from typing import Final

from kolonie.core.nodes import EachSeat, If, Node, Seq, Simultaneously, While
from kolonie.games.planet_unknown.effects import RegressOneOf
from kolonie.games.planet_unknown.nodes import (
    Act,
    Begin,
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
    FirstCommander,
    FurtherSteps,
    HasFlux,
    HasPicks,
    KeepCommon,
    KeepMissions,
    LayMissions,
    LayOut,
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
    TurnStation,
    Uncover,
    WithEvents,
)
from kolonie.games.planet_unknown.state import (
    ACTION,
    END_EFFECTS,
    EVENT,
    PICKS,
    ROTATION,
)

# Trees that steps of the game push on top of the flow
ACT: Final = Act()
PLACE_TILE: Final = PlaceTile()
RESOLVE: Final = Seq((Resolve(), DropGains()))
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
MILESTONE_REGRESS: Final = RegressOneOf(("water", "biomass", "rover", "tech"), 1)  # PU-25.02

BOARDS: Final = Seq((ChoosePlanet(), ChooseCorporation(), If(HasFlux(), ChooseFlux())))
SETUP: Final = Seq(
    (
        DealBoards(),
        EachSeat(BOARDS),
        LayOut(),
        If(PersonalMissions(), Seq((DealMissions(), Simultaneously(KeepMissions())))),
        LayMissions(),
        BuildEvents(),
        FirstCommander(),
        If(Solo(), EachSeat(FaceSection())),
    )
)  # PU-2.22

PICK: Final = Seq((ACT, DropGains(picks=True)))
CIV_PICKS: Final = EachSeat(If(HasPicks(), PICK), by="turn order")  # PU-9.06

STEP_1: Final = Seq(
    (
        Begin(ROTATION),
        If(Solo(), TurnStation(), If(Setting("rotation", "commander"), EachSeat(Rotate(), by="commander"))),
    )
)
STEP_2: Final = Seq((Begin(EVENT), RevealEvent(), Simultaneously(Seq((ResolveEvent(), RESOLVE))), CIV_PICKS))
STEPS_3_AND_4: Final = Seq((Begin(ACTION), Simultaneously(Seq((StartOfTurn(), SelectTile()))), Uncover()))
STEP_5: Final = Seq((Begin(PICKS), CIV_PICKS))
STEP_6: Final = EndTurn()
TURN: Final = Seq((STEP_1, If(WithEvents(), STEP_2), STEPS_3_AND_4, STEP_5, STEP_6))  # chapter 4

END: Final = Seq(
    (Begin(END_EFFECTS), EachSeat(Seq((EndEffects(), PICK)), by="turn order"), FinalScoring())
)  # PU-15.01

GAME: Final = Seq((SETUP, While(Running(), TURN), END))

ROOTS: Final[dict[str, Node]] = {
    "act": ACT,
    "place": PLACE_TILE,
    "resolve": RESOLVE,
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
