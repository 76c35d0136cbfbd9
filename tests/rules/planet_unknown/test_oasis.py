"""Chapter 30: Oasis Ultd."""

from __future__ import annotations

import pytest

from kolonie.games.planet_unknown.state import ACTION
from tests.citing import rule
from tests.rules.planet_unknown.boards import place, reveal
from tests.rules.planet_unknown.colony import (
    EVENTS,
    breakthrough,
    due,
    face,
    go_to,
    heights,
    offered,
    paint,
    play,
    refused,
    rover,
    seat_of,
    started,
    track,
)
from tests.rules.planet_unknown.positions import moved, sheet, take
from tests.rules.planet_unknown.worlds import Field, go, put, score, stands, synergies, tracked

PATH: list[Field] = [
    *[("water", 0), ("water", 1), ("biomass", 2), ("rover", 3), ("tech", 4), ("rover", 5)],
    *[("biomass", 4), ("water", 3), ("civ", 4), ("water", 5), ("water", 6), ("civ", 7)],
    *[("civ", 8), ("water", 9), ("biomass", 8), ("rover", 7), ("tech", 8), ("rover", 9)],
    *[("biomass", 10), ("water", 11), ("civ", 12), ("water", 13), ("water", 14), ("water", 15)],
]


@rule("PU-30.01", "PU-30.02")
def test_the_water_tracker_follows_its_winding_path() -> None:
    game = tracked("oasis")
    walked = [stands(game, "water")]
    while len(walked) < 24:
        go(game, "advance:water")
        walked.append(stands(game, "water"))
    assert walked == PATH
    go(game, "advance:civ", "advance:water")
    assert refused(game, 0, "advance:water") == "PU-8.16", "the end of the path"


@rule("PU-30.03")
@pytest.mark.parametrize(("tile", "at", "fields"), [("D2", (6, 0), 1), ("V3", (5, 0), 2), ("T4", (2, 2), 3)])
def test_each_water_cell_on_ice_is_one_advance(tile: str, at: tuple[int, int], fields: int) -> None:
    game = started(2, planet="k-273", corporation="oasis")
    place(game, f"{tile}.water-rover", *at)
    play(game, 0, "advance:water")
    assert stands(game, "water") == PATH[fields]


@rule("PU-30.03")
def test_water_cells_off_ice_do_not_count() -> None:
    game = started(2, corporation="oasis")
    place(game, "O4.water-rover", 4, 1)  # water on (4, 2) and (5, 2), ice
    play(game, 0, "advance:water")
    assert stands(game, "water") == PATH[2]
    game = started(2, corporation="oasis")
    place(game, "O4.water-rover", 5, 0)
    assert stands(game, "water") == PATH[0]


@rule("PU-30.04")
@pytest.mark.parametrize(
    ("field", "movement", "synergy"),
    [
        (("biomass", 2), 0, 1),
        (("rover", 3), 1, 0),
        (("tech", 4), 0, 0),
        (("rover", 5), 2, 0),
        (("water", 3), 0, 1),
        (("water", 5), 0, 1),
        (("civ", 8), 0, 1),
        (("rover", 7), 2, 0),
        (("rover", 9), 2, 0),
        (("biomass", 10), 0, 1),
        (("civ", 12), 0, 0),
    ],
)
def test_fields_of_other_tracks_give_their_benefits(field: Field, movement: int, synergy: int) -> None:
    game = tracked("oasis", water=PATH[PATH.index(field) - 1])
    go(game, "advance:water")
    assert stands(game, "water") == field
    assert (moved(game) - 1, synergies(game)) == (movement, synergy)


@rule("PU-30.05")
def test_the_last_blue_medal_passed() -> None:
    game = tracked("oasis")
    worth = []
    for field in PATH:
        put(game, water=field)
        worth.append(score(game))
    assert worth == [0] * 10 + [3] * 3 + [6] * 6 + [9] * 2 + [12] * 2 + [15]
    put(game, water=("biomass", 8), biomass=("biomass", 5))
    assert sheet(game)["tracks"] == 6 + 1


@rule("PU-30.06")
def test_a_blocked_tracker_loses_the_advance() -> None:
    game = tracked("oasis", water=("water", 1), biomass=("biomass", 2))
    go(game, "advance:civ", "advance:water")
    assert not offered(game, verb="advance"), "the water tracker cannot go"
    assert refused(game, 0, "advance:water") == "PU-8.16"
    play(game, 0, "end")
    assert not seat_of(game).gains and stands(game, "water") == ("water", 1)


