"""Whatever an adapter gives to a seat is the same in two worlds that the seat cannot tell apart."""

from __future__ import annotations

import pytest

from kolonie.adapters import seeing
from kolonie.core.chance import Chance
from kolonie.core.saving import state_hash
from kolonie.core.title import Title
from kolonie.core.views import determinize
from kolonie.games import titles
from tests.adapters.playing import positions


@pytest.mark.parametrize("title", titles(), ids=lambda t: t.id)
def test_words_numbers_text_and_ids_tell_no_secret(title: Title) -> None:
    differing = others = 0
    for number, game in enumerate(positions(title, 6, 29, name="worlds")):
        for seat in {number % game.seats, *game.to_act()[:1]}:
            other = determinize(game, seat, Chance(f"other {number}"))
            differing += state_hash(other) != state_hash(game)
            others += seat not in game.asks
            assert seeing.in_words(other, seat) == seeing.in_words(game, seat)
            assert seeing.in_numbers(other, seat) == seeing.in_numbers(game, seat)
            assert seeing.as_text(other, seat) == seeing.as_text(game, seat)
            assert seeing.offered(other, seat) == seeing.offered(game, seat)
    assert differing > 10, "the worlds were different ones"
    assert others > 5, "also for seats that only watch"


@pytest.mark.parametrize("title", titles(), ids=lambda t: t.id)
def test_what_others_do_at_once_is_not_seen(title: Title) -> None:
    """While several are asked, an answer of one changes nothing of what the others are given."""
    met = 0
    for game in positions(title, 4, name="at once"):
        acting = game.to_act()
        if len(acting) < 2 or game.strands is None or met > 20:
            continue
        first = seeing.next_seat(game)
        twin = game.clone()
        twin.play(first, twin.options(first)[-1])
        if twin.strand != game.strand or first not in twin.asks:
            continue
        met += 1
        for seat in acting:
            if seat != first:
                assert seeing.in_numbers(twin, seat) == seeing.in_numbers(game, seat)
                assert seeing.offered(twin, seat) == seeing.offered(game, seat)
    assert met > 3 or title.id == "aquasphere"
