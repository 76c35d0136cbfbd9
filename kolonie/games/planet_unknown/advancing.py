"""Advances: the options by which a tracker and its way are chosen, and how it goes on (PU-8.11, PU-31.02)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, takes
from kolonie.games.planet_unknown.boards import Corporation
from kolonie.games.planet_unknown.flow import FURTHER_STEPS
from kolonie.games.planet_unknown.nodes import FurtherSteps
from kolonie.games.planet_unknown.pending import (
    ALTERNATIVE,
    BY_CARD,
    BY_ENERGY,
    BY_SYNERGY,
    PLACED,
    RAISE,
    SEVERAL,
    SILENT,
    UP,
    since,
)
from kolonie.games.planet_unknown.rovers import settle
from kolonie.games.planet_unknown.state import Gain, Game, Seat
from kolonie.games.planet_unknown.terms import (
    DOUBLE_SYNERGY,
    DOUBLE_WATER,
    HEIGHT,
    SIDEWAYS,
    SKIP_TRACKERS,
    TRACKS,
    WATER,
    number_of,
)
from kolonie.games.planet_unknown.tracks import (
    came_from,
    can_advance,
    leaps,
    neighbours,
    powers,
    step_to,
    way_up,
    ways_up,
)

UP_VERBS: Final = ("advance", "energy", "synergy", "double", "boost", "twice", "silent")
VERBS: Final = (*UP_VERBS, "raise", "regress", "yield")
STRAIGHT: Final = {verb: tuple(option(verb, track) for track in TRACKS) for verb in VERBS}
"""`verb:track`, by verb and tracker."""
FORGO: Final = tuple(option("forgo", track) for track in TRACKS)


# -- ways


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


def refuse_steps_back(seat: Seat, verb: str, tracker: int, able: int, why: WhyNot) -> None:
    """The sideways steps that lead back to where the tracker just came from (PU-31.18)."""
    if seat.sidled and able & SIDEWAYS:
        for beside in neighbours(seat.trackers[tracker], able):
            if came_from(seat, tracker, beside):
                back = option(verb, TRACKS[tracker], TRACKS[beside // HEIGHT], "side")
                why.add(back, "PU-31.18", message("why-step-back"))


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
            return _further(frame, tracker, steps - 1, flags)
        for done in range(1, steps):
            able = powers(box, seat)
            field = way_up(board, seat, tracker, able)
            if field < 0:
                break
            if able & SKIP_TRACKERS and leaps(board, seat, tracker, able):  # PU-30.08
                return _further(frame, tracker, steps - done, flags)
            step_to(box, table, seat, tracker, field, flags)
    return frame


def _further(frame: Frame, tracker: int, left: int, flags: int) -> Frame:
    """Asks how the tracker goes on, on top of a frame."""
    return frame.inner(FURTHER_STEPS).bind("tracker", tracker).bind("left", left).bind("flags", flags)


@asks(FurtherSteps, "PU-31.02")
def ask_further(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    box = game.box
    board = box.corporations[seat.corporation]
    options: list[Option] = []
    tracker, flags = frame.env["tracker"], frame.env["flags"]
    able = powers(box, seat)
    way_options(board, seat, "advance", tracker, able, flags, options)
    if leaps(board, seat, tracker, able):
        options.append(FORGO[tracker])
    elif why is not None:
        refuse_steps_back(seat, "advance", tracker, able, why)
    return options


@takes(FurtherSteps)
def take_further(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    box = game.box
    if choice.verb == "forgo":
        return frame.parent
    tracker, field = chosen_way(box.corporations[seat.corporation], seat, powers(box, seat), choice)
    assert frame.parent is not None
    left, flags = frame.env["left"], frame.env["flags"]
    return settle(advance(game, frame.parent, tracker, field, left, flags), seat)


# -- pending advances


def verb_of(gain: Gain) -> str:
    """The word by which a pending advance is chosen."""
    if gain.kind == RAISE:
        return "raise"
    how = gain.how
    if gain.kind == SEVERAL:
        return "boost"
    if how & BY_SYNERGY:
        return "synergy"
    if how & BY_ENERGY:
        return "energy"
    if how & SILENT:
        return "silent"
    if how & BY_CARD:
        return "boost" if gain.steps == 1 else "twice"
    return "advance"


def offer_up(
    game: Game, frame: Frame, gain: Gain, able: int, options: list[Option], why: WhyNot | None
) -> bool:
    """The ways of the trackers that an advance can be used for."""
    seat = game.state.seats[frame.seat]
    board = game.box.corporations[seat.corporation]
    verb = verb_of(gain)
    how = gain.how
    doubles = how & BY_SYNERGY and able & DOUBLE_SYNERGY and not seat.used & DOUBLE_SYNERGY
    found = False
    for tracker in range(5):
        if not gain.trackers >> tracker & 1:
            if why is not None and verb == "energy":
                why.add(STRAIGHT[verb][tracker], "PU-14.03", message("why-not-offered"))
            continue
        if gain.field and height_of(board, seat, tracker) >= gain.field:
            continue
        if way_options(board, seat, verb, tracker, able, how, options):
            found = True
            if doubles:
                way_options(board, seat, "double", tracker, able, how, options)
        elif why is not None:
            why.add(STRAIGHT[verb][tracker], "PU-8.16", message("why-tracker-cannot-move"))
        if why is not None:
            refuse_steps_back(seat, verb, tracker, able, why)
    return found


def steps_of(board: Corporation, gain: Gain, choice: Option, tracker: int, able: int) -> int:
    """How many fields a tracker goes up at once when a pending advance is used for it."""
    if choice.verb == "double":  # PU-29.09
        return board.amounts[number_of(DOUBLE_SYNERGY)]
    if gain.how & PLACED and tracker == WATER and able & DOUBLE_WATER:  # PU-24.06
        return gain.steps * board.amounts[number_of(DOUBLE_WATER)]
    return gain.steps


def take_up(game: Game, frame: Frame, seat: Seat, index: int, choice: Option) -> Frame:
    box = game.box
    board = box.corporations[seat.corporation]
    able = powers(box, seat)
    tracker, field = chosen_way(board, seat, able, choice)
    gain = seat.gains[index]
    steps = steps_of(board, gain, choice, tracker, able)
    if gain.kind == RAISE:
        step_to(box, game.state, seat, tracker, field, gain.how)
        if height_of(board, seat, tracker) >= gain.field:  # each tracker is raised once
            _use_tracker(seat, index, tracker)
        return settle(frame, seat)
    if gain.kind == SEVERAL:  # PU-18.01
        gain.n -= 1
        _use_tracker(seat, index, tracker, last=gain.n == 0)
    elif gain.how & ALTERNATIVE:  # PU-19.34
        first = since(frame)
        seat.gains[first:] = [other for other in seat.gains[first:] if not other.how & ALTERNATIVE]
    else:
        del seat.gains[index]
    if choice.verb == "double":
        seat.used |= DOUBLE_SYNERGY
    return settle(advance(game, frame, tracker, field, steps, gain.how), seat)


def _use_tracker(seat: Seat, index: int, tracker: int, last: bool = False) -> None:
    """The gain cannot be used for this tracker again; with the last one it is gone."""
    gain = seat.gains[index]
    gain.trackers &= ~(1 << tracker)
    if last or not gain.trackers:
        del seat.gains[index]


# -- advances that are given up


def forgo_options(seat: Seat, board: Corporation, gain: Gain, able: int, options: list[Option]) -> None:
    """A blocked advance may be given up before another one clears the way (PU-30.06, PU-31.04); so may one
    that could only be made by a jump (PU-30.08)."""
    for tracker in range(5):
        if may_forgo(seat, board, gain, able, tracker):
            options.append(FORGO[tracker])


def may_forgo(seat: Seat, board: Corporation, gain: Gain, able: int, tracker: int) -> bool:
    if not gain.trackers >> tracker & 1:
        return False
    if gain.kind == RAISE:
        return height_of(board, seat, tracker) < gain.field and leaps(board, seat, tracker, able)
    if gain.kind != UP and gain.kind != SEVERAL:
        return False
    walking = able & ~SKIP_TRACKERS
    for other in range(5):
        if gain.trackers >> other & 1 and can_advance(board, seat, other, walking, gain.how):
            return False
    return leaps(board, seat, tracker, able) or gain.trackers == 1 << tracker


def take_forgo(game: Game, frame: Frame, seat: Seat, tracker: int) -> Frame:
    box = game.box
    board = box.corporations[seat.corporation]
    able = powers(box, seat)
    for index in range(since(frame), len(seat.gains)):
        if may_forgo(seat, board, seat.gains[index], able, tracker):
            if seat.gains[index].kind == RAISE:
                _use_tracker(seat, index, tracker)
            else:
                del seat.gains[index]
            return frame
    raise AssertionError(tracker)
