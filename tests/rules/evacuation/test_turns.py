"""Chapter 5: turns, energy, groups and the world that pays."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.positioning import keys, refusal
from tests.rules.evacuation.worlds import BOX, empty, play


@rule("EV-5.02", "EV-5.05", "EV-5.06", "EV-5.07", "EV-5.08")
@pytest.mark.parametrize(("taken", "price"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 3), (6, 3), (9, 3)])
def test_the_energy_of_each_action(taken: int, price: int) -> None:
    position = empty()
    position.acted(0, taken)
    position.stock(0, old=(0, 0, 9))
    position.turn_of(0)
    play(position, "act:research")
    assert position.cubes(0, "old")[2] == 9 - price
    assert position.seat(0).actions == taken + 1


@rule("EV-5.03", "EV-5.15")
def test_what_an_action_brings_does_not_pay_for_it() -> None:
    position = empty()
    position.acted(0, 2)
    position.turn_of(0)
    assert keys(position.live, 0) == ["pass"]
    assert refusal(position.live, "act:exchange", 0) == "EV-5.15"


@rule("EV-5.09", "EV-5.10", "EV-0.05")
@pytest.mark.parametrize(
    ("groups", "price"), [({"g4": 2}, 0), ({"g4": 3}, 1), ({"g4": 5}, 1), ({"g3": 3}, 0)]
)
def test_a_fourth_action_of_a_group_costs_more(groups: dict[str, int], price: int) -> None:
    """Whichever actions of the group they were: research and exchange are both of group 4."""
    for action in ("research", "exchange"):
        position = empty()
        position.acted(0, 0, **groups)
        position.stock(0, old=(0, 0, 5))
        position.turn_of(0)
        play(position, f"act:{action}")
        assert position.cubes(0, "old")[2] == 5 - price


@rule("EV-5.11", "EV-12.03")
def test_groups_and_the_marker_begin_anew_each_year() -> None:
    position = empty()
    position.acted(0, 5, g1=3, g2=2)
    position.passed(0, 1)
    position.cleanup()
    assert (position.seat(0).actions, position.seat(0).groups, position.seat(0).passed) == (0, [0] * 5, 0)


@rule("EV-5.12", "EV-5.13", "EV-5.14", "EV-10.20")
@pytest.mark.parametrize(
    ("satellites", "ways"),
    [
        ((0, 0), {(2, 0)}),
        ((5, 5), {(2, 0)}),
        ((6, 5), {(2, 0), (1, 1), (0, 2)}),
        ((5, 9), {(2, 0), (1, 1), (0, 2)}),
        ((6, 6), {(0, 2)}),
    ],
)
def test_satellites_tell_which_world_pays(satellites: tuple[int, int], ways: set[tuple[int, int]]) -> None:
    position = empty()
    position.satellites(0, *satellites)
    position.acted(0, 3)
    position.stock(0, old=(0, 0, 4), new=(0, 0, 4))
    position.turn_of(0)
    play(position, "act:research")
    found = set()
    if len(ways) > 1:
        assert set(keys(position.live, 0)) == {f"energy:{old},{new}" for old, new in ways}
        for old, new in ways:
            game = position.live.clone()
            play(game, f"energy:{old},{new}")
            stock = game.state.seats[0].stock
            found.add((4 - stock[2], 4 - stock[5]))
    else:
        found = {(4 - position.seat(0).stock[2], 4 - position.seat(0).stock[5])}
    assert found == ways


@rule("EV-5.15")
def test_energy_of_the_wrong_world_does_not_help() -> None:
    position = empty()
    position.acted(0, 3)
    position.stock(0, old=(0, 0, 1), new=(0, 0, 9))
    position.turn_of(0)
    assert keys(position.live, 0) == ["pass"]
    position.satellites(0, 6, 6)
    position.stock(0, old=(0, 0, 9), new=(0, 0, 1))
    position.turn_of(0)
    assert keys(position.live, 0) == ["pass"]


@rule("EV-5.16", "EV-5.17", "EV-5.21")
def test_who_has_passed_is_skipped_until_all_have() -> None:
    position = empty(3)
    for index in range(3):
        position.stock(index, old=(0, 0, 9))
    position.turn_of(0)
    game = position.live
    play(game, "pass")
    assert game.to_act() == [1]
    play(game, "act:research", "research:1", seat=1)
    assert game.to_act() == [2]
    play(game, "pass", seat=2)
    for _ in range(2):  # the last one left takes turns in a row
        assert game.to_act() == [1]
        play(game, "act:research", "research:2", seat=1)
        while game.to_act() == [1] and "pass" not in keys(game, 1):
            play(game, "done", seat=1)
    play(game, "pass", seat=1)
    assert all(seat.passed for seat in game.state.seats) or game.state.year == 2


@rule("EV-5.18", "EV-5.20")
def test_only_energy_limits_the_number_of_actions() -> None:
    position = empty()
    position.passed(1)
    position.stock(0, old=(0, 0, 99))
    position.turn_of(0)
    for number in range(1, 15):
        play(position, "act:exchange", "gain:food,old", "done")
        assert position.seat(0).actions == number
    assert "act:exchange" in keys(position.live, 0)


@rule("EV-5.19", "EV-0.15")
@pytest.mark.parametrize(
    ("action", "why"),
    [("settle", "EV-6.28"), ("shuttle", "EV-3.07"), ("factory", "EV-6.44"), ("clone", "EV-6.51")],
)
def test_no_action_for_nothing(action: str, why: str) -> None:
    position = empty()
    position.turn_of(0)
    assert refusal(position.live, f"act:{action}", 0) == why
    assert {"act:exchange", "act:research", "act:develop-gain", "pass"} <= set(keys(position.live, 0))


@rule("EV-5.19")
def test_the_energy_is_not_split_so_that_nothing_is_left_to_do() -> None:
    """Nothing lies in the offer, and the card in hand costs an energy of the New World."""
    position = empty()
    position.satellites(0, 6, 5)
    position.acted(0, 3)
    position.plan(0, "I05")
    position.offer("infrastructure")
    position.stock(0, old=(0, 0, 2), new=(0, 0, 2))
    position.turn_of(0)
    play(position, "act:develop")
    assert set(keys(position.live, 0)) == {"energy:2,0", "energy:1,1"}
    assert refusal(position.live, "energy:0,2", 0) == "EV-5.19"


@rule("EV-6.01", "EV-6.02", "EV-6.03", "EV-6.04", "EV-6.05", "EV-6.06")
def test_the_groups_of_the_board() -> None:
    found: dict[int, set[str]] = {}
    for name, group in zip(BOX.action_ids, BOX.action_groups, strict=True):
        found.setdefault(group, set()).add(name)
    assert found == {
        1: {"develop-gain", "research-gain"},
        2: {"settle", "shuttle"},
        3: {"stadium", "factory", "clone", "develop"},
        4: {"exchange", "research"},
    }
