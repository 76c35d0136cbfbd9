"""Counts and conditions: the numbers that cards, tiles and contracts look at."""

from __future__ import annotations

from typing import Any, Final

from kolonie.core.frames import Frame
from kolonie.core.nodes import Amount, Count, Test
from kolonie.core.readers import COUNT, TEST
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.network import how_many, metropolises, standing
from kolonie.games.underwater_cities.nodes import (
    AllOf,
    AtLeast,
    Least,
    OnSpace,
    Per,
    Steps,
    Tally,
    Things,
    Total,
)
from kolonie.games.underwater_cities.state import Game, Seat

NO_TALLY: Final = 0
CLAIMED: Final = 1
METROPOLISES: Final = 2
COMPLETE_UPGRADED: Final = 3
UPGRADED_PAIR: Final = 4
DIFFERENT_UPGRADED: Final = 5
COMPLETE: Final = 6
SPECIALS: Final = 7
ACTIONS: Final = 8
HAND: Final = 9
STEPS: Final = 10
TALLIES: Final = {
    "claimed_card": CLAIMED,
    "metropolis": METROPOLISES,
    "complete_upgraded_city": COMPLETE_UPGRADED,
    "upgraded_pair_city": UPGRADED_PAIR,
    "different_upgraded": DIFFERENT_UPGRADED,
    "complete_city": COMPLETE,
    "special_card": SPECIALS,
    "action_card": ACTIONS,
    "hand_card": HAND,
    "federation_step": STEPS,
}
"""Counts with a name of their own (`tally`)."""


def count(box: Box, seat: Seat, node: Count) -> int:
    """What a count says for a player now."""
    if isinstance(node, Things):
        return standing(box, seat, box.kind_numbers(node.kinds), node.upgraded)
    if isinstance(node, Per):
        value = node.n * (count(box, seat, node.of) // node.per)
        return min(value, node.most) if node.most else value
    if isinstance(node, Tally):
        return tally(box, seat, TALLIES[node.name])
    if isinstance(node, Least):
        return min(count(box, seat, one) for one in node.of)
    if isinstance(node, Total):
        return sum(count(box, seat, one) for one in node.of)
    assert isinstance(node, Steps)
    reached = count(box, seat, node.of)
    value = 0
    for threshold, points in node.table:
        if reached >= threshold:
            value = points
    return value


def amount(box: Box, seat: Seat, n: Amount) -> int:
    return n if isinstance(n, int) else count(box, seat, n)


def holds(box: Box, seat: Seat, test: Test) -> bool:
    """Whether a condition holds for a player now."""
    if isinstance(test, AtLeast):
        return count(box, seat, test.of) >= test.n
    if isinstance(test, OnSpace):
        name = "0" if seat.step == 0 else box.track_ids[seat.step - 1]
        return name == str(test.space)  # UC-23.09: exactly there
    assert isinstance(test, AllOf)
    return all(holds(box, seat, one) for one in test.tests)


class Demand:
    """A condition that is asked after every step: its names are looked up once."""

    __slots__ = ("kinds", "least", "parts", "tally", "test", "upgraded")

    def __init__(self, box: Box, test: Test) -> None:
        self.test = test
        self.parts = [Demand(box, one) for one in test.tests] if isinstance(test, AllOf) else []
        self.least = -1
        """So many are needed; where it is not of this kind, -1."""
        self.kinds: tuple[int, ...] = ()
        self.upgraded = False
        self.tally = NO_TALLY
        if isinstance(test, AtLeast):
            of = test.of
            if isinstance(of, Things):
                self.least = test.n
                self.kinds = box.kind_numbers(of.kinds)
                self.upgraded = of.upgraded
            elif isinstance(of, Tally):
                self.least = test.n
                self.tally = TALLIES[of.name]

    def holds(self, box: Box, seat: Seat) -> bool:
        """The same as `holds` says of the condition."""
        if self.least >= 0:
            if self.tally == NO_TALLY:
                return standing(box, seat, self.kinds, self.upgraded) >= self.least
            return tally(box, seat, self.tally) >= self.least
        if self.parts:
            for part in self.parts:
                if not part.holds(box, seat):
                    return False
            return True
        return holds(box, seat, self.test)


# -- counts with a name of their own


def _cities_with(box: Box, seat: Seat, upgraded: bool, needed: int) -> int:
    """Connected cities with at least one building of at least `needed` types."""
    if how_many(seat.upgraded if upgraded else seat.occupied) < needed:
        return 0
    board = box.boards[seat.board]
    found = 0
    for city, sites in enumerate(board.all_at):
        if seat.connected >> city & 1:
            types = 0
            for kind in box.building_kinds:
                mask = seat.built[kind] & sites
                if upgraded:
                    mask &= seat.upgraded
                types += mask != 0
            found += types >= needed
    return found


def _upgraded_pair(box: Box, seat: Seat) -> int:
    if how_many(seat.upgraded) < 2:
        return 0
    board = box.boards[seat.board]
    found = 0
    for city, sites in enumerate(board.all_at):
        if seat.connected >> city & 1:
            mask = sites & seat.upgraded
            found += any(how_many(seat.built[kind] & mask) >= 2 for kind in box.building_kinds)
    return found


def _different_upgraded(box: Box, seat: Seat) -> int:
    return sum(standing(box, seat, (kind,), True) > 0 for kind in (*box.building_kinds, box.tunnel))


def claimed(box: Box, seat: Seat) -> int:
    """Cards in front of the player, but for what was given at the start and is no action card."""
    lying = len(seat.actions) + len(seat.permanents) + len(seat.productions) + len(seat.endgames)
    if box.granted:
        for card in seat.productions:
            if card in box.granted:
                lying -= 1
    return lying


def _specials(box: Box, seat: Seat) -> int:
    """Special cards played and paid for, and not discarded since (UC-19.05)."""
    lying = seat.actions + seat.permanents + seat.productions + seat.endgames
    return len(seat.tucked) + sum(box.is_special(card) for card in lying)


def tally(box: Box, seat: Seat, number: int) -> int:
    """The count with that number: asked after every step, so without a call through a table."""
    if number == CLAIMED:
        return claimed(box, seat)
    if number == METROPOLISES:
        return metropolises(seat)
    if number == COMPLETE_UPGRADED:
        return _cities_with(box, seat, True, len(box.building_kinds))
    if number == UPGRADED_PAIR:
        return _upgraded_pair(box, seat)
    if number == DIFFERENT_UPGRADED:
        return _different_upgraded(box, seat)
    if number == COMPLETE:
        return _cities_with(box, seat, False, len(box.building_kinds))
    if number == SPECIALS:
        return _specials(box, seat)
    if number == ACTIONS:
        return len(seat.actions)
    if number == HAND:
        return len(seat.hand)
    assert number == STEPS
    return seat.step


def read_count(game: Game, frame: Frame, node: Any) -> int:
    return count(game.box, game.state.seats[frame.seat], node)


def read_test(game: Game, frame: Frame, test: Any) -> bool:
    return holds(game.box, game.state.seats[frame.seat], test)


for kind in (Things, Per, Tally, Least, Total, Steps):
    COUNT[kind] = read_count
for test_kind in (AtLeast, OnSpace, AllOf):
    TEST[test_kind] = read_test
