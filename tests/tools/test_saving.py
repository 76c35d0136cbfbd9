"""Saved positions: whatever is wrong with one is a SaveError, never a crash and never a game."""

from __future__ import annotations

import json
import random
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.nodes import Seq
from kolonie.core.saving import Addresses, SaveError, addresses, load, save, state_hash
from kolonie.core.title import Title
from kolonie.core.views import view
from kolonie.games import title, titles
from tests.example.harvest.meta import TITLE as HARVEST

AQUASPHERE = title("aquasphere")
ALL = [*titles(), HARVEST]


@lru_cache(maxsize=8)
def saved_text(game_title: Title, moves: int) -> str:
    """A position in the middle of a game."""
    seats = min(3, game_title.max_seats)
    settings_drawn = game_title.random_settings(seats, Chance("saving"))
    game = game_title.new(seats, "saving", settings_drawn)
    dice = random.Random(moves)
    while not game.over and game.number < moves:
        seat = dice.choice(game.to_act())
        game.play(seat, dice.choice(game.options(seat)))
    return save(game)


def saved(game_title: Title = AQUASPHERE, moves: int = 40) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(saved_text(game_title, moves))
    return found


def refuse(data: object, game_title: Title = AQUASPHERE) -> str:
    """Loads what must not be loaded; tells what was said."""
    with pytest.raises(SaveError) as caught:
        load(game_title, data if isinstance(data, str) else json.dumps(data))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def play_on(game: Game) -> str:
    """Plays by fixed dice to the end; tells the hash there."""
    dice = random.Random(1)
    while not game.over:
        seat = dice.choice(game.to_act())
        game.play(seat, dice.choice(game.options(seat)))
    return state_hash(game)


# -- whole saves


@pytest.mark.parametrize("game_title", ALL, ids=lambda t: t.id)
def test_a_loaded_game_goes_on_as_the_saved_one_would(game_title: Title) -> None:
    for moves in (0, 3, 17):
        text = saved_text(game_title, moves)
        assert play_on(load(game_title, text)) == play_on(load(game_title, text))
        assert save(load(game_title, text)) == text


def test_a_simultaneous_step_is_saved_with_what_the_others_see() -> None:
    game = HARVEST.new(3, "saving")
    game.play(1, game.options(1)[0])
    again = load(HARVEST, save(game))
    assert again.to_act() == game.to_act() == [0, 1, 2]
    for viewer in (None, 0, 1, 2):
        assert view(again, viewer) == view(game, viewer)
    assert again.state.seats[1] == game.state.seats[1]


def test_a_finished_game_can_be_saved() -> None:
    game = load(AQUASPHERE, saved_text(AQUASPHERE, 10_000))
    assert game.over
    assert game.winners()


# -- another game, other rules, other components


def test_another_game_is_named() -> None:
    assert refuse(saved(HARVEST, 3)) == "game: saved from 'harvest', not 'aquasphere'"


def test_other_rules_are_named() -> None:
    assert refuse(saved() | {"rules": "0"}).startswith("rules: saved with version '0'")


def test_other_components_are_named(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[[research]]\nid = "R01"\namount = 3\n', encoding="utf-8")
    box = AQUASPHERE.box((pack,))
    with pytest.raises(SaveError, match="packs: "):
        load(AQUASPHERE, saved_text(AQUASPHERE, 40), box)
    with pytest.raises(SaveError, match="packs: "):
        load(AQUASPHERE, save(AQUASPHERE.new(2, "saving", box=box)))
    assert load(AQUASPHERE, save(AQUASPHERE.new(2, "saving", box=box)), box).to_act()


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", "3", '"text"', "{}", '{"format": "kolonie-position-0"}']
)
def test_something_else_is_not_a_save(text: str) -> None:
    assert refuse(text).startswith(("not JSON", "not a saved Kolonie position"))


# -- damage


