"""Folding what has changed gives exactly the whole: for any values, and for the tables of every game."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec import Struct

from kolonie.games import title as game_title
from kolonie.server.deltas import difference, fold
from kolonie.server.picture import Viewer, build
from kolonie.server.sketchbook import Sketchbook
from kolonie.server.store.rows import SeatRow, TableRow
from kolonie.table.events import Terms
from kolonie.table.sitting import Sitting


def wire(value: Any) -> Any:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(value))


def follows(old: Any, new: Any) -> int:
    """Sees that the steps lead from the one to the other; tells how many there are."""
    steps = difference(old, new)
    assert fold(wire(old), wire(steps)) == wire(new)
    return len(steps)


class Small(Struct, gc=False, omit_defaults=True):
    name: str
    n: int
    tags: list[str] = []
    more: int | None = None
    inside: list[Small] = []


class Large(Struct):
    lines: list[Small]
    board: dict[str, Any]
    decision: Small | None
    row: list[int]
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0


WORDS = some.sampled_from(["", "a", "b", "c"])
LEAVES = some.builds(
    Small, WORDS, some.integers(0, 3), some.lists(WORDS, max_size=2), some.none() | some.integers(0, 2)
)
SMALLS = some.builds(
    Small, WORDS, some.integers(0, 3), some.just([]), some.none(), some.lists(LEAVES, max_size=3)
)
NUMBERS = some.integers(0, 3) | some.lists(some.integers(0, 3), max_size=16)
BOARDS = some.recursive(
    some.dictionaries(WORDS, NUMBERS, max_size=3),
    lambda inner: some.dictionaries(WORDS, inner | some.lists(inner, max_size=3), max_size=3),
    max_leaves=8,
)
STATES = some.builds(
    Large,
    some.lists(SMALLS | LEAVES, max_size=5),
    BOARDS,
    some.none() | SMALLS,
    some.lists(some.integers(0, 3), max_size=14),
    *[some.integers(0, 1)] * 4,
)


@given(STATES, STATES)
def test_from_any_state_to_any_other(old: Large, new: Large) -> None:
    follows(old, new)
    assert difference(old, old) == []


@given(some.lists(SMALLS, max_size=8), some.integers(0, 8), some.lists(SMALLS, max_size=3))
def test_a_log_that_goes_on(lines: list[Small], gone: int, more: list[Small]) -> None:
    old = Large(lines, {}, None, [])
    follows(old, Large([*lines[gone:], *more], {}, None, []))


def test_a_line_more_is_one_step() -> None:
    lines = [Small(f"line {n}", n) for n in range(40)]
    old = Large(lines, {}, None, [])
    (step,) = difference(old, Large([*lines, Small("new", 9)], {}, None, []))
    assert wire(step) == {
        "do": "splice",
        "at": ["lines"],
        "start": 40,
        "drop": 0,
        "add": [{"name": "new", "n": 9}],
    }


def test_a_part_that_grows_beside_one_that_comes_is_told_by_what_has_grown() -> None:
    pile = [Small(f"card {n}", n) for n in range(30)]
    old = Large([Small("deck", 3), Small("pile", 1, inside=pile), Small("supply", 4)], {}, None, [])
    grown = [Small("deck", 3), Small("pile", 1, inside=[*pile, Small("new", 9)]), Small("supply", 5)]
    new = Large([*grown, Small("the turn", 1)], {}, None, [])
    assert [(step["do"], step["at"]) for step in wire(difference(old, new))] == [
        ("splice", ["lines", 1, "inside"]),
        ("put", ["lines", 2, "n"]),
        ("splice", ["lines"]),
    ]
    assert follows(old, new) == follows(new, old) == 3


def test_what_comes_in_the_middle_leaves_the_rest_where_it_is() -> None:
    deck, offer, supply = (Small(f"part {n}", n, inside=[Small("card", 1)] * 9) for n in range(3))
    old = Large([deck, offer, supply, Small("the turn", 1, ["now"])], {}, None, [])
    new = Large([deck, Small("played", 1), offer, supply, Small("the turn", 1, ["done"])], {}, None, [])
    assert wire(difference(old, new)) == [
        {"do": "splice", "at": ["lines"], "start": 1, "drop": 0, "add": [{"name": "played", "n": 1}]},
        {"do": "put", "at": ["lines", 4, "tags"], "value": ["done"]},
    ]
    assert follows(new, old) == 2


@given(some.data())
def test_things_that_come_go_and_change_places(data: some.DataObject) -> None:
    things = data.draw(some.lists(SMALLS, max_size=6))
    some_of = some.lists(some.sampled_from(things) | SMALLS if things else SMALLS, max_size=8)
    follows(Large(data.draw(some_of), {}, None, []), Large(data.draw(some_of), {}, None, []))


GAMES = {
    "aquasphere": ("aquasphere", {}),
    "planet_unknown": ("planet_unknown", {}),
    "underwater_cities": ("underwater_cities", {}),
    "data_era": ("underwater_cities", {"data_era": "on"}),
    "evacuation": ("evacuation", {}),
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("confirm", [False, True])
def test_tables_of_every_game(name: str, confirm: bool) -> None:
    """Each viewer's states: drawn with a memory or without, whole or as differences, they are the same."""
    game, wanted = GAMES[name]
    title = game_title(game)
    dice = random.Random(f"{name} {confirm}")
    names = ("Ann", "Bob")
    terms = Terms(title.id, 2, title.check(wanted, 2), f"deltas of {name}", confirm)
    seats = tuple(SeatRow(n, "open", who, who, None, "") for n, who in enumerate(names))
    row = TableRow("t", terms, "running", "live", "played", False, "Ann", "w", 0.0, 0.0, (0,), seats)
    sitting, book = Sitting(title, terms, names), Sketchbook(names)
    sitting.start(0.0)
    viewers = [Viewer("Ann", 0, (0,), "en"), Viewer("Bob", 1, (1,), "cs"), Viewer(None, None, (), "en")]
    last: list[tuple[Any, Any]] = []
    for moves in range(45):
        now = []
        for viewer in viewers:
            state = build(row, sitting, viewer, set(), [], book=book)
            assert wire(state) == wire(build(row, sitting, viewer, set(), [])), moves
            now.append((state, wire(state)))
        for (old, folded), (state, whole) in zip(last, now, strict=False):
            assert fold(folded, wire(difference(old, state))) == whole
        last = now
        _something_happens(sitting, dice)
        if sitting.over:
            break


