"""Append, commit, then publish: what the hub and the workers do when something goes wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine
from sqlalchemy.exc import IntegrityError, OperationalError

from kolonie.core.saving import save, state_hash
from kolonie.games import title
from kolonie.server import brains as brains_module
from kolonie.server import hub as hub_module
from kolonie.server.brain import Answer, Inspect, Job, Think
from kolonie.server.brains import Brains, Overloaded
from kolonie.server.bus import LocalBus, Notice
from kolonie.server.config import Config
from kolonie.server.hub import IDLE, Hub
from kolonie.server.live import Live
from kolonie.server.opening import open_table
from kolonie.server.store.batching import Batches
from kolonie.server.store.database import Database
from kolonie.server.store.rows import SeatRow
from kolonie.server.store.tables import Tables
from kolonie.table.events import Event, Terms


def with_hubs(folder: Path, count: int, work: Callable[..., Awaitable[None]]) -> None:
    """Runs the work with so many hubs on one new database, and the id of a table there."""

    async def go() -> None:
        database = Database(Config(database=str(folder / "kolonie.sqlite")))
        await database.open()
        tables = Tables(database)
        seats = tuple(SeatRow(n, "hotseat", f"n{n}", person="p") for n in range(4))
        row = await open_table(tables, Terms("aquasphere", 4, {}, "seed"), seats, "p", "live", False)
        try:
            await work(row.id, *(Hub(tables, LocalBus()) for _ in range(count)))
        finally:
            await database.close()

    asyncio.run(go())


def first_option(live: Live) -> Event | None:
    sitting = live.sitting
    seat = sitting.to_act()[0]
    return sitting.move(seat, sitting.marks[seat], sitting.game.options(seat)[0].key, 1.0)


def test_hubs_that_race_for_the_log_all_get_their_turn(tmp_path: Path) -> None:
    """Ten moves from five hubs that know nothing of each other: one log, no gap, nothing lost."""

    async def work(table: str, *hubs: Hub) -> None:
        for hub in hubs:
            async with hub.at(table):
                pass
        await asyncio.gather(*(hub.change(table, first_option) for hub in hubs for _ in range(2)))
        events = await hubs[0].tables.events(table, 0)
        assert [event.number for event in events] == list(range(1, 12))
        assert sum(hub.races for hub in hubs) > 0
        for hub in hubs:
            hub.drop(table)
        hashes = []
        for hub in hubs:
            async with hub.at(table) as live:
                hashes.append(state_hash(live.sitting.game))
        assert len(set(hashes)) == 1

    with_hubs(tmp_path, 5, work)


def test_what_a_full_file_does_not_take_is_told_as_it_is_and_not_kept(tmp_path: Path) -> None:
    """Of a batch that does not fit nothing is kept alone, and the error names no secret."""

    async def work(table: str, hub: Hub) -> None:
        tables = hub.tables
        before = [event.number for event in await tables.events(table, 0)]
        await tables.database.write(lambda one: one.exec_driver_sql("PRAGMA max_page_count = 1"))
        secret = "secret" * 20_000
        late = [Event(before[-1] + n, "play", 0, 1.0, keys=(secret,)) for n in (1, 2, 3)]
        kept = (tables.append(table, event, 1.0, "running", [0], None) for event in late)
        told = await asyncio.gather(*kept, return_exceptions=True)
        assert all(isinstance(error, OperationalError) for error in told)
        assert not any("secretsecret" in str(error) for error in told)
        assert [event.number for event in await tables.events(table, 0)] == before

    with_hubs(tmp_path, 1, work)


def test_nobody_hears_of_a_move_that_could_not_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(table: str, hub: Hub) -> None:
        heard: list[Notice] = []
        await hub.bus.open(heard.append, lambda: None)
        async with hub.at(table) as live:
            before = state_hash(live.sitting.game)

        async def fail(*_args: Any, **_rest: Any) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patch:
            patch.setattr(hub.tables, "append", fail)
            with pytest.raises(OSError, match="no space"):
                await hub.change(table, first_option)
        assert heard == []
        async with hub.at(table) as live:
            assert state_hash(live.sitting.game) == before, "memory never knows more than the disk"
        await hub.change(table, first_option)
        assert [(notice.what, notice.number) for notice in heard] == [("events", 2)]

    with_hubs(tmp_path, 1, work)


def test_a_table_that_nobody_uses_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def work(table: str, hub: Hub) -> None:
        for _ in range(6):
            await hub.change(table, first_option)
        before = state_hash(hub.lives[table].sitting.game)
        hub.lives[table].used -= IDLE + 1
        assert await hub.drop_idle(lambda _table: True) == 0, "somebody listens"
        assert await hub.drop_idle(lambda _table: False) == 1
        assert not hub.lives
        async with hub.at(table) as live:
            assert state_hash(live.sitting.game) == before

    with_hubs(tmp_path, 1, work)


def test_few_tables_that_nobody_looks_at_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those used last; and every table that somebody looks at."""
    monkeypatch.setattr(hub_module, "UNWATCHED", 3)

    async def work(first: str, hub: Hub) -> None:
        seats = tuple(SeatRow(n, "hotseat", f"n{n}", person="p") for n in range(2))
        terms = Terms("aquasphere", 2, {}, "seed")
        rows = [await open_table(hub.tables, terms, seats, "p", "live", False) for _ in range(6)]
        tables = [row.id for row in rows]
        hub.watched = lambda table: table in (first, tables[0])
        for table in (first, *tables):
            async with hub.at(table):
                pass
        assert list(hub.lives) == [first, tables[0], *tables[3:]]
        async with hub.at(tables[1]) as live:
            assert live.row.id == tables[1], "it is in the log"
        assert list(hub.lives) == [first, tables[0], *tables[4:], tables[1]]

    with_hubs(tmp_path, 1, work)


