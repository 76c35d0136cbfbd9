"""What can be put on planets and corporation boards: one half of the builder of positions (`positions`)."""

from __future__ import annotations

from kolonie.core import positions
from kolonie.core.positions import PositionError
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.ground import bit_at, cells_of, xy
from kolonie.games.planet_unknown.layouts import Lay
from kolonie.games.planet_unknown.placing import put_tile
from kolonie.games.planet_unknown.state import NONE, Seat, Table
from kolonie.games.planet_unknown.station import take_top
from kolonie.games.planet_unknown.terms import BIOMASS, HEIGHT, NO_METEORITES, TERRAINS, TRACKS

Cell = tuple[int, int]


def mask(*cells: Cell) -> int:
    """Cells as one number."""
    return sum(bit_at(x, y) for x, y in set(cells))


def cells(of: int) -> list[Cell]:
    """The cells of such a number, in reading order."""
    return [xy(cell) for cell in cells_of(of)]


class BoardPosition(positions.Position[Table, Box, Seat]):
    """A game that is being arranged: planets, the pieces on them, and corporation boards."""

    def faults(self) -> list[str]:
        found = []
        for index, seat in enumerate(self.state.seats):
            planet, board = self.box.planets[seat.planet], self.box.corporations[seat.corporation]
            if seat.covered & ~planet.cells:
                found.append(f"seat {index} has a piece off the planet")
            if (seat.rovers | seat.lifepods | seat.meteorites) & ~planet.cells:
                found.append(f"seat {index} has a token off the planet")
            if seat.lifepods & seat.covered:
                found.append(f"seat {index} has a lifepod under a piece")
            if seat.loaded & ~seat.rovers:
                found.append(f"seat {index} has a loaded meteorite without a rover")
            if board.blocks and len(set(seat.trackers)) < len(seat.trackers):
                found.append(f"seat {index} has two trackers on one field")
        return found

    # -- tiles

    def tile(self, name: str) -> int:
        """A tile by name: `D2.civ-energy`, with a meteorite symbol `D2.civ-energy.meteor`."""
        full = name if name.count(".") == 2 else f"{name}.plain"
        if full not in self.box.tile_ids:
            raise PositionError(f"there is no tile {name}")
        return self.box.tile_ids.index(full)

    def _from_station(self, name: str) -> int:
        """Takes a tile out of its stack, wherever it lies there."""
        number, table = self.tile(name), self.state
        for stack in range(len(table.tops)):
            if table.tops[stack] == number:
                take_top(table, stack)
                return number
            if number in table.stacks[stack]:
                table.stacks[stack] = tuple(tile for tile in table.stacks[stack] if tile != number)
                return number
        raise PositionError(f"the tile {name} is no longer in the station")

    def ways_to_lie(self, index: int, tile: str) -> dict[str, Lay]:
        """Every way a tile lies on printed cells of a planet, by the key of its option."""
        planet = self.box.planets[self.seat(index).planet]
        return self.box.table(planet, self.tile(tile), False).by_key

    def way_to_lie(self, index: int, tile: str, x: int, y: int, turned: str = "r0") -> Lay:
        """One of them: the corner of the box around the tile, and its orientation r0 to r7."""
        found = self.ways_to_lie(index, tile).get(f"place:{x},{y},{turned}")
        if found is None:
            raise PositionError(f"{tile} does not lie at ({x}, {y}), {turned}, on the planet of seat {index}")
        return found

    def ways_on(self, index: int, tile: str, *at: Cell) -> list[str]:
        """The keys of the ways in which a tile covers just these cells."""
        wanted = mask(*at)
        return [key for key, lay in self.ways_to_lie(index, tile).items() if lay.mask == wanted]

    def lay(self, index: int, tile: str, x: int, y: int, turned: str = "r0", meteorite: bool = True) -> Lay:
        """A tile of the station lies on a planet, with its meteorite if it has a symbol.

        Nothing is gained for it. It is now the tile that was placed last.
        """
        seat = self.seat(index)
        lay = self.way_to_lie(index, tile, x, y, turned)
        self._bare(seat, lay.mask)
        put_tile(self.box, seat, self._from_station(tile), lay, 0 if meteorite else NO_METEORITES)
        return lay

    def lay_on(self, index: int, tile: str, *at: Cell, meteorite: bool = True) -> Lay:
        """The same, the cells being named instead: the first of the ways to cover just them."""
        ways = self.ways_on(index, tile, *at)
        if not ways:
            raise PositionError(f"{tile} does not cover {', '.join(map(str, at))} in any way")
        lay = self.ways_to_lie(index, tile)[ways[0]]
        x, y, turned = lay.choice.args
        return self.lay(index, tile, int(x), int(y), str(turned), meteorite)

    def paint(self, index: int, terrain: str, *at: Cell, buildings: tuple[Cell, ...] = ()) -> None:
        """These cells lie under a piece of one terrain, with buildings on some of them.

        It is no tile of the box: good for trying out a rule, but `game()` finds a tile too many.
        """
        seat, bits = self.seat(index), mask(*at)
        self._cover(seat, bits)
        seat.terrain[TERRAINS.index(terrain)] |= bits
        seat.buildings |= mask(*buildings)
        seat.laid.insert(0, (NONE, bits))

    def patch(self, index: int, *at: Cell) -> None:
        """Patches lie on these cells."""
        seat, bits = self.seat(index), mask(*at)
        self._cover(seat, bits)
        seat.patches |= bits
        seat.terrain[BIOMASS] |= bits

    def fill(self, index: int, *free: Cell) -> None:
        """Patches lie on all cells that are not covered, except these."""
        seat = self.seat(index)
        self.patch(index, *cells(self.box.planets[seat.planet].cells & ~seat.covered & ~mask(*free)))

    def _bare(self, seat: Seat, bits: int) -> None:
        if bits & seat.covered:
            raise PositionError(f"something lies on {cells(bits & seat.covered)}")
        if bits & seat.rovers:
            raise PositionError(f"a rover stands on {cells(bits & seat.rovers)}")

    def _cover(self, seat: Seat, bits: int) -> None:
        self._bare(seat, bits)
        seat.lost_pods += (seat.lifepods & bits).bit_count()
        seat.lifepods &= ~bits
        seat.covered |= bits

    # -- tokens

    def rover(self, index: int, *at: Cell) -> None:
        """Rovers of the corporation board stand on these cells; they collect nothing."""
        seat = self.seat(index)
        if seat.supply < len(at):
            raise PositionError(f"seat {index} has {seat.supply} rovers left, not {len(at)}")
        seat.supply -= len(at)
        seat.rovers |= mask(*at)

    def loaded(self, index: int, *at: Cell) -> None:
        """Rovers with a meteorite stand on these cells, away from where they loaded it."""
        self.rover(index, *at)
        self.seat(index).loaded |= mask(*at)

    def symbols(self, index: int, *at: Cell) -> None:
        """Free meteorite symbols on these covered cells."""
        seat, bits = self.seat(index), mask(*at)
        if bits & ~seat.covered:
            raise PositionError(f"no tile lies on {cells(bits & ~seat.covered)}")
        seat.symbols |= bits

    def meteorite(self, index: int, *at: Cell) -> None:
        """Meteorites lie on these covered cells, each on a symbol."""
        self.symbols(index, *at)
        self.seat(index).meteorites |= mask(*at)

    def lifepods(self, index: int, *at: Cell) -> None:
        """The lifepods still on the planet; the others are lost."""
        seat = self.seat(index)
        total = seat.lifepods.bit_count() + seat.lost_pods
        if len(at) > total:
            raise PositionError(f"seat {index} has {total} lifepods, not {len(at)}")
        seat.lifepods = mask(*at)
        seat.lost_pods = total - len(at)

    def collected(self, index: int, lifepods: int = 0, meteorites: int = 0) -> None:
        """Tokens in the scoring area of a seat; the lifepods come from its planet."""
        seat = self.seat(index)
        self._take_pods(seat, lifepods)
        seat.pods += lifepods
        seat.rocks += meteorites

    def pods_on(self, index: int, *fields: tuple[str, int]) -> None:
        """Lifepods from the planet lie on these fields of tracks."""
        seat = self.seat(index)
        self._take_pods(seat, len(fields))
        for name, height in fields:
            seat.pod_fields |= 1 << self.field(name, height)

    def _take_pods(self, seat: Seat, n: int) -> None:
        if seat.lifepods.bit_count() < n:
            raise PositionError(f"the planet has {seat.lifepods.bit_count()} lifepods, not {n}")
        for _ in range(n):
            seat.lifepods &= seat.lifepods - 1

    # -- the corporation board

    def field(self, track: str, height: int) -> int:
        if track not in TRACKS or not 0 <= height < HEIGHT:
            raise PositionError(f"there is no field {track} {height}")
        return HEIGHT * TRACKS.index(track) + height

    def track(self, index: int, **heights: int) -> None:
        """Puts trackers on fields of their own tracks: `track(0, water=3, tech=14)`. Nothing is gained."""
        for name, height in heights.items():
            self.seat(index).trackers[TRACKS.index(name)] = self.field(name, height)

    def put(self, index: int, **fields: tuple[str, int]) -> None:
        """Puts trackers on fields of any track: `put(0, water=("biomass", 2))`."""
        for name, (track, height) in fields.items():
            self.seat(index).trackers[TRACKS.index(name)] = self.field(track, height)

    def breakthrough(self, index: int, *levels: int | str) -> None:
        """The seat has these breakthroughs too; the tech tracker stays where it is.

        For Jump Drive, whose breakthroughs are lifepods, they come from its planet.
        """
        seat = self.seat(index)
        board = self.box.corporations[seat.corporation]
        for level in levels:
            if str(level) not in board.levels:
                raise PositionError(f"{board.id} has no breakthrough {level}")
            bit = 1 << board.levels.index(str(level))
            if board.pods_on_levels and not seat.levels & bit and seat.lifepods:
                self._take_pods(seat, 1)
            seat.levels |= bit
