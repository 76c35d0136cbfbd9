"""What an action costs, and which world pays (EV-5.05 to EV-5.15)."""

from __future__ import annotations

from kolonie.core.nodes import Group, Node, Seq
from kolonie.core.readers import Reason
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.building import why_no_build
from kolonie.games.evacuation.factories import why_no_clone, why_no_preparing
from kolonie.games.evacuation.infrastructure import why_no_development
from kolonie.games.evacuation.nodes import Build, Clone, Develop, Prepare, Research, Settle
from kolonie.games.evacuation.research import why_no_research
from kolonie.games.evacuation.settling import why_no_settling
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import ENERGY, LATE_ACTION, SIDE, THIRD_ACTION

Split = tuple[int, int]
"""Energy from the Old and from the New World."""
NEW_ENERGY = SIDE + ENERGY


def price_of(box: Box, powers: list[int], number: int) -> int:
    """The energy of the first action of a year, the second, ... (EV-5.06, EV-6.67)."""
    price: int = box.track_price[min(number, len(box.track_price)) - 1]
    if number == 3 and powers[THIRD_ACTION]:
        return 0
    if number > 3 and powers[LATE_ACTION]:
        return max(0, price - powers[LATE_ACTION])
    return price


def track_price(box: Box, seat: Seat) -> int:
    """The energy of the next space of the action track (EV-5.05)."""
    return price_of(box, seat.powers, seat.actions + 1)


def splits(box: Box, seat: Seat, price: int) -> list[Split]:
    """The ways to pay energy from the worlds that pay: by satellites past the second milestone (EV-5.12)."""
    border = box.milestones[1]
    first, second = seat.satellites
    past = (first >= border) + (second >= border)
    stock = seat.stock
    if past == 0:
        return [(price, 0)] if stock[ENERGY] >= price else []
    if past == 2:
        return [(0, price)] if stock[NEW_ENERGY] >= price else []
    if price == 0:
        return [(0, 0)]
    old, new = stock[ENERGY], stock[NEW_ENERGY]
    if not box.rulings.split_energy:
        return [split for split in ((price, 0), (0, price)) if split[0] <= old and split[1] <= new]
    return [(price - n, n) for n in range(max(0, price - old), min(price, new) + 1)]


def left(stock: list[int], split: Split) -> list[int]:
    """A stock after so much energy was paid."""
    if split == (0, 0):
        return stock
    rest = stock.copy()
    rest[ENERGY] -= split[0]
    rest[NEW_ENERGY] -= split[1]
    return rest


def why_unable(game: Game, node: Node, seat: Seat, stock: list[int]) -> Reason | None:
    """Why no step of a board action could be done with this stock (EV-5.19); None if one could."""
    if isinstance(node, Seq | Group):
        return None  # one of its parts is a gain (`notation.board_action`)
    if isinstance(node, Settle):
        return why_no_settling(game, node, seat, stock)
    if isinstance(node, Build):
        return why_no_build(game, node, seat, stock)
    if isinstance(node, Develop):
        return why_no_development(game, seat, stock)
    if isinstance(node, Prepare):
        return why_no_preparing(node, seat, stock)
    if isinstance(node, Clone):
        return why_no_clone(game, stock)
    if isinstance(node, Research):
        return why_no_research(seat)
    return None