# -- workers


def thought(seed: str) -> Think:
    return Think("aquasphere", save(title("aquasphere").new(2, seed)), 0, "greedy", seed)


def test_a_worker_that_dies_is_replaced_and_its_table_does_not_notice() -> None:
    async def go() -> None:
        brains = Brains(1)
        brains.open()
        try:
            first = await brains.ask("a", thought("x"))
            killed = [worker for worker in brains._workers if worker is not None]
            for worker in killed:
                worker.process.kill()
                worker.process.join()
            for index in range(brains.size):
                assert brains._ask(index, thought("x")).key == first.key
            assert killed and not set(killed) & set(brains._workers) and brains.alive
            refused = await brains.ask("b", Inspect("nonsense"))
            assert refused.wrong
        finally:
            await brains.close()

    asyncio.run(go())


def test_a_bot_that_fails_or_cheats_is_replaced_by_a_legal_move(monkeypatch: pytest.MonkeyPatch) -> None:
    from kolonie.server import brain

    class Cheat:
        name = "cheat"

        def choose(self, _view: object, _chance: object) -> str:
            return "win"

    monkeypatch.setattr(brain, "bot", lambda _name: Cheat())
    job = thought("x")
    answer = brain.think(job)
    legal = {choice.key for choice in title("aquasphere").new(2, "x").options(0)}
    assert answer.fallen_back and answer.key in legal


def test_the_queue_is_bounded_and_nobody_waits_in_it_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        monkeypatch.setattr(brains_module, "QUEUE", 3)
        brains = Brains(1)

        async def make() -> Job | None:
            return None

        async def then(_answer: Answer) -> None:
            raise AssertionError("there was nothing to think about")

        for name in ("a", "b", "a", "a", "c"):
            await brains.submit(name, make, then)
        assert brains.waiting == 3
        with pytest.raises(Overloaded):
            await brains.submit("d", make, then)
        brains.open()
        await asyncio.sleep(0.05)
        assert brains.waiting == 0
        await brains.close()

    asyncio.run(go())


def test_a_short_thought_that_somebody_waits_for_does_not_wait_for_long_ones() -> None:
    """Thirty tables think for long; the answer at a watched table comes before all of them but one."""

    async def scene() -> list[str]:
        brains = Brains(1)
        answered: list[str] = []

        def think(_index: int, job: Think) -> Answer:
            time.sleep(0.05 if job.mind.startswith("long") else 0.001)
            return Answer(job.mind)

        brains._ask = think  # type: ignore[method-assign, assignment]
        brains._took = {"long": 9.0}

        async def ask(name: str, kind: str, watched: bool) -> None:
            async def make() -> Think:
                return Think("harbour", "", 0, "random", name)

            async def then(answer: Answer) -> None:
                answered.append(answer.key)

            await brains.submit(name, make, then, kind, watched)

        for n in range(30):
            await ask(f"long {n}", "long", watched=n % 2 == 0)
        brains.open()
        await asyncio.sleep(0.02)
        await ask("short", "short", watched=True)
        while len(answered) < 31:
            await asyncio.sleep(0.01)
        await brains.close()
        return answered

    answered = asyncio.run(scene())
    assert answered.index("short") <= 1
    nobody_waits = [n for n, name in enumerate(answered) if name.startswith("long") and int(name[5:]) % 2]
    assert min(nobody_waits) >= 15, "tables that are watched go first"


def test_writes_that_wait_together_are_committed_together_and_fail_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        engine = create_engine(f"sqlite:///{tmp_path / 'b.sqlite'}")
        batches = Batches(engine)

        def put(n: int) -> Callable[[Any], int]:
            def work(connection: Any) -> int:
                connection.exec_driver_sql("INSERT INTO t VALUES (?)", (n,))
                return n

            return work

        await batches.write(lambda connection: connection.exec_driver_sql("CREATE TABLE t (n PRIMARY KEY)"))
        before = batches.commits
        assert await asyncio.gather(*(batches.write(put(n)) for n in range(50))) == list(range(50))
        assert batches.commits - before <= 3, "the first goes at once, the others together"
        told = await asyncio.gather(*(batches.write(put(n)) for n in (60, 7, 61)), return_exceptions=True)
        assert told[0] == 60 and told[2] == 61 and isinstance(told[1], IntegrityError)
        with engine.connect() as connection:
            found = connection.exec_driver_sql("SELECT n FROM t ORDER BY n").scalars().all()
        assert found == [*range(50), 60, 61]
        batches.close()
        engine.dispose()

    asyncio.run(scene())
