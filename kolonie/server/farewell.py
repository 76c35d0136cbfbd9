"""Somebody goes for good: the tables first, so that nobody else waits, then all that is kept."""

from __future__ import annotations

import contextlib

from kolonie.server.bus import Notice
from kolonie.server.endings import NotAlone, NotStarted
from kolonie.server.house import House
from kolonie.server.hub import NoSuchTable, TableStopped
from kolonie.server.restoring import Unreadable


async def farewell(house: House, person: str, name: str) -> list[str]:
    """Forgets the person, on whose seats `name` stands from now on. Tells which sessions are over."""
    for table_id in await house.accounts.unfinished(person):
        with contextlib.suppress(NoSuchTable, NotStarted, TableStopped, Unreadable):
            await _leave(house, table_id, person)
    ended = await house.accounts.end_sessions(person)
    for table_id in await house.accounts.delete(person, name):
        await house.bus.publish(Notice(table_id, "seats"))
    return ended


async def _leave(house: House, table_id: str, person: str) -> None:
    async with house.hub.at(table_id) as live:
        row, started = live.row, live.sitting.started
    if not started and row.owner != person:
        for seat in row.seats_of(person):
            await house.seating.free_seat(table_id, seat, person)
        return
    if row.owner == person:
        with contextlib.suppress(NotAlone):
            await house.endings.close(table_id, person)
            return
    for seat in row.seats_of(person):
        await house.endings.resign(table_id, seat)
