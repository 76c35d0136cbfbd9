"""How much a server bears: many live tables, each move followed to every listener, and many idle tables.

It starts a server of its own on this machine with an empty database, and talks to it like browsers do, over
HTTP and sockets. Count and time are bounded, and it never talks to any other machine.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

HOST = "127.0.0.1"
MOST_TABLES = 500
MOST_IDLE = 20_000
LONGEST = 600.0
WARM = 1000
"""Tables that are opened before memory is measured: more than a server keeps in memory at a time."""


@dataclass(frozen=True)
class Plan:
    """What is tried. `pause` is how long a table thinks between moves in the paced part."""

    game: str
    tables: int = 200
    listeners: int = 2
    seconds: float = 20.0
    pause: float = 4.0
    idle: int = 10_000
    database: str = ""


@dataclass
class Report:
    """Times in milliseconds. `paced`: people think; `full`: tables move as fast as they can."""

    tables: int = 0
    listeners: int = 0
    paced_moves_per_s: float = 0.0
    paced_accept_p50: float = 0.0
    paced_accept_p99: float = 0.0
    paced_told_p50: float = 0.0
    paced_told_p99: float = 0.0
    full_moves_per_s: float = 0.0
    full_told_p50: float = 0.0
    full_told_p99: float = 0.0
    full_cpu_ms: float = 0.0
    idle: int = 0
    idle_mb: float = 0.0
    idle_kb_each: float = 0.0
    idle_disk_kb_each: float = 0.0
    server_mb: float = 0.0

    def lines(self) -> list[str]:
        return [
            f"live tables              {self.tables}, {self.listeners} listeners each",
            f"paced: moves/s           {self.paced_moves_per_s:.1f}",
            f"  request to acceptance  p50 {self.paced_accept_p50:.1f} ms, "
            f"p99 {self.paced_accept_p99:.1f} ms",
            f"  acceptance to everyone p50 {self.paced_told_p50:.1f} ms, p99 {self.paced_told_p99:.1f} ms",
            f"full speed: moves/s      {self.full_moves_per_s:.1f}",
            f"  acceptance to everyone p50 {self.full_told_p50:.1f} ms, p99 {self.full_told_p99:.1f} ms",
            f"  processor time a move  {self.full_cpu_ms:.1f} ms",
            f"idle tables              {self.idle}: {self.idle_mb:.0f} MB with all of them, "
            f"{self.idle_kb_each:.2f} kB for each more, {self.idle_disk_kb_each:.2f} kB on disk",
            f"memory with live tables  {self.server_mb:.0f} MB",
        ]


def share(values: list[float], part: float) -> float:
    """The value below which that part of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


# -- a small client


class Browser:
    """One keep-alive connection with the cookies of one person."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._turn = asyncio.Lock()

    @property
    def cookie_line(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Asks once more on a fresh connection if the old one was closed meanwhile."""
        async with self._turn:
            try:
                return await self._ask(method, path, body)
            except (ConnectionError, asyncio.IncompleteReadError):
                self._streams = None
                return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(HOST, self.port)
        reader, writer = self._streams
        sent = msgspec.json.encode(body) if body is not None else b""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{self.port}", f"Content-Length: {len(sent)}"]
        if self.cookies:
            lines += [f"Cookie: {self.cookie_line}", f"X-Kolonie-Csrf: {self.cookies['kolonie_csrf']}"]
        if sent:
            lines.append("Content-Type: application/json")
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + sent)
        await writer.drain()
        return await self._answer(reader)

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, Any]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length, json = 0, False
        for line in head[1:]:
            name, _colon, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "content-type":
                json = "json" in value
            elif name.lower() == "set-cookie":
                key, _equals, rest = value.strip().partition("=")
                self.cookies[key] = rest.split(";")[0]
        body = await reader.readexactly(length) if length else b""
        return int(head[0].split()[1]), msgspec.json.decode(body) if json else body.decode()

    async def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


