"""`kolonie rules show` and `kolonie rules guide`: rules by number, chapter and words; how to play."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from kolonie.commands.parsing import Commands, Problem, command, emit, takes_json, takes_language
from kolonie.core.ledger import Rule, ledger
from kolonie.core.text import LANGUAGES
from kolonie.core.title import Title
from kolonie.games import SHELF, title, titles
from kolonie.table.guides import Guide, places, read_guide
from kolonie.table.lookup import chapters, look_up, rule_text
from kolonie.table.reading import chapter_texts, term_texts


def add_show(rules: Commands) -> None:
    about = "show rules: a number (PU-5.07), a chapter (PU-5 or its name), words, or a game's chapters"
    showing = command(rules, "show", do_rules_show, about)
    showing.add_argument("what", nargs="*", metavar="GAME|NUMBER|CHAPTER|WORD")
    showing.add_argument(
        "--search", metavar="WORDS", help="only rules with these words; accents and case do not matter"
    )
    takes_language(showing)
    takes_json(showing)


def add_guide(rules: Commands) -> None:
    guiding = command(rules, "guide", do_rules_guide, "how a game or an expansion is played, in short")
    guiding.add_argument("game", metavar="GAME")
    which = guiding.add_mutually_exclusive_group()
    which.add_argument("--aid", action="store_true", help="only the player aid: turn, prices, scoring")
    which.add_argument("--terms", action="store_true", help="only the glossary")
    takes_language(guiding)
    takes_json(guiding)


# -- rules


def do_rules_show(args: argparse.Namespace) -> int:
    words, game = _words(args)
    if not words and game is not None:
        return _show_chapters(args, game)
    if not words:
        raise Problem("name a game, a rule, a chapter, or --search WORDS (see kolonie rules show --help)")
    chosen = [game] if game is not None else titles()
    found = [rule for one in chosen for rule in look_up(ledger(one, args.lang), words)]
    if not found:
        raise Problem(_nothing(words, game, args.lang))
    data: Any = [_data(rule) for rule in found]
    if len(words) == 1 and found[0].id == words[0].upper():
        data = data[0]

    def show(console: Console) -> None:
        for rule in found:
            console.print(rule_text(rule))

    emit(args, data, show)
    return 0


def _words(args: argparse.Namespace) -> tuple[list[str], Title | None]:
    """What is looked for, and in which game; None stands for all."""
    words = list(args.what)
    game = None
    if words and words[0].lower().replace("-", "_") in SHELF:
        game = title(words.pop(0))
    if args.search is not None:
        searched = args.search.split()
        if not any(letter.isalnum() for letter in args.search):
            raise Problem("--search: give at least one word")
        words += searched
    return [part for word in words for part in word.split()], game


def _nothing(words: list[str], game: Title | None, language: str) -> str:
    where, listed = (f" in {game.id}", game.id) if game is not None else ("", "GAME")
    other = " or ".join(f"--lang {one}" for one in LANGUAGES if one != language)
    return (
        f"there is no rule {' '.join(words)}{where}: kolonie rules show {listed} lists chapters, "
        f"{other} looks in other words"
    )


def _data(rule: Rule) -> dict[str, object]:
    return asdict(rule)


def _show_chapters(args: argparse.Namespace, game: Title) -> int:
    listed = chapters(ledger(game, args.lang))

    def show(console: Console) -> None:
        for chapter in listed:
            count = (f"({chapter.rules})", "dim")
            console.print(Text.assemble((f"{chapter.id:<6}", "cyan"), f" {chapter.title} ", count))

    emit(args, [asdict(chapter) for chapter in listed], show)
    return 0


# -- guides


def do_rules_guide(args: argparse.Namespace) -> int:
    guide = find_guide(args.game, args.lang)
    part = "aid" if args.aid else "terms" if args.terms else "guide"
    texts: Iterable[RenderableType]
    texts = term_texts(guide.terms) if args.terms else chapter_texts(guide.aid if args.aid else guide.guide)

    def show(console: Console) -> None:
        console.print(Text(guide.title, style="bold underline"))
        console.print()
        for text in texts:
            console.print(text)

    whole = asdict(guide)
    emit(args, {name: whole[name] for name in ("id", "game", "title", part)}, show)
    return 0


def find_guide(name: str, language: str) -> Guide:
    """The guide of the game or expansion of that name."""
    wanted = name.strip().lower().replace("-", "_")
    known = {one: game for game in titles() for one in places(game)}
    if wanted not in known:
        raise Problem(f"no guide called {name!r}; there are: {', '.join(known)}")
    return read_guide(known[wanted], wanted, language)
