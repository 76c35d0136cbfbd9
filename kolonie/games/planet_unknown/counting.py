"""What can be counted of a player in sight of all, and what should be known before something is done."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.options import Option
from kolonie.games.planet_unknown.advancing import height_of
from kolonie.games.planet_unknown.gains import gains_text
from kolonie.games.planet_unknown.pending import BY_SYNERGY, LAND, UP, own_gains
from kolonie.games.planet_unknown.placing import (
    NOWHERE,
    OBEYING,
    SALVAGE,
    best_level,
    grows_biomass,
    section_tiles,
)
from kolonie.games.planet_unknown.scoring import planet_points, track_points
from kolonie.games.planet_unknown.state import NONE, Game
from kolonie.games.planet_unknown.terms import BIOMASS, TRACKS, WATER
from kolonie.games.planet_unknown.tracks import powers
from kolonie.games.planet_unknown.turn import ends_turn

NAMES: Final = (
    *TRACKS,
    "breakthroughs",
    "movement",
    "synergies",
    "advances",
    "picks",
    "new-rovers",
    "rovers",
    "patches",
    "stored",
    "covered",
    "lifepods",
    "planet-lifepods",
    "meteorites",
    "planet-meteorites",
    "loaded",
    "civ-cards",
    "planet-points",
    "track-points",
)


def counts(game: Game, index: int) -> list[int]:
    """As many as there are names. Before the boards are chosen there is nothing to count."""
    table = game.state
    seat = table.seats[index]
    if seat.corporation == NONE or seat.planet == NONE:
        return [0] * len(NAMES)
    box = game.box
    board = box.corporations[seat.corporation]
    synergies = advances = landings = 0
    for gain in seat.gains:
        if gain.kind == LAND:
            landings += 1
        elif gain.how & BY_SYNERGY:
            synergies += 1
        elif gain.kind == UP:
            advances += 1
    return [
        *[height_of(board, seat, tracker) for tracker in range(len(TRACKS))],
        seat.levels.bit_count(),
        seat.moves,
        synergies,
        advances,
        len(seat.picks),
        landings,
        seat.rovers.bit_count(),
        seat.patches.bit_count(),
        seat.stored,
        seat.covered.bit_count(),
        seat.pods + seat.pods_due + seat.pod_fields.bit_count(),
        seat.lifepods.bit_count(),
        seat.rocks,
        seat.meteorites.bit_count(),
        seat.loaded.bit_count(),
        len(seat.cards) + len(seat.kept),
        planet_points(box, seat),
        track_points(box, seat),
    ]


def remarks(game: Game, index: int, choice: Option) -> tuple[Message, ...]:
    """What no number tells: that something is lost, does not count, or ends the game."""
    ask = game.asks.get(index)
    if ask is None:
        return ()
    if choice.verb == "end":
        return _at_the_end(game, ask.frame)
    if choice.verb == "tile":
        return _of_tile(game, index)
    if choice.verb == "place":
        return _of_place(game, ask.frame, choice)
    return ()


def _at_the_end(game: Game, frame: Frame) -> tuple[Message, ...]:
    seat = game.state.seats[frame.seat]
    told: list[Message] = []
    if seat.moves and seat.rovers and ends_turn(seat, frame):
        told.append(message("remark-movement-lost", n=seat.moves))
    if gains := own_gains(frame, seat):
        told.append(message("remark-gains-lost", gains=gains_text(gains)))
    return tuple(told)


def _of_tile(game: Game, index: int) -> tuple[Message, ...]:
    """A tile that fits nowhere ends the game (PU-7.02); some fit only because a restriction is ignored."""
    table = game.state
    seat = table.seats[index]
    level = best_level(game.box, table, seat, section_tiles(game.box, table, index), powers(game.box, seat))
    if level == NOWHERE:
        return (message("remark-fits-nowhere"),)
    if level != OBEYING:
        return (message("remark-restriction-ignored"),)
    return ()


def _of_place(game: Game, frame: Frame, choice: Option) -> tuple[Message, ...]:
    """A building that advances nothing here (PU-10.01, PU-26.01)."""
    box = game.box
    seat = game.state.seats[frame.seat]
    tile: int = frame.env["tile"]
    if frame.env["mode"] == SALVAGE:
        return ()
    lay = box.table(box.planets[seat.planet], tile, False).lay(choice)
    told: list[Message] = []
    for terrain, cells in ((box.tile_a[tile], lay.a), (box.tile_b[tile], lay.b)):
        if terrain == WATER and not cells & box.planets[seat.planet].ice:
            told.append(message("remark-water-off-ice"))
    alone = box.tile_terrains[tile] >> BIOMASS & 1 and not grows_biomass(box, seat, tile, lay)
    if alone and box.corporations[seat.corporation].expands:
        told.append(message("remark-biomass-alone"))
    return tuple(told)
