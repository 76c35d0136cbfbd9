"""What no table of AquaSphere can look like, whatever was played: asked of positions made by hand."""

from __future__ import annotations

from kolonie.games.aquasphere.box import LETTERS
from kolonie.games.aquasphere.nodes import ThirdBot
from kolonie.games.aquasphere.pieces import CRYSTAL, RESEARCH, TIME
from kolonie.games.aquasphere.state import WITHDRAWN, Game, Seat


def faults(game: Game) -> list[str]:
    """Everything that is wrong with a position after set-up, in words."""
    found = _station(game)
    for index, seat in enumerate(game.state.seats):
        found += [f"seat {index}: {text}" for text in _player(game, seat)]
    return found


def _station(game: Game) -> list[str]:
    table, box = game.state, game.box
    found = []
    stocks = {"time": table.supply_time, "crystals": table.supply_crystals, "octopods": table.supply_octopods}
    found += [f"the general supply has {n} {name}" for name, n in stocks.items() if n < 0]
    for position, letter in enumerate(table.ring):
        name = LETTERS[letter]
        if min(table.time[position], table.crystals[position], table.octopods[position]) < 0:
            found.append(f"sector {name} holds less than nothing")
        bay = table.bays[4 * position : 4 * position + 4]
        if sum(bay) > box.bay_limits[game.seats - 2]:
            found.append(f"{sum(bay)} bots in the bay of sector {name} (AQ-5.09)")
        if len(set(table.subs[position])) < len(table.subs[position]):
            found.append(f"two subs of one player in sector {name} (AQ-5.17)")
    if sorted(table.order) != list(range(game.seats)):
        found.append(f"{table.order} is no play order")
    gone = sorted(index for index, seat in enumerate(table.seats) if seat.engineer == WITHDRAWN)
    if sorted(table.withdrawn) != gone:
        found.append("engineers and withdrawal track disagree (AQ-11.01)")
    return found


def _player(game: Game, seat: Seat) -> list[str]:
    box = game.box
    found = []
    for name, n in (("bots", seat.bots), ("subs", seat.subs), ("time", seat.time), ("points", seat.kp)):
        if n < 0:
            found.append(f"{n} {name}")
    room = list(box.base_capacity)
    for tile in seat.expansions:
        room = [a + b for a, b in zip(room, box.capacity_of_expansion[tile], strict=True)]
    if seat.room != tuple(room):
        found.append(f"room for {seat.room} where the lab has {tuple(room)} (AQ-7.02)")
    held = ((TIME, seat.time), (CRYSTAL, seat.crystals), (RESEARCH, len(seat.research)))
    if any(n > room[place] for place, n in held):
        found.append("more than the lab can hold (AQ-7.03)")
    if len(seat.expansions) > box.max_expansions:
        found.append(f"{len(seat.expansions)} expansions (AQ-7.07)")
    asks = {type(ask.frame.node) for ask in game.asks.values()}
    if seat.programmed.bit_count() > box.max_programmed + (ThirdBot in asks):
        found.append(f"{seat.programmed.bit_count()} programmed bots (AQ-6.02)")
    if seat.sidestepped > sum(box.card_kind[card] == "sidestep" for card in seat.research):
        found.append("a sidestep without its card (AQ-17.25)")
    return found
