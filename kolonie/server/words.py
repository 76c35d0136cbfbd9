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
        self._said: dict[Message, str] = {}
        self._lines: dict[Entry, str] = {}
        self.naming: set[Message | Entry] = set()
        """What of it speaks of players, who have names at a table."""

    def say(self, text: Message | str, /, **args: object) -> str:
        if not isinstance(text, Message):
            return super().say(text, **args)
        try:
            said = self._said.get(text)
        except TypeError:
            return super().say(text)
        if said is None:
            said = super().say(text)
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[text] = said
            if speaks_of_players(text):
                self.naming.add(text)
        return said

    def names(self, text: Message) -> bool:
        """Whether something that was said speaks of players."""
        try:
            return text in self.naming
        except TypeError:
            return speaks_of_players(text)

    def line(self, entry: Entry) -> str:
        """A line of a journal. It never changes, so it is known by what it is and not by what it says."""
        said = self._lines.get(entry)
        if said is None:
            line = what(entry)
            said = self.say(line)
            if len(self._lines) >= REMEMBERED:
                self._lines.clear()
                self.naming.clear()
                self._said.clear()
            self._lines[entry] = said
            if speaks_of_players(line):
                self.naming.add(entry)
        return said


class TableWords(QuickLexicon):
    """The words of a game at one table, where players are called by their names."""

    def __init__(self, common: QuickLexicon, names: tuple[str, ...]) -> None:
        self.language = common.language
        self._bundle = common._bundle
        self._common = common
        self._names = names

    def say(self, text: Message | str, /, **args: object) -> str:
        said = self._common.say(text, **args)
        if isinstance(text, Message) and self._common.names(text):
            return self._called(text) or Lexicon.say(self, text)
        return said

    def line(self, entry: Entry) -> str:
        said = self._common.line(entry)
        return self.say(what(entry)) if entry in self._common.naming else said

    def _value(self, value: object) -> Any:
        return self._called(value) or super()._value(value)

    def _called(self, part: object) -> str:
        """The name of a player; nothing for anything else."""
        if not isinstance(part, Message) or part.key != PLAYER:
            return ""
        number = dict(part.args)["n"]
        return self._names[number - 1] if isinstance(number, int) and number <= len(self._names) else ""


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
