"""The rules as numbered lines (`rules/en.md`, `rules/cs.md`), to be cited by code, tests and screens."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from kolonie.core.title import Title

LINE = re.compile(r"^- \*\*(?P<id>[A-Z]{2}-(?:\d+\.\d+|EX-\d+|C-\d+))\*\* (?P<text>.+)$")
MARKS = re.compile(r"(?:\s*\[(?:public|reconstructed|note)\])+$")


class LedgerError(ValueError):
    """A ledger that is not in the agreed form."""


@dataclass(frozen=True)
class Rule:
    """One atomic rule. A `note` cannot be observed in play; all others must have a test."""

    id: str
    section: str
    text: str
    public: bool
    reconstructed: bool
    note: bool


def read_ledger(path: Path) -> dict[str, Rule]:
    """All rules of a ledger by ID, in order."""
    rules: dict[str, Rule] = {}
    section = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            section = line.lstrip("# ").strip()
        elif line.startswith("- **"):
            match = LINE.match(line)
            if match is None:
                raise LedgerError(f"{path}:{number}: not a rule line")
            ident, text = match["id"], match["text"].rstrip()
            marks = MARKS.search(text)
            tail = marks.group() if marks else ""
            if ident in rules:
                raise LedgerError(f"{path}:{number}: {ident} occurs twice")
            rules[ident] = Rule(
                ident,
                section,
                text[: len(text) - len(tail)].strip(),
                "[public]" in tail,
                "[reconstructed]" in tail,
                "[note]" in tail,
            )
    return rules


def ledger(title: Title, language: str) -> dict[str, Rule]:
    """The rules of a title and of all its expansions."""
    rules: dict[str, Rule] = {}
    for home in title.homes:
        rules.update(read_ledger(home / "rules" / f"{language}.md"))
    return rules
