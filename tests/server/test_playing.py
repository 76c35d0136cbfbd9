"""People at tables, over HTTP and sockets."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kolonie.server.brain import think
from tests.server.inside import Somebody, inside
from tests.server.serving import Player, Served


def test_a_guest_plays_a_whole_game_against_bots(served: Served, ann: Player) -> None:
    table = ann.open("me", "bot:greedy", "bot:random")["id"]
    with ann.socket(table) as socket:
        state = socket.next()["state"]
        commitment = state["commitment"]
        moves = 0
        while state["result"] is None:
            assert state["seed"] is None
            if state["decision"] is not None:
                ann.move(table, state, 7 * moves)
                moves += 1
            state = socket.next()["state"]
    assert moves > 20 and state["status"] == "finished"
    assert state["verified"] is True and state["seed"] and state["commitment"] == commitment
    result = state["result"]
    assert len(result["scores"]) == 3 and result["winners"]
    assert result["timeline"][-1] == result["scores"] and len(result["timeline"]) == state["number"] + 1
    total = next(part for part in result["parts"] if part["key"] == "total")
    assert total["values"] == result["scores"]
    assert table in [listed["id"] for listed in ann.get("/api/tables?list=finished")]
    mine = [score for score in ann.get("/api/stats")["mine"] if score["seats"] == 3]
    assert mine[0]["games"] == 1 and mine[0]["best"] == result["scores"][0]


def test_two_people_see_each_others_moves_at_once(ann: Player, ben: Player) -> None:
    made = ann.open("me", "link")
    table = made["id"]
    assert ann.state(table)["status"] == "open"
    token = made["seat_links"][0]["url"].removeprefix("/join/")
    assert len(token) >= 32
    assert ben.raw("POST", "/api/join/wrong").status_code == 404
    with ann.socket(table) as hers:
        assert hers.next()["state"]["decision"] is None
        assert ben.post(f"/api/join/{token}") == {"id": table, "seat": 1}
        state = hers.until(lambda s: s["status"] == "running")
        assert state["names"][1] == ben.me["name"]
        with ben.socket(table) as his:
            assert hers.next("presence")["online"] == [True, True]
            assert his.next()["state"]["you"] == 1
            key = ann.move(table, state)
            seen = his.until(lambda s: s["number"] == 1)
            assert seen["decision"]["seat"] == 1
            assert key not in [option["key"] for option in seen["decision"]["options"]]
            assert seen["log"] and seen["since_your_turn"] == 0
            lines = [line for line in seen["log"] if line["kind"] == "line" and line["seat"] == 0]
            assert lines[-1]["time"] > 1e9
            ben.post(f"/api/tables/{table}/chat", {"text": "  good luck "})
            said = hers.next("chat")
            assert (said["who"], said["text"]) == (ben.me["name"], "good luck")
        assert hers.next("presence")["online"] == [True, False]
    stranger = Player(ann.url)
    assert stranger.http.get(f"/api/tables/{table}").status_code == 404
    assert stranger.raw("POST", f"/api/join/{token}").status_code == 409


def test_spectators_come_by_link_and_hold_no_seat(ann: Player, ben: Player) -> None:
    made = ann.open("me", "bot:random")
    token = made["spectator_url"].removeprefix("/watch/")
    state = ben.get(f"/api/watch/{token}")
    assert state["you"] is None and state["decision"] is None and state["panels"]
    with ben.socket(made["id"], f"?watch={token}") as socket:
        assert socket.next()["state"]["your_seats"] == []
        ann.move(made["id"], ann.state(made["id"]))
        assert socket.next()["state"]["number"] >= 1
    assert ben.raw("POST", f"/api/tables/{made['id']}/chat", json={"text": "hi"}).status_code == 404
    assert ben.try_move(made["id"], 0, 1, "withdraw").status_code == 404


def test_one_person_plays_several_seats(ann: Player) -> None:
    table = ann.open("me", "hotseat")["id"]
    for _ in range(2):
        state = ann.state(table)
        assert state["your_seats"] == [0, 1] and state["you"] == state["decision"]["seat"]
        ann.move(table, state)
    other = ann.get(f"/api/tables/{table}?seat=1")
    assert other["you"] == 1


def test_open_tables_are_found_joined_and_left(ann: Player, ben: Player) -> None:
    table = ann.open("me", "open", public=True)["id"]
    assert table in [listed["id"] for listed in ben.get("/api/tables?list=open")]
    assert ben.post(f"/api/tables/{table}/join", {}) == {"id": table, "seat": 1}
    listed = next(t for t in ben.get("/api/tables?list=mine") if t["id"] == table)
    assert listed["status"] == "running" and listed["your_turn"] is False
    assert next(t for t in ann.get("/api/tables?list=mine") if t["id"] == table)["your_turn"] is True
    ben.post(f"/api/tables/{table}/leave")
    assert ann.state(table)["seats"][1]["bot"] is not None, "a bot plays on"
    ben.post(f"/api/tables/{table}/takeover", {"seat": 1, "bot": None})
    assert ann.state(table)["seats"][1]["bot"] is None


def test_an_absent_seat_goes_to_a_bot_until_its_owner_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that is set forward: nobody waits for it."""
    real, ahead = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + ahead[0])

    async def scene() -> None:
        async with inside(tmp_path) as server:
            server.house.brains._ask = lambda _index, job: think(job)  # type: ignore[method-assign, assignment, arg-type]
            ann, ben = await server.somebody(), await server.somebody()
            seats = [{"kind": "me"}, {"kind": "link"}]
            made = await ann.post("/api/tables", {"game": "aquasphere", "seats": seats})
            table, link = made["id"], made["seat_links"][0]["url"].removeprefix("/join/")
            await ben.post(f"/api/join/{link}")
            await ben.frame(table)
            patience = server.house.config.absence
            wish = {"seat": 1, "bot": "random"}

            async def refused() -> bool:
                answer = await ann.ask("POST", f"/api/tables/{table}/takeover", wish)
                return answer.status_code == 409 and answer.json()["error"]["code"] == "is-present"

            assert await refused(), "it has only just gone"
            there = time.time() + patience + 30
            await server.house.talk.here(table, ben.me["id"], "elsewhere", there)
            ahead[0] = patience + 10
            assert await refused(), "it is there, through another process"
            await server.house.talk.gone(table, ben.me["id"], "elsewhere")
            ahead[0] += patience - 1
            assert await refused(), "nobody is given up so soon"
            ahead[0] += 2
            asked = (await ann.get(f"/api/tables/{table}"))["decision"]
            move = {"seat": 0, "number": asked["number"], "key": asked["options"][0]["key"]}
            await ann.post(f"/api/tables/{table}/moves", move)
            await ann.post(f"/api/tables/{table}/takeover", wish)
            await until(ann, table, lambda s: s["decision"] is not None and s["number"] >= 2)
            state = await ann.get(f"/api/tables/{table}")
            assert state["seats"][1]["bot"] == "medium", "the strongest quick one, whatever others wish"
            late = {"seat": 1, "number": 1, "key": "withdraw"}
            answer = await ben.ask("POST", f"/api/tables/{table}/moves", late)
            assert answer.json()["error"]["code"] == "bot-plays"
            seen = json.loads(await ben.frame(table))["state"]
            assert seen["seats"][1]["bot"] is None, "its owner is back"

    asyncio.run(scene())


