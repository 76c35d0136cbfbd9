"""Chapter 34: the special rules of Oblivion, Pajitnov, Petra, Persephone, Tartarus and KSB-4156."""

from __future__ import annotations

import pytest

from kolonie.games.planet_unknown.ground import areas
from tests.citing import rule
from tests.rules.planet_unknown.boards import lays, place
from tests.rules.planet_unknown.colony import (
    EVENTS,
    breakthrough,
    cells,
    due,
    fill,
    heights,
    lifepods,
    mask,
    offered,
    open_event,
    paint,
    play,
    refused,
    rover,
    seat_of,
    started,
)
from tests.rules.planet_unknown.positions import (
    free_cells,
    lay_missions,
    mission,
    moved,
    near,
    sheet,
    sheets,
    take,
)
from tests.rules.planet_unknown.worlds import DOMINO, on, planet, points, quadrant, ways_to_lie

# -- Oblivion


@rule("PU-34.22")
def test_oblivion_ice_in_the_corners_and_no_rule_of_placement() -> None:
    corners = [(x, y) for y in (0, 1, 2, 9, 10, 11) for x in (0, 1, 2, 9, 10, 11)]
    assert cells(planet("oblivion").ice) == corners
    game = on("oblivion", (3, 1))
    around = mask(*near((3, 1)))
    expected = {
        key
        for key, lay in ways_to_lie(game, DOMINO).items()
        if lay.mask & around and not lay.mask & mask((3, 1))
    }
    assert set(lays(game, DOMINO)) == expected


@rule("PU-34.23")
def test_oblivion_the_edge_is_the_outer_border() -> None:
    game = on("oblivion")
    border = mask(*[(x, y) for x, y in cells(planet("oblivion").cells) if {x, y} & {0, 11}])
    assert set(lays(game, DOMINO)) == {
        key for key, lay in ways_to_lie(game, DOMINO).items() if lay.mask & border
    }
    assert refused(game, 0, "place:3,2,r0") == "PU-5.05", "it borders on the void"
    for cell, expected in (((3, 2), [2, 2]), ((0, 5), [5, 0])):
        game = on("oblivion")
        lay_missions(game, "M01")
        paint(game, 0, "civ", cell, buildings=(cell,))
        assert sheets(game, "neighbour") == expected


@rule("PU-34.24")
def test_oblivion_rows_and_columns() -> None:
    rows, columns = [3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3], [3, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 3]
    assert [n for _cells, n in planet("oblivion").lines] == rows + columns
    game = on("oblivion")
    fill(game, 0)
    assert points(game) == 20 + 20


# -- Pajitnov


@rule("PU-34.25", "PU-34.26")
def test_pajitnov_tiles_are_slid_in() -> None:
    around = [(5, 4), (4, 5), (6, 5), (4, 6), (6, 6), (5, 7)]
    game = on("pajitnov", *around)
    lays(game, DOMINO)
    assert refused(game, 0, "place:5,5,r0") == "PU-33.02"
    for gap in around:
        game = on("pajitnov", *[cell for cell in around if cell != gap])
        slid = "place:5,5,r0" in lays(game, DOMINO)
        assert slid == (gap in ((5, 4), (5, 7))), "a side with two cells needs both free"
    game = on("pajitnov", (5, 1), (6, 1), (4, 1), (7, 1))
    assert "place:5,0,r1" in lays(game, DOMINO), "positions outside are free"


@rule("PU-34.25", "PU-34.26")
def test_pajitnov_patches_are_slid_in() -> None:
    around = [(5, 4), (4, 5), (6, 5), (5, 6)]
    game = on("pajitnov", *around)
    take(game, 0, "C03")
    assert refused(game, 0, "cover:5,5") == "PU-34.25"
    for gap in around:
        game = on("pajitnov", *[cell for cell in around if cell != gap])
        take(game, 0, "C03")
        assert "cover:5,5" in offered(game)


@rule("PU-34.27")
def test_pajitnov_a_patch_on_a_tile_is_not_slid_in() -> None:
    game = on("pajitnov", (5, 5), (5, 4), (4, 5), (6, 5), (5, 6), corporation="wormhole")
    breakthrough(game, 0, 2)
    take(game, 0, "C03")
    assert "cover:5,5" in offered(game)


# -- Petra


CURRENTS = [
    *[(4, 1), (4, 2), (5, 2), (9, 2), (5, 3), (7, 3), (8, 3), (9, 3), (5, 4), (7, 4)],
    *[(2, 5), (3, 5), (4, 5), (5, 5), (7, 5), (8, 5), (9, 5), (1, 6), (2, 6), (5, 6), (7, 6), (9, 6)],
    *[(1, 7), (4, 7), (5, 7), (6, 7), (7, 7), (8, 7), (9, 7), (1, 8), (2, 8), (3, 8), (4, 8), (7, 8)],
    *[(7, 9), (8, 9), (8, 10)],
]


