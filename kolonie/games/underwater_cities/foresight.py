"""Which slots may be chosen with which card (UC-3.12, UC-3.13), with as little searching as possible.

Most questions have a plain answer: the slot always gives something, or a part of it can be done at once, or
nothing that the card could bring would be enough. Only what is left is tried out on a clone (`lookahead`).
"""

from __future__ import annotations

from typing import Final

from kolonie.core.engine import Ask
from kolonie.core.frames import Frame
from kolonie.core.nodes import If, Node
from kolonie.core.options import Option
from kolonie.games.underwater_cities.board import Vector
from kolonie.games.underwater_cities.bounds import enough
from kolonie.games.underwater_cities.box import COLOURLESS, COLOURS, Box
from kolonie.games.underwater_cities.can import can, contains, copy
from kolonie.games.underwater_cities.counts import holds
from kolonie.games.underwater_cities.events import CLAIMED, ONCE, SLOT, triggered
from kolonie.games.underwater_cities.groups import ONCE_BIT
from kolonie.games.underwater_cities.lookahead import rehearsal, way_on
from kolonie.games.underwater_cities.moves import ChooseCard
from kolonie.games.underwater_cities.nodes import (
    EVENT,
    Advance,
    Do,
    Either,
    ProductOf,
    Ready,
    Receive,
    ReceiveDifferent,
)
from kolonie.games.underwater_cities.prices import can_pay, pay, reduced
from kolonie.games.underwater_cities.state import Game, Seat

PLAY_EVENTS: Final = 1 << EVENT["mismatch"] | 1 << EVENT["match"] | 1 << EVENT["slot_colour"]
"""Events that the play of a card itself brings about (UC-14.01)."""
AIDS: Final = ONCE_BIT | 1 << SLOT
"""Events of cards that can help to perform a slot without the played card."""
GIVING: Final = (Receive, ReceiveDifferent, Advance, Ready, ProductOf)
"""Effects that take nothing away from anything."""


def needs_help(game: Game, index: int, seat: Seat, slot: int) -> bool:
    """True if nothing of the slot can be done with what the player has now."""
    side = game.box.side[game.seats]
    return not side.sure[slot] and not can(game, index, seat, side.effects[slot])


def card_helps(game: Game, frame: Frame, seat: Seat, slot: int, choice: Option) -> bool:
    """True if the slot could be performed with one of the cards in hand, although it cannot now.

    `seat` is the player after paying for the copy tile, `choice` the option that takes the slot.
    """
    for card in seat.hand:
        if _hope(game, frame.seat, seat, slot, card) and _tried(game, frame, choice, card):
            return True
    return False


def _hope(game: Game, index: int, seat: Seat, slot: int, card: int) -> bool:
    """A quick no for cards that cannot make the difference, whatever they set off."""
    box = game.box
    side = box.side[game.seats]
    colour = side.colours[slot]
    match = colour != COLOURLESS and box.card_colours[card] == colour
    helpers = _set_off(box, seat, colour, match, side.names[slot])
    if not helpers and not match:
        return False
    after = copy(seat)
    if match:
        effect = box.effects[card]
        timing = box.card_timings[card]
        if timing != "instant" and seat.listens >> CLAIMED & 1:
            helpers += [
                item.node for item in triggered(box, seat, CLAIMED, timing) if isinstance(item.node, Do)
            ]
        if timing == "instant":
            assert effect is not None
            helpers.append(effect)
        elif timing == "action":
            after.actions += (card,)
            if len(seat.actions) >= box.action_limit:
                ready = any(contains(helper, (Ready,)) for helper in helpers)
                helpers += [
                    e for c in seat.actions if (ready or c not in seat.used) and (e := box.effects[c])
                ]
        elif timing == "permanent":
            after.permanents += (card,)
            if box.card_events[card] >= 0:
                after.listens |= 1 << box.card_events[card]
            if box.discounts[card]:
                after.cheaper += (card,)
            if box.card_events[card] == ONCE:
                assert effect is not None
                helpers.append(effect)
        elif timing == "production":
            after.productions += (card,)
        else:
            after.endgames += (card,)
        if timing != "instant":
            helpers += [
                box.contract_rewards[c] for c in game.state.contracts if holds(box, after, box.criteria[c])
            ]
    if not helpers and after.cheaper == seat.cheaper and after.actions == seat.actions:
        return False
    return enough(game, index, after, side.effects[slot], helpers)


def _set_off(box: Box, seat: Seat, colour: int, match: bool, name: str) -> list[Do]:
    """Effects that the play itself or the slot sets off, and those that can be used once in the turn."""
    if not seat.listens & (PLAY_EVENTS | AIDS):
        return []
    found = []
    for card in seat.permanents:
        effect, when = box.effects[card], box.whens[card]
        if effect is None or when is None:
            continue
        event = when.event
        if (
            (event == "once_per_turn" and card not in seat.spent)
            or (event == "match" and match)
            or (event == "slot" and when.word == name)
            or (event == "mismatch" and not match and colour != COLOURLESS)
            or (event == "slot_colour" and colour != COLOURLESS and when.word == COLOURS[colour])
        ):
            found.append(effect)
    return found


def _price(box: Box, seat: Seat, card: int) -> Vector:
    price = [0] * len(box.resources)
    price[box.credit] = box.card_prices[card]
    return reduced(box, seat, tuple(price), "special")


def _tried(game: Game, frame: Frame, choice: Option, card: int) -> bool:
    """Plays the slot and the card on a clone and looks for a way to perform a part of the slot."""
    index = frame.seat
    twin = rehearsal(game, index)
    twin.asks = {index: Ask(frame, (choice,))}
    twin.play(index, choice)
    ask = twin.asks.get(index)
    if ask is not None and isinstance(ask.frame.node, ChooseCard):
        twin.play(index, game.box.card_options["card"][card])
    return way_on(twin, index, set())


def is_harmless(game: Game, index: int, seat: Seat, slot: int, card: int) -> bool:
    """True if the slot can be performed now and resolving the card first cannot change that (UC-3.19)."""
    box = game.box
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
    if isinstance(node, (Do, Either)):
        return all(gives_only(part) for _word, part in node.parts)
    return isinstance(node, If) and gives_only(node.then)
