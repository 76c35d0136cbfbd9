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
