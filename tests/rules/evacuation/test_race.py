"""Chapter 13: how the race ends, adjustments, winner and places."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.scoring import adjusted, qualifies, race_ranking, smiley_bonus
from kolonie.games.evacuation.state import NOBODY
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import BOX, empty, play


def nearly(seats: int = 3) -> Position:
    """A race in year 3 in which the first seat lacks one level of food for the aim."""
    position = empty(seats, aim="race")
    position.year(3)
    for name in ("ST01", "ST02", "ST03"):
        position.give(0, "stadium", name, "new")
    position.production(0, 7, 8, 8)
    position.prepare(0, "new", "farm")
    for index in range(seats):
        position.stock(index, old=(0, 0, 9))
    return position


def gone(position: Position, index: int) -> None:
    """Everything of a seat is evacuated."""
    position.satellites(index, 6, 6)
    position.evacuated(index, *BOX.home_ids[index][:9])


# -- the trigger


@rule("EV-13.01", "EV-13.26", "EV-3.04")
@pytest.mark.parametrize(
    ("levels", "stadiums", "decided"),
    [((8, 8, 8), 3, True), ((8, 8, 8), 2, False), ((7, 9, 9), 3, False), ((8, 12, 8), 4, True)],
)
def test_the_aim_of_the_race(levels: tuple[int, int, int], stadiums: int, decided: bool) -> None:
    position = empty(aim="race")
    for name in ("ST01", "ST02", "ST03", "ST04")[:stadiums]:
        position.give(0, "stadium", name, "new")
    position.production(0, *levels)
    position.seat(0).due = 1
    position.due(0)
    assert (position.state.trigger == 0) == decided


@rule("EV-13.02", "EV-13.03", "EV-13.28")
@pytest.mark.parametrize(("order", "later"), [([0, 1, 2], [1, 2]), ([2, 0, 1], [1]), ([1, 2, 0], [])])
def test_later_players_have_one_last_action(order: list[int], later: list[int]) -> None:
    position = nearly()
    position.order(*order)
    position.turn_of(0)
    play(position, "act:settle")  # the only area for one factory
    game = position.live
    assert game.state.trigger == 0
    seen = []
    while not game.over:
        who = game.to_act()[0]
        options = keys(game, who)
        if "pass" in options:
            seen.append(who)
            game.play(who, "act:research")
            while game.to_act() == [who] and "pass" not in keys(game, who):
                first = keys(game, who)
                game.play(who, "done" if "done" in first else first[0])
        else:
            game.play(who, "done" if "done" in options else options[0])
    assert seen == later
    assert game.state.year == 3  # order change, progress and bonuses are skipped
    assert game.state.order == order


@rule("EV-13.02")
def test_who_has_passed_has_no_last_action() -> None:
    position = nearly()
    position.passed(1)
    position.turn_of(0)
    play(position, "act:settle")
    assert position.live.to_act() == [2]


@rule("EV-13.03")
def test_one_last_flight() -> None:
    position = nearly(2)
    position.give(1, "shuttle", "SH01")
    position.passed(1)
    position.turn_of(0)
    play(position, "act:settle")
    game = position.live
    assert (game.over, game.to_act(), "launch:SH01" in keys(game, 1)) == (False, [1], True)
    play(game, "done", seat=1)
    assert game.over


@rule("EV-13.04", "EV-13.26")
def test_a_milestone_ends_the_race_with_its_phase() -> None:
    position = nearly(2)
    position.satellites(0, 6, 5)
    position.acted(0, 1, g1=1)
    position.acted(1, 2, g1=2)
    position.progress()
    game = position.live
    while not game.over:
        who = game.to_act()[0]
        options = keys(game, who)
        wanted = [key for key in ("move:2,1", "cell:outer") if key in options and (who == 0 or key[0] == "c")]
        game.play(who, (wanted or options)[0])
    assert game.state.trigger == 0
    assert game.state.seats[1].satellites != [0, 0]  # the phase was played to its end
    assert game.state.year == 3


@rule("EV-13.01", "EV-14.01", "EV-14.20")
def test_the_points_game_knows_no_trigger() -> None:
    position = empty(aim="points")
    for name in ("ST01", "ST02", "ST03"):
        position.give(0, "stadium", name, "new")
    position.production(0, 9, 9, 9)
    position.seat(0).due = 1
    position.due(0)
    assert position.state.trigger == NOBODY


# -- adjustments


@rule("EV-13.06", "EV-13.07", "EV-13.08", "EV-13.09", "EV-13.10", "EV-13.12", "EV-13.19")
@pytest.mark.parametrize(
    ("penalties", "left", "stadiums", "lowest"),
    [(0, 0, 3, 5), (2, 0, 3, 3), (0, 3, 3, 2), (0, 0, 1, 3), (1, 2, 2, 1), (6, 0, 3, -1)],
)
def test_what_lowers_the_lowest_marker(penalties: int, left: int, stadiums: int, lowest: int) -> None:
    """Another player has the most smileys, a third one the second most."""
    position = empty(3, aim="race")
    position.give(1, "stadium", "ST17", "old")
    position.give(2, "stadium", "ST16", "old")
    gone(position, 0)
    position.evacuated(0, *BOX.home_ids[0][left:9])
    for name in ("ST-blue", "ST01", "ST02")[:stadiums]:
        position.give(0, "stadium", name, "new")
    position.production(0, 9, 5, 7)
    position.seat(0).penalties = penalties
    assert adjusted(position.live, 0) == [lowest, 7, 9]


@rule("EV-13.09")
def test_oceans_count_as_areas() -> None:
    position = empty(3, aim="race")
    gone(position, 0)
    position.satellites(0, 3, 0)
    for name in ("ST-blue", "ST01", "ST02"):
        position.give(0, "stadium", name, "new")
    position.production(0, 9, 9, 5)
    assert smiley_bonus(position.live)[0] == 2
    assert adjusted(position.live, 0)[0] == 5 - 1 + 2


@rule("EV-13.11", "EV-13.15", "EV-13.16", "EV-13.17", "EV-13.18", "EV-2.22")
@pytest.mark.parametrize(
    ("seats", "given", "bonus"),
    [
        (2, {}, [1, 1]),
        (2, {0: "ST01"}, [1, 0]),
        (3, {0: "ST08", 1: "ST01"}, [2, 1, 0]),
        (3, {0: "ST01", 1: "ST02"}, [2, 2, 0]),
        (3, {0: "ST01"}, [2, 1, 1]),
        (4, {}, [2, 2, 2, 2]),
        (4, {3: "ST08", 1: "ST03", 0: "ST04"}, [1, 1, 0, 2]),
    ],
)
def test_levels_for_smileys(seats: int, given: dict[int, str], bonus: list[int]) -> None:
    position = empty(seats, aim="race")
    for index, name in given.items():
        position.give(index, "stadium", name, "old")  # also those of the Old World
    assert smiley_bonus(position.live) == bonus


@rule("EV-13.13", "EV-13.14", "EV-13.29")
@pytest.mark.parametrize(
    ("levels", "after"),
    [((5, 7, 9), [7, 7, 9]), ((5, 5, 9), [6, 6, 9]), ((5, 5, 5), [5, 6, 6]), ((9, 5, 6), [6, 7, 9])],
)
def test_where_two_levels_go(levels: tuple[int, int, int], after: list[int]) -> None:
    position = empty(3, aim="race")
    gone(position, 0)
    for name in ("ST01", "ST02", "ST03"):
        position.give(0, "stadium", name, "new")
    position.production(0, *levels)
    assert adjusted(position.live, 0) == after


# -- the winner


def race(*players: tuple[tuple[int, int, int], tuple[str, ...]]) -> Position:
    """Levels and stadiums on the New World of each player; everything is evacuated."""
    position = empty(len(players), aim="race")
    for index, (levels, stadiums) in enumerate(players):
        gone(position, index)
        position.production(index, *levels)
        for name in stadiums:
            position.give(index, "stadium", name, "new")
    return position


@rule("EV-13.20", "EV-13.27", "EV-13.25", "EV-13.30")
@pytest.mark.parametrize(
    ("one", "two", "ranking"),
    [
        (((8, 8, 8), ("ST01", "ST02", "ST03")), ((12, 12, 12), ("ST04",)), [[0], [1]]),
        (((8, 8, 8), ("ST01", "ST02", "ST03")), ((9, 9, 9), ("ST04", "ST05", "ST08")), [[1], [0]]),
        (((9, 9, 9), ("ST01", "ST02", "ST-blue")), ((8, 8, 8), ("ST03", "ST04", "ST05")), [[1], [0]]),
    ],
)
def test_who_meets_the_aim_wins_by_smileys(
    one: tuple[tuple[int, int, int], tuple[str, ...]],
    two: tuple[tuple[int, int, int], tuple[str, ...]],
    ranking: list[list[int]],
) -> None:
    assert race_ranking(race(one, two).live) == ranking


@rule("EV-13.20")
def test_equal_smileys_share_the_victory() -> None:
    position = race(((8, 8, 8), ("ST01", "ST02", "ST03")), ((9, 9, 9), ("ST04", "ST05", "ST-purple")))
    assert race_ranking(position.live) == [[0, 1]]


@rule("EV-13.27", "EV-13.20")
def test_a_penalty_may_undo_the_aim() -> None:
    position = race(((8, 8, 8), ("ST01", "ST02", "ST-blue")), ((7, 9, 9), ("ST03", "ST08", "ST-purple")))
    position.seat(0).penalties = 1
    position.state.trigger = 0
    assert not qualifies(position.live, 0)
    assert qualifies(position.live, 1)  # 7 and a level for the most smileys
    assert race_ranking(position.live) == [[1], [0]]


@rule("EV-13.21", "EV-13.22", "EV-13.23", "EV-13.24")
@pytest.mark.parametrize(
    ("one", "two", "ranking"),
    [
        # the highest lowest marker; the most smileys give a level of their own
        (((6, 9, 9), ()), ((4, 9, 9), ()), [[0], [1]]),
        # 3 stadiums before fewer: 5 against 6 - 1 for the missing one, both with a level for equal smileys
        (((5, 9, 9), ("ST-blue", "ST01", "ST02")), ((6, 9, 9), ("ST03", "ST-purple")), [[0], [1]]),
        # none has 3 stadiums: the second marker, then the third
        (((6, 7, 9), ()), ((6, 8, 8), ()), [[1], [0]]),
        (((6, 8, 9), ()), ((6, 8, 8), ()), [[0], [1]]),
        (((6, 8, 8), ()), ((6, 8, 8), ()), [[0, 1]]),
    ],
)
def test_nobody_meets_the_aim(
    one: tuple[tuple[int, int, int], tuple[str, ...]],
    two: tuple[tuple[int, int, int], tuple[str, ...]],
    ranking: list[list[int]],
) -> None:
    assert race_ranking(race(one, two).live) == ranking