@rule("PU-30.06")
def test_further_steps_of_the_same_advance_are_lost() -> None:
    game = started(2, planet="k-273", corporation="oasis")
    track(game, 0, biomass=2, rover=11)
    rover(game, 0, (8, 5))
    place(game, "T4.water-rover", 2, 2)  # three cells on ice
    play(game, 0, "advance:water")
    assert stands(game, "water") == ("water", 1)
    assert not offered(game, verb="advance")


@rule("PU-30.07")
def test_other_trackers_are_blocked_too() -> None:
    game = tracked("oasis", water=("biomass", 2), biomass=("biomass", 1))
    go(game, "advance:civ", "advance:biomass")
    assert refused(game, 0, "advance:biomass") == "PU-8.16"
    put(game, water=("rover", 3))
    assert "advance:biomass" in offered(game)


@rule("PU-30.07")
def test_regressing_trackers_are_blocked_too() -> None:
    game = started(2, corporation="oasis", events=EVENTS)
    put(game, water=("rover", 3), biomass=("biomass", 2), rover=("rover", 4), tech=("tech", 1))
    reveal(game, "O12")
    assert offered(game) == ["regress:biomass", "regress:tech"]
    assert refused(game, 0, "regress:water") == refused(game, 0, "regress:rover") == "PU-19.29"


@rule("PU-30.08")
def test_level_1_jumps_over_several_trackers_without_their_benefit() -> None:
    game = tracked(
        "oasis", 1, water=("water", 1), biomass=("biomass", 2), rover=("rover", 3), tech=("tech", 4)
    )
    go(game, "advance:water")
    assert stands(game, "water") == ("rover", 5)
    assert (moved(game) - 1, synergies(game)) == (2, 0)


@rule("PU-30.08")
def test_level_1_each_tracker_stays_on_its_own_track() -> None:
    game = tracked("oasis", 1, water=("biomass", 2), biomass=("biomass", 1))
    paint(game, 0, "civ", (5, 0))
    go(game, "advance:biomass")
    assert stands(game, "biomass") == ("biomass", 3)
    assert offered(game) == ["cover:5,1", "cover:6,0"], "the patch of field 3, no synergy of field 2"

    game = started(2, corporation="oasis", events=EVENTS)
    breakthrough(game, 0, 1)
    put(game, water=("rover", 3), biomass=("biomass", 2), rover=("rover", 4))
    reveal(game, "O12")
    play(game, 0, "regress:water")
    assert stands(game, "water") == ("water", 1), "also when regressing"


@rule("PU-30.08")
def test_level_1_the_jump_is_a_may() -> None:
    game = tracked("oasis", 1, water=("water", 1), biomass=("biomass", 2))
    due(game, 0, "advance:water", moves=1)
    assert offered(game, verb="advance") == ["advance:water"]
    assert "forgo:water" in offered(game) and refused(game, 0, "end") == "PU-36.11"
    play(game, 0, "forgo:water")
    assert stands(game, "water") == ("water", 1) and not seat_of(game).gains, "the step is lost"
    assert "end" in offered(game)


@rule("PU-30.08")
@pytest.mark.parametrize("jumps", [True, False])
def test_level_1_each_step_of_an_advance_may_jump_or_be_lost(jumps: bool) -> None:
    game = started(2, planet="k-273", corporation="oasis")
    breakthrough(game, 0, 1)
    track(game, 0, biomass=2, rover=11)
    rover(game, 0, (8, 5))
    place(game, "T4.water-rover", 2, 2)  # three cells on ice
    play(game, 0, "advance:water")
    assert stands(game, "water") == ("water", 1)
    assert offered(game) == ["advance:water", "forgo:water"], "the second field is occupied"
    play(game, 0, "advance:water" if jumps else "forgo:water")
    assert stands(game, "water") == (("tech", 4) if jumps else ("water", 1)), (
        "with the third step, or both lost"
    )
    assert not offered(game, verb="forgo")


