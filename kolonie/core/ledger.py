"""The rules as numbered lines (`rules/en.md`, `rules/cs.md`), to be cited by code, tests and screens."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from kolonie.core.title import Title

ID = r"[A-Z]{2}-(?:\d+\.\d+|EX-\d+|C-\d+)"
LINE = re.compile(rf"^- \*\*(?P<id>{ID})\*\* (?P<text>.+)$")
MARKS = re.compile(r"(?:\s*\[(?:public|reconstructed|note(?:: [^\]]+)?)\])+$")
REASON = re.compile(r"\[note: ([^\]]+)\]")
EMPHASIS = re.compile(r"(\*\*|\*|`)(?=\S)(.+?)(?<=\S)\1")
"""Markup inside a rule: it stays in the file, people read plain text."""


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
    reason: str = ""
    """Why a note needs no test, where its text does not say so: `[note: advice]`."""
    chapter: str = ""
    """The heading of its chapter; `section` may be a part of that."""


def read_ledger(path: Path) -> dict[str, Rule]:
    """All rules of a ledger by ID, in order."""
    rules: dict[str, Rule] = {}
    section = chapter = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            section = line.lstrip("# ").strip()
            chapter = chapter if line.startswith("###") else section
        elif line.startswith("- **"):
            match = LINE.match(line)
            if match is None:
                raise LedgerError(f"{path}:{number}: not a rule line")
            ident, text = match["id"], match["text"].rstrip()
            marks = MARKS.search(text)
            tail = marks.group() if marks else ""
            reason = REASON.search(tail)
            if ident in rules:
                raise LedgerError(f"{path}:{number}: {ident} occurs twice")
            rules[ident] = Rule(
                ident,
                section,
                EMPHASIS.sub(r"\2", text[: len(text) - len(tail)].strip()),
                "[public]" in tail,
                "[reconstructed]" in tail,
                "[note" in tail,
                reason[1].strip() if reason else "",
                chapter,
            )
    return rules


def reason_of(note: Rule, rules: dict[str, Rule]) -> str:
    """Why a note needs no test: what it says itself, or the rule it names, which has one; else nothing."""
    if note.reason:
        return note.reason
    named = [ident for ident in re.findall(ID, note.text) if ident in rules and not rules[ident].note]
    return ", ".join(named)


def ledger(title: Title, language: str) -> dict[str, Rule]:
    """The rules of a title and of all its expansions."""
    rules: dict[str, Rule] = {}
    for home in title.homes:
        rules.update(read_ledger(home / "rules" / f"{language}.md"))
    return rules
