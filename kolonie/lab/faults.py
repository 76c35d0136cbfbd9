"""What a server loses when it comes to the worst: nothing that was acknowledged.

Processes that play at tables are killed at any moment, their disk is made too small, connections are torn in
the middle of frames, listeners stop reading, clocks jump. Afterwards the logs are read again.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from sqlalchemy.exc import OperationalError

from kolonie.games import title as game_title
from kolonie.server.bus import LocalBus
from kolonie.server.config import Config
from kolonie.server.hub import Hub
from kolonie.server.live import Live
from kolonie.server.opening import open_table
from kolonie.server.store.backup import look_at
from kolonie.server.store.database import Database
from kolonie.server.store.rows import SeatRow
from kolonie.server.store.tables import Tables
from kolonie.table.clocks import Clocks
from kolonie.table.events import Clock, Event, Terms

GAMES = ("aquasphere", "planet_unknown")
TABLES = 4
Ack = tuple[str, int]


@dataclass
class Report:
    kills: int = 0
    acknowledged: int = 0
    """Moves that were acknowledged before a kill or while the disk was full."""
    lost: int = 0
    refused: int = 0
    """Moves that a full disk refused, none of them half done."""
    torn: int = 0
    """Connections torn in the middle of a request, a handshake or a frame."""
    slow: int = 0
    """Listeners that never read what they were sent."""
    longest_wait_ms: float = 0.0
    """What a move of somebody else waited for meanwhile."""
    jumps: int = 0
    """Of clocks, forwards and back."""
    wrong: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        return [
            f"{self.kills} kills, {self.acknowledged} moves acknowledged, {self.lost} lost",
            f"full disk: {self.refused} moves refused, none half done",
            f"{self.torn} connections torn, {self.slow} listeners that never read; "
            f"others waited for {self.longest_wait_ms:.0f} ms at most",
            f"{self.jumps} jumps of the clock, nobody gained time",
            *self.wrong,
        ]


def run(kills: int, tell: Callable[[int], None] = lambda _done: None) -> Report:
    """Everything; `tell` is told how many kills are done."""
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        kill_players(Path(folder) / "kills.sqlite", kills, report, tell)
        fill_the_disk(Path(folder) / "full.sqlite", report)
        tear_connections(Path(folder), report)
    let_clocks_jump(report)
    return report


# -- processes that play


async def _hub(file: Path) -> tuple[Database, Hub]:
    database = Database(Config(database=str(file)))
    await database.open()
    return database, Hub(Tables(database), LocalBus())


def found(file: Path) -> None:
    """Opens the tables, in a process of its own."""

    async def work() -> None:
        database, hub = await _hub(file)
        for number in range(TABLES):
            game = GAMES[number % len(GAMES)]
            seats = tuple(SeatRow(seat, "hotseat", f"player {seat}", person="p") for seat in range(2))
            terms = Terms(game, 2, game_title(game).check({}, 2), f"seed {number}")
            await open_table(hub.tables, terms, seats, "p", "live", False)
        await database.close()

    asyncio.run(work())


def play(file: Path, line: Connection, seed: int, room: int = 0) -> None:
    """Plays at random tables for ever and acknowledges every move; `room`: bytes that files may grow to."""
    if room:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
    dice = random.Random(seed)

    def command(live: Live) -> Event | None:
        sitting = live.sitting
        if sitting.over:
            return None
        seat = dice.choice(sitting.to_act())
        if dice.randrange(6) == 0 and sitting.wall(seat) is None:
            return sitting.take_back(seat, sitting.marks[seat], False, time.time())
        return sitting.move(
            seat, sitting.marks[seat], dice.choice(sitting.game.options(seat)).key, time.time()
        )

    async def work() -> None:
        database, hub = await _hub(file)
        ids = [row[0] for row in await database.read(_ids)]
        refused = 0
        while refused < 3:
            table = dice.choice(ids)
            try:
                _live, event = await hub.change(table, command)
            except OperationalError:
                refused += 1
                line.send(("", 0))
                continue
            if event is not None:
                line.send((table, event.number))
        await database.close()

    with contextlib.suppress(BrokenPipeError):
        asyncio.run(work())


def _ids(connection: Any) -> list[Any]:
    return list(connection.exec_driver_sql("SELECT id FROM tables ORDER BY created").all())


def _playing(file: Path, seed: int, room: int = 0) -> tuple[Any, Connection]:
    context = get_context("forkserver")
    context.set_forkserver_preload(["kolonie.lab.faults"])
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=play, args=(file, theirs, seed, room), daemon=True)
    process.start()
    theirs.close()
    return process, ours


def _acks(line: Connection) -> Iterator[Ack]:
    """What was acknowledged before the other side ended."""
    while True:
        try:
            yield line.recv()
        except (EOFError, OSError):
            return


def _begin(file: Path) -> None:
    context = get_context("forkserver")
    context.set_forkserver_preload(["kolonie.lab.faults"])
    process = context.Process(target=found, args=(file,))
    process.start()
    process.join(60)


def _kept(file: Path) -> dict[str, int]:
    """The length of every log, which must have no hole."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        counted = connection.execute("SELECT table_id, count(*), max(number) FROM events GROUP BY table_id")
        logs = {table: (count, last) for table, count, last in counted}
    assert all(count == last for count, last in logs.values()), f"a log has a hole: {logs}"
    return {table: last for table, (_count, last) in logs.items()}


def kill_players(
    file: Path, kills: int, report: Report, tell: Callable[[int], None] = lambda _: None
) -> None:
    """Kills a process that plays, again and again, at any moment after its first move."""
    _begin(file)
    dice = random.Random(1)
    for number in range(kills):
        process, line = _playing(file, number)
        first = line.recv()
        time.sleep(dice.random() * 0.04)
        os.kill(process.pid, signal.SIGKILL)
        acks = [first, *_acks(line)]
        process.join(10)
        line.close()
        kept = _kept(file)
        report.kills += 1
        report.acknowledged += len(acks)
        report.lost += sum(kept.get(table, 0) < event for table, event in acks if table)
        tell(number + 1)
    _judge_logs(file, report)


