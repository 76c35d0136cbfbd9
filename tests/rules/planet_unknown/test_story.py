"""The story of a game credits nobody with what the game itself does, or with what waits for somebody else."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

from kolonie.core.engine import Game
from kolonie.core.text import LANGUAGES, lexicon
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.nodes import FinalScoring
from kolonie.table.story import Line, clauses, story
from tests.citing import rule
from tests.laws.playing import step

WAITING = {"synergies", "advances", "picks", "new-rovers", "movement"}
"""What a player has yet to use."""


@lru_cache(maxsize=1)
def played() -> tuple[Game, list[Line]]:
    """A game of three with events, which prepare one player after the other."""
    game = TITLE.new(3, "a story", {"events": "4-4-12"}, journal=True)
    dice = random.Random(1)
    while not game.over:
        step(game, dice)
    return game, story(game, None)


@rule("PU-15.07")
def test_rovers_and_lifepods_that_leave_the_planets_are_nobodys_doing() -> None:
    _game, lines = played()
    last = [line for line in lines if isinstance(line.entries[0].node, FinalScoring) and line.heading is None]
    cleared, *scores = last
    assert cleared.seat is None and [line.seat for line in scores] == [0, 1, 2]
    assert {change.what for change in cleared.changes} == {"rovers", "planet-lifepods"}
    assert [line.changes for line in scores] == [(), (), ()]


@pytest.mark.parametrize("language", LANGUAGES)
@rule("PU-15.07")
def test_what_leaves_the_planets_is_said_before_the_scores(language: str) -> None:
    words = lexicon(TITLE, language)
    said = [clauses(line, words) for line in played()[1] if line.heading is None]
    assert words.say("log-clear-planets") == said[-4]


@rule("PU-19.07")
def test_what_waits_for_another_player_is_not_told_of_the_one_who_acts() -> None:
    _game, lines = played()
    acting = [line for line in lines if line.seat is not None]
    assert any(change.what in WAITING for line in acting for change in line.changes)
    for line in acting:
        assert not [c for c in line.changes if c.seat != line.seat and c.what in WAITING], clauses(
            line, lexicon(TITLE, "en")
        )


@rule("PU-19.06")
def test_what_an_event_gives_is_not_credited_to_who_turned_the_station() -> None:
    _game, lines = played()
    turned = [
        line
        for line in lines
        if any(e.choice is not None and e.choice.verb == "rotate" for e in line.entries)
    ]
    alone = [line for line in turned if len(line.entries) == 1]
    assert len(alone) > 5
    assert not [change for line in alone for change in line.changes if change.what in WAITING]
