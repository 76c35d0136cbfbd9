"""Chapter 1: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from kolonie.core.options import Refused
from kolonie.games.planet_unknown.ground import xy
from kolonie.games.planet_unknown.layouts import Lay
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.terms import BIOMASS, TERRAINS, TRACKS
from tests.citing import rule
from tests.rules.planet_unknown.colony import (
    BOX,
    due,
    empty_stack,
    face,
    fill,
    height,
    lay,
    lay_of,
    mask,
    meteorite,
    offered,
    patch,
    play,
    seat_of,
    set_up,
    started,
    tile_number,
    track,
)

SHAPES = {  # capital letters are buildings; then the cell of the meteorite symbol
    "I3": ("B A a", (0, 2)),
    "T4": ("BaA .a.", (1, 1)),
    "V3": ("aA .B", (0, 0)),
    "L4": (".a .A bB", (0, 2)),
    "D2": ("A B", (0, 1)),
    "O4": ("Bb aA", (1, 0)),
    "Z5": ("B.. bAa ..a", (0, 1)),
    "F5": ("..b aaB .A.", (0, 1)),
    "Z4": (".Bb Aa.", (1, 1)),
    "I4": ("AaBb", (3, 0)),
    "N5": ("..Bb aAa.", (3, 0)),
    "U5": ("B.A baa", (2, 1)),
}
PAIRS = ("civ-energy", "energy-water", "rover-tech", "tech-biomass", "water-rover", "biomass-civ")


def picture(lie: Lay) -> str:
    """A tile as it lies, drawn as in SHAPES."""
    drawn = {}
    for letter, half, building in (("a", lie.a, lie.building_a), ("b", lie.b, lie.building_b)):
        for cell in range(half.bit_length()):
            if half >> cell & 1:
                drawn[xy(cell)] = letter.upper() if cell == building else letter
    xs, ys = [x for x, _ in drawn], [y for _, y in drawn]
    return " ".join(
        "".join(drawn.get((x, y), ".") for x in range(min(xs), max(xs) + 1))
        for y in range(min(ys), max(ys) + 1)
    )


@rule("PU-1.01", "PU-1.05", "PU-1.06")
def test_each_shape_comes_in_six_pairs_with_and_without_symbol() -> None:
    expected = {
        f"{shape}.{pair}.{mark}" for shape in SHAPES for pair in PAIRS for mark in ("plain", "meteor")
    }
    assert len(expected) == 144
    assert sorted(BOX.tile_ids) == sorted(expected)
    assert sum(name.endswith(".meteor") for name in BOX.tile_ids) == 72


@rule("PU-1.04")
@pytest.mark.parametrize("shape", SHAPES)
def test_the_cells_buildings_and_symbols_of_the_shapes(shape: str) -> None:
    game = set_up(1)
    for pair in PAIRS:
        lie = lay_of(game, 0, f"{shape}.{pair}.meteor", 4, 4)
        x, y = xy(lie.meteor)
        assert (picture(lie), (x - 4, y - 4)) == SHAPES[shape]


@rule("PU-1.04")
def test_how_many_shapes_have_how_many_cells() -> None:
    assert Counter(len(s.cells_a) + len(s.cells_b) for s in BOX.shapes) == {2: 1, 3: 2, 4: 5, 5: 4}


@rule("PU-1.02", "PU-1.03")
@pytest.mark.parametrize("pair", PAIRS)
def test_a_placed_tile_shows_two_terrains_with_a_building_each(pair: str) -> None:
    game = started(2)
    lay(game, 0, f"N5.{pair}", 4, 1)
    seat = seat_of(game)
    shown = {TERRAINS[t]: cells for t, cells in enumerate(seat.terrain) if cells}
    assert set(shown) == set(pair.split("-"))
    assert all((cells & seat.buildings).bit_count() == 1 for cells in shown.values())
    assert seat.buildings.bit_count() == 2


@rule("PU-1.03")
def test_five_of_the_six_terrains_have_a_track() -> None:
    assert set(TERRAINS) == {"civ", "water", "biomass", "rover", "tech", "energy"}
    assert set(TERRAINS) - set(TRACKS) == {"energy"}
    assert len(seat_of(set_up(2)).trackers) == 5


@rule("PU-1.07")
def test_a_patch_is_one_cell_of_biomass_without_building_and_no_tile() -> None:
    game = started(2)
    lay(game, 0, "D2.civ-energy", 5, 0)
    due(game, 0, "advance:biomass")
    track(game, 0, biomass=2)
    before = seat_of(game).laid[:]
    play(game, 0, "advance:biomass", "cover:6,1")
    seat = seat_of(game)
    assert seat.terrain[BIOMASS] == seat.patches == mask((6, 1))
    assert not seat.buildings & mask((6, 1))
    assert seat.laid == before
    assert height(game, 0, "biomass") == 3


@rule("PU-1.14", "PU-2.21")
def test_patches_and_meteorites_never_run_out() -> None:
    game = started(3)
    for index in (0, 1, 2):  # far more than 60 of each
        fill(game, index, (5, 4), (6, 4), (5, 5))
        meteorite(game, index, *[(x, y) for x in range(2, 10) for y in range(6, 10) if 1 < x < 10])
    face(game, 0, inner="D2.civ-energy.meteor", outer="I4.civ-energy")
    play(game, 0, "tile:inner", "place:5,4,r1")
    assert seat_of(game).meteorites.bit_count() == 33
    due(game, 0, "advance:biomass")
    track(game, 0, biomass=2)
    play(game, 0, "advance:biomass")
    assert seat_of(game).covered == BOX.planets[0].cells  # the only free cell took the patch


@rule("PU-1.08", "PU-1.09", "PU-1.10")
def test_how_many_cards_there_are() -> None:
    assert Counter(card.rank for card in BOX.civ_cards) == {1: 9, 2: 9, 3: 9, 4: 9}
    assert len({card.id for card in BOX.civ_cards}) == 36
    assert len({card.id for card in BOX.missions}) == 28
    assert Counter(event.colour for event in BOX.events) == {"green": 20, "orange": 20, "red": 20}
    assert Counter(event.colour for event in BOX.events if event.solo_only) == {"green": 4, "red": 2}


@rule("PU-1.09")
def test_a_mission_card_compares_on_one_side_and_demands_on_the_other() -> None:
    for card in BOX.missions:
        assert card.neighbour.better in ("more", "fewer")
        assert card.personal.better is None


@rule("PU-1.11", "PU-1.12")
def test_the_boards() -> None:
    planets = {p.id: p.edition for p in BOX.planet_entries}
    assert planets.pop("ksb-4156") == "base"
    assert {p for p, edition in planets.items() if edition == "base"} == {
        "arashi",
        "gaia",
        "k-273",
        "persephone",
        "petra",
        "tartarus",
    }
    assert {p for p, edition in planets.items() if edition != "base"} == {
        "cerberus",
        "charybdis",
        "kaax",
        "lacuna",
        "oblivion",
        "pajitnov",
    }
    corporations = {c.id: c.edition for c in BOX.corporation_entries}
    assert corporations.pop("coalition") == "base"
    assert {c for c, edition in corporations.items() if edition == "base"} == {
        "republic",
        "wormhole",
        "cosmos",
        "horizon",
        "jump-drive",
        "oasis",
    }
    assert {c for c, edition in corporations.items() if edition != "base"} == {"makeshift", "flux"}


@rule("PU-1.13")
def test_what_six_players_have_is_what_the_box_holds() -> None:
    names = ("horizon", "wormhole", "oasis", "makeshift", "flux", "coalition")
    game = set_up(6, corporation=names, planet=("ksb-4156",) * 6)
    seats = [seat_of(game, index) for index in range(6)]
    assert sum(len(seat.trackers) for seat in seats) == 30
    assert sum(seat.supply for seat in seats) == 14
    assert sum(seat.lifepods.bit_count() for seat in seats) == 36
    assert [seat.flux for seat in seats].count(-1) == 5  # one flux token
    assert game.state.commander in range(6)
    assert len(set(BOX.markers[6])) == 6


@rule("PU-1.13")
def test_no_table_of_six_needs_more_rovers_than_there_are() -> None:
    asymmetric = sorted((c.rovers for c in BOX.corporations[1:]), reverse=True)
    assert sum(asymmetric[:6]) <= 14
    assert BOX.corporations[0].rovers <= min(asymmetric[1:5])


@rule("PU-1.15", "PU-2.20")
def test_an_asymmetric_board_is_for_one_player_the_symmetric_one_for_all() -> None:
    game = TITLE.new(3, "free", {"boards": "free"})
    assert offered(game, 0) == sorted(f"planet:{name}" for name in BOX.planet_ids)
    play(game, 0, "planet:arashi")
    assert offered(game, 0) == sorted(f"corporation:{name}" for name in BOX.corporation_ids)
    play(game, 0, "corporation:horizon")
    for key in ("planet:arashi", "corporation:horizon"):
        assert key not in offered(game, 1)
        with pytest.raises(Refused) as refusal:
            game.play(1, key)
        assert refusal.value.rule == "PU-1.15"
        play(game, 1, "planet:ksb-4156" if key.startswith("planet") else "corporation:coalition")
    assert {"planet:ksb-4156", "planet:gaia"} <= set(offered(game, 2))
    play(game, 2, "planet:ksb-4156")
    assert "corporation:coalition" in offered(game, 2)


@rule("PU-1.15")
def test_all_six_players_may_use_the_symmetric_boards() -> None:
    game = started(6)
    assert [seat_of(game, i).planet for i in range(6)] == [0] * 6
    assert [seat_of(game, i).corporation for i in range(6)] == [0] * 6


@rule("PU-1.06")
def test_only_a_tile_with_symbol_brings_a_meteorite() -> None:
    for name, expected in (("D2.civ-energy", 0), ("D2.civ-energy.meteor", 1)):
        game = started(2)
        patch(game, 0, (5, 0))
        face(game, 0, inner=name)
        empty_stack(game, 0, 1)
        play(game, 0, "tile:inner", "place:5,1,r0")
        assert seat_of(game).laid[-1][0] == tile_number(name)
        assert seat_of(game).meteorites.bit_count() == seat_of(game).symbols.bit_count() == expected
