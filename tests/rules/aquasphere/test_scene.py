"""What lies open on the table is on the scene, whoever looks (AQ-0.05)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kolonie.core.engine import Game
from kolonie.core.scene import Facts, Piece, Scene, Track, Zone, put_into_words
from kolonie.core.text import lexicon
from kolonie.core.views import view
from kolonie.games import title
from kolonie.games.aquasphere.box import LETTERS
from tests.citing import rule

AQUASPHERE = title("aquasphere")
EN = lexicon(AQUASPHERE, "en")


def game_at(round_number: int, seats: int = 2) -> Game:
    """A game whose round has begun; somebody has withdrawn from none of it yet."""
    game = AQUASPHERE.new(seats, "open")
    dice = random.Random(1)
    while game.state.round < round_number or game.state.withdrawn:
        seat = dice.choice(game.to_act())
        game.play(seat, dice.choice(game.options(seat)))
    return game


def scene(game: Game, viewer: int | None = 0) -> Scene:
    drawn: Scene = AQUASPHERE.scene(game.box, view(game, viewer))
    return drawn


def named(game: Game, key: str, seat: int | None = None) -> Any:
    """The part with that title on the common board or with a player; None if there is none."""
    for panel in scene(game).panels:
        for part in panel.parts:
            if panel.seat == seat and EN.say(part.title) == EN.say(key):
                return part
    return None


def texts(pieces: tuple[Piece, ...]) -> list[str]:
    return [str(put_into_words(piece.text, EN)) for piece in pieces]


@rule("AQ-0.05", "AQ-15.03")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_the_coming_refill_is_shown_and_comes(seats: int, round_number: int) -> None:
    game = game_at(round_number, seats)
    part = named(game, "scene-refill")
    assert isinstance(part, Facts)
    shown = dict(put_into_words(part.rows, EN))
    table = game.state
    sides = game.box.centre_card(seats, round_number).sides
    assert list(shown) == [LETTERS[letter] for letter in table.ring]
    for position, letter in enumerate(table.ring):
        side = sides[(position - table.rotation) % 6]
        row = shown[LETTERS[letter]]
        for word, n in (
            (f"time {side.time}", side.time),
            (f"crystals +{side.crystals}", side.crystals),
            (f"octopods +{side.octopods}", side.octopods),
            (f"neutral submarines +{side.neutral_submarines}", side.neutral_submarines),
        ):
            assert (word in row) == (n > 0)


@rule("AQ-0.05")
def test_the_last_round_has_no_refill() -> None:
    assert named(game_at(4), "scene-refill") is None


@rule("AQ-0.05")
def test_the_letter_of_the_base_lab_is_shown() -> None:
    game = game_at(1)
    for index, seat in enumerate(game.state.seats):
        part = named(game, "scene-expansions", index)
        assert isinstance(part, Zone)
        assert texts(part.pieces)[0] == f"base lab {LETTERS[seat.base]}"


@rule("AQ-0.05", "AQ-6.12")
def test_the_marker_on_the_time_symbol_is_shown() -> None:
    game = game_at(1)
    seat = game.to_act()[0]
    before = named(game, "scene-programmed", seat).pieces
    assert len(before) == 7
    buys = [choice for choice in game.options(seat) if choice.verb == "buy"]
    game.play(seat, buys[0])
    after = named(game, "scene-programmed", seat).pieces
    assert texts(after)[7:] == [EN.say("scene-bought")]


@rule("AQ-0.05", "AQ-17.25")
def test_a_spent_sidestep_card_is_shown_as_spent() -> None:
    game = game_at(1)
    cards = [number for number, kind in enumerate(game.box.card_kind) if kind in ("sidestep", "bay")]
    game.state.seats[0].research = cards
    for spent in (0, 1):
        game.state.seats[0].sidestepped = spent
        pieces = named(game, "scene-research", 0).pieces
        used = [put_into_words(piece.tags, EN) for piece in pieces if piece.dim]
        assert used == [[EN.say("scene-spent")]] * spent
        kinds = [game.box.card_kind[card] for card, piece in zip(cards, pieces, strict=True) if piece.dim]
        assert kinds == ["sidestep"] * spent


@rule("AQ-0.05")
def test_the_order_of_withdrawal_is_shown() -> None:
    game = game_at(1, 3)
    part = named(game, "scene-withdrawal")
    assert isinstance(part, Track)
    assert [space.pieces for space in part.spaces] == [(), (), ()]
    game.state.withdrawn = [2, 0]
    part = named(game, "scene-withdrawal")
    assert [texts(space.pieces) for space in part.spaces] == [["Player 3"], ["Player 1"], []]
