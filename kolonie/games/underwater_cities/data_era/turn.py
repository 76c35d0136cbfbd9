"""The steps that additional actions add to a turn (DE-7.04): paid for, and carried out."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Seq
from kolonie.core.options import DONE, Option, WhyNot, option
from kolonie.core.readers import asks, interjects, quiet, runs, takes
from kolonie.games.underwater_cities.board import Vector
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.can import cards_left
from kolonie.games.underwater_cities.cards import draw, from_hand
from kolonie.games.underwater_cities.claiming import BENEFIT, DECLINE, special_price, take_benefit
from kolonie.games.underwater_cities.data_era.allowance import (
    ALLOWANCE,
    EXTRA,
    cards_drawn,
    extra_price,
    is_allowed,
    payable,
    swap_payments,
    terms,
    use_up,
)
from kolonie.games.underwater_cities.data_era.moves import (
    AfterPlay,
    DrawTwo,
    EndAllowance,
    ExtraBenefit,
    FurtherDraw,
    GrantAllowance,
    PayAdditional,
    SwapGoods,
)
from kolonie.games.underwater_cities.moves import CardPlaced
from kolonie.games.underwater_cities.prices import can_pay, pay, pay_option
from kolonie.games.underwater_cities.state import Game

SWAP: Final = option("swap-goods")
DRAW: Final = option("draw-two")
PAY: Final = {name: PayAdditional(name) for name in ("swap", "draw", "extra")}
SWAP_GOODS: Final = SwapGoods()
EXTRA_CARD: Final = Seq((ExtraBenefit(), CardPlaced()))  # DE-7.56


# -- paying (DE-7.05)


def buy(
    game: Game, frame: Frame, action: str, ways: tuple[Vector, ...], env: dict[str, object]
) -> Frame | None:
    """The price, then the action, on top of what is going on, which is then asked again."""
    asked = Frame(PAY[action], 0, frame.seat, env, frame)
    return _bought(game, asked, ways[0]) if len(ways) == 1 else asked


def _bought(game: Game, frame: Frame, way: Vector) -> Frame | None:
    table = game.state
    seat = table.seats[frame.seat]
    pay(seat, way)
    use_up(seat)
    action: str = frame.node.action
    if action == "swap":
        return Frame(SWAP_GOODS, 0, frame.seat, {}, frame.parent)
    if action == "draw":
        return _draw(game, frame)
    card: int = frame.env["extra"]
    from_hand(seat, card)
    table.played = card
    seat.beside[EXTRA] = 1
    return Frame(EXTRA_CARD, 0, frame.seat, {}, frame.parent)


@asks(PayAdditional, "DE-7.65")
def ask_pay(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    box = game.box
    seat = game.state.seats[frame.seat]
    action: str = frame.node.action
    if action == "swap":
        ways = swap_payments(box, seat)
    elif action == "draw":
        ways = payable(box, seat, box.constants["draw_price"][0])
    else:
        ways = payable(box, seat, extra_price(box, seat, frame.env["extra"]))
    return [pay_option(way) for way in ways]


@takes(PayAdditional)
def take_pay(game: Game, frame: Frame, choice: Option) -> Frame | None:
    return _bought(game, frame, tuple([choice.num(i) for i in range(len(choice.args))]))


# -- the swap


@asks(SwapGoods, "DE-7.20")
def ask_swap(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    box = game.box
    seat = game.state.seats[frame.seat]
    told = terms(box)
    among = told.swapped
    options = []
    for given in among:
        if not seat.goods[given] and why is None:
            continue
        for got in among:
            if given == got:
                continue
            choice = told.trades[given][got]
            if seat.goods[given]:
                options.append(choice)
            elif why is not None:
                why.add(choice, "DE-7.24", message("why-no-trade"))
    if why is not None:
        for what, name in enumerate(box.resources):
            if what in among:
                why.add(option("trade", name, name), "DE-7.24", message("why-trade-same"))
            else:
                _refuse_trade(box, name, why)
    return options


def _refuse_trade(box: Box, name: str, why: WhyNot) -> None:
    """Biomatter and discs are neither given nor taken."""
    for other in box.resources:
        for pair in ((name, other), (other, name)):
            why.add(option("trade", *pair), "DE-7.24", message("why-trade-set"))


@takes(SwapGoods)
def take_swap(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.goods[game.box.resource[choice.word()]] -= 1
    seat.goods[game.box.resource[choice.word(1)]] += 1
    return frame.parent


# -- the extra card


@asks(AfterPlay, "DE-7.63")
def ask_after_play(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """Nothing is asked where neither an extra card nor a swap can be paid for."""
    seat = game.state.seats[frame.seat]
    if not is_allowed(seat):
        return []
    box = game.box
    if swap_payments(box, seat):
        return [DONE]
    for card in seat.hand:
        if payable(box, seat, extra_price(box, seat, card)):
            return [DONE]
    return []


@takes(AfterPlay)
def take_after_play(_game: Game, frame: Frame, _choice: Option) -> Frame | None:
    return frame.parent


@asks(ExtraBenefit, "DE-7.52")
def ask_extra_benefit(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    if not box.is_special(table.played) or can_pay(seat.goods, special_price(box, seat, table.played)):
        return [BENEFIT, DECLINE]
    if why is not None:
        why.add(BENEFIT, "DE-7.48", message("why-special-price"))
    return [DECLINE]


@takes(ExtraBenefit)
def take_extra_benefit(game: Game, frame: Frame, choice: Option) -> Frame | None:
    return take_benefit(game, frame, choice)


# -- the end of the turn


@runs(GrantAllowance)
def run_grant(game: Game, frame: Frame) -> Frame | None:
    game.state.seats[frame.seat].beside[ALLOWANCE] = 1
    return frame.parent


@runs(FurtherDraw)
def run_further_draw(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    if seat.beside.pop(EXTRA, 0):
        drawn = draw(game, frame.seat, 1)
        if game.journal is not None and drawn:
            game.tell(frame, {"drawn": drawn})
    return frame.parent


@asks(DrawTwo, "DE-7.10")
def ask_draw_two(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    box = game.box
    if is_allowed(seat) and cards_left(game) and payable(box, seat, box.constants["draw_price"][0]):
        return [DRAW, DONE]
    return []


@takes(DrawTwo)
def take_draw_two(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    seat = game.state.seats[frame.seat]
    ways = payable(game.box, seat, game.box.constants["draw_price"][0])
    asked = Frame(PAY["draw"], 0, frame.seat, {}, frame.parent)
    return _bought(game, asked, ways[0]) if len(ways) == 1 else asked


def _draw(game: Game, frame: Frame) -> Frame | None:
    drawn = draw(game, frame.seat, cards_drawn(game.box, game.state.seats[frame.seat]))
    if game.journal is not None and drawn:
        game.tell(Frame(DRAW_TWO, 0, frame.seat, {}, None), {"drawn": drawn})
    return frame.parent


@runs(EndAllowance)
def run_end_allowance(game: Game, frame: Frame) -> Frame | None:
    game.state.seats[frame.seat].beside.pop(ALLOWANCE, 0)
    return frame.parent


DRAW_TWO: Final = DrawTwo()
interjects(AfterPlay)
quiet(SwapGoods, AfterPlay, GrantAllowance, EndAllowance)
