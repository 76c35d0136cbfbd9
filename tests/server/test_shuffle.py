"""Players add to the shuffle: committed to before the deal, told when all are bound, proved by the record."""

from __future__ import annotations

import secrets
import sqlite3
import time

import pytest

from kolonie.core.chance import commitment
from kolonie.core.records import Share, check, dealt_from, read, write
from kolonie.games import title
from kolonie.server.seal import signer
from kolonie.table import snapshots
from kolonie.table.events import Terms
from kolonie.table.sitting import Sitting
from tests.server.serving import Player, Served

AQUASPHERE = title("aquasphere")


def entropy() -> tuple[str, str]:
    told = secrets.token_hex(32)
    return told, commitment(told)


def resigned(player: Player, table: str) -> None:
    player.post(f"/api/tables/{table}/resign", {"seat": player.state(table)["you"]})


def test_both_add_to_the_shuffle_and_the_record_proves_it(ann: Player, ben: Player) -> None:
    (hers, her_pledge), (his, his_pledge) = entropy(), entropy()
    made = ann.open("me", "open", pledge=her_pledge)
    table = made["id"]
    early = ann.raw("POST", f"/api/tables/{table}/reveal", json={"seat": 0, "entropy": hers})
    assert early.status_code == 409, "not before everybody is bound"
    ben.post(f"/api/tables/{table}/join", {"pledge": his_pledge})
    state = ann.state(table)
    assert state["status"] == "open" and state["dealing"] and state["commitment"] == made["commitment"]
    assert [share["entropy"] for share in state["shares"]] == [None, None]
    assert ben.raw("POST", f"/api/tables/{table}/leave").status_code == 409, "all are bound"
    other = ann.raw("POST", f"/api/tables/{table}/reveal", json={"seat": 0, "entropy": "0" * 64})
    assert other.status_code == 409
    assert (
        ben.raw("POST", f"/api/tables/{table}/reveal", json={"seat": 0, "entropy": hers}).status_code == 403
    )
    for _copy in range(2):
        ann.post(f"/api/tables/{table}/reveal", {"seat": 0, "entropy": hers})
    assert ben.state(table)["shares"][0]["entropy"] is None, "nothing is told before the deal"
    ben.post(f"/api/tables/{table}/reveal", {"seat": 1, "entropy": his})
    state = ben.state(table)
    assert state["status"] == "running" and not state["dealing"] and state["seed"] is None
    assert [share["entropy"] for share in state["shares"]] == [hers, his]
    first = next(player for player in (ann, ben) if player.state(table)["decision"] is not None)
    first.move(table, first.state(table))
    resigned(ann, table)
    seed = ann.state(table)["seed"]
    record = read(ann.raw("GET", f"/api/tables/{table}/record.kol").text)
    assert commitment(seed) == made["commitment"] == record.commitment and record.seed == seed
    assert record.shares == (Share(0, her_pledge, hers), Share(1, his_pledge, his))
    assert check(record, AQUASPHERE) == []
    assert dealt_from(seed, record.shares) != seed
    assert ann.state(table)["verified"] is True
    again = ann.post(f"/api/tables/{table}/continue", {"at": 0})["id"]
    assert ann.state(again)["chosen"], "a position that is known counts for nothing"
    filmed = ann.get(f"/api/tables/{table}/replay?at=1")
    assert filmed["number"] == 1


def test_whoever_does_not_tell_holds_nobody_up(served: Served, ann: Player, ben: Player) -> None:
    (hers, her_pledge), (_his, his_pledge) = entropy(), entropy()
    table = ann.open("me", "open", pledge=her_pledge)["id"]
    ben.post(f"/api/tables/{table}/join", {"pledge": his_pledge})
    ann.post(f"/api/tables/{table}/reveal", {"seat": 0, "entropy": hers})
    with sqlite3.connect(served.database, timeout=20) as database:
        database.execute("UPDATE tables SET wake_at = ? WHERE id = ?", (time.time(), table))
    state = ann.wait(table, lambda s: s["status"] == "running")
    assert [share["entropy"] for share in state["shares"]] == [hers, None]
    late = ben.raw("POST", f"/api/tables/{table}/reveal", json={"seat": 1, "entropy": _his})
    assert late.status_code == 409


