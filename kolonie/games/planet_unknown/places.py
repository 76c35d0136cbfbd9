"""The places on the board that options touch, by the words the scene uses."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.options import Option
from kolonie.games.planet_unknown.advancing import STRAIGHT, chosen_way
from kolonie.games.planet_unknown.ground import cells_of, xy
from kolonie.games.planet_unknown.state import Game, Seat
from kolonie.games.planet_unknown.station import RINGS, SECTIONS, section, stacks_at
from kolonie.games.planet_unknown.terms import HEIGHT, TRACKS
from kolonie.games.planet_unknown.tracks import powers

CELL_VERBS = (
    "cover",
    "land",
    "rock",
    "load",
    "pod",
    "blast",
    "blast-load",
    "meteor",
    "lose-rover",
    "lose-pod",
)
"""Verbs whose arguments are one cell."""


def cell_place(seat: int, x: object, y: object) -> str:
    return f"cell:{seat}:{x},{y}"


def field_place(seat: int, field: int) -> str:
    return f"track:{seat}:{TRACKS[field // HEIGHT]}.{field % HEIGHT}"


def places(game: Game, seat: int, choice: Option) -> tuple[str, ...]:
    """The places that an option touches."""
    verb = choice.verb
    table = game.state
    if verb in CELL_VERBS:
        return (cell_place(seat, *choice.args),)
    if verb in ("rover", "jump", "teleport"):
        x, y, x2, y2 = choice.args
        return (cell_place(seat, x, y), cell_place(seat, x2, y2))
    if verb == "place":
        return tuple(cell_place(seat, *at) for at in covered(game, seat, choice))
    if verb in STRAIGHT and choice.args:
        player: Seat = table.seats[seat]
        board = game.box.corporations[player.corporation]
        if verb in ("regress", "yield"):
            return (field_place(seat, player.trackers[TRACKS.index(choice.word())]),)
        field = chosen_way(board, player, powers(game.box, player), choice)[1]
        return (field_place(seat, field),) if field >= 0 else ()
    if verb in ("tile", "stack"):
        return (f"stack:{section(game.box, table, seat)[RINGS.index(choice.word())]}",)
    if verb in ("rotate", "face"):
        slot = (game.box.markers[len(table.seats)][seat] + choice.num()) % SECTIONS
        return tuple(f"stack:{stack}" for stack in stacks_at(table, slot))
    if verb in ("put", "from", "lose") and len(choice.args) == 2:
        return (f"track:{seat}:{choice.word()}.{choice.word(1)}",)
    if verb == "put":
        return (f"lifepods:{seat}:{choice.word()}",)
    if verb == "pick":
        return (f"deck:{choice.num()}",)
    if verb == "card":
        return (f"card:{choice.word()}",)
    if verb in ("return", "drop", "mission") and choice.args:
        return (f"mission:{choice.word()}",)
    if verb in ("planet", "corporation"):
        return (f"{verb}:{choice.word()}",)
    if verb == "line":
        return (f"{choice.word()}:{seat}:{choice.num(1)}",)
    return ()


def covered(game: Game, seat: int, choice: Option) -> list[tuple[int, int]]:
    """The columns and rows of all cells of a placement; the tile is known to the frame that asks."""
    ask = game.asks.get(seat)
    if ask is None or "tile" not in ask.frame.env:
        return [(choice.num(), choice.num(1))]
    return [xy(cell) for cell in cells_of(_laid(game, ask.frame, choice))]


def first_cell(game: Game, frame: Frame | None, choice: Option) -> tuple[int, int]:
    """The first cell that a placement covers, in reading order; its notation names the corner of a box."""
    laid = _laid(game, frame, choice) if frame is not None and "tile" in frame.env else 0
    return xy((laid & -laid).bit_length() - 1) if laid else (choice.num(), choice.num(1))


def _laid(game: Game, frame: Frame, choice: Option) -> int:
    """The mask of the cells that a placement covers."""
    planet = game.box.planets[game.state.seats[frame.seat].planet]
    lay = game.box.table(planet, frame.env["tile"], False).by_key.get(choice.key)
    return lay.mask if lay is not None else 0
