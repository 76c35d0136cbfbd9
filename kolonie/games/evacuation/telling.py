"""How a game reads as a story: headings, actions, details."""

from __future__ import annotations

from kolonie.core.messages import Message
from kolonie.core.readers import LOG
from kolonie.core.telling import Telling
from kolonie.games.evacuation.moves import (
    BeginYear,
    Bonus,
    ChangeOrder,
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
        Flights: "flight",
        ChangeOrder: "order",
        ShiftSatellites: "progress",
        Bonus: "bonuses",
        FinalScoring: "final-scoring",
    },
    openings=frozenset((KeepGoal, Turn, Flights, MoveSatellite)),
    asides=frozenset(("discard",)),
)


def log_final(node: FinalScoring, args: dict[str, object]) -> Message:
    """The race and the points game have sheets of their own."""
    told = {name: value for name, value in args.items() if name != "aim"}
    return Message(f"log-final-scoring-{args.get('aim', 'points')}", tuple(told.items()))


LOG[FinalScoring] = log_final
