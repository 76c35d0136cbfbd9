"""A game is a thing that can be printed, copied and sent to another process, at any decision."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.saving import SaveError, state_hash
from kolonie.core.title import Title
from kolonie.games import title, titles
from tests.core.sketches import Workbench
from tests.example.harvest.meta import TITLE as HARVEST

ROOT = Path(__file__).parents[2]
ALL: list[Title] = [*titles(), HARVEST]
every_title = pytest.mark.parametrize("game_title", ALL, ids=lambda t: t.id)
WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def positions(game_title: Title, every: int) -> Iterator[Game]:
    seats = min(3, game_title.max_seats)
    game = game_title.new(seats, "pickled", game_title.random_settings(seats, Chance("pickled")))
    dice = random.Random(3)
    while not game.over:
        if game.number % every == 0:
            yield game
        step(game, dice)
    yield game


def step(game: Game, dice: random.Random) -> None:
    seat = dice.choice(game.to_act())
    game.play(seat, dice.choice(game.options(seat)))


def keys(game: Game) -> dict[int, list[str]]:
    return {seat: [choice.key for choice in game.options(seat)] for seat in game.to_act()}


@every_title
@pytest.mark.parametrize("way", WAYS)
def test_a_copy_is_equal_and_plays_on_alone(game_title: Title, way: str) -> None:
    met: set[str] = set()
    for game in positions(game_title, 5):
        met.add("at once" if len(game.to_act()) > 1 else "in turn")
        twin = WAYS[way](game)
        before = state_hash(game)
        assert type(twin) is type(game)
        assert (state_hash(twin), keys(twin)) == (before, keys(game))
        assert twin.title is game.title
        assert twin.chance.seed == game.chance.seed
        here, there = random.Random(1), random.Random(1)
        other = game.clone()
        for _ in range(6):
            if not twin.over:
                step(twin, here)
                step(other, there)
        assert state_hash(twin) == state_hash(other), "the same moves lead to the same position"
        assert state_hash(game) == before
    assert "in turn" in met
    assert game_title.id == "aquasphere" or "at once" in met


def test_a_game_with_an_expansion_can_be_pickled_too() -> None:
    game = title("underwater_cities").new(2, "pickled", {"data_era": "on"})
    assert state_hash(pickle.loads(pickle.dumps(game))) == state_hash(game)


def test_another_process_can_read_it() -> None:
    game = next(game for game in positions(title("planet_unknown"), 9) if game.number > 20)
    code = (
        "import pickle, sys; from kolonie.core.saving import state_hash; "
        "game = pickle.load(sys.stdin.buffer); print(state_hash(game), game)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(game), capture_output=True, check=True, cwd=ROOT
    )
    assert done.stdout.decode().strip() == f"{state_hash(game)} {game!r}"


def test_a_title_is_pickled_by_where_it_stands() -> None:
    for game_title in ALL:
        assert pickle.loads(pickle.dumps(game_title)) is game_title
        assert copy.deepcopy(game_title) is game_title
    with pytest.raises(pickle.PicklingError):
        pickle.dumps(Workbench(HARVEST.flow))


def test_a_game_with_other_components_says_that_it_cannot(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[[research]]\nid = "R01"\namount = 3\n', encoding="utf-8")
    aquasphere = title("aquasphere")
    game = aquasphere.new(2, "other", box=aquasphere.box((pack,)))
    with pytest.raises(SaveError, match="packs: a game with other components cannot be pickled"):
        pickle.dumps(game)
    assert state_hash(copy.deepcopy(game)) == state_hash(game)


# -- in print


def test_a_game_in_print() -> None:
    game = HARVEST.new(3, "a secret seed")
    assert repr(game) == "<Game of harvest, 3 seats, at decision 0, to act: 0, 1, 2>"
    dice = random.Random(1)
    game.play(1, game.options(1)[0])
    assert repr(game).startswith("<Game of harvest, 3 seats, at decision 1, to act: 0")
    while not game.over:
        step(game, dice)
    assert repr(game) == f"<Game of harvest, 3 seats, at decision {game.number}, over>"
    assert "secret" not in repr(game)
