"""A whole game looked at again: every turn reviewed, chances over time, turning points, a summary per seat.

analysis = Analysing(record, title)
for done in analysis.steps(): ...       # one turn at a time
analysis.told()
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from kolonie.analysis.chances import Chances, Standing, chances_of, standing
from kolonie.analysis.reviews import Grade, Review, review
from kolonie.analysis.turns import Turn, turns_of
from kolonie.bots.hindsight import BUDGET
from kolonie.core.engine import Game
from kolonie.core.records import Record, replay
from kolonie.core.title import Title

TURNING: Final = 5
"""So many turning points are told."""
NOTABLE: Final = 0.03
"""A change of chances below this turns nothing."""


class Moment(Struct, frozen=True):
    """Where everybody stood after so many moves."""

    at: int
    chances: tuple[float, ...]
    points: tuple[float, ...] | None
    """What each could expect to end with; None where that was never counted."""
    scores: tuple[int, ...]


class TurningPoint(Struct, frozen=True):
    """A turn after which the chances were others."""

    turn: int
    """Its place among the turns."""
    at: int
    seat: int
    swing: float
    """What the seat's chance changed by; alone, the points it could expect."""


class Summary(Struct, frozen=True):
    """How a seat has played."""

    seat: int
    turns: int
    lost: float
    """Points, all turns together, where it is sure that something was lost."""
    grades: dict[str, int]


class Analysis(Struct, frozen=True):
    """All that was found out about a game, without a word of any language."""

    seed: str
    budget: int
    seats: tuple[int, ...]
    """Whose turns were reviewed."""
    reviews: list[Review]
    moments: list[Moment]
    lost: list[float]
    """Of each review: the chance to win that was given away."""
    turning: list[TurningPoint]
    summaries: list[Summary]
    fitted: bool
    """Whether chances come from what was counted in games of bots."""
    in_rows: bool
    """Turns were judged by the rows of own turns that follow them: losses are rough there."""


class Analysing:
    """Looks at a game turn by turn. The same record, seed and budget give the same analysis anywhere."""

    def __init__(
        self,
        record: Record,
        title: Title,
        seats: Sequence[int] | None = None,
        budget: int = BUDGET,
        seed: str = "analysis",
        box: Any = None,
    ) -> None:
        self.start = replay(record, title, box, upto=0)
        self.start.journal = None
        self.moves = record.moves
        self.budget = budget
        self.seed = seed
        self.seats = tuple(range(self.start.seats)) if seats is None else tuple(seats)
        self.turns = turns_of(self.start, record.moves)
        self.reviews: list[Review] = []
        self.standings: list[Standing] = []

    @property
    def asked(self) -> list[Turn]:
        """The turns that are reviewed."""
        return [turn for turn in self.turns if turn.seat in self.seats]

    def steps(self) -> Iterator[int]:
        """Reviews one turn after the other; tells how many are done."""
        for turn, game in positions(self.start, self.moves, self.turns):
            self.standings.append(standing(game))
            if turn is not None and turn.seat in self.seats:
                self.reviews.append(review(game, turn, self.seed, self.budget))
                yield len(self.reviews)

    def told(self) -> Analysis:
        return summed_up(
            self.start, self.moves, self.reviews, self.standings, self.seats, self.budget, self.seed
        )


def positions(
    start: Game, moves: list[tuple[int, str]], turns: list[Turn]
) -> Iterator[tuple[Turn | None, Game]]:
    """The position before each turn, and the last one (None)."""
    game = start.clone()
    for turn in turns:
        for seat, key in moves[game.number : turn.at]:
            game.play(seat, key)
        yield turn, game.clone()
    for seat, key in moves[game.number :]:
        game.play(seat, key)
    yield None, game


def summed_up(
    start: Game,
    moves: list[tuple[int, str]],
    reviews: list[Review],
    standings: list[Standing],
    seats: tuple[int, ...],
    budget: int,
    seed: str,
) -> Analysis:
    """The analysis that follows from reviews and standings (one before each turn, and the last)."""
    reading = chances_of(start.title, start.seats, start.settings, len(moves))
    moments = [_moment(reading, now) for now in standings]
    before = {now.at: now for now in standings}
    how = start.title.judgement()
    return Analysis(
        seed,
        budget,
        seats,
        reviews,
        moments,
        [_chance_lost(reading, before[one.turn.at], one) for one in reviews],
        _turning_points(reviews, moments, start.seats),
        [_summary(seat, [one for one in reviews if one.turn.seat == seat]) for seat in seats],
        reading.fitted,
        how.alone is not None and how.beam.turns > 1,
    )


def _moment(reading: Chances, now: Standing) -> Moment:
    points = reading.points(now)
    told = None if points is None else tuple(round(p, 1) for p in points)
    return Moment(now.at, tuple(round(share, 4) for share in reading.of(now)), told, now.scores)


def _chance_lost(reading: Chances, before: Standing, one: Review) -> float:
    return round(reading.lost(before, one.turn.seat, max(0.0, one.swing)), 4) if one.better else 0.0


def _turning_points(reviews: list[Review], moments: list[Moment], seats: int) -> list[TurningPoint]:
    """The turns of reviewed seats that changed their chances most, in the order of play."""
    places = {moment.at: index for index, moment in enumerate(moments)}
    found = []
    for number, one in enumerate(reviews):
        index = places[one.turn.at]
        now, then = moments[index], moments[min(index + 1, len(moments) - 1)]
        seat = one.turn.seat
        if seats > 1:
            swing = then.chances[seat] - now.chances[seat]
            notable = abs(swing) >= NOTABLE
        else:
            expected = (then.points or then.scores)[seat] - (now.points or now.scores)[seat]
            swing, notable = float(expected), abs(expected) >= 1.0
        if notable:
            found.append(TurningPoint(number, one.turn.at, seat, round(swing, 4)))
    found.sort(key=lambda point: abs(point.swing), reverse=True)
    return sorted(found[:TURNING], key=lambda point: point.at)


def _summary(seat: int, reviews: list[Review]) -> Summary:
    grades = dict.fromkeys((grade.value for grade in Grade), 0)
    for one in reviews:
        grades[one.grade.value] += 1
    held = [one.lost for one in reviews if one.grade not in (Grade.BEST, Grade.GOOD)]
    return Summary(seat, len(reviews), round(sum(held), 1), grades)
