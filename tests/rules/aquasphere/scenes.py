"""Scenes for the rules of actions, scorings and cards: a station swept clean, and what to put into it."""

from __future__ import annotations

from kolonie.core.engine import Game
from kolonie.games.aquasphere.box import BLUE, LETTERS, PLAYER_COLOURS
from kolonie.games.aquasphere.state import NOBODY
from tests.rules.aquasphere.station import (
    BOX,
    at,
    bay_of,
    join_sectors,
    lay_tokens,
    play,
    program,
    scientist_to,
    seat_of,
    started,
    stock,
    table_of,
    to_round,
    turn_of,
)


def scene(seats: int = 4, number: int = 1, colours: tuple[str, ...] = PLAYER_COLOURS) -> Game:
    """A round in which nothing has happened yet and nothing lies about; it is the turn of seat 0.

    The ring is A to F with the locks 0, 1, 2, 1, 0, 2; all scientists are in A, nobody owns anything but
    15 bots and 6 subs, and no neutral piece is in the station. Research cards and expansions lie as dealt.
    """
    game = started(seats, colours=colours)
    to_round(game, number)
    join_sectors(game)
    lay_tokens(game, "P1")
    table = table_of(game)
    for letter in LETTERS:
        stock(game, letter, time=0, crystals=0, octopods=0)
    table.control = [NOBODY] * 6
    table.bays = [0] * 24
    table.subs = [()] * 6
    used = {seat.colour for seat in table.seats}
    table.neutral_subs = [0 if colour in used else BOX.submarines for colour in range(4)]
    for seat in table.seats:
        table.supply_time += seat.time
        table.supply_crystals += seat.crystals
        seat.time = seat.crystals = seat.kp = seat.programmed = 0
        seat.bots, seat.subs = BOX.bots - 1, BOX.submarines
        seat.scientist, seat.area = 0, BLUE
    turn_of(game, 0)
    return game


def act(game: Game, letter: str, area: str, *others: str) -> None:
    """The seat to act uses a bot of this colour in this sector and stands before step 3.

    `others` are further bots it has programmed. With none, an action that cannot be performed ends the turn.
    """
    index = game.to_act()[0]
    program(game, index, area, *others)
    scientist_to(game, index, letter)
    play(game, f"go:{letter}")
    if others:
        play(game, f"area:{area}")


def sub(game: Game, letter: str, *colours: str) -> None:
    """Subs of these player colours on the next sub fields of a sector, neutral ones included."""
    table = table_of(game)
    for name in colours:
        colour = PLAYER_COLOURS.index(name)
        table.subs[at(game, letter)] = (*table.subs[at(game, letter)], colour)
        owners = [seat for seat in table.seats if seat.colour == colour]
        if owners:
            owners[0].subs -= 1
        else:
            table.neutral_subs[colour] -= 1


def subs_in(game: Game, letter: str) -> list[str]:
    return [PLAYER_COLOURS[colour] for colour in table_of(game).subs[at(game, letter)]]


def controller(game: Game, letter: str) -> int:
    return table_of(game).control[at(game, letter)]


def send_out(game: Game, index: int, n: int) -> None:
    """Moves n bots of the supply to the bays of B to F, at most 3 in each."""
    table = table_of(game)
    seat = seat_of(game, index)
    name = PLAYER_COLOURS[seat.colour]
    for letter in "BCDEF":
        moved = min(3 - bay_of(game, letter).get(name, 0), n)
        table.bays[4 * at(game, letter) + seat.colour] += moved
        seat.bots -= moved
        n -= moved
    assert n == 0


def empty_supply(game: Game, index: int) -> None:
    """All bots of the supply are in bays; A is left alone."""
    send_out(game, index, seat_of(game, index).bots)


def leave_in_supply(
    game: Game, time: int | None = None, crystals: int | None = None, octopods: int | None = None
) -> None:
    """The general supply holds this much; the rest lies in sector F."""
    table = table_of(game)
    here = table.time[5], table.crystals[5], table.octopods[5]
    if time is not None:
        stock(game, "F", time=here[0] + table.supply_time - time)
    if crystals is not None:
        stock(game, "F", crystals=here[1] + table.supply_crystals - crystals)
    if octopods is not None:
        stock(game, "F", octopods=here[2] + table.supply_octopods - octopods)


def make_room(
    game: Game, index: int, research: int = 2, crystals: int = 2, octopods: int = 2, time: int = 4
) -> None:
    """The lab has exactly these capacities."""
    seat_of(game, index).room = (research, crystals, octopods, time)


def points(game: Game) -> list[int]:
    return [seat.kp for seat in table_of(game).seats]