# -- a table under load


class Choice(msgspec.Struct):
    key: str


class Asked(msgspec.Struct):
    seat: int
    number: int
    options: list[Choice]


class Seen(msgspec.Struct):
    """What is needed of a state; the rest is skipped, so that it is not the client that is measured."""

    number: int
    decision: Asked | None
    status: str


class Heard(msgspec.Struct):
    type: str
    state: Seen | None = None


HEARD = msgspec.json.Decoder(Heard)


@dataclass
class Measures:
    accepted: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    moves: int = 0


class LiveTable:
    """One person plays all seats of a table; several listen. Each move is followed to each listener."""

    def __init__(self, port: int, plan: Plan, seats: int, number: int) -> None:
        self.browser = Browser(port)
        self.plan = plan
        self.seats = seats
        self.port = port
        self.dice = random.Random(number)
        self.id = ""
        self.state: Seen | None = None
        self.seen: list[int] = []
        """How many moves each listener has seen; -1 before its first state."""
        self.changed = asyncio.Event()
        self.sockets: list[Any] = []
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        from websockets.asyncio.client import connect

        if not self.browser.cookies:
            await self.browser.ask("GET", "/api/me")
        seats = [{"kind": "hotseat"} for _ in range(self.seats)]
        status, made = await self.browser.ask("POST", "/api/tables", {"game": self.plan.game, "seats": seats})
        assert status == 201, made
        self.id = made["id"]
        self.seen = [-1] * self.plan.listeners
        for index in range(self.plan.listeners):
            address = f"ws://{HOST}:{self.port}/api/tables/{self.id}/ws"
            connection = await connect(
                address,
                additional_headers={"Cookie": self.browser.cookie_line},
                compression=None,
                max_size=None,
            )
            self.sockets.append(connection)
            self.readers.append(asyncio.create_task(self._listen(index, connection)))

    async def _listen(self, index: int, connection: Any) -> None:
        async for text in connection:
            state = HEARD.decode(text).state
            if state is not None:
                self.seen[index] = state.number
                if index == 0:
                    self.state = state
                self.changed.set()

    async def _until_seen(self, number: int) -> None:
        while min(self.seen) < number:
            self.changed.clear()
            await self.changed.wait()

    async def run(self, until: float, pause: float, into: Measures) -> None:
        await self._until_seen(0)
        if pause:
            await asyncio.sleep(self.dice.random() * pause)
        while time.perf_counter() < until:
            if self.state is not None and self.state.status == "finished":
                await self.close()
                await self.open()
                await self._until_seen(0)
            assert self.state is not None and self.state.decision is not None
            moves, decision = self.state.number, self.state.decision
            key = self.dice.choice(decision.options).key
            move = {"seat": decision.seat, "number": decision.number, "key": key}
            began = time.perf_counter()
            status, answer = await self.browser.ask("POST", f"/api/tables/{self.id}/moves", move)
            accepted = time.perf_counter()
            assert status == 200, answer
            async with asyncio.timeout(60):
                await self._until_seen(moves + 1)
            into.moves += 1
            into.accepted.append(1000 * (accepted - began))
            into.told.append(max(0.0, 1000 * (time.perf_counter() - accepted)))
            if pause:
                await asyncio.sleep(pause * (0.5 + self.dice.random()))

    async def close(self) -> None:
        for task in self.readers:
            task.cancel()
        for connection in self.sockets:
            await connection.close()
        self.readers, self.sockets = [], []


# -- the whole run


