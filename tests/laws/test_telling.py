"""The laws of what leaves the engine as words: rules that exist, no bare keys, outlooks that keep secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.ledger import ledger
from kolonie.core.messages import Message
from kolonie.core.options import Refused
from kolonie.core.outlook import outlooks
from kolonie.core.saving import state_hash
from kolonie.core.text import LANGUAGES, Lexicon, lexicon
from kolonie.core.title import Title
from kolonie.core.views import determinize, view
from kolonie.games import title
from tests.laws.playing import TABLES, games_per_table, is_due, positions

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)

BARE = re.compile(r"\[[a-z][\w-]*\]|\*\*|\{ ?\$|\?\?\?")
"""A bracketed key, raw markup, a variable that nobody filled in."""


def decisions(game_title: Title, seats: int, seed: int, every: int, deep: bool) -> Iterator[tuple[Game, int]]:
    """Every so many decisions of a random game, with a seat that owes it."""
    for game in positions(game_title, seats, seed):
        if not game.over and is_due(game, every, seed, deep):
            yield game, game.to_act()[game.number % len(game.to_act())]


@every_table
def test_every_prompt_and_refusal_names_a_rule_that_exists(name: str, seats: int, deep: bool) -> None:
    rules = ledger(title(name), "en")
    assert title(name).turn_rule in rules
    for seed in games_per_table(deep, 2):
        for game, seat in decisions(title(name), seats, seed, 2, deep):
            asked = game.decision(seat)
            assert asked.rule in rules, f"{asked.prompt}: {asked.rule!r}"
            for refusal in game.refusals(seat):
                assert refusal.rule in rules, f"{refusal.key}: {refusal.rule!r}"
            for key in ("", "nonsense", "done", "skip", *title(name).elsewhere):
                if asked.option(key) is None:
                    with pytest.raises(Refused) as caught:
                        game.play(seat, key)
                    assert caught.value.rule in rules, f"{asked.prompt}: {key!r} {caught.value.rule!r}"


def said_of(game: Game, seat: int) -> Iterator[Message]:
    """Everything that is told with a decision, as messages."""
    asked = game.decision(seat)
    yield asked.prompt
    for choice in asked.options:
        yield game.title.label(game, seat, choice)
    for refusal in game.refusals(seat):
        yield refusal.reason
        yield game.title.label(game, seat, refusal.option)
    for one in outlooks(game, seat, asked.options[:6]):
        yield from one.remarks
        yield from (step.said for step in one.steps)
        yield from (Message(f"count-{change.what}", (("n", change.after),)) for change in one.changes)


def messages_of(thing: object) -> Iterator[Message]:
    """The messages in a scene, wherever they are."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from messages_of(part)
    elif isinstance(thing, dict):
        for part in thing.values():
            yield from messages_of(part)
    else:
        for field in getattr(thing, "__dataclass_fields__", getattr(thing, "__struct_fields__", ())):
            yield from messages_of(getattr(thing, field))


def is_bare(words: Lexicon, told: Message, seen: dict[Message, str]) -> bool:
    """True if a reader would see something that is not meant for readers."""
    if told not in seen:
        seen[told] = words.say(told)
    return not seen[told].strip() or bool(BARE.search(seen[told]))


@every_table
def test_no_bare_key_reaches_anyone(name: str, seats: int, deep: bool) -> None:
    """Options, prompts, refusals, outlooks and scenes, in all languages."""
    game_title = title(name)
    for language in LANGUAGES:
        words = lexicon(game_title, language)
        seen: dict[Message, str] = {}
        for seed in games_per_table(deep, 2):
            for game, seat in decisions(game_title, seats, seed, 9, deep):
                told = list(said_of(game, seat))
                if game.number % 4 == 0:
                    told += messages_of(game_title.scene(game.box, view(game, seat)))
                bare = [(one, seen[one]) for one in told if is_bare(words, one, seen)]
                assert not bare, f"{language}: {bare[0]}"


@every_table
def test_an_outlook_does_not_depend_on_what_the_seat_cannot_see(name: str, seats: int, deep: bool) -> None:
    for seed in games_per_table(deep, 1):
        for game, seat in decisions(title(name), seats, seed, 11, deep):
            before = state_hash(game)
            here = outlooks(game, seat)
            there = outlooks(determinize(game, seat, Chance(f"other {seed}")), seat)
            assert here == there
            assert state_hash(game) == before


@every_table
def test_an_outlook_comes_true(name: str, seats: int, deep: bool) -> None:
    """Where nothing is revealed and the seat goes on, what was told is what has changed."""
    game_title = title(name)
    names = game_title.countables(game_title.box())
    for seed in games_per_table(deep, 1):
        for game, seat in decisions(game_title, seats, seed, 7, deep):
            offered = game.options(seat)
            for choice, told in zip(offered[:4], outlooks(game, seat, offered[:4]), strict=True):
                if told.reveals or told.passes:
                    continue
                twin = game.clone()
                twin.play(seat, choice)
                after = dict(zip(names, game_title.counts(twin, seat), strict=True))
                now = dict(zip(names, game_title.counts(game, seat), strict=True))
                expected = {c.what: (c.before, c.after) for c in told.changes if c.seat == seat}
                assert {n: (now[n], after[n]) for n in names if now[n] != after[n]} == expected


@every_table
def test_a_rehearsal_changes_nobody_else(name: str, seats: int, deep: bool) -> None:
    """What a seat tries out may share everything of the others, because it can change nothing of it."""
    seat_shape = title(name).shape.nested["seats"]
    for seed in games_per_table(deep, 1):
        for game, seat in decisions(title(name), seats, seed, 5, deep):
            others = [index for index in range(seats) if index != seat]
            before = [seat_shape.save(game.state.seats[index]) for index in others]
            outlooks(game, seat, game.options(seat)[:8])
            game.refusals(seat)
            assert [seat_shape.save(game.state.seats[index]) for index in others] == before
