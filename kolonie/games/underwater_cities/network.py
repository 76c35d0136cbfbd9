"""The network on a player board (sections 8 and 9): what stands where, what is connected, what may come next.

Everything that can be asked of a board is kept as masks in the seat and brought up to date when something is
built, so that listing options never searches.
"""

from __future__ import annotations

from kolonie.games.underwater_cities.board import Board, Sites
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.nodes import Build, BuildUpgraded
from kolonie.games.underwater_cities.state import Seat, Table


def refresh(box: Box, seat: Seat) -> None:
    """Works out the masks that follow from what is built."""
    board = box.boards[seat.board]
    built = seat.built
    cities = 0
    for kind in box.city_kinds:
        cities |= built[kind]
    occupied = 0
    for kind in box.building_kinds:
        occupied |= built[kind]
    tunnels = built[box.tunnel]
    reached = 1 << board.start
    rest = tunnels
    while rest:
        low = rest & -rest
        reached |= board.ends[low.bit_length() - 1]
        rest ^= low
    near = touching = ahead = normal = expansion = alive = 0
    for site in range(len(board.near)):
        bit = 1 << site
        if cities & bit:
            near |= board.near[site]
            touching |= board.tunnels_at[site]
            if reached & bit:
                alive |= board.all_at[site]
        if reached & bit:
            ahead |= board.tunnels_at[site]
    open_cities = near & ~cities
    ground = cities | open_cities  # UC-8.07
    for site in range(len(board.near)):
        if ground >> site & 1:
            normal |= board.normal_at[site]
            expansion |= board.expansion_at[site]
    seat.cities = cities
    seat.occupied = occupied
    seat.reached = reached
    seat.connected = cities & reached
    seat.alive = alive
    seat.touching = touching & tunnels
    seat.open_cities = open_cities
    seat.open_buildings = normal & ~occupied
    seat.open_expansions = expansion & ~occupied
    seat.open_tunnels = ahead & ~tunnels
    joined = 0
    for space, needs in enumerate(board.needs):
        if needs & tunnels == needs:
            joined |= 1 << space
    seat.joined = joined


def sites_of(box: Box, board: Board, kind: int) -> Sites:
    """The sites on which a kind of thing is built."""
    if box.is_building[kind]:
        return board.buildings
    return board.tunnels if kind == box.tunnel else board.cities


def open_sites(box: Box, seat: Seat, kind: int, expansion: bool) -> int:
    """The legal sites for a kind of thing by position (UC-8.03, UC-8.07, UC-8.10, UC-8.15)."""
    if box.is_building[kind]:
        return seat.open_expansions if expansion else seat.open_buildings
    return seat.open_tunnels if kind == box.tunnel else seat.open_cities


def is_opened(box: Box, seat: Seat, node: Build | BuildUpgraded, kind: int, site: int) -> bool:
    """True for an expansion site that a normal build can only use for a fee."""
    if isinstance(node, Build) and node.expansion:
        return False
    return box.is_building[kind] and box.boards[seat.board].expansions >> site & 1 != 0


def place(box: Box, table: Table, seat: Seat, kind: int, site: int) -> None:
    """Puts a new thing on its site and takes it from the supply (UC-8.12: plain)."""
    seat.built[kind] |= 1 << site
    if table.supply[kind] > 0:
        table.supply[kind] -= 1
    shift = 4 * kind
    own_turn = table.acting >= 0 and table.seats[table.acting] is seat  # UC-23.12: production is no turn
    if own_turn and seat.fresh >> shift & 15 < 15:
        seat.fresh += 1 << shift
    refresh(box, seat)


def standing(box: Box, seat: Seat, kinds: tuple[int, ...], upgraded: bool) -> int:
    """How many connected things of these kinds there are (UC-9.06); a tunnel counts if it touches a city."""
    total = 0
    for kind in kinds:
        if box.is_building[kind]:
            mask = seat.built[kind] & seat.alive
            if upgraded:
                mask &= seat.upgraded
        elif kind == box.tunnel:
            mask = seat.touching
            if upgraded:
                mask &= seat.upgraded_tunnels
        else:
            mask = seat.built[kind] & seat.connected
        total += how_many(mask)
    return total


def plain_sites(box: Box, seat: Seat, kind: int) -> int:
    """Where structures of a kind can still be upgraded; they need not be connected (UC-10.04)."""
    if kind == box.tunnel:
        return seat.built[kind] & ~seat.upgraded_tunnels
    return seat.built[kind] & ~seat.upgraded


def at_city(box: Box, seat: Seat, kind: int, site: int, upgraded: bool) -> int:
    """How many of a kind stand at the city of a building site; 0 if it is not connected (UC-23.10)."""
    board = box.boards[seat.board]
    city = board.city_of[site]
    if not seat.connected >> city & 1:
        return 0
    mask = seat.built[kind] & board.all_at[city]
    if upgraded:
        mask &= seat.upgraded
    return how_many(mask)


def metropolises(seat: Seat) -> int:
    """Connected metropolises of any colour, gained tiles included (UC-19.02)."""
    return how_many(seat.joined) + len(seat.gained)


def how_many(mask: int) -> int:
    """The number of sites in a mask; compiled, this is quicker than the call of `int.bit_count`."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def bits(mask: int) -> list[int]:
    """The numbers of the sites in a mask."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
