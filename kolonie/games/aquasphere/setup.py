"""Setting up (section 2): colours first, then everything else by chance."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, runs, takes
from kolonie.games.aquasphere.box import BLUE, PLAYER_COLOURS, Box
from kolonie.games.aquasphere.nodes import ChooseColour, SetUp
from kolonie.games.aquasphere.pieces import ring_ways
from kolonie.games.aquasphere.state import Game, Table
from kolonie.games.aquasphere.words import seat_name


@asks(ChooseColour, "AQ-2.03")
def ask_colour(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    taken = {seat.colour for seat in table.seats}
    options = []
    for index, name in enumerate(PLAYER_COLOURS):
        choice = option("colour", name)
        if index not in taken:
            options.append(choice)
        elif why is not None:
            why.add(choice, "AQ-2.03", message("why-colour-taken"))
    return options


@takes(ChooseColour)
def take_colour(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    table.seats[frame.seat].colour = PLAYER_COLOURS.index(choice.word())
    return frame.parent


@runs(SetUp)
def run_setup(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    box = game.box
    table.supply_time, table.supply_crystals = box.time_markers, box.crystals
    table.supply_octopods = box.octopods
    table.round = 1
    _headquarters(game, table, box)
    letters = game.shuffle("base labs", list(range(6)))  # AQ-2.13
    for index, seat in enumerate(table.seats):
        seat.base = letters[index]
        seat.bots = box.bot_spaces
        seat.subs = box.submarines
        seat.room = box.base_capacity
    used = {seat.colour for seat in table.seats}
    for colour in range(4):
        if colour not in used:
            table.neutral_subs[colour] = box.submarines  # AQ-2.15
    _starting_sectors(table, box)
    _other_sectors(table, box, letters[game.seats :], used)
    table.research_deck = game.shuffle("research", list(range(len(box.research))))
    table.expansion_deck = game.shuffle("expansions", list(range(len(box.expansions))))
    deal_piles(table)
    if game.journal is not None:
        game.tell(frame, {"first": seat_name(table.order[0]), "round": table.round})
    return frame.parent


def _headquarters(game: Game, table: Table, box: Box) -> None:
    table.ring = tuple(game.shuffle("sectors", list(range(6))))  # AQ-2.01
    locks = tuple(box.locks[letter] for letter in table.ring)
    table.ways = ring_ways(locks)
    table.free_ways = ring_ways(tuple([0 if lock == 2 else lock for lock in locks]))
    first = game.draw_below("first player", game.seats)
    table.order = [(first + i) % game.seats for i in range(game.seats)]  # AQ-2.08
    programs = game.shuffle("programs", list(range(len(box.program_cards))))
    table.tokens = box.layouts[programs[0]]  # AQ-2.06
    table.next_program = programs[1]
    table.programs = programs[2 : box.rounds]
    table.programs_aside = programs[box.rounds :]
    table.rotation = game.draw_below("centre cards", 6)  # AQ-2.22
    table.rotations = [game.draw_below("centre cards", 6) for _ in range(box.rounds - 2)]


def _starting_sectors(table: Table, box: Box) -> None:
    for seat in table.seats:
        position = table.ring.index(seat.base)
        seat.scientist, seat.area = position, BLUE  # AQ-2.27
        _stock(table, position, box.start_sector)
        table.subs[position] = (seat.colour,)  # AQ-2.25, free of charge (AQ-2.26)
        seat.subs -= 1
        zero = 0 in (box.locks[seat.base], box.locks[table.ring[(position - 1) % 6]])
        seat.time = box.start_time[1 if zero else 0]  # AQ-2.41
        table.supply_time -= seat.time
        seat.programmed = 1 << box.programming_fields[seat.base]  # AQ-2.43


def _stock(table: Table, position: int, amounts: tuple[int, ...]) -> None:
    time, crystals, octopods = amounts
    table.time[position] += time
    table.crystals[position] += crystals
    table.octopods[position] += octopods
    table.supply_time -= time
    table.supply_crystals -= crystals
    table.supply_octopods -= octopods


def _other_sectors(table: Table, box: Box, unused: list[int], used: set[int]) -> None:
    """AQ-2.29 to AQ-2.37: the sectors that are nobody's, drawn in the order of the unused base labs."""
    positions = [table.ring.index(letter) for letter in unused]
    for position, amounts in zip(positions, box.unused_sectors, strict=False):
        _stock(table, position, amounts)
    neutral = [colour for colour in range(4) if colour not in used]
    for colour, position in zip(neutral, sorted(positions[2:]), strict=False):
        table.subs[position] = (colour,)
        table.neutral_subs[colour] -= 1
    if len(table.seats) == 3:
        for position in positions:  # AQ-2.34
            table.bays[4 * position + neutral[0]] = 1


def deal_piles(table: Table) -> None:
    """One research card and one expansion on top of the piles of each sector, in ring order."""
    for position in range(6):
        table.research[position] = (*table.research[position], table.research_deck.pop())
        table.expansions[position] = (*table.expansions[position], table.expansion_deck.pop())
