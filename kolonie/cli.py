"""The `kolonie` command. Each command lives in a function of its own; errors are one line and exit code 2."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from kolonie import __version__
from kolonie.bots import UnknownBot, bot, bot_names
from kolonie.core.ledger import LedgerError, ledger
from kolonie.core.packs import PackError, read_pack
from kolonie.core.records import Record, RecordError, check, read, replay
from kolonie.core.saving import SaveError, state_hash
from kolonie.core.text import LANGUAGES, lexicon
from kolonie.core.title import SetupError, Title
from kolonie.core.views import view
from kolonie.games import SHELF, UnknownGame, title, titles
from kolonie.lab.bench import bench
from kolonie.lab.citations import NoTests, citations, coverage, tests_folder
from kolonie.lab.matches import Spec, arena, map_games
from kolonie.lab.peers import measure_peers
from kolonie.server.command import add_serve
from kolonie.table.drawing import draw
from kolonie.table.terminal import PERSON, Terminal

ERRORS = (SetupError, UnknownGame, UnknownBot, PackError, RecordError, SaveError, LedgerError, NoTests)
Command = Callable[[argparse.Namespace], int]


class Problem(Exception):
    """Something the user can put right; its text is printed as one line."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Problem(f"{message} (see {self.prog} --help)")


def emit(args: argparse.Namespace, data: Any, plain: Callable[[Console], None]) -> None:
    """Prints data as JSON if asked to, else as people like it."""
    if args.json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        plain(Console())


