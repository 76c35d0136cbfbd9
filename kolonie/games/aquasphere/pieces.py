"""Moves of pieces that many rules share: time, crystals, bots, bays, ways between sectors."""

from __future__ import annotations

from typing import Final

from kolonie.games.aquasphere.state import NOBODY, Game, Seat, Table

RESEARCH: Final = 0
CRYSTAL: Final = 1
OCTOPOD: Final = 2
TIME: Final = 3
"""Places in `Seat.room`."""


def gain_time(table: Table, seat: Seat, n: int) -> int:
    """Time from the general supply, as much as fits and as there is (AQ-7.03, AQ-18.01)."""
    taken = min(n, seat.room[TIME] - seat.time, table.supply_time)
    seat.time += taken
    table.supply_time -= taken
    return taken


def gain_crystals(table: Table, seat: Seat, n: int) -> int:
    taken = min(n, seat.room[CRYSTAL] - seat.crystals, table.supply_crystals)
    seat.crystals += taken
    table.supply_crystals -= taken
    return taken


def pay_time(table: Table, seat: Seat, n: int) -> None:
    """Time paid goes to the general supply (AQ-7.14)."""
    seat.time -= n
    table.supply_time += n


def unprogram(seat: Seat, symbol: int) -> None:
    """A programmed bot goes back to the supply (AQ-6.05)."""
    seat.programmed &= ~(1 << symbol)
    seat.bots += 1


def program(seat: Seat, symbol: int) -> None:
    """The next bot of the supply goes on a symbol, if there is one (AQ-9.01, AQ-9.12)."""
    if seat.bots > 0:
        seat.bots -= 1
        seat.programmed |= 1 << symbol


def return_bot(game: Game, seat: Seat, symbol: int) -> None:
    """A programmed bot goes back for time (AQ-12.01)."""
    box = game.box
    unprogram(seat, symbol)
    gain_time(game.state, seat, box.return_gain)


def place_control(game: Game, position: int, mover: int) -> int:
    """Puts a bot of `mover` on a control field; the bot that stood there goes to the bay (AQ-5.08).

    Tells whose bot that was, NOBODY if the field was free.
    """
    table = game.state
    displaced = table.control[position]
    table.control[position] = mover
    if displaced != NOBODY:
        table.bays[4 * position + table.seats[displaced].colour] += 1
    return displaced


def bay_full(game: Game, position: int) -> bool:
    """Whether a bay holds more than its limit (AQ-5.09)."""
    start = 4 * position
    return sum(game.state.bays[start : start + 4]) > game.box.bay_limits[game.seats - 2]


def thin_bay(game: Game, position: int) -> list[int]:
    """All bots but one of every player go home (AQ-5.10, AQ-5.11); tells how many of each seat.

    Neutral bots come one to a bay and stay (AQ-5.14).
    """
    table = game.state
    removed = []
    for owner in table.seats:
        place = 4 * position + owner.colour
        spare = max(0, table.bays[place] - 1)
        table.bays[place] -= spare
        owner.bots += spare
        removed.append(spare)
    return removed


def has_card(game: Game, seat: Seat, kind: str) -> bool:
    kinds = game.box.card_kind
    for card in seat.research:
        if kinds[card] == kind:
            return True
    return False


def count_cards(game: Game, seat: Seat, kind: str) -> int:
    kinds = game.box.card_kind
    found = 0
    for card in seat.research:
        if kinds[card] == kind:
            found += 1
    return found


def ring_ways(locks: tuple[int, ...]) -> tuple[int, ...]:
    """The price of the cheapest way round the ring between any two positions; locks[i] joins i and i + 1."""
    known = _WAYS.get(locks)
    if known is not None:
        return known
    ways = []
    for start in range(6):
        for end in range(6):
            clockwise = sum(locks[(start + i) % 6] for i in range((end - start) % 6))
            ways.append(min(clockwise, sum(locks) - clockwise))
    _WAYS[locks] = tuple(ways)
    return _WAYS[locks]


_WAYS: Final[dict[tuple[int, ...], tuple[int, ...]]] = {}
"""Prices by locks: there are few arrangements, and every game needs two."""


def way_prices(game: Game, seat: Seat) -> tuple[int, ...]:
    """What it costs the scientist to reach each ring position by the cheapest way (AQ-10.18)."""
    table = game.state
    ways = table.ways
    if seat.research:
        if has_card(game, seat, "free_lock"):
            ways = table.free_ways
        if has_card(game, seat, "opposite"):
            jump = game.box.opposite_price
            return tuple([jumping_price(ways, seat.scientist, target, jump) for target in range(6)])
    start = 6 * seat.scientist
    return ways[start : start + 6]


def way_price(game: Game, seat: Seat, target: int) -> int:
    """What it costs the scientist to reach one ring position."""
    return way_prices(game, seat)[target]


def jumping_price(ways: tuple[int, ...], start: int, target: int, jump: int) -> int:
    """The cheapest way with up to two jumps to the opposite sector, at any point (AQ-17.12 to AQ-17.14).

    A third jump never pays: it leads to where one jump less would.
    """
    once = [
        min(ways[6 * start + via] + jump + ways[6 * ((via + 3) % 6) + end] for via in range(6))
        for end in range(6)
    ]
    twice = min(once[via] + jump + ways[6 * ((via + 3) % 6) + target] for via in range(6))
    return min(ways[6 * start + target], once[target], twice)


def submarine_price(game: Game, seat: Seat, position: int) -> int:
    """What the next free sub field of a sector costs the player (AQ-13.22, AQ-17.19)."""
    table = game.state
    box = game.box
    price = box.submarine_prices[min(len(table.subs[position]), len(box.submarine_prices) - 1)]
    return price // 2 if has_card(game, seat, "half_price") else price
