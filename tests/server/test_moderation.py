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
