"""Positions for boards with trackers off their own track, and for planets with rules of their own."""

from __future__ import annotations

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.boards import Planet
from kolonie.games.planet_unknown.layouts import Lay
from kolonie.games.planet_unknown.pending import synergy
from kolonie.games.planet_unknown.positions import Position
from kolonie.games.planet_unknown.scoring import track_points
from kolonie.games.planet_unknown.terms import HEIGHT, TRACKS
from tests.rules.planet_unknown.colony import (
    BOX,
    Cell,
    breakthrough,
    due,
    offered,
    paint,
    play,
    rover,
    seat_of,
    started,
)
from tests.rules.planet_unknown.positions import sheet

Field = tuple[str, int]
DOMINO = "D2.biomass-civ"


def put(game: Game, **fields: Field) -> None:
    """Puts trackers of seat 0 on fields of any track: `put(game, water=("biomass", 2))`."""
    Position(game).put(0, **fields)


def stands(game: Game, tracker: str, index: int = 0) -> Field:
    """The field on which a tracker stands."""
    field = seat_of(game, index).trackers[TRACKS.index(tracker)]
    return TRACKS[field // HEIGHT], field % HEIGHT


def levels(game: Game, index: int = 0) -> list[int]:
    """The breakthroughs a seat has, as numbers from 1."""
    return [level + 1 for level in range(6) if seat_of(game, index).levels >> level & 1]


def tracked(corporation: str, *able: int, **fields: Field) -> Game:
    """Seat 0 has this corporation and these breakthroughs; a rover and movement keep its turn open."""
    game = started(2, corporation=corporation)
    breakthrough(game, 0, *able)
    put(game, **fields)
    rover(game, 0, (8, 5))
    return game


def go(game: Game, *gains: str, way: str = "") -> None:
    """These gains are due; the first of them is carried out, by its own name or the way that is named."""
    due(game, 0, *gains, moves=1)
    play(game, 0, way or gains[0])


def score(game: Game, index: int = 0) -> int:
    """What the trackers are worth as they stand."""
    return track_points(BOX, seat_of(game, index))


def synergies(game: Game) -> int:
    """How many synergies seat 0 has pending."""
    pending = [gain for gain in seat_of(game).gains if gain == synergy()]
    assert bool(pending) == bool(offered(game, verb="synergy"))
    return len(pending)


def ways_to_lie(game: Game, tile: str, index: int = 0) -> dict[str, Lay]:
    """Every way the tile lies on printed cells of the planet, by key."""
    return Position(game).ways_to_lie(index, tile)


def quadrant(cell: Cell) -> str:
    """The building that Persephone forbids on a cell."""
    x, y = cell
    return ("civ" if x <= 5 else "energy") if y <= 5 else ("tech" if x <= 5 else "water")


def planet(name: str) -> Planet:
    return BOX.planets[BOX.planet_ids.index(name)]


def on(name: str, *painted: Cell, corporation: str = "coalition", events: str = "none") -> Game:
    """Seat 0 is on this planet, with a piece of civ terrain on some cells."""
    game = started(2, planet=name, corporation=corporation, events=events)
    if painted:
        paint(game, 0, "civ", *painted)
    return game


def points(game: Game) -> int:
    """What the planet of seat 0 is worth if the game ends now."""
    return sheet(game.clone())["planet"]
