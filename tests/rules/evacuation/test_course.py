"""Chapter 3: years and phases, and the two stocks that never mix."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.evacuation.moves import (
    BeginYear,
    Bonus,
    ChangeOrder,
    Cleanup,
    Income,
    Load,
    MoveSatellite,
    ShiftSatellites,
    Turn,
)
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import NOTHING, act, begun, empty, refused


def pass_all(game: Game, year: int) -> None:
    """Everybody takes the plainest option until the year is over: no action, no flight, no bonus."""
    while not game.over and game.state.year == year:
        who = game.to_act()[0]
        offered = keys(game, who)
        game.play(who, next((key for key in ("pass", "done") if key in offered), offered[0]))


@rule("EV-3.01", "EV-3.03", "EV-13.05", "EV-14.01")
@pytest.mark.parametrize("aim", ["race", "points"])
def test_the_game_ends_after_four_years(aim: str) -> None:
    position = empty(3, aim=aim)
    for year in (1, 2, 3, 4):
        assert (position.state.year, position.live.over) == (year, False)
        pass_all(position.live, year)
    assert position.live.over
    assert position.state.year == 4


@rule("EV-3.03")
def test_the_last_year_has_no_cleanup() -> None:
    position = empty()
    position.year(4)
    position.acted(0, 3, g1=3)
    oldest = position.shown("shuttle")
    position.bonuses()
    pass_all(position.live, 4)
    assert position.live.over
    assert position.shown("shuttle") == oldest
    assert (position.state.year, position.seat(0).actions) == (4, 3)
    assert len(position.state.bonuses) == 1


@rule("EV-3.02")
def test_the_phases_of_a_year_in_order() -> None:
    """Told year by year: what each phase alone does, with something to do in every one of them."""
    position = empty()
    position.give(1, "shuttle", "SH01", "old")
    position.stock(1, old=(5, 7, 7))
    game = position.live
    game.journal = []
    for key in ("act:research", "research:1", "pass"):
        position.play(key)  # seat 0 researches, seat 1 passes; then seat 0 alone
    for key in ("pass", "launch:SH01"):
        position.play(key)
    pass_all(game, 1)
    told = [type(event.node) for event in game.journal]
    phases = [Turn, Load, ChangeOrder, ShiftSatellites, MoveSatellite, Bonus, Cleanup, BeginYear, Income]
    assert [kind for kind in dict.fromkeys(told) if kind in phases] == phases
    assert [max(i for i, kind in enumerate(told) if kind is phase) for phase in phases[:7]] == sorted(
        max(i for i, kind in enumerate(told) if kind is phase) for phase in phases[:7]
    )


@rule("EV-3.04")
@pytest.mark.parametrize(
    ("made", "stadiums", "decided"),
    [
        ((8, 8, 8), 3, True),
        ((9, 8, 12), 4, True),
        ((8, 8, 8), 2, False),
        ((7, 8, 8), 3, False),
        ((8, 7, 8), 3, False),
        ((8, 8, 7), 3, False),
    ],
)
def test_the_aim_of_the_race(made: tuple[int, int, int], stadiums: int, decided: bool) -> None:
    """The last stadium is built on the New World; those of the Old World do not count."""
    position = empty(aim="race")
    position.production(0, *made)
    for name in ("ST01", "ST02", "ST03", "ST04")[: stadiums - 1]:
        position.give(0, "stadium", name, "new")
    position.give(0, "stadium", "ST06", "old")
    position.offer("stadium", "ST05", "ST07", "ST08")
    position.stock(0, new=(2, 2, 0))
    act(position, "stadium", "build:ST05,new")
    assert position.state.trigger == (0 if decided else -1)


@rule("EV-3.05", "EV-3.06")
def test_each_world_has_a_stock_of_its_own() -> None:
    position = empty()
    position.production(0, 1, 2, 3)
    position.income()
    assert position.cubes(0, "old") == (2, 7, 7)
    assert position.cubes(0, "new") == (1, 2, 3)
    act(position, "exchange", "gain:food,new", "swap:new,food,steel", "done")
    assert position.cubes(0, "old") == (2, 7, 7)
    assert position.cubes(0, "new") == (1, 3, 3)


@rule("EV-3.07", "EV-3.10")
@pytest.mark.parametrize("world", ["old", "new"])
def test_one_world_pays_the_whole_price_and_gets_what_was_built(world: str) -> None:
    other = "new" if world == "old" else "old"
    position = empty()
    position.offer("shuttle", "SH01", "SH04", "SH16")  # SH01: 2 steel and 1 energy
    position.stock(0, **{world: (0, 2, 1), other: (0, 1, 1)})
    act(position, "shuttle")
    assert refused(position, f"build:SH01,{other}") == "EV-3.07"
    position.live.play(0, f"build:SH01,{world}")
    assert position.cubes(0, world) == NOTHING
    assert position.cubes(0, other) == (0, 1, 1)
    seat = position.seat(0)
    here, there = (
        (seat.old_shuttles, seat.new_shuttles) if world == "old" else (seat.new_shuttles, seat.old_shuttles)
    )
    assert ([position.box.shuttle_ids[shuttle] for shuttle in here], there) == (["SH01"], [])


@rule("EV-3.10")
def test_a_price_is_not_paid_by_both_worlds_together() -> None:
    position = empty()
    position.offer("stadium", "ST01", "ST02", "ST03")
    position.stock(0, old=(1, 1, 0), new=(1, 1, 0))  # ST01: 1 food and 2 steel
    act(position, "stadium")
    for world in ("old", "new"):
        assert refused(position, f"build:ST01,{world}") == "EV-3.07"
    position = empty()
    position.stock(0, old=(0, 1, 1))
    act(position, "factory")
    assert refused(position, "prepare:steelworks,new") == "EV-6.44"


@rule("EV-3.08")
def test_each_gained_resource_goes_to_a_world_of_choice() -> None:
    position = empty()
    position.begin(0, "bonus/YB1/lower")  # 2 resources of any kinds
    for key in ("gain:food,old", "gain:food,new"):
        position.live.play(0, key)
    assert position.cubes(0, "old") == (1, 0, 0)
    assert position.cubes(0, "new") == (1, 0, 0)


@rule("EV-3.09")
def test_an_exchange_stays_in_its_world() -> None:
    position = empty()
    position.stock(0, old=(2, 0, 0), new=(0, 0, 2))
    act(position, "exchange", "gain:steel,old", "swap:old,food,energy")
    assert position.cubes(0, "old") == (1, 1, 1)
    assert position.cubes(0, "new") == (0, 0, 2)
    assert refused(position, "swap:new,food,energy") == "EV-6.56"


@rule("EV-3.11")
def test_a_stadium_paid_by_the_new_world_stands_there() -> None:
    position = empty(aim="race")
    position.year(3)
    position.offer("stadium", "ST01", "ST02", "ST03")
    position.stock(0, new=(1, 2, 0))
    act(position, "stadium", "build:ST01,new")
    seat = position.seat(0)
    assert [position.box.stadium_ids[stadium] for stadium in seat.new_stadiums] == ["ST01"]
    position.production(0, 2, 0, 0)
    position.income()
    assert seat.penalties == 0  # the one that year 3 expects


@rule("EV-3.11")
def test_it_counts_for_the_aim_like_one_that_was_shipped() -> None:
    position = empty(aim="race")
    position.production(0, 8, 8, 8)
    position.give(0, "stadium", "ST02", "new")
    position.give(0, "stadium", "ST-blue", "new")
    position.offer("stadium", "ST01", "ST03", "ST04")
    position.stock(0, new=(1, 2, 0))
    assert "build:ST01,new" in begun(position, "stadium")
    position.live.play(0, "build:ST01,new")
    assert position.state.trigger == 0
