"""Games that end before their end: resigned, abandoned, closed, or because nobody came."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, update

from kolonie.core.records import check, read
from kolonie.games import title
from kolonie.server.config import Config
from kolonie.server.house import House
from kolonie.server.opening import open_table
from kolonie.server.store.rows import SeatRow
from kolonie.server.store.schema import RESULTS, TABLES
from kolonie.table import snapshots
from kolonie.table.events import Event, Terms
from kolonie.table.sitting import NotStarted, Sitting
from tests.server.serving import Player, Served

DAY = 86400.0


def sitting(seats: int = 3, bots: dict[int, str] | None = None) -> Sitting:
    made = Sitting(
        title("aquasphere"), Terms("aquasphere", seats, {}, "seed", bots=bots or {}), ("",) * seats
    )
    made.start(0.0)
    return made


def folded(given: Sitting, events: list[Event]) -> Sitting:
    again = Sitting(given.title, given.terms, given.table.names)
    for event in [Event(1, "start", 0, 0.0), *events]:
        again.apply(event)
    return again


def events_of(*made: Event | None) -> list[Event]:
    return [event for event in made if event is not None]


# -- the sitting


def test_who_resigns_is_played_by_a_bot_and_cannot_win() -> None:
    table = sitting()
    happened = events_of(table.resign(1, "greedy", 1.0))
    assert not table.over and table.bots[1] == "greedy" and table.resigned == [False, True, False]
    assert table.resign(1, "greedy", 2.0) is None
    while not table.over:
        seat = table.to_act()[0]
        options = table.game.options(seat)
        pick = len(options) - 1 if seat == 1 else 0
        event = table.move(seat, table.marks[seat], options[pick].key, 2.0, bot=seat == 1)
        happened += events_of(event)
    assert table.game.over and table.ending == ""
    assert 1 not in table.winners() and table.winners()
    again = folded(table, happened)
    assert again.winners() == table.winners() and again.resigned == table.resigned


def test_points_of_the_others_decide_if_a_bot_wins_for_who_resigned() -> None:
    table = sitting(3)
    while not table.over:
        seat = table.to_act()[0]
        table.move(seat, table.marks[seat], table.game.options(seat)[0].key, 2.0)
    first, *tied = table.winners()
    assert not tied
    table.resigned[first] = True
    scores = table.game.scores()
    others = [seat for seat in range(3) if seat != first]
    most = max(scores[seat] for seat in others)
    assert table.winners() == [seat for seat in others if scores[seat] == most]


def test_the_last_one_left_has_won_and_the_record_says_how() -> None:
    table = sitting(2)
    table.move(table.to_act()[0], table.marks[0], table.game.options(table.to_act()[0])[0].key, 1.0)
    table.resign(0, "greedy", 1.0)
    assert table.over and table.ending == "resigned" and table.winners() == [1] and table.to_act() == []
    with pytest.raises(NotStarted):
        table.move(1, table.marks[1], "x", 2.0)
    record = table.table.record
    assert record.ended == "resigned 0" and record.seed == "seed"
    assert check(record, table.title) == [], "as far as it went it can be proved"


def test_no_person_is_left() -> None:
    table = sitting(3, {1: "greedy", 2: "greedy"})
    table.resign(0, "greedy", 1.0)
    assert table.over and table.winners() == []


def test_all_who_play_have_to_agree() -> None:
    table = sitting(3)
    table.hand_over(2, "greedy", "absent", 0.5)
    happened = events_of(table.agree(0, True, 1.0))
    assert not table.over and table.agreed == {0} and table.agree(0, True, 1.1) is None
    happened += events_of(table.agree(0, False, 1.2), table.agree(1, True, 1.3))
    assert not table.over and table.agreed == {1}
    table.agree(0, True, 1.4)
    assert table.over and table.ending == "abandoned" and table.winners() == []


def test_a_move_says_that_one_goes_on() -> None:
    table = sitting(2)
    first = table.to_act()[0]
    table.agree(first, True, 1.0)
    table.move(first, table.marks[first], table.game.options(first)[0].key, 1.0)
    assert table.agreed == set()


def test_whoever_is_missing_when_somebody_leaves_has_agreed() -> None:
    table = sitting(2)
    table.agree(0, True, 1.0)
    table.hand_over(1, "greedy", "left", 2.0)
    assert table.ending == "abandoned"


def test_a_snapshot_keeps_how_it_ended() -> None:
    table = sitting(3)
    table.resign(1, "greedy", 1.0)
    table.agree(0, True, 1.0)
    again = snapshots.restore(table.title, table.terms, table.table.names, snapshots.take(table))
    assert again.resigned == table.resigned and again.agreed == {0} and not again.over
    table.end("closed", 0, 2.0)
    again = snapshots.restore(table.title, table.terms, table.table.names, snapshots.take(table))
    assert again.over and again.ending == "closed" and again.table.record.ended == "closed"


# -- at the server


def results(served: Served, table: str) -> list[Any]:
    async def work() -> list[Any]:
        from kolonie.server.store.database import Database

        database = Database(Config(database=served.database))
        query = select(RESULTS).where(RESULTS.c.table_id == table).order_by(RESULTS.c.seat)
        try:
            return list(await database.read(lambda connection: connection.execute(query).all()))
        finally:
            await database.close()

    return asyncio.run(work())


def test_resigning_ends_a_game_of_two_and_is_kept_as_lost(served: Served, ann: Player, ben: Player) -> None:
    table = ann.open("me", "open")["id"]
    assert ann.raw("POST", f"/api/tables/{table}/resign", json={"seat": 0}).status_code == 409
    ben.post(f"/api/tables/{table}/join", {})
    assert ben.raw("POST", f"/api/tables/{table}/resign", json={"seat": 0}).status_code == 403
    with ben.socket(table) as his:
        his.next("state")
        ann.post(f"/api/tables/{table}/resign", {"seat": 0})
        state = his.until(lambda s: s["status"] == "finished")
    assert state["ending"]["kind"] == "resigned" and state["ending"]["winners"] == [1]
    assert state["names"][0] in state["ending"]["text"] and state["seats"][0]["resigned"]
    assert state["result"] is None and state["seed"] and state["decision"] is None
    kept = results(served, table)
    assert [(r.won, r.resigned, r.early) for r in kept] == [(False, True, True), (True, False, True)]
    mine = [score for score in ann.get("/api/stats")["mine"] if score["game"] == "aquasphere"]
    assert mine[0]["games"] == 1 and mine[0]["wins"] == 0 and mine[0]["mean"] is None
    record = read(ben.raw("GET", f"/api/tables/{table}/record.kol").text)
    assert record.ended == "resigned 0" and check(record, title("aquasphere")) == []


def test_a_seat_that_resigned_stays_with_the_bot(ann: Player, ben: Player, served: Served) -> None:
    cid = Player(served.url)
    table = ann.open("me", "open", "open")["id"]
    for player in (ben, cid):
        player.post(f"/api/tables/{table}/join", {})
    ann.post(f"/api/tables/{table}/resign", {"seat": 0})
    state = ben.state(table)
    assert state["status"] == "running" and state["seats"][0]["bot"] == "medium"
    back = ann.raw("POST", f"/api/tables/{table}/takeover", json={"seat": 0, "bot": None})
    assert back.status_code == 409 and back.json()["error"]["code"] == "has-resigned"
    with ann.socket(table) as hers:
        hers.next("state")
    assert ann.state(table)["seats"][0]["bot"] == "medium", "coming back does not take the seat back"


def test_a_game_is_abandoned_when_both_agree_and_counts_for_nothing(
    served: Served, ann: Player, ben: Player
) -> None:
    table = ann.open("me", "open")["id"]
    ben.post(f"/api/tables/{table}/join", {})
    closing = ann.raw("POST", f"/api/tables/{table}/close")
    assert closing.status_code == 409 and closing.json()["error"]["code"] == "not-alone"
    ann.post(f"/api/tables/{table}/abandon", {"agree": True})
    assert ben.state(table)["agreed"] == [0] and ben.state(table)["status"] == "running"
    ben.post(f"/api/tables/{table}/abandon", {"agree": True})
    state = ann.state(table)
    assert state["status"] == "finished" and state["ending"]["kind"] == "abandoned"
    assert results(served, table) == []


def test_an_owner_closes_a_table_that_waits_and_one_of_its_own(ann: Player, ben: Player) -> None:
    table = ann.open("me", "open", public=True)["id"]
    assert ben.raw("POST", f"/api/tables/{table}/close").status_code == 403
    ann.post(f"/api/tables/{table}/close")
    state = ann.state(table)
    assert state["status"] == "closed" and state["ending"]["kind"] == "closed"
    assert ben.raw("POST", f"/api/tables/{table}/join", json={}).status_code in (404, 409)
    for which in ("open", "mine", "finished"):
        assert table not in [each["id"] for each in ann.get(f"/api/tables?list={which}")]
    alone = ann.open("me", "bot:random")["id"]
    ann.post(f"/api/tables/{alone}/close")
    assert ann.state(alone)["status"] == "finished"
    assert ann.raw("POST", f"/api/tables/{alone}/close").status_code == 409


# -- nobody comes


def in_house(folder: Path, work: Callable[[House], Awaitable[None]], **settings: Any) -> None:
    """A house without its own tasks, on a new database."""

    async def go() -> None:
        house = House(Config(database=str(folder / "k.sqlite"), **settings))
        await house.database.open()
        await house.bus.open(house.audience.heard, house.audience.all_changed)
        try:
            await work(house)
        finally:
            await house.database.close()

    asyncio.run(go())


async def quiet_table(house: House, days: float, waits: bool = False) -> str:
    other = SeatRow(1, "open", "") if waits else SeatRow(1, "hotseat", "b", person="p")
    seats = (SeatRow(0, "me", "a", person="p"), other)
    row = await open_table(house.tables, Terms("aquasphere", 2, {}, "s"), seats, "p", "days", False)
    await age(house, row.id, days)
    return row.id


async def age(house: House, table: str, days: float) -> None:
    def work(connection: Connection) -> None:
        found = connection.execute(select(TABLES).where(TABLES.c.id == table)).one()
        values = {"updated": found.updated - days * DAY}
        if found.expires is not None:
            values["expires"] = found.expires - days * DAY
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))

    await house.database.write(work)
    house.hub.outdated(table)


def test_a_table_where_nobody_comes_ends_after_a_warning(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        fresh = await quiet_table(house, 80)
        old, waiting = await quiet_table(house, 84), await quiet_table(house, 8, waits=True)
        await house.endings.look_for_quiet()
        rows = {t: await house.tables.row(t) for t in (fresh, old, waiting)}
        assert [row is not None and row.expires is not None for row in rows.values()] == [False, True, True]
        for table in (old, waiting):
            row = rows[table]
            assert row is not None and row.expires is not None
            assert row.status != "finished" and abs(row.expires - time.time() - 7 * DAY) < 60
            await age(house, table, 6.9)
        await house.endings.look_for_quiet()
        async with house.hub.at(old) as live:
            assert live.row.status == "running"
        for table in (old, waiting):
            await age(house, table, 0.2)
        await house.endings.look_for_quiet()
        async with house.hub.at(old) as live:
            assert live.row.status == "finished" and live.sitting.ending == "expired"
        async with house.hub.at(waiting) as live:
            assert live.row.status == "closed"

    in_house(tmp_path, work)


def test_a_move_or_a_visit_keeps_a_table(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        moved, visited = await quiet_table(house, 84), await quiet_table(house, 84)
        await house.endings.look_for_quiet()
        await house.hub.change(moved, _first)
        await house.tables.visited(visited, time.time())
        for table in (moved, visited):
            row = await house.tables.row(table)
            assert row is not None and row.expires is None
            await age(house, table, 20)
        await house.endings.look_for_quiet()
        for table in (moved, visited):
            async with house.hub.at(table) as live:
                assert live.row.status == "running" and live.row.expires is None

    in_house(tmp_path, work)


def test_a_table_that_cannot_be_read_any_more_ends_too_and_holds_nobody_up(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        broken, fine = await quiet_table(house, 84), await quiet_table(house, 84)

        def damage(connection: Connection) -> None:
            terms = TABLES.c.terms, func.replace(TABLES.c.terms, "aquasphere", "gone")
            connection.execute(update(TABLES).where(TABLES.c.id == broken).values({terms[0]: terms[1]}))

        await house.database.write(damage)
        house.hub.drop_all()
        await house.endings.look_for_quiet()
        for table in (broken, fine):
            await age(house, table, 7.1)
        house.hub.drop_all()
        await house.endings.look_for_quiet()
        for table in (broken, fine):
            row = await house.tables.row(table)
            assert row is not None and row.status == "finished"

    in_house(tmp_path, work)


def test_tables_last_as_long_as_the_operator_says(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table = await quiet_table(house, 4000)
        await house.endings.look_for_quiet()
        row = await house.tables.row(table)
        assert row is not None and row.expires is None

    in_house(tmp_path, work, table_days=0, open_days=0)


def _first(live: Any) -> Event | None:
    seat = live.sitting.to_act()[0]
    key = live.sitting.game.options(seat)[0].key
    moved: Event | None = live.sitting.move(seat, live.sitting.marks[seat], key, time.time())
    return moved