@rule("PU-34.28")
def test_petra_currents_are_energy_terrain_while_driving() -> None:
    game = started(2, planet="petra", corporation="cosmos")
    breakthrough(game, 0, 4)
    rover(game, 0, (3, 4))
    due(game, 0, moves=1)
    play(game, 0, "rover:3,4,3,5", "rover:3,5,4,5")
    assert moved(game) == 1, "free steps"
    paint(game, 0, "civ", (5, 5))
    play(game, 0, "rover:4,5,5,5")
    assert seat_of(game).moves == 0, "a covered current is none"


@rule("PU-34.28", "PU-34.30")
def test_petra_currents_at_the_end() -> None:
    game = on("petra")
    fill(game, 0, *CURRENTS)
    assert points(game) == 40, "filled without a piece"
    for name, fulfilled in (("M28", True), ("M18", False), ("M06", False)):
        other = game.clone()
        seat_of(other).missions = [mission(name)]
        assert sheet(other)["personal"] == (5 if fulfilled else 0)
    other = game.clone()
    lay_missions(other, "M08")  # the largest energy area, against none
    assert sheets(other, "neighbour") == [5, 0]
    game = on("petra")
    paint(game, 0, "energy", (8, 6))
    seat_of(game).missions = [mission("M06")]
    assert sheet(game)["personal"] == 5, "3 × 3 with the currents around it"


@rule("PU-34.29")
def test_petra_has_no_ice() -> None:
    assert not planet("petra").ice
    game = on("petra")
    place(game, "O4.water-rover", 5, 0)
    assert heights(game)[1] == 0


@rule("PU-34.30")
def test_petra_currents_may_be_covered() -> None:
    game = on("petra", (4, 1))
    assert "place:4,2,r1" in lays(game, DOMINO), "on the currents (4, 2) and (5, 2)"
    fill_all = on("petra")
    fill(fill_all, 0)
    assert points(fill_all) == 40


@rule("PU-34.31")
def test_petra_currents_are_no_pieces() -> None:
    game = on("petra", (5, 0))
    lays(game, DOMINO)
    assert refused(game, 0, "place:6,4,r0") == "PU-5.07", "next to the currents of columns 5 and 7"
    game = on("petra")
    lays(game, DOMINO)
    assert refused(game, 0, "place:6,4,r0") == "PU-5.05"
    game = on("petra")
    seat_of(game).missions = [mission("M12")]
    paint(game, 0, "energy", (6, 5), buildings=((6, 5),))
    assert sheet(game)["personal"] == 0, "one building"


@rule("PU-34.32")
def test_petra_events_against_energy_do_not_hit_currents() -> None:
    game = on("petra", events=EVENTS)
    paint(game, 0, "energy", (3, 4))
    rover(game, 0, (4, 4))
    open_event(game, "O15")
    due(game, 0, moves=1)
    assert "rover:4,4,4,5" in offered(game)
    assert refused(game, 0, "rover:4,4,3,4") == "PU-19.32"
    game = on("petra", (6, 1), events=EVENTS)
    open_event(game, "R15")
    found = lays(game, "D2.energy-water")
    assert "place:6,2,r0" in found, "energy on (6, 2), next to the current (5, 2)"


@rule("PU-34.33")
@pytest.mark.parametrize("there", [True, False])
def test_petra_a_lifepod_on_a_current(there: bool) -> None:
    assert cells(planet("petra").lifepods & planet("petra").currents) == [(8, 9)]
    game = on("petra", corporation="cosmos")
    if not there:
        lifepods(game, 0)
    breakthrough(game, 0, 4)
    rover(game, 0, (7, 10))
    due(game, 0, moves=1)
    other = game.clone()
    fill_around = [cell for cell in CURRENTS if cell != (8, 9)]
    seat_of(other).rovers = 0
    fill(other, 0, *fill_around, (8, 9))
    assert points(other) == 40
    play(game, 0, "rover:7,10,8,10")
    assert moved(game) == 1
    play(game, 0, "rover:8,10,8,9")
    assert seat_of(game).moves == 1, "a free step onto a current"


@rule("PU-34.45")
def test_petra_an_energy_area_runs_on_through_currents() -> None:
    for covered in (False, True):
        game = on("petra", (6, 0))
        paint(game, 0, "tech", (6, 4))
        if covered:
            paint(game, 0, "civ", (5, 3))
        place(game, "D2.civ-energy", 5, 0)  # energy on (5, 1), next to the currents (4, 1) and (5, 2)
        assert ("energy:tech" in offered(game)) != covered, "next to (5, 4)"
        assert "energy:rover" not in offered(game)


# -- Persephone


@rule("PU-34.34", "PU-34.35", "PU-34.36")
@pytest.mark.parametrize("tile", ["D2.civ-energy", "I4.civ-energy", "N5.energy-water", "T4.tech-biomass"])
def test_persephone_forbids_buildings_by_quadrant(tile: str) -> None:
    game = on("persephone", (5, 5), (6, 5), (5, 6), (6, 6))
    here = seat_of(game).covered
    around = mask(*near(*cells(here)))
    one, other = tile.split(".")[1].split("-")
    expected, spanning = set(), False
    for key, lay in ways_to_lie(game, tile).items():
        if lay.mask & here or not lay.mask & around:
            continue
        at_one, at_other = cells(1 << lay.building_a)[0], cells(1 << lay.building_b)[0]
        if quadrant(at_one) != one and quadrant(at_other) != other:
            expected.add(key)
            spanning = spanning or any(quadrant(cell) == one for cell in cells(lay.a))
    assert set(lays(game, tile)) == expected
    if tile.startswith(("I4", "N5")):
        assert spanning, "the terrain may lie there"


