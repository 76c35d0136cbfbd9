"""Every line of the story of every game can be read aloud, by every viewer, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from kolonie.core.engine import Change, Entry, changes
from kolonie.core.options import Option
from kolonie.core.text import LANGUAGES, messages_in
from kolonie.core.title import Title
from kolonie.core.views import journal
from kolonie.games import titles
from kolonie.table.differences import differences
from kolonie.table.story import Line, clauses, lines, story, what
from tests.example.harvest.meta import TITLE as HARVEST
from tests.harbour import TITLE as HARBOUR
from tests.laws.playing import games_per_table, new_game, step
from tests.tools.strictness import Strict, strict

STORIES: list[Title] = [*titles(), HARVEST, HARBOUR]
every_title = pytest.mark.parametrize("title", STORIES, ids=lambda title: title.id)


class Told:
    """A game that was played, with the labels of its choices as they were offered."""

    def __init__(self, title: Title, seats: int, seed: int) -> None:
        self.game = new_game(title, seats, seed, journal=True)
        self.labels: dict[tuple[int, Option], object] = {}
        dice = random.Random(seed)
        while not self.game.over:
            game = self.game
            for seat in game.to_act():
                for choice in game.options(seat):
                    self.labels[seat, choice] = title.label(game, seat, choice)
            step(game, dice)


def tables(title: Title, deep: bool) -> Iterator[Told]:
    for seats in {title.min_seats, title.max_seats}:
        for seed in games_per_table(deep, 2):
            yield Told(title, seats, seed)


@every_title
def test_every_line_of_every_story_can_be_read_aloud(title: Title, deep: bool) -> None:
    """No key in brackets, no markup, no order given to the reader; who did it is told, or nobody did."""
    lexicons = [strict(title, language) for language in LANGUAGES]
    for told in tables(title, deep):
        for viewer in (None, *range(told.game.seats)):
            for line in story(told.game, viewer):
                for words in lexicons:
                    read_aloud(told, line, words)


def read_aloud(told: Told, line: Line, words: Strict) -> None:
    if line.heading is not None:
        text = words.say(line.heading)
        assert line.seat is None and text[:1].isalnum() and not text[0].islower(), text
        assert not text.endswith("."), text
        return
    text = clauses(line, words)
    assert text.strip() == text and text, line.messages
    assert not re.search(r"\[|\]|\{|\}|\*\*|_", text), text
    if line.seat is None:
        assert text[0].isupper() and (text.endswith(".") or named(text)), text
    for entry in (*line.clauses, *line.details):
        said = words.say(what(entry))
        if entry.seat >= 0:
            assert said[0].islower(), f"{said}: a line of a seat goes on after its name"
        if entry.choice is not None:
            imperative(told, entry, said, words)


def named(text: str) -> bool:
    """`Event R11 (red): ...` and the like: a name and what it does."""
    return ": " in text


def imperative(told: Told, entry: Entry, said: str, words: Strict) -> None:
    label = told.labels.get((entry.seat, entry.choice))  # type: ignore[arg-type]
    if label is not None:
        assert said != words.say(label), said  # type: ignore[arg-type]
        assert not said.startswith(words.say(label)), said  # type: ignore[arg-type]


@every_title
def test_all_that_may_be_read_is_told_and_nothing_else(title: Title) -> None:
    """Every entry is in one line, of the seat that wrote it; what says nothing of its own is in none."""
    for told in tables(title, False):
        for viewer in (None, 0):
            readable = journal(told.game, viewer)
            found = [
                entry for line in story(told.game, viewer) if line.heading is None for entry in line.entries
            ]
            assert len(found) == len(set(map(id, found))) and set(map(id, found)) <= set(map(id, readable))
            for line in story(told.game, viewer):
                assert all(
                    entry.seat == (-1 if line.seat is None else line.seat) for entry in line.entries
                ) or (line.heading is not None)
            for entry in set(readable) - set(found):
                quiet = entry.choice is not None and entry.choice.verb in ("done", "end", "skip")
                assert quiet or type(entry.node) in title.telling.headings, what(entry)


def settled(title: Title, told: list[Change]) -> tuple[Change, ...]:
    """Without what waits to be used: of others it is told with their own next lines."""
    kept = [change for change in told if change.what not in title.telling.waiting]
    return differences(kept, title.countables(title.box()))


@every_title
def test_what_is_told_of_a_choice_in_mid_turn_is_all_that_has_changed(title: Title) -> None:
    """Where the game itself acts in between, it may set something back without a word."""
    names = title.countables(title.box())
    if not names:
        pytest.skip("counts nothing")
    compared = 0
    for seats in {max(2, title.min_seats), title.max_seats}:
        game = new_game(title, seats, 7, journal=True)
        dice = random.Random(7)
        while not game.over:
            asked, ready = game.to_act(), bool(game.counted)
            before = [title.counts(game, seat) for seat in range(seats)]
            actor, _key = step(game, dice)
            entries = [entry for entry in game.journal or () if entry.number == game.number]
            parts = {title.telling.headings.get(type(entry.node), "") for entry in entries[1:]}
            parts -= {"", title.telling.headings.get(type(entries[0].node))}
            if not ready or game.to_act() != asked or any(e.seat != actor for e in entries) or parts:
                continue
            after = [title.counts(game, seat) for seat in range(seats)]
            told = [change for entry in entries for change in entry.changes]
            real = changes(names, before, after)
            assert settled(title, told) == settled(title, real)
            assert game.counted[actor] == after[actor], "what waited for the actor is told by now"
            compared += bool(told)
    assert compared > 3


@every_title
def test_what_a_telling_names_exists(title: Title) -> None:
    written = {key for home in title.homes for key in messages_in(home / "text" / "en.ftl")[0]}
    telling = title.telling
    assert {f"heading-{name}" for name in telling.headings.values()} <= written
    for name in telling.asides | telling.echoes:
        assert not isinstance(name, str) or f"told-{name}" in written, name
    for name in title.countables(title.box()):
        assert f"count-{name}" in written or f"level-{name}" in written
    assert telling.waiting <= set(title.countables(title.box()))


FOLDED = {"aquasphere": 1.4, "evacuation": 1.5, "planet_unknown": 2.0, "underwater_cities": 5.0}
"""How many entries of the journal a line stands for at least, on average, when people play at random."""


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_an_action_is_told_in_one_line(title: Title) -> None:
    words = strict(title, "en")
    for told in tables(title, False):
        said = [one for one in lines(told.game, None, words) if one.kind == "line"]
        assert len(journal(told.game, None)) > FOLDED[title.id] * len(said)
        assert sum(len(one.text) for one in said) < 180 * len(said), "a line, not a page"
