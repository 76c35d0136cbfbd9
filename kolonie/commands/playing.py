"""`kolonie games` and `kolonie play`."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kolonie.bots import bot_names, named_bot
from kolonie.bots.hands import lend_hands
from kolonie.commands.parsing import (
    Commands,
    Problem,
    command,
    emit,
    read_record,
    settings_of,
    takes_json,
    takes_language,
    takes_packs,
    takes_settings,
)
from kolonie.core.records import dealt_from, replay
from kolonie.core.text import lexicon
from kolonie.games import title, titles
from kolonie.learn.coach import Coach
from kolonie.table.pieces import Paragraph
from kolonie.table.terminal import PERSON, Terminal


def add(commands: Commands) -> None:
    games = command(commands, "games", do_games, "list the games")
    takes_language(games)
    takes_json(games)

    play = command(commands, "play", do_play, "play in the terminal")
    play.add_argument("game", nargs="?")
    play.add_argument(
        "--seats", help="who plays, in order: you, or a bot, module:Class for your own (default: you,greedy)"
    )
    play.add_argument(
        "--coach", action="store_true", help="somebody says what each decision is about and warns you"
    )
    play.add_argument("--seed", help="the shuffle (default: a secret one)")
    play.add_argument("--record", metavar="FILE", help="write the record of the game here")
    play.add_argument("--resume", metavar="FILE", help="go on with a game that was saved")
    takes_settings(play)
    takes_language(play)
    takes_packs(play)


FREE = "…"
"""An option that has no list of values: its form is told when it is refused."""


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
            seats = f"{entry['min_players']}–{entry['max_players']}"
            console.print(f"[bold]{entry['game']}[/]  {entry['title']}  [dim]{seats}[/]")
            console.print(Paragraph(Text(f"  {entry['about']}"), indent=2))
            for name, values in dict(entry["options"]).items():  # type: ignore[call-overload]
                console.print(Text(f"  --set {name}={'|'.join(values) or FREE}", style="dim"))

    emit(args, shelf, plain)
    return 0


def do_play(args: argparse.Namespace) -> int:
    if args.resume is not None:
        return do_resume(args)
    if args.game is None:
        raise Problem("the following arguments are required: game (see kolonie play --help)")
    chosen = title(args.game)
    names = seats_of(args.seats or ("you,easy" if args.coach else "you,greedy"))
    settings = chosen.check(settings_of(args.set), len(names))
    box = chosen.box(tuple(Path(p) for p in args.pack), settings)
    seed = args.seed if args.seed is not None else secrets.token_hex(16)
    record = Path(args.record) if args.record else None
    terminal = Terminal(chosen, names, seed, settings, args.lang, box, record)
    terminal.table.record.chosen = args.seed is not None
    coached(args, terminal)
    lend_hands()
    return terminal.run()


def coached(args: argparse.Namespace, terminal: Terminal) -> None:
    """A coach sits down, if one is wanted and only one person plays."""
    if args.coach:
        if len(terminal.people) != 1:
            raise Problem("--coach: a coach looks after one player; the other seats must be those of bots")
        terminal.coach = Coach(terminal.table.game, args.lang)


def seats_of(listed: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in listed.split(",") if name.strip())
    for name in names:
        if name != PERSON:
            named_bot(name)
    return names


def do_resume(args: argparse.Namespace) -> int:
    """A saved game goes on: everything but who plays its seats stands in the file."""
    for name in ("seed", "set", "game"):
        if getattr(args, name):
            raise Problem(f"{name}: a game that goes on has its own (see kolonie play --help)")
    saved = read_record(args.resume)
    chosen = title(saved.game)
    box = chosen.box(tuple(Path(p) for p in args.pack), saved.settings)
    if not saved.seed:
        raise Problem(f"{args.resume}: a record without its seed cannot go on; save a game with w FILE")
    if replay(saved, chosen, box).over:
        raise Problem(f"{args.resume}: the game is over; kolonie replay shows it")
    names = seats_of(args.seats or ",".join(saved.seats))
    if len(names) != len(saved.seats):
        raise Problem(f"--seats: the saved game has {len(saved.seats)} seats")
    record = Path(args.record) if args.record else None
    seed = dealt_from(saved.seed, saved.shares)
    terminal = Terminal(chosen, names, seed, saved.settings, args.lang, box, record, moves=saved.moves)
    terminal.table.record.chosen = True  # the file tells every secret
    coached(args, terminal)
    lend_hands()
    return terminal.run()
