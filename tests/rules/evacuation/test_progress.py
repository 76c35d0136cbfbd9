"""Chapters 9 to 12: order, satellites, milestones, bonuses and cleanup."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.evacuation.phases import bonus_effect
from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.progress import shares
from kolonie.games.evacuation.terms import INNER, MIDDLE, OUTER
from tests.citing import rule
from tests.positioning import keys, refusal
from tests.rules.evacuation.worlds import BOX, empty, play


def moving(total: int, one: int = 0, two: int = 0, seats: int = 2) -> Position:
    """The progress phase of the first player with this total strength."""
    position = empty(seats)
    position.satellites(0, one, two)
    position.acted(0, total, g1=total)
    position.progress()
    return position


# -- order


@rule("EV-9.01", "EV-9.02", "EV-9.03")
@pytest.mark.parametrize(
    ("stadiums", "order"),
    [
        ({}, [3, 2, 1, 0]),
        ({1: [("ST01", "old")]}, [1, 3, 2, 0]),
        ({1: [("ST01", "new")], 2: [("ST08", "old")]}, [2, 1, 3, 0]),
        ({0: [("ST01", "old")], 3: [("ST02", "new")]}, [3, 0, 2, 1]),
    ],
)
def test_most_smileys_first_equal_ones_reversed(
    stadiums: dict[int, list[tuple[str, str]]], order: list[int]
) -> None:
    position = empty(4)
    for index, given in stadiums.items():
        for name, world in given:
            position.give(index, "stadium", name, world)
    position.change_order()
    assert position.state.order == order


@rule("EV-9.01")
def test_technologies_count_once_they_are_completed() -> None:
    for done, first in ((4, 1), (5, 0)):
        position = empty(2)
        position.take_set(0, 1)
        position.give(1, "stadium", "ST01", "old")
        position.research(0, 0, 0, done)  # Spaceport Plaza
        position.change_order()
        assert position.state.order[0] == first


@rule("EV-9.04", "EV-9.05", "EV-0.08", "EV-10.08", "EV-11.06")
def test_the_new_order_holds_until_the_next_flight() -> None:
    position = empty(2)
    position.acted(0, 1, g1=1)
    position.acted(1, 1, g1=1)
    position.passed(0, 1)
    position.change_order()
    game = position.live
    assert game.state.order == [1, 0]
    asked = []
    while game.state.year == 1:
        asked.append(game.to_act()[0])
        options = keys(game, asked[-1])
        game.play(asked[-1], "done" if "done" in options else options[0])
    assert asked.index(1) < asked.index(0)
    assert game.to_act() == [1]  # the first turn of the next year


# -- moving


@rule("EV-10.06", "EV-10.08", "EV-10.21", "EV-10.32", "EV-10.35", "EV-10.24")
@pytest.mark.parametrize(
    ("total", "one", "two"), [(1, 0, 0), (4, 0, 0), (8, 0, 0), (5, 3, 6), (9, 6, 2), (7, 10, 9)]
)
def test_shares_are_exact_and_keep_contact(total: int, one: int, two: int) -> None:
    """By the formula of the ledger, worked out here once more."""
    position = moving(total, one, two)
    borders = (3, 6, 10, 14)

    def milestones(x: int, y: int) -> int:
        return sum(min(x, y) < border <= max(x, y) for border in borders)

    legal = {(n, total - n) for n in range(total + 1) if milestones(one + n, two + total - n) <= 1}
    offered = {key for key in keys(position.live, 0) if key.startswith("move:1,")}
    assert offered == {f"move:1,{n}" for n, _rest in legal}
    for n in range(total + 1):
        if (n, total - n) not in legal:
            assert refusal(position.live, f"move:1,{n}", 0) == "EV-10.21"


@rule("EV-10.22", "EV-10.21")
def test_there_is_always_a_legal_split() -> None:
    last = BOX.last_section
    passed = BOX.passed
    for one in range(last + 1):
        for two in range(last + 1):
            if abs(passed[one] - passed[two]) <= 1:
                for total in range(40):
                    assert shares(BOX, one, two, total)


@rule("EV-10.23", "EV-10.27")
@pytest.mark.parametrize(
    ("total", "one", "two", "ends"),
    [(3, 17, 16, {(18, 18)}), (9, 17, 16, {(18, 18)}), (2, 18, 15, {(18, 17)}), (5, 18, 18, {(18, 18)})],
)
def test_the_end_of_the_track(total: int, one: int, two: int, ends: set[tuple[int, int]]) -> None:
    assert BOX.last_section == 18
    found = {(one + n, two + min(total, 36 - one - two) - n) for n in shares(BOX, one, two, total)}
    assert found == ends


@rule("EV-10.25", "EV-10.34", "EV-10.10", "EV-10.35")
def test_one_satellite_is_done_before_the_other_moves() -> None:
    position = moving(4)
    play(position, "move:1,2", "cell:inner")  # a development
    assert position.seat(0).satellites == [2, 0]
    assert any(key.startswith("draw:") for key in keys(position.live, 0))
    play(position, "done")
    assert position.seat(0).satellites == [2, 2]


@rule("EV-10.25")
def test_either_satellite_may_move_first() -> None:
    position = moving(3, 4, 3)
    assert {key[:6] for key in keys(position.live, 0)} == {"move:1", "move:2"}


@rule("EV-10.07")
def test_all_satellites_leave_the_inner_lanes_first() -> None:
    position = empty(3)
    position.satellites(0, 4, 4, "inner", "middle")
    position.satellites(1, 5, 5, "inner", "outer")
    position.acted(0, 1, g1=1)
    position.progress()
    assert [seat.lanes for seat in position.state.seats] == [[OUTER, OUTER]] * 3


@rule("EV-10.26", "EV-10.09", "EV-10.29")
def test_without_strength_satellites_are_placed_anew() -> None:
    position = empty()
    position.satellites(0, 4, 5, "outer", "outer")
    position.progress()
    game = position.live
    while not any(key.startswith("cell:") for key in keys(game, 0)):
        play(game, "move:1,0")
    play(game, "cell:inner")
    assert any(key.startswith("research:") for key in keys(game, 0))  # also after a move of 0
    assert position.seat(0).satellites == [4, 5]


# -- lanes and cells


@rule("EV-10.01", "EV-10.02", "EV-10.03", "EV-10.31")
def test_an_inner_cell_takes_one_satellite() -> None:
    position = empty(3)
    position.acted(0, 4, g1=4)
    position.acted(1, 4, g1=4)
    position.progress()
    game: Game = position.live
    play(game, "move:1,2")
    assert set(keys(game, 0)) == {"cell:outer", "cell:middle", "cell:inner"}
    play(game, "cell:inner")
    while not any(key.startswith("cell:") for key in keys(game, 0)):
        play(game, "done")
    assert refusal(game, "cell:inner", 0) == "EV-10.03"  # the own other satellite stands there
    play(game, "cell:outer")
    play(game, "move:1,2", seat=1)
    assert refusal(game, "cell:inner", 1) == "EV-10.03"
    assert {"cell:outer", "cell:middle"} <= set(keys(game, 1))
    play(game, "cell:outer", seat=1)  # the outer cell takes any number
    assert game.state.seats[0].lanes[0] == INNER


@rule("EV-10.05", "EV-10.28")
def test_outer_cells_and_both_ends_give_nothing() -> None:
    for section in range(BOX.last_section + 1):
        assert (BOX.cell_effects[section][OUTER], BOX.cell_symbols[section][OUTER]) == (None, 0)
    assert [BOX.has_lanes[section] for section in (0, 1, 17, 18)] == [False, True, True, False]
    assert BOX.cell_effects[0][INNER] is BOX.cell_effects[18][MIDDLE] is None


@rule("EV-10.12")
def test_cells_that_are_passed_give_nothing() -> None:
    position = moving(8)
    play(position, "move:1,4", "cell:outer")
    seat = position.seat(0)
    assert (sum(seat.stock), seat.plans, seat.research) == (0, [], [0, 0, 0])


@rule("EV-10.33", "EV-0.15")
@pytest.mark.parametrize(
    ("cell", "keys_of"),
    [
        ("cell/1/2", "gain:"),
        ("cell/2/2", "draw:"),
        ("cell/4/2", "research:"),
        ("cell/13/2", "factory:"),
    ],
)
def test_effects_of_cells_may_be_declined(cell: str, keys_of: str) -> None:
    position = empty()
    position.begin(0, cell)
    offered = keys(position.live, 0)
    assert "done" in offered and any(key.startswith(keys_of) for key in offered)


@rule("EV-10.33")
def test_a_cell_of_population() -> None:
    position = empty()
    position.begin(0, "cell/5/1")
    assert position.seat(0).population == 1


@rule("EV-10.11")
def test_symbols_are_lost_when_the_satellite_leaves() -> None:
    position = empty(2)
    position.satellites(0, 5, 5, "inner", "outer")  # leaf
    position.acted(0, 2, g1=2)
    position.progress()
    assert position.seat(0).lanes == [OUTER, OUTER]


# -- milestones


@rule("EV-10.13", "EV-10.14", "EV-10.30")
def test_the_first_milestone_turns_an_ocean_for_each_satellite() -> None:
    position = moving(3, 2, 2)
    play(position, "move:1,3", "cell:outer")
    assert position.seat(0).home >> 9 == 0b10
    assert position.seat(0).satellites == [5, 2]
    position = moving(6, 2, 2)
    play(position, "move:1,3", "cell:outer")
    assert position.seat(0).home >> 9 == 0
    assert position.seat(0).production == [0, 0, 0]


@rule("EV-10.15", "EV-10.16", "EV-10.17", "EV-10.30", "EV-10.18", "EV-10.19", "EV-0.15")
@pytest.mark.parametrize(
    ("total", "one", "two", "first", "made"),
    [
        (1, 5, 5, "move:1,1", 0),  # the first past milestone 2
        (1, 6, 5, "move:2,1", 1),  # the second past it
        (2, 5, 5, "move:1,1", 1),
        (1, 10, 9, "move:2,1", 1),  # milestone 3
        (1, 14, 13, "move:2,1", 0),  # milestone 4 gives nothing
        (9, 6, 5, "move:2,5", 2),  # milestones 2 and 3 in one phase
    ],
)
def test_the_second_satellite_brings_production(
    total: int, one: int, two: int, first: str, made: int
) -> None:
    position = moving(total, one, two)
    play(position, first, "cell:outer")
    while position.live.to_act() == [0] and "cell:outer" in keys(position.live, 0):
        play(position, "cell:outer")
    assert position.seat(0).production == [made] * 3


# -- bonuses


@rule("EV-11.01", "EV-11.02", "EV-11.03", "EV-11.04", "EV-11.05")
@pytest.mark.parametrize("name", BOX.bonus_ids)
def test_which_total_earns_which_bonus(name: str) -> None:
    card = BOX.bonus_ids.index(name)
    (lower, higher), effects = BOX.bonus_numbers[card], BOX.bonus_effects[card]
    for method in ("strict", "lenient"):
        position = empty(bonuses=method)
        position.bonus(name)
        for total in range(20):
            position.seat(0).strength = total
            wanted = None
            if total == lower or (method == "lenient" and total < lower):
                wanted = effects[0]
            elif total == higher or (method == "lenient" and lower < total < higher):
                wanted = effects[1]
            assert bonus_effect(position.live, 0) == wanted


@rule("EV-11.09", "EV-0.15")
def test_a_bonus_may_be_declined() -> None:
    position = empty()
    position.begin(0, "bonus/YB6/higher")
    play(position, "done", "done")
    assert (position.seat(0).plans, sum(position.seat(0).prepared)) == ([], 0)


@rule("EV-11.10", "EV-11.06")
def test_the_total_counts_even_where_it_could_not_be_moved() -> None:
    position = empty(bonuses="strict")
    position.bonus("YB2")
    position.satellites(0, 18, 18)
    position.acted(0, 5, g2=5)
    position.progress()
    assert position.seat(0).strength == 10
    assert any(key.startswith("build:") for key in keys(position.live, 0))  # the free shuttle


# -- symbols of the second satellite


@rule("EV-10.34")
def test_a_satellite_that_has_not_moved_gives_no_symbol() -> None:
    """A settling that a cell would grant finds the other satellite on its outer cell."""
    position = moving(2, 4, 5)
    play(position, "move:1,0")
    play(position, "cell:inner")
    assert position.seat(0).lanes[1] == OUTER
