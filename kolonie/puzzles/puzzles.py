"""A puzzle as it is kept: a private record of the game so far (`.kol`), with a few tags more.

    [Kolonie "1"]
    ...
    [Puzzle_seat "1"]
    [Puzzle_goal "12"]                              points to be made in the turn
    [Puzzle_line "go:A action:red crystal:2"]       a turn that makes them
    [Puzzle_next "9"]                               what the best of all other turns makes
    [Puzzle_other "go:B action:red"]                one that makes so many
    [Puzzle_ends "214 3"]                           so many ways the turn can end, so many of them solve it
    [Puzzle_worth "4.1 0.6 40"]                     points ahead in fresh worlds, error, worlds
    [Puzzle_found "kolonie lab puzzles aquasphere --seed puzzles --only 7"]

    1 0 engineer:H3
    ...

Everything that reads records reads these too. They carry rules version and pack hashes, so a puzzle that was
found with other rules or components is refused, not played wrongly.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final

from kolonie.core.engine import Game
from kolonie.core.records import TAG, Record, RecordError, read, replay, write
from kolonie.core.title import Title
from kolonie.games import title
from kolonie.puzzles.turning import score_of, set_out

FOLDER: Final = "puzzles"
FILE: Final = re.compile(r"(\d\d)\.kol$")
PREFIX: Final = "Puzzle_"


class PuzzleError(ValueError):
    """A file that is no puzzle; the text names it and says why."""


class UnknownPuzzle(KeyError):
    """There is no such puzzle; `str` says which there are."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, eq=False)
class Puzzle:
    """A position, and what is to be made of it."""

    record: Record
    """The game up to the position, with its seed: it tells every secret and never leaves the server."""
    seat: int
    goal: int
    """So many points are to be made in the turn: the most that can be."""
    line: tuple[str, ...]
    """A turn that makes them."""
    next: int
    """The most that any turn makes which does not reach the goal."""
    other: tuple[str, ...]
    """A turn that makes so many."""
    ends: int
    """So many different ways the turn can end,"""
    solving: int
    """and so many of them reach the goal."""
    worth: float
    """By so many points it was better than the best other turn, played on in fresh worlds,"""
    error: float
    """with this standard error,"""
    worlds: int
    """in so many worlds."""
    found: str
    """The command that finds it again."""
    number: int = 0

    @property
    def game(self) -> str:
        return self.record.game

    @property
    def expansions(self) -> tuple[str, ...]:
        """The expansions that it is played with."""
        return tuple(one.id for one in title(self.game).active(self.record.settings))

    @property
    def margin(self) -> int:
        """By so many points the solution is ahead of everything else in this turn."""
        return self.goal - self.next


def written(puzzle: Puzzle) -> str:
    """The file of a puzzle."""
    own = (
        ("seat", str(puzzle.seat)),
        ("goal", str(puzzle.goal)),
        ("line", " ".join(puzzle.line)),
        ("next", str(puzzle.next)),
        ("other", " ".join(puzzle.other)),
        ("ends", f"{puzzle.ends} {puzzle.solving}"),
        ("worth", f"{puzzle.worth:.1f} {puzzle.error:.1f} {puzzle.worlds}"),
        ("found", puzzle.found),
    )
    head, _gap, moves = write(puzzle.record).partition("\n\n")
    return "\n".join([head, *(f'[{PREFIX}{name} "{value}"]' for name, value in own), "", moves])


def read_puzzle(text: str, number: int = 0) -> Puzzle:
    """The puzzle again. Raises PuzzleError or RecordError."""
    tags = {}
    for line in text.splitlines():
        tag = TAG.match(line)
        if tag and tag[1].startswith(PREFIX):
            tags[tag[1].removeprefix(PREFIX)] = tag[2]
    record = read(text)
    try:
        ends, solving = tags["ends"].split()
        worth, error, worlds = tags["worth"].split()
        return Puzzle(
            record=record,
            seat=int(tags["seat"]),
            goal=int(tags["goal"]),
            line=tuple(tags["line"].split()),
            next=int(tags["next"]),
            other=tuple(tags["other"].split()),
            ends=int(ends),
            solving=int(solving),
            worth=float(worth),
            error=float(error),
            worlds=int(worlds),
            found=tags["found"],
            number=number,
        )
    except KeyError as missing:
        raise PuzzleError(f"tag {PREFIX}{missing.args[0]}: missing") from None
    except ValueError as error_:
        raise PuzzleError(f"a tag of the puzzle cannot be read: {error_}") from None


@lru_cache(maxsize=16)
def puzzles_of(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game in their order, none if there are none. Raises UnknownGame, PuzzleError."""
    found = []
    for path in sorted((title(name).home / FOLDER).glob("*.kol")):
        numbered = FILE.fullmatch(path.name)
        if numbered is None:
            raise PuzzleError(f"{path.name}: a puzzle is called like 07.kol")
        found.append(_read_file(path, int(numbered[1])))
    return tuple(found)


def _read_file(path: Path, number: int) -> Puzzle:
    try:
        return read_puzzle(path.read_text(encoding="utf-8"), number)
    except (PuzzleError, RecordError) as error:
        raise PuzzleError(f"{path.name}: {error}") from None


def puzzle(name: str, number: int) -> Puzzle:
    """Raises UnknownGame, UnknownPuzzle."""
    listed = puzzles_of(title(name).id)
    for one in listed:
        if one.number == number:
            return one
    there = f"1 to {listed[-1].number}" if listed else "none"
    raise UnknownPuzzle(f"no puzzle {number} of {name}; there are: {there}")


def after(one: Puzzle) -> Puzzle | None:
    """The next puzzle of the game."""
    return next((each for each in puzzles_of(one.game) if each.number > one.number), None)


def position(one: Puzzle) -> Game:
    """The position as the seat knows it, with what it may read of the journal. Raises PuzzleError."""
    found: Title = title(one.game)
    try:
        game = replay(one.record, found)
    except RecordError as error:
        raise PuzzleError(f"{one.game}, puzzle {one.number}: {error}") from None
    if one.seat not in game.asks:
        raise PuzzleError(f"{one.game}, puzzle {one.number}: seat {one.seat} is not asked there")
    return set_out(game, one.seat)


def scored(one: Puzzle, start: Game, now: Game) -> int:
    """What the turn has brought so far."""
    return score_of(now, one.seat) - score_of(start, one.seat)


def numbered(one: Puzzle, number: int) -> Puzzle:
    return replace(one, number=number)
