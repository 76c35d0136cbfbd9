"""Backups of a running server, put back into either kind of database; and a look before an upgrade."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kolonie.cli import main
from kolonie.server.config import Config
from kolonie.server.store.backup import BadBackup, count_rows, look_at, put_back
from tests.server.serving import Player, Served


def told(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> Any:
    assert main([*arguments, "--json"]) == code
    return json.loads(capsys.readouterr().out)


def played(server: Served) -> tuple[Player, str]:
    ann = Player(server.url)
    table = ann.open("hotseat", "hotseat")["id"]
    for _ in range(6):
        ann.move(table, ann.state(table))
    return ann, table


def test_a_backup_of_a_running_server_holds_everything_and_comes_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, backup, other = (
        str(tmp_path / name) for name in ("one.sqlite", "backup.kolonie", "other.sqlite")
    )
    with Served(database, tmp_path) as server:
        ann, table = played(server)
        before = ann.state(table)
        assert told(capsys, "backup", backup, "--database", database)["events"] == 7
        ann.move(table, before)
        assert main(["restore", backup, "--database", database, "--over"]) == 2
        assert "is used by another kolonie server" in capsys.readouterr().err
    assert told(capsys, "restore", backup, "--database", other)["tables"] == 1
    assert main(["restore", backup, "--database", other]) == 2
    assert "not empty" in capsys.readouterr().err
    told(capsys, "restore", backup, "--database", other, "--over")
    with Served(other, tmp_path) as server:
        ann.move_to(server.url)
        assert ann.state(table) == before, "sessions, tables and logs are as they were"
        ann.move(table, before)


def test_a_damaged_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, backup = tmp_path / "one.sqlite", tmp_path / "backup.kolonie"
    with Served(str(database), tmp_path) as server:
        played(server)
    told(capsys, "backup", str(backup), "--database", str(database))
    whole = backup.read_bytes()
    backup.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadBackup):
        look_at(backup)
    backup.write_bytes(whole)
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("DELETE FROM events WHERE number = 3")
        connection.commit()
    with pytest.raises(BadBackup, match="not whole at event 3"):
        look_at(backup)
    backup.write_bytes(whole)
    with closing(sqlite3.connect(backup)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(BadBackup, match="later program"):
        asyncio.run(put_back(Config(database=str(tmp_path / "new.sqlite")), backup))
    assert main(["backup", str(backup), "--database", str(tmp_path / "nothing.sqlite")]) == 2
    assert main(["restore", str(tmp_path / "nothing"), "--database", str(tmp_path / "new.sqlite")]) == 2


def test_from_sqlite_to_postgresql_and_back(
    postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, backup, again = (str(tmp_path / name) for name in ("one.sqlite", "first", "second"))
    with Served(database, tmp_path) as server:
        ann, table = played(server)
        ann.post(f"/api/tables/{table}/chat", {"text": "moving house"})
        before = ann.state(table)
    told(capsys, "backup", backup, "--database", database)
    told(capsys, "restore", backup, "--database", postgres, "--over")
    with Served(postgres, tmp_path) as server:
        ann.move_to(server.url)
        assert ann.state(table) == before
        ann.post(f"/api/tables/{table}/chat", {"text": "the next line has the next number"})
        told(capsys, "backup", again, "--database", postgres)
    one, two = count_rows(Path(backup)), count_rows(Path(again))
    assert one["events"] == two["events"] and one["people"] == two["people"] and two["chat"] == 2
    told(capsys, "restore", again, "--database", str(tmp_path / "home.sqlite"))


def test_a_look_before_an_upgrade_judges_every_table_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "one.sqlite"
    with Served(str(database), tmp_path) as server:
        _ann, table = played(server)
        assert told(capsys, "lab", "upgrade", "--from", str(database))["counts"] == {"running: holds": 1}
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DELETE FROM snapshots")
        connection.execute("DELETE FROM stills")
        connection.execute(
            "UPDATE events SET body = json_set(body, '$.print', 7) WHERE table_id = ? AND number = 5",
            (table,),
        )
        connection.commit()
    before = database.read_bytes()
    judged = told(capsys, "lab", "upgrade", "--from", str(database), code=1)
    assert judged["counts"] == {"running: stops": 1}
    assert judged["tables"][0]["shown"] == 3 and judged["tables"][0]["moves"] == 6
    assert database.read_bytes() == before
    assert main(["lab", "upgrade", "--from", str(database)]) == 1
    assert "shown after 3 of 6 moves" in " ".join(capsys.readouterr().out.split())
