"""Steps of the core that a game may not use for a while: each does what its docstring says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.frames import Frame
from kolonie.core.nodes import Count, ForEach, Gain, Node, Nothing, Pay, choose, seq
from kolonie.core.options import Option, Refusal, Refused, WhyNot, option
from kolonie.core.readers import COUNT, EACH, asks, declare, takes
from kolonie.core.saving import load, save, state_hash
from kolonie.core.title import Title
from kolonie.core.views import View, determinize
from kolonie.games import titles
from tests.core.sketches import Workbench, start
from tests.positioning import keys, refusal

# -- for each


@dataclass(frozen=True)
class Hand(Count):
    """The cards in hand: how many, and which."""


@dataclass(frozen=True)
class Judge(Node):
    """Keep the card of the environment, or throw it away; a card thrown away is drawn again, below."""


@dataclass(frozen=True)
class Numbered(Count):
    """The number that the environment holds."""


def _hand(game: Game, frame: Frame, _count: Count) -> tuple[int, ...]:
    return tuple(game.state.seats[frame.seat].hand)


COUNT[Hand] = lambda game, frame, _count: len(game.state.seats[frame.seat].hand)
COUNT[Numbered] = lambda _game, frame, _count: frame.env["card"]
EACH[Hand] = _hand
declare(Judge)


@asks(Judge)
def ask_judge(_game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    return [option("keep", frame.env["card"]), option("throw", frame.env["card"])]


@takes(Judge)
def take_judge(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.hand.remove(frame.env["card"])
    if choice.verb == "keep":
        seat.kept.append(frame.env["card"])
    else:
        seat.hand.append(frame.env["card"] + 100)
    return frame.parent


def test_for_each_does_its_part_once_for_each_value_in_order() -> None:
    flow = ForEach(Hand(), "card", Gain("point", Numbered()))
    game = start(flow, hand=(3, 1, 4))
    assert game.over
    assert game.scores() == [8], "the part is told which value it is for"


def test_for_each_asks_for_each_value_of_the_list_it_began_with() -> None:
    game = start(seq(ForEach(Hand(), "card", Judge()), Gain("point", 1)), hand=(3, 1, 4))
    for card, answer in ((3, "keep"), (1, "throw"), (4, "keep")):
        assert keys(game) == [f"keep:{card}", f"throw:{card}"]
        again = load(game.title, save(game))
        assert state_hash(again) == state_hash(game), "it is saved on its way"
        assert keys(again) == keys(game)
        game.play(0, f"{answer}:{card}")
    assert game.over
    assert (game.state.seats[0].kept, game.state.seats[0].hand) == ([3, 4], [101])
    assert game.scores() == [1], "what follows comes once"


def test_for_each_of_nothing_goes_on() -> None:
    game = start(seq(ForEach(Hand(), "card", Judge()), Gain("point", 1)))
    assert game.over
    assert game.scores() == [1]


# -- several of


def market(n: int, **goods: int) -> Game:
    wares: dict[str, Node] = {
        "dear": seq(Pay("credit", 2), Gain("point", 5)),
        "cheap": seq(Pay("credit", 1), Gain("point", 2)),
        "free": Gain("credit", 2),
        "steel": seq(Pay("steel", 1), Gain("point", 9)),
    }
    return start(seq(choose(n, **wares), Gain("point", 100)), goods=goods)


def test_choose_takes_exactly_so_many_different_parts() -> None:
    game = market(2, credit=9, steel=1)
    assert keys(game) == ["cheap", "dear", "free", "steel"]
    game.play(0, "dear")
    assert keys(game) == ["cheap", "free", "steel"], "each part once"
    with pytest.raises(Refused):
        game.play(0, "dear")
    game.play(0, "steel")
    assert game.over, "two, and no third"
    assert game.scores() == [114]
    assert game.state.seats[0].goods["credit"] == 7


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_choose_asks_so_often(n: int) -> None:
    game = market(n, credit=9, steel=1)
    played = 0
    while not game.over:
        game.play(0, keys(game)[0])
        played += 1
    assert played == min(n, 3), "the last of four is taken without asking"
    assert game.scores()[0] == 100 + (2, 7, 7, 16)[n - 1]


def test_choose_judges_anew_what_is_possible_after_each_part() -> None:
    game = market(3, credit=1)
    assert keys(game) == ["cheap", "free"]
    assert refusal(game, "dear") == "UC-0.06"
    game.play(0, "free")
    assert keys(game) == ["cheap", "dear"]
    game.play(0, "dear")
    assert game.over, "cheap was the only one left and came by itself; nothing pays for steel"
    assert game.scores() == [107]


def test_choose_takes_fewer_where_fewer_are_possible() -> None:
    game = start(seq(choose(2, a=Pay("steel", 1), b=Pay("kelp", 1)), Gain("point", 1)), goods={"kelp": 1})
    assert game.over
    assert game.state.seats[0].goods["kelp"] == 0
    none = start(seq(choose(2, a=Pay("steel", 1), b=Pay("kelp", 1)), Gain("point", 1)))
    assert none.over
    assert none.scores() == [1]


# -- what a view refuses


def positions(title: Title) -> Iterator[tuple[Game, int]]:
    for number in range(2):
        seats = min(title.max_seats, 2 + number)
        game = title.new(seats, f"refused {number}", title.random_settings(seats, Chance(f"r {number}")))
        dice = random.Random(number)
        while not game.over:
            seat = dice.choice(game.to_act())
            if game.number % 6 == 0:
                yield game, seat
            game.play(seat, dice.choice(game.options(seat)))


@pytest.mark.parametrize("title", titles(), ids=lambda t: t.id)
def test_a_view_refuses_what_the_game_refuses(title: Title) -> None:
    refused: list[Refusal] = []
    for game, seat in positions(title):
        told = View(game, seat).refusals
        assert told == game.refusals(seat)
        refused += told
        other = determinize(game, seat, Chance(f"other {game.number}"))
        assert View(other, seat).refusals == told, "whatever is hidden"
        for idle in set(range(game.seats)) - set(game.to_act()):
            assert View(game, idle).refusals == []
    assert len({found.rule for found in refused}) > 5, "many rules were met"


def test_a_view_tells_why() -> None:
    game = Workbench(choose(1, a=Pay("steel", 1), b=Nothing(), c=Gain("point", 1))).new(1, "why")
    (only,) = View(game, 0).refusals
    assert (only.key, only.rule, only.reason.key) == ("a", "UC-0.06", "why-cannot-pay")
