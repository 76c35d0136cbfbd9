"""Whoever asks the workers gets an answer or an error, and soon: whatever becomes of the worker."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from kolonie.bots.bot import BOTS
from kolonie.core.saving import save
from kolonie.games import title
from kolonie.server import brain
from kolonie.server import brains as brains_module
from kolonie.server.brain import Answer, Inspect, Job, Think
from kolonie.server.brains import Brains, Overloaded, Unanswered, Worker

SOON = 5.0
"""Seconds in which a test that would never end is given up."""


def with_workers(ask: Callable[[int, Job], Answer], scene: Callable[[Brains], Awaitable[None]]) -> None:
    """Plays a scene with workers that answer like that."""

    async def go() -> None:
        brains = Brains(1)
        brains._ask = ask  # type: ignore[method-assign, assignment]
        brains.open()
        try:
            await asyncio.wait_for(scene(brains), SOON)
        finally:
            await brains.close()

    asyncio.run(go())


def echo(_index: int, job: Job) -> Answer:
    assert isinstance(job, Inspect)
    return Answer(job.record)


def test_two_who_ask_under_one_name_are_both_answered() -> None:
    async def scene(brains: Brains) -> None:
        told = await asyncio.gather(*(brains.ask("same", Inspect(text)) for text in ("a", "b", "c")))
        assert [answer.key for answer in told] == ["a", "b", "c"]

    with_workers(echo, scene)


def test_who_asks_is_told_that_the_worker_failed_and_the_next_is_answered() -> None:
    def ask(index: int, job: Job) -> Answer:
        if job == Inspect("bad"):
            raise EOFError("the worker died")
        return echo(index, job)

    async def scene(brains: Brains) -> None:
        with pytest.raises(Unanswered, match="the worker died"):
            await brains.ask("record", Inspect("bad"))
        assert (await brains.ask("record", Inspect("good"))).key == "good"
        assert brains.alive and brains.failures == 1

    with_workers(ask, scene)


def test_nobody_waits_longer_than_agreed_and_nobody_thinks_for_who_has_gone() -> None:
    asked: list[str] = []

    async def scene() -> None:
        brains = Brains(1)  # not open: nobody serves the queue
        with pytest.raises(Unanswered, match="nobody had time"):
            await asyncio.wait_for(brains.ask("record", Inspect("late"), patience=0.01), SOON)
        brains._ask = lambda index, job: asked.append(job.record) or echo(index, job)  # type: ignore
        brains.open()
        assert (await asyncio.wait_for(brains.ask("record", Inspect("next")), SOON)).key == "next"
        await brains.close()

    asyncio.run(scene())
    assert asked == ["next"]


def test_who_waits_when_the_server_stops_is_told() -> None:
    async def scene() -> None:
        brains = Brains(1)
        waiting = [asyncio.create_task(brains.ask("record", Inspect(str(n)))) for n in range(3)]
        await asyncio.sleep(0)
        await brains.close()
        told = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), SOON)
        assert [type(error) for error in told] == [Unanswered] * 3
        with pytest.raises(Overloaded):
            await brains.ask("record", Inspect("too late"))

    asyncio.run(scene())


# -- real workers


class Sleepy:
    """Never comes to an end."""

    name = "sleepy"

    def choose(self, _view: object, _chance: object) -> str:
        raise AssertionError("nobody asks it here")


def thinking_for_ever(self: Worker, job: Job) -> Answer:
    """What a worker is to its asker when its bot does not come to an end."""
    if isinstance(job, Think) and job.bot == "random":
        return brain.think(job)
    raise TimeoutError


def test_a_bot_that_thinks_for_too_long_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "sleepy", Sleepy)
    monkeypatch.setattr(Worker, "__init__", lambda self: None)
    monkeypatch.setattr(Worker, "end", lambda self: None)
    monkeypatch.setattr(Worker, "ask", thinking_for_ever)
    game = title("aquasphere").new(2, "x")
    told = Brains(1)._ask(0, Think("aquasphere", save(game), 0, "sleepy", "mind"))
    assert told.fallen_back and told.key in {choice.key for choice in game.options(0)}
    with pytest.raises(TimeoutError):
        Brains(1)._ask(0, Inspect("long"))


def test_a_worker_that_does_not_answer_in_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A real process that never reads its line."""

    async def scene() -> None:
        monkeypatch.setattr(brains_module, "PATIENCE", 0.05)
        monkeypatch.setattr(brains_module, "work", idle)
        brains = Brains(1)
        brains.open()
        with pytest.raises(Unanswered, match="Timeout"):
            await asyncio.wait_for(brains.ask("record", Inspect("x"), patience=SOON), 6 * SOON)
        assert all(worker is None for worker in brains._workers)
        await brains.close()

    asyncio.run(scene())


def idle(_line: object) -> None:
    time.sleep(60)


def test_a_record_that_leads_the_rules_astray_does_not_end_the_worker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def astray(_text: str) -> None:
        raise IndexError("no such card")

    monkeypatch.setattr(brain, "read", astray)
    assert brain.inspect(Inspect("x")).wrong == ("it cannot be played again (IndexError)",)
