"""Puzzles found in games of bots: turns of which every way to play them was tried, and one stands out.

    found = search("aquasphere", Plan(), range(20), Path("found.jsonl"))
    best = chosen(found, 20)

A position is kept where the rules themselves, trying out everything, say how many points the turn can make;
where the next best that can be made is clearly less; where few of the ways to end the turn make it, and none
of those that look one step ahead. That is proven. Whether it is also good play is weighed as an analysis
does: the turn is tried out in fresh imagined worlds beside the best turns that do not make as much, and must
be ahead of each of them (`Plan.worth`; where points now seldom decide a game, less may be asked).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from math import log2, sqrt
from operator import attrgetter
from pathlib import Path
from typing import Final, NamedTuple

from kolonie.analysis.turns import Turn, turns_of
from kolonie.analysis.whole import positions
from kolonie.bots import answer, named_bot
from kolonie.bots.greedy import Outline, Search, Step, uncollected
from kolonie.bots.hindsight import Hindsight
from kolonie.bots.search import Arm, Effort
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.judgement import Value
from kolonie.core.options import Option
from kolonie.core.records import Record, new_record, private_save
from kolonie.core.title import SetupError
from kolonie.core.views import View
from kolonie.games import title
from kolonie.puzzles.puzzles import FOLDER, Puzzle, numbered, read_puzzle, written
from kolonie.puzzles.turning import goes_on, score_of, set_out

WORLDS: Final = 3
"""In so many further worlds both turns must bring exactly the same."""
NEARLY: Final = 1.0
"""What is judged to be less by no more than this may still prove the best turn."""
RIVALS: Final = 4
"""So many other turns are tried out beside the solution."""


class Plan(NamedTuple):
    """What is looked for, and how hard."""

    seed: str = "puzzles"
    bots: tuple[str, ...] = ("greedy", "easy")
    settings: tuple[tuple[str, str], ...] = ()
    limit: int = 6_000
    """A turn with more positions than this is not looked through, and nothing is claimed of it."""
    least: int = 3
    """So many points are to be made at least,"""
    margin: int = 2
    """with so many more than anything else makes,"""
    steps: int = 3
    """in so many decisions at least."""
    share: float = 0.1
    """At most so many of the ways to end the turn solve it."""
    worth: float = 1.0
    """So much better it must be in the fresh worlds; where this is above 0, by two standard errors."""
    budget: int = 12_000
    """So many positions are looked at there."""
    each: int = 2
    """So many puzzles are taken from one game at most."""

    def command(self, game: str) -> str:
        """The command that looks for the same."""
        usual = Plan()
        told = [f"kolonie lab puzzles {game} --seed {self.seed}"]
        told += [
            f"--{name} {getattr(self, name):g}"
            for name in ("limit", "least", "margin", "steps", "share", "worth", "budget", "each")
            if getattr(self, name) != getattr(usual, name)
        ]
        told += [f"--bot {bot}" for bot in (self.bots if self.bots != usual.bots else ())]
        return " ".join([*told, *(f"--set {name}={value}" for name, value in self.settings)])


class End(NamedTuple):
    """A way to end the turn."""

    made: int
    steps: tuple[Step, ...]
    game: Game

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(choice.key for _offered, choice in self.steps)


# -- one turn


class TooWide(Exception):
    """There are more positions than may be looked at."""


def every_end(world: Game, seat: int, limit: int) -> list[End]:
    """Every different position that the turn can end in, each with a shortest way. Raises TooWide."""
    outline = Outline(world)
    before = score_of(world, seat)
    seen: set[Hashable] = set()
    level: list[tuple[tuple[Step, ...], Game]] = [((), world)]
    ends: list[End] = []
    while level:
        following: list[tuple[tuple[Step, ...], Game]] = []
        for steps, game in level:
            offered = game.options(seat)
            for choice in offered:
                twin = game.clone()
                further = goes_on(twin, seat, choice)
                here = (further, *_fields(outline, twin))
                if here in seen:
                    continue
                seen.add(here)
                if len(seen) > limit:
                    raise TooWide
                longer = (*steps, (offered, choice))
                if further:
                    following.append((longer, twin))
                else:
                    ends.append(End(score_of(twin, seat) - before, longer, twin))
        level = following
    return ends


def _fields(outline: Outline, game: Game) -> tuple[Hashable, ...]:
    found = outline.of(game)
    assert isinstance(found, tuple)
    return found


def one_step_ahead(world: Game, seat: int, value: Value) -> int:
    """What somebody makes who always takes what looks best at once."""
    game = world.clone()
    before = score_of(game, seat)
    further = True
    while further:
        best: tuple[float, Option] | None = None
        for choice in game.options(seat):
            twin = game.clone()
            goes_on(twin, seat, choice)
            worth = value(twin, seat)
            if best is None or worth > best[0]:
                best = (worth, choice)
        assert best is not None
        further = goes_on(game, seat, best[1])
    return score_of(game, seat) - before


def promises(game: Game, seat: int, plan: Plan) -> bool:
    """Whether the turns that a bot would think of look like a puzzle: most do not, which is quickly seen."""
    view = View(game, seat)
    how = view.judgement()
    before = score_of(game, seat)
    with uncollected():
        world = view.imagine(Chance("at a glance"))
        search = Search(world, seat, how)
        search.ends = []
        search.through(world, how.beam)
        lines = sorted(search.ends, key=attrgetter("worth"), reverse=True)
    made = [score_of(line.game, seat) - before for line in lines]
    goal = max(made)
    best = next(n for n, points in enumerate(made) if points == goal)
    second = max((points for points in made if points < goal), default=goal)
    return (
        goal >= plan.least
        and goal - second >= plan.margin
        and len(lines[best].steps) >= plan.steps
        and lines[best].worth >= lines[0].worth - NEARLY
    )


def stands_out(game: Game, seat: int, plan: Plan) -> tuple[End, End, int, int] | None:
    """The solution, the best of the others, how many ends there are and how many solve; None if nothing does.

    Everything is tried, by the rules.
    """
    if len(game.options(seat)) < 2 or not promises(game, seat, plan):
        return None
    world = set_out(game, seat)
    world.journal = None
    try:
        ends = every_end(world, seat, plan.limit)
    except TooWide:
        return None
    goal = max(end.made for end in ends)
    solving = [end for end in ends if end.made == goal]
    below = [end for end in ends if end.made < goal]
    if goal < plan.least or not below or len(solving) > plan.share * len(ends):
        return None
    second = max(end.made for end in below)
    if goal - second < plan.margin or min(len(end.steps) for end in solving) < plan.steps:
        return None
    how = world.title.judgement()
    if any(one_step_ahead(world, seat, value) >= goal for value in (how.value, _points)):
        return None
    best = max(solving, key=lambda end: (how.value(end.game, seat), -len(end.steps)))
    other = max((end for end in below if end.made == second), key=lambda end: how.value(end.game, seat))
    return best, other, len(ends), len(solving)


def _points(game: Game, seat: int) -> float:
    return float(score_of(game, seat))


def brings(game: Game, seat: int, keys: tuple[str, ...], world: str) -> int | None:
    """What a turn makes in another world; None if it cannot be played or does not end there."""
    twin = set_out(game, seat, world)
    before = score_of(twin, seat)
    further = True
    for key in keys:
        if not further or all(choice.key != key for choice in twin.options(seat)):
            return None
        further = goes_on(twin, seat, key)
    return None if further else score_of(twin, seat) - before


class Ahead(NamedTuple):
    """How far a turn was ahead of the best other one, in fresh worlds."""

    by: float
    error: float
    worlds: int


def ahead(game: Game, seat: int, best: End, plan: Plan, chance: Chance) -> Ahead | None:
    """Tries the solution out beside turns that do not reach the goal; None if it is not ahead of all."""
    view = View(game, seat)
    with uncollected():
        trial = Hindsight(view, view.judgement(), Effort(plays=plan.budget))
        rivals = [Arm(end.steps, 0.0) for end in _rivals(game, seat, best, plan)]
        told = trial.again([Arm(best.steps, 0.0), *rivals], chance, plan.budget)
    mine, *theirs = told
    found = []
    for results in theirs:
        gains = [a[1] - b[1] for a, b in zip(mine, results, strict=True)]  # winning itself is no points
        n = len(gains)
        mean = sum(gains) / n
        error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (n - 1) / n)
        found.append(Ahead(round(mean, 2), round(error, 2), n))
    least = min(found, key=attrgetter("by"))
    unsure = plan.worth > 0 and any(one.by < 2 * one.error for one in found)
    return None if unsure or least.by < plan.worth else least


def _rivals(game: Game, seat: int, best: End, plan: Plan) -> list[End]:
    """The other turns that are judged best, at most one with the same judgement."""
    world = set_out(game, seat)
    world.journal = None
    value = world.title.judgement().value
    below = [end for end in every_end(world, seat, plan.limit) if end.made < best.made]
    judged = sorted(((value(end.game, seat), -n) for n, end in enumerate(below)), reverse=True)
    rivals: list[End] = []
    last = float("inf")
    for worth, n in judged:
        if worth < last and len(rivals) < RIVALS:
            rivals.append(below[-n])
            last = worth
    return rivals


# -- games


def played(game: str, number: int, plan: Plan) -> tuple[Game, Record]:
    """The game of a number: so many seats, such settings and bots as its turn has. Nothing is repeated."""
    chosen = title(game)
    seed = f"{plan.seed}/{number}"
    chance = Chance(f"{seed}/table")
    few = max(2, chosen.min_seats)
    seats = few + number % (chosen.max_seats - few + 1)
    while True:
        settings = {**chosen.random_settings(seats, chance), **dict(plan.settings)}
        try:
            start = chosen.new(seats, seed, settings)
            break
        except SetupError:  # what was asked for does not go with what was drawn
            if chance.below("tries", 50) == 0:
                raise
    names = tuple(plan.bots[(number + seat) % len(plan.bots)] for seat in range(seats))
    record = new_record(start, names)
    players = [named_bot(name) for name in names]
    minds = [Chance(f"{seed}/mind {seat}") for seat in range(seats)]
    now = start.clone()
    while not now.over:
        seat = now.to_act()[0]
        key = answer(names[seat], players[seat], View(now, seat), minds[seat])
        record.moves.append((seat, key))
        now.play(seat, key)
    return start, record


def in_game(
    game: str, number: int, plan: Plan, tell: Callable[[str], None] = lambda _line: None
) -> Iterator[Puzzle]:
    """The puzzles of one game of bots."""
    start, record = played(game, number, plan)
    turns = turns_of(start, record.moves)
    left = plan.each
    for turn, now in positions(start, record.moves, turns):
        if turn is None or left == 0:
            return
        found = _puzzle(game, number, plan, record, turn, now, tell)
        if found is not None:
            left -= 1
            yield found


def _puzzle(
    game: str,
    number: int,
    plan: Plan,
    record: Record,
    turn: Turn,
    now: Game,
    tell: Callable[[str], None],
) -> Puzzle | None:
    seat = turn.seat
    out = stands_out(now, seat, plan)
    if out is None:
        return None
    best, other, ends, solving = out
    tell(f"{game} {number}, move {turn.at}: {best.made} before {other.made}, {solving} of {ends}")
    for world in range(WORLDS):
        if (brings(now, seat, best.keys, f"{world}"), brings(now, seat, other.keys, f"{world}")) != (
            best.made,
            other.made,
        ):
            tell("  it comes to something else in another world")
            return None
    weighed = ahead(now, seat, best, plan, Chance(f"{plan.seed}/{number}/fresh {turn.at}"))
    if weighed is None:
        tell("  but it is not the better turn")
        return None
    upto = Record(**{**vars(record), "moves": record.moves[: turn.at]})
    return Puzzle(
        record=private_save(upto, now),
        seat=seat,
        goal=best.made,
        line=best.keys,
        next=other.made,
        other=other.keys,
        ends=ends,
        solving=solving,
        worth=weighed.by,
        error=weighed.error,
        worlds=weighed.worlds,
        found=f"{plan.command(game)} --only {number}",
    )


# -- many games


def search(
    game: str,
    plan: Plan,
    numbers: Iterable[int],
    keep: Path | None = None,
    enough: int = 1_000_000,
    tell: Callable[[str], None] = lambda _line: None,
    progress: Callable[[int, int], None] = lambda _games, _found: None,
) -> list[Puzzle]:
    """The puzzles of these games. What was found in a game is kept at once, and not looked for again."""
    known = {} if keep is None else kept_in(keep, game, plan)
    if keep is not None and not keep.exists():
        keep.write_text(json.dumps({"command": plan.command(game)}) + "\n", "utf-8")
    found: list[Puzzle] = []
    for games, number in enumerate(numbers, 1):
        if len(found) >= enough:
            break
        if number not in known:
            texts = [written(one) for one in in_game(game, number, plan, tell)]
            known[number] = texts
            if keep is not None:
                with keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"number": number, "puzzles": texts}) + "\n")
        found += [read_puzzle(text) for text in known[number]]
        progress(games, len(found))
    return found


def kept_in(path: Path, game: str, plan: Plan) -> dict[int, list[str]]:
    """The games that were looked through so far. Raises SetupError if something else was looked for."""
    if not path.exists():
        return {}
    try:
        head, *games = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        found = {one["number"]: one["puzzles"] for one in games}
        command = head["command"]
    except (ValueError, TypeError, KeyError):
        raise SetupError(f"{path}: this is no file of puzzles that were found") from None
    if command != plan.command(game):
        raise SetupError(f"{path}: something else was looked for there: {command}")
    return found


ALIKE: Final = 3
"""So many puzzles at most are solved by the same kinds of choices in the same order."""


def chosen(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """The most interesting ones, from the easiest to the hardest, numbered."""
    alike: Counter[tuple[str, ...]] = Counter()
    taken: list[Puzzle] = []
    for one in sorted(found, key=_interest, reverse=True):
        kind = tuple(key.partition(":")[0] for key in one.line)
        if alike[kind] < ALIKE and len(taken) < count:
            alike[kind] += 1
            taken.append(one)
    return [numbered(one, n) for n, one in enumerate(sorted(taken, key=_hardness), 1)]


def _rarity(one: Puzzle) -> float:
    return log2(one.ends / one.solving)


def _interest(one: Puzzle) -> tuple[float, str]:
    """Rare solutions, clear margins, some steps, and a turn that is good play too."""
    good = 3.0 if one.worth >= 1 and one.worth >= 2 * one.error else 0.0
    return (_rarity(one) + min(one.margin, 5) + min(len(one.line), 6) + good, one.found)


def _hardness(one: Puzzle) -> tuple[float, str]:
    return (_rarity(one) + len(one.line), one.found)


def write_all(puzzles: Iterable[Puzzle], folder: Path) -> None:
    """Writes the files of a game's puzzles; what lay there before is gone."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.kol"):
        old.unlink()
    for one in puzzles:
        (folder / f"{one.number:02}.kol").write_text(written(one), "utf-8")


def home_of(game: str) -> Path:
    """Where the puzzles of a game are shipped."""
    return title(game).home / FOLDER
