"""A restart in the middle of anything loses nothing that was acknowledged."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.serving import Player, Served


def test_kill_and_restart_in_the_middle_of_a_game(tmp_path: Path) -> None:
    database = str(tmp_path / "kolonie.sqlite")
    with Served(database, tmp_path) as server:
        ann = Player(server.url)
        table = ann.open("me", "bot:random", "bot:random")["id"]
        for round_of_kills in range(3):
            acknowledged = []
            for _ in range(5):
                state = ann.wait(table, lambda s: s["decision"] is not None or s["result"] is not None)
                if state["result"] is not None:
                    break
                acknowledged.append((state["number"], ann.move(table, state, round_of_kills)))
            server.kill()
            server.start()
            record = ann.http.get(f"/api/tables/{table}/record.kol").text
            moves = {
                int(line.split()[0]): line.split()[1:]
                for line in record.splitlines()
                if line and line[0].isdigit()
            }
            for number, key in acknowledged:
                assert moves[number + 1] == ["0", key]
            ann.wait(table, lambda s: s["decision"] is not None or s["result"] is not None)
    assert f"database: {database}" in server.log.read_text()


def test_drafts_and_chat_survive_and_a_repeated_move_stays_harmless(tmp_path: Path) -> None:
    with Served(str(tmp_path / "kolonie.sqlite"), tmp_path) as server:
        ann = Player(server.url)
        table = ann.open("me", "hotseat", confirm=True)["id"]
        decision = ann.state(table)["decision"]
        key = decision["options"][1]["key"]
        assert ann.try_move(table, 0, decision["number"], key).status_code == 200
        ann.post(f"/api/tables/{table}/chat", {"text": "back soon"})
        before = ann.get(f"/api/tables/{table}?seat=0")
        server.kill()
        server.start()
        after = ann.get(f"/api/tables/{table}?seat=0")
        assert after["decision"] == before["decision"] and after["log"] == before["log"]
        assert after["decision"]["needs_confirm"] and after["chat"][0]["text"] == "back soon"
        assert ann.try_move(table, 0, decision["number"], key).status_code == 200
        assert ann.get(f"/api/tables/{table}?seat=0")["number"] == 1
        ann.post(f"/api/tables/{table}/confirm", {"seat": 0})


def test_a_stop_is_graceful_and_sockets_are_told(tmp_path: Path) -> None:
    server = Served(str(tmp_path / "kolonie.sqlite"), tmp_path)
    ann = Player(server.url)
    table = ann.open("me", "bot:greedy")["id"]
    with ann.socket(table) as socket:
        socket.next()
        assert server.stop() == 0
        try:
            socket.next("never", 5)
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code == 1012
    assert "Traceback" not in server.log.read_text()


def test_a_long_table_is_rebuilt_from_its_snapshot_and_the_rest_of_the_log(tmp_path: Path) -> None:
    database = tmp_path / "kolonie.sqlite"
    with Served(str(database), tmp_path) as server:
        ann = Player(server.url)
        table = ann.open("hotseat", "hotseat", confirm=True)["id"]
        for _ in range(70):
            state = ann.state(table)
            if state["decision"]["options"]:
                ann.move(table, state, 5)
            else:
                ann.post(f"/api/tables/{table}/confirm", {"seat": state["you"]})
        before = ann.state(table)
        server.kill()
        with sqlite3.connect(database) as connection:
            numbers = connection.execute("SELECT number FROM snapshots").fetchall()
            assert numbers and numbers[0][0] >= 48
            connection.execute("DELETE FROM events WHERE number <= ?", numbers[0])
        server.start()
        after = ann.state(table)
        for field in ("number", "board", "decision", "log", "panels", "names"):
            assert after[field] == before[field], field
