"""Planets and corporations as the rules read them: masks and tables made once from the packs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kolonie.games.planet_unknown.ground import (
    AREA,
    SIZE,
    Mask,
    Words,
    bit_at,
    cell_at,
    cells_of,
    cut,
    grow,
    grow_corners,
    mask_of,
    sides,
    words_of,
)
from kolonie.games.planet_unknown.layouts import Lay, Table
from kolonie.games.planet_unknown.terms import (
    FIELDS,
    HEIGHT,
    LEVEL,
    MOVE,
    POWERS,
    ROVER,
    TERRAINS,
    WATER,
)

PLACEMENT_RULES: Final[tuple[str, ...]] = (
    "ring_anchor",
    "start_in_centre",
    "no_land_with_ice",
    "quadrant_buildings",
    "chasm",
    "slide_in",
)
"""The planet rules that restrict tiles and are ignored when the game would end (PU-5.15)."""

Benefit = tuple[int, int]


@mypyc_attr(acyclic=True)
class Ground:
    """A planet with pieces on it: the cells that are free, and those beside the pieces."""

    __slots__ = ("beside", "covered", "free")

    def __init__(self, cells: Words, covered: Mask) -> None:
        pieces = words_of(covered)
        self.covered = covered
        self.free = cut(cells, pieces)
        self.beside = sides(pieces)


class Planet:
    """One planet board."""

    def __init__(
        self,
        ident: str,
        rule: str,
        grid: list[str],
        lifepods: list[list[int]],
        rows: list[int],
        columns: list[int],
        marks: list[str],
        points: int,
        forbids: dict[str, str],
        crossings: list[list[int]],
        tiles: int,
    ) -> None:
        self.id = ident
        self.rule = rule
        self.cells = mask_of(grid, "LI")
        self.ice = mask_of(grid, "I")
        self.lifepods = 0
        for x, y in lifepods:
            self.lifepods |= bit_at(x, y)
        self.marked = mask_of(marks, "RCTHE") if rule not in ("planetoid_bonus", "chasm") else 0
        """The ring, centre, cities, toxic cells, holes or currents, whichever the rule speaks of."""
        self.points = points
        self.edge = self._edge()
        self.whole = words_of(self.cells)
        self.rim = words_of(self.edge)
        self.frozen = words_of(self.ice)
        self.start = words_of(self.marked) if rule == "start_in_centre" else self.rim  # PU-5.05, PU-34.09
        self.lines = self._lines(rows, columns)
        self.parts: list[int] = []
        if rule in ("planetoid_bonus", "chasm"):
            letters = sorted({letter for row in marks for letter in row} - {"."})
            self.parts = [mask_of(marks, letter) for letter in letters]
        self.forbidden: list[int] = [0] * len(TERRAINS)
        """For each terrain the cells on which its building may not lie (PU-34.34)."""
        for letter, terrain in forbids.items():
            self.forbidden[TERRAINS.index(terrain)] = mask_of(marks, letter)
        self.restricts = rule in PLACEMENT_RULES
        self.filters = self.restricts and rule not in ("slide_in", "start_in_centre")
        """The rule forbids some lays of a tile wherever other pieces are (`obeys`)."""
        self.quarters = rule == "quadrant_buildings"
        """The rule looks at buildings, so it may allow one lay and forbid another on the same cells."""
        self.slides = rule == "slide_in"
        self.ring = self.marked if rule == "ring_anchor" else 0
        self.toxic = self.marked if rule == "toxic_cells" else 0
        self.currents = self.marked if rule == "currents_are_energy" else 0
        self.cities = self.marked if rule == "city_points" else 0
        self.steps, self.steps8 = self._ways(crossings)
        self.tables: list[Table | None] = [None] * tiles
        """The lays of each tile, and those the planet's rule allows (`Box.table`)."""
        self.obeying: list[Table | None] = [None] * tiles
        self._ground = Ground(self.whole, 0)
        """What `ground` said last."""

    def _edge(self) -> int:
        """PU-5.06; holes make no edge (PU-34.20), on Oblivion only the outer border does (PU-34.23)."""
        if self.rule == "outer_edge_only":
            inner = mask_of(["." * SIZE, *["." + "#" * (SIZE - 2) + "."] * (SIZE - 2), "." * SIZE], "#")
            return self.cells & ~inner
        holes = self.marked if self.rule == "holes" else 0
        edge = 0
        for cell in cells_of(self.cells):
            around = grow(1 << cell)
            outside = around & ~(self.cells | holes)
            if outside or around.bit_count() < 4:
                edge |= 1 << cell
        return edge

    def _lines(self, rows: list[int], columns: list[int]) -> list[tuple[int, int]]:
        """Each row, then each column: its cells and its points."""
        lines = []
        for y in range(SIZE):
            lines.append((mask_of(["." * SIZE] * y + ["#" * SIZE], "#") & self.cells, rows[y]))
        for x in range(SIZE):
            lines.append((mask_of(["." * x + "#"] * SIZE, "#") & self.cells, columns[x]))
        return lines

    def _ways(self, crossings: list[list[int]]) -> tuple[list[int], list[int]]:
        """Where a rover can go from each cell, straight or also diagonally (PU-34.38, PU-34.40)."""
        straight = [0] * AREA
        diagonal = [0] * AREA
        for cell in cells_of(self.cells):
            bit = 1 << cell
            side = self.cells
            if self.rule == "chasm":
                side = self.parts[0] if bit & self.parts[0] else self.parts[1]
            straight[cell] = grow(bit) & side
            diagonal[cell] = straight[cell] | grow_corners(bit) & side
        for x1, y1, x2, y2 in crossings:
            one, other = cell_at(x1, y1), cell_at(x2, y2)
            diagonal[one] |= 1 << other
            diagonal[other] |= 1 << one
        return straight, diagonal

    def ground(self, covered: Mask) -> Ground:
        """What is left of it if these cells are covered; in a turn the same is asked several times."""
        known = self._ground
        if known.covered != covered:
            known = self._ground = Ground(self.whole, covered)
        return known

    def obeys(self, lay: Lay, a: int, b: int) -> bool:
        """Whether a tile of terrains a and b may lie so by the planet's own rule, other pieces aside."""
        mask = lay.mask
        if self.rule == "ring_anchor":
            return not mask & self.ring or bool(mask & ~self.ring)
        if self.rule == "no_land_with_ice":
            return not mask & self.ice or not mask & ~self.ice
        if self.rule == "chasm":
            return not mask & self.parts[0] or not mask & self.parts[1]
        if self.quarters:
            return not (self.forbidden[a] >> lay.building_a & 1 or self.forbidden[b] >> lay.building_b & 1)
        return True


