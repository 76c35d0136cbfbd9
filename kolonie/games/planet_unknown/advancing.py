"""Advances: the options by which a tracker and its way are chosen, and how it goes on (PU-8.11, PU-31.02)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, takes
from kolonie.games.planet_unknown.boards import Corporation
from kolonie.games.planet_unknown.flow import FURTHER_STEPS
from kolonie.games.planet_unknown.nodes import FurtherSteps
from kolonie.games.planet_unknown.rovers import settle
from kolonie.games.planet_unknown.state import Gain, Game, Seat
from kolonie.games.planet_unknown.terms import HEIGHT, TRACKS
from kolonie.games.planet_unknown.tracks import (
    BY_CARD,
    BY_ENERGY,
    BY_SYNERGY,
    RAISE,
    SEVERAL,
    SILENT,
    powers,
    step_to,
    way_up,
    ways_up,
)

VERBS: Final[tuple[str, ...]] = (
    "advance",
    "energy",
    "synergy",
    "double",
    "boost",
    "twice",
    "silent",
    "regress",
    "raise",
    "yield",
)
STRAIGHT: Final = {verb: tuple(option(verb, track) for track in TRACKS) for verb in VERBS}
"""`verb:track`, by verb and tracker."""


def verb_of(gain: Gain) -> str:
    """The word by which a pending advance is chosen."""
    kind, _mask, n, flags = gain
    if kind == RAISE:
        return "raise"
    if kind == SEVERAL:
        return "boost"
    if flags & BY_SYNERGY:
        return "synergy"
    if flags & BY_ENERGY:
        return "energy"
    if flags & SILENT:
        return "silent"
    if flags & BY_CARD:
        return "boost" if n == 1 else "twice"
    return "advance"


def way_options(
    board: Corporation, seat: Seat, verb: str, tracker: int, able: int, flags: int, options: list[Option]
) -> bool:
    """`verb:track` for the straight way up; a way onto another track names it, a sideways step says so."""
    if not board.diagonal:
        if way_up(board, seat, tracker, able) < 0:
            return False
        options.append(STRAIGHT[verb][tracker])
        return True
    field = seat.trackers[tracker]
    ways = ways_up(board, seat, tracker, able, flags)
    for way in ways:
        if way == field or way == field + 1:
            options.append(STRAIGHT[verb][tracker])
        elif way % HEIGHT == field % HEIGHT:
            options.append(option(verb, TRACKS[tracker], TRACKS[way // HEIGHT], "side"))
        else:
            options.append(option(verb, TRACKS[tracker], TRACKS[way // HEIGHT]))
    return bool(ways)


def chosen_way(board: Corporation, seat: Seat, able: int, choice: Option) -> tuple[int, int]:
    """The tracker and the field that such an option means."""
    tracker = TRACKS.index(choice.word())
    if len(choice.args) == 1:
        return tracker, way_up(board, seat, tracker, able)
    height = seat.trackers[tracker] % HEIGHT
    track = TRACKS.index(choice.word(1))
    return tracker, HEIGHT * track + height + (1 if len(choice.args) == 2 else 0)


def height_of(board: Corporation, seat: Seat, tracker: int) -> int:
    """The height that C21 looks at (PU-18.13)."""
    field = seat.trackers[tracker]
    return field % HEIGHT if board.diagonal else board.heights[tracker][field]


def advance(game: Game, frame: Frame, tracker: int, field: int, steps: int, flags: int) -> Frame:
    """A tracker goes to a field and on, taking the benefit of every field it reaches (PU-8.11)."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    board = box.corporations[seat.corporation]
    step_to(box, table, seat, tracker, field, flags)
    if steps > 1:
        if board.diagonal:
            further = frame.inner(FURTHER_STEPS).bind("tracker", tracker)
            return further.bind("left", steps - 1).bind("flags", flags)
        for _ in range(steps - 1):
            field = way_up(board, seat, tracker, powers(box, seat))
            if field < 0:
                break
            step_to(box, table, seat, tracker, field, flags)
    return frame


@asks(FurtherSteps, "PU-31.02")
def ask_further(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    box = game.box
    board = box.corporations[seat.corporation]
    options: list[Option] = []
    tracker, flags = frame.env["tracker"], frame.env["flags"]
    way_options(board, seat, "advance", tracker, powers(box, seat), flags, options)
    return options


@takes(FurtherSteps)
def take_further(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    box = game.box
    tracker, field = chosen_way(box.corporations[seat.corporation], seat, powers(box, seat), choice)
    assert frame.parent is not None
    left, flags = frame.env["left"], frame.env["flags"]
    return settle(advance(game, frame.parent, tracker, field, left, flags), seat)
