"""Consequences of a change, settled at once: payouts, public tasks, the end of the race (EV-0.14)."""

from __future__ import annotations

from kolonie.core.frames import NO_ENV, Frame
from kolonie.core.nodes import Node
from kolonie.core.readers import runs
from kolonie.games.evacuation.counting import tally
from kolonie.games.evacuation.flow import DECIDE_RACE, PAY_OUT, TAKE_TASK
from kolonie.games.evacuation.infrastructure import is_met
from kolonie.games.evacuation.moves import DecideRace, Due, PassMilestone, PayOut, PutUnder, TakeTask
from kolonie.games.evacuation.pieces import raise_production
from kolonie.games.evacuation.state import NOBODY, Game


@runs(Due)
def run_due(game: Game, frame: Frame) -> Frame | None:
    """Technologies have answered, or a step of the phase is over: now the rest is looked at."""
    settle(game, frame.seat)
    return frame.parent


@runs(PutUnder)
@runs(PayOut)
@runs(TakeTask)
@runs(DecideRace)
@runs(PassMilestone)
def run_told(_game: Game, frame: Frame) -> Frame | None:
    """These are only told: they happen together with what has caused them."""
    return frame.parent


def settle(game: Game, index: int) -> None:
    """Everything that a change of this seat has brought about."""
    table = game.state
    box = game.box
    seat = table.seats[index]
    if seat.waiting:
        for card in list(seat.waiting):
            if is_met(box, seat, box.plan_needs[card]):  # each pays out once (EV-6.14)
                seat.waiting.remove(card)
                seat.running.append(card)
                raise_production(seat, *box.plan_yield[card])
                _tell(game, index, PAY_OUT, {"card": box.named(box.plans[card])})
    if table.tasks:
        for task in list(table.tasks):
            if tally(game, index, box.task_tally[task]) >= box.task_least[task]:
                table.tasks.remove(task)
                seat.tasks.append(task)
                _tell(game, index, TAKE_TASK, {"task": box.named(box.tasks[task])})
    seat.due = 0
    if (
        table.trigger == NOBODY
        and len(seat.new_stadiums) >= box.aim_stadiums
        and min(seat.production) >= box.aim_production
        and game.settings["aim"] == "race"
    ):
        table.trigger = index  # EV-13.01
        _tell(game, index, DECIDE_RACE, {})


def _tell(game: Game, index: int, node: Node, args: dict[str, object]) -> None:
    if game.journal is not None:
        game.tell(Frame(node, 0, index, NO_ENV, None), args)
