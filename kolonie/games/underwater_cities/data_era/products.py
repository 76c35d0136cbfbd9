"""Production of data centers: the choice that comes with a pair (DE-8.05 to DE-8.09)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Item
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, takes
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.can import CAN
from kolonie.games.underwater_cities.data_era.moves import ChoosePairProduct
from kolonie.games.underwater_cities.gaining import add_goods
from kolonie.games.underwater_cities.network import bits
from kolonie.games.underwater_cities.state import Game, Seat

PAIR_PRODUCT: Final = ChoosePairProduct()


def can_choose(_game: Game, _index: int, _seat: Seat, _node: ChoosePairProduct) -> bool:
    return True


CAN[ChoosePairProduct] = can_choose


def pair_items(game: Game, index: int) -> list[Item]:
    """One choice for each city with a pair, compulsory, before anybody feeds (DE-8.09, DE-8.20)."""
    box = game.box
    seat = game.state.seats[index]
    cities = box.boards[seat.board].cities.ids
    return [
        Item(f"pair-of:{cities[city]}", PAIR_PRODUCT, (("kind", kind),)) for kind, city in pairs(box, seat)
    ]


def pairs(box: Box, seat: Seat) -> list[tuple[int, int]]:
    """Kinds and connected cities with two upgraded ones, where something can be chosen for them."""
    board = box.boards[seat.board]
    found = []
    for kind in box.building_kinds:
        if not box.kind_entries[kind].pair_choice:
            continue
        upgraded = seat.built[kind] & seat.upgraded
        for city in bits(seat.connected):
            if (upgraded & board.all_at[city]).bit_count() >= 2:
                found.append((kind, city))
    return found


@asks(ChoosePairProduct, "DE-8.09")
def ask_pair_product(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    box = game.box
    offered = box.kind_entries[frame.env["kind"]].pair_choice
    if why is not None:
        for name in box.resources:
            if name not in offered:
                why.add(option("resource", name), "DE-8.09", message("why-pair-product"))
    return [option("resource", name) for name in offered]


@takes(ChoosePairProduct)
def take_pair_product(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """It was produced by the data centers, so a card may exchange it like their other products."""
    box = game.box
    seat = game.state.seats[frame.seat]
    add_goods(game, frame.seat, ((choice.word(), 1),))
    at = frame.env["kind"] * len(box.resources) + box.resource[choice.word()]
    seat.made = (*seat.made[:at], seat.made[at] + 1, *seat.made[at + 1 :])
    return frame.parent
