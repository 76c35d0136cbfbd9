"""How much a server bears: tables with two people each, who sit at two seats and see what their seat sees.

It starts a server of its own on this machine with an empty database, and talks to it like browsers do, over
HTTP and compressed sockets. Count and time are bounded, and it never talks to any other machine.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from kolonie.lab.bench import Clock
from kolonie.lab.visitors import HOST, Browser, Line

MOST_TABLES = 500
MOST_IDLE = 20_000
MOST_BOTS = 100
LONGEST = 600.0
WARM = 1000
"""Tables that are opened before memory is measured: more than a server keeps in memory at a time."""
OPENERS = 6
"""How many people open idle tables at once."""
LOOKS = 0.06
"""Seconds after which a browser asks what else there is to know of a decision."""
GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "aquasphere": ("aquasphere", {}),
    "planet_unknown": ("planet_unknown", {}),
    "underwater_cities": ("underwater_cities", {}),
    "data_era": ("underwater_cities", {"data_era": "on"}),
    "evacuation": ("evacuation", {}),
}
"""What is played: a game with its settings."""
Tell = Callable[[str], None]


@dataclass(frozen=True)
class Plan:
    """What is tried: `rate` moves a second while people think, then as many as there can be."""

    games: tuple[str, ...] = tuple(GAMES)
    tables: int = 200
    seconds: float = 20.0
    rate: float = 100.0
    idle: int = 10_000
    bots: int = 30
    database: str = ""


@dataclass
class Played:
    """One part of a run. Times in milliseconds from the request; sizes in bytes, of what comes after the
    first state."""

    moves_per_s: float = 0.0
    accepted_p50: float = 0.0
    accepted_p99: float = 0.0
    shown_p50: float = 0.0
    """Until whoever moved sees it."""
    shown_p99: float = 0.0
    other_p50: float = 0.0
    """Until the other one sees it."""
    other_p99: float = 0.0
    server_ms: float = 0.0
    """Processor time of the server for a move."""
    visitors_ms: float = 0.0
    messages_per_move: float = 0.0
    bytes_mean: float = 0.0
    bytes_p99: float = 0.0
    bytes_most: float = 0.0
    bytes_whole: float = 0.0
    """Mean before compression."""
    stale: int = 0
    calibration_per_s: float = 0.0
    """Loops of `bench` in a second, right before and after: how fast the machine was then."""
    moves_per_m: float = 0.0
    """Moves in the time of a million such loops."""

    def lines(self) -> list[str]:
        return [
            f"{self.moves_per_s:.0f} moves/s, {self.moves_per_m:.0f} in the time of a million loops; "
            f"processor a move {self.server_ms:.2f} ms, of the visitors {self.visitors_ms:.2f} ms",
            f"  accepted p50 {self.accepted_p50:.1f} ms, p99 {self.accepted_p99:.1f}; shown p50 "
            f"{self.shown_p50:.1f}, p99 {self.shown_p99:.1f}; to the other p50 {self.other_p50:.1f}, "
            f"p99 {self.other_p99:.1f}",
            f"  {self.messages_per_move:.1f} messages a move, {self.bytes_mean / 1000:.2f} kB each (p99 "
            f"{self.bytes_p99 / 1000:.1f}, largest {self.bytes_most / 1000:.1f}), not compressed "
            f"{self.bytes_whole / 1000:.1f} kB",
        ]


@dataclass
class Report:
    tables: int = 0
    games: dict[str, dict[str, Played]] = field(default_factory=dict)
    """By game, while people think (`paced`) and as fast as they can (`full`)."""
    first_bytes: dict[str, tuple[float, float]] = field(default_factory=dict)
    """The first state: compressed, and not."""
    idle: int = 0
    idle_mb: float = 0.0
    idle_kb_each: float = 0.0
    idle_disk_kb_each: float = 0.0
    server_mb: float = 0.0
    bot_tables: int = 0
    bot_p50: float = 0.0
    """Milliseconds from a move to a bot's answer, while the bots of other tables think."""
    bot_p99: float = 0.0

    def lines(self) -> list[str]:
        found = [f"{self.tables} tables, two people each"]
        for game, parts in self.games.items():
            packed, whole = self.first_bytes[game]
            found.append(f"{game}: first state {packed / 1000:.1f} kB, not compressed {whole / 1000:.0f} kB")
            for name, played in parts.items():
                first, *rest = played.lines()
                found += [f"  {name}: {first}", *(f"  {line}" for line in rest)]
        found.append(f"memory with live tables: {self.server_mb:.0f} MB")
        if self.idle:
            found.append(
                f"{self.idle} idle tables: {self.idle_mb:.0f} MB with all of them, "
                f"{self.idle_kb_each:.2f} kB for each more, {self.idle_disk_kb_each:.2f} kB on disk"
            )
        if self.bot_tables:
            found.append(
                f"a bot's answer while those of {self.bot_tables} other tables think: "
                f"p50 {self.bot_p50:.0f} ms, p99 {self.bot_p99:.0f} ms"
            )
        return found


