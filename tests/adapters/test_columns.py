"""The vector of a view: every column has a name, nothing is left out unsaid, nothing hidden is in it."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from kolonie.adapters import seeing
from kolonie.adapters.actions import actions
from kolonie.adapters.columns import UNLISTED, Columns, columns
from kolonie.adapters.spelling import TableError
from kolonie.core.title import Title
from kolonie.core.views import named
from kolonie.games import SHELF, title, titles
from tests.adapters.playing import positions

every_title = pytest.mark.parametrize("title", titles(), ids=lambda t: t.id)

PRINTS = {
    "aquasphere": ((960, 749, "d075d33280777221"), (192, 120, "26baef3861a8bdbd")),
    "evacuation": ((640, 512, "ded4be75f4d6c4a6"), (832, 652, "d967636ef7dd29cd")),
    "planet_unknown": ((1472, 1162, "d6456ac8367c0d8b"), (4224, 3508, "e8a241c5a10a5b45")),
    "underwater_cities": ((1920, 1530, "0cca426488055ee3"), (2816, 2206, "5568daf5a2b1745d")),
}
"""For the table and for a seat: the room, and the fingerprint of so many columns. More may follow."""


@pytest.mark.parametrize("game", SHELF)
def test_published_columns_never_change(game: str) -> None:
    table = columns(game)
    for part, (room, count, fingerprint) in zip((table.common, table.seat), PRINTS[game], strict=True):
        assert part.room == room, "a vector that was learnt with keeps its length"
        published = list(part.columns)[:count]
        assert hashlib.sha256("\n".join(published).encode()).hexdigest()[:16] == fingerprint


@every_title
def test_what_views_tell_has_columns(title: Title, deep: bool) -> None:
    """In games that were not learnt from: of ten thousand things at most a few have no column."""
    table = columns(title.id)
    told = missing = 0
    for number, game in enumerate(positions(title, 30 if deep else 6, 29, name="columns")):
        seat = number % game.seats
        seen = named(game, seat)
        values = table.vector(seen)
        assert len(values) == table.size(game.seats) == len(table.names(game.seats))
        assert values[0] == len(table.unknown(seen)), "what has no column is counted"
        told += sum(1 for value in values if value)
        missing += int(values[0])
    assert missing <= told / 5000, f"{missing} of {told}: tools/learn_columns.py adds columns"


def test_columns_hold_what_they_say() -> None:
    game = title("underwater_cities").new(2, "columns")
    seen = named(game, 0)
    told = dict(zip(columns("underwater_cities").names(2), seeing.in_numbers(game, 0), strict=True))
    me, other = seen["table"]["seats"]
    assert told["seats.0.goods.credit"] == me["goods"]["credit"] > 0
    assert [told[f"seats.0.hand={card}"] for card in me["hand"]] == [1.0] * 6
    assert sum(value for name, value in told.items() if name.startswith("seats.0.hand=")) == 6
    assert told["seats.1.hand.count"] == other["hand"]["count"] == 6
    assert not any(value for name, value in told.items() if name.startswith("seats.1.hand="))
    assert (told["viewer=0"], told["viewer=1"]) == (1.0, 0.0)
    assert (told["to_act=0"], told["to_act=1"]) == (1.0, 1.0)
    assert told["settings.boards=basic"] + told["settings.boards=advanced"] == 1


def test_the_page_tells_how_many_there_are() -> None:
    page = (Path(__file__).parents[2] / "docs" / "add-a-bot.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([A-Z][^|]*) \|" + r" (\d+) \|" * 5 + "$", page, re.MULTILINE)
    assert len(rows) == len(SHELF)
    for name, *told in rows:
        game = name.partition(",")[0].lower().replace(" ", "_")
        ids, table = actions(game), columns(game)
        here = (ids.room, ids.known, ids.spare, table.common.room, table.seat.room)
        assert tuple(map(int, told)) == here, name


SMALL = """
room 12,4
skip common long
ordered common ring
common round
common ring.0 = A|B
common ring.1 = A|B
common control
common viewer = 0|1
seat goods.credit
seat hand = x|y
seat hand.count
"""


def test_words_numbers_and_nothing() -> None:
    table = Columns("small", SMALL)
    seen = {
        "seats": 2,
        "viewer": 1,
        "to_act": [],
        "options": ["go"],
        "table": {
            "round": 3,
            "ring": ["B", "A"],
            "control": None,
            "long": [1, 2, 3],
            "strange": "word",
            "seats": [{"goods": {"credit": 2}, "hand": ["x", "x"]}, {"goods": {}, "hand": {"count": 5}}],
        },
    }
    told = dict(zip(table.names(2), table.vector(seen), strict=True))
    assert {name: value for name, value in told.items() if value} == {
        "unknown": 1.0,
        "round": 3.0,
        "ring.0=B": 1.0,
        "ring.1=A": 1.0,
        "control": -1.0,
        "viewer=1": 1.0,
        "seats.0.goods.credit": 2.0,
        "seats.0.hand=x": 2.0,
        "seats.1.hand.count": 5.0,
    }
    assert table.unknown(seen) == [("common", "strange=word")]
    assert table.size(2) == 20


def test_a_table_that_cannot_be() -> None:
    with pytest.raises(TableError, match="the column round stands there twice"):
        Columns("wrong", "room 9,9\ncommon round\ncommon round")
    with pytest.raises(TableError, match="2 common columns, but room for 1"):
        Columns("wrong", "room 1,0\ncommon round")
    assert Columns("new", UNLISTED).size(4) == 1
