"""Chapter 18: civilization cards that take and place a tile."""

from __future__ import annotations

import pytest

from kolonie.games.planet_unknown.state import ACTION, EVENT, PICKS
from kolonie.games.planet_unknown.station import section
from tests.citing import rule
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    cells,
    deck,
    due,
    empty_stack,
    face,
    fill,
    finish,
    go_to,
    heights,
    lay,
    mask,
    next_event,
    offered,
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
from tests.rules.planet_unknown.positions import (
    collected,
    moved,
    take,
)


@rule("PU-18.05")
def test_a_tile_without_advances() -> None:
    game = started(2)
    lay(game, 0, "D2.rover-tech", 5, 0)
    face(game, 0, inner="D2.biomass-civ.meteor", outer="I4.rover-tech")
    face(game, 1, inner="O4.rover-tech")
    take(game, 0, "C05")
    assert offered(game) == ["tile:inner", "tile:outer"], "of the own section"
    play(game, 0, "tile:inner")
    assert refused(game, 0, "place:8,5,r0") == "PU-5.07"
    play(game, 0, "place:6,0,r0")
    assert heights(game) == (0, 0, 0, 0, 0)
    assert cells(seat_of(game).meteorites) == [(6, 1)], "the symbol works"
    assert seat_of(game).laid[-1] == (tile_number("D2.biomass-civ.meteor"), mask((6, 0), (6, 1)))


@rule("PU-18.06")
def test_a_tile_with_all_advances() -> None:
    game = started(2)
    breakthrough(game, 0, 4)
    face(game, 0, inner="D2.energy-water.meteor")
    take(game, 0, "C16")
    play(game, 0, "tile:inner", "place:3,1,r0")  # water on the ice of (3, 2)
    assert cells(seat_of(game).meteorites) == [(3, 2)]
    play(game, 0, "advance:water")
    assert heights(game)[1] == 4, "the water building and the energy building, each doubled"


@rule("PU-18.07")
def test_the_stacks_are_those_after_the_tiles_of_the_turn() -> None:
    game = started(2)
    table = table_of(game)
    inner, _outer = section(BOX, table, 0)
    track(game, 0, civ=2)
    deck(game, 1, "C05")
    face(game, 0, inner="D2.biomass-civ", outer="I4.rover-tech")
    under = table.stacks[inner][-1]
    play(game, 0, "tile:inner", "place:5,0,r0", "advance:civ")
    face(game, 1, outer="D2.rover-tech")
    play(game, 1, "tile:outer", "place:5,0,r0", "advance:tech")
    finish(game, 1)
    assert step_of(game) == PICKS and table.tops[inner] == under, "the next tile lies open"
    play(game, 0, "tile:inner")
    play(game, 0, offered(game, verb="place")[0])
    assert seat_of(game).laid[-1][0] == under


@rule("PU-18.07")
def test_in_the_event_step_they_are_those_before_and_taken_tiles_count_for_the_end() -> None:
    game = started(2, events=EVENTS)
    table = table_of(game)
    deck(game, 1, "C05")
    track(game, 0, civ=2)
    track(game, 1, civ=5)
    face(game, 0, inner="D2.biomass-civ")
    next_event(game, "G05")
    go_to(game, EVENT)
    play(game, 0, "boost:civ")
    play(game, 1, "boost:rover")
    assert step_of(game) == EVENT
    play(game, 0, "tile:inner", "place:5,0,r0")
    assert step_of(game) == ACTION and seat_of(game).laid[-1][0] == tile_number("D2.biomass-civ")

    game = started(2)
    table = table_of(game)
    face(game, 0, inner="D2.biomass-civ")
    empty_stack(game, 0, 0, keep=1)
    empty_stack(game, 0, 1)
    take(game, 0, "C05")
    play(game, 0, "place:5,0,r0")
    assert table.over == 1, "the section is empty now"


