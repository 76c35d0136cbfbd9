"""`kolonie simulate` and `kolonie arena`: bots at play."""

from __future__ import annotations

import argparse
import time
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from kolonie.commands.parsing import (
    BOT,
    Commands,
    Problem,
    command,
    emit,
    positive,
    progress_bar,
    settings_of,
    share,
    takes_json,
    takes_keep,
    takes_packs,
    takes_ray,
    takes_settings,
)
from kolonie.core.title import Title
from kolonie.games import title
from kolonie.lab.arena import arena
from kolonie.lab.matches import Spec, check_bot, map_games, wilson
from kolonie.lab.results import kept_games


def add(commands: Commands) -> None:
    simulate = command(commands, "simulate", do_simulate, "let bots play many games")
    simulate.add_argument("game")
    simulate.add_argument("--players", type=positive, default=2)
    simulate.add_argument("--games", type=positive, default=10)
    simulate.add_argument("--seed", default="0")
    simulate.add_argument("--bot", default="random", help=BOT)
    takes_settings(simulate)
    takes_packs(simulate)
    takes_ray(simulate)
    takes_json(simulate)

    match = command(commands, "arena", do_arena, "measure one bot against another")
    match.add_argument("game")
    match.add_argument("a", help=BOT)
    match.add_argument("b", nargs="?", help="what it plays against")
    match.add_argument("--games", type=positive, default=400)
    match.add_argument("--players", type=positive, default=2)
    match.add_argument("--seed", default="0")
    match.add_argument("--solo", action="store_true", help="one bot alone against the solo target")
    match.add_argument(
        "--within", type=share, default=0.0, help="stop when the interval is narrower than this (0.05)"
    )
    takes_keep(match)
    takes_settings(match)
    takes_ray(match)
    takes_json(match)


def do_simulate(args: argparse.Namespace) -> int:
    chosen = title(args.game)
    check_bot(chosen, args.bot)
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
    check_bot(chosen, args.a)
    settings = tuple(sorted(settings_of(args.set).items()))
    if args.solo:
        return solo_arena(args, chosen, settings)
    if args.b is None:
        raise Problem("arena: name two bots, A and B (or one with --solo)")
    check_bot(chosen, args.b)
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
            args.keep,
            args.within,
        )

    def plain(console: Console) -> None:
        console.print(
            f"{result.a} wins {result.share_a:.1%} of {result.games} games against {result.b} "
            f"(95 %: {result.low:.1%} to {result.high:.1%}); "
            f"mean scores {result.mean_a:.1f} : {result.mean_b:.1f}; "
            f"{1000 * result.seconds_a:.0f} : {1000 * result.seconds_b:.0f} ms a decision, "
            f"{result.longest_a:.1f} : {result.longest_b:.1f} s at most"
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
        for outcome in kept_games(specs, args.keep):
            scores.append(outcome.scores[0])
            wins += bool(outcome.winners)
            bar.advance(task)
    low, high = wilson(wins, args.games)
    mean = sum(scores) / len(scores)
    spread = (sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1)) ** 0.5
    data = {
        "game": chosen.id,
        "a": args.a,
        "games": args.games,
        "share_won": wins / args.games,
        "low": low,
        "high": high,
        "mean": mean,
        "error": spread / len(scores) ** 0.5,
        "best": max(scores),
        "scores": scores,
    }

    def plain(console: Console) -> None:
        console.print(
            f"{args.a} alone: reaches the target in {wins} of {args.games} games "
            f"(95 %: {low:.1%} to {high:.1%}), "
            f"mean score {mean:.1f} (standard error {data['error']:.1f}), best {data['best']}"
        )

    emit(args, data, plain)
    return 0
