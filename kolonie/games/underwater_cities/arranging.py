"""What lies on the boards: one half of the builder of positions (`positions`)."""

from __future__ import annotations

from typing import Final

from kolonie.core import positions
from kolonie.core.positions import PositionError
from kolonie.games.underwater_cities.box import Box, Side
from kolonie.games.underwater_cities.legality import faults
from kolonie.games.underwater_cities.network import bits, refresh, sites_of
from kolonie.games.underwater_cities.state import FOURTH, NEUTRAL, NOBODY, NOT_USED, Seat, Table

OTHERS: Final = {"neutral": NEUTRAL, "fourth neutral": FOURTH}
"""Action tiles that are nobody's."""


class BoardPosition(positions.Position[Table, Box, Seat]):
    """A game that is being arranged: player boards, metropolis tiles, the main board and the supply."""

    @property
    def side(self) -> Side:
        """The side of the main board that is played on."""
        return self.box.side[self.live.seats]

    def faults(self) -> list[str]:
        return faults(self.live)

    def _recount(self) -> None:
        """From here on there are as many pieces as there are now."""
        self.pieces = self.live.title.census(self.live)

    # -- player boards

    def board(self, index: int, name: str) -> None:
        """The seat has this board, empty but for the start city."""
        boards = {board.id: number for number, board in enumerate(self.box.boards)}
        if name not in boards:
            raise PositionError(f"there is no board {name}")
        seat = self.seat(index)
        self.tear_down(index)
        seat.board = boards[name]
        seat.built[self.box.start_kind] = 1 << self.box.boards[seat.board].start
        refresh(self.box, seat)

    def tear_down(self, index: int, *sites: str) -> None:
        """What stands on these sites goes back to the supply; without sites all but the start city."""
        box, seat, supply = self.box, self.seat(index), self.state.supply
        board = box.boards[seat.board]
        for kind in range(len(box.kinds)):
            names = sites_of(box, board, kind)
            for site in bits(seat.built[kind]):
                if names.ids[site] in sites or not (sites or self._is_start(index, kind, site)):
                    seat.built[kind] &= ~(1 << site)
                    supply[kind] += supply[kind] >= 0
        seat.upgraded &= sum(seat.built[kind] for kind in box.building_kinds)
        seat.upgraded_tunnels &= seat.built[box.tunnel]
        refresh(box, seat)

    def _is_start(self, index: int, kind: int, site: int) -> bool:
        return kind == self.box.start_kind and site == self.box.boards[self.seat(index).board].start

    def build(self, index: int, kind: str, *sites: str, upgraded: bool = False) -> None:
        """Things from the supply stand on sites: `build(0, "farm", "LR.1")`. Nothing is paid or set off.

        Tunnels are named as `LR-LM`, cities as `LM`, building sites as `LM.1`. One that stands there already
        is upgraded if that is what is asked for.
        """
        box, seat, supply = self.box, self.seat(index), self.state.supply
        number = self.kind(kind)
        board = box.boards[seat.board]
        named = sites_of(box, board, number)
        for name in sites:
            if name not in named.number:
                raise PositionError(f"board {board.id} has no site {name} for a {kind}")
            site = named.number[name]
            bit = 1 << site
            alike = [other for other in range(len(box.kinds)) if sites_of(box, board, other) is named]
            if any(seat.built[other] & bit for other in alike if other != number):
                raise PositionError(f"something stands on {name}")
            if not seat.built[number] & bit:
                if supply[number] == 0:
                    raise PositionError(f"no {kind} is left in the supply")
                supply[number] -= supply[number] > 0
                seat.built[number] |= bit
            if upgraded:
                self._upgrade(seat, number, bit)
        refresh(box, seat)

    def _upgrade(self, seat: Seat, kind: int, bit: int) -> None:
        if self.box.sorts[kind] == "city":
            raise PositionError("a city cannot be upgraded")
        if self.box.sorts[kind] == "tunnel":
            seat.upgraded_tunnels |= bit
        else:
            seat.upgraded |= bit

    def connect(self, index: int, space: str, upgraded: bool = False) -> None:
        """The tunnels to a metropolis space are built: `connect(0, "BROWN")`. Nothing is set off."""
        board = self.box.boards[self.seat(index).board]
        if space not in board.metropolis_ids:
            raise PositionError(f"board {board.id} has no metropolis space {space}")
        needed = bits(board.needs[board.metropolis_ids.index(space)])
        self.build(index, "tunnel", *[board.tunnels.ids[site] for site in needed], upgraded=upgraded)

    def built(self, index: int, kind: str) -> set[str]:
        """The sites where things of a kind stand."""
        seat, number = self.seat(index), self.kind(kind)
        named = sites_of(self.box, self.box.boards[seat.board], number)
        return {named.ids[site] for site in bits(seat.built[number])}

    def upgraded(self, index: int) -> set[str]:
        """The sites where something upgraded stands."""
        seat = self.seat(index)
        board = self.box.boards[seat.board]
        found = {board.buildings.ids[site] for site in bits(seat.upgraded)}
        return found | {board.tunnels.ids[site] for site in bits(seat.upgraded_tunnels)}

    def kind(self, name: str) -> int:
        if name not in self.box.kind:
            raise PositionError(f"there is nothing called {name} to be built")
        return self.box.kind[name]

    def supply(self, **left: int) -> None:
        """So much is left of these kinds, as if there were fewer or more of them in the box: nobody gets the
        difference, and what is counted begins anew here."""
        for name, n in left.items():
            if n < 0 or self.state.supply[self.kind(name)] < 0:
                raise PositionError(f"the supply of {name} cannot be {n}")
            self.state.supply[self.kind(name)] = n
        self._recount()

    # -- metropolis tiles and contracts

    def metropolises(self, index: int, *tiles: str) -> None:
        """The tiles on the metropolis spaces of a seat, in their order: brown, upper right, lower left.

        Each changes places with what lay there.
        """
        seat = self.seat(index)
        if len(tiles) != len(seat.tiles):
            raise PositionError(f"a board has {len(seat.tiles)} metropolis tiles, not {len(tiles)}")
        for space, name in enumerate(tiles):
            if name in tiles[:space]:
                raise PositionError(f"there is only one metropolis {name}")
            self._exchange(self.tile(name), seat.tiles[space])

    def gain_metropolis(self, index: int, *tiles: str) -> None:
        """The seat has these tiles beside its board (UC-15.13); who had one gets one that nobody had."""
        table = self.state
        for name in tiles:
            tile = self._be_spare(name, ())
            table.spare = tuple(other for other in table.spare if other != tile)
            self.seat(index).gained += (tile,)

    def spare(self, *tiles: str) -> None:
        """Just these metropolis tiles are left over; others leave the game, and counting begins anew here."""
        self.state.spare = tuple([self._be_spare(name, tiles) for name in tiles])
        self._recount()

    def spare_tiles(self) -> set[str]:
        """The metropolis tiles that nobody has."""
        return {self.box.tile_ids[tile] for tile in self.state.spare}

    def tile(self, name: str) -> int:
        if name not in self.box.tile_ids:
            raise PositionError(f"there is no metropolis {name}")
        return self.box.tile_ids.index(name)

    def _be_spare(self, name: str, but: tuple[str, ...]) -> int:
        """The tile is one that nobody has; who had it takes another, none of `but`."""
        tile, ids, entries = self.tile(name), self.box.tile_ids, self.box.metropolises
        if tile not in self.state.spare:
            colour = entries[tile].colour
            alike = [t for t in self.state.spare if entries[t].colour == colour and ids[t] not in but]
            if not alike:
                raise PositionError(f"no other metropolis is left for {name}")
            self._exchange(tile, alike[0])
        return tile

    def _exchange(self, one: int, other: int) -> None:
        """Two tiles change places."""
        table = self.state
        places = [table.spare, *[tiles for seat in table.seats for tiles in (seat.tiles, seat.gained)]]
        if not any(one in tiles for tiles in places):
            raise PositionError(f"the metropolis {self.box.tile_ids[one]} is not in this game")
        swap = {one: other, other: one}
        table.spare = tuple([swap.get(tile, tile) for tile in table.spare])
        for seat in table.seats:
            seat.tiles = tuple([swap.get(tile, tile) for tile in seat.tiles])
            seat.gained = tuple([swap.get(tile, tile) for tile in seat.gained])

    def contracts(self, *names: str) -> None:
        """Just these contracts are on offer; what is counted begins anew here."""
        wanted = tuple(self.contract(name) for name in names)
        for seat in self.state.seats:
            if set(wanted) & set(seat.contracts):
                raise PositionError("a player has taken this contract")
        self.state.contracts = wanted
        self._recount()

    def contract(self, name: str) -> int:
        if name not in self.box.contract_ids:
            raise PositionError(f"there is no contract {name}")
        return self.box.contract_ids.index(name)

    # -- the main board

    def slot(self, code: str) -> int:
        if code not in self.side.codes[:-1]:
            raise PositionError(f"the main board has no slot {code}")
        return self.side.codes.index(code)

    def occupy(self, by: int | str, *slots: str) -> None:
        """Action tiles lie on these slots: of a seat, which has then used them in this round, or `neutral`
        or `fourth neutral` ones."""
        table = self.state
        for code in slots:
            slot = self.slot(code)
            if isinstance(by, int):
                self.seat(by).slots |= 1 << slot
                bit = 1 << by
            elif by in OTHERS:
                bit = OTHERS[by]
            else:
                raise PositionError(f"there are no {by} action tiles")
            table.tiles = (*table.tiles[:slot], table.tiles[slot] | bit, *table.tiles[slot + 1 :])
        if by == "neutral":
            table.neutral = tuple(i for i, tiles in enumerate(table.tiles) if tiles & NEUTRAL)

    def free(self, *slots: str) -> None:
        """No tiles lie on these slots, and nobody has used them; without slots on none of them."""
        table = self.state
        numbers = [self.slot(code) for code in slots or self.side.codes[:-1]]
        table.tiles = tuple(0 if i in numbers else tiles for i, tiles in enumerate(table.tiles))
        for seat in table.seats:
            seat.slots &= ~sum(1 << slot for slot in numbers)

    def copy_tile(self, index: int | None) -> None:
        """The action-copy tile was used by a seat in this round, or by nobody (UC-13.04)."""
        if self.state.copier == NOT_USED:
            raise PositionError("this game has no action-copy tile")
        if index is not None:
            self.seat(index)
        self.state.copier = NOBODY if index is None else index
