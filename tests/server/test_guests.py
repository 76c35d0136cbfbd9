"""Guests who never come back are forgotten; what they played is not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select, text, update

from kolonie.server.config import Config, ConfigError, from_environment
from kolonie.server.opening import open_table
from kolonie.server.store import people as people_module
from kolonie.server.store.database import Database
from kolonie.server.store.migrating import alembic_config
from kolonie.server.store.people import People
from kolonie.server.store.rows import SeatRow
from kolonie.server.store.schema import PEOPLE, PRESENCE, SEATS, SESSIONS, TABLES
from kolonie.server.store.tables import Tables
from kolonie.server.store.talk import Talk
from kolonie.table.events import Terms
from tests.server.serving import Player, Served

MONTH = 30 * 86400.0


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "guests.sqlite")
    found: str = request.getfixturevalue("postgres")
    return found


def on(address: str, work: Callable[[Database], Awaitable[None]]) -> None:
    async def go() -> None:
        database = Database(Config(database=address))
        await database.open()
        try:
            await work(database)
        finally:
            await database.close()

    asyncio.run(go())


async def make_old(database: Database, *ids: str) -> None:
    then = time.time() - 2 * MONTH

    def work(connection: Connection) -> None:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id.in_(ids)).values(seen=then))

    await database.write(work)


async def there(database: Database, *ids: str) -> list[bool]:
    def work(connection: Connection) -> set[str]:
        return set(connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id.in_(ids))).scalars())

    found = await database.read(work)
    return [person in found for person in ids]


async def sit(database: Database, person: str, owner: str = "somebody", finished: bool = False) -> str:
    """A table with the person on its first seat."""
    seats = (SeatRow(0, "me", f"name of {person}", person=person), SeatRow(1, "bot", "b", bot="random"))
    row = await open_table(Tables(database), Terms("aquasphere", 2, {}, "seed"), seats, owner, "live", False)
    if finished:

        def end(connection: Connection) -> None:
            connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(status="finished"))

        await database.write(end)
    return row.id


def test_only_guests_whom_nobody_needs_are_deleted(address: str) -> None:
    async def work(database: Database) -> None:
        people, talk = People(database), Talk(database)
        names = ("idle", "fresh", "account", "playing", "owning", "played")
        made = {name: await people.new_guest(name, None) for name in names}
        ids = {name: person.id for name, (person, _session) in made.items()}
        await people.make_account(ids["account"], f"Ann {ids['account']}", "hash")
        await sit(database, ids["playing"])
        await sit(database, "stranger", owner=ids["owning"])
        finished = await sit(database, ids["played"], finished=True)
        await talk.here(finished, ids["played"], "node", time.time() - MONTH)
        await make_old(database, *(ids[name] for name in names if name != "fresh"))

        assert await people.delete_guests(time.time() - MONTH) == 2
        assert await there(database, *ids.values()) == [False, True, True, True, True, False]
        assert await people.by_session(made["idle"][1]) is None
        assert await people.by_session(made["playing"][1]) is not None
        row = await Tables(database).row(finished)
        assert row is not None and row.names[0] == f"name of {ids['played']}", "the record stays whole"
        assert await people.delete_guests(time.time() - MONTH) == 0, "once is enough"

        def left(connection: Connection) -> list[int]:
            gone = (ids["idle"], ids["played"])
            return [
                connection.execute(select(func.count()).where(kept.c.person.in_(gone))).scalar_one()
                for kept in (SESSIONS, PRESENCE, SEATS)
            ]

        assert await database.read(left) == [0, 0, 1]

    on(address, work)


def test_whoever_comes_back_counts_as_seen(address: str) -> None:
    async def work(database: Database) -> None:
        people = People(database)
        person, session = await people.new_guest("Ann", None)
        await make_old(database, person.id)
        assert await people.by_session(session) is not None
        assert await people.delete_guests(time.time() - MONTH) == 0

    on(address, work)


def test_many_guests_go_in_portions_and_from_several_processes(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people_module, "AT_ONCE", 7)

    async def work(database: Database) -> None:
        one, other = People(database), People(database)
        ids = [(await one.new_guest(f"g{n}", None))[0].id for n in range(30)]
        await make_old(database, *ids)
        counts = await asyncio.gather(*(p.delete_guests(time.time() - MONTH) for p in (one, other)))
        assert sum(counts) == 30, "each is deleted once"
        assert not any(await there(database, *ids))

    on(address, work)


def test_people_of_an_older_database_count_as_seen_when_it_is_brought_up_to_date(tmp_path: Path) -> None:
    """Nobody is deleted on the day of the update."""
    from alembic import command

    async def work(database: Database) -> None:
        def old(connection: Connection) -> None:
            command.downgrade(alembic_config(connection), "0001")
            connection.execute(
                text(
                    "INSERT INTO people (id, name, theme, mailed_at, created) VALUES ('x', 'X', 'dark', 0, 0)"
                )
            )

        await database.write(old)
        await database.open()
        assert await People(database).delete_guests(time.time() - MONTH) == 0
        assert await there(database, "x") == [True]

    on(str(tmp_path / "old.sqlite"), work)


def test_a_server_deletes_old_guests_when_it_starts_unless_told_not_to(tmp_path: Path) -> None:
    address = str(tmp_path / "k.sqlite")
    with Served(address, tmp_path) as server:
        ann = Player(server.url)
        server.stop()
        on(address, lambda database: make_old(database, ann.me["id"]))
        server.env["KOLONIE_GUEST_DAYS"] = "0"
        server.start()
        server.stop()

        async def still(database: Database) -> None:
            assert await there(database, ann.me["id"]) == [True]

        on(address, still)
        server.env["KOLONIE_GUEST_DAYS"] = "30"
        server.start()
        deadline = time.monotonic() + 20
        while "guests who had not come back, deleted: 1" not in server.log.read_text():
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert ann.raw("GET", "/api/me").json()["error"]["code"] == "unknown-session"
        assert ann.get("/api/me?fresh=true")["id"] != ann.me["id"], "asked for, it begins a new guest"


def test_the_setting_must_be_a_number() -> None:
    assert from_environment({"KOLONIE_GUEST_DAYS": "7.5"})["guest_days"] == 7.5
    for wrong in ("soon", "-1", "nan", "inf"):
        with pytest.raises(ConfigError, match="KOLONIE_GUEST_DAYS"):
            from_environment({"KOLONIE_GUEST_DAYS": wrong})
