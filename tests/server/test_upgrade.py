"""A database of running tables of every game meets another program: each goes on, or stops with a word.

Another program is this one with other packs, another version of its rules, or another behaviour.
"""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest

from kolonie.core import packs
from kolonie.core.records import read
from kolonie.core.saving import save, state_hash
from kolonie.core.title import Title
from kolonie.games import title as game_title
from kolonie.server.brain import Think, think
from kolonie.server.live import Live
from kolonie.server.store.packs import named
from kolonie.table import proof, snapshots
from kolonie.table.events import Event
from tests.server.inside import Inside, Somebody, inside

TABLES: list[tuple[str, dict[str, str]]] = [
    ("aquasphere", {}),
    ("planet_unknown", {}),
    ("underwater_cities", {}),
    ("underwater_cities", {"data_era": "on"}),
    ("evacuation", {"aim": "points", "actions": "advanced"}),
]
MOVES = 60
"""Enough for a snapshot."""


class Club:
    """Running tables of every game, and what was seen of each before the program changed."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.before: list[dict[str, Any]] = []
        self.cookies: Any = None

    async def found(self, server: Inside) -> None:
        ann = await server.somebody()
        for game, settings in TABLES:
            wish = {"game": game, "settings": settings, "seats": [{"kind": "hotseat"}, {"kind": "hotseat"}]}
            made = await ann.post("/api/tables", wish)
            dice = random.Random(game)
            for _ in range(MOVES):
                await server.house.hub.change(made["id"], any_move(dice))
            self.ids.append(made["id"])
            self.before.append(await ann.get(f"/api/tables/{made['id']}"))
        self.cookies = ann.http.cookies

    async def back(self, server: Inside) -> Somebody:
        ann = Somebody(server, "en")
        ann.http.cookies = self.cookies
        return ann


@pytest.fixture(scope="module")
def founded(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Club]:
    """A club of this program, founded once: its database is copied for every test."""
    folder = tmp_path_factory.mktemp("founded")
    club = Club()
    with_servers(folder, (nullcontext(), club.found))
    return folder / "inside.sqlite", club


@pytest.fixture
def club(founded: tuple[Path, Club], tmp_path: Path) -> Club:
    shutil.copy(founded[0], tmp_path / "inside.sqlite")
    return founded[1]


def any_move(dice: random.Random) -> Callable[[Live], Event | None]:
    def command(live: Live) -> Event | None:
        sitting = live.sitting
        seat = dice.choice(sitting.to_act())
        key = dice.choice(sitting.game.options(seat)).key
        return sitting.move(seat, sitting.marks[seat], key, time.time())

    return command


def with_servers(folder: Path, *stages: tuple[Any, Callable[[Inside], Awaitable[None]]]) -> None:
    """One server after the other on the same database, each under its own circumstances."""

    async def run() -> None:
        for circumstances, work in stages:
            with circumstances:
                async with inside(folder) as server:
                    await work(server)

    asyncio.run(run())


@contextmanager
def other_packs() -> Iterator[None]:
    """A program in which one entry of the first pack of each game is different."""
    texts: dict[str, str] = {}
    for game, settings in TABLES:
        with packs.noted() as noted:
            game_title(game).box(settings=game_title(game).check(settings, 2))
        texts.update(noted)
    for place, text in texts.items():
        if place.endswith("/base.toml"):
            texts[place] = text.replace('source = "rulebook"', 'source = "public"', 1)
            assert texts[place] != text
    with packs.laid_out(texts), other_code():
        yield


@contextmanager
def other_code() -> Iterator[None]:
    """A program that is not this one, whatever it does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(snapshots, "code_of", lambda _title: "another program")
        yield


@contextmanager
def other_rules() -> Iterator[None]:
    """A program whose rules have another number and mean the same."""
    with pytest.MonkeyPatch.context() as patch, other_code():
        for game, _settings in TABLES:
            patch.setattr(game_title(game), "rules_version", "0.old")
        yield


@contextmanager
def other_behaviour() -> Iterator[None]:
    """A program that deals differently: a changed rule that nobody gave a new number."""
    with pytest.MonkeyPatch.context() as patch, other_code():
        for game, _settings in TABLES:
            chosen: Title = game_title(game)
            new = chosen.new

            def dealt(seats: int, seed: str, *rest: Any, new: Any = new, **more: Any) -> Any:
                return new(seats, f"{seed} otherwise", *rest, **more)

            patch.setattr(chosen, "new", dealt)
        yield


