"""`kolonie puzzle`: puzzles at the terminal; `kolonie lab puzzles`: how they are found."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kolonie.bots import named_bot
from kolonie.commands.parsing import (
    BOT,
    Commands,
    Problem,
    command,
    emit,
    positive,
    progress_bar,
    settings_of,
    takes_json,
    takes_language,
    takes_settings,
)
from kolonie.core.text import lexicon
from kolonie.games import title, titles
from kolonie.lab.puzzles import Plan, chosen, search, write_all
from kolonie.puzzles.puzzles import Puzzle, PuzzleError, UnknownPuzzle, puzzle, puzzles_of
from kolonie.puzzles.terminal import Puzzler


def add(commands: Commands) -> None:
    solve = command(commands, "puzzle", do_puzzle, "make the most of a turn: positions with one best answer")
    solve.add_argument("game", nargs="?", help="a game (default with --list: all)")
    solve.add_argument("number", nargs="?", type=positive, default=1, help="which puzzle to begin with")
    solve.add_argument("--list", action="store_true", help="name the puzzles")
    takes_language(solve)
    takes_json(solve)


def add_lab(lab: Commands) -> None:
    usual = Plan()
    find = command(lab, "puzzles", do_find, "find puzzles in games of bots")
    find.add_argument("game")
    find.add_argument("--games", type=positive, default=40, help="so many are played")
    find.add_argument("--only", type=int, metavar="N", help="look through this game alone")
    find.add_argument("--count", type=positive, default=20, help="so many puzzles are chosen")
    find.add_argument(
        "--out", type=Path, metavar="FOLDER", help="write them there, in place of what is there"
    )
    find.add_argument("--keep", type=Path, metavar="FILE", help="keep what was found, and go on from it")
    find.add_argument("--seed", default=usual.seed)
    find.add_argument("--bot", action="append", default=[], help=f"{BOT}; several sit down in turn")
    find.add_argument("--limit", type=positive, default=usual.limit, help="positions of a turn at most")
    find.add_argument("--least", type=positive, default=usual.least, help="points to be made at least")
    find.add_argument("--margin", type=positive, default=usual.margin, help="points ahead of anything else")
    find.add_argument("--steps", type=positive, default=usual.steps, help="decisions at least")
    find.add_argument("--share", type=float, default=usual.share, help="of the ways to end the turn, at most")
    find.add_argument("--worth", type=float, default=usual.worth, help="points better in fresh worlds")
    find.add_argument("--budget", type=positive, default=usual.budget, help="positions looked at for that")
    find.add_argument("--each", type=positive, default=usual.each, help="puzzles of one game at most")
    takes_settings(find)
    takes_json(find)


# -- solving


def do_puzzle(args: argparse.Namespace) -> int:
    try:
        if args.list:
            return _list(args, [title(args.game).id] if args.game else [one.id for one in titles()])
        if args.json:
            raise Problem("--json: only lists are told as data; add --list")
        if args.game is None:
            raise Problem("the following arguments are required: game (see kolonie puzzle --help)")
        return Puzzler(args.lang).run(puzzle(args.game, args.number))
    except (UnknownPuzzle, PuzzleError) as error:
        raise Problem(str(error)) from None


def _list(args: argparse.Namespace, games: list[str]) -> int:
    told = [{"game": game, "puzzles": [_told(one) for one in puzzles_of(game)]} for game in games]

    def plain(console: Console) -> None:
        for game in games:
            words = lexicon(title(game), args.lang)
            console.print(Text.assemble((game, "bold"), f"  {words.say('title')}"))
            for one in puzzles_of(game):
                goal = words.say("puzzle-goal", n=one.goal)
                seats = words.say("puzzle-players", n=len(one.record.seats))
                also = "".join(f" · {words.say(f'setting-{name}')}" for name in one.expansions)
                console.print(
                    Text.assemble((f"{one.number:>4} ", "bold cyan"), f"{goal}  ", (f"{seats}{also}", "dim"))
                )

    emit(args, told, plain)
    return 0


def _told(one: Puzzle) -> dict[str, object]:
    return {
        "number": one.number,
        "goal": one.goal,
        "next": one.next,
        "seat": one.seat,
        "players": len(one.record.seats),
        "settings": one.record.settings,
        "steps": len(one.line),
        "ends": one.ends,
        "solving": one.solving,
        "worth": one.worth,
        "error": one.error,
        "worlds": one.worlds,
        "found": one.found,
    }


# -- finding


def do_find(args: argparse.Namespace) -> int:
    chosen_title = title(args.game)
    settings = settings_of(args.set)
    usual = Plan()
    for name in args.bot:
        named_bot(name)
    plan = Plan(
        args.seed,
        tuple(args.bot) or usual.bots,
        tuple(sorted(settings.items())),
        args.limit,
        args.least,
        args.margin,
        args.steps,
        args.share,
        args.worth,
        args.budget,
        args.each,
    )
    for path in (args.keep, args.out):
        if path is not None and not path.absolute().parent.is_dir():
            raise Problem(f"there is no folder {path.absolute().parent}")
    numbers = range(args.games) if args.only is None else [args.only]
    with progress_bar() as bar:
        task = bar.add_task(chosen_title.id, total=len(numbers))
        found = search(
            chosen_title.id,
            plan,
            numbers,
            args.keep,
            progress=lambda games, n: bar.update(
                task, completed=games, description=f"{chosen_title.id}: {n} found"
            ),
        )
    best = chosen(found, args.count)
    if args.out is not None:
        write_all(best, args.out)
    data = {"game": chosen_title.id, "found": len(found), "puzzles": [_told(one) for one in best]}
    emit(args, data, lambda console: _print(console, len(found), best))
    return 0


def _print(console: Console, found: int, best: list[Puzzle]) -> None:
    console.print(f"{found} found, {len(best)} chosen")
    for one in best:
        console.print(
            f"{one.number:>4}  {one.goal} points, next {one.next}; {one.solving} of {one.ends} ends; "
            f"{one.worth:+.1f} ± {one.error:.1f} in {one.worlds} worlds; {len(one.line)} decisions",
            highlight=False,
        )
