"""Chapter 14, the draft of goals and what goals are worth."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.views import view
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.scoring import PARTS
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.trying import refused
from tests.rules.evacuation.worlds import BOX, empty


def dealt(seats: int, **settings: str) -> Game:
    """A points game at the first choice of goals."""
    return TITLE.new(seats, "goals", {"aim": "points", **settings})


def names(goals: list[int]) -> list[str]:
    return [BOX.goal_ids[goal] for goal in goals]


def keep_all(game: Game) -> None:
    """Everybody keeps the first goal in hand."""
    for index in range(game.seats):
        game.play(index, f"keep:{names(game.state.seats[index].draft)[0]}")


@rule("EV-14.02", "EV-2.19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_goals_each_and_three_in_the_end(seats: int) -> None:
    """4 cards, then 3, then 2; the last one comes without a choice, and one of the four goes."""
    game = dealt(seats)
    table = game.state
    every = {goal for seat in table.seats for goal in seat.draft}
    assert len(every) == 4 * seats
    for size in (4, 3, 2):
        assert [len(seat.draft) for seat in table.seats] == [size] * seats
        assert [len(seat.goals) for seat in table.seats] == [4 - size] * seats
        for index in range(seats):
            assert set(keys(game, index)) == {f"keep:{name}" for name in names(table.seats[index].draft)}
        keep_all(game)
    assert [len(seat.goals) for seat in table.seats] == [4] * seats
    assert not any(seat.draft for seat in table.seats)
    for index in range(seats):
        mine = names(table.seats[index].goals)
        assert set(keys(game, index)) == {f"discard:{name}" for name in mine}
    for index in range(seats):
        game.play(index, keys(game, index)[0])
    assert [len(seat.goals) for seat in table.seats] == [3] * seats
    assert table.year == 1


@rule("EV-14.03", "EV-14.02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rest_goes_to_the_next_seat(seats: int) -> None:
    """Whatever the order track says: it is not even laid out yet."""
    game = dealt(seats)
    for _step in range(2):
        hands = [list(seat.draft) for seat in game.state.seats]
        keep_all(game)
        for index in range(seats):
            assert game.state.seats[(index + 1) % seats].draft == hands[index][1:]
    last = [seat.draft[1] for seat in game.state.seats]
    keep_all(game)
    for index in range(seats):
        assert game.state.seats[(index + 1) % seats].goals[-1] == last[index]


@rule("EV-14.02", "EV-14.21")
def test_a_goal_is_chosen_once_and_only_from_the_own_hand() -> None:
    game = dealt(3)
    mine, other = (names(game.state.seats[index].draft) for index in (0, 1))
    assert refused(game, f"keep:{other[0]}", 0) == "EV-14.02"
    game.play(0, f"keep:{mine[0]}")
    assert 0 not in game.to_act()
    assert refused(game, f"keep:{mine[1]}", 0).startswith("EV-")  # the others have not chosen yet
    assert len(game.state.seats[0].goals) == 1


@rule("EV-14.21", "EV-0.11")
def test_what_others_keep_and_discard_is_not_seen() -> None:
    """Neither the choice of who was quicker, nor the goal that is thrown away in the end."""
    game = dealt(2)
    game.play(0, keys(game, 0)[1])
    seen = view(game, 1)["table"]["seats"][0]
    assert (seen["goals"], seen["draft"]) == ({"count": 1}, {"count": 3})
    game = dealt(2)
    for _step in range(3):
        keep_all(game)
    dropped = names(game.state.seats[0].goals)[0]
    game.play(0, f"discard:{dropped}")
    game.play(1, keys(game, 1)[0])
    text = str(view(game, 1)["table"]["seats"][0])
    assert dropped not in text
    assert view(game, 1)["table"]["seats"][0]["goals"] == {"count": 3}
    assert view(game, None)["table"]["seats"][1]["goals"] == {"count": 3}


@rule("EV-14.24", "EV-2.19", "EV-2.28")
def test_only_technologies_are_known_during_the_draft() -> None:
    table = dealt(3).state
    assert all(len(seat.tiles) == 9 for seat in table.seats)
    assert not table.shuttle_offer and not table.stadium_offer and not table.plan_offer
    assert not table.bonuses and not table.action_deck
    assert all(not seat.hand for seat in table.seats)


@rule("EV-2.27", "EV-14.02")
def test_no_goals_in_the_race() -> None:
    game = TITLE.new(3, "goals", {"aim": "race"})
    assert game.state.year == 1
    assert not any(seat.goals or seat.draft for seat in game.state.seats)


# -- values


def worth(goal: str, **levels: tuple[int, int, int]) -> int:
    position = empty(aim="points")
    position.goals(0, goal)
    position.production(0, *levels["production"])
    found: int = position.at_the_end().state.final[0][PARTS.index("goals")]
    return found


@rule("EV-14.23")
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ((7, 0, 0), 0),
        ((8, 0, 0), 4),
        ((9, 0, 0), 4),
        ((0, 10, 0), 8),
        ((0, 0, 12), 12),
        ((14, 0, 0), 15),
        ((30, 0, 0), 15),
    ],
)
def test_a_stepped_goal_gives_the_highest_step_reached(levels: tuple[int, int, int], points: int) -> None:
    assert worth("GO11", production=levels) == points


@rule("EV-14.23")
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ((6, 6, 6), 14),
        ((6, 7, 6), 10),
        ((8, 6, 7), 6),
        ((6, 6, 9), 0),
        ((5, 5, 5), 0),
        ((5, 6, 5), 0),
        ((20, 20, 20), 14),
    ],
)
def test_an_exact_goal_and_its_minimum(levels: tuple[int, int, int], points: int) -> None:
    assert worth("GO12", production=levels) == points


@rule("EV-14.23", "EV-14.07")
@pytest.mark.parametrize(("shuttles", "points"), [(0, 0), (1, 3), (4, 12), (5, 12)])
def test_a_goal_per_thing_has_a_maximum(shuttles: int, points: int) -> None:
    position = empty(aim="points")
    position.goals(0, "GO13")
    for number in range(1, shuttles + 1):
        position.give(0, "shuttle", f"SH{number:02}", "new" if number % 2 else "old")
    assert position.at_the_end().state.final[0][PARTS.index("goals")] == points


@rule("EV-14.07")
def test_all_three_goals_count_and_those_of_others_do_not() -> None:
    position = empty(aim="points")
    position.goals(0, "GO11", "GO12", "GO13")
    position.goals(1, "GO01", "GO02", "GO03")
    position.production(0, 8, 8, 8)
    position.give(0, "shuttle", "SH01")
    final = position.at_the_end().state.final
    assert [parts[PARTS.index("goals")] for parts in final] == [4 + 14 + 3, 0]
