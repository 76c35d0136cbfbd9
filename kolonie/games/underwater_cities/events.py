"""What sets what off (section 14): triggers of permanent cards, board bonuses, metropolises, contracts."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.nodes import Item, Node
from kolonie.games.underwater_cities.board import Reward
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.counts import Demand
from kolonie.games.underwater_cities.flow import ADVANCE, DRAW, REACTIONS, TAKE_CONTRACT, TILE_EFFECT
from kolonie.games.underwater_cities.gaining import add_goods, receive
from kolonie.games.underwater_cities.network import at_city, bits, sites_of
from kolonie.games.underwater_cities.nodes import EVENT, Do, Receive, When
from kolonie.games.underwater_cities.state import Game, Seat

BUILT: Final = EVENT["built"]
UPGRADED: Final = EVENT["upgraded"]
METROPOLIS: Final = EVENT["metropolis"]
CLAIMED: Final = EVENT["claimed"]
SPACE: Final = EVENT["space"]
SLOT: Final = EVENT["slot"]
SLOT_GIVES: Final = EVENT["slot_gives"]
ONCE: Final = EVENT["once_per_turn"]
TO_ADVANCE: Final = Item("advance", ADVANCE, (), False)
TO_DRAW: Final = Item("draw", DRAW, (), False)


def reacting(index: int, parent: Frame | None, items: list[Item]) -> Frame | None:
    """What to do next: the items in the owner's order, then what was going on (UC-14.04, UC-14.11)."""
    if not items:
        return parent
    return Frame(REACTIONS, 0, index, {"items": tuple(items)}, parent)


def card_item(box: Box, card: int) -> Item:
    effect = box.effects[card]
    assert effect is not None
    return Item(f"card:{box.card_ids[card]}", effect, (("card", card),), False)


def triggered(box: Box, seat: Seat, event: int, word: str = "") -> list[Item]:
    """The permanent cards that answer to an event; `word` is what it was about."""
    if not seat.listens >> event & 1:
        return []
    items = []
    for card in seat.permanents:
        if box.card_events[card] == event:
            when = box.whens[card]
            assert when is not None
            if when.word in ("", word):
                items.append(card_item(box, card))
    return items


def settle_contracts(game: Game, frame: Frame) -> Frame:
    """Contracts on offer that the player meets now join what was set off at this moment (UC-20.10)."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    if not box.demands:
        box.demands = [Demand(box, test) for test in box.criteria]
    demands = box.demands
    for contract in table.contracts:
        if demands[contract].holds(box, seat):
            break
    else:
        return frame
    items = [
        Item(f"contract:{box.contract_ids[c]}", TAKE_CONTRACT, (("contract", c),))
        for c in table.contracts
        if demands[c].holds(box, seat)
    ]
    level: Frame | None = frame
    while level is not None:  # what is pending further down is not due twice
        if level.node is TAKE_CONTRACT:
            items = [item for item in items if dict(item.env)["contract"] != level.env["contract"]]
        elif level.node is REACTIONS:
            pending = [item.word for item in level.env["items"]]
            items = [item for item in items if item.word not in pending]
        level = level.parent
    if not items:
        return frame
    if frame.node is REACTIONS:
        return frame.bind("items", (*frame.env["items"], *items))
    return Frame(REACTIONS, 0, frame.seat, {"items": tuple(items)}, frame)


def bonus_items(game: Game, index: int, bonus: Reward) -> list[Item]:
    """The bonus of a site: goods are received, the double symbol may be used (UC-14.08, UC-15.02)."""
    receive(game, index, bonus)
    return [TO_ADVANCE] * bonus.steps + [TO_DRAW] * bonus.cards


def after_build(
    game: Game, index: int, parent: Frame | None, kind: int, site: int, joined: int
) -> Frame | None:
    """Everything that a build sets off; `joined` is which metropolises were connected before."""
    table = game.state
    box = game.box
    seat = table.seats[index]
    bonus = sites_of(box, box.boards[seat.board], kind).bonus[site]
    items = bonus_items(game, index, bonus) if bonus is not None else []
    if seat.joined != joined:
        for space in bits(seat.joined & ~joined):
            items += connect_tile(game, index, seat.tiles[space])
    if seat.listens >> BUILT & 1:
        for card in seat.permanents:
            if box.card_events[card] == BUILT:
                when = box.whens[card]
                assert when is not None
                if _built_fits(box, seat, when, kind, site):
                    items.append(card_item(box, card))
    return reacting(index, parent, items)


def _built_fits(box: Box, seat: Seat, when: When, kind: int, site: int) -> bool:
    if box.kinds[kind] not in when.kinds:
        return False
    if when.nth:
        return box.sorts[kind] == "building" and at_city(box, seat, kind, site, False) == when.nth
    if when.nth_in_turn:
        built = sum(seat.fresh >> 4 * k & 15 for k in box.kind_numbers(when.kinds))
        return built == when.nth_in_turn  # UC-23.12: the third does nothing
    return True


def after_upgrade(game: Game, index: int, parent: Frame | None, kind: int, site: int) -> Frame | None:
    table = game.state
    box = game.box
    seat = table.seats[index]
    items: list[Item] = []
    if seat.listens >> UPGRADED & 1:
        for card in seat.permanents:
            if box.card_events[card] == UPGRADED:
                when = box.whens[card]
                assert when is not None
                if box.kinds[kind] not in when.kinds:
                    continue
                if when.nth and (
                    box.sorts[kind] != "building" or at_city(box, seat, kind, site, True) != when.nth
                ):
                    continue
                items.append(card_item(box, card))
    return reacting(index, parent, items)


def connect_tile(game: Game, index: int, tile: int) -> list[Item]:
    """A metropolis was just connected: goods are received, anything else is an item (UC-14.08)."""
    box = game.box
    items: list[Item] = []
    instant = box.tile_instant[tile]
    if instant is not None:
        if all(is_plain(part) for _word, part in instant.parts):
            for _word, part in instant.parts:
                give(game, index, part)
        else:
            items.append(Item(f"tile:{box.tile_ids[tile]}", TILE_EFFECT, (("tile", tile),)))
    return items + triggered(box, game.state.seats[index], METROPOLIS)


def is_plain(part: Node) -> bool:
    """True for fixed goods and points: to receive them needs no decision and reveals nothing."""
    return isinstance(part, Receive) and all(isinstance(n, int) and name != "card" for name, n in part.goods)


def give(game: Game, index: int, part: Node) -> None:
    """The goods and points of a plain part."""
    assert isinstance(part, Receive)
    add_goods(game, index, tuple([(name, n) for name, n in part.goods if isinstance(n, int)]))


def rest_of(do: Do, done: int, env: tuple[tuple[str, int], ...], word: str) -> Item:
    """What is left of a group of which some parts were done already, as an item."""
    return Item(word, do, (*env, ("pos", done)), False)
