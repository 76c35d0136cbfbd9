"""Decisions as values: what may be chosen, what may not, and why.

An option is a frozen value with a stable text key, `verb` or `verb:arg,arg`. Equal options are one
object (`option` interns them), so listing them costs a dictionary look-up each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from kolonie.core.messages import Message

_VERBS: Final[dict[str, str]] = {}
"""Equal verbs are one object, so that they are told apart by identity."""


@mypyc_attr(acyclic=True)
class Option:
    """One thing a seat may do now. `key` is its stable text form."""

    __slots__ = ("args", "head", "key", "tail", "verb")

    def __init__(self, key: str, verb: str, args: tuple[int | str, ...]) -> None:
        self.key = key
        self.verb = _VERBS.setdefault(verb, verb)
        self.args = args
        self.head = _first_letters(key)
        """How the key begins, and how it goes on after the verb: see `_comes_before`."""
        self.tail = _first_letters(key[len(verb) :])

    def __repr__(self) -> str:
        return f"Option({self.key})"

    def num(self, index: int = 0) -> int:
        """The argument at `index`, which is a number."""
        value = self.args[index]
        if isinstance(value, str):
            raise TypeError(f"{self.key}: argument {index} is text")
        return value

    def word(self, index: int = 0) -> str:
        """The argument at `index` as text."""
        return str(self.args[index])


LETTERS: Final = 7
"""So many fit in a number that a compiled build compares without a call."""


def _first_letters(text: str) -> int:
    """The first letters of a text as a number: of two different numbers the smaller belongs to the text that
    is sorted first."""
    return int.from_bytes(text.encode()[:LETTERS].ljust(LETTERS, b"\0"), "big")


def _comes_before(one: Option, other: Option) -> bool:
    """Whether the key of one option is sorted before that of another; mostly their first letters tell."""
    if one.verb is other.verb:
        if one.tail != other.tail:
            return one.tail < other.tail
    elif one.head != other.head:
        return one.head < other.head
    return one.key < other.key


def key_of(choice: Option) -> str:
    """What options are sorted by."""
    return choice.key


SHORT: Final = 12
"""Most lists have no more options."""


def sort_by_key(options: list[Option]) -> None:
    """Sorts a list of options in place; a short one by insertion, which makes no objects."""
    if len(options) > SHORT:
        options.sort(key=key_of)
        return
    for number in range(1, len(options)):
        choice = options[number]
        place = number
        while place > 0 and _comes_before(choice, options[place - 1]):
            options[place] = options[place - 1]
            place -= 1
        if place < number:
            options[place] = choice


_INTERNED: Final[dict[tuple[int | str, ...], Option]] = {}


def option(verb: str, *args: int | str) -> Option:
    """The option `verb:args`, always the same object for the same words."""
    words: tuple[int | str, ...] = (verb, *args)
    found = _INTERNED.get(words)
    if found is None:
        key = f"{verb}:{','.join(str(a) for a in args)}" if args else verb
        found = Option(key, verb, args)
        _INTERNED[words] = found
    return found


_WORDED: Final[dict[str, Option]] = {}


def worded(word: str) -> Option:
    """The option whose key is `word`: `card:R05` is the verb `card` with one argument."""
    found = _WORDED.get(word)
    if found is None:
        verb, colon, rest = word.partition(":")
        found = _WORDED[word] = option(verb, *rest.split(",")) if colon else option(verb)
    return found


DONE: Final = option("done")
"""Ends what may be ended: a group that can be left."""


@dataclass(frozen=True)
class Refusal:
    """Something a player would expect to be able to do here, and why it cannot be done."""

    option: Option
    reason: Message
    rule: str

    @property
    def key(self) -> str:
        return self.option.key


class Refused(Exception):
    """An input that is not an option now. Nothing has changed; `rule` names the rule that forbids it."""

    def __init__(self, key: str, reason: Message, rule: str) -> None:
        super().__init__(f"{key}: {reason.key} ({rule})")
        self.key = key
        self.reason = reason
        self.rule = rule


@dataclass(frozen=True)
class Decision:
    """What a seat is asked: everything that `Game.play` accepts from it now."""

    seat: int
    number: int
    prompt: Message
    rule: str
    options: tuple[Option, ...]

    def option(self, key: str) -> Option | None:
        for choice in self.options:
            if choice.key == key:
                return choice
        return None


class WhyNot:
    """Collects refusals while options are listed. Not passed (None) when only options are wanted."""

    __slots__ = ("refusals",)

    def __init__(self) -> None:
        self.refusals: list[Refusal] = []

    def add(self, choice: Option, rule: str, reason: Message) -> None:
        self.refusals.append(Refusal(choice, reason, rule))