def _something_happens(sitting: Sitting, dice: random.Random) -> None:
    seat = dice.choice(sitting.to_act())
    if sitting.wall(seat) is None and dice.random() < 0.15:
        sitting.take_back(seat, sitting.marks[seat], False, 0.0)
        return
    game = sitting.seen_by(seat)
    if seat in game.asks:
        key = dice.choice(game.decision(seat).options).key
        sitting.move(seat, sitting.marks[seat], key, 0.0)
    else:
        sitting.confirm(seat, 0.0)


def test_who_sees_the_same_is_shown_the_same_objects() -> None:
    """What others do in secret costs a viewer nothing: neither picture nor options are made again."""
    title = game_title("planet_unknown")
    names = ("Ann", "Bob")
    terms = Terms(title.id, 2, title.check({}, 2), "in secret", False)
    seats = tuple(SeatRow(n, "open", who, who, None, "") for n, who in enumerate(names))
    row = TableRow("t", terms, "running", "live", "played", False, "Ann", "w", 0.0, 0.0, (0,), seats)
    sitting, book = Sitting(title, terms, names), Sketchbook(names)
    sitting.start(0.0)
    while sitting.to_act() != [0, 1]:
        _something_happens(sitting, random.Random(1))
    bob = Viewer("Bob", 1, (1,), "en")
    before = build(row, sitting, bob, set(), [], book=book)
    key = sitting.game.decision(0).options[0].key
    sitting.move(0, sitting.marks[0], key, 0.0)
    after = build(row, sitting, bob, set(), [], book=book)
    assert before.decision is not None and after.decision is not None
    assert after.panels is before.panels and after.board is before.board
    assert after.decision.options is before.decision.options
    sitting.move(1, sitting.marks[1], sitting.game.decision(1).options[0].key, 0.0)
    assert build(row, sitting, bob, set(), [], book=book).board != before.board
