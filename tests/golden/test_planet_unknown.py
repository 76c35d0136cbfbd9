"""The golden games of Planet Unknown together show every solo grade and every way a game can end."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kolonie.core.engine import Game
from kolonie.core.messages import Message
from kolonie.core.records import read, replay
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.scoring import solo_rating

RECORDS = sorted((Path(__file__).parent / "planet_unknown").glob("*.kol"))


@lru_cache(maxsize=1)
def played() -> list[Game]:
    return [replay(read(path.read_text(encoding="utf-8")), TITLE) for path in RECORDS]


def end_of(game: Game) -> str:
    """The reason that the game itself gave for its end."""
    assert game.journal is not None
    told = [entry.args["reason"] for entry in game.journal if "reason" in entry.args]
    (reason,) = [each for each in told if isinstance(each, Message)]
    return reason.key


def test_every_solo_grade_was_reached() -> None:
    """PU-22.09: seven ratings."""
    alone = [game for game in played() if game.seats == 1]
    grades = {solo_rating(game.box, game.scores()[0], game.settings["events"]) for game in alone}
    assert grades == set(range(len(TITLE.box().constants["solo_ratings"])))
    assert {bool(game.winners()) for game in alone} == {False, True}


def test_games_ended_in_every_way() -> None:
    """PU-7.02, PU-7.13, PU-19.14."""
    assert {end_of(game) for game in played()} == {"end-stuck", "end-empty", "end-events"}
