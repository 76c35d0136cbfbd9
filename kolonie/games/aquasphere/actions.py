"""Option B: where, the bot, and the seven actions (sections 10 and 13)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Item
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import Reason, asks, possible_if, runs, takes
from kolonie.core.steps import opened
from kolonie.games.aquasphere.box import (
    BLACK,
    BLUE,
    COLOURS,
    GREEN,
    LETTERS,
    RED,
    VIOLET,
    WHITE,
    YELLOW,
)
from kolonie.games.aquasphere.flow import BAY_CARDS, CATCH_ORDER, IMMEDIATE, LETTER, LETTERS_PLACED, POINTS
from kolonie.games.aquasphere.nodes import ChooseArea, Immediate, Letter, Perform, PlaceBot
from kolonie.games.aquasphere.pieces import (
    CRYSTAL,
    OCTOPOD,
    RESEARCH,
    TIME,
    gain_time,
    pay_time,
    place_control,
    return_bot,
    submarine_price,
)
from kolonie.games.aquasphere.points import score
from kolonie.games.aquasphere.state import Game, Seat, Table
from kolonie.games.aquasphere.turn import RETURN, colour_name, program, reactions

AREA: Final = tuple(option("area", colour) for colour in COLOURS)
PERFORM: Final = option("perform")
DECLINE: Final = option("decline")


# -- step 1b and step 2


@asks(ChooseArea, "AQ-10.05")
def ask_area(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    programmed = seat.programmed
    several = programmed.bit_count() > 1
    options: list[Option] = []
    for colour in range(7):
        if programmed >> colour & 1:
            options.append(AREA[colour])
            if several:
                options.append(RETURN[colour])
            elif why is not None:
                why.add(RETURN[colour], "AQ-12.09", message("why-last-bot"))
        elif why is not None:
            reason = message("why-no-bot-of-colour", colour=colour_name(colour, "l"))
            why.add(AREA[colour], "AQ-10.07", reason)
    return options


@takes(ChooseArea)
def take_area(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    colour = COLOURS.index(choice.word())
    if choice.verb == "return":
        return_bot(game, seat, colour)
        return frame
    seat.area = colour
    return frame.parent


@runs(PlaceBot)
def run_place_bot(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.programmed &= ~(1 << seat.area)
    return _control(game, frame, seat.scientist)


def _control(game: Game, frame: Frame, position: int) -> Frame | None:
    """A bot of the seat takes a control field; the bay card may then react (AQ-17.15, AQ-10.20)."""
    foreign = place_control(game, position, frame.seat)
    if foreign:
        box = game.box
        cards = [c for c in game.state.seats[frame.seat].research if box.card_kind[c] == "bay"]
        if cards:
            kp = (("kp", foreign),)
            items = tuple(Item(f"card:{box.research_ids[c]}", POINTS, kp, False) for c in cards)
            return opened(frame, BAY_CARDS, items)
    return frame.parent


# -- step 3


def _why_no_action(game: Game, table: Table, seat: Seat) -> Reason | None:
    """Why the action of the scientist's area cannot be performed now (AQ-13.00)."""
    box = game.box
    position = seat.scientist
    area = seat.area
    if area == GREEN:
        if len(seat.expansions) >= box.max_expansions:
            return ("AQ-13.08", message("why-lab-complete"))
        if not table.expansions[position]:
            return ("AQ-13.08", message("why-no-expansion"))
    elif area == YELLOW:
        if seat.time >= seat.room[TIME]:
            return ("AQ-13.11", message("why-no-room-time"))
    elif area == BLACK:
        if table.crystals[position] == 0:
            return ("AQ-13.15", message("why-no-crystal"))
        if seat.crystals >= seat.room[CRYSTAL]:
            return ("AQ-13.14", message("why-no-room-crystal"))
    elif area == VIOLET:
        if table.octopods[position] == 0:
            return ("AQ-13.35", message("why-no-octopod"))
    elif area == BLUE:
        if seat.colour in table.subs[position]:
            return ("AQ-13.20", message("why-sub-here"))
        if seat.subs == 0:
            return ("AQ-13.24", message("why-no-sub"))
        price = submarine_price(game, seat, position)
        if price > seat.time:
            return ("AQ-13.22", message("why-time-short", price=price, time=seat.time))
    elif area == RED:
        if len(seat.research) >= seat.room[RESEARCH]:
            return ("AQ-13.27", message("why-no-research-slot"))
        if not table.research[position]:
            return ("AQ-13.27", message("why-no-research-card"))
    else:
        symbol = box.programming_fields[table.ring[position]]
        if seat.programmed >> symbol & 1:
            if seat.time >= seat.room[TIME]:
                return ("AQ-13.31", message("why-no-room-time"))
        elif seat.bots == 0:
            return ("AQ-13.33", message("why-no-bot-left"))
    return None


