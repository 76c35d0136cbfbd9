"""Where tiles may lie, and what placing one does (chapters 5, 6, 10, 14)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.options import Option, WhyNot
from kolonie.core.readers import asks, ordered, takes, unlists
from kolonie.games.planet_unknown.boards import Planet, slides_in
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.ground import Mask, Words, cut, flood, grow, mask_of_words
from kolonie.games.planet_unknown.layouts import Fitting, Lay
from kolonie.games.planet_unknown.nodes import PlaceTile
from kolonie.games.planet_unknown.pending import (
    ALTERNATIVE,
    BY_ENERGY,
    PLACED,
    new_rover,
    patch,
    pods,
    rocks,
    up,
)
from kolonie.games.planet_unknown.rovers import destroy_under, energy_cells
from kolonie.games.planet_unknown.state import NONE, Gain, Game, Seat, Table
from kolonie.games.planet_unknown.station import RINGS, TILE, section, take_top
from kolonie.games.planet_unknown.terms import (
    BIOMASS,
    CIV,
    CIV_MOVEMENT,
    ENERGY,
    FLUX_COLLECT,
    IGNORE_ADJACENCY,
    NO_METEORITES,
    POD_ON_ENERGY,
    ROVER,
    ROVER_TILES_FREE,
    TECH,
    TECH_AS_ENERGY,
    WATER,
    WATER_OFF_ICE,
    WATER_PATCH,
    WATER_SYNERGY,
    number_of,
)
from kolonie.games.planet_unknown.tracks import (
    gain_synergy,
    powers,
)

# How far restrictions are dropped (PU-5.15)
NOWHERE: Final = 0
OBEYING: Final = 1
WITHOUT_EVENT: Final = 2
WITHOUT_PLANET_RULE: Final = 3

# Why a tile is placed: the turn, C05 (no advances), C16
TURN_TILE: Final = 0
SALVAGE: Final = 1
DEPOT: Final = 2


# -- where


def border(planet: Planet, covered: Mask, free: bool, obey: bool) -> Words:
    """The cells of which a piece must cover one (PU-5.05, PU-5.07)."""
    if not covered:
        return planet.start if obey else planet.rim
    return planet.whole if free else planet.ground(covered).beside


def is_free(box: Box, tile: int, able: int) -> bool:
    """Whether the adjacency rule is waived for a tile (PU-24.01, PU-28.10)."""
    if able & IGNORE_ADJACENCY:
        return True
    return bool(able & ROVER_TILES_FREE) and bool(box.tile_terrains[tile] >> ROVER & 1)


def open_cells(box: Box, table: Table, seat: Seat, level: int) -> Words:
    """The cells on which a tile may lie."""
    planet = box.planets[seat.planet]
    free = planet.ground(seat.covered).free
    if level == OBEYING:
        limits = box.restrictions[table.event]
        if limits.edge:
            return cut(free, planet.rim)
        if limits.ice:
            return cut(free, planet.frozen)
    return free


def room(box: Box, table: Table, seat: Seat, tile: int, level: int, able: int) -> Fitting:
    """Where a tile may lie, apart from what depends on its terrains."""
    planet = box.planets[seat.planet]
    obey = level < WITHOUT_PLANET_RULE
    near = border(planet, seat.covered, is_free(box, tile, able), obey)
    walls = seat.covered if planet.slides and obey else 0
    return box.table(planet, tile, obey).fitting(open_cells(box, table, seat, level), near, walls)


def minds_terrain(box: Box, table: Table, planet: Planet, level: int) -> bool:
    """Whether it depends on the terrains of a tile where it may lie."""
    if planet.quarters and level < WITHOUT_PLANET_RULE:
        return True
    return level == OBEYING and box.restrictions[table.event].matching


def lays(box: Box, table: Table, seat: Seat, tile: int, level: int, able: int) -> list[Option]:
    """The legal placements of a tile when restrictions are dropped as far as `level` says."""
    options = room(box, table, seat, tile, level, able).listed()
    planet = box.planets[seat.planet]
    obey = level < WITHOUT_PLANET_RULE
    found = box.table(planet, tile, obey)
    if planet.quarters and obey:
        options = [choice for choice in options if choice.key in found.by_key]
    if level == OBEYING and box.restrictions[table.event].matching:
        one, other = grow(seat.terrain[box.tile_a[tile]]), grow(seat.terrain[box.tile_b[tile]])
        lying = [found.lay(choice) for choice in options]
        options = [lay.choice for lay in lying if not lay.a & one and not lay.b & other]
    return options


def fits(box: Box, table: Table, seat: Seat, tile: int, level: int, able: int) -> bool:
    """Whether `lays` would find anything."""
    return fitting(box, table, seat, [tile], level, able) != []


def fitting(box: Box, table: Table, seat: Seat, tiles: list[int], level: int, able: int) -> list[int]:
    """Those of the tiles for which `lays` would find anything."""
    planet = box.planets[seat.planet]
    obey = level < WITHOUT_PLANET_RULE
    if level == OBEYING and box.restrictions[table.event].matching:
        return [tile for tile in tiles if lays(box, table, seat, tile, level, able)]
    cells = open_cells(box, table, seat, level)
    walls = seat.covered if planet.slides and obey else 0
    beside = border(planet, seat.covered, False, obey)
    found: list[int] = []
    for tile in tiles:
        near = border(planet, seat.covered, True, obey) if able and is_free(box, tile, able) else beside
        if box.table(planet, tile, obey).fits(cells, near, walls):
            found.append(tile)
    return found


def levels_of(box: Box, table: Table, seat: Seat) -> list[int]:
    """The levels of PU-5.15 that differ for this player now."""
    levels = [OBEYING]
    if box.restrictions[table.event].tiles:
        levels.append(WITHOUT_EVENT)
    if box.planets[seat.planet].restricts:
        levels.append(WITHOUT_PLANET_RULE)
    return levels


def best_level(box: Box, table: Table, seat: Seat, tiles: list[int], able: int) -> int:
    """The first level at which one of the tiles can be placed, or NOWHERE (PU-5.15)."""
    for level in levels_of(box, table, seat):
        if fitting(box, table, seat, tiles, level, able):
            return level
    return NOWHERE


def placeable(box: Box, table: Table, seat: Seat, tiles: list[int], able: int) -> list[int]:
    """Those of the tiles that can be placed at the first level at which one can (PU-5.02, PU-5.15)."""
    for level in levels_of(box, table, seat):
        found = fitting(box, table, seat, tiles, level, able)
        if found:
            return found
    return []


def section_tiles(box: Box, table: Table, index: int) -> list[int]:
    """The tiles a player can see in the own section, the inner one first."""
    return [table.tops[stack] for stack in section(box, table, index) if table.tops[stack] != NONE]


# -- placing


def begin_placing(game: Game, frame: Frame, seat: Seat, tile: int, ring: int, level: int, mode: int) -> Frame:
    """The tile is selected: Republic 1 gives its movement (PU-25.06), and what follows places it."""
    select(game.box, seat, tile)
    env = frame.env.copy()
    env["tile"] = tile
    env["ring"] = ring
    env["level"] = level
    env["mode"] = mode
    return Frame(frame.node, frame.pos, frame.seat, env, frame.parent)


def select(box: Box, seat: Seat, tile: int) -> None:
    """Effects worded "when you select a tile" (PU-7.10)."""
    if powers(box, seat) & CIV_MOVEMENT:
        board = box.corporations[seat.corporation]
        if box.tile_terrains[tile] >> board.grounds[number_of(CIV_MOVEMENT)] & 1:
            seat.moves += board.move_number(seat.trackers[ROVER])


@asks(PlaceTile, "PU-5.07")
def ask_place(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    if "tile" not in frame.env:
        return []  # none could be selected or placed
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    able = powers(box, seat)
    tile: int = frame.env["tile"]
    level: int = frame.env["level"]
    options = lays(box, table, seat, tile, level, able)
    if why is not None:
        _refuse_lays(box, table, seat, tile, level, able, why)
    if frame.env.get("moved"):
        _other_civ_tile(game, frame, able, options)
    return options


ordered(PlaceTile)


@unlists(PlaceTile)
def unlisted_lays(game: Game, frame: Frame) -> Fitting | None:
    if "tile" not in frame.env:
        return None
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    level: int = frame.env["level"]
    if minds_terrain(box, table, box.planets[seat.planet], level):
        return None
    able = powers(box, seat)
    if moves_before_placing(game, frame, able) or frame.env.get("moved"):
        return None  # rovers may move too, or the other tile be placed
    found = room(box, table, seat, frame.env["tile"], level, able)
    return found if found.count > 1 else None


def moves_before_placing(game: Game, frame: Frame, able: int) -> bool:
    """Whether rovers may move before the tile is placed: by Republic 1, for a civ tile (PU-25.07)."""
    return bool(able & CIV_MOVEMENT) and bool(game.box.tile_terrains[frame.env["tile"]] >> CIV & 1)


def _other_civ_tile(game: Game, frame: Frame, able: int, options: list[Option]) -> None:
    """After Republic 1 movement the other tile may be placed if it shows civ terrain too (PU-25.16)."""
    table = game.state
    box = game.box
    if frame.env["mode"] != TURN_TILE:
        return
    ring = 1 - frame.env["ring"]
    tile = table.tops[section(box, table, frame.seat)[ring]]
    if tile == NONE or not box.tile_terrains[tile] >> CIV & 1:
        return
    if fits(box, table, table.seats[frame.seat], tile, frame.env["level"], able):
        options.append(TILE[ring])


@takes(PlaceTile)
def take_place(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    if choice.verb == "tile":
        ring = RINGS.index(choice.word())
        other = table.tops[section(box, table, frame.seat)[ring]]
        return frame.bind("ring", ring).bind("tile", other).bind("moved", 0)
    tile: int = frame.env["tile"]
    mode: int = frame.env["mode"]
    planet = box.planets[seat.planet]
    lay = box.table(planet, tile, frame.env["level"] < WITHOUT_PLANET_RULE).lay(choice)
    able = powers(box, seat)
    enlarges = grows_biomass(box, seat, tile, lay)
    put_tile(box, seat, tile, lay, able)
    if mode != SALVAGE:
        seat.gains.extend(building_gains(box, table, seat, tile, lay, able, enlarges))
    placement_gains(box, table, seat, tile, lay, able)
    if mode == TURN_TILE:
        seat.took = frame.env["ring"]
        seat.gains.extend([new_rover() for _ in range(seat.rover_due)])  # PU-19.20
        seat.rover_due = 0
        return frame.parent
    game.reveal()
    take_top(table, section(box, table, frame.seat)[frame.env["ring"]])
    return frame.parent


def grows_biomass(box: Box, seat: Seat, tile: int, lay: Lay) -> bool:
    """PU-26.02."""
    cells = lay.a if box.tile_a[tile] == BIOMASS else lay.b if box.tile_b[tile] == BIOMASS else 0
    return bool(cells and grow(cells) & seat.terrain[BIOMASS])


def put_tile(box: Box, seat: Seat, tile: int, lay: Lay, able: int) -> None:
    """PU-5.20 up to the meteorite."""
    mask = lay.mask
    destroy_under(seat, mask)
    seat.covered |= mask
    seat.terrain[box.tile_a[tile]] |= lay.a
    seat.terrain[box.tile_b[tile]] |= lay.b
    seat.buildings |= 1 << lay.building_a | 1 << lay.building_b
    if tile % 2:
        seat.symbols |= 1 << lay.meteor
        if not able & NO_METEORITES:  # PU-24.10
            seat.meteorites |= 1 << lay.meteor
    seat.laid.append((tile, mask))
    seat.trail = 0


def energy_offers(box: Box, seat: Seat, cells: int, other: int, able: int) -> int:
    """The trackers an energy building offers (PU-14.02, PU-14.03)."""
    energy = energy_cells(box, seat)
    offered = 1 << other | _tracks_beside(seat, flood(cells, energy))
    if able & TECH_AS_ENERGY:  # a may, so both readings are offered (PU-29.10)
        offered |= _tracks_beside(seat, flood(cells, energy | seat.terrain[TECH]))
    return offered


def _tracks_beside(seat: Seat, area: int) -> int:
    near = grow(area) & ~area
    beside = 0
    for track in range(5):
        if seat.terrain[track] & near:
            beside |= 1 << track
    return beside


def building_gains(
    box: Box, table: Table, seat: Seat, tile: int, lay: Lay, able: int, enlarges: bool
) -> list[Gain]:
    """The advances of the two buildings of a placed tile (PU-4.06)."""
    board = box.corporations[seat.corporation]
    one, other = box.tile_a[tile], box.tile_b[tile]
    gains: list[Gain] = []
    for terrain, cells, beside in ((one, lay.a, other), (other, lay.b, one)):
        if terrain == ENERGY:
            gains.append(up(energy_offers(box, seat, cells, beside, able), 1, PLACED | BY_ENERGY))
        elif terrain == WATER:
            on_ice = (cells & box.planets[seat.planet].ice).bit_count()
            if on_ice:  # PU-10.01, PU-30.03
                gains.append(up(1 << WATER, on_ice if board.winding else 1, PLACED))
        elif terrain == TECH and able & TECH_AS_ENERGY:  # PU-29.11
            offered = energy_offers(box, seat, cells, beside, able) | 1 << TECH
            gains.append(up(offered, 1, PLACED | BY_ENERGY))
        elif terrain != BIOMASS or enlarges or not board.expands:  # PU-26.01
            gains.append(up(1 << terrain, 1, PLACED))
    return only_one(box, table, gains)


def unplaced_gains(box: Box, table: Table, tile: int) -> list[Gain]:
    """The advances of a tile that could not be placed (PU-7.03 to PU-7.09)."""
    one, other = box.tile_a[tile], box.tile_b[tile]
    gains: list[Gain] = []
    for terrain, beside in ((one, other), (other, one)):
        track = beside if terrain == ENERGY else terrain
        gains.append(up(1 << track, 1, BY_ENERGY if terrain == ENERGY else 0))
    return only_one(box, table, gains)


def only_one(box: Box, table: Table, gains: list[Gain]) -> list[Gain]:
    """PU-19.34: the two buildings become alternatives."""
    if box.restrictions[table.event].one_building:
        for gain in gains:
            gain.how |= ALTERNATIVE
    return gains


def placement_gains(box: Box, table: Table, seat: Seat, tile: int, lay: Lay, able: int) -> None:
    """Effects worded "when you place a tile" (PU-18.20)."""
    board = box.corporations[seat.corporation]
    terrains = box.tile_terrains[tile]
    amounts = board.amounts
    if able & WATER_OFF_ICE and not lay.mask & box.planets[seat.planet].ice:
        seat.gains.append(up(1 << WATER, amounts[number_of(WATER_OFF_ICE)], PLACED))
    if able & WATER_PATCH and terrains >> board.grounds[number_of(WATER_PATCH)] & 1:
        seat.gains.extend([patch() for _ in range(amounts[number_of(WATER_PATCH)])])
    if able & WATER_SYNERGY and terrains >> board.grounds[number_of(WATER_SYNERGY)] & 1:
        for _ in range(amounts[number_of(WATER_SYNERGY)]):
            gain_synergy(box, table, seat)
    if able & POD_ON_ENERGY and terrains >> board.grounds[number_of(POD_ON_ENERGY)] & 1:
        seat.gains.append(pods(amounts[number_of(POD_ON_ENERGY)]))
    if able & FLUX_COLLECT and terrains >> seat.flux & 1:  # PU-32.13
        seat.gains.append(rocks(amounts[number_of(FLUX_COLLECT)]))


# -- refusals


def _refuse_lays(box: Box, table: Table, seat: Seat, tile: int, level: int, able: int, why: WhyNot) -> None:
    planet = box.planets[seat.planet]
    legal = {choice.key for choice in lays(box, table, seat, tile, level, able)}
    obeying = box.table(planet, tile, True).by_key
    for lay in box.table(planet, tile, False).lays:
        if lay.choice.key not in legal:
            known = lay.choice.key in obeying
            rule, reason = _why_not_here(box, table, seat, tile, lay, able, level, known)
            why.add(lay.choice, rule, reason)


def _why_not_here(
    box: Box, table: Table, seat: Seat, tile: int, lay: Lay, able: int, level: int, known: bool
) -> tuple[str, Message]:
    planet = box.planets[seat.planet]
    if lay.mask & seat.covered:
        return "PU-5.09", message("why-overlap")
    near = border(planet, seat.covered, is_free(box, tile, able), level < WITHOUT_PLANET_RULE)
    if not lay.mask & mask_of_words(near):
        if seat.covered:
            return "PU-5.07", message("why-not-adjacent")
        if planet.rule == "start_in_centre":
            return "PU-34.09", message("why-not-central")
        return "PU-5.05", message("why-not-on-edge")
    if not known or (planet.slides and not slides_in(lay.mask, seat.covered)):
        return "PU-33.02", message(
            "why-planet-rule", rule=message(f"planet-rule-{planet.rule.replace('_', '-')}")
        )
    return "PU-5.13", message("why-event-restricts")
