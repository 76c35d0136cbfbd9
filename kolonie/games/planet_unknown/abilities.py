"""Voluntary abilities of breakthroughs, usable at any time of the own turn (PU-4.16)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, takes
from kolonie.core.steps import DONE
from kolonie.games.planet_unknown.advancing import STRAIGHT, advance
from kolonie.games.planet_unknown.boards import Corporation
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.flow import KEEP_COMMON, MOVE_LIFEPODS, PUT_LIFEPOD
from kolonie.games.planet_unknown.ground import cells_of
from kolonie.games.planet_unknown.nodes import KeepCommon, MoveFlux, MoveLifepods, PutLifepod
from kolonie.games.planet_unknown.rovers import settle
from kolonie.games.planet_unknown.state import NONE, Game, Seat, Table
from kolonie.games.planet_unknown.terms import (
    ADVANCE_ROVER,
    ALL_TRACKS,
    BIOMASS,
    COMMON_MISSION,
    FIELDS,
    FLUX_ADVANCE,
    FLUX_LEAP,
    HEIGHT,
    LEVEL,
    MOVE,
    MOVE_ONE_POD,
    MOVE_THREE_PODS,
    NEW_ROVER,
    PATCH,
    RANK,
    REGRESS_DUTY,
    RESET_BIOMASS,
    ROVER,
    ROW_BENEFITS,
    TRACKS,
    number_of,
)
from kolonie.games.planet_unknown.tracks import (
    can_advance,
    powers,
    regress,
    regressable,
    step_to,
    take_benefits,
    way_up,
)

RESET: Final = option("reset")
SHIFT_THREE: Final = option("shift-three")
SHIFT_ONE: Final = option("shift-one")
DRIVE: Final = option("drive")
MISSION: Final = option("mission")
LEAP: Final = option("leap")
SURGE: Final = option("surge")
ROW: Final = tuple(option("row", track) for track in TRACKS)
FLUX: Final = tuple(option("flux", track) for track in TRACKS)
PUT_SCORE: Final = option("put", "score")
PUT_FIELD: Final = tuple(option("put", TRACKS[f // HEIGHT], f % HEIGHT) for f in range(FIELDS))
FROM_SCORE: Final = option("from", "score")
FROM_FIELD: Final = tuple(option("from", TRACKS[f // HEIGHT], f % HEIGHT) for f in range(FIELDS))
ABILITY_VERBS: Final = frozenset(
    ("reset", "shift-three", "shift-one", "drive", "mission", "leap", "surge", "row", "yield")
)
MILESTONES: Final = (PATCH, NEW_ROVER, MOVE, RANK, LEVEL)
"""PU-8.08: every symbol that is neither medal nor synergy."""


def ability_options(game: Game, seat: Seat, able: int, options: list[Option], why: WhyNot | None) -> None:
    box = game.box
    board = box.corporations[seat.corporation]
    if able & RESET_BIOMASS and seat.trackers[BIOMASS] == board.paths[BIOMASS][-1]:  # PU-26.08
        options.append(RESET)
    if able & (MOVE_ONE_POD | MOVE_THREE_PODS) and (seat.pods or seat.pod_fields):
        _once(able & MOVE_THREE_PODS, seat.spent, SHIFT_THREE, options, why)  # PU-27.13
        _once(able & MOVE_ONE_POD, seat.used, SHIFT_ONE, options, why)  # PU-27.17
    if able & ADVANCE_ROVER and can_advance(board, seat, ROVER, able, 0):  # PU-28.15
        _once(ADVANCE_ROVER, seat.used, DRIVE, options, why)
    if able & ROW_BENEFITS:
        for tracker in _rows(board, seat):
            _once(ROW_BENEFITS, seat.spent, ROW[tracker], options, why)
    if able & COMMON_MISSION:
        _once(COMMON_MISSION, seat.spent, MISSION, options, why)  # PU-29.15
    if able & FLUX_LEAP and next_milestone(board, seat) != NONE:  # PU-32.07
        _once(FLUX_LEAP, seat.spent, LEAP, options, why)
    if able & FLUX_ADVANCE and can_advance(board, seat, seat.flux, able, 0):  # PU-32.14
        _once(FLUX_ADVANCE, seat.used, SURGE, options, why)
    if able & REGRESS_DUTY:  # PU-31.12
        for tracker in cells_of(regressable(box, seat, ALL_TRACKS, 1)):
            if STRAIGHT["yield"][tracker] not in options:
                _once(REGRESS_DUTY, seat.used, STRAIGHT["yield"][tracker], options, why)


def _once(power: int, used: int, choice: Option, options: list[Option], why: WhyNot | None) -> None:
    """Offers an ability with a limit, or says that it was used (PU-36.10)."""
    if power and not used & power:
        options.append(choice)
    elif power and why is not None:
        why.add(choice, "PU-36.10", message("why-ability-used"))


def _rows(board: Corporation, seat: Seat) -> list[int]:
    """One tracker for each height whose five fields give anything (PU-29.13)."""
    found: dict[int, int] = {}
    for tracker in range(5):
        height = seat.trackers[tracker] % HEIGHT
        if height not in found and any(board.benefits[HEIGHT * track + height] for track in range(5)):
            found[height] = tracker
    return list(found.values())


def next_milestone(board: Corporation, seat: Seat) -> int:
    """The field of the next milestone on the flux track above its tracker, or NONE (PU-32.08 to PU-32.10)."""
    field = board.up[seat.flux][seat.trackers[seat.flux]]
    while field >= 0:
        if any(kind in MILESTONES for kind, _n in board.benefits[field]):
            return field
        field = board.up[seat.flux][field]
    return NONE


def duty_options(box: Box, seat: Seat, able: int, options: list[Option]) -> bool:
    """Adds the trackers one of which must go back before the turn ends, if one can (PU-31.13)."""
    if not seat.duty or not able & REGRESS_DUTY or seat.used & REGRESS_DUTY:
        return False
    trackers = cells_of(regressable(box, seat, ALL_TRACKS, 1))
    options.extend([STRAIGHT["yield"][tracker] for tracker in trackers])
    return bool(trackers)


def use_ability(game: Game, frame: Frame, choice: Option) -> Frame:
    """Carries out an ability on top of the frame that offered it."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    board = box.corporations[seat.corporation]
    seat.sidled = 0
    verb = choice.verb
    if verb == "reset":
        seat.trackers[BIOMASS] = board.paths[BIOMASS][0]
    elif verb == "shift-three":
        seat.spent |= MOVE_THREE_PODS
        return frame.inner(MOVE_LIFEPODS).bind("left", board.amounts[number_of(MOVE_THREE_PODS)])
    elif verb == "shift-one":
        seat.used |= MOVE_ONE_POD
        return frame.inner(MOVE_LIFEPODS).bind("left", board.amounts[number_of(MOVE_ONE_POD)])
    elif verb == "drive":
        seat.used |= ADVANCE_ROVER
        frame = _advance(game, frame, seat, ROVER, board.amounts[number_of(ADVANCE_ROVER)])
    elif verb == "surge":
        seat.used |= FLUX_ADVANCE
        frame = _advance(game, frame, seat, seat.flux, board.amounts[number_of(FLUX_ADVANCE)])
    elif verb == "leap":
        seat.spent |= FLUX_LEAP
        _leap(box, table, seat)
    elif verb == "row":
        seat.spent |= ROW_BENEFITS
        height = seat.trackers[TRACKS.index(choice.word())] % HEIGHT
        for track in range(5):
            take_benefits(box, table, seat, HEIGHT * track + height, 0)
    elif verb == "mission":
        seat.spent |= COMMON_MISSION
        game.reveal()
        seat.dealt = seat.reserve
        seat.reserve = []
        return frame.inner(KEEP_COMMON)
    else:
        seat.used |= REGRESS_DUTY
        regress(box, seat, TRACKS.index(choice.word()), board.amounts[number_of(REGRESS_DUTY)])
    return settle(frame, seat)


