"""What can be counted for a seat on the table, named once: outlooks and the log tell its differences."""

from __future__ import annotations

from typing import Final

from kolonie.games.evacuation.pieces import smileys
from kolonie.games.evacuation.state import Game

COUNTABLES: Final = (
    "old-food",
    "old-steel",
    "old-energy",
    "new-food",
    "new-steel",
    "new-energy",
    "food-production",
    "steel-production",
    "energy-production",
    "population",
    "old-factories",
    "new-factories",
    "old-shuttles",
    "new-shuttles",
    "old-stadiums",
    "new-stadiums",
    "smileys",
    "areas",
    "home",
    "technologies",
    "research",
    "plans",
    "works",
    "penalties",
    "progress",
    "hand",
    "cargo",
    "tasks",
)
"""`count-<name>` puts so many of it into words."""


def counts(game: Game, index: int) -> list[int]:
    """How many the seat has of each, in the same order."""
    seat = game.state.seats[index]
    done = seat.research
    return [
        *seat.stock,
        *seat.production,
        seat.population,
        sum(seat.prepared[:3]),
        sum(seat.prepared[3:]),
        len(seat.old_shuttles) + len(seat.returning),
        len(seat.new_shuttles) + len(seat.launched),
        len(seat.old_stadiums),
        len(seat.new_stadiums),
        smileys(game.box, seat),
        len(seat.areas),
        seat.home.bit_count(),
        sum((n + 1) // 2 for n in done),
        sum(done),
        len(seat.plans) + len(seat.secret_plans),
        len(seat.waiting) + len(seat.running),
        seat.penalties,
        sum(seat.satellites),
        len(seat.hand),
        sum(seat.cargo) + len(seat.cargo_stadiums),
        len(seat.tasks) + len(seat.tasks_done),
    ]
