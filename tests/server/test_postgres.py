"""Several server processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import inspect
from websockets.exceptions import ConnectionClosed

from kolonie.core.chance import commitment
from kolonie.core.records import read
from kolonie.games import title
from kolonie.server.config import Config
from kolonie.server.store.database import Database
from kolonie.server.store.schema import META
from kolonie.server.store.tables import Tables
from kolonie.table.sitting import Sitting
from tests.server.serving import Player, Served


@pytest.fixture(scope="module")
def pair(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    folder = tmp_path_factory.mktemp("pair")
    with Served(postgres, folder) as one, Served(postgres, folder) as other:
        yield one, other


def test_two_processes_play_one_table(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann, ben = Player(one.url), Player(other.url)
    made = ann.open("me", "link", "bot:random")
    table = made["id"]
    with ann.socket(table) as hers:
        hers.next()
        ben.post("/api/join/" + made["seat_links"][0]["url"].removeprefix("/join/"))
        hers.until(lambda s: s["status"] == "running")
        with ben.socket(table) as his:
            state = his.next()["state"]
            assert hers.next("presence")["online"] == [True, True, True]
            people = {0: ann, 1: ben}
            for turn in range(25):
                if state["result"] is not None:
                    break
                acting = [seat for seat in (0, 1) if state["seats"][seat]["to_act"]]
                if not acting:
                    state = his.next()["state"]
                    continue
                person = people[acting[0]]
                hers_or_his = person.state(table)
                if hers_or_his["decision"] is not None:
                    person.move(table, hers_or_his, turn)
                state = his.until(lambda s, n=state["number"]: s["number"] > n)
            ann.post(f"/api/tables/{table}/chat", {"text": "over there?"})
            assert his.next("chat")["text"] == "over there?"
    assert ann.state(table)["log"] == ben.state(table)["log"]
    assert ann.state(table)["number"] >= 20


def test_who_is_muted_at_one_process_is_not_heard_at_the_other(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann, ben = Player(one.url), Player(one.url)
    table = ann.open("me", "open")["id"]
    ben.post(f"/api/tables/{table}/join", {})
    ann.move_to(other.url)
    with ann.socket(table) as hers:
        hers.next()
        ben.post(f"/api/tables/{table}/chat", {"text": "hello"})
        hers.next("chat")
        ann.move_to(one.url)
        ann.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": True})
        hers.until(lambda s: s["chat"] == [])
        ben.post(f"/api/tables/{table}/chat", {"text": "still there?"})
        ann.post(f"/api/tables/{table}/chat", {"text": "silence"})
        assert hers.next("chat")["text"] == "silence"


def test_nul_in_any_text_is_no_fault_of_ours(pair: tuple[Served, Served]) -> None:
    """PostgreSQL keeps no text with it."""
    ann = Player(pair[0].url)
    table = ann.open("me", "hotseat")["id"]
    nul = "a\0b" * 6
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": nul}]
    at = f"/api/tables/{table}"
    asked: list[tuple[str, str, Any]] = [
        ("PUT", "/api/me", {"name": nul}),
        ("PUT", "/api/me", {"mail": f"{nul}@example.org"}),
        ("POST", "/api/tables", {"game": "aquasphere", "seats": seats}),
        ("POST", "/api/tables", {"game": "aquasphere", "seats": seats[:1] * 2, "seed": nul}),
        ("POST", "/api/tables", {"game": "aquasphere", "seats": seats, "settings": {nul: nul}}),
        ("POST", f"{at}/chat", {"text": nul}),
        ("POST", f"{at}/moves", {"seat": 0, "number": 1, "key": nul}),
        ("POST", f"{at}/report", {"line": 1, "reason": nul}),
        ("POST", f"{at}/reveal", {"seat": 0, "entropy": nul}),
        ("POST", f"{at}/join", {"seat": 0, "pledge": nul}),
        ("POST", "/api/account", {"name": nul, "password": nul}),
        ("POST", "/api/login", {"name": nul, "password": nul}),
        ("POST", "/api/reset", {"name": nul}),
        ("POST", "/api/reset/%00", {"password": nul}),
        ("POST", "/api/sessions/end", {"id": nul}),
        ("GET", "/api/tables/%00", None),
        ("GET", "/api/watch/%00", None),
        ("GET", "/api/join/%00", None),
        ("POST", "/api/join/%00", {}),
        ("GET", f"{at}/outlook?seat=0&number=0&key=%00", None),
        ("GET", "/api/rules/aquasphere?q=%00", None),
    ]
    for method, path, body in asked:
        answer = ann.raw(method, path, json=body)
        assert answer.status_code < 500, f"{method} {path}: {answer.text}"


def test_a_person_may_go_on_at_the_other_process(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann = Player(one.url)
    table = ann.open("me", "hotseat")["id"]
    ann.move(table, ann.state(table))
    ann.move_to(other.url)
    assert ann.get("/api/me") == ann.me
    assert ann.state(table)["number"] == 1
    ann.move(table, ann.state(table))
    ann.move_to(one.url)
    assert ann.state(table)["number"] == 2


def test_people_look_after_themselves_whichever_process_they_ask(pair: tuple[Served, Served]) -> None:
    """The account's doings at one process hold at the other: log-out, shares, endings, being forgotten."""
    one, other = pair
    ann, ben = Player(one.url), Player(other.url)
    name = f"\ufdfa Ann {ann.me['id'][:6]}"
    ann.post("/api/account", {"name": name, "password": "correct horse battery"})
    guest = Player(other.url)
    mine, his = secrets.token_hex(32), secrets.token_hex(32)
    table = guest.open("me", "open", pledge=commitment(mine))["id"]
    ben.post(f"/api/tables/{table}/join", {"pledge": commitment(his)})
    guest.post("/api/login", {"name": name, "password": "correct horse battery"})
    assert ann.state(table)["you"] == 0, "the guest's seat is the account's"
    ann.post(f"/api/tables/{table}/reveal", {"seat": 0, "entropy": mine})
    ben.post(f"/api/tables/{table}/reveal", {"seat": 1, "entropy": his})
    state = ann.wait(table, lambda s: s["status"] == "running")
    assert [share["entropy"] for share in state["shares"]] == [mine, his]
    assert ann.get(f"/api/tables/{table}")["board"] is not None
    ben.post(f"/api/tables/{table}/chat", {"text": "so"})
    line = ann.wait(table, lambda s: s["chat"])["chat"][0]
    for _again in range(2):
        ann.post(f"/api/tables/{table}/report", {"line": line["id"]})
    assert ann.post(f"/api/tables/{table}/mute", {"seat": 1, "muted": True}) == [1]
    with guest.socket(table) as there:
        there.next()
        ann.post("/api/sessions/end", {})
        with pytest.raises(ConnectionClosed):
            while True:
                there.next("state", 10)
    kept = ann.get("/api/account/data")
    assert kept["muted"] == [ben.me["name"]] and len(kept["reports"]) == 1
    with ben.socket(table) as his_socket:
        his_socket.next()
        ann.post("/api/account/delete", {"password": "correct horse battery"})
        ended = his_socket.until(lambda s: s["names"][0] == "Former player")
    assert ended["ending"]["winners"] == [1] and ben.get("/api/stats")["mine"][0]["wins"] == 1
    waiting = ben.open("me", "open")["id"]
    ben.move_to(one.url)
    ben.post(f"/api/tables/{waiting}/close")
    ben.move_to(other.url)
    assert ben.wait(waiting, lambda s: s["status"] == "closed")


