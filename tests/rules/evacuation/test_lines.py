"""Chapter 16, line majority: which lines there are and what they bring."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kolonie.games.evacuation.positions import Position, started
from kolonie.games.evacuation.scoring import PARTS
from tests.citing import rule
from tests.rules.evacuation.worlds import BOX, empty

WHERE = {area.id: (area.q, area.r) for area in BOX.areas}


def lined(seats: int, *lines: str) -> Position:
    position = empty(seats, aim="points", lines="on")
    position.lines(*lines)
    return position


def own(position: Position, index: int, *areas: str) -> None:
    """The seat owns these areas; their factory positions are all farms and steelworks."""
    for name in areas:
        kinds = ("farm", "steelworks", "power_plant", "power_plant")
        room = BOX.area_factories[BOX.area_ids.index(name)]
        position.settle(index, name, *kinds[:room])


def points(position: Position) -> list[int]:
    final = position.at_the_end().state.final
    return [parts[PARTS.index("lines")] for parts in final]


@rule("EV-16.11", "EV-16.13", "EV-16.15")
def test_lines_are_straight_and_reach_across_the_map() -> None:
    """Both lines of a tile begin on its area; each goes on in one direction to the other rim."""
    assert [entry.card for entry in BOX.line_entries] == ["A", "B", "A", "B", "A", "B"]
    for entry in BOX.line_entries:
        for line in (entry.a, entry.b):
            assert line[0] == entry.area
            spots = [WHERE[name] for name in line]
            steps = {(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(spots)}
            assert len(steps) == 1
            (step,) = steps
            assert step in {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
            before, after = spots[0], spots[-1]
            assert (before[0] - step[0], before[1] - step[1]) not in WHERE.values()
            assert (after[0] + step[0], after[1] + step[1]) not in WHERE.values()
        assert entry.a != entry.b


@rule("EV-16.11", "EV-16.13", "EV-16.14")
def test_three_lines_of_a_side_drawn_at_random() -> None:
    found = set()
    for seed in range(40):
        lines = started(2, f"sides {seed}", None, aim="points", lines="on").state.lines
        ids = "".join(BOX.line_entries[line // 2].id for line in lines)
        assert ids in ("135", "246")
        found.add((ids, tuple(line % 2 for line in lines)))
    assert {ids for ids, _sides in found} == {"135", "246"}
    for place in range(3):
        assert {sides[place] for _ids, sides in found} == {0, 1}
    assert started(2, "none", None, aim="points").state.lines == []


@rule("EV-16.12", "EV-2.22")
@pytest.mark.parametrize(
    ("held", "scored"),
    [
        ((("H09",), ()), [4, 0]),
        ((("H09",), ("H06",)), [2, 2]),
        ((("H09",), ("H06", "H05")), [0, 4]),
        ((("H09",), ("H01",)), [4, 0]),  # H01 is not on the line
        (((), ()), [0, 0]),
        ((("H09",), ("H06", "H05"), ()), [4, 6, 0]),
        ((("H09",), ("H06",), ("H05",)), [3, 3, 3]),
        ((("H09", "H08"), ("H06",), ("H05",)), [6, 2, 2]),
        ((("H09", "H08"), ("H06", "H05"), ("H07",)), [5, 5, 1]),
        ((("H09",), (), (), ()), [6, 0, 0, 0]),
        ((("H09",), ("H08",), ("H07",), ("H06",)), [2, 2, 2, 2]),
        ((("H09", "H08"), ("H05",), ("H07",), ("H06",)), [6, 1, 1, 1]),
    ],
)
def test_places_on_one_line(held: tuple[tuple[str, ...], ...], scored: list[int]) -> None:
    """H09, H08, H07, H06, H05: most areas 6, then 4, then 1; for two 4 and 0. Ties share, rounded down."""
    position = lined(len(held), "2b")
    for index, areas in enumerate(held):
        own(position, index, *areas)
    assert points(position) == scored


@rule("EV-16.12", "EV-16.15")
def test_an_area_on_two_lines_counts_for_both() -> None:
    """H06 lies on 2b and on 1b; the third line is empty and brings nothing."""
    position = lined(2, "2b", "1b", "3a")
    own(position, 0, "H06")
    assert points(position) == [8, 0]


@rule("EV-16.15")
def test_the_numbered_area_belongs_to_its_line() -> None:
    position = lined(2, "4a")
    own(position, 1, "H36")
    assert points(position) == [0, 4]


@rule("EV-16.13", "EV-16.11")
def test_the_other_side_of_a_tile_is_another_line() -> None:
    for side, scored in (("4a", [4, 0]), ("4b", [0, 0])):
        position = lined(2, side)
        own(position, 0, "H31")
        assert points(position) == scored


@rule("EV-16.12")
def test_each_line_is_scored_alone() -> None:
    position = lined(3, "2b", "4a")
    own(position, 0, "H09", "H08", "H36")
    own(position, 1, "H06", "H31", "H25")
    assert points(position) == [6 + 4, 4 + 6, 0]


@rule("EV-17.35", "EV-16.12")
@pytest.mark.parametrize(("held", "mine"), [((), 4), (("H06",), 2), (("H06", "H05"), 0), (("H01",), 4)])
def test_the_solo_opponent_holds_areas_of_a_line(held: tuple[str, ...], mine: int) -> None:
    position = lined(1, "2b")
    own(position, 0, "H09")
    position.occupy(*held)
    assert points(position) == [mine]
