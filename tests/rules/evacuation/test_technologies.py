"""Chapter 6: how the abilities of technologies are to be read, where a row of a card does not show it."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.test_research import scholar
from tests.rules.evacuation.worlds import LANDS, NOTHING, act, empty, refused, seen_by_all


@rule("EV-6.57")
def test_an_ability_works_wherever_the_thing_happens() -> None:
    """TE21a lowers the steel of a settling that a bonus grants, too."""
    position = scholar(2, 1, 0, 0)
    position.people(0, 2)
    position.stock(0, new=(0, 1, 0))
    position.begin(0, "bonus/YB7/higher")  # research, settle
    for key in ("done", "settle:H06"):
        position.live.play(0, key)
    assert position.cubes(0, "new") == NOTHING
    assert position.seat(0).population == 0


@rule("EV-6.57")
def test_the_factory_action_means_the_board_action_only() -> None:
    """TE22a: two factories by the board action, one by the part of a card (AC25)."""
    position = scholar(2, 3, 0, 0)
    position.stock(0, old=(2, 0, 0))
    act(position, "factory")
    assert keys(position.live, 0) == ["done", "prepare:farm,old"]
    position = empty(actions="advanced")
    position.take_set(0, 2)
    position.research(0, 3, 0, 0)
    position.stock(0, old=(3, 0, 0))
    position.hand(0, "AC25", "AC01", "AC01", "AC07")
    position.begin(0, "card/AC25")
    for key in ("second", "prepare:farm,old"):
        position.live.play(0, key)
    assert position.seat(0).prepared[0] == 1
    assert not [key for key in keys(position.live, 0) if key.startswith("prepare:")]


@rule("EV-6.58")
def test_more_room_in_every_own_shuttle() -> None:
    """TE11a: one resource more; TE12a: one building more. At each loading."""
    position = scholar(1, 3, 0, 0)
    for name in ("SH01", "SH02"):
        position.give(0, "shuttle", name, "old")
    position.prepare(0, "old", "farm", "farm", "farm", "farm")
    position.stock(0, old=(9, 0, 2))
    position.flight_of(0)
    for name in ("SH01", "SH02"):
        for key in (f"launch:{name}", "leave", "ship:farm", "ship:farm"):
            position.live.play(0, key)
        assert "carry:food,2" in keys(position.live, 0)
        assert refused(position, "carry:food,3") == "EV-8.11"
        position.live.play(0, "carry:food,2")
        while "leave" in keys(position.live, 0) or "carry:energy,0" in keys(position.live, 0):
            position.live.play(0, "leave" if "leave" in keys(position.live, 0) else "carry:energy,0")
    assert position.seat(0).prepared[0] + position.seat(0).cargo[3] + position.seat(0).prepared[3] == 4


@rule("EV-6.58")
def test_a_zone_that_takes_any_land_area() -> None:
    """TE13a: land of every stripe, never the ocean."""
    position = scholar(1, 5, 0, 0)
    position.give(0, "shuttle", "SH01", "old")
    position.stock(0, old=(0, 0, 1))
    position.flight_of(0)
    position.live.play(0, "launch:SH01")
    zone = [key for key in keys(position.live, 0) if key.startswith("evacuate:")]
    assert zone == [f"evacuate:north-{number}" for number in range(1, 10)]
    assert refused(position, "evacuate:north-o1") == "EV-8.12"


@rule("EV-6.59")
@pytest.mark.parametrize(("first", "second", "spent"), [("SH07", "SH20", 1), ("SH20", "SH07", 2)])
def test_the_first_launch_is_cheaper_whichever_it_is(first: str, second: str, spent: int) -> None:
    """TE11b: 1 energy off the first launch of each flight phase."""
    position = scholar(1, 0, 1, 0)
    for name in ("SH07", "SH20"):  # launches for 2 and 3 energy
        position.give(0, "shuttle", name, "old")
    position.evacuated(0, *LANDS)  # there is nothing to load
    position.satellites(0, 3, 3)
    position.stock(0, old=(0, 0, 4))
    position.flight_of(0)
    position.live.play(0, f"launch:{first}")
    if "carry:energy,0" in keys(position.live, 0):
        position.live.play(0, "carry:energy,0")
    assert position.cubes(0, "old")[2] == 4 - spent
    position.live.play(0, f"launch:{second}")
    assert position.cubes(0, "old")[2] == 0


@rule("EV-6.60", "EV-7.12")
@pytest.mark.parametrize("world", ["old", "new"])
def test_a_shuttle_for_two_less_with_a_refresh(world: str) -> None:
    position = scholar(1, 0, 0, 0)
    position.offer("shuttle", "SH21", "SH20", "SH13")
    position.on_top("shuttle", "SH01")
    position.stock(0, **{world: (1, 1, 0)})
    act(position, "research", "research:3")  # TE11c
    for key in (f"refresh:food,{world}", "discard:SH20", "done", f"build:SH01,{world}"):
        position.live.play(0, key)
    assert position.cubes(0, world) == NOTHING  # 2 steel and 1 energy, two less
    assert position.live.to_act() == [1]
    seat = position.seat(0)
    assert len(seat.old_shuttles if world == "old" else seat.new_shuttles) == 1


@rule("EV-6.61")
def test_any_resource_pays_for_a_factory_where_it_stands() -> None:
    position = scholar(2, 0, 1, 0)  # TE21b
    position.stock(0, old=(0, 1, 0), new=(0, 0, 1))
    act(position, "factory")
    assert keys(position.live, 0) == sorted(
        [
            *("prepare:farm,old,steel", "prepare:steelworks,old", "prepare:power_plant,old,steel"),
            *("prepare:farm,new,energy", "prepare:steelworks,new,energy", "prepare:power_plant,new"),
        ]
    )
    position.live.play(0, "prepare:farm,new,energy")
    assert position.cubes(0, "new") == NOTHING
    assert position.cubes(0, "old") == (0, 1, 0)
    assert position.seat(0).prepared == [0, 0, 0, 1, 0, 0]


@rule("EV-6.62")
def test_two_factories_and_no_more() -> None:
    position = scholar(2, 3, 0, 0)  # TE22a
    position.stock(0, old=(3, 0, 0), new=(0, 0, 3))
    act(position, "factory", "prepare:farm,old", "prepare:power_plant,new")
    assert position.seat(0).prepared == [1, 0, 0, 0, 0, 1]
    assert position.live.to_act() == [1]


@rule("EV-6.63")
def test_automation_changes_factories_placed_from_now_on() -> None:
    position = scholar(2, 4, 0, 0)
    position.settle(0, "H36", "farm")
    assert position.seat(0).production == [1, 0, 0]
    act(position, "research", "research:1")  # TE23a
    assert position.seat(0).production == [1, 0, 0]
    position.prepare(0, "new", "steelworks", "steelworks")
    act(position, "settle", "settle:H04")
    assert position.seat(0).production == [1, 2 * 2, 0]


@rule("EV-6.64")
def test_clones_of_a_card_are_three_too_and_gained_ones_are_not_more() -> None:
    position = scholar(3, 1, 0, 0)  # TE31a
    position.stock(0, new=(3, 0, 0))
    act(position, "clone")
    assert (position.seat(0).population, position.cubes(0, "new")) == (3, (2, 0, 0))
    position.begin(0, "card/AC29")  # clone and prepare
    position.live.play(0, "first")
    position.live.play(0, "clone")
    assert (position.seat(0).population, position.cubes(0, "new")[0]) == (6, 1)
    position.begin(0, "technology/TE31c")
    assert position.seat(0).population == 8


@rule("EV-6.64")
@pytest.mark.parametrize(
    ("year", "columns", "old", "new"),
    [(1, (0, 1, 3), 4, 0), (3, (0, 1, 3), 2, 0), (4, (0, 1, 0), 2, 3), (4, (0, 1, 3), 1, 2)],
)
def test_less_to_eat_never_below_nothing(year: int, columns: tuple[int, ...], old: int, new: int) -> None:
    """TE31b: 1 less on the New World; TE32c: 1 less on each. Together they add up."""
    position = scholar(3, *columns)
    position.year(year)
    position.production(0, 5, 0, 0)
    for name in ("ST01", "ST02"):
        position.give(0, "stadium", name, "new")
    position.income()
    assert position.cubes(0, "old")[0] == 7 - old
    assert position.cubes(0, "new")[0] == 5 - new
    assert position.seat(0).penalties == 0


@rule("EV-6.65")
def test_deserts_without_a_satellite_and_bold_settling() -> None:
    """TE32b opens deserts; bold settling (TE33b) goes one beyond what satellites have opened: no forest."""
    position = scholar(3, 0, 3, 0)
    position.people(0, 2)
    position.prepare(0, "new", "farm")
    position.stock(0, new=(0, 2, 0))
    act(position, "settle")
    assert "settle:H16" in keys(position.live, 0)
    assert refused(position, "settle:H07") == "EV-6.29"
    position.satellites(0, 5, 5, "inner", "outer")  # a leaf: the symbol of the forest H07
    position.begin(0, "technology/TE33b")
    assert {"settle:H16", "settle:H10"} <= {*keys(position.live, 0)}
    assert refused(position, "settle:H07") == "EV-6.29"


@rule("EV-6.66")
def test_one_symbol_need_not_be_there_at_each_settling() -> None:
    position = scholar(3, 5, 0, 0)  # TE33a, and TE32a: a leaf
    position.research(0, 5, 0, 0)
    position.satellites(0, 10, 10)
    position.people(0, 6)
    position.prepare(0, "new", "farm", "farm")
    position.stock(0, new=(0, 6, 0))
    for area in ("H14", "H27"):  # leaf and drop, leaf and shield: the leaf is own
        act(position, "settle")
        assert f"settle:{area}" in keys(position.live, 0)
        assert refused(position, "settle:H21") == "EV-6.34"  # drop and shield: two are missing
        position.live.play(0, f"settle:{area}")
        position.acted(0, 0)


@rule("EV-6.67")
@pytest.mark.parametrize(
    ("columns", "actions", "groups", "price"),
    [
        ((1, 0, 0), 2, {}, 0),
        ((1, 0, 0), 2, {"g4": 3}, 1),
        ((1, 0, 0), 3, {}, 2),
        ((5, 0, 0), 3, {}, 1),
        ((5, 0, 0), 5, {}, 2),
        ((5, 0, 0), 5, {"g4": 3}, 3),
        ((5, 0, 0), 1, {"g4": 3}, 1),
    ],
)
def test_the_track_is_cheaper_and_the_surcharge_stays(
    columns: tuple[int, ...], actions: int, groups: dict[str, int], price: int
) -> None:
    """TE41a: the third action; TE43a: the fourth and later ones (with TE41a below it)."""
    position = scholar(4, *columns)
    position.acted(0, actions, **groups)
    position.stock(0, old=(0, 0, 5))
    act(position, "research", "research:2")
    assert position.cubes(0, "old")[2] == 5 - price


@rule("EV-6.68")
def test_the_parade_pays_after_free_and_reduced_stadiums() -> None:
    position = scholar(4, 0, 0, 3)  # TE42c: two resources after a stadium
    position.offer("stadium", "ST01", "ST02", "ST03")
    position.stock(0, new=(1, 2, 0))
    act(position, "stadium", "build:ST01,new")
    assert len(keys(position.live, 0)) == 6
    assert refused(position, "done") == "EV-5.19"
    for key in ("gain:food,old", "gain:steel,old"):
        position.live.play(0, key)
    assert (position.cubes(0, "old"), position.live.to_act()) == ((1, 1, 0), [1])
    position.stock(0, old=(0, 1, 0))
    position.begin(0, "card/AC04")  # a stadium for less
    for key in ("first", "build:ST02,old", "gain:energy,new", "gain:energy,new"):
        position.live.play(0, key)
    assert (position.cubes(0, "old")[1], position.cubes(0, "new")[2]) == (0, 2)


@rule("EV-6.68")
def test_the_plaza_pays_after_a_free_shuttle_and_not_after_a_stadium() -> None:
    position = scholar(1, 0, 0, 5)  # TE13c: a resource after a shuttle
    position.offer("shuttle", "SH01", "SH02", "SH03")
    position.offer("stadium", "ST01", "ST02", "ST03")
    position.begin(0, "bonus/YB2/higher")  # a free shuttle
    position.live.play(0, "build:SH02,new")
    assert len(keys(position.live, 0)) == 6
    position.live.play(0, "gain:steel,new")
    assert position.cubes(0, "new") == (0, 1, 0)
    position.stock(0, new=(1, 2, 0))
    act(position, "stadium", "build:ST01,new")
    assert position.live.to_act() == [1]


@rule("EV-6.68")
@pytest.mark.parametrize(("area", "pays"), [("H06", True), ("H02", True), ("H01", False), ("H36", False)])
def test_the_garden_city_wants_two_people(area: str, pays: bool) -> None:
    position = scholar(3, 0, 0, 5)  # TE33c
    position.people(0, 2)
    position.prepare(0, "new", "farm")
    position.stock(0, new=(0, 2, 0))
    act(position, "settle", f"settle:{area}")
    assert (position.live.to_act() == [0]) == pays


@rule("EV-6.69")
def test_a_smiley_more_for_each_stadium_of_the_new_world() -> None:
    position = scholar(4, 0, 0, 5)  # TE43c, with TE42c below: 1 smiley
    assert seen_by_all(position)["smileys"][0] == 1
    position.give(0, "stadium", "ST03", "old")  # 2
    assert seen_by_all(position)["smileys"][0] == 3
    position.give(0, "stadium", "ST03", "new")
    position.give(0, "stadium", "ST-blue", "new")
    assert seen_by_all(position)["smileys"][0] == 1 + (2 + 1) + (0 + 1)
    position.give(1, "stadium", "ST16", "old")  # 5 smileys
    position.order(1, 0)
    position.change_order()
    assert position.state.order == [0, 1]  # 5 too: they change places
