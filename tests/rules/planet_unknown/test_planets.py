"""Chapters 33 and 34: planets in general, and the special rules of the first seven."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.rules.planet_unknown.boards import lays, place
from tests.rules.planet_unknown.colony import (
    BOX,
    Cell,
    breakthrough,
    cells,
    due,
    fill,
    heights,
    mask,
    meteorite,
    offered,
    paint,
    play,
    refused,
    rover,
    seat_of,
    started,
    table_of,
)
from tests.rules.planet_unknown.positions import (
    lay_missions,
    near,
    sheets,
    take,
)
from tests.rules.planet_unknown.worlds import DOMINO, on, planet, points, ways_to_lie

RULES_OF_THEIR_OWN_OUTLINE = {"cerberus", "lacuna", "oblivion"}


# -- in general


@rule("PU-33.01")
def test_planets_are_mixed_freely() -> None:
    names = ("ksb-4156", "arashi", "ksb-4156", "lacuna")
    game = started(4, planet=names)
    assert [BOX.planet_ids[seat.planet] for seat in table_of(game).seats] == list(names)
    assert game.to_act() == [0, 1, 2, 3]


@rule("PU-33.02", "PU-35.09")
@pytest.mark.parametrize(
    ("name", "forbidden", "free", "other"),
    [
        ("arashi", "place:5,5,r0", ((5, 5), (5, 6)), ((3, 4), (4, 4))),
        ("k-273", "place:5,0,r0", ((5, 0), (5, 1)), ((3, 2), (4, 2))),
        ("pajitnov", "place:5,5,r0", ((5, 5), (5, 6)), ((10, 7), (10, 8))),
        ("persephone", "place:3,4,r0", ((3, 4), (3, 5)), ((8, 7), (9, 7))),
        ("tartarus", "place:6,0,r0", ((6, 0), (6, 1)), ((8, 7), (8, 8))),
    ],
)
def test_special_rules_hold_unless_they_would_end_the_game(
    name: str, forbidden: str, free: tuple[Cell, ...], other: tuple[Cell, ...]
) -> None:
    game = on(name)
    fill(game, 0, *free, *other)
    found = lays(game, DOMINO)
    assert found and forbidden not in found
    assert refused(game, 0, forbidden) == "PU-33.02"
    game = on(name)
    fill(game, 0, *free)
    assert forbidden in lays(game, DOMINO), "the only place left"
    play(game, 0, forbidden)
    assert not seat_of(game).stuck and cells(seat_of(game).laid[-1][1]) == list(free)


@rule("PU-33.03")
@pytest.mark.parametrize(
    ("name", "painted", "worth"),
    [
        ("oblivion", [(0, 5), (11, 5)], 1),
        ("oblivion", [(3, y) for y in (0, 1, 2, 3, 8, 9, 10, 11)], 1),
        ("lacuna", [(x, 6) for x in (0, 1, 3, 4, 5, 7, 8, 9, 10, 11)], 2),
        ("cerberus", [(x, 7) for x in (0, 1, 2, 3, 4, 5, 6, 8, 9, 10)], 2),
        ("cerberus", [(6, y) for y in (2, 3, 5, 6, 7, 8, 9, 10)], 2),
    ],
)
def test_positions_without_cell_do_not_exist_for_lines(name: str, painted: list[Cell], worth: int) -> None:
    game = on(name, *painted)
    assert points(game) == worth
    game = on(name, *painted[1:])
    assert points(game) == 0


@rule("PU-33.04")
def test_the_common_outline_and_its_numbers() -> None:
    common = planet("ksb-4156")
    assert (common.cells.bit_count(), common.ice.bit_count()) == (96, 21)
    numbers = [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1]
    assert [n for _cells, n in common.lines] == numbers * 2 and sum(numbers) * 2 == 40
    alike = {each.id for each in BOX.planets if each.lines == common.lines and each.cells == common.cells}
    assert alike == set(BOX.planet_ids) - RULES_OF_THEIR_OWN_OUTLINE and len(alike) == 1 + 9
    game = on("ksb-4156")
    fill(game, 0)
    assert points(game) == 40


@rule("PU-33.05")
def test_printed_features_lie_on_land() -> None:
    for each in BOX.planets:
        features = each.lifepods
        if each.rule not in ("holes", "quadrant_buildings"):
            features |= each.marked
        assert each.lifepods.bit_count() == 6
        assert not features & each.ice and not features & ~each.cells, each.id


# -- Arashi


@rule("PU-34.01", "PU-34.02")
@pytest.mark.parametrize("tile", ["D2.biomass-civ", "I4.rover-tech", "O4.biomass-civ"])
def test_arashi_a_tile_on_the_ring_needs_a_cell_outside(tile: str) -> None:
    game = on("arashi", *[(x, y) for x in (3, 4) for y in (4, 7)])
    ring = mask(*[(x, y) for y in (5, 6) for x in range(12)])
    near_pieces = mask(*near(*cells(seat_of(game).covered)))
    expected = {
        key
        for key, lay in ways_to_lie(game, tile).items()
        if not lay.mask & seat_of(game).covered and lay.mask & near_pieces and lay.mask & ~ring
    }
    assert set(lays(game, tile)) == expected
    assert any(ways_to_lie(game, tile)[key].mask & ring for key in expected)


@rule("PU-34.02")
def test_arashi_the_ring() -> None:
    assert cells(planet("arashi").ring) == [(x, y) for y in (5, 6) for x in range(12)]


@rule("PU-34.03", "PU-34.44")
def test_arashi_no_patches_on_the_ring() -> None:
    game = on("arashi", (5, 4))
    take(game, 0, "C03")
    assert offered(game) == ["cover:4,4", "cover:5,3", "cover:6,4"]
    assert refused(game, 0, "cover:5,5") == "PU-34.03"
    game = on("arashi", (5, 4), (5, 5), corporation="wormhole")
    breakthrough(game, 0, 2)
    take(game, 0, "C03")
    assert "cover:5,4" in offered(game)
    assert refused(game, 0, "cover:5,5") == "PU-34.03", "nor on a tile that lies on it"


# -- Cerberus


@rule("PU-34.04", "PU-34.05")
@pytest.mark.parametrize(
    ("cell", "lines", "size"),
    [((2, 4), 1 + 2, 47), ((7, 0), 1 + 2, 28), ((8, 7), 2 + 2, 21), ((6, 5), 2 + 2, 47)],
)
def test_cerberus_each_full_planetoid_gives_two_points(cell: Cell, lines: int, size: int) -> None:
    game = on("cerberus")
    fill(game, 0, cell)
    assert points(game) == 45 - lines - 2
    assert [part.bit_count() for part in planet("cerberus").parts if part & mask(cell)] == [size]


@rule("PU-34.05")
def test_cerberus_the_planetoids() -> None:
    parts = planet("cerberus").parts
    assert sorted(part.bit_count() for part in parts) == [21, 28, 47]
    assert sum(parts) == planet("cerberus").cells
    sides = {part.bit_count(): cells(part) for part in parts}
    assert (6, 5) in sides[47] and (7, 5) in sides[28]
    assert min(x for x, _ in sides[28]) == 6 and max(y for _, y in sides[28]) == 5, "north-east"
    assert min(x for x, _ in sides[21]) == 7 and min(y for _, y in sides[21]) == 7, "south-east"


@rule("PU-34.06", "PU-34.07")
def test_cerberus_the_highest_score_and_meteorites() -> None:
    game = on("cerberus")
    fill(game, 0)
    assert points(game) == 39 + 6 == 45
    meteorite(game, 0, (2, 4))
    assert points(game) == 45 - 1 - 2, "the lines are lost, not the bonus"


@rule("PU-34.08")
def test_cerberus_across_the_border_of_two_planetoids() -> None:
    game = on("cerberus")
    assert "place:6,5,r1" in lays(game, DOMINO), "on (6, 5) and (7, 5)"
    game = on("cerberus", (6, 5))
    assert "place:7,4,r0" in lays(game, DOMINO), "next to a piece of the other one"
    game = on("cerberus")
    rover(game, 0, (6, 5))
    due(game, 0, moves=1)
    assert "rover:6,5,7,5" in offered(game)


# -- Charybdis


@rule("PU-34.09")
def test_charybdis_starts_in_the_centre() -> None:
    game = on("charybdis")
    centre = mask((5, 5), (6, 5), (5, 6), (6, 6))
    found = set(lays(game, DOMINO))
    assert found == {key for key, lay in ways_to_lie(game, DOMINO).items() if lay.mask & centre}
    assert refused(game, 0, "place:5,0,r0") == "PU-34.09"
    game = on("charybdis")
    take(game, 0, "C03")
    assert offered(game) == ["cover:5,5", "cover:5,6", "cover:6,5", "cover:6,6"]


@rule("PU-34.10")
def test_charybdis_goes_on_as_usual() -> None:
    game = on("charybdis", (5, 5))
    found = lays(game, DOMINO)
    assert "place:5,3,r0" in found and "place:6,5,r0" in found
    assert refused(game, 0, "place:8,8,r0") == "PU-5.07"
    game = on("charybdis")
    place(game, "D2.water-rover", 5, 5)
    assert heights(game)[1] == 0, "land"
    game = on("charybdis")
    fill(game, 0)
    assert points(game) == 40


# -- Gaia


@rule("PU-34.11", "PU-34.14")
def test_gaia_uncovered_cities() -> None:
    cities = [(5, 0), (2, 2), (9, 2), (11, 5), (0, 6), (2, 9), (9, 9), (6, 11)]
    assert cells(planet("gaia").cities) == cities
    game = on("gaia")
    assert points(game) == 8 * 2
    paint(game, 0, "civ", (5, 0), (2, 2))
    assert points(game) == 6 * 2


@rule("PU-34.12", "PU-34.13")
def test_gaia_cities_may_be_covered() -> None:
    game = on("gaia")
    assert "place:5,0,r0" in lays(game, DOMINO)
    game = on("gaia")
    fill(game, 0)
    assert points(game) == 40
    game = on("gaia")
    fill(game, 0, (5, 0))
    assert points(game) == 40 - 1 - 3 + 2, "row 0 and column 5 are not full"


# -- K-273


@rule("PU-34.15")
@pytest.mark.parametrize("tile", ["D2.biomass-civ", "U5.tech-biomass"])
def test_k273_no_tile_on_land_and_ice(tile: str) -> None:
    game = on("k-273", (3, 3))
    around = mask(*near((3, 3)))
    ice, here = planet("k-273").ice, seat_of(game).covered
    expected = {
        key
        for key, lay in ways_to_lie(game, tile).items()
        if not lay.mask & here and lay.mask & around and (not lay.mask & ~ice or not lay.mask & ice)
    }
    assert set(lays(game, tile)) == expected and expected


@rule("PU-34.15")
def test_k273_refuses_land_with_ice() -> None:
    game = on("k-273")
    lays(game, DOMINO)
    assert refused(game, 0, "place:5,0,r0") == "PU-33.02"


# -- K'aax


@rule("PU-34.16", "PU-34.17")
def test_kaax_rovers_keep_off_toxic_cells() -> None:
    game = on("kaax")
    rover(game, 0, (4, 3))
    due(game, 0, moves=1)
    assert offered(game) == ["end"], "four toxic neighbours"
    assert refused(game, 0, "rover:4,3,3,3") == "PU-34.16"
    paint(game, 0, "civ", (3, 3))
    assert offered(game, verb="rover") == ["rover:4,3,3,3"], "harmless under a piece"


@rule("PU-34.18")
def test_kaax_no_teleport_to_toxic_cells() -> None:
    game = on("kaax", (3, 3))
    rover(game, 0, (6, 6))
    take(game, 0, "C14")
    targets = offered(game, verb="teleport")
    assert "teleport:6,6,3,3" in targets and "teleport:6,6,4,3" in targets
    toxic = planet("kaax").toxic & ~mask((3, 3))
    assert not {f"teleport:6,6,{x},{y}" for x, y in cells(toxic)} & set(targets)
    assert len(targets) == 96 - 1 - toxic.bit_count()


# -- Lacuna


@rule("PU-34.19")
def test_lacuna_holes_are_never_covered() -> None:
    holes = planet("lacuna").marked
    assert holes.bit_count() == 15 and not holes & planet("lacuna").cells
    game = on("lacuna")
    fill(game, 0, (4, 2))  # two holes beside it
    play(game, 0, "tile:inner")
    assert seat_of(game).stuck == 1, "the rule is not ignored"
    game = on("lacuna", (4, 2))
    take(game, 0, "C03")
    assert offered(game) == ["cover:3,2", "cover:4,1"]


@rule("PU-34.20")
def test_lacuna_holes_make_no_edge() -> None:
    game = on("lacuna")
    found = lays(game, DOMINO)
    assert "place:2,7,r0" in found, "(2, 8), next to the notch"
    assert refused(game, 0, "place:5,3,r1") == "PU-5.05", "holes all around"
    assert refused(game, 0, "place:6,3,r0") == "PU-5.05"
    game = on("lacuna")
    lay_missions(game, "M01")
    paint(game, 0, "civ", (4, 2), buildings=((4, 2),))
    assert sheets(game, "neighbour") == [2, 2], "no building on the edge"


@rule("PU-34.21")
def test_lacuna_rovers_cannot_enter_holes() -> None:
    game = on("lacuna")
    rover(game, 0, (5, 3))
    due(game, 0, moves=1)
    assert offered(game, verb="rover") == ["rover:5,3,6,3"]
    game = on("lacuna")
    rover(game, 0, (5, 3))
    take(game, 0, "C14")
    assert len(offered(game, verb="teleport")) == planet("lacuna").cells.bit_count() - 1
