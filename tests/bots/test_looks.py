"""Turns that a closer look has found are compared by what it thought and by what they came to."""

from __future__ import annotations

import random

import pytest

from kolonie.bots.levels import EFFORTS
from kolonie.bots.looks import TRUST, Look, proved
from kolonie.bots.search import Arm
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.playout import play_out
from kolonie.core.views import View
from kolonie.games import title

CITIES = title("underwater_cities")
EFFORT = EFFORTS["hard"]._replace(look=500, narrow=2, rivals=2)


def a_turn(seed: str, after: int = 0) -> Game:
    """A game at the beginning of a turn, in that round at least."""
    game = CITIES.new(2, seed)
    dice = random.Random(seed)
    horizon = CITIES.judgement().horizon
    while game.state.round < after or type(game.asks[game.to_act()[0]].frame.node) not in horizon:
        play_out(game, dice, game.number + 1)
    return game


def met(look: Look, arms: list[Arm], *worths: float) -> None:
    for arm, worth in zip(arms, worths, strict=True):
        arm.worths.append(worth)
    look.learn(arms)


@pytest.fixture
def look() -> Look:
    game = a_turn("look")
    return Look(View(game, game.to_act()[0]), CITIES.judgement(), EFFORT)


def test_what_the_look_thought_counts_as_much_as_a_world(look: Look) -> None:
    arms = [Arm((), 10.0), Arm((), 8.0)]
    met(look, arms, 6.0, 7.0)  # three points more than was to be expected, beside the other
    assert TRUST == 1.0
    assert [proved(arm) - arm.first for arm in arms] == pytest.approx([-0.75, 0.75])
    assert max(arms, key=proved) is arms[0]
    met(look, arms, 6.0, 7.0)
    assert max(arms, key=proved) is arms[0]
    for _world in range(20):
        met(look, arms, 6.0, 7.0)
    assert max(arms, key=proved) is arms[1], "enough worlds say it"
    assert proved(arms[1]) - proved(arms[0]) == pytest.approx(1.0, abs=0.2)


def test_a_world_that_is_kind_to_all_says_nothing_of_any(look: Look) -> None:
    arms = [Arm((), 10.0), Arm((), 8.0), Arm((), 7.0)]
    met(look, arms, 60.0, 58.0, 57.0)
    assert [arm.gain for arm in arms] == pytest.approx([0.0, 0.0, 0.0])
    met(look, arms[:2], 30.0, 28.0)  # one was left out
    assert [arm.gain for arm in arms] == pytest.approx([0.0, 0.0, 0.0])


def test_turns_that_met_more_worlds_are_ranked_before_others(look: Look) -> None:
    few, many = Arm((), 20.0), Arm((), 10.0)
    met(look, [few, many], 20.0, 10.0)
    met(look, [many], 10.0)
    assert sorted([few, many], key=look.rank) == [few, many]


def test_positions_are_judged_on_the_way(look: Look) -> None:
    world = look.view.imagine(Chance("world"))
    arm = Arm(look.turns(world.clone(), look.seat, look.narrow)[0].steps, 0.0)
    for ahead in (1, 3):
        look.ahead = ahead
        found = look.outcome(world.clone(), arm)
        assert len(look.passed) == ahead - 1
        look.passed = []
        end = look.played_on(world.clone(), arm)
        judged = [*look.passed, look.how.value(end, look.seat)]
        assert found == pytest.approx(sum(judged) / ahead)


def test_at_the_end_of_the_game_only_that_counts() -> None:
    game = a_turn("late", 10)
    assert game.state.round == sum(game.box.rounds)
    look = Look(View(game, game.to_act()[0]), CITIES.judgement(), EFFORT._replace(ahead=6))
    world = look.view.imagine(Chance("world"))
    arm = Arm(look.turns(world.clone(), look.seat, look.narrow)[0].steps, 0.0)
    found = look.outcome(world.clone(), arm)
    end = look.played_on(world.clone(), arm)
    assert end.over and found == look.how.value(end, look.seat)