def test_of_racing_moves_at_two_processes_exactly_one_wins(pair: tuple[Served, Served]) -> None:
    one, other = pair
    ann = Player(one.url)
    twin = Player(other.url)
    twin.http.cookies = ann.http.cookies
    table = ann.open("me", "hotseat", "hotseat", "hotseat")["id"]
    for seat in range(3):
        decision = ann.state(table)["decision"]
        twin.state(table)
        keys = [option["key"] for option in decision["options"]]

        def attempt(index: int, seat: int = seat, keys: list[str] = keys, n: int = decision["number"]) -> int:
            who = ann if index % 2 else twin
            return who.try_move(table, seat, n, keys[index % len(keys)]).status_code

        with ThreadPoolExecutor(8) as pool:
            codes = list(pool.map(attempt, range(8)))
        assert set(codes) == {200, 409}, codes
        assert ann.state(table)["number"] == twin.state(table)["number"] == seat + 1


def test_if_a_process_dies_the_other_one_looks_after_its_bots(postgres: str, tmp_path: Path) -> None:
    with Served(postgres, tmp_path) as survivor:
        doomed = Served(postgres, tmp_path)
        ann = Player(doomed.url)
        table = ann.open("me", "bot:greedy", "bot:greedy")["id"]
        ann.move(table, ann.state(table))
        doomed.kill()
        ann.move_to(survivor.url)
        state = ann.wait(table, lambda s: s["decision"] is not None, 30)
        assert state["number"] >= 3


