"""Puzzles as they go over the wire. Nothing of an attempt is kept; only what the seat may know is shown."""

from __future__ import annotations

from msgspec import Struct

from kolonie.core.title import Title
from kolonie.puzzles.explaining import Explained, explained, in_points, in_words, sentence, why
from kolonie.puzzles.puzzles import Puzzle, after, puzzles_of
from kolonie.puzzles.running import Attempt
from kolonie.server.practice import Practice, names_at
from kolonie.server.states import DecisionDetails, TableState
from kolonie.server.words import TableWords, game_words


class PuzzleInfo(Struct):
    number: int
    goal: str
    """What is to be made, in words."""
    players: str
    expansions: list[str]
    """The names of those it is played with."""


class PuzzleShelf(Struct):
    """The puzzles of a game."""

    game: str
    title: str
    puzzles: list[PuzzleInfo]


class SolvedStep(Struct):
    """One decision of the solution."""

    prompt: str
    text: str
    brings: str
    points: int
    places: list[str]


class Solution(Struct):
    """A turn that solves the puzzle, and what speaks for it."""

    steps: list[SolvedStep]
    answers: list[str]
    """The keys of the whole turn: the first so many of them lead to any step of it."""
    turn: str
    why: list[str]


class Tried(Struct):
    """A moment of an attempt: the table, and how far it has come."""

    shelf: PuzzleShelf
    puzzle: PuzzleInfo
    hidden: str
    """Where the turn ends, in words."""
    goal: int
    made: int
    ended: bool
    solved: bool
    say: str
    """How it stands, or how it has ended."""
    following: int | None
    """The number of the next puzzle."""
    path: list[str]
    table: TableState
    details: DecisionDetails | None


def puzzle_info(one: Puzzle, language: str) -> PuzzleInfo:
    words = game_words(one.game, language)
    return PuzzleInfo(
        one.number,
        words.say("puzzle-goal", n=one.goal),
        words.say("puzzle-players", n=len(one.record.seats)),
        [words.say(f"setting-{name}") for name in one.expansions],
    )


def shelf(title: Title, language: str) -> PuzzleShelf:
    return PuzzleShelf(
        title.id,
        game_words(title.id, language).say("title"),
        [puzzle_info(one, language) for one in puzzles_of(title.id)],
    )


def tried(now: Attempt, name: str, language: str) -> Tried:
    """What is shown of an attempt to a visitor of that name."""
    one = now.puzzle
    common = game_words(one.game, language)
    names = names_at(now.game, one.seat, name, common)
    place = Practice(now.game, one.seat, now.path, TableWords(common, names), not now.ended)
    following = after(one)
    if now.solved:
        said = common.say("puzzle-solved", n=now.made)
    elif now.ended:
        said = common.say("puzzle-missed", n=now.made, missing=now.missing)
    else:
        said = common.say("puzzle-so-far", n=now.made, goal=one.goal)
    return Tried(
        shelf=shelf(now.game.title, language),
        puzzle=puzzle_info(one, language),
        hidden=common.say("puzzle-hidden"),
        goal=one.goal,
        made=now.made,
        ended=now.ended,
        solved=now.solved,
        say=said,
        following=following.number if following else None,
        path=list(now.path),
        table=place.table(f"puzzle-{one.game}-{one.number}", names),
        details=None if now.ended else place.details(),
    )


def solution(one: Puzzle, language: str) -> Solution:
    words = game_words(one.game, language)
    turn: Explained = explained(one, one.line, words)
    return Solution(
        [
            SolvedStep(
                words.say(step.prompt),
                words.say(step.label),
                in_words(step, words),
                step.points,
                list(step.places),
            )
            for step in turn.steps
        ],
        list(one.line),
        f"{sentence(turn, words)}: {in_points(turn.made, words)}",
        why(one, words),
    )
