"""How a game of AquaSphere reads as a story."""

from __future__ import annotations

from typing import Final

from kolonie.core.nodes import Gain
from kolonie.core.telling import Telling
from kolonie.games.aquasphere.nodes import (
    ChooseColour,
    CountPoints,
    FinalScoring,
    InterimTime,
    MoveCounter,
    NextStation,
    Points,
    SetUp,
    Turn,
)

TELLING: Final = Telling(
    headings={
        ChooseColour: "set-up",
        SetUp: "round",
        NextStation: "round",
        InterimTime: "interim-scoring",
        CountPoints: "interim-scoring",
        MoveCounter: "interim-scoring",
        FinalScoring: "final-scoring",
    },
    openings=frozenset((Turn,)),
    asides=frozenset(("area", "kp")),
    echoes=frozenset((Gain, Points)),
)
