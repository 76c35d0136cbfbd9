"""The event module: revealing, resolving, and the solo events that touch the station (chapter 19)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, runs, takes
from kolonie.games.planet_unknown.effects import RemoveStackInCurrentSection, RotateStationFreely
from kolonie.games.planet_unknown.nodes import ResolveEvent, RevealEvent
from kolonie.games.planet_unknown.placing import NOWHERE, best_level
from kolonie.games.planet_unknown.resolving import change_decks
from kolonie.games.planet_unknown.state import NONE, Game
from kolonie.games.planet_unknown.station import (
    RINGS,
    ROTATE,
    SECTIONS,
    section,
    stacks_at,
)
from kolonie.games.planet_unknown.tracks import powers
from kolonie.games.planet_unknown.words import event_text

STACK: Final = tuple(option("stack", ring) for ring in RINGS)


@runs(RevealEvent)
def run_reveal(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    game.reveal()
    table.event = table.events.pop()
    for seat in table.seats:
        seat.peeked = NONE
    if game.journal is not None:
        game.tell(frame, {"event": event_text(game.box, table.event)})
    change_decks(game, game.box.event_effects[table.event])  # PU-19.15
    return frame.parent


@runs(ResolveEvent)
def run_resolve_event(game: Game, frame: Frame) -> Frame | None:
    return frame.then(game.box.event_effects[game.state.event])


@asks(RotateStationFreely, "PU-19.25")
def ask_free_rotation(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """Any section, but none without a place for its tiles while another has one (PU-19.46)."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    able = powers(box, seat)
    possible = []
    for rotation in range(SECTIONS):
        slot = (box.markers[len(table.seats)][frame.seat] + rotation) % SECTIONS
        tiles = [table.tops[stack] for stack in stacks_at(table, slot) if table.tops[stack] != NONE]
        if best_level(box, table, seat, tiles, able) != NOWHERE:
            possible.append(rotation)
    if not possible:
        return list(ROTATE)
    if why is not None:
        for rotation in range(SECTIONS):
            if rotation not in possible:
                why.add(ROTATE[rotation], "PU-19.25", message("why-would-end"))
    return [ROTATE[rotation] for rotation in possible]


@takes(RotateStationFreely)
def take_free_rotation(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    table.rotation = choice.num()
    return frame.parent


@asks(RemoveStackInCurrentSection, "PU-19.39")
def ask_remove_stack(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    able = powers(box, seat)
    stacks = section(box, table, frame.seat)
    options = []
    for ring in range(2):
        other = table.tops[stacks[1 - ring]]
        if table.tops[stacks[ring]] == NONE:
            continue
        if other != NONE and best_level(box, table, seat, [other], able) != NOWHERE:
            options.append(STACK[ring])
        elif why is not None:
            why.add(STACK[ring], "PU-19.39", message("why-would-end"))
    return options


@takes(RemoveStackInCurrentSection)
def take_remove_stack(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    stack = section(game.box, table, frame.seat)[RINGS.index(choice.word())]
    table.gone.extend((table.tops[stack], *table.stacks[stack]))
    table.tops[stack] = NONE
    table.stacks[stack] = ()
    return frame.parent
