"""Option A: program a bot with the engineer or for time, and what a third bot means (sections 9 and 6)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Item
from kolonie.core.options import Option, WhyNot
from kolonie.core.readers import asks, runs, takes
from kolonie.core.steps import opened
from kolonie.games.aquasphere.box import Box
from kolonie.games.aquasphere.flow import REACTING_CARDS
from kolonie.games.aquasphere.nodes import BuyProgram, MoveEngineer, ThirdBot, TokenCards
from kolonie.games.aquasphere.pieces import count_cards, program, return_bot
from kolonie.games.aquasphere.state import Game, Seat
from kolonie.games.aquasphere.symbols import ALL, Symbols, symbol_of
from kolonie.games.aquasphere.words import colour_name

BUY: Final = Symbols("buy")
BACK: Final = Symbols("back")


# -- way 1


@asks(MoveEngineer, "AQ-9.02", "engineer", "sidestep")
def ask_engineer(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    options: list[Option] = []
    tokens = table.tokens
    programmed = seat.programmed if seat.bots else 0  # AQ-9.11, with the exception of AQ-9.12
    targets = box.arrows[seat.engineer]
    for field in targets:
        if not programmed >> tokens[field] & 1:
            options.append(box.engineer[field])
        elif why is not None:
            reason = message("why-symbol-occupied", colour=colour_name(tokens[field], "on"))
            why.add(box.engineer[field], "AQ-9.11", reason)
    if why is not None:
        for field in range(len(box.field_ids)):
            if field not in targets:
                why.add(box.engineer[field], "AQ-9.10", message("why-no-arrow"))
    if seat.research or why is not None:
        _sidestep(game, seat, options, why)
    return options


def _sidestep(game: Game, seat: Seat, options: list[Option], why: WhyNot | None) -> None:
    """The field beside the engineer, once for each copy of the card (AQ-17.21 to AQ-17.25)."""
    box = game.box
    cards = count_cards(game, seat, "sidestep")
    if not cards and why is None:
        return
    tokens = game.state.tokens
    programmed = seat.programmed if seat.bots else 0
    beside = box.beside[seat.engineer]
    for field in beside:
        if cards > seat.sidestepped and not programmed >> tokens[field] & 1:
            options.append(box.sidestep[field])
    if why is None:
        return
    for field in range(1, len(box.field_ids)):
        choice = box.sidestep[field]
        if not cards:
            why.add(choice, "AQ-17.21", message("why-no-sidestep"))
        elif field not in beside:
            why.add(choice, "AQ-17.22", message("why-not-beside"))
        elif cards <= seat.sidestepped:
            why.add(choice, "AQ-17.25", message("why-card-spent"))
        elif programmed >> tokens[field] & 1:
            why.add(
                choice, "AQ-9.11", message("why-symbol-occupied", colour=colour_name(tokens[field], "on"))
            )


@takes(MoveEngineer)
def take_engineer(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    seat = table.seats[frame.seat]
    seat.engineer = game.box.field_ids.index(choice.word())
    if choice.verb == "sidestep":
        seat.sidestepped += 1
    program(seat, table.tokens[seat.engineer])
    return frame.parent


@runs(TokenCards)
def run_token_cards(game: Game, frame: Frame) -> Frame | None:
    """Every card that shows the token may react, in any order (AQ-17.04, AQ-17.06)."""
    table = game.state
    seat = table.seats[frame.seat]
    if not seat.research:
        return frame.parent
    items = reactions(game.box, seat, "token", table.tokens[seat.engineer])
    return opened(frame, REACTING_CARDS, items) if items else frame.parent


def reactions(box: Box, seat: Seat, kind: str, colour: int) -> tuple[Item, ...]:
    """The player's cards of a kind as items that he may use or not (AQ-17.03)."""
    items = []
    for card in seat.research:
        if box.card_kind[card] == kind and box.card_colour[card] == colour:
            effect = box.effect[card]
            assert effect is not None
            items.append(Item(f"card:{box.research_ids[card]}", effect, (), False))
    return tuple(items)


# -- way 2


@asks(BuyProgram, "AQ-9.04", "buy")
def ask_buy(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """3 time, once per round, any free symbol (AQ-9.04, AQ-9.09)."""
    seat = game.state.seats[frame.seat]
    price = game.box.buy_price
    able = seat.time >= price and not seat.bought and seat.bots > 0
    if why is not None:
        for choice in BUY.of[seat.programmed if able else ALL]:
            if seat.bought:
                reason = message("why-bought-already")
            elif seat.bots == 0:
                reason = message("why-no-bot-left")
            elif seat.programmed >> symbol_of(choice) & 1:
                reason = message("why-symbol-occupied", colour=colour_name(symbol_of(choice), "on"))
            else:
                reason = message("why-time-short", price=price, time=seat.time)
            why.add(choice, "AQ-9.09", reason)
    return list(BUY.of[ALL & ~seat.programmed]) if able else []


@takes(BuyProgram)
def take_buy(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    seat = table.seats[frame.seat]
    price = game.box.buy_price
    seat.time -= price
    table.supply_time += price - 1
    seat.bought = 1  # AQ-9.05: the third marker stays on the board
    program(seat, symbol_of(choice))
    return frame.parent


# -- a third bot


@asks(ThirdBot, "AQ-6.03")
def ask_third_bot(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    programmed = game.state.seats[frame.seat].programmed
    if programmed.bit_count() <= game.box.max_programmed:
        return []
    return list(BACK.of[programmed])


@takes(ThirdBot)
def take_third_bot(game: Game, frame: Frame, choice: Option) -> Frame | None:
    return_bot(game, game.state.seats[frame.seat], symbol_of(choice))
    return frame.parent
