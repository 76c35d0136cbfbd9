"""Moves over the socket: guarded and answered like requests, kept before they are answered."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.serving import Player, Served, Socket


def move(socket: Socket, player: Player, state: dict[str, Any], pick: int = 0, **other: Any) -> None:
    """Sends a move of the viewer; `other` replaces what a page of ours would send."""
    decision = state["decision"]
    key = decision["options"][pick]["key"]
    sent = {"id": 1, "seat": decision["seat"], "number": decision["number"], "key": key, **other}
    socket.send({"type": "move", "csrf": player.csrf if "csrf" not in other else "", **sent})


def test_a_move_is_answered_shown_and_harmless_if_repeated(ann: Player, ben: Player) -> None:
    table = ann.open("me", "open", public=True)["id"]
    ben.post(f"/api/tables/{table}/join", {})
    with ann.socket(table) as hers, ben.socket(table) as his:
        state = hers.next()["state"]
        his.next()
        move(hers, ann, state, id=7)
        moved = hers.next("moved")
        assert moved == {"type": "moved", "id": 7, "number": moved["number"]}
        assert moved["number"] > state["decision"]["number"]
        assert his.until(lambda s: s["number"] == 1)
        assert ann.state(table)["number"] == 1, "it was kept before it was answered"
        move(hers, ann, state, id=8)
        assert hers.next("moved")["id"] == 8 and ann.state(table)["number"] == 1
        move(hers, ann, state, 1, id=9)
        late = hers.next("refused")
        assert (late["id"], late["status"], late["error"]["code"]) == (9, 409, "stale")
        assert late["state"]["number"] == 1 and late["state"]["you"] == 0


def test_an_illegal_move_is_told_reason_and_rule_in_the_persons_language(ann: Player) -> None:
    table = ann.open("me", "hotseat")["id"]
    with ann.socket(table) as socket:
        state = socket.next()["state"]
        move(socket, ann, state, key="nonsense")
        refused = socket.next("refused")
        assert refused["status"] == 422 and refused["error"]["rule"] == "AQ-2.03"
        assert (
            refused["error"]
            == ann.try_move(table, 0, state["decision"]["number"], "nonsense").json()["error"]
        )
        ann.put("/api/me", {"language": "cs"})
        socket.until(lambda s: s["decision"]["prompt"] != state["decision"]["prompt"])
        move(socket, ann, state, key="nonsense")
        assert socket.next("refused")["error"]["text"] != refused["error"]["text"]


def test_nobody_moves_without_the_mark_of_our_pages_or_on_a_seat_of_others(ann: Player, ben: Player) -> None:
    table = ann.open("me", "open", public=True)["id"]
    ben.post(f"/api/tables/{table}/join", {})
    with ann.socket(table) as hers, ben.socket(table) as his:
        state = hers.next()["state"]
        his.next()
        for csrf in ("", "x", ben.csrf):
            move(hers, ann, state, csrf=csrf)
            assert hers.next("refused")["error"]["code"] == "csrf"
        move(his, ben, state)
        refused = his.next("refused")
        assert (refused["status"], refused["error"]["code"]) == (403, "not-your-seat")
        for wrong in ({"seat": -1}, {"key": ""}, {"key": "x" * 201}, {"number": "1"}, {"more": 1}):
            move(hers, ann, state, **wrong)
            assert hers.next("error")["error"]["code"] == "invalid"
        assert ann.state(table)["number"] == 0
        move(hers, ann, state)
        assert hers.next("moved")


def test_a_spectator_by_link_who_is_nobody_cannot_move(served: Served, ann: Player) -> None:
    made = ann.open("me", "hotseat")
    state = ann.state(made["id"])
    watch = state["spectator_url"].rpartition("/")[2]
    stranger = Player(served.url)
    stranger.http.cookies.clear()
    with Socket(stranger, made["id"], f"?watch={watch}") as socket:
        socket.next()
        move(socket, ann, state)
        refused = socket.next("refused")
        assert (refused["status"], refused["error"]["code"]) == (401, "no-session")
    assert ann.state(made["id"])["number"] == 0


def test_moves_over_the_socket_are_counted_with_the_requests(tmp_path: Path) -> None:
    with Served(str(tmp_path / "kolonie.sqlite"), tmp_path, {"KOLONIE_LIMITS": "0.2"}) as server:
        ann = Player(server.url)
        table = ann.open("me", "hotseat")["id"]
        with ann.socket(table) as socket:
            state = socket.next()["state"]
            for number in range(60):
                move(socket, ann, state, key="nonsense", id=number)
            answers = [socket.next("refused") for _ in range(60)]
        assert answers[0]["status"] == 422 and answers[-1]["status"] == 429
        assert [answer["id"] for answer in answers] == list(range(60))
        assert '"method":"MOVE"' in server.log.read_text()


def test_an_ended_session_moves_no_more(ann: Player) -> None:
    name, password = f"Ann {ann.me['id'][:6]}", "correct horse battery"
    ann.post("/api/account", {"name": name, "password": password})
    table = ann.open("me", "hotseat")["id"]
    with ann.socket(table) as socket:
        state, csrf = socket.next()["state"], ann.csrf
        ann.post("/api/logout")
        with pytest.raises(ConnectionClosed):
            move(socket, ann, state, csrf=csrf)
            assert socket.next("refused")["status"] == 401
            socket.next()
    ann.get("/api/me")
    ann.post("/api/login", {"name": name, "password": password})
    assert ann.state(table)["number"] == 0
