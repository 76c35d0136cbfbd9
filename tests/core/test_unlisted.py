"""Options that are not listed until somebody reads them are the same as those that are."""

from __future__ import annotations

from random import Random

import pytest

from kolonie.core.options import Refused, option
from kolonie.core.playout import play_out
from kolonie.games import title
from kolonie.lab.listings import random_game


@pytest.mark.parametrize("seed", range(4))
def test_one_by_one_and_at_once(seed: int) -> None:
    game = random_game(title("planet_unknown"), 2, seed)
    dice = Random(seed)
    lists = 0
    while not game.over:
        for seat, ask in game.asks.items():
            lists += ask._unlisted is not None
            one_by_one = [ask.nth(number) for number in range(ask.count)]
            assert all(ask.find(choice) is choice for choice in one_by_one)
            again = game.ask_again(ask)
            assert [choice.key for choice in one_by_one] == sorted(choice.key for choice in again.options)
            with pytest.raises(Refused):
                game.play(seat, option("place", 0, 0, "r8"))
            assert ask.find(one_by_one[-1].key) is one_by_one[-1]
            assert tuple(one_by_one) == ask.options
            assert ask.count == len(ask.options)
        play_out(game, dice, game.number + 1)
    assert lists
