"""`kolonie lab train`, `step`, `ladder` and `marks`: values found by play, and how strong bots are."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table as Rows

from kolonie.commands.parsing import (
    BOT,
    Commands,
    Problem,
    command,
    emit,
    positive,
    printer,
    progress_bar,
    settings_of,
    share,
    takes_json,
    takes_keep,
    takes_ray,
    takes_settings,
)
from kolonie.games import title
from kolonie.lab.ladder import Ladder, Rung, climb, rungs
from kolonie.lab.marks import marks_of, measure
from kolonie.lab.matches import FROZEN, check_bot, kept_versions
from kolonie.lab.stepping import STEPS, march
from kolonie.lab.training import Course, Plan, learnt_by, train

RUNGS = ("random", "learner", "easy", "medium", "greedy")
"""Who plays on a ladder if nobody is named."""


def add(lab: Commands) -> None:
    learn = command(lab, "train", do_train, "find the weights of a game's value by letting bots play")
    learn.add_argument("game")
    learn.add_argument("--games", type=positive, default=400, help="played in each round")
    learn.add_argument("--rounds", type=positive, default=3)
    takes_course(learn)
    learn.add_argument(
        "--trust", type=share, default=1.0, help="how much of what was learnt is taken (default: all)"
    )
    learn.add_argument("--out", type=Path, metavar="FILE", help="where the best weights are written to")
    takes_settings(learn)
    takes_ray(learn)
    takes_json(learn)
    move = command(lab, "step", do_step, "move the weights of a game's value by what pairs of games say")
    move.add_argument("game")
    move.add_argument("--pairs", type=positive, default=400, help="of games, played in each round")
    move.add_argument("--rounds", type=positive, default=1)
    takes_course(move)
    move.add_argument("--out", type=Path, metavar="FILE", help="where the weights are written to")
    takes_settings(move)
    takes_ray(move)
    takes_json(move)
    held = command(lab, "marks", do_marks, "measure what the levels of a game are held to")
    held.add_argument("game")
    held.add_argument("--games", type=positive, default=400, help="for every mark")
    held.add_argument("--bot", action="append", default=[], help="only marks of this level (several: again)")
    held.add_argument("--players", type=positive, help="only marks of games for so many: 1 is alone")
    takes_settings(held, "only marks of games with this option")
    held.add_argument("--seed", default="marks")
    held.add_argument(
        "--within",
        type=share,
        default=0.0,
        help="no more games for a mark whose interval is narrower than this (0.05: also 5 points of a mean)",
    )
    takes_keep(held)
    takes_ray(held)
    takes_json(held)
    steps = command(lab, "ladder", do_ladder, "let bots play each other, and tell how strong they are")
    steps.add_argument("game")
    steps.add_argument(
        "bots",
        nargs="*",
        help=f"{BOT}; greedy#hand with weights that were kept (default: {' '.join(RUNGS)} and those kept)",
    )
    steps.add_argument("--games", type=positive, default=20, help="for each pair")
    steps.add_argument("--seed", default="ladder")
    takes_keep(steps)
    takes_settings(steps)
    takes_ray(steps)
    takes_json(steps)


def takes_course(made: argparse.ArgumentParser) -> None:
    """What all ways to better weights are told."""
    made.add_argument("--match", type=positive, default=100, help="games against the weights there are")
    made.add_argument("--seed", default="0")
    made.add_argument(
        "--players", type=positive, nargs="+", default=[], help="in turn (default: every number)"
    )


def do_train(args: argparse.Namespace) -> int:
    chosen = title(args.game)
    learnt_by(chosen)
    settings = settings_of(args.set)
    if args.out is not None and not args.out.parent.is_dir():
        raise Problem(f"--out: there is no folder {args.out.parent}")
    for seats in args.players:
        chosen.check(settings, seats)
    fixed = tuple(sorted(settings.items()))
    plan = Plan(
        *(chosen.id, args.games, args.rounds, args.match, args.seed, fixed),
        players=tuple(args.players),
        trust=args.trust,
    )
    with progress_bar() as bar:
        task = bar.add_task("train", total=args.rounds * (args.games + args.match))
        course = train(plan, lambda what, _n: bar.update(task, description=what, advance=1))
    if args.out is not None:
        args.out.write_text(course.file(_command(args)), "utf-8")
    data = {
        "game": course.game,
        "rounds": [asdict(one) for one in course.rounds],
        "best": course.best + 1,
        "weights": dict(zip(course.names, zip(*course.weights, strict=True), strict=True)),
    }
    emit(args, data, lambda console: _print(console, course))
    return 0


def do_step(args: argparse.Namespace) -> int:
    chosen = title(args.game)
    learnt_by(chosen)
    settings = settings_of(args.set)
    if args.out is not None and not args.out.parent.is_dir():
        raise Problem(f"--out: there is no folder {args.out.parent}")
    for seats in args.players:
        chosen.check(settings, seats)
    plan = Plan(
        *(chosen.id, args.pairs, args.rounds, args.match, args.seed, tuple(sorted(settings.items()))),
        players=tuple(args.players),
    )
    with progress_bar() as bar:
        task = bar.add_task("step", total=args.rounds * (2 * args.pairs + len(STEPS) * args.match))
        made = march(plan, lambda what, _n: bar.update(task, description=what, advance=1))
    if args.out is not None:
        command = f"kolonie lab step {args.game} --pairs {args.pairs} --rounds {args.rounds}"
        args.out.write_text(
            made.file(f"{command} --match {args.match} --seed {args.seed}{_fixed(args)}"), "utf-8"
        )
    data = {
        "game": made.game,
        "rounds": [asdict(one) for one in made.strides],
        "weights": dict(zip(made.names, zip(*made.weights, strict=True), strict=True)),
    }

    def plain(console: Console) -> None:
        for number, one in enumerate(made.strides, 1):
            console.print(
                f"[bold]round {number}[/]: {one.pairs} pairs scored {one.mean:.1f}, nudges account for "
                f"{one.told:.0%} of their differences; step {one.step:g}, against what the game has now: "
                f"{one.share:.0%} ({one.low:.0%} to {one.high:.0%}), {one.match[0]:.1f} : {one.match[1]:.1f}",
                highlight=False,
            )

    emit(args, data, plain)
    return 0


def do_marks(args: argparse.Namespace) -> int:
    chosen = title(args.game)
    marks = marks_of(chosen)
    if wrong := sorted(set(args.bot) - {mark.bots[0] for mark in marks}):
        known = ", ".join(dict.fromkeys(mark.bots[0] for mark in marks))
        raise Problem(
            f"--bot {wrong[0]}: nothing is asked of it in {chosen.id}; there are marks for: {known}"
        )
    wanted = settings_of(args.set)
    marks = [
        mark
        for mark in marks
        if (not args.bot or mark.bots[0] in args.bot)
        and args.players in (None, len(mark.bots))
        and wanted.items() <= chosen.check(dict(mark.settings), len(mark.bots)).items()
    ]
    if not marks:
        raise Problem(f"{chosen.id}: nothing is asked of such games")
    with progress_bar() as bar:
        task = bar.add_task(chosen.id, total=args.games * len(marks))
        found = measure(
            chosen,
            marks,
            args.games,
            args.seed,
            args.keep,
            lambda done: bar.update(task, completed=done),
            args.within,
        )
    data = {"game": chosen.id, "seed": args.seed, "marks": [one.told() for one in found]}
    emit(args, data, printer("\n".join(one.line() for one in found)))
    return 0


def do_ladder(args: argparse.Namespace) -> int:
    chosen = title(args.game)
    settings = settings_of(args.set)
    chosen.check(settings, 2)
    bots = tuple(args.bots) or (*RUNGS, *(f"greedy{FROZEN}{version}" for version in kept_versions(chosen)))
    if len(set(bots)) < 2:
        raise Problem("ladder: name at least two different bots")
    for name in bots:
        check_bot(chosen, name)
    ladder = Ladder(
        chosen.id, tuple(dict.fromkeys(bots)), args.games, args.seed, tuple(sorted(settings.items()))
    )
    with progress_bar() as bar:
        task = bar.add_task(chosen.id, total=len(ladder.planned()))
        results = climb(ladder, args.keep, lambda done: bar.update(task, completed=done))
    found = rungs(results)
    data = {"game": chosen.id, "games": len(results), "rungs": [asdict(rung) for rung in found]}
    emit(args, data, lambda console: _print_rungs(console, found))
    return 0


def _print_rungs(console: Console, found: list[Rung]) -> None:
    table = Rows(box=None, padding=(0, 2, 0, 0))
    for name in ("bot", "Elo", "95 %", "games", "won", "mean score"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for rung in found:
        interval = f"{rung.low:.0f} to {rung.high:.0f}"
        share = f"{rung.share:.0%}"
        table.add_row(rung.bot, f"{rung.elo:.0f}", interval, str(rung.games), share, f"{rung.mean:.1f}")
    console.print(table)


def _command(args: argparse.Namespace) -> str:
    """The command that makes these weights again."""
    trust = f" --trust {args.trust:g}" if args.trust < 1 else ""
    return (
        f"kolonie lab train {args.game} --games {args.games} --rounds {args.rounds} "
        f"--match {args.match} --seed {args.seed}{_fixed(args)}{trust}"
    )


def _fixed(args: argparse.Namespace) -> str:
    """What all games of a course have in common, as it was typed."""
    players = "".join([" --players", *(f" {n}" for n in args.players)]) if args.players else ""
    return "".join(f" --set {one}" for one in args.set or ()) + players


def _print(console: Console, course: Course) -> None:
    for number, one in enumerate(course.rounds, 1):
        best = " (the best)" if number == course.best + 1 else ""
        console.print(f"[bold]round {number}[/]{best}: practice scored {one.mean:.1f}")
        told = ", ".join(f"{b:.1f} of {a:.1f}" for a, b in zip(one.spread, one.error, strict=True))
        console.print(f"  what the weights leave of the spread of scores, by stage: {told}")
        console.print(
            f"  against what the game has now: {one.share:.0%} ({one.low:.0%} to {one.high:.0%}), "
            f"{one.match[0]:.1f} : {one.match[1]:.1f}",
            highlight=False,
        )
