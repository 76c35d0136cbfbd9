"""Rovers: movement points, steps, jumps, and what a rover finds where it arrives (chapter 11)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, takes
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.flow import (
    DESTROY_LOAD,
    MILESTONE_REGRESS,
    MOVE_FLUX,
    PATCHES,
    PUT_LIFEPOD,
)
from kolonie.games.planet_unknown.ground import AREA, cell_at, cells_of, grow, grow_corners, xy
from kolonie.games.planet_unknown.nodes import DestroyLoad
from kolonie.games.planet_unknown.state import ACTION, PICKS, Game, Seat, Table
from kolonie.games.planet_unknown.terms import (
    CIV,
    CIV_JUMP,
    DIAGONAL_ROVERS,
    ENERGY,
    FREE_ENERGY,
    METEORITE_PATCH,
    ROVER,
    TERRAIN_JUMP,
    WATER,
    number_of,
)
from kolonie.games.planet_unknown.terms import DESTROY_LOAD as DESTROYS_ON_WATER
from kolonie.games.planet_unknown.tracks import powers

DESTROY: Final = option("destroy")
KEEP: Final = option("keep")
_WAYS: Final[dict[str, dict[int, Option]]] = {"rover": {}, "jump": {}, "teleport": {}}


def cell_option(verb: str, cell: int) -> Option:
    x, y = xy(cell)
    return option(verb, x, y)


def cell_options(verb: str) -> tuple[Option, ...]:
    """The options `verb:x,y` of all cells, by cell."""
    return tuple(cell_option(verb, cell) for cell in range(AREA))


def cell_of(choice: Option, at: int = 0) -> int:
    """The cell whose x and y are the arguments from `at` on."""
    return cell_at(choice.num(at), choice.num(at + 1))


def way_option(verb: str, start: int, target: int) -> Option:
    """The option `verb:x,y,x,y`, from one cell to another."""
    known = _WAYS[verb]
    found = known.get(start * AREA + target)
    if found is None:
        found = known[start * AREA + target] = option(verb, *xy(start), *xy(target))
    return found


def settle(frame: Frame, seat: Seat) -> Frame:
    """What must be done at once, on top of a frame: patches first (PU-4.10), then what came with them."""
    for _ in range(seat.regress_due):
        frame = frame.inner(MILESTONE_REGRESS)  # PU-25.04
    seat.regress_due = 0
    if seat.flux_due:
        frame = frame.inner(MOVE_FLUX)
    if seat.pods_due:
        frame = frame.inner(PUT_LIFEPOD)
    if seat.patches_due:
        frame = frame.inner(PATCHES)
    return frame


# -- what happens to tokens


def destroy_under(seat: Seat, mask: int) -> None:
    """Something lands on cells: rovers and lifepods there are lost (PU-5.12, PU-11.15, PU-28.09)."""
    hit = seat.rovers & mask
    if hit:
        seat.rovers &= ~mask
        seat.loaded &= ~mask
        seat.held &= ~mask
        seat.lost_rovers += hit.bit_count()
    pods = seat.lifepods & mask
    if pods:
        seat.lifepods &= ~mask
        seat.lost_pods += pods.bit_count()


def collect_pod(box: Box, seat: Seat, bit: int) -> None:
    seat.lifepods &= ~bit
    board = box.corporations[seat.corporation]
    if board.pods_on_tracks or board.pods_on_levels:
        seat.pods_due += 1
    else:
        seat.pods += 1


def collect_rock(box: Box, seat: Seat) -> None:
    """A meteorite goes to the corporation board (PU-28.12)."""
    seat.rocks += 1
    able = powers(box, seat)
    if able & METEORITE_PATCH:
        seat.patches_due += box.corporations[seat.corporation].amounts[number_of(METEORITE_PATCH)]


def arrive(box: Box, seat: Seat, bit: int, carrying: bool) -> bool:
    """A rover comes to a cell and collects (PU-11.13). True if it may now destroy its load (PU-28.14)."""
    seat.rovers |= bit
    if seat.lifepods & bit:
        collect_pod(box, seat, bit)
        seat.trail = 0
    board = box.corporations[seat.corporation]
    if not board.loads:
        if seat.meteorites & bit:
            seat.meteorites &= ~bit
            collect_rock(box, seat)
            seat.trail = 0
        return False
    delivers = bool(seat.buildings & seat.terrain[ROVER] & bit)
    if carrying:
        if not delivers:
            seat.loaded |= bit
            return bool(seat.terrain[WATER] & bit) and bool(powers(box, seat) & DESTROYS_ON_WATER)
        collect_rock(box, seat)  # PU-28.04
    load(box, seat, bit)
    return False


def load(box: Box, seat: Seat, bit: int) -> None:
    """An empty rover loads what lies there (PU-28.02), at a rover building it collects it (PU-28.05)."""
    if not seat.meteorites & bit:
        return
    seat.meteorites &= ~bit
    if seat.buildings & seat.terrain[ROVER] & bit:
        collect_rock(box, seat)
    else:
        seat.loaded |= bit
        seat.held |= bit


def move_rover(box: Box, seat: Seat, start: int, target: int) -> bool:
    """Takes a rover from cell to cell; True if it may then destroy its load."""
    bit = 1 << start
    carrying = bool(seat.loaded & bit)
    seat.rovers &= ~bit
    seat.loaded &= ~bit
    seat.held &= ~bit
    return arrive(box, seat, 1 << target, carrying)


def after_arrival(frame: Frame, seat: Seat, target: int, may_destroy: bool) -> Frame:
    if may_destroy:
        frame = frame.inner(DESTROY_LOAD).bind("cell", target)
    return settle(frame, seat)


@asks(DestroyLoad, "PU-28.14")
def ask_destroy_load(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    return [DESTROY, KEEP]


@takes(DestroyLoad)
def take_destroy_load(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    if choice is DESTROY:
        bit = 1 << frame.env["cell"]
        seat.loaded &= ~bit
        load(game.box, seat, bit)  # PU-28.18
        following = frame.parent
        return settle(following, seat) if following is not None else None
    return frame.parent


# -- movement


def barred(box: Box, table: Table, seat: Seat) -> int:
    """Cells no rover may enter: other rovers, uncovered toxic cells, the terrain of an event."""
    mask = seat.rovers
    planet = box.planets[seat.planet]
    if planet.toxic:
        mask |= planet.toxic & ~seat.covered  # PU-34.16, PU-34.17
    terrain = box.restrictions[table.event].terrain
    if terrain >= 0:
        mask |= seat.terrain[terrain]  # PU-19.32; currents are not hit (PU-34.32)
    return mask


def energy_cells(box: Box, seat: Seat) -> int:
    """Energy terrain, uncovered currents of Petra among it (PU-34.28)."""
    return seat.terrain[ENERGY] | box.planets[seat.planet].currents & ~seat.covered


def rover_options(game: Game, frame: Frame, able: int, options: list[Option], why: WhyNot | None) -> None:
    """Steps and jumps that the movement points allow (PU-11.07)."""
    seat = game.state.seats[frame.seat]
    if not seat.rovers:
        return
    box = game.box
    table = game.state
    if seat.moves <= 0:
        if why is not None:
            _refuse_all(box, seat, why)
        return
    closed = barred(box, table, seat)
    planet = box.planets[seat.planet]
    ways = planet.steps8 if able & DIAGONAL_ROVERS else planet.steps
    free = 0
    if able & FREE_ENERGY:
        free = energy_cells(box, seat)
        if seat.trail >= free.bit_count() * seat.rovers.bit_count():
            closed |= free  # every cell of the area could have been reached: no endless driving in circles
    for start in cells_of(seat.rovers):
        for target in cells_of(ways[start] & ~closed):
            options.append(way_option("rover", start, target))
    if able & (CIV_JUMP | TERRAIN_JUMP):
        _jump_options(game, frame, able, closed, options, why)
    if why is not None:
        _refuse_steps(box, table, seat, ways, closed, why)


def _jump_options(
    game: Game, frame: Frame, able: int, closed: int, options: list[Option], why: WhyNot | None
) -> None:
    table = game.state
    seat = table.seats[frame.seat]
    now = frame.env["step"] in (ACTION, PICKS)
    for start in cells_of(seat.rovers):
        for target in cells_of(_jump_targets(seat, able, 1 << start) & ~closed):
            jump = way_option("jump", start, target)
            if now and not seat.used & TERRAIN_JUMP:
                options.append(jump)
            elif why is not None:
                _refuse_jump(table, seat, jump, why)


def _jump_targets(seat: Seat, able: int, bit: int) -> int:
    """Where a rover could jump, other rovers aside."""
    if able & CIV_JUMP:
        sites = seat.buildings & seat.terrain[CIV]  # PU-25.12
        return sites & ~bit if sites & bit else 0
    return same_terrain_elsewhere(seat, bit) & ~bit if seat.covered & bit else 0


def _refuse_jump(table: Table, seat: Seat, jump: Option, why: WhyNot) -> None:
    """Why a jump is not offered that would otherwise be possible."""
    if table.over:
        why.add(jump, "PU-15.24", message("why-no-ability-now"))
    elif seat.used & TERRAIN_JUMP:
        why.add(jump, "PU-29.07", message("why-ability-used"))
    else:
        why.add(jump, "PU-4.16", message("why-no-ability-now"))


def same_terrain_elsewhere(seat: Seat, bit: int) -> int:
    """The cells of a rover's terrain on other tiles; a patch counts as one (PU-29.07, PU-29.08)."""
    here = bit
    if not seat.patches & bit:
        for _tile, mask in seat.laid:
            if mask & bit:
                here = mask & ~seat.patches
    for cells in seat.terrain:
        if cells & bit:
            return cells & ~here
    return 0


