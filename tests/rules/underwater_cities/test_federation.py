"""Chapter 11: the Federation track."""

from __future__ import annotations

import pytest

from kolonie.games.underwater_cities.federation import new_order
from kolonie.games.underwater_cities.meta import TITLE
from tests.citing import rule
from tests.positioning import keys
from tests.rules.underwater_cities.depths import at_slot, others, turn, until
from tests.rules.underwater_cities.sea import have, marker, play

BOX = TITLE.box()


@rule("UC-11.01", "UC-11.02", "UC-11.03", "UC-11.05")
@pytest.mark.parametrize(
    ("step", "after", "gained", "points"),
    [
        (0, 2, {"credit": 1}, 0),  # space 4 gives nothing
        (1, 3, {"credit": 1, "steelplast": 1}, 0),
        (2, 4, {"steelplast": 1}, 1),
        (3, 4, {}, 2),  # space 1, and a step that cannot be made
        (4, 4, {}, 2),
    ],
)
def test_every_space_entered_is_rewarded(step: int, after: int, gained: dict[str, int], points: int) -> None:
    assert BOX.track_ids[:4] == ("4", "3", "2", "1") and BOX.spaces == 4
    game, seat = turn(2)
    seat.step = step
    play(game, "slot:G1", "card:T2", "advance")  # S09: up to two steps, the first of them is made
    assert (seat.step, have(game, seat), seat.points) == (after, gained, points)


@rule("UC-11.02", "UC-14.04")
def test_the_reward_comes_at_once() -> None:
    game, seat = turn(2)
    seat.step = 1
    play(game, "slot:G1", "card:T2")
    assert keys(game) == ["advance", "done"] and have(game, seat) == {"credit": 1}


@rule("UC-11.04", "UC-11.05", "UC-16.06")
def test_the_last_to_come_is_on_top() -> None:
    game, seat = turn(3)
    other, third = others(game, seat)
    index = {id(s): i for i, s in enumerate(game.state.seats)}
    marker(game, (seat, 1), (other, 2), (third, 4))
    play(game, "slot:G3", "card:T2", "done")  # one step: onto the space of the other
    assert seat.step == other.step == 2 and seat.height > other.height
    assert new_order(game.state) == (index[id(third)], index[id(seat)], index[id(other)])
    # a step that cannot be made brings the marker to the top of its pile
    game, seat = turn(3)
    other, third = others(game, seat)
    index = {id(s): i for i, s in enumerate(game.state.seats)}
    marker(game, (seat, 4), (other, 4), (third, 0))
    assert new_order(game.state)[0] == index[id(other)]
    play(game, "slot:G3", "card:T2", "done")
    assert (seat.step, seat.points) == (4, 1)
    assert new_order(game.state)[0] == index[id(seat)]


@rule("UC-11.06", "UC-11.07")
def test_piles_keep_their_order_when_a_marker_leaves_or_passes() -> None:
    for start in (2, 1):  # from the middle of their pile, or passing it
        game, seat = turn(4)
        a, b, c = others(game, seat)
        index = {id(s): i for i, s in enumerate(game.state.seats)}
        marker(game, (a, 2), (seat, start), (b, 2), (c, 0))
        play(game, "slot:G3", "card:T2", "advance")
        assert seat.step == start + 2
        assert new_order(game.state) == (index[id(seat)], index[id(b)], index[id(a)], index[id(c)])


@rule("UC-11.09", "UC-16.05")
def test_all_markers_start_the_next_round_below_the_track() -> None:
    game, seat = turn(3)
    play(game, "slot:G3", "card:T2", "advance")
    assert seat.step == 2 and sorted(s.step for s in game.state.seats) == [1, 2, 2]
    until(game, lambda g: g.state.round == 2 and at_slot(g))
    assert [s.step for s in game.state.seats] == [0, 0, 0]
    until(game, lambda g: g.state.round == 3 and at_slot(g))
    assert [s.step for s in game.state.seats] == [0, 0, 0]


@rule("UC-11.10", "UC-3.11")
def test_fewer_steps_may_be_taken() -> None:
    game, seat = turn(2)
    seat.step = 0
    play(game, "slot:G1", "card:T2", "done")
    assert seat.step == 1
