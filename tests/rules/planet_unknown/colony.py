"""The builder of positions as rule tests use it: on a game itself, which they go on to play and look into.

    game = started(2, planet="arashi")        # seat 0 on Arashi; everybody selects a tile, seat 0 commands
    face(game, 0, inner="D2.civ-energy")      # choose what lies on top of the stacks before seat 0
    lay(game, 0, "O4.biomass-civ", 5, 0)      # a tile that already lies on the planet of seat 0
    play(game, 0, "tile:inner", "place:5,2,r0")

Edit with these functions or the state itself, in any order; `offered`, `refused` and `play` list the options
anew first, and `go_to` starts a step of the turn afresh. See `kolonie.games.planet_unknown.positions`.
"""

from __future__ import annotations

from kolonie.core.engine import Game
from kolonie.games.planet_unknown import positions
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.layouts import Lay
from kolonie.games.planet_unknown.meta import standard_box
from kolonie.games.planet_unknown.positions import SYMMETRIC, Cell, Position, cells, mask
from kolonie.games.planet_unknown.state import ACTION, Seat, Table, step_of
from kolonie.games.planet_unknown.terms import HEIGHT, TRACKS
from tests.positioning import keys, reconsider, refusal

__all__ = ["Cell", "cells", "mask", "step_of"]

BOX: Box = standard_box()
EVENTS = "7-7-6"
"""A mix of events for games that play with them: `started(2, events=EVENTS)`."""


def set_up(
    seats: int,
    planet: str | tuple[str, ...] = SYMMETRIC[0],
    corporation: str | tuple[str, ...] = SYMMETRIC[1],
    seed: str = "colony",
    **settings: str,
) -> Game:
    """A game whose setting up is done and whose first turn has not begun: nobody is asked anything."""
    return positions.set_up(seats, planet, corporation, seed, **settings).live


def started(
    seats: int = 2,
    planet: str | tuple[str, ...] = SYMMETRIC[0],
    corporation: str | tuple[str, ...] = SYMMETRIC[1],
    step: str = ACTION,
    seed: str = "colony",
    **settings: str,
) -> Game:
    """A game in its first turn, at the beginning of a step (default: everybody selects a tile)."""
    return positions.started(seats, planet, corporation, step, seed, **settings).live


def go_to(game: Game, step: str) -> None:
    """Drops what is asked now and begins a step, or the effects after the last turn, with the state as it is.
    Going to ROTATION begins a new turn; the other steps keep what belongs to this one."""
    Position(game).begin(step)


def table_of(game: Game) -> Table:
    table: Table = game.state
    return table


def seat_of(game: Game, index: int = 0) -> Seat:
    return table_of(game).seats[index]


# -- deciding


def offered(game: Game, index: int = 0, verb: str = "") -> list[str]:
    """The keys offered to a seat in the position as it is now, those of one verb if it is named."""
    reconsider(game)
    return [key for key in keys(game, index) if not verb or key.partition(":")[0] == verb]


def refused(game: Game, index: int, key: str) -> str:
    """The rule by which a seat is refused the key, in the position as it is now."""
    reconsider(game)
    return refusal(game, key, index)


def play(game: Game, index: int, *choices: str) -> None:
    """A seat plays these keys, one after another."""
    reconsider(game)
    for choice in choices:
        game.play(index, choice)


def finish(game: Game, *indices: int) -> None:
    """The seats (default: all) do what they must in step 4 or 5, in some way, and end their turn."""
    step, turn = step_of(game), table_of(game).turn
    reconsider(game)
    for index in indices or range(game.seats):
        while index in game.asks and (step_of(game), table_of(game).turn) == (step, turn):
            now = keys(game, index)
            game.play(index, "end" if "end" in now else now[0])


# -- the station


def tile_number(name: str) -> int:
    return BOX.tile_ids.index(name if name.count(".") == 2 else f"{name}.plain")


def face(game: Game, index: int, inner: str | None = None, outer: str | None = None) -> None:
    """These tiles lie on top of the two stacks before a seat."""
    Position(game).face(index, inner, outer)


def empty_stack(game: Game, index: int, ring: int, keep: int = 0) -> None:
    """The stack of a ring (0 inner, 1 outer) before a seat holds only its `keep` uppermost tiles."""
    Position(game).empty_stack(index, ("inner", "outer")[ring], keep)


# -- the planet


def lay_of(game: Game, index: int, tile: str, x: int, y: int, turned: str = "r0") -> Lay:
    """How a tile would lie on the planet of a seat."""
    return Position(game).way_to_lie(index, tile, x, y, turned)


def lay(game: Game, index: int, tile: str, x: int, y: int, turned: str = "r0", meteorite: bool = True) -> Lay:
    """A tile of the station lies on the planet of a seat; nothing is gained for it."""
    return Position(game).lay(index, tile, x, y, turned, meteorite)


def patch(game: Game, index: int, *at: Cell) -> None:
    Position(game).patch(index, *at)


def paint(game: Game, index: int, terrain: str, *at: Cell, buildings: tuple[Cell, ...] = ()) -> None:
    """These cells lie under a piece of one terrain (no tile of the box), with buildings on some of them."""
    Position(game).paint(index, terrain, *at, buildings=buildings)


def fill(game: Game, index: int, *free: Cell) -> None:
    """Patches lie on all cells that are not covered, except these."""
    Position(game).fill(index, *free)


def rover(game: Game, index: int, *at: Cell) -> None:
    Position(game).rover(index, *at)


def meteorite(game: Game, index: int, *at: Cell) -> None:
    Position(game).meteorite(index, *at)


def lifepods(game: Game, index: int, *at: Cell) -> None:
    """The lifepods still on the planet: at most six; the others are lost."""
    Position(game).lifepods(index, *at)


# -- the corporation board


def track(game: Game, index: int, **heights: int) -> None:
    """Puts trackers on fields of their own tracks: `track(game, 0, water=3, tech=14)`. Nothing is gained."""
    Position(game).track(index, **heights)


def height(game: Game, index: int, name: str) -> int:
    """The height at which a tracker stands, on whatever track."""
    return seat_of(game, index).trackers[TRACKS.index(name)] % HEIGHT


def heights(game: Game, index: int = 0) -> tuple[int, ...]:
    """The heights of all trackers: civ, water, biomass, rover, tech."""
    return tuple(field % HEIGHT for field in seat_of(game, index).trackers)


def breakthrough(game: Game, index: int, *levels: int | str) -> None:
    """The seat has these breakthroughs (and keeps those it has); the tech tracker stays where it is."""
    Position(game).breakthrough(index, *levels)


def due(game: Game, index: int, *gains: str, moves: int = 0) -> None:
    """In step 4 a seat has placed its tile and has these gains pending, and these movement points."""
    Position(game).due(index, *gains, moves=moves)


# -- cards


def deck(game: Game, rank: int, *cards: str) -> None:
    """The civilization deck of a rank holds just these cards; all other cards of the rank are unused."""
    Position(game).deck(rank, *cards)


def keep_cards(game: Game, index: int, *cards: str) -> None:
    """End-game cards that a seat has taken, wherever they were."""
    Position(game).keep(index, *cards)


def next_event(game: Game, *names: str) -> None:
    """These events are on top of the deck, the first one next. `go_to(game, EVENT)` reveals it."""
    Position(game).next_events(*names)


def open_event(game: Game, name: str) -> None:
    """This event was revealed this turn and has been resolved: what it forbids holds."""
    Position(game).open_event(name)