def test_a_move_that_nobody_was_told_of_is_found_within_a_heartbeat(postgres: str, tmp_path: Path) -> None:
    """A process can die after its commit and before its notice."""

    async def commit_only(table: str) -> None:
        database = Database(Config(database=postgres))
        tables = Tables(database)
        found = await tables.load(table)
        assert found is not None
        row, _snapshot, events = found
        sitting = Sitting(title(row.terms.game), row.terms, row.names)
        for event in events:
            sitting.apply(event)
        event = sitting.move(0, sitting.marks[0], sitting.game.options(0)[0].key, time.time())  # type: ignore[assignment]
        await tables.append(table, event, event.at, "running", sitting.to_act(), None)
        await database.close()

    with Served(postgres, tmp_path) as server:
        ann = Player(server.url)
        table = ann.open("me", "hotseat")["id"]
        with ann.socket(table) as socket:
            assert socket.next()["state"]["number"] == 0
            asyncio.run(commit_only(table))
            socket.until(lambda state: state["number"] == 1, 45)


def test_the_migrations_give_exactly_the_declared_tables(postgres: str, tmp_path: Path) -> None:
    async def shape(address: str) -> dict[str, set[str]]:
        database = Database(Config(database=address))
        await database.open()
        await database.open()
        found = await database.read(
            lambda connection: {
                name: {column["name"] for column in inspect(connection).get_columns(name)}
                for name in inspect(connection).get_table_names()
            }
        )
        await database.close()
        return found

    declared = {table.name: set(table.columns.keys()) for table in META.sorted_tables}
    for address in (postgres, str(tmp_path / "new.sqlite")):
        found = asyncio.run(shape(address))
        assert {name: found[name] for name in declared} == declared


def test_ten_processes_with_kills_lose_nothing_and_have_one_winner_each_time(
    postgres: str, tmp_path: Path
) -> None:
    """People play through ten processes at once, each move raced; processes are killed and come back."""
    dice = random.Random(10)
    with ExitStack() as stack:
        nodes = [stack.enter_context(node) for node in started(postgres, tmp_path, 10)]
        ann = Player(nodes[0].url)
        twins = []
        for node in nodes:
            twin = Player(node.url)
            twin.http.cookies = ann.http.cookies
            twins.append(twin)
        table = ann.open("hotseat", "hotseat")["id"]
        acknowledged: dict[int, str] = {}
        dead: set[int] = set()
        for turn in range(30):
            alive = [index for index in range(10) if index not in dead]
            state = twins[dice.choice(alive)].state(table)
            decision = state["decision"]
            racing = dice.sample(alive, 4)
            keys = [dice.choice(decision["options"])["key"] for _ in racing]

            def attempt(pair: tuple[int, str], decision: Any = decision) -> tuple[int, str]:
                try:
                    answer = twins[pair[0]].try_move(table, decision["seat"], decision["number"], pair[1])
                except httpx.TransportError:
                    return 0, pair[1]
                return answer.status_code, pair[1]

            doomed = racing[0] if turn % 6 == 5 and len(dead) < 5 else None
            with ThreadPoolExecutor(4) as pool:
                answers = pool.map(attempt, zip(racing, keys, strict=True))
                if doomed is not None:
                    time.sleep(dice.random() * 0.03)
                    nodes[doomed].kill()
                    dead.add(doomed)
                told = list(answers)
            won = {key for code, key in told if code == 200}
            assert len(won) <= 1, "more than one move has won"
            assert won or doomed is not None, told
            if won:
                acknowledged[state["number"] + 1] = won.pop()
        for index in dead:
            nodes[index].start()
        records = {twin.http.get(f"/api/tables/{table}/record.kol").text for twin in twins}
        assert len(records) == 1, "all processes tell the same game"
        moves = read(records.pop()).moves
        assert len(dead) == 5 and len(acknowledged) >= 25
        assert all(moves[number - 1][1] == key for number, key in acknowledged.items())


def started(postgres: str, folder: Path, count: int) -> list[Served]:
    """Servers, two of which start at the same time."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda _: Served(postgres, folder), range(count)))
