"""Puzzles: which there are, what is shown after some answers, and the solution. Nothing is kept here."""

from __future__ import annotations

from litestar import get, post

from kolonie.core.options import Refused
from kolonie.games import UnknownGame, titles
from kolonie.puzzles.puzzles import Puzzle, UnknownPuzzle, puzzle, puzzles_of
from kolonie.puzzles.running import TurnOver, attempt
from kolonie.server.errors import Sorry, refusal
from kolonie.server.lessons import Answers
from kolonie.server.puzzles import PuzzleShelf, Solution, Tried, shelf, solution, tried
from kolonie.server.store.rows import Person

# In threads: a position is played out when it is first asked for, and no table should wait for that.


def _puzzle(game: str, number: int) -> Puzzle:
    try:
        return puzzle(game, number)
    except UnknownGame:
        raise Sorry(404, "no-game", field="game", game=game) from None
    except UnknownPuzzle:
        raise Sorry(404, "no-puzzle", field="number", number=str(number)) from None


@get("/api/puzzles", tags=["puzzles"], summary="Which puzzles there are", sync_to_thread=True)
def list_puzzles(language: str) -> list[PuzzleShelf]:
    return [shelf(title, language) for title in titles() if puzzles_of(title.id)]


@post(
    "/api/puzzles/{game:str}/{number:int}",
    tags=["puzzles"],
    summary="A moment of an attempt",
    status_code=200,
    sync_to_thread=True,
)
def try_puzzle(game: str, number: int, data: Answers, visitor: Person | None, language: str) -> Tried:
    """The table after these answers, and how far the turn has come."""
    found = _puzzle(game, number)
    try:
        now = attempt(found, data.answers)
    except Refused as refused:
        raise refusal(found.game, refused.reason, refused.rule, language) from None
    except TurnOver:
        raise Sorry(422, "not-asked", field="answers") from None
    return tried(now, visitor.name if visitor else "", language)


@get(
    "/api/puzzles/{game:str}/{number:int}/solution",
    tags=["puzzles"],
    summary="The solution, step by step",
    sync_to_thread=True,
)
def show_solution(game: str, number: int, language: str) -> Solution:
    return solution(_puzzle(game, number), language)


ROUTES = [list_puzzles, try_puzzle, show_solution]
