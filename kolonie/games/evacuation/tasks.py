"""Public tasks (EV-16.03 to EV-16.10, EV-16.16 to EV-16.18)."""

from __future__ import annotations

from collections.abc import Callable

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import DONE, Option, WhyNot, option
from kolonie.core.readers import asks, takes
from kolonie.games.evacuation.moves import PlayTasks
from kolonie.games.evacuation.pieces import raise_production
from kolonie.games.evacuation.prices import can_pay, pay
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import NEW


def options_of(game: Game, task: int) -> list[Option]:
    """How a task is played: with a production of choice, or with the one it shows."""
    name = game.box.task_ids[task]
    return [
        option("task", name, kind) if kind else option("task", name) for kind, _ in game.box.task_yields[task]
    ]


def offer_tasks(
    game: Game,
    index: int,
    options: list[Option],
    why: WhyNot | None,
    can_act: Callable[[Game, Seat], bool] | None,
) -> None:
    """Taken tasks that can be paid; before the action only if one can still be taken then (EV-16.18)."""
    seat = game.state.seats[index]
    for task in seat.tasks:
        cost = game.box.task_cost[task]
        if not can_pay(cost, 0, seat.stock, NEW):
            if why is not None:
                for choice in options_of(game, task):
                    why.add(choice, "EV-16.05", message("why-price", world="new"))
            continue
        if can_act is not None:
            pay(seat.stock, cost, NEW)
            able = can_act(game, seat)
            pay(seat.stock, (-cost[0], -cost[1], -cost[2]), NEW)
        else:
            able = False
        if able:
            options += options_of(game, task)
        elif why is not None:
            for choice in options_of(game, task):
                why.add(choice, "EV-16.18", message("why-task-first"))


def play_task(game: Game, index: int, choice: Option) -> None:
    """The cost from the New World, its production, its points at the end (EV-16.05)."""
    box = game.box
    seat = game.state.seats[index]
    task = box.task_ids.index(choice.word())
    kind = choice.word(1) if len(choice.args) > 1 else ""
    pay(seat.stock, box.task_cost[task], NEW)
    raise_production(seat, *dict(box.task_yields[task])[kind])
    seat.tasks.remove(task)
    seat.tasks_done.append(task)


@asks(PlayTasks, "EV-16.05")
def ask_tasks(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    options: list[Option] = []
    seat = game.state.seats[frame.seat]
    if seat.tasks:
        offer_tasks(game, frame.seat, options, why, always)
        if options:
            options.append(DONE)
    return options


def always(_game: Game, _seat: Seat) -> bool:
    """After the action nothing has to follow."""
    return True


@takes(PlayTasks)
def take_task(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    play_task(game, frame.seat, choice)
    return frame
