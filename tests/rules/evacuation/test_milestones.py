"""Chapter 10, milestones: oceans, biomes and production that satellites bring by passing."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.income import produce
from kolonie.games.evacuation.moves import PassMilestone
from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.terms import OWN_SYMBOLS
from tests.citing import rule
from tests.rules.evacuation.trying import asked, idly
from tests.rules.evacuation.worlds import BOX, LANDS, empty, play

TUNDRA, DESERT, FOREST, OCEAN = range(4)


def past(total: int, one: int, two: int, move: str) -> Position:
    """The first player has moved both satellites and stands on outer cells."""
    position = empty()
    position.satellites(0, one, two)
    position.satellites(1, 1, 2)  # the phase goes on after the first player
    position.acted(0, total, g1=total)
    position.progress()
    if move:
        play(position, f"move:{move}")
    idly(position)
    return position


def oceans(position: Position) -> int:
    """Ocean tokens of the first player that lie face up."""
    return (position.seat(0).home >> 9).bit_count()


@rule("EV-10.13")
@pytest.mark.parametrize(("section", "milestone"), [(2, 1), (5, 2), (9, 3), (13, 4)])
def test_a_milestone_is_a_border_and_costs_no_movement(section: int, milestone: int) -> None:
    position = past(1, section, section, "1,1")
    assert position.seat(0).satellites == [section + 1, section]
    assert BOX.passed[section + 1] - BOX.passed[section] == 1 == milestone - BOX.passed[section]


@rule("EV-10.14", "EV-10.30", "EV-13.09")
@pytest.mark.parametrize(
    ("total", "move", "left"), [(0, "", 2), (1, "1,1", 1), (2, "1,1", 0), (2, "1,2", 1), (4, "1,2", 0)]
)
def test_each_satellite_turns_one_ocean_at_the_first_milestone(total: int, move: str, left: int) -> None:
    position = past(total, 2, 2, move)
    assert oceans(position) == left
    position.evacuated(0, *LANDS)
    before = list(position.seat(0).stock)
    produce(BOX, position.seat(0), 0)
    gained = [after - was for after, was in zip(position.seat(0).stock, before, strict=True)]
    assert gained == [left, left, left, 0, 0, 0]  # a token that lies face down produces nothing
    assert position.seat(0).production == [0, 0, 0]  # nothing rises on the New World yet


@rule("EV-10.14", "EV-10.18")
def test_nobody_else_turns_an_ocean() -> None:
    position = past(2, 2, 2, "1,1")
    assert position.state.seats[1].home >> 9 == 0b11


@rule("EV-10.15", "EV-10.16", "EV-10.17", "EV-10.18", "EV-10.30")
@pytest.mark.parametrize(
    ("total", "one", "two", "move", "made"),
    [
        (1, 2, 2, "1,1", 0),  # milestone 1 never
        (1, 3, 2, "2,1", 0),
        (1, 5, 5, "1,1", 0),  # milestone 2, the first
        (1, 6, 5, "2,1", 1),  # and the second
        (1, 9, 9, "1,1", 0),  # milestone 3
        (1, 10, 9, "2,1", 1),
        (1, 13, 13, "1,1", 0),  # milestone 4
        (1, 14, 13, "2,1", 0),
        (2, 5, 5, "1,1", 1),
        (8, 5, 6, "1,5", 1),  # the second past 2, then the first past 3
        (9, 5, 6, "1,5", 2),  # the other follows past 3
    ],
)
def test_only_the_second_satellite_raises_production(
    total: int, one: int, two: int, move: str, made: int
) -> None:
    position = past(total, one, two, move)
    assert position.seat(0).production == [made] * 3


@rule("EV-10.18")
def test_satellites_of_others_do_not_count() -> None:
    """Somebody else is far ahead; the own first satellite is the first nevertheless."""
    position = empty()
    position.satellites(0, 5, 5)
    position.satellites(1, 15, 14)
    position.acted(0, 1, g1=1)
    position.progress()
    play(position, "move:1,1")
    idly(position)
    assert position.seat(0).production == [0, 0, 0]


@rule("EV-10.15", "EV-10.16", "EV-10.17", "EV-6.29")
@pytest.mark.parametrize(
    ("total", "one", "two", "biomes"),
    [
        (2, 2, 2, {TUNDRA}),
        (1, 5, 5, {TUNDRA, DESERT}),
        (1, 9, 9, {TUNDRA, DESERT, FOREST}),
        (1, 13, 13, {TUNDRA, DESERT, FOREST, OCEAN}),
    ],
)
def test_the_first_satellite_opens_a_biome_at_once(total: int, one: int, two: int, biomes: set[int]) -> None:
    """Symbols come from no cell: all are lent, so that only the biome decides."""
    position = past(total, one, two, "1,1")
    position.seat(0).powers[OWN_SYMBOLS] = 0b1111
    position.people(0, 9)
    position.stock(0, new=(0, 9, 0))
    position.prepare(0, "new", "farm", "steelworks", "power_plant", "farm")
    position.begin(0, "action/settle")
    free = {BOX.biomes[BOX.area_ids.index(name)] for name in asked(position, "settle")}
    assert free == biomes


@rule("EV-10.19", "EV-10.13")
def test_several_milestones_are_resolved_in_the_order_of_the_track() -> None:
    """From 2 to 6 past milestones 1 and 2, both passed by the other before."""
    position = empty()
    position.satellites(0, 2, 5)
    position.satellites(1, 1, 2)
    position.acted(0, 5, g1=5)
    position.live.journal = []
    position.progress()
    play(position, "move:2,1")  # to 6, the first past milestone 2
    idly(position)
    assert position.seat(0).satellites == [6, 6]
    told = [
        (line.args["milestone"], line.args["second"])
        for line in position.live.journal
        if type(line.node) is PassMilestone and line.seat == 0
    ]
    assert told == [(2, "no"), (1, "yes"), (2, "yes")]
    assert (oceans(position), position.seat(0).production) == (0, [1, 1, 1])


@rule("EV-10.30", "EV-10.15", "EV-10.16")
def test_an_ocean_on_the_new_world_is_a_reminder_only() -> None:
    """Production has risen by 1 each, and neither areas, people nor factories are counted for it."""
    position = past(2, 5, 5, "1,1")
    seat = position.seat(0)
    assert seat.production == [1, 1, 1]
    assert (seat.areas, seat.population, seat.prepared, position.state.settled) == ([], 0, [0] * 6, 0)


@rule("EV-10.20", "EV-5.12")
@pytest.mark.parametrize(("total", "move", "world"), [(0, "", "old"), (1, "1,1", "both"), (2, "1,1", "new")])
def test_milestone_two_says_which_world_pays(total: int, move: str, world: str) -> None:
    position = past(total, 5, 5, move)
    position.acted(0, 2)
    position.stock(0, old=(0, 0, 1), new=(0, 0, 1))
    position.turn_of(0)
    play(position, "act:research")
    if world == "both":
        assert asked(position, "energy") == {"1,0", "0,1"}
    else:
        left = position.cubes(0, "old")[2], position.cubes(0, "new")[2]
        assert left == ((0, 1) if world == "old" else (1, 0))
