"""Words of the server: its own Fluent files, and the games' words said quickly.

A table is put into words for every viewer after every move, and nearly every sentence has been said before.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kolonie.core.engine import Entry
from kolonie.core.messages import Message
from kolonie.core.text import LANGUAGES, Lexicon, text_files
from kolonie.core.title import Title
from kolonie.games import title as game_title
from kolonie.table.story import what

TEXT = Path(__file__).parent / "text"
REMEMBERED = 20_000


class QuickLexicon(Lexicon):
    """A lexicon that remembers what it has said."""

    def __init__(self, language: str, files: tuple[Path, ...]) -> None:
        super().__init__(language, files)
        self._said: dict[Message, str] = {}
        self._lines: dict[Entry, str] = {}

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
        return said

    def line(self, entry: Entry) -> str:
        """A line of a journal. It never changes, so it is known by what it is and not by what it says."""
        said = self._lines.get(entry)
        if said is None:
            said = self.say(what(entry))
            if len(self._lines) >= REMEMBERED:
                self._lines.clear()
            self._lines[entry] = said
        return said


@lru_cache(maxsize=64)
def game_words(game: str, language: str) -> QuickLexicon:
    """The words of a game, with the server's own."""
    title: Title = game_title(game)
    return QuickLexicon(language, (*text_files(title, language), TEXT / f"{language}.ftl"))


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
