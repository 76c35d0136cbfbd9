"""Positions for the later chapters: a box with more test cards, games brought to the end of a round."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kolonie.core.engine import Game
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import KeepHand, Sell
from kolonie.games.underwater_cities.production import board_product, network_product
from kolonie.games.underwater_cities.state import Seat, Table
from tests.positioning import reconsider
from tests.rules.underwater_cities.depths import PLAIN_HAND, idle
from tests.rules.underwater_cities.sea import CARDS, claim, first, goods, hold, started

FURTHER = Path(__file__).parent / "further_cards.toml"


@lru_cache(maxsize=1)
def reef_box() -> Box:
    box: Box = TITLE.box((*CARDS, FURTHER))
    return box


def begin(seats: int = 2, board: str = "1", seed: str = "reef", **settings: str) -> Game:
    """A game at its first turn; everybody has the same board."""
    if board in ("5", "6", "7", "8"):
        settings = {"boards": "advanced", **settings}
    return started(seats, board, seed, reef_box(), **settings)


def turn(seats: int = 2, board: str = "1", *cards: str, **amounts: int) -> tuple[Game, Seat]:
    """A first turn: the player holds these cards (default: one of each colour) and goods."""
    game = begin(seats, board)
    return game, ready(game, *cards, **amounts)


def ready(game: Game, *cards: str, **amounts: int) -> Seat:
    """The player to act holds these cards and exactly these goods."""
    seat = first(game)
    hold(game, seat, *(cards or PLAIN_HAND))
    goods(game, seat, **amounts)
    reconsider(game)
    return seat


def eve(game: Game, number: int) -> None:
    """Plays on without ambition up to the last decision of a round."""
    while True:
        ahead = game.clone()
        idle(ahead)
        if ahead.over or ahead.state.round > number:
            return
        idle(game)


def over_night(game: Game) -> None:
    """The last decision of a round; what follows runs on to the next decision."""
    idle(game)


def before_production(seats: int = 2, board: str = "1", number: int = 4) -> tuple[Game, Seat]:
    """The last decision before a production. Nobody has goods or points; the first in order is returned."""
    game = begin(seats, board)
    eve(game, number)
    table: Table = game.state
    for seat in table.seats:
        goods(game, seat)
        seat.points = 0
    return game, table.seats[table.order[0]]


def at_sale(seats: int = 2, board: str = "1") -> Game:
    """All ten rounds and the last production are over; everybody can still sell steelplast (T23, 185)."""
    game, _seat = before_production(seats, board, 10)
    for seat, card in zip(game.state.seats, ("T23", "185"), strict=False):
        claim(game, seat, card)
        goods(game, seat, steelplast=9, kelp=9)
    over_night(game)
    assert all(isinstance(game.asks[i].frame.node, Sell) for i in game.to_act())
    for seat in game.state.seats:
        goods(game, seat, steelplast=1)
        seat.points = 0
    return game


def new_era(game: Game) -> bool:
    """True if cards are being chosen at the start of an era."""
    return not game.over and isinstance(game.asks[game.to_act()[0]].frame.node, KeepHand)


def produced(game: Game, seat: Seat) -> dict[str, int]:
    """What the network and the board give in a production."""
    found: dict[str, int] = {}
    for product in (network_product(game.box, seat), board_product(game.box, seat)):
        for name, n in (*zip(game.box.resources, product.goods, strict=True), ("point", product.points)):
            if n:
                found[name] = found.get(name, 0) + n
    return found
