"""Chapter 5: turns, passing and the end of the action phase."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.moves import Flights
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import act, empty, idle, refused


@rule("EV-5.01", "EV-2.17")
def test_turns_follow_the_order_track() -> None:
    position = empty(4)
    position.order(2, 0, 3, 1)
    position.turn_of(2)
    game = position.live
    acted = []
    for _turn in range(8):
        (who,) = game.to_act()
        acted.append(who)
        assert refused(position, "pass", (who + 1) % 4) == "EV-5.01"
        for key in ("act:exchange", "gain:food,old", "done"):
            game.play(who, key)
    assert acted == [2, 0, 3, 1] * 2


@rule("EV-5.01", "EV-5.02")
def test_a_turn_is_one_action() -> None:
    position = empty()
    act(position, "research", "research:2")
    assert position.live.to_act() == [1]
    seat = position.seat(0)
    assert (seat.actions, seat.groups) == (1, [0, 0, 0, 0, 1])
    assert refused(position, "act:research", 0) == "EV-5.01"


@rule("EV-5.02")
def test_the_action_is_marked_and_paid_before_it_is_carried_out() -> None:
    """While it is being carried out the marker has moved, the group counts, and the energy is gone."""
    position = empty()
    position.acted(0, 2)
    position.stock(0, old=(0, 0, 4))
    act(position, "research")
    seat = position.seat(0)
    assert (seat.actions, seat.groups[4]) == (3, 1)
    assert position.cubes(0, "old") == (0, 0, 3)
    assert seat.research == [0, 0, 0]


@rule("EV-5.03")
def test_what_an_action_brings_cannot_pay_for_it() -> None:
    position = empty()
    position.acted(0, 2)
    position.turn_of(0)
    for action in ("exchange", "develop-gain", "research-gain", "research"):
        assert refused(position, f"act:{action}") == "EV-5.15"
    assert position.offered(0) == ["pass"]


@rule("EV-5.04")
def test_the_basic_game_needs_no_cards() -> None:
    position = empty()
    for action in range(12):  # more than seven cards could mark
        position.acted(0, action)
        position.stock(0, old=(0, 0, 3))
        act(position, "exchange", "gain:food,old", "done")
    assert position.seat(0).hand == position.seat(0).marking == []
    assert not [key for key in position.offered() if key.startswith(("card:", "mark:"))]


@rule("EV-5.15")
def test_who_can_pay_for_nothing_must_pass() -> None:
    position = empty()
    idle(position, 1)
    position.acted(0, 3)
    position.stock(0, old=(3, 3, 1), new=(3, 3, 9))
    position.turn_of(0)
    assert position.offered(0) == ["pass"]
    for action in position.box.action_ids:
        assert refused(position, f"act:{action}") == "EV-5.15"
    position.order(1, 0)
    position.turn_of(1)
    position.live.play(1, "pass")  # seat 0 is not even asked
    assert position.asked() is Flights
    assert position.seat(0).passed == 1


@rule("EV-5.16")
def test_whoever_has_passed_takes_no_further_turn() -> None:
    position = empty(3)
    game = position.live
    assert "pass" in keys(game, 0)
    game.play(0, "pass")
    for who in (1, 2, 1, 2):
        assert game.to_act() == [who]
        assert refused(position, "act:research", 0) == "EV-5.01"
        for key in ("act:exchange", "gain:food,old", "done"):
            game.play(who, key)


@rule("EV-5.16")
@pytest.mark.parametrize("actions", [0, 1, 4])
def test_passing_is_possible_at_any_turn(actions: int) -> None:
    position = empty()
    position.acted(0, actions)
    position.stock(0, old=(0, 0, 9))
    position.turn_of(0)
    assert {"pass", "act:research"} <= {*position.offered(0)}
    before = position.cubes(0, "old")
    position.live.play(0, "pass")
    assert (position.seat(0).actions, position.cubes(0, "old")) == (actions, before)


@rule("EV-5.17")
def test_the_phase_ends_when_all_have_passed() -> None:
    position = empty(3)
    idle(position, 0)
    game = position.live
    position.turn_of(0)
    for who in (0, 1):
        game.play(who, "pass")
    assert game.to_act() == [2]
    assert "act:research" in keys(game, 2)
    game.play(2, "pass")
    assert position.asked() is Flights


@rule("EV-5.18", "EV-5.20")
def test_as_many_actions_as_energy_allows_also_the_same_again() -> None:
    position = empty()
    position.passed(1)
    position.stock(0, old=(0, 0, 70))
    position.turn_of(0)
    for number in range(1, 16):
        act(position, "exchange", "gain:food,old", "done")
        assert position.seat(0).actions == number
    spent = 0 + 0 + 1 + (2 + 1) + 11 * (3 + 1)
    assert position.cubes(0, "old") == (15, 0, 70 - spent)
    assert position.seat(0).groups == [0, 0, 0, 0, 15]


@rule("EV-5.21")
def test_the_last_one_left_takes_turns_in_a_row() -> None:
    position = empty(4)
    game = position.live
    position.passed(0, 1, 3)
    position.stock(2, old=(0, 0, 5))
    position.turn_of(2)
    for _turn in range(2):
        for key in ("act:exchange", "gain:food,old", "done"):
            game.play(2, key)
        assert game.to_act() == [2]
    game.play(2, "pass")
    assert all(seat.passed for seat in position.state.seats)
    assert not any(key.startswith("act:") for who in game.to_act() for key in keys(game, who))
