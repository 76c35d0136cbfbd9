"""What can be counted for a seat on the table, named once: outlooks and the log tell its differences."""

from __future__ import annotations

from typing import Final

from kolonie.games.aquasphere.pieces import CRYSTAL, OCTOPOD, RESEARCH, TIME
from kolonie.games.aquasphere.scoring import letters_in_lab
from kolonie.games.aquasphere.state import Game

COUNTABLES: Final = (
    "points",
    "time",
    "crystals",
    "programmed",
    "supply-bots",
    "controlled",
    "submarines",
    "research",
    "expansions",
    "letters",
    "room-research",
    "room-crystals",
    "room-octopods",
    "room-time",
)
"""`count-<name>` puts so many of it into words."""


def counts(game: Game, index: int) -> list[int]:
    """How many the seat has of each, in the same order. Submarines are those in the station."""
    table = game.state
    box = game.box
    seat = table.seats[index]
    room = seat.room
    return [
        seat.kp,
        seat.time,
        seat.crystals,
        seat.programmed.bit_count(),
        seat.bots,
        table.control.count(index),
        box.submarines - seat.subs if table.round else 0,
        len(seat.research),
        len(seat.expansions),
        letters_in_lab(box, seat) if table.round else 0,
        room[RESEARCH],
        room[CRYSTAL],
        room[OCTOPOD],
        room[TIME],
    ]
