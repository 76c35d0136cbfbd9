"""Chapter 6: infrastructure, research, factories, cloning, shuttles and stadiums."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.pieces import completed, smileys
from tests.citing import rule
from tests.positioning import keys, refusal
from tests.rules.evacuation.worlds import BOX, empty, play

# -- infrastructure


@rule("EV-6.08", "EV-6.10", "EV-6.11", "EV-6.12", "EV-6.13", "EV-6.17", "EV-0.12", "EV-7.02")
def test_a_gain_and_two_developments() -> None:
    position = empty()
    position.offer("infrastructure", "I03", "I01", "I05")
    position.on_top("infrastructure", "I06")
    position.stock(0, old=(5, 0, 0))
    position.begin(0, "action/develop-gain")
    assert all(key.startswith("gain:") for key in keys(position.live, 0))  # the gain comes first
    play(position, "gain:food,new", "draw:I03")
    assert position.shown("infrastructure") == ["I01", "I05", "I06"]
    play(position, "play:I03")  # just drawn
    seat = position.seat(0)
    assert (position.cubes(0, "new"), position.cubes(0, "old")) == ((0, 0, 0), (5, 0, 0))
    assert [BOX.plan_ids[card] for card in seat.waiting] == ["I03"]


@rule("EV-6.13")
def test_the_old_world_does_not_pay_for_infrastructure() -> None:
    position = empty()
    position.plan(0, "I03")
    position.stock(0, old=(5, 0, 0))
    position.begin(0, "action/develop")
    assert refusal(position.live, "play:I03", 0) == "EV-6.13"


@rule("EV-6.09", "EV-0.09")
def test_fewer_developments_but_at_least_one() -> None:
    position = empty()
    position.begin(0, "action/develop")
    assert refusal(position.live, "done", 0) == "EV-5.19"
    play(position, keys(position.live, 0)[0])
    assert "done" in keys(position.live, 0)


@rule("EV-6.16", "EV-6.18")
def test_twins_are_neither_drawn_twice_nor_seen_as_others() -> None:
    position = empty()
    position.offer("infrastructure", "II01", "I05", "I03")
    position.plan(0, "I01")
    position.offer("infrastructure", "II01", "I05", "I03")
    position.begin(0, "action/develop")
    assert refusal(position.live, "draw:II01", 0) == "EV-6.18"
    assert "draw:I05" in keys(position.live, 0)


@rule("EV-6.16", "EV-6.18")
def test_a_card_just_drawn_bans_its_twin() -> None:
    position = empty()
    position.offer("infrastructure", "I01", "II01", "I03")
    position.begin(0, "action/develop")
    play(position, "draw:I01")
    assert refusal(position.live, "draw:II01", 0) == "EV-6.18"
    assert "draw:I03" in keys(position.live, 0)


@rule("EV-6.14")
def test_a_card_pays_out_once() -> None:
    position = empty()
    for area in ("H02", "H06", "H09", "H35"):
        position.settle(0, area)
    position.plan(0, "I03", played=True)
    assert position.seat(0).production[0] == 3 + 2
    position.settle(0, "H36", "steelworks")
    assert position.seat(0).production[0] == 3 + 2


@rule("EV-18.08")
def test_one_area_serves_several_cards() -> None:
    position = empty()
    position.settle(0, "H11", "farm")
    position.settle(0, "H16", "farm")
    before = list(position.seat(0).production)
    position.plan(0, "I01", played=True)
    position.plan(0, "I02", played=True)
    assert position.seat(0).production == [before[0], before[1] + 2, before[2] + 2]


# -- research


@rule("EV-6.19", "EV-6.20", "EV-6.21", "EV-6.22", "EV-6.23")
def test_levels_of_a_column_follow_each_other() -> None:
    position = empty()
    position.take_set(0, 3)
    seat = position.seat(0)
    counts = []
    for _ in range(5):
        position.begin(0, "action/research")
        play(position, "research:1")
        while "done" in keys(position.live, 0):
            play(position, "done")
        counts.append([BOX.technology_level[tile] for tile in completed(seat)])
    assert counts == [[1], [1], [1, 2], [1, 2], [1, 2, 3]]
    for researches, count in ((2, 0), (3, 1)):  # Diet Plan has a smiley, once it is completed
        position.research(0, 0, 0, researches)
        assert smileys(BOX, seat) == count


@rule("EV-6.26")
def test_nothing_is_left_to_research() -> None:
    position = empty()
    position.take_set(0, 3)
    position.research(0, 5, 5, 5)
    position.turn_of(0)
    assert refusal(position.live, "act:research", 0) == "EV-6.26"
    play(position, "act:research-gain", "gain:food,old")  # its research part is lost
    assert position.seat(0).research == [5, 5, 5]


@rule("EV-6.25", "EV-0.15")
def test_a_lightning_that_cannot_be_done_is_lost() -> None:
    position = empty()
    position.take_set(0, 1)
    position.research(0, 0, 4, 0)
    position.begin(0, "action/research")
    play(position, "research:2")  # Air Bridge without a shuttle
    assert position.seat(0).research == [0, 5, 0]
    assert "pass" in keys(position.live) or position.live.to_act() != [0]


# -- factories and cloning


@rule("EV-6.44", "EV-0.02")
@pytest.mark.parametrize(
    ("kind", "stock"), [("farm", (1, 0, 0)), ("steelworks", (0, 1, 0)), ("power_plant", (0, 0, 1))]
)
def test_a_factory_costs_one_of_its_own_resource(kind: str, stock: tuple[int, int, int]) -> None:
    for world, other in (("old", "new"), ("new", "old")):
        position = empty()
        position.stock(0, **{world: stock})
        position.begin(0, "action/factory")
        seat = position.seat(0)
        base = 0 if world == "old" else 3
        assert sum(seat.stock) == 0  # there was one way only
        assert seat.prepared[base : base + 3] == list(stock)
        assert seat.unused == [4 - n for n in stock]
        assert position.cubes(0, other) == (0, 0, 0)


@rule("EV-6.47", "EV-6.48")
def test_four_factories_of_a_kind() -> None:
    position = empty()
    position.settle(0, "H04", "farm", "farm")
    position.prepare(0, "old", "farm")
    position.prepare(0, "new", "farm")
    position.stock(0, old=(2, 2, 2))
    position.turn_of(0)
    play(position, "act:factory")
    assert refusal(position.live, "prepare:farm,old", 0) == "EV-6.47"
    position.begin(0, "bonus/YB4/lower")
    play(position, "done")
    assert refusal(position.live, "factory:farm,new", 0) == "EV-6.47"
    position.give(0, "shuttle", "SH01")
    position.stock(0, old=(0, 0, 1))
    position.flight_of(0)
    play(position, "launch:SH01")
    assert refusal(position.live, "evacuate:north-1", 0) == "EV-6.47"


@rule("EV-6.46")
def test_a_gained_factory_goes_to_either_side() -> None:
    position = empty()
    position.begin(0, "technology/TE21c")
    kinds = ("farm", "steelworks", "power_plant")
    wanted = {f"factory:{kind},{world}" for kind in kinds for world in ("old", "new")}
    assert set(keys(position.live, 0)) == {*wanted, "done"}


@rule("EV-6.50", "EV-6.51", "EV-6.52")
def test_cloning_is_for_the_new_world() -> None:
    position = empty()
    position.stock(0, old=(9, 0, 0))
    position.turn_of(0)
    assert refusal(position.live, "act:clone", 0) == "EV-6.51"
    position.stock(0, old=(9, 0, 0), new=(1, 0, 0))
    position.turn_of(0)
    play(position, "act:clone")
    assert (position.cubes(0, "old"), position.cubes(0, "new")) == ((9, 0, 0), (0, 0, 0))
    assert position.seat(0).population == 2


# -- shuttles and stadiums


@rule("EV-6.41", "EV-6.43")
@pytest.mark.parametrize("world", ["old", "new"])
def test_shuttles_without_limit_on_either_world(world: str) -> None:
    position = empty()
    for name in ("SH10", "SH11", "SH12", "SH13", "SH14"):
        position.give(0, "shuttle", name, world)
    position.offer("shuttle", "SH01", "SH02", "SH03")
    position.stock(0, **{world: (0, 2, 1)})
    position.begin(0, "action/shuttle")
    play(position, f"build:SH02,{world}")
    seat = position.seat(0)
    mine = seat.old_shuttles if world == "old" else seat.new_shuttles
    assert len(mine) == 6
    assert sum(seat.stock) == 0