def progress_bar() -> Progress:
    """A bar on standard error, so that results on standard output stay clean."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


positive.__name__ = "whole number of at least 1"


def seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < 86_400:
        raise ValueError
    return number


seconds.__name__ = "number of seconds above 0"


def settings_of(pairs: list[str]) -> dict[str, str]:
    settings = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Problem(f"--set {pair}: must be option=value")
        settings[name.strip()] = value.strip()
    return settings


def read_record(name: str) -> Record:
    path = Path(name)
    try:
        return read(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Problem(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise Problem(f"{path}: not a text file") from None
    except RecordError as error:
        raise Problem(f"{path}: {error}") from None


# -- commands


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
            bot(name)
    box = chosen.box(tuple(Path(p) for p in args.pack))
    settings = chosen.check(settings_of(args.set), len(names))
    seed = args.seed if args.seed is not None else secrets.token_hex(16)
    record = Path(args.record) if args.record else None
    return Terminal(chosen, names, seed, settings, args.lang, box, record).run()


def do_simulate(args: argparse.Namespace) -> int:
    chosen = title(args.game)
    bot(args.bot)
    chosen.check(settings_of(args.set), args.players)
    chosen.box(tuple(Path(p) for p in args.pack))
    settings = tuple(sorted(settings_of(args.set).items()))
    specs = [
        Spec(chosen.id, f"{args.seed}/{number}", (args.bot,) * args.players, settings, tuple(args.pack))
        for number in range(args.games)
    ]
    start = time.perf_counter()
    outcomes = []
    with progress_bar() as bar:
        task = bar.add_task(chosen.id, total=len(specs))
        for outcome in map_games(specs):
            outcomes.append(outcome)
            bar.advance(task)
    seconds = time.perf_counter() - start
    data = {
        "game": chosen.id,
        "players": args.players,
        "games": args.games,
        "bot": args.bot,
        "decisions": sum(o.decisions for o in outcomes),
        "seconds": round(seconds, 3),
        "scores": [list(o.scores) for o in outcomes],
        "winners": [list(o.winners) for o in outcomes],
        "hashes": [o.hash for o in outcomes],
    }

    def plain(console: Console) -> None:
        for number, o in enumerate(outcomes):
            winners = ", ".join(str(seat + 1) for seat in o.winners)
            console.print(f"{number:>4}  {' '.join(f'{s:>4}' for s in o.scores)}   {winners}   {o.hash[:16]}")
        console.print(f"{data['decisions']} decisions in {seconds:.2f} s")

    emit(args, data, plain)
    return 0


def do_arena(args: argparse.Namespace) -> int:
    chosen = title(args.game)
    bot(args.a)
    settings = tuple(sorted(settings_of(args.set).items()))
    if args.solo:
        return solo_arena(args, chosen, settings)
    if args.b is None:
        raise Problem("arena: name two bots, A and B (or one with --solo)")
    bot(args.b)
    chosen.check(dict(settings), args.players)
    with progress_bar() as bar:
        task = bar.add_task(f"{args.a} : {args.b}", total=args.games)
        result = arena(
            chosen.id,
            args.a,
            args.b,
            args.games,
            args.seed,
            args.players,
            settings,
            lambda done: bar.update(task, completed=done),
        )

    def plain(console: Console) -> None:
        console.print(
            f"{result.a} wins {result.share_a:.1%} of {result.games} games against {result.b} "
            f"(95 %: {result.low:.1%} to {result.high:.1%}); "
            f"mean scores {result.mean_a:.1f} : {result.mean_b:.1f}"
        )

    emit(args, {**asdict(result), "players": args.players}, plain)
    return 0


def solo_arena(args: argparse.Namespace, chosen: Title, settings: tuple[tuple[str, str], ...]) -> int:
    """One bot alone, against the score that the solo rules ask for."""
    chosen.check(dict(settings), 1)
    specs = [Spec(chosen.id, f"{args.seed}/{n}", (args.a,), settings) for n in range(args.games)]
    scores, wins = [], 0
    with progress_bar() as bar:
        task = bar.add_task(f"{args.a} solo", total=len(specs))
        for outcome in map_games(specs):
            scores.append(outcome.scores[0])
            wins += bool(outcome.winners)
            bar.advance(task)
    data = {
        "game": chosen.id,
        "a": args.a,
        "games": args.games,
        "share_won": wins / args.games,
        "mean": sum(scores) / len(scores),
        "best": max(scores),
        "scores": scores,
    }

    def plain(console: Console) -> None:
        console.print(
            f"{args.a} alone: reaches the target in {wins} of {args.games} games, "
            f"mean score {data['mean']:.1f}, best {data['best']}"
        )

    emit(args, data, plain)
    return 0


def do_replay(args: argparse.Namespace) -> int:
    record = read_record(args.file)
    chosen = title(record.game)
    box = chosen.box(tuple(Path(p) for p in args.pack))
    if args.at is not None and not 0 <= args.at <= len(record.moves):
        raise Problem(f"--at {args.at}: the record has moves 0 to {len(record.moves)}")
    game = replay(record, chosen, box, args.at)
    wrong = check(record, chosen, box) if args.verify else []
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
    }

    def plain(console: Console) -> None:
        words = lexicon(chosen, args.lang)
        console.print(draw(chosen.scene(game.box, view(game, None)), words, None, console.width))
        console.print(f"{data['at']} / {data['moves']}  {data['scores']}  {data['hash']}")
        if args.verify:
            console.print("[green]verified[/]" if not wrong else f"[red]{escape('; '.join(wrong))}[/]")

    emit(args, data, plain)
    return 1 if wrong else 0


def do_verify(args: argparse.Namespace) -> int:
    record = read_record(args.file)
    chosen = title(record.game)
    if not record.seed:
        raise Problem(f"{args.file}: the seed is not revealed yet")
    wrong = check(record, chosen, chosen.box(tuple(Path(p) for p in args.pack)))
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


def do_rules_check(args: argparse.Namespace) -> int:
    chosen = [title(args.game)] if args.game else titles()
    cited = citations(tests_folder(Path(args.tests) if args.tests else None))
    reports = [coverage(item, cited) for item in chosen]

    def plain(console: Console) -> None:
        for r in reports:
            good = not r.untested and not r.unknown
            shade = "green" if good else "red"
            console.print(
                f"[{shade}]{r.game}[/]: {r.rules} rules, {r.observable} observable, {r.tested} tested"
            )
            if r.untested:
                console.print(f"  without a test: {', '.join(r.untested)}")
            if r.unknown:
                console.print(f"  cited but unknown: {', '.join(r.unknown)}")

    emit(args, [asdict(r) for r in reports], plain)
    return 1 if any(r.untested or r.unknown for r in reports) else 0


def do_rules_show(args: argparse.Namespace) -> int:
    wanted = args.id.upper()
    found = [ledger(item, args.lang).get(wanted) for item in titles()]
    for rule in filter(None, found):
        line = f"[cyan]{rule.id}[/] [dim]{escape(rule.section)}[/]\n{escape(rule.text)}"
        emit(args, asdict(rule), _printer(line))
        return 0
    raise Problem(f"there is no rule {args.id}")


def _printer(line: str) -> Callable[[Console], None]:
    def plain(console: Console) -> None:
        console.print(line)

    return plain


def do_packs_check(args: argparse.Namespace) -> int:
    checked: list[dict[str, Any]] = []
    if args.file is None:
        for item in titles():
            checked += _checked(item, item.box(), 0)
    else:
        path = Path(args.file)
        item = title(args.game) if args.game else fitting_title(path)
        checked = _checked(item, item.box((path,)), -1)

    def plain(console: Console) -> None:
        for entry in checked:
            console.print(f"[green]ok[/] {entry['game']} {entry['pack']} [dim]{entry['sha256'][:16]}[/]")
            for line in entry.get("report", ()):
                console.print(f"   {line}", markup=False, highlight=False, soft_wrap=True)

    emit(args, checked, plain)
    return 0


def _checked(item: Title, box: Any, first: int) -> list[dict[str, Any]]:
    """What is told of a game's packs from the `first` on; the last one carries the game's own report."""
    found: list[dict[str, Any]] = [
        {"game": item.id, "pack": pack.name, "sha256": pack.sha256} for pack in item.packs(box)[first:]
    ]
    report = item.pack_report(box)
    if report:
        found[-1]["report"] = report
    return found


def fitting_title(path: Path) -> Title:
    """The game whose lists a pack names; if none has them all, the first that has one."""
    lists = set(read_pack(path))
    partial = None
    for item in titles():
        own: set[str] = set()
        for base in (item.home / "packs").glob("*.toml"):
            own |= set(read_pack(base))
        if lists and lists <= own:
            return item
        if lists & own:
            partial = partial or item
    if partial is None:
        raise Problem(f"{path}: no game has the lists {', '.join(sorted(lists)) or '(none)'}; name --game")
    return partial


def do_bench(args: argparse.Namespace) -> int:
    chosen = [title(args.game)] if args.game else titles()
    reports = []
    with progress_bar() as bar:
        task = bar.add_task("bench", total=3 * len(chosen))
        for item in chosen:
            seats = args.players or min(max(2, item.min_seats), item.max_seats)
            item.check({}, seats)

            def tell(what: str, name: str = item.id) -> None:
                bar.update(task, description=f"{name}: {what}", advance=1)

            reports.append(bench(item, seats, args.seconds, tell))
    others = measure_peers(args.seconds) if args.peers else []

    def plain(console: Console) -> None:
        for r in reports:
            kind = "compiled" if r.compiled else "pure Python"
            console.print(f"[bold]{r.game}[/] ({r.players} players, {kind}, {r.state_bytes} bytes per clone)")
            for name, rate, norm in (
                ("decisions", r.decisions_per_s, r.decisions_per_m),
                ("clones", r.clones_per_s, r.clones_per_m),
                ("option lists", r.options_per_s, r.options_per_m),
            ):
                console.print(f"  {name:<13}{rate:>12,.0f} /s {norm:>10,.0f} per million loop iterations")
            console.print(f"  {'games':<13}{r.games_per_s:>12,.1f} /s")
        for other in others:
            console.print(f"[bold]{other['game']}[/]")
            for name in ("decisions", "clones"):
                pace, unit = other[f"{name}_per_s"], other[f"{name}_per_m"]
                console.print(f"  {name:<13}{pace:>12,.0f} /s {unit:>10,.0f} per million loop iterations")

    emit(args, [*(r.as_dict() for r in reports), *others], plain)
    return 0


def do_lab_load(args: argparse.Namespace) -> int:
    try:
        from kolonie.lab import load
    except ModuleNotFoundError as error:
        raise Problem(f"lab load needs the server parts ({error.name} is missing)") from None
    report = load.main(
        load.Plan(game=title(args.game).id, tables=args.tables, seconds=args.seconds, idle=args.idle)
    )
    emit(args, asdict(report), _printer("\n".join(report.lines())))
    return 0


# -- arguments


def build_parser() -> Parser:
    parser = Parser(prog="kolonie", description="A table for heavy strategy games.")
    parser.add_argument("--version", action="version", version=f"kolonie {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    def command(name: str, run: Command, about: str, parent: Any = commands) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = parent.add_parser(name, help=about, description=about)
        made.set_defaults(run=run, json=False)
        return made

    def reporting(made: argparse.ArgumentParser) -> None:
        made.add_argument("--json", action="store_true", help="print JSON")

    def language(made: argparse.ArgumentParser) -> None:
        made.add_argument("--lang", choices=LANGUAGES, default="en", help="language")

    def packs(made: argparse.ArgumentParser) -> None:
        made.add_argument(
            "--pack", action="append", default=[], metavar="FILE", help="components to lay over ours"
        )

    def choices(made: argparse.ArgumentParser) -> None:
        made.add_argument(
            "--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game"
        )

    games = command("games", do_games, "list the games")
    language(games)
    reporting(games)

    play = command("play", do_play, "play in the terminal")
    play.add_argument("game")
    play.add_argument("--seats", default="you,greedy", help="who plays, in order: you, or a bot")
    play.add_argument("--seed", help="the shuffle (default: a secret one)")
    play.add_argument("--record", metavar="FILE", help="write the record of the game here")
    choices(play)
    language(play)
    packs(play)

    simulate = command("simulate", do_simulate, "let bots play many games")
    simulate.add_argument("game")
    simulate.add_argument("--players", type=positive, default=2)
    simulate.add_argument("--games", type=positive, default=10)
    simulate.add_argument("--seed", default="0")
    simulate.add_argument("--bot", default="random")
    choices(simulate)
    packs(simulate)
    reporting(simulate)

    match = command("arena", do_arena, "measure one bot against another")
    match.add_argument("game")
    match.add_argument("a")
    match.add_argument("b", nargs="?")
    match.add_argument("--games", type=positive, default=400)
    match.add_argument("--players", type=positive, default=2)
    match.add_argument("--seed", default="0")
    match.add_argument("--solo", action="store_true", help="one bot alone against the solo target")
    choices(match)
    reporting(match)

    again = command("replay", do_replay, "replay a recorded game")
    again.add_argument("file")
    again.add_argument("--verify", action="store_true", help="check shuffle, moves, result and hash")
    again.add_argument("--at", type=int, metavar="N", help="stop after move N")
    language(again)
    packs(again)
    reporting(again)

    shuffle = command("verify", do_verify, "verify the shuffle of a finished game")
    shuffle.add_argument("file")
    packs(shuffle)
    reporting(shuffle)

    rules = commands.add_parser("rules", help="the rules and their tests")
    rule_commands = rules.add_subparsers(dest="rules_command", metavar="COMMAND", parser_class=Parser)
    rules.set_defaults(run=None, choices="check or show")
    checking = command("check", do_rules_check, "rules without a test, tests without a rule", rule_commands)
    checking.add_argument("game", nargs="?")
    checking.add_argument("--tests", metavar="FOLDER")
    reporting(checking)
    showing = command("show", do_rules_show, "show a rule", rule_commands)
    showing.add_argument("id")
    language(showing)
    reporting(showing)

    pack = commands.add_parser("packs", help="packs of components")
    pack_commands = pack.add_subparsers(dest="packs_command", metavar="COMMAND", parser_class=Parser)
    pack.set_defaults(run=None, choices="check")
    packing = command("check", do_packs_check, "check a pack, or all of ours", pack_commands)
    packing.add_argument("file", nargs="?")
    packing.add_argument("--game", choices=list(SHELF))
    reporting(packing)

    add_serve(commands)

    lab = commands.add_parser("lab", help="reports on bots, balance and load")
    lab_commands = lab.add_subparsers(dest="lab_command", metavar="COMMAND", parser_class=Parser)
    lab.set_defaults(run=None, usage_of=lab)
    load = command(
        "load", do_lab_load, "live tables on a server of our own, on this machine only", lab_commands
    )
    load.add_argument("game", nargs="?", default=next(iter(SHELF)))
    load.add_argument("--tables", type=positive, default=200)
    load.add_argument("--seconds", type=float, default=20.0)
    load.add_argument("--idle", type=int, default=10_000, help="idle tables, for memory (0: none)")
    reporting(load)

    speed = command("bench", do_bench, "measure speed")
    speed.add_argument("game", nargs="?")
    speed.add_argument("--players", type=positive)
    speed.add_argument("--seconds", type=seconds, default=3.0)
    speed.add_argument("--peers", action="store_true", help="also other engines that are installed")
    reporting(speed)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    parser = build_parser()
    try:
        args = parser.parse_args(arguments)
        if getattr(args, "run", None) is None:
            if args.command is not None:
                raise Problem(
                    f"{args.command}: which one? {args.choices} (see kolonie {args.command} --help)"
                )
            parser.print_help()
            return 0
        run: Command = args.run
        return run(args)
    except (Problem, *ERRORS) as error:
        print(f"kolonie: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
