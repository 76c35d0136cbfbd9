"""What the table tells of missions and of the game alone while it is played."""

from __future__ import annotations

from random import Random

from kolonie.core.engine import Game
from kolonie.core.views import view
from kolonie.games import title
from kolonie.games.planet_unknown import scoring
from tests.citing import rule


def midway(seats: int, moves: int) -> Game:
    game = title("planet_unknown").new(seats, "now")
    dice = Random(4)
    for _ in range(moves):
        seat = dice.choice(game.to_act())
        game.play(seat, dice.choice(game.options(seat)))
    return game


@rule("PU-15.15")
def test_a_mission_names_both_neighbours_and_adds_up_to_what_it_scores() -> None:
    game = midway(3, 120)
    contests = view(game, 0)["contests"]
    assert [tuple(one["seats"]) for one in contests] == [(0, 1), (1, 2), (2, 0)]
    totals = [0, 0, 0]
    for one in contests:
        for seat, points in zip(one["seats"], one["points"], strict=True):
            totals[seat] += points
    assert totals == scoring.neighbour_points(game.box, game.state)


@rule("PU-22.09")
def test_alone_the_ladder_and_the_score_of_this_moment_are_seen_by_the_player_only() -> None:
    game = midway(1, 60)
    solo = view(game, 0)["solo"]
    assert solo["ladder"] == sorted(solo["ladder"]) and len(solo["ladder"]) == 6
    assert [scoring.solo_rating(game.box, points, game.settings["events"]) for points in solo["ladder"]] == [
        1,
        2,
        3,
        4,
        5,
        6,
    ]
    assert sum(solo["now"].values()) == game.scores()[0]
    assert "now" not in view(game, None)["solo"]
    assert len(solo["past"]) + solo["left"] > 0
