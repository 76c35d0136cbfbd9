"""What a coach says at a table, as it goes over the wire: words for each kind of decision and scoring."""

from __future__ import annotations

from msgspec import Struct

from kolonie.games import title
from kolonie.learn.coaching import coach_words, coaching
from kolonie.learn.knowing import KNOWN
from kolonie.table.events import Terms


class AboutInfo(Struct):
    """What a kind of decision is about. The first of a list that fits is the one that counts."""

    name: str
    asks: list[str]
    """Decisions with these prompts (`ask`)."""
    verb: str
    """Only where an option of this verb is offered; empty: wherever it is asked."""
    text: str
    rules: list[str]


class ScoringInfo(Struct):
    """What happens in a part of the game: headings of the log are known by `part`."""

    name: str
    part: str
    text: str
    rules: list[str]


class CoachInfo(Struct):
    """All that a coach has to say at a table."""

    decisions: list[AboutInfo]
    scorings: list[ScoringInfo]
    known: int
    """After so many sensible choices of a kind nothing more is said about it."""


def coach_info(terms: Terms, language: str) -> CoachInfo:
    played = title(terms.game)
    known = coaching(played, terms.settings)
    words = coach_words(played, terms.settings, language)
    return CoachInfo(
        [AboutInfo(one.name, one.asks, one.verb, words.say(one.name), one.rules) for one in known.decisions],
        [ScoringInfo(one.name, one.part, words.say(one.name), one.rules) for one in known.scorings],
        KNOWN,
    )
