"""Positions for the rules of Underwater Cities: a game at its first turn, swept clean, and ways to edit it.

Every helper that changes the state keeps what follows from it (masks, events listened to) right; call
`tests.positioning.reconsider` when the position is ready.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kolonie.core.engine import Game
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.claiming import lay_down
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.network import refresh, sites_of
from kolonie.games.underwater_cities.state import Seat, Table
from tests.positioning import keys, reconsider

CARDS = tuple(Path(__file__).parent / name for name in ("cards.toml", "more_cards.toml"))


@lru_cache(maxsize=1)
def sea_box() -> Box:
    """The standard box with plain cards for tests, T1 to T6 (`cards.toml`) and further ones."""
    box: Box = TITLE.box(CARDS)
    return box


def started(seats: int = 2, board: str | None = None, seed: str = "sea", **settings: str) -> Game:
    """A game at the first turn; the first player is seat `game.state.order[0]`. `board` is for everybody."""
    game = TITLE.new(seats, seed, settings, sea_box())
    while len(game.to_act()) > 1 or keys(game)[0].startswith("discard"):
        seat = game.to_act()[0]
        game.play(seat, keys(game, seat)[0])
    if board is not None:
        for seat_ in game.state.seats:
            move_to(game, seat_, board)
        reconsider(game)
    return game


def first(game: Game) -> Seat:
    """The player to act."""
    seat: Seat = game.state.seats[game.to_act()[0]]
    return seat


def move_to(game: Game, seat: Seat, board: str) -> None:
    """The player gets another board, empty but for the start city."""
    box: Box = game.box
    seat.board = next(i for i, b in enumerate(box.boards) if b.id == board)
    seat.built = [0] * len(box.kinds)
    seat.built[box.start_kind] = 1 << box.boards[seat.board].start
    seat.upgraded = seat.upgraded_tunnels = 0
    refresh(box, seat)


def goods(game: Game, seat: Seat, **amounts: int) -> None:
    """The player has exactly these goods."""
    seat.goods = [amounts.get(name, 0) for name in game.box.resources]


def have(game: Game, seat: Seat) -> dict[str, int]:
    return {name: n for name, n in zip(game.box.resources, seat.goods, strict=True) if n}


def put(game: Game, seat: Seat, kind: str, *sites: str, upgraded: bool = False) -> None:
    """Puts things on sites, without price and without setting anything off."""
    box: Box = game.box
    number = box.kind[kind]
    names = sites_of(box, box.boards[seat.board], number).number
    for name in sites:
        bit = 1 << names[name]
        seat.built[number] |= bit
        if upgraded and box.sorts[number] == "tunnel":
            seat.upgraded_tunnels |= bit
        elif upgraded:
            seat.upgraded |= bit
    refresh(box, seat)


def hand(game: Game, seat: Seat, *cards: str) -> None:
    """The player holds exactly these cards; whoever else had one of them gives the old ones for it."""
    table: Table = game.state
    wanted = tuple(game.box.card_number[card] for card in cards)
    pool = [*table.deck, *seat.hand]
    seat.hand = wanted
    seat.known = ()
    table.deck = tuple(card for card in pool if card not in wanted)
    for other in table.seats:
        if other is not seat:
            other.hand = tuple(card for card in other.hand if card not in wanted)


def claimed(game: Game, seat: Seat, *cards: str) -> None:
    """Cards lie in front of the player."""
    for card in cards:
        number = game.box.card_number[card]
        game.state.deck = tuple(c for c in game.state.deck if c != number)
        lay_down(game.box, seat, number)


def play(game: Game, *choices: str) -> None:
    """Plays options by key for whoever is to act."""
    for choice in choices:
        game.play(game.to_act()[0], choice)
