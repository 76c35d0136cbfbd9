"""Chapter 17: missions, all 28 cards with both sides."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.state import END_EFFECTS, EVENT, NONE
from kolonie.games.planet_unknown.terms import TERRAINS
from tests.citing import rule
from tests.rules.planet_unknown.colony import (
    BOX,
    breakthrough,
    cells,
    face,
    fill,
    finish,
    go_to,
    lay,
    meteorite,
    next_event,
    offered,
    paint,
    patch,
    play,
    seat_of,
    started,
    table_of,
    track,
)
from tests.rules.planet_unknown.positions import (
    collected,
    lay_missions,
    mission,
    sheet,
    sheets,
    sketch,
    take,
)

NEIGHBOUR = [
    ("M01", "edge", "civ"),
    ("M02", "edge", "energy"),
    ("M03", "edge", "tech"),
    ("M04", "edge", "biomass"),
    ("M05", "edge", "rover"),
    ("M06", "largest", "biomass"),
    ("M07", "largest", "rover"),
    ("M08", "largest", "energy"),
    ("M09", "largest", "civ"),
    ("M10", "largest", "tech"),
    ("M11", "largest", "water"),
    ("M12", "areas", "biomass"),
    ("M13", "areas", "rover"),
    ("M14", "areas", "energy"),
    ("M15", "areas", "civ"),
    ("M16", "areas", "tech"),
    ("M17", "areas", "water"),
    ("M18", "fewer buildings", "tech"),
    ("M19", "fewer buildings", "water"),
    ("M20", "fewer buildings", "energy"),
    ("M21", "fewer buildings", "biomass"),
    ("M22", "fewer buildings", "rover"),
    ("M23", "fewer buildings", "civ"),
    ("M24", "tracks", ""),
    ("M25", "meteorites", ""),
    ("M26", "lifepods", ""),
    ("M27", "fewer meteorites", ""),
    ("M28", "fewer lifepods", ""),
]
PERSONAL = [
    ("M01", "3x3", "civ"),
    ("M02", "3x3", "tech"),
    ("M03", "3x3", "biomass"),
    ("M04", "3x3", "water"),
    ("M05", "3x3", "rover"),
    ("M06", "3x3", "energy"),
    ("M07", "six", "civ"),
    ("M08", "six", "tech"),
    ("M09", "six", "biomass"),
    ("M10", "six", "water"),
    ("M11", "six", "rover"),
    ("M12", "six", "energy"),
    ("M13", "2x5", "civ"),
    ("M14", "2x5", "biomass"),
    ("M15", "2x5", "tech"),
    ("M16", "2x5", "water"),
    ("M17", "2x5", "rover"),
    ("M18", "2x5", "energy"),
    ("M19", "top", "civ"),
    ("M20", "top", "tech"),
    ("M21", "top", "biomass"),
    ("M22", "top", "water"),
    ("M23", "top", "rover"),
    ("M24", "at most five", "energy"),
    ("M25", "nine meteorites", ""),
    ("M26", "more lifepods", ""),
    ("M27", "all ice", ""),
    ("M28", "all land", ""),
]

DRAWN = {
    # better and worse: x is the terrain of the card, o another one that must not matter
    "edge": (("X",), ("O.", "xX", "xx", "X.")),
    "largest": (("xx", "xx", "o."), ("X..x", "x..o", "x.xo", ".Xoo")),
    "areas": (("x", ".", "x", "."), ("Xxxo", ".xx.", "...o", "o..o")),
    "fewer buildings": (("xx.x", ".Oo."), ("X...", "....")),
}


def other(terrain: str) -> str:
    return TERRAINS[(TERRAINS.index(terrain) + 1) % len(TERRAINS)]


def show(game: Game, index: int, kind: str, terrain: str, better: bool) -> None:
    """A seat is better or worse in what the mission compares, and the other way round in all else."""
    if kind in DRAWN:
        rows = DRAWN[kind][0 if better else 1]
        x, y = (5, 0) if kind == "edge" else (6, 5)
        sketch(game, index, x, y, *rows, x=terrain, o=other(terrain))
    elif kind == "tracks":
        track(game, index, **({"civ": 15, "tech": 15} if better else {"civ": 15, "tech": 14, "water": 14}))
    else:
        more = better != kind.startswith("fewer")
        rocks, pods = (3, 1) if more else (2, 4)
        if kind.endswith("lifepods"):
            rocks, pods = (2, 4) if more else (3, 3)
        collected(game, index, lifepods=pods, meteorites=rocks)


@rule("PU-17.01", "PU-17.07")
@pytest.mark.parametrize(("card", "kind", "terrain"), NEIGHBOUR)
def test_neighbour_sides(card: str, kind: str, terrain: str) -> None:
    game = started(2)
    lay_missions(game, card)
    show(game, 0, kind, terrain, True)
    show(game, 1, kind, terrain, False)
    assert sheets(game, "neighbour") == [5, 0]
    for better in (True, False):
        game = started(2)
        lay_missions(game, card)
        for index in range(2):
            show(game, index, kind, terrain, better)
        assert sheets(game, "neighbour") == [2, 2]
    game = started(2)
    lay_missions(game, card)
    assert sheets(game, "neighbour") == [2, 2], "zero against zero is a tie as well"


@rule("PU-17.07")
def test_zero_is_the_fewest() -> None:
    game = started(2)
    lay_missions(game, "M27", "M28", "M23")
    collected(game, 0, lifepods=1, meteorites=1)
    sketch(game, 0, 5, 5, "C")
    assert sheets(game, "neighbour") == [0, 15]


PICTURES = {
    # fulfilled, then what is not enough
    "3x3": (("xxxx", "xxx.", "xxxo"), ("xxx", "xox", "xxx"), ("xxxxx", "xxxxx")),
    "2x5": (("xxxxx", "xxxxx"), ("xxxxo", "xxxxx"), ("xxx", "xxx", "xxx")),
    "six": (("XXX", "XXX"), ("XXX", "XxX"), ("XXXoXXX",)),
    "at most five": (("XXXXX", "xxxxo"), ("XXXXXX",)),
}


def scored(card: str, *drawn: str, terrain: str) -> int:
    game = started(2, personal="yes")
    seat_of(game).missions = [mission(card)]
    sketch(game, 0, 3, 4, *drawn, x=terrain, o=other(terrain))
    return sheet(game)["personal"]


@rule("PU-17.02", "PU-17.08", "PU-17.09")
@pytest.mark.parametrize(("card", "kind", "terrain"), [row for row in PERSONAL if row[1] in PICTURES])
def test_personal_sides_about_terrain(card: str, kind: str, terrain: str) -> None:
    fulfilled, *failed = PICTURES[kind]
    assert scored(card, *fulfilled, terrain=terrain) == 5
    assert [scored(card, *drawn, terrain=terrain) for drawn in failed] == [0] * len(failed)
    if kind == "at most five":
        assert scored(card, "XXXXXX", terrain=other(terrain)) == 5
    else:
        assert scored(card, *fulfilled, terrain=other(terrain)) == 0
    if kind == "2x5":
        assert scored(card, *["xx"] * 5, terrain=terrain) == 5, "either way"


@rule("PU-17.02", "PU-17.10")
@pytest.mark.parametrize(("card", "_kind", "name"), [row for row in PERSONAL if row[1] == "top"])
def test_personal_sides_about_tracks(card: str, _kind: str, name: str) -> None:
    found = []
    for height in (14, 15):
        game = started(2, personal="yes")
        seat_of(game).missions = [mission(card)]
        track(game, 0, **{each: height if each == name else 29 - height for each in TERRAINS[:5]})
        found.append(sheet(game)["personal"])
    assert found == [0, 5]


@rule("PU-17.02")
@pytest.mark.parametrize(
    ("card", "pods", "rocks", "points"),
    [
        ("M25", 6, 8, 0),
        ("M25", 0, 9, 5),
        ("M26", 2, 1, 5),
        ("M26", 2, 2, 0),
        ("M26", 0, 0, 0),
    ],
)
def test_personal_sides_about_tokens(card: str, pods: int, rocks: int, points: int) -> None:
    game = started(2, personal="yes")
    seat_of(game).missions = [mission(card)]
    collected(game, 0, lifepods=pods, meteorites=rocks)
    assert sheet(game)["personal"] == points


def ground(game: Game) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """The ice cells and the other cells of the planet of seat 0."""
    planet = BOX.planets[seat_of(game).planet]
    return cells(planet.ice), cells(planet.cells & ~planet.ice)


@rule("PU-17.02", "PU-17.11")
@pytest.mark.parametrize("card", ["M27", "M28"])
@pytest.mark.parametrize("planet", ["ksb-4156", "gaia", "kaax", "arashi"])
def test_personal_sides_about_covered_ground(card: str, planet: str) -> None:
    found = []
    for missing in (0, 1):
        game = started(2, planet=planet, personal="yes")
        seat_of(game).missions = [mission(card)]
        ice, land = ground(game)
        wanted = ice if card == "M27" else land
        paint(game, 0, "civ", wanted[0])
        patch(game, 0, *wanted[1 : len(wanted) - missing])
        found.append(sheet(game)["personal"])
    assert found == [5, 0], "patches cover; every cell is needed, and nothing of the other kind"


@rule("PU-17.11")
@pytest.mark.parametrize("cell", [(5, 0), (3, 2), (6, 0)])
def test_all_land_includes_cities_and_former_lifepods(cell: tuple[int, int]) -> None:
    game = started(2, planet="gaia", personal="yes")
    seat_of(game).missions = [mission("M28")]
    _ice, land = ground(game)
    paint(game, 0, "civ", *[each for each in land if each != cell])
    assert sheet(game)["personal"] == 0


@rule("PU-17.11")
def test_petra_has_no_ice_and_its_currents_count_as_covered() -> None:
    game = started(2, planet="petra", personal="yes")
    seat_of(game).missions = [mission("M27"), mission("M28")]
    assert sheet(game)["personal"] == 5, "no ice is left uncovered"
    currents = BOX.planets[seat_of(game).planet].currents
    fill(game, 0, *cells(currents))
    assert sheet(game)["personal"] == 10


# -- what is counted


def compared(game: Game, card: str) -> list[int]:
    lay_missions(game, card)
    return sheets(game, "neighbour")


@rule("PU-17.03")
def test_areas_reach_across_tiles_and_include_patches_but_not_corners() -> None:
    game = started(2)
    lay(game, 0, "D2.biomass-civ", 5, 1)
    lay(game, 0, "D2.tech-biomass", 4, 1, "r2")
    patch(game, 0, (5, 0))
    sketch(game, 1, 5, 0, "bb", "..", "bb")
    assert compared(game, "M06") == [5, 0], "three connected cells against two and two"
    assert compared(game, "M12") == [0, 5], "one area against two"
    game = started(2)
    sketch(game, 0, 5, 1, "b.", ".b")
    sketch(game, 1, 5, 1, "bb", "..")
    assert compared(game, "M12") == [5, 0], "cells that touch at a corner are two areas"


@rule("PU-17.04")
@pytest.mark.parametrize(
    ("planet", "edge", "inner"),
    [
        ("ksb-4156", (5, 0), (5, 1)),
        ("lacuna", (4, 0), (4, 2)),  # a cell beside a hole is not on the edge
        ("oblivion", (11, 5), (3, 3)),  # nor one beside the empty middle
    ],
)
def test_buildings_on_the_edge(planet: str, edge: tuple[int, int], inner: tuple[int, int]) -> None:
    for at, points in ((edge, [5, 0]), (inner, [2, 2])):
        game = started(2, planet=planet)
        paint(game, 0, "civ", at, buildings=(at,))
        assert compared(game, "M01") == points
    game = started(2, planet=planet)
    paint(game, 0, "civ", edge)
    assert compared(game, "M01") == [2, 2], "terrain without building does not count"


@rule("PU-17.05")
def test_a_building_under_a_patch_does_not_count() -> None:
    game = started(2, corporation="wormhole")
    sketch(game, 0, 5, 0, "C", "b")
    sketch(game, 1, 5, 0, "c", "b")
    breakthrough(game, 0, 2)
    assert compared(game, "M01") == [5, 0]
    take(game, 0, "C03")
    play(game, 0, "cover:5,0")
    assert compared(game, "M01") == [2, 2], "the building is gone"
    assert compared(game, "M06") == [5, 0], "and the cell is biomass"
    assert compared(game, "M04") == [2, 2], "without building"


@rule("PU-17.06")
def test_collected_counts_tokens_anywhere_on_the_board() -> None:
    game = started(2, corporation="cosmos")
    seat = seat_of(game)
    collected(game, 0, lifepods=3)
    seat.pods, seat.pod_fields = 1, 0b11 << 7
    collected(game, 1, lifepods=2)
    assert compared(game, "M26") == [5, 0]
    game = started(2, corporation="jump-drive")
    collected(game, 0, lifepods=1)
    breakthrough(game, 0, "A", "F")
    collected(game, 1, lifepods=2)
    assert compared(game, "M26") == [5, 0]
    game = started(2)
    seat = seat_of(game)
    seat.lost_pods, seat.lifepods = 4, 0
    paint(game, 0, "civ", (5, 0))
    meteorite(game, 0, (5, 0))
    assert compared(game, "M26") == compared(game, "M25") == [2, 2], "destroyed or left lying"


@rule("PU-17.08")
def test_a_larger_area_may_contain_the_block() -> None:
    assert scored("M01", "xxxx", "xxxx", "xxxx", "x..x", terrain="civ") == 5
    assert scored("M13", "xxxxxx", "xxxxxx", "xxxxxx", terrain="civ") == 5
    assert scored("M01", "xxx", "xxx", "xxo", terrain="civ") == 0


@rule("PU-17.09")
def test_six_buildings_in_one_area() -> None:
    assert scored("M07", "XxX", "XxX", "XxX", "XxX", terrain="civ") == 5, "more are fine"
    assert scored("M07", "XXX.", "...X", "..XX", terrain="civ") == 0, "only touching at a corner"


@rule("PU-17.10")
def test_the_top_of_unusual_tracks() -> None:
    game = started(2, corporation="wormhole", personal="yes")
    seat_of(game).missions = [mission("M21")]
    track(game, 0, biomass=11)
    assert sheet(game)["personal"] == 0
    track(game, 0, biomass=14)
    assert sheet(game)["personal"] == 5, "the fifth step"

    game = started(2, corporation="oasis", personal="yes")
    seat_of(game).missions = [mission("M22")]
    track(game, 0, water=14)
    assert sheet(game)["personal"] == 0
    track(game, 0, water=15)
    assert sheet(game)["personal"] == 5, "the end of the path"

    game = started(2, corporation="makeshift", personal="yes")
    seat_of(game).missions = [mission("M19"), mission("M22")]
    seat_of(game).trackers[4] = 15  # the tech tracker on top of the civ track
    assert sheet(game)["personal"] == 5
    lay_missions(game, "M24")
    track(game, 1, rover=15)
    assert sheets(game, "neighbour") == [2, 2]


@rule("PU-17.12")
def test_tech_used_as_energy_is_tech_for_missions() -> None:
    game = started(2, corporation="jump-drive")
    breakthrough(game, 0, "D")
    face(game, 0, inner="D2.rover-tech")
    play(game, 0, "tile:inner", "place:6,0,r0", "energy:rover")
    finish(game, 0)
    assert seat_of(game).trackers[4] == 64, "the tech building worked as energy"
    assert compared(game, "M16") == [5, 0] and compared(game, "M14") == [2, 2]


@rule("PU-17.12")
def test_currents_of_petra_are_energy_for_missions() -> None:
    game = started(2, planet="petra")
    assert compared(game, "M14") == [5, 0]


@rule("PU-17.13")
def test_a_tile_that_was_not_placed_does_not_count() -> None:
    game = started(2)
    paint(game, 0, "civ", *[cell for cell in cells(BOX.planets[0].cells) if cell != (5, 5)])
    face(game, 0, inner="D2.tech-biomass")
    play(game, 0, "tile:inner")
    finish(game, 0)
    assert seat_of(game).stuck
    assert compared(game, "M16") == [2, 2] and compared(game, "M18") == [2, 2]


@rule("PU-17.14")
def test_missions_are_judged_after_all_end_game_effects() -> None:
    game = started(2, personal="yes")
    lay_missions(game, "M06")
    patch(game, 0, (5, 0), (6, 0))
    patch(game, 1, (5, 0), (6, 0))
    seat_of(game, 1).stored = 1
    go_to(game, END_EFFECTS)
    assert game.to_act() == [1], "seat 0 has nothing more to do"
    play(game, 1, "cover:5,1")
    assert [lines[2] for lines in table_of(game).final] == [0, 5]


@rule("PU-17.15")
def test_cards_dealt_and_not_kept_never_come_back() -> None:
    game = started(1, corporation="jump-drive")
    table, seat = table_of(game), seat_of(game)
    dealt = {*seat.missions, *seat.returned}
    assert len(dealt) == 4 and len(seat.missions) == 3
    breakthrough(game, 0, "F")
    play(game, 0, "mission")
    drawn = {BOX.mission_ids.index(key.partition(":")[2]) for key in offered(game)}
    assert len(drawn) == 3 and not drawn & dealt
    play(game, 0, offered(game)[0])
    assert set(seat.returned) | {seat.common} >= drawn
    next_event(game, "G03")
    table.event = NONE
    box = set(table.mission_box)
    go_to(game, EVENT)
    (new,) = set(seat.missions) - dealt
    assert new in box and new not in drawn and len(table.mission_box) == 28 - 4 - 3 - 1


@rule("PU-17.15")
def test_cards_returned_in_the_module_are_out_of_the_game() -> None:
    game = started(3, personal="yes")
    table = table_of(game)
    returned = {card for seat in table.seats for card in seat.returned}
    kept = {card for seat in table.seats for card in seat.missions}
    assert len(returned) == len(kept) == 3
    assert not (returned | kept) & {*table.missions, *table.mission_box}
