"""What people read: labels, prompts and refusals say what is true."""

from __future__ import annotations

import pytest

from kolonie.core.options import worded
from kolonie.core.scene import Map, Zone
from kolonie.core.text import LANGUAGES, lexicon
from kolonie.core.views import view
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import CrossLine, InterimCards, InterimTime, ThirdBot
from kolonie.games.aquasphere.positions import swept
from tests.citing import rule
from tests.rules.aquasphere.reading import label, prompt, reason

# -- labels


@rule("AQ-9.01", "AQ-9.12")
def test_an_engineer_without_a_bot_in_the_supply_programs_nothing() -> None:
    station = swept()
    assert "program" in label(station, "engineer:H1")
    station.bots(0, 0)
    assert "supply is empty" in label(station, "engineer:H1")


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


@rule("AQ-0.01", "AQ-12.10")
def test_a_return_while_a_card_may_react_names_its_rule() -> None:
    station = swept()
    station.give_card(0, "R13")
    station.program(0, "red")
    station.play("engineer:H1")
    assert station.offered() == ["card:R13", "done"]
    assert station.refused("return:red") == "AQ-12.10"


@rule("AQ-0.01", "AQ-8.03", "AQ-10.01")
def test_what_belongs_elsewhere_is_refused_by_the_rule_that_says_where() -> None:
    station = swept()
    for key, cited in (
        ("perform", "AQ-10.01"),
        ("area:red", "AQ-10.01"),
        ("back:red", "AQ-6.03"),
        ("line:red", "AQ-4.09"),
        ("place:C", "AQ-13.02"),
        ("card:R13", "AQ-17.03"),
        ("income", "AQ-14.02"),
        ("colour:red", "AQ-2.03"),
        ("nonsense", "AQ-8.03"),
    ):
        assert station.refused(key) == cited
    station.act("A", "white", "red")
    for key in ("engineer:H1", "buy:red", "go:C", "withdraw"):
        assert station.refused(key) == "AQ-8.03"


@rule("AQ-13.02", "AQ-13.04")
def test_letters_are_asked_about_as_letters() -> None:
    station = swept()
    station.lay_tile("A", "L02")  # B
    station.act("A", "green")
    station.play("perform")
    assert station.offered() == ["done", "place:B"]
    assert "letters" in prompt(station)
    assert station.live.decision(0).rule == "AQ-13.04"


@rule("AQ-17.04", "AQ-17.06")
def test_a_token_card_is_asked_about_as_a_card() -> None:
    station = swept()
    station.give_card(0, "R13")
    station.play("engineer:H1")
    assert "cards" in prompt(station)
    assert station.live.decision(0).rule == "AQ-17.04"


@rule("AQ-17.11")
def test_points_or_card_first_is_asked_as_that() -> None:
    station = swept()
    station.stock("A", octopods=1)
    station.give_card(0, "R22")
    station.act("A", "violet")
    station.play("catch:1")
    assert len(station.offered()) == 2 and "first" in prompt(station)
    assert station.live.decision(0).rule == "AQ-17.11"


@rule("AQ-17.15")
def test_the_bay_card_is_asked_about_as_a_card() -> None:
    station = swept(2)
    station.give_card(0, "R26")
    station.bay("C", yellow=2)
    station.control("C", 1)
    station.scientist_to(0, "C")
    station.program(0, "white", "red")
    station.play("go:C", "area:white")
    assert station.offered() == ["card:R26", "done"]
    assert "bay" in prompt(station) and station.live.decision(0).rule == "AQ-17.15"


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
