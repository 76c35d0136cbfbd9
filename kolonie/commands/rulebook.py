"""`kolonie rules show`: a rule, a chapter, or the rules that have some words."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.text import Text

from kolonie.commands.parsing import Commands, Problem, command, emit, takes_json, takes_language
from kolonie.core.ledger import Rule, ledger
from kolonie.games import SHELF, title, titles
from kolonie.table.lookup import chapters, look_up, rule_text


def add_show(rules: Commands) -> None:
    about = "show rules: a number (PU-5.07), a chapter (PU-5), words, or a game's chapters"
    showing = command(rules, "show", do_rules_show, about)
    showing.add_argument("what", nargs="+", metavar="GAME|NUMBER|WORD")
    takes_language(showing)
    takes_json(showing)


def do_rules_show(args: argparse.Namespace) -> int:
    first, *words = args.what
    games = [title(first)] if first in SHELF else titles()
    if first not in SHELF:
        words = args.what
    if not words:
        return _show_chapters(args, first)
    found = [rule for game in games for rule in look_up(ledger(game, args.lang), words)]
    if not found:
        raise Problem(f"there is no rule {' '.join(words)}")
    data: Any = [_data(rule) for rule in found]
    if len(words) == 1 and found[0].id == words[0].upper():
        data = data[0]

    def show(console: Console) -> None:
        for rule in found:
            console.print(rule_text(rule))

    emit(args, data, show)
    return 0


def _data(rule: Rule) -> dict[str, object]:
    return asdict(rule)


def _show_chapters(args: argparse.Namespace, game: str) -> int:
    listed = chapters(ledger(title(game), args.lang))

    def show(console: Console) -> None:
        for chapter in listed:
            count = (f"({chapter.rules})", "dim")
            console.print(Text.assemble((f"{chapter.id:<6}", "cyan"), f" {chapter.title} ", count))

    emit(args, [asdict(chapter) for chapter in listed], show)
    return 0
