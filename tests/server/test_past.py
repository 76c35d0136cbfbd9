"""Replay, records, practice and statistics."""

from __future__ import annotations

from random import Random

import pytest

from kolonie.core.records import write
from kolonie.core.text import lexicon
from kolonie.core.title import Title
from kolonie.games import titles
from kolonie.table.table import Table
from tests.server.serving import Player, Served


def finished(player: Player, **rest: str) -> str:
    table: str = player.open("me", "bot:random", game="harbour", **rest)["id"]
    while True:
        state = player.wait(table, lambda s: s["decision"] is not None or s["result"] is not None)
        if state["result"] is not None:
            return table
        player.move(table, state)


def test_replay_upload_and_practice(ann: Player, ben: Player) -> None:
    table = finished(ann)
    state = ann.state(table)
    past = ann.get(f"/api/tables/{table}/replay?at=3")
    assert past["number"] == 3 and past["decision"] is None and len(past["log"]) < len(state["log"])
    record = ann.http.get(f"/api/tables/{table}/record.kol")
    assert "attachment" in record.headers["content-disposition"] and state["seed"] in record.text

    opened = ben.raw("POST", "/api/records", content=record.content)
    assert opened.status_code == 201, opened.text
    copy = ben.state(opened.json()["id"])
    assert copy["status"] == "finished" and copy["result"] == state["result"] and copy["verified"]
    assert ben.get(f"/api/tables/{copy['id']}/replay?at=3&seat=1")["number"] == 3

    practice = ben.post(f"/api/tables/{copy['id']}/continue", {"at": 3})["id"]
    now = ben.wait(practice, lambda s: s["decision"] is not None)
    assert now["status"] == "running" and now["number"] >= 1 and now["seed"] is None
    assert {name for name in now["names"] if name != ben.me["name"]} < set(copy["names"]), "names are kept"
    ben.move(practice, now)
    over = ben.raw("POST", f"/api/tables/{copy['id']}/continue", json={"at": 9999})
    assert over.status_code == 409 and over.json()["error"]["code"] == "nothing-to-play"
    running = ben.raw("POST", f"/api/tables/{practice}/continue", json={"at": 1})
    assert running.status_code == 409, "a running table would give its secrets away"


def test_bots_have_names(ann: Player, ben: Player) -> None:
    """Two of a level are told apart: by names at a table, by numbers where a record names only their kind."""
    table: str = ann.open("me", "bot:random", "bot:random", game="harbour")["id"]
    names = ann.state(table)["names"]
    assert len(set(names)) == 3 and "Random moves" not in names
    text = ann.http.get(f"/api/tables/{finished(ann)}/record.kol").text
    seats = next(line for line in text.splitlines() if line.startswith("[Seats"))
    anonymous = text.replace(seats, '[Seats "random; random"]')
    opened = ben.raw("POST", "/api/records", content=anonymous.encode())
    assert opened.status_code == 201, opened.text
    assert ben.state(opened.json()["id"])["names"] == ["Random moves 1", "Random moves 2"]


def test_a_tampered_record_is_refused(ann: Player) -> None:
    table = finished(ann, seed="a shuffle of my own")
    text = ann.http.get(f"/api/tables/{table}/record.kol").text
    bad = [
        "",
        '[Kolonie "1"]\n',
        text.replace("a shuffle of my own", "another shuffle"),
        text.replace('[Result "', '[Result "9'),
        text + "\n99 0 lay:1\n",
        text.replace("[Seed", "[Sead"),
    ]
    for wrong in bad:
        answer = ann.raw("POST", "/api/records", content=wrong.encode())
        assert answer.status_code == 422, wrong[:80]
        assert answer.json()["error"]["code"] == "bad-record" and answer.json()["error"]["field"]


def test_only_played_tables_count_in_the_statistics(served: Served) -> None:
    ann = Player(served.url)
    table = finished(ann)
    record = ann.http.get(f"/api/tables/{table}/record.kol")
    ann.raw("POST", "/api/records", content=record.content)
    stats = ann.get("/api/stats")
    assert [(s["game"], s["games"], s["mode"]) for s in stats["mine"]] == [("harbour", 1, "live")]
    assert stats["recent"][0]["table"] == table
    assert ann.state(table)["result"]["grade"] is None
    assert any(s["game"] == "harbour" and s["games"] >= 1 for s in stats["all"])
    finished(ann, seed="chosen by ann")
    assert [s["games"] for s in ann.get("/api/stats")["mine"]] == [1], "who chose the seed knew every card"


@pytest.mark.parametrize("title", [t for t in titles() if t.min_seats == 1], ids=lambda t: str(t.id))
def test_the_result_of_a_game_alone_carries_its_grade(served: Served, title: Title) -> None:
    """In the reader's language, and only where nobody else played."""
    table = Table(title, ("Ann",), "alone")
    dice = Random(1)
    while table.game.asks:
        table.play(0, dice.choice(table.game.options(0)))
    grade = title.grade(table.game)
    assert grade is not None
    for language in ("en", "cs"):
        reader = Player(served.url, language)
        answer = reader.raw("POST", "/api/records", content=write(table.record).encode())
        assert answer.status_code == 201, answer.text
        told = reader.state(answer.json()["id"])["result"]["grade"]
        assert told == lexicon(title, language).say(grade) and "{" not in told
    together = title.new(2, "x", {})
    assert title.grade(together) is None