def share(values: list[float], part: float) -> float:
    """The value below which that part of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


# -- a table under load


@dataclass
class Measures:
    accepted: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    sizes: list[tuple[int, int]] = field(default_factory=list)
    firsts: list[tuple[int, int]] = field(default_factory=list)
    moves: int = 0
    stale: int = 0


class Person:
    """One of the two at a table, with a connection and a socket of its own."""

    def __init__(self, port: int) -> None:
        self.browser = Browser(port)
        self.line = Line(self.browser, "")
        self.moved_at = 0.0
        """When it asked for the move that the other one has not seen yet."""
        self.moves = 0
        """How many moves it knew of then."""

    async def arrive(self) -> None:
        if not self.browser.cookies:
            await self.browser.ask("GET", "/api/me")

    async def sit_down(self, table: str, into: Measures) -> None:
        self.line = Line(self.browser, table)
        await self.line.open()
        if self.line.first is not None:
            into.firsts.append(self.line.first)

    @property
    def to_move(self) -> bool:
        seen = self.line.seen
        return seen is not None and seen.decision is not None and bool(seen.decision.options)

    @property
    def finished(self) -> bool:
        return self.line.seen is not None and self.line.seen.status == "finished"


class LiveTable:
    """Two people, who move when it is their turn: at once, or after a pause."""

    def __init__(self, port: int, game: str, number: int) -> None:
        self.game, self.settings = GAMES[game]
        self.people = (Person(port), Person(port))
        self.dice = random.Random(number)
        self.id = ""
        self.into = Measures()
        self._free_at = 0.0

    async def open(self) -> None:
        ann, ben = self.people
        await ann.arrive()
        await ben.arrive()
        wish = {
            "game": self.game,
            "settings": self.settings,
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "public": True,
        }
        status, made = await ann.browser.ask("POST", "/api/tables", wish)
        assert status == 201, made
        self.id = made["id"]
        status, joined = await ben.browser.ask("POST", f"/api/tables/{self.id}/join", {})
        assert status == 200, joined
        await ann.sit_down(self.id, self.into)
        await ben.sit_down(self.id, self.into)
        ann.line.heard = lambda: self._seen(ben, ann)
        ben.line.heard = lambda: self._seen(ann, ben)

    def _seen(self, mover: Person, other: Person) -> None:
        seen = other.line.seen
        if mover.moved_at and seen is not None and seen.number > mover.moves:  # not one of an earlier move
            self.into.other.append(1000 * (other.line.at - mover.moved_at))
            mover.moved_at = 0.0

    async def run(self, until: float, gap: float, into: Measures) -> None:
        """Moves until then; `gap` seconds lie between two moves at the table. Tables begin one by one."""
        self.into = into
        await asyncio.sleep(self.dice.random() * gap)
        self._free_at = time.perf_counter() + self.dice.random() * gap
        while time.perf_counter() < until:
            if any(person.finished for person in self.people):
                await self.leave()
                await self.open()
            async with asyncio.TaskGroup() as both:
                for person in self.people:
                    both.create_task(self._play(person, until, gap))

    async def _play(self, person: Person, until: float, gap: float) -> None:
        line = person.line
        while True:
            if not person.to_move and not person.finished:
                left = until - time.perf_counter()
                try:
                    await line.until(lambda: person.to_move or person.finished, max(0.01, left))
                except TimeoutError:
                    return
            if person.finished or time.perf_counter() >= until:
                return
            if gap:
                await self._think(person, until, gap)
                if time.perf_counter() >= until:
                    return
            await self._move(person)

    async def _think(self, person: Person, until: float, gap: float) -> None:
        """Waits for the table's next moment or the end, and looks into the decision meanwhile."""
        at = max(time.perf_counter(), self._free_at)
        self._free_at = at + gap * (0.5 + self.dice.random())
        if at - time.perf_counter() > LOOKS:
            await asyncio.sleep(LOOKS)
            asked = person.line.seen and person.line.seen.decision
            if asked:
                query = f"seat={asked.seat}&number={asked.number}"
                await person.browser.ask("GET", f"/api/tables/{self.id}/decision?{query}")
        await asyncio.sleep(max(0.0, min(at, until) - time.perf_counter()))

    async def _move(self, person: Person) -> None:
        line, into = person.line, self.into
        assert line.seen is not None
        decision = line.seen.decision
        if decision is None or not decision.options:
            return
        key = self.dice.choice(decision.options).key
        for each in self.people:
            each.moved_at = 0.0  # what was done in secret is told with the move that ends the secret
        person.moves = line.seen.number
        began = person.moved_at = time.perf_counter()
        status = await line.move(decision.seat, decision.number, key)
        if status == 409:
            into.stale += 1
            person.moved_at = 0.0
            await asyncio.sleep(0.01)
            return
        assert status == 200, status
        into.accepted.append(1000 * (time.perf_counter() - began))
        number = decision.number
        await line.until(lambda: line.seen is None or line.seen.your_number != number or person.finished)
        into.moves += 1
        into.shown.append(1000 * (line.at - began))

    async def leave(self) -> None:
        for person in self.people:
            await person.line.close()
            self.into.sizes += person.line.sizes
            person.line.sizes = []

    async def close(self) -> None:
        await self.leave()
        for person in self.people:
            await person.browser.close()


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
        command += ["--database", database or str(self.file)]
        with (folder / "load.log").open("wb") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log)

    async def ready(self) -> None:
        for _ in range(600):
            try:
                status, _answer = await Browser(self.port).ask("GET", "/health")
                if status == 200:
                    return
            except OSError:
                pass
            await asyncio.sleep(0.1)
        raise TimeoutError("the server did not start")

    def memory(self) -> float:
        """Resident kilobytes of the server with its painters and bots; what they share counts for each."""
        found = [path.read_text().splitlines() for path in self._family("status")]
        return sum(float(line.split()[1]) for lines in found for line in lines if line.startswith("VmRSS:"))

    def processor(self) -> float:
        """Seconds of processor time that they have used, in the program and in the system."""
        found = [path.read_text().rpartition(")")[2].split() for path in self._family("stat")]
        return sum(int(each[11]) + int(each[12]) for each in found) / os.sysconf("SC_CLK_TCK")

    def _family(self, file: str) -> list[Path]:
        """A file of the server's process and of each that it has started."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        started = {pid for thread in threads for pid in thread.read_text().split()}
        return [Path(f"/proc/{pid}/{file}") for pid in (str(self.process.pid), *sorted(started))]

    def disk(self) -> float:
        """Kilobytes of the SQLite file and its log."""
        return sum(path.stat().st_size for path in self.file.parent.glob("load.sqlite*")) / 1024

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


async def run(plan: Plan, tell: Tell = lambda _: None) -> Report:
    """Runs the plan within its bounds and reports."""
    report = Report(min(plan.tables, MOST_TABLES))
    with tempfile.TemporaryDirectory() as folder:
        server = OwnServer(Path(folder), plan.database)
        try:
            await server.ready()
            if plan.idle:
                await _idle(server, plan, report, tell)
            for game in plan.games:
                await _measure(server, plan, game, report, tell)
            report.server_mb = server.memory() / 1024
            if plan.bots:
                from kolonie.lab.thinking import while_others_think

                await while_others_think(server, min(plan.bots, MOST_BOTS), plan, report, tell)
        finally:
            server.stop()
    return report


def own_time() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def _measure(server: OwnServer, plan: Plan, game: str, report: Report, tell: Tell) -> None:
    tables = [LiveTable(server.port, game, number) for number in range(report.tables)]
    for number, table in enumerate(tables, 1):
        await table.open()
        tell(f"{game}: {number} tables open")
    firsts = [first for table in tables for first in table.into.firsts]
    report.first_bytes[game] = (_mean([a for a, _b in firsts]), _mean([b for _a, b in firsts]))
    report.games[game] = {}
    seconds = min(plan.seconds, LONGEST)
    for name, gap in (("paced", report.tables / plan.rate), ("full", 0.0)):
        tell(f"{game}: {name}, {seconds:.0f} seconds")
        for table in tables:
            for person in table.people:
                person.line.sizes = []
        measured, clock = Measures(), Clock()
        clock.calibrate()
        began, busy, own = time.perf_counter(), server.processor(), own_time()
        await asyncio.gather(*(table.run(began + seconds, gap, measured) for table in tables))
        for table in tables:
            measured.sizes += [size for person in table.people for size in person.line.sizes]
        moves = max(1, measured.moves)
        played = report.games[game][name] = _summed(measured, time.perf_counter() - began)
        played.server_ms = 1000 * (server.processor() - busy) / moves
        played.visitors_ms = 1000 * (own_time() - own) / moves
        clock.calibrate()
        played.calibration_per_s = clock.loops_per_s
        played.moves_per_m = 1e6 * played.moves_per_s / clock.loops_per_s
    for table in tables:
        await table.close()


def _mean(values: list[int]) -> float:
    return sum(values) / max(1, len(values))


def _summed(measured: Measures, seconds: float) -> Played:
    packed = [float(a) for a, _b in measured.sizes]
    return Played(
        moves_per_s=measured.moves / seconds,
        accepted_p50=share(measured.accepted, 0.5),
        accepted_p99=share(measured.accepted, 0.99),
        shown_p50=share(measured.shown, 0.5),
        shown_p99=share(measured.shown, 0.99),
        other_p50=share(measured.other, 0.5),
        other_p99=share(measured.other, 0.99),
        messages_per_move=len(packed) / max(1, measured.moves),
        bytes_mean=sum(packed) / max(1, len(packed)),
        bytes_p99=share(packed, 0.99),
        bytes_most=max(packed, default=0.0),
        bytes_whole=_mean([b for _a, b in measured.sizes]),
        stale=measured.stale,
    )


async def _idle(server: OwnServer, plan: Plan, report: Report, tell: Tell) -> None:
    """Opens many tables, looks at each once, and tells what they cost when nobody uses them."""
    wishes = [
        {"game": game, "settings": settings, "seats": [{"kind": "hotseat"}, {"kind": "hotseat"}]}
        for game, settings in (GAMES[name] for name in plan.games)
    ]
    until = time.perf_counter() + LONGEST
    opened = 0

    async def open_some(count: int) -> None:
        """Several people open them at once, until there are so many."""
        nonlocal opened
        browser = Browser(server.port)
        await browser.ask("GET", "/api/me")
        while opened < count and time.perf_counter() < until:
            opened += 1
            if opened % 50 == 0:
                tell(f"idle tables: {opened}")
            status, made = await browser.ask("POST", "/api/tables", wishes[opened % len(wishes)])
            assert status == 201, made
            await browser.ask("GET", f"/api/tables/{made['id']}/record.kol")
        await browser.close()

    idle = min(plan.idle, MOST_IDLE)
    warm = min(WARM, idle // 2)
    await asyncio.gather(*(open_some(warm) for _ in range(OPENERS)))
    first, before, disk = opened, server.memory(), server.disk()
    await asyncio.gather(*(open_some(idle) for _ in range(OPENERS)))
    more = max(1, opened - first)
    report.idle = opened
    report.idle_mb = server.memory() / 1024
    report.idle_kb_each = max(0.0, server.memory() - before) / more
    report.idle_disk_kb_each = max(0.0, server.disk() - disk) / more


def measure(plan: Plan, tell: Tell = lambda _: None) -> Report:
    try:
        from uvloop import new_event_loop
    except ModuleNotFoundError:
        return asyncio.run(run(plan, tell))
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(run(plan, tell))