@rule("PU-18.08")
def test_the_extra_tile_is_additional_and_the_tile_just_placed() -> None:
    game = started(2, events=EVENTS)
    lay(game, 0, "O4.rover-tech", 3, 5)
    deck(game, 1, "C05")
    track(game, 0, civ=2)
    face(game, 0, inner="D2.biomass-civ")
    next_event(game, "G05")
    go_to(game, EVENT)
    play(game, 0, "boost:civ")
    play(game, 1, "boost:rover")
    play(game, 0, "tile:inner")
    play(game, 0, "place:5,5,r0")
    assert set(offered(game, verb="tile")) == {"tile:inner", "tile:outer"}, "the turn goes on as usual"
    due(game, 0, "rover", "synergy")
    assert offered(game, verb="land") == ["land:5,5", "land:5,6"]


@rule("PU-18.20")
@pytest.mark.parametrize("card", ["C05", "C16"])
@pytest.mark.parametrize(
    ("corporation", "level", "tile"),
    [
        ("oasis", 3, "D2.civ-energy"),
        ("oasis", 4, "D2.energy-water"),
        ("oasis", 5, "D2.energy-water"),
        ("cosmos", 3, "D2.civ-energy"),
        ("flux", 4, "D2.civ-energy.meteor"),
        ("republic", 1, "D2.civ-energy"),
    ],
)
def test_abilities_that_look_at_placing_and_selecting_work(
    card: str, corporation: str, level: int, tile: str
) -> None:
    game = started(2, corporation=corporation)
    seat = seat_of(game)
    lay(game, 0, "D2.tech-biomass", 5, 0)
    collected(game, 0, lifepods=1)
    breakthrough(game, 0, level)
    track(game, 0, rover=4)
    rover(game, 0, (8, 5))
    seat.flux = 0
    face(game, 0, inner=tile)
    take(game, 0, card)
    play(game, 0, "tile:inner")
    if corporation == "republic":
        assert moved(game) == 2, "when the tile is taken"
        return
    play(game, 0, "place:6,0,r0")
    gain = {("oasis", 3): "advance:water", ("oasis", 4): "patch", ("flux", 4): "rock:6,1"}.get(
        (corporation, level)
    )
    if gain and card == "C16":  # with C05 it is the only gain and carried out at once
        play(game, 0, gain)
    if gain == "advance:water":
        assert seat.trackers[1] == 17, "a tile without ice"
    elif gain == "patch":
        assert offered(game, verb="cover") == offered(game)
    elif gain:
        assert seat.rocks == 1 and not seat.meteorites
    elif corporation == "oasis":
        assert offered(game, verb="synergy")
    else:
        assert "shift" in offered(game)


@rule("PU-18.20", "PU-11.11")
@pytest.mark.parametrize("card", ["C05", "C16"])
def test_points_gained_by_taking_the_tile_can_be_used_before_it_is_placed(card: str) -> None:
    game = started(2, corporation="republic")
    lay(game, 0, "D2.tech-biomass", 5, 0)
    breakthrough(game, 0, 1)
    track(game, 0, rover=4)
    rover(game, 0, (6, 0))
    face(game, 0, inner="D2.civ-energy")
    take(game, 0, card)
    play(game, 0, "tile:inner")
    assert "rover:6,0,6,1" in offered(game), "out of the way of the tile"


@rule("PU-18.21")
def test_a_tile_that_fits_must_be_placed() -> None:
    game = started(2)
    fill(game, 0, (5, 0), (6, 0))
    face(game, 0, inner="D2.biomass-civ", outer="I4.rover-tech")
    take(game, 0, "C05")
    assert {key.partition(":")[0] for key in offered(game)} == {"place"}, "the only one that fits is taken"
    assert len(offered(game)) == 2
    play(game, 0, offered(game)[0])
    assert seat_of(game).laid[-1][0] == tile_number("D2.biomass-civ")

    game = started(2)
    lay(game, 0, "D2.rover-tech", 5, 0)
    face(game, 0, inner="D2.biomass-civ", outer="I4.rover-tech")
    take(game, 0, "C16")
    assert offered(game) == ["tile:inner", "tile:outer"], "a choice, but none to decline"