def test_a_player_alone_adds_to_the_shuffle_too(ann: Player) -> None:
    told, pledge = entropy()
    table = ann.open("me", "bot:random", pledge=pledge)["id"]
    assert ann.state(table)["status"] == "open"
    ann.post(f"/api/tables/{table}/reveal", {"seat": 0, "entropy": told})
    assert ann.wait(table, lambda s: s["decision"] is not None)["shares"][0]["entropy"] == told


def test_by_link_and_without_adding_anything(ann: Player, ben: Player) -> None:
    told, pledge = entropy()
    made = ann.open("me", "link")
    ben.post(f"/api{made['seat_links'][0]['url']}", {"pledge": pledge})
    assert ann.state(made["id"])["dealing"]
    ben.post(f"/api/tables/{made['id']}/reveal", {"seat": 1, "entropy": told})
    assert ann.state(made["id"])["status"] == "running"
    plain = ann.open("me", "link")
    ben.post(f"/api{plain['seat_links'][0]['url']}")
    assert ann.state(plain["id"])["status"] == "running" and ann.state(plain["id"])["shares"] == []


def test_a_snapshot_keeps_what_was_added() -> None:
    shares = (Share(1, commitment("b" * 32), "b" * 32),)
    sitting = Sitting(AQUASPHERE, Terms("aquasphere", 2, {}, "secret"), ("a", "b"))
    sitting.start(0.0, shares)
    assert sitting.game.chance.seed == dealt_from("secret", shares) != "secret"
    again = snapshots.restore(AQUASPHERE, sitting.terms, ("a", "b"), snapshots.take(sitting))
    again.end("closed", 0, 1.0)
    assert again.table.record.shares == shares and again.table.record.seed == "secret"
    assert check(again.table.record, AQUASPHERE) == []


def test_records_of_games_played_here_are_signed(served: Served, ann: Player, ben: Player) -> None:
    key = ann.get("/api/key")["key"]
    table = ann.open("me", "open")["id"]
    ben.post(f"/api/tables/{table}/join", {})
    running = read(ann.raw("GET", f"/api/tables/{table}/record.kol").text)
    assert signer(running) == key and not running.seed
    resigned(ann, table)
    text = ann.raw("GET", f"/api/tables/{table}/record.kol").text
    record = read(text)
    assert signer(record) == key == ben.get("/api/key")["key"]
    assert write(record) == text
    uploaded = ann.raw("POST", "/api/records", content=text, headers={"Content-Type": "text/plain"}).json()[
        "id"
    ]
    copy = read(ann.raw("GET", f"/api/tables/{uploaded}/record.kol").text)
    assert copy.signature == "", "nothing is known here of a game played elsewhere"


def test_a_chosen_shuffle_is_marked_at_the_table_and_in_the_record(ann: Player) -> None:
    _told, pledge = entropy()
    table = ann.open("me", "bot:random", seed="mine", pledge=pledge)["id"]
    state = ann.state(table)
    assert state["chosen"] and state["shares"] == [] and state["status"] == "running"
    ann.post(f"/api/tables/{table}/close")
    assert read(ann.raw("GET", f"/api/tables/{table}/record.kol").text).chosen


@pytest.mark.parametrize("pledge", ["", "x" * 64, "a" * 63, "A" * 64, 7])
def test_a_pledge_is_a_hash(ann: Player, pledge: object) -> None:
    wish = {"game": "aquasphere", "seats": [{"kind": "me"}, {"kind": "open"}], "pledge": pledge}
    assert ann.raw("POST", "/api/tables", json=wish).status_code == 400
