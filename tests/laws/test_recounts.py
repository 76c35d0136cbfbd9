"""Final scores equal an independent recount, for every title."""

from __future__ import annotations

from importlib import import_module

import pytest

from kolonie.games import title
from tests.laws.playing import TABLES, games_per_table, positions


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_final_scores_equal_an_independent_recount(name: str, seats: int, deep: bool) -> None:
    recount = import_module(f"tests.laws.recounts.{name}").recount
    for seed in games_per_table(deep, 12):
        *_, game = positions(title(name), seats, seed, journal=True)
        assert recount(game) == game.scores()
