"""A slot of several parts that cannot be chosen: the refusal says of each part why, with its rule."""

from __future__ import annotations

import pytest

from kolonie.core.messages import Message
from kolonie.core.options import Refused
from kolonie.core.readers import text_of
from kolonie.core.text import lexicon
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.refusing import why_cannot
from tests.citing import rule
from tests.positioning import reconsider
from tests.rules.underwater_cities.depths import turn

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
    ("seats", "code", "rules"), [(2, "Y3", ("UC-23.03", "UC-6.15")), (3, "R5", ("UC-6.15", "UC-12.19"))]
)
def test_every_part_has_its_reason(seats: int, code: str, rules: tuple[str, ...]) -> None:
    cited, reason = refused(seats, code)
    assert cited == "UC-3.12"
    side = BOX.side[seats]
    for language in ("en", "cs"):
        words = lexicon(TITLE, language)
        said = words.say(reason)
        for (_word, part), part_rule in zip(side.effects[side.codes.index(code)].parts, rules, strict=True):
            assert words.say(text_of(part)) in said and f"({part_rule})" in said


@rule("UC-3.12")
@pytest.mark.parametrize(("seats", "code"), [(2, "G3"), (3, "R2"), (3, "Y4")])
def test_a_reason_that_all_parts_share_is_said_once(seats: int, code: str) -> None:
    cited, reason = refused(seats, code)
    assert cited == "UC-3.12"
    assert lexicon(TITLE, "en").say(reason) == "There is no legal site that you can pay for."


@pytest.mark.parametrize(("seats", "number"), SLOTS)
def test_no_slot_is_refused_without_a_word_of_its_parts(seats: int, number: int) -> None:
    effect = BOX.side[seats].effects[number]
    _cited, reason = why_cannot(effect)
    for language in ("en", "cs"):
        words = lexicon(TITLE, language)
        said = words.say(reason)
        bare = words.say(Message("why-no-do", (("parts", ""),))).strip()
        assert said != bare and "[" not in said
        assert said.count(bare) <= 1
