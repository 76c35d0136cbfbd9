"""Effects that collect or destroy tokens, on the planet and on the corporation board (chapters 18, 19)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, runs, takes
from kolonie.games.planet_unknown.abilities import FROM_FIELD
from kolonie.games.planet_unknown.effects import (
    AddMeteoriteToFreeSymbol,
    CollectLifepods,
    CollectMeteorites,
    DestroyCollected,
    DestroyMeteorites,
    DestroyMeteoritesInLine,
    DestroyPlanetLifepod,
    DestroyRoverIfMoreThan,
    ExtraRoverOnTilePlacedThisTurn,
)
from kolonie.games.planet_unknown.ground import SIZE, cells_of
from kolonie.games.planet_unknown.pending import rocks
from kolonie.games.planet_unknown.rovers import (
    cell_of,
    cell_options,
    collect_pod,
    destroy_under,
    settle,
)
from kolonie.games.planet_unknown.state import Game
from kolonie.games.planet_unknown.terms import HEIGHT, NO_METEORITES, TRACKS
from kolonie.games.planet_unknown.tracks import powers

POD: Final = cell_options("pod")
BLAST: Final = cell_options("blast")
BLAST_LOAD: Final = cell_options("blast-load")
METEOR: Final = cell_options("meteor")
LOSE_ROVER: Final = cell_options("lose-rover")
LOSE_POD: Final = cell_options("lose-pod")
LOSE_SCORE: Final = option("lose", "score")
LOSE_FIELD: Final = tuple(option("lose", *choice.args) for choice in FROM_FIELD)
LINES: Final = tuple(option("line", kind, n) for kind in ("row", "column") for n in range(SIZE))


# -- tokens on the planet


@asks(CollectLifepods, "PU-18.09")
def ask_collect_pods(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    if frame.pos >= frame.node.n:
        return []
    return [POD[cell] for cell in cells_of(seat.lifepods)]


@takes(CollectLifepods)
def take_collect_pods(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    collect_pod(game.box, seat, 1 << cell_of(choice))
    return settle(frame.at(frame.pos + 1), seat)


@runs(CollectMeteorites)
def run_collect_meteorites(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.gains.append(rocks(frame.node.n))
    return frame.parent


@asks(DestroyMeteorites, "PU-18.11")
def ask_destroy_meteorites(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    if frame.pos >= frame.node.n:
        return []
    options = [BLAST[cell] for cell in cells_of(seat.meteorites)]
    options.extend([BLAST_LOAD[cell] for cell in cells_of(seat.loaded)])
    return options


@takes(DestroyMeteorites)
def take_destroy_meteorites(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    bit = 1 << cell_of(choice)
    if choice.verb == "blast":
        seat.meteorites &= ~bit
    else:
        seat.loaded &= ~bit
        seat.held &= ~bit
    return frame.at(frame.pos + 1)


@asks(DestroyMeteoritesInLine, "PU-18.11")
def ask_line(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """The lines in which something lies."""
    seat = game.state.seats[frame.seat]
    lying = seat.meteorites | seat.loaded
    lines = game.box.planets[seat.planet].lines
    return [LINES[n] for n, (mask, _points) in enumerate(lines) if mask & lying]


@takes(DestroyMeteoritesInLine)
def take_line(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    mask, _points = game.box.planets[seat.planet].lines[LINES.index(choice)]
    seat.meteorites &= ~mask
    seat.loaded &= ~mask
    seat.held &= ~mask
    return frame.parent


@asks(AddMeteoriteToFreeSymbol, "PU-19.30")
def ask_add_meteorite(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    if frame.pos >= frame.node.n or powers(game.box, seat) & NO_METEORITES:  # PU-19.31
        return []
    return [METEOR[cell] for cell in cells_of(seat.symbols & ~seat.meteorites & ~seat.held)]


@takes(AddMeteoriteToFreeSymbol)
def take_add_meteorite(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    bit = 1 << cell_of(choice)
    destroy_under(seat, bit)
    seat.meteorites |= bit
    return frame.at(frame.pos + 1)


@asks(DestroyRoverIfMoreThan, "PU-19.37")
def ask_destroy_rover(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    if seat.rovers.bit_count() <= frame.node.more_than:
        return []
    return [LOSE_ROVER[cell] for cell in cells_of(seat.rovers)]


@takes(DestroyRoverIfMoreThan)
def take_destroy_rover(game: Game, frame: Frame, choice: Option) -> Frame | None:
    destroy_under(game.state.seats[frame.seat], 1 << cell_of(choice))
    return frame.parent


@asks(DestroyPlanetLifepod, "PU-19.38")
def ask_lose_pod(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    if frame.pos >= frame.node.n:
        return []
    return [LOSE_POD[cell] for cell in cells_of(seat.lifepods)]


@takes(DestroyPlanetLifepod)
def take_lose_pod(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.lifepods &= ~(1 << cell_of(choice))
    seat.lost_pods += 1
    return frame.at(frame.pos + 1)


# -- tokens on the corporation board


@asks(DestroyCollected, "PU-19.38")
def ask_lose_collected(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    node: DestroyCollected = frame.node
    if frame.pos >= node.n:
        return []
    if node.token == "meteorite":
        return [LOSE_SCORE] if seat.rocks else []
    options = [LOSE_SCORE] if seat.pods else []
    options.extend([LOSE_FIELD[field] for field in cells_of(seat.pod_fields)])
    board = game.box.corporations[seat.corporation]
    if board.pods_on_levels:
        options.extend([option("lose", board.levels[level]) for level in cells_of(seat.levels)])
    return options


@takes(DestroyCollected)
def take_lose_collected(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    if frame.node.token == "meteorite":
        seat.rocks -= 1
        return frame.at(frame.pos + 1)
    seat.lost_pods += 1
    if choice is LOSE_SCORE:
        seat.pods -= 1
    elif len(choice.args) == 1:  # PU-29.18
        seat.levels &= ~(1 << game.box.corporations[seat.corporation].levels.index(choice.word()))
    else:
        seat.pod_fields &= ~(1 << (HEIGHT * TRACKS.index(choice.word()) + choice.num(1)))
    return frame.at(frame.pos + 1)


@runs(ExtraRoverOnTilePlacedThisTurn)
def run_extra_rover(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.supply += 1
    seat.extra_rovers += 1
    seat.rover_due += 1
    return frame.parent
