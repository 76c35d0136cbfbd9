"""Chapter 23: what holds for corporations in general."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.state import ACTION
from kolonie.games.planet_unknown.terms import TRACKS
from tests.citing import rule
from tests.rules.planet_unknown.boards import lays, loaded, next_turn, numbers, place
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    cells,
    due,
    go_to,
    meteorite,
    offered,
    open_event,
    paint,
    play,
    refused,
    rover,
    seat_of,
    started,
    table_of,
    track,
)
from tests.rules.planet_unknown.positions import free_cells, moved, named, near

BOARDS = {
    # rovers, repeat value, difficulty, tracks that differ from those of the Coalition
    "coalition": (2, 4, 1, set()),
    "republic": (1, 3, 2, {"civ", "rover"}),
    "wormhole": (2, 3, 2, {"biomass", "rover"}),
    "cosmos": (1, 3, 2, {"rover"}),
    "horizon": (4, 5, 2, {"rover"}),
    "jump-drive": (1, 3, 3, {"rover", "tech"}),
    "oasis": (2, 3, 3, {"water", "rover"}),
    "makeshift": (2, 3, 4, {"water", "rover"}),
    "flux": (2, 3, 3, {"rover"}),
}
WEAKER = [0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3]
COALITION = [0, 0, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]


@rule("PU-23.01")
def test_corporations_are_mixed_freely() -> None:
    names = ("coalition", "republic", "coalition", "jump-drive", "horizon", "makeshift")
    game = started(6, corporation=names)
    assert [BOX.corporation_ids[seat.corporation] for seat in table_of(game).seats] == list(names)
    assert [seat.supply for seat in table_of(game).seats] == [2, 1, 2, 1, 4, 2]
    assert game.to_act() == list(range(6))


@rule("PU-23.02")
@pytest.mark.parametrize("name", BOARDS)
def test_each_board(name: str) -> None:
    rovers, repeat, difficulty, different = BOARDS[name]
    entries = {entry.id: entry for entry in BOX.corporation_entries}
    assert entries[name].difficulty == difficulty
    mine, common = entries[name], entries["coalition"]
    assert {each for each in TRACKS if getattr(mine, each) != getattr(common, each)} == different
    game = started(2, corporation=name)
    assert seat_of(game).supply == rovers
    rover(game, 0, (5, 5))
    track(game, 0, rover=15)
    due(game, 0, "advance:rover")
    play(game, 0, "advance:rover")
    assert moved(game) == repeat


@rule("PU-23.03")
@pytest.mark.parametrize("name", BOARDS)
def test_the_numbers_of_the_rover_track(name: str) -> None:
    expected = {"coalition": COALITION, "horizon": [0, 0, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5]}
    assert numbers(name, "rover", "move") == expected.get(name, WEAKER)
    game = started(2, corporation=name)
    rover(game, 0, (5, 5))
    track(game, 0, rover=8)
    due(game, 0, "advance:rover")
    play(game, 0, "advance:rover")
    assert moved(game) == numbers(name, "rover", "move")[9]


# -- movement


def with_movement(name: str) -> Game:
    """Seat 0 has one rover that gives movement at the start of the turn, or sees a civ tile."""
    game = started(2, corporation=name)
    seat = seat_of(game)
    if name == "horizon":
        breakthrough(game, 0, 2)
        loaded(game, (5, 5))
    elif name == "republic":
        breakthrough(game, 0, 1)
        track(game, 0, rover=4)
        rover(game, 0, (5, 5))
    else:
        breakthrough(game, 0, 2 if name == "oasis" else 1)
        seat.flux = 1 if name == "flux" else seat.flux
        paint(game, 0, "water", (5, 5))
        rover(game, 0, (5, 5))
    if name != "republic":
        seat.supply -= 1
        seat.rovers |= 1 << 13 * 3 + 8  # a second rover, on (8, 3), that earns nothing
    return game


@rule("PU-23.04")
@pytest.mark.parametrize(("name", "points"), [("flux", 2), ("republic", 2), ("oasis", 1), ("horizon", 1)])
def test_movement_points_of_abilities_are_for_any_rover(name: str, points: int) -> None:
    game = with_movement(name)
    go_to(game, ACTION)
    if name == "republic":
        paint(game, 0, "water", (5, 6))
        lays(game, "D2.civ-energy")
        mover = "rover:5,5,4,5"
    else:
        mover = "rover:8,3,8,4"
    assert moved(game) == points
    play(game, 0, mover)
    assert moved(game) == points - 1, "with no step of the rover track"


@rule("PU-23.07")
@pytest.mark.parametrize(("name", "level", "points"), [("flux", 1, 2), ("oasis", 2, 1), ("horizon", 2, 1)])
def test_start_of_turn_effects_work_from_the_turn_after_the_breakthrough(
    name: str, level: int, points: int
) -> None:
    game = with_movement(name)
    seat_of(game).levels = 0
    track(game, 0, tech=2 if level == 1 else 4)
    due(game, 0, "advance:tech")
    play(game, 0, "advance:tech")
    if name == "flux":
        play(game, 0, "flux:water")
    assert seat_of(game).levels and moved(game) == 0
    next_turn(game)
    assert moved(game) == points


@rule("PU-23.08")
@pytest.mark.parametrize(("name", "points"), [("flux", 2), ("oasis", 1), ("horizon", 1)])
def test_where_the_rovers_stand_at_the_start_of_the_turn_counts(name: str, points: int) -> None:
    game = with_movement(name)
    go_to(game, ACTION)
    seat = seat_of(game)
    seat.rovers = seat.rovers & ~(1 << 13 * 5 + 5) | 1 << 13 * 5 + 6  # it is elsewhere now
    seat.loaded = 0
    assert moved(game) == points and offered(game, verb="rover")
    other = with_movement(name)
    seat_of(other).rovers = 1 << 13 * 5 + 6
    seat_of(other).loaded = 0
    go_to(other, ACTION)
    assert moved(other) == 0


# -- patches and placement


@rule("PU-23.05")
@pytest.mark.parametrize("stores", [False, True])
@pytest.mark.parametrize("name", ["oasis", "horizon", "wormhole"])
def test_a_gained_patch_is_placed_at_once(name: str, stores: bool) -> None:
    game = started(2, corporation=name)
    paint(game, 0, "rover", (5, 0), buildings=((5, 0),))
    if name == "oasis":
        breakthrough(game, 0, 4)
        place(game, "D2.water-rover", 6, 0)
        play(game, 0, "patch")
    elif name == "horizon":
        breakthrough(game, 0, 3)
        loaded(game, (5, 1))
        due(game, 0, "advance:civ", moves=1)
        play(game, 0, "rover:5,1,5,0")
    else:
        breakthrough(game, 0, *[4] if stores else [])
        due(game, 0, "advance:biomass", "advance:civ")
        play(game, 0, "advance:biomass", "benefit:patch")
    covered = cells(seat_of(game).covered)
    expected = named("cover", near(*covered) & free_cells(game))
    if stores and name == "wormhole":
        expected = [*expected, "store"]
    assert offered(game) == expected, "before anything else"


@rule("PU-23.06", "PU-24.01", "PU-28.10")
@pytest.mark.parametrize(("name", "tile"), [("coalition", "D2.biomass-civ"), ("horizon", "D2.water-rover")])
def test_only_the_adjacency_rule_is_waived(name: str, tile: str) -> None:
    game = started(2, planet="k-273", corporation=name, events=EVENTS)
    paint(game, 0, "civ", (5, 0))
    breakthrough(game, 0, 1)
    found = lays(game, tile)
    assert "place:6,10,r0" in found, "not next to anything"
    assert refused(game, 0, "place:5,0,r0") == "PU-5.09"
    assert refused(game, 0, "place:11,5,r0") == "PU-33.02", "land and ice"
    open_event(game, "O19")
    assert "place:7,8,r0" in offered(game)
    assert refused(game, 0, "place:6,10,r0") == "PU-5.13"


@rule("PU-23.06", "PU-24.01")
@pytest.mark.parametrize(("name", "tile"), [("coalition", "D2.biomass-civ"), ("horizon", "D2.water-rover")])
def test_the_first_tile_starts_on_the_edge_all_the_same(name: str, tile: str) -> None:
    game = started(2, corporation=name)
    breakthrough(game, 0, 1)
    lays(game, tile)
    assert refused(game, 0, "place:6,4,r0") == "PU-5.05"


@rule("PU-23.05")
def test_a_patch_for_a_meteorite_comes_before_the_next_step() -> None:
    game = started(2, corporation="horizon")
    paint(game, 0, "rover", (5, 0), (6, 0), buildings=((5, 0),))
    meteorite(game, 0, (6, 0))
    breakthrough(game, 0, 3)
    rover(game, 0, (6, 1))
    due(game, 0, moves=3)
    play(game, 0, "rover:6,1,6,0", "rover:6,0,5,0")
    assert offered(game) == offered(game, verb="cover")
    play(game, 0, "cover:5,1")
    assert offered(game, verb="rover") and moved(game) == 1
