"""The Federation track (section 11)."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.readers import runs
from kolonie.games.underwater_cities.duty import performed
from kolonie.games.underwater_cities.events import SPACE, reacting, triggered
from kolonie.games.underwater_cities.gaining import receive
from kolonie.games.underwater_cities.nodes import Advance
from kolonie.games.underwater_cities.state import Game, Seat, Table


@runs(Advance)
def run_advance(game: Game, frame: Frame) -> Frame | None:
    """One step with its reward; on the last space a step scores and puts the marker on top (UC-11.05)."""
    table = game.state
    box = game.box
    seat: Seat = table.seats[frame.seat]
    performed(table, frame.env)
    table.heights += 1
    seat.height = table.heights
    seat.moved = 1
    if seat.step >= box.spaces:
        receive(game, frame.seat, box.track[box.spaces])
        return frame.parent
    seat.step += 1
    receive(game, frame.seat, box.track[seat.step - 1])
    if not seat.listens:
        return frame.parent
    return reacting(frame.seat, frame.parent, triggered(box, seat, SPACE, box.track_ids[seat.step - 1]))


def new_order(table: Table) -> tuple[int, ...]:
    """Farthest first, within a pile from top to bottom, below the track as before (UC-16.06)."""
    on_track = [i for i in table.order if table.seats[i].step > 0]
    on_track.sort(key=lambda i: (-table.seats[i].step, -table.seats[i].height))
    return (*on_track, *(i for i in table.order if table.seats[i].step == 0))