def _advance(game: Game, frame: Frame, seat: Seat, tracker: int, steps: int) -> Frame:
    box = game.box
    field = way_up(box.corporations[seat.corporation], seat, tracker, powers(box, seat))
    return advance(game, frame, tracker, field, steps, 0)


def _leap(box: Box, table: Table, seat: Seat) -> None:
    board = box.corporations[seat.corporation]
    tracker = seat.flux
    goal = next_milestone(board, seat)
    while seat.trackers[tracker] != goal:
        step_to(box, table, seat, tracker, board.up[tracker][seat.trackers[tracker]], 0)


# -- the flux token


@asks(MoveFlux, "PU-32.02")
def ask_flux(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    return list(FLUX)


@takes(MoveFlux)
def take_flux(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.flux = TRACKS.index(choice.word())
    seat.flux_due = 0
    return frame.parent


# -- lifepods on the corporation board


@asks(PutLifepod, "PU-27.01")
def ask_put(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    board: Corporation = game.box.corporations[seat.corporation]
    options = [PUT_SCORE]
    if board.pods_on_levels:
        for index, level in enumerate(board.levels):
            if not seat.levels >> index & 1:
                options.append(option("put", level))
            elif why is not None:
                why.add(option("put", level), "PU-29.01", message("why-lifepod-there"))
        return options
    for field in range(FIELDS):
        if not seat.pod_fields >> field & 1 and field not in seat.trackers:  # PU-27.02, PU-27.19
            options.append(PUT_FIELD[field])
        elif why is not None:
            why.add(PUT_FIELD[field], "PU-27.02", message("why-field-occupied"))
    return options


@takes(PutLifepod)
def take_put(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    board: Corporation = game.box.corporations[seat.corporation]
    seat.pods_due -= 1
    if choice is PUT_SCORE:
        seat.pods += 1
    elif board.pods_on_levels:
        seat.levels |= 1 << board.levels.index(choice.word())
    else:
        seat.pod_fields |= 1 << (HEIGHT * TRACKS.index(choice.word()) + choice.num(1))
    return frame if seat.pods_due else frame.parent


@asks(MoveLifepods, "PU-27.11")
def ask_move_lifepods(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    options = [FROM_SCORE] if seat.pods else []
    options.extend([FROM_FIELD[field] for field in cells_of(seat.pod_fields)])
    options.append(DONE)
    return options


@takes(MoveLifepods)
def take_move_lifepods(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    if choice is DONE:
        return frame.parent
    if choice is FROM_SCORE:
        seat.pods -= 1
    else:
        seat.pod_fields &= ~(1 << (HEIGHT * TRACKS.index(choice.word()) + choice.num(1)))
    seat.pods_due += 1
    left = frame.env["left"] - 1
    following = frame.bind("left", left) if left else frame.parent
    assert following is not None
    return following.inner(PUT_LIFEPOD)


# -- a mission for all


@asks(KeepCommon, "PU-29.15")
def ask_common(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    return [option("mission", game.box.mission_ids[mission]) for mission in seat.dealt]


@takes(KeepCommon)
def take_common(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.common = game.box.mission_ids.index(choice.word())
    seat.returned.extend(mission for mission in seat.dealt if mission != seat.common)
    seat.dealt = []
    return frame.parent
