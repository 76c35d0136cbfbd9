"""The played card's part of a turn, and action cards (sections 4 to 6)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, runs, takes
from kolonie.games.underwater_cities.board import Vector
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.can import can, can_use, reaches_further, slots_for
from kolonie.games.underwater_cities.cards import put_away
from kolonie.games.underwater_cities.duty import oblige, performed
from kolonie.games.underwater_cities.events import CLAIMED, card_item, reacting, triggered
from kolonie.games.underwater_cities.flow import MAKE_ROOM, PUT_AWAY
from kolonie.games.underwater_cities.lacking import why_no_slot
from kolonie.games.underwater_cities.moves import Benefit, CardPlaced, MakeRoom, PutAway
from kolonie.games.underwater_cities.nodes import EVENT, PerformSlot, Ready, UseAction
from kolonie.games.underwater_cities.prices import can_pay, pay, reduced
from kolonie.games.underwater_cities.slot_play import enter_slot
from kolonie.games.underwater_cities.state import NO_CARD, Game, Seat

BENEFIT: Final = option("benefit")
DECLINE: Final = option("decline")
ACTION_USED: Final = EVENT["action_used"]


def special_price(box: Box, seat: Seat, card: int) -> Vector:
    """The credits that a special card costs when played for its benefit (UC-5.11)."""
    price = [0] * len(box.resources)
    price[box.credit] = box.card_prices[card]
    return reduced(box, seat, tuple(price), "special")


@asks(Benefit, "UC-5.11")
def ask_benefit(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """A special card may be left unpaid (UC-5.12); any other card goes on at once."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    if not box.is_special(table.played):
        return [BENEFIT]
    if can_pay(seat.goods, special_price(box, seat, table.played)):
        return [BENEFIT, DECLINE]
    if why is not None:
        why.add(BENEFIT, "UC-5.11", message("why-special-price"))
    return [DECLINE]


@takes(Benefit)
def take_benefit(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DECLINE:
        return frame.parent
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    card = table.played
    if box.is_special(card):
        pay(seat, special_price(box, seat, card))
        table.paid = 1
    timing = box.card_timings[card]
    if timing == "instant":
        effect = box.effects[card]
        return Frame(effect, 0, frame.seat, {}, frame.parent)
    if timing == "action" and len(seat.actions) >= box.action_limit:
        return frame.then(MAKE_ROOM)
    return claim(game, frame)


def claim(game: Game, frame: Frame) -> Frame | None:
    """The played card is laid in front of its owner and works from now on (UC-4.03, UC-4.05)."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    card = table.played
    timing = box.card_timings[card]
    items = triggered(box, seat, CLAIMED, timing)
    lay_down(box, seat, card)
    table.played = NO_CARD
    if game.journal is not None:
        game.tell(frame, {"card": box.card_told(card)})
    return reacting(frame.seat, frame.parent, items)


def lay_down(box: Box, seat: Seat, card: int) -> None:
    timing = box.card_timings[card]
    if timing == "action":
        seat.actions += (card,)
    elif timing == "production":
        seat.productions += (card,)
    elif timing == "endgame":
        seat.endgames += (card,)
        seat.sold += (0,)
    else:
        seat.permanents += (card,)
        if box.card_events[card] >= 0:
            seat.listens |= 1 << box.card_events[card]
        if box.discounts[card]:
            seat.cheaper += (card,)


@runs(CardPlaced)
def run_card_placed(game: Game, frame: Frame) -> Frame | None:
    """UC-4.14: discarded, tucked under the board, or back to its special deck."""
    table = game.state
    card = table.played
    if card != NO_CARD:
        table.played = NO_CARD
        if table.paid:
            table.seats[frame.seat].tucked += (card,)  # UC-5.13
        else:
            put_away(game, card)
    table.paid = 0
    return frame.parent


# -- the fifth action card


@asks(MakeRoom, "UC-6.08")
def ask_make_room(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    options = [box.card_options["drop"][card] for card in table.seats[frame.seat].actions]
    if not table.paid:
        options.append(DECLINE)  # UC-6.13
    if why is not None:
        why.add(box.card_options["drop"][table.played], "UC-6.08", message("why-drop-new"))
    return options


@takes(MakeRoom)
def take_make_room(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """The leaving card may be used if it was unused, then it goes and the new one comes (UC-6.18)."""
    if choice is DECLINE:
        return frame.parent
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    card = box.card_number[choice.word()]
    unused = card not in seat.used
    seat.actions = tuple(c for c in seat.actions if c != card)
    seat.used = tuple(c for c in seat.used if c != card)
    table.leaving = card
    rest = frame.then(PUT_AWAY)
    return Frame(box.effects[card], 0, frame.seat, {}, rest) if unused else rest


@runs(PutAway)
def run_put_away(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    put_away(game, table.leaving)
    table.leaving = NO_CARD
    return claim(game, frame)


# -- using action cards and slots


@asks(UseAction, "UC-6.02")
def ask_use(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    options = []
    for card in seat.actions:
        if can_use(game, frame.seat, seat, card):
            options.append(box.card_options["use"][card])
        elif why is not None:
            used = card in seat.used
            word, rule = ("why-card-used", "UC-6.02") if used else ("why-card-idle", "UC-6.15")
            why.add(box.card_options["use"][card], rule, message(word))
    return options


@takes(UseAction)
def take_use(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """The card is turned, and at least one part of it is done (UC-6.03, UC-6.15)."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    card = box.card_number[choice.word()]
    seat.used = tuple(sorted((*seat.used, card)))
    rest = frame.parent
    if seat.listens >> ACTION_USED & 1:
        items = [card_item(box, c) for c in seat.permanents if box.card_events[c] == ACTION_USED]
        rest = reacting(frame.seat, rest, items)
    env = {name: value for name, value in frame.env.items() if name == "owed"}
    effect = box.effects[card]
    assert effect is not None
    if reaches_further(effect):  # it must know which cards are in use
        env["using"] = (*frame.env.get("using", ()), card)
    return oblige(table, Frame(effect, 0, frame.seat, env, rest))


@asks(Ready, "UC-6.05")
def ask_ready(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    using = frame.env.get("using", ())
    return [game.box.card_options["ready"][card] for card in seat.used if card not in using]


@takes(Ready)
def take_ready(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    card = game.box.card_number[choice.word()]
    seat.used = tuple(c for c in seat.used if c != card)
    performed(game.state, frame.env)
    return frame.parent


@asks(PerformSlot, "UC-23.05")
def ask_perform(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    side = game.box.side[game.seats]
    seat = table.seats[frame.seat]
    allowed = slots_for(game, frame.seat, seat, frame.node.scope)
    options = []
    for slot in range(side.ring):
        if slot in allowed:
            if side.sure[slot] or can(game, frame.seat, seat, side.effects[slot]):
                options.append(side.perform[slot])
            elif why is not None:
                reason = why_no_slot(game, frame.seat, side.effects[slot])
                why.add(side.perform[slot], reason[0], reason[1])
        elif why is not None:
            why.add(side.perform[slot], "UC-23.05", message("why-slot-out-of-scope"))
    return options


@takes(PerformSlot)
def take_perform(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """Another slot, without tile and without card; with four players it counts as used (UC-13.08)."""
    table = game.state
    seat = table.seats[frame.seat]
    slot = game.box.side[game.seats].slot_of[choice]
    seat.slots |= 1 << slot
    return enter_slot(game, oblige(table, frame), slot)
