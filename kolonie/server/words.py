"""Words of the server: its own Fluent files, and the games' words said quickly.

A table is put into words for every viewer after every move, and nearly every sentence has been said before.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from kolonie.core.engine import Entry
from kolonie.core.messages import Message
from kolonie.core.text import LANGUAGES, Lexicon, text_files
from kolonie.core.title import Title
from kolonie.games import title as game_title
from kolonie.server.store.rows import TableRow
from kolonie.table.story import what

TEXT = Path(__file__).parent / "text"
REMEMBERED = 20_000
PLAYER = "seat-name"
"""The message that stands for a player."""


class QuickLexicon(Lexicon):
    """A lexicon that remembers what it has said."""

    def __init__(self, language: str, files: tuple[Path, ...]) -> None:
        super().__init__(language, files)
        self.plain: dict[Message, str] = {}
        """What speaks of no player, so that it is the same at every table."""
        self.known: dict[str, bool] = {}
        """Which messages there are, as far as it was asked."""

    def has(self, key: str) -> bool:
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = super().has(key)
        return found

    def say(self, text: Message | str, /, **args: object) -> str:
        return self.tell(text) if isinstance(text, Message) else super().say(text, **args)

    def tell(self, text: Message) -> str:
        """The sentence of a message."""
        try:
            said = self.plain.get(text)
        except TypeError:  # it holds a list
            return super().say(text)
        if said is None:
            said = super().say(text)
            if not speaks_of_players(text):
                remember(self.plain, text, said)
        return said

    def line(self, entry: Entry) -> str:
        """A line of a journal."""
        return self.tell(what(entry))


class TableWords(QuickLexicon):
    """The words of a game at one table, where players are called by their names."""

    def __init__(self, common: QuickLexicon, names: tuple[str, ...]) -> None:
        self.language = common.language
        self._bundle = common._bundle
        self._common = common
        self._names = names
        self.plain = common.plain
        self.known = common.known
        self._named: dict[Message, str] = {}
        """What speaks of players, as it was said here."""

    def tell(self, text: Message) -> str:
        try:
            said = self.plain.get(text)
            if said is None:
                said = self._named.get(text)
        except TypeError:  # it holds a list
            return Lexicon.say(self, text)
        if said is None:
            if not speaks_of_players(text):
                return self._common.tell(text)
            said = self._called(text) or Lexicon.say(self, text)
            remember(self._named, text, said)
        return said

    def _value(self, value: object) -> Any:
        return self._called(value) or super()._value(value)

    def _called(self, part: object) -> str:
        """The name of a player; nothing for anything else."""
        if not isinstance(part, Message) or part.key != PLAYER:
            return ""
        number = dict(part.args)["n"]
        return self._names[number - 1] if isinstance(number, int) and number <= len(self._names) else ""


def remember(said: dict[Message, str], text: Message, sentence: str) -> None:
    if len(said) >= REMEMBERED:
        said.clear()
    said[text] = sentence


def speaks_of_players(part: object) -> bool:
    if isinstance(part, Message):
        return part.key == PLAYER or any(speaks_of_players(value) for _name, value in part.args)
    return isinstance(part, tuple | list) and any(speaks_of_players(one) for one in part)


@lru_cache(maxsize=64)
def game_words(game: str, language: str) -> QuickLexicon:
    """The words of a game, with the server's own."""
    title: Title = game_title(game)
    return QuickLexicon(language, (*text_files(title, language), TEXT / f"{language}.ftl"))


def table_words(row: TableRow, language: str) -> TableWords:
    return TableWords(game_words(row.terms.game, language), row.names)


@lru_cache(maxsize=8)
def server_words(language: str) -> QuickLexicon:
    return QuickLexicon(language, (*text_files(None, language), TEXT / f"{language}.ftl"))


def choose_language(accepted: str) -> str:
    """The first language of an Accept-Language header that there is; English otherwise."""
    wanted: list[tuple[float, int, str]] = []
    for order, part in enumerate(accepted[:500].split(",")):
        tag, _semicolon, rest = part.strip().partition(";")
        quality = 1.0
        if rest.strip().startswith("q="):
            try:
                quality = float(rest.strip()[2:])
            except ValueError:
                continue
        wanted.append((-quality, order, tag.split("-")[0].lower()))
    for _quality, _order, language in sorted(wanted):
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
