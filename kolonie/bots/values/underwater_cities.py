"""Underwater Cities: what the network will still produce and score, goods in hand, and claimed cards."""

from __future__ import annotations

from kolonie.core.engine import Game
from kolonie.core.readers import value_of
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.production import (
    board_product,
    connected_tiles,
    network_product,
)
from kolonie.games.underwater_cities.scoring import brown_points, city_points, endgame_points
from kolonie.games.underwater_cities.state import Seat, Table
from kolonie.games.underwater_cities.worth import WORTH

SEARCH = (140, 14, 3)
"""A turn is a long line of small decisions, of which few matter."""
GOODS_LAST = 0.25
"""What a resource is worth when nothing can be bought any more (UC-19.12)."""


def value(game: Game, seat: int) -> float:
    """The seat's prospects; players hardly touch each other, so rivals do not matter."""
    if game.over:
        return game.scores()[seat] + (25.0 if seat in game.winners() else 0.0)
    table: Table = game.state
    box: Box = game.box
    mine = table.seats[seat]
    rounds_left = max(0, 10 - table.round)
    productions = 4 - table.era
    total = float(mine.points)
    total += brown_points(box, mine) + endgame_points(box, mine) + city_points(box, mine)
    total += _production(box, mine, productions)
    total += _goods(box, mine, rounds_left)
    total += _prospects(box, mine, rounds_left)
    total += _cards(game, seat, mine, productions, rounds_left)
    return total + 0.22 * mine.step + 0.12 * min(len(mine.hand), 5)


def _goods_worth(box: Box, goods: tuple[int, ...], late: float) -> float:
    total = 0.0
    for name, n in zip(box.resources, goods, strict=True):
        early = WORTH.get(name, 1.0) * min(n, 4) + 0.35 * max(0, n - 4)
        total += early * (1.0 - late) + n * GOODS_LAST * late
    return total


def _production(box: Box, seat: Seat, productions: int) -> float:
    """What comes in the productions that are left; goods of the last one are worth little."""
    network, board = network_product(box, seat), board_product(box, seat)
    points = network.points + board.points
    goods = tuple(a + b for a, b in zip(network.goods, board.goods, strict=True))
    total = float(points * productions)
    total += _goods_worth(box, goods, 0.0) * 0.8 * (productions - 1) + _goods_worth(box, goods, 1.0)
    hunger = seat.connected.bit_count()
    kelp = seat.goods[box.resources.index("kelp")] + goods[box.resources.index("kelp")]
    spare = seat.goods[box.resources.index("biomatter")] + goods[box.resources.index("biomatter")]
    total -= 0.5 * hunger * productions + 2.2 * max(0, hunger - kelp - spare)
    for tile in connected_tiles(seat):
        if box.tile_production[tile] is not None:
            total += 1.6 * productions
    return total


def _goods(box: Box, seat: Seat, rounds_left: int) -> float:
    late = 1.0 - min(1.0, rounds_left / 4)
    return 0.85 * _goods_worth(box, tuple(seat.goods), late)


def _prospects(box: Box, seat: Seat, rounds_left: int) -> float:
    """Things that do not count yet: unconnected cities and buildings, tunnels on the way."""
    hope = min(1.0, rounds_left / 5)
    loose_cities = (seat.cities & ~seat.connected).bit_count()
    loose_buildings = (seat.occupied & ~seat.alive).bit_count()
    tunnels = seat.built[box.tunnel].bit_count()
    total = hope * (2.2 * loose_cities + 0.9 * loose_buildings + 0.5 * tunnels)
    return total + hope * 0.25 * (seat.open_cities.bit_count() + 0.2 * seat.open_tunnels.bit_count())


def _cards(game: Game, index: int, seat: Seat, productions: int, rounds_left: int) -> float:
    box: Box = game.box
    total = 0.0
    for card in seat.productions:
        effect = box.effects[card]
        if effect is not None:
            total += 0.9 * productions * max(0.5, value_of(game, index, effect))
    for card in seat.actions:
        effect = box.effects[card]
        if effect is not None:
            uses = (0 if card in seat.used else 0.75) + 0.7 * (productions - 1)
            total += 0.8 * uses * max(0.4, value_of(game, index, effect))
    total += 0.55 * rounds_left * len(seat.permanents) * 0.6
    total += 2.0 * len(seat.endgames) * min(1.0, rounds_left / 3)
    return total + 0.8 * len(seat.contracts)
