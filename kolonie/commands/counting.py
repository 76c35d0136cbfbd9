"""`kolonie lab chances`: what judged values say about how games end."""

from __future__ import annotations

import argparse
import shlex

import msgspec
from rich.console import Console

from kolonie.analysis.chances import FILE, Fit, Fits, fits_of
from kolonie.commands.parsing import (
    BOT,
    Commands,
    command,
    emit,
    positive,
    progress_bar,
    settings_of,
    takes_json,
    takes_ray,
    takes_settings,
)
from kolonie.core.title import Title
from kolonie.games import title
from kolonie.lab.chances import count


def add(lab: Commands) -> None:
    made = command(lab, "chances", do_chances, "count how positions end, for analyses to read them by")
    made.add_argument("game")
    made.add_argument("--games", type=positive, default=100)
    made.add_argument("--players", type=positive, default=2)
    made.add_argument("--bot", action="append", default=[], help=f"{BOT}; several sit down in turn")
    made.add_argument("--seed", default="chances")
    made.add_argument("--write", action="store_true", help=f"keep it in the game's {FILE}")
    takes_settings(made)
    takes_ray(made)
    takes_json(made)


def do_chances(args: argparse.Namespace) -> int:
    chosen = title(args.game)
    settings = settings_of(args.set)
    chosen.check(settings, args.players)
    bots = args.bot or ["greedy"]
    with progress_bar() as bar:
        task = bar.add_task(chosen.id, total=args.games)
        fit = count(
            chosen.id,
            args.players,
            settings,
            args.games,
            args.seed,
            bots,
            lambda done: bar.update(task, completed=done),
        )
    if args.write:
        keep(chosen, fit, f"bots {', '.join(bots)}; seed {shlex.quote(args.seed)}")

    def plain(console: Console) -> None:
        for number, part in enumerate(fit.parts, 1):
            console.print(
                f"{number:>3}  k {part.k:.3f}   {part.a:.1f} + {part.b:.2f} v + {part.c:.2f} others"
            )
        console.print(f"surprise {fit.surprise} in games not fitted to; knowing nothing {fit.ignorance}")

    emit(args, msgspec.to_builtins(fit), plain)
    return 0


def keep(chosen: Title, fit: Fit, made_by: str) -> None:
    """Writes a fit beside those of other seats and settings."""
    others = [one for one in fits_of(chosen.home) if (one.seats, one.settings) != (fit.seats, fit.settings)]
    whole = Fits(
        f"kolonie lab chances {chosen.id} --write, for each of these; {made_by}",
        sorted([*others, fit], key=lambda one: (one.seats, sorted(one.settings.items()))),
    )
    text = msgspec.json.format(msgspec.json.encode(whole), indent=1)
    (chosen.home / FILE).write_bytes(text + b"\n")
