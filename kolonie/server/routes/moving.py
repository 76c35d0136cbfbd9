"""Moves that come over the socket of a table: guarded, played and answered like requests, and cheaper."""

from __future__ import annotations

import logging
import time
from typing import Any

from sqlalchemy.exc import OperationalError

from kolonie.server.api import Move
from kolonie.server.audience import Listener
from kolonie.server.errors import Sorry, error_of
from kolonie.server.house import House
from kolonie.server.hub import NoSuchTable, TableStopped
from kolonie.server.restoring import Unreadable
from kolonie.server.routes.play import play
from kolonie.server.said import MovedMessage, MoveMessage, RefusedMessage
from kolonie.server.store.rows import Person

LOG = logging.getLogger("kolonie")


async def answer_to(
    asked: MoveMessage, scope: Any, house: House, listener: Listener
) -> MovedMessage | RefusedMessage:
    """Plays the move. What stands in its way is said as a request would be told."""
    began = time.perf_counter()
    status = 200
    try:
        person = await _mover(asked, scope, house)
        move = Move(asked.seat, asked.number, asked.key)
        moved = await play(house, listener.table, person, listener.language, move)
        return MovedMessage(asked.id, moved.number)
    except Exception as error:
        sorry = _sorry(error)
        status = sorry.status
        return RefusedMessage(asked.id, status, error_of(sorry, listener.language), sorry.state)
    finally:
        scope["kolonie_guard"].log({**scope, "method": "MOVE"}, status, time.perf_counter() - began)


async def _mover(asked: MoveMessage, scope: Any, house: House) -> Person:
    """Whoever moves: the session must still hold, and the page be one of ours. Raises Sorry."""
    guard = scope["kolonie_guard"]
    if not guard.may_ask(scope):
        raise Sorry(429, "rate")
    known = scope.get("kolonie_person")
    person = await house.people.by_session(known.session) if isinstance(known, Person) else None
    if person is None:
        raise Sorry(401, "no-session")
    if not house.signer.csrf_ok(person.session, asked.csrf.encode()):
        house.meters.refused["csrf"] += 1
        raise Sorry(403, "csrf")
    return person


def _sorry(error: Exception) -> Sorry:
    if isinstance(error, Sorry):
        return error
    if isinstance(error, NoSuchTable):
        return Sorry(404, "no-table")
    if isinstance(error, TableStopped | Unreadable):
        return Sorry(409, "stopped")
    if isinstance(error, OperationalError):
        LOG.error("%s: %s", type(error).__name__, str(error.orig).splitlines()[0] if error.orig else "")
        return Sorry(503, "storage")
    LOG.error("fault in a move over a socket", exc_info=error)
    return Sorry(500, "server")
