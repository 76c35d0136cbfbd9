"""Steps that are called quiet set nothing off: what comes due is the same if it is looked for after each."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kolonie.core.readers import HANDLERS
from kolonie.games import titles
from kolonie.lab.listings import random_game

SETTLING = [title for title in titles() if "settle" in vars(type(title.conduct))]


def played(title: Any, seats: int, number: int) -> list[tuple[str, ...]]:
    """What is offered in a random game, decision by decision."""
    dice = random.Random(number)
    game = random_game(title, seats, number, {})
    found = []
    while not game.over:
        seat = game.to_act()[0]
        options = game.options(seat)
        found.append(tuple(choice.key for choice in options))
        game.play(seat, dice.choice(options))
    return found


@pytest.mark.parametrize("title", SETTLING, ids=lambda title: title.id)
def test_nothing_comes_due_by_a_quiet_step(title: Any, deep: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [
        (title.min_seats + number % (title.max_seats + 1 - title.min_seats), number)
        for number in range(400 if deep else 20)
    ]
    before = [played(title, *game) for game in games]
    quiet = [handler for handler in HANDLERS.values() if handler.quiet]
    assert quiet
    for handler in quiet:
        monkeypatch.setattr(handler, "quiet", False)
    assert [played(title, *game) for game in games] == before
