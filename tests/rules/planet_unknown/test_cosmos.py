"""Chapter 27: Cosmos Inc."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.state import ACTION, EVENT
from kolonie.games.planet_unknown.terms import TRACKS
from tests.citing import rule
from tests.rules.planet_unknown.boards import driving, next_turn, place, pods_at, pods_on, reveal
from tests.rules.planet_unknown.colony import (
    EVENTS,
    breakthrough,
    deck,
    due,
    face,
    height,
    heights,
    lifepods,
    offered,
    paint,
    play,
    refused,
    rover,
    seat_of,
    started,
    step_of,
    track,
)
from tests.rules.planet_unknown.positions import collected, moved, sheet, take


def cosmos(*levels: int, events: str = "none") -> Game:
    game = started(2, corporation="cosmos", events=events)
    breakthrough(game, 0, *levels)
    return game


def advancing(name: str, *covered: int, start: int, levels: tuple[int, ...] = ()) -> Game:
    """A tracker on `start` advances; lifepods lie on these fields of its track."""
    game = cosmos(*levels)
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (8, 5))
    track(game, 0, **{name: start})
    pods_on(game, *[(name, field) for field in covered])
    due(game, 0, f"advance:{name}", moves=1)
    return game


def arriving() -> Game:
    """A rover has just collected a lifepod."""
    game = driving("cosmos", (7, 3), moves=2)
    track(game, 0, civ=4)
    pods_on(game, ("tech", 9))
    lifepods(game, 0, (7, 2))
    play(game, 0, "rover:7,3,7,2")
    return game


# -- lifepods on tracks


@rule("PU-27.01", "PU-27.02", "PU-27.19")
def test_a_lifepod_goes_to_the_scoring_area_or_on_any_free_field() -> None:
    game = arriving()
    taken = {("civ", 4), ("water", 0), ("biomass", 0), ("rover", 0), ("tech", 0), ("tech", 9)}
    free = [f"put:{name},{n}" for name in TRACKS for n in range(16) if (name, n) not in taken]
    assert offered(game) == sorted(["put:score", *free])
    for name, n in taken:
        assert refused(game, 0, f"put:{name},{n}") == "PU-27.02"
    for name, n in (("civ", 0), ("civ", 15), ("rover", 15), ("water", 1)):
        tried = game.clone()
        play(tried, 0, f"put:{name},{n}")
        assert (name, n) in pods_at(tried) and seat_of(tried).pods == 0
    play(game, 0, "put:score")
    assert seat_of(game).pods == 1


@rule("PU-27.18")
def test_lifepods_of_cards_too() -> None:
    game = cosmos()
    take(game, 0, "C13")
    play(game, 0, "pod:1,4", "put:water,3", "pod:10,4", "put:score")
    assert (pods_at(game), seat_of(game).pods) == ([("water", 3)], 1)


@rule("PU-27.03", "PU-27.04", "PU-EX-22")
@pytest.mark.parametrize(
    ("start", "covered", "to"),
    [(1, (2,), 3), (9, (10,), 11), (1, (2, 3), 4), (1, (2, 3, 4, 5), 6), (1, (3,), 2), (12, (13, 14), 15)],
)
def test_covered_fields_are_skipped(start: int, covered: tuple[int, ...], to: int) -> None:
    game = advancing("biomass", *covered, start=start)
    play(game, 0, "advance:biomass")
    assert height(game, 0, "biomass") == to
    expected = {3: "cover", 11: "cover", 6: "cover", 2: "synergy"}.get(to, "rover")
    assert offered(game, verb=expected), "the benefit reached"
    if 2 in covered:
        assert not offered(game, verb="synergy"), "and no other"


@rule("PU-27.05")
def test_a_skipped_benefit_is_not_gained_later_either() -> None:
    game = advancing("tech", 3, start=2, levels=(5,))
    play(game, 0, "advance:tech", "shift-one", "from:tech,3", "put:score")
    assert (height(game, 0, "tech"), pods_at(game)) == (4, [])
    assert refused(game, 0, "rover:8,5,9,6") == "PU-11.07", "level 1 was never reached"


@rule("PU-27.06")
def test_a_covered_level_does_not_work() -> None:
    game = driving("cosmos", (8, 5), levels=(1, 5), moves=2)
    track(game, 0, tech=14)
    assert "rover:8,5,9,6" in offered(game)
    pods_on(game, ("tech", 3))
    assert refused(game, 0, "rover:8,5,9,6") == "PU-11.07"
    play(game, 0, "shift-one", "from:tech,3", "put:score")
    assert "rover:8,5,9,6" in offered(game), "until the lifepod is moved away"


@rule("PU-27.07")
def test_a_covered_medal_scores() -> None:
    game = cosmos()
    track(game, 0, water=14)
    pods_on(game, ("water", 13))
    assert sheet(game)["tracks"] == 7


@rule("PU-27.08")
def test_covering_fields_does_not_shift_ranks_and_levels() -> None:
    game = advancing("civ", 3, 4, start=2)
    play(game, 0, "advance:civ", "rover:8,5,8,4")
    assert (height(game, 0, "civ"), seat_of(game).picks) == (5, [])
    game = advancing("civ", 3, 4, 5, start=2)
    play(game, 0, "advance:civ")
    assert (height(game, 0, "civ"), seat_of(game).picks) == (6, [2])
    game = advancing("tech", 3, 4, start=2)
    play(game, 0, "advance:tech")
    assert seat_of(game).levels == 1 << 1


@rule("PU-27.09")
def test_no_way_up_or_down_past_covered_fields() -> None:
    for name in ("rover", "civ"):
        game = cosmos()
        rover(game, 0, (8, 5))
        track(game, 0, **{name: 13})
        pods_on(game, (name, 14), (name, 15))
        due(game, 0, f"advance:{name}", "advance:tech", moves=1)
        assert refused(game, 0, f"advance:{name}") == "PU-8.16"
        play(game, 0, "advance:tech")
        assert "end" in offered(game) and moved(game) == 1, "no repeat value"

    game = cosmos(events=EVENTS)
    track(game, 0, civ=5)
    pods_on(game, ("civ", 4), ("civ", 3))
    reveal(game, "O12")
    assert height(game, 0, "civ") == 2

    game = cosmos(events=EVENTS)
    track(game, 0, civ=2, water=1)
    pods_on(game, ("civ", 1), ("civ", 0))
    reveal(game, "O06")
    assert heights(game)[:2] == (2, 0)


@rule("PU-27.10")
def test_only_the_scoring_area_scores() -> None:
    game = cosmos()
    collected(game, 0, lifepods=2)
    pods_on(game, ("civ", 5), ("tech", 7))
    assert sheet(game)["lifepods"] == 2


# -- moving lifepods


@rule("PU-27.11", "PU-27.13")
def test_level_2_up_to_three_lifepods_once_per_game() -> None:
    game = cosmos(2)
    collected(game, 0, lifepods=1)
    pods_on(game, ("civ", 5), ("tech", 7))
    assert "shift-three" in offered(game), "before the tile is taken"
    play(game, 0, "shift-three")
    assert offered(game) == ["done", "from:civ,5", "from:score", "from:tech,7"]
    play(game, 0, "from:score", "put:water,9", "from:civ,5", "put:score")
    assert pods_at(game) == [("water", 9), ("tech", 7)] and seat_of(game).pods == 1
    tried = game.clone()
    play(tried, 0, "done")
    assert "tile:inner" in offered(tried), "fewer are possible"
    play(game, 0, "from:tech,7", "put:biomass,1")
    assert pods_at(game) == [("water", 9), ("biomass", 1)] and "tile:inner" in offered(game)
    assert refused(game, 0, "shift-three") == "PU-36.10"
    next_turn(game)
    assert "shift-three" not in offered(game)


@rule("PU-27.13", "PU-27.17")
def test_lifepods_can_be_moved_after_the_tile_too() -> None:
    game = driving("cosmos", (8, 5), levels=(2, 5))
    assert not {"shift-three", "shift-one"} & set(offered(game)), "nothing was collected"
    collected(game, 0, lifepods=1)
    assert {"shift-three", "shift-one"} <= set(offered(game))


@rule("PU-27.14")
@pytest.mark.parametrize(
    ("tile", "levels", "able"),
    [("D2.civ-energy", (3,), True), ("D2.civ-energy", (), False), ("D2.biomass-civ", (3,), False)],
)
def test_level_3_a_lifepod_for_a_tile_with_energy(tile: str, levels: tuple[int, ...], able: bool) -> None:
    game = cosmos(*levels)
    collected(game, 0, lifepods=1)
    place(game, tile, 5, 0)
    assert ("shift" in offered(game)) == able
    if able:
        play(game, 0, "shift", "from:score", "put:civ,2")
        assert pods_at(game) == [("civ", 2)] and "shift" not in offered(game)
        play(game, 0, "advance:civ")
        assert height(game, 0, "civ") == 3, "over the lifepod, by both buildings"


@rule("PU-27.14")
def test_level_3_is_a_may() -> None:
    game = cosmos(3)
    collected(game, 0, lifepods=1)
    place(game, "D2.civ-energy", 5, 0)
    play(game, 0, "advance:civ", "energy:civ")
    assert offered(game) == ["end", "shift"]
    play(game, 0, "end")
    assert seat_of(game).pods == 1


@rule("PU-27.14", "PU-18.20")
def test_level_3_for_a_tile_of_a_card_picked_in_the_event_step() -> None:
    game = cosmos(3, events=EVENTS)
    collected(game, 0, lifepods=1)
    track(game, 0, civ=2)
    deck(game, 1, "C05")
    face(game, 0, inner="D2.civ-energy")
    reveal(game, "G05")
    play(game, 0, "boost:civ")
    play(game, 1, "boost:rover")
    play(game, 0, "tile:inner", "place:5,0,r0")
    assert step_of(game) == EVENT and "shift" in offered(game)


@rule("PU-4.18")
def test_movement_of_the_event_step_outlasts_a_lifepod_that_is_not_moved() -> None:
    game = cosmos(3, events=EVENTS)
    collected(game, 0, lifepods=1)
    rover(game, 0, (8, 5))
    track(game, 0, civ=9, rover=4)
    deck(game, 3, "C16")
    face(game, 0, inner="D2.civ-energy")
    reveal(game, "G05")
    seat_of(game).moves = 2
    play(game, 0, "boost:civ")
    play(game, 1, "boost:rover")
    play(game, 0, "pick:3", "tile:inner", "place:5,0,r0", "advance:civ", "energy:civ")
    play(game, 0, "synergy:tech")
    assert step_of(game) == EVENT and {"shift", "end"} <= set(offered(game))
    play(game, 0, "end")
    assert step_of(game) == ACTION and moved(game) == 2, "until the last decision of the turn"
    assert "rover:8,5,9,5" in offered(game)


@rule("PU-27.17")
def test_level_5_one_lifepod_each_turn() -> None:
    game = cosmos(5)
    collected(game, 0, lifepods=2)
    play(game, 0, "shift-one", "from:score", "put:civ,9")
    assert pods_at(game) == [("civ", 9)] and "tile:inner" in offered(game), "one only"
    assert refused(game, 0, "shift-one") == "PU-36.10"
    next_turn(game)
    assert "shift-one" in offered(game)


# -- rovers


@rule("PU-27.12", "PU-27.20")
def test_level_1_diagonal_steps() -> None:
    game = driving("cosmos", (8, 5), levels=(1,), moves=2)
    seat_of(game).rovers |= 1 << 13 * 5 + 9  # beside the corner
    paint(game, 0, "civ", (8, 6))
    assert "rover:8,5,9,6" in offered(game)
    play(game, 0, "rover:8,5,9,6")
    assert moved(game) == 1
    assert len(offered(game, verb="rover")) > 0
    seat_of(game).levels = 0
    assert refused(game, 0, "rover:9,6,10,7") == "PU-11.07"


@rule("PU-27.15", "PU-27.16")
def test_level_4_energy_terrain_is_free_while_points_are_left() -> None:
    game = driving("cosmos", (8, 5), levels=(4,), moves=1)
    paint(game, 0, "energy", (8, 6), (9, 6))
    play(game, 0, "rover:8,5,8,6", "rover:8,6,9,6")
    assert moved(game) == 1
    play(game, 0, "rover:9,6,9,5")
    assert moved(game) == 0 and 0 not in game.to_act(), "the point is spent: no more free steps"

    game = driving("cosmos", (8, 5), moves=2)
    paint(game, 0, "energy", (8, 6))
    play(game, 0, "rover:8,5,8,6")
    assert moved(game) == 1, "without level 4 it costs a point"


@rule("PU-27.16")
def test_level_4_without_a_point_there_is_no_step() -> None:
    game = cosmos(4)
    rover(game, 0, (8, 5))
    paint(game, 0, "energy", (8, 6))
    due(game, 0, "advance:civ", "advance:tech")
    assert refused(game, 0, "rover:8,5,8,6") == "PU-11.10"
