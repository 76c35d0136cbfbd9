"""What is offered is what leaves a way: looking ahead agrees with trying out everything."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest

from kolonie.core.ahead import GivenUp, Search
from kolonie.core.frames import Frame
from kolonie.core.options import Option
from kolonie.core.playout import play_out
from kolonie.games import titles
from kolonie.lab.ahead import Comparison, listed
from kolonie.lab.listings import cold, random_game

WATCHING = [title for title in titles() if title.conduct.watches]


@pytest.mark.parametrize("title", WATCHING, ids=lambda title: title.id)
def test_looking_ahead_agrees_with_trying_out_everything(title: object, deep: bool) -> None:
    """Deep runs compare as many choices as `kolonie lab ahead --choices 10000`."""
    report = Comparison(title).run(10_000 if deep else 400)  # type: ignore[arg-type]
    assert report.differences == []
    assert report.refused > report.choices / 20 and report.left_open < report.choices / 100


@pytest.mark.parametrize("title", WATCHING, ids=lambda title: title.id)
def test_a_quick_no_is_never_wrong(title: Any, deep: bool) -> None:
    """Every option that is called hopeless in random games is tried out all the same."""
    dice = random.Random(1)
    refused = 0
    for number in range(1000 if deep else 20):
        seats = title.min_seats + number % (title.max_seats + 1 - title.min_seats)
        game = random_game(title, seats, number, {})
        while not game.over:
            for seat, ask in game.asks.items():
                doubtful = game.conduct.doubtful(game, ask.frame, listed(game, ask))
                for choice in game.conduct.hopeless(game, ask.frame, doubtful):
                    refused += 1
                    assert not leads_on(game, seat, ask.frame, choice), (game, choice.key)
            play_out(game, dice, game.number + 1)
    assert refused > 1000


def leads_on(game: Any, seat: int, frame: Frame, choice: Option) -> bool:
    """What a search says that is hardly limited."""
    twin = cold(game)
    search = Search(twin, seat)
    search.limit = 20_000
    with suppress(GivenUp):
        return search.leads_on(twin.state, frame, choice, False)
    return False
