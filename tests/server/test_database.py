"""The log of an SQLite file is copied into the file while others write, so it does not grow for ever."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from kolonie.server.config import Config
from kolonie.server.store import database as store
from kolonie.server.store.database import Database
from kolonie.server.store.schema import SECRETS


def put(name: str, connection: Connection) -> None:
    connection.execute(insert(SECRETS).values(name=name, value="x" * 5000))


@pytest.mark.parametrize(("often", "copied"), [(5, True), (10_000, False)])
def test_the_log_is_copied_beside_the_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, often: int, copied: bool
) -> None:
    monkeypatch.setattr(store, "OFTEN", often)
    file = tmp_path / "k.sqlite"

    async def written() -> None:
        database = Database(Config(database=str(file)))
        await database.open()
        for number in range(150):
            await database.write(partial(put, f"line {number}"))
        for _ in range(100):
            if file.stat().st_size > 200_000:
                break
            await asyncio.sleep(0.01 if often > 150 else 0.1)
        assert (file.stat().st_size > 200_000) == copied
        await database.close()

    asyncio.run(written())
    assert file.stat().st_size > 700_000 and not file.with_name("k.sqlite-wal").exists()
