"""Turns that rule tests begin with, and play without ambition."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from kolonie.core.engine import Game
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.counts import count
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import ChooseSlot
from kolonie.games.underwater_cities.state import TABLE, Seat, Table
from tests.positioning import keys, reconsider
from tests.rules.underwater_cities.sea import first, goods, hold, names, started

PLAIN_HAND = ("T2", "T3", "T4")
"""One card of each colour that gives nothing: red, yellow, green."""


def turn(seats: int = 2, board: str = "1", *cards: str, **amounts: int) -> tuple[Game, Seat]:
    """A game at its first turn: the player holds these cards (default: one of each colour) and goods."""
    advanced = board in ("5", "6", "7", "8")
    game = started(seats, board, boards="advanced" if advanced else "basic")
    seat = first(game)
    hold(game, seat, *(cards or PLAIN_HAND))
    goods(game, seat, **amounts)
    reconsider(game)
    return game, seat


def others(game: Game, seat: Seat) -> list[Seat]:
    return [other for other in game.state.seats if other is not seat]


def counted(game: Game, seat: Seat, name: str) -> int:
    """A count, spelt as in the packs."""
    box: Box = game.box
    return count(box, seat, box.speller.count(name, "test"))


def any_card(game: Game) -> str:
    """The option to play the first card in hand."""
    return f"card:{names(game, first(game).hand)[0]}"


def at_slot(game: Game) -> bool:
    """True if somebody is about to choose a slot."""
    return not game.over and isinstance(game.asks[game.to_act()[0]].frame.node, ChooseSlot)


def idle(game: Game) -> None:
    """One decision played without ambition: the slot that is always available, otherwise stop."""
    seat = game.to_act()[0]
    offered = keys(game, seat)
    wanted = [key for key in ("slot:S00", "done", "order:none") if key in offered]
    game.play(seat, (wanted or offered)[0])


def until(game: Game, reached: Callable[[Game], bool]) -> None:
    while not reached(game):
        idle(game)


def back_to(game: Game, seat: Seat) -> None:
    """Plays on until the player can choose a slot again."""
    index = game.state.seats.index(seat)
    idle(game)
    until(game, lambda g: at_slot(g) and g.to_act() == [index])


def moments(seats: int, seed: int, **settings: str) -> Iterator[tuple[Table, int, str, Game]]:
    """A game played at random: the table before each decision, who decided what, and the game after it."""
    game = TITLE.new(seats, f"moments {seed}", settings)
    dice = random.Random(seed)
    while not game.over:
        before: Table = TABLE.clone(game.state)
        seat = dice.choice(game.to_act())
        choice = dice.choice(game.options(seat))
        game.play(seat, choice)
        yield before, seat, choice.key, game
