"""`kolonie replay` and `kolonie verify`: games of the past."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from kolonie.commands.parsing import (
    Commands,
    Problem,
    command,
    emit,
    read_record,
    takes_json,
    takes_language,
    takes_packs,
)
from kolonie.core.records import check, replay
from kolonie.core.saving import state_hash
from kolonie.core.text import lexicon
from kolonie.core.views import view
from kolonie.games import title
from kolonie.table.asides import told_line
from kolonie.table.drawing import draw, say
from kolonie.table.story import lines


def add(commands: Commands) -> None:
    again = command(commands, "replay", do_replay, "replay a recorded game")
    again.add_argument("file")
    again.add_argument("--verify", action="store_true", help="check shuffle, moves, result and hash")
    again.add_argument("--at", type=int, metavar="N", help="stop after move N")
    takes_language(again)
    takes_packs(again)
    takes_json(again)

    shuffle = command(commands, "verify", do_verify, "verify the shuffle of a finished game")
    shuffle.add_argument("file")
    takes_packs(shuffle)
    takes_json(shuffle)


def do_replay(args: argparse.Namespace) -> int:
    record = read_record(args.file)
    chosen = title(record.game)
    box = chosen.box(tuple(Path(p) for p in args.pack), record.settings)
    if args.at is not None and not 0 <= args.at <= len(record.moves):
        raise Problem(f"--at {args.at}: the record has moves 0 to {len(record.moves)}")
    game = replay(record, chosen, box, args.at)
    wrong = check(record, chosen, box) if args.verify else []
    words = lexicon(chosen, args.lang)
    told = lines(game, None, words)
    data = {
        "game": record.game,
        "moves": len(record.moves),
        "at": game.number,
        "over": game.over,
        "scores": game.scores(),
        "winners": game.winners(),
        "hash": state_hash(game),
        "verified": not wrong if args.verify else None,
        "problems": wrong,
        "log": [line.text for line in told],
    }

    def plain(console: Console) -> None:
        for line in told:
            console.print(told_line(line.kind, line.text))
        said = say(chosen.scene(game.box, view(game, None)), words)
        console.print(draw(said, None, console.width, words))
        console.print(f"{data['at']} / {data['moves']}  {data['scores']}  {data['hash']}", highlight=False)
        if args.verify:
            console.print("[green]verified[/]" if not wrong else f"[red]{escape('; '.join(wrong))}[/]")

    emit(args, data, plain)
    return 1 if wrong else 0


def do_verify(args: argparse.Namespace) -> int:
    record = read_record(args.file)
    chosen = title(record.game)
    if not record.seed:
        raise Problem(f"{args.file}: the seed is not revealed yet")
    wrong = check(record, chosen, chosen.box(tuple(Path(p) for p in args.pack), record.settings))
    data = {"game": record.game, "commitment": record.commitment, "seed": record.seed, "problems": wrong}

    def plain(console: Console) -> None:
        if wrong:
            console.print(f"[red]{escape('; '.join(wrong))}[/]")
        else:
            console.print(
                f"[green]The shuffle is the one announced[/] ({record.commitment[:16]}), moves replay."
            )

    emit(args, data, plain)
    return 1 if wrong else 0
