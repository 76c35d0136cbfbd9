"""Chapter 24: Universal Coalition."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from tests.citing import rule
from tests.rules.planet_unknown.boards import lays, place, reveal, symbols
from tests.rules.planet_unknown.colony import (
    EVENTS,
    breakthrough,
    cells,
    due,
    face,
    fill,
    height,
    heights,
    lay,
    offered,
    paint,
    play,
    refused,
    rover,
    seat_of,
    started,
    track,
)
from tests.rules.planet_unknown.positions import moved, take


@rule("PU-24.01")
def test_level_1_tiles_need_not_touch() -> None:
    game = started(2)
    paint(game, 0, "civ", (5, 0))
    assert refused_far(game) == "PU-5.07"
    breakthrough(game, 0, 1)
    play(game, 0, "place:8,5,r0")
    assert cells(seat_of(game).laid[-1][1]) == [(8, 5), (8, 6)]

    game = started(2)
    breakthrough(game, 0, 1)
    lays(game, "D2.biomass-civ")
    assert refused(game, 0, "place:8,5,r0") == "PU-5.05", "but start on the edge"


def refused_far(game: Game) -> str:
    lays(game, "D2.biomass-civ")
    return refused(game, 0, "place:8,5,r0")


@rule("PU-24.02")
def test_level_1_patches_must_touch() -> None:
    game = started(2)
    paint(game, 0, "civ", (5, 0))
    breakthrough(game, 0, 1)
    track(game, 0, biomass=2)
    due(game, 0, "advance:biomass")
    play(game, 0, "advance:biomass")
    assert offered(game) == ["cover:5,1", "cover:6,0"]
    assert refused(game, 0, "cover:8,5") == "PU-5.07"


@rule("PU-24.03")
@pytest.mark.parametrize("able", [False, True])
def test_level_2_patches_can_be_stored(able: bool) -> None:
    game = started(2)
    paint(game, 0, "civ", (5, 0))
    breakthrough(game, 0, *[2] if able else [])
    track(game, 0, biomass=2)
    due(game, 0, "advance:biomass")
    play(game, 0, "advance:biomass")
    if able:
        play(game, 0, "store")
        assert (seat_of(game).stored, seat_of(game).patches) == (1, 0)
    else:
        assert refused(game, 0, "store") == "PU-13.07"


@rule("PU-24.04")
def test_level_3_each_gain_of_the_track_is_one_more() -> None:
    game = started(2)
    rover(game, 0, (8, 5))
    track(game, 0, rover=1)
    breakthrough(game, 0, 3)
    due(game, 0, "advance:rover", "advance:rover")
    play(game, 0, "advance:rover", "advance:rover")
    assert moved(game) == (1 + 1) + (1 + 1)
    seat_of(game).moves = 0
    take(game, 0, "C04")
    assert moved(game) == 4, "only movement of the track"


@rule("PU-24.05", "PU-24.06")
def test_level_4_every_water_advance_of_a_placed_tile_is_doubled() -> None:
    game = started(2)
    breakthrough(game, 0, 4)
    track(game, 0, water=2)
    place(game, "D2.energy-water", 3, 1)  # water on the ice of (3, 2)
    play(game, 0, "advance:water")
    assert height(game, 0, "water") == 4
    assert len(offered(game, verb="synergy")) == 5, "the benefit of the first field"
    play(game, 0, "synergy:civ")
    assert heights(game) == (1, 6, 0, 0, 0), "2 + 2, the energy building having one tracker to go"


@rule("PU-24.05")
def test_level_4_both_benefits_are_gained() -> None:
    game = started(2)
    breakthrough(game, 0, 4)
    track(game, 0, water=11)
    due(game, 0, "placed:water", "advance:civ")
    play(game, 0, "advance:water")
    assert height(game, 0, "water") == 13 and offered(game, verb="synergy"), "the synergy of field 12"
    track(game, 0, water=10)
    due(game, 0, "placed:water", "advance:civ")
    play(game, 0, "advance:water")
    assert height(game, 0, "water") == 12 and offered(game, verb="synergy"), "of the second field"


@rule("PU-24.06")
def test_level_4_energy_used_for_another_track_is_not_doubled() -> None:
    game = started(2)
    breakthrough(game, 0, 4)
    paint(game, 0, "water", (6, 1))
    paint(game, 0, "tech", (4, 1))
    place(game, "D2.civ-energy", 5, 0)
    assert offered(game) == ["advance:civ", "energy:civ", "energy:tech", "energy:water"]
    one = game.clone()
    play(one, 0, "energy:water")
    assert heights(one)[1] == 2, "through energy, without ice"
    play(game, 0, "energy:tech")
    assert heights(game)[4] == 1


@rule("PU-24.07")
def test_level_4_no_other_advance_is_doubled() -> None:
    game = started(2)
    breakthrough(game, 0, 4)
    due(game, 0, "synergy")
    play(game, 0, "synergy:water")
    assert heights(game)[1] == 1

    game = started(2, events=EVENTS)
    breakthrough(game, 0, 4)
    reveal(game, "G14")
    play(game, 0, "boost:water")
    assert heights(game)[1] == 1

    game = started(2)
    breakthrough(game, 0, 4)
    take(game, 0, "C01")
    play(game, 0, "boost:water", "boost:civ")
    assert heights(game)[1] == 1

    game = started(2)
    breakthrough(game, 0, 4)
    fill(game, 0)
    face(game, 0, inner="D2.energy-water")
    play(game, 0, "tile:inner")
    play(game, 0, "advance:water")
    assert heights(game)[1] == 2, "1 + 1 for a tile that is not placed"


@rule("PU-24.07")
def test_level_4_a_tile_of_a_card_is_a_placed_tile() -> None:
    game = started(2)
    breakthrough(game, 0, 4)
    face(game, 0, inner="D2.energy-water")
    take(game, 0, "C16")
    play(game, 0, "tile:inner", "place:3,1,r0", "advance:water")
    assert heights(game)[1] == 4 and offered(game, verb="synergy")


@rule("PU-24.08")
def test_level_4_needs_ice() -> None:
    game = started(2)
    breakthrough(game, 0, 4)
    rover(game, 0, (8, 5))
    place(game, "D2.water-rover", 5, 0)
    assert heights(game) == (0, 0, 0, 1, 0) and not offered(game, verb="advance")


@rule("PU-24.09")
def test_level_4_one_field_if_only_one_is_left() -> None:
    game = started(2)
    breakthrough(game, 0, 4)
    track(game, 0, water=14)
    due(game, 0, "placed:water")
    play(game, 0, "advance:water")
    assert heights(game)[1] == 15


@rule("PU-24.10")
def test_level_5_no_meteorites_any_more() -> None:
    game = started(2, events=EVENTS)
    lay(game, 0, "D2.rover-tech.meteor", 5, 0)
    breakthrough(game, 0, 5)
    place(game, "D2.biomass-civ.meteor", 6, 0)
    assert cells(seat_of(game).meteorites) == [(5, 1)], "those that lie there stay"

    game = started(2)
    breakthrough(game, 0, 5)
    face(game, 0, inner="D2.biomass-civ.meteor")
    take(game, 0, "C05")
    play(game, 0, "tile:inner")
    play(game, 0, "place:5,0,r0")
    assert seat_of(game).laid and not seat_of(game).meteorites

    game = started(2, events=EVENTS)
    paint(game, 0, "civ", (5, 0), (6, 0))
    symbols(game, (5, 0), (6, 0))
    breakthrough(game, 0, 5)
    reveal(game, "R03")
    assert not seat_of(game).meteorites


@rule("PU-24.11")
def test_level_5_comes_too_late_for_the_tile_that_reaches_it() -> None:
    game = started(2)
    track(game, 0, tech=13)
    place(game, "D2.rover-tech.meteor", 5, 0)
    play(game, 0, "advance:tech")
    assert (seat_of(game).levels, cells(seat_of(game).meteorites)) == (16, [(5, 1)])