@pytest.mark.parametrize("field", sorted(json.loads(saved_text(AQUASPHERE, 40))))
def test_a_missing_field_is_a_save_error(field: str) -> None:
    data = saved()
    del data[field]
    refuse(data)


@pytest.mark.parametrize("field", sorted(json.loads(saved_text(AQUASPHERE, 40))["state"]))
def test_a_missing_part_of_the_table_is_a_save_error(field: str) -> None:
    data = saved()
    del data["state"][field]
    refuse(data)


@pytest.mark.parametrize(
    "damage",
    [
        {"state": None},
        {"state": []},
        {"seats": 0},
        {"seats": 7},
        {"seats": "two"},
        {"seed": 7},
        {"counters": {"deck": "many"}},
        {"number": "first"},
        {"stack": [["flow/9/9", 0, 0, {}]]},
        {"stack": [["flow", 0, 0]]},
        {"stack": [["flow", 0, 99, {}]]},
        {"stack": [["flow", "0", 0, {}]]},
        {"stack": "flow"},
        {"strands": {"0": []}},
        {"strands": {"x": []}},
        {"settings": {"variant": "none"}},
        {"settings": 3},
    ],
    ids=json.dumps,
)
def test_a_damaged_field_is_a_save_error(damage: dict[str, Any]) -> None:
    refuse(saved() | damage)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("ring", {"tuple": []}),
        ("ring", "ABCDEF"),
        ("tokens", {"tuple": [0, 1]}),
        ("seats", []),
        ("kp", "many"),
        ("order", []),
        ("control", [0]),
        ("research_deck", [999]),
    ],
)
def test_a_damaged_table_is_a_save_error(field: str, value: object) -> None:
    data = saved()
    place = data["state"] if field in data["state"] else data["state"]["seats"][0]
    assert field in place
    place[field] = value
    refuse(data)


@st.composite
def damaged_saves(draw: st.DrawFn) -> str:
    """A save with one value, somewhere, replaced by another one."""
    game_title = draw(st.sampled_from([AQUASPHERE, HARVEST]))
    data = saved(game_title, draw(st.sampled_from([3, 12])))
    place: Any = data
    while True:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = draw(st.sampled_from(list(keys)))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or draw(st.integers(0, 3)) == 0:
            break
        place = inner
    others: st.SearchStrategy[Any] = (
        st.none() | st.integers(-3, 400) | st.text(max_size=3) | st.just([]) | st.just({})
    )
    place[key] = draw(others.filter(lambda value: value != inner))
    return json.dumps([game_title.id, data])


@settings(max_examples=300)
@given(damaged_saves())
def test_one_wrong_value_anywhere_is_a_save_error(text: str) -> None:
    """Nothing wrong may get in: a game with a damaged table would fail later, in front of the players."""
    name, data = json.loads(text)
    refuse(data, HARVEST if name == "harvest" else AQUASPHERE)


@settings(max_examples=200)
@given(st.integers(0, 6000), st.integers(1, 40), st.text(max_size=4))
def test_damaged_text_is_a_save_error(at: int, length: int, put: str) -> None:
    text = saved_text(AQUASPHERE, 40)
    damaged = text[:at] + put + text[at + length :]
    try:
        unharmed = json.loads(damaged) == json.loads(text)
    except ValueError:
        unharmed = False
    if not unharmed:
        refuse(damaged)


# -- addresses


def test_addresses_lead_to_nodes_and_back() -> None:
    for game_title in ALL:
        game = game_title.new(game_title.min_seats, "addresses")
        book = addresses(game)
        assert len(book.nodes) > 5
        for address, node in book.nodes.items():
            assert book.node(address) is node
            assert book.node(book.name(node)) is node


def test_a_node_outside_the_trees_has_no_address() -> None:
    book = Addresses({"flow": HARVEST.flow})
    with pytest.raises(SaveError, match="not in any tree"):
        book.name(Seq(()))
    with pytest.raises(SaveError, match="no node at 'flow/nowhere'"):
        book.node("flow/nowhere")
