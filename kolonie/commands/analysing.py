"""`kolonie analyse`: a finished game looked at again."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table as Rows
from rich.text import Text

from kolonie.analysis.reviews import Grade, Review
from kolonie.analysis.telling import brought, sentence, way
from kolonie.analysis.whole import Analysing, Analysis, Moment, positions
from kolonie.bots.levels import EFFORTS
from kolonie.commands.parsing import (
    Commands,
    Problem,
    command,
    emit,
    positive,
    progress_bar,
    read_record,
    takes_json,
    takes_language,
    takes_packs,
)
from kolonie.core.engine import Game
from kolonie.core.messages import message
from kolonie.core.text import Lexicon, lexicon
from kolonie.games import title

SIGNS: Final = {
    Grade.BLUNDER: "??",
    Grade.MISTAKE: "?",
    Grade.INACCURACY: "?!",
    Grade.GOOD: "",
    Grade.BEST: "!",
}
STYLES: Final = {Grade.BLUNDER: "red", Grade.MISTAKE: "yellow", Grade.INACCURACY: "blue"}
WORST: Final = 10
"""So many of the largest losses are told."""
ROWS: Final = 12
"""So many moments of the game are told."""


def add(commands: Commands) -> None:
    made = command(commands, "analyse", do_analyse, "what the turns of a finished game were worth")
    made.add_argument("file")
    made.add_argument(
        "--seat", type=positive, metavar="N", help="only the turns of this player (1 is the first)"
    )
    made.add_argument("--level", choices=list(EFFORTS), default="hard", help="think as long as this bot")
    made.add_argument("--budget", type=positive, metavar="N", help="compare turns within so many positions")
    made.add_argument("--seed", default="analysis", help="of the worlds that are imagined")
    takes_language(made)
    takes_packs(made)
    takes_json(made)


def do_analyse(args: argparse.Namespace) -> int:
    record = read_record(args.file)
    chosen = title(record.game)
    if args.seat is not None and args.seat > len(record.seats):
        raise Problem(f"--seat {args.seat}: the game had {len(record.seats)} players")
    box = chosen.box(tuple(Path(p) for p in args.pack), record.settings)
    seats = None if args.seat is None else [args.seat - 1]
    budget = args.budget or EFFORTS[args.level].plays
    work = Analysing(record, chosen, seats, budget, args.seed, box)
    with progress_bar() as bar:
        task = bar.add_task(chosen.id, total=len(work.asked))
        for done in work.steps():
            bar.update(task, completed=done)
    told = work.told()
    words = lexicon(chosen, args.lang)
    before = {
        turn.at: game for turn, game in positions(work.start, work.moves, work.turns) if turn is not None
    }
    turns = [
        _turn(one, lost, before[one.turn.at], words)
        for one, lost in zip(told.reviews, told.lost, strict=True)
    ]
    data = {
        "game": record.game,
        "seed": told.seed,
        "budget": told.budget,
        "fitted": told.fitted,
        "in_rows": told.in_rows,
        "turns": turns,
        "moments": msgspec.to_builtins(told.moments),
        "turning": msgspec.to_builtins(told.turning),
        "summaries": msgspec.to_builtins(told.summaries),
    }
    emit(args, data, lambda console: _print(console, told, turns, record.seats, words))
    return 0


def _turn(one: Review, chance_lost: float, game: Game, words: Lexicon) -> dict[str, Any]:
    """A review with its words. The position is the one before the turn."""
    seat, step = one.turn.seat, one.step
    now = game.clone()
    for key in one.turn.keys[:step]:
        now.play(seat, key)
    played = way(now, seat, one.turn.keys[step:])
    better = way(now, seat, one.better)
    return {
        "at": one.at,
        "seat": seat,
        "grade": one.grade.value,
        "lost": one.lost,
        "error": one.error,
        "worlds": one.worlds,
        "chance_lost": chance_lost,
        "keys": list(one.turn.keys[step:]),
        "played": sentence(played, words),
        "brought": brought(played, seat, words),
        "better_keys": list(one.better),
        "better": sentence(better, words),
        "better_brings": brought(better, seat, words),
    }


def _print(
    console: Console, told: Analysis, turns: list[dict[str, Any]], names: tuple[str, ...], words: Lexicon
) -> None:
    def name(seat: int) -> str:
        return names[seat] or words.say(message("seat-name", n=seat + 1))

    console.print(Text(words.say("analysis-course"), style="bold"))
    console.print(_course(told.moments, [name(seat) for seat in range(len(names))], words))
    console.print(words.say("analysis-how", fitted="yes" if told.fitted else "no"), highlight=False)
    for point in told.turning:
        one = told.reviews[point.turn]
        key = "analysis-turning-alone" if len(names) == 1 else "analysis-turning"
        swing = round(point.swing, 1) if len(names) == 1 else round(100 * point.swing)
        text = words.say(key, n=one.turn.at + 1, who=name(point.seat), swing=f"{swing:+}".replace("-", "−"))
        console.print(f"  {text}", highlight=False)
    for summary in told.summaries:
        counts = {grade: summary.grades[grade] for grade in ("blunder", "mistake", "inaccuracy")}
        said = words.say(
            "analysis-summary", who=name(summary.seat), turns=summary.turns, lost=summary.lost, **counts
        )
        console.print(Text(said, style="bold"))
    worst = sorted((one for one in turns if one["grade"] in ("blunder", "mistake", "inaccuracy")), key=_lost)[
        :WORST
    ]
    for turn in worst:
        _print_turn(console, turn, name(turn["seat"]), words)
    if not worst:
        console.print(words.say("analysis-nothing"))
    if told.in_rows:
        console.print(words.say("analysis-in-rows"), highlight=False)


def _lost(one: dict[str, Any]) -> float:
    return -float(one["lost"])


def _print_turn(console: Console, one: dict[str, Any], who: str, words: Lexicon) -> None:
    grade = Grade(one["grade"])
    said = words.say(
        "analysis-lost",
        points=float(one["lost"]),
        error=float(one["error"]),
        chance=round(100 * one["chance_lost"]),
    )
    line = Text.assemble((f"{SIGNS[grade]:>2} ", STYLES.get(grade, "")), f"{one['at'] + 1:>4}  {who}: ", said)
    console.print(line)
    for key, text, brings in (
        ("analysis-played", one["played"], one["brought"]),
        ("analysis-better", one["better"], one["better_brings"]),
    ):
        console.print(Text(f"         {words.say(key)} {text}" + (f" ({brings})" if brings else "")))


def _course(moments: list[Moment], names: list[str], words: Lexicon) -> Rows:
    """Chances and points every so many moves; alone only points."""
    rows = Rows(box=None, padding=(0, 2, 0, 0))
    rows.add_column(words.say("analysis-move"), justify="right")
    for name in names:
        rows.add_column(name, justify="right")
    every = max(1, len(moments) // ROWS)
    for moment in [*moments[:-1:every], moments[-1]]:
        cells = []
        for seat in range(len(names)):
            points = moment.points[seat] if moment.points is not None else float(moment.scores[seat])
            told = words.say("analysis-points", points=points)
            cells.append(told if len(names) == 1 else f"{100 * moment.chances[seat]:.0f} %  {told}")
        rows.add_row(str(moment.at), *cells)
    return rows
