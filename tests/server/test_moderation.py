"""Quarrels: reporting a line, muting somebody, and what the operator can do about it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kolonie.cli import main
from tests.server.serving import Player, Served


def operator(served: Served, capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """What the command prints as JSON."""
    capsys.readouterr()
    assert main(["operator", *words, "--database", served.database, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def quarrel(ann: Player, ben: Player) -> tuple[str, int]:
    """A table where the second has said something, and which line of the chat that is."""
    table = ann.open("me", "open")["id"]
    ben.post(f"/api/tables/{table}/join", {})
    ben.post(f"/api/tables/{table}/chat", {"text": "you \u202eplay\nbadly"})
    (line,) = ann.state(table)["chat"]
    assert line["seat"] == 1 and line["text"] == "you play badly"
    return table, line["id"]


def test_a_reported_line_reaches_the_operator_once(
    served: Served, ann: Player, ben: Player, capsys: pytest.CaptureFixture[str]
) -> None:
    table, line = quarrel(ann, ben)
    for _again in range(2):
        ann.post(f"/api/tables/{table}/report", {"line": line, "reason": "rude\nto me"})
    assert ann.raw("POST", f"/api/tables/{table}/report", json={"line": line + 999}).status_code == 404
    elsewhere = ann.open("me", "hotseat")["id"]
    other = ann.raw("POST", f"/api/tables/{elsewhere}/report", json={"line": line})
    assert other.status_code == 404, "a line belongs to its table"
    waiting = [row for row in operator(served, capsys, "reports") if row["table"] == table]
    assert [(row["text"], row["reason"], row["person"]) for row in waiting] == [
        ("you play badly", "rude to me", ben.me["id"])
    ]
    operator(served, capsys, "settle", str(waiting[0]["number"]))
    assert table not in [row["table"] for row in operator(served, capsys, "reports")]
    assert table in [row["table"] for row in operator(served, capsys, "reports", "--all")]
    assert main(["operator", "settle", "999999", "--database", served.database]) == 2


def test_who_is_muted_is_remembered_and_not_told(ann: Player, ben: Player) -> None:
    table, _line = quarrel(ann, ben)
    assert ann.get(f"/api/tables/{table}/muted") == []
    assert ann.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": True}) == [1]
    assert ann.get(f"/api/tables/{table}/muted") == [1] and ben.get(f"/api/tables/{table}/muted") == []
    again = ann.open("me", "open")["id"]
    ben.post(f"/api/tables/{again}/join", {})
    assert ann.get(f"/api/tables/{again}/muted") == [1], "at every table"
    assert ann.raw("POST", f"/api/tables/{table}/mute", json={"seat": 0, "muted": True}).status_code == 409
    assert ann.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": False}) == []


def chat_of(state: dict[str, Any]) -> list[str]:
    return [line["text"] for line in state["chat"]]


def test_what_a_muted_person_says_is_not_sent_to_who_muted_it(served: Served, ann: Player) -> None:
    """To no socket and no browser of hers; others read it, and so does she when she wants to again."""
    ben, eve = Player(served.url), Player(served.url)
    account = {"name": f"Ann {ann.me['id'][:8]}", "password": "correct horse battery"}
    ann.post("/api/account", account)
    table = ann.open("me", "open", "open")["id"]
    for other in (ben, eve):
        other.post(f"/api/tables/{table}/join", {})
    ben.post(f"/api/tables/{table}/chat", {"text": "before"})
    phone = Player(served.url)
    phone.post("/api/login", account)
    with ann.socket(table) as hers, phone.socket(table) as held, eve.socket(table) as others:
        for socket in (hers, held, others):
            assert chat_of(socket.next()["state"]) == ["before"]
        ann.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": True})
        for socket in (hers, held):
            socket.until(lambda s: chat_of(s) == [])
        ben.post(f"/api/tables/{table}/chat", {"text": "unheard"})
        eve.post(f"/api/tables/{table}/chat", {"text": "heard"})
        assert others.next("chat")["text"] == "unheard", "others read it"
        for socket in (hers, held):
            assert socket.next("chat")["text"] == "heard", "and nothing came before"
        assert chat_of(phone.state(table)) == ["heard"] and chat_of(eve.state(table))[1] == "unheard"
        hers.send({"type": "hello", "seen": 0})
        assert chat_of(hers.next()["state"]) == ["heard"]
        ann.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": False})
        for socket in (hers, held):
            socket.until(lambda s: chat_of(s) == ["before", "unheard", "heard"])


def test_a_guest_who_is_muted_stays_so_with_an_account(served: Served, ann: Player, ben: Player) -> None:
    account = {"name": f"Ben {ben.me['id'][:8]}", "password": "correct horse battery"}
    Player(served.url).post("/api/account", account)
    table, _line = quarrel(ann, ben)
    with ann.socket(table) as hers:
        ann.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": True})
        hers.until(lambda s: chat_of(s) == [])
        ben.post("/api/login", account)
        hers.until(lambda s: s["names"][1] == account["name"])
        ben.post(f"/api/tables/{table}/chat", {"text": "me again"})
        ann.post(f"/api/tables/{table}/chat", {"text": "who?"})
        assert hers.next("chat")["text"] == "who?"
    assert chat_of(ann.state(table)) == ["who?"]


def test_the_operator_silences_and_lets_speak(
    served: Served, ann: Player, ben: Player, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _line = quarrel(ann, ben)
    operator(served, capsys, "silence", ben.me["id"], "--days", "1")
    refused = ben.raw("POST", f"/api/tables/{table}/chat", json={"text": "but"})
    assert refused.status_code == 403 and refused.json()["error"]["code"] == "silenced"
    ann.post(f"/api/tables/{table}/chat", {"text": "thanks"})
    (listed,) = [row for row in operator(served, capsys, "people", "guest") if row["id"] == ben.me["id"]]
    assert listed["silenced_until"] and listed["account"] is False
    operator(served, capsys, "unsilence", ben.me["id"])
    ben.post(f"/api/tables/{table}/chat", {"text": "sorry"})
    assert main(["operator", "silence", "nobody", "--database", served.database]) == 2


def test_the_operator_makes_a_link_for_a_new_password(
    served: Served, ann: Player, ben: Player, capsys: pytest.CaptureFixture[str]
) -> None:
    name = f"Ann {ann.me['id'][:8]}"
    ann.post("/api/account", {"name": name, "password": "correct horse battery"})
    made = operator(served, capsys, "reset", name.upper())
    assert made["name"] == name
    assert ben.post(f"/api{made['link']}", {"password": "another good one"})["name"] == name
    late = operator(served, capsys, "reset", name, "--hours", "0")
    assert ben.raw("POST", f"/api{late['link']}", json={"password": "another good one"}).status_code == 404
    assert main(["operator", "reset", "nobody", "--database", served.database]) == 2
    assert main(["operator", "people", "--database", served.database + ".not"]) == 2
