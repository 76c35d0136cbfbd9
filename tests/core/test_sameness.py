"""Positions are told apart by the values of the declared fields."""

from __future__ import annotations

import random
from collections.abc import Hashable

import pytest

from kolonie.core.playout import play_out
from kolonie.core.sameness import fields_of
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


@pytest.mark.parametrize("title", titles(), ids=[title.id for title in titles()])
def test_what_differs_from_a_base_are_the_values_that_do(title: Title) -> None:
    game = title.new(2, "sameness", {})
    fields = fields_of(title.shape)
    seats = title.shape.nested["seats"]
    base = game.clone().state
    dice = random.Random(2)
    changed = 0
    while not game.over and game.number < 40:
        for seat in range(game.seats):
            now = title.shape.values(game.state) + seats.values(game.state.seats[seat])
            before = title.shape.values(base) + seats.values(base.seats[seat])
            expected = [each for each in zip(now, before, strict=True) if each[0] != each[1]]
            found = fields.differing(game.state, base, seat)
            assert found[1::2] == [value for value, _before in expected]
            assert len(set(found[::2])) == len(expected)
            changed = max(changed, len(expected))
        play_out(game, dice, game.number + 1)
    assert changed > 3


@pytest.mark.parametrize("title", titles(), ids=[title.id for title in titles()])
def test_tables_are_equally_far_apart_from_a_base_only_if_they_hold_the_same(title: Title) -> None:
    game = title.new(3, "sameness", {})
    fields = fields_of(title.shape)
    base = game.clone().state
    assert fields.apart(game.state, base) == []
    seen: dict[tuple[Hashable, ...], tuple[Hashable, ...]] = {}
    dice = random.Random(3)
    while not game.over and game.number < 60:
        whole = tuple(fields.whole(game.state))
        assert seen.setdefault(tuple(fields.apart(game.state, base)), whole) == whole
        play_out(game, dice, game.number + 1)
    assert len(seen) == len(set(seen.values())) > 20
