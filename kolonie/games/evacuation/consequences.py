"""Consequences of a change, settled at once: payouts, public tasks, the end of the race (EV-0.14)."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.readers import runs
from kolonie.games.evacuation.infrastructure import is_met
from kolonie.games.evacuation.moves import Due
from kolonie.games.evacuation.pieces import raise_production
from kolonie.games.evacuation.state import NOBODY, Game
from kolonie.games.evacuation.tasks import take_met


@runs(Due)
def run_due(game: Game, frame: Frame) -> Frame | None:
    """Technologies have answered: now the rest is looked at, before the next step."""
    game.state.seats[frame.seat].due = 1
    return frame.parent


def settle(game: Game, index: int) -> None:
    """Everything that a change of this seat has brought about."""
    table = game.state
    box = game.box
    seat = table.seats[index]
    if seat.waiting:
        for card in list(seat.waiting):
            if is_met(box, seat, box.plan_needs[card]):  # each pays out once (EV-6.14)
                seat.waiting.remove(card)
                seat.running.append(card)
                raise_production(seat, *box.plan_yield[card])
    if table.tasks:
        take_met(game, index)
    seat.due = 0
    if (
        table.trigger == NOBODY
        and len(seat.new_stadiums) >= box.aim_stadiums
        and min(seat.production) >= box.aim_production
        and game.settings["aim"] == "race"
    ):
        table.trigger = index  # EV-13.01
