"""Whatever a stranger sends gets an answer that says what is wrong; never 500, nothing of it in the log."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from kolonie.server.command import Entries
from kolonie.server.config import Config
from kolonie.server.store.database import Database
from tests.server.serving import Player, Served

JSON = {"Content-Type": "application/json"}


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/api/me", b'{"language":"de"}'),
        ("PUT", "/api/me", b'{"name":"\\u0000"}'),
        ("PUT", "/api/me", b'{"name":'),
        ("PUT", "/api/me", b"[]"),
        ("PUT", "/api/me", b"7"),
        ("PUT", "/api/me", b'"'),
        ("POST", "/api/account/password", b"null"),
        (
            "POST",
            "/api/sessions/end",
            b'{"id":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000'
            b'\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"}',
        ),
        ("POST", "/api/reset/\u0161", b'{"password":"a\\u0000bbbbbbbbb"}'),
        ("PUT", "/api/me", b'{"name":"\xff\xfe"}'),
        ("PUT", "/api/me", b'{"name":' + b"[" * 15_000),
        ("PUT", "/api/me", b"[" * 30_000 + b"]" * 30_000),
        ("POST", "/api/tables", b'{"game":"aquasphere","seats":' + b'{"a":' * 5_000),
        ("POST", "/api/tables", b'{"game":"a\\u0000b","seats":[{"kind":"me"},{"kind":"bot"}]}'),
        ("POST", "/api/tables", b'{"game":"\\ud800","seats":[{"kind":"me"}]}'),
        ("POST", "/api/records", b"\xff\xfe\x00"),
        ("POST", "/api/login", b'{"name":"a\\u0000","password":"b\\u0000bbbbbbb"}'),
    ],
)
def test_bodies_that_mean_nothing(ann: Player, method: str, path: str, body: bytes) -> None:
    answer = ann.raw(method, path, content=body, headers=JSON)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]["text"]


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("abandon", {"agree": 0}, "agree"),
        ("abandon", {"agree": "true"}, "agree"),
        ("moves", {"seat": "0", "number": 1, "key": "x"}, "seat"),
        ("moves", {"seat": 0.5, "number": 1, "key": "x"}, "seat"),
        ("take-back", {"seat": 0, "number": 1, "whole_turn": 1}, "whole_turn"),
        ("report", {"line": True}, "line"),
    ],
)
def test_a_body_is_taken_as_it_is_described(ann: Player, path: str, body: object, field: str) -> None:
    table = ann.open("me", "hotseat")["id"]
    answer = ann.raw("POST", f"/api/tables/{table}/{path}", json=body)
    assert answer.status_code == 400 and answer.json()["error"]["field"] == field, answer.text


def test_what_no_route_takes_is_told_so_whoever_asks(served: Served) -> None:
    for method in ("PUT", "DELETE", "PATCH", "TRACE"):
        answer = httpx.request(method, f"{served.url}/api/games")
        assert answer.status_code == 405 and "GET" in answer.headers["allow"], method
    asked = httpx.options(f"{served.url}/api/me")
    assert {"GET", "PUT"} <= {word.strip() for word in asked.headers["allow"].split(",")}


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/api/%00",
        "/" + "x" * 5_000,
        "/" + "x/" * 2_000,
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/games/%0d%0aX-Evil:1",
        "/api/join/%00",
        "/%ff",
        "/..%2f..%2fetc/passwd",
    ],
)
def test_paths_that_lead_nowhere(ann: Player, path: str) -> None:
    for method in ("GET", "POST", "PUT", "DELETE"):
        answer = ann.raw(method, path)
        assert answer.status_code in (200, 400, 401, 403, 404, 405, 414), (method, answer.text)


def test_what_is_asked_for_never_makes_a_line_of_the_log(served: Served, ann: Player) -> None:
    ann.raw("GET", "/api/tables/x%0a2026-01-01 00:00:00,000 INFO kolonie forged")
    ann.raw("GET", "/api/join/%0aforged")
    assert not any(
        line.startswith("2026-01-01") or line == "forged" for line in served.log.read_text().splitlines()
    )


def test_an_entry_of_the_log_is_one_whatever_it_says() -> None:
    try:
        raise KeyError("a\n2026-01-01 00:00:00,000 INFO kolonie forged\r\x1b[31m\u202e")
    except KeyError:
        fault = logging.LogRecord("kolonie", 40, "", 0, "fault in %s", ("a\nforged",), sys.exc_info())
    lines = Entries("%(levelname)s %(message)s").format(fault).splitlines()
    assert lines[0] == "ERROR fault in a" and all(line.startswith("    ") for line in lines[1:])
    assert all(line.isprintable() for line in lines)


def test_a_fault_of_the_database_does_not_tell_what_was_asked(tmp_path: Path) -> None:
    async def work() -> None:
        database = Database(Config(database=str(tmp_path / "k.sqlite")))
        try:
            with pytest.raises(OperationalError) as fault:
                wrong = text("SELECT nothing FROM nowhere WHERE token = :token")
                await database.read(lambda connection: connection.execute(wrong, {"token": "my-secret"}))
            assert "nowhere" in str(fault.value) and "my-secret" not in str(fault.value)
        finally:
            await database.close()

    asyncio.run(work())


def test_a_wrong_method_is_told_which_are_right(served: Served, ann: Player) -> None:
    table = ann.open("me", "bot:random")["id"]
    for path, allowed in (
        ("/api/login", {"POST"}),
        ("/api/me", {"GET", "PUT"}),
        ("/api/tables", {"GET", "POST"}),
        (f"/api/tables/{table}", {"GET"}),
        (f"/api/tables/{table}/moves", {"POST"}),
        ("/health", {"GET"}),
    ):
        answer = ann.raw("PATCH", path)
        assert answer.status_code == 405, path
        told = {word.strip() for word in answer.headers["allow"].split(",")} - {"OPTIONS", "HEAD"}
        assert told == allowed, path


def test_limits_count_what_the_router_sees(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("limited")
    with Served(str(folder / "k.sqlite"), folder, {"KOLONIE_LIMITS": "1"}) as server:
        ann = Player(server.url)
        paths = ("/api/login", "/api/login/", f"{server.url}//api/login", "/api//login", "/api/login//")
        tried = [ann.raw("POST", paths[n % 5], json={"name": "x", "password": "y"}) for n in range(30)]
        assert sum(answer.status_code == 403 for answer in tried) <= 12
        assert sum(answer.status_code == 429 for answer in tried) >= 18
        for path in ("/api/account", "/api/account/password", "/api/account//delete/", "/api/reset/guess"):
            assert ann.raw("POST", path, json={}).status_code == 429, "one limit for all that can be guessed"


def test_names_of_seats_are_clean(ann: Player) -> None:
    wish = {
        "game": "aquasphere",
        "seats": [
            {"kind": "me"},
            {"kind": "hotseat", "name": "A\nB\u202eC"},
            {"kind": "bot", "name": "D\u0000E"},
        ],
    }
    table = ann.raw("POST", "/api/tables", json=wish).json()["id"]
    assert ann.get(f"/api/tables/{table}")["names"][1:] == ["A B C", "D E"]
    wish["seats"][1]["name"] = "\u202e"  # type: ignore[index]
    refused = ann.raw("POST", "/api/tables", json=wish)
    assert refused.status_code == 400 and refused.json()["error"]["field"] == "seats[1].name"


def test_a_secret_in_a_path_is_not_logged(served: Served, ann: Player) -> None:
    for _again in range(2):  # the first line is written by then
        assert httpx.get(f"{served.url}/api/watch/a-secret-of-mine").status_code == 404
        ann.get("/api/me")
    log = served.log.read_text()
    assert "/api/watch/" in log and "a-secret-of-mine" not in log
