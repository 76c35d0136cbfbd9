"""Trackers on their tracks: ways up and down, and what the fields they reach give (chapter 8).

A tracker's field is `16 * track + height` whatever its colour, so a tracker that follows a winding path or
changes tracks needs no other bookkeeping. Its destination being its own field means: top of the rover
track, the repeat value again (PU-11.21).
"""

from __future__ import annotations

from typing import Final

from kolonie.games.planet_unknown.boards import Corporation
from kolonie.games.planet_unknown.box import Box, Restriction
from kolonie.games.planet_unknown.pending import (
    AT_ONCE,
    NO_SYNERGY,
    SILENT,
    leftover,
    new_rover,
    one_of,
    synergy,
)
from kolonie.games.planet_unknown.state import NONE, Seat, Table
from kolonie.games.planet_unknown.terms import (
    BIOMASS,
    CIV,
    CIV_SYNERGY,
    EITHER,
    FIELDS,
    FLUX_IMPROVED,
    HEIGHT,
    LEFTOVER_CARDS,
    LEVEL,
    MOVE,
    NEW_ROVER,
    OUTER_TRACKS,
    PATCH,
    RANK,
    ROVER,
    ROVER_PLUS,
    ROVER_TOP,
    SHARED_ROVER_PLUS,
    SIDEWAYS,
    SKIP_TRACKERS,
    SYNERGY,
    TECH,
    WATER,
    number_of,
)

ALL_FIELDS: Final = (1 << FIELDS) - 1


def corporation(box: Box, seat: Seat) -> Corporation:
    return box.corporations[seat.corporation]


def powers(box: Box, seat: Seat) -> int:
    """The abilities that work now."""
    board = box.corporations[seat.corporation]
    levels = seat.levels
    if not levels:
        return 0
    if seat.pod_fields and board.pods_on_tracks:  # PU-27.06
        for index, field in enumerate(board.level_fields):
            if seat.pod_fields >> field & 1:
                levels &= ~(1 << index)
    elif board.diagonal and not on_track(seat, TECH):  # PU-31.06
        return 0
    return board.powers[levels]


def on_track(seat: Seat, track: int) -> int:
    """How many trackers stand on a track, whatever their colour."""
    count = 0
    for field in seat.trackers:
        if field // HEIGHT == track:
            count += 1
    return count


# -- ways


def way_up(board: Corporation, seat: Seat, tracker: int, able: int) -> int:
    """The field one straight advance leads to, the tracker's own for a repeat, or NONE."""
    field = seat.trackers[tracker]
    if board.diagonal:
        if field == ROVER_TOP:
            return field
        above = field + 1
        return NONE if above % HEIGHT == 0 or above in seat.trackers else above
    above = board.up[tracker][field]
    if above < 0:
        return field if field == ROVER_TOP else NONE
    if board.plain:
        return above
    if board.pods_on_tracks:
        while above >= 0 and seat.pod_fields >> above & 1:  # PU-27.03, PU-27.04
            above = board.up[tracker][above]
        return above
    while above >= 0 and above in seat.trackers:
        if not able & SKIP_TRACKERS:  # PU-30.06
            return NONE
        above = board.up[tracker][above]
    return above


def ways_up(board: Corporation, seat: Seat, tracker: int, able: int, flags: int) -> list[int]:
    """All fields one advance may lead to: more than one only where trackers change tracks (PU-31.02)."""
    ways = []
    straight = way_up(board, seat, tracker, able)
    if straight >= 0:
        ways.append(straight)
    if board.diagonal:
        field = seat.trackers[tracker]
        if field % HEIGHT < HEIGHT - 1:
            for beside in neighbours(field, able):
                if beside + 1 not in seat.trackers:
                    ways.append(beside + 1)
        if able & SIDEWAYS and not flags & NO_SYNERGY:  # PU-31.11, PU-18.22
            for beside in neighbours(field, able):
                if beside not in seat.trackers and not came_from(seat, tracker, beside):
                    ways.append(beside)
    return ways


