"""What people read: labels, refusals and prompts say what is true, and the log tells all that happened."""

from __future__ import annotations

import pytest

from kolonie.core.options import worded
from kolonie.core.readers import LOG
from kolonie.core.scene import Map, Zone
from kolonie.core.text import LANGUAGES, lexicon
from kolonie.core.views import view
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import CrossLine, InterimCards, InterimTime, ThirdBot
from kolonie.games.aquasphere.positions import Position, swept
from tests.citing import rule
from tests.rules.aquasphere.station import make_room, send_out


def label(station: Position, key: str, seat: int = 0) -> str:
    """What an option, offered or refused, says in English."""
    return lexicon(TITLE, "en").say(TITLE.label(station.live, seat, worded(key)))


def reason(station: Position, key: str) -> str:
    """Why a key is refused, in English."""
    station.refused(key)
    found = [r for r in station.live.refusals(station.live.to_act()[0]) if r.key == key]
    return lexicon(TITLE, "en").say(found[0].reason)


def prompt(station: Position) -> str:
    decision = station.live.decision(station.live.to_act()[0])
    return lexicon(TITLE, "en").say(decision.prompt)


def told(station: Position, *keys: str) -> list[str]:
    """What the log says, in English, when these keys are played."""
    station.live.journal = []
    station.play(*keys)
    for language in LANGUAGES:
        for line in log(station, language):
            assert "[" not in line and "{" not in line
    return log(station, "en")


def log(station: Position, language: str) -> list[str]:
    words = lexicon(TITLE, language)
    return [words.say(LOG[type(e.node)](e.node, e.args)) for e in station.live.journal or ()]


# -- labels


@rule("AQ-9.01", "AQ-9.12")
def test_an_engineer_without_a_bot_in_the_supply_programs_nothing() -> None:
    station = swept()
    assert "program" in label(station, "engineer:H1")
    station.bots(0, 0)
    assert "supply is empty" in label(station, "engineer:H1")


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("return:red", "Vrátit robota na červeném symbolu do zásoby (+2 žetony času)"),
        ("buy:red", "Zaplatit 3 žetony času: naprogramovat červený symbol"),
        ("area:red", "Plocha: červená (získání karty výzkumu)"),
    ],
)
def test_czech_colours_have_the_form_that_is_needed(key: str, said: str) -> None:
    station = swept()
    assert lexicon(TITLE, "cs").say(TITLE.label(station.live, 0, worded(key))) == said


@rule("AQ-3.01", "AQ-9.10")
def test_nothing_is_programmed_on_the_start_field() -> None:
    station = swept()
    assert station.refused("engineer:H0") == "AQ-9.10"
    assert "start" in label(station, "engineer:H0") and "white" not in label(station, "engineer:H0")


@rule("AQ-13.30", "AQ-13.31")
def test_the_white_action_says_what_it_gives() -> None:
    station = swept()
    station.act("A", "white", "red")
    assert "green" in label(station, "perform") and "time" not in label(station, "perform")
    station = swept()
    station.act("A", "white", "green")
    assert "2 time" in label(station, "perform") and "rogram" not in label(station, "perform")


@rule("AQ-13.35")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_catch_has_words(language: str) -> None:
    station = swept()
    station.act("A", "violet", "red")
    assert station.refused("perform") == "AQ-13.35"
    assert "[" not in lexicon(TITLE, language).say(TITLE.label(station.live, 0, worded("perform")))


# -- prompts and refusals


@rule("AQ-14.04", "AQ-14.05")
def test_after_the_income_only_the_cards_are_asked_about() -> None:
    station = swept()
    station.give_card(0, "R30")
    station.give_time(0, 1)
    station.sub("A", "natural")
    station.to_interim()
    assert station.asked() is InterimTime
    before = prompt(station)
    station.play("income")
    assert station.asked() is InterimCards
    assert prompt(station) != before and "income" not in prompt(station)
    assert station.live.decision(0).rule == "AQ-14.04"


@rule("AQ-12.04", "AQ-17.27")
def test_a_scoring_does_not_advise_what_it_forbids() -> None:
    station = swept()
    station.give_card(0, "R30")
    station.give_card(0, "R31")
    station.give_time(0, 2)
    station.program(0, "green")
    station.to_interim()
    assert station.refused("card:R30") == "AQ-17.27"
    assert "return" not in reason(station, "card:R30")


@rule("AQ-0.01", "AQ-12.04")
def test_a_return_in_an_interim_scoring_names_its_rule() -> None:
    station = swept()
    station.give_card(0, "R30")
    station.give_time(0, 2)
    station.program(0, "red")
    station.to_interim()
    for colour in ("red", "green"):
        assert station.refused(f"return:{colour}") == "AQ-12.04"
    station.play("income")
    assert station.asked() is InterimCards
    assert station.refused("return:red") == "AQ-12.04"


@rule("AQ-0.01", "AQ-12.10")
def test_a_return_while_a_choice_is_pending_names_its_rule() -> None:
    station = swept()
    station.program(0, "red", "white")
    station.play("engineer:H1")
    assert station.asked() is ThirdBot
    assert station.refused("return:red") == "AQ-12.10"
    station = swept()
    station.give_points(0, 12)
    station.stock("A", octopods=1)
    station.act("A", "violet", "red")
    station.play("catch:1")
    assert station.asked() is CrossLine
    assert station.refused("return:red") == "AQ-12.10"


# -- the log


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


# -- the scene


@rule("AQ-5.18")
def test_a_research_card_is_read_once() -> None:
    station = swept()
    station.lay_card("A", "R05")
    station.give_card(0, "R30")
    words = lexicon(TITLE, "en")
    drawn = TITLE.scene(station.live.box, view(station.live, None))
    pieces = [
        piece
        for panel in drawn.panels
        for part in panel.parts
        for place in ([*part.spots] if isinstance(part, Map) else [part] if isinstance(part, Zone) else [])
        for piece in place.pieces
        if piece.place.startswith("research:")
    ]
    assert {"research:R05", "research:R30"} <= {piece.place for piece in pieces}
    for piece in pieces:
        assert words.say(piece.text) and piece.detail != piece.text