def slides_in(mask: int, covered: int) -> bool:
    """PU-34.26: moved by one cell in some direction, the piece overlaps no other piece."""
    return (
        not mask << 1 & covered
        or not mask >> 1 & covered
        or not mask << 13 & covered
        or not mask >> 13 & covered
    )


class Corporation:
    """One corporation board: its tracks as fields, ways between them, and its abilities."""

    def __init__(self, ident: str, rule: str, rovers: int, repeat: int) -> None:
        self.id = ident
        self.rule = rule
        self.rovers = rovers
        self.repeat = repeat
        self.loads = rule == "load_and_deliver"
        self.pods_on_tracks = rule == "lifepods_on_tracks"
        self.pods_on_levels = rule == "lifepods_on_breakthroughs"
        self.blocks = rule in ("water_path", "diagonal_trackers")
        self.diagonal = rule == "diagonal_trackers"
        self.winding = rule == "water_path"
        self.expands = rule == "biomass_by_expansion"
        self.regresses = rule == "regress_on_civ_milestone"
        self.flux = rule == "flux_token"
        self.plain = not (self.blocks or self.pods_on_tracks)
        """Every tracker has just one way up and nothing can lie in it."""
        self.benefits: list[tuple[Benefit, ...]] = [()] * FIELDS
        self.either: list[tuple[Benefit, ...]] = [()] * FIELDS
        """The two benefits of a field of which one is taken (PU-26.04)."""
        self.medals: list[int] = [-1] * FIELDS
        self.exists: list[bool] = [False] * FIELDS
        self.paths: list[list[int]] = []
        self.up: list[list[int]] = []
        self.down: list[list[int]] = []
        self.points: list[list[int]] = []
        self.heights: list[list[int]] = []
        self.powers: list[int] = [0] * 64
        """The abilities by the set of levels gained."""
        self.levels: list[str] = []
        self.level_fields: list[int] = []
        """The field of each level's symbol, -1 if it is on no track."""
        self.amounts: list[int] = [0] * len(POWERS)
        self.grounds: list[int] = [-1] * len(POWERS)

    def set_tracks(self, water_path: list[int]) -> None:
        """Works out the ways of the trackers, once all fields are known."""
        for track in range(5):
            fields = range(HEIGHT * track, HEIGHT * (track + 1))
            path = [field for field in fields if self.exists[field]]
            if water_path and track == WATER:
                path = water_path
            up, down = [-1] * FIELDS, [-1] * FIELDS
            points, heights = [0] * FIELDS, [0] * FIELDS
            scored = 0
            for index, field in enumerate(path):
                up[field] = path[index + 1] if index + 1 < len(path) else -1
                down[field] = path[index - 1] if index else -1
                if self.medals[field] >= 0 and field // HEIGHT == track:  # PU-8.04, PU-30.05
                    scored = self.medals[field]
                points[field] = scored
                heights[field] = index if water_path and track == WATER else field % HEIGHT  # PU-18.13
            self.paths.append(path)
            self.up.append(up)
            self.down.append(down)
            self.points.append(points)
            self.heights.append(heights)

    def set_levels(self, levels: list[str], keys: list[str]) -> None:
        self.levels = levels
        for gained in range(64):
            for index, key in enumerate(keys):
                if gained >> index & 1:
                    self.powers[gained] |= 1 << POWERS.index(key)
        for index in range(len(levels)):
            found = [f for f in range(FIELDS) if (LEVEL, index + 1) in self.benefits[f]]
            self.level_fields.append(found[0] if found else -1)

    def move_number(self, field: int) -> int:
        """The movement number on a field of the rover track, 0 if there is none (PU-25.07)."""
        from_rover = field // HEIGHT == ROVER
        return sum(n for kind, n in self.benefits[field] if kind == MOVE) if from_rover else 0
