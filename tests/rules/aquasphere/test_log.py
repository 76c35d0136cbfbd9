"""The log tells all that happened, and nobody is credited with what the game does itself."""

from __future__ import annotations

import random

import pytest

from kolonie.core.engine import NOBODY
from kolonie.core.readers import kebab
from kolonie.core.text import LANGUAGES
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import ClearBay
from kolonie.games.aquasphere.positions import swept
from tests.citing import rule
from tests.laws.playing import step
from tests.rules.aquasphere.reading import log, told
from tests.rules.aquasphere.station import make_room, send_out


@rule("AQ-4.09", "AQ-4.10")
def test_the_log_tells_all_points_of_a_gain_that_crosses_a_line() -> None:
    station = swept()
    station.give_points(0, 12)
    station.stock("A", octopods=2)
    station.act("A", "violet", "red")
    lines = told(station, "catch:2", "line:red")
    assert any("3 knowledge (15 in all)" in line for line in lines), lines


@rule("AQ-4.11")
def test_the_log_tells_what_is_lost_in_front_of_a_line() -> None:
    station = swept()
    station.give_points(0, 11)
    station.stock("A", octopods=2)
    station.act("A", "violet", "red")
    lines = told(station, "catch:2", "stop")
    assert any("gains 1 knowledge (12 in all), loses 2" in line for line in lines), lines


@rule("AQ-4.13")
def test_the_log_tells_that_all_points_were_lost() -> None:
    station = swept()
    station.give_points(0, 12)
    station.stock("A", octopods=1)
    station.program(0, "violet", "red")
    station.act("A", "violet")
    lines = told(station, "catch:1")
    assert any(("12 in all" in line and "lost" in line) or "loses" in line for line in lines), lines


@rule("AQ-4.12", "AQ-4.08")
def test_a_gain_over_several_lines_is_one_line_of_the_log() -> None:
    station = swept()
    make_room(station, 0, octopods=6)
    station.give_points(0, 12)
    station.give_crystals(0, 1)
    station.stock("A", octopods=6)
    station.act("A", "violet", "red")
    lines = told(station, "catch:6", "line:red")  # 21: to 33, over 13 by a crystal and 26 by a bot
    assert sum("knowledge (" in line for line in lines) == 1
    assert any("21 knowledge (33 in all), pays 1 crystal" in line for line in lines), lines


@rule("AQ-4.17")
def test_the_log_tells_of_a_counter_that_goes_back() -> None:
    station = swept(2)
    station.give_points(0, 14)
    station.control("A", 0)
    station.control("B", 1)
    station.control("C", 1)
    station.stock("A", octopods=2)
    station.live.journal = []
    station.to_interim()
    assert any("1" in line and "13 in all" in line for line in log(station, "en")), log(station, "en")
    assert all("[" not in line for line in log(station, "cs"))


@rule("AQ-14.17")
def test_no_octopods_are_not_minus_nought() -> None:
    station = swept(2)
    station.live.journal = []
    station.to_interim()
    for language in LANGUAGES:
        assert not any("-0" in line or "−0" in line for line in log(station, language))


@rule("AQ-5.10", "AQ-5.11")
def test_the_log_tells_who_leaves_a_bay() -> None:
    station = swept(3)
    station.bay("C", natural=2, yellow=1, red=1)
    station.control("C", 1)
    station.program(0, "white", "red")
    station.scientist_to(0, "C")
    station.play("go:C")
    lines = told(station, "area:white")
    assert any("sector C" in line and "natural" in line and "yellow" in line for line in lines), lines
    assert not any("red" in line and "bay" in line for line in lines), "its only bot there stays"


@rule("AQ-5.05", "AQ-10.08")
def test_the_log_tells_who_takes_control() -> None:
    station = swept(3)
    station.control("C", 1)
    station.scientist_to(0, "C")
    station.program(0, "white", "red")
    station.play("go:C")
    assert any("sector C" in line and "Player 2" in line for line in told(station, "area:white"))


@rule("AQ-17.28", "AQ-17.29")
@pytest.mark.parametrize(("occupied", "time", "bot"), [(False, "2 time", True), (True, "4 time", False)])
def test_the_log_of_an_immediate_card_tells_what_it_gave(occupied: bool, time: str, bot: bool) -> None:
    station = swept()
    station.lay_card("A", "R36")  # green
    station.act("A", "red", *(["green"] if occupied else ["blue"]))
    lines = [line for line in told(station, "perform") if "mmediate" in line]
    assert len(lines) == 1
    assert time in lines[0] and ("bot" in lines[0]) == bot


@rule("AQ-13.02")
def test_the_log_of_a_letter_names_the_sector() -> None:
    station = swept()
    send_out(station, 0, 1)
    station.lay_tile("A", "L02")  # B
    station.act("A", "green")
    lines = told(station, "perform", "place:B")
    assert any("control of sector B" in line for line in lines), lines


@rule("AQ-15.01", "AQ-15.03", "AQ-15.11", "AQ-15.13")
def test_what_the_game_does_itself_is_told_and_credited_to_nobody() -> None:
    station = swept(3)
    station.live.journal = []
    station.to_interim(2, 0, 1)
    told_by = {kebab(type(entry.node)): entry.seat for entry in station.live.journal or ()}
    for name in ("next-piles", "next-station", "next-order", "lay-tokens"):
        assert told_by[name] == NOBODY
    assert told_by["count-points"] != NOBODY
    assert any("Player 3, Player 1, Player 2" in line for line in log(station, "en"))


@rule("AQ-5.10")
def test_a_bay_is_cleared_by_nobody() -> None:
    station = swept(2)
    station.bay("C", yellow=2)
    station.control("C", 1)
    station.scientist_to(0, "C")
    station.program(0, "white", "red")
    station.play("go:C")
    told(station, "area:white")
    cleared = [entry for entry in station.live.journal or () if type(entry.node) is ClearBay]
    assert [entry.seat for entry in cleared] == [NOBODY]
    assert {(c.seat, c.what, c.after - c.before) for c in cleared[0].changes} == {(1, "supply-bots", 2)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_changes_is_told(seats: int) -> None:
    """The changes in the log lead from what everybody begins with to what everybody has in the end."""
    game = TITLE.new(seats, f"told {seats}", journal=True)
    names = TITLE.countables(game.box)
    dice = random.Random(seats)
    while not TITLE.set_up_done(game):
        step(game, dice)
    totals = [dict(zip(names, TITLE.counts(game, seat), strict=True)) for seat in range(seats)]
    while not game.over:
        step(game, dice)
    for entry in game.journal or ():
        for change in entry.changes:
            totals[change.seat][change.what] += change.after - change.before
    for seat in range(seats):
        assert list(totals[seat].values()) == TITLE.counts(game, seat)
