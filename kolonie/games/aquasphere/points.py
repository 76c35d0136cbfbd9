"""Knowledge points and the red lines they have to cross (section 4)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message
from kolonie.core.nodes import Node
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import LOG, asks, runs, takes
from kolonie.games.aquasphere.flow import CROSS_LINE, POINTS
from kolonie.games.aquasphere.nodes import CrossLine, Points
from kolonie.games.aquasphere.pieces import unprogram
from kolonie.games.aquasphere.state import Game
from kolonie.games.aquasphere.symbols import Symbols, symbol_of

LINE: Final = Symbols("line")
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
    before: int = frame.env.get("from", seat.kp)
    lines: int = frame.env.get("lines", 0)
    lost = 0
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
            rest = frame.then(CROSS_LINE).bind("kp", left)
            return rest.bind("from", before).bind("lines", lines)
        else:
            lost = seat.kp + left - (line - 1)
            seat.kp = line - 1  # AQ-4.13
            break
    if game.journal is not None:
        tell_points(game, frame, before, lines, lost)
    return frame.parent


def tell_points(game: Game, frame: Frame, before: int, lines: int, lost: int) -> None:
    """One gain, one line of the log, however many red lines it met and whoever paid for them."""
    kp = game.state.seats[frame.seat].kp
    if kp > before or lost:
        told: dict[str, object] = {"n": kp - before, "lines": lines, "lost": lost, "total": kp}
        game.tell(frame.then(POINTS), told)


def points_log(_node: Node, args: dict[str, object]) -> Message:
    return Message("log-points-lost" if args.get("lost") else "log-points", tuple(args.items()))


LOG[Points] = points_log


@asks(CrossLine, "AQ-4.09")
def ask_line(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    programmed = game.state.seats[frame.seat].programmed
    return [*LINE.of[programmed], STOP]


@takes(CrossLine)
def take_line(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    seat = table.seats[frame.seat]
    line = game.box.line_after(seat.kp)
    left: int = frame.env["kp"]
    if choice is STOP:
        lost = seat.kp + left - (line - 1)
        seat.kp = line - 1  # AQ-4.11
        if game.journal is not None:
            tell_points(game, frame, frame.env["from"], frame.env["lines"], lost)
        return frame.parent
    unprogram(seat, symbol_of(choice))  # AQ-4.10: no time for it
    left -= line - seat.kp
    seat.kp = line
    return score(frame, left)
