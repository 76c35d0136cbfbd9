"""Only views leave the server, whatever is asked for."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any

from kolonie.core.records import RecordError, read, replay
from tests.harbour import TITLE
from tests.server.serving import Player, Served


def secrets_of(served: Served, table: str) -> tuple[str, dict[int, set[int]], set[int]]:
    """From the database: the seed, each seat's hidden cards, and the deck."""
    with sqlite3.connect(served.database) as connection:
        terms = json.loads(
            connection.execute("SELECT terms FROM tables WHERE id = ?", (table,)).fetchone()[0]
        )
        rows = connection.execute("SELECT body FROM events WHERE table_id = ? ORDER BY number", (table,))
        events = [json.loads(body) for (body,) in rows]
    game = TITLE.new(terms["seats"], terms["seed"], {})
    for event in events:
        for key in event.get("keys", ()) if event["kind"] == "play" else ():
            game.play(event["seat"], key)
    hidden = {index: {*seat.hand, *seat.down} for index, seat in enumerate(game.state.seats)}
    return terms["seed"], hidden, set(game.state.deck)


def everything(player: Player, table: str, watch: str) -> list[str]:
    """All a person can get out of the server about a table."""
    got = [
        player.http.get(path).text
        for path in (
            f"/api/tables/{table}",
            f"/api/tables/{table}?log=all",
            f"/api/tables/{table}?seat=0",
            f"/api/tables/{table}?seat=1",
            f"/api/watch/{watch}",
            f"/api/tables/{table}/replay?at=2",
            f"/api/tables/{table}/replay?at=2&seat=1",
            f"/api/tables/{table}/replay?at=999&seat=0",
            f"/api/tables/{table}/record.kol",
            "/api/tables?list=mine",
            "/metrics",
        )
    ]
    for path, body in (
        ("moves", {"seat": 0, "number": 0, "key": "lay:0"}),
        ("moves", {"seat": 1, "number": 9999, "key": "lay:0"}),
        ("take-back", {"seat": 0, "number": 1}),
        ("confirm", {"seat": 1}),
        ("continue", {"at": 2}),
    ):
        got.append(player.raw("POST", f"/api/tables/{table}/{path}", json=body).text)
    return got


def laid(text: str) -> set[int]:
    """Every card that a text could speak of as somebody's."""
    return {int(n) for n in re.findall(r"lay:(\d+)|card:(\d+)|Lay (\d+)", text) for n in n if n}


def cards_seen(state: Any, seat: int) -> set[int]:
    found: set[int] = set()
    for name in ("hand", "down"):
        value = state["board"]["table"]["seats"][seat][name]
        if isinstance(value, list):
            found.update(value)
    return found


def play_some(served: Served, confirm: bool) -> tuple[Player, Player, str, str]:
    ann, ben = Player(served.url), Player(served.url)
    made = ann.open("me", "link", game="harbour", confirm=confirm)
    table = made["id"]
    ben.post("/api/join/" + made["seat_links"][0]["url"].removeprefix("/join/"))
    ben.move(table, ben.state(table))
    ann.move(table, ann.state(table), 2)
    return ann, ben, table, made["spectator_url"].removeprefix("/watch/")


def test_before_the_end_nobody_gets_the_seed_or_anothers_cards(served: Served) -> None:
    for confirm in (False, True):
        ann, ben, table, watch = play_some(served, confirm)
        seed, hidden, deck = secrets_of(served, table)
        for player, seat in ((ann, 0), (ben, 1)):
            others = (hidden[1 - seat] | deck) - hidden[seat]
            for text in everything(player, table, watch):
                assert seed not in text
                assert not laid(text) & others, text[:400]
            state = player.state(table)
            assert cards_seen(state, seat) == hidden[seat]
            assert cards_seen(state, 1 - seat) == set()
        stranger = Player(served.url)
        for text in everything(stranger, table, watch):
            assert seed not in text
            assert not laid(text) & (hidden[0] | hidden[1]) - {0}, text[:400]
        with stranger.socket(table, f"?watch={watch}") as socket:
            text = json.dumps(socket.next())
            assert seed not in text and not laid(text)
        assert seed not in served.log.read_text()


def test_what_is_done_in_secret_and_taken_back_is_told_to_nobody(served: Served) -> None:
    """Neither what it was, nor that it was: no message, no number, no time."""
    for confirm in (False, True):
        ann, ben, table, _watch = play_some(served, confirm)
        with ben.socket(table) as his:
            his.next()
            before = [ben.http.get(path).content for path in looked_at(table)]
            for _ in range(2):
                number = ann.get(f"/api/tables/{table}?seat=0")["your_number"]
                back = {"seat": 0, "number": number, "whole_turn": True}
                ann.post(f"/api/tables/{table}/take-back", back)
                ann.move(table, ann.get(f"/api/tables/{table}?seat=0"))
            assert [ben.http.get(path).content for path in looked_at(table)] == before
            ann.post(f"/api/tables/{table}/chat", {"text": "still thinking"})
            kinds = []
            while "chat" not in kinds:
                kinds.append(json.loads(his.connection.recv(timeout=20))["type"])
            assert "state" not in kinds and "delta" not in kinds


def looked_at(table: str) -> list[str]:
    return [
        f"/api/tables/{table}?log=all",
        f"/api/tables/{table}/record.kol",
        f"/api/tables/{table}/replay?at=1",
        "/api/tables?list=mine",
    ]


def test_links_and_names_of_persons_are_not_in_the_log(served: Served) -> None:
    ann, _ben, table, watch = play_some(served, False)
    ann.http.get(f"/api/watch/{watch}")
    log = served.log.read_text()
    assert watch not in log and "/api/watch/…" in log
    assert ann.http.cookies["kolonie"] not in log and ann.csrf not in log
    lines = [line for line in log.splitlines() if table in line and "kolonie.access" in line]
    fields = json.loads(lines[-1].split("kolonie.access ")[1])
    assert set(fields) == {"method", "path", "status", "ms", "client", "person"}


def test_after_the_end_everything_is_open_and_can_be_checked(served: Served) -> None:
    ann = Player(served.url)
    made = ann.open("me", "bot:random", game="harbour")
    table = made["id"]
    record = read(ann.http.get(f"/api/tables/{table}/record.kol").text)
    assert record.seed == "" and record.commitment
    try:
        replay(record, TITLE)
    except RecordError:
        pass
    else:
        raise AssertionError("a record without seed was replayed")
    while True:
        state = ann.wait(table, lambda s: s["decision"] is not None or s["result"] is not None)
        if state["result"] is not None:
            break
        ann.move(table, state)
    assert state["seed"] and state["commitment"] == record.commitment
    for seat in (0, 1):
        past = ann.get(f"/api/tables/{table}/replay?at=1&seat={seat}")
        assert past["you"] == seat and cards_seen(past, seat)
    spectator = ann.get(f"/api/tables/{table}/replay?at=1&seat=-1")
    assert spectator["you"] is None and not cards_seen(spectator, 0)
