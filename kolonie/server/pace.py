"""How long the event loop is held up: while it is measured, every step of every task is timed.

A step is what a task does from one `await` that waits to the next; until it ends nobody else is served. Time
of the processor is told apart from time by the clock, of which other threads and programs have their share.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from types import TracebackType
from typing import Any

LOG = logging.getLogger("kolonie")
DOING: ContextVar[str] = ContextVar("DOING")
"""What the task is doing, if it was said: the request that it answers."""


class Pace:
    """What was measured. Steps of more than `slow` seconds of the processor are counted and logged."""

    def __init__(self, slow: float) -> None:
        self.slow = slow
        self.longest = 0.0
        """Seconds by the clock."""
        self.busiest = 0.0
        """Seconds of the processor."""
        self.held_up = 0
        """How many steps were slow."""

    def watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """From now on tasks are timed, if anything is to be measured."""
        if self.slow > 0:
            loop.set_task_factory(self._task)

    def _task(self, loop: asyncio.AbstractEventLoop, work: Any, **rest: Any) -> asyncio.Task[Any]:
        return asyncio.Task(Steps(work, self), loop=loop, **rest)

    def took(self, work: Any, seconds: float, processor: float) -> None:
        self.longest = max(self.longest, seconds)
        self.busiest = max(self.busiest, processor)
        if processor > self.slow:
            self.held_up += 1
            name = getattr(work, "__qualname__", type(work).__name__)
            told = f"{1000 * seconds:.0f} ms, {1000 * processor:.0f} of the processor"
            whom = DOING.get("itself")
            LOG.warning(
                "the event loop was held up by %s until %s: %s, for %s", name, _place(work), told, whom
            )


class Strides:
    """How long something takes with each title, so that what may take long is done beside the event loop.

    A long one is remembered for a while. What has never been done is thought to take long.
    """

    LONG = 0.008
    """Seconds of the processor."""
    FORGETS = 0.98

    def __init__(self) -> None:
        self._longest: dict[str, float] = {}

    def may_be_long(self, game: str) -> bool:
        return self._longest.get(game, 1.0) > self.LONG

    def took(self, game: str, processor: float) -> None:
        before = self._longest.get(game, 2 * self.LONG)
        self._longest[game] = max(processor, self.FORGETS * before)


class Steps(Coroutine[Any, Any, Any]):
    """A coroutine whose steps are timed."""

    __slots__ = ("pace", "work")

    def __init__(self, work: Any, pace: Pace) -> None:
        self.work = work
        self.pace = pace

    def send(self, value: Any) -> Any:
        began, used = time.perf_counter(), time.thread_time()
        try:
            return self.work.send(value)
        finally:
            self.pace.took(self.work, time.perf_counter() - began, time.thread_time() - used)

    def throw(
        self, kind: Any, error: BaseException | object = None, trace: TracebackType | None = None, /
    ) -> Any:
        began, used = time.perf_counter(), time.thread_time()
        try:
            return self.work.throw(kind)
        finally:
            self.pace.took(self.work, time.perf_counter() - began, time.thread_time() - used)

    def close(self) -> None:
        self.work.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        found: Generator[Any, Any, Any] = self.work.__await__()
        return found

    def __getattr__(self, name: str) -> Any:
        """Whoever looks into a coroutine (`cr_frame` and the like) sees the one that is timed."""
        return getattr(self.work, name)


def _place(work: Any) -> str:
    """The last function of ours in which it waits now."""
    place = ""
    while work is not None:
        frame = getattr(work, "cr_frame", None)
        if frame is not None and "kolonie" in frame.f_code.co_filename:
            place = f"{frame.f_code.co_name}:{frame.f_lineno}"
        work = getattr(work, "cr_await", None)
    return place or "its end"
