"""Sitting down and beginning are one: nobody sits at a full table that never begins."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kolonie.core.records import Share
from kolonie.games import title
from kolonie.server.config import Config
from kolonie.server.opening import beginning, open_table
from kolonie.server.store.database import Database
from kolonie.server.store.rows import SeatRow, TableRow
from kolonie.server.store.seating import Begin, Seating
from kolonie.server.store.tables import Tables
from kolonie.table.events import Event, Terms
from kolonie.table.sitting import Sitting


class Crash(Exception):
    """The process ends here."""


def crash(_shares: tuple[Share, ...]) -> tuple[Event, list[int], float | None]:
    raise Crash


def at_a_table(database: str, scene: Callable[[Tables, Seating, TableRow], Awaitable[None]]) -> None:
    """Plays a scene with a table of which one seat is free."""

    async def go() -> None:
        place = Database(Config(database=database))
        await place.open()
        tables = Tables(place)
        seats = (SeatRow(0, "me", "Ann", person="ann"), SeatRow(1, "open", ""))
        row = await open_table(tables, Terms("aquasphere", 2, {}, "seed"), seats, "ann", "live", False)
        try:
            await scene(tables, Seating(place), row)
        finally:
            await place.close()

    asyncio.run(go())


def test_a_crash_between_sitting_down_and_beginning_leaves_the_seat_free(tmp_path: Path) -> None:
    async def scene(tables: Tables, seating: Seating, row: TableRow) -> None:
        with pytest.raises(Crash):
            await seating.take_seat(row.id, 1, "ben", "Ben", crash)
        found = await tables.row(row.id)
        assert found is not None and found.status == "open" and found.seats[1].free
        assert await tables.events(row.id, 0) == []
        box = title("aquasphere").box()
        assert await seating.take_seat(row.id, 1, "eve", "Eve", beginning(row, box)) == "started"
        found = await tables.row(row.id)
        assert found is not None and found.status == "running" and found.seats[1].person == "eve"
        assert [event.kind for event in await tables.events(row.id, 0)] == ["start"]

    at_a_table(str(tmp_path / "k.sqlite"), scene)


def dealt_in(monkeypatch: pytest.MonkeyPatch, database: str) -> threading.Thread:
    """The thread in which the cards are dealt when the last one sits down."""
    threads: list[threading.Thread] = []
    real = Sitting.start

    def start(sitting: Sitting, at: float, shares: tuple[Share, ...] = ()) -> Event:
        threads.append(threading.current_thread())
        return real(sitting, at, shares)

    monkeypatch.setattr(Sitting, "start", start)

    async def scene(_tables: Tables, seating: Seating, row: TableRow) -> None:
        begin: Begin = beginning(row, title("aquasphere").box())
        assert await seating.take_seat(row.id, 1, "ben", "Ben", begin) == "started"

    at_a_table(database, scene)
    return threads[-1]


def test_cards_are_dealt_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert dealt_in(monkeypatch, str(tmp_path / "k.sqlite")) is not threading.main_thread()


def test_so_they_are_on_postgresql(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert dealt_in(monkeypatch, postgres) is not threading.main_thread()
