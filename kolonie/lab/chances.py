"""What judged values say about how games end, counted in games of bots (`kolonie.analysis.chances`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log

from kolonie.analysis.chances import PARTS, Fit, Part, Standing, beside, shares, standing
from kolonie.bots import answer, named_bot
from kolonie.core.chance import Chance
from kolonie.core.views import View
from kolonie.games import title
from kolonie.lab.matches import Spec, on_all_cores

EVERY = 3
"""The standing is looked at once in so many decisions."""
STEEPEST = 3.0
"""No value counts more than this."""
TRIED = 4
"""One game in so many is not fitted to, but tried."""


@dataclass(frozen=True)
class Course:
    """How a game went: where everybody stood, and how it ended."""

    standings: tuple[Standing, ...]
    length: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]


def play_course(spec: Spec) -> Course:
    """Plays one game and looks at the standing now and then."""
    game = title(spec.game).new(len(spec.bots), spec.seed, dict(spec.settings))
    players = [named_bot(name) for name in spec.bots]
    minds = [Chance(f"{spec.seed}/mind {seat}") for seat in range(len(players))]
    seen = []
    while not game.over:
        if game.number % EVERY == 0:
            seen.append(standing(game))
        seat = game.to_act()[0]
        game.play(seat, answer(spec.bots[seat], players[seat], View(game, seat), minds[seat]))
    return Course(tuple(seen), game.number, tuple(game.winners()), tuple(game.scores()))


def count(
    game: str,
    seats: int,
    settings: dict[str, str],
    games: int,
    seed: str,
    bots: Sequence[str],
    tell: Callable[[int], None] = lambda _done: None,
) -> Fit:
    """Plays games and fits to them; the bots sit down in turn."""
    specs = [
        Spec(
            game,
            f"{seed}/{number}",
            tuple(bots[(number + seat) % len(bots)] for seat in range(seats)),
            tuple(sorted(settings.items())),
        )
        for number in range(games)
    ]
    courses = []
    for course in on_all_cores(play_course, specs):
        courses.append(course)
        tell(len(courses))
    return fitted(courses, seats, settings)


def fitted(courses: list[Course], seats: int, settings: dict[str, str]) -> Fit:
    learnt = [course for number, course in enumerate(courses) if number % TRIED or len(courses) < TRIED]
    tried = [course for number, course in enumerate(courses) if number % TRIED == 0]
    parts = [_part(learnt, number) for number in range(PARTS)]
    known = [
        _given(parts[_number(now, course)].k, now, course) for course in tried for now in course.standings
    ]
    surprise = sum(known) / len(known) if known and seats > 1 else 0.0
    return Fit(seats, settings, parts, len(courses), round(surprise, 3), round(log(seats), 3))


def _number(now: Standing, course: Course) -> int:
    return min(PARTS - 1, PARTS * now.at // max(1, course.length))


def _given(k: float, now: Standing, course: Course) -> float:
    """How surprising it is who won: -log of what they were given together."""
    given = shares(k, now.values)
    won = course.winners or tuple(range(len(given)))
    return -log(max(1e-6, sum(given[seat] for seat in won)))


def _part(courses: list[Course], number: int) -> Part:
    """Of one part of the game: the steepness that surprises least, and the plane through the points."""
    seen = [(now, course) for course in courses for now in course.standings if _number(now, course) == number]
    low, high = 0.0, STEEPEST
    for _step in range(40):  # the surprise has one lowest point
        one, two = low + (high - low) / 3, high - (high - low) / 3
        if sum(_given(one, *pair) for pair in seen) <= sum(_given(two, *pair) for pair in seen):
            high = two
        else:
            low = one
    rows = [
        (1.0, v, beside(now.values, seat), float(course.scores[seat]))
        for now, course in seen
        for seat, v in enumerate(now.values)
    ]
    alone = all(len(course.scores) == 1 for course in courses)
    a, b, c = _plane(rows, alone)
    return Part(round((low + high) / 2, 4), round(a, 3), round(b, 4), round(c, 4))


def _plane(rows: list[tuple[float, float, float, float]], alone: bool) -> tuple[float, float, float]:
    """The least squares of points on value and the others' values, held a little towards zero."""
    size = 2 if alone else 3
    sums = [[sum(r[i] * r[j] for r in rows) for j in range(size)] for i in range(size)]
    right = [sum(r[i] * r[3] for r in rows) for i in range(size)]
    for i in range(size):
        sums[i][i] += 1e-6 + (1.0 if i else 0.0)
    for i in range(size):
        for j in range(size):
            if j != i:
                share = sums[j][i] / sums[i][i]
                sums[j] = [x - share * y for x, y in zip(sums[j], sums[i], strict=True)]
                right[j] -= share * right[i]
    found = [right[i] / sums[i][i] for i in range(size)]
    return (found[0], found[1], 0.0 if alone else found[2])
