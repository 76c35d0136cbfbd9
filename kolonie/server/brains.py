"""The workers and the queue in front of them: bounded, and fair, as no table waits for two thoughts."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from kolonie.server.brain import Answer, Job, work

LOG = logging.getLogger("kolonie")
QUEUE = 5000
NEAR = 8
"""So many jobs a worker looks through for one that it has begun to think about before."""
PATIENCE = 60.0
"""Seconds after which a worker is given up and replaced."""

Then = Callable[[Answer], Awaitable[None]]
Make = Callable[[], Awaitable[Job | None]]


class Overloaded(Exception):
    """The queue is full; the table is looked at again later."""


class Worker:
    """One process and the line to it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self.line: Connection = ours
        self.process: Any = context.Process(target=work, args=(theirs,), daemon=True, name="kolonie-bot")
        self.process.start()
        theirs.close()

    def ask(self, job: Job) -> Answer:
        """Blocks. Raises TimeoutError, EOFError or OSError when the worker is of no use any more."""
        self.line.send_bytes(msgspec.json.encode(job))
        if not self.line.poll(PATIENCE):
            raise TimeoutError
        return msgspec.json.decode(self.line.recv_bytes(), type=Answer)

    def end(self) -> None:
        with contextlib.suppress(OSError):
            self.line.close()
        self.process.terminate()
        self.process.join(2)
        if self.process.is_alive():
            self.process.kill()


class Brains:
    """Hands jobs to workers in the order they came. A name that is waiting is not queued twice."""

    def __init__(self, workers: int) -> None:
        self.size = max(1, workers)
        self._waiting: deque[tuple[str, Make, Then]] = deque()
        self._names: set[str] = set()
        self._minds: dict[str, int] = {}
        """Which worker has thought under a name before."""
        self._ready = asyncio.Condition()
        self._threads = ThreadPoolExecutor(self.size, thread_name_prefix="kolonie-bot")
        self._tasks: list[asyncio.Task[None]] = []
        self._workers: list[Worker | None] = [None] * self.size
        self.thoughts = 0
        self.failures = 0

    def open(self) -> None:
        self._tasks = [asyncio.create_task(self._serve(index)) for index in range(self.size)]

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def alive(self) -> bool:
        return all(not task.done() for task in self._tasks)

    async def submit(self, name: str, make: Make, then: Then) -> None:
        """Queues a job. `make` builds it when a worker is free, from the table as it is then."""
        if name in self._names:
            return
        if len(self._waiting) >= QUEUE:
            raise Overloaded
        self._names.add(name)
        self._waiting.append((name, make, then))
        async with self._ready:
            self._ready.notify()

    async def ask(self, name: str, job: Job) -> Answer:
        """Queues a job and waits for its answer."""
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def make() -> Job | None:
            return None if done.cancelled() else job

        async def then(answer: Answer) -> None:
            if not done.done():
                done.set_result(answer)

        await self.submit(name, make, then)
        return await done

    async def _serve(self, index: int) -> None:
        loop = asyncio.get_running_loop()
        while True:
            async with self._ready:
                while not self._waiting:
                    await self._ready.wait()
                name, make, then = self._take(index)
            self._names.discard(name)
            try:
                job = await make()
                if job is not None:
                    answer = await loop.run_in_executor(self._threads, self._ask, index, job)
                    self.thoughts += 1
                    self.failures += answer.fallen_back
                    await then(answer)
            except Exception:
                self.failures += 1
                LOG.exception("a bot could not move")

    def _take(self, index: int) -> tuple[str, Make, Then]:
        """The job that this worker does next: the first one, or one near it whose bot it has in mind."""
        near = itertools.islice(self._waiting, NEAR)
        place = next((n for n, job in enumerate(near) if self._minds.get(job[0], index) == index), 0)
        job = self._waiting[place]
        del self._waiting[place]
        self._minds.pop(job[0], None)
        self._minds[job[0]] = index
        while len(self._minds) > QUEUE:
            del self._minds[next(iter(self._minds))]
        return job

    def _ask(self, index: int, job: Job) -> Answer:
        """In a thread: asks the worker of this place, and once more a new one if it died."""
        for attempt in range(2):
            worker = self._workers[index]
            if worker is None:
                worker = self._workers[index] = Worker()
            try:
                return worker.ask(job)
            except (TimeoutError, EOFError, OSError):
                self._workers[index] = None
                worker.end()
                if attempt:
                    raise
        raise EOFError

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for worker in self._workers:
            if worker is not None:
                worker.end()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
