"""Chapter 28: Horizon Group."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.state import ACTION, END_EFFECTS
from tests.citing import rule
from tests.rules.planet_unknown.boards import lays, loaded, next_turn, numbers, place, reveal, symbols
from tests.rules.planet_unknown.colony import (
    EVENTS,
    breakthrough,
    cells,
    due,
    fill,
    go_to,
    height,
    lay,
    meteorite,
    offered,
    paint,
    play,
    refused,
    rover,
    seat_of,
    started,
    track,
)
from tests.rules.planet_unknown.positions import final, moved, sheet, take


def field(*levels: int, moves: int = 4, events: str = "none") -> Game:
    """A row of cells at y = 5: civ with meteorites on 4 and 5, rover building on 6, rover terrain on 7,
    water on 8. Rovers are still to be put on the planet; seat 0 has placed its tile."""
    game = started(2, corporation="horizon", events=events)
    breakthrough(game, 0, *levels)
    paint(game, 0, "civ", (4, 5), (5, 5))
    paint(game, 0, "rover", (6, 5), (7, 5), buildings=((6, 5),))
    paint(game, 0, "water", (8, 5))
    meteorite(game, 0, (4, 5), (5, 5))
    seat_of(game).lifepods = 1 << 13 * 4 + 5  # (5, 4)
    due(game, 0, moves=moves)
    return game


# -- the track


@rule("PU-28.01")
def test_the_rover_track() -> None:
    assert numbers("horizon", "rover", "move")[2:] == [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]
    rovers = numbers("horizon", "rover", "rover")
    assert [height for height, found in enumerate(rovers) if found] == [1, 3, 6, 9]
    game = started(2, corporation="horizon")
    lay(game, 0, "D2.civ-energy", 5, 0)
    track(game, 0, rover=8)
    due(game, 0, "advance:rover")
    play(game, 0, "advance:rover")
    assert moved(game) == 4 and offered(game, verb="land") == ["land:5,0", "land:5,1"]


# -- loading and delivering


@rule("PU-28.02", "PU-28.03", "PU-EX-23")
def test_a_rover_loads_one_meteorite() -> None:
    game = field()
    rover(game, 0, (3, 5))
    seat = seat_of(game)
    play(game, 0, "rover:3,5,4,5")
    assert (cells(seat.loaded), cells(seat.meteorites), seat.rocks) == ([(4, 5)], [(5, 5)], 0)
    play(game, 0, "rover:4,5,5,5")
    assert (cells(seat.loaded), cells(seat.meteorites)) == ([(5, 5)], [(5, 5)]), "the other stays"
    play(game, 0, "rover:5,5,5,6")
    assert (cells(seat.loaded), cells(seat.meteorites)) == ([(5, 6)], [(5, 5)])


@rule("PU-28.02")
def test_a_rover_placed_on_a_meteorite_loads_it() -> None:
    game = started(2, corporation="horizon")
    lay(game, 0, "D2.civ-energy.meteor", 5, 0)
    due(game, 0, "rover", moves=1)
    play(game, 0, "land:5,1")
    seat = seat_of(game)
    assert (cells(seat.loaded), seat.meteorites, seat.rocks) == ([(5, 1)], 0, 0)


@rule("PU-28.04", "PU-28.06", "PU-EX-23")
def test_a_rover_building_takes_the_meteorite() -> None:
    game = field(moves=5)
    loaded(game, (7, 4))
    seat = seat_of(game)
    play(game, 0, "rover:7,4,7,5")
    assert (seat.rocks, cells(seat.loaded)) == (0, [(7, 5)]), "rover terrain alone does not"
    play(game, 0, "rover:7,5,6,5")
    assert (seat.rocks, seat.loaded) == (1, 0)
    play(game, 0, "rover:6,5,5,5")
    assert cells(seat.loaded) == [(5, 5)], "the rover is empty again"


@rule("PU-28.05")
def test_a_meteorite_on_a_rover_building_is_collected_at_once() -> None:
    game = field()
    meteorite(game, 0, (6, 5))
    rover(game, 0, (6, 4))
    play(game, 0, "rover:6,4,6,5")
    assert (seat_of(game).rocks, seat_of(game).loaded) == (1, 0)


@rule("PU-28.07")
@pytest.mark.parametrize("full", [False, True])
def test_lifepods_are_collected_as_usual(full: bool) -> None:
    game = field()
    rover(game, 0, (5, 3))
    if full:
        seat_of(game).loaded = seat_of(game).rovers
    play(game, 0, "rover:5,3,5,4")
    assert seat_of(game).pods == 1 and bool(seat_of(game).loaded) == full


@rule("PU-28.08")
def test_an_undelivered_meteorite_spoils_the_lines_of_its_rover() -> None:
    points = {}
    for where in (None, (5, 0), (5, 5)):
        game = started(2, corporation="horizon")
        fill(game, 0)
        if where:
            loaded(game, where)
        points[where] = sheet(game)["planet"]
    assert points == {None: 40, (5, 0): 40 - 1 - 3, (5, 5): 40 - 3 - 3}


@rule("PU-28.09")
@pytest.mark.parametrize("by", ["tile", "patch", "event"])
def test_a_destroyed_rover_takes_its_load_along(by: str) -> None:
    game = started(2, corporation="horizon", events=EVENTS)
    paint(game, 0, "civ", (5, 0))
    loaded(game, (5, 1), (8, 8))
    seat = seat_of(game)
    if by == "tile":
        place(game, "D2.biomass-civ", 5, 1)
    elif by == "patch":
        track(game, 0, biomass=2)
        due(game, 0, "advance:biomass")
        play(game, 0, "advance:biomass", "cover:5,1")
    else:
        reveal(game, "R07")
        play(game, 0, "lose-rover:5,1")
    assert (cells(seat.loaded), cells(seat.rovers)) == ([(8, 8)], [(8, 8)])
    assert (seat.meteorites, seat.rocks) == (0, 0)


@rule("PU-28.18")
def test_delivering_and_collecting_another_one() -> None:
    game = field()
    meteorite(game, 0, (6, 5))
    loaded(game, (6, 4))
    play(game, 0, "rover:6,4,6,5")
    seat = seat_of(game)
    assert (seat.rocks, seat.loaded, cells(seat.meteorites)) == (2, 0, [(4, 5), (5, 5)])

    game = field(4)
    meteorite(game, 0, (8, 5))
    loaded(game, (9, 5))
    play(game, 0, "rover:9,5,8,5", "destroy")
    seat = seat_of(game)
    assert (seat.rocks, cells(seat.loaded)) == (0, [(8, 5)]) and (8, 5) not in cells(seat.meteorites)


# -- breakthroughs


@rule("PU-28.10")
def test_level_1_tiles_with_rover_terrain_need_not_touch() -> None:
    for levels, tile, able in (
        ((1,), "D2.water-rover", True),
        ((1,), "D2.rover-tech", True),
        ((1,), "D2.biomass-civ", False),
        ((), "D2.rover-tech", False),
    ):
        game = started(2, corporation="horizon")
        paint(game, 0, "civ", (5, 0))
        breakthrough(game, 0, *levels)
        assert ("place:8,5,r0" in lays(game, tile)) == able


@rule("PU-28.11")
def test_level_2_a_point_for_each_loaded_rover() -> None:
    for levels, points in (((2,), 2), ((), 0)):
        game = started(2, corporation="horizon")
        breakthrough(game, 0, *levels)
        loaded(game, (5, 5), (6, 5))
        rover(game, 0, (9, 5))
        go_to(game, ACTION)
        assert moved(game) == points
        assert ("rover:9,5,9,4" in offered(game)) == bool(points), "for any rover"


@rule("PU-28.12", "PU-28.13")
def test_level_3_a_patch_for_each_collected_meteorite() -> None:
    game = field(3)
    meteorite(game, 0, (6, 5))
    loaded(game, (6, 4))
    play(game, 0, "rover:6,4,6,5")
    play(game, 0, "cover:6,4", "cover:6,3")
    assert (seat_of(game).rocks, seat_of(game).patches.bit_count()) == (2, 2)

    game = field(3, events=EVENTS)
    reveal(game, "G19")
    play(game, 0, "rock:4,5")
    assert offered(game) == offered(game, verb="cover") and seat_of(game).rocks == 1, "through cards too"

    game = field(3)
    rover(game, 0, (3, 5))
    play(game, 0, "rover:3,5,4,5")
    assert not offered(game, verb="cover"), "loading is not collecting"


@rule("PU-28.14", "PU-28.19", "PU-EX-23")
def test_level_4_a_load_may_be_destroyed_on_water() -> None:
    game = field(3, 4)
    loaded(game, (9, 5))
    play(game, 0, "rover:9,5,8,5")
    assert offered(game) == ["destroy", "keep"]
    kept = game.clone()
    play(kept, 0, "keep")
    assert cells(seat_of(kept).loaded) == [(8, 5)]
    play(game, 0, "destroy")
    seat = seat_of(game)
    assert (seat.rocks, seat.loaded) == (0, 0) and not offered(game, verb="cover"), "not collected"

    game = field(4)
    meteorite(game, 0, (8, 5))
    rover(game, 0, (9, 5))
    play(game, 0, "rover:9,5,8,5")
    assert cells(seat_of(game).loaded) == [(8, 5)] and offered(game, verb="rover"), "it came empty"

    game = field()
    loaded(game, (9, 5))
    play(game, 0, "rover:9,5,8,5")
    assert offered(game, verb="rover"), "nothing is asked without level 4"


@rule("PU-28.15")
def test_level_5_the_rover_tracker_advances_once_per_turn() -> None:
    game = started(2, corporation="horizon")
    breakthrough(game, 0, 5)
    rover(game, 0, (9, 5))
    track(game, 0, rover=3)
    play(game, 0, "drive")
    assert (height(game, 0, "rover"), moved(game)) == (4, 2)
    assert refused(game, 0, "drive") == "PU-36.10"
    next_turn(game)
    assert "drive" in offered(game)


@rule("PU-28.16")
def test_level_5_repeats_on_the_top_field() -> None:
    game = started(2, corporation="horizon")
    breakthrough(game, 0, 5)
    rover(game, 0, (9, 5))
    track(game, 0, rover=15)
    play(game, 0, "drive")
    assert (height(game, 0, "rover"), moved(game)) == (15, 5)


# -- loads as meteorites


@rule("PU-28.17")
def test_a_load_lies_on_the_cell_of_its_rover_for_cards() -> None:
    game = field()
    loaded(game, (4, 9))
    take(game, 0, "C25")
    assert offered(game) == ["blast-load:4,9", "blast:4,5", "blast:5,5"]
    play(game, 0, "blast-load:4,9")
    assert seat_of(game).loaded == 0 and cells(seat_of(game).rovers) == [(4, 9)]

    game = field()
    loaded(game, (4, 9))
    take(game, 0, "C17")
    play(game, 0, "line:row,9")
    assert seat_of(game).loaded == 0 and seat_of(game).meteorites.bit_count() == 2

    game = field(moves=0, events=EVENTS)
    loaded(game, (4, 9))
    reveal(game, "G19")
    assert offered(game) == ["load:4,9", "rock:4,5", "rock:5,5"]


@rule("PU-28.17")
@pytest.mark.parametrize("card", ["O11", "R03"])
@pytest.mark.parametrize("leaves", [False, True])
def test_the_symbol_is_free_when_the_rover_has_left(card: str, leaves: bool) -> None:
    game = field(events=EVENTS)
    paint(game, 0, "civ", (9, 9), (9, 8))
    symbols(game, (9, 9), (9, 8))
    rover(game, 0, (3, 5))
    play(game, 0, "rover:3,5,4,5")
    if leaves:
        play(game, 0, "rover:4,5,4,4")
    reveal(game, card)
    expected = ["meteor:9,8", "meteor:9,9"]
    assert offered(game) == (["meteor:4,5", *expected] if leaves else expected)


@rule("PU-28.17")
def test_a_load_counts_for_the_tie() -> None:
    game = started(2, corporation="horizon")
    for index in (0, 1):
        fill(game, index, (5, 1))
    seat_of(game, 1).rocks = 0
    loaded(game, (5, 1))  # column 5 and row 1 are empty anyway
    game.state.missions = []
    go_to(game, END_EFFECTS)
    assert final(game, 0)["total"] == final(game, 1)["total"]
    assert game.winners() == [1]
