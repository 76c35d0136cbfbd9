"""Chapter 17, the opponent of the solo game: the order, the draft of goals and its satellites."""

from __future__ import annotations

import pytest

from kolonie.core.views import view
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.terms import INNER, OUTER
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.trying import asked
from tests.rules.evacuation.worlds import BOX, empty, play


def alone() -> Position:
    """The first turn alone; progress will ask the player."""
    position = empty(1)
    position.satellites(0, 4, 5)
    position.turn_of(0)
    return position


# -- order


@rule("EV-17.07", "EV-17.08", "EV-17.09")
@pytest.mark.parametrize("before", [(0, 1, 2), (1, 0, 2), (1, 2, 0)])
@pytest.mark.parametrize(
    ("mine", "rival", "after"),
    [
        (["ST08"], ["ST03"], [0, 1, 2]),  # ahead
        (["ST03"], ["ST08"], [1, 0, 2]),  # one behind
        (["ST01"], ["ST08"], [1, 0, 2]),  # two behind
        ([], ["ST08"], [1, 2, 0]),  # three behind
        (["ST01"], ["ST16"], [1, 2, 0]),  # four behind
        (["ST03"], ["ST04"], None),  # level: they change places
        ([], [], None),
    ],
)
def test_the_order_by_smileys(
    before: tuple[int, ...], mine: list[str], rival: list[str], after: list[int] | None
) -> None:
    position = alone()
    position.order(*before)
    for name in mine:
        position.give(0, "stadium", name, "old")
    position.state.automaton_stadiums = [position.fetch("stadium", name) for name in rival]
    position.change_order()
    level = [1, 0, 2] if before.index(0) < before.index(1) else [0, 1, 2]
    assert position.state.order == (level if after is None else after)


# -- goals


@rule("EV-17.11", "EV-14.21")
def test_the_draft_against_the_opponent() -> None:
    game = TITLE.new(1, "solo draft", {})
    table = game.state
    seat = table.seats[0]
    assert not set(seat.draft) & set(table.rival_draft)
    for size in (4, 3, 2):
        mine, rival = list(seat.draft), list(table.rival_draft)
        assert (len(mine), len(rival)) == (size, size)
        assert view(game, 0)["table"]["rival_draft"] == {"count": size}
        game.play(0, f"keep:{BOX.goal_ids[mine[-1]]}")
        if size > 2:
            assert table.rival_draft == mine[:-1]
            assert set(seat.draft) < set(rival) and len(seat.draft) == size - 1
    assert len(seat.goals) == 4
    assert asked(game, "discard") == {BOX.goal_ids[goal] for goal in seat.goals}
    game.play(0, keys(game, 0)[0])
    assert (len(seat.goals), table.year) == (3, 1)


@rule("EV-17.11")
def test_the_opponent_discards_at_random() -> None:
    found = set()
    for seed in range(12):
        game = TITLE.new(1, f"at random {seed}", {})
        rival = list(game.state.rival_draft)
        game.play(0, keys(game, 0)[0])
        (gone,) = set(rival) - set(game.state.seats[0].draft)
        found.add(rival.index(gone))
    assert len(found) > 2


# -- progress


def progressed(
    cards: str, satellites: list[int], year: int = 1, order: tuple[int, ...] = (1, 2, 0)
) -> Position:
    """The automated civilisations have moved under the bonus card 7/10, before the player."""
    position = alone()
    position.year(year)
    position.bonus("YB2")
    position.solo_cards(cards)
    position.state.automaton_satellites = list(satellites)
    position.order(*order)
    position.progress()
    return position


@rule("EV-17.25", "EV-17.26")
@pytest.mark.parametrize(
    ("year", "card", "satellites", "after"),
    [
        (1, "SO5", [1, 0, 0, 1], [3, 8, 5, 3]),
        (2, "SO5", [1, 0, 0, 1], [3, 8, 8, 3]),
        (3, "SO1", [0, 4, 2, 1], [9, 5, 3, 7]),
        (4, "SO3", [0, 4, 2, 1], [7, 7, 5, 8]),
        (1, "SO6", [0, 4, 2, 1], [6, 8, 6, 4]),  # X is 4
    ],
)
def test_the_front_satellite_by_the_last_card_the_other_by_the_rest(
    year: int, card: str, satellites: list[int], after: list[int]
) -> None:
    assert progressed(card, satellites, year).state.automaton_satellites == after


@rule("EV-17.27")
def test_side_by_side_either_is_in_front() -> None:
    found = progressed("SO5", [4, 4, 2, 2]).state.automaton_satellites
    assert (sorted(found[:2]), sorted(found[2:])) == ([6, 12], [4, 7])


@rule("EV-17.28")
@pytest.mark.parametrize(
    ("satellites", "lanes"),
    [
        ([1, 0, 0, 1], [INNER, INNER, INNER, OUTER]),  # 3, 8 / 5, 3: the opponent was first on 3
        ([6, 0, 0, 1], [INNER, OUTER, INNER, INNER]),  # 8, 8: the front one was first
        ([0, 6, 0, 1], [OUTER, INNER, INNER, INNER]),
        ([16, 10, 0, 1], [OUTER, OUTER, INNER, INNER]),  # both at the end, which has one cell only
    ],
)
def test_they_take_the_inner_cell_if_it_is_free(satellites: list[int], lanes: list[int]) -> None:
    assert progressed("SO5", satellites).state.automaton_lanes == lanes


@rule("EV-17.28", "EV-10.03")
def test_they_block_cells_for_the_player_and_the_player_for_them() -> None:
    position = progressed("SO5", [2, 0, 1, 0])  # on 4 and 8, 3 and 5
    assert position.state.automaton_satellites == [4, 8, 3, 5]
    play(position, "move:1,0")
    assert position.live.to_act() == [0] and position.seat(0).lanes == [OUTER, OUTER]
    position = progressed("SO5", [2, 0, 1, 0], order=(0, 1, 2))
    play(position, "move:1,0", "cell:inner", "done", "cell:inner")
    assert position.state.automaton_lanes == [OUTER, INNER, INNER, OUTER]


@rule("EV-17.28")
def test_they_ignore_contact_milestones_and_effects() -> None:
    """15 and 8 have two milestones between them; nothing of the player's changes."""
    position = progressed("SO5", [0, 13, 0, 0])
    assert position.state.automaton_satellites[:2] == [8, 15]
    seat = position.seat(0)
    assert (seat.production, seat.research, seat.population) == ([0, 0, 0], [0, 0, 0], 0)
    assert position.state.automaton_areas == []


@rule("EV-17.29")
@pytest.mark.parametrize(
    ("satellites", "after"),
    [
        ([17, 2], [18, 11]),  # one section more for the rear one
        ([18, 2], [18, 12]),
        ([12, 11], [15, 18]),  # and back to the front one
        ([17, 16], [18, 18]),  # the rest is lost
        ([18, 18], [18, 18]),
    ],
)
def test_what_is_too_much_goes_to_the_other_satellite(satellites: list[int], after: list[int]) -> None:
    assert progressed("SO5", [*satellites, 0, 0]).state.automaton_satellites[:2] == after