def neighbours(field: int, able: int) -> list[int]:
    """The fields of the same height on the neighbouring tracks (PU-31.03, PU-31.09)."""
    track = field // HEIGHT
    found = []
    if track > CIV:
        found.append(field - HEIGHT)
    elif able & OUTER_TRACKS:
        found.append(field + HEIGHT * TECH)
    if track < TECH:
        found.append(field + HEIGHT)
    elif able & OUTER_TRACKS:
        found.append(field - HEIGHT * TECH)
    return found


def came_from(seat: Seat, tracker: int, field: int) -> bool:
    """Whether the tracker stepped sideways off the field and nothing else has changed since (PU-31.18)."""
    return bool(seat.sidled >> (tracker * FIELDS + field) & 1)


def leaps(board: Corporation, seat: Seat, tracker: int, able: int) -> bool:
    """Whether an advance of the tracker jumps over another one, which it may decline (PU-30.08)."""
    return (
        board.winding
        and bool(able & SKIP_TRACKERS)
        and board.up[tracker][seat.trackers[tracker]] in seat.trackers
        and way_up(board, seat, tracker, able) >= 0
    )


def can_advance(board: Corporation, seat: Seat, tracker: int, able: int, flags: int) -> bool:
    if board.diagonal:
        return bool(ways_up(board, seat, tracker, able, flags))
    return way_up(board, seat, tracker, able) >= 0


def way_down(board: Corporation, seat: Seat, tracker: int, able: int) -> int:
    """The field one regress leads to, or NONE (PU-8.13)."""
    field = seat.trackers[tracker]
    if board.diagonal:  # PU-31.16: straight down on the track where it stands
        return NONE if field % HEIGHT == 0 or field - 1 in seat.trackers else field - 1
    below = board.down[tracker][field]
    if board.plain:
        return below
    if board.pods_on_tracks:
        while below >= 0 and seat.pod_fields >> below & 1:  # PU-27.09
            below = board.down[tracker][below]
        return below
    while below >= 0 and below in seat.trackers:
        if not able & SKIP_TRACKERS:  # PU-30.07
            return NONE
        below = board.down[tracker][below]
    return below


def distance_down(board: Corporation, seat: Seat, tracker: int, able: int, steps: int) -> int:
    """How far a tracker can go back, up to `steps` fields."""
    before = seat.trackers[tracker]
    done = 0
    while done < steps:
        below = way_down(board, seat, tracker, able)
        if below < 0:
            break
        seat.trackers[tracker] = below
        done += 1
    seat.trackers[tracker] = before
    return done


def regressable(box: Box, seat: Seat, mask: int, steps: int) -> int:
    """The trackers of a mask that go back the farthest (PU-19.28, PU-19.29)."""
    board = corporation(box, seat)
    able = powers(box, seat)
    best = 0
    chosen = 0
    for tracker in range(5):
        if mask >> tracker & 1:
            done = distance_down(board, seat, tracker, able, steps)
            if done > best:
                best, chosen = done, 0
            if done and done == best:
                chosen |= 1 << tracker
    return chosen


def regress(box: Box, seat: Seat, tracker: int, steps: int) -> None:
    """PU-8.12: no benefit."""
    seat.sidled = 0
    board = corporation(box, seat)
    able = powers(box, seat)
    for _ in range(steps):
        below = way_down(board, seat, tracker, able)
        if below < 0:
            return
        seat.trackers[tracker] = below


# -- what fields give


def step_to(box: Box, table: Table, seat: Seat, tracker: int, field: int, flags: int) -> None:
    """One step of an advance, with the benefit of the field reached (PU-4.08)."""
    board = box.corporations[seat.corporation]
    before = seat.trackers[tracker]
    if board.diagonal:
        if field % HEIGHT == before % HEIGHT and field != before:  # sideways
            own = seat.sidled >> tracker * FIELDS & ALL_FIELDS
            seat.sidled = (own | 1 << before) << tracker * FIELDS
        else:
            seat.sidled = 0
    if field == before:
        if not flags & SILENT:
            gain_track_movement(box, seat, board.repeat)
        return
    seat.trackers[tracker] = field
    if not flags & SILENT and board.benefits[field]:
        take_benefits(box, table, seat, field, flags)


