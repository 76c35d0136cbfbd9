"""Steps of the core that a game may not use for a while: each does what its docstring says."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.nodes import Gain, Node, Nothing, choose, seq
from kolonie.core.options import Refusal, Refused
from kolonie.core.title import Title
from kolonie.core.views import View, determinize
from kolonie.games import titles
from tests.core.sketches import Pay, start
from tests.positioning import keys, refusal

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
    game = start(choose(1, a=Pay("steel", 1), b=Nothing(), c=Gain("point", 1)))
    (only,) = View(game, 0).refusals
    assert (only.key, only.rule, only.reason.key) == ("a", "UC-0.06", "why-cannot-pay")