# -- Tartarus


@rule("PU-34.37")
@pytest.mark.parametrize("tile", ["D2.biomass-civ", "Z5.biomass-civ"])
def test_tartarus_no_tile_across_the_chasm(tile: str) -> None:
    game = on("tartarus", (5, 1), (6, 1), (5, 10))
    here = seat_of(game).covered
    around = mask(*near(*cells(here)))
    west, east = planet("tartarus").parts[1], planet("tartarus").parts[0]
    assert (west | east) == planet("tartarus").cells and not west & east
    expected = {
        key
        for key, lay in ways_to_lie(game, tile).items()
        if not lay.mask & here and lay.mask & around and (not lay.mask & west or not lay.mask & east)
    }
    assert set(lays(game, tile)) == expected


@rule("PU-34.38", "PU-34.39", "PU-34.40")
def test_tartarus_rovers_and_the_chasm() -> None:
    game = on("tartarus", corporation="cosmos")
    rover(game, 0, (5, 3))
    due(game, 0, moves=1)
    assert sorted(offered(game, verb="rover")) == ["rover:5,3,4,3", "rover:5,3,5,2"]
    assert refused(game, 0, "rover:5,3,6,3") == refused(game, 0, "rover:5,3,5,4") == "PU-34.38"
    breakthrough(game, 0, 1)
    assert "rover:5,3,6,4" in offered(game), "a crossing"
    assert "rover:5,3,4,2" in offered(game) and "rover:5,3,4,4" in offered(game), "on one side"
    assert refused(game, 0, "rover:5,3,6,2") == "PU-34.38"


@rule("PU-34.40")
def test_tartarus_sixteen_borders_and_two_crossings() -> None:
    where = planet("tartarus")
    land = set(cells(where.cells))
    borders, crossings = set(), set()
    for x, y in land:
        bit = mask((x, y))
        reach = set(cells(where.steps[bit.bit_length() - 1]))
        reach8 = set(cells(where.steps8[bit.bit_length() - 1]))
        borders |= {frozenset(((x, y), other)) for other in near((x, y)) & land - reach}
        west = bool(bit & where.parts[1])
        for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            other = (x + dx, y + dy)
            if other not in land:
                continue
            if bool(mask(other) & where.parts[1]) == west:
                assert other in reach8
            elif other in reach8:
                crossings.add(frozenset(((x, y), other)))
    assert len(borders) == 16
    assert crossings == {frozenset(((5, 3), (6, 4))), frozenset(((5, 9), (6, 8)))}


@rule("PU-34.41")
def test_tartarus_teleports_ignore_the_chasm() -> None:
    game = on("tartarus")
    rover(game, 0, (5, 3))
    take(game, 0, "C14")
    assert "teleport:5,3,6,3" in offered(game)
    play(game, 0, "teleport:5,3,6,3")
    assert seat_of(game).rovers == mask((6, 3))
    game = started(2, planet="tartarus", corporation="republic")
    breakthrough(game, 0, 3)
    paint(game, 0, "civ", (5, 3), (6, 3), buildings=((5, 3), (6, 3)))
    rover(game, 0, (5, 3))
    due(game, 0, moves=1)
    assert "jump:5,3,6,3" in offered(game)


@rule("PU-34.43")
def test_tartarus_the_chasm_separates_no_terrain() -> None:
    game = on("tartarus", (5, 3))
    assert "place:6,2,r0" in lays(game, DOMINO), "on (6, 2) and (6, 3), next to a piece beyond the chasm"
    game = on("tartarus")
    paint(game, 0, "tech", (6, 2))
    place(game, "D2.civ-energy", 5, 1)  # energy on (5, 2)
    assert "energy:tech" in offered(game)
    game = on("tartarus", (5, 3), (6, 3))
    lay_missions(game, "M15")  # number of civ areas
    paint(game, 1, "civ", (5, 3), (8, 3))
    assert len(areas(seat_of(game).terrain[0])) == 1
    assert sheets(game, "neighbour") == [0, 5]


# -- KSB-4156


@rule("PU-34.42")
@pytest.mark.parametrize("tile", ["D2.biomass-civ", "F5.civ-energy"])
def test_ksb_has_no_rule_of_its_own(tile: str) -> None:
    game = on("ksb-4156", (5, 4))
    around = mask(*near((5, 4)))
    assert set(lays(game, tile)) == {
        key
        for key, lay in ways_to_lie(game, tile).items()
        if lay.mask & around and not lay.mask & mask((5, 4))
    }
    assert not planet("ksb-4156").restricts and points(on("ksb-4156")) == 0


@rule("PU-34.28")
def test_petra_the_currents_are_where_they_are() -> None:
    assert cells(planet("petra").currents) == CURRENTS
    assert free_cells(on("petra")) >= set(CURRENTS)
