"""Positions made to order: frames as play leaves them, and nothing that could not be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kolonie.core.engine import Game
from kolonie.core.frames import Frame
from kolonie.core.nodes import Simultaneously
from kolonie.core.positions import Position, PositionError, begin, reach, reconsider
from kolonie.core.saving import addresses, state_hash
from kolonie.games import title
from kolonie.games.aquasphere.nodes import InterimTime, MoveCounter
from tests.harbour import TITLE, Lay, Load
from tests.laws.playing import positions


def harbour(seats: int = 3) -> Game:
    return TITLE.new(seats, "a position")


def stack(game: Game, frame: Frame | None) -> Iterator[tuple[str, int, int, dict[str, object]]]:
    while frame is not None:
        yield addresses(game).name(frame.node), frame.pos, frame.seat, frame.env
        frame = frame.parent


def test_a_step_is_reached_on_the_frames_that_play_would_leave() -> None:
    aquasphere = title("aquasphere")
    met = 0
    for game in positions(aquasphere, 3, 5):
        for ask in game.asks.values():
            node = ask.frame.node
            name = addresses(game).name(node)
            if game.state.round and name.startswith("flow") and not ask.frame.pos:
                reached = reach(game, node, ask.frame.seat, (game.state.round,))
                assert list(stack(game, reached)) == list(stack(game, ask.frame))
                met += not isinstance(node, InterimTime)
    assert met > 50


def test_a_game_goes_on_from_where_it_was_begun() -> None:
    game = harbour()
    begin(game, reach(game, Load, 1, (2, 2)))
    assert game.to_act() == [1] and game.strands is None
    game.play(1, "wait")
    assert game.to_act() == [2], "the second of two times was played"
    for _ in range(2):
        game.play(2, "wait")
    assert game.over, "this was the second of two rounds"


def test_all_seats_act_at_once_again() -> None:
    game = harbour()
    begin(game, reach(game, Load, 2, (1, 2)))
    begin(game, reach(game, Simultaneously, repeats=(2,)))
    assert game.to_act() == [0, 1, 2]


@pytest.mark.parametrize(
    ("target", "seat", "repeats", "text"),
    [
        (Lay, 0, (1,), "no way leads into Simultaneously"),
        (Load, 3, (1,), "no seat 3 among 3"),
        (Load, 0, (3,), "time 3 of a step that is done 2 times"),
        (MoveCounter, 0, (1,), "MoveCounter is not in the flow of harbour"),
    ],
)
def test_a_way_that_does_not_exist_is_told(
    target: type, seat: int, repeats: tuple[int, ...], text: str
) -> None:
    with pytest.raises(PositionError, match=text):
        reach(harbour(), target, seat, repeats)


def test_a_position_is_a_game_of_its_own() -> None:
    position: Position[Any, Any, Any] = Position(harbour())
    position.go_to(Load, 1, (2,))
    position.state.seats[1].points = 30
    game = position.game()
    before = state_hash(game)
    position.state.seats[1].points = 31
    position.play("wait")
    assert state_hash(game) == before and game.scores()[1] == 30
    assert position.live.to_act() == [1]


def test_options_follow_what_is_edited() -> None:
    game = harbour()
    game.state.seats[0].hand = [28, 29]
    reconsider(game)
    assert [choice.key for choice in game.options(0)] == ["lay:28", "lay:29"]
    assert game.strands is game.asks


def test_a_decision_is_asked_before_there_is_anything_to_decide() -> None:
    position: Position[Any, Any, Any] = Position(harbour())
    position.go_to(Load, 2, (1, 2))
    assert (position.asked(), position.offered()) == (Load, ["load", "unload", "wait"])
    assert position.offered(1) == []
    assert position.refused("lay:3") == "HA-1.02"
    with pytest.raises(PositionError, match="wait is accepted"):
        position.refused("wait")


def test_a_position_where_nobody_decides_is_refused() -> None:
    position: Position[Any, Any, Any] = Position(harbour(2))
    position.go_to(Load, 1, (2, 2))
    position.play("wait")
    with pytest.raises(PositionError, match="the game is over"):
        position.game()
    position = Position(harbour(2))
    position.state.seats[0].hand = [7]
    with pytest.raises(PositionError, match="seat 0 has nothing to decide at Lay"):
        position.game()


def test_pieces_cannot_be_made_or_lost() -> None:
    aquasphere = title("aquasphere")
    game = next(g for g in positions(aquasphere, 2, 1) if g.state.round)
    position: Position[Any, Any, Any] = Position(game)
    assert position.game().to_act() == game.to_act()
    position.state.supply_crystals -= 1
    with pytest.raises(PositionError, match="crystals: 19 where there are 20"):
        position.game()
