"""The builder of positions as rule tests use it: on a game itself, which they go on to play and look into.

    game = started(2, "1")                     # a first turn; everybody has board 1
    seat = first(game)                         # the player to act
    put(game, seat, "farm", "LR.1")
    hold(game, seat, "T2", "T3", "28")
    reconsider(game)                           # list the options anew when the position is ready

Rule tests may arrange what no real table has: the same board for everybody, cards of a later era. See
`kolonie.games.underwater_cities.positions`.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kolonie.core.engine import Game
from kolonie.games.underwater_cities import positions
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.positions import Position
from kolonie.games.underwater_cities.state import Seat
from tests.positioning import reconsider

CARDS = tuple(Path(__file__).parent / name for name in ("cards.toml", "more_cards.toml"))


@lru_cache(maxsize=1)
def sea_box() -> Box:
    """The standard box with plain cards for tests, T1 to T6 (`cards.toml`) and further ones."""
    box: Box = TITLE.box(CARDS)
    return box


def started(
    seats: int = 2, board: str | None = None, seed: str = "sea", box: Box | None = None, **settings: str
) -> Game:
    """A game at the first turn; the first player is seat `game.state.order[0]`. `board` is for everybody."""
    position = positions.started(seats, seed, box or sea_box(), **settings)
    if board is not None:
        for index in range(seats):
            position.board(index, board)
        reconsider(position.live)
    return position.live


def first(game: Game) -> Seat:
    """The player to act."""
    seat: Seat = game.state.seats[game.to_act()[0]]
    return seat


def index_of(game: Game, seat: Seat) -> int:
    """The seat of a player, who is the same and not only equal."""
    return next(index for index, one in enumerate(game.state.seats) if one is seat)


# -- boards


def move_to(game: Game, seat: Seat, board: str) -> None:
    """The player gets another board, empty but for the start city."""
    Position(game).board(index_of(game, seat), board)


def put(game: Game, seat: Seat, kind: str, *sites: str, upgraded: bool = False) -> None:
    """Puts things on sites, without price and without setting anything off."""
    Position(game).build(index_of(game, seat), kind, *sites, upgraded=upgraded)


def take(game: Game, seat: Seat, *sites: str) -> None:
    """What stands on these sites is gone; without sites all but the start city."""
    Position(game).tear_down(index_of(game, seat), *sites)


def built(game: Game, seat: Seat, kind: str) -> set[str]:
    """The names of the sites where things of a kind stand."""
    return Position(game).built(index_of(game, seat), kind)


def supply(game: Game, **left: int) -> None:
    """So much is left of these kinds."""
    Position(game).supply(**left)


def occupy(game: Game, by: Seat, *slots: str) -> None:
    """Action tiles of a player lie on these slots."""
    Position(game).occupy(index_of(game, by), *slots)


def free(game: Game, *slots: str) -> None:
    """No tiles lie on these slots; without slots on none of them."""
    Position(game).free(*slots)


def marker(game: Game, *spaces: tuple[Seat, int]) -> None:
    """Markers come to these spaces of the Federation track, one after another."""
    for seat, step in spaces:
        Position(game).marker(index_of(game, seat), step)


def tile(game: Game, name: str) -> int:
    return Position(game).tile(name)


def lay_tiles(game: Game, seat: Seat, *tiles: str) -> None:
    """The tiles of the metropolis spaces, in their order: brown, upper right, lower left."""
    Position(game).metropolises(index_of(game, seat), *tiles)


def gain_tile(game: Game, seat: Seat, *tiles: str) -> None:
    """The player has these metropolis tiles beside the board too."""
    Position(game).gain_metropolis(index_of(game, seat), *tiles)


def spare(game: Game, *tiles: str) -> None:
    """Just these metropolis tiles are left over."""
    Position(game).spare(*tiles)


def lay_contracts(game: Game, *contracts: str) -> None:
    Position(game).contracts(*contracts)


# -- goods and cards


def goods(game: Game, seat: Seat, **amounts: int) -> None:
    """The player has exactly these goods."""
    Position(game).goods(index_of(game, seat), **amounts)


def have(game: Game, seat: Seat) -> dict[str, int]:
    return Position(game).goods_of(index_of(game, seat))


def numbers(game: Game, *cards: str) -> tuple[int, ...]:
    return tuple(game.box.card_number[card] for card in cards)


def names(game: Game, cards: tuple[int, ...]) -> list[str]:
    return Position(game).names(cards)


def where(game: Game, card: str) -> str:
    """The pile in which a card lies, of the table or of a player."""
    return Position(game).where(card)


def hold(game: Game, seat: Seat, *cards: str) -> None:
    """The player holds exactly these cards, special ones too."""
    Position(game).hold(index_of(game, seat), *cards)


def claim(game: Game, seat: Seat, *cards: str) -> None:
    """These cards lie in front of the player, whoever had them."""
    Position(game).claim(index_of(game, seat), *cards)


def use_up(game: Game, seat: Seat, *cards: str) -> None:
    """Of the player's action cards just these are used."""
    Position(game).used(index_of(game, seat), *cards)


# -- playing


def play(game: Game, *choices: str) -> None:
    """Plays options by key for whoever is to act."""
    for choice in choices:
        game.play(game.to_act()[0], choice)
