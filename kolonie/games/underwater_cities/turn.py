"""A turn (section 3): slot, card, order, and its end."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, quiet, runs, takes
from kolonie.games.underwater_cities.box import COLOURLESS, COLOURS, Side
from kolonie.games.underwater_cities.cards import from_hand
from kolonie.games.underwater_cities.claiming import special_price
from kolonie.games.underwater_cities.duty import SURE, WATCHED
from kolonie.games.underwater_cities.events import reacting, triggered
from kolonie.games.underwater_cities.flow import REACTIONS
from kolonie.games.underwater_cities.groups import ONCE_BIT
from kolonie.games.underwater_cities.moves import (
    ChooseCard,
    ChooseOrder,
    ChooseSlot,
    EndOfTurn,
    SetOff,
    TurnBegins,
    TurnOver,
)
from kolonie.games.underwater_cities.nodes import EVENT
from kolonie.games.underwater_cities.prices import can_pay, pay
from kolonie.games.underwater_cities.state import NO_CARD, NOBODY, NOT_USED, Game

SLOT_THEN_CARD: Final = option("order", "slot")
CARD_THEN_SLOT: Final = option("order", "card")
NO_BENEFIT: Final = option("order", "none")


@runs(TurnBegins)
def run_turn_begins(game: Game, frame: Frame) -> Frame | None:
    game.state.acting = frame.seat
    return frame.parent


# -- the slot


@asks(ChooseSlot, "UC-3.05")
def ask_slot(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    side = game.box.side[game.seats]
    index = frame.seat
    seat = table.seats[index]
    strict = game.seats == game.box.constants["copy_seats"][0]
    options: list[Option] = []
    for slot in side.in_order:
        choice = side.choose[slot]
        if slot == side.ring:
            options.append(choice)  # UC-3.16: the one that is always available
        elif table.tiles[slot]:
            if why is not None:
                why.add(choice, "UC-3.06", message("why-slot-occupied"))
        elif strict and seat.slots >> slot & 1:
            if why is not None:
                why.add(choice, "UC-13.08", message("why-slot-used"))
        else:
            options.append(choice)
    if table.copier != NOT_USED:
        _copy_options(game, frame, side, options, why)
    return options


def _copy_options(game: Game, frame: Frame, side: Side, options: list[Option], why: WhyNot | None) -> None:
    """The action-copy tile (section 13)."""
    table = game.state
    box = game.box
    index = frame.seat
    seat = table.seats[index]
    used = table.copier != NOBODY
    poor = not can_pay(seat.goods, box.copy_price)
    if (used or poor) and why is None:
        return
    for slot in range(side.ring):
        choice = side.copy[slot]
        if not table.tiles[slot]:
            continue
        if used or poor:
            assert why is not None
            reason = message("why-copy-used") if used else message("why-copy-price")
            why.add(choice, "UC-13.04" if used else "UC-13.03", reason)
        elif table.tiles[slot] >> index & 1 or seat.slots >> slot & 1:
            if why is not None:
                why.add(choice, "UC-13.05", message("why-slot-used"))
        else:
            options.append(choice)


@takes(ChooseSlot)
def take_slot(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    side = game.box.side[game.seats]
    index = frame.seat
    seat = table.seats[index]
    slot = side.slot_of[choice]
    if choice is side.copy[slot]:
        pay(seat, game.box.copy_price)
        table.copier = index
    if slot < side.ring:
        tiles = list(table.tiles)
        tiles[slot] |= 1 << index
        table.tiles = tuple(tiles)
        seat.slots |= 1 << slot
    table.slot = slot
    table.owed = SURE if side.sure[slot] else WATCHED
    return frame.parent


# -- the card


@asks(ChooseCard, "UC-3.05")
def ask_card(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    named = game.box.card_options["card"]
    return [named[card] for card in game.state.seats[frame.seat].hand]


@takes(ChooseCard)
def take_card(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    card = game.box.card_number[choice.word()]
    from_hand(table.seats[frame.seat], card)
    table.played = card
    return frame.parent


def matches(game: Game) -> bool:
    """True if the played card has the colour of the slot (UC-3.08, UC-12.25)."""
    table = game.state
    colour = game.box.side[game.seats].colours[table.slot]
    if table.played == NO_CARD:
        return False  # UC-1.17: no card was left to play
    return colour != COLOURLESS and game.box.card_colours[table.played] == colour


@runs(SetOff)
def run_set_off(game: Game, frame: Frame) -> Frame | None:
    """Cards that answer to the play itself (UC-14.09, UC-23.20, UC-23.31)."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    colour = box.side[game.seats].colours[table.slot]
    if not seat.listens or colour == COLOURLESS:
        return frame.parent
    event = EVENT["match"] if matches(game) else EVENT["mismatch"]
    items = triggered(box, seat, event) + triggered(box, seat, EVENT["slot_colour"], COLOURS[colour])
    return reacting(frame.seat, frame.parent, items)


# -- the order


@asks(ChooseOrder, "UC-3.10")
def ask_order(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    index = frame.seat
    seat = table.seats[index]
    if not matches(game):
        if why is not None:
            why.add(CARD_THEN_SLOT, "UC-3.09", message("why-no-match"))
        return [NO_BENEFIT]
    options = [SLOT_THEN_CARD, NO_BENEFIT]
    if not box.is_special(table.played) or can_pay(seat.goods, special_price(box, seat, table.played)):
        options.append(CARD_THEN_SLOT)
    elif why is not None:
        why.add(CARD_THEN_SLOT, "UC-5.11", message("why-special-price"))
    return options


@takes(ChooseOrder)
def take_order(_game: Game, frame: Frame, choice: Option) -> Frame | None:
    node: ChooseOrder = frame.node
    for word, order in node.orders:
        if word == choice.key:
            return frame.then(order)
    raise AssertionError(choice)


# -- the end of a turn


@runs(EndOfTurn)
def run_end_of_turn(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    items = triggered(game.box, seat, EVENT["end_of_turn"])
    if not items and not seat.listens & ONCE_BIT:
        return frame.parent
    # UC-23.29: asked also without items, for a once-per-turn card that was claimed last
    return Frame(REACTIONS, 0, frame.seat, {"items": tuple(items)}, frame.parent)


@runs(TurnOver)
def run_turn_over(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    assert table.owed == 0, "nothing of the slot was performed"
    seat = table.seats[frame.seat]
    seat.spent = ()
    seat.fresh = 0
    table.acting = NOBODY
    table.slot = -1
    return frame.parent


quiet(TurnBegins, ChooseSlot, ChooseCard, SetOff, ChooseOrder, EndOfTurn, TurnOver)
