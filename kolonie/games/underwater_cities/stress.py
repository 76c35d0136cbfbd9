"""Positions that are hard to list, for the search for slow ones: chances are small that play meets them.

They need not be possible in play. Pieces may vanish and cards come out of the box; all that is promised is
that the decision can be listed and played.
"""

from __future__ import annotations

from typing import Final

from kolonie.core.chance import Chance
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.cards import OWN_PILES, PILES
from kolonie.games.underwater_cities.claiming import lay_down
from kolonie.games.underwater_cities.moves import ChooseSlot
from kolonie.games.underwater_cities.network import refresh
from kolonie.games.underwater_cities.nodes import EVENT
from kolonie.games.underwater_cities.state import Game, Seat, Table

STREAM: Final = "stress"
CHANGES: Final = 8
MOST_GOODS: Final = 5


def perturb(game: Game, chance: Chance) -> bool:
    """One to four random changes at the start of a turn; anywhere else frames might miss what is changed."""
    if game.strands is not None or len(game.asks) != 1:
        return False
    for index, ask in game.asks.items():
        if not isinstance(ask.frame.node, ChooseSlot):
            return False
        seat = game.state.seats[index]
        for _ in range(1 + chance.below(STREAM, 4)):
            _change(game, seat, chance)
        refresh(game.box, seat)
    return True


def _change(game: Game, seat: Seat, chance: Chance) -> None:
    table = game.state
    box = game.box
    kind = chance.below(STREAM, CHANGES)
    if kind == 0:
        _lay(table, box, seat, _cards(box, "action", -1), chance)
    elif kind == 1:
        once = EVENT["once_per_turn"] if chance.below(STREAM, 2) else -1
        _lay(table, box, seat, _cards(box, "permanent", once), chance)
    elif kind == 2:
        _exchange(table, box, seat, chance)
    elif kind == 3:
        limited = [i for i, left in enumerate(table.supply) if left > 0]
        if limited:
            table.supply[limited[chance.below(STREAM, len(limited))]] = 0
    elif kind == 4:
        seat.goods[chance.below(STREAM, len(seat.goods))] = chance.below(STREAM, MOST_GOODS)
    elif kind == 5:
        _occupy(table, seat, chance)
    elif kind == 6:
        _clear(box, seat, chance)
    elif seat.actions:
        card = seat.actions[chance.below(STREAM, len(seat.actions))]
        seat.used = tuple([c for c in seat.used if c != card]) if card in seat.used else (*seat.used, card)


def _cards(box: Box, timing: str, event: int) -> list[int]:
    """Cards of a timing; with an event only those that wait for it."""
    return [
        card
        for card in range(len(box.assistants), len(box.card_ids))
        if box.card_timings[card] == timing and event in (-1, box.card_events[card])
    ]


def _lay(table: Table, box: Box, seat: Seat, cards: list[int], chance: Chance) -> None:
    """A card comes to lie in front of the player."""
    card = cards[chance.below(STREAM, len(cards))]
    if _owned(table, card) or (box.card_timings[card] == "action" and len(seat.actions) >= box.action_limit):
        return
    _take_out(table, card)
    lay_down(box, seat, card)


def _exchange(table: Table, box: Box, seat: Seat, chance: Chance) -> None:
    """A card in hand becomes another one, of any era."""
    card = len(box.assistants) + chance.below(STREAM, len(box.cards))
    if _owned(table, card) or not seat.hand:
        return
    _take_out(table, card)
    place = chance.below(STREAM, len(seat.hand))
    seat.known = tuple([c for c in seat.known if c != seat.hand[place]])
    seat.hand = (*seat.hand[:place], card, *seat.hand[place + 1 :])


def _occupy(table: Table, seat: Seat, chance: Chance) -> None:
    """A slot is taken by somebody else, or free again."""
    slot = chance.below(STREAM, len(table.tiles))
    other = 1 << (1 if table.seats[0] is seat else 0)
    if len(table.seats) > 1 and not seat.slots >> slot & 1:
        table.tiles = (*table.tiles[:slot], table.tiles[slot] ^ other, *table.tiles[slot + 1 :])


def _clear(box: Box, seat: Seat, chance: Chance) -> None:
    """A permanent card in front of the player is gone."""
    if not seat.permanents:
        return
    gone = seat.permanents[chance.below(STREAM, len(seat.permanents))]
    left = [card for card in seat.permanents if card != gone]
    seat.permanents = ()
    seat.listens = 0
    seat.cheaper = ()
    seat.spent = tuple([card for card in seat.spent if card != gone])
    for card in left:
        lay_down(box, seat, card)


def _owned(table: Table, card: int) -> bool:
    owned = any(card in getattr(seat, pile) for seat in table.seats for pile in OWN_PILES)
    return owned or card == table.played or card == table.leaving


def _take_out(table: Table, card: int) -> None:
    """The card is nowhere else."""
    seen = zip(table.specials, table.seen, strict=True)
    table.seen = tuple([known for special, known in seen if special != card])
    for pile in PILES:
        setattr(table, pile, tuple([c for c in getattr(table, pile) if c != card]))