def take_rover(game: Game, frame: Frame, choice: Option) -> Frame:
    """A step or a jump, on top of the frame that offered it."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    start, target = cell_of(choice), cell_of(choice, 2)
    seat.sidled = 0
    if choice.verb == "jump":
        able = powers(box, seat)
        seat.moves -= box.corporations[seat.corporation].amounts[
            number_of(CIV_JUMP if able & CIV_JUMP else TERRAIN_JUMP)
        ]
        if able & TERRAIN_JUMP:
            seat.used |= TERRAIN_JUMP
        seat.trail = 0
    elif powers(box, seat) & FREE_ENERGY and energy_cells(box, seat) >> target & 1:  # PU-27.15, PU-27.16
        seat.trail += 1
    else:
        seat.moves -= 1
        seat.trail = 0
    return after_arrival(frame, seat, target, move_rover(box, seat, start, target))


# -- refusals


def _refuse_all(box: Box, seat: Seat, why: WhyNot) -> None:
    planet = box.planets[seat.planet]
    for start in cells_of(seat.rovers):
        for target in cells_of(planet.steps[start]):
            why.add(way_option("rover", start, target), "PU-11.10", message("why-no-movement"))


def _refuse_steps(box: Box, table: Table, seat: Seat, ways: list[int], closed: int, why: WhyNot) -> None:
    planet = box.planets[seat.planet]
    for start in cells_of(seat.rovers):
        for target in cells_of((grow(1 << start) | grow_corners(1 << start)) & planet.cells):
            bit = 1 << target
            if ways[start] & bit and not closed & bit:
                continue
            rule, reason = _why_closed(box, table, seat, planet.steps8[start], bit, ways[start])
            why.add(way_option("rover", start, target), rule, reason)


def _why_closed(
    box: Box, table: Table, seat: Seat, diagonal: int, bit: int, ways: int
) -> tuple[str, Message]:
    planet = box.planets[seat.planet]
    if not diagonal & bit:
        return "PU-34.38", message("why-chasm")
    if not ways & bit:
        return "PU-11.07", message("why-diagonal")
    if seat.rovers & bit:
        return "PU-11.12", message("why-rover-there")
    if planet.toxic & bit & ~seat.covered:
        return "PU-34.16", message("why-toxic")
    if box.restrictions[table.event].terrain >= 0:
        return "PU-19.32", message("why-terrain-closed")
    return "PU-27.15", message("why-in-circles")
