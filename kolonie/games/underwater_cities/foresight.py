"""Which slots may be chosen with which card (UC-3.12, UC-3.13), with as little searching as possible.

Most questions have a plain answer: the slot always gives something, or a part of it can be done at once, or
nothing that the card could bring would be enough. Only what is left is tried out on a clone (`lookahead`).
"""

from __future__ import annotations

from kolonie.core.engine import Ask, Game
from kolonie.core.frames import Frame
from kolonie.core.nodes import If, Node
from kolonie.core.options import Option
from kolonie.games.underwater_cities.board import Vector
from kolonie.games.underwater_cities.box import COLOURLESS, Box
from kolonie.games.underwater_cities.can import can, contains, copy
from kolonie.games.underwater_cities.counts import amount
from kolonie.games.underwater_cities.groups import ONCE_BIT
from kolonie.games.underwater_cities.lookahead import rehearsal, way_on
from kolonie.games.underwater_cities.moves import ChooseCard
from kolonie.games.underwater_cities.nodes import (
    EVENT,
    Advance,
    Do,
    Either,
    Exchange,
    ExtraMetropolis,
    PayFor,
    ProductOf,
    Ready,
    Receive,
    ReceiveDifferent,
    TakeSpecial,
    UseAction,
)
from kolonie.games.underwater_cities.prices import can_pay, pay, reduced
from kolonie.games.underwater_cities.state import Seat, Table

PLAY_EVENTS = 1 << EVENT["mismatch"] | 1 << EVENT["match"] | 1 << EVENT["slot_colour"]
"""Events that the play of a card itself brings about (UC-14.01)."""
GIVING = (Receive, ReceiveDifferent, Advance, Ready, ProductOf)
"""Effects that take nothing away from anything."""


def needs_help(game: Game, index: int, seat: Seat, slot: int) -> bool:
    """True if nothing of the slot can be done with what the player has now."""
    side = game.box.side[game.seats]
    return not side.sure[slot] and not can(game, index, seat, side.effects[slot])


def helping_cards(game: Game, frame: Frame, seat: Seat, slot: int, choice: Option) -> list[int]:
    """The cards in hand with which the slot could be performed although it cannot now.

    `seat` is the player after paying for the copy tile, `choice` the option that takes the slot.
    """
    return [
        card
        for card in seat.hand
        if _hope(game, frame.seat, seat, slot, card) and _tried(game, frame, choice, card)
    ]


def _hope(game: Game, index: int, seat: Seat, slot: int, card: int) -> bool:
    """A quick no for cards that cannot make the difference."""
    box: Box = game.box
    side = box.side[game.seats]
    if seat.listens & (PLAY_EVENTS | ONCE_BIT | 1 << EVENT["slot"]):
        return True
    if side.colours[slot] == COLOURLESS or box.card_colours[card] != side.colours[slot]:
        return False
    if box.is_special(card) and not can_pay(seat.goods, _price(box, seat, card)):
        return False
    timing = box.card_timings[card]
    if timing == "action":
        full = len(seat.actions) >= box.action_limit
        return full or contains(side.effects[slot], (UseAction,))
    if timing == "permanent":
        return bool(box.discounts[card]) or box.card_events[card] in (EVENT["once_per_turn"], EVENT["slot"])
    if timing != "instant":
        return False
    effect = box.effects[card]
    assert effect is not None
    bound = most(box, seat, effect)
    if bound is None:
        return True
    richer = copy(seat)
    richer.goods = [have + more for have, more in zip(seat.goods, bound, strict=True)]
    return can(game, index, richer, side.effects[slot])


def _price(box: Box, seat: Seat, card: int) -> Vector:
    price = [0] * len(box.resources)
    price[box.credit] = box.card_prices[card]
    return reduced(box, seat, tuple(price), "special")


def most(box: Box, seat: Seat, node: Node) -> Vector | None:
    """An upper bound of the goods an effect can bring; None if that is not plain to see."""
    total = [0] * len(box.resources)
    if isinstance(node, Receive):
        for name, n in node.goods:
            if name in box.resource:
                total[box.resource[name]] += amount(box, seat, n)
    elif isinstance(node, ReceiveDifferent):
        for name in node.among:
            total[box.resource[name]] += 1
    elif isinstance(node, Exchange):
        for name, n in (*node.one, *node.other):
            total[box.resource[name]] += n
    elif isinstance(node, PayFor):
        return most(box, seat, node.part)
    elif isinstance(node, If):
        return most(box, seat, node.then)
    elif isinstance(node, Do | Either):
        times = node.times if isinstance(node, Do) else (1,) * len(node.parts)
        for n, (_word, part) in zip(times, node.parts, strict=True):
            inner = most(box, seat, part)
            if inner is None:
                return None
            total = [have + n * more for have, more in zip(total, inner, strict=True)]
    elif not isinstance(node, TakeSpecial | ExtraMetropolis):
        return None
    return tuple(total)


def _tried(game: Game, frame: Frame, choice: Option, card: int) -> bool:
    """Plays the slot and the card on a clone and looks for a way to perform a part of the slot."""
    index = frame.seat
    twin = rehearsal(game)
    twin.asks = {index: Ask(frame, (choice,))}
    twin.play(index, choice)
    ask = twin.asks.get(index)
    if ask is not None and isinstance(ask.frame.node, ChooseCard):
        twin.play(index, game.box.card_options["card"][card])
    return way_on(twin, index, set())


def is_harmless(game: Game, index: int, seat: Seat, slot: int, card: int) -> bool:
    """True if the slot can be performed now and resolving the card first cannot change that (UC-3.19)."""
    box: Box = game.box
    side = box.side[game.seats]
    if any(not gives_only(box.effects[c]) for c in seat.permanents if box.whens[c] is not None):
        return False
    timing = box.card_timings[card]
    if timing == "instant" and not gives_only(box.effects[card]):
        return False
    if timing == "action" and len(seat.actions) >= box.action_limit:
        return False
    if box.whens[card] is not None and not gives_only(box.effects[card]):
        return False
    if box.is_special(card):
        poorer = copy(seat)
        price = _price(box, seat, card)
        if not can_pay(seat.goods, price):
            return False
        pay(poorer, price)
        return can(game, index, poorer, side.effects[slot])
    return can(game, index, seat, side.effects[slot])


def gives_only(node: Node | None) -> bool:
    """True if the effect takes nothing away: no payment, no site, no special card."""
    if node is None or isinstance(node, GIVING):
        return True
    if isinstance(node, Do | Either):
        return all(gives_only(part) for _word, part in node.parts)
    return isinstance(node, If) and gives_only(node.then)
