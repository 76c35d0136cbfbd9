"""Chapter 11: rovers."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.state import ACTION, EVENT, PICKS
from tests.citing import rule
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    cells,
    due,
    face,
    fill,
    go_to,
    height,
    heights,
    lay,
    mask,
    meteorite,
    next_event,
    offered,
    paint,
    patch,
    play,
    refused,
    rover,
    seat_of,
    started,
    step_of,
    track,
)
from tests.rules.planet_unknown.positions import moved, named, near, sheet, take

REPEATS = {
    "coalition": 4,
    "republic": 3,
    "wormhole": 3,
    "cosmos": 3,
    "horizon": 5,
    "jump-drive": 3,
    "oasis": 3,
    "makeshift": 3,
    "flux": 3,
}


def driving(*at: tuple[int, int], moves: int = 4, planet: str = "ksb-4156") -> Game:
    """Seat 0 has placed its tile, its rovers stand on these cells and have movement points."""
    game = started(2, planet=planet)
    rover(game, 0, *at)
    due(game, 0, moves=moves)
    return game


# -- new rovers


@rule("PU-11.01", "PU-11.05")
def test_a_new_rover_goes_on_the_tile_just_placed() -> None:
    game = started(2)
    lay(game, 0, "O4.biomass-civ", 5, 1)
    face(game, 0, inner="L4.rover-tech")
    play(game, 0, "tile:inner", "place:5,3,r0", "advance:rover")
    tile = [(6, 3), (6, 4), (5, 5), (6, 5)]
    assert offered(game, verb="land") == named("land", tile)
    assert refused(game, 0, "end") == "PU-36.11", "it must be placed"
    play(game, 0, "land:5,5")
    assert cells(seat_of(game).rovers) == [(5, 5)] and seat_of(game).supply == 1


@rule("PU-11.02")
def test_patches_are_not_the_tile_just_placed_and_an_older_tile_is() -> None:
    game = started(2, events=EVENTS)
    placed = cells(lay(game, 0, "D2.civ-energy", 5, 0).mask)
    patch(game, 0, (6, 0))
    next_event(game, "G05")
    go_to(game, EVENT)
    play(game, 0, "boost:rover")
    assert offered(game) == named("land", placed), "in the event step of the next turn"


@rule("PU-11.02")
def test_an_unplaced_tile_puts_the_rover_on_the_tile_placed_before() -> None:
    game = started(2)
    placed = cells(lay(game, 0, "D2.civ-energy", 5, 0).mask)
    fill(game, 0)
    face(game, 0, inner="D2.rover-tech")
    play(game, 0, "tile:inner", "advance:rover")
    assert offered(game, verb="land") == named("land", placed)


@rule("PU-11.02", "PU-11.04")
@pytest.mark.parametrize("reason", ["no tile", "no rover"])
def test_without_tile_or_rover_nothing_happens(reason: str) -> None:
    game = started(2)
    if reason == "no rover":
        lay(game, 0, "O4.civ-energy", 5, 0)
        rover(game, 0, (8, 5), (9, 5))
    before = seat_of(game).rovers, seat_of(game).supply
    due(game, 0, "advance:rover", moves=1)
    if reason == "no tile":
        rover(game, 0, (8, 5))
        before = seat_of(game).rovers, seat_of(game).supply
    play(game, 0, "advance:rover")
    assert offered(game, verb="land") == [] and "end" in offered(game)
    play(game, 0, "end")
    assert (seat_of(game).rovers, seat_of(game).supply) == before


@rule("PU-11.03")
def test_a_new_rover_collects_the_meteorite_of_its_tile() -> None:
    game = started(2)
    lay(game, 0, "D2.civ-energy.meteor", 5, 0)
    assert cells(seat_of(game).meteorites) == [(5, 1)]
    due(game, 0, "rover", "synergy")
    play(game, 0, "land:5,1")
    assert not seat_of(game).meteorites and seat_of(game).rocks == 1


@rule("PU-11.25")
def test_a_rover_without_a_free_cell_stays_on_the_board() -> None:
    game = started(2, corporation="horizon")
    lay(game, 0, "D2.civ-energy", 5, 0)
    rover(game, 0, (5, 0), (5, 1))
    due(game, 0, "rover", moves=1)
    assert offered(game, verb="land") == []
    assert refused(game, 0, "land:5,0") == "PU-11.12"
    play(game, 0, "end")
    assert seat_of(game).supply == 2


# -- movement points


@rule("PU-11.06")
@pytest.mark.parametrize("field", range(2, 16))
def test_a_number_gives_that_many_points(field: int) -> None:
    game = started(2)
    rover(game, 0, (8, 5))
    track(game, 0, rover=field - 1)
    due(game, 0, "advance:rover", "synergy", moves=0)
    play(game, 0, "advance:rover")
    assert moved(game) == (0, 0, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4)[field]


@rule("PU-11.06", "PU-11.07", "PU-11.09")
def test_points_are_divided_among_rovers_one_for_each_step() -> None:
    game = driving((3, 5), (8, 5), moves=4)
    steps = [f"rover:3,5,{x},{y}" for x, y in near((3, 5))] + [f"rover:8,5,{x},{y}" for x, y in near((8, 5))]
    assert offered(game, verb="rover") == sorted(steps)
    assert refused(game, 0, "rover:3,5,4,6") == "PU-11.07", "not to a corner"
    play(game, 0, "rover:3,5,3,6", "rover:8,5,8,6", "rover:3,6,3,5")
    assert moved(game) == 1 and cells(seat_of(game).rovers) == [(3, 5), (8, 6)]
    play(game, 0, "rover:3,5,3,6")
    assert 0 not in game.to_act(), "crossing a cell again is possible; with no point left the turn ends"


@rule("PU-11.08")
def test_rovers_drive_over_tiles_and_ground_but_not_off_the_planet() -> None:
    game = driving((5, 0))
    paint(game, 0, "civ", (6, 0))
    assert offered(game, verb="rover") == ["rover:5,0,5,1", "rover:5,0,6,0"], "ground and tile"
    assert refused(game, 0, "rover:5,0,4,0") == "PU-36.06"
    game = driving((4, 2), planet="lacuna")
    assert offered(game, verb="rover") == ["rover:4,2,3,2", "rover:4,2,4,1"], "holes are no cells"


@rule("PU-11.10")
def test_moving_is_voluntary_and_points_are_lost_at_the_end() -> None:
    game = driving((5, 5), moves=3)
    play(game, 0, "end")
    assert moved(game) == 0 and cells(seat_of(game).rovers) == [(5, 5)]
    game = driving((5, 5), moves=0)
    due(game, 0, "synergy")
    assert refused(game, 0, "rover:5,5,5,4") == "PU-11.10"


@rule("PU-11.11")
def test_points_of_all_sources_make_one_pool_for_the_rest_of_the_turn() -> None:
    game = started(2, events=EVENTS)
    rover(game, 0, (5, 5))
    track(game, 0, rover=3)
    next_event(game, "G05")
    go_to(game, EVENT)
    play(game, 0, "boost:rover")
    play(game, 1, "boost:rover")
    assert moved(game) == 2 and step_of(game) == ACTION
    play(game, 0, "rover:5,5,5,4")
    face(game, 0, inner="D2.rover-tech")
    play(game, 0, "tile:inner", "place:6,0,r0", "advance:rover")
    assert moved(game) == 3, "one left of the event and two of the tile"
    assert "advance:tech" in offered(game) and "rover:5,4,5,3" in offered(game), "between other gains"


@rule("PU-11.11")
@pytest.mark.parametrize("step", [EVENT, PICKS])
def test_points_are_used_while_another_gain_is_pending(step: str) -> None:
    game = started(2, corporation="republic", events=EVENTS)
    paint(game, 0, "civ", (5, 0), (6, 0), buildings=((5, 0), (6, 0)))
    rover(game, 0, (5, 0))
    breakthrough(game, 0, 3)
    seat_of(game).moves = 3
    next_event(game, "O19")  # no tile on the edge, no more
    take(game, 0, "C01", step)
    play(game, 0, *[key for key in ("pick:1",) if key in offered(game)])
    play(game, 0, "boost:water", "rover:5,0,5,1")
    assert moved(game) == 2 and "boost:tech" in offered(game), "between the parts of a card"
    play(game, 0, "rover:5,1,5,0")
    assert bool(offered(game, verb="jump")) == (step == PICKS), "an ability belongs to the own turn (PU-4.16)"
    if step == PICKS:
        play(game, 0, "jump:5,0,6,0")
        assert cells(seat_of(game).rovers) == [(6, 0)] and moved(game) == 0
    else:
        assert refused(game, 0, "jump:5,0,6,0") == "PU-4.16"
    play(game, 0, "boost:tech")
    assert heights(game) == (0, 1, 0, 0, 1)


@rule("PU-11.12")
def test_a_cell_holds_one_rover() -> None:
    game = driving((5, 5), (6, 5))
    assert refused(game, 0, "rover:5,5,6,5") == "PU-11.12"
    game = started(2)
    lay(game, 0, "D2.civ-energy", 5, 5, "r3")
    rover(game, 0, (5, 5))
    due(game, 0, "rover", "synergy")
    assert offered(game, verb="land") == ["land:6,5"]
    assert refused(game, 0, "land:5,5") == "PU-11.12"


# -- collecting and losing


@rule("PU-11.13", "PU-11.14")
def test_a_rover_collects_what_it_passes() -> None:
    game = driving((6, 2), moves=4)
    paint(game, 0, "civ", (8, 3))
    meteorite(game, 0, (8, 3))
    seat = seat_of(game)
    play(game, 0, "rover:6,2,7,2")
    assert seat.pods == 1 and mask((7, 2)) & ~seat.lifepods, "at once"
    assert all(key.startswith("rover:") or key == "end" for key in offered(game)), "and without being asked"
    play(game, 0, "rover:7,2,7,3", "rover:7,3,8,3")
    assert (seat.pods, seat.rocks, seat.meteorites) == (1, 1, 0)
    play(game, 0, "rover:8,3,8,4")
    assert (seat.pods, seat.rocks) == (1, 1)


@rule("PU-11.15")
@pytest.mark.parametrize("by", ["tile", "patch", "meteorite"])
def test_a_rover_is_destroyed_by_what_is_put_on_its_cell(by: str) -> None:
    game = started(2, events=EVENTS)
    if by == "tile":
        rover(game, 0, (5, 1))
        face(game, 0, inner="D2.civ-energy")
        play(game, 0, "tile:inner", "place:5,0,r0")
    elif by == "patch":
        paint(game, 0, "civ", (5, 0))
        rover(game, 0, (5, 1))
        take(game, 0, "C03")
        play(game, 0, "cover:5,1")
    else:
        paint(game, 0, "civ", (5, 0), (5, 1))
        seat_of(game).symbols = mask((5, 0), (5, 1))
        rover(game, 0, (5, 1))
        next_event(game, "O11")
        go_to(game, EVENT)
        play(game, 0, "meteor:5,1")
        assert cells(seat_of(game).meteorites) == [(5, 1)] and not seat_of(game).rocks
    seat = seat_of(game)
    assert (seat.rovers, seat.supply, seat.lost_rovers) == (0, 1, 1), "it does not come back"


@rule("PU-11.16")
def test_all_rovers_can_be_lost() -> None:
    game = started(2)
    rover(game, 0, (5, 0), (5, 1))
    track(game, 0, rover=5)
    face(game, 0, inner="D2.rover-tech")
    play(game, 0, "tile:inner", "place:5,0,r0", "advance:rover")
    assert 0 not in game.to_act(), "no rover to place and none to move"
    seat = seat_of(game)
    assert (seat.rovers, seat.supply, seat.lost_rovers) == (0, 0, 2)


# -- the rover track


@rule("PU-11.17")
def test_a_field_with_number_and_rover_gives_both() -> None:
    game = started(2)
    lay(game, 0, "D2.civ-energy", 5, 0)
    track(game, 0, rover=5)
    due(game, 0, "advance:rover")
    play(game, 0, "advance:rover", "land:5,1")
    assert moved(game) == 2
    assert "rover:5,1,5,2" in offered(game), "the new rover may use the points"


@rule("PU-11.18", "PU-11.20")
def test_on_top_each_tile_with_rover_terrain_gives_the_repeat_value() -> None:
    game = started(2)
    rover(game, 0, (5, 5))
    track(game, 0, rover=15)
    for place in ("place:6,0,r0", "place:6,2,r0"):
        go_to(game, ACTION)
        face(game, 0, inner="D2.rover-tech")
        seat_of(game).moves = 0
        play(game, 0, "tile:inner", place, "advance:rover")
        assert moved(game) == 4 and height(game, 0, "rover") == 15
    seat_of(game).gains = []
    track(game, 0, tech=0)
    assert sheet(game)["tracks"] == 5, "its medal counts once"


@rule("PU-11.19")
@pytest.mark.parametrize(("corporation", "repeat"), REPEATS.items())
def test_repeat_values(corporation: str, repeat: int) -> None:
    game = started(2, corporation=corporation)
    track(game, 0, rover=15)
    due(game, 0, "placed:rover", "synergy")
    play(game, 0, "advance:rover")
    assert moved(game) == repeat and height(game, 0, "rover") == 15


@rule("PU-11.21")
@pytest.mark.parametrize("by", ["energy", "synergy", "card", "event", "unplaced tile", "ability"])
def test_any_other_advance_on_top_gives_the_repeat_value(by: str) -> None:
    game = started(2, corporation="horizon", events=EVENTS)
    rover(game, 0, (5, 5))
    track(game, 0, rover=15)
    if by == "energy":
        due(game, 0, "energy:rover")
        play(game, 0, "energy:rover")
    elif by == "synergy":
        due(game, 0, "synergy")
        play(game, 0, "synergy:rover")
    elif by == "card":
        take(game, 0, "C01")
        play(game, 0, "boost:rover")
    elif by == "event":
        next_event(game, "G05")
        go_to(game, EVENT)
        play(game, 0, "boost:rover")
    elif by == "unplaced tile":
        paint(game, 0, "civ", *[cell for cell in cells(BOX.planets[0].cells) if cell != (5, 5)])
        face(game, 0, inner="D2.rover-tech")
        play(game, 0, "tile:inner", "advance:rover")
    else:
        breakthrough(game, 0, 5)
        play(game, 0, "drive")
    assert moved(game) == 5 and height(game, 0, "rover") == 15


@rule("PU-11.22")
def test_bonuses_apply_to_each_gain_of_the_rover_track_and_to_nothing_else() -> None:
    game = started(2)
    breakthrough(game, 0, 3)
    track(game, 0, rover=3)
    due(game, 0, "advance:rover", "synergy", "synergy")
    play(game, 0, "advance:rover")
    assert moved(game) == 3, "2 + 1"
    play(game, 0, "synergy:rover")
    assert moved(game) == 6, "each time"

    for corporation, level in (("coalition", 3), ("makeshift", 2)):
        game = started(2, corporation=corporation)
        rover(game, 0, (5, 5))
        breakthrough(game, 0, level)
        track(game, 0, rover=15)
        if corporation == "makeshift":
            seat_of(game).trackers[0] = seat_of(game).trackers[3] - 5  # the civ tracker on the rover track
        due(game, 0, "advance:rover")
        play(game, 0, "advance:rover")
        assert moved(game) == REPEATS[corporation] + 1, "also the repeat value"
        seat_of(game).moves = 0
        take(game, 0, "C04")
        assert moved(game) == 4, "but not the movement of cards"


# -- teleport


@rule("PU-11.23", "PU-11.24")
def test_a_teleport_passes_over_nothing() -> None:
    game = started(2)
    rover(game, 0, (0, 5))
    take(game, 0, "C14")
    play(game, 0, "teleport:0,5,8,8")
    seat = seat_of(game)
    assert cells(seat.rovers) == [(8, 8)]
    assert seat.pods == 1 and seat.lifepods.bit_count() == 5, "only what lies on the target"
    assert moved(game) == 0
