"""Chapter 6: meteorites."""

from __future__ import annotations

import pytest

from kolonie.games.planet_unknown.scoring import planet_points
from kolonie.games.planet_unknown.state import EVENT, PICKS
from tests.citing import rule
from tests.positioning import keys
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    cells,
    deck,
    due,
    empty_stack,
    face,
    fill,
    go_to,
    heights,
    lay,
    mask,
    meteorite,
    next_event,
    offered,
    patch,
    play,
    rover,
    seat_of,
    started,
    step_of,
)


@rule("PU-6.01")
@pytest.mark.parametrize(("tile", "expected"), [("T4.rover-tech.meteor", [(6, 2)]), ("T4.rover-tech", [])])
def test_the_meteorite_falls_before_the_trackers_move(tile: str, expected: list[tuple[int, int]]) -> None:
    game = started(2)
    patch(game, 0, (5, 0))
    face(game, 0, inner=tile)
    empty_stack(game, 0, 1)
    play(game, 0, "tile:inner", "place:5,1,r0")
    assert cells(seat_of(game).meteorites) == expected
    assert heights(game) == (0, 0, 0, 0, 0)
    assert offered(game, 0) == ["advance:rover", "advance:tech"]


@rule("PU-6.02")
@pytest.mark.parametrize(("at", "lost"), [((5, 5), 3 + 3), ((5, 0), 1 + 3), ((3, 8), 2 + 2), ((9, 2), 1 + 1)])
def test_a_meteorite_costs_its_row_and_its_column(at: tuple[int, int], lost: int) -> None:
    game = started(2)
    fill(game, 0)
    assert planet_points(BOX, seat_of(game)) == 40
    meteorite(game, 0, at)
    assert planet_points(BOX, seat_of(game)) == 40 - lost


@rule("PU-6.03")
def test_a_tile_that_is_not_placed_brings_no_meteorite() -> None:
    game = started(2)
    fill(game, 0)
    face(game, 0, inner="D2.rover-tech.meteor")
    play(game, 0, "tile:inner")
    seat = seat_of(game)
    assert (seat.stuck, seat.meteorites, seat.symbols) == (1, 0, 0)


@rule("PU-6.04")
def test_meteorites_are_collected_or_destroyed() -> None:
    game = started(2)
    patch(game, 0, (5, 0), (6, 0), (6, 1))
    meteorite(game, 0, (6, 0), (6, 1))
    rover(game, 0, (5, 0))
    due(game, 0, moves=1)
    play(game, 0, "rover:5,0,6,0")
    seat = seat_of(game)
    assert (seat.rocks, seat.meteorites) == (1, mask((6, 1)))
    deck(game, 4, "C25")  # destroys
    seat.picks = [4]
    go_to(game, PICKS)
    while step_of(game) == PICKS:
        play(game, 0, keys(game, 0)[0])
    assert (seat.rocks, seat.meteorites) == (1, 0)


@rule("PU-6.05")
@pytest.mark.parametrize("inside", [True, False])
def test_no_tile_covers_a_meteorite(inside: bool) -> None:
    game = started(2)
    lay(game, 0, "D2.rover-tech.meteor", 5, 5, meteorite=inside)
    face(game, 0, inner="D2.civ-energy")
    play(game, 0, "tile:inner")
    assert not {"place:5,6,r0", "place:5,5,r0"} & set(offered(game, 0))


@rule("PU-6.06")
def test_a_symbol_without_its_meteorite_is_free_for_events() -> None:
    game = started(2, events=EVENTS)
    first = lay(game, 0, "D2.rover-tech.meteor", 5, 0)
    second = lay(game, 0, "D2.civ-energy.meteor", 6, 0)
    lay(game, 0, "D2.water-rover.meteor", 4, 1)  # keeps its meteorite
    lay(game, 0, "D2.water-rover", 7, 1)  # has no symbol
    rover(game, 0, (5, 0), (6, 0))
    due(game, 0, moves=2)
    play(game, 0, "rover:5,0,5,1", "rover:6,0,6,1")  # both are collected
    assert seat_of(game).rocks == 2
    next_event(game, "O11")
    go_to(game, EVENT)
    assert offered(game, 0) == ["meteor:5,1", "meteor:6,1"]
    play(game, 0, "meteor:5,1")
    assert seat_of(game).meteorites >> first.meteor & 1
    assert not seat_of(game).meteorites >> second.meteor & 1
