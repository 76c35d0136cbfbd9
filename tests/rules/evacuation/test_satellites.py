"""Chapter 10, moving: lanes, shares, contact, the end of the track and what cells bring."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.terms import INNER, MIDDLE, OUTER
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.trying import asked, idly, refused
from tests.rules.evacuation.worlds import BOX, empty, play

LEAF, DROP, SHIELD, BEACON = 1, 2, 4, 8


def moving(total: int, one: int = 0, two: int = 0, seats: int = 2, **settings: str) -> Position:
    """The first player is about to move satellites by this total; the second one is asked after."""
    position = empty(seats, **settings)
    position.satellites(0, one, two)
    if seats > 1:
        position.satellites(1, 1, 2)
    position.acted(0, total, g1=total)
    position.progress()
    return position


def symbols(position: Position, index: int = 0) -> int:
    found: int = TITLE.extra_view(position.live, None)["symbols"][index]
    return found


# -- strength


@rule("EV-10.06", "EV-10.08")
def test_the_strengths_of_a_year_are_added_up() -> None:
    """Research 4, exchange 4, the group 1 pair once: 9 sections, played from the first turn on."""
    position = empty()
    position.stock(0, old=(0, 0, 9))
    position.passed(1)
    position.turn_of(0)
    play(position, "act:research", "research:1")
    idly(position)
    play(position, "act:exchange", "gain:food,old", "done")
    play(position, "act:develop-gain", "gain:food,old", "done")
    play(position, "pass")
    assert position.seat(0).groups == [0, 1, 0, 0, 2]
    ends = set()
    for share in asked(position, "move"):
        other = position.clone()
        play(other, f"move:{share}")
        idly(other)
        ends.add(tuple(sorted(other.seat(0).satellites)))
    assert ends == {(3, 6), (4, 5)}  # 9 in all, and at most one milestone between them


@rule("EV-10.08", "EV-10.09", "EV-10.32")
def test_a_share_may_be_nothing_and_both_are_placed() -> None:
    position = moving(2, 6, 7)
    assert asked(position, "move") == {"1,0", "1,1", "1,2", "2,0", "2,1", "2,2"}
    play(position, "move:1,2")
    assert asked(position, "cell") == {"outer", "inner"}  # section 8
    play(position, "cell:inner")
    assert asked(position, "cell") == {"outer", "inner"}  # section 7, not moved
    play(position, "cell:inner")
    seat = position.seat(0)
    assert (seat.satellites, seat.lanes) == ([8, 7], [INNER, INNER])
    assert symbols(position) == SHIELD | LEAF


@rule("EV-10.24", "EV-10.08")
@pytest.mark.parametrize("share", ["1,9", "1,-1", "3,1", "1,99"])
def test_no_other_share_is_taken(share: str) -> None:
    position = moving(8)
    assert refused(position, f"move:{share}") == "EV-10.08"


@rule("EV-10.24", "EV-10.21")
@pytest.mark.parametrize("share", [0, 1, 2, 6, 7, 8])
def test_contact_may_not_be_broken(share: int) -> None:
    position = moving(8)
    assert refused(position, f"move:1,{share}") == "EV-10.21"


@rule("EV-10.21")
def test_contact_is_looked_at_when_both_have_moved() -> None:
    """Two milestones lie between 10 and 5 until the other satellite has moved too."""
    position = moving(9, 5, 5)
    play(position, "move:1,5", "cell:outer")
    assert position.seat(0).satellites == [10, 9]


@rule("EV-10.25")
def test_the_second_satellite_may_go_first() -> None:
    position = moving(3, 4, 6)
    play(position, "move:2,2")
    assert position.seat(0).satellites == [4, 8]
    play(position, "cell:outer")
    assert position.seat(0).satellites == [5, 8]


@rule("EV-10.25", "EV-10.21")
def test_satellites_side_by_side_are_alike() -> None:
    """With both on one section it makes no difference which one is called the first."""
    position = moving(2, 4, 4)
    assert asked(position, "move") == {"1,0", "1,1", "1,2"}
    assert refused(position, "move:2,1") == "EV-10.08"  # not for want of contact


@rule("EV-10.23")
@pytest.mark.parametrize(
    ("total", "one", "two", "ends"),
    [
        (4, 17, 13, {(18, 16), (17, 17)}),
        (5, 17, 13, {(18, 17), (17, 18)}),
        (6, 17, 13, {(18, 18)}),
        (5, 17, 14, {(18, 18)}),
        (6, 17, 14, {(18, 18)}),
        (30, 10, 9, {(18, 18)}),
        (4, 18, 16, {(18, 18)}),
        (4, 18, 18, {(18, 18)}),
    ],
)
def test_what_is_too_much_goes_to_the_other_or_is_lost(
    total: int, one: int, two: int, ends: set[tuple[int, int]]
) -> None:
    position = moving(total, one, two)
    found = set()
    for share in asked(position, "move") or {""}:
        other = position.clone()
        if share:  # with one way only it is not asked
            play(other, f"move:{share}")
            idly(other)
        found.add(tuple(other.seat(0).satellites))
    assert found == ends


@rule("EV-10.26", "EV-10.09", "EV-10.29")
def test_without_strength_both_are_placed_where_they_are() -> None:
    position = empty()
    position.satellites(0, 1, 4, "inner", "inner")
    position.progress()
    assert asked(position, "move") == {"1,0", "2,0"}
    play(position, "move:2,0", "cell:inner", "research:2")
    play(position, "cell:inner", "gain:steel,new")
    seat = position.seat(0)
    assert (seat.satellites, seat.lanes, seat.research) == ([1, 4], [INNER, INNER], [0, 1, 0])
    assert position.cubes(0, "new") == (0, 1, 0)


# -- lanes


@rule("EV-10.01", "EV-10.28", "EV-10.27")
@pytest.mark.parametrize(("seats", "lanes"), [(2, {"outer", "inner"}), (3, {"outer", "middle", "inner"})])
def test_every_section_but_both_ends_has_its_lanes(seats: int, lanes: set[str]) -> None:
    for section in range(19):
        position = moving(0, section, section, seats)
        assert asked(position, "cell") == (lanes if 0 < section < 18 else set())


@rule("EV-10.02", "EV-10.03", "EV-10.24")
def test_the_first_blocks_inner_cells_and_nobody_the_outer_one() -> None:
    position = empty(4)
    for index in range(4):
        position.satellites(index, 7, 7)
    position.progress()
    play(position, "cell:inner", "cell:middle")
    for index in (1, 2, 3):
        for _satellite in (0, 1):
            if index in position.live.to_act():
                assert keys(position.live, index) == ["cell:outer"]
    assert [seat.lanes for seat in position.state.seats] == [[INNER, MIDDLE], *[[OUTER, OUTER]] * 3]


@rule("EV-10.03", "EV-10.31", "EV-10.24")
def test_an_inner_cell_that_is_taken_is_refused() -> None:
    position = empty(3)
    for index in range(3):
        position.satellites(index, 7, 7)
    position.progress()
    play(position, "cell:inner")
    assert refused(position, "cell:inner") == "EV-10.03"  # one's own
    play(position, "cell:outer")
    assert refused(position, "cell:inner", 1) == "EV-10.03"  # somebody else's
    play(position, "cell:middle", seat=1)
    assert position.state.seats[1].lanes == [MIDDLE, OUTER]  # nothing else is left


@rule("EV-10.04", "EV-10.24")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_middle_lane_is_closed_for_two(seats: int) -> None:
    position = moving(2, 4, 4, seats, aim="points")
    play(position, "move:1,1")
    assert refused(position, "cell:middle") == "EV-10.04"


@rule("EV-10.05", "EV-10.12")
def test_outer_cells_and_cells_on_the_way_bring_nothing() -> None:
    """From 3 past research, leaf, drop and leaf to 8."""
    position = moving(10, 3, 3, 3)
    before = list(position.seat(0).stock)
    play(position, "move:1,5", "cell:outer", "cell:outer")
    seat = position.seat(0)
    assert seat.satellites == [8, 8]
    assert (seat.stock, seat.research, seat.plans, seat.population) == (before, [0, 0, 0], [], 0)
    assert symbols(position) == 0


@rule("EV-10.07", "EV-10.11", "EV-10.34")
def test_symbols_last_until_the_next_progress_phase() -> None:
    """Seat 1 moves last, but has lost its symbols before seat 0 has moved."""
    position = empty()
    position.satellites(0, 10, 11, "inner", "inner")
    position.satellites(1, 6, 7, "inner", "inner")
    position.turn_of(0)
    assert (symbols(position), symbols(position, 1)) == (LEAF | DROP | SHIELD, DROP | LEAF)
    position.progress()
    assert position.live.to_act() == [0]
    assert (symbols(position), symbols(position, 1)) == (0, 0)
    play(position, "move:2,0", "cell:inner")
    assert symbols(position) == SHIELD  # the other is not placed yet
    play(position, "cell:inner")
    assert symbols(position) == LEAF | DROP | SHIELD


@rule("EV-10.07", "EV-10.03")
def test_automated_satellites_shift_too() -> None:
    """Nobody stands in the way of the first to move, wherever satellites stood before."""
    position = empty(1)
    position.satellites(0, 4, 4)
    position.state.automaton_satellites = [4, 4, 4, 4]
    position.state.automaton_lanes = [INNER, OUTER, OUTER, OUTER]
    position.order(0, 1, 2)
    position.progress()
    assert position.state.automaton_lanes == [OUTER] * 4
    assert asked(position, "cell") == {"outer", "inner"}


# -- effects of cells


@rule("EV-10.10", "EV-10.33", "EV-10.34", "EV-10.35")
@pytest.mark.parametrize(
    ("section", "lane", "offered"),
    [
        (1, "inner", {"gain:food,old", "gain:steel,old", "gain:energy,old", "done"}),
        (1, "middle", {"gain:food,new", "gain:steel,new", "gain:energy,new", "done"}),
        (2, "inner", {"draw:I01", "draw:I02", "draw:I04", "done"}),
        (3, "middle", {"draw:I01", "draw:I02", "draw:I04", "done"}),
        (4, "inner", {"research:1", "research:2", "research:3", "done"}),
        (8, "middle", {"research:1", "research:2", "research:3", "done"}),
        (
            13,
            "inner",
            {f"factory:{kind},{world}" for kind in ("farm", "power_plant") for world in ("old", "new")},
        ),
    ],
)
def test_the_effect_of_a_cell_comes_before_the_other_moves(
    section: int, lane: str, offered: set[str]
) -> None:
    position = empty(3)
    position.offer("infrastructure", "I01", "I02", "I04")
    position.prepare(0, "old", *["steelworks"] * 4)  # no fifth one (EV-6.47)
    position.satellites(0, section - 1, section - 1)
    position.acted(0, 2, g1=2)
    position.progress()
    play(position, "move:1,1", f"cell:{lane}")
    assert offered <= set(keys(position.live, 0))
    assert "done" in keys(position.live, 0)
    assert not any("steelworks" in key for key in keys(position.live, 0))
    assert position.seat(0).satellites == [section, section - 1]
    before = list(position.seat(0).stock)
    play(position, "done")
    assert position.seat(0).satellites == [section, section]
    assert position.seat(0).stock == before
    assert asked(position, "cell")  # only now the other is placed


@rule("EV-10.33", "EV-10.10")
@pytest.mark.parametrize(("section", "lane"), [(5, "middle"), (12, "middle")])
def test_a_cell_of_population_adds_one_on_the_new_world(section: int, lane: str) -> None:
    position = moving(0, section, section, 3)
    play(position, f"cell:{lane}")
    assert position.seat(0).population == 1


@rule("EV-10.33")
def test_a_cell_brings_one_thing_and_no_more() -> None:
    position = moving(0, 1, 1)
    play(position, "cell:inner", "gain:energy,new")
    assert position.seat(0).stock == [0, 0, 0, 0, 0, 1]
    assert not asked(position, "gain")
    position = moving(0, 2, 2)
    position.offer("infrastructure", "I01", "I02", "I04")
    play(position, "cell:inner", "draw:I01")
    assert not asked(position, "draw") and not asked(position, "play")
    position = moving(0, 13, 13)
    play(position, "cell:inner", "factory:farm,new")
    assert position.seat(0).prepared == [0, 0, 0, 1, 0, 0]
    assert not asked(position, "factory")
    position = moving(0, 4, 4)
    play(position, "cell:inner", "research:1")
    assert position.seat(0).research == [1, 0, 0]
    assert not asked(position, "research")


@rule("EV-10.35", "EV-10.34")
def test_the_cell_of_the_second_follows_the_effect_of_the_first() -> None:
    """Both on the research section: the inner cell is gone once the first has taken it."""
    position = moving(0, 4, 4, 3)
    play(position, "cell:inner", "research:3")
    assert asked(position, "cell") == {"outer", "middle"}


@rule("EV-10.27")
def test_the_layout_of_the_track() -> None:
    assert (BOX.last_section, BOX.milestones) == (18, (3, 6, 10, 14))