@rule("PU-30.08")
def test_level_1_a_choice_of_trackers_can_be_lost_only_if_each_would_jump() -> None:
    game = tracked("oasis", 1, water=("water", 1), biomass=("biomass", 2))
    due(game, 0, "energy:water,civ", moves=1)
    assert offered(game, verb="energy") == ["energy:civ", "energy:water"] and not offered(game, verb="forgo")
    put(game, civ=("civ", 15))
    assert offered(game, verb="energy") == ["energy:water"] and offered(game, verb="forgo") == ["forgo:water"]
    play(game, 0, "forgo:water")
    assert not seat_of(game).gains and stands(game, "water") == ("water", 1)


@rule("PU-30.08", "PU-18.12")
def test_level_1_a_tracker_that_is_raised_may_stop_before_another() -> None:
    game = tracked("oasis", 1)
    track(game, 0, civ=6, biomass=2, rover=6, tech=6)
    take(game, 0, "C21")
    play(game, 0, "raise:water")
    assert offered(game, verb="forgo") == ["forgo:water"] and "raise:water" in offered(game)
    play(game, 0, "forgo:water")
    assert stands(game, "water") == ("water", 1) and not offered(game, verb="forgo")
    play(game, 0, offered(game, verb="cover")[0])
    assert stands(game, "biomass") == ("biomass", 5), "the others go on"


@rule("PU-30.09")
@pytest.mark.parametrize(("on_water", "points"), [(0, 0), (1, 1), (2, 2)])
def test_level_2_movement_for_rovers_on_water(on_water: int, points: int) -> None:
    game = started(2, corporation="oasis")
    breakthrough(game, 0, 2)
    paint(game, 0, "water", *[(5, 5), (8, 5)][:on_water])
    rover(game, 0, (5, 5), (8, 5))
    go_to(game, ACTION)
    assert moved(game) == points
    assert ("rover:8,5,9,5" in offered(game)) == bool(points), "for any rover"


@rule("PU-30.10")
@pytest.mark.parametrize(
    ("tile", "at", "able", "fields"),
    [
        ("D2.biomass-civ", (5, 0), True, 1),
        ("D2.water-rover", (5, 0), True, 1),
        ("D2.biomass-civ", (5, 0), False, 0),
        ("D2.biomass-civ", (3, 1), True, 0),
        ("D2.water-rover", (3, 1), True, 1),
    ],
)
def test_level_3_a_tile_off_ice_advances_water(
    tile: str, at: tuple[int, int], able: bool, fields: int
) -> None:
    game = started(2, corporation="oasis")
    breakthrough(game, 0, *[3] if able else [])
    rover(game, 0, (8, 5))
    track(game, 0, rover=11)
    place(game, tile, *at)
    while now := offered(game, verb="advance"):
        play(game, 0, now[0])
    assert stands(game, "water") == PATH[fields]


@rule("PU-30.11", "PU-30.12")
@pytest.mark.parametrize(("level", "gain"), [(4, "patch"), (5, "synergy")])
@pytest.mark.parametrize(
    ("tile", "at", "given"),
    [
        ("D2.water-rover", (5, 0), True),
        ("D2.water-rover", (3, 1), True),
        ("D2.biomass-civ", (5, 0), False),
    ],
)
def test_levels_4_and_5_for_tiles_with_water(
    level: int, gain: str, tile: str, at: tuple[int, int], given: bool
) -> None:
    game = started(2, corporation="oasis")
    breakthrough(game, 0, level)
    place(game, tile, *at)
    assert bool(offered(game, verb=gain)) == given


@rule("PU-30.13")
@pytest.mark.parametrize(("level", "gain"), [(3, ""), (4, "cover"), (5, "synergy")])
def test_levels_3_to_5_for_tiles_of_c05(level: int, gain: str) -> None:
    game = started(2, corporation="oasis")
    breakthrough(game, 0, level)
    face(game, 0, inner="D2.water-rover")
    take(game, 0, "C05")
    play(game, 0, "tile:inner", "place:5,0,r0")
    assert heights(game)[3] == 0, "nothing for the buildings"
    if gain:
        assert offered(game, verb=gain)
        assert stands(game, "water") == ("water", 0)
    else:
        assert stands(game, "water") == ("water", 1)


@rule("PU-30.14")
def test_other_advances_are_one_field() -> None:
    game = tracked("oasis")
    go(game, "synergy", way="synergy:water")
    assert stands(game, "water") == PATH[1]
    go(game, "energy:water")
    assert stands(game, "water") == PATH[2]
    game = tracked("oasis")
    take(game, 0, "C01")
    play(game, 0, "boost:water", "boost:civ")
    assert stands(game, "water") == PATH[1]
