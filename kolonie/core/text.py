"""Words: Fluent files, one set per language, the same ones that the browser reads."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from mypy_extensions import mypyc_attr

from kolonie.core.messages import Message
from kolonie.core.title import Title

LANGUAGES = ("en", "cs")
CORE_TEXT = Path(__file__).parent / "text"


@mypyc_attr(allow_interpreted_subclasses=True)
class Lexicon:
    """One language for one game: turns messages into sentences."""

    def __init__(self, language: str, files: tuple[Path, ...]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in files:
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, text: Message | str, /, **args: object) -> str:
        """The sentence. A missing message is said as its key in brackets, never as nothing."""
        if isinstance(text, Message):
            key, given = text.key, dict(text.args)
        else:
            key, given = text, args
        if not self._bundle.has_message(key):
            return f"[{key}]"
        pattern: Any = self._bundle.get_message(key).value
        values = {name: self._value(value) for name, value in given.items()}
        sentence, _errors = self._bundle.format_pattern(pattern, values)
        return signed(str(sentence), values)

    def _value(self, value: object) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple | list):
            return ", ".join(str(self._value(part)) for part in value)
        return value


def signed(sentence: str, values: dict[str, Any]) -> str:
    """The sentence with a minus, not a hyphen, before those of its numbers that are below zero."""
    for value in values.values():
        if isinstance(value, int) and value < 0:
            sentence = sentence.replace(f"-{-value}", f"\N{MINUS SIGN}{-value}")
    return sentence


def text_files(title: Title | None, language: str) -> tuple[Path, ...]:
    files = [CORE_TEXT / f"{language}.ftl"]
    if title is not None:
        files += [home / "text" / f"{language}.ftl" for home in title.homes]
    return tuple(files)


@lru_cache(maxsize=32)
def _lexicon(files: tuple[Path, ...], language: str) -> Lexicon:
    return Lexicon(language, files)


def lexicon(title: Title | None, language: str) -> Lexicon:
    """The words of a game (None: the engine's and the command line's own) in a language."""
    if language not in LANGUAGES:
        raise ValueError(f"language: {language} is not one of {', '.join(LANGUAGES)}")
    return _lexicon(text_files(title, language), language)


def messages_in(path: Path) -> tuple[dict[str, set[str]], list[str]]:
    """The messages of a Fluent file with the variables each uses, and the parts that do not parse."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    junk: list[str] = []
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            junk.append((entry.content or "").strip().splitlines()[0])
        elif isinstance(entry, ast.Message):
            names: set[str] = set()
            _variables(entry, names)
            found[entry.id.name] = names
    return found, junk


def _variables(node: Any, names: set[str]) -> None:
    if isinstance(node, ast.VariableReference):
        names.add(node.id.name)
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                _variables(part, names)
