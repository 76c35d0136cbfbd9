"""When it comes to the worst, nothing that was acknowledged is lost: the figures of `kolonie lab faults`."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from kolonie.lab import faults
from kolonie.lab.faults import Report
from kolonie.server.config import Config
from kolonie.server.store.database import Database
from kolonie.table.clocks import Clocks
from kolonie.table.events import Clock
from tests.server.serving import ROOT, Player, Served, free_port


def test_kills_at_any_moment_lose_nothing(tmp_path: Path, deep: bool) -> None:
    report = Report()
    faults.kill_players(tmp_path / "kills.sqlite", 2000 if deep else 100, report)
    print("; ".join(report.lines()))
    assert report.kills >= 100 and report.acknowledged > report.kills
    assert report.lost == 0 and report.wrong == []


def test_a_full_disk_refuses_moves_and_keeps_what_was_acknowledged(tmp_path: Path) -> None:
    report = Report()
    faults.fill_the_disk(tmp_path / "full.sqlite", report)
    assert report.refused and report.lost == 0 and report.wrong == []


def test_torn_connections_and_slow_listeners_disturb_nobody(tmp_path: Path) -> None:
    report = Report()
    faults.tear_connections(tmp_path, report, each=6)
    assert report.torn >= 40 and report.slow == 6 and report.wrong == []


def test_nobody_gains_time_when_the_clock_of_the_machine_is_set_back() -> None:
    report = Report()
    faults.let_clocks_jump(report)
    assert report.jumps == 1000 and report.wrong == []
    clocks = Clocks(Clock(60.0), 1)
    clocks.run({0}, 1000.0)
    clocks.stop(0, 400.0)
    assert clocks.left == [60.0] and clocks.remaining(0, 0.0) == 60.0


class Small(Served):
    """A server whose files cannot grow beyond a size."""

    room = 0

    def start(self) -> None:
        room = self.room

        def limit() -> None:
            if room:
                resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

        before = subprocess.Popen

        def limited(*args: object, **rest: object) -> subprocess.Popen[bytes]:
            return before(*args, **rest, preexec_fn=limit)  # type: ignore[call-overload, no-any-return]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("tests.server.serving.subprocess.Popen", limited)
            super().start()


def test_on_a_full_disk_health_says_so_and_moves_are_refused_without_a_fault(tmp_path: Path) -> None:
    Small.room = 700_000
    server = Small(str(tmp_path / "small.sqlite"), tmp_path)
    try:
        ann = Player(server.url)
        table = ann.open("hotseat", "hotseat")["id"]
        moves = 0
        while True:
            state = ann.state(table)
            decision = state["decision"]
            answer = httpx.post(
                f"{server.url}/api/tables/{table}/moves",
                json={
                    "seat": decision["seat"],
                    "number": decision["number"],
                    "key": decision["options"][0]["key"],
                },
                headers={
                    "X-Kolonie-Csrf": ann.csrf,
                    "Cookie": "; ".join(f"{k}={v}" for k, v in ann.http.cookies.items()),
                },
                timeout=30,
            )
            if answer.status_code != 200:
                break
            moves += 1
            if moves % 20 == 0:
                table = ann.open("hotseat", "hotseat")["id"]
        assert answer.status_code == 503 and answer.json()["error"]["code"] == "storage"
        assert ann.state(table)["number"] == state["number"], "the move has not happened"
        health = httpx.get(f"{server.url}/health", timeout=30)
        assert health.status_code == 503 and health.json()["database"] and not health.json()["storage"]
    finally:
        server.kill()
    Small.room = 0
    with Small(str(tmp_path / "small.sqlite"), tmp_path) as again:
        ann.move_to(again.url)
        assert ann.state(table)["number"] == state["number"]
        ann.move(table, ann.state(table))


def test_a_write_that_failed_is_told_although_there_is_room_for_a_trial(tmp_path: Path) -> None:
    def full(connection: Connection) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    async def tell() -> tuple[bool, bool]:
        database = Database(Config(database=str(tmp_path / "k.sqlite")))
        await database.open()
        before = await database.storing()
        with pytest.raises(OperationalError):
            await database.write(full)
        after = await database.storing()
        await database.close()
        return before, after

    assert asyncio.run(tell()) == (True, False)


def test_a_second_server_on_one_file_refuses_to_start_and_says_why(tmp_path: Path) -> None:
    file = tmp_path / "one.sqlite"
    with Served(str(file), tmp_path) as first:
        command = [
            sys.executable,
            "-m",
            "kolonie.server",
            "--port",
            str(free_port()),
            "--database",
            str(file),
        ]
        second = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
        assert second.returncode == 2
        assert f"process {first.process.pid}" in second.stderr and "one server" in second.stderr
        first.kill()
        first.start()
