"""Every number of every card is guarded: if it were one more, the row of the card would not pass."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kolonie.core.nodes import Group, Node
from tests.rules.planet_unknown import test_civ_cards, test_event_cards
from tests.rules.planet_unknown.colony import BOX

Row = tuple[Callable[..., None], tuple[Any, ...]]
"""The test of a card, and its arguments."""

CIV_ROWS: dict[str, Row] = {
    **{row[0]: (test_civ_cards.test_immediate_cards, row) for row in test_civ_cards.IMMEDIATE},
    **{row[0]: (test_civ_cards.test_end_game_cards, row) for row in test_civ_cards.END_GAME},
}
EVENT_ROWS = {
    card: (test_event_cards.test_what_is_done_at_once, (card,)) for card in test_event_cards.AT_ONCE
}


def one_more(effect: Node) -> Iterator[Node]:
    """The effect with one of its numbers raised by one, for each of them."""
    if isinstance(effect, Group):
        for index, (word, part) in enumerate(effect.parts):
            for other in one_more(part):
                parts = (*effect.parts[:index], (word, other), *effect.parts[index + 1 :])
                yield dataclasses.replace(effect, parts=parts)
        return
    for name in effect.__dataclass_fields__:
        value = getattr(effect, name)
        if isinstance(value, int) and not isinstance(value, bool):
            yield dataclasses.replace(effect, **{name: value + 1})


def unnoticed(
    effects: list[Node], number: int, row: tuple[Callable[..., None], tuple[Any, ...]]
) -> list[Node]:
    """The raised effects with which the row of a card still passes."""
    true = effects[number]
    test, args = row
    found = []
    for raised in one_more(true):
        effects[number] = raised
        try:
            test(*args)
            found.append(raised)
        except Exception:  # whatever is wrong, the row has noticed
            pass
        finally:
            effects[number] = true
    return found


@pytest.mark.parametrize("card", CIV_ROWS)
def test_one_more_on_a_civilization_card_is_noticed(card: str) -> None:
    assert unnoticed(BOX.civ_effects, BOX.civ_ids.index(card), CIV_ROWS[card]) == []


@pytest.mark.parametrize("card", EVENT_ROWS)
def test_one_more_on_an_event_is_noticed(card: str) -> None:
    assert unnoticed(BOX.event_effects, BOX.event_ids.index(card), EVENT_ROWS[card]) == []


def test_the_rows_pass_as_they_are() -> None:
    for test, args in (*CIV_ROWS.values(), *EVENT_ROWS.values()):
        test(*args)
