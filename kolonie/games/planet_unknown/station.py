"""The station: which stacks face whom, taking tiles, turning (chapters 3, 21, 22)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, runs, takes
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.nodes import FaceSection, Rotate, TurnStation, Uncover
from kolonie.games.planet_unknown.state import NONE, Game, Table

SECTIONS: Final = 6
INNER: Final = 0
OUTER: Final = 1
RINGS: Final[tuple[str, ...]] = ("inner", "outer")
TILE: Final = tuple(option("tile", ring) for ring in RINGS)
ROTATE: Final = tuple(option("rotate", r) for r in range(SECTIONS))
FACE: Final = tuple(option("face", r) for r in range(SECTIONS))


def outer_slot(box: Box, table: Table, seat: int) -> int:
    """The slot of the outer ring that faces a player (PU-3.06)."""
    position: int = box.markers[len(table.seats)][seat]
    return (position + table.rotation) % SECTIONS


def stacks_at(table: Table, slot: int) -> tuple[int, int]:
    """The inner and the outer stack of a section (PU-3.04)."""
    return (slot + table.alignment) % SECTIONS, SECTIONS + slot


def section(box: Box, table: Table, seat: int) -> tuple[int, int]:
    """The two stacks that a player may take from (PU-5.01)."""
    return stacks_at(table, outer_slot(box, table, seat))


def take_top(table: Table, stack: int) -> int:
    """The visible tile leaves the station and the next one is seen (PU-3.11)."""
    tile = table.tops[stack]
    below = table.stacks[stack]
    if below:
        table.tops[stack] = below[-1]
        table.stacks[stack] = below[:-1]
    else:
        table.tops[stack] = NONE
    return tile


def empty_section(table: Table) -> bool:
    """Condition B (PU-7.13)."""
    for slot in range(SECTIONS):
        inner, outer = stacks_at(table, slot)
        if table.tops[inner] == NONE and table.tops[outer] == NONE:
            return True
    return False


@runs(Uncover)
def run_uncover(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    game.reveal()
    for index, seat in enumerate(table.seats):
        if seat.took != NONE:
            tile = take_top(table, section(game.box, table, index)[seat.took])
            if seat.stuck:
                table.gone.append(tile)  # PU-7.11
    return frame.parent


@asks(Rotate, "PU-3.07")
def ask_rotate(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    return list(ROTATE)


@takes(Rotate)
def take_rotate(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    table.rotation = choice.num()
    return frame.parent


@asks(FaceSection, "PU-22.02")
def ask_face(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    return list(FACE)


@takes(FaceSection)
def take_face(game: Game, frame: Frame, choice: Option) -> Frame | None:
    return take_rotate(game, frame, choice)


@runs(TurnStation)
def run_turn_station(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    table.rotation = (table.rotation - 1) % SECTIONS
    if game.journal is not None:
        game.tell(frame, {"rotation": table.rotation})
    return frame.parent
