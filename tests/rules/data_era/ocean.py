"""Positions for the rules of Data Era: a game at its first turn, and ways to edit it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kolonie.core.engine import Game
from kolonie.core.frames import Frame
from kolonie.core.nodes import Node
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.claiming import lay_down
from kolonie.games.underwater_cities.data_era.allowance import ALLOWANCE
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import Produce
from kolonie.games.underwater_cities.network import refresh, sites_of
from kolonie.games.underwater_cities.state import Seat, Table
from tests.positioning import keys, reconsider

ON = {"data_era": "on"}
CARDS = Path(__file__).parent / "cards.toml"
IDLE_HAND = ("E1", "E2", "E3")
"""One card of each colour that gives nothing: red, yellow, green."""
PILES = ("deck", "discard", "retired", "removed", "offer", "aside", "specials")
OWN_PILES = ("hand", "actions", "permanents", "productions", "endgames", "tucked")


@lru_cache(maxsize=1)
def ocean_box() -> Box:
    """The box of the expansion with plain cards for tests (`cards.toml`)."""
    box: Box = TITLE.box((CARDS,), ON)
    return box


def fresh(seats: int = 2, seed: str = "ocean", **settings: str) -> Game:
    """A game with our own components at its first decision."""
    return TITLE.new(seats, seed, {**ON, **settings})


def turn(seats: int = 2, board: str = "1", *cards: str, **amounts: int) -> tuple[Game, Seat]:
    """A first turn: everybody has this board, the player holds these cards and exactly these goods."""
    settings = {"boards": "advanced"} if board in ("5", "6", "7", "8") or seats == 1 else {}
    game = TITLE.new(seats, "ocean", {**ON, **settings}, ocean_box())
    while len(game.to_act()) > 1 or keys(game)[0].startswith("discard"):
        seat = game.to_act()[0]
        game.play(seat, keys(game, seat)[0])
    for one in game.state.seats:
        move_to(game, one, board)
    mine: Seat = game.state.seats[game.to_act()[0]]
    hold(game, mine, *(cards or IDLE_HAND))
    goods(game, mine, **amounts)
    reconsider(game)
    return game, mine


def move_to(game: Game, seat: Seat, board: str) -> None:
    """The player gets another board, empty but for the start city."""
    box: Box = game.box
    seat.board = next(i for i, b in enumerate(box.boards) if b.id == board)
    seat.built = [0] * len(box.kinds)
    seat.built[box.start_kind] = 1 << box.boards[seat.board].start
    seat.upgraded = seat.upgraded_tunnels = 0
    refresh(box, seat)


def goods(game: Game, seat: Seat, **amounts: int) -> None:
    assert set(amounts) <= set(game.box.resources)
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


def stands(game: Game, seat: Seat, kind: str) -> list[str]:
    """The sites where things of a kind stand."""
    number = game.box.kind[kind]
    ids = sites_of(game.box, game.box.boards[seat.board], number).ids
    return [name for site, name in enumerate(ids) if seat.built[number] >> site & 1]


def number(game: Game, card: str) -> int:
    found: int = game.box.card_number[card]
    return found


def names(game: Game, cards: tuple[int, ...]) -> list[str]:
    return [game.box.card_ids[card] for card in cards]


def take_out(game: Game, *cards: str) -> None:
    """Cards are nowhere any more; other hands are filled up from the deck."""
    table: Table = game.state
    gone = [number(game, card) for card in cards]
    seen = zip(table.specials, table.seen, strict=True)
    table.seen = tuple(known for card, known in seen if card not in gone)
    for pile in PILES:
        setattr(table, pile, tuple(card for card in getattr(table, pile) if card not in gone))
    for seat in table.seats:
        size = len(seat.hand)
        seat.hand = tuple(card for card in seat.hand if card not in gone)
        for _ in range(size - len(seat.hand)):
            seat.hand += table.deck[-1:]
            table.deck = table.deck[:-1]


def hold(game: Game, seat: Seat, *cards: str) -> None:
    """The player holds exactly these cards."""
    take_out(game, *cards)
    game.state.deck = (*seat.hand, *game.state.deck)
    seat.hand = tuple(number(game, card) for card in cards)
    seat.known = ()


def claim(game: Game, seat: Seat, *cards: str) -> None:
    """These cards lie in front of the player."""
    take_out(game, *cards)
    for card in cards:
        lay_down(game.box, seat, number(game, card))


def where(game: Game, card: str) -> str:
    """The pile in which a card lies, of the table or of a player."""
    table: Table = game.state
    found = [pile for pile in PILES if number(game, card) in getattr(table, pile)]
    for seat in table.seats:
        found += [pile for pile in OWN_PILES if number(game, card) in getattr(seat, pile)]
    (pile,) = found
    return pile


def play(game: Game, *choices: str) -> None:
    """Plays options by key for whoever is to act."""
    for choice in choices:
        game.play(game.to_act()[0], choice)


def go(game: Game, *choices: str) -> None:
    """Plays those of the options that are offered when their turn comes: what is forced is not asked."""
    for choice in choices:
        if choice in keys(game):
            play(game, choice)


def build(game: Game, kind: str, site: str, word: str = "build") -> None:
    """Begins the part of an effect that builds, if it has to be begun, and builds this there."""
    go(game, word, f"build:{kind}", f"at:{site}")


def run(game: Game, index: int, node: Node) -> None:
    """Runs one step of the flow for a player, in nobody's turn, and nothing after it."""
    game.state.acting = -1
    for one in game.state.seats:
        one.beside.pop(ALLOWANCE, None)
    game.asks = {}
    game.answers = None
    game._go(Frame(node, 0, index, {}, None))


def produce(game: Game, seat: Seat, *choices: str) -> dict[str, int]:
    """What a production brings to a player who has nothing, with these choices; points among it."""
    seat.goods = [0] * len(game.box.resources)
    seat.points = 0
    seat.productions = ()
    run(game, game.state.seats.index(seat), Produce())
    play(game, *choices)
    assert not game.asks, keys(game)
    found = have(game, seat)
    return {**found, "point": seat.points} if seat.points else found


def offered(game: Game, verb: str) -> list[str]:
    """What is offered with a verb now."""
    return [key.partition(":")[2] for key in keys(game) if key.partition(":")[0] == verb]
