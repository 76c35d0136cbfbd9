"""Chapter 6: the groups of the board actions, exchanges, factories and cloning."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.terms import FACTORIES, RESOURCES
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import NOTHING, act, begun, empty, refused, seen_by_all

GROUPS = {
    1: ("develop-gain", "research-gain"),
    2: ("settle", "shuttle"),
    3: ("stadium", "factory", "clone", "develop"),
    4: ("exchange", "research"),
}
KINDS = list(zip(FACTORIES, RESOURCES, strict=True))


def goods(kind: str, n: int = 1) -> tuple[int, int, int]:
    food, steel, energy = (n if name == kind else 0 for name in RESOURCES)
    return (food, steel, energy)


# -- the table


@rule("EV-0.05", "EV-6.01", "EV-6.02", "EV-6.03", "EV-6.04", "EV-6.05", "EV-6.06")
@pytest.mark.parametrize("group", GROUPS)
def test_the_actions_of_a_group_and_their_strength(group: int) -> None:
    for action in GROUPS[group]:
        position = empty()
        position.stock(0, old=(3, 5, 5), new=(3, 5, 5))
        position.people(0, 2)
        act(position, action)
        assert position.seat(0).groups == [0, *(int(number == group) for number in (1, 2, 3, 4))]
        assert seen_by_all(position)["strengths"] == [group, 0]


@rule("EV-6.01", "EV-6.02", "EV-6.03", "EV-6.05")
def test_there_are_no_other_actions() -> None:
    position = empty()
    position.stock(0, old=(9, 9, 9), new=(9, 9, 9))
    position.people(0, 2)
    position.turn_of(0)
    listed = {f"act:{action}" for actions in GROUPS.values() for action in actions}
    assert {*position.offered(0)} == {*listed, "pass"}


# -- the resource of an action


@rule("EV-6.08", "EV-6.19", "EV-6.53", "EV-0.04")
@pytest.mark.parametrize("action", ["develop-gain", "research-gain", "exchange"])
def test_one_resource_of_any_kind_on_either_world(action: str) -> None:
    position = empty()
    assert begun(position, action) == sorted(
        f"gain:{kind},{world}" for kind in RESOURCES for world in ("old", "new")
    )
    position.live.play(0, "gain:steel,new")
    assert (position.cubes(0, "old"), position.cubes(0, "new")) == (NOTHING, (0, 1, 0))
    assert not [key for key in keys(position.live, 0) if key.startswith("gain:")]


# -- exchange


@rule("EV-6.53")
def test_up_to_three_exchanges() -> None:
    position = empty()
    position.stock(0, old=(4, 0, 0))
    act(position, "exchange", "gain:food,old")
    for _number in range(2):
        position.live.play(0, "swap:old,food,steel")
        assert "done" in keys(position.live, 0)
    position.live.play(0, "swap:old,food,energy")
    assert position.live.to_act() == [1]
    assert position.cubes(0, "old") == (2, 2, 1)


@rule("EV-6.53", "EV-0.09")
@pytest.mark.parametrize("exchanges", [0, 1, 2])
def test_fewer_exchanges_are_allowed(exchanges: int) -> None:
    position = empty()
    position.stock(0, old=(4, 0, 0))
    act(position, "exchange", "gain:food,old", *["swap:old,food,steel"] * exchanges, "done")
    assert position.live.to_act() == [1]
    assert position.cubes(0, "old") == (5 - exchanges, exchanges, 0)


@rule("EV-6.54")
def test_each_exchange_may_use_another_side() -> None:
    position = empty()
    position.stock(0, old=(1, 0, 0), new=(0, 1, 0))
    act(
        position,
        "exchange",
        "gain:energy,new",
        "swap:old,food,steel",
        "swap:new,steel,food",
        "swap:new,energy,steel",
    )
    assert position.cubes(0, "old") == (0, 1, 0)
    assert position.cubes(0, "new") == (1, 1, 0)


@rule("EV-6.55")
def test_what_was_gained_or_exchanged_can_be_exchanged() -> None:
    position = empty()
    act(position, "exchange", "gain:food,new", "swap:new,food,steel", "swap:new,steel,energy")
    assert position.cubes(0, "new") == (0, 0, 1)
    assert keys(position.live, 0) == ["done", "swap:new,energy,food", "swap:new,energy,steel"]


@rule("EV-6.56", "EV-3.09")
def test_exchanges_that_cannot_be() -> None:
    position = empty()
    position.stock(0, old=(2, 0, 0))
    act(position, "exchange", "gain:food,old")
    assert keys(position.live, 0) == ["done", "swap:old,food,energy", "swap:old,food,steel"]
    for key in ("swap:old,steel,food", "swap:new,food,steel", "swap:new,energy,food"):
        assert refused(position, key) == "EV-6.56"  # there is no such cube
    for key in ("swap:old,food,food", "swap:food,old,new", "swap:old,new,food"):
        assert refused(position, key) == "EV-6.56"  # for the same kind, or across worlds


# -- factories


@rule("EV-6.44", "EV-0.02", "EV-3.07")
@pytest.mark.parametrize("world", ["old", "new"])
@pytest.mark.parametrize(("factory", "kind"), KINDS)
def test_a_factory_costs_one_of_what_it_makes(factory: str, kind: str, world: str) -> None:
    position = empty()
    position.stock(0, **{world: goods(kind, 2)})
    act(position, "factory")  # nothing else can be prepared
    assert position.cubes(0, world) == goods(kind)
    seat = position.seat(0)
    place = 3 * (world == "new") + FACTORIES.index(factory)
    assert seat.prepared == [int(number == place) for number in range(6)]
    assert seat.unused == [4 - (name == factory) for name in FACTORIES]
    assert position.live.to_act() == [1]  # one and no more


@rule("EV-6.44", "EV-6.46")
def test_a_prepared_factory_stands_where_it_was_paid() -> None:
    position = empty()
    position.stock(0, old=(1, 0, 0), new=(0, 1, 0))
    act(position, "factory")
    assert keys(position.live, 0) == ["prepare:farm,old", "prepare:steelworks,new"]
    for key in ("prepare:farm,new", "prepare:steelworks,old", "prepare:power_plant,old"):
        assert refused(position, key) == "EV-6.44"
    assert refused(position, "prepare:farm,old,steel") == "EV-6.44"


@rule("EV-6.46", "EV-0.04")
@pytest.mark.parametrize("world", ["old", "new"])
def test_a_gained_factory_goes_to_either_side(world: str) -> None:
    position = empty()
    position.begin(0, "technology/TE21c")
    position.live.play(0, f"factory:steelworks,{world}")
    assert position.seat(0).prepared == [0, int(world == "old"), 0, 0, int(world == "new"), 0]
    assert position.seat(0).unused == [4, 3, 4]


@rule("EV-6.45", "EV-4.05")
def test_from_the_supply_to_the_board_to_an_area() -> None:
    position = empty()
    position.stock(0, new=(1, 0, 0))
    seat = position.seat(0)
    assert (seat.unused, seat.production) == ([4, 4, 4], [0, 0, 0])
    act(position, "factory")
    assert (seat.unused, seat.prepared, seat.production) == ([3, 4, 4], [0, 0, 0, 1, 0, 0], [0, 0, 0])
    act(position, "settle")
    assert (seat.unused, seat.prepared, seat.production) == ([3, 4, 4], [0] * 6, [1, 0, 0])


@rule("EV-6.47", "EV-1.06")
@pytest.mark.parametrize("where", ["old", "new", "both", "area"])
@pytest.mark.parametrize(("factory", "kind"), KINDS)
def test_four_of_a_kind_in_play_are_all(factory: str, kind: str, where: str) -> None:
    position = empty()
    if where == "both":
        position.prepare(0, "old", factory, factory)
        position.prepare(0, "new", factory, factory)
    elif where == "area":
        position.settle(0, "H04", factory, factory)
        position.settle(0, "H34", factory, factory)
    else:
        position.prepare(0, where, *[factory] * 4)
    position.stock(0, old=(1, 1, 1), new=(1, 1, 1))
    act(position, "factory")
    assert len(keys(position.live, 0)) == 4  # two other kinds on two sides
    for world in ("old", "new"):
        assert refused(position, f"prepare:{factory},{world}") == "EV-6.47"
    position.begin(0, "technology/TE21c")
    for world in ("old", "new"):
        assert refused(position, f"factory:{factory},{world}") == "EV-6.47"
    assert len([key for key in keys(position.live, 0) if key != "done"]) == 4


@rule("EV-6.47")
def test_the_fourth_can_still_be_prepared() -> None:
    position = empty()
    position.prepare(0, "old", "farm")
    position.prepare(0, "new", "farm")
    position.settle(0, "H36", "farm")
    position.stock(0, old=(2, 0, 0))
    act(position, "factory")
    assert (position.seat(0).unused[0], position.seat(0).prepared[0]) == (0, 2)
    position.turn_of(0)
    assert refused(position, "act:factory") == "EV-6.44"  # of the other kinds there would be some


@rule("EV-6.47")
def test_with_twelve_in_play_none_is_prepared() -> None:
    position = empty()
    for world, kinds in (("old", FACTORIES * 2), ("new", FACTORIES * 2)):
        position.prepare(0, world, *kinds)
    position.stock(0, old=(3, 3, 3))
    position.turn_of(0)
    assert refused(position, "act:factory") == "EV-6.47"


@rule("EV-6.49")
def test_areas_of_the_old_world_use_no_factory_while_they_lie_face_up() -> None:
    """The continent shows a farm; all four of the supply can be prepared beside it."""
    position = empty()
    position.prepare(0, "new", *["farm"] * 3)
    position.stock(0, old=(1, 0, 0))
    act(position, "factory")
    assert position.seat(0).unused[0] == 0
    assert position.seat(0).home >> position.box.home_ids[0].index("north-1") & 1


# -- cloning


@rule("EV-6.50", "EV-6.52")
@pytest.mark.parametrize("waiting", [0, 3])
def test_cloning(waiting: int) -> None:
    position = empty()
    position.people(0, waiting)
    position.stock(0, old=(3, 0, 0), new=(2, 0, 0))
    act(position, "clone")
    assert position.seat(0).population == waiting + 2
    assert (position.cubes(0, "old"), position.cubes(0, "new")) == ((3, 0, 0), (1, 0, 0))
    assert position.live.to_act() == [1]


@rule("EV-6.51")
def test_food_of_the_old_world_clones_nobody() -> None:
    position = empty()
    position.stock(0, old=(9, 9, 9), new=(0, 9, 9))
    position.turn_of(0)
    assert refused(position, "act:clone") == "EV-6.51"


@rule("EV-6.52", "EV-0.04")
def test_population_is_gained_on_the_new_world() -> None:
    """There is no choice of a side, and nowhere on the Old World to put it."""
    position = empty()
    position.begin(0, "technology/TE31c")
    assert position.seat(0).population == 2
    position.begin(0, "cell/5/1")
    assert position.seat(0).population == 3
