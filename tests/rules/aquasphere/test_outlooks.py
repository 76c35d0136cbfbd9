"""What an option would do: prices, gains, and what would be lost."""

from __future__ import annotations

from kolonie.core.text import lexicon
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.positions import swept
from tests.citing import rule
from tests.rules.aquasphere.reading import outlook, remark


@rule("AQ-9.04", "AQ-12.01", "AQ-10.08")
def test_an_outlook_tells_prices_and_gains() -> None:
    station = swept()
    station.program(0, "red")
    station.give_time(0, 3)
    assert outlook(station, "return:red") == {"time": 1, "programmed": -1, "supply-bots": 1}
    assert remark(station, "return:red") == ["1 time will not fit into your lab."]
    assert outlook(station, "buy:blue") == {"time": -3, "programmed": 1, "supply-bots": -1}
    assert outlook(station, "engineer:H1") == {"programmed": 1, "supply-bots": -1}
    assert outlook(station, "go:C")["time"] == -1
    station = swept()
    station.stock("A", crystals=2)
    station.act("A", "black", "red")
    assert outlook(station, "perform") == {"crystals": 2}


@rule("AQ-13.01", "AQ-13.23")
def test_an_outlook_tells_of_lab_and_submarines() -> None:
    station = swept()
    station.base_lab(0, "A")
    station.lay_tile("A", "L02")
    station.act("A", "green", "red")
    told = outlook(station, "perform")
    assert told["expansions"] == told["letters"] == 1
    assert any(name.startswith("room-") for name in told)
    station = swept()
    station.give_time(0, 2)
    station.act("A", "blue", "red")
    assert outlook(station, "perform") == {"points": 2, "time": -1, "submarines": 1}


@rule("AQ-10.05", "AQ-10.08")
def test_an_outlook_tells_what_follows_by_itself() -> None:
    station = swept()
    station.program(0, "black")
    station.offered()
    steps = [lexicon(TITLE, "en").say(step.said) for step in station.live.outlook(0, "go:A").steps]
    assert steps[:2] == ["puts the scientist on the black area", "takes control of sector A"]


@rule("AQ-4.09", "AQ-4.11", "AQ-4.13")
def test_a_remark_warns_of_points_that_may_be_lost() -> None:
    station = swept()
    station.give_points(0, 11)
    station.stock("A", octopods=2)
    station.act("A", "violet", "red")
    assert remark(station, "catch:1") == []
    assert "13" in remark(station, "catch:2")[0] and "bot" in remark(station, "catch:2")[0]
    station.program(0)
    assert "2 knowledge points are lost" in remark(station, "catch:2")[0]


@rule("AQ-4.07")
def test_a_remark_warns_of_red_lines_that_are_paid() -> None:
    station = swept()
    station.give_points(0, 11)
    station.give_crystals(0, 1)
    station.stock("A", octopods=2)
    station.act("A", "violet", "red")
    assert remark(station, "catch:1") == []
    assert remark(station, "catch:2") == ["This crosses the red line at 13: one crystal is paid."]
    assert outlook(station, "catch:2")["crystals"] == -1


@rule("AQ-10.12")
def test_a_remark_warns_of_a_sector_where_nothing_can_be_done() -> None:
    station = swept()
    station.program(0, "black")
    assert remark(station, "go:A") == ["The action cannot be performed there now."], "no crystal lies there"
    station.stock("A", crystals=2)
    assert remark(station, "go:A") == []
    station.program(0, "black", "blue")
    station.give_time(0, 0)
    station.play("go:A")
    assert remark(station, "area:black") == []
    assert remark(station, "area:blue") == ["The action cannot be performed there now."], (
        "no time for a submarine"
    )
    station = swept()
    station.program(0, "violet")
    station.stock("A", octopods=1)
    assert remark(station, "go:A") == [], "an octopod can be caught"
