"""What a coach says in a whole game: what each decision is about, and what was scored when it is.

It is data, as lessons are: `coach/decisions.toml` of each game and of each expansion, the words beside it.

    plain = ["ask-choose-colour"]           # prompts that say all there is to say

    [[decisions]]
    name = "area"                           # the words are `area`
    asks = ["ask-choose-area"]              # prompts (`Decision.prompt`)
    verb = "area"                           # only where something of this verb is offered; may be left out
    rules = ["AQ-10.05"]

    [[scorings]]
    name = "interim"
    part = "interim-scoring"                # a heading of the story (`Title.telling`)
    rules = ["AQ-14.01"]

The first entry that fits is the one that counts; an expansion that is played with comes before its game.
The name of an entry is also what a learner knows or does not know (see `knowing`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from kolonie.core.engine import Game
from kolonie.core.text import Lexicon
from kolonie.core.title import Title
from kolonie.core.typed import typed

FOLDER = "coach"
FILE = "decisions.toml"


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of decision."""

    name: str
    asks: list[str]
    rules: list[str]
    verb: str = ""

    def fits(self, ask: str, verbs: set[str]) -> bool:
        return ask in self.asks and (not self.verb or self.verb in verbs)


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the game in which something is scored or produced."""

    name: str
    part: str
    rules: list[str]


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file."""

    decisions: list[About] = []
    scorings: list[Scoring] = []
    plain: list[str] = []


class Coaching(NamedTuple):
    """All that a coach knows to say about a game with its settings."""

    decisions: tuple[About, ...]
    scorings: tuple[Scoring, ...]
    plain: frozenset[str]

    def about(self, game: Game, seat: int) -> About | None:
        """What the decision of a seat is about; None where the prompt says all."""
        decision = game.decision(seat)
        verbs = {choice.verb for choice in decision.options}
        ask = decision.prompt.key
        return next((one for one in self.decisions if one.fits(ask, verbs)), None)

    def scoring(self, part: str) -> Scoring | None:
        return next((one for one in self.scorings if one.part == part), None)


@lru_cache(maxsize=32)
def written(home: Path) -> Written:
    """What one folder says. Raises ValueError naming the file and the field."""
    path = home / FOLDER / FILE
    if not path.exists():
        return Written()
    try:
        said: Written = typed(tomllib.loads(path.read_text(encoding="utf-8")), Written)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ValueError(f"{path}: {error}") from None
    return said


def homes_of(title: Title, settings: Mapping[str, str]) -> tuple[Path, ...]:
    """The folders that speak at a table: expansions that are played with first."""
    return (*(one.home for one in title.active(settings)), title.home)


def coaching(title: Title, settings: Mapping[str, str]) -> Coaching:
    found = [written(home) for home in homes_of(title, settings)]
    return Coaching(
        tuple(one for each in found for one in each.decisions),
        tuple(one for each in found for one in each.scorings),
        frozenset(ask for each in found for ask in each.plain),
    )


@lru_cache(maxsize=32)
def _words(homes: tuple[Path, ...], language: str) -> Lexicon:
    files = [home / FOLDER / "text" / f"{language}.ftl" for home in homes]
    return Lexicon(language, tuple(path for path in files if path.exists()))


def coach_words(title: Title, settings: Mapping[str, str], language: str) -> Lexicon:
    """The words of the coach alone."""
    return _words(homes_of(title, settings), language)
