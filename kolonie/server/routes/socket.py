"""The socket of a table: states, chat, presence and clocks go out; moves, hello and ping come in."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from kolonie.server.api import ErrorBody
from kolonie.server.bus import Notice
from kolonie.server.errors import say
from kolonie.server.house import House
from kolonie.server.hub import NoSuchTable
from kolonie.server.room import Listener
from kolonie.server.routes.common import may_see
from kolonie.server.routes.moving import Mover, answer_to
from kolonie.server.said import FROM_CLIENT, ErrorMessage, Hello, MoveMessage, PongMessage, written
from kolonie.server.store.accounts import session_id
from kolonie.server.store.rows import Person
from kolonie.server.words import choose_language

LARGEST = 2000
PAUSE = 0.2
"""Seconds between two states that a client may ask for."""
GONE, FORBIDDEN, LOGGED_OUT, RESTART = 4404, 4403, 4401, 1012


@websocket("/api/tables/{table_id:str}/ws")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: str,
    house: House,
    seat: int | None = None,
    watch: str | None = None,
) -> None:
    """`seat` pins one of the person's seats; `watch` is the token of a spectator link."""
    found = socket.scope.get("kolonie_person")
    person = found if isinstance(found, Person) else None
    await socket.accept()
    try:
        async with house.hub.at(table_id) as live:
            row = live.row
    except NoSuchTable:
        await socket.close(GONE)
        return
    spectator = watch is not None and watch == row.watch
    if not spectator and not may_see(row, person.id if person else None):
        await socket.close(FORBIDDEN)
        return
    language = choose_language(socket.headers.get("accept-language", ""))
    if person is not None and person.language:
        language = person.language
    who = None if spectator or person is None else person.id
    listener = Listener(table_id, who, seat, language, session_id(person.session) if person else "")
    if row.expires is not None and row.seats_of(who):
        await house.tables.visited(table_id, time.time())
        await house.bus.publish(Notice(table_id, "seats"))
    await _serve(socket, house, listener, bool(row.seats_of(who)))


async def _serve(socket: WebSocket[Any, Any, Any], house: House, listener: Listener, seated: bool) -> None:
    new = await house.audience.enter(listener)
    tasks: list[asyncio.Task[Any]] = []
    try:
        if new and seated and listener.person is not None:
            await house.keeper.back(listener.table, listener.person)
        await house.audience.greet(listener)
        if new:
            await house.bus.publish(Notice(listener.table, "presence"))
        tasks = [
            asyncio.create_task(_send(socket, listener)),
            asyncio.create_task(_receive(socket, house, listener)),
            asyncio.create_task(house.stopping.wait()),
            asyncio.create_task(listener.ended.wait()),
        ]
        done, _pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if tasks[2] in done or tasks[3] in done:
            tasks[0].cancel()  # nothing more is sent
            with contextlib.suppress(Exception):
                await socket.close(LOGGED_OUT if tasks[3] in done else RESTART)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if await house.audience.leave(listener) and not house.stopping.is_set():
            await house.bus.publish(Notice(listener.table, "presence"))


async def _send(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    scope: Any = socket.scope
    send = scope["kolonie_send"]  # past all that looks at answers: nothing here needs it
    while True:
        body = await listener.next()
        await send({"type": "websocket.send", "text": body.decode()})


async def _receive(socket: WebSocket[Any, Any, Any], house: House, listener: Listener) -> None:
    mover = Mover(socket.scope, house, listener)
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await socket.receive_data("text")
            try:
                if len(text) > LARGEST:
                    raise msgspec.ValidationError
                message = FROM_CLIENT.decode(text)
            except msgspec.DecodeError:
                wrong = ErrorBody("invalid", say("invalid", listener.language, field=""), None, None)
                listener.put(written(ErrorMessage(wrong)))
                continue
            if isinstance(message, MoveMessage):
                listener.put(written(await answer_to(message, mover, house, listener)))
            elif isinstance(message, Hello):
                listener.seen = message.seen
                await house.audience.greet(listener)
                await asyncio.sleep(PAUSE)
            else:
                listener.put(written(PongMessage()))


ROUTES = [table_socket]
