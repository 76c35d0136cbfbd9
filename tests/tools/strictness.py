"""A lexicon that fails where the ordinary one makes do: missing messages, missing variables."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.messages import Message
from kolonie.core.readers import LOG
from kolonie.core.text import Lexicon, text_files
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
        self._sentences: dict[Message, str] = {}

    def say(self, text: Message | str, /, **args: object) -> str:
        wanted = text if isinstance(text, Message) else Message(text, tuple(args.items()))
        if wanted not in self._sentences:
            self._sentences[wanted] = self._say(wanted)
        return self._sentences[wanted]

    def _say(self, wanted: Message) -> str:
        key, given = wanted.key, dict(wanted.args)
        assert self._bundle.has_message(key), f"{self.language}: {key} is missing"
        values = {name: self._value(value) for name, value in given.items()}
        self.numbers |= {(key, name) for name, value in values.items() if isinstance(value, int)}
        pattern: Any = self._bundle.get_message(key).value
        formatted, errors = self._bundle.format_pattern(pattern, values)
        sentence = str(formatted)
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
    elif is_dataclass(thing):
        for field in fields(thing):
            collect(getattr(thing, field.name), found)
    elif isinstance(thing, tuple | list):
        for part in thing:
            collect(part, found)


def said_of(game: Game, found: set[Message]) -> None:
    """Everything a client could say of a position."""
    title = game.title
    for seat in game.to_act():
        found.add(game.decision(seat).prompt)
        found.update(title.label(game, seat, choice) for choice in game.options(seat))
        found.update(refusal.reason for refusal in game.refusals(seat))
    if game.number % 16 == 0 or game.over:
        for viewer in (None, game.seats - 1):
            collect(title.scene(game.box, view(game, viewer)), found)


@lru_cache(maxsize=16)
def everything(title: Title) -> frozenset[Message]:
    """What is said in some random games: prompts, options, refusals, scenes, the journal, the score sheet."""
    found: set[Message] = set()
    for seats in sorted({title.min_seats, (title.min_seats + title.max_seats) // 2, title.max_seats}):
        for seed in range(3):
            game: Any = None
            for game in random_game(title, seats, 10 * seats + seed):
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
