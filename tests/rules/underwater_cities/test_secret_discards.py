"""Hands chosen by all at once: what others learn of it before they have chosen, and what they imagine."""

from __future__ import annotations

import pytest

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.text import lexicon
from kolonie.core.views import determinize, view
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.state import Seat
from tests.citing import rule
from tests.positioning import keys
from tests.rules.underwater_cities.reef import before_production, new_era, over_night
from tests.rules.underwater_cities.sea import hold, names, numbers

DEAR = "181"
"""A three-credit card: it can only have been taken in sight of all."""
CHEAP = "190"


def choosing(*cards: str) -> tuple[Game, int, int]:
    """Both players choose their hand of the second era; the first holds these cards, which all have seen."""
    game, seat = before_production()
    hold(game, seat, *names(game, seat.hand), *cards)
    seat.known += numbers(game, *cards)
    over_night(game)
    index = game.state.seats.index(seat)
    assert new_era(game) and game.to_act() == [0, 1]
    return game, index, 1 - index


def chosen(game: Game, index: int, *kept: str) -> None:
    """The player keeps these cards, and others as they come."""
    seat: Seat = game.state.seats[index]
    while index in game.to_act():
        offered = [key for key in keys(game, index) if key.partition(":")[2] not in kept]
        game.play(index, offered[0] if len(seat.hand) > len(kept) else keys(game, index)[0])


def thrown_first(game: Game, index: int, *cards: str) -> None:
    for card in cards:
        game.play(index, f"discard:{card}")
    chosen(game, index)


@rule("UC-18.13", "UC-5.18")
@pytest.mark.parametrize("card", [DEAR, CHEAP])
def test_whether_a_card_that_all_know_is_kept_is_not_seen_before_all_have_chosen(card: str) -> None:
    looks = []
    for keeping in (True, False):
        game, index, other = choosing(card)
        if keeping:
            chosen(game, index, card)
        else:
            thrown_first(game, index, card)
        (number,) = numbers(game, card)
        assert (number in game.state.seats[index].hand) is keeping
        assert game.to_act() == [other]  # who has not chosen yet
        looks.append([view(game, viewer) for viewer in (other, None)])
        chosen(game, other)
        assert (number in game.state.seats[index].known) is keeping  # now all may see
    assert looks[0] == looks[1]


@rule("UC-18.13", "UC-0.10", "UC-5.05")
@pytest.mark.parametrize("keeping", [True, False])
def test_an_imagined_deck_holds_no_card_that_cannot_be_in_it(keeping: bool) -> None:
    """In some worlds the card is kept and in others not, however it is; it is never below the cheap deck."""
    game, index, other = choosing(DEAR, CHEAP)
    if keeping:
        chosen(game, index, DEAR, CHEAP)
    else:
        thrown_first(game, index, DEAR, CHEAP)
    (dear,), (cheap,) = numbers(game, DEAR), numbers(game, CHEAP)
    kept = set()
    for number in range(40):
        world = determinize(game, other, Chance(f"world {number}"))
        seat: Seat = world.state.seats[index]
        assert {dear, cheap} <= {*seat.hand, *seat.thrown}
        assert all(world.box.card_prices[c] in (1, 2) for c in world.state.specials)
        assert view(world, other) == view(game, other)
        kept.add((dear in seat.hand, cheap in seat.hand))
    assert len(kept) > 1


@rule("UC-2.23", "UC-18.13")
def test_what_is_asked_when_cards_are_chosen() -> None:
    """The first choice is that of set-up, with its own rule; both say how many cards are kept."""
    first = TITLE.new(2, "the first hand", {})
    later, index, _other = choosing()
    for game, seat, cited in ((first, 0, "UC-2.23"), (later, index, "UC-18.13")):
        decision = game.decision(seat)
        assert decision.rule == cited
        for language, three in (("en", "3"), ("cs", "3")):
            assert three in lexicon(TITLE, language).say(decision.prompt)
    assert lexicon(TITLE, "en").say(first.decision(0).prompt) != lexicon(TITLE, "en").say(
        later.decision(index).prompt
    )
