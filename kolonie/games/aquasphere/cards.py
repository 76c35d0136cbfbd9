"""What research cards do beside gains: immediate and interim cards (section 17)."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.readers import ICONS, TEXT, Reason, possible_if, runs
from kolonie.games.aquasphere.box import COLOURS
from kolonie.games.aquasphere.flow import THIRD_BOT
from kolonie.games.aquasphere.nodes import Immediate, InterimBot
from kolonie.games.aquasphere.pieces import gain_time, pay_time, program
from kolonie.games.aquasphere.state import Game
from kolonie.games.aquasphere.words import colour_name


@possible_if(Immediate)
def possible_immediate(_game: Game, _frame: Frame) -> Reason | None:
    """It is a must, whatever can be done of it (AQ-17.28, AQ-17.31)."""
    return None


@runs(Immediate)
def run_immediate(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    seat = table.seats[frame.seat]
    symbol = COLOURS.index(frame.node.symbol)
    gain = game.box.immediate_gain
    before = seat.bots
    gained = gain_time(table, seat, gain)
    if seat.programmed >> symbol & 1:
        gained += gain_time(table, seat, gain)  # AQ-17.29
    else:
        program(seat, symbol)
    if game.journal is not None:
        time = message("what-time", n=gained)
        placed = "yes" if seat.bots < before else "no"
        game.tell(frame, {"colour": colour_name(symbol), "time": time, "placed": placed})
    return frame.parent


@possible_if(InterimBot)
def possible_interim_bot(game: Game, frame: Frame) -> Reason | None:
    seat = game.state.seats[frame.seat]
    symbol = COLOURS.index(frame.node.symbol)
    price = game.box.interim_price
    if seat.time < price:
        return ("AQ-17.27", message("why-time-short", price=price, time=seat.time))
    if seat.programmed >> symbol & 1:
        return (
            "AQ-17.27",
            message("why-symbol-taken", colour=colour_name(symbol, "on")),
        )
    if seat.bots == 0:
        return ("AQ-17.27", message("why-no-bot-left"))
    return None


@runs(InterimBot)
def run_interim_bot(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    seat = table.seats[frame.seat]
    pay_time(table, seat, game.box.interim_price)
    program(seat, COLOURS.index(frame.node.symbol))
    return frame.then(THIRD_BOT)


def text_of_immediate(node: Immediate) -> Message:
    return message("research-immediate", colour=colour_name(COLOURS.index(node.symbol)))


def text_of_interim_bot(node: InterimBot) -> Message:
    return message("research-interim", colour=colour_name(COLOURS.index(node.symbol)))


def icons_of_symbol(node: Immediate | InterimBot) -> tuple[str, ...]:
    return ("time", "bot", node.symbol)


TEXT.update({Immediate: text_of_immediate, InterimBot: text_of_interim_bot})
ICONS.update({Immediate: icons_of_symbol, InterimBot: icons_of_symbol})
