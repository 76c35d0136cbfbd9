"""Clocks from the times of events."""

from __future__ import annotations

from kolonie.table.clocks import GRACE, Clocks
from kolonie.table.events import Clock, Terms
from kolonie.table.sitting import Sitting
from tests.harbour import TITLE as HARBOUR


def test_without_terms_nothing_runs() -> None:
    clocks = Clocks(None, 2)
    clocks.run({0}, 5.0)
    assert clocks.remaining(0, 1e9) is None and clocks.expired(1e9) == [] and clocks.next_expiry() is None


def test_a_clock_runs_while_its_seat_owes_and_gets_the_increment_for_a_turn() -> None:
    clocks = Clocks(Clock(100.0, 10.0), 2)
    clocks.run({0}, 0.0)
    clocks.run({0}, 20.0)
    assert clocks.remaining(0, 30.0) == 70.0
    clocks.run({1}, 30.0)
    assert clocks.remaining(0, 99.0) == 80.0
    assert clocks.remaining(1, 50.0) == 80.0
    assert clocks.next_expiry() == 130.0
    assert clocks.expired(129.0) == [] and clocks.expired(130.0) == [1]


def test_a_bot_does_not_use_up_the_owners_time_and_the_owner_comes_back_with_some() -> None:
    terms = Terms("harbour", 2, {}, "seed", clock=Clock(100.0, 0.0))
    sitting = Sitting(HARBOUR, terms, ("a", "b"))
    sitting.start(0.0)
    assert sitting.clocks.expired(100.0) == [0, 1]
    sitting.hand_over(0, "random", "clock", 100.0)
    assert sitting.clocks.remaining(0, 500.0) == 0.0
    assert sitting.clocks.expired(500.0) == [1]
    sitting.hand_over(0, None, "", 500.0)
    assert sitting.clocks.remaining(0, 500.0) == GRACE
    assert sitting.clocks.expired(500.0 + GRACE - 1) == [1]
    assert sitting.clocks.expired(500.0 + GRACE) == [0, 1]


def test_bots_from_the_start_have_no_clock() -> None:
    terms = Terms("harbour", 2, {}, "seed", clock=Clock(100.0, 0.0), bots={1: "random"})
    sitting = Sitting(HARBOUR, terms, ("a", "b"))
    sitting.start(0.0)
    assert sitting.clocks.expired(1000.0) == [0]


def test_the_increment_goes_with_the_turn_that_is_taken_back() -> None:
    clocks = Clocks(Clock(60.0, 30.0), 2)
    clocks.run({0}, 0.0)
    for at in (10.0, 20.0, 30.0):
        clocks.run({1}, at)
        clocks.take_back({0}, at)
        assert clocks.remaining(0, at) == 60.0 - at and clocks.remaining(1, at) == 60.0


def test_taking_back_gives_no_time() -> None:
    """Neither to who takes back nor to whose turn it was meanwhile."""
    terms = Terms("harbour", 2, {}, "seed", clock=Clock(60.0, 30.0))
    sitting = Sitting(HARBOUR, terms, ("a", "b"))
    sitting.start(0.0)
    now, others = 0.0, sitting.clocks.remaining(1, 0.0)
    for _again in range(6):
        now += 1.0
        key = sitting.game.options(0)[0].key
        sitting.move(0, sitting.marks[0], key, now)
        if sitting.wall(0) is not None:
            break
        sitting.take_back(0, sitting.marks[0], False, now)
    left = sitting.clocks.remaining(0, now)
    assert left is not None and others is not None and left <= 60.0 - now
    assert (sitting.clocks.remaining(1, now) or 0.0) <= others


def test_handing_over_and_back_gives_no_time() -> None:
    terms = Terms("harbour", 2, {}, "seed", clock=Clock(60.0, 0.0))
    sitting = Sitting(HARBOUR, terms, ("a", "b"))
    sitting.start(0.0)
    sitting.hand_over(0, "random", "left", 58.0)
    sitting.hand_over(0, None, "", 58.0)
    assert sitting.clocks.remaining(0, 58.0) == 2.0


def test_an_owner_whose_time_ran_out_is_forgiven_once() -> None:
    terms = Terms("harbour", 2, {}, "seed", clock=Clock(60.0, 0.0))
    sitting = Sitting(HARBOUR, terms, ("a", "b"))
    sitting.start(0.0)
    for at, left in ((60.0, GRACE), (60.0 + GRACE, 0.0)):
        sitting.hand_over(0, "random", "clock", at)
        sitting.hand_over(0, None, "", at)
        assert sitting.clocks.remaining(0, at) == left
