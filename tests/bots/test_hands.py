"""Hands: a thought that has a second core finds the same, and loses nothing if that comes to grief."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator

import pytest

from kolonie.bots.greedy import best_row
from kolonie.bots.hands import aside, has_hands, lend_hands
from kolonie.bots.looks import looked
from kolonie.bots.rows import played_on
from kolonie.bots.search import Arm, Effort
from kolonie.core.chance import Chance
from kolonie.core.views import View
from kolonie.games import title

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system copies no process")

EFFORT = Effort(narrow=6, rivals=6, look=400, tries=12_000, ahead=2, fewest=2)


@pytest.fixture
def idle_cores(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """A machine with an idle core; the processes that are made meanwhile."""
    made: list[int] = []
    fork = os.fork

    def counted() -> int:
        child = fork()
        made.append(child)
        return child

    monkeypatch.setattr(os, "fork", counted)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: {0, 1}, raising=False)
    monkeypatch.setattr(os, "getloadavg", lambda: (0.5, 0.5, 0.5))
    monkeypatch.setattr(threading, "active_count", lambda: 1)
    lend_hands()
    yield made
    lend_hands(False)


def compared(seed: str) -> tuple[list[tuple[tuple[str, ...], list[float]]], int]:
    """The turns of a position with what they came to in each world, and the next word of the bot's chance."""
    game = title("underwater_cities").new(2, seed)
    while type(game.asks[game.to_act()[0]].frame.node) not in title("underwater_cities").judgement().horizon:
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[0])
    chance = Chance("mind")
    arms: list[Arm] = looked(View(game, game.to_act()[0]), chance, EFFORT)
    told = [(tuple(choice.key for _offered, choice in arm.steps), arm.worths) for arm in arms]
    return told, chance.below("imagine", 1 << 32)


@pytest.mark.parametrize("seed", ["hands", "more hands"])
def test_two_cores_find_what_one_does(seed: str, idle_cores: list[int]) -> None:
    both = compared(seed)
    assert idle_cores, "a second process was made"
    many = len(idle_cores)
    lend_hands(False)
    assert compared(seed) == both
    assert len(idle_cores) == many


def test_two_cores_play_rows_on_as_one_does(idle_cores: list[int]) -> None:
    evacuation = title("evacuation")
    how = evacuation.judgement()
    game = evacuation.new(1, "rows", {"aim": "points"})
    while game.state.year == 0:
        game.play(0, game.options(0)[0])
    view = View(game, 0)
    narrow = how._replace(beam=how.beam._replace(width=3, later=2, roads=4, openings=4))
    row = best_row(view.imagine(Chance("rows")), 0, narrow)
    rooms = (1, 4_000, 100_000)
    both = [played_on(row, view, Chance("mind"), room) for room in rooms]
    assert idle_cores, "a second process was made"
    lend_hands(False)
    assert [played_on(row, view, Chance("mind"), room) for room in rooms] == both


def test_what_a_process_finds_is_told_as_it_is(idle_cores: list[int]) -> None:
    wait = aside(lambda: [0.1, -2.0, 1e300])
    assert wait() == [0.1, -2.0, 1e300]


def test_a_process_that_comes_to_grief_tells_nothing(idle_cores: list[int]) -> None:
    def grief() -> list[float]:
        raise MemoryError

    assert aside(grief)() is None


def test_a_thought_goes_on_by_itself_if_the_other_process_comes_to_grief(
    idle_cores: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = compared("grief")
    exit_ = os._exit
    monkeypatch.setattr(os, "_exit", lambda _code: exit_(1))
    assert compared("grief") == alone


def test_hands_are_lent_only_where_a_core_is_idle_and_a_process_may_be_copied(
    idle_cores: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert has_hands()
    with monkeypatch.context() as busy:
        busy.setattr(os, "getloadavg", lambda: (2.0, 2.0, 2.0))
        assert not has_hands()
    with monkeypatch.context() as small:
        small.setattr(os, "sched_getaffinity", lambda _process: {1}, raising=False)
        assert not has_hands()
    with monkeypatch.context() as threads:
        threads.setattr(threading, "active_count", lambda: 2)
        assert not has_hands()
    lend_hands(False)
    assert not has_hands()
