"""The seven actions, step 3 of option B (section 13). What makes one impossible only forbids this step."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Item
from kolonie.core.readers import Reason, possible_if, runs
from kolonie.core.steps import opened
from kolonie.games.aquasphere.box import LETTERS
from kolonie.games.aquasphere.flow import CATCH_ORDER, LETTER, LETTERS_PLACED, POINTS
from kolonie.games.aquasphere.nodes import (
    CatchOctopods,
    DeploySub,
    ExpandLab,
    ProgramHere,
    TakeCrystals,
    TakeResearch,
    TakeTime,
)
from kolonie.games.aquasphere.option_a import reactions
from kolonie.games.aquasphere.pieces import (
    CRYSTAL,
    RESEARCH,
    TIME,
    gain_time,
    pay_time,
    program,
    submarine_price,
)
from kolonie.games.aquasphere.points import score
from kolonie.games.aquasphere.state import Game

# -- green


@possible_if(ExpandLab)
def possible_expand(game: Game, frame: Frame) -> Reason | None:
    table = game.state
    seat = table.seats[frame.seat]
    if len(seat.expansions) >= game.box.max_expansions:
        return ("AQ-13.08", message("why-lab-complete"))
    if not table.expansions[seat.scientist]:
        return ("AQ-13.08", message("why-no-expansion"))
    return None


@runs(ExpandLab)
def run_expand(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    pile = table.expansions[seat.scientist]
    tile = pile[-1]
    table.expansions[seat.scientist] = pile[:-1]
    seat.expansions.append(tile)
    a, b, c, d = seat.room
    more = box.capacity_of_expansion[tile]
    seat.room = (a + more[0], b + more[1], c + more[2], d + more[3])  # AQ-13.01: at once
    items = tuple(
        Item(f"place:{LETTERS[letter]}", LETTER, (("letter", letter),), False)
        for letter in box.letters_of_expansion[tile]
    )
    return opened(frame, LETTERS_PLACED, items) if items else frame.parent


# -- yellow


@possible_if(TakeTime)
def possible_time(game: Game, frame: Frame) -> Reason | None:
    seat = game.state.seats[frame.seat]
    return ("AQ-13.11", message("why-no-room-time")) if seat.time >= seat.room[TIME] else None


@runs(TakeTime)
def run_take_time(game: Game, frame: Frame) -> Frame | None:
    """The sector's markers first, then the general supply up to the minimum of 2 (AQ-13.10, AQ-13.12)."""
    table = game.state
    seat = table.seats[frame.seat]
    there = table.time[seat.scientist]
    taken = min(there, seat.room[TIME] - seat.time)
    table.time[seat.scientist] -= taken
    seat.time += taken
    gain_time(table, seat, max(0, game.box.take_time_minimum - there))
    return frame.parent


# -- black


@possible_if(TakeCrystals)
def possible_crystals(game: Game, frame: Frame) -> Reason | None:
    table = game.state
    seat = table.seats[frame.seat]
    if table.crystals[seat.scientist] == 0:
        return ("AQ-13.15", message("why-no-crystal"))
    if seat.crystals >= seat.room[CRYSTAL]:
        return ("AQ-13.14", message("why-no-room-crystal"))
    return None


@runs(TakeCrystals)
def run_take_crystals(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    seat = table.seats[frame.seat]
    taken = min(table.crystals[seat.scientist], seat.room[CRYSTAL] - seat.crystals)
    table.crystals[seat.scientist] -= taken
    seat.crystals += taken
    return frame.parent


# -- violet


@possible_if(CatchOctopods)
def possible_catch(game: Game, frame: Frame) -> Reason | None:
    table = game.state
    if table.octopods[table.seats[frame.seat].scientist] == 0:
        return ("AQ-13.35", message("why-no-octopod"))
    return None


@runs(CatchOctopods)
def run_catch(game: Game, frame: Frame) -> Frame | None:
    """The points are a must, octopod cards a may; the player orders them (AQ-17.11)."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    n: int = frame.env["n"]
    table.octopods[seat.scientist] -= n
    table.supply_octopods += n
    kp = box.table[min(n, len(box.table) - 1)]
    items = reactions(box, seat, "octopod", -1) if seat.research else ()
    if not items:
        return score(frame, kp)
    return opened(frame, CATCH_ORDER, (Item(f"kp:{kp}", POINTS, (("kp", kp),)), *items))


# -- blue


@possible_if(DeploySub)
def possible_sub(game: Game, frame: Frame) -> Reason | None:
    table = game.state
    seat = table.seats[frame.seat]
    if seat.colour in table.subs[seat.scientist]:
        return ("AQ-13.20", message("why-sub-here"))
    if seat.subs == 0:
        return ("AQ-13.24", message("why-no-sub"))
    price = submarine_price(game, seat, seat.scientist)
    if price > seat.time:
        return ("AQ-13.22", message("why-time-short", price=price, time=seat.time))
    return None


@runs(DeploySub)
def run_deploy(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    seat = table.seats[frame.seat]
    pay_time(table, seat, submarine_price(game, seat, seat.scientist))
    seat.subs -= 1
    table.subs[seat.scientist] = (*table.subs[seat.scientist], seat.colour)
    return score(frame, game.box.bulb(game.seats, table.round))


# -- red


@possible_if(TakeResearch)
def possible_research(game: Game, frame: Frame) -> Reason | None:
    table = game.state
    seat = table.seats[frame.seat]
    if len(seat.research) >= seat.room[RESEARCH]:
        return ("AQ-13.27", message("why-no-research-slot"))
    if not table.research[seat.scientist]:
        return ("AQ-13.27", message("why-no-research-card"))
    return None


@runs(TakeResearch)
def run_research(game: Game, frame: Frame) -> Frame | None:
    """The card, then the points, then an immediate effect (AQ-13.26, AQ-13.28)."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    pile = table.research[seat.scientist]
    card = pile[-1]
    table.research[seat.scientist] = pile[:-1]
    seat.research.append(card)
    kp = box.bulb(game.seats, table.round)
    if box.card_kind[card] == "immediate":
        return Frame(POINTS, 0, frame.seat, {**frame.env, "kp": kp}, frame.then(box.effect[card]))
    return score(frame, kp)


# -- white


@possible_if(ProgramHere)
def possible_white(game: Game, frame: Frame) -> Reason | None:
    table = game.state
    seat = table.seats[frame.seat]
    symbol = game.box.programming_fields[table.ring[seat.scientist]]
    if seat.programmed >> symbol & 1:
        if seat.time >= seat.room[TIME]:
            return ("AQ-13.31", message("why-no-room-time"))
    elif seat.bots == 0:
        return ("AQ-13.33", message("why-no-bot-left"))
    return None


@runs(ProgramHere)
def run_white(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    seat = table.seats[frame.seat]
    symbol = game.box.programming_fields[table.ring[seat.scientist]]
    if seat.programmed >> symbol & 1:
        gain_time(table, seat, game.box.occupied_gain)
    else:
        program(seat, symbol)
    return frame.parent
