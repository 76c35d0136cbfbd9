"""PettingZoo's own tests, for every game and seat count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from kolonie.adapters.actions import actions
from kolonie.adapters.columns import columns
from kolonie.adapters.pettingzoo import TableEnv, env
from kolonie.core.settings import SetupError
from kolonie.games import titles

TABLES = [(title.id, seats) for title in titles() for seats in range(title.min_seats, title.max_seats + 1)]
FEWEST = [(title.id, title.min_seats) for title in titles()]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)

pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:Action mask:UserWarning")
"""Observations are dictionaries with a mask, and a seat that is not asked has nothing to choose."""


@every_table
def test_the_interface(game: str, seats: int, deep: bool) -> None:
    api_test(env(game, seats=seats), num_cycles=1000 if deep else 20)


@every_table
def test_seeds(game: str, seats: int, deep: bool) -> None:
    seed_test(lambda: env(game, seats=seats), num_cycles=500 if deep else 6)


@every_table
def test_rendering(game: str, seats: int, deep: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """Drawing takes long: of the larger tables only one picture is looked at, unless in depth."""
    if deep or (game, seats) in FEWEST:
        render_test(lambda render_mode: env(game, seats=seats, render_mode=render_mode))
        assert len(capsys.readouterr().out) > 1000
        return
    table = env(game, seats=seats, render_mode="ansi")
    table.reset(seed=1)
    assert table.render().count("Player ") >= seats


def played(table: Any, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """A whole game of random options: who acted, and what it saw."""
    table.reset(seed=seed)
    for number, agent in enumerate(table.agents):
        table.action_space(agent).seed(seed + number)
    for agent in table.agent_iter():
        seen, _reward, over, _cut, _info = table.last()
        yield agent, seen
        table.step(None if over else table.action_space(agent).sample(seen["action_mask"]))


@pytest.mark.parametrize(("game", "seats"), [("aquasphere", 2), ("planet_unknown", 2)])
def test_a_whole_game(game: str, seats: int) -> None:
    table = env(game, seats=seats, reward="score")
    acted = [agent for agent, _seen in played(table, 3)]
    assert set(acted) == {"seat_0", "seat_1"}
    assert not table.agents


def test_rewards_are_the_shares_of_the_victory() -> None:
    table = env("aquasphere", seats=3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    table.reset(seed=2)
    for agent in table.agent_iter():
        seen, reward, over, _cut, _info = table.last()
        total[agent] += reward
        if over:
            inner = table.unwrapped.game
            table.step(None)
        else:
            table.step(table.action_space(agent).sample(seen["action_mask"]))
    winners = inner.winners()
    expected = {f"seat_{n}": 1 / len(winners) if n in winners else 0.0 for n in range(3)}
    assert total == expected


def test_settings_names_and_keys() -> None:
    table = env("underwater_cities", seats=2, settings={"data_era": "on"})
    table.reset(seed=5)
    agent = table.agent_selection
    assert table.words(agent)["settings"]["data_era"] == "on"
    seen = table.observe(agent)
    assert seen["observation"].shape == (columns("underwater_cities").size(2),)
    keys = table.keys(agent)
    assert list(keys) == list(np.flatnonzero(seen["action_mask"]))
    assert sorted(keys.values()) == table.words(agent)["options"]
    with pytest.raises(SetupError, match="no such option"):
        TableEnv("underwater_cities", settings={"moon": "on"})


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    table = TableEnv("aquasphere")
    with pytest.raises(RuntimeError, match="reset"):
        table.observe("seat_0")
    table.reset(seed=1)
    number = actions("aquasphere").ids["withdraw"]
    before = table.observe("seat_0")["observation"].tolist()
    with pytest.raises(ValueError, match=r"seat_0: 5 \(withdraw\) is not offered"):
        table.step(number)
    assert table.observe("seat_0")["observation"].tolist() == before
    assert not table.observe("seat_1")["action_mask"].any(), "who is not asked has nothing to choose"


def test_a_seed_leads_to_a_row_of_games() -> None:
    one, two = TableEnv("aquasphere"), TableEnv("aquasphere")
    seeds = []
    for table in (one, two):
        table.reset(seed=9)
        first = table.game
        table.reset()
        assert first is not None and table.game is not None
        seeds.append((first.chance.seed, table.game.chance.seed))
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == 2
