"""What options, refusals and the journal of AquaSphere say, in both languages."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.options import option
from kolonie.core.readers import LOG
from kolonie.core.text import lexicon
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import Immediate
from tests.positioning import reconsider
from tests.rules.aquasphere.scenes import act, empty_supply, scene
from tests.rules.aquasphere.station import (
    give_card,
    give_time,
    lay_card,
    play,
    program,
    stock,
    to_interim,
)

EN, CS = lexicon(TITLE, "en"), lexicon(TITLE, "cs")


def said(game: Game, key: str) -> tuple[str, str]:
    """What an option or a refused key says: English, Czech."""
    verb, colon, rest = key.partition(":")
    choice = option(verb, rest) if colon else option(verb)
    label = TITLE.label(game, game.to_act()[0], choice)
    return EN.say(label), CS.say(label)


def reasons(game: Game) -> dict[str, str]:
    reconsider(game)
    return {refusal.key: EN.say(refusal.reason) for refusal in game.refusals(game.to_act()[0])}


def test_a_refused_catch_has_a_name() -> None:
    """AQ-13.35: nothing to catch."""
    game = scene()
    stock(game, "A", octopods=0)
    act(game, "A", "violet", "red")
    assert "perform" in reasons(game)
    assert said(game, "perform") == ("Catch octopods", "Chytit chobotničky")


def test_the_white_area_says_what_it_gives() -> None:
    """AQ-13.31: an occupied symbol gives time."""
    game = scene()
    act(game, "A", "white", "red")
    assert said(game, "perform") == ("Program the green symbol", "Naprogramovat zelený symbol")
    game = scene()
    act(game, "A", "white", "green")
    assert said(game, "perform") == (
        "Take 2 time, for the green symbol is occupied",
        "Vzít si 2 žetony času, protože zelený symbol je obsazen",
    )


def test_the_engineer_promises_no_bot_that_is_not_there() -> None:
    """AQ-9.12; and the start field programs nothing at all."""
    game = scene()
    english, czech = said(game, "engineer:H1")
    assert ": program the " in english and ": naprogramovat " in czech
    empty_supply(game, 0)
    english, czech = said(game, "engineer:H1")
    assert english.endswith("symbol gets no bot, the supply is empty")
    assert czech.endswith("symbol zůstane bez robota, zásoba je prázdná")
    start = game.box.field_ids[0]
    assert f"engineer:{start}" in reasons(game)
    assert said(game, f"engineer:{start}")[0] == f"Engineer to the start field {start}"


def test_nobody_is_told_to_return_a_bot_where_that_is_forbidden() -> None:
    """AQ-12.04: not in interim scoring."""
    game = scene()
    give_card(game, 0, "R30")
    give_time(game, 0, 1)
    to_interim(game)
    program(game, 0, "green")
    assert reasons(game)["card:R30"] == "A bot already stands on the green symbol."


def test_a_return_brings_time() -> None:
    game = scene()
    program(game, 0, "red")
    assert said(game, "return:red") == (
        "Return the bot from the red symbol (+2 time)",
        "Vrátit robota na červeném symbolu do zásoby (+2 žetony času)",
    )


@pytest.mark.parametrize(
    ("symbols", "english", "czech"),
    [
        (
            ("red",),
            "uses the immediate card: 2 time and a bot on the green symbol",
            "využívá okamžitou kartu: 2 žetony času a robot na zelený symbol",
        ),
        (
            ("red", "green"),
            "uses the immediate card: 4 time",
            "využívá okamžitou kartu: 4 žetony času",
        ),
    ],
)
def test_the_journal_says_what_an_immediate_card_brought(
    symbols: tuple[str, ...], english: str, czech: str
) -> None:
    """AQ-17.29: no bot where the symbol is occupied."""
    game = scene()
    game.journal = []
    give_time(game, 0, 0)
    lay_card(game, "A", "R36")
    act(game, "A", *symbols)
    play(game, "perform")
    entry = next(one for one in game.journal if isinstance(one.node, Immediate))
    line = LOG[Immediate](entry.node, entry.args)
    assert (EN.say(line), CS.say(line)) == (english, czech)


def test_the_interim_line_has_a_minus_only_before_a_loss() -> None:
    numbers = {"majority": 3, "bots": 4, "crystals": 0, "sum": 7}
    none = EN.say("log-count-points", **numbers, octopods=0)
    assert none == "interim scoring: majority 3, bots in play 4, crystals 0, octopods left 0; 7 in all"
    three = CS.say("log-count-points", **numbers, octopods=3)
    assert "zbylé chobotničky −3; " in three
