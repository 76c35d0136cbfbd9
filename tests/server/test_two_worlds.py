"""The law of two worlds, on the wire: what differs only in hidden things is answered alike, byte for byte.

Answers of every kind, frames of sockets, records, replays, rehearsals, take-backs and what spectators see, in
all games. `--deep` compares twenty times more.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kolonie.core.chance import Chance
from kolonie.server.live import Live
from kolonie.server.store.rows import TableRow
from kolonie.table.sitting import Sitting
from tests.server.inside import Inside, Somebody, inside
from tests.server.worlds import Worlds

GAMES: list[tuple[str, dict[str, str], int, int, int]] = [
    ("aquasphere", {}, 3, 30, 7),
    ("planet_unknown", {}, 3, 16, 6),
    ("underwater_cities", {}, 3, 24, 6),
    ("underwater_cities", {"data_era": "on"}, 2, 24, 8),
    ("evacuation", {"aim": "points", "actions": "advanced"}, 3, 16, 6),
]
"""Title, settings, seats, how many moves lie between two looks, how many looks at each table."""
COMPARED: Counter[str] = Counter()

Ask = Callable[[], Awaitable[Any]]


class Judge:
    """Asks the same of the true table and of one that the viewer may not tell from it."""

    def __init__(self, server: Inside, live: Live, viewer: int | None, person: Somebody, dice: random.Random):
        self.lives = server.house.hub.lives
        self.live = live
        self.viewer = viewer
        self.person = person
        self.dice = dice
        self.worlds = Worlds(live, viewer, Chance(f"{dice.random()}"))
        self.pair = self.worlds.both()
        self.table = f"/api/tables/{live.row.id}"

    async def both(self, what: str, ask: Ask) -> Any:
        """The answer, which is the same in both worlds."""
        answers = []
        for world in self.pair:
            self.lives[world.row.id] = world
            answers.append(await ask())
        self.lives[self.live.row.id] = self.live
        assert answers[0] == answers[1], (
            f"{what}: seat {self.viewer} can tell two worlds apart: {difference(*answers)}"
        )
        COMPARED[what] += 1
        return answers[0]

    async def same(self, what: str, method: str, path: str, body: Any = None) -> Any:
        async def ask() -> tuple[int, bytes]:
            answer = await self.person.ask(method, path, body)
            assert answer.status_code < 500, answer.text
            return answer.status_code, answer.content

        return await self.both(what, ask)

    async def judge(self) -> None:
        seat = "" if self.viewer is None else f"seat={self.viewer}"
        sitting = self.live.sitting
        length = len(sitting.table.record.moves)
        await self.same("table", "GET", f"{self.table}?{seat}")
        await self.same("record", "GET", f"{self.table}/record.kol")
        for at in (self.dice.randrange(length + 1), length + 1):
            await self.same("replay", "GET", f"{self.table}/replay?at={at}&{seat}")
        query = f"watch={self.live.row.watch}" if self.viewer is None else seat
        await self.both("frame", lambda: self.person.frame(self.live.row.id, query))
        if self.viewer is None:
            await self.same("watch", "GET", f"/api/watch/{self.live.row.watch}")
        else:
            await self._of_a_seat(sitting, self.viewer)

    async def _of_a_seat(self, sitting: Sitting, seat: int) -> None:
        number = sitting.marks[seat]
        mine = sitting.seen_by(seat)
        for key in self.dice.sample(mine.options(seat), min(3, len(mine.options(seat)))):
            await self.same(
                "outlook", "GET", f"{self.table}/outlook?seat={seat}&number={number}&key={key.key}"
            )
        await self.same("refused", "POST", f"{self.table}/moves", self._move(seat, number, "nonsense"))
        await self.same("stale", "POST", f"{self.table}/moves", self._move(seat, number + 1, "nonsense"))
        if seat not in sitting.drafts:
            await self.same("confirm", "POST", f"{self.table}/confirm", {"seat": seat})
        if self._can_go_back(sitting, seat):
            back = {"seat": seat, "number": number, "whole_turn": bool(self.dice.randrange(2))}
            await self._and_then("take-back", seat, f"{self.table}/take-back", back)
        if sitting.terms.confirm and seat in mine.asks:
            choice = self.dice.choice(mine.options(seat))
            if not sitting.outlooks(seat, [choice.key])[0].reveals:
                move = self._move(seat, number, choice.key)
                await self._and_then("rehearsal", seat, f"{self.table}/moves", move)

    def _move(self, seat: int, number: int, key: str) -> dict[str, Any]:
        return {"seat": seat, "number": number, "key": key}

    def _can_go_back(self, sitting: Sitting, seat: int) -> bool:
        """Where others finished after the seat, their steps are played again, which only one world knows."""
        if seat in sitting.drafts:
            return True
        steps = sitting.table.steps
        own = [number for number, step in enumerate(steps, 1) if step.seat == seat]
        strand = steps[own[-1] - 1].strand if own else 0
        turn = [number for number in own if steps[number - 1].strand == strand] if strand else own[-1:]
        later = range(turn[0] + 1, len(steps) + 1) if turn else ()
        known = [n for n in later if steps[n - 1].seat != seat and n not in self.worlds.unknown]
        return sitting.wall(seat) is not None or not known

    async def _and_then(self, what: str, seat: int, path: str, body: Any) -> None:
        """What is answered to a command, and how the table looks afterwards."""

        async def ask() -> tuple[int, bytes, bytes]:
            done = await self.person.ask("POST", path, body)
            assert done.status_code < 500, done.text
            after = await self.person.ask("GET", f"{self.table}?seat={seat}")
            return done.status_code, done.content, after.content

        self.pair = self.worlds.both()
        await self.both(what, ask)


def difference(one: Any, other: Any) -> str:
    """The first place where two answers differ."""
    if isinstance(one, tuple):
        return next(difference(a, b) for a, b in zip(one, other, strict=True) if a != b)
    if isinstance(one, bytes | str):
        try:
            return _path(json.loads(one), json.loads(other), "")
        except ValueError:
            pass
    return f"{one!r:.200} and {other!r:.200}"


def _path(one: Any, other: Any, place: str) -> str:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(
            _path(one[name], other[name], f"{place}.{name}") for name in one if one[name] != other[name]
        )
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next(
            _path(a, b, f"{place}[{i}]") for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b
        )
    return f"{place}: {one!r:.300} and {other!r:.300}"


async def sit_down(server: Inside, game: str, settings: dict[str, str], seats: int, confirm: bool) -> Any:
    people = [await server.somebody("cs" if seat % 2 else "en") for seat in range(seats)]
    wish = {
        "game": game,
        "settings": settings,
        "confirm": confirm,
        "public": True,
        "seats": [{"kind": "me"}, *({"kind": "link"} for _ in range(seats - 1))],
    }
    made = await people[0].post("/api/tables", wish)
    for person, link in zip(people[1:], made["seat_links"], strict=True):
        await person.post("/api/join/" + link["url"].removeprefix("/join/"))
    async with server.house.hub.at(made["id"]) as live:
        return people, live


def go_on(sitting: Sitting, dice: random.Random) -> None:
    """One move, draft, take-back or confirmation."""
    seat = dice.choice(sitting.to_act())
    mine = sitting.seen_by(seat)
    if seat in sitting.drafts and not dice.randrange(8):
        sitting.take_back(seat, sitting.marks[seat], False, 1.0)
    elif seat in mine.asks:
        sitting.move(seat, sitting.marks[seat], dice.choice(mine.options(seat)).key, 1.0)
    else:
        sitting.confirm(seat, 1.0)


async def law(
    folder: Path, game: str, settings: dict[str, str], seats: int, between: int, looks: int, seed: int
) -> None:
    dice = random.Random(seed)
    async with inside(folder) as server:

        async def forget(*_event: object) -> None:
            """Commands change two worlds of one table; neither is kept."""

        server.house.tables.append = forget  # type: ignore[method-assign, assignment]
        for confirm in (False, True):
            people, live = await sit_down(server, game, settings, seats, confirm)
            stranger = await server.somebody()
            for look in range(looks):
                for _ in range(dice.randrange(2, 8) if look == 0 else dice.randrange(between // 2, between)):
                    if not live.sitting.over:
                        go_on(live.sitting, dice)
                if live.sitting.over:
                    break
                live.row = row_now(live)
                for viewer, person in [*enumerate(people), (None, stranger)]:
                    await Judge(server, live, viewer, person, dice).judge()


def row_now(live: Live) -> TableRow:
    return replace(live.row, status="running", to_act=tuple(live.sitting.to_act()))


@pytest.mark.parametrize(("game", "settings", "seats", "between", "looks"), GAMES)
def test_two_worlds_are_answered_alike(
    game: str, settings: dict[str, str], seats: int, between: int, looks: int, tmp_path: Path, deep: bool
) -> None:
    COMPARED.clear()
    for seed in range(20 if deep else 1):
        folder = tmp_path / f"{seed}"
        folder.mkdir()
        asyncio.run(law(folder, game, settings, seats, between, looks, seed))
    print(f"{game}: {COMPARED.total()} comparisons, {dict(COMPARED)}")
    assert COMPARED.total() >= 400
    wanted = {"table", "record", "replay", "frame", "watch", "refused", "stale", "take-back", "rehearsal"}
    assert wanted <= set(COMPARED)
