"""Chapter 6: research, column by column, and what a completed technology is worth."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.positions import Position
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import NOTHING, act, empty, refused, seen_by_all


def scholar(number: int, *columns: int) -> Position:
    """Seat 0 has the technologies of a set, a, b, c from the left, and so many researches in each column."""
    position = empty()
    position.take_set(0, number)
    position.research(0, *columns)
    return position


@rule("EV-6.19", "EV-0.12")
def test_a_resource_and_then_one_research() -> None:
    position = scholar(4, 1, 0, 0)
    act(position, "research-gain")
    assert refused(position, "research:1").startswith("EV-")
    position.live.play(0, "gain:food,new")
    assert keys(position.live, 0) == ["done", "research:1", "research:2", "research:3"]
    position.live.play(0, "research:1")
    assert (position.seat(0).research, position.cubes(0, "new")) == ([2, 0, 0], (1, 0, 0))
    assert position.live.to_act() == [1]


@rule("EV-6.19", "EV-6.06")
def test_one_research_only() -> None:
    position = scholar(4, 1, 0, 0)
    act(position, "research", "research:1")
    assert position.seat(0).research == [2, 0, 0]
    assert (position.cubes(0, "old"), position.cubes(0, "new")) == (NOTHING, NOTHING)
    assert position.live.to_act() == [1]


@rule("EV-6.20", "EV-6.21", "EV-6.22")
def test_a_column_is_completed_from_below_by_one_two_and_two() -> None:
    """The smileys of the column (Homing Routine 1 on level 2) and its powers tell when a level is done."""
    position = scholar(1, 0, 0, 0)
    done = []
    for number in range(1, 6):
        act(position, "research", "research:2")
        while position.live.to_act() == [0]:
            position.live.play(0, "done" if "done" in keys(position.live, 0) else keys(position.live, 0)[0])
        position.acted(0, 0)
        seat = position.seat(0)
        assert seat.research == [0, number, 0]
        done.append((seat.powers[2], seat.powers[3], seen_by_all(position)["smileys"][0]))
    # TE11b: the first launch; TE12b: free returns and a smiley
    assert done == [(1, 0, 0), (1, 0, 0), (1, 1, 1), (1, 1, 1), (1, 1, 1)]
    position.turn_of(0)
    position.live.play(0, "act:research")
    assert refused(position, "research:2") == "EV-6.26"


@rule("EV-6.22")
def test_the_columns_do_not_help_each_other() -> None:
    """Nothing in one column: its level 1 is what is worked on, whatever is known beside it."""
    position = scholar(1, 5, 5, 0)
    act(position, "research")  # only one column is left: TE11c, level 1
    assert position.seat(0).research == [5, 5, 1]
    assert seen_by_all(position)["symbols"][0] == 0  # TE12c is not done
    position.research(0, 5, 5, 3)
    assert seen_by_all(position)["symbols"][0] != 0


@rule("EV-6.23")
@pytest.mark.parametrize(("research", "works"), [(1, False), (2, False), (3, True), (4, True)])
def test_smileys_and_symbols_count_once_it_is_completed(research: int, works: bool) -> None:
    position = scholar(1, 0, research, 0)
    assert seen_by_all(position)["smileys"][0] == int(works)  # TE12b
    position = scholar(3, research, 0, 0)
    assert bool(seen_by_all(position)["symbols"][0]) == works  # TE32a
    position.satellites(0, 6, 6)
    position.people(0, 2)
    position.stock(0, new=(0, 2, 0))
    act(position, "settle")
    assert ("settle:H10" in keys(position.live, 0)) == works


@rule("EV-6.23", "EV-6.24")
@pytest.mark.parametrize(("research", "paid"), [(0, 1), (1, 0)])
def test_an_ability_lasts_from_completion_on(research: int, paid: int) -> None:
    """TE41a: the third action is free, every year."""
    for year in (1, 3):
        position = scholar(4, research, 0, 0)
        position.year(year)
        position.acted(0, 2)
        position.stock(0, old=(0, 0, 3))
        act(position, "exchange", "gain:food,old", "done")
        assert position.cubes(0, "old") == (1, 0, 3 - paid)


@rule("EV-6.24")
def test_a_lightning_strikes_once_and_at_once() -> None:
    position = scholar(2, 0, 0, 2)
    act(position, "research", "research:3")  # TE22c: two resources
    assert position.live.to_act() == [0]
    for key in ("gain:food,old", "gain:energy,new"):
        position.live.play(0, key)
    assert position.live.to_act() == [1]
    assert (position.cubes(0, "old"), position.cubes(0, "new")) == ((1, 0, 0), (0, 0, 1))
    act(position, "research", "research:3")
    assert position.live.to_act() == [1]  # nothing comes of it again


@rule("EV-6.24", "EV-0.15")
@pytest.mark.parametrize(
    ("number", "research", "column"), [(1, 0, 3), (2, 0, 3), (2, 2, 3), (2, 4, 2), (4, 0, 3), (4, 4, 2)]
)
def test_a_lightning_may_be_declined(number: int, research: int, column: int) -> None:
    columns = [0, 0, 0]
    columns[column - 1] = research
    position = scholar(number, *columns)
    position.stock(0, old=(5, 5, 5))
    seat = position.seat(0)
    act(position, "research", f"research:{column}")
    before = (list(seat.stock), list(seat.prepared), list(seat.production), list(seat.plans))
    position.live.play(0, "done")
    assert position.live.to_act() == [1]
    assert (seat.stock, seat.prepared, seat.production, seat.plans) == before


@rule("EV-6.25")
def test_what_cannot_be_carried_out_is_lost() -> None:
    position = scholar(1, 0, 4, 0)
    act(position, "research", "research:2")  # TE13b: a free flight, with no shuttle
    assert position.live.to_act() == [1]
    position.give(0, "shuttle", "SH01", "old")
    position.turn_of(0)
    assert not [key for key in position.offered(0) if key.startswith("launch:")]


@rule("EV-6.25")
def test_a_part_that_cannot_be_carried_out_is_lost_too() -> None:
    position = empty()
    position.begin(0, "bonus/YB5/lower")  # research, then settle: there is nobody to settle with
    position.live.play(0, "research:1")
    assert position.seat(0).research == [1, 0, 0]
    assert not [key for key in keys(position.live) if key.startswith("settle:")]
    position = empty()
    position.research(0, 5, 5, 5)
    position.people(0, 2)
    position.stock(0, new=(0, 2, 0))
    position.begin(0, "bonus/YB5/lower")
    assert "settle:H06" in keys(position.live, 0)


@rule("EV-6.26")
def test_a_complete_column_is_not_researched() -> None:
    position = scholar(4, 5, 4, 0)
    act(position, "research")
    assert keys(position.live, 0) == ["research:2", "research:3"]
    assert refused(position, "research:1") == "EV-6.26"
    assert refused(position, "research:4") == "EV-6.20"
