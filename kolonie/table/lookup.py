"""Looking up rules: by their number, by chapter, or by words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from kolonie.core.ledger import Rule

NUMBER = re.compile(r"[A-Z]{2}-(?:EX-|C-)?\d+(?:\.\d+)?$|[A-Z]{2}-(?:EX|C)$|\d+\.\d+$")
"""What looks like the number of a rule or of a chapter; a rule is found without its letters too."""


HINT = re.compile(r" *\(.*\)")
"""What a heading adds in brackets."""
PLACE = re.compile(r"^[\d.]+ *")
"""The number before the name of a chapter."""


@dataclass(frozen=True)
class Chapter:
    """Rules that stand together in a ledger."""

    id: str
    title: str
    rules: int


def chapter_of(rule: Rule) -> str:
    """`PU-5` for PU-5.07, `AQ-EX` for AQ-EX-3."""
    return rule.id.rpartition("." if "." in rule.id else "-")[0]


def chapters(rules: Mapping[str, Rule]) -> list[Chapter]:
    """The chapters of a ledger, in order. One that has no rules but in its parts is called by these."""
    counted: dict[str, list[Rule]] = {}
    for rule in rules.values():
        counted.setdefault(chapter_of(rule), []).append(rule)
    listed = []
    for ident, found in counted.items():
        title = found[0].section
        if not title[:1].isdigit():
            title = ", ".join(dict.fromkeys(HINT.sub("", rule.section) for rule in found))
        listed.append(Chapter(ident, title, len(found)))
    return listed


def look_up(rules: Mapping[str, Rule], words: Sequence[str]) -> list[Rule]:
    """The rules of all these numbers and chapters that have all these words, in the order of the ledger.

    Words that are the whole name of a chapter mean that chapter. Accents and large letters do not matter, and
    the beginning of a word is enough.
    """
    named = chapter_named(rules, " ".join(words))
    if named:
        return named
    numbers = [word.upper() for word in words if NUMBER.match(word.upper())]
    texts = [folded(word) for word in words if not NUMBER.match(word.upper())]
    found = list(rules.values())
    if numbers:
        found = [
            rule
            for rule in found
            if {rule.id, chapter_of(rule), rule.id.partition("-")[2]}.intersection(numbers)
        ]
    return [rule for rule in found if all(_says(rule, text) for text in texts)]


def chapter_named(rules: Mapping[str, Rule], name: str) -> list[Rule]:
    """The rules of the chapter, or of the part of one, that has this name."""
    wanted = folded(" ".join(name.split()))
    return [rule for rule in rules.values() if wanted in (_name(rule.chapter), _name(rule.section))]


def _name(heading: str) -> str:
    return folded(PLACE.sub("", HINT.sub("", heading)))


def _says(rule: Rule, text: str) -> bool:
    said = folded(f"{HINT.sub('', rule.section)} {rule.text}")
    return re.search(rf"(?<!\w){re.escape(text)}", said) is not None


def folded(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def rule_text(rule: Rule, mark: str = "") -> Text:
    """A rule for the screen: number, chapter, text."""
    line = Text.assemble((rule.id, "cyan"), (f" {rule.section}", "dim"), " ", rule.text)
    return line.append(f" ({mark})") if mark else line
