"""`kolonie games` and `kolonie play`."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from kolonie.bots import bot_names, named_bot
from kolonie.commands.parsing import (
    Commands,
    command,
    emit,
    settings_of,
    takes_json,
    takes_language,
    takes_packs,
    takes_settings,
)
from kolonie.core.text import lexicon
from kolonie.games import title, titles
from kolonie.table.terminal import PERSON, Terminal


def add(commands: Commands) -> None:
    games = command(commands, "games", do_games, "list the games")
    takes_language(games)
    takes_json(games)

    play = command(commands, "play", do_play, "play in the terminal")
    play.add_argument("game")
    play.add_argument(
        "--seats", default="you,greedy", help="who plays, in order: you, or a bot (module:Class for your own)"
    )
    play.add_argument("--seed", help="the shuffle (default: a secret one)")
    play.add_argument("--record", metavar="FILE", help="write the record of the game here")
    takes_settings(play)
    takes_language(play)
    takes_packs(play)


def do_games(args: argparse.Namespace) -> int:
    shelf = []
    for item in titles():
        words = lexicon(item, args.lang)
        shelf.append(
            {
                "game": item.id,
                "title": words.say("title"),
                "about": words.say("about"),
                "min_players": item.min_seats,
                "max_players": item.max_seats,
                "options": {s.name: list(s.values) for s in item.settings},
                "bots": bot_names(),
            }
        )

    def plain(console: Console) -> None:
        for entry in shelf:
            seats = f"{entry['min_players']}-{entry['max_players']}"
            console.print(f"[bold]{entry['game']}[/]  {entry['title']}  [dim]{seats}[/]")
            console.print(f"  {escape(str(entry['about']))}")
            for name, values in dict(entry["options"]).items():  # type: ignore[call-overload]
                console.print(f"  [dim]--set {name}={'|'.join(values)}[/]")

    emit(args, shelf, plain)
    return 0


def do_play(args: argparse.Namespace) -> int:
    chosen = title(args.game)
    names = tuple(name.strip() for name in args.seats.split(",") if name.strip())
    for name in names:
        if name != PERSON:
            named_bot(name)
    box = chosen.box(tuple(Path(p) for p in args.pack))
    settings = chosen.check(settings_of(args.set), len(names))
    seed = args.seed if args.seed is not None else secrets.token_hex(16)
    record = Path(args.record) if args.record else None
    return Terminal(chosen, names, seed, settings, args.lang, box, record).run()
