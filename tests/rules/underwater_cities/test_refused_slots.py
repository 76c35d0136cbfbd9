"""A slot that cannot be chosen: the refusal says what is missing, of several parts why for each."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.messages import Message
from kolonie.core.options import Refused
from kolonie.core.readers import text_of
from kolonie.core.text import lexicon
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.refusing import why_cannot
from tests.citing import rule
from tests.positioning import reconsider
from tests.rules.underwater_cities.depths import turn
from tests.rules.underwater_cities.sea import goods, put
from tests.rules.underwater_cities.test_sites import PLACES

BOX = TITLE.box()
SLOTS = [
    (seats, number)
    for seats in (2, 3)
    for number in range(BOX.side[seats].ring)
    if not BOX.side[seats].sure[number]
]
"""Those of which not always something can be done."""


def refused(seats: int, code: str) -> tuple[str, Message]:
    """Rule and reason for a player who has no goods and no unused action card."""
    game, seat = turn(seats)
    seat.used = seat.actions
    reconsider(game)
    with pytest.raises(Refused) as caught:
        game.play(game.to_act()[0], f"slot:{code}")
    return caught.value.rule, caught.value.reason


@rule("UC-3.12", "UC-12.16", "UC-12.22")
@pytest.mark.parametrize(
    ("seats", "code", "rules"), [(2, "Y3", ("UC-7.16", "UC-6.15")), (3, "R5", ("UC-6.15", "UC-12.19"))]
)
def test_every_part_has_its_reason(seats: int, code: str, rules: tuple[str, ...]) -> None:
    cited, reason = refused(seats, code)
    assert cited == "UC-3.12"
    side = BOX.side[seats]
    for language in ("en", "cs"):
        words = lexicon(TITLE, language)
        told = words.say(reason)
        for (_word, part), part_rule in zip(side.effects[side.codes.index(code)].parts, rules, strict=True):
            assert words.say(text_of(part)) in told and f"({part_rule})" in told


def said(game: Game, code: str, language: str = "en") -> str:
    """Why the slot is refused now."""
    reconsider(game)
    with pytest.raises(Refused) as caught:
        game.play(game.to_act()[0], f"slot:{code}")
    assert caught.value.rule == "UC-3.12"
    return lexicon(TITLE, language).say(caught.value.reason)


@rule("UC-3.12", "UC-7.16", "UC-7.10")
@pytest.mark.parametrize(
    ("code", "stock", "english", "czech"),
    [
        (
            "R4",
            {},
            "For a non-symbiotic city you need 1 credit, 1 kelp and 2 steelplast more.",
            "Na nesymbiotické město potřebujete ještě 1 kredit, 1 řasu a 2 oceloplasty.",
        ),
        (
            "R4",
            {"steelplast": 1, "biomatter": 1, "credit": 1},
            "For a non-symbiotic city you need 1 steelplast more.",
            "Na nesymbiotické město potřebujete ještě 1 oceloplast.",
        ),
        (
            "R4",
            {"steelplast": 1, "kelp": 1, "biomatter": 1},
            "For a non-symbiotic city you need 1 credit more.",
            "Na nesymbiotické město potřebujete ještě 1 kredit.",
        ),
        (
            "Y1",
            {"credit": 5},
            "For a tunnel you need 1 steelplast more.",
            "Na tunel potřebujete ještě 1 oceloplast.",
        ),
        (
            "G2",
            {"biomatter": 9},
            "For a desalination plant you need 1 credit more.",
            "Na odsolovací zařízení potřebujete ještě 1 kredit.",
        ),
    ],
)
def test_what_is_missing_is_named(code: str, stock: dict[str, int], english: str, czech: str) -> None:
    """Of the thing that lacks the least; biomatter stands for kelp and steelplast."""
    game, seat = turn(2)
    goods(game, seat, **stock)
    assert said(game, code) == english and said(game, code, "cs") == czech


@rule("UC-3.12", "UC-7.16")
def test_a_surcharge_is_part_of_what_is_missing() -> None:
    """All cities of board 6 but the dear one are built."""
    game, seat = turn(2, "6", steelplast=2, kelp=1, credit=1)
    put(game, seat, "nonsymbiotic", *(city for city in PLACES if city not in ("LR", "UR")))
    assert said(game, "R4") == "For a non-symbiotic city you need 2 credits and 2 science more."


@rule("UC-3.12", "UC-1.11", "UC-1.12", "UC-8.03")
def test_it_is_told_when_there_is_no_thing_or_no_site() -> None:
    game, seat = turn(2, steelplast=9, kelp=9, credit=9, biomatter=9)
    game.state.supply[game.box.tunnel] = 0
    assert said(game, "Y1") == "No tunnel is left in the supply."
    for kind in game.box.city_kinds:
        game.state.supply[kind] = 0
    assert said(game, "R4") == "No city is left in the supply."
    game, seat = turn(2, steelplast=9, kelp=9, credit=9, biomatter=9)
    put(game, seat, "nonsymbiotic", *(city for city in PLACES if city != "LR"))
    assert said(game, "R4") == "There is no legal site for a city."


@pytest.mark.parametrize(("seats", "number"), SLOTS)
def test_no_slot_is_refused_without_a_word_of_its_parts(seats: int, number: int) -> None:
    effect = BOX.side[seats].effects[number]
    _cited, reason = why_cannot(effect)
    for language in ("en", "cs"):
        words = lexicon(TITLE, language)
        told = words.say(reason)
        bare = words.say(Message("why-no-do", (("parts", ""),))).strip()
        assert told != bare and "[" not in told