def test_when_time_runs_out_a_bot_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that is set forward: nobody waits for it."""
    real, ahead = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + ahead[0])

    async def scene() -> None:
        async with inside(tmp_path) as server:
            server.house.brains._ask = lambda _index, job: think(job)  # type: ignore[method-assign, assignment, arg-type]
            ann = await server.somebody()
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            wish = {"game": "aquasphere", "seats": seats, "clock": {"initial_s": 300, "increment_s": 0}}
            table = (await ann.post("/api/tables", wish))["id"]
            ahead[0] = 200.0
            await server.house.keeper.sweep()
            state = await ann.get(f"/api/tables/{table}")
            assert state["seats"][0]["bot"] is None and 90 < state["seats"][0]["clock_s"] <= 100
            ahead[0] = 301.0
            await server.house.keeper.sweep()
            state = await ann.get(f"/api/tables/{table}")
            assert state["seats"][0]["bot"] is not None
            await until(ann, table, lambda s: s["number"] > 5)
            await ann.post(f"/api/tables/{table}/takeover", {"seat": 0, "bot": None})
            state = await ann.get(f"/api/tables/{table}")
            assert state["seats"][0]["bot"] is None and state["seats"][0]["clock_s"] > 50

    asyncio.run(scene())


async def until(person: Somebody, table: str, ready: Callable[[dict[str, Any]], bool]) -> None:
    """Bots think beside the table."""
    async with asyncio.timeout(60):
        while not ready(await person.get(f"/api/tables/{table}")):
            await asyncio.sleep(0.02)


def test_a_notice_comes_to_the_table_where_the_person_is(ann: Player, ben: Player) -> None:
    made = ann.open("link", "me", game="harbour")
    elsewhere = ben.open("me", "bot:random")["id"]
    with ben.socket(elsewhere) as socket:
        ben.post("/api/join/" + made["seat_links"][0]["url"].removeprefix("/join/"))
        assert socket.next("notice") == {"type": "notice", "table": made["id"], "title": "Harbour"}


def test_a_reconnecting_client_gets_what_it_missed(ann: Player) -> None:
    table = ann.open("me", "bot:random")["id"]
    with ann.socket(table) as socket:
        seen = len(socket.next()["state"]["log"])
    ann.move(table, ann.state(table))
    whole = ann.wait(table, lambda s: s["decision"] is not None and s["number"] > 1)["log"]
    with ann.socket(table) as socket:
        socket.next()
        socket.send({"type": "hello", "seen": seen})
        missed = socket.next()["state"]["log"]
        assert missed == whole[seen:] and missed
        socket.send({"type": "ping"})
        assert socket.next("pong")
        socket.send({"type": "move", "key": "x"})
        assert socket.next("error")["error"]["code"] == "invalid"


def test_the_table_speaks_the_language_of_each_person(ann: Player) -> None:
    table = ann.open("me", "bot:random")["id"]
    english = ann.state(table)["decision"]["prompt"]
    with ann.socket(table) as socket:
        assert socket.next()["state"]["decision"]["prompt"] == english
        assert ann.put("/api/me", {"language": "cs", "theme": "dark"})["language"] == "cs"
        czech = socket.next()["state"]["decision"]["prompt"]
    assert czech != english and ann.state(table)["decision"]["prompt"] == czech
    games = ann.get("/api/games")
    assert next(game for game in games if game["id"] == "harbour")["title"] == "Přístav"
    rules = ann.get("/api/rules/aquasphere?q=AQ-1.01")
    assert rules[0]["id"] == "AQ-1.01"
