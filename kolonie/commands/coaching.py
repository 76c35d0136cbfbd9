"""`kolonie lab train`: the weights of a game's value, found by play."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from kolonie.commands.parsing import (
    Commands,
    Problem,
    command,
    emit,
    positive,
    progress_bar,
    settings_of,
    takes_json,
    takes_ray,
    takes_settings,
)
from kolonie.games import title
from kolonie.lab.training import Course, Plan, learnt_by, train


def add(lab: Commands) -> None:
    learn = command(lab, "train", do_train, "find the weights of a game's value by letting bots play")
    learn.add_argument("game")
    learn.add_argument("--games", type=positive, default=400, help="played in each round")
    learn.add_argument("--rounds", type=positive, default=3)
    learn.add_argument("--match", type=positive, default=100, help="games against the weights there are")
    learn.add_argument("--seed", default="0")
    learn.add_argument("--out", type=Path, metavar="FILE", help="where the best weights are written to")
    takes_settings(learn)
    takes_ray(learn)
    takes_json(learn)


def do_train(args: argparse.Namespace) -> int:
    chosen = title(args.game)
    learnt_by(chosen)
    settings = settings_of(args.set)
    if args.out is not None and not args.out.parent.is_dir():
        raise Problem(f"--out: there is no folder {args.out.parent}")
    plan = Plan(chosen.id, args.games, args.rounds, args.match, args.seed, tuple(sorted(settings.items())))
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


def _command(args: argparse.Namespace) -> str:
    """The command that makes these weights again."""
    fixed = "".join(f" --set {one}" for one in args.set or ())
    return (
        f"kolonie lab train {args.game} --games {args.games} --rounds {args.rounds} "
        f"--match {args.match} --seed {args.seed}{fixed}"
    )


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
