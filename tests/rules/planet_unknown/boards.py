"""Positions for events and corporations: a revealed event, a placed tile, loaded rovers, laid lifepods."""

from __future__ import annotations

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.positions import Position
from kolonie.games.planet_unknown.state import EVENT, ROTATION
from kolonie.games.planet_unknown.terms import HEIGHT, TRACKS
from tests.rules.planet_unknown.colony import (
    BOX,
    Cell,
    breakthrough,
    due,
    face,
    finish,
    go_to,
    heights,
    next_event,
    offered,
    play,
    rover,
    seat_of,
    started,
    step_of,
    table_of,
)

SMALL, LARGE = "D2.biomass-civ", "I4.rover-tech"
TWO_CELLS = ((5, 0), (6, 0))
"""Room for a tile of two cells and for no other one."""


def reveal(game: Game, card: str) -> None:
    """The event step begins with this card."""
    next_event(game, card)
    go_to(game, EVENT)


def place(game: Game, tile: str, x: int, y: int, turned: str = "r0", index: int = 0) -> None:
    """In step 4 a seat takes this tile from the inner stack before it and places it."""
    face(game, index, inner=tile)
    play(game, index, "tile:inner")
    play(game, index, f"place:{x},{y},{turned}")


def lays(game: Game, tile: str, index: int = 0) -> list[str]:
    """In step 4 a seat takes this tile from the inner stack before it; the ways to place it."""
    face(game, index, inner=tile)
    play(game, index, "tile:inner")
    return offered(game, index, "place")


def next_turn(game: Game) -> None:
    """Everybody goes on, in some way, until tiles are selected in the next turn."""
    turn = table_of(game).turn
    while not game.over and table_of(game).turn == turn:
        finish(game)
    if step_of(game) == ROTATION:
        game.play(game.to_act()[0], "rotate:0")


def symbols(game: Game, *at: Cell, index: int = 0) -> None:
    """Free meteorite symbols on these covered cells."""
    Position(game).symbols(index, *at)


def loaded(game: Game, *at: Cell, index: int = 0) -> None:
    """Rovers with a meteorite stand on these cells, away from where they loaded it."""
    Position(game).loaded(index, *at)


def driving(corporation: str, *at: Cell, levels: tuple[int | str, ...] = (), moves: int = 3) -> Game:
    """Seat 0 has placed its tile; its rovers stand on these cells and have movement points."""
    game = started(2, corporation=corporation)
    breakthrough(game, 0, *levels)
    rover(game, 0, *at)
    due(game, 0, moves=moves)
    return game


def pods_on(game: Game, *fields: tuple[str, int], index: int = 0) -> None:
    """Lifepods from the planet lie on these fields of tracks."""
    Position(game).pods_on(index, *fields)


def pods_at(game: Game, index: int = 0) -> list[tuple[str, int]]:
    """The fields on which lifepods lie."""
    found = seat_of(game, index).pod_fields
    return [(TRACKS[f // HEIGHT], f % HEIGHT) for f in range(HEIGHT * len(TRACKS)) if found >> f & 1]


def measured(game: Game, index: int = 0) -> dict[str, int]:
    """What events and abilities change."""
    seat, table = seat_of(game, index), table_of(game)
    return {
        **dict(zip(TRACKS, heights(game, index), strict=True)),
        "patches": seat.patches.bit_count(),
        "lifepods": seat.lifepods.bit_count(),
        "meteorites": seat.meteorites.bit_count(),
        "rovers": seat.rovers.bit_count(),
        "supply": seat.supply,
        "moves": seat.moves,
        "levels": seat.levels.bit_count(),
        "pods": seat.pods,
        "rocks": seat.rocks,
        "picks": len(seat.picks),
        "missions": len(seat.missions),
        "peeked": int(seat.peeked >= 0),
        "cards": sum(map(len, table.decks)),
        "rotation": table.rotation,
        "tiles": sum(map(len, table.stacks)) + sum(top >= 0 for top in table.tops),
    }


def no_more(game: Game, step: str, index: int = 0) -> None:
    """What was carried out in this step was all: the seat is not asked for one more, and none is pending."""
    assert index not in game.asks or step_of(game) != step, f"one more is offered: {offered(game, index)}"
    seat = seat_of(game, index)
    assert not seat.gains and not seat.patches_due and not seat.pods_due


def changed(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What is different, and by how much."""
    return {name: after[name] - n for name, n in before.items() if after[name] != n}


def numbers(corporation: str, track: str, kind: str) -> list[int]:
    """The numbers that a kind of benefit has on the fields of a track, 0 where there is none."""
    entry = BOX.corporation_entries[BOX.corporation_ids.index(corporation)]
    found = []
    for field in getattr(entry, track):
        words = [word for word in field.split() if word.partition(":")[0] == kind]
        found.append(int(words[0].partition(":")[2] or 1) if words else 0)
    return found


def medals(corporation: str, track: str) -> dict[int, int]:
    """The medals of a track by field."""
    entry = BOX.corporation_entries[BOX.corporation_ids.index(corporation)]
    return {
        height: int(word[1:])
        for height, field in enumerate(getattr(entry, track))
        for word in field.split()
        if word.startswith("#")
    }
