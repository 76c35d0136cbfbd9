"""Moves that come over the socket of a table: guarded, played and answered like requests, and cheaper."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from kolonie.server.api import Move
from kolonie.server.errors import Sorry, error_of, sorry_for
from kolonie.server.house import House
from kolonie.server.room import Listener
from kolonie.server.routes.play import play
from kolonie.server.said import MovedMessage, MoveMessage, RefusedMessage
from kolonie.server.store.rows import Person

LOG = logging.getLogger("kolonie")


SURE, UNSURE = 30.0, 60.0
"""Seconds for which a session is believed after it was looked up; for so many while it is looked up again."""


class Mover:
    """Whoever moves over a socket. That its session still holds is looked up again and again."""

    def __init__(self, scope: Any, house: House, listener: Listener) -> None:
        self.scope = scope
        self.house = house
        self._listener = listener
        found = scope.get("kolonie_person")
        self._person = found if isinstance(found, Person) else None
        self._known_at = time.monotonic()
        self._looking: asyncio.Task[None] | None = None

    async def admit(self, csrf: str) -> Person:
        """The person, who may ask once more from a page of ours. Raises Sorry."""
        if not self.scope["kolonie_guard"].may_ask(self.scope):
            raise Sorry(429, "rate")
        age = time.monotonic() - self._known_at
        if age > SURE and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._look())
        if age > UNSURE and self._looking is not None:
            await asyncio.shield(self._looking)
        person = self._person
        if person is None or self._listener.ended.is_set():
            raise Sorry(401, "no-session")
        if not self.house.signer.csrf_ok(person.session, csrf.encode()):
            self.house.meters.refused["csrf"] += 1
            raise Sorry(403, "csrf")
        return person

    async def _look(self) -> None:
        """Nobody is kept waiting by this, but a session that is over ends the socket."""
        if self._person is None:
            return
        self._person = await self.house.people.by_session(self._person.session)
        self._known_at = time.monotonic()
        if self._person is None:
            self._listener.ended.set()


async def answer_to(
    asked: MoveMessage, mover: Mover, house: House, listener: Listener
) -> MovedMessage | RefusedMessage:
    """Plays the move. What stands in its way is said as a request would be told."""
    began = time.perf_counter()
    status = 200
    try:
        person = await mover.admit(asked.csrf)
        move = Move(asked.seat, asked.number, asked.key)
        moved = await play(house, listener.table, person, listener.language, move)
        return MovedMessage(asked.id, moved.number)
    except Exception as error:
        sorry = sorry_for(error, "a move over a socket")
        status = sorry.status
        return RefusedMessage(asked.id, status, error_of(sorry, listener.language), sorry.state)
    finally:
        scope = mover.scope
        scope["kolonie_guard"].log({**scope, "method": "MOVE"}, status, time.perf_counter() - began)
