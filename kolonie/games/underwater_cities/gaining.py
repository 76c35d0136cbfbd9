"""Goods and points come to a player, and the journal tells it."""

from __future__ import annotations

from kolonie.core.frames import NO_ENV, Frame
from kolonie.games.underwater_cities.board import Reward
from kolonie.games.underwater_cities.flow import GAINED
from kolonie.games.underwater_cities.nodes import Price
from kolonie.games.underwater_cities.state import Game, Seat


def take(seat: Seat, reward: Reward) -> None:
    """The goods and points of a reward, without a word; its steps and cards are for the caller."""
    goods = seat.goods
    for what, n in enumerate(reward.goods):
        goods[what] += n
    seat.points += reward.points


def receive(game: Game, index: int, reward: Reward) -> None:
    take(game.state.seats[index], reward)
    if game.journal is not None:
        box = game.box
        gained = [(name, n) for name, n in zip(box.resources, reward.goods, strict=True) if n]
        if reward.points:
            gained.append(("point", reward.points))
        tell_gain(game, index, tuple(gained))


def add_goods(game: Game, index: int, goods: Price) -> None:
    """Goods and points by name."""
    seat = game.state.seats[index]
    for name, n in goods:
        if name == "point":
            seat.points += n
        else:
            seat.goods[game.box.resource[name]] += n
    tell_gain(game, index, goods)


def tell_gain(game: Game, index: int, gained: Price) -> None:
    """A line of the journal, worded like the effect that gives exactly this."""
    if game.journal is not None and gained:
        game.tell(Frame(GAINED, 0, index, NO_ENV, None), {"gained": gained})
