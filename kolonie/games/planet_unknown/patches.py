"""Biomass patches: where they may lie, storing, and what may be taken instead (chapter 13)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, ordered, runs, takes
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.flow import PLACE_PATCH
from kolonie.games.planet_unknown.ground import WIDTH, Mask, cells_of, in_order, mask_of_words
from kolonie.games.planet_unknown.nodes import Patches, PlacePatch
from kolonie.games.planet_unknown.placing import border, is_free, section_tiles
from kolonie.games.planet_unknown.rovers import cell_of, cell_options, destroy_under
from kolonie.games.planet_unknown.state import EVENT, Game, Seat, Table
from kolonie.games.planet_unknown.terms import (
    BIOMASS,
    EXTRA_PATCH,
    PATCH_ON_METEORITE,
    PATCH_ON_TILES,
    STORE_PATCHES,
    SYNERGY_FOR_PATCH,
    number_of,
)
from kolonie.games.planet_unknown.tracks import gain_synergy, powers

COVER: Final = cell_options("cover")
STORE: Final = option("store")
SWAP: Final = option("swap")
MORE: Final = option("more")


def patch_cells(box: Box, seat: Seat, able: int) -> int:
    """The cells on which a patch may be placed (PU-13.01, PU-13.11)."""
    planet = box.planets[seat.planet]
    covered = seat.covered
    cells: int = planet.cells & ~covered & mask_of_words(border(planet, covered, False, True))
    if planet.slides:
        shut = covered << 1 & covered >> 1 & covered << WIDTH & covered >> WIDTH
        cells &= ~shut  # PU-34.26
    if able & PATCH_ON_TILES:
        cells |= covered & ~seat.patches & ~seat.meteorites  # PU-26.09, PU-26.10
    if able & PATCH_ON_METEORITE:
        cells |= seat.meteorites  # PU-26.15
    return cells & ~planet.ring  # PU-34.03, PU-34.44


def safe_cells(game: Game, frame: Frame, cells: int, able: int) -> int:
    """PU-19.44: in the event step those after which a tile of the section can still be placed."""
    if frame.env["step"] != EVENT:
        return cells
    box = game.box
    seat = game.state.seats[frame.seat]
    tiles = section_tiles(box, game.state, frame.seat)
    room = _room(box, seat, tiles, seat.covered, able)
    if not room:
        return cells
    # Beside this room a patch takes nothing away, but the first piece decides what the others must touch.
    safe: int = cells & ~room if seat.covered else 0
    for cell in cells_of(cells & ~safe):
        if _room(box, seat, tiles, seat.covered | 1 << cell, able):
            safe |= 1 << cell
    return safe


def _room(box: Box, seat: Seat, tiles: list[int], covered: int, able: int) -> Mask:
    """Where one of the tiles has a place by the base rules alone (PU-5.15), or 0."""
    planet = box.planets[seat.planet]
    for tile in tiles:
        near = border(planet, covered, is_free(box, tile, able), False)
        room = box.table(planet, tile, False).lying(planet.ground(covered).free, near, 0)
        if room:
            return room
    return 0


def other_uses(box: Box, table: Table, seat: Seat, able: int) -> list[Option]:
    """What else can be done with a patch in hand."""
    options = []
    if able & STORE_PATCHES and not table.over:  # PU-13.07, PU-13.12
        options.append(STORE)
    if (
        able & SYNERGY_FOR_PATCH
        and not seat.used & SYNERGY_FOR_PATCH
        and not box.restrictions[table.event].no_synergy
    ):
        options.append(SWAP)  # PU-29.06
    return options


@runs(Patches)
def run_patches(game: Game, frame: Frame) -> Frame | None:
    """One patch after the other; what cannot be placed, stored or exchanged is lost (PU-13.06)."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    if not seat.patches_due:
        return frame.parent
    able = powers(box, seat)
    cells = patch_cells(box, seat, able)
    if safe_cells(game, frame, cells, able) or other_uses(box, table, seat, able):
        return frame.inner(PLACE_PATCH)
    if game.journal is not None:
        game.tell(frame, {"n": seat.patches_due})
    seat.patches_due = 0
    return frame.parent


@asks(PlacePatch, "PU-13.01")
def ask_patch(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    able = powers(box, seat)
    legal = patch_cells(box, seat, able)
    safe = safe_cells(game, frame, legal, able)
    options = [COVER[cell] for cell in in_order(safe)]
    if able & EXTRA_PATCH and not seat.used & EXTRA_PATCH and "stored" not in frame.env:  # PU-26.13
        options.append(MORE)
    options.extend(other_uses(box, table, seat, able))
    if why is not None:
        for cell in cells_of(box.planets[seat.planet].cells & ~safe):
            rule, reason = _why_no_patch(box, seat, 1 << cell, legal)
            why.add(COVER[cell], rule, reason)
        if STORE not in options:
            why.add(STORE, "PU-13.07", message("why-no-storing"))
    return options


ordered(PlacePatch)


@takes(PlacePatch)
def take_patch(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    seat.sidled = 0
    if choice is MORE:
        seat.used |= EXTRA_PATCH
        seat.patches_due += box.corporations[seat.corporation].amounts[number_of(EXTRA_PATCH)]
        return frame
    seat.patches_due -= 1
    if choice is STORE:
        seat.stored += 1
    elif choice is SWAP:
        seat.used |= SYNERGY_FOR_PATCH
        for _ in range(box.corporations[seat.corporation].amounts[number_of(SYNERGY_FOR_PATCH)]):
            gain_synergy(box, table, seat)
    else:
        put_patch(seat, 1 << cell_of(choice))
    return frame.parent


def put_patch(seat: Seat, bit: int) -> None:
    """The cell becomes biomass without building; what lay there is destroyed (PU-13.05, PU-26.11)."""
    destroy_under(seat, bit)
    seat.covered |= bit
    seat.terrain = [cells & ~bit for cells in seat.terrain]
    seat.terrain[BIOMASS] |= bit
    seat.buildings &= ~bit
    seat.symbols &= ~bit
    seat.meteorites &= ~bit
    seat.patches |= bit
    seat.trail = 0


def _why_no_patch(box: Box, seat: Seat, bit: int, legal: int) -> tuple[str, Message]:
    planet = box.planets[seat.planet]
    if legal & bit:
        return "PU-19.44", message("why-patch-would-block")
    if planet.ring & bit:
        return "PU-34.03", message(
            "why-planet-rule", rule=message(f"planet-rule-{planet.rule.replace('_', '-')}")
        )
    if seat.patches & bit:
        return "PU-26.10", message("why-overlap")
    if seat.covered & bit:
        return "PU-5.09", message("why-overlap")
    if not mask_of_words(border(planet, seat.covered, False, True)) & bit:
        return ("PU-5.07" if seat.covered else "PU-5.05"), message("why-not-adjacent")
    return "PU-34.25", message(
        "why-planet-rule", rule=message(f"planet-rule-{planet.rule.replace('_', '-')}")
    )
