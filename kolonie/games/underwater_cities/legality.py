"""What no table of Underwater Cities can look like, whatever was played: asked of positions made by hand."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kolonie.games.underwater_cities.board import Board
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.cards import OWN_PILES, PILES, hand_limit
from kolonie.games.underwater_cities.claiming import lay_down
from kolonie.games.underwater_cities.events import ONCE
from kolonie.games.underwater_cities.moves import ChooseSlot
from kolonie.games.underwater_cities.network import bits, refresh
from kolonie.games.underwater_cities.state import NOBODY, NOT_USED, SEAT, Game, Seat, bare_seat

FRONT: Final = {
    "actions": "action",
    "permanents": "permanent",
    "productions": "production",
    "endgames": "endgame",
}
"""The timing of the cards in each pile in front of a player."""
TURNS: Final = 3


def faults(game: Game) -> list[str]:
    """Everything that is wrong with a position after set-up, in words."""
    found = _cards(game) + _tiles(game) + _slots(game)
    table, box = game.state, game.box
    if sorted(table.order) != list(range(game.seats)):
        found.append(f"{table.order} is no play order")
    last = sum(box.rounds[: table.era])
    if not last - box.rounds[table.era - 1] < table.round <= last + 1:
        found.append(f"round {table.round} is not in era {table.era} (UC-3.01)")
    side = game.settings["boards"]
    boards = [seat.board for seat in table.seats]
    for index, seat in enumerate(table.seats):
        board = box.boards[seat.board]
        if boards.index(seat.board) < index:
            found.append(f"two players have board {board.id}")
        if board.side != side:
            found.append(f"board {board.id} is not {side} (UC-2.12)")
        found += [f"seat {index}: {text}" for text in (*_network(box, seat), *_player(game, index, seat))]
    return found


# -- cards and tiles


def _cards(game: Game) -> list[str]:
    table, box = game.state, game.box
    lying: Counter[int] = Counter()
    for pile in PILES:
        lying.update(getattr(table, pile))
    for seat in table.seats:
        for pile in OWN_PILES:
            lying.update(getattr(seat, pile))
    lying.update(card for card in (table.played, table.leaving) if card >= 0)
    found = []
    for card, times in sorted(lying.items()):
        name = box.card_ids[card]
        if times > 1 and card:  # everybody has a Personal Assistant, number 0
            found.append(f"card {name} lies in {times} places")
        if box.card_eras[card] > table.era:
            found.append(f"card {name} is of a later era (UC-4.01)")
    old = [card for card in (*table.deck, *table.discard) if box.card_eras[card] != table.era]
    found += [f"card {box.card_ids[card]} is not of the era of its deck" for card in old]
    cheap = [card for card in table.specials if not box.is_special(card) or box.card_prices[card] == 3]
    found += [f"card {box.card_ids[card]} is not of the special deck (UC-5.02)" for card in cheap]
    dear = [card for card in table.offer if not box.is_special(card) or box.card_prices[card] < 3]
    found += [f"card {box.card_ids[card]} is not of the offer (UC-5.03)" for card in dear]
    if len(table.specials) != len(table.seen):
        found.append("who knows which special card is not told of each")
    return found


def _tiles(game: Game) -> list[str]:
    table, box = game.state, game.box
    lying = Counter(table.spare)
    found = []
    for index, seat in enumerate(table.seats):
        lying.update((*seat.tiles, *seat.gained))
        colours = tuple(box.metropolises[tile].colour for tile in seat.tiles)
        if colours != box.boards[seat.board].metropolis_colours:
            found.append(f"seat {index}: metropolises of the wrong colours (UC-2.13)")
    found += [f"metropolis {box.tile_ids[tile]} lies in {n} places" for tile, n in lying.items() if n > 1]
    if table.contracts and game.settings["contracts"] == "off":
        found.append("contracts in a game without them (UC-20.01)")
    taken = Counter(table.contracts)
    for seat in table.seats:
        taken.update(seat.contracts)
    found += [f"contract {box.contract_ids[tile]} lies in {n} places" for tile, n in taken.items() if n > 1]
    return found


def _slots(game: Game) -> list[str]:
    """Action tiles on the slots of the main board."""
    table = game.state
    codes = game.box.side[game.seats].codes
    copies = int(table.copier not in (NOBODY, NOT_USED))
    found = []
    for code, tiles in zip(codes, table.tiles, strict=False):
        if tiles.bit_count() > 1 + copies:
            found.append(f"{tiles.bit_count()} tiles on slot {code} (UC-3.06)")
    for index, seat in enumerate(table.seats):
        own = sum(1 << slot for slot, tiles in enumerate(table.tiles) if tiles >> index & 1)
        if own.bit_count() > TURNS:
            found.append(f"seat {index}: {own.bit_count()} tiles on slots (UC-3.02)")
        if own & ~seat.slots:
            found.append(f"seat {index}: a slot with its tile that it has not used")
    return found


# -- players


def _network(box: Box, seat: Seat) -> list[str]:
    """Nothing stands where it could not be built (section 8)."""
    board = box.boards[seat.board]
    found = []
    for kinds, sites in ((box.city_kinds, board.cities), (box.building_kinds, board.buildings)):
        together = 0
        for kind in kinds:
            found += [f"two things stand on {sites.ids[site]}" for site in bits(together & seat.built[kind])]
            together |= seat.built[kind]
    tunnels = seat.built[box.tunnel]
    far = seat.cities & ~_grown(board.near, 1 << board.start, seat.cities)
    found += [f"nothing leads to the city on {board.cities.ids[site]} (UC-8.03)" for site in bits(far)]
    loose = tunnels & ~_reached(board, tunnels)
    found += [f"nothing leads to the tunnel {board.tunnels.ids[site]} (UC-8.10)" for site in bits(loose)]
    ground = 0
    for city in bits(seat.cities | _next_to(board.near, seat.cities)):
        ground |= board.all_at[city]
    away = seat.occupied & ~ground
    found += [f"the building on {board.buildings.ids[site]} is at no city (UC-8.07)" for site in bits(away)]
    if seat.upgraded & ~seat.occupied or seat.upgraded_tunnels & ~tunnels:
        found.append("something upgraded that was not built")
    twin = SEAT.clone(seat)
    refresh(box, twin)
    if twin != seat:
        found.append("the network is not what follows from what was built")
    return found


def _next_to(near: tuple[int, ...], cities: int) -> int:
    found = 0
    for city in bits(cities):
        found |= near[city]
    return found


def _grown(near: tuple[int, ...], start: int, cities: int) -> int:
    """The cities that can have been built one next to another, from the start city on."""
    while True:
        more = start | _next_to(near, start) & cities
        if more == start:
            return start
        start = more


def _reached(board: Board, tunnels: int) -> int:
    """The tunnels that can have been built one after another, from the start site on."""
    sites, found = 1 << board.start, 0
    while True:
        more = 0
        for site in bits(sites):
            more |= board.tunnels_at[site] & tunnels
        if more == found:
            return found
        found = more
        for tunnel in bits(found):
            sites |= board.ends[tunnel]


def _player(game: Game, index: int, seat: Seat) -> list[str]:
    box = game.box
    found = []
    counted = (*zip(box.resources, seat.goods, strict=True), ("points", seat.points), ("steps", seat.step))
    found += [f"{n} {name}" for name, n in counted if n < 0]
    if seat.step > box.spaces:
        found.append(f"step {seat.step} of {box.spaces} on the Federation track")
    for pile, timing in FRONT.items():
        wrong = [card for card in getattr(seat, pile) if box.card_timings[card] != timing]
        found += [f"{box.card_ids[card]} among its {pile}" for card in wrong]
    if len(seat.actions) > box.action_limit:
        found.append(f"{len(seat.actions)} action cards (UC-6.07)")
    if not set(seat.used) <= set(seat.actions):
        found.append("a used action card that does not lie in front of it")
    if any(card not in seat.permanents or box.card_events[card] != ONCE for card in seat.spent):
        found.append("a card used once in this turn that does not lie in front of it")
    if not set(seat.known) <= {*seat.hand, *seat.thrown}:
        found.append("a card known to everybody that it does not hold")
    twin = bare_seat(len(box.resources), len(box.kinds))
    for card in (*seat.permanents, *seat.endgames):
        lay_down(box, twin, card)
    if (twin.listens, twin.cheaper, len(twin.sold)) != (seat.listens, seat.cheaper, len(seat.sold)):
        found.append("it does not listen as its cards do")
    limit = hand_limit(box, seat)
    ask = game.asks.get(index)
    if ask is not None and isinstance(ask.frame.node, ChooseSlot) and len(seat.hand) > limit:
        found.append(f"{len(seat.hand)} cards in hand at the start of a turn (UC-3.04)")
    return found