class OwnServer:
    """A server process for this run only."""

    def __init__(self, folder: Path, database: str) -> None:
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port: int = probe.getsockname()[1]
        self.file = folder / "load.sqlite"
        env = {**os.environ, "KOLONIE_LIMITS": "0"}
        command = [sys.executable, "-m", "kolonie.server", "--host", HOST, "--port", str(self.port)]
        command += ["--database", database or str(self.file), "--workers", "1"]
        with (folder / "load.log").open("wb") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log)

    async def ready(self) -> None:
        for _ in range(300):
            try:
                status, _answer = await Browser(self.port).ask("GET", "/health")
                if status == 200:
                    return
            except OSError:
                pass
            await asyncio.sleep(0.1)
        raise TimeoutError("the server did not start")

    def memory(self) -> float:
        """Resident kilobytes of the server process."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return float(line.split()[1])
        return 0.0

    def processor(self) -> float:
        """Seconds of processor time that the server process has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def disk(self) -> float:
        """Kilobytes of the SQLite file and its log."""
        return sum(path.stat().st_size for path in self.file.parent.glob("load.sqlite*")) / 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


async def run(plan: Plan) -> Report:
    """Runs the plan within its bounds and reports."""
    bounded = Plan(
        plan.game,
        min(plan.tables, MOST_TABLES),
        max(1, min(plan.listeners, 8)),
        min(plan.seconds, LONGEST),
        plan.pause,
        min(plan.idle, MOST_IDLE),
        plan.database,
    )
    with tempfile.TemporaryDirectory() as folder:
        server = OwnServer(Path(folder), bounded.database)
        try:
            await server.ready()
            return await _measure(server, bounded)
        finally:
            server.stop()


async def _measure(server: OwnServer, plan: Plan) -> Report:
    _status, games = await Browser(server.port).ask("GET", "/api/games")
    seats = next(game["min_seats"] for game in games if game["id"] == plan.game)
    report = Report(plan.tables, plan.listeners)
    if plan.idle:
        await _idle(server, plan, seats, report)
    tables = [LiveTable(server.port, plan, seats, number) for number in range(plan.tables)]
    for table in tables:
        await table.open()
    for pause in (plan.pause, 0.0):
        measured = Measures()
        began, busy = time.perf_counter(), server.processor()
        await asyncio.gather(*(table.run(began + plan.seconds, pause, measured) for table in tables))
        rate = measured.moves / (time.perf_counter() - began)
        told = (share(measured.told, 0.5), share(measured.told, 0.99))
        if pause:
            report.paced_moves_per_s = rate
            report.paced_told_p50, report.paced_told_p99 = told
            report.paced_accept_p50 = share(measured.accepted, 0.5)
            report.paced_accept_p99 = share(measured.accepted, 0.99)
        else:
            report.full_moves_per_s = rate
            report.full_told_p50, report.full_told_p99 = told
            report.full_cpu_ms = 1000 * (server.processor() - busy) / max(1, measured.moves)
    report.server_mb = server.memory() / 1024
    for table in tables:
        await table.close()
    return report


async def _idle(server: OwnServer, plan: Plan, seats: int, report: Report) -> None:
    """Opens many tables, looks at each once, and tells what they cost when nobody uses them."""
    browser = Browser(server.port)
    await browser.ask("GET", "/api/me")
    wish = {"game": plan.game, "seats": [{"kind": "hotseat"} for _ in range(seats)]}

    async def open_some(count: int, until: float) -> int:
        for done in range(count):
            if time.perf_counter() > until:
                return done
            _status, made = await browser.ask("POST", "/api/tables", wish)
            await browser.ask("GET", f"/api/tables/{made['id']}/record.kol")
        return count

    until = time.perf_counter() + LONGEST / 2
    warm = await open_some(min(WARM, plan.idle // 2), until)
    before, disk = server.memory(), server.disk()
    opened = await open_some(max(1, plan.idle - warm), until)
    report.idle = warm + opened
    report.idle_mb = server.memory() / 1024
    report.idle_kb_each = max(0.0, server.memory() - before) / opened
    report.idle_disk_kb_each = max(0.0, server.disk() - disk) / opened


def measure(plan: Plan) -> Report:
    return asyncio.run(run(plan))