@asks(Perform, "AQ-10.11")
def ask_perform(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    seat = table.seats[frame.seat]
    options = [DECLINE]
    for colour in range(7):
        if seat.programmed >> colour & 1:
            options.append(RETURN[colour])
    if why is not None and not seat.programmed >> seat.area & 1:
        why.add(RETURN[seat.area], "AQ-12.06", message("why-bot-placed"))
    reason = _why_no_action(game, table, seat)
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
    table = game.state
    seat = table.seats[frame.seat]
    verb = choice.verb
    if verb == "decline":
        return frame.parent
    if verb == "return":
        return_bot(game, seat, COLOURS.index(choice.word()))
        return frame
    area = seat.area
    if area == GREEN:
        return _expand(game, frame, table, seat)
    if area == YELLOW:
        return _take_time(game, frame, table, seat)
    if area == BLACK:
        return _take_crystals(frame, table, seat)
    if area == VIOLET:
        return _catch(game, frame, table, seat, choice.num())
    if area == BLUE:
        return _deploy(game, frame, table, seat)
    if area == RED:
        return _research(game, frame, table, seat)
    assert area == WHITE
    return _white(game, frame, table, seat)


def _expand(game: Game, frame: Frame, table: Table, seat: Seat) -> Frame | None:
    box = game.box
    position = seat.scientist
    pile = table.expansions[position]
    tile = pile[-1]
    table.expansions[position] = pile[:-1]
    seat.expansions.append(tile)
    a, b, c, d = seat.room
    more = box.capacity_of_expansion[tile]
    seat.room = (a + more[0], b + more[1], c + more[2], d + more[3])  # AQ-13.01: at once
    items = tuple(
        Item(f"place:{LETTERS[letter]}", LETTER, (("letter", letter),), False)
        for letter in box.letters_of_expansion[tile]
    )
    return opened(frame, LETTERS_PLACED, items) if items else frame.parent


def _take_time(game: Game, frame: Frame, table: Table, seat: Seat) -> Frame | None:
    """The sector's markers first, then the general supply up to the minimum of 2 (AQ-13.10, AQ-13.12)."""
    position = seat.scientist
    there = table.time[position]
    taken = min(there, seat.room[TIME] - seat.time)
    table.time[position] -= taken
    seat.time += taken
    gain_time(table, seat, max(0, game.box.take_time_minimum - there))
    return frame.parent


def _take_crystals(frame: Frame, table: Table, seat: Seat) -> Frame | None:
    position = seat.scientist
    taken = min(table.crystals[position], seat.room[CRYSTAL] - seat.crystals)
    table.crystals[position] -= taken
    seat.crystals += taken
    return frame.parent


def _catch(game: Game, frame: Frame, table: Table, seat: Seat, n: int) -> Frame | None:
    """The points are a must, octopod cards a may; the player orders them (AQ-17.11)."""
    box = game.box
    table.octopods[seat.scientist] -= n
    table.supply_octopods += n
    kp = box.table[min(n, len(box.table) - 1)]
    items = reactions(box, seat, "octopod", -1) if seat.research else ()
    if not items:
        return score(frame, kp)
    return opened(frame, CATCH_ORDER, (Item(f"kp:{kp}", POINTS, (("kp", kp),)), *items))


def _deploy(game: Game, frame: Frame, table: Table, seat: Seat) -> Frame | None:
    position = seat.scientist
    pay_time(table, seat, submarine_price(game, seat, position))
    seat.subs -= 1
    table.subs[position] = (*table.subs[position], seat.colour)
    return score(frame, game.box.bulb(game.seats, table.round))


def _research(game: Game, frame: Frame, table: Table, seat: Seat) -> Frame | None:
    """The card, then the points, then an immediate effect (AQ-13.26, AQ-13.28)."""
    box = game.box
    position = seat.scientist
    pile = table.research[position]
    card = pile[-1]
    table.research[position] = pile[:-1]
    seat.research.append(card)
    points = score(frame, box.bulb(game.seats, table.round))
    if box.card_kind[card] == "immediate":
        after = frame.then(IMMEDIATE).bind("symbol", box.card_colour[card])
        return Frame(points.node, 0, frame.seat, points.env, after)
    return points


def _white(game: Game, frame: Frame, table: Table, seat: Seat) -> Frame | None:
    box = game.box
    symbol = box.programming_fields[table.ring[seat.scientist]]
    if seat.programmed >> symbol & 1:
        gain_time(table, seat, box.occupied_gain)
    else:
        program(seat, symbol)
    return frame.parent


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


@runs(Immediate)
def run_immediate(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    seat = table.seats[frame.seat]
    symbol: int = frame.env["symbol"]
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