def log_of(folder: Path, table: str) -> list[Any]:
    with sqlite3.connect(folder / "inside.sqlite") as connection:
        found = connection.execute("SELECT * FROM events WHERE table_id = ? ORDER BY number", (table,))
        return found.fetchall()


SEEN = ("number", "board", "decision", "log", "panels", "options")


def seen(state: dict[str, Any]) -> dict[str, Any]:
    fields = {name: state[name] for name in SEEN}
    return {**fields, "board": {**state["board"], "rules": ""}}


def test_with_the_same_program_every_table_goes_on(club: Club, tmp_path: Path) -> None:

    async def later(server: Inside) -> None:
        ann = await club.back(server)
        for table, before in zip(club.ids, club.before, strict=True):
            assert await ann.get(f"/api/tables/{table}") == before

    with_servers(tmp_path, (nullcontext(), later))


def test_with_other_packs_a_table_goes_on_with_those_it_began_with(tmp_path: Path) -> None:
    club = Club()

    async def later(server: Inside) -> None:
        ann = await club.back(server)
        for table, before in zip(club.ids, club.before, strict=True):
            after = await ann.get(f"/api/tables/{table}")
            assert after["status"] == "running" and seen(after) == seen(before)
            async with server.house.hub.at(table) as live:
                terms, game = live.row.terms, live.sitting.game
            title = game_title(terms.game)
            assert terms.packs != named(title, title.box(settings=terms.settings))
            assert terms.packs == named(title, game.box)
            texts = await server.house.tables.components.texts(terms)
            thought = think(
                Think(terms.game, save(game), game.to_act()[0], "random", "mind", "", terms, texts)
            )
            assert not thought.fallen_back, "bots play with them too"
            await server.house.hub.change(table, any_move(random.Random(1)))
            record = read((await ann.ask("GET", f"/api/tables/{table}/record.kol")).text)
            assert record.packs == terms.packs and not record.migrated

    with_servers(tmp_path, (other_packs(), club.found), (nullcontext(), later))


def test_rules_with_another_number_that_mean_the_same_take_a_table_over_and_its_record_says_so(
    tmp_path: Path,
) -> None:
    club = Club()

    async def later(server: Inside) -> None:
        ann = await club.back(server)
        for table, before in zip(club.ids, club.before, strict=True):
            after = await ann.get(f"/api/tables/{table}")
            assert after["status"] == "running" and seen(after) == seen(before)
            await server.house.hub.change(table, any_move(random.Random(1)))
            record = read((await ann.ask("GET", f"/api/tables/{table}/record.kol")).text)
            assert record.rules == game_title(record.game).rules_version
            assert record.migrated == (f"from rules 0.old after move {MOVES}",)

    with_servers(
        tmp_path, (other_rules(), club.found), (nullcontext(), later), (nullcontext(), later_again(club))
    )


def later_again(club: Club) -> Callable[[Inside], Awaitable[None]]:
    async def work(server: Inside) -> None:
        for table in club.ids:
            async with server.house.hub.at(table) as live:
                kinds = [event.kind for event in await server.house.tables.events(table, 0)]
                assert kinds.count("migrate") == 1 and len(live.sitting.table.record.migrated) == 1

    return work


