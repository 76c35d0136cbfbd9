"""Knowledge points and the red lines they have to cross (section 4)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, runs, takes
from kolonie.games.aquasphere.box import COLOURS
from kolonie.games.aquasphere.flow import CROSS_LINE, POINTS
from kolonie.games.aquasphere.nodes import CrossLine, Points
from kolonie.games.aquasphere.pieces import unprogram
from kolonie.games.aquasphere.state import Game

LINE: Final = tuple(option("line", colour) for colour in COLOURS)
STOP: Final = option("stop")


def score(frame: Frame, kp: int) -> Frame:
    """The points as one gain, in place of `frame` (AQ-4.21)."""
    return frame.then(POINTS).bind("kp", kp)


@runs(Points)
def run_points(game: Game, frame: Frame) -> Frame | None:
    """Moves the counter. A crystal must pay each line crossed (AQ-4.08); without one the seat is asked."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    left: int = frame.env["kp"]
    before = seat.kp
    lines = 0
    following: Frame | None = frame.parent
    while left > 0:
        line = box.line_after(seat.kp)
        if seat.kp + left < line:
            seat.kp += left
            break
        if seat.crystals:
            seat.crystals -= 1
            table.supply_crystals += 1
            left -= line - seat.kp
            seat.kp = line
            lines += 1
        elif seat.programmed:
            following = frame.then(CROSS_LINE).bind("kp", left)
            break
        else:
            seat.kp = line - 1  # AQ-4.13
            break
    if game.journal is not None and seat.kp > before:
        game.tell(frame, {"n": seat.kp - before, "lines": lines, "total": seat.kp})
    return following


@asks(CrossLine, "AQ-4.09")
def ask_line(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    programmed = game.state.seats[frame.seat].programmed
    return [LINE[c] for c in range(7) if programmed >> c & 1] + [STOP]


@takes(CrossLine)
def take_line(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    seat = table.seats[frame.seat]
    line = game.box.line_after(seat.kp)
    if choice is STOP:
        seat.kp = line - 1  # AQ-4.11
        return frame.parent
    unprogram(seat, COLOURS.index(choice.word()))  # AQ-4.10: no time for it
    left = frame.env["kp"] - (line - seat.kp)
    seat.kp = line
    return score(frame, left)
