"""Chapter 13, the result: penalties, levels for smileys, the winner and the places."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.scoring import adjusted
from tests.citing import rule
from tests.rules.evacuation.worlds import BOX, empty

STARTERS = ("ST-blue", "ST-purple", "ST-pink", "ST-white")
Levels = tuple[int, int, int]


def race(*levels: Levels) -> Position:
    """A race in which everything is evacuated and nobody has a stadium but the first, on the Old World."""
    position = empty(len(levels), aim="race")
    for index, made in enumerate(levels):
        position.satellites(index, 6, 6)
        position.evacuated(index, *BOX.home_ids[index][:9])
        position.production(index, *made)
    return position


def build(position: Position, index: int, *names: str, world: str = "new") -> None:
    for name in names:
        position.give(index, "stadium", STARTERS[index] if name == "own" else name, world)


def result(position: Position) -> list[list[int]]:
    """Levels of every seat after the final adjustment, lowest first."""
    game = position.at_the_end()
    levels = [adjusted(game, index) for index in range(game.seats)]
    assert TITLE.scores(game) == [found[0] for found in levels]
    return levels


def places(position: Position) -> list[list[int]]:
    return TITLE.ranking(position.at_the_end())


def lose(position: Position, index: int, penalties: int) -> None:
    position.seat(index).penalties = penalties


# -- what is taken away


@rule("EV-13.06", "EV-13.07", "EV-13.12", "EV-13.19")
@pytest.mark.parametrize("tokens", [0, 1, 4, 9])
def test_each_penalty_token_lowers_the_lowest_marker(tokens: int) -> None:
    """All of it hits one marker, even where it falls below 0 and others could share."""
    position = race((6, 5, 6), (0, 0, 0), (0, 0, 0))
    build(position, 0, "own", "ST01", "ST02")
    build(position, 1, "ST16", world="old")
    build(position, 2, "ST17", world="old")  # so seat 0 has neither most nor second most
    build(position, 1, "ST15", world="old")
    lose(position, 0, tokens)
    assert result(position)[0] == [5 - tokens, 6, 6]


@rule("EV-13.06", "EV-13.29", "EV-13.12")
@pytest.mark.parametrize("levels", [(6, 6, 9), (6, 9, 6), (9, 6, 6)])
def test_of_equal_lowest_markers_one_is_lowered(levels: Levels) -> None:
    position = race(levels, (0, 0, 0), (0, 0, 0))
    build(position, 0, "own", "ST01", "ST02")
    build(position, 1, "ST16", "ST15", world="old")
    build(position, 2, "ST17", world="old")
    lose(position, 0, 2)
    assert result(position)[0] == [4, 6, 9]


@rule("EV-13.08", "EV-13.09")
@pytest.mark.parametrize(
    ("left", "satellites", "lost"),
    [((), (6, 6), 0), (("north-1",), (6, 6), 1), (("north-2", "north-5"), (3, 2), 3), ((), (2, 2), 2)],
)
def test_every_area_left_behind_costs_a_level(
    left: tuple[str, ...], satellites: tuple[int, int], lost: int
) -> None:
    """People on it do not matter; an ocean that milestone 1 has not turned counts like land."""
    position = race((9, 9, 9), (0, 0, 0))
    build(position, 0, "own", "ST01", "ST02")
    build(position, 1, "ST17", world="old")
    position.satellites(0, *satellites)
    position.evacuated(0, *(name for name in BOX.home_ids[0][:9] if name not in left))
    assert result(position)[0] == [9 - lost, 9, 9]


@rule("EV-13.10")
@pytest.mark.parametrize(("old", "new", "lost"), [(0, 3, 0), (3, 2, 1), (0, 1, 2), (4, 0, 3), (0, 5, 0)])
def test_stadiums_missing_from_three_on_the_new_world(old: int, new: int, lost: int) -> None:
    names = [f"ST{number:02}" for number in range(1, 8)]
    position = race((9, 9, 9), (0, 0, 0))
    build(position, 0, *names[:new])
    build(position, 0, *names[new : old + new], world="old")
    build(position, 1, "ST17", "ST16", "ST15", world="old")
    assert result(position)[0] == [9 - lost, 9, 9]


@rule("EV-13.07", "EV-13.08", "EV-13.10", "EV-13.12", "EV-13.14")
def test_penalties_come_before_bonuses() -> None:
    """6, 7, 7: a token and two areas leave 3, then two levels make it 5; the other way round 4, 7, 8."""
    position = race((6, 7, 7), (0, 0, 0), (0, 0, 0))
    build(position, 0, "ST01", "ST02", "ST03")
    lose(position, 0, 1)
    position.evacuated(0, *BOX.home_ids[0][2:9])
    assert result(position)[0] == [5, 7, 7]


# -- what smileys bring


@rule("EV-13.11", "EV-13.15", "EV-13.16", "EV-13.18")
@pytest.mark.parametrize(
    ("smileys", "levels"),
    [
        ((1, 0), (1, 0)),
        ((0, 1), (0, 1)),
        ((2, 2), (1, 1)),
        ((3, 2, 1), (2, 1, 0)),
        ((2, 2, 1), (2, 2, 0)),
        ((3, 1, 1), (2, 1, 1)),
        ((2, 2, 2), (2, 2, 2)),
        ((3, 2, 1, 0), (2, 1, 0, 0)),
        ((3, 2, 2, 1), (2, 1, 1, 0)),
        ((3, 3, 2, 2), (2, 2, 0, 0)),
        ((0, 0, 0, 0), (2, 2, 2, 2)),
    ],
)
def test_levels_for_most_and_second_most_smileys(smileys: tuple[int, ...], levels: tuple[int, ...]) -> None:
    """Three stadiums are not needed, nor any smiley (EV-13.18)."""
    position = race(*[(9, 12, 12)] * len(smileys))
    cards = {1: ["ST01", "ST02"], 2: ["ST03", "ST04", "ST05"], 3: ["ST08", "ST09"]}
    for index, count in enumerate(smileys):
        if count:
            build(position, index, cards[count].pop(0), world="old")
    assert [found[0] for found in result(position)] == [9 - 3 + bonus for bonus in levels]


@rule("EV-13.17")
def test_smileys_of_the_old_world_and_of_technologies_count() -> None:
    position = race((9, 12, 12), (9, 12, 12), (9, 12, 12))
    build(position, 0, "own", "ST01", "ST02")  # 2 on the New World
    build(position, 1, "ST08", world="old")  # 3 on the Old World
    assert [found[0] for found in result(position)] == [9 + 1, 6 + 2, 6]
    position.take_set(0, 1)
    position.research(0, 5, 5, 5)
    shown = TITLE.extra_view(position.live, None)["smileys"]
    assert shown[0] > shown[1] == 3
    assert [found[0] for found in result(position)] == [9 + 2, 6 + 1, 6]


@rule("EV-13.13", "EV-13.14", "EV-13.29")
@pytest.mark.parametrize(
    ("levels", "after"),
    [
        ((4, 6, 9), [6, 6, 9]),  # a single lowest one takes both
        ((5, 6, 9), [6, 7, 9]),
        ((5, 5, 9), [6, 6, 9]),
        ((9, 5, 5), [6, 6, 9]),
        ((5, 5, 5), [5, 6, 6]),
    ],
)
def test_where_two_levels_go(levels: Levels, after: list[int]) -> None:
    position = race(levels, (0, 0, 0), (0, 0, 0))
    build(position, 0, "ST01", "ST02", "ST03")
    assert result(position)[0] == after


# -- the winner


@rule("EV-13.20", "EV-13.30")
def test_who_meets_the_aim_is_before_who_does_not() -> None:
    """Seat 1 has 20 of everything, but two stadiums; so has seat 2, with less."""
    position = race((8, 8, 8), (20, 20, 20), (8, 9, 9))
    build(position, 0, "ST01", "ST02", "own")
    build(position, 1, "ST16", "ST17")
    build(position, 2, "own", "ST03")
    assert places(position) == [[0], [1], [2]]


@rule("EV-13.20")
def test_of_several_the_most_smileys_win_and_levels_do_not_matter() -> None:
    position = race((8, 8, 8), (15, 15, 15), (9, 9, 9))
    build(position, 0, "ST08", "ST09", "own")
    build(position, 1, "ST01", "ST02", "own")
    build(position, 2, "ST03", "ST10", "own")
    assert places(position) == [[0], [2], [1]]


@rule("EV-13.20")
def test_equal_smileys_share_whatever_the_levels() -> None:
    position = race((8, 8, 8), (15, 15, 15))
    build(position, 0, "ST03", "ST04", "own")
    build(position, 1, "ST05", "ST06", "own")
    assert places(position) == [[0, 1]]


@rule("EV-13.27", "EV-13.20", "EV-13.25")
def test_an_adjustment_may_undo_the_aim() -> None:
    position = race((8, 8, 8), (0, 0, 0))
    build(position, 0, "ST01", "own", "ST02")
    build(position, 1, "ST17", world="old")
    assert places(position) == [[0], [1]]
    lose(position, 0, 1)
    position.state.trigger = 0
    position.production(1, 11, 11, 11)  # 3 stadiums are missing: 8, the level for smileys makes it 9
    assert result(position) == [[7, 8, 8], [9, 11, 11]]
    assert places(position) == [[1], [0]]


@rule("EV-13.21")
def test_if_nobody_meets_the_aim_the_highest_lowest_marker_wins() -> None:
    position = race((7, 20, 20), (5, 9, 9), (6, 30, 30))
    assert places(position) == [[0], [2], [1]]


@rule("EV-13.22", "EV-13.30")
def test_smileys_break_a_tie_of_those_with_three_stadiums() -> None:
    """Both have 7 in the end, seat 0 by the level for most smileys; its other markers are worse."""
    position = race((6, 7, 7), (7, 15, 15))
    build(position, 0, "own", "ST03", "ST04")
    build(position, 1, "own", "ST01", "ST02")
    assert result(position) == [[7, 7, 7], [7, 15, 15]]
    assert places(position) == [[0], [1]]


@rule("EV-13.22", "EV-13.23")
def test_without_three_stadiums_the_better_markers_do_not_help() -> None:
    """Both have 6: seat 1 has more of the other two, but seat 0 has three stadiums."""
    position = race((5, 6, 6), (7, 15, 15))
    build(position, 0, "own", "ST03", "ST04")  # a level for most smileys
    build(position, 1, "own", "ST01")  # one stadium is missing
    assert result(position) == [[6, 6, 6], [6, 15, 15]]
    assert places(position) == [[0], [1]]


@rule("EV-13.23")
@pytest.mark.parametrize(
    ("one", "two", "found"),
    [
        ((6, 7, 9), (6, 8, 8), [[1], [0]]),  # the second lowest
        ((6, 8, 9), (6, 8, 8), [[0], [1]]),  # then the highest
        ((6, 8, 9), (9, 6, 8), [[0, 1]]),  # then it is shared
    ],
)
def test_equal_smileys_go_on_to_the_other_markers(one: Levels, two: Levels, found: list[list[int]]) -> None:
    position = race(one, two)
    build(position, 0, "own", "ST01", "ST03")
    build(position, 1, "own", "ST02", "ST04")
    assert places(position) == found


@rule("EV-13.24", "EV-13.23")
@pytest.mark.parametrize(
    ("one", "two", "found"),
    [
        ((7, 8, 9), (6, 9, 9), [[1], [0]]),
        ((7, 9, 9), (6, 9, 9), [[0, 1]]),
        ((7, 9, 10), (6, 9, 9), [[0], [1]]),
    ],
)
def test_if_none_of_the_tied_has_three_stadiums_smileys_do_not_decide(
    one: Levels, two: Levels, found: list[list[int]]
) -> None:
    """Seat 1 has more smileys, which make its 6 a 7; after that they count no more."""
    position = race(one, two)
    build(position, 0, "own", "ST01")
    build(position, 1, "own", "ST17")
    levels = result(position)
    assert levels[0][0] == levels[1][0] == 6
    assert places(position) == found


@rule("EV-13.23")
def test_who_is_left_out_does_not_come_back() -> None:
    """All end on 6; seats 0 and 1 have three stadiums and most smileys, the others better markers."""
    position = race((4, 6, 7), (4, 6, 8), (6, 9, 9), (7, 12, 12))
    build(position, 0, "own", "ST08", "ST03")  # 5
    build(position, 1, "own", "ST09", "ST04")  # 5
    build(position, 2, "own", "ST01", "ST02")  # 2
    build(position, 3, "own", "ST05")  # 2, and one stadium missing
    assert [found[0] for found in result(position)] == [6, 6, 6, 6]
    assert places(position) == [[1], [0], [2], [3]]


@rule("EV-13.30", "EV-13.20", "EV-13.21")
def test_places_below_the_winner() -> None:
    """Who meets the aim, by smileys; then the others by their lowest marker."""
    position = race((9, 9, 9), (9, 9, 9), (8, 20, 20), (9, 20, 20))
    build(position, 0, "own", "ST01", "ST02")
    build(position, 1, "own", "ST03", "ST04")
    build(position, 2, "own")
    build(position, 3, "own")
    assert places(position) == [[1], [0], [3], [2]]
