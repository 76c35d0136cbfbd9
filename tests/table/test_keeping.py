"""Snapshots, films and records of a table."""

from __future__ import annotations

import json
import random

import pytest

from kolonie.core.engine import Entry
from kolonie.core.records import read, write
from kolonie.core.saving import SaveError, state_hash
from kolonie.core.text import lexicon
from kolonie.core.title import Title
from kolonie.core.views import journal
from kolonie.games import titles
from kolonie.table import snapshots
from kolonie.table.events import Clock, Terms
from kolonie.table.export import public_record
from kolonie.table.film import Film
from kolonie.table.sitting import Sitting
from kolonie.table.story import lines
from tests.harbour import TITLE as HARBOUR


def sitting_of(title: Title, seed: int, confirm: bool = False) -> Sitting:
    terms = Terms(title.id, 3, {}, f"seed {seed}", confirm, Clock(1000.0, 1.0))
    sitting = Sitting(title, terms, ("a", "b", "c"))
    sitting.start(0.0)
    return sitting


def entry_of(entry: Entry) -> tuple[object, ...]:
    """Everything that is kept of a line."""
    return (entry.node, entry.args, entry.only, entry.choice, entry.places, entry.changes)


def step(sitting: Sitting, dice: random.Random) -> None:
    seat = dice.choice(sitting.to_act())
    options = sitting.seen_by(seat).options(seat)
    if options:
        sitting.move(seat, sitting.marks[seat], dice.choice(options).key, float(sitting.version))
    else:
        sitting.confirm(seat, float(sitting.version))


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("title", [*titles(), HARBOUR], ids=lambda title: title.id)
def test_a_snapshot_gives_the_same_table_and_the_same_words(title: Title, confirm: bool) -> None:
    if not title.min_seats <= 3 <= title.max_seats:
        pytest.skip("not for three")
    dice = random.Random(1)
    sitting = sitting_of(title, 1, confirm)
    taken = 0
    while not sitting.over:
        step(sitting, dice)
        if not snapshots.can_be_taken(sitting) or (taken > 5 and not sitting.over):
            continue
        taken += 1
        text = snapshots.take(sitting)
        again = snapshots.restore(title, sitting.terms, ("a", "b", "c"), text)
        assert state_hash(again.game) == state_hash(sitting.game)
        assert again.table.record == sitting.table.record
        assert [again.wall(s) for s in range(3)] == [sitting.wall(s) for s in range(3)]
        assert again.times == sitting.times and len(again.times) == len(again.table.record.moves)
        assert again.clocks.left == sitting.clocks.left and again.clocks.since == sitting.clocks.since
        assert [entry_of(e) for e in journal(again.game, 0)] == [
            entry_of(e) for e in journal(sitting.game, 0)
        ]
        words = lexicon(title, "en")
        assert lines(again.game, 0, words) == lines(sitting.game, 0, words)
        assert snapshots.take(again) == text
    assert taken > 1


def test_a_snapshot_of_other_rules_is_not_used() -> None:
    sitting = sitting_of(HARBOUR, 1)
    while not snapshots.can_be_taken(sitting) or not sitting.table.steps:
        step(sitting, random.Random(1))
    body = json.loads(snapshots.take(sitting))
    position = json.loads(body["position"])
    body["position"] = json.dumps({**position, "rules": "0"})
    with pytest.raises(SaveError):
        snapshots.restore(HARBOUR, sitting.terms, ("a", "b", "c"), json.dumps(body))
    with pytest.raises(SaveError):
        snapshots.restore(HARBOUR, sitting.terms, ("a", "b", "c"), "{}")


def test_a_film_shows_every_position_with_its_journal() -> None:
    sitting = sitting_of(HARBOUR, 2)
    dice = random.Random(2)
    seen = [(state_hash(sitting.game), len(sitting.game.journal or ()))]
    while not sitting.over:
        step(sitting, dice)
        seen.append((state_hash(sitting.game), len(sitting.game.journal or ())))
    moves = sitting.table.record.moves
    film = Film(HARBOUR, sitting.terms, moves[:3])
    assert film.length == 3 and film.goes_on(moves) and not film.goes_on(moves[:2])
    film.go_on(moves)
    assert film.length == len(seen) - 1
    for number, (fingerprint, length) in enumerate(seen):
        game = film.at(number)
        assert state_hash(game) == fingerprint and len(game.journal or ()) == length
    assert film.scores[-1] == sitting.game.scores()


def test_before_the_end_a_record_holds_neither_the_seed_nor_what_others_chose_in_secret() -> None:
    sitting = sitting_of(HARBOUR, 3)
    dice = random.Random(3)
    for _ in range(7):
        step(sitting, dice)
    moves = sitting.table.record.moves
    mine = public_record(sitting.table, ("a", "b", "c"), [0])
    assert [key for seat, key in mine.moves if seat == 0] == [key for seat, key in moves if seat == 0]
    secret = {key for seat, key in moves if seat != 0 and key.startswith("lay")}
    assert secret and not secret & {key for seat, key in mine.moves if seat != 0}
    spectator = public_record(sitting.table, ("a", "b", "c"), [])
    assert not [key for _seat, key in spectator.moves if key.startswith("lay")]
    assert "?" not in {key for _seat, key in spectator.moves}, "not even how many there are is told"
    text = write(spectator)
    assert sitting.terms.seed not in text
    assert read(text).moves == spectator.moves
    while not sitting.over:
        step(sitting, dice)
    whole = public_record(sitting.table, ("a", "b", "c"), [])
    assert whole.moves == sitting.table.record.moves and whole.seed == sitting.terms.seed
