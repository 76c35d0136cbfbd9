"""Turns go round until all have withdrawn; each is option A, B or C (sections 8 and 11)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Test
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import TEST, asks, takes
from kolonie.core.steps import ask_one_of, take_one_of
from kolonie.games.aquasphere.nodes import SomebodyIn, StillIn, Turn, Withdraw
from kolonie.games.aquasphere.state import WITHDRAWN, Game

WITHDRAW: Final = option("withdraw")


def somebody_in(game: Game, _frame: Frame, _test: Test) -> bool:
    return len(game.state.withdrawn) < game.seats


def still_in(game: Game, frame: Frame, _test: Test) -> bool:
    engineer = game.state.seats[frame.seat].engineer
    return engineer != WITHDRAWN


TEST[SomebodyIn] = somebody_in
TEST[StillIn] = still_in

asks(Turn, "AQ-8.03")(ask_one_of)
takes(Turn)(take_one_of)


@asks(Withdraw, "AQ-11.01", "withdraw")
def ask_withdraw(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    if game.state.seats[frame.seat].engineer in game.box.exits:
        return [WITHDRAW]
    if why is not None:
        why.add(WITHDRAW, "AQ-11.02", message("why-not-on-exit"))
    return []


@takes(Withdraw)
def take_withdraw(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    table.seats[frame.seat].engineer = WITHDRAWN
    table.withdrawn.append(frame.seat)
    return frame.parent
