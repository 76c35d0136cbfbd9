"""Which cards, metropolises and contracts have worked for whom: for reports on balance."""

from __future__ import annotations

from kolonie.core.messages import message
from kolonie.core.title import Component
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.entries import Metropolis
from kolonie.games.underwater_cities.state import Game

OURS = "reconstructed"


def components(box: Box) -> tuple[Component, ...]:
    """Everything but the Personal Assistant, which all have from the start."""
    found = []
    for number, source in enumerate(box.card_sources):
        if number >= len(box.assistants):
            found.append(Component(card_id(box, number), box.card_name(number), source == OURS))
    for tile in box.metropolises:
        found.append(Component(tile_id(tile), message("opt-tile", tile=tile.id), tile.source == OURS))
    for contract in box.contracts:
        name = message("opt-contract", contract=contract.id)
        found.append(Component(f"contract {contract.id}", name, contract.source == OURS))
    return tuple(found)


def card_id(box: Box, card: int) -> str:
    return f"card {box.card_ids[card]}"


def tile_id(tile: Metropolis) -> str:
    """Brown ones are hard to reach and worth more: blue ones are held against blue ones."""
    return f"{tile.colour} {tile.id}"


def used(game: Game) -> list[set[str]]:
    """Cards played for their benefit, metropolises reached, contracts fulfilled.

    A card played for its colour alone has not worked, and an instant card leaves no trace on the table: the
    journal knows both.
    """
    table = game.state
    box = game.box
    found: list[set[str]] = [set() for _ in table.seats]
    played = [""] * len(table.seats)
    for entry in game.journal or ():
        choice = entry.choice
        if choice is not None:
            if choice.verb == "card" or choice.verb in box.further.card_verbs():
                played[entry.seat] = f"card {choice.word()}"
            elif choice.verb == "benefit":
                found[entry.seat].add(played[entry.seat])
    for index, seat in enumerate(table.seats):
        reached = [tile for space, tile in enumerate(seat.tiles) if seat.joined >> space & 1]
        found[index] |= {tile_id(box.metropolises[tile]) for tile in (*reached, *seat.gained)}
        found[index] |= {f"contract {box.contract_ids[contract]}" for contract in seat.contracts}
    return found
