"""Preparing the next round (section 15)."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.readers import runs
from kolonie.games.aquasphere.entries import Side
from kolonie.games.aquasphere.nodes import LayTokens, NextOrder, NextPiles, NextStation
from kolonie.games.aquasphere.setup import deal_piles
from kolonie.games.aquasphere.state import Game, Table
from kolonie.games.aquasphere.words import seat_name


@runs(NextPiles)
def run_next_piles(game: Game, frame: Frame) -> Frame | None:
    deal_piles(game.state)
    game.reveal()
    game.tell(frame, {})
    return frame.parent


def facing(game: Game) -> list[Side]:
    """The side of the current centre card that points at each ring position (AQ-2.22)."""
    table = game.state
    sides = game.box.centre_card(game.seats, table.round).sides
    return [sides[(position - table.rotation) % 6] for position in range(6)]


def coming(game: Game) -> list[tuple[int, int, int, int]]:
    """What everybody can read off the centre card: what it will add; card 5 adds nothing (AQ-15.10)."""
    if game.state.round >= game.box.rounds:
        return []
    return [(s.time, s.crystals, s.octopods, s.neutral_submarines) for s in facing(game)]


@runs(NextStation)
def run_next_station(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    here = facing(game)
    table.supply_time += sum(table.time)  # AQ-15.03, AQ-18.03
    for position in range(6):
        n = min(here[position].time, table.supply_time)
        table.time[position] = n
        table.supply_time -= n
    for position in range(6):
        n = min(here[position].crystals, table.supply_crystals)
        table.crystals[position] += n
        table.supply_crystals -= n
    for position in range(6):
        n = min(here[position].octopods, table.supply_octopods)
        table.octopods[position] += n
        table.supply_octopods -= n
    for position in range(6):
        for _ in range(here[position].neutral_submarines):
            place_neutral_sub(table, position)
    if table.rotations:
        table.rotation = table.rotations.pop(0)
        game.reveal()
    if game.journal is not None:
        game.tell(frame, {"round": table.round + 1})
    return frame.parent


def place_neutral_sub(table: Table, position: int) -> None:
    """On the marked sector or the next one clockwise that can take one (AQ-15.07, AQ-15.08)."""
    for step in range(6):
        target = (position + step) % 6
        free = [c for c in range(4) if table.neutral_subs[c] and c not in table.subs[target]]
        if free:
            colour = max(free, key=lambda c: (table.neutral_subs[c], -c))
            table.subs[target] = (*table.subs[target], colour)
            table.neutral_subs[colour] -= 1
            return


@runs(NextOrder)
def run_next_order(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    table.order = table.withdrawn
    table.withdrawn = []
    for seat in table.seats:
        seat.engineer = 0
    if game.journal is not None:
        game.tell(frame, {"order": tuple(seat_name(index) for index in table.order)})
    return frame.parent


@runs(LayTokens)
def run_lay_tokens(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    table.tokens = game.box.layouts[table.next_program]
    table.next_program = table.programs.pop(0) if table.programs else -1
    table.round += 1
    game.reveal()
    game.tell(frame, {})
    return frame.parent
