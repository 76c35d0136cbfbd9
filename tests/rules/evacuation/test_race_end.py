"""Chapter 13, the end: what decides the race, who acts after that, and which phases are still played."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.state import NOBODY
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.trying import asked, idly, refused
from tests.rules.evacuation.worlds import empty, play


def nearly(seats: int = 3, stadiums: int = 3, **settings: str) -> Position:
    """Year 3 of a race: the first seat lacks one level of food, and has a farm for it (area H36)."""
    position = empty(seats, **{"aim": "race", **settings})
    position.year(3)
    for name in ("ST01", "ST02", "ST03")[:stadiums]:
        position.give(0, "stadium", name, "new")
    position.production(0, 7, 8, 8)
    position.prepare(0, "new", "farm")
    for index in range(seats):
        position.stock(index, old=(0, 0, 3))
    return position


def decide(position: Position) -> None:
    """The first seat settles its farm."""
    position.turn_of(0)
    play(position, "act:settle")
    assert position.state.trigger == 0
    assert position.seat(0).production == [8, 8, 8]


# -- what decides the race


@rule("EV-13.01", "EV-13.26", "EV-3.04")
@pytest.mark.parametrize(
    ("food", "stadiums", "decided"), [(7, 3, True), (6, 3, False), (7, 2, False), (6, 2, False)]
)
def test_settling_decides_with_all_at_eight_and_three_stadiums(
    food: int, stadiums: int, decided: bool
) -> None:
    position = nearly(2, stadiums)
    position.production(0, food, 8, 12)
    position.turn_of(0)
    play(position, "act:settle")
    assert position.state.trigger == (0 if decided else NOBODY)


@rule("EV-13.01", "EV-13.26", "EV-3.11")
@pytest.mark.parametrize(("world", "decided"), [("new", True), ("old", False)])
def test_a_third_stadium_decides_if_it_stands_on_the_new_world(world: str, decided: bool) -> None:
    position = nearly(2, 2)
    position.production(0, 8, 8, 8)
    position.offer("stadium", "ST04", "ST05", "ST06")
    position.stock(0, old=(9, 9, 9), new=(9, 9, 9))
    position.turn_of(0)
    play(position, "act:stadium", f"build:ST04,{world}")
    assert position.state.trigger == (0 if decided else NOBODY)


@rule("EV-13.26", "EV-0.14")
def test_an_infrastructure_payout_decides_the_race() -> None:
    """I01: two deserts with population, steel +2."""
    position = nearly(2)
    position.satellites(0, 6, 6)
    position.settle(0, "H11", "power_plant")
    position.production(0, 9, 6, 9)
    position.plan(0, "I01", played=True)
    position.prepare(0, "new", "farm")
    position.people(0, 1)
    position.stock(0, new=(0, 1, 0))
    assert position.state.trigger == NOBODY
    position.begin(0, "action/settle")
    play(position, "settle:H16")
    assert position.seat(0).production[1] == 8
    assert position.state.trigger == 0


@rule("EV-13.28", "EV-13.25")
def test_a_second_player_who_meets_the_aim_changes_nothing() -> None:
    position = nearly(3)
    for name in ("ST04", "ST05"):
        position.give(1, "stadium", name, "new")
    position.production(1, 9, 9, 9)
    position.offer("stadium", "ST06", "ST07", "ST08")
    position.stock(1, new=(9, 9, 9))
    decide(position)
    play(position, "act:stadium", "build:ST06,new", seat=1)
    assert len(position.seat(1).new_stadiums) == 3
    assert position.state.trigger == 0
    assert position.live.to_act() == [2]


# -- one last action


@rule("EV-13.02", "EV-13.28")
@pytest.mark.parametrize(
    ("order", "later"), [((0, 1, 2), [1, 2]), ((2, 0, 1), [1]), ((1, 2, 0), []), ((1, 0, 2), [2])]
)
def test_who_is_later_in_the_order_has_one_turn(order: tuple[int, ...], later: list[int]) -> None:
    position = nearly()
    position.order(*order)
    decide(position)
    game = position.live
    turns: list[int] = []
    while not game.over and len(turns) < 3:
        (who,) = game.to_act()
        turns.append(who)
        play(game, "act:exchange", "gain:food,old", "done", seat=who)
    assert (turns, game.over) == (later, True)
    assert [seat.actions for seat in game.state.seats][1:] == [int(index in later) for index in (1, 2)]


@rule("EV-13.02", "EV-13.28", "EV-5.16")
def test_the_last_action_may_be_left_out_and_a_pass_is_no_turn() -> None:
    position = nearly()
    position.passed(1)
    decide(position)
    assert position.live.to_act() == [2]  # seat 1 had passed
    assert "pass" in keys(position.live, 2)
    play(position, "pass", seat=2)
    assert position.live.over


@rule("EV-13.28")
def test_the_last_action_costs_energy_as_usual() -> None:
    position = nearly(2)
    position.acted(1, 3)
    decide(position)
    play(position, "act:research", "research:1", seat=1)
    assert position.cubes(1, "old") == (0, 0, 1)  # the fourth space costs 2
    position = nearly(2)
    position.acted(1, 4)
    position.stock(1, old=(0, 0, 2))
    position.turn_of(0)
    game = position.live
    play(game, "act:settle")
    assert game.over  # nothing that seat 1 could pay, so it has passed


@rule("EV-13.28", "EV-5.15")
def test_a_last_action_that_cannot_be_paid_is_refused() -> None:
    """The fourth space costs 2, which is there; a fourth action of group 4 costs 1 more, which is not."""
    position = nearly(2)
    position.acted(1, 3, g4=3)
    position.stock(1, old=(0, 0, 2))
    decide(position)
    assert refused(position, "act:research", 1) == "EV-5.15"
    assert refused(position, "act:research", 0) == "EV-5.01"  # not the turn of who has decided the race


# -- the phases that follow


@rule("EV-13.03")
def test_a_race_decided_by_an_action_ends_after_one_flight() -> None:
    """No new order, no progress, no bonus, no further year."""
    position = nearly(2)
    position.satellites(0, 4, 4)
    position.satellites(1, 4, 4)
    position.give(1, "shuttle", "SH01")
    position.order(0, 1)
    position.live.journal = []
    decide(position)
    play(position, "pass", seat=1)
    assert "launch:SH01" in keys(position.live, 1)
    assert not position.live.over
    play(position, "done", seat=1)
    assert position.live.over
    told = {type(line.node).__name__ for line in position.live.journal}
    assert not told & {"ChangeOrder", "ShiftSatellites", "Bonus", "Cleanup", "Income"}
    assert (position.state.year, position.state.order) == (3, [0, 1])


@rule("EV-13.04")
def test_a_race_decided_by_a_flight_ends_when_all_have_flown() -> None:
    position = nearly(2, 2)
    position.production(0, 8, 8, 8)
    position.give(0, "shuttle", "SH19")
    position.give(1, "shuttle", "SH01")
    position.order(0, 1)
    position.flight_of(0)
    play(position, "launch:SH19", "ship:ST-blue", "leave")
    assert position.state.trigger == NOBODY  # still under way
    play(position, "carry:energy,0")
    assert position.state.trigger == 0
    assert (position.live.over, position.live.to_act()) == (False, [1])
    play(position, "done", seat=1)
    assert position.live.over


@rule("EV-13.04", "EV-13.26")
def test_a_race_decided_by_a_milestone_ends_after_the_progress_of_all() -> None:
    """Seat 1 still moves; nobody gets the bonus of the year."""
    position = nearly(2)
    position.bonus("YB1")  # lenient: everybody would earn something
    position.satellites(0, 6, 5)
    position.satellites(1, 4, 4)
    position.acted(0, 1, g1=1)
    position.acted(1, 2, g1=2)
    position.progress()
    play(position, "move:2,1")
    idly(position)
    assert (position.state.trigger, position.live.to_act()) == (0, [1])
    play(position, "move:1,1", seat=1)
    idly(position, 1)
    assert position.live.over
    assert position.state.seats[1].satellites == [5, 5]


@rule("EV-13.04")
def test_a_race_decided_by_a_bonus_ends_after_the_bonuses_of_all() -> None:
    """YB8 settles for the first seat; the second one still has its bonus, the year does not end."""
    position = nearly(2, bonuses="lenient")
    position.bonus("YB8")
    position.prepare(1, "new", "farm", "farm")
    position.order(0, 1)
    position.bonuses(0)
    play(position, "settle:H36")
    assert (position.state.trigger, position.live.over) == (0, False)
    assert asked(position, "settle", 1)
    play(position, "done", seat=1)
    assert position.live.over
    assert position.state.year == 3


@rule("EV-13.05", "EV-3.03")
@pytest.mark.parametrize(("year", "over"), [(3, False), (4, True)])
def test_without_a_decision_the_fourth_year_is_the_last(year: int, over: bool) -> None:
    position = empty(2, aim="race")
    position.year(year)
    position.bonus("YB1")
    position.passed(0, 1)
    position.bonuses()
    game = position.live
    for who in (0, 1):
        if not game.over and "pass" not in keys(game, game.to_act()[0]):
            idly(game, who)
    assert game.over == over
    assert game.state.year == 4


@rule("EV-13.25", "EV-13.27")
def test_deciding_the_race_is_no_advantage() -> None:
    """Both meet the aim in the end; who did not decide it has more smileys."""
    position = nearly(2)
    position.satellites(0, 6, 6)
    position.satellites(1, 6, 6)
    for index, names in ((0, "north"), (1, "east")):
        position.evacuated(index, *(f"{names}-{n}" for n in range(1, 10)))
    for name in ("ST08", "ST09", "ST10"):
        position.give(1, "stadium", name, "new")
    position.production(1, 8, 8, 8)
    position.state.trigger = 0
    position.production(0, 9, 9, 9)
    assert TITLE.ranking(position.at_the_end()) == [[1], [0]]
