"""Writes that wait at the same time are committed together.

A commit costs more than what it commits. Each piece of work is answered after the commit that holds it, so
what was acknowledged is on disk as before. If anything in a batch fails, all of it is undone and each piece
is tried by itself: nobody fails because of somebody else.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine

Work = Callable[[Connection], Any]
MOST = 64
"""How many pieces of work are committed together at most."""


class Batches:
    """One thread that writes, and what waits for it."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.commits = 0
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="kolonie-write")
        self._lock = threading.Lock()
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._writing = False

    async def write(self, work: Work) -> Any:
        """Runs the work in a transaction and answers when that is on disk."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        with self._lock:
            self._waiting.append((work, answer))
            begin = not self._writing
            self._writing = True
        if begin:
            self._thread.submit(self._drain, loop)
        return await answer

    def _drain(self, loop: asyncio.AbstractEventLoop) -> None:
        while True:
            with self._lock:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                if not batch:
                    self._writing = False
                    return
            done = self._together([work for work, _answer in batch])
            answers = [answer for _work, answer in batch]
            loop.call_soon_threadsafe(_tell, answers, done)

    def _together(self, works: list[Work]) -> list[tuple[bool, Any]]:
        """For each piece of work whether it went well, and what came of it."""
        if len(works) > 1:
            try:
                with self.engine.begin() as connection:
                    found = [(True, work(connection)) for work in works]
                self.commits += 1
                return found
            except Exception:
                pass  # each by itself then
        return [self._alone(work) for work in works]

    def _alone(self, work: Work) -> tuple[bool, Any]:
        try:
            with self.engine.begin() as connection:
                found = work(connection)
            self.commits += 1
            return True, found
        except BaseException as error:
            return False, error

    def close(self) -> None:
        self._thread.shutdown(wait=True)


def _tell(answers: list[asyncio.Future[Any]], done: list[tuple[bool, Any]]) -> None:
    for answer, (well, what) in zip(answers, done, strict=True):
        if not answer.done():
            if well:
                answer.set_result(what)
            else:
                answer.set_exception(what)
