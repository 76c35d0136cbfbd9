"""Advice: different options, the best first; a blunder is told as one; nothing hidden enters."""

from __future__ import annotations

from kolonie.bots.advice import CLOSE, TOLD, Advice, advise, ranked
from kolonie.bots.greedy import Step
from kolonie.bots.search import Arm, Effort
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.options import Option
from kolonie.core.saving import state_hash
from kolonie.core.views import View, determinize
from kolonie.games import title

AQ = title("aquasphere")
SHORT = Effort(plays=900, arms=6)


def begun(seed: str) -> Game:
    """A game of AquaSphere after the first choices, which are alike."""
    game = AQ.new(2, seed)
    while game.number < 12:
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[0])
    return game


def arm(game: Game, number: int, first: float, *worths: float) -> Arm:
    """A turn that begins with an option of the first seat to act."""
    choice: Option = game.options(game.to_act()[0])[number]
    steps: tuple[Step, ...] = ((game.options(game.to_act()[0]), choice),)
    made = Arm(steps, first)
    made.worths.extend(worths)
    return made


def test_options_are_compared_in_the_worlds_that_both_have_met() -> None:
    game = begun("ranks")
    keys = [choice.key for choice in game.options(game.to_act()[0])]
    best = arm(game, 0, 9.0, 10.0, 2.0, 2.0)
    told = ranked([best, arm(game, 1, 8.0, 7.0), arm(game, 2, 8.5, 9.0, 1.0), arm(game, 1, 7.0, 8.0)])
    assert told == [Advice(keys[0], 0.0, 3), Advice(keys[2], 1.0, 2), Advice(keys[1], 2.0, 1)]


def test_nothing_is_better_than_what_is_advised_and_what_is_close_is_as_good() -> None:
    game = begun("close")
    _first, second = ranked([arm(game, 0, 9.0, 1.0), arm(game, 1, 8.0, 3.0)])
    assert second.less == 0.0
    assert Advice("a", CLOSE - 0.01, 4).tenths == 0
    assert Advice("a", 2.34, 4).tenths == 23


def test_a_planted_blunder_is_told_as_one() -> None:
    game = begun("b5")
    seat = game.to_act()[0]
    while "withdraw" not in [choice.key for choice in game.options(seat)]:
        game.play(seat, game.options(seat)[0])
        seat = game.to_act()[0]
    told = advise(View(game, seat), Chance("advice"), SHORT._replace(arms=16), told=100)
    less = {one.key: one.less for one in told}
    assert less["withdraw"] > 5, "whoever stays has an action to perform"
    assert told[0].less == 0.0 and "withdraw" not in [one.key for one in told[:TOLD]]
    assert [one.less for one in told] == sorted(less.values())


def test_advice_is_the_same_in_worlds_that_differ_in_hidden_things_and_changes_nothing() -> None:
    game = begun("hidden")
    seat = game.to_act()[0]
    before = state_hash(game)
    other = determinize(game, seat, Chance("other"))
    told = [advise(View(world, seat), Chance("advice"), SHORT) for world in (game, other)]
    assert told[0] == told[1] and 2 <= len(told[0]) <= TOLD
    assert len({one.key for one in told[0]}) == len(told[0])
    assert state_hash(other) != before == state_hash(game)
