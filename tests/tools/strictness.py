"""A lexicon that fails where the ordinary one makes do: missing messages, missing variables."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.messages import Message
from kolonie.core.options import Option, option
from kolonie.core.readers import LOG
from kolonie.core.text import Lexicon, signed, text_files
from kolonie.core.title import Title
from kolonie.core.views import view
from kolonie.games import titles
from tests.example.harvest.meta import TITLE as HARVEST

ALL: list[Title] = [*titles(), HARVEST]


class Strict(Lexicon):
    """Says a message or raises; keeps the numbers that each message was given."""

    def __init__(self, language: str, files: tuple[Path, ...]) -> None:
        super().__init__(language, files)
        self.said: dict[str, str] = {}
        self.numbers: set[tuple[str, str]] = set()
        self.sentences: dict[Message, str] = {}

    def say(self, text: Message | str, /, **args: object) -> str:
        wanted = text if isinstance(text, Message) else Message(text, tuple(args.items()))
        if wanted not in self.sentences:
            self.sentences[wanted] = self._say(wanted)
        return self.sentences[wanted]

    def _say(self, wanted: Message) -> str:
        key, given = wanted.key, dict(wanted.args)
        assert self._bundle.has_message(key), f"{self.language}: {key} is missing"
        values = {name: self._value(value) for name, value in given.items()}
        self.numbers |= {(key, name) for name, value in values.items() if isinstance(value, int)}
        pattern: Any = self._bundle.get_message(key).value
        formatted, errors = self._bundle.format_pattern(pattern, values)
        sentence = signed(str(formatted), values)
        assert not errors, f"{self.language}: {key}: {errors} (given: {sorted(given)})"
        assert "{" not in sentence and "[" not in sentence, f"{self.language}: {key}: {sentence}"
        self.said[key] = sentence
        return sentence


def strict(title: Title | None, language: str) -> Strict:
    return Strict(language, text_files(title, language))


def random_game(title: Title, seats: int, seed: int) -> Iterator[Game]:
    """A game with a journal, at each of its decisions and at its end."""
    game = title.new(seats, f"words {seed}", title.random_settings(seats, Chance(str(seed))), journal=True)
    dice = random.Random(seed)
    while not game.over:
        yield game
        seat = dice.choice(game.to_act())
        game.play(seat, dice.choice(game.options(seat)))
    yield game


def collect(thing: Any, found: set[Message]) -> None:
    """Every message in a scene, a list, or anything made of them."""
    if isinstance(thing, Message):
        found.add(thing)
    elif isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            collect(getattr(thing, name), found)
    elif isinstance(thing, tuple | list):
        for part in thing:
            collect(part, found)


def as_option(key: str) -> Option:
    """A refused key as the option it would be, for clients show refusals with their labels."""
    verb, colon, rest = key.partition(":")
    if not colon:
        return option(verb)
    return option(verb, *(int(a) if a.lstrip("-").isdigit() else a for a in rest.split(",")))


def said_of(game: Game, found: set[Message]) -> None:
    """Everything a client could say of a position."""
    title = game.title
    for seat in game.to_act()[:1]:
        found.add(game.decision(seat).prompt)
        found.update(title.label(game, seat, choice) for choice in game.options(seat))
        for refusal in game.refusals(seat):
            found.add(refusal.reason)
            found.add(title.label(game, seat, as_option(refusal.key)))
    if game.number % 40 < 4 or game.over:
        viewer = None if game.over else game.to_act()[0]
        collect(title.scene(game.box, view(game, viewer)), found)


@lru_cache(maxsize=16)
def everything(title: Title) -> frozenset[Message]:
    """What is said in some random games: prompts, options, refusals, scenes, the journal, the score sheet."""
    found: set[Message] = set()
    for seats in (title.min_seats, title.max_seats):
        for seed in range(4):
            game: Any = None
            for game in random_game(title, seats, 10 * seats + seed):
                if game.number % 4 == seed or game.over:
                    said_of(game, found)
            found.update(LOG[type(entry.node)](entry.node, entry.args) for entry in game.journal)
            categories = {name for parts in title.breakdown(game) for name in parts} - {"total"}
            found.update(Message(f"part-{name}") for name in categories)
    return frozenset(found)


@lru_cache(maxsize=16)
def well_read(title: Title, language: str) -> Strict:
    """A strict lexicon that has said everything there is to say."""
    words = strict(title, language)
    for wanted in everything(title):
        words.say(wanted)
    return words
