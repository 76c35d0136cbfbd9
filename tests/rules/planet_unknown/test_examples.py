"""Chapter 38: the worked examples, with their numbers."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.title import SetupError
from kolonie.core.views import view
from kolonie.games.planet_unknown.ground import areas
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.pending import synergy
from kolonie.games.planet_unknown.state import PICKS
from tests.citing import rule
from tests.rules.planet_unknown.boards import driving, lays, loaded, place, pods_on, reveal, symbols
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    Cell,
    breakthrough,
    cells,
    deck,
    due,
    face,
    fill,
    go_to,
    height,
    heights,
    keep_cards,
    mask,
    meteorite,
    offered,
    paint,
    patch,
    play,
    refused,
    rover,
    seat_of,
    set_up,
    started,
    table_of,
    track,
)
from tests.rules.planet_unknown.positions import (
    card_number,
    collected,
    lay_missions,
    mission,
    moved,
    named,
    sheet,
    sheets,
    sketch,
    take,
)
from tests.rules.planet_unknown.worlds import go, put, stands, synergies, tracked


@rule("PU-EX-01")
def test_civilization_decks_of_four_players() -> None:
    game = set_up(4)
    assert [len(each) for each in table_of(game).decks] == [5, 5, 5, 5]
    assert all(BOX.civ_ranks[card] == rank for rank in range(1, 5) for card in table_of(game).decks[rank - 1])
    assert sum(map(len, table_of(game).decks)) == 20


@rule("PU-EX-02")
def test_rover_symbols_and_difficulty() -> None:
    two = [entry.id for entry in BOX.corporation_entries if entry.rovers == 2]
    three = [entry.id for entry in BOX.corporation_entries if entry.difficulty == 3]
    name = next(name for name in three if name in two)
    assert seat_of(started(2, corporation=name)).supply == 2
    board = BOX.corporations[BOX.corporation_ids.index(name)]
    assert not hasattr(board, "difficulty"), "nothing the rules could read"


@rule("PU-EX-03")
def test_the_first_tile_and_the_next() -> None:
    game = started(2)
    lays(game, "D2.biomass-civ")
    assert refused(game, 0, "place:5,4,r0") == "PU-5.05"
    play(game, 0, "place:5,0,r0")
    game = started(2)
    paint(game, 0, "civ", (5, 0), (5, 1))
    found = lays(game, "D2.biomass-civ")
    assert "place:5,2,r0" in found
    assert refused(game, 0, "place:6,2,r0") == refused(game, 0, "place:4,2,r0") == "PU-5.07", "a corner"


@rule("PU-EX-04")
@pytest.mark.parametrize(("shape", "at"), [("D2", (5, 0)), ("O4", (5, 0)), ("U5", (4, 1))])
def test_both_trackers_go_up_by_one(shape: str, at: Cell) -> None:
    game = started(2)
    place(game, f"{shape}.tech-biomass", *at)
    play(game, 0, "advance:tech")
    assert heights(game) == (0, 0, 1, 0, 1)


@rule("PU-EX-05")
def test_water_on_ice() -> None:
    game = started(2)
    place(game, "O4.water-rover", 0, 5)  # two water cells on ice, still one advance
    play(game, 0, "advance:water")
    assert heights(game)[1] == 1


@rule("PU-EX-06")
def test_water_off_ice() -> None:
    game = started(2)
    place(game, "D2.water-rover", 5, 0)
    assert heights(game)[1] == 0 and seat_of(game).laid


@rule("PU-EX-07")
def test_a_field_with_two_benefits() -> None:
    game = tracked("coalition", rover=("rover", 9))
    go(game, "advance:rover")
    assert height(game, 0, "rover") == 10
    assert (moved(game) - 1, synergies(game)) == (3, 1)


@rule("PU-EX-08")
def test_four_points_and_two_rovers() -> None:
    game = driving("coalition", (5, 2), (9, 5), moves=4)
    play(game, 0, "rover:5,2,6,2")
    assert seat_of(game).pods == 0
    play(game, 0, "rover:6,2,7,2")
    assert seat_of(game).pods == 1, "the lifepod of (7, 2)"
    play(game, 0, "rover:7,2,8,2")
    assert moved(game) == 1 and seat_of(game).pods == 1
    play(game, 0, "rover:9,5,9,6")
    assert seat_of(game).moves == 0 and seat_of(game).rovers == mask((8, 2), (9, 6))


@rule("PU-EX-09")
@pytest.mark.parametrize("first", [True, False])
def test_an_energy_building_that_touches_nothing(first: bool) -> None:
    game = started(2)
    if not first:
        paint(game, 0, "tech", (9, 9))
        breakthrough(game, 0, 1)
    place(game, "D2.civ-energy", 5, 0)
    assert offered(game) == ["advance:civ", "energy:civ"]
    play(game, 0, "energy:civ")
    assert heights(game) == (2, 0, 0, 0, 0)


def energy_between() -> Game:
    """An energy area with civ, tech and water beside it and rover terrain at a corner."""
    game = started(2)
    paint(game, 0, "energy", (5, 3), (5, 4))
    paint(game, 0, "tech", (6, 4))
    paint(game, 0, "water", (4, 4))
    paint(game, 0, "rover", (6, 5))
    paint(game, 0, "biomass", (9, 9))
    place(game, "D2.civ-energy", 5, 1)  # energy on (5, 2)
    return game


@rule("PU-EX-10")
def test_an_energy_building_offers_what_borders_on_its_area() -> None:
    game = energy_between()
    assert offered(game, verb="energy") == ["energy:civ", "energy:tech", "energy:water"]
    assert refused(game, 0, "energy:rover") == "PU-14.03"
    for name, expected in (("civ", (2, 0, 0, 0, 0)), ("tech", (1, 0, 0, 0, 1))):
        other = game.clone()
        play(other, 0, f"energy:{name}")
        assert heights(other) == expected


@rule("PU-EX-11")
def test_energy_for_water_needs_no_ice() -> None:
    game = energy_between()
    assert not seat_of(game).terrain[1] & BOX.planets[0].ice
    play(game, 0, "energy:water")
    assert heights(game) == (1, 1, 0, 0, 0)


@rule("PU-EX-12")
def test_the_last_turn_of_a_player_who_cannot_place() -> None:
    game = started(2)
    breakthrough(game, 0, 4)
    track(game, 0, water=4, tech=10)
    fill(game, 0)
    face(game, 0, inner="D2.energy-water.meteor")
    covered = seat_of(game).covered
    play(game, 0, "tile:inner")
    play(game, 0, "advance:water")
    assert height(game, 0, "water") == 6, "1 + 1"
    seat = seat_of(game)
    assert (seat.meteorites, seat.laid, seat.covered, seat.stuck) == (0, [], covered, 1)
    game = started(2)
    breakthrough(game, 0, 4)
    track(game, 0, water=8, tech=10)
    place(game, "D2.energy-water.meteor", 3, 1)
    play(game, 0, "advance:water")
    assert height(game, 0, "water") == 12, "up to 4 for a placed one"


@rule("PU-EX-13")
def test_the_final_scoring_of_that_player() -> None:
    game = started(3)
    collected(game, 0, lifepods=4, meteorites=4)
    keep_cards(game, 0, "C06")
    breakthrough(game, 0, 1, 2, 3, 4)
    track(game, 0, civ=3, water=13, biomass=6, rover=15, tech=11)
    land = BOX.planets[0].cells
    paint(game, 0, "rover", *[(x, 5) for x in range(12)], *[(x, 6) for x in range(9)])
    edge = ((5, 0), (6, 0), (5, 11))
    paint(game, 0, "biomass", *edge, buildings=edge)
    rows = mask(*[(x, y) for x, y in cells(land) if y in (0, 4, 5, 6, 7, 10, 11)])
    paint(game, 0, "civ", *cells(rows & ~seat_of(game).covered))
    paint(game, 1, "rover", *[(x, 5) for x in range(12)])
    paint(game, 2, "biomass", *edge, buildings=edge)
    lay_missions(game, "M07", "M23", "M04")
    assert sheet(game) == {
        "planet": 15,
        "tracks": 1 + 7 + 1 + 5 + 1,
        "neighbour": 5 + 2,
        "personal": 0,
        "lifepods": 4,
        "meteorites": 1,
        "cards": 1,
        "total": 43,
    }


@rule("PU-EX-14")
def test_the_largest_rover_area() -> None:
    game = started(2)
    lay_missions(game, "M07")
    paint(game, 0, "rover", *[(x, 5) for x in range(12)], *[(x, 6) for x in range(9)])
    paint(game, 1, "rover", *[(x, 5) for x in range(12)], *[(x, 6) for x in range(8)], (10, 6 + 1), (5, 0))
    assert seat_of(game).terrain[3].bit_count() == 21
    assert sheets(game, "neighbour") == [5, 0]


@rule("PU-EX-15")
def test_biomass_buildings_on_the_edge_three_against_three() -> None:
    game = started(2)
    lay_missions(game, "M04")
    for index, third in ((0, (0, 5)), (1, (11, 6))):
        paint(game, index, "biomass", (5, 0), (6, 0), third, (5, 5), buildings=((5, 0), (6, 0), third))
    seat_of(game, 1).buildings |= mask((5, 5))  # not on the edge
    assert sheets(game, "neighbour") == [2, 2]


@rule("PU-EX-16")
def test_the_event_deck_has_twenty_cards() -> None:
    game = set_up(2, events="8-5-7")
    colours = [BOX.events[event].colour for event in table_of(game).events]
    assert [colours.count(colour) for colour in ("red", "orange", "green")] == [8, 5, 7]
    assert len(colours) == 20
    with pytest.raises(SetupError):
        TITLE.check({"events": "8-5-8"}, 2)


@rule("PU-EX-17")
@pytest.mark.parametrize(("energy", "tech", "points"), [(5, 3, 10), (4, 3, 5), (5, 2, 5), (4, 2, 0)])
def test_two_personal_missions(energy: int, tech: int, points: int) -> None:
    game = started(2, personal="yes")
    seat_of(game).missions = [mission("M18"), mission("M02")]
    sketch(game, 0, 2, 3, "e" * energy, "e" * energy)
    sketch(game, 0, 2, 6, *["t" * tech] * 3)
    assert sheet(game)["personal"] == points


@rule("PU-EX-18")
def test_the_target_of_a_solo_game() -> None:
    game = started(1, events="8-3-9")
    assert view(game, 0)["solo"]["target"] == 60 - 7 - 1 + 6 == 58


@rule("PU-EX-19")
def test_republic_picks_with_a_card_of_the_next_rank() -> None:
    game = started(2, corporation="republic")
    breakthrough(game, 0, 2)
    wanted = {rank: [c.id for c in BOX.civ_cards if c.rank == rank][:3] for rank in (3, 4)}
    deck(game, 3, *wanted[3])
    deck(game, 4, *wanted[4])
    seat_of(game).picks = [3]
    go_to(game, PICKS)
    if "pick:3" in offered(game):
        play(game, 0, "pick:3")
    choice = {key.partition(":")[2] for key in offered(game, verb="card")}
    assert choice >= set(wanted[3])
    assert len(choice & set(wanted[4])) == 1 and len(choice) == len(wanted[3]) + 1
    higher = (choice & set(wanted[4])).pop()
    play(game, 0, f"card:{higher}")
    assert set(table_of(game).decks[2]) == set(map(card_number, wanted[3]))
    assert set(table_of(game).decks[3]) == set(map(card_number, wanted[4])) - {card_number(higher)}


@rule("PU-EX-20")
def test_wormhole_takes_a_patch_or_civ() -> None:
    game = tracked("wormhole", biomass=("biomass", 2))
    paint(game, 0, "civ", (5, 0))
    go(game, "advance:biomass")
    assert stands(game, "biomass") == ("biomass", 5)
    assert offered(game, verb="benefit") == ["benefit:civ", "benefit:patch"]
    other = game.clone()
    play(other, 0, "benefit:civ")
    assert height(other, 0, "civ") == 1 and not offered(other, verb="cover")
    assert not offered(other, verb="benefit")
    play(game, 0, "benefit:patch")
    play(game, 0, "cover:5,1")
    assert height(game, 0, "civ") == 0 and not offered(game, verb="benefit")


@rule("PU-EX-21")
def test_wormhole_patches_on_tiles() -> None:
    game = started(2, corporation="wormhole")
    sketch(game, 0, 5, 0, "bb", "cc", "bb")
    meteorite(game, 0, (6, 1))
    breakthrough(game, 0, 2)
    take(game, 0, "C03")
    assert "cover:6,1" not in offered(game) and refused(game, 0, "cover:6,1") == "PU-5.09"
    able = game.clone()
    assert len(areas(seat_of(game).terrain[2])) == 2
    play(game, 0, "cover:5,1")
    assert len(areas(seat_of(game).terrain[2])) == 1
    breakthrough(able, 0, 5)
    play(able, 0, "cover:6,1")
    assert (seat_of(able).meteorites, seat_of(able).rocks) == (0, 0)
    assert len(areas(seat_of(able).terrain[2])) == 1


@rule("PU-EX-22")
@pytest.mark.parametrize("below", [1, 9])
def test_cosmos_skips_a_covered_field(below: int) -> None:
    game = started(2, corporation="cosmos")
    pods_on(game, ("biomass", below + 1))
    track(game, 0, biomass=below)
    place(game, "D2.biomass-civ", 5, 0)
    play(game, 0, "advance:biomass")
    assert stands(game, "biomass") == ("biomass", below + 2)
    assert not any(gain == synergy() for gain in seat_of(game).gains), "no synergy"
    assert offered(game) == named("cover", [(4, 1), (5, 2), (6, 0), (6, 1)]), "the patch, at once"


@rule("PU-EX-23")
def test_horizon_loads_delivers_and_destroys() -> None:
    game = started(2, corporation="horizon")
    sketch(game, 0, 3, 5, "cccR")
    meteorite(game, 0, (4, 5))
    rover(game, 0, (3, 5))
    due(game, 0, moves=5)
    play(game, 0, "rover:3,5,4,5")
    assert (seat_of(game).loaded, seat_of(game).rocks) == (mask((4, 5)), 0), "A"
    play(game, 0, "rover:4,5,5,5")
    assert (seat_of(game).loaded, seat_of(game).rocks) == (mask((5, 5)), 0)
    play(game, 0, "rover:5,5,6,5")
    assert (seat_of(game).loaded, seat_of(game).rocks) == (0, 1), "B"
    game = started(2, corporation="horizon")
    sketch(game, 0, 3, 5, "cww")
    breakthrough(game, 0, 4)
    loaded(game, (3, 5))
    due(game, 0, moves=3)
    play(game, 0, "rover:3,5,4,5")
    assert offered(game) == ["destroy", "keep"]
    play(game, 0, "destroy")
    assert (seat_of(game).loaded, seat_of(game).rocks, seat_of(game).meteorites) == (0, 0, 0), "C"


def oasis_two_cells_on_ice(*able: int) -> Game:
    """The water tracker on water 1, biomass on biomass 2; a tile has put two water cells on ice."""
    game = started(2, corporation="oasis")
    breakthrough(game, 0, *able)
    put(game, water=("water", 1), biomass=("biomass", 2), rover=("rover", 11))
    rover(game, 0, (8, 5))
    place(game, "O4.water-rover", 0, 5)
    return game


@rule("PU-EX-24")
def test_oasis_is_blocked() -> None:
    game = oasis_two_cells_on_ice()
    assert refused(game, 0, "advance:water") == "PU-8.16"
    play(game, 0, "advance:rover")
    assert not offered(game, verb="advance") and stands(game, "water") == ("water", 1)
    play(game, 0, "end")
    assert not seat_of(game).gains


@rule("PU-EX-25")
def test_oasis_jumps() -> None:
    game = oasis_two_cells_on_ice(1)
    seat_of(game).gains = [gain for gain in seat_of(game).gains if gain.trackers == 2]  # the water building
    play(game, 0, "advance:water")
    assert stands(game, "water") == ("tech", 4)
    assert (moved(game), synergies(game)) == (1, 0)
    assert not seat_of(game).gains


@rule("PU-EX-27")
def test_cerberus_filled() -> None:
    game = started(2, planet="cerberus")
    columns, rows = (1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1), (1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1)
    entry = BOX.planet_entries[BOX.planet_ids.index("cerberus")]
    assert (tuple(entry.columns), tuple(entry.rows)) == (columns, rows)
    fill(game, 0)
    assert sheet(game)["planet"] == 21 + 18 + 6 == 45


@rule("PU-EX-28")
def test_the_sizes_of_three_areas() -> None:
    game = started(2)
    sketch(game, 0, 3, 3, "ww.", "..w", "www", "...", "..w")
    assert sorted(area.bit_count() for area in areas(seat_of(game).terrain[1])) == [1, 2, 4]
    lay_missions(game, "M11", "M17")
    sketch(game, 1, 3, 3, "wwww.w", "......", "w.....")
    assert sheets(game, "neighbour") == [2 + 2, 2 + 2], "the largest has 4 cells, there are 3"


@rule("PU-EX-29")
def test_sample_cards() -> None:
    game = started(2, personal="yes")
    seat_of(game).missions = [mission("M01")]
    lay_missions(game, "M01")
    sketch(game, 0, 3, 3, "ccc", "ccc", "ccc")
    assert (sheet(game.clone())["personal"], sheet(game.clone())["neighbour"]) == (5, 2)
    paint(game, 0, "civ", (5, 0), buildings=((5, 0),))
    assert sheets(game, "neighbour") == [5, 0]

    game = started(2, events=EVENTS)
    track(game, 0, civ=3, water=3, biomass=3, rover=3, tech=3)
    reveal(game, "O02")
    assert offered(game) == ["regress:rover", "regress:tech"]

    game = started(2, events=EVENTS)
    patch(game, 0, (5, 1))
    paint(game, 0, "civ", (5, 0), (6, 0))
    symbols(game, (5, 0), (6, 0))
    reveal(game, "R03")
    assert offered(game) == ["meteor:5,0", "meteor:6,0"]

    game = started(1, events="0-0-20")
    reveal(game, "G01")
    while not offered(game, verb="tile"):
        play(game, 0, offered(game)[0])
    place(game, "D2.biomass-civ", 5, 0)
    assert offered(game, verb="land") == ["land:5,0", "land:5,1"]
    play(game, 0, "land:5,0")
    assert seat_of(game).rovers == mask((5, 0)) and height(game, 0, "rover") == 0