def gain_track_movement(box: Box, seat: Seat, n: int) -> None:
    """Movement from the rover track, with the bonuses that hold for it only (PU-11.22)."""
    able = powers(box, seat)
    if able:
        board = box.corporations[seat.corporation]
        if able & ROVER_PLUS:
            n += board.amounts[number_of(ROVER_PLUS)]
        if able & SHARED_ROVER_PLUS and on_track(seat, ROVER) >= 2:  # PU-31.10
            n += board.amounts[number_of(SHARED_ROVER_PLUS)]
        if able & FLUX_IMPROVED and seat.flux == ROVER:
            n += board.amounts[number_of(FLUX_IMPROVED)]
    seat.moves += n


def take_benefits(box: Box, table: Table, seat: Seat, field: int, flags: int) -> None:
    """All symbols of a field but medals (PU-8.02, PU-8.09)."""
    board = box.corporations[seat.corporation]
    limits = box.restrictions[table.event]
    for kind, n in board.benefits[field]:
        if kind == MOVE:
            gain_track_movement(box, seat, n)
        elif kind == SYNERGY:
            if not flags & NO_SYNERGY:
                for _ in range(1 + improved(box, seat, field, WATER)):
                    gain_synergy(box, table, seat)
        elif kind == EITHER:
            seat.gains.append(one_of(n, flags & NO_SYNERGY))
        elif limits.suppressed:
            _milestone_unless_suppressed(box, table, seat, field, kind, n, limits)
        else:
            _milestone(box, table, seat, field, kind, n)


def _milestone_unless_suppressed(
    box: Box, table: Table, seat: Seat, field: int, kind: int, n: int, limits: Restriction
) -> None:
    """PU-19.35, PU-19.36."""
    if not limits.suppressed >> kind & 1:
        _milestone(box, table, seat, field, kind, n)


def _milestone(box: Box, table: Table, seat: Seat, field: int, kind: int, n: int) -> None:
    board = box.corporations[seat.corporation]
    if kind == PATCH:
        seat.patches_due += n + improved(box, seat, field, BIOMASS)
    elif kind == NEW_ROVER:
        seat.gains.append(new_rover())
    elif kind == LEVEL:
        if board.flux:  # PU-32.03, PU-32.05
            seat.levels = 1 << (n - 1)
            seat.flux_due = 1
        else:
            before = powers(box, seat)
            seat.levels |= 1 << (n - 1)
            if table.over and powers(box, seat) & ~before & LEFTOVER_CARDS:  # PU-15.23
                seat.gains.append(leftover(board.amounts[number_of(LEFTOVER_CARDS)], AT_ONCE))
    elif kind == RANK:
        seat.picks.append(min(4, n + improved(box, seat, field, CIV)))  # PU-32.12
        if board.regresses:  # PU-25.02
            seat.regress_due += 1
        able = powers(box, seat)
        if able & CIV_SYNERGY:
            for _ in range(board.amounts[number_of(CIV_SYNERGY)]):
                gain_synergy(box, table, seat)


def improved(box: Box, seat: Seat, field: int, track: int) -> int:
    """How much more a symbol on the flux track gives (PU-32.11)."""
    if seat.flux != track or field // HEIGHT != track or not powers(box, seat) & FLUX_IMPROVED:
        return 0
    return box.corporations[seat.corporation].amounts[number_of(FLUX_IMPROVED)]


def gain_synergy(box: Box, table: Table, seat: Seat) -> None:
    if not box.restrictions[table.event].no_synergy:  # PU-19.43
        seat.gains.append(synergy())


def at_top(box: Box, seat: Seat, track: int) -> bool:
    """PU-17.10."""
    board = corporation(box, seat)
    if board.diagonal:
        return HEIGHT * track + HEIGHT - 1 in seat.trackers
    return seat.trackers[track] == board.paths[track][-1]
