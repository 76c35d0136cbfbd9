"""OpenSpiel's own tests, information states and resampling included."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import kolonie.adapters.openspiel as adapter
from kolonie.adapters.columns import columns
from kolonie.core.saving import state_hash
from kolonie.games import titles

ROOT = Path(__file__).parents[2]
TABLES = [(title.id, seats) for title in titles() for seats in range(title.min_seats, title.max_seats + 1)]
SMALL = [(game, seats) for game, seats in TABLES if seats <= 2]
"""OpenSpiel looks at every position with the eyes of every player, which takes long at large tables."""


def load(game: str, seats: int, rest: str = "") -> Any:
    return pyspiel.load_game(f"kolonie_{game}(players={seats}{rest})")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_simulations(game: str, seats: int, deep: bool) -> None:
    """Whole games at small tables; at larger ones only in depth, and else that the game can be begun."""
    loaded = load(game, seats)
    if deep or (game, seats) in SMALL:
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=deep or seats == 1, verbose=False)
    state = next(walk(loaded, 1))
    assert loaded.num_players() == seats
    assert len(state.observation_tensor(seats - 1)) == columns(game).size(seats)


def walk(game: Any, seed: int) -> Iterator[Any]:
    """The positions of a random game after the deal, the same state object each time."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(dice.choice(state.chance_outcomes())[0])
    while not state.is_terminal():
        yield state
        state.apply_action(dice.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("game", [title.id for title in titles()])
def test_a_resampled_state_looks_the_same_to_the_player(game: str) -> None:
    differing = 0
    for number, state in enumerate(walk(load(game, 2), 4)):
        if number % 12 or state.is_terminal():
            continue
        for player in range(2):
            other = state.resample_from_infostate(player, random.Random(number).random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            differing += state_hash(other.game) != state_hash(state.game)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
                other.apply_action(other.legal_actions()[0])
            again = state.resample_from_infostate(player, random.Random(number).random)
            twin = other.resample_from_infostate(player, random.Random(7).random)
            assert again.game is not other.game and twin.game is not other.game
    assert differing > 3


def test_resampling_does_not_depend_on_what_is_hidden() -> None:
    """The law of two worlds: what is imagined in a world and in one that looks the same is the same."""
    for number, state in enumerate(walk(load("underwater_cities", 2), 6)):
        if number % 25 == 0 and not state.is_terminal():
            other = state.resample_from_infostate(0, random.Random(1).random)
            here, there = (one.resample_from_infostate(0, random.Random(2).random) for one in (state, other))
            assert state_hash(here.game) == state_hash(there.game)
            assert here.memory == there.memory


def test_what_a_player_remembers_is_part_of_its_information_state() -> None:
    game = load("aquasphere", 2)
    state = next(walk(game, 1))
    first, second = state.clone(), state.clone()
    left, right = state.legal_actions()[:2]
    first.apply_action(left)
    second.apply_action(right)
    assert first.information_state_string(0) != second.information_state_string(0)
    assert state.information_state_string(1).startswith("\n"), "nothing yet"
    assert state.observation_string(0) in state.information_state_string(0)


def test_settings_rewards_and_names() -> None:
    game = load("underwater_cities", 2, ",settings=data_era:on;boards:basic,reward=score,deals=16")
    assert (game.max_chance_outcomes(), game.max_utility()) == (16, adapter.MOST_POINTS)
    *_positions, state = walk(game, 2)
    assert state.returns() == [float(score) for score in state.game.scores()]
    assert state.words(0)["settings"]["data_era"] == "on"
    again = game.deserialize_state(state.serialize())
    assert state_hash(again.game) == state_hash(state.game)
    begun = next(walk(game, 2))
    told = [begun.action_to_string(action) for action in begun.legal_actions()]
    assert sorted(told) == begun.words(begun.current_player())["options"]


def test_their_tree_search_plays_our_game() -> None:
    game = load("aquasphere", 2)
    state = next(walk(game, 3))
    judge = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(
        game=game, evaluator=judge, uct_c=1.4, max_simulations=3, random_state=np.random.RandomState(2)
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_python_ends_quietly() -> None:
    """The library keeps what was registered until after the end of Python."""
    code = "import pyspiel, kolonie.adapters.openspiel; pyspiel.load_game('kolonie_aquasphere')"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
