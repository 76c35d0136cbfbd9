"""Chapter 36: what is refused names the rule that says when it can be done, also where nobody expects it."""

from __future__ import annotations

import re

import pytest

from kolonie.core.ledger import ledger
from kolonie.core.text import LANGUAGES, lexicon
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.refusing import ELSEWHERE
from kolonie.games.planet_unknown.state import ROTATION
from tests.citing import rule
from tests.rules.planet_unknown.boards import place
from tests.rules.planet_unknown.colony import (
    EVENTS,
    breakthrough,
    due,
    go_to,
    lay,
    offered,
    open_event,
    paint,
    play,
    refused,
    rover,
    seat_of,
    started,
    track,
)
from tests.rules.planet_unknown.positions import take


@rule("PU-36.04", "PU-3.08", "PU-21.01", "PU-22.05")
def test_nobody_else_turns_the_station_and_nobody_at_all_where_it_turns_itself() -> None:
    assert refused(started(3), 1, "rotate:1") == "PU-3.08", "in step 4 not even the commander"
    assert refused(started(2, rotation="automatic"), 0, "rotate:1") == "PU-21.01"
    assert refused(started(1), 0, "rotate:1") == "PU-22.05"


@rule("PU-36.01")
def test_a_second_tile_in_a_turn() -> None:
    game = started(2)
    rover(game, 0, (8, 5))
    due(game, 0, moves=1)
    assert refused(game, 0, "tile:inner") == "PU-36.01"


@rule("PU-36.10", "PU-25.12", "PU-29.07")
@pytest.mark.parametrize(
    ("corporation", "rule_id"),
    [("coalition", "PU-36.10"), ("republic", "PU-25.12"), ("jump-drive", "PU-29.07")],
)
def test_a_jump_without_the_breakthrough(corporation: str, rule_id: str) -> None:
    game = started(2, corporation=corporation)
    lay(game, 0, "D2.civ-energy", 5, 0)
    rover(game, 0, (5, 0))
    due(game, 0, moves=1)
    assert refused(game, 0, "jump:5,0,6,2") == rule_id


@rule("PU-29.07")
def test_a_second_jump_in_a_turn() -> None:
    game = started(2, corporation="jump-drive")
    paint(game, 0, "civ", (5, 0))
    paint(game, 0, "civ", (8, 1))
    breakthrough(game, 0, "B")
    rover(game, 0, (5, 0))
    due(game, 0, moves=3)
    play(game, 0, "jump:5,0,8,1")
    assert refused(game, 0, "jump:8,1,5,0") == "PU-29.07"


@rule("PU-19.34")
def test_the_second_building_of_a_tile_under_o20() -> None:
    game = started(2, events=EVENTS)
    rover(game, 0, (8, 5))
    open_event(game, "O20")
    place(game, "D2.biomass-civ", 5, 0)
    seat_of(game).moves = 1
    play(game, 0, "advance:civ")
    assert refused(game, 0, "advance:biomass") == "PU-19.34"


@rule("PU-26.04", "PU-26.07")
def test_benefits_of_wormhole() -> None:
    game = started(2, corporation="wormhole", events=EVENTS)
    rover(game, 0, (8, 5))
    due(game, 0, moves=1)
    assert refused(game, 0, "benefit:patch") == "PU-26.04", "none is pending"
    paint(game, 0, "civ", (5, 0))
    open_event(game, "R18")  # no synergy
    due(game, 0, "advance:biomass", "advance:civ")
    play(game, 0, "advance:biomass")
    assert offered(game, verb="benefit") == ["benefit:patch"]
    assert refused(game, 0, "benefit:synergy") == "PU-26.07", "it cannot be carried out"


@rule("PU-29.06", "PU-29.09", "PU-32.07", "PU-26.08")
@pytest.mark.parametrize(
    ("corporation", "key", "rule_id"),
    [
        ("jump-drive", "swap", "PU-29.06"),
        ("jump-drive", "double:water", "PU-29.09"),
        ("flux", "leap", "PU-32.07"),
        ("wormhole", "reset", "PU-26.08"),
    ],
)
def test_abilities_that_are_not_there(corporation: str, key: str, rule_id: str) -> None:
    game = started(2, corporation=corporation)
    paint(game, 0, "civ", (5, 0))
    if corporation == "jump-drive":
        track(game, 0, biomass=2)
        due(game, 0, "advance:biomass", "synergy")
        if key == "swap":
            play(game, 0, "advance:biomass")
    assert refused(game, 0, key) == rule_id


@rule("PU-36.11")
def test_what_must_come_first_is_named() -> None:
    game = started(2)
    rover(game, 0, (8, 5))
    due(game, 0, "advance:water", "synergy", "rover", moves=1)
    (refusal,) = [each for each in game.refusals(0) if each.key == "end"]
    assert lexicon(TITLE, "en").say(refusal.reason) == (
        "This comes first: an advance (water), a synergy, a new rover."
    )


@rule("PU-36.08", "PU-9.02")
def test_cards_out_of_turn() -> None:
    game = started(2)
    assert refused(game, 0, "pick:1") == refused(game, 0, "card:C01") == "PU-36.08"
    seat_of(game).picks = [4]
    take(game, 0, "C01")
    assert refused(game, 0, "card:C02") == "PU-36.08"


def test_every_verb_has_its_rule() -> None:
    """Whatever can be said as an option somewhere has a rule that says where; that rule exists."""
    written = (TITLE.home / "text" / "en.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^opt-([a-z-]+) =", written, re.MULTILINE))
    verbs = {re.sub(r"-(any|draw|row|column)$", "", verb) for verb in said}
    assert verbs <= set(ELSEWHERE), "a verb without a rule"
    rules = ledger(TITLE, "en")
    assert all(rule_id in rules for rule_id, _key in ELSEWHERE.values())
    for language in LANGUAGES:
        assert all(lexicon(TITLE, language).has(key) for _rule, key in ELSEWHERE.values())


def test_the_commander_may_turn_it() -> None:
    game = started(2)
    go_to(game, ROTATION)
    assert offered(game, verb="rotate")
