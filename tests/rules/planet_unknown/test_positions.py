"""The builder of positions: what it arranges can be played, seen and saved; what cannot be is refused."""

from __future__ import annotations

import pytest

from kolonie.core.positions import PositionError
from kolonie.core.saving import load, save
from kolonie.core.views import view
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.positions import Position, cells, gain, set_up, started
from kolonie.games.planet_unknown.state import ACTION, END_EFFECTS, EVENT, PICKS, ROTATION, step_of
from tests.citing import rule


def colony() -> Position:
    """Two tiles lie on a planet, the next ones are chosen, a rover stands on one."""
    position = started(2, events="7-7-6")
    position.lay(0, "O4.biomass-civ", 5, 0)
    position.lay_on(0, "D2.civ-energy.meteor", (7, 1), (8, 1))
    position.face(0, inner="D2.tech-biomass", outer="U5.rover-tech")
    position.rover(0, (5, 0))
    return position


def test_a_position_is_a_game_to_be_played() -> None:
    game = colony().game()
    assert step_of(game) == ACTION and game.to_act() == [0, 1]
    game.play(0, "tile:inner")
    assert load(TITLE, save(game)).options(0) == game.options(0)


@pytest.mark.parametrize("step", [ROTATION, EVENT, ACTION, PICKS, END_EFFECTS])
def test_any_step_can_be_begun_and_seen(step: str) -> None:
    position = colony()
    position.next_events("G05")
    position.deck(1, "C01", "C06")
    position.picks(0, 1)
    position.keep(0, "C23")
    position.begin(step)
    game = position.game()
    assert step_of(game) == step
    for viewer in (None, 0, 1):
        assert view(game, viewer)["step"] == step


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_a_table_that_is_only_laid_out_can_be_seen(seats: int) -> None:
    game = set_up(seats).live
    assert view(game, None)["winners"] == [] and not game.to_act()


def test_tiles_are_laid_by_their_cells() -> None:
    position = started(2)
    ways = position.ways_on(0, "D2.biomass-civ", (5, 0), (5, 1))
    assert ways == ["place:5,0,r0", "place:5,0,r2"], "with one terrain above, or the other"
    lay = position.lay_on(0, "D2.biomass-civ", (5, 1), (5, 0))
    assert cells(lay.mask) == [(5, 0), (5, 1)] == cells(position.seat().covered)
    assert position.seat().laid == [(position.tile("D2.biomass-civ"), lay.mask)]


def test_gains_are_named() -> None:
    position = colony()
    position.due(0, "advance:water", "energy:water,civ", "synergy", "rover", "patch", moves=1)
    assert {"advance:water", "energy:civ", "synergy:tech", "land:8,1", "patch"} <= set(position.offered(0))
    position.due(0, "boost:2", "meteorite", "lifepod", moves=1)
    offered = position.offered(0)
    assert {"boost:tech", "rock:7,1"} <= set(offered)
    for word in ("advance", "advance:moon", "synergy:water", "boost:x", ""):
        with pytest.raises(PositionError):
            gain(word)


@rule("PU-1.01", "PU-1.06")
def test_no_tile_lies_in_two_places() -> None:
    position = colony()
    for again in (
        lambda: position.lay(1, "O4.biomass-civ", 5, 0),
        lambda: position.lay_on(0, "O4.biomass-civ", (3, 3), (4, 3), (3, 4), (4, 4)),
        lambda: position.face(1, inner="O4.biomass-civ"),
        lambda: position.face(1, outer="D2.civ-energy.meteor"),
    ):
        with pytest.raises(PositionError, match="no longer in the station"):
            again()
    position.game()


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        (lambda p: p.lay(0, "D2.rover-tech", 5, 0), "something lies on"),
        (lambda p: p.lay(0, "D2.rover-tech", 0, 0), "does not lie at"),
        (lambda p: p.lay_on(0, "D2.rover-tech", (3, 3), (5, 5)), "does not cover"),
        (lambda p: p.lay(0, "D9.rover-tech", 0, 0), "no tile D9.rover-tech"),
        (lambda p: p.rover(0, (1, 4), (2, 4)), "1 rovers left"),
        (lambda p: p.patch(0, (5, 0)), "something lies on"),
        (lambda p: p.meteorite(0, (3, 3)), "no tile lies on"),
        (lambda p: p.collected(0, lifepods=7), "6 lifepods, not 7"),
        (lambda p: p.track(0, water=16), "no field water 16"),
        (lambda p: p.breakthrough(0, 6), "no breakthrough 6"),
        (lambda p: p.deck(1, "C36"), "free cards of rank 1"),
        (lambda p: (p.keep(0, "C23"), p.keep(1, "C23")), "has C23 already"),
        (lambda p: p.next_events("X01"), "no event X01"),
        (lambda p: p.missions("M01", "M01"), "lies open already"),
        (lambda p: p.begin("lunch"), "lunch is not one of the steps"),
        (lambda p: p.seat(2), "no seat 2"),
        (lambda p: (p.begin(ROTATION), p.due(0, "synergy")), "all act at once"),
        (lambda p: started(2, planet=("gaia", "gaia")), "cannot have gaia"),
        (lambda p: started(3, planet=("gaia", "petra")), "boards for 3 seats"),
    ],
)
def test_what_cannot_be_is_refused_at_once(edit: object, told: str) -> None:
    with pytest.raises(PositionError, match=told):
        edit(colony())  # type: ignore[operator]


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        (lambda p: p.paint(0, "civ", (3, 3)), "tiles: 145 where there are 144"),
        (lambda p: p.seat().laid.clear(), "covered 0"),
        (lambda p: p.state.decks.__setitem__(0, ()), "civ cards"),
        (lambda p: setattr(p.seat(), "lifepods", 0), "lifepods 0"),
        (lambda p: setattr(p.seat(), "loaded", 1 << 30), "without a rover"),
        (lambda p: setattr(p.seat(), "rovers", 1), "a token off the planet"),
    ],
)
def test_what_could_not_be_at_a_table_is_found_by_the_check(edit: object, told: str) -> None:
    position = colony()
    edit(position)  # type: ignore[operator]
    with pytest.raises(PositionError, match=told):
        position.game()


@rule("PU-30.06")
def test_trackers_that_block_each_other_do_not_share_a_field() -> None:
    position = started(2, corporation="oasis")
    position.put(0, water=("biomass", 2), biomass=("biomass", 2))
    with pytest.raises(PositionError, match="two trackers on one field"):
        position.game()


def test_boards_of_jump_drive_and_missions_stay_counted() -> None:
    position = started(2, corporation="jump-drive", personal="yes")
    position.breakthrough(0, "A", "C")
    position.personal(0, "M22")
    position.missions("M24", "M01", "M02")
    position.pods_on(1)
    game = position.game()
    assert game.state.seats[0].lifepods.bit_count() == 4
    assert [game.box.mission_ids[m] for m in game.state.missions] == ["M24", "M01", "M02"]
