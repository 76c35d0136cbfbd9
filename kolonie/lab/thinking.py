"""How long a bot's answer takes at one table while the bots of others think."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from kolonie.lab.visitors import Asked, Browser, Line

if TYPE_CHECKING:
    from kolonie.lab.load import OwnServer, Plan, Report, Tell

BOT = "greedy"
GAME = "underwater_cities"
"""Where bots think longest."""
ELSEWHERE = "aquasphere"


async def while_others_think(server: OwnServer, tables: int, plan: Plan, report: Report, tell: Tell) -> None:
    from kolonie.lab.load import share

    tell(f"bots think at {tables} tables")
    owner = Browser(server.port)
    await owner.ask("GET", "/api/me")
    busy = {"game": GAME, "seats": [{"kind": "bot", "bot": BOT}, {"kind": "bot", "bot": BOT}]}
    for _ in range(tables):
        await owner.ask("POST", "/api/tables", busy)
    waits: list[float] = []
    person = Browser(server.port)
    await person.ask("GET", "/api/me")
    until = time.perf_counter() + plan.seconds
    while time.perf_counter() < until:
        waits += await _one_game(person, until)
        tell(f"bots think at {tables} tables: {len(waits)} answers")
    report.bot_tables = tables
    report.bot_p50, report.bot_p99 = share(waits, 0.5), share(waits, 0.99)


async def _one_game(person: Browser, until: float) -> list[float]:
    """Plays with a bot and measures how long it takes until it is the person's turn again."""
    wish = {"game": ELSEWHERE, "seats": [{"kind": "me"}, {"kind": "bot", "bot": BOT}]}
    _status, made = await person.ask("POST", "/api/tables", wish)
    line = Line(person, made["id"])
    await line.open()
    waits: list[float] = []
    while time.perf_counter() < until:
        try:
            await line.until(lambda: bool(_decision(line)) or _over(line), 20)
        except TimeoutError:
            break
        if _over(line):
            break
        decision = _decision(line)
        assert decision is not None
        move = {"seat": decision.seat, "number": decision.number, "key": decision.options[0].key}
        status, _answer = await person.ask("POST", f"/api/tables/{made['id']}/moves", move)
        if status != 200:
            await asyncio.sleep(0.01)
            continue
        accepted = time.perf_counter()
        await _moved(line, decision.number)
        if _decision(line) is None and not _over(line):
            told = len(line.sizes)
            await _more(line, told)
            waits.append(1000 * (line.at - accepted))
    await line.close()
    return waits


async def _moved(line: Line, number: int) -> None:
    await line.until(lambda: line.seen is None or line.seen.your_number != number or _over(line))


async def _more(line: Line, told: int) -> None:
    await line.until(lambda: len(line.sizes) > told)


def _decision(line: Line) -> Asked | None:
    return line.seen.decision if line.seen is not None else None


def _over(line: Line) -> bool:
    return line.seen is not None and line.seen.status == "finished"
