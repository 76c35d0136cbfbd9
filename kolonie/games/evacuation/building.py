"""Shuttles and stadiums (EV-6.41 to EV-6.43): choose one from the offer, and the world that pays."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import DONE, Option, WhyNot, option
from kolonie.core.readers import Reason, asks, possible_if, takes
from kolonie.games.evacuation.flow import PAY_PRICE
from kolonie.games.evacuation.infrastructure import play_plan
from kolonie.games.evacuation.moves import PayPrice
from kolonie.games.evacuation.nodes import Build
from kolonie.games.evacuation.notation import Price
from kolonie.games.evacuation.offers import LEAVE, can_refresh, offer_refresh, take_refresh
from kolonie.games.evacuation.pieces import answered, offer_of, take_from
from kolonie.games.evacuation.prices import can_pay, pay, ways
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import (
    INFRASTRUCTURE,
    NEW,
    SHUTTLE,
    SHUTTLE_PRICE,
    STADIUM_PRICE,
    WORLDS,
)

ALL_OFF = 99
"""So much is left out of the price of something free."""


def reduction(seat: Seat, node: Build) -> int:
    """So many resources fewer: by the effect and by technologies (EV-0.13)."""
    if node.free:
        return ALL_OFF
    return node.less + seat.powers[SHUTTLE_PRICE if node.what == SHUTTLE else STADIUM_PRICE]


@asks(Build)
def ask_build(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """`pos` is twice what was built, plus 1 after a refresh for the next one."""
    node: Build = frame.node
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    less = reduction(seat, node)
    prices = box.prices[node.what]
    names = box.build_here[node.what]
    options: list[Option] = []
    for card in offer_of(table, node.what):
        for world in (0, 1):
            if can_pay(prices[card], less, seat.stock, world):
                options.append(names[card][world])
            elif why is not None:
                why.add(names[card][world], "EV-3.07", message("why-price", world=WORLDS[world]))
    offer_refresh(game, frame, node.what, options, why)
    if frame.pos & 1:
        options.append(LEAVE)
    elif options and (frame.pos or not node.must or box.rulings.empty_actions):
        options.append(DONE)
    elif why is not None and options:
        why.add(DONE, "EV-5.19", message("why-one-step"))
    return options


@takes(Build)
def take_build(game: Game, frame: Frame, choice: Option) -> Frame | None:
    node: Build = frame.node
    if choice is DONE:
        return frame.parent
    after = frame.pos // 2 + 1
    following = frame.parent if after >= node.n else frame.at(2 * after)
    if choice is LEAVE:
        return following
    if choice.verb == "refresh":
        return take_refresh(game, frame, node.what, choice)
    card = game.box.offer_ids[node.what].index(choice.word())
    world = WORLDS.index(choice.word(1))
    seat = game.state.seats[frame.seat]
    possible = ways(game.box.prices[node.what][card], reduction(seat, node), seat.stock, world)
    if len(possible) == 1:
        return built(game, frame.seat, node.what, card, world, possible[0], following)
    env = {"what": node.what, "card": card, "world": world, "less": reduction(seat, node)}
    return Frame(PAY_PRICE, 0, frame.seat, env, following)


def built(
    game: Game, index: int, what: int, card: int, world: int, price: Price, following: Frame | None
) -> Frame | None:
    """The price is paid from one world, and what was built stands there (EV-3.07)."""
    seat = game.state.seats[index]
    pay(seat.stock, price, world)
    if what == SHUTTLE:
        (seat.new_shuttles if world == NEW else seat.old_shuttles).append(card)
    else:
        (seat.new_stadiums if world == NEW else seat.old_stadiums).append(card)
        seat.due = 1
    take_from(game, what, card)
    return answered(game.box, seat, index, what, 0, following)


@possible_if(Build)
def possible_build(game: Game, frame: Frame) -> Reason | None:
    return why_no_build(game, frame.node, game.state.seats[frame.seat], game.state.seats[frame.seat].stock)


def why_no_build(game: Game, node: Build, seat: Seat, stock: list[int]) -> Reason | None:
    """A refresh is a step too (EV-5.19), so a single cube is enough where something lies in the offer."""
    offer = offer_of(game.state, node.what)
    if not offer:
        return ("EV-7.15", message("why-offer-empty"))
    if can_refresh(game, node.what, stock):
        return None
    less = reduction(seat, node)
    prices = game.box.prices[node.what]
    for card in offer:
        if can_pay(prices[card], less, stock, 0) or can_pay(prices[card], less, stock, 1):
            return None
    return ("EV-3.07", message("why-price-any"))


# -- what is left out of a lowered price


def _ways(game: Game, frame: Frame) -> list[Price]:
    env = frame.env
    box = game.box
    what: int = env["what"]
    price = box.plan_cost[env["card"]] if what == INFRASTRUCTURE else box.prices[what][env["card"]]
    return ways(price, env["less"], game.state.seats[frame.seat].stock, env["world"])


@asks(PayPrice, "EV-0.13")
def ask_price(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    return [option("pay", *price) for price in _ways(game, frame)]


@takes(PayPrice)
def take_price(game: Game, frame: Frame, choice: Option) -> Frame | None:
    price = (choice.num(0), choice.num(1), choice.num(2))
    env = frame.env
    if env["what"] == INFRASTRUCTURE:
        return play_plan(game, frame.seat, env["card"], price, frame.parent)
    return built(game, frame.seat, env["what"], env["card"], env["world"], price, frame.parent)
