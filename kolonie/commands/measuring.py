"""`kolonie bench` and `kolonie lab`: speed, load and balance, measured."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.progress import TaskID

from kolonie.bots import named_bot
from kolonie.build import is_compiled
from kolonie.commands import coaching, counting, puzzling, trials
from kolonie.commands.parsing import (
    BOT,
    Commands,
    Problem,
    command,
    emit,
    family,
    positive,
    printer,
    progress_bar,
    seconds,
    settings_of,
    takes_json,
    takes_ray,
    takes_settings,
)
from kolonie.core.text import lexicon
from kolonie.core.title import Title
from kolonie.core.views import named, view
from kolonie.games import title, titles
from kolonie.lab.ahead import Comparison, Report
from kolonie.lab.balance import LIMIT, Balance, balance
from kolonie.lab.bench import bench
from kolonie.lab.listings import Listing, Search, position
from kolonie.lab.listings import listed as listed_at
from kolonie.lab.peers import measure_peers
from kolonie.table.drawing import draw, say


def add(commands: Commands) -> None:
    lab = family(
        commands,
        "lab",
        "reports on balance, chances, load, looking ahead, upgrades and faults; values, strength and puzzles",
        "balance, chances, load, ahead, train, step, ladder, marks, puzzles, upgrade or faults",
    )
    trials.add(lab)
    coaching.add(lab)
    counting.add(lab)
    puzzling.add_lab(lab)
    even = command(lab, "balance", do_lab_balance, "how even cards, seats and boards are, by bot games")
    even.add_argument("game")
    even.add_argument("--games", type=positive, default=300)
    even.add_argument("--players", type=positive, help="only so many (default: every number in turn)")
    even.add_argument("--bot", default="greedy", help=BOT)
    even.add_argument("--seed", default="0")
    takes_settings(even)
    takes_ray(even)
    takes_json(even)
    load = command(lab, "load", do_lab_load, "live tables on a server of our own, on this machine only")
    load.add_argument("game", nargs="*", help="games, or data_era (default: all)")
    load.add_argument("--tables", type=positive, default=200, help="two people at each")
    load.add_argument("--seconds", type=seconds, default=20.0, help="for each game, thinking and not")
    load.add_argument("--rate", type=positive, default=100, help="moves a second while people think")
    load.add_argument("--idle", type=int, default=10_000, help="idle tables, for memory (0: none)")
    load.add_argument("--bots", type=int, default=30, help="tables whose bots think (0: none)")
    takes_json(load)
    ahead = command(lab, "ahead", do_lab_ahead, "hold what is offered against trying out everything")
    ahead.add_argument("game")
    ahead.add_argument("--choices", type=positive, default=2000, help="how many to compare at least")
    ahead.add_argument("--seed", type=int, default=0, help="number of the first game")
    takes_settings(ahead)
    takes_json(ahead)

    speed = command(commands, "bench", do_bench, "measure speed")
    speed.add_argument("game", nargs="?")
    speed.add_argument("--players", type=positive)
    speed.add_argument("--seconds", type=seconds, default=3.0)
    speed.add_argument("--peers", action="store_true", help="also other engines that are installed")
    speed.add_argument("--worst", action="store_true", help="search for positions that are slow to list")
    speed.add_argument("--look", metavar="POSITION", help="show a position that a measurement has named")
    takes_settings(speed)
    takes_json(speed)


def do_bench(args: argparse.Namespace) -> int:
    chosen = [title(args.game)] if args.game else titles()
    for item in chosen:
        item.check(settings_of(args.set), _seats(args, item))
    if args.look:
        if args.game is None:
            raise Problem("--look: name the game of the position")
        return look(args, chosen[0])
    if args.worst:
        return worst(args, chosen)
    reports = []
    with progress_bar() as bar:
        task = bar.add_task("bench", total=6 * len(chosen))
        for item in chosen:
            seats = _seats(args, item)

            def tell(what: str, name: str = item.id) -> None:
                bar.update(task, description=f"{name}: {what}", advance=1)

            reports.append(bench(item, seats, args.seconds, tell, settings_of(args.set)))
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
            console.print(f"  {'searches':<13}{r.searches_per_s:>12,.0f} /s")
            console.print(f"  {'a judgement':<13}{r.judgement_us:>12,.1f} µs")
            console.print(f"  slowest listing: {said(r.slowest)}", highlight=False, soft_wrap=True)
        for other in others:
            console.print(f"[bold]{other['game']}[/]")
            for name in ("decisions", "choices", "clones"):
                pace, unit = other[f"{name}_per_s"], other[f"{name}_per_m"]
                console.print(f"  {name:<13}{pace:>12,.0f} /s {unit:>10,.0f} per million loop iterations")
            for r in reports:
                ticks = r.decisions_per_m / other["decisions_per_m"]
                choices = r.decisions_per_m / other["choices_per_m"]
                told = f"{ticks:,.1f} times its decisions, {choices:,.1f} times its choices"
                console.print(f"  {r.game} makes {told} a second")

    emit(args, [*(r.as_dict() for r in reports), *others], plain)
    return 0


def _seats(args: argparse.Namespace, item: Title) -> int:
    """As many as asked for, or two, or whatever is nearest to it."""
    seats: int = args.players or min(max(2, item.min_seats), item.max_seats)
    return seats


def said(listing: Listing) -> str:
    return (
        f"{listing.ms:,.1f} ms, {listing.options} options of seat {listing.seat} ({listing.asked}), "
        f"position {listing.at}"
    )


def worst(args: argparse.Namespace, chosen: list[Title]) -> int:
    """Searches each game for the position whose options take longest to list."""
    found: list[dict[str, Any]] = []
    with progress_bar() as bar:
        for item in chosen:
            task = bar.add_task(item.id, total=None)

            def tell(listing: Listing, task: TaskID = task, name: str = item.id) -> None:
                bar.update(task, description=f"{name}: {listing.ms:,.1f} ms")

            search = Search(item, _seats(args, item), settings_of(args.set))
            slowest = search.run(args.seconds, tell)
            found.append(
                {
                    "game": item.id,
                    "players": search.seats,
                    "compiled": is_compiled(),
                    "tried": search.tried,
                    "slowest": asdict(slowest),
                }
            )

    def plain(console: Console) -> None:
        for entry in found:
            kind = "compiled" if entry["compiled"] else "pure Python"
            console.print(
                f"[bold]{entry['game']}[/] ({entry['players']} players, {kind}, {entry['tried']} positions)"
            )
            listing = Listing(**entry["slowest"])
            console.print(f"  slowest listing: {said(listing)}", highlight=False, soft_wrap=True)

    emit(args, found, plain)
    return 0


def look(args: argparse.Namespace, item: Title) -> int:
    """Shows a position by its name: the table, and what its listing takes."""
    game = position(item, _seats(args, item), args.look, settings_of(args.set))
    listing = listed_at(game, args.look)
    data = {
        "game": item.id,
        "listing": asdict(listing),
        "options": [choice.key for choice in game.options(listing.seat)],
        "view": named(game, listing.seat),
    }

    def plain(console: Console) -> None:
        words = lexicon(item, "en")
        console.print(
            draw(
                say(item.scene(game.box, view(game, listing.seat)), words),
                listing.seat,
                console.width,
                words,
            )
        )
        console.print(said(listing), highlight=False, soft_wrap=True)
        console.print(", ".join(data["options"]), markup=False, highlight=False)

    emit(args, data, plain)
    return 0


def do_lab_balance(args: argparse.Namespace) -> int:
    chosen = title(args.game)
    named_bot(args.bot)
    if args.players:
        chosen.check({}, args.players)
    with progress_bar() as bar:
        task = bar.add_task(f"{chosen.id}: {args.bot}", total=args.games)
        report = balance(
            chosen.id,
            args.bot,
            args.games,
            args.seed,
            args.players,
            lambda done: bar.update(task, completed=done),
            settings_of(args.set),
        )
    data = {**asdict(report), "standing_out": [line.id for line in report.standing_out]}
    emit(args, data, lambda console: print_balance(console, report))
    return 1 if report.standing_out else 0


def print_balance(console: Console, report: Balance) -> None:
    for line in report.components:
        spreads = "" if line.spreads is None else f"{line.spreads:+6.1f} spreads"
        console.print(
            f"{line.id:<19}{line.name:<30}{'' if line.designed else 'documented':<11}{line.uses:>5} uses"
            f"{line.difference:+7.1f} ±{line.error:4.1f} {spreads}",
            style="red" if line.stands_out else "",
            highlight=False,
            markup=False,
            soft_wrap=True,
        )
    for listed in (report.places, report.sides):
        for group in listed:
            console.print(
                f"{group.name:<22}{group.games:>6} games  mean {group.mean:6.1f}  "
                f"lead {group.lead:+5.1f} ±{group.error:3.1f}  won {group.share_won:.0%}",
                highlight=False,
            )
    for course, games in report.courses:
        console.print(f"{course:<22}{games:>6} games", highlight=False)
    judged = sum(line.designed and line.spreads is not None for line in report.components)
    console.print(
        f"{report.games} games of {report.bot}, mean score {report.mean:.1f}; documented components lead by "
        f"{report.documented_mean:+.1f}, spread {report.documented_spread:.1f}; "
        f"{len(report.standing_out)} of {judged} designed ones stand out by more than {LIMIT:.0f} spreads",
        soft_wrap=True,
    )


def do_lab_ahead(args: argparse.Namespace) -> int:
    chosen = title(args.game)
    if not chosen.conduct.watches:
        raise Problem(f"{chosen.id}: nothing is ever owed in this game, so nothing is looked ahead")
    with progress_bar() as bar:
        task = bar.add_task(chosen.id, total=args.choices)

        def tell(report: Report) -> None:
            found = f"{chosen.id}: {len(report.differences)} differences"
            bar.update(task, description=found, completed=report.choices)

        report = Comparison(chosen, args.seed, settings=settings_of(args.set)).run(args.choices, tell)
    emit(args, asdict(report), printer("\n".join(report.lines())))
    return 1 if report.differences else 0


def do_lab_load(args: argparse.Namespace) -> int:
    try:
        from kolonie.lab import load
    except ModuleNotFoundError as error:
        raise Problem(f"lab load needs the server parts ({error.name} is missing)") from None
    for game in args.game:
        if game not in load.GAMES:
            raise Problem(f"lab load knows {', '.join(load.GAMES)}, not {game}")
    games = tuple(args.game) or tuple(load.GAMES)
    plan = load.Plan(games, args.tables, args.seconds, args.rate, args.idle, args.bots)
    with progress_bar() as bar:
        task = bar.add_task("the server starts", total=None)
        report = load.measure(plan, lambda what: bar.update(task, description=what))
    emit(args, asdict(report), printer("\n".join(report.lines())))
    return 0
