"""Chapter 7: when the game ends, and the last turn of a player who cannot place."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.state import END_CHECK, NONE, PICKS, ROTATION
from kolonie.games.planet_unknown.terms import TRACKS
from tests.citing import rule
from tests.positioning import keys
from tests.rules.planet_unknown.colony import (
    BOX,
    breakthrough,
    cells,
    deck,
    due,
    empty_stack,
    face,
    fill,
    finish,
    go_to,
    height,
    heights,
    lay,
    offered,
    patch,
    play,
    refused,
    rover,
    seat_of,
    started,
    step_of,
    table_of,
    tile_number,
    track,
)


def stuck(tile: str, corporation: str = "coalition", seats: int = 2, **trackers: int) -> Game:
    """Seat 0 has no place left and selects this tile; a rover and a movement point keep its turn open."""
    game = started(seats, corporation=corporation)
    lay(game, 0, "D2.rover-tech", 5, 0)
    rover(game, 0, (5, 0))
    fill(game, 0)
    seat_of(game).moves = 1
    track(game, 0, **trackers)
    face(game, 0, inner=tile)
    return game


# -- condition A


@rule("PU-7.01", "PU-7.02", "PU-7.04")
def test_a_player_without_a_place_makes_this_the_last_turn_for_all() -> None:
    game = started(3)
    fill(game, 0)
    finish(game, 0)
    assert not game.over and game.to_act() == [1, 2]
    for index in (1, 2):
        play(game, index, "tile:outer")
        assert offered(game, index, "place")  # they place as usual
        play(game, index, keys(game, index)[0])
        assert seat_of(game, index).laid
        finish(game, index)
    while step_of(game) == PICKS:
        finish(game)
    assert game.over
    assert (table_of(game).turn, step_of(game)) == (1, "")


@rule("PU-7.02")
def test_as_long_as_all_can_place_the_game_goes_on() -> None:
    game = started(2)
    fill(game, 0, (5, 5), (5, 6))
    face(game, 0, inner="D2.civ-energy", outer="I4.civ-energy")
    while table_of(game).turn == 1 and not game.over:
        finish(game)
    assert seat_of(game).covered == BOX.planets[0].cells  # placed; the end comes next turn
    assert not game.over and table_of(game).turn == 2


@rule("PU-7.03", "PU-7.11")
@pytest.mark.parametrize("ring", [0, 1])
def test_a_tile_is_selected_moves_both_trackers_and_leaves_the_game(ring: int) -> None:
    game = stuck("D2.tech-biomass")
    face(game, 0, outer="U5.tech-biomass")
    covered, laid = seat_of(game).covered, seat_of(game).laid[:]
    assert offered(game, 0, "tile") == ["tile:inner", "tile:outer"]
    assert "end" not in offered(game, 0)
    play(game, 0, ("tile:inner", "tile:outer")[ring])
    assert {"advance:tech", "advance:biomass"} <= set(offered(game, 0))
    assert refused(game, 0, "end") == "PU-36.11"
    play(game, 0, "advance:tech", "advance:biomass")
    assert heights(game) == (0, 0, 1, 0, 1)
    assert (seat_of(game).covered, seat_of(game).laid) == (covered, laid)
    finish(game)
    taken = tile_number(("D2.tech-biomass", "U5.tech-biomass")[ring])
    assert taken in table_of(game).gone
    assert taken not in table_of(game).tops


@rule("PU-7.05", "PU-7.06", "PU-7.07")
def test_an_unplaced_energy_and_water_tile_gives_two_water() -> None:
    game = stuck("D2.energy-water.meteor", water=4)
    breakthrough(game, 0, 4)  # doubles placed tiles only
    before = seat_of(game).meteorites
    play(game, 0, "tile:inner")
    assert [k for k in offered(game, 0) if not k.startswith("rover")] == ["advance:water", "energy:water"]
    play(game, 0, "advance:water", "energy:water")
    assert height(game, 0, "water") == 6
    assert seat_of(game).meteorites == before == 0


@rule("PU-7.06")
def test_an_unplaced_energy_building_advances_only_the_other_terrain() -> None:
    game = stuck("D2.civ-energy")
    play(game, 0, "tile:inner")
    assert offered(game, 0, "energy") == ["energy:civ"]
    assert refused(game, 0, "energy:tech") == "PU-14.03"
    play(game, 0, "energy:civ", "advance:civ")
    assert heights(game) == (2, 0, 0, 0, 0)


@rule("PU-7.05")
def test_an_unplaced_water_building_needs_no_ice() -> None:
    game = stuck("D2.water-rover", water=3, rover=2)
    play(game, 0, "tile:inner", "advance:water", "advance:rover")
    assert (height(game, 0, "water"), height(game, 0, "rover")) == (4, 3)


@rule("PU-7.08")
def test_wormhole_advances_biomass_for_an_unplaced_tile() -> None:
    game = started(2, corporation="wormhole")
    seat = seat_of(game)
    seat.covered = BOX.planets[0].cells  # no biomass anywhere
    face(game, 0, inner="D2.tech-biomass")
    play(game, 0, "tile:inner")
    assert {"advance:tech", "advance:biomass"} <= set(offered(game, 0))
    play(game, 0, "advance:tech")
    assert (height(game, 0, "tech"), height(game, 0, "biomass")) == (1, 2)  # its first step


@rule("PU-7.09")
def test_oasis_advances_water_by_one_for_an_unplaced_tile() -> None:
    game = stuck("U5.energy-water", corporation="oasis")
    play(game, 0, "tile:inner", "advance:water")
    assert seat_of(game).trackers[1] == 17  # water 1
    play(game, 0, "energy:water")
    assert seat_of(game).trackers[1] == 34  # one step by the energy building: biomass 2


@rule("PU-7.10")
@pytest.mark.parametrize(
    ("corporation", "level", "tile", "gains"),
    [
        ("oasis", 3, "D2.rover-tech", {"advance:rover", "advance:tech"}),
        ("oasis", 4, "D2.water-rover", {"advance:water", "advance:rover"}),
        ("oasis", 5, "D2.water-rover", {"advance:water", "advance:rover"}),
        ("cosmos", 3, "D2.civ-energy", {"advance:civ", "energy:civ"}),
        ("flux", 4, "D2.biomass-civ", {"advance:biomass", "advance:civ"}),
        ("jump-drive", "D", "D2.tech-biomass", {"advance:tech", "advance:biomass"}),
    ],
)
def test_effects_of_placing_do_not_happen_for_an_unplaced_tile(
    corporation: str, level: int | str, tile: str, gains: set[str]
) -> None:
    game = started(2, corporation=corporation)
    lay(game, 0, "D2.water-rover.meteor", 5, 0)  # a meteorite to collect
    fill(game, 0)
    breakthrough(game, 0, level)
    seat_of(game).pods = 2 if corporation == "cosmos" else 0
    if corporation == "flux":
        seat_of(game).flux = 0
    face(game, 0, inner=tile)
    play(game, 0, "tile:inner")
    assert set(offered(game, 0)) == gains


@rule("PU-7.10")
def test_republic_1_gives_movement_for_selecting_an_unplaced_tile() -> None:
    for tile, expected in (("D2.biomass-civ", 3), ("D2.tech-biomass", 1)):
        game = stuck(tile, corporation="republic", rover=4)
        breakthrough(game, 0, 1)
        play(game, 0, "tile:inner")
        assert seat_of(game).stuck and seat_of(game).moves == expected


@rule("PU-7.12")
def test_condition_a_is_tested_after_what_is_done_before_selecting() -> None:
    game = started(2, corporation="flux")
    breakthrough(game, 0, 5)  # once per turn the tracker of the flux track goes up
    seat_of(game).flux = TRACKS.index("biomass")
    track(game, 0, biomass=2)
    fill(game, 0, (5, 5), (5, 6))
    face(game, 0, inner="D2.civ-energy", outer="I4.civ-energy")
    placed, ended = game.clone(), game
    assert offered(game, 0, "tile") == ["tile:inner"]
    play(placed, 0, "tile:inner")
    assert not seat_of(placed).stuck
    play(ended, 0, "surge", "cover:5,5")  # a patch takes the last place
    assert offered(ended, 0, "tile") == ["tile:inner", "tile:outer"]
    play(ended, 0, "tile:outer")
    assert seat_of(ended).stuck


# -- condition B


@rule("PU-7.13")
@pytest.mark.parametrize("slot", range(6))
def test_an_empty_section_ends_the_game_wherever_it_points(slot: int) -> None:
    game = started(2)  # seats 0 and 1 face slots 0 and 3
    table = table_of(game)
    table.tops[slot] = NONE
    table.stacks[slot] = ()
    go_to(game, END_CHECK)
    assert not game.over  # one stack alone
    table.tops[6 + (slot + 1) % 6] = NONE
    go_to(game, END_CHECK)
    assert not game.over  # two stacks of different sections
    table.tops[6 + slot] = NONE
    go_to(game, END_CHECK)
    assert game.over


@rule("PU-7.13")
def test_the_section_follows_the_alignment() -> None:
    game = started(2, alignment="2")
    table = table_of(game)
    table.tops[0] = table.tops[6] = NONE  # not one section with this alignment
    go_to(game, END_CHECK)
    assert not game.over
    table.tops[2] = NONE
    go_to(game, END_CHECK)
    assert game.over


@rule("PU-7.01", "PU-7.13")
def test_the_last_two_tiles_of_a_section_end_the_game_after_the_turn() -> None:
    game = started(2)
    empty_stack(game, 0, 0)
    empty_stack(game, 0, 1, keep=1)
    finish(game, 0)
    assert game.to_act() == [1]
    finish(game, 1)
    while step_of(game) == PICKS:
        finish(game)
    assert game.over and table_of(game).turn == 1


@rule("PU-7.14")
def test_condition_b_is_tested_after_the_cards() -> None:
    game = started(2)
    patch(game, 0, (5, 0))
    face(game, 0, inner="D2.civ-energy")
    empty_stack(game, 0, 0, keep=1)
    empty_stack(game, 0, 1)
    deck(game, 3, "C16")
    seat_of(game).picks = [3]
    go_to(game, PICKS)
    assert not game.over
    while not game.over and step_of(game) == PICKS:
        now = keys(game, 0)
        play(game, 0, "end" if "end" in now else now[0])
    assert seat_of(game).laid[-1][0] == tile_number("D2.civ-energy")
    assert game.over


@rule("PU-7.15")
@pytest.mark.parametrize("card", ["C05", "C16"])
def test_an_extra_tile_without_a_place_is_void(card: str) -> None:
    game = started(2)
    fill(game, 0)
    rank = BOX.civ_ranks[BOX.civ_ids.index(card)]
    deck(game, rank, card)
    seat_of(game).picks = [rank]
    tops = table_of(game).tops[:]
    go_to(game, PICKS)
    assert (table_of(game).turn, step_of(game)) == (2, ROTATION)
    assert not game.over and not seat_of(game).stuck
    assert table_of(game).tops == tops
    assert BOX.civ_ids.index(card) in seat_of(game).cards


# -- benefits of an unplaced tile


@rule("PU-7.16")
def test_an_unplaced_tile_gives_its_benefits() -> None:
    game = stuck("D2.rover-tech.meteor", rover=5, tech=1)
    play(game, 0, "tile:inner", "advance:rover")
    assert seat_of(game).moves == 1 + 2
    assert offered(game, 0, "land") == ["land:5,1"]  # the tile placed most recently; (5,0) has a rover
    play(game, 0, "land:5,1", "advance:tech")
    assert cells(seat_of(game).rovers) == [(5, 0), (5, 1)]
    assert set(offered(game, 0, "synergy")) == {f"synergy:{t}" for t in TRACKS}
    assert offered(game, 0, "rover")


@rule("PU-7.16")
def test_patches_of_an_unplaced_tile_are_placed_or_stored_and_cards_picked() -> None:
    game = started(2)
    fill(game, 0, (5, 5))
    breakthrough(game, 0, 2)
    track(game, 0, biomass=2, civ=2)
    face(game, 0, inner="D2.biomass-civ", outer="I4.civ-energy")
    play(game, 0, "tile:inner", "advance:biomass")
    assert offered(game, 0) == ["cover:5,5", "store"]
    play(game, 0, "cover:5,5")
    finish(game)
    assert step_of(game) == PICKS and game.to_act() == [0]
    play(game, 0, keys(game, 0)[0])
    assert len(seat_of(game).cards) + len(seat_of(game).kept) == 1


@rule("PU-7.01")
def test_step_5_still_takes_place_in_the_last_turn() -> None:
    game = started(2)
    fill(game, 1)
    seat_of(game, 0).picks = [1]
    due(game, 0)
    finish(game, 0)
    finish(game, 1)
    assert step_of(game) == PICKS and game.to_act()[0] == 0
    while not game.over:
        now = keys(game)
        play(game, game.to_act()[0], "end" if "end" in now else now[0])
    assert table_of(game).turn == 1
