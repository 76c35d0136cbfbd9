"""Painters draw what the server would draw, and nothing is lost when one of them dies."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from kolonie.games import title as game_title
from kolonie.server.easel import Easel, Looking
from kolonie.server.live import Live
from kolonie.server.painter import (
    Draw,
    Explain,
    Explained,
    Failed,
    Frames,
    Gallery,
    Given,
    News,
    Painted,
    packed,
)
from kolonie.server.picture import details
from kolonie.server.restoring import Kept
from kolonie.server.room import Listener, Room
from kolonie.server.store.rows import ChatRow, SeatRow, TableRow
from kolonie.server.studio import Painter, Studio, Unpainted
from kolonie.table import snapshots
from kolonie.table.events import Event, Terms
from kolonie.table.sitting import Sitting
from tests.server.serving import Player, Served
from tests.server.test_deltas import GAMES

NAMES = ("Ann", "Bob")
CHAT = [ChatRow(1, "Ann", "Ann", "hello", 0.0), ChatRow(2, "Bob", "Bob", "hi", 1.0)]


def table(name: str, confirm: bool = False) -> tuple[TableRow, Sitting]:
    game, wanted = GAMES[name]
    title = game_title(game)
    terms = Terms(title.id, 2, title.check(wanted, 2), f"painters of {name}", confirm)
    seats = tuple(SeatRow(n, "open", who, who, None, "") for n, who in enumerate(NAMES))
    row = TableRow("t", terms, "running", "live", "played", False, "Ann", "w", 0.0, 0.0, (0,), seats)
    return row, Sitting(title, terms, NAMES)


def something_happens(sitting: Sitting, dice: random.Random) -> Event | None:
    seat = dice.choice(sitting.to_act())
    if sitting.wall(seat) is None and dice.random() < 0.15:
        return sitting.take_back(seat, sitting.marks[seat], False, 0.0)
    game = sitting.seen_by(seat)
    if seat not in game.asks:
        return sitting.confirm(seat, 0.0)
    key = dice.choice(game.decision(seat).options).key
    return sitting.move(seat, sitting.marks[seat], key, 0.0)


def looking(anew: bool) -> list[Looking]:
    return [
        Looking(1, "Ann", None, "en", None, anew, ("Bob",)),
        Looking(2, "Bob", None, "cs", None, anew),
        Looking(3, None, None, "en", 0, anew),
    ]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("confirm", [False, True])
def test_a_painter_tells_what_the_server_would_tell(name: str, confirm: bool) -> None:
    """It is given the table in the middle of the game, and is told what happens after that."""
    row, sitting = table(name, confirm)
    dice = random.Random(f"{name} {confirm}")
    log = [sitting.start(0.0)]
    log += [event for _ in range(6) if (event := something_happens(sitting, dice)) is not None]
    gallery, easel, live = Gallery(), Easel(), Live(row, sitting, 0)
    given: Given | None = Given(Kept(row, None, log))
    events: list[Event] = []
    for number in range(25):
        news = News("t", row, sitting.version, events, given)
        asked = looking(given is not None)
        answer = gallery.answer(Draw(number, news, asked, [], {"Ann"}, CHAT))
        assert isinstance(answer, Painted), answer
        assert answer.bodies == list(easel.paint(live, asked, {"Ann"}, CHAT)), number
        assert number or all(body for _number, body in answer.bodies)
        for seat in sitting.to_act():
            told = gallery.answer(Explain(number, News("t", row, sitting.version), seat, "en"))
            assert isinstance(told, Explained) and told.details == details(row, sitting, seat, "en")
        given = None
        if sitting.over:
            break
        event = something_happens(sitting, dice)
        events = [event] if event is not None else []


def test_a_painter_begins_with_a_snapshot() -> None:
    row, sitting = table("aquasphere")
    dice = random.Random(3)
    log = [sitting.start(0.0)]
    while not snapshots.can_be_taken(sitting) or len(log) < 5:
        event = something_happens(sitting, dice)
        log += [event] if event is not None else []
    text = snapshots.take(sitting)
    given = Given(Kept(row, text, []))
    answer = Gallery().answer(
        Draw(1, News("t", row, sitting.version, [], given), looking(True), [], set(), [])
    )
    assert isinstance(answer, Painted)
    assert answer.bodies == list(Easel().paint(Live(row, sitting, 0), looking(True), set(), []))


def test_a_table_that_is_not_the_servers_is_not_drawn_and_forgotten() -> None:
    row, sitting = table("aquasphere")
    log = [sitting.start(0.0)]
    gallery = Gallery()
    given = Given(Kept(row, None, log))
    asked = Draw(1, News("t", row, 1, [], given), looking(True), [], set(), [])
    assert isinstance(gallery.answer(asked), Painted)
    ahead = Draw(2, News("t", row, 2), looking(False), [], set(), [])
    lost = gallery.answer(ahead)
    assert isinstance(lost, Failed) and "1 instead of 2" in lost.why
    again = gallery.answer(Draw(3, News("t", row, 1), looking(False), [], set(), []))
    assert isinstance(again, Failed) and "never told" in again.why


def test_messages_are_cut_wherever_the_line_breaks_them() -> None:
    whole = b"".join(packed(Failed(n, "x" * n)) for n in range(40))
    for size in (1, 3, 7, 100, 10_000):
        frames = Frames()
        found = [body for at in range(0, len(whole), size) for body in frames.cut(whole[at : at + size])]
        assert len(found) == 40


def test_who_waits_for_a_painter_that_dies_is_told_so() -> None:
    async def dies() -> None:
        painter = await asyncio.to_thread(Painter)
        await painter.open()
        row, sitting = table("aquasphere")
        given = Given(Kept(row, None, [sitting.start(0.0)]))
        os.kill(painter.process.pid, signal.SIGSTOP)
        asked = painter.ask(Draw(painter.next, News("t", row, 1, [], given), looking(True), [], set(), []))
        os.kill(painter.process.pid, signal.SIGKILL)
        with pytest.raises(Unpainted):
            await asyncio.wait_for(asked, 20)
        assert painter.gone
        late = painter.ask(Draw(painter.next, News("t", row, 1, [], given), looking(True), [], set(), []))
        with pytest.raises(Unpainted):
            await late
        painter.end()
        await painter.ended()

    asyncio.run(dies())


def test_a_painter_without_tables_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def goes() -> None:
        studio = Studio(1)
        assert studio.painter("a") is None, "nobody is ready at once"
        deadline = time.monotonic() + 60
        while (found := studio.painter("a")) is None:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.05)
        await studio.tidy()
        assert studio.painters == [found], "it has a table"
        room = Room()
        room.painter = found
        room.draw_here("a")
        assert room.painter is None and room.drawn_here
        await studio.tidy()
        assert studio.painters == [found], "it may get another one soon"
        monkeypatch.setattr("kolonie.server.studio.RESTS", 0.0)
        await studio.tidy()
        assert studio.painters == [] and not found.process.is_alive()
        await studio.close()

    asyncio.run(goes())


def test_who_reads_slowly_is_told_the_newest_state_when_there_is_room() -> None:
    async def slow() -> None:
        listener = Listener("t", "Ann", None, "en")
        calls: list[int] = []
        listener.catch_up = lambda: calls.append(1)
        listener.put_state(b'{"type":"delta","n":0,"steps":[1]}')
        assert listener.is_full
        listener.behind = True
        assert await listener.next() == b'{"type":"delta","n":1,"steps":[1]}'
        assert calls == [1] and not listener.is_full and not listener.behind
        listener.put_state(b"")
        assert not listener.is_full, "nothing is nothing to send"
        for body in (b'{"type":"delta","n":0,"steps":[2]}', b'{"type":"state","n":0,"state":{"n":0}}'):
            listener.put_state(body)
        assert await listener.next() == b'{"type":"state","n":2,"state":{"n":0}}', "the whole says everything"
        assert not listener.is_full

    asyncio.run(slow())


def painted(server: Served) -> int:
    text = Player(server.url).http.get("/metrics").text
    return int(
        float(next(line.split()[1] for line in text.splitlines() if line.startswith("kolonie_painted ")))
    )


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task").glob("*/children")
    pids = [int(each) for path in found for each in path.read_text().split()]
    return [each for each in pids if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="asks the system for processes")
def test_a_game_goes_on_when_its_painter_is_killed(tmp_path: Path) -> None:
    with Served(str(tmp_path / "k.sqlite"), tmp_path, painters=1) as server:
        ann, ben = Player(server.url), Player(server.url)
        made = _drawn_by_a_painter(server, ann, ben)
        table_id = made["id"]
        lines = {ann: ann.socket(table_id), ben: ben.socket(table_id)}
        for line in lines.values():
            line.next()
        before = painted(server)
        _play(ann, ben, lines, table_id, 4)
        assert painted(server) > before
        (painter,) = children(server.process.pid)
        os.kill(painter, signal.SIGKILL)
        _play(ann, ben, lines, table_id, 6)
        for line in lines.values():
            line.close()


def test_a_table_goes_over_to_the_painter_when_that_is_ready(tmp_path: Path) -> None:
    """Nobody at it notices but by one more state that is told whole."""
    with Served(str(tmp_path / "k.sqlite"), tmp_path, painters=1) as server:
        ann, ben = Player(server.url), Player(server.url)
        made = ann.open("me", "open", public=True)
        ben.post(f"/api/tables/{made['id']}/join", {})
        lines = {ann: ann.socket(made["id"]), ben: ben.socket(made["id"])}
        for line in lines.values():
            line.next()
        _drawn_by_a_painter(server, Player(server.url), Player(server.url))
        _play(ann, ben, lines, made["id"], 2)
        before = painted(server)
        _play(ann, ben, lines, made["id"], 2)
        assert painted(server) >= before + 2
        for line in lines.values():
            line.close()


def _drawn_by_a_painter(server: Served, ann: Player, ben: Player) -> dict[str, Any]:
    """A table that is opened when the painter is ready."""
    deadline = time.monotonic() + 90
    while True:
        made = ann.open("me", "open", public=True)
        ben.post(f"/api/tables/{made['id']}/join", {})
        line = ann.socket(made["id"])
        line.next()
        line.close()
        if painted(server):
            return made
        assert time.monotonic() < deadline, "no painter came"
        time.sleep(0.5)


def _play(ann: Player, ben: Player, lines: dict[Player, Any], table_id: str, moves: int) -> None:
    """Whoever is to move does; both see over their sockets what the table is like then."""
    for _ in range(moves):
        mover = next(who for who in (ann, ben) if who.state(table_id)["decision"])
        key = mover.move(table_id, mover.state(table_id))
        for who, line in lines.items():
            wanted = who.state(table_id)
            deadline = time.monotonic() + 20
            seen = line.now
            while seen["your_number"] != wanted["your_number"] or seen["log"] != wanted["log"]:
                assert time.monotonic() < deadline, key
                seen = line.next()["state"]
            assert {**seen, "seats": 0} == {**wanted, "seats": 0}
