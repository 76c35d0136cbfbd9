"""Chapter 22: solo mode."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.messages import message
from kolonie.core.options import Refused
from kolonie.core.title import SetupError
from kolonie.core.views import view
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.state import (
    ACTION,
    END_CHECK,
    END_EFFECTS,
    EVENT,
    NONE,
    PICKS,
    ROTATION,
)
from tests.citing import rule
from tests.positioning import keys
from tests.rules.planet_unknown.colony import (
    BOX,
    breakthrough,
    fill,
    finish,
    go_to,
    next_event,
    offered,
    play,
    seat_of,
    set_up,
    started,
    step_of,
    table_of,
)


def at_station(**settings: str) -> Game:
    """A new solo game at the choice of the section."""
    game = TITLE.new(1, "alone", {"boards": "free", **settings})
    while "face:0" not in keys(game):
        symmetric = [k for k in keys(game) if k.endswith((":ksb-4156", ":coalition"))]
        game.play(0, symmetric[0] if symmetric else keys(game)[0])
    return game


def ended(total: int, events: str = "8-3-9") -> Game:
    """A solo game that ended with this score."""
    game = started(1, events=events)
    go_to(game, END_EFFECTS)
    assert game.over
    table_of(game).final = [(total, 0, 0, 0, 0, 0, 0)]
    return game


@rule("PU-22.01")
def test_one_player_sets_up_like_several() -> None:
    game = started(1)
    table, seat = table_of(game), seat_of(game)
    assert [len(deck) for deck in table.decks] == [2, 2, 2, 2]
    assert (seat.lifepods.bit_count(), seat.supply) == (6, 2)
    assert view(game, 0)["stacks"] == [12] * 12


@rule("PU-22.02", "PU-3.13")
@pytest.mark.parametrize("section", range(6))
def test_the_player_turns_any_section_to_face_the_marker(section: int) -> None:
    game = at_station()
    assert offered(game, 0) == [f"face:{n}" for n in range(6)]
    play(game, 0, f"face:{section}")
    assert table_of(game).rotation == (section - 1) % 6  # the first turn has turned it already (PU-22.05)


@rule("PU-22.03")
def test_three_of_four_missions_are_kept() -> None:
    seat = seat_of(set_up(1))
    assert (len(seat.missions), len(seat.returned)) == (3, 1)


@rule("PU-22.04")
def test_twenty_events_with_the_solo_cards() -> None:
    game = set_up(1, events="0-0-20")
    events = table_of(game).events
    assert len(events) == 20
    assert sum(BOX.events[event].solo_only for event in events) == 4
    assert len(table_of(set_up(1)).events) == 20
    for wrong in ("none", "7-7-7", "0-0-21"):
        with pytest.raises(SetupError):
            TITLE.new(1, "events", {"events": wrong})


@rule("PU-22.05")
def test_each_turn_the_station_turns_and_an_event_follows() -> None:
    game = at_station()
    table = table_of(game)
    next_event(game, "G17", "O13")
    play(game, 0, "face:3")
    assert (table.turn, table.rotation) == (1, 2)  # also before the first turn
    assert BOX.event_ids[table.event] == "G17" and step_of(game) == EVENT
    assert offered(game, 0) == offered(game, 0, "synergy")
    play(game, 0, "synergy:civ")
    assert step_of(game) == ACTION
    assert offered(game, 0, "tile") == ["tile:inner", "tile:outer"]
    while table.turn == 1:
        with pytest.raises(Refused):
            game.play(0, "rotate:1")
        finish(game)
    assert (table.turn, table.rotation, BOX.event_ids[table.event]) == (2, 1, "O13")


@rule("PU-22.06", "PU-22.07")
@pytest.mark.parametrize(
    ("events", "target"),
    [
        ("8-3-9", 58),
        ("0-20-0", 60 - 4),
        ("2-2-16", 60 + 12),
        ("3-3-14", 60 - 5 - 1 + 9),
        ("6-6-8", 60 - 5 - 1 + 6),
        ("7-7-6", 60 - 7 - 2 + 3),
        ("10-10-0", 60 - 7 - 2),
        ("11-7-2", 60 - 9 - 2),
        ("14-0-6", 60 - 9 + 3),
        ("15-0-5", 60 - 11 + 3),
        ("0-11-9", 60 - 3 + 6),
        ("0-14-6", 60 - 3 + 3),
        ("0-15-5", 60 - 4 + 3),
        ("0-9-11", 60 - 2 + 9),
        ("20-0-0", 60 - 11),
        ("0-0-20", 60 + 12),
        ("5-13-2", 60 - 5 - 3),
    ],
)
def test_the_target_depends_on_the_mix_of_events(events: str, target: int) -> None:
    assert view(started(1, events=events), 0)["solo"]["target"] == target


@rule("PU-22.08")
def test_the_player_wins_with_the_target() -> None:
    assert ended(58).winners() == [0]
    assert ended(75).winners() == [0]
    assert ended(57).winners() == []


@rule("PU-22.09", "PU-22.10")
@pytest.mark.parametrize(
    ("difference", "rating"),
    [
        (-58, 0),
        (-15, 0),
        (-11, 0),
        (-10, 1),
        (-6, 1),
        (-5, 2),
        (-1, 2),
        (0, 3),
        (4, 3),
        (5, 4),
        (9, 4),
        (10, 5),
        (14, 5),
        (15, 6),
        (60, 6),
    ],
)
def test_seven_ratings(difference: int, rating: int) -> None:
    game = ended(58 + difference)
    solo = view(game, 0)["solo"]
    assert (solo["target"], solo["rating"]) == (58, rating)
    assert game.title.grade(game) == message("grade", rating=message(f"rating-{rating}"), n=58)


@rule("PU-22.09")
def test_the_lowest_rating_stands_15_below_the_target() -> None:
    assert BOX.constants["solo_ratings"] == [-15, -10, -5, 0, 5, 10, 15]


@rule("PU-22.11", "PU-22.13")
def test_nothing_is_compared_alone_not_even_a_common_mission() -> None:
    game = started(1, corporation="jump-drive")
    assert table_of(game).missions == []
    breakthrough(game, 0, "F")
    play(game, 0, "mission")
    play(game, 0, keys(game, 0)[0])
    assert seat_of(game).common != NONE
    go_to(game, END_EFFECTS)
    assert TITLE.breakdown(game)[0]["neighbour"] == 0


@rule("PU-22.12")
def test_the_end_conditions_hold_alone() -> None:
    game = started(1)
    go_to(game, END_CHECK)
    assert not game.over
    for index in range(3):
        game = started(1)
        table = table_of(game)
        if index == 0:  # A
            fill(game, 0)
        elif index == 1:  # B
            table.tops[2] = table.tops[8] = NONE
        else:  # the last event was revealed
            next_event(game, "O13")
            table.events = table.events[-1:]
            go_to(game, EVENT)
        while not game.over and table.turn == 1:
            finish(game)
        assert game.over and table.turn == 1


@rule("PU-22.14")
def test_the_solo_player_stays_first() -> None:
    game = started(1)
    table = table_of(game)
    while table.turn < 4 and not game.over:
        assert table.commander == 0
        finish(game)
    assert table.turn == 4
    seat_of(game).picks = [1]
    go_to(game, PICKS)
    assert game.to_act() == [0]


@rule("PU-22.05")
def test_nobody_is_asked_for_a_rotation() -> None:
    game = started(1)
    next_event(game, "G17")
    go_to(game, ROTATION)
    assert step_of(game) == EVENT
    assert not offered(game, 0, "rotate")
