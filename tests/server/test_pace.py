"""Nobody holds the event loop up: what takes long is done beside it, at tables of every title."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from kolonie.core.records import read
from kolonie.server.pace import DOING, Pace, Strides
from tests.server.serving import Player, Served, Socket

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {
    "aquasphere": "aquasphere/3-players.kol",
    "planet_unknown": "planet_unknown/3-section.kol",
    "underwater_cities": "underwater_cities/3-random.kol",
    "data_era": "underwater_cities/3-data-era-random.kol",
    "evacuation": "evacuation/3-mixed.kol",
}
"""A game of three people of each title; tables go on from the middle of it."""
LIMIT = 20.0
"""Milliseconds of the processor that a step may take where `effort` takes as long as is usual."""
USUAL = 10.0
MOVES = 8
CHANCE = 2
"""So many steps of all may be longer: the machine has other things to do as well."""
HELD_UP = re.compile(r"held up by (\S+) until (.*): (\d+) ms, (\d+) of the processor, for (.*)")


def burn(seconds: float) -> None:
    began = time.thread_time()
    while time.thread_time() - began < seconds:
        pass


def effort() -> float:
    """Milliseconds that some work takes here and now."""
    began = time.process_time()
    found: dict[int, tuple[int, str]] = {}
    for n in range(40_000):
        found[n % 977] = (n, str(n))
    return 1000 * (time.process_time() - began)


# -- the measuring


def measured(slow: float, work: Callable[[], object]) -> Pace:
    """What is measured while a task does something."""
    pace = Pace(slow)

    async def task() -> None:
        DOING.set("GET /somewhere")
        await asyncio.sleep(0)
        work()
        await asyncio.sleep(0.001)

    async def scene() -> None:
        pace.watch(asyncio.get_running_loop())
        await asyncio.create_task(task())

    asyncio.run(scene())
    return pace


def test_who_holds_the_loop_up_is_named(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "kolonie"):
        pace = measured(0.02, lambda: burn(0.03))
    assert pace.held_up == 1 and pace.longest >= pace.busiest >= 0.03
    (line,) = caplog.messages
    found = HELD_UP.search(line)
    assert found is not None and found[1].endswith("task") and found[5] == "GET /somewhere"


def test_what_is_done_beside_the_loop_is_not_counted() -> None:
    async def work() -> None:
        await asyncio.to_thread(burn, 0.05)

    async def scene() -> float:
        pace = Pace(0.02)
        pace.watch(asyncio.get_running_loop())
        await asyncio.create_task(work())
        return pace.busiest

    assert asyncio.run(scene()) < 0.02


def test_nothing_is_measured_unless_it_is_wanted() -> None:
    pace = measured(0.0, lambda: burn(0.001))
    assert pace.longest == 0.0


def test_a_timed_task_can_be_cancelled_and_fails_like_any_other() -> None:
    async def scene() -> list[str]:
        Pace(1.0).watch(asyncio.get_running_loop())

        async def sleep() -> None:
            try:
                await asyncio.sleep(60)
            finally:
                ended.append("tidied up")

        async def fail() -> None:
            await asyncio.sleep(0)
            raise ValueError("wrong")

        ended: list[str] = []
        task = asyncio.create_task(sleep())
        never = asyncio.create_task(sleep())
        never.cancel()
        await asyncio.sleep(0)
        task.cancel()
        told = await asyncio.gather(task, never, asyncio.create_task(fail()), return_exceptions=True)
        return [*ended, *(type(one).__name__ for one in told)]

    assert asyncio.run(scene()) == ["tidied up", "CancelledError", "CancelledError", "ValueError"]


def test_what_took_long_is_thought_to_take_long_for_a_while() -> None:
    strides = Strides()
    assert strides.may_be_long("new"), "nobody knows"
    for _ in range(200):
        strides.took("new", 0.001)
    assert not strides.may_be_long("new")
    strides.took("new", 0.03)
    strides.took("new", 0.001)
    assert strides.may_be_long("new")
    for _ in range(200):
        strides.took("new", 0.001)
    assert not strides.may_be_long("new")


# -- a server at work


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that says who holds it up."""
    folder = tmp_path_factory.mktemp("timed")
    with Served(str(folder / "k.sqlite"), folder, {"KOLONIE_SLOW_MS": str(LIMIT)}) as server:
        yield server


def play_on(ann: Player, table: str, socket: Socket) -> None:
    """Some moves, with everything that a browser asks for meanwhile."""
    state = socket.next()["state"]
    for n in range(MOVES):
        decision = state["decision"]
        if decision is None:
            return
        at = f"seat={decision['seat']}&number={decision['number']}"
        ann.get(f"/api/tables/{table}/decision?{at}")
        keys = "&".join(f"key={option['key']}" for option in decision["options"][:6])
        ann.get(f"/api/tables/{table}/outlook?{at}&{keys}")
        ann.move(table, state, 7 * n)
        state = socket.until(lambda s, before=decision: s["decision"] != before)
        if n % 4 == 3 and state["can_take_back"]:
            back = {"seat": state["you"], "number": state["your_number"], "whole_turn": False}
            ann.post(f"/api/tables/{table}/take-back", back)
            state = socket.until(lambda s, before=state["decision"]: s["decision"] != before)


def test_nothing_on_the_event_loop_takes_long(timed: Served) -> None:
    ann = Player(timed.url)
    ann.http.timeout = httpx.Timeout(120)
    efforts = [effort()]
    for name in RECORDS.values():
        text = (GOLDEN / name).read_bytes()
        moves = len(read(text.decode()).moves)
        opened = ann.raw("POST", "/api/records", content=text)
        assert opened.status_code == 201, opened.text
        over = opened.json()["id"]
        ann.state(over)
        for part in (1, 3):
            ann.get(f"/api/tables/{over}/replay?at={moves * part // 4}&seat=1")
        ann.http.get(f"/api/tables/{over}/record.kol")
        seats = [{"kind": "me"}, *({"kind": "hotseat"} for _ in range(2))]
        table = ann.post(f"/api/tables/{over}/continue", {"at": moves // 2, "seats": seats})["id"]
        with ann.socket(table) as socket, ann.socket(table, "?seat=1"):
            play_on(ann, table, socket)
        ann.http.get(f"/api/tables/{table}/record.kol")
        efforts.append(effort())
    for page in ("/api/games", "/api/account/data", "/api/tables?list=mine", "/api/tables?list=finished"):
        ann.get(page)
    slower = max(1.0, max(efforts) / USUAL)
    seen = [found for found in map(HELD_UP.search, timed.log.read_text().splitlines()) if found is not None]
    long = [found[0] for found in seen if int(found[4]) > LIMIT * slower]
    assert len(long) <= CHANCE, "\n".join(long)
    metrics = dict(line.rsplit(" ", 1) for line in ann.http.get("/metrics").text.splitlines())
    assert float(metrics["kolonie_loop_longest_ms"]) > 0