@pytest.mark.parametrize("snapshot", [True, False])
def test_where_moves_mean_something_else_a_table_is_stopped_and_shown(
    club: Club, tmp_path: Path, snapshot: bool
) -> None:
    async def later(server: Inside) -> None:
        ann = await club.back(server)
        for table, state in zip(club.ids, club.before, strict=True):
            logged = log_of(tmp_path, table)
            after = await ann.get(f"/api/tables/{table}")
            assert after["status"] == "stopped" and "stopped" in after["stopped"]
            assert after["decision"] is None and not after["can_take_back"]
            if snapshot:
                assert after["panels"] == state["panels"], "the last state is shown"
            for path, body in (
                ("moves", {"seat": 0, "number": after["your_number"], "key": "done"}),
                ("take-back", {"seat": 0, "number": after["your_number"]}),
                ("confirm", {"seat": 0}),
                ("takeover", {"seat": 0, "bot": "random"}),
                ("leave", None),
            ):
                answer = await ann.ask("POST", f"/api/tables/{table}/{path}", body)
                assert answer.status_code == 409, f"{path}: {answer.text[:200]}"
                assert answer.json()["error"]["code"] == "stopped"
            await ann.post(f"/api/tables/{table}/chat", {"text": "what now?"})
            past = await ann.get(f"/api/tables/{table}/replay?at=3")
            assert past["panels"] == after["panels"]
            record = await ann.ask("GET", f"/api/tables/{table}/record.kol")
            assert read(record.text).rules == game_title(after["game"]).rules_version
            assert "state" in await ann.frame(table)
            assert log_of(tmp_path, table) == logged, "nothing is ever written to it"
        assert await server.house.keeper.sweep(ahead=1e9) >= 0

    async def once_more(server: Inside) -> None:
        """The earlier program again: every table goes on where it was."""
        ann = await club.back(server)
        for table, state in zip(club.ids, club.before, strict=True):
            assert seen(await ann.get(f"/api/tables/{table}")) == seen(state)
            await server.house.hub.change(table, any_move(random.Random(1)))

    def forget() -> Any:
        if not snapshot:
            with sqlite3.connect(tmp_path / "inside.sqlite") as connection:
                connection.execute("DELETE FROM snapshots")
        return other_behaviour()

    with_servers(tmp_path, (forget(), later), (nullcontext(), once_more))


def test_a_game_that_is_not_on_the_shelf_any_more_says_so(club: Club, tmp_path: Path) -> None:

    async def later(server: Inside) -> None:
        ann = await club.back(server)
        with sqlite3.connect(tmp_path / "inside.sqlite") as connection:
            connection.execute(
                "UPDATE tables SET terms = replace(terms, 'aquasphere', 'aquasphere2') WHERE id = ?",
                (club.ids[0],),
            )
        for path in ("", "/record.kol", "/replay?at=1"):
            answer = await ann.ask("GET", f"/api/tables/{club.ids[0]}{path}")
            assert answer.status_code == 409 and answer.json()["error"]["code"] == "stopped"

    with_servers(tmp_path, (nullcontext(), later))


def test_a_log_without_fingerprints_is_held_against_its_snapshot(club: Club, tmp_path: Path) -> None:
    """Tables of the first version carry neither rules nor packs nor fingerprints."""

    def made_old() -> Any:
        with sqlite3.connect(tmp_path / "inside.sqlite") as connection:
            for table in club.ids:
                rows = connection.execute(
                    "SELECT number, body FROM events WHERE table_id = ?", (table,)
                ).fetchall()
                for number, body in rows:
                    old = re.sub(r',"print":\d+', "", body)
                    connection.execute(
                        "UPDATE events SET body = ? WHERE table_id = ? AND number = ?", (old, table, number)
                    )
                terms = connection.execute("SELECT terms FROM tables WHERE id = ?", (table,)).fetchone()[0]
                terms = re.sub(r'"rules":"[^"]*","packs":\[.*\]', '"rules":"","packs":[]', terms)
                connection.execute("UPDATE tables SET terms = ? WHERE id = ?", (terms, table))
        return nullcontext()

    async def later(server: Inside) -> None:
        ann = await club.back(server)
        for table, before in zip(club.ids, club.before, strict=True):
            assert seen(await ann.get(f"/api/tables/{table}")) == seen(before)

    async def changed(server: Inside) -> None:
        ann = await club.back(server)
        states = [await ann.get(f"/api/tables/{table}") for table in club.ids]
        assert [state["status"] for state in states] == ["stopped"] * len(states)

    with_servers(tmp_path, (made_old(), later), (other_code(), later), (other_behaviour(), changed))


def test_a_fingerprint_tells_games_apart_and_is_the_same_for_the_same_game() -> None:
    for game, settings in TABLES:
        title = game_title(game)
        one = title.new(2, "seed", settings, journal=True)
        dice = random.Random(3)
        prints = set()
        for _ in range(40):
            seat = dice.choice(one.to_act())
            one.play(seat, dice.choice(one.options(seat)))
            prints.add(proof.print_of(one))
            assert proof.print_of(one) == proof.print_of(one.clone())
        assert len(prints) == 40 and state_hash(one)
