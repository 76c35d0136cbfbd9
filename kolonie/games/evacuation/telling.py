"""How a game reads as a story: headings, actions, details."""

from __future__ import annotations

from kolonie.core.messages import Message
from kolonie.core.readers import LOG
from kolonie.core.telling import Telling
from kolonie.games.evacuation.moves import (
    AutomatonTurn,
    BeginYear,
    Bonus,
    ChangeOrder,
    ChooseStrength,
    FinalScoring,
    Flights,
    Income,
    KeepGoal,
    MoveSatellite,
    SetUpTable,
    ShiftSatellites,
    Turn,
)

TELLING = Telling(
    headings={
        KeepGoal: "draft",
        SetUpTable: "set-up",
        BeginYear: "year",
        Income: "income",
        Turn: "actions",
        AutomatonTurn: "actions",
        Flights: "flight",
        ChangeOrder: "order",
        ShiftSatellites: "progress",
        "bonus-strength": "bonuses",
        Bonus: "bonuses",
        FinalScoring: "final-scoring",
    },
    openings=frozenset((KeepGoal, Turn, AutomatonTurn, Flights, ChooseStrength, MoveSatellite)),
    asides=frozenset(("part", "leave", "carry-none", "place-none", "discard")),
    echoes=frozenset((BeginYear, "energy", "pay")),
)


def log_final(node: FinalScoring, args: dict[str, object]) -> Message:
    """The race and the points game have sheets of their own."""
    told = {name: value for name, value in args.items() if name != "aim"}
    return Message(f"log-final-scoring-{args.get('aim', 'points')}", tuple(told.items()))


LOG[FinalScoring] = log_final
