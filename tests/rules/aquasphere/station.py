"""Positions of AquaSphere for rule tests. Pieces are moved, never made: the census stays right.

`game = started(3)`, edit with the functions below (or the state itself), then `offered`, `refused`, `play`.
Sectors are named by letter, symbols and areas by colour, players by seat.
"""

from __future__ import annotations

from collections.abc import Iterator

from kolonie.core.engine import Ask, Game
from kolonie.core.frames import Frame
from kolonie.games.aquasphere.box import COLOURS, LETTERS, PLAYER_COLOURS
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import Turn
from kolonie.games.aquasphere.pieces import ring_ways
from kolonie.games.aquasphere.state import NOBODY, WITHDRAWN, Seat, Table
from tests.positioning import keys, reconsider, refusal

BOX = TITLE.box()


def started(seats: int = 4, seed: str = "station", colours: tuple[str, ...] = PLAYER_COLOURS) -> Game:
    """A game at its first turn; seat i has the i-th of the colours. The rest is as chance has it."""
    game = TITLE.new(seats, seed)
    for colour in colours[:seats]:
        if table_of(game).round == 0:  # the last of four colours is taken without asking
            game.play(game.to_act()[0], f"colour:{colour}")
    return game


def set_ups(seats: int, n: int = 30) -> Iterator[Game]:
    """Games at their first turn with different seeds, for rules about chance."""
    for seed in range(n):
        yield started(seats, f"set-up {seed}")


def table_of(game: Game) -> Table:
    table: Table = game.state
    return table


def seat_of(game: Game, index: int) -> Seat:
    return table_of(game).seats[index]


def turn_of(game: Game, index: int) -> Seat:
    """Makes it the turn of this seat, first of the round; the others follow clockwise."""
    table_of(game).order = [(index + i) % game.seats for i in range(game.seats)]
    return _ask_turn(game, index)


def _ask_turn(game: Game, index: int) -> Seat:
    table = table_of(game)
    ask = next(iter(game.asks.values()))
    frame = ask.frame
    assert isinstance(frame.node, Turn) and frame.parent is not None
    around = frame.parent.at(table.order.index(index) + 1).bind("order", tuple(table.order))
    game.asks = {index: Ask(Frame(frame.node, 0, index, around.env, around), ask.options)}
    reconsider(game)
    return table.seats[index]


# -- deciding


def offered(game: Game) -> list[str]:
    """The keys offered to the seat to act, in the position as it is now."""
    reconsider(game)
    return keys(game)


def refused(game: Game, key: str) -> str:
    """The rule by which the seat to act is refused the key, in the position as it is now."""
    reconsider(game)
    return refusal(game, key)


def play(game: Game, *choices: str) -> None:
    """Plays the keys one after another, each for the seat that is to act."""
    for key in choices:
        reconsider(game)
        game.play(game.to_act()[0], key)


def asked(game: Game) -> type:
    """The type of the node that asks."""
    return type(next(iter(game.asks.values())).frame.node)


def to_interim(game: Game, *order: int) -> None:
    """All players withdraw in this order (default: play order); the game goes on to the next decision."""
    table = table_of(game)
    leaving = order or tuple(table.order)
    for index in leaving[:-1]:
        seat_of(game, index).engineer = WITHDRAWN
    table.withdrawn = list(leaving[:-1])
    _ask_turn(game, leaving[-1]).engineer = BOX.field_ids.index("H6")
    play(game, "withdraw")


def to_round(game: Game, number: int) -> None:
    """Rounds in which everybody only withdraws, up to the first turn of the given one."""
    while table_of(game).round < number:
        to_interim(game)
        while not game.over and asked(game) is not Turn:
            choices = offered(game)
            play(game, next(key for key in ("done", "income", "stop") if key in choices))


# -- the station


def at(game: Game, letter: str) -> int:
    """The ring position of a sector."""
    return table_of(game).ring.index(LETTERS.index(letter))


def join_sectors(game: Game, letters: str = LETTERS) -> None:
    """Puts the sectors on ring positions 0 to 5 in this order; what lies on the positions stays there."""
    table = table_of(game)
    table.ring = tuple(LETTERS.index(letter) for letter in letters)
    locks = tuple(BOX.locks[letter] for letter in table.ring)
    table.ways = ring_ways(locks)
    table.free_ways = ring_ways(tuple(0 if lock == 2 else lock for lock in locks))


def control(game: Game, letter: str, index: int) -> None:
    """A bot of the seat's supply on a control field (the bot there goes home)."""
    table = table_of(game)
    position = at(game, letter)
    if table.control[position] != NOBODY:
        seat_of(game, table.control[position]).bots += 1
    table.control[position] = index
    seat_of(game, index).bots -= 1


