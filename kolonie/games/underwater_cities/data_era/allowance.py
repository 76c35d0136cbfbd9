"""The allowance: the right to one additional action in a turn, what it costs, and what cards change of it."""

from __future__ import annotations

from typing import Final

from kolonie.games.underwater_cities.board import Vector
from kolonie.games.underwater_cities.box import COLOURS, Box
from kolonie.games.underwater_cities.state import NO_CARD, Seat

DISC: Final = "half_disc"
ALLOWANCE: Final = "allowance"
"""A seat has this beside it in its turn, until the additional action is taken."""
EXTRA: Final = "extra card"
"""A seat has this beside it once it has played an extra card, until it has drawn."""


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
    if seat.goods[box.resource[DISC]] >= halves:
        ways = (box.vector(((DISC, halves),)),)
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
    price = box.constants["extra_prices"][colour]
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


def swap_goods(box: Box) -> list[int]:
    """The resources that can be given and taken in a swap (DE-7.21)."""
    return [what for what, can in enumerate(box.constants["swap_goods"]) if can]


def swap_payments(box: Box, seat: Seat) -> tuple[Vector, ...]:
    """The ways to pay for a swap after which there is something left to give."""
    ways = payable(box, seat, box.constants["swap_price"][0])
    if not ways:
        return ways
    can_be_given = box.constants["swap_goods"]
    goods = seat.goods
    found = []
    for way in ways:
        for what, can in enumerate(can_be_given):
            if can and goods[what] > way[what]:
                found.append(way)
                break
    return tuple(found)


def can_swap(box: Box, seat: Seat) -> bool:
    """Whether there is a way to pay for a swap: discs are never what is given in it."""
    if seat.goods[box.resource[DISC]] < box.constants["swap_price"][0]:
        return is_altered(box, seat) and swap_payments(box, seat) != ()
    goods = seat.goods
    for what, can in enumerate(box.constants["swap_goods"]):
        if can and goods[what]:
            return True
    return False


def could_swap(box: Box, seat: Seat, goods: list[int], card: int) -> bool:
    """Whether a swap could be paid for with so many goods; of cards that change its price nothing is said."""
    if goods[box.resource[DISC]] >= box.constants["swap_price"][0] or is_altered(box, seat):
        return True
    return card != NO_CARD and bool(box.card_additional[card])
