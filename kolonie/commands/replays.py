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
from kolonie.core.records import Record, check, replay
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

    shuffle = command(
        commands, "verify", do_verify, "verify the shuffle of a finished game, and say what that proves"
    )
    shuffle.add_argument("file")
    shuffle.add_argument("--key", metavar="HEX", help="the key of the server that must have signed it")
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
    key, unsigned = sealed_by(record)
    if record.signature and key is None and not unsigned:
        wrong.append("the signature is not one of this record")
    if args.key is not None and key != args.key.lower():
        wrong.append("the record is not signed with the given key")
    proved, open_ends = [] if wrong else proves(record), [] if wrong else leaves_open(record, key, args.key)
    open_ends += [unsigned] if unsigned and not wrong else []
    data = {
        "game": record.game,
        "commitment": record.commitment,
        "seed": record.seed,
        "key": key,
        "problems": wrong,
        "proves": proved,
        "leaves_open": open_ends,
    }

    def plain(console: Console) -> None:
        for problem in wrong:
            console.print(f"[red]✗[/] {escape(problem)}", highlight=False, soft_wrap=True)
        for line in proved:
            console.print(f"[green]✓[/] {escape(line)}", highlight=False, soft_wrap=True)
        for line in open_ends:
            console.print(f"[yellow]?[/] {escape(line)}", highlight=False, soft_wrap=True)

    emit(args, data, plain)
    return 1 if wrong else 0


def sealed_by(record: Record) -> tuple[str | None, str]:
    """The key that has signed the record, and why that could not be looked at."""
    if not record.signature:
        return None, ""
    try:
        from kolonie.server.seal import signer
    except ModuleNotFoundError:
        return None, "The signature was not checked: that needs pip install 'kolonie[server]'."
    return signer(record), ""


def proves(record: Record) -> list[str]:
    """What a record without a fault shows to anybody."""
    told = [share.seat for share in record.shares if share.entropy]
    lines = [f"The seed is the one committed to ({record.commitment[:16]}), and the deck comes from it."]
    if told:
        seats = ", ".join(str(seat + 1) for seat in told)
        lines.append(
            f"Seats {seats} added to the shuffle what they had committed to: each of them knows that nobody, "
            "not even the server, chose the deck."
        )
    until = f" ({record.ended})" if record.ended else ""
    lines.append(
        f"All {len(record.moves)} moves follow the rules (version {record.rules}) and lead to "
        f"the recorded position{until}, {record.result}."
    )
    return lines


def leaves_open(record: Record, key: str | None, wanted: str | None) -> list[str]:
    """What has to be believed."""
    lines = []
    if not any(share.entropy for share in record.shares) and not record.chosen:
        lines.append("No player added to the shuffle: who kept the table could have tried out seeds before.")
    for share in record.shares:
        if not share.entropy:
            lines.append(f"Seat {share.seat + 1} did not tell what it had committed to add to the shuffle.")
    if record.chosen:
        lines.append("The seed was chosen or known by a player: the game counts for nothing.")
    if key is None:
        lines.append("Not signed: nothing says who played, and that the commitment was made before.")
    elif wanted is None:
        lines.append(f"Signed with {key}. Compare it with the server's /api/key, or give it with --key.")
    return lines
