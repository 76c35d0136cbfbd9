"""The analysis of a finished table: who may ask, progress, what is told, and that it survives the server."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from kolonie.analysis.turns import Turn
from kolonie.core.saving import save
from kolonie.games import title
from kolonie.server.brain import Answer, Look, looked
from kolonie.server.brains import Brains, Waiting
from kolonie.server.config import Config
from kolonie.server.store.analyses import Analyses, Found
from kolonie.server.store.database import Database
from tests.server.serving import Player, Served
from tests.server.test_past import finished


def analysed(player: Player, table: str) -> dict[str, Any]:
    """Asks, and waits until it is done."""
    state: dict[str, Any] = player.post(f"/api/tables/{table}/analysis")
    until = time.monotonic() + 60
    while state["status"] != "done":
        assert state["status"] == "thinking" and 0 <= state["done"] <= state["total"]
        assert time.monotonic() < until, state
        time.sleep(0.1)
        state = player.get(f"/api/tables/{table}/analysis")
    return state


def test_whoever_sees_the_replay_reads_the_analysis(ann: Player, ben: Player, served: Served) -> None:
    table = finished(ann)
    path = f"/api/tables/{table}/analysis"
    assert ann.get(path)["status"] == "none"
    assert ben.raw("GET", path).status_code == 404, "ben does not see this table"
    told = analysed(ann, table)
    assert told["total"] == len(told["turns"]) > 2 and told["how"]
    assert (
        len(told["moments"]) == told["total"] + 1
        and sum(s["turns"] for s in told["summaries"]) == told["total"]
    )
    result = ann.state(table)["result"]
    assert told["moments"][-1]["scores"] == result["scores"]
    shares = told["moments"][-1]["chances"]
    assert [seat for seat, share in enumerate(shares) if share > 0] == result["winners"]
    for one in told["turns"]:
        whole = ann.get(f"{path}/{one['n']}")
        assert whole["review"] == one and whole["played"]["steps"] and one["text"]
        line = whole["better"]
        if line is not None:
            then = "".join(f"&then={step['key']}" for step in line["steps"])
            seen = ann.get(f"/api/tables/{table}/replay?at={one['at']}&seat={one['seat']}{then}")
            assert seen["number"] == one["at"] + len(line["steps"])
    assert ann.raw("GET", f"{path}/{told['total']}").status_code == 404
    assert ann.raw("GET", f"/api/tables/{table}/replay?at=0&seat=0&then=nonsense").status_code == 400
    assert ann.post(path) == told, "it is kept"
    czech = Player(served.url, "cs")
    record = ann.http.get(f"/api/tables/{table}/record.kol")
    copy = czech.raw("POST", "/api/records", content=record.content).json()["id"]
    assert "hodnocena" in analysed(czech, copy)["how"]


def test_nothing_is_told_before_the_end(ann: Player) -> None:
    table = ann.open("me", "bot:random", game="harbour")["id"]
    for method, path in (("GET", "analysis"), ("POST", "analysis"), ("GET", "analysis/0")):
        refused = ann.raw(method, f"/api/tables/{table}/{path}")
        assert refused.status_code == 409 and refused.json()["error"]["code"] == "not-finished"
    then = ann.raw("GET", f"/api/tables/{table}/replay?at=0&then=lay:1")
    assert then.status_code == 409


def test_a_turn_is_looked_at_in_the_worker_and_a_bad_position_does_not_end_it() -> None:
    game = title("aquasphere").new(2, "look")
    seat = game.to_act()[0]
    key = game.options(seat)[0].key
    job = Look("aquasphere", save(game), Turn(seat, (0,), (key,)), "mind", 200)
    answer = looked(job)
    assert answer.review is not None and answer.review.turn == job.turn and answer.standing is not None
    assert looked(job) == answer
    assert looked(Look("aquasphere", "nonsense", None, "mind", 200)).fallen_back


def test_bots_go_first_and_only_the_last_worker_looks_at_the_past() -> None:
    async def nothing(_answer: Answer) -> None: ...

    async def none() -> None: ...

    async def look() -> None:
        brains = Brains(3)
        past = Waiting("analysis/a", none, nothing, "Look", False, True)
        away = Waiting("b/0", none, nothing, "aquasphere greedy", False)
        brains._waiting = [past, away]
        assert brains._next(0) is None and brains._next(1) is away and brains._next(2) is away
        brains._waiting = [past]
        assert brains._next(0) is None and brains._next(1) is None and brains._next(2) is past

    asyncio.run(look())


@pytest.mark.parametrize("unfinished", [True, False])
def test_what_somebody_has_asked_for_is_counted(tmp_path: Path, unfinished: bool) -> None:
    async def count() -> None:
        database = Database(Config(database=f"sqlite:///{tmp_path / 'a.db'}"))
        await database.open()
        try:
            kept = Analyses(database)
            await kept.ask("t1", "ann", 100.0, 50, 7)
            await kept.ask("t1", "ben", 101.0, 50, 7)
            await kept.ask("t2", "ann", 102.0, 50, 7)
            row = await kept.of("t1")
            assert row is not None and row.person == "ann", "the first one counts"
            assert await kept.claim(row, 500.0) and not await kept.claim(row, 600.0)
            await kept.keep("t1", Found(), 0.0, None if unfinished else 200.0)
            assert await kept.asked_by("ann", 50.0) == (2, 2 if unfinished else 1)
            assert await kept.asked_by("ann", 101.5) == (1, 1)
        finally:
            await database.close()

    asyncio.run(count())
