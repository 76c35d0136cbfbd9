"""Chapter 12: what the end of a year takes away, and what stays."""

from __future__ import annotations

from kolonie.games.evacuation.terms import OFFERS
from tests.citing import rule
from tests.rules.evacuation.worlds import empty


@rule("EV-12.01", "EV-12.02", "EV-12.04", "EV-12.07")
def test_the_year_the_bonus_card_and_the_oldest_of_each_offer_go() -> None:
    position = empty()
    bonuses = list(position.state.bonuses)
    before = {what: position.shown(what) for what in OFFERS}
    tops = {what: position.deck(what)[0] for what in OFFERS}
    position.passed(0, 1)
    position.cleanup()
    for what, shown in before.items():
        assert position.shown(what) == [*shown[1:], tops[what]]
        assert position.deck(what)[-1] == shown[0]
    assert (position.state.year, position.state.bonuses) == (2, bonuses[1:])


@rule("EV-12.03", "EV-5.05")
def test_markers_return_and_everybody_may_act_again() -> None:
    position = empty(3)
    for index in range(3):
        position.acted(index, 5, g1=3, g2=2)
    position.passed(0, 1, 2)
    position.cleanup()
    for seat in position.state.seats:
        assert (seat.actions, seat.groups, seat.passed) == (0, [0] * 5, 0)


@rule("EV-12.05")
def test_everything_else_stays() -> None:
    position = empty()
    position.stock(0, old=(1, 2, 3), new=(3, 2, 1))
    position.plan(0, "II09")
    position.give(0, "shuttle", "SH21")
    position.prepare(0, "new", "farm")
    position.people(0, 3)
    position.settle(0, "H06")
    position.cleanup()
    seat = position.seat(0)
    assert (len(seat.plans), len(seat.old_shuttles), len(seat.areas)) == (1, 1, 1)
    assert (seat.prepared[3], seat.population, seat.production) == (1, 3, [2, 0, 0])
    assert position.cubes(0, "old") == (1 + 7 - 4, 2 + 7, 3 + 7)  # with the income of year 2
    assert position.cubes(0, "new") == (3 + 2, 2, 1)
