"""Chapter 5: selecting a tile, before it is placed."""

from __future__ import annotations

import pytest

from kolonie.core.options import Refused
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.state import ACTION
from kolonie.table.table import CannotTakeBack, Table
from tests.citing import rule
from tests.positioning import keys
from tests.rules.planet_unknown.colony import (
    BOX,
    breakthrough,
    empty_stack,
    face,
    fill,
    offered,
    paint,
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


@rule("PU-5.01")
def test_a_player_takes_from_the_own_section_only() -> None:
    game = started(2)
    face(game, 0, inner="D2.civ-energy", outer="U5.civ-energy")
    face(game, 1, inner="I3.rover-tech", outer="I4.rover-tech")
    mine, theirs = game.clone(), game.clone()
    play(mine, 0, "tile:inner")
    play(mine, 0, keys(mine, 0)[0])
    assert seat_of(mine, 0).laid[-1][0] == tile_number("D2.civ-energy")
    play(theirs, 1, "tile:outer")
    play(theirs, 1, keys(theirs, 1)[0])
    assert seat_of(theirs, 1).laid[-1][0] == tile_number("I4.rover-tech")
    for key in ("tile:2", "tile:I3", "tile:both"):
        with pytest.raises(Refused):
            game.play(0, key)


@rule("PU-5.02")
@pytest.mark.parametrize(("inner", "outer", "only"), [("D2", "I4", "inner"), ("O4", "D2", "outer")])
def test_the_only_tile_that_fits_must_be_taken(inner: str, outer: str, only: str) -> None:
    game = started(2)
    fill(game, 0, (5, 5), (5, 6))
    face(game, 0, inner=f"{inner}.civ-energy", outer=f"{outer}.rover-tech")
    other = "outer" if only == "inner" else "inner"
    assert offered(game, 0) == [f"tile:{only}"]
    assert refused(game, 0, f"tile:{other}") == "PU-5.02"


@rule("PU-5.03")
@pytest.mark.parametrize("ring", [0, 1])
def test_of_an_empty_stack_nothing_is_taken(ring: int) -> None:
    game = started(2)
    empty_stack(game, 0, ring)
    names = ("tile:inner", "tile:outer")
    assert offered(game, 0) == [names[1 - ring]]
    assert refused(game, 0, names[ring]) == "PU-5.03"
    seat_of(game).covered = BOX.planets[0].cells  # also if it fits nowhere
    assert offered(game, 0) == [names[1 - ring]]


@rule("PU-5.17", "PU-5.18")
def test_a_tile_may_be_tried_and_taken_back() -> None:
    table = Table(TITLE, ("Ada", "Bob"), "try")
    table.game = started(2)
    tops = table_of(table.game).tops[:]
    table.play(0, "tile:inner")
    table.play(0, keys(table.game, 0)[0])
    table.play(1, "tile:outer")
    assert seat_of(table.game).covered
    assert table_of(table.game).tops == tops  # nothing new was seen
    table.take_back(0)
    table.take_back(0)
    assert not seat_of(table.game).covered
    table.play(0, "tile:outer")
    assert "place" in keys(table.game, 0)[0]


@rule("PU-5.18")
def test_the_selection_is_final_when_all_have_confirmed() -> None:
    table = Table(TITLE, ("Ada", "Bob"), "final")
    table.game = started(2)
    for seat in (0, 1):
        while seat in table.game.to_act() and step_of(table.game) == ACTION:
            now = keys(table.game, seat)
            table.play(seat, "end" if "end" in now else now[0])
    assert step_of(table.game) != ACTION
    for seat in (0, 1):
        with pytest.raises(CannotTakeBack):
            table.take_back(seat)


@rule("PU-5.18")
def test_movement_of_republic_1_makes_the_selection_final() -> None:
    table = Table(TITLE, ("Ada", "Bob"), "republic")
    game = table.game = started(2, corporation="republic")
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (5, 0))
    breakthrough(game, 0, 1)
    track(game, 0, rover=4)
    face(game, 0, inner="D2.civ-energy", outer="U5.rover-tech")
    table.play(0, "tile:inner")
    assert table.wall(0) is None
    table.play(0, "rover:5,0,6,0")
    with pytest.raises(CannotTakeBack) as wall:
        table.take_back(0)
    assert wall.value.wall == "revealed"
    with pytest.raises(Refused):
        table.play(0, "tile:outer")
