"""Option B: the sector, the area, the bot on the control field, and whether to act (section 10)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.nodes import Item, Node
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import LOG, POSSIBLE, Reason, asks, possible_if, runs, takes
from kolonie.core.steps import opened
from kolonie.games.aquasphere.box import LETTERS, VIOLET
from kolonie.games.aquasphere.flow import ACTIONS, BAY_CARDS, CLEAR_BAY, POINTS
from kolonie.games.aquasphere.nodes import ChooseArea, ClearBay, Letter, MoveScientist, Perform, PlaceBot
from kolonie.games.aquasphere.pieces import (
    OCTOPOD,
    bay_full,
    pay_time,
    place_control,
    thin_bay,
    way_price,
    way_prices,
)
from kolonie.games.aquasphere.state import NOBODY, Game
from kolonie.games.aquasphere.symbols import ALL, Symbols, symbol_of
from kolonie.games.aquasphere.words import colour_name, player_colour, seat_name

GO: Final = tuple(option("go", letter) for letter in LETTERS)
AREA: Final = Symbols("area")
PERFORM: Final = option("perform")
DECLINE: Final = option("decline")


# -- step 1: where


@asks(MoveScientist, "AQ-10.02", "go")
def ask_sector(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    seat = table.seats[frame.seat]
    options: list[Option] = []
    if seat.programmed:
        time = seat.time
        ring = table.ring
        for position, price in enumerate(way_prices(game, seat)):
            if price <= time:
                options.append(GO[ring[position]])
            elif why is not None:
                reason = message("why-way-too-dear", price=price, time=time)
                why.add(GO[ring[position]], "AQ-10.04", reason)
    elif why is not None:
        for letter in range(6):
            why.add(GO[letter], "AQ-10.17", message("why-no-programmed-bot"))
    return options


@takes(MoveScientist)
def take_sector(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    seat = table.seats[frame.seat]
    position = table.ring.index(LETTERS.index(choice.word()))
    pay_time(table, seat, way_price(game, seat, position))
    seat.scientist = position
    return frame.parent


@asks(ChooseArea, "AQ-10.05")
def ask_area(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    programmed = game.state.seats[frame.seat].programmed
    if why is not None:
        for choice in AREA.of[ALL & ~programmed]:
            reason = message("why-no-bot-of-colour", colour=colour_name(symbol_of(choice), "on"))
            why.add(choice, "AQ-10.07", reason)
    return list(AREA.of[programmed])


@takes(ChooseArea)
def take_area(game: Game, frame: Frame, choice: Option) -> Frame | None:
    game.state.seats[frame.seat].area = symbol_of(choice)
    return frame.parent


# -- step 2: the bot


@runs(PlaceBot)
def run_place_bot(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.programmed &= ~(1 << seat.area)
    return _control(game, frame, seat.scientist)


@possible_if(Letter)
def possible_letter(game: Game, frame: Frame) -> Reason | None:
    if game.state.seats[frame.seat].bots == 0:
        return ("AQ-13.06", message("why-no-bot-left"))
    return None


@runs(Letter)
def run_letter(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    table.seats[frame.seat].bots -= 1
    return _control(game, frame, table.ring.index(frame.env["letter"]))


def _control(game: Game, frame: Frame, position: int) -> Frame | None:
    """A bot of the seat takes a control field; the bay may then hold too many (AQ-10.08 to AQ-10.10)."""
    displaced = place_control(game, position, frame.seat)
    if game.journal is not None:
        was = "nobody" if displaced == NOBODY else "own" if displaced == frame.seat else "other"
        sector = LETTERS[game.state.ring[position]]
        game.tell(frame, {"sector": sector, "was": was, "who": seat_name(displaced)})
    if displaced != NOBODY and bay_full(game, position):
        return frame.then(CLEAR_BAY).bind("bay", position)
    return frame.parent


@runs(ClearBay)
def run_clear_bay(game: Game, frame: Frame) -> Frame | None:
    """Bots go home, then the bay card of the seat may react to those of others (AQ-17.15, AQ-10.20)."""
    box = game.box
    seats = game.state.seats
    position: int = frame.env["bay"]
    removed = thin_bay(game, position)
    if game.journal is not None:
        bots = tuple(
            message("log-bots", n=n, colour=player_colour(seats[index].colour))
            for index, n in enumerate(removed)
            if n
        )
        by_itself = Frame(frame.node, 0, NOBODY, frame.env, None)
        game.tell(by_itself, {"sector": LETTERS[game.state.ring[position]], "bots": bots})
    foreign = sum(removed) - removed[frame.seat]
    cards = [c for c in seats[frame.seat].research if box.card_kind[c] == "bay"]
    if foreign and cards:
        kp = (("kp", foreign),)
        items = tuple(Item(f"card:{box.research_ids[c]}", POINTS, kp, False) for c in cards)
        return opened(frame, BAY_CARDS, items)
    return frame.parent


def control_log(_node: Node, args: dict[str, object]) -> Message:
    """Who takes a control field from whom, by an action or by a letter."""
    return Message("log-control", tuple(args.items()))


LOG[PlaceBot] = LOG[Letter] = control_log


# -- step 3: the action, or not


@asks(Perform, "AQ-10.11")
def ask_perform(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    seat = table.seats[frame.seat]
    options = [DECLINE]
    reason = POSSIBLE[type(ACTIONS[seat.area])](game, frame)
    if reason is not None:
        if why is not None:
            why.add(PERFORM, reason[0], reason[1])
    elif seat.area == VIOLET:
        present = table.octopods[seat.scientist]
        most = min(seat.room[OCTOPOD], present)
        options += [option("catch", n) for n in range(1, most + 1)]
        if why is not None:
            for n in range(most + 1, present + 1):
                why.add(option("catch", n), "AQ-7.05", message("why-octopod-capacity", n=most))
    else:
        options.append(PERFORM)
    return options


@takes(Perform)
def take_perform(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DECLINE:
        return frame.parent
    action = frame.then(ACTIONS[game.state.seats[frame.seat].area])
    return action if choice is PERFORM else action.bind("n", choice.num())
