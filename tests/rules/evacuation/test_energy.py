"""Chapter 5: what an action costs, and which world pays."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import act, empty, refused, seen_by_all

TRACK = {1: 0, 2: 0, 3: 1, 4: 2, 5: 3, 6: 3, 7: 3, 10: 3, 25: 3}


@rule("EV-5.05", "EV-5.06", "EV-5.07", "EV-5.08")
@pytest.mark.parametrize(("number", "price"), TRACK.items())
def test_the_price_of_each_action_of_a_year(number: int, price: int) -> None:
    position = empty()
    position.acted(0, number - 1)
    position.stock(0, old=(0, 0, 5))
    assert seen_by_all(position)["price"] == [price, 0]
    act(position, "research", "research:1")
    assert position.cubes(0, "old") == (0, 0, 5 - price)


@rule("EV-5.05")
def test_the_track_starts_at_0_each_year() -> None:
    position = empty()
    position.acted(0, 5, g1=3, g2=2)
    assert seen_by_all(position)["price"][0] == 3
    position.cleanup()
    assert (position.state.year, position.seat(0).actions) == (2, 0)
    assert seen_by_all(position)["price"][0] == 0


@rule("EV-5.09", "EV-5.10")
@pytest.mark.parametrize(
    ("groups", "action", "price"),
    [
        ({"g4": 2}, "exchange", 0),
        ({"g4": 3}, "exchange", 1),
        ({"g4": 3}, "research", 1),
        ({"g4": 5}, "research", 1),
        ({"g1": 3}, "research", 0),
        ({"g1": 3}, "develop-gain", 1),
        ({"g1": 3}, "research-gain", 1),
        ({"g2": 3}, "shuttle", 1),
        ({"g2": 3}, "settle", 1),
        ({"g2": 3}, "stadium", 0),
        ({"g3": 3}, "stadium", 1),
        ({"g3": 3}, "factory", 1),
        ({"g3": 3}, "clone", 1),
        ({"g3": 3}, "develop", 1),
        ({"g1": 3, "g2": 3, "g3": 3}, "research", 0),
    ],
)
def test_the_fourth_of_a_group_pays_one_more(groups: dict[str, int], action: str, price: int) -> None:
    """On a free space of the track; whichever actions of the group were taken before."""
    position = empty()
    position.acted(0, 0, **groups)
    position.stock(0, old=(1, 9, 9), new=(1, 1, 0))
    position.people(0, 2)
    position.prepare(0, "new", "farm")
    act(position, action)
    assert position.cubes(0, "old")[2] == 9 - price


@rule("EV-5.10")
def test_the_surcharge_comes_on_top_of_the_track() -> None:
    position = empty()
    position.acted(0, 5, g4=3, g1=2)
    position.stock(0, old=(0, 0, 4))
    act(position, "research", "research:1")
    assert position.cubes(0, "old") == (0, 0, 0)
    position = empty()
    position.acted(0, 5, g4=3, g1=2)
    position.stock(0, old=(0, 0, 3))
    position.turn_of(0)
    assert refused(position, "act:research") == "EV-5.15"
    assert refused(position, "act:exchange") == "EV-5.15"
    assert "act:develop-gain" in keys(position.live, 0)


@rule("EV-5.11", "EV-12.03")
def test_groups_are_counted_anew_every_year() -> None:
    position = empty()
    position.acted(0, 4, g4=4)
    position.cleanup()
    assert position.seat(0).groups == [0, 0, 0, 0, 0]
    before = position.cubes(0, "old")
    act(position, "research", "research:1")
    assert position.cubes(0, "old") == before


@rule("EV-5.12", "EV-10.20")
@pytest.mark.parametrize(
    ("satellites", "old", "new"),
    [
        ((0, 0), True, False),
        ((5, 5), True, False),
        ((5, 6), True, True),
        ((6, 3), True, True),
        ((6, 6), False, True),
        ((6, 10), False, True),
        ((14, 14), False, True),
    ],
)
def test_which_world_pays(satellites: tuple[int, int], old: bool, new: bool) -> None:
    """By the satellites past the second milestone, which lies before section 6."""
    for world, allowed in (("old", old), ("new", new)):
        position = empty()
        position.satellites(0, *satellites)
        position.acted(0, 3)
        position.stock(0, **{world: (0, 0, 2)})
        position.turn_of(0)
        if allowed:
            act(position, "research", "research:1")
            assert position.cubes(0, world) == (0, 0, 0)
        else:
            assert refused(position, "act:research") == "EV-5.15"
            assert keys(position.live, 0) == ["pass"]


@rule("EV-5.13")
def test_in_the_first_year_the_old_world_pays() -> None:
    position = empty()
    assert position.seat(0).satellites == [0, 0]
    position.acted(0, 2)
    position.stock(0, old=(0, 0, 1), new=(0, 0, 5))
    act(position, "research", "research:1")
    assert position.cubes(0, "old") == (0, 0, 0)
    assert position.cubes(0, "new") == (0, 0, 5)


@rule("EV-5.14")
def test_a_payment_may_be_split() -> None:
    position = empty()
    position.satellites(0, 6, 5)
    position.acted(0, 5)
    position.stock(0, old=(0, 0, 2), new=(0, 0, 2))
    act(position, "research")
    assert position.offered(0) == ["energy:1,2", "energy:2,1"]
    for key in ("energy:3,0", "energy:0,3", "energy:1,1"):
        assert refused(position, key) == "EV-5.12"
    assert refused(position, "done") == "EV-5.14"
    position.live.play(0, "energy:1,2")
    assert (position.cubes(0, "old"), position.cubes(0, "new")) == ((0, 0, 1), (0, 0, 0))


@rule("EV-5.14")
def test_the_surcharge_is_part_of_the_payment_that_is_split() -> None:
    position = empty()
    position.satellites(0, 6, 5)
    position.acted(0, 3, g4=3)
    position.stock(0, old=(0, 0, 9), new=(0, 0, 9))
    act(position, "research")
    assert position.offered(0) == ["energy:0,3", "energy:1,2", "energy:2,1", "energy:3,0"]


@rule("EV-5.15")
def test_energy_of_the_wrong_world_does_not_pay() -> None:
    position = empty()
    position.acted(0, 4)
    position.stock(0, old=(0, 0, 2), new=(0, 0, 9))
    position.turn_of(0)
    assert refused(position, "act:research") == "EV-5.15"
    position = empty()
    position.satellites(0, 6, 6)
    position.acted(0, 4)
    position.stock(0, old=(0, 0, 9), new=(0, 0, 2))
    position.turn_of(0)
    assert refused(position, "act:research") == "EV-5.15"


@rule("EV-5.19")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("settle", "EV-6.28"),
        ("shuttle", "EV-3.07"),
        ("stadium", "EV-3.07"),
        ("factory", "EV-6.44"),
        ("clone", "EV-6.51"),
    ],
)
def test_an_action_of_which_nothing_can_be_done_is_refused(action: str, reason: str) -> None:
    position = empty()
    position.turn_of(0)
    assert refused(position, f"act:{action}") == reason
    assert {*keys(position.live, 0)} == {
        "pass",
        "act:develop",
        "act:develop-gain",
        "act:exchange",
        "act:research",
        "act:research-gain",
    }


@rule("EV-5.19")
def test_development_needs_a_card_that_can_be_taken_or_played() -> None:
    position = empty()
    position.offer("infrastructure", "I07", "II07", "II01")
    for twin in ("I08", "II08", "I01"):
        position.plan(0, twin)
    position.offer("infrastructure", "I07", "II07", "II01")
    position.turn_of(0)
    assert refused(position, "act:develop") == "EV-6.10"
    assert "act:develop-gain" in keys(position.live, 0)  # its gain is a step
    position.stock(0, new=(1, 0, 0))  # a refresh is a step too, and nothing else could be done
    assert "act:develop" in position.offered(0)


@rule("EV-5.19", "EV-6.26")
def test_no_research_action_once_all_is_known() -> None:
    position = empty()
    position.research(0, 5, 5, 5)
    position.turn_of(0)
    assert refused(position, "act:research") == "EV-6.26"
    act(position, "research-gain", "gain:food,old")
    assert position.cubes(0, "old") == (1, 0, 0)
    assert position.live.to_act() == [1]


@rule("EV-5.19")
@pytest.mark.parametrize("action", ["shuttle", "stadium"])
def test_a_cube_for_a_refresh_is_enough_to_build(action: str) -> None:
    position = empty()
    position.stock(0, old=(1, 0, 0))
    act(position, action)  # it is paid at once: nothing else could be done
    assert {key.partition(":")[0] for key in keys(position.live, 0)} == {"discard"}
    assert (position.seat(0).actions, position.cubes(0, "old")) == (1, (0, 0, 0))


@rule("EV-5.19")
def test_energy_that_pays_for_the_action_cannot_pay_in_it() -> None:
    """The only cube is the energy of the third action: no refresh is left, so the action is refused."""
    position = empty()
    position.acted(0, 2)
    position.stock(0, old=(0, 0, 1))
    position.turn_of(0)
    assert refused(position, "act:shuttle") == "EV-3.07"
    assert refused(position, "act:factory") == "EV-6.44"
    position.stock(0, old=(0, 0, 2))
    assert {"act:shuttle", "act:factory"} <= {*position.offered(0)}


@rule("EV-5.19")
def test_a_split_must_leave_a_step() -> None:
    """A power plant could be prepared by the energy of either world, but one of them must keep a cube."""
    position = empty()
    position.satellites(0, 6, 5)
    position.acted(0, 3)
    position.prepare(0, "old", *["farm", "steelworks"] * 4)  # no more of these
    position.stock(0, old=(0, 0, 1), new=(0, 0, 2))
    act(position, "factory")
    assert position.offered(0) == ["energy:0,2", "energy:1,1"]
    position = empty()
    position.satellites(0, 6, 5)
    position.acted(0, 2)
    position.offer("shuttle", "SH01", "SH02", "SH03")  # 2 steel and 1 energy each
    position.stock(0, old=(0, 0, 1), new=(0, 0, 1))
    act(position, "shuttle")
    assert position.offered(0) == ["energy:0,1", "energy:1,0"]  # a refresh is left either way


@rule("EV-5.19")
def test_a_split_that_leaves_nothing_is_refused() -> None:
    position = empty()
    position.satellites(0, 6, 5)
    position.acted(0, 2)
    position.plan(0, "I02")
    position.offer("infrastructure")  # nothing to draw, nothing to refresh
    position.stock(0, old=(0, 0, 1), new=(0, 0, 1))
    position.turn_of(0)
    act(position, "develop")
    assert position.cubes(0, "old") == (0, 0, 0)  # I02 costs 1 energy of the New World: that one had to stay
    position = empty()
    position.satellites(0, 6, 5)
    position.acted(0, 4)
    position.plan(0, "I02")
    position.offer("infrastructure")
    position.stock(0, old=(0, 0, 3), new=(0, 0, 3))
    act(position, "develop")
    assert position.offered(0) == ["energy:1,2", "energy:2,1", "energy:3,0"]
    assert refused(position, "energy:0,3") == "EV-5.19"


@rule("EV-5.19", "EV-0.15")
@pytest.mark.parametrize("action", ["settle", "shuttle", "stadium", "factory", "develop", "research"])
def test_a_board_action_that_was_taken_is_carried_out(action: str) -> None:
    position = empty()
    position.stock(0, old=(3, 5, 5), new=(3, 5, 5))
    position.people(0, 2)
    position.prepare(0, "new", "farm", "farm")
    act(position, action)
    assert refused(position, "done") == "EV-5.19"
    assert "pass" not in keys(position.live, 0)


@rule("EV-5.19")
@pytest.mark.parametrize("action", ["exchange", "develop-gain", "research-gain"])
def test_a_gain_of_a_board_action_is_taken_too(action: str) -> None:
    position = empty()
    act(position, action)
    assert len(keys(position.live, 0)) == 6
    assert refused(position, "done") == "EV-5.19"
