"""A turn: options A and C, the way into option B, and returns of bots (sections 8, 9, 11, 12)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.nodes import Item, Test
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import TEST, asks, runs, takes
from kolonie.core.steps import opened
from kolonie.games.aquasphere.box import COLOURS, LETTERS, Box
from kolonie.games.aquasphere.flow import ACTION, PROGRAMMED, REACTING_CARDS, THIRD_BOT
from kolonie.games.aquasphere.nodes import SomebodyIn, StillIn, ThirdBot, TokenCards, Turn
from kolonie.games.aquasphere.pieces import has_card, pay_time, return_bot, way_price
from kolonie.games.aquasphere.state import WITHDRAWN, Game, Seat, Table

BUY: Final = tuple(option("buy", colour) for colour in COLOURS)
GO: Final = tuple(option("go", letter) for letter in LETTERS)
RETURN: Final = tuple(option("return", colour) for colour in COLOURS)
BACK: Final = tuple(option("back", colour) for colour in COLOURS)
WITHDRAW: Final = option("withdraw")


def somebody_in(game: Game, _frame: Frame, _test: Test) -> bool:
    return len(game.state.withdrawn) < game.seats


def still_in(game: Game, frame: Frame, _test: Test) -> bool:
    engineer = game.state.seats[frame.seat].engineer
    return engineer != WITHDRAWN


TEST[SomebodyIn] = somebody_in
TEST[StillIn] = still_in


def colour_name(colour: int, form: str = "m") -> Message:
    """A colour in words; `form` is the gender and case that Czech needs."""
    return message(f"colour-{COLOURS[colour]}", form=form)


@asks(Turn, "AQ-8.03")
def ask_turn(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    options: list[Option] = []
    _engineer_options(table, box, seat, options, why)
    if seat.research and has_card(game, seat, "sidestep"):
        _sidestep_options(table, box, seat, options, why)
    elif why is not None:
        for field in range(1, len(box.field_ids)):
            why.add(box.sidestep[field], "AQ-17.21", message("why-no-sidestep"))
    _buy_options(box, seat, options, why)
    programmed = seat.programmed
    if programmed:
        time = seat.time
        ring = table.ring
        for position in range(6):
            price = way_price(game, seat, position)
            if price <= time:
                options.append(GO[ring[position]])
            elif why is not None:
                reason = message("why-way-too-dear", price=price, time=time)
                why.add(GO[ring[position]], "AQ-10.04", reason)
        for colour in range(7):
            if programmed >> colour & 1:
                options.append(RETURN[colour])
    elif why is not None:
        for letter in range(6):
            why.add(GO[letter], "AQ-10.17", message("why-no-programmed-bot"))
    if why is not None:
        for colour in range(7):
            if not programmed >> colour & 1:
                reason = message("why-not-programmed", colour=colour_name(colour, "l"))
                why.add(RETURN[colour], "AQ-12.01", reason)
    if seat.engineer in box.exits:
        options.append(WITHDRAW)
    elif why is not None:
        why.add(WITHDRAW, "AQ-11.02", message("why-not-on-exit"))
    return options


def _why_no_token(table: Table, seat: Seat, field: int) -> bool:
    """AQ-9.11, with the exception of AQ-9.12 for an empty supply."""
    return seat.bots > 0 and bool(seat.programmed >> table.tokens[field] & 1)


def _engineer_options(table: Table, box: Box, seat: Seat, options: list[Option], why: WhyNot | None) -> None:
    targets = box.arrows[seat.engineer]
    for field in targets:
        choice = box.engineer[field]
        if not _why_no_token(table, seat, field):
            options.append(choice)
        elif why is not None:
            colour = colour_name(table.tokens[field], "l")
            why.add(choice, "AQ-9.11", message("why-symbol-occupied", colour=colour))
    if why is not None:
        for field in range(len(box.field_ids)):
            if field not in targets:
                why.add(box.engineer[field], "AQ-9.10", message("why-no-arrow"))


def _sidestep_options(table: Table, box: Box, seat: Seat, options: list[Option], why: WhyNot | None) -> None:
    for field in box.beside[seat.engineer]:
        choice = box.sidestep[field]
        if seat.sidestepped:
            if why is not None:
                why.add(choice, "AQ-17.25", message("why-card-spent"))
        elif not _why_no_token(table, seat, field):
            options.append(choice)
        elif why is not None:
            colour = colour_name(table.tokens[field], "l")
            why.add(choice, "AQ-9.11", message("why-symbol-occupied", colour=colour))
    if why is not None:
        for field in range(1, len(box.field_ids)):
            if field not in box.beside[seat.engineer]:
                why.add(box.sidestep[field], "AQ-17.22", message("why-not-beside"))


def _buy_options(box: Box, seat: Seat, options: list[Option], why: WhyNot | None) -> None:
    """Way 2: 3 time, once per round, any free symbol (AQ-9.04, AQ-9.09)."""
    able = seat.time >= box.buy_price and not seat.bought and seat.bots > 0
    if not able and why is None:
        return
    for colour in range(7):
        occupied = seat.programmed >> colour & 1
        if able and not occupied:
            options.append(BUY[colour])
        elif why is not None:
            if seat.bought:
                reason = message("why-bought-already")
            elif seat.bots == 0:
                reason = message("why-no-bot-left")
            elif occupied:
                reason = message("why-symbol-occupied", colour=colour_name(colour, "l"))
            else:
                reason = message("why-time-short", price=box.buy_price, time=seat.time)
            why.add(BUY[colour], "AQ-9.09", reason)


@takes(Turn)
def take_turn(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    verb = choice.verb
    if verb == "go":
        position = table.ring.index(LETTERS.index(choice.word()))
        pay_time(table, seat, way_price(game, seat, position))
        seat.scientist = position
        return frame.then(ACTION)
    if verb == "engineer" or verb == "sidestep":
        field = box.field_ids.index(choice.word())
        seat.engineer = field
        if verb == "sidestep":
            seat.sidestepped = 1
        token = table.tokens[field]
        program(seat, token)
        return frame.then(PROGRAMMED).bind("token", token)
    if verb == "return":
        return_bot(game, seat, COLOURS.index(choice.word()))
        return frame
    if verb == "buy":
        seat.time -= box.buy_price
        table.supply_time += box.buy_price - 1
        seat.bought = 1  # AQ-9.05: the third marker stays on the board
        program(seat, COLOURS.index(choice.word()))
        return frame.then(THIRD_BOT)
    seat.engineer = WITHDRAWN
    table.withdrawn.append(frame.seat)
    return frame.parent


def program(seat: Seat, symbol: int) -> None:
    """The next bot of the supply goes on a symbol, if there is one (AQ-9.01, AQ-9.12)."""
    if seat.bots > 0:
        seat.bots -= 1
        seat.programmed |= 1 << symbol


@asks(ThirdBot, "AQ-6.03")
def ask_third_bot(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    programmed = game.state.seats[frame.seat].programmed
    if programmed.bit_count() <= game.box.max_programmed:
        return []
    return [BACK[colour] for colour in range(7) if programmed >> colour & 1]


@takes(ThirdBot)
def take_third_bot(game: Game, frame: Frame, choice: Option) -> Frame | None:
    return_bot(game, game.state.seats[frame.seat], COLOURS.index(choice.word()))
    return frame.parent


@runs(TokenCards)
def run_token_cards(game: Game, frame: Frame) -> Frame | None:
    """Every card that shows the token may react, in any order (AQ-17.04, AQ-17.06)."""
    seat = game.state.seats[frame.seat]
    if not seat.research:
        return frame.parent
    box = game.box
    token: int = frame.env["token"]
    items = reactions(box, seat, "token", token)
    return opened(frame, REACTING_CARDS, items) if items else frame.parent


def reactions(box: Box, seat: Seat, kind: str, colour: int) -> tuple[Item, ...]:
    """The player's cards of a kind as items that he may use or not (AQ-17.03)."""
    items = []
    for card in seat.research:
        if box.card_kind[card] == kind and box.card_colour[card] == colour:
            reward = box.reward[card]
            assert reward is not None
            items.append(Item(f"card:{box.research_ids[card]}", reward, (), False))
    return tuple(items)
