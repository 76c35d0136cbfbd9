"""Records a solo game of Planet Unknown that reaches a grade: `study_solo.py SEED GRADE FILE [WHAT ...]`.

Each WHAT is a setting (`events=3-15-2`) or a decision of the set-up (`planet:gaia`). The search knows the
whole shuffle: it goes through the game turn by turn and keeps the best positions after each of them, judged
by the value that the greedy bot uses. The first golden games of each grade were found so.
"""

from __future__ import annotations

import sys
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple

from kolonie.core.engine import Game
from kolonie.core.records import close, new_record, write
from kolonie.games.planet_unknown.bot.judgement import JUDGEMENT
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.scoring import solo_rating

value = JUDGEMENT.value
WIDTH = 8
"""Positions kept after each turn."""
WITHIN = 16
"""Positions kept after each decision of a turn."""
LIKE = 4
"""So many of them, at most, may cover the same cells."""
SEAT_FIELDS = TITLE.shape.nested["seats"].fields


class Line(NamedTuple):
    keys: tuple[str, ...]
    game: Game
    worth: float


def position(game: Game) -> tuple[Any, ...]:
    """What tells two positions of a solo game apart that came from the same shuffle."""
    table = game.state
    found = [getattr(table.seats[0], name) for name in SEAT_FIELDS]
    plain = [tuple(each) if isinstance(each, list) else each for each in found]
    decks = [len(deck) for deck in table.decks]
    return (*plain, table.turn, table.rotation, *table.tops, *decks, game.options(0))


def best(lines: list[Line], most: int) -> list[Line]:
    """The best lines, each position once, and not all of them with the same planet."""
    seen = set()
    alike: dict[int, int] = {}
    kept: list[Line] = []
    for line in sorted(lines, key=attrgetter("worth"), reverse=True):
        covered = line.game.state.seats[0].covered
        here = position(line.game)
        if here not in seen and alike.get(covered, 0) < LIKE and len(kept) < most:
            seen.add(here)
            alike[covered] = alike.get(covered, 0) + 1
            kept.append(line)
    return kept


def through_turn(start: Line) -> list[Line]:
    """The lines that lead to the end of the turn."""
    turn = start.game.state.turn
    ended: list[Line] = []
    lines = [start]
    while lines:
        going: list[Line] = []
        for line in lines:
            for choice in line.game.options(0):
                twin = line.game.clone()
                twin.play(0, choice)
                longer = Line((*line.keys, choice.key), twin, value(twin, 0))
                (ended if twin.over or twin.state.turn > turn else going).append(longer)
        lines = best(going, WITHIN)
    return best(ended, WIDTH)


def study(seed: str, settings: dict[str, str], first: list[str]) -> list[Line]:
    """Finished games, the best first."""
    game = TITLE.new(1, seed, settings)
    for key in first:
        game.play(0, key)
    lines = [Line(tuple(first), game, 0.0)]
    finished = []
    while lines:
        following = [longer for line in lines for longer in through_turn(line)]
        finished += [line for line in following if line.game.over]
        lines = best([line for line in following if not line.game.over], WIDTH)
    return sorted(finished, key=lambda line: line.game.scores()[0], reverse=True)


def main() -> int:
    seed, wanted, file, *what = sys.argv[1:]
    settings = {"boards": "free", **dict(each.split("=", 1) for each in what if "=" in each)}
    found = study(seed, settings, [each for each in what if "=" not in each])
    for line in found:
        score = line.game.scores()[0]
        if solo_rating(line.game.box, score, line.game.settings["events"]) == int(wanted):
            game = TITLE.new(1, seed, settings)
            record = new_record(game, ("study",))
            for key in line.keys:
                game.play(0, key)
                record.moves.append((0, key))
            close(record, game)
            Path(file).write_text(write(record), encoding="utf-8")
            print(file, score)
            return 0
    print(f"no game of grade {wanted}; the best made {found[0].game.scores()[0]}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
