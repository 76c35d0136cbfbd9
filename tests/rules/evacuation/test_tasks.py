"""Chapter 16, public tasks: who takes them, when and how they are played."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.positions import Position, started
from kolonie.games.evacuation.scoring import PARTS
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.trying import asked, refused
from tests.rules.evacuation.worlds import BOX, empty, play


def open_tasks(*names: str, seats: int = 2, **settings: str) -> Position:
    position = empty(seats, aim="points", tasks="on", **settings)
    position.tasks(*names)
    return position


def with_task(name: str, *others: str, actions: str = "basic") -> Position:
    """The first seat has taken this task and others; PT4 lies open still."""
    position = open_tasks(name, *others, "PT4", actions=actions)
    for task in (name, *others):
        position.take_task(0, task)
    return position


def taken(position: Position, index: int = 0) -> list[str]:
    return [BOX.task_ids[task] for task in position.seat(index).tasks]


def points(position: Position, index: int = 0) -> int:
    found: int = position.at_the_end().state.final[index][PARTS.index("tasks")]
    return found


# -- taking


@rule("EV-16.03", "EV-1.02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_three_different_tasks_whatever_the_number_of_players(seats: int) -> None:
    drawn = [started(seats, f"three {n}", None, aim="points", tasks="on").state.tasks for n in range(8)]
    assert all(len(tasks) == len(set(tasks)) == 3 for tasks in drawn)
    assert len({tuple(sorted(tasks)) for tasks in drawn}) > 1
    assert started(seats, "none", None, aim="points").state.tasks == []


def learned(position: Position, enough: bool) -> None:
    position.take_set(0, 1)
    position.research(0, 1, 3, 3 if enough else 2)


def connected(position: Position, enough: bool) -> None:
    """Three that need four tundra areas, of which the last is settled only if it is to be enough."""
    for name in ("I03", "I05", "I01"):
        position.plan(0, name, played=True)
    for area in ("H02", "H06", "H09", "H35"):
        position.settle(0, area)
    if enough:
        position.plan(0, "I04", played=True)


def booming(position: Position, enough: bool) -> None:
    position.production(0, 4, 4, 5 if enough else 4)


def peopled(position: Position, enough: bool) -> None:
    for area in ("H02", "H06", "H09"):
        position.settle(0, area)
    position.people(0, 3)  # those on the board side do not count
    if enough:
        position.settle(0, "H01", "farm")


def industrial(position: Position, enough: bool) -> None:
    position.settle(0, "H04", "farm", "steelworks")
    position.prepare(0, "new", "farm", "power_plant")  # those on the board side do not count
    if enough:
        position.settle(0, "H36", "power_plant")


@rule("EV-16.09", "EV-16.04", "EV-16.08")
@pytest.mark.parametrize(
    ("task", "arrange"),
    [("PT1", learned), ("PT2", connected), ("PT3", booming), ("PT4", peopled), ("PT5", industrial)],
)
@pytest.mark.parametrize("enough", [False, True])
def test_the_condition_of_a_task(task: str, arrange: object, enough: bool) -> None:
    """5 technologies, 3 running plans, a production of 5, 7 people, 3 factories: one less is not enough."""
    position = open_tasks(task)
    assert callable(arrange)
    arrange(position, enough)
    position.seat(0).due = 1
    position.due(0)
    assert taken(position) == ([task] if enough else [])
    assert position.state.tasks == ([] if enough else [BOX.task_ids.index(task)])
    assert taken(position, 1) == []


@rule("EV-16.04", "EV-16.08", "EV-0.15")
def test_who_meets_a_condition_later_gets_nothing() -> None:
    """Settling in a turn: the first one takes the card at once and without a question."""
    position = open_tasks("PT3", "PT4")
    for index, kind in ((0, "farm"), (1, "steelworks")):
        position.production(index, 4, 4, 4)
        position.prepare(index, "new", kind, kind)
    position.turn_of(0)
    play(position, "act:settle", "settle:H36")
    assert taken(position) == ["PT3"]
    play(position, "act:settle", "settle:H04", seat=1)
    assert max(position.seat(1).production) >= 5
    assert (taken(position), taken(position, 1)) == (["PT3"], [])


@rule("EV-16.17")
def test_the_opponent_takes_no_task() -> None:
    position = open_tasks("PT5", "PT4", "PT3", seats=1)
    position.occupy("H01", "H02", "H03", "H04", "H05", "H06", "H08", "H09")
    position.solo_cards("SO5", "SO1", "SO2")
    position.turn_of(0)
    play(position, "act:exchange", "gain:food,old", "done")
    assert len(position.state.tasks) == 3


# -- playing


@rule("EV-16.05", "EV-16.06")
@pytest.mark.parametrize("first", [True, False])
def test_a_task_beside_an_action(first: bool) -> None:
    """PT1: 2 steel of the New World, food +1, 5 points; no energy, no marker, no strength."""
    position = with_task("PT1")
    position.stock(0, old=(0, 2, 0), new=(0, 2, 0))
    position.turn_of(0)
    action = ("act:research", "research:1")
    play(position, *(("task:PT1", *action) if first else (*action, "task:PT1")))
    seat = position.seat(0)
    assert (position.cubes(0, "old"), position.cubes(0, "new")) == ((0, 2, 0), (0, 0, 0))
    assert (seat.production, seat.actions, seat.groups) == ([1, 0, 0], 1, [0, 0, 0, 0, 1])
    assert (taken(position), points(position)) == ([], 5)
    assert position.live.to_act() == [1]


@rule("EV-16.05")
@pytest.mark.parametrize(
    ("task", "keys_of", "made"),
    [
        ("PT2", {"PT2"}, {"PT2": [0, 1, 0]}),
        ("PT3", {"PT3"}, {"PT3": [0, 0, 1]}),
        (
            "PT5",
            {"PT5,food", "PT5,steel", "PT5,energy"},
            {"PT5,food": [1, 0, 0], "PT5,steel": [0, 1, 0], "PT5,energy": [0, 0, 1]},
        ),
    ],
)
def test_what_each_task_raises(task: str, keys_of: set[str], made: dict[str, list[int]]) -> None:
    position = with_task(task)
    position.stock(0, new=(2, 2, 2))
    position.turn_of(0)
    assert asked(position, "task") == keys_of
    for key, levels in made.items():
        other = position.clone()
        play(other, f"task:{key}")
        assert other.seat(0).production == levels


@rule("EV-16.05")
def test_the_old_world_does_not_pay_for_a_task() -> None:
    position = with_task("PT1")
    position.stock(0, old=(9, 9, 9), new=(9, 1, 9))
    position.turn_of(0)
    assert refused(position, "task:PT1") == "EV-16.05"


@rule("EV-16.05", "EV-16.04")
def test_only_the_owner_plays_a_task() -> None:
    position = with_task("PT1")
    for index in (0, 1):
        position.stock(index, new=(9, 9, 9))
    position.turn_of(1)
    assert refused(position, "task:PT1", 1).startswith("EV-16")
    assert refused(position, "task:PT4", 1).startswith("EV-16")  # not taken by anybody


@rule("EV-16.06")
def test_no_task_on_a_turn_of_passing() -> None:
    position = with_task("PT1")
    position.stock(0, new=(0, 4, 0))
    position.turn_of(0)
    other = position.clone()
    play(other, "pass")
    assert (other.live.to_act(), taken(other)) == ([1], ["PT1"])  # not asked for after the pass
    play(position, "task:PT1")
    assert refused(position, "pass") == "EV-16.06"


@rule("EV-16.16")
def test_several_tasks_in_one_turn_before_and_after() -> None:
    position = with_task("PT1", "PT3", "PT5")
    position.stock(0, new=(2, 3, 1))
    position.turn_of(0)
    play(position, "task:PT1", "task:PT3", "act:research", "research:1", "task:PT5,food")
    assert position.seat(0).production == [2, 0, 1]
    assert points(position) == 5 + 3 + 4


@rule("EV-16.16", "EV-16.18")
def test_no_task_in_the_middle_of_an_action() -> None:
    position = with_task("PT1")
    position.stock(0, new=(0, 2, 0))
    position.turn_of(0)
    play(position, "act:develop-gain")
    assert refused(position, "task:PT1").startswith("EV-")
    play(position, "gain:food,old")
    assert not asked(position, "task")
    assert refused(position, "task:PT1").startswith("EV-")
    play(position, "done")
    assert asked(position, "task") == {"PT1"}


@rule("EV-16.18", "EV-15.07")
def test_after_the_action_means_before_the_card_is_drawn() -> None:
    position = with_task("PT1", actions="advanced")
    position.hand(0, "AC01", "AC05", "AC13", "AC32")
    position.stock(0, new=(0, 2, 0))
    position.turn_of(0)
    play(position, "card:AC01", "done")
    assert asked(position, "task") == {"PT1"}
    assert len(position.seat(0).hand) == 3
    play(position, "task:PT1")
    assert len(position.seat(0).hand) == 4


@rule("EV-16.18")
@pytest.mark.parametrize(("energy", "allowed"), [(2, False), (3, False), (4, True)])
def test_a_task_first_must_leave_an_action(energy: int, allowed: bool) -> None:
    """PT2 costs 2 energy, and so does the fourth action."""
    position = with_task("PT2")
    position.satellites(0, 6, 6)
    position.acted(0, 3)
    position.stock(0, new=(0, 0, energy))
    position.turn_of(0)
    if allowed:
        assert "task:PT2" in keys(position.live, 0)
    else:
        assert refused(position, "task:PT2") == "EV-16.18"


@rule("EV-16.18")
def test_without_any_action_there_is_no_task() -> None:
    position = with_task("PT1")
    position.acted(0, 3)
    position.stock(0, new=(0, 2, 0))
    position.turn_of(0)
    assert keys(position.live, 0) == ["pass"]
    assert refused(position, "task:PT1") == "EV-16.18"


@rule("EV-16.10")
def test_a_task_is_taken_and_played_in_one_turn() -> None:
    position = open_tasks("PT3")
    position.production(0, 4, 0, 0)
    position.prepare(0, "new", "farm")
    position.stock(0, new=(2, 0, 0))
    position.turn_of(0)
    play(position, "act:settle", "task:PT3")
    assert (position.seat(0).production, points(position)) == ([5, 0, 1], 3)


@rule("EV-16.07")
def test_taken_is_not_played() -> None:
    position = with_task("PT1", "PT3")
    position.stock(0, new=(0, 2, 0))
    assert points(position) == 0
    position.turn_of(0)
    play(position, "task:PT1")
    assert points(position) == 5  # PT3 is still only taken