def bay(game: Game, letter: str, **bots: int) -> None:
    """Bots from the supplies in a bay, by player colour: `bay(game, "C", red=2, blue=1)`."""
    table = table_of(game)
    for name, n in bots.items():
        place = 4 * at(game, letter) + PLAYER_COLOURS.index(name)
        for seat in table.seats:
            if PLAYER_COLOURS[seat.colour] == name:
                seat.bots -= n - table.bays[place]
        table.bays[place] = n


def bay_of(game: Game, letter: str) -> dict[str, int]:
    """How many bots of each player colour lie in a bay."""
    start = 4 * at(game, letter)
    found = dict(zip(PLAYER_COLOURS, table_of(game).bays[start : start + 4], strict=True))
    return {name: n for name, n in found.items() if n}


def stock(
    game: Game, letter: str, time: int | None = None, crystals: int | None = None, octopods: int | None = None
) -> None:
    """Sets what lies in a sector; the difference comes from the general supply or goes there."""
    table = table_of(game)
    position = at(game, letter)
    if time is not None:
        table.supply_time += table.time[position] - time
        table.time[position] = time
    if crystals is not None:
        table.supply_crystals += table.crystals[position] - crystals
        table.crystals[position] = crystals
    if octopods is not None:
        table.supply_octopods += table.octopods[position] - octopods
        table.octopods[position] = octopods


def lay_card(game: Game, letter: str, card: str) -> None:
    """Puts a research card on top of a sector's pile."""
    number = _take(table_of(game).research_deck, table_of(game).research, BOX.research_ids.index(card))
    pile = table_of(game).research
    pile[at(game, letter)] = (*pile[at(game, letter)], number)


def lay_tile(game: Game, letter: str, tile: str) -> None:
    """Puts an expansion on top of a sector's pile."""
    number = _take(table_of(game).expansion_deck, table_of(game).expansions, BOX.expansion_ids.index(tile))
    pile = table_of(game).expansions
    pile[at(game, letter)] = (*pile[at(game, letter)], number)


def _take(deck: list[int], piles: list[tuple[int, ...]], number: int) -> int:
    if number in deck:
        deck.remove(number)
    for position, pile in enumerate(piles):
        piles[position] = tuple(x for x in pile if x != number)
    return number


# -- players


def program(game: Game, index: int, *colours: str) -> None:
    """Exactly these symbols of the seat hold a bot."""
    seat = seat_of(game, index)
    seat.bots += seat.programmed.bit_count() - len(colours)
    seat.programmed = sum(1 << COLOURS.index(colour) for colour in colours)


def programmed(game: Game, index: int) -> set[str]:
    return {colour for i, colour in enumerate(COLOURS) if seat_of(game, index).programmed >> i & 1}


def give_time(game: Game, index: int, n: int) -> None:
    """The seat has n time, with the lab as large as that takes."""
    seat = seat_of(game, index)
    table_of(game).supply_time += seat.time - n
    seat.time = n
    a, b, c, d = seat.room
    seat.room = (a, b, c, max(d, n))


def give_crystals(game: Game, index: int, n: int) -> None:
    seat = seat_of(game, index)
    table_of(game).supply_crystals += seat.crystals - n
    seat.crystals = n


def give_card(game: Game, index: int, card: str) -> None:
    """The seat owns a research card, wherever it was in deck or station: `R05`, see the pack."""
    table = table_of(game)
    seat_of(game, index).research.append(
        _take(table.research_deck, table.research, BOX.research_ids.index(card))
    )


def give_tile(game: Game, index: int, tile: str) -> None:
    """The seat's lab has an expansion, with its capacities."""
    table = table_of(game)
    seat = seat_of(game, index)
    number = _take(table.expansion_deck, table.expansions, BOX.expansion_ids.index(tile))
    seat.expansions.append(number)
    a, b, c, d = seat.room
    e, f, g, h = BOX.capacity_of_expansion[number]
    seat.room = (a + e, b + f, c + g, d + h)


def scientist_to(game: Game, index: int, letter: str) -> None:
    seat_of(game, index).scientist = at(game, letter)


def engineer_to(game: Game, index: int, field: str) -> None:
    seat_of(game, index).engineer = BOX.field_ids.index(field)


def lay_tokens(game: Game, card: str = "P1") -> None:
    """Lays the tokens as a program card shows."""
    names = [entry.id for entry in BOX.program_cards]
    table_of(game).tokens = BOX.layouts[names.index(card)]


def enter(game: Game, letter: str, colour: str) -> None:
    """Steps 1 and 2 of option B for the seat to act, with its only programmed bot and without paying."""
    index = game.to_act()[0]
    program(game, index, colour)
    scientist_to(game, index, letter)
    play(game, f"go:{letter}")


def free_letters(game: Game) -> list[str]:
    """The letters of the sectors that are nobody's starting sector."""
    taken = {seat.base for seat in table_of(game).seats}
    return [letter for i, letter in enumerate(LETTERS) if i not in taken]
