"""Cookies, CSRF, limits, headers: what stands between strangers and the tables."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import Player, Served


def test_the_session_cookie_is_signed_http_only_and_same_site(served: Served) -> None:
    answer = httpx.get(f"{served.url}/api/me")
    cookies = answer.headers.get_list("set-cookie")
    session = next(cookie for cookie in cookies if cookie.startswith("kolonie="))
    assert "HttpOnly" in session and "SameSite=Strict" in session
    assert "HttpOnly" not in next(cookie for cookie in cookies if cookie.startswith("kolonie_csrf="))
    name, value = session.split(";")[0].split("=", 1)
    broken = value[:-1] + ("0" if value[-1] != "0" else "1")
    other = httpx.get(f"{served.url}/api/me", cookies={name: broken})
    assert other.status_code == 401 and other.json()["error"]["code"] == "unknown-session"
    assert "set-cookie" not in other.headers, "it may be a good one of another server at the same address"
    fresh = httpx.get(f"{served.url}/api/me?fresh=true", cookies={name: broken})
    assert fresh.json()["id"] != answer.json()["id"]
    same = httpx.get(f"{served.url}/api/me?fresh=true", cookies={name: value})
    assert same.json()["id"] == answer.json()["id"], "a session that holds is kept"


def test_a_request_without_the_csrf_header_is_refused(ann: Player, ben: Player) -> None:
    for header in ({}, {"X-Kolonie-Csrf": "x"}, {"X-Kolonie-Csrf": ben.csrf}):
        answer = ann.http.put("/api/me", json={"name": "Mallory"}, headers=header)
        assert answer.status_code == 403 and answer.json()["error"]["code"] == "csrf"
    assert ann.get("/api/me")["name"] == ann.me["name"]
    stranger = httpx.post(f"{ann.url}/api/tables", json={}, headers={"X-Kolonie-Csrf": ann.csrf})
    assert stranger.status_code == 401


def test_a_socket_of_another_page_is_refused(ann: Player) -> None:
    table = ann.open("me", "bot:random")["id"]
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        ann.socket(table, headers={"Origin": "https://elsewhere.example"}).next()
    with ann.socket(table, headers={"Origin": ann.url}) as socket:
        assert socket.next()


def test_a_socket_at_a_private_table_is_closed(ann: Player, ben: Player) -> None:
    table = ann.open("me", "bot:random")["id"]
    for address, code in ((table, 4403), ("nowhere", 4404)):
        with pytest.raises(ConnectionClosed) as closed:
            ben.socket(address).next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def test_every_answer_carries_the_security_headers(served: Served) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health", "/schema"):
        headers = httpx.get(f"{served.url}{path}").headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_large_bodies_are_refused(ann: Player) -> None:
    answer = ann.raw(
        "POST", "/api/tables", content=b"x" * 40_000, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 413 and answer.json()["error"]["code"] == "too-large"
    assert ann.raw("POST", "/api/records", content=b"x" * 500_000).status_code == 413
    assert ann.raw("POST", "/api/records", content=b"x" * 100_000).status_code == 422


def test_faults_in_requests_are_explained_in_the_persons_language(served: Served) -> None:
    eva = Player(served.url, "cs")
    answer = eva.raw("POST", "/api/tables", json={"game": "chess", "seats": [{"kind": "me"}]})
    assert answer.status_code == 404 and answer.json()["error"]["text"] == "Hra „chess“ neexistuje."
    bad = [
        ({"game": "aquasphere", "seats": [{"kind": "me"}]}, "seats"),
        ({"game": "aquasphere", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}, "no-bot"),
        ({"game": "aquasphere", "seats": [{"kind": "me"}, {"kind": "me"}]}, "two-me"),
        ({"game": "aquasphere", "seats": [{"kind": "me"}] * 9}, "invalid"),
        (
            {"game": "aquasphere", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": "x"},
            "seed-with-others",
        ),
        ({"game": "aquasphere", "seats": [{"kind": "me"}] * 2, "settings": {"x": "y"}}, "two-me"),
        ({"game": "aquasphere", "seats": [{"kind": "hotseat"}] * 2, "settings": {"x": "y"}}, "setup"),
    ]
    for body, code in bad:
        answer = eva.raw("POST", "/api/tables", json=body)
        assert answer.status_code == 400 and answer.json()["error"]["code"] == code, body
        assert answer.json()["error"]["text"]


def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    with Served(str(tmp_path / "kolonie.sqlite"), tmp_path, {"KOLONIE_LIMITS": "0.2"}) as server:
        ann = Player(server.url)
        codes = [
            ann.raw("POST", "/api/login", json={"name": "x", "password": f"wrong {n}"}).status_code
            for n in range(4)
        ]
        assert codes[:2] == [403, 403] and codes[-1] == 429
        answers = [ann.http.get("/api/games") for _ in range(90)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert answers[0].status_code == 200 and refused
        assert all(answer.headers["retry-after"] for answer in refused)
        assert ann.http.get("/health").status_code == 200
        metrics = ann.http.get("/metrics").text
        assert 'kolonie_refused_total{reason="rate"}' in metrics


def test_accounts(served: Served) -> None:
    ann = Player(served.url)
    name, password = f"Ann {ann.me['id'][:6]}", "correct horse battery"
    table = ann.open("me", "bot:random")["id"]
    short = ann.raw("POST", "/api/account", json={"name": name, "password": "short"})
    assert short.status_code == 400 and short.json()["error"]["field"] == "password"
    old = dict(ann.http.cookies)
    me = ann.post("/api/account", {"name": name, "password": password})
    assert me["guest"] is False and me["id"] == ann.me["id"] and me["name"] == name
    assert ann.state(table)["names"][0] == name, "the guest keeps its tables"
    thief = httpx.get(f"{served.url}/api/me", cookies=old)
    assert thief.status_code == 401, "the session was renewed"
    ben = Player(served.url)
    taken = ben.raw("POST", "/api/account", json={"name": name.upper(), "password": password})
    assert taken.status_code == 409 and taken.json()["error"]["code"] == "name-taken"
    assert ben.raw("POST", "/api/login", json={"name": name, "password": "wrong"}).status_code == 403
    assert ben.post("/api/login", {"name": name, "password": password})["id"] == me["id"]
    assert ben.state(table)["you"] == 0
    ben.post("/api/logout")
    assert ben.get("/api/me")["guest"] is True
    assert ann.get("/api/me")["id"] == me["id"], "the other session goes on"
    log = served.log.read_text()
    assert password not in log and "battery" not in log
    kept = Path(served.database).read_bytes() + Path(f"{served.database}-wal").read_bytes()
    assert password.encode() not in kept and b"$argon2id$" in kept
    assert ann.http.cookies["kolonie"].split(".")[0].encode() not in kept, "only a hash of the session"
