"""The data of the coach: every decision that games ask has words or deliberately none; rules exist."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kolonie.bots.advice import BLUNDER, SENSIBLE, Advice, verdict, weigh
from kolonie.bots.search import Effort
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.ledger import ledger
from kolonie.core.settings import SetupError
from kolonie.core.text import LANGUAGES, messages_in
from kolonie.core.title import Title
from kolonie.core.views import View, determinize
from kolonie.games import title, titles
from kolonie.learn.coaching import FOLDER, Coaching, coach_words, coaching, written
from kolonie.learn.knowing import KNOWN, Knowledge
from kolonie.learn.reasons import reasons
from tests.czech import LOOSE

every_title = pytest.mark.parametrize("played", titles(), ids=lambda one: one.id)
HOMES = [(played, home) for played in titles() for home in played.homes]
every_home = pytest.mark.parametrize(("played", "home"), HOMES, ids=[home.name for _title, home in HOMES])


def deals(played: Title) -> Iterator[Game]:
    """Games with every value of every setting, and with every number of seats."""
    tried = [{}, *({one.name: value} for one in played.settings for value in one.values)]
    for seats, chosen in [*((2, one) for one in tried), *((n, {}) for n in (1, 3, 4))]:
        if played.min_seats <= seats <= played.max_seats:
            try:
                yield played.new(seats, f"coach/{seats}", played.check(chosen, seats))
            except SetupError:
                continue


@cache
def asked(played: Title) -> tuple[tuple[str, str, bool], ...]:
    """What is asked in random games: the prompt, the name of what the coach says, whether that is meant."""
    found: set[tuple[str, str, bool]] = set()
    for game in deals(played):
        known: Coaching = coaching(played, game.settings)
        dice = random.Random(game.seats)
        while not game.over:
            seat = game.to_act()[0]
            offered = game.options(seat)
            about = known.about(game, seat)
            ask = game.decision(seat).prompt.key
            found.add((ask, about.name if about else "", about is not None or ask in known.plain))
            game.play(seat, dice.choice(offered))
    return tuple(sorted(found))


@every_title
def test_every_decision_that_is_asked_has_words_or_deliberately_none(played: Title) -> None:
    assert [ask for ask, _name, meant in asked(played) if not meant] == []
    named = {name for _ask, name, _meant in asked(played) if name}
    assert len(named) >= 8, "random games ask the main decisions"


@every_home
def test_what_the_data_name_exists(played: Title, home: Path) -> None:
    found = written(home)
    assert found.decisions and found.scorings
    prompts = {key for each in played.homes for key in messages_in(each / "text" / "en.ftl")[0]}
    prompts |= {"core-ask-group", "core-ask-choose"}
    named = [ask for one in found.decisions for ask in one.asks] + list(found.plain)
    assert [ask for ask in named if ask not in prompts] == []
    rules = ledger(played, "en")
    cited = [(one.name, one.rules) for one in found.decisions]
    for name, listed in [*cited, *((one.name, one.rules) for one in found.scorings)]:
        assert listed and [rule for rule in listed if rule not in rules] == [], name
    parts = set(played.telling.headings.values())
    assert [one.part for one in found.scorings if one.part not in parts] == []


@every_home
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_words_and_no_words_are_left_over(played: Title, home: Path, language: str) -> None:
    found = written(home)
    names = [*(one.name for one in found.decisions), *(one.name for one in found.scorings)]
    assert len(names) == len(set(names))
    path = home / FOLDER / "text" / f"{language}.ftl"
    assert sorted(messages_in(path)[0]) == sorted(names) and messages_in(path)[1] == []
    if language == "cs":
        assert LOOSE.findall(path.read_text(encoding="utf-8")) == []


def test_an_expansion_speaks_before_its_game_and_only_where_it_is_played() -> None:
    played = title("underwater_cities")
    off, on = ({"data_era": value} for value in ("off", "on"))
    assert [one.name for one in coaching(played, off).scorings] == ["production", "final-scoring"]
    first = coaching(played, on).scoring("production")
    assert first is not None and first.name == "data-production"
    assert "disc" in coach_words(played, on, "en").say("data-production")


# -- what a learner knows


def test_who_has_chosen_sensibly_three_times_is_left_in_peace_until_a_blunder() -> None:
    known = Knowledge()
    for _time in range(KNOWN):
        assert not known.knows("turn")
        known.chose("turn", "sensible")
    assert known.knows("turn") and not known.knows("area")
    known.chose("turn", "fair")
    known.chose("turn", None)
    assert known.knows("turn"), "what is neither good nor bad changes nothing"
    known.chose("turn", "blunder")
    assert not known.knows("turn")


def test_what_is_told_is_never_a_blunder_unless_hardly_anything_else_is_offered() -> None:
    weighed = [Advice("a", 0.0, 9), Advice("b", BLUNDER + 2, 9), Advice("c", BLUNDER + 3, 9)]
    more = [*weighed, Advice("d", BLUNDER + 3.5, 9), Advice("e", BLUNDER + 5, 9), Advice("f", BLUNDER + 6, 1)]
    assert [verdict(more, key, 6) for key in "abcdef"] == [*["sensible"] * 3, "fair", "blunder", "fair"]
    assert [verdict(weighed, key, 3) for key in "abc"] == ["sensible", "blunder", "blunder"]
    assert verdict([weighed[0], Advice("b", SENSIBLE, 9)], "b", 2) == "fair"
    assert verdict(weighed, "z", 6) is None


# -- the bot's judgement


def asked_for(name: str, ask: str) -> Game:
    """A game in which somebody is asked this."""
    game = title(name).new(2, "coach")
    dice = random.Random(1)
    while game.decision(game.to_act()[0]).prompt.key != ask:
        seat = game.to_act()[0]
        game.play(seat, dice.choice(game.options(seat)))
    return game


QUICK = Effort(plays=400)


def test_any_option_can_be_weighed_and_the_best_stays_the_best() -> None:
    game = asked_for("aquasphere", "ask-turn")
    seat = game.to_act()[0]
    view = View(game, seat)
    before = weigh(view, Chance("advice"), QUICK)
    for choice in game.options(seat):
        found = {one.key: one for one in weigh(view, Chance("advice"), QUICK, also=choice.key)}
        assert choice.key in found and found[choice.key].less >= 0
    assert before[0].less == 0 and verdict(before, before[0].key, 20) == "sensible"


def test_a_reason_is_the_turn_that_would_follow_and_what_it_brings() -> None:
    game = asked_for("underwater_cities", "ask-choose-slot")
    seat = game.to_act()[0]
    told = weigh(View(game, seat), Chance("advice"), QUICK)
    found = reasons(game, seat, told)
    assert len(found) == len(told)
    longer = [(one, reason) for one, reason in zip(told, found, strict=True) if one.then]
    assert longer and any(reason.then and reason.changes for _one, reason in longer)
    hidden = determinize(game, seat, Chance("another world"))
    assert reasons(hidden, seat, told) == found, "nothing hidden enters a reason"
