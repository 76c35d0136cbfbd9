"""Positions are told apart by the values of the declared fields."""

from __future__ import annotations

import random

import pytest

from kolonie.core.playout import play_out
from kolonie.core.sameness import differing, fields_of
from kolonie.core.title import Title
from kolonie.games import titles


@pytest.mark.parametrize("title", titles(), ids=[title.id for title in titles()])
def test_values_are_equal_where_the_saved_tables_are(title: Title) -> None:
    game = title.new(2, "sameness", {})
    fields = fields_of(title.shape)
    first = fields.whole(game.state)
    seen = {tuple(first): title.shape.save(game.state)}
    dice = random.Random(1)
    while not game.over and game.number < 60:
        play_out(game, dice, game.number + 1)
        found = fields.whole(game.state)
        assert found == fields.whole(game.clone().state)
        assert len(found) == len(first)
        saved = title.shape.save(game.state)
        assert seen.setdefault(tuple(found), saved) == saved
    assert len(seen) == len({str(saved) for saved in seen.values()})


def test_what_differs_from_a_base_tells_lists_apart() -> None:
    base = [0, (1, 2), "a", 0]
    assert differing(base.copy(), base) == []
    assert differing([0, (1, 2), "a", 1], base) == [3, 1]
    assert differing([3, (1, 2), "a", 0], base) == [0, 3]
    assert differing([0, (1,), "b", 0], base) == [1, (1,), 2, "b"]