def fill_the_disk(file: Path, report: Report) -> None:
    """Files cannot grow any more: moves are refused, what was acknowledged is there, play goes on later."""
    _begin(file)
    process, line = _playing(file, 1, room=file.stat().st_size + 200_000)
    acks = list(_acks(line))
    process.join(30)
    report.refused += sum(not table for table, _event in acks)
    kept = _kept(file)
    report.acknowledged += sum(bool(table) for table, _event in acks)
    report.lost += sum(kept.get(table, 0) < event for table, event in acks if table)
    if not report.refused:
        report.wrong.append("the disk was never full")
    process, line = _playing(file, 2)
    for _ in range(5):
        line.recv()
    process.kill()
    process.join(10)
    _judge_logs(file, report)


def _judge_logs(file: Path, report: Report) -> None:
    """All logs are whole, and every table can be folded from its first event."""
    from kolonie.lab.upgrade import examine

    judged = asyncio.run(examine(Config(database=str(file))))
    report.wrong += [f"table {one.id} {one.verdict}" for one in judged.stopping]
    look_at(file)


# -- a whole server


class Served:
    """A server of our own, on this machine only."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        command = [sys.executable, "-m", "kolonie.server", "--port", str(self.port), "--workers", "1"]
        command += ["--database", str(folder / "served.sqlite")]
        self.log = folder / "served.log"
        with self.log.open("ab") as log:
            env = {**os.environ, "KOLONIE_LIMITS": "0"}
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        self.cookies: dict[str, str] = {}
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with contextlib.suppress(OSError, http.client.HTTPException):
                if self.ask("GET", "/health")[0] == 200:
                    return
            time.sleep(0.1)
        raise TimeoutError(self.log.read_text())

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        headers = {"Content-Type": "application/json", "Cookie": self.cookie_line}
        headers["X-Kolonie-Csrf"] = self.cookies.get("kolonie_csrf", "")
        try:
            connection.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = connection.getresponse()
            for name, value in answer.getheaders():
                if name.lower() == "set-cookie":
                    key, _is, rest = value.partition("=")
                    self.cookies[key] = rest.partition(";")[0]
            text = answer.read().decode()
        finally:
            connection.close()
        return answer.status, json.loads(text) if text.startswith(("{", "[")) else text

    @property
    def cookie_line(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def raw(self, *parts: bytes, reset: bool = True) -> socket.socket:
        """A connection that sends exactly this; torn at once, without a goodbye, unless `reset` is False."""
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=10)
        for part in parts:
            connection.sendall(part)
        if reset:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            connection.close()
        return connection

    def handshake(self, table: str) -> bytes:
        lines = (
            f"GET /api/tables/{table}/ws HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            f"Cookie: {self.cookie_line}",
        )
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def tear_connections(folder: Path, report: Report, each: int = 10) -> None:
    """Tears connections in the middle of everything, keeps some that never read, and plays on meanwhile."""
    server = Served(folder)
    slow: list[socket.socket] = []
    try:
        server.ask("GET", "/api/me")
        seats = [{"kind": "hotseat"}, {"kind": "hotseat"}]
        _status, made = server.ask("POST", "/api/tables", {"game": "aquasphere", "seats": seats})
        shake = server.handshake(made["id"])
        torn = (
            b"GET /api/me HT",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{",
            shake[: len(shake) // 2],
            shake,
            shake + b"\x81\xfe\x10",
            shake + b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",
            b"\x00\xff" * 200,
        )
        for _ in range(each):
            slow.append(server.raw(shake, reset=False))
            report.slow += 1
            for parts in torn:
                server.raw(parts)
                report.torn += 1
            _move(server, made["id"], report)
        for connection in slow:
            connection.close()
        status, health = server.ask("GET", "/health")
        if status != 200:
            report.wrong.append(f"after torn connections the server is not well: {health}")
        if "Traceback" in server.log.read_text():
            report.wrong.append("torn connections left a trace in the log")
    finally:
        server.stop()


def _move(server: Served, table: str, report: Report) -> None:
    _status, state = server.ask("GET", f"/api/tables/{table}")
    decision = state["decision"]
    body = {"seat": decision["seat"], "number": decision["number"], "key": decision["options"][0]["key"]}
    began = time.perf_counter()
    status, _answer = server.ask("POST", f"/api/tables/{table}/moves", body)
    report.longest_wait_ms = max(report.longest_wait_ms, 1000 * (time.perf_counter() - began))
    if status != 200:
        report.wrong.append(f"a move was answered with {status} while connections were torn")


# -- clocks


def let_clocks_jump(report: Report, jumps: int = 1000) -> None:
    """The clock of the machine is set forwards and back between events: nobody gains time by it."""
    dice = random.Random(1)
    clocks = Clocks(Clock(600.0, 0.0), 3)
    now, before = 1e9, list(clocks.left)
    for _ in range(jumps):
        now += dice.choice((1.0, 30.0, -3600.0, 7200.0, -1.0))
        clocks.run(set(dice.sample(range(3), dice.randrange(4))), now)
        report.jumps += 1
        if any(new > old for new, old in zip(clocks.left, before, strict=True)):
            report.wrong.append("a jump of the clock gave somebody time")
            return
        if any((clocks.remaining(seat, now - 5000) or 0.0) > clocks.left[seat] for seat in range(3)):
            report.wrong.append("a jump of the clock shows more time than there is")
            return
        before = list(clocks.left)
