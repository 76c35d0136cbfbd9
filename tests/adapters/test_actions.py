"""Every option has an id of its own, and an id means the same in every later version."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

from kolonie.adapters.actions import UNLISTED, Actions, TooManyUnknown, actions
from kolonie.adapters.spelling import Sets, TableError, members, spelt
from kolonie.core.nodes import Group
from kolonie.core.options import Option, option, worded
from kolonie.core.records import read
from kolonie.core.saving import Addresses
from kolonie.core.title import Title
from kolonie.games import SHELF, titles
from tests.adapters.playing import positions

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
every_title = pytest.mark.parametrize("title", titles(), ids=lambda t: t.id)

PRINTS = {
    "aquasphere": (512, 128, 130, "ebd667b34ab1d35f"),
    "evacuation": (2048, 256, 1429, "c6f0ae59e32c74ed"),
    "planet_unknown": (5120, 384, 4362, "62285b201485f4da"),
    "underwater_cities": (4096, 256, 3302, "3e1837de085c08bf"),
}
"""Room, spare ids, and the fingerprint of so many keys, which never change. More may follow."""


@pytest.mark.parametrize("game", SHELF)
def test_published_ids_never_change(game: str) -> None:
    room, spare, count, fingerprint = PRINTS[game]
    table = actions(game)
    assert (table.room, table.spare) == (room, spare), "an action space that was learnt with stays as it is"
    assert hashlib.sha256("\n".join(table.keys[:count]).encode()).hexdigest()[:16] == fingerprint
    assert table.known + table.spare <= table.room <= 5120


@every_title
def test_every_option_of_a_random_game_is_known_and_has_an_id_of_its_own(title: Title, deep: bool) -> None:
    table = actions(title.id)
    met: set[int] = set()
    for game in positions(title, 60 if deep else 6, name="ids"):
        for seat in game.to_act():
            offered = game.options(seat)
            assert table.unknown(offered) == []
            numbered = table.numbered(offered)
            assert sorted(numbered) == list(numbered)
            assert set(numbered.values()) == set(offered)
            met |= set(numbered)
    assert max(met) < table.known
    assert len(met) > 50


@every_title
def test_every_move_of_the_golden_games_is_known(title: Title, deep: bool) -> None:
    """In depth all that was offered; else each move by itself, where its rank is not larger than it was."""
    table = actions(title.id)
    keys: set[str] = set()
    for path in (GOLDEN / title.id).rglob("*.kol"):
        record = read(path.read_text(encoding="utf-8"))
        keys |= {key for _seat, key in record.moves}
        if deep:
            game = title.new(len(record.seats), record.seed, dict(record.settings))
            for seat, key in record.moves:
                assert table.unknown(game.options(seat)) == []
                game.play(seat, key)
    assert len(keys) > 60
    assert [key for key in sorted(keys) if table.unknown([worded(key)])] == []


@every_title
def test_every_word_of_a_choice_in_the_trees_is_known(title: Title) -> None:
    """Parts of effects are chosen by words that stand in the packs: also those that no game has met."""
    table = actions(title.id)
    for switches in [{}, *({one.id: "on"} for one in title.expansions)]:
        settings = title.check(switches, title.max_seats)
        book = Addresses(title.trees(title.box(settings=settings), settings))
        for node in book.nodes.values():
            if isinstance(node, Group):
                assert [word for word, _part in node.parts if table.unknown([worded(word)])] == []


def test_whoever_has_only_the_keys_gets_the_same_ids() -> None:
    """What comes over a wire is text; ranks must not depend on whether a number is one."""
    title = next(t for t in titles() if t.id == "planet_unknown")
    table = actions(title.id)
    ranked = 0
    for game in positions(title, 4, name="wire"):
        for seat in game.to_act():
            offered = game.options(seat)
            here = {number: choice.key for number, choice in table.numbered(offered).items()}
            wire = table.numbered([worded(choice.key) for choice in offered])
            assert {number: choice.key for number, choice in wire.items()} == here
            ranked += any(choice.verb == "rover" for choice in offered)
    assert ranked > 10


# -- what a table may say

SMALL = """
# a comment
room 40,4
set letters = A|B
rank pay all
rank leap 2
step rover
done
go:{letters|C01..C03}
pay:{#0..#2}
leap:{#0..#1},{0..2}
rover:{#0..#1},{-1|0|1},{-1|0|1}
"""


def small() -> Actions:
    return Actions("small", SMALL)


def test_lines_are_spelt_out_in_order() -> None:
    sets: Sets = {"letters": ("A", "B")}
    assert list(spelt("at:{letters},{1..2}", sets)) == ["at:A,1", "at:A,2", "at:B,1", "at:B,2"]
    assert members("x|08..10", sets) == ("x", "08", "09", "10")
    assert small().keys[:6] == ("done", "go:A", "go:B", "go:C01", "go:C02", "go:C03")
    assert [small().told(number) for number in (0, 4, 35, 36, 40)] == [
        *("done", "go:C02", "nothing", "spare:0", "nothing"),
    ]


def test_ranks_and_steps() -> None:
    offered = [
        option("leap", 10, 0, 2),
        option("leap", 9, 0, 1),
        option("pay", 1, 0),
        option("pay", 0, 12),
        option("rover", 3, 4, 3, 5),
        option("rover", 1, 1, 0, 0),
    ]
    table = small()
    told = {choice.key: table.told(number) for number, choice in table.numbered(offered).items()}
    assert told == {
        "leap:9,0,1": "leap:#0,1",
        "leap:10,0,2": "leap:#1,2",
        "pay:0,12": "pay:#0",
        "pay:1,0": "pay:#1",
        "rover:1,1,0,0": "rover:#0,-1,-1",
        "rover:3,4,3,5": "rover:#1,0,1",
    }


def test_unknown_keys_get_spare_ids_without_meeting() -> None:
    table = small()
    strange = [option("card", f"X{number}") for number in range(4)]
    ids = table.numbered([*strange, option("done")])
    assert list(ids) == [0, 36, 37, 38, 39]
    alone = {choice.key: next(iter(table.numbered([choice]))) for choice in strange}
    assert len(set(alone.values())) > 1
    for choice in strange:
        beside = table.numbered([option("done"), option("go", "A"), choice])
        assert beside[alone[choice.key]] is choice, "its own, wherever that is free"
    with pytest.raises(TooManyUnknown, match="5 unknown options at once, card:X0"):
        table.numbered([*strange, option("card", "X4")])


def test_a_game_without_a_table_has_spare_ids() -> None:
    table = Actions("new", UNLISTED)
    offered: list[Option] = [option("any", number) for number in range(300)]
    assert len(table.numbered(offered)) == 300


@pytest.mark.parametrize(
    ("text", "wrong"),
    [("room 9,1\ngo:A\ngo:{A|B}", "go:A stands there twice"), ("room 3,1\ngo:{1..3}", "room for 3")],
)
def test_a_table_that_cannot_be(text: str, wrong: str) -> None:
    with pytest.raises(TableError, match=wrong):
        Actions("wrong", text)


def test_a_client_needs_neither_the_server_nor_numpy() -> None:
    """Whoever installs `kolonie[client]` has nothing else."""
    code = (
        "import sys, kolonie.adapters.client; "
        "print([name for name in ('litestar', 'sqlalchemy', 'numpy', 'uvicorn') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
