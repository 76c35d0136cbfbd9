"""Pending gains: what a player may carry out next, in any order, and how it is done (PU-4.09)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import Option, WhyNot, option
from kolonie.games.planet_unknown.advancing import (
    STRAIGHT,
    advance,
    chosen_way,
    height_of,
    verb_of,
    way_options,
)
from kolonie.games.planet_unknown.boards import Corporation
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.flow import MOVE_LIFEPODS, PATCHES, PICK_LEFTOVER
from kolonie.games.planet_unknown.ground import cells_of
from kolonie.games.planet_unknown.patches import other_uses, patch_cells, safe_cells
from kolonie.games.planet_unknown.rovers import (
    after_arrival,
    arrive,
    cell_of,
    cell_options,
    collect_rock,
    settle,
)
from kolonie.games.planet_unknown.state import NONE, Gain, Game, Seat
from kolonie.games.planet_unknown.terms import (
    ADVANCE,
    BENEFITS,
    DOUBLE_SYNERGY,
    DOUBLE_WATER,
    PATCH,
    SYNERGY,
    TRACKS,
    WATER,
    number_of,
)
from kolonie.games.planet_unknown.tracks import (
    ALTERNATIVE,
    BY_CARD,
    BY_SYNERGY,
    COLLECT_ROCK,
    GO_UP,
    LAND,
    LEFTOVER,
    MOVE_POD,
    NO_SYNERGY,
    ONE_OF,
    PLACED,
    RAISE,
    SEVERAL,
    TAKE_PATCH,
    can_advance,
    gain_synergy,
    powers,
    step_to,
    way_up,
)

ON_LAND: Final = cell_options("land")
ROCK: Final = cell_options("rock")
LOAD: Final = cell_options("load")
TAKE: Final = option("patch")
SHIFT: Final = option("shift")
LEFTOVERS: Final = option("leftover")
FORGO: Final = tuple(option("forgo", track) for track in TRACKS)
# -- what is offered


def gain_options(
    game: Game, index: int, seat: Seat, able: int, options: list[Option], why: WhyNot | None
) -> bool:
    """Adds what the pending gains offer. True if one of them is a must that can be carried out."""
    box = game.box
    board = box.corporations[seat.corporation]
    must = False
    seen: list[Gain] = []
    for gain in seat.gains:
        if gain in seen:
            continue  # equal gains are listed once
        seen.append(gain)
        kind = gain[0]
        if kind in (GO_UP, SEVERAL, RAISE):
            must = _up_options(board, seat, gain, able, options, why) or must
        elif kind == LAND:
            must = _land_options(seat, options, why) or must
        elif kind == TAKE_PATCH:
            options.append(TAKE)
            must = True
        elif kind == COLLECT_ROCK:
            for cell in cells_of(seat.meteorites):
                options.append(ROCK[cell])
                must = True
            for cell in cells_of(seat.loaded):
                options.append(LOAD[cell])
                must = True
        elif kind == ONE_OF:
            must = _either_options(game, index, seat, gain, able, options) or must
        elif kind == LEFTOVER:
            if any(game.state.decks):
                options.append(LEFTOVERS)
                must = True
        elif seat.pods or seat.pod_fields:
            options.append(SHIFT)  # a may
    if must and board.blocks:
        _forgo_options(board, seat, able, options)
    if len(seen) > 1:
        _drop_doubles(options)
    return must


def _drop_doubles(options: list[Option]) -> None:
    seen: set[str] = set()
    kept = []
    for choice in options:
        if choice.key not in seen:
            seen.add(choice.key)
            kept.append(choice)
    options[:] = kept


def _up_options(
    board: Corporation, seat: Seat, gain: Gain, able: int, options: list[Option], why: WhyNot | None
) -> bool:
    kind, mask, n, flags = gain
    verb = verb_of(gain)
    if kind == SEVERAL:
        flags = BY_CARD
    found = False
    for tracker in range(5):
        if not mask >> tracker & 1:
            if why is not None and verb == "energy":
                why.add(STRAIGHT[verb][tracker], "PU-14.03", message("why-not-offered"))
            continue
        if kind == RAISE and height_of(board, seat, tracker) >= n:
            continue
        if way_options(board, seat, verb, tracker, able, flags, options):
            found = True
            if flags & BY_SYNERGY and able & DOUBLE_SYNERGY and not seat.used & DOUBLE_SYNERGY:
                way_options(board, seat, "double", tracker, able, flags, options)
        elif why is not None:
            why.add(STRAIGHT[verb][tracker], "PU-8.16", message("why-tracker-cannot-move"))
    return found


def _land_options(seat: Seat, options: list[Option], why: WhyNot | None) -> bool:
    """PU-11.01, PU-11.04, PU-11.25."""
    if not seat.laid or not seat.supply:
        return False
    cells = cells_of(seat.laid[-1][1] & ~seat.rovers)
    options.extend([ON_LAND[cell] for cell in cells])
    if why is not None:
        for cell in cells_of(seat.laid[-1][1] & seat.rovers):
            why.add(ON_LAND[cell], "PU-11.12", message("why-rover-there"))
    return bool(cells)


def _either_options(game: Game, index: int, seat: Seat, gain: Gain, able: int, options: list[Option]) -> bool:
    """One of two benefits; one that cannot be carried out is not offered (PU-26.04, PU-26.07)."""
    table = game.state
    box = game.box
    board = box.corporations[seat.corporation]
    limits = box.restrictions[table.event]
    found = False
    for kind, n in board.either[gain[1]]:
        if kind == SYNERGY:
            able_to = not limits.no_synergy and not gain[3] & NO_SYNERGY
            able_to = able_to and any(can_advance(board, seat, t, able, BY_SYNERGY) for t in range(5))
        elif kind == PATCH:
            cells = patch_cells(box, seat, able)
            able_to = not limits.suppressed >> PATCH & 1 and bool(
                safe_cells(box, table, seat, index, cells, able) or other_uses(box, table, seat, able)
            )
        else:
            able_to = can_advance(board, seat, n, able, 0)
        if able_to:
            found = True
            options.append(option("benefit", TRACKS[n] if kind == ADVANCE else BENEFITS[kind]))
    return found


def _forgo_options(board: Corporation, seat: Seat, able: int, options: list[Option]) -> None:
    """A blocked advance may be given up now, before another one clears the way (PU-30.06, PU-31.04)."""
    for kind, mask, _n, flags in seat.gains:
        if kind == GO_UP and mask.bit_count() == 1:
            tracker = mask.bit_length() - 1
            if not can_advance(board, seat, tracker, able, flags):
                options.append(FORGO[tracker])


# -- how it is done


def take_gain(game: Game, frame: Frame, choice: Option) -> Frame:
    """Carries out the first pending gain that offers the option, on top of the frame that offered it."""
    table = game.state
    seat = table.seats[frame.seat]
    verb = choice.verb
    if verb in STRAIGHT:
        return settle(_go_up(game, frame, seat, choice), seat)
    if verb == "land":
        return _land(game.box, frame, seat, choice)
    if verb == "patch":
        return _take_patch(frame, seat)
    if verb == "rock" or verb == "load":
        _rock(game.box, seat, choice)
    elif verb == "benefit":
        _either(game, seat, choice)
    elif verb == "forgo":
        _forgo(game.box, seat, TRACKS.index(choice.word()))
    elif verb == "shift":
        index = _find(seat, MOVE_POD)
        n = seat.gains.pop(index)[2]
        return frame.inner(MOVE_LIFEPODS).bind("left", n)
    else:
        index = _find(seat, LEFTOVER)
        n = seat.gains.pop(index)[2]
        game.reveal()
        return frame.inner(PICK_LEFTOVER).bind("left", n)
    return settle(frame, seat)


def _find(seat: Seat, kind: int) -> int:
    for index, gain in enumerate(seat.gains):
        if gain[0] == kind:
            return index
    raise AssertionError(kind)


def pending_up(board: Corporation, seat: Seat, tracker: int, verb: str, able: int) -> tuple[int, int]:
    """The first pending advance that the verb offers for the tracker (or NONE), and how far it goes."""
    wanted = "synergy" if verb == "double" else verb
    for index, gain in enumerate(seat.gains):
        kind, mask, n, flags = gain
        if kind not in (GO_UP, SEVERAL, RAISE) or not mask >> tracker & 1 or verb_of(gain) != wanted:
            continue
        if kind == SEVERAL:
            return index, flags
        if kind == RAISE:
            if height_of(board, seat, tracker) < n:
                return index, 1
        elif verb == "double":
            return index, board.amounts[number_of(DOUBLE_SYNERGY)]
        elif flags & PLACED and tracker == WATER and able & DOUBLE_WATER:  # PU-24.06
            return index, n * board.amounts[number_of(DOUBLE_WATER)]
        else:
            return index, n
    return NONE, 1


def _go_up(game: Game, frame: Frame, seat: Seat, choice: Option) -> Frame:
    table = game.state
    box = game.box
    board = box.corporations[seat.corporation]
    able = powers(box, seat)
    tracker, field = chosen_way(board, seat, able, choice)
    index, steps = pending_up(board, seat, tracker, choice.verb, able)
    assert index != NONE
    gain = seat.gains[index]
    kind, mask, n, flags = gain
    if kind == RAISE:
        step_to(box, table, seat, tracker, field, flags)
        if height_of(board, seat, tracker) >= n:  # each tracker is raised once
            mask &= ~(1 << tracker)
            seat.gains[index : index + 1] = [(RAISE, mask, n, flags)] if mask else []
        return frame
    del seat.gains[index]
    if kind == SEVERAL:  # PU-18.01
        if n > 1:
            seat.gains.insert(index, (SEVERAL, mask & ~(1 << tracker), n - 1, flags))
        return advance(game, frame, tracker, field, steps, BY_CARD)
    if flags & ALTERNATIVE:
        seat.gains = [other for other in seat.gains if not other[3] & ALTERNATIVE or other[0] != GO_UP]
    if choice.verb == "double":
        seat.used |= DOUBLE_SYNERGY
    return advance(game, frame, tracker, field, steps, flags)


def _land(box: Box, frame: Frame, seat: Seat, choice: Option) -> Frame:
    del seat.gains[_find(seat, LAND)]
    seat.supply -= 1
    seat.trail = 0
    cell = cell_of(choice)
    return after_arrival(frame, seat, cell, arrive(box, seat, 1 << cell, False))


def _take_patch(frame: Frame, seat: Seat) -> Frame:
    """A patch as a pending gain, or one kept for the end, which is not gained anew."""
    stored = seat.gains.pop(_find(seat, TAKE_PATCH))[1]
    seat.patches_due += 1
    patches = frame.inner(PATCHES)
    return patches.bind("stored", 1) if stored else patches


def _rock(box: Box, seat: Seat, choice: Option) -> None:
    """A meteorite is collected without rover, also one that is loaded (PU-19.27, PU-28.17)."""
    index = _find(seat, COLLECT_ROCK)
    kind, mask, n, flags = seat.gains.pop(index)
    if n > 1:
        seat.gains.insert(index, (kind, mask, n - 1, flags))
    bit = 1 << cell_of(choice)
    if choice.verb == "load":
        seat.loaded &= ~bit
        seat.held &= ~bit
    else:
        seat.meteorites &= ~bit
    collect_rock(box, seat)


def _either(game: Game, seat: Seat, choice: Option) -> None:
    table = game.state
    box = game.box
    board = box.corporations[seat.corporation]
    word = choice.word()
    for index, gain in enumerate(seat.gains):
        if gain[0] != ONE_OF:
            continue
        for kind, n in board.either[gain[1]]:
            if word == (TRACKS[n] if kind == ADVANCE else BENEFITS[kind]):
                del seat.gains[index]
                if kind == SYNERGY:
                    gain_synergy(box, table, seat)
                elif kind == PATCH:
                    seat.patches_due += n
                else:
                    field = way_up(board, seat, n, powers(box, seat))
                    step_to(box, table, seat, n, field, gain[3])
                return
    raise AssertionError(choice)


def _forgo(box: Box, seat: Seat, tracker: int) -> None:
    board = box.corporations[seat.corporation]
    able = powers(box, seat)
    for index, (kind, mask, _n, flags) in enumerate(seat.gains):
        if kind == GO_UP and mask == 1 << tracker and not can_advance(board, seat, tracker, able, flags):
            del seat.gains[index]
            return
    raise AssertionError(tracker)
