"""The workers and the queue in front of them: bounded, and fair, as no table waits for two thoughts.

At tables that somebody looks at bots think before those whom nobody waits for. The first worker is kept for
short thoughts at such tables, so that they do not wait until a long one has come to its end. Games of the
past are looked at by the last worker only, and only when no bot waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec

from kolonie.server.brain import ANSWER, Answer, Job, Think, work

LOG = logging.getLogger("kolonie")
QUEUE = 5000
NEAR = 8
"""So many jobs a worker looks through for one that it has begun to think about before."""
PATIENCE = 60.0
"""Seconds after which a worker is given up and replaced, and after which nobody waits for an answer."""
LAST_RESORT = "random"
"""The bot that moves where another has thought for too long."""

SHORT = 0.25
"""Seconds that a short thought takes."""

Then = Callable[[Answer], Awaitable[None]]
Make = Callable[[], Awaitable[Job | None]]
Failed = Callable[[Exception], None]


class Waiting(NamedTuple):
    """A job in the queue. `kind` is what thoughts that take about as long have in common."""

    name: str
    make: Make
    then: Then
    kind: str
    watched: bool
    last: bool = False
    """Only when nothing else waits: nobody at a table waits for it."""
    failed: Failed | None = None
    """Told if there will be no answer."""


class Unanswered(Exception):
    """There is no answer: nobody had time, or the worker died of it."""


class Overloaded(Unanswered):
    """The queue is full; the table is looked at again later."""


class Unwanted(Exception):
    """Nobody wanted the answer any more when a worker had time for it."""


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
        return ANSWER.decode(self.line.recv_bytes())

    def end(self) -> None:
        with contextlib.suppress(OSError):
            self.line.close()
        self.process.terminate()
        self.process.join(2)
        if self.process.is_alive():
            self.process.kill()


class Brains:
    """Hands jobs to workers in the order they came, those of watched tables first. A name that is waiting is
    not queued twice."""

    def __init__(self, workers: int) -> None:
        self.size = max(2, workers)
        self._waiting: list[Waiting] = []
        self._took: dict[str, float] = {}
        """How long thoughts of each kind took lately, in seconds."""
        self._names: set[str] = set()
        self._minds: dict[str, int] = {}
        """Which worker has thought under a name before."""
        self._ready = asyncio.Condition()
        self._threads = ThreadPoolExecutor(self.size, thread_name_prefix="kolonie-bot")
        self._tasks: list[asyncio.Task[None]] = []
        self._workers: list[Worker | None] = [None] * self.size
        self._asked = 0
        self._thinking: set[Waiting] = set()
        self._closed = False
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

    async def submit(
        self, name: str, make: Make, then: Then, kind: str = "", watched: bool = True, last: bool = False
    ) -> None:
        """Queues a job. `make` builds it when a worker is free, from the table as it is then."""
        if name in self._names:
            return
        self._put(Waiting(name, make, then, kind, watched, last))
        self._names.add(name)
        await self._call()

    async def ask(
        self,
        name: str,
        job: Job,
        last: bool = False,
        patience: float = PATIENCE,
        wanted: Callable[[], bool] = lambda: True,
    ) -> Answer:
        """Queues a job and waits for its answer, but not for long.

        Whoever asks under a name that is waiting is answered as well: what they ask may differ. Raises
        Unanswered, and Unwanted if the answer is of no use when its time comes.
        """
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def make() -> Job | None:
            if not done.done() and not wanted():
                done.set_exception(Unwanted())
            return None if done.done() else job

        async def then(answer: Answer) -> None:
            if not done.done():
                done.set_result(answer)

        def failed(error: Exception) -> None:
            if not done.done():
                done.set_exception(Unanswered(f"{name}: {error!r}"))

        self._asked += 1
        own = f"{name} {self._asked}"
        self._put(Waiting(own, make, then, job.__class__.__name__, not last, last, failed))
        await self._call()
        try:
            return await asyncio.wait_for(done, patience)
        except TimeoutError:
            raise Unanswered(f"{name}: nobody had time") from None

    def _put(self, waiting: Waiting) -> None:
        if self._closed or len(self._waiting) >= QUEUE:
            raise Overloaded
        self._waiting.append(waiting)

    async def _call(self) -> None:
        async with self._ready:
            self._ready.notify_all()

    async def _serve(self, index: int) -> None:
        while True:
            async with self._ready:
                while (found := self._next(index)) is None:
                    await self._ready.wait()
                self._take(found, index)
            self._names.discard(found.name)
            self._thinking.add(found)
            try:
                await self._think(index, found)
            except Exception as error:
                self.failures += 1
                LOG.exception("a bot could not move")
                if found.failed is not None:
                    found.failed(error)
            self._thinking.discard(found)

    async def _think(self, index: int, waiting: Waiting) -> None:
        job = await waiting.make()
        if job is None:
            return
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._threads, self._ask, index, job)
        self._remember(waiting.kind, answer.seconds)
        self.thoughts += 1
        self.failures += answer.fallen_back
        await waiting.then(answer)

    def _next(self, index: int) -> Waiting | None:
        """What a worker does next: the first has time for short thoughts that somebody waits for.

        Of those that wait it takes the first, or one near it whose bot it has in mind.
        """
        watched = [one for one in self._waiting if one.watched]
        if index == 0:
            watched = [one for one in watched if self._took.get(one.kind, 0.0) <= SHORT]
        if index and not watched:
            watched = [one for one in self._waiting if not one.last]
        if index == self.size - 1 and not watched:
            watched = self._waiting
        near = watched[:NEAR]
        return next(
            (one for one in near if self._minds.get(one.name, index) == index), near[0] if near else None
        )

    def _take(self, waiting: Waiting, index: int) -> None:
        self._waiting.remove(waiting)
        self._minds.pop(waiting.name, None)
        self._minds[waiting.name] = index
        while len(self._minds) > QUEUE:
            del self._minds[next(iter(self._minds))]

    def _remember(self, kind: str, seconds: float) -> None:
        before = self._took.get(kind, seconds)
        self._took[kind] = before + 0.2 * (seconds - before)

    def _ask(self, index: int, job: Job) -> Answer:
        """In a thread: asks the worker of this place, and once more a new one if it died.

        A bot that has thought for too long would do so again: then another one moves.
        """
        late = False
        for attempt in range(2):
            worker = self._workers[index]
            if worker is None:
                worker = self._workers[index] = Worker()
            try:
                answer = worker.ask(job)
                return msgspec.structs.replace(answer, fallen_back=late or answer.fallen_back)
            except (EOFError, OSError) as error:
                self._workers[index] = None
                worker.end()
                late = isinstance(error, TimeoutError)
                if attempt or self._closed:
                    raise
                if late:
                    if not isinstance(job, Think):
                        raise
                    job = msgspec.structs.replace(job, bot=LAST_RESORT)
        raise EOFError

    async def close(self) -> None:
        """Whoever still waits is told that there is no answer."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for worker in self._workers:
            if worker is not None:
                worker.end()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for waiting in [*self._waiting, *self._thinking]:
            if waiting.failed is not None:
                waiting.failed(EOFError("closed"))
        self._threads.shutdown(wait=False, cancel_futures=True)
