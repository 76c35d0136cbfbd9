"""An analysis as it is sent: numbers from what was found out, words in the reader's language."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kolonie.analysis.reviews import Review
from kolonie.analysis.telling import Way, sentence, way
from kolonie.analysis.whole import Analysis, Moment, Summary, TurningPoint, summed_up
from kolonie.core.engine import Game
from kolonie.server.logbook import change_states
from kolonie.server.states import ChangeState
from kolonie.server.store.analyses import AnalysisRow
from kolonie.server.words import QuickLexicon
from kolonie.table.film import Film

GradeName = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class ReviewState(Struct, gc=False):
    """One turn: what it lost, and in short what was played."""

    n: int
    """Its place among the turns."""
    first: int
    """So many moves were played before the turn,"""
    at: int
    """and so many before the decision that lost most of it."""
    seat: int
    grade: GradeName
    lost: float
    """Points less than the better turn, on average."""
    error: float
    """The standard error of that."""
    chance_lost: float
    """What that was worth of the chance to win, from 0 to 1."""
    text: str


class AnalysisState(Struct):
    """How far the analysis of a table is, and once it is done what was found out."""

    status: Literal["none", "thinking", "done"]
    done: int
    total: int
    """So many turns."""
    budget: int
    """So many positions are looked at for each turn, about."""
    turns: list[ReviewState]
    moments: list[Moment]
    """Where everybody stood before each turn, and at the end."""
    turning: list[TurningPoint]
    summaries: list[Summary]
    how: str
    """How chances and losses are estimated, in words."""


class LineStep(Struct, gc=False):
    key: str
    prompt: str
    label: str
    places: list[str]


class LineState(Struct):
    """A line of play: its decisions, and what it brings its seat at once."""

    text: str
    steps: list[LineStep]
    changes: list[ChangeState]


class WayState(Struct, gc=False):
    """A way to begin: what it is called, and how many points less than the best it seemed."""

    key: str
    label: str
    less: float


class ReviewDetails(Struct):
    """All about one turn, from the decision that lost most of it."""

    review: ReviewState
    worlds: int
    """In so many imagined worlds the two were compared."""
    prompt: str
    options: int
    """So many options there were."""
    played: LineState
    better: LineState | None
    ways: list[WayState]


NOTHING = AnalysisState("none", 0, 0, 0, [], [], [], [], "")


def under_way(row: AnalysisRow, done: int) -> AnalysisState:
    return AnalysisState("thinking", done, row.total, row.budget, [], [], [], [], "")


def told(row: AnalysisRow, film: Film, moves: list[tuple[int, str]], words: QuickLexicon) -> AnalysisState:
    """Everything but the details of turns. Takes a while: call it in a thread."""
    whole = _whole(row, film, moves)
    how = [words.say("analysis-how", fitted="yes" if whole.fitted else "no")]
    if whole.in_rows:
        how.append(words.say("analysis-in-rows"))
    return AnalysisState(
        "done",
        len(whole.reviews),
        row.total,
        row.budget,
        [_review(n, one, whole.lost[n], film, words) for n, one in enumerate(whole.reviews)],
        whole.moments,
        whole.turning,
        whole.summaries,
        " ".join(how),
    )


def details(
    row: AnalysisRow, film: Film, moves: list[tuple[int, str]], n: int, words: QuickLexicon
) -> ReviewDetails:
    whole = _whole(row, film, moves)
    one = whole.reviews[n]
    seat = one.turn.seat
    now = before(film, one)
    decision = now.decision(seat)
    labels = {choice.key: now.title.label(now, seat, choice) for choice in decision.options}
    return ReviewDetails(
        _review(n, one, whole.lost[n], film, words),
        one.worlds,
        words.say(decision.prompt),
        len(decision.options),
        _line(way(now, seat, one.turn.keys[one.step :]), seat, words),
        _line(way(now, seat, one.better), seat, words) if one.better else None,
        [WayState(key, words.say(labels[key]), less) for key, less in one.options if key in labels],
    )


def before(film: Film, one: Review) -> Game:
    """The position before the decision: others who acted at once have not done so yet, as far as it knew."""
    game = film.at(one.turn.at)
    game.journal = None
    for key in one.turn.keys[: one.step]:
        game.play(one.turn.seat, key)
    return game


def _whole(row: AnalysisRow, film: Film, moves: list[tuple[int, str]]) -> Analysis:
    start = film.at(0)
    seats = tuple(range(start.seats))
    found = row.found
    return summed_up(start, moves, found.reviews, found.standings, seats, row.budget, "")


def _review(n: int, one: Review, chance: float, film: Film, words: QuickLexicon) -> ReviewState:
    game = film.at(one.turn.at)
    game.journal = None
    text = sentence(way(game, one.turn.seat, one.turn.keys), words)
    grade: GradeName = one.grade.value
    return ReviewState(
        n, one.turn.at, one.at, one.turn.seat, grade, one.lost, one.error, round(chance, 4), text
    )


def _line(line: Way, seat: int, words: QuickLexicon) -> LineState:
    steps = [
        LineStep(step.key, words.say(step.prompt), words.say(step.label), list(step.places))
        for step in line.steps
    ]
    mine = [change for change in line.changes if change.seat == seat]
    return LineState(sentence(line, words), steps, change_states(mine, words))
