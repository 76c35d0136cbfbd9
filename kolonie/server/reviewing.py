"""Puts what was found out about a game into the reader's words."""

from __future__ import annotations

from kolonie.analysis.reviews import Review
from kolonie.analysis.telling import Way, sentence, way
from kolonie.analysis.whole import Analysis, summed_up
from kolonie.core.engine import Game
from kolonie.server.logbook import change_states
from kolonie.server.reviewed import (
    AnalysisState,
    GradeName,
    LineState,
    LineStep,
    ReviewDetails,
    ReviewState,
    WayState,
)
from kolonie.server.store.analyses import AnalysisRow
from kolonie.server.words import QuickLexicon
from kolonie.table.film import Film

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
