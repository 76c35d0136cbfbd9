"""Effects that give or change goods: gains, exchanges, products, tiles and contracts."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Item
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, runs, takes
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.cards import draw
from kolonie.games.underwater_cities.counts import amount
from kolonie.games.underwater_cities.duty import performed
from kolonie.games.underwater_cities.events import (
    METROPOLIS,
    SLOT_GIVES,
    connect_tile,
    reacting,
    triggered,
)
from kolonie.games.underwater_cities.gaining import add_goods, receive, tell_gain
from kolonie.games.underwater_cities.moves import TakeContract, TileEffect
from kolonie.games.underwater_cities.network import standing
from kolonie.games.underwater_cities.nodes import (
    Do,
    Exchange,
    ExtraMetropolis,
    ProductOf,
    Receive,
    ReceiveDifferent,
    SwapProduct,
)
from kolonie.games.underwater_cities.prices import can_pay, pay
from kolonie.games.underwater_cities.state import Game, Seat

EXCHANGE: Final = (option("give", 1), option("give", 2))


def collect(game: Game, index: int, node: Receive) -> list[str]:
    """Takes goods, points and cards; tells which were really gained."""
    box = game.box
    seat = game.state.seats[index]
    gained: list[tuple[str, int]] = []
    for name, given in node.goods:
        n = given if isinstance(given, int) else amount(box, seat, given)
        if n <= 0:
            continue
        if name == "point":
            seat.points += n
        elif name == "card":
            n = draw(game, index, n)
        else:
            seat.goods[box.resource[name]] += n
        gained.append((name, n))
    if game.journal is not None:
        tell_gain(game, index, tuple([one for one in gained if one[1]]))
    return [name for name, _n in gained]


def from_slot(box: Box, seat: Seat, frame: Frame, gained: list[str]) -> list[Item]:
    """Cards that answer to goods which the slot itself gives (UC-23.15)."""
    if not seat.listens >> SLOT_GIVES & 1 or "slot" not in frame.env:
        return []
    items: list[Item] = []
    for name in gained:
        items += triggered(box, seat, SLOT_GIVES, name)
    return items


@runs(Receive)
def run_receive(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    gained = collect(game, frame.seat, frame.node)
    performed(table, frame.env)
    seat = table.seats[frame.seat]
    if not seat.listens:
        return frame.parent
    return reacting(frame.seat, frame.parent, from_slot(game.box, seat, frame, gained))


@asks(ReceiveDifferent, "UC-12.13")
def ask_different(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    node: ReceiveDifferent = frame.node
    taken = frame.pos
    options = []
    for number, name in enumerate(node.among):
        if not taken >> number & 1:
            options.append(option("resource", name))
        elif why is not None:
            why.add(option("resource", name), "UC-12.13", message("why-same-resource"))
    return options


@takes(ReceiveDifferent)
def take_different(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    node: ReceiveDifferent = frame.node
    box = game.box
    seat = table.seats[frame.seat]
    seat.goods[box.resource[choice.word()]] += node.unit(choice.word())
    taken = frame.pos | 1 << node.among.index(choice.word())
    if taken.bit_count() < node.n:
        return frame.at(taken)
    performed(table, frame.env)
    gained = [name for number, name in enumerate(node.among) if taken >> number & 1]
    return reacting(frame.seat, frame.parent, from_slot(box, seat, frame, gained))


@asks(Exchange, "UC-23.02")
def ask_exchange(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    box = game.box
    node: Exchange = frame.node
    seat = game.state.seats[frame.seat]
    options = []
    for choice, price in zip(EXCHANGE, (node.one, node.other), strict=True):
        if can_pay(seat.goods, box.vector(price)):
            options.append(choice)
        elif why is not None:
            why.add(choice, "UC-23.02", message("why-no-exchange"))
    return options


@takes(Exchange)
def take_exchange(game: Game, frame: Frame, choice: Option) -> Frame | None:
    node: Exchange = frame.node
    given, got = (node.one, node.other) if choice is EXCHANGE[0] else (node.other, node.one)
    seat = game.state.seats[frame.seat]
    pay(seat, game.box.vector(given))
    add_goods(game, frame.seat, got)
    performed(game.state, frame.env)
    return frame.parent


# -- products


@asks(ProductOf, "UC-23.17")
def ask_product(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    box = game.box
    seat = game.state.seats[frame.seat]
    options = []
    for kind in box.kind_numbers(frame.node.kinds):
        if standing(box, seat, (kind,), True):
            options.append(option("of", box.kinds[kind]))
        elif why is not None:
            why.add(option("of", box.kinds[kind]), "UC-23.17", message("why-no-product-of"))
    return options


@takes(ProductOf)
def take_product(game: Game, frame: Frame, choice: Option) -> Frame | None:
    product = game.box.upgraded_product[game.box.kind[choice.word()]]
    assert product is not None
    receive(game, frame.seat, product)
    performed(game.state, frame.env)
    return frame.parent


@runs(SwapProduct)
def run_swap(game: Game, frame: Frame) -> Frame | None:
    """One product becomes another; what was swapped cannot be swapped again (UC-17.13)."""
    box = game.box
    node: SwapProduct = frame.node
    seat = game.state.seats[frame.seat]
    given = box.vector(node.given)
    pay(seat, given)
    made = list(seat.made)
    for number, n in enumerate(given):
        for kind in box.kind_numbers(node.kinds):
            taken = min(n, made[kind * len(given) + number])
            made[kind * len(given) + number] -= taken
            n -= taken
    seat.made = tuple(made)
    add_goods(game, frame.seat, node.got)
    performed(game.state, frame.env)
    return frame.parent


# -- tiles and contracts


@runs(TileEffect)
def run_tile_effect(game: Game, frame: Frame) -> Frame | None:
    effect = game.box.tile_instant[frame.env["tile"]]
    assert effect is not None
    return granted(game, frame.seat, effect, frame.parent)


def granted(game: Game, index: int, effect: Do, parent: Frame | None) -> Frame | None:
    """Goods, points and cards are simply received; what is left of the effect may be done (UC-14.08)."""
    done = 0
    left = False
    for number, (_word, part) in enumerate(effect.parts):
        if isinstance(part, Receive):
            collect(game, index, part)
            done |= effect.times[number] << 4 * number
        else:
            left = True
    return Frame(effect, done, index, {}, parent) if left else parent


@runs(TakeContract)
def run_take_contract(game: Game, frame: Frame) -> Frame | None:
    """UC-20.02, UC-20.09: the contract and its reward, if nobody has it yet."""
    table = game.state
    contract: int = frame.env["contract"]
    if contract not in table.contracts:
        return frame.parent
    table.contracts = tuple(c for c in table.contracts if c != contract)
    table.seats[frame.seat].contracts += (contract,)
    if game.journal is not None:
        game.tell(frame, {"contract": game.box.contract_ids[contract]})
    return granted(game, frame.seat, game.box.contract_rewards[contract], frame.parent)


@runs(ExtraMetropolis)
def run_extra_metropolis(game: Game, frame: Frame) -> Frame | None:
    """A blue tile at random from the unused ones, connected at once (UC-15.13)."""
    table = game.state
    box = game.box
    performed(table, frame.env)
    blue = [tile for tile in table.spare if box.metropolises[tile].colour == "blue"]
    if not blue:
        return frame.parent
    seat = table.seats[frame.seat]
    if game.hides():  # UC-3.13: which tile it will be is not known, that one is connected is
        table.spare = tuple(t for t in table.spare if t != blue[0])
        seat.gained += (blue[0],)
        items = triggered(box, seat, METROPOLIS)
        return reacting(frame.seat, frame.parent, items)
    tile = blue[game.draw_below("metropolis", len(blue))]
    table.spare = tuple(t for t in table.spare if t != tile)
    seat.gained += (tile,)
    items = connect_tile(game, frame.seat, tile)
    return reacting(frame.seat, frame.parent, items)
