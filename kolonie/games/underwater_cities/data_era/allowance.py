"""The allowance: the right to one additional action in a turn, what it costs, and what cards change of it."""

from __future__ import annotations

from typing import Final

from kolonie.core.options import option
from kolonie.games.underwater_cities.board import Vector
from kolonie.games.underwater_cities.box import COLOURS, Box
from kolonie.games.underwater_cities.state import NO_CARD, Seat

DISC: Final = "half_disc"
ALLOWANCE: Final = "allowance"
"""A seat has this beside it in its turn, until the additional action is taken."""
EXTRA: Final = "extra card"
"""A seat has this beside it once it has played an extra card, until it has drawn."""


class Terms:
    """What the pack says of additional actions, looked up once."""

    __slots__ = ("_halves", "box", "disc", "extra_prices", "swap_price", "swapped", "trades")

    def __init__(self, box: Box) -> None:
        self.box = box
        self.disc: int = box.resource[DISC]
        self.swap_price: int = box.constants["swap_price"][0]
        self.extra_prices = box.constants["extra_prices"]
        self.swapped = [what for what, can in enumerate(box.constants["swap_goods"]) if can]
        """The resources that can be given and taken in a swap (DE-7.21)."""
        self.trades = [[option("trade", given, got) for got in box.resources] for given in box.resources]
        self._halves: list[tuple[Vector, ...]] = []

    def halves(self, n: int) -> tuple[Vector, ...]:
        """So many halves of a disc as the one way to pay."""
        while len(self._halves) <= n:
            self._halves.append((self.box.vector(((DISC, len(self._halves)),)),))
        return self._halves[n]


_LAST: Final[list[Terms]] = []
"""Of the box that asked last: there is hardly ever another one."""


def terms(box: Box) -> Terms:
    if not _LAST:
        _LAST.append(Terms(box))
    found = _LAST[0]
    if found.box is not box:
        found = _LAST[0] = Terms(box)
    return found


def is_allowed(seat: Seat) -> bool:
    return ALLOWANCE in seat.beside


def use_up(seat: Seat) -> None:
    """DE-7.01: there is only one in a turn."""
    del seat.beside[ALLOWANCE]


def is_altered(box: Box, seat: Seat) -> bool:
    """True if a card of the player changes what additional actions cost or bring."""
    for card in seat.permanents:
        if box.card_additional[card]:
            return True
    return False


def payable(box: Box, seat: Seat, halves: int) -> tuple[Vector, ...]:
    """The ways to pay so many halves: in discs, or as a card takes it for exactly half a disc (D46)."""
    ways: tuple[Vector, ...] = ()
    told = terms(box)
    if seat.goods[told.disc] >= halves:
        ways = told.halves(halves)
    if halves == 1 and is_altered(box, seat):
        for card in seat.permanents:
            credits = box.card_additional[card].get("credit")
            if credits is not None and seat.goods[box.credit] >= credits:
                return (*ways, box.vector((("credit", credits),)))
    return ways


def extra_price(box: Box, seat: Seat, card: int) -> int:
    """Halves for a card as extra card (DE-7.42)."""
    return colour_price(box, seat, box.card_colours[card])


def colour_price(box: Box, seat: Seat, colour: int) -> int:
    """Halves for an extra card of a colour; a card may make it cheaper (D44)."""
    price = terms(box).extra_prices[colour]
    if not is_altered(box, seat):
        return price
    for lying in seat.permanents:
        changed = box.card_additional[lying].get(COLOURS[colour])
        if changed is not None:
            price = min(price, changed)
    return price


def cards_drawn(box: Box, seat: Seat) -> int:
    """How many cards the additional draw takes (DE-7.11); a card may take more (D13)."""
    n = box.constants["draw_cards"][0]
    for card in seat.permanents:
        n = max(n, box.card_additional[card].get("cards", 0))
    return n


def swap_payments(box: Box, seat: Seat) -> tuple[Vector, ...]:
    """The ways to pay for a swap after which there is something left to give."""
    told = terms(box)
    ways = payable(box, seat, told.swap_price)
    if not ways:
        return ways
    goods = seat.goods
    found = []
    for way in ways:
        for what in told.swapped:
            if goods[what] > way[what]:
                found.append(way)
                break
    return tuple(found)


def can_swap(box: Box, seat: Seat) -> bool:
    """Whether there is a way to pay for a swap: discs are never what is given in it."""
    told = terms(box)
    goods = seat.goods
    if goods[told.disc] < told.swap_price:
        return is_altered(box, seat) and swap_payments(box, seat) != ()
    for what in told.swapped:
        if goods[what]:
            return True
    return False


def could_swap(box: Box, seat: Seat, goods: list[int], card: int) -> bool:
    """Whether a swap could be paid for with so many goods; of cards that change its price nothing is said."""
    told = terms(box)
    if goods[told.disc] >= told.swap_price or is_altered(box, seat):
        return True
    return card != NO_CARD and bool(box.card_additional[card])
