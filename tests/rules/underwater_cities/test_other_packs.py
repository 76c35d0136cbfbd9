"""Cards that none of our packs has, and another may: parts that are left of an effect, a card in use."""

from __future__ import annotations

from pathlib import Path

import pytest

from kolonie.core.engine import Game
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.state import Seat
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import idle
from tests.rules.underwater_cities.reef import FURTHER, eve, new_era, over_night
from tests.rules.underwater_cities.sea import (
    CARDS,
    claim,
    first,
    goods,
    have,
    hold,
    move_to,
    names,
    play,
    put,
)

HERE = Path(__file__).parent
BOX = TITLE.box((*CARDS, FURTHER, HERE / "slots.toml", HERE / "other_packs.toml"))
"""The slot R4 uses an action card and does nothing else."""


def begun() -> Game:
    """A game of two at its first turn, on empty boards."""
    game = TITLE.new(2, "other packs", {}, BOX)
    while len(game.to_act()) > 1 or keys(game)[0].startswith("discard"):
        seat = game.to_act()[0]
        game.play(seat, keys(game, seat)[0])
    for one in game.state.seats:
        move_to(game, one, "1")
        goods(game, one)
    reconsider(game)
    return game


@rule("UC-17.14", "UC-12.33")
@pytest.mark.parametrize("farm", [False, True])
def test_what_is_left_of_a_production_card_is_offered_if_it_can_be_done(farm: bool) -> None:
    """The credit of P1 came at once; without a farm nothing is left of the card, and nothing else is lost."""
    game = begun()
    eve(game, 4)
    seat: Seat = game.state.seats[game.state.order[0]]
    claim(game, seat, "P1", "T41", "T42")
    for one in game.state.seats:
        goods(game, one, kelp=2)
    put(game, seat, "tunnel", "LR-LM")
    if farm:
        put(game, seat, "farm", "LR.1")
    over_night(game)
    # the tunnel's credit and the card's
    assert have(game, seat)["credit"] == 2
    if not farm:
        assert keys(game) == ["card:T41", "done"] and refusal(game, "card:P1") == "UC-10.02"
        size = len(seat.hand)
        play(game, "card:T41")
        assert len(seat.hand) > size and game.state.owed == 0
        return
    assert {"card:P1", "card:T41", "card:T42"} <= set(keys(game))
    play(game, "card:P1")
    assert seat.upgraded.bit_count() == 1
    assert "card:T41" in keys(game) and "card:T42" not in keys(game)
    while not new_era(game):
        idle(game)
    assert game.state.owed == 0


def with_action_cards(*cards: str, used: tuple[str, ...] = ()) -> tuple[Game, Seat]:
    game = begun()
    seat = first(game)
    seat.actions = seat.actions if "PA" in cards else ()  # everybody has the assistant
    claim(game, seat, *(card for card in cards if card != "PA"))
    seat.used = tuple(sorted(game.box.card_number[card] for card in used))
    hold(game, seat, "T2", "T3", "T4")
    reconsider(game)
    return game, seat


@rule("UC-6.03", "UC-6.15", "UC-3.12")
@pytest.mark.parametrize(
    ("cards", "used"), [(("P2",), ()), (("P3",), ()), (("P2", "P3"), ()), (("P2", "P3"), ("P3",))]
)
def test_a_card_in_use_does_not_ready_itself(cards: tuple[str, ...], used: tuple[str, ...]) -> None:
    """Nor one that uses it: a card is turned after use. Only the last pair has something to ready."""
    game, seat = with_action_cards(*cards, used=used)
    if not used:
        assert refusal(game, "slot:R4") == "UC-3.12"
        return
    play(game, "slot:R4", "card:T3")  # P2 has to be used, and P3 is all that it can ready
    assert names(game, seat.used) == ["P2"]
    assert first(game) is not seat  # to use P3 again would do nothing


@rule("UC-6.03", "UC-6.05")
def test_a_card_that_was_used_is_readied_as_ever() -> None:
    game, seat = with_action_cards("P2", "T16", "PA", used=("T16", "PA"))
    play(game, "slot:R4", "card:T3")
    assert keys(game) == ["ready:PA", "ready:T16"]
    play(game, "ready:T16", "action", "advance")
    assert names(game, seat.used) == sorted(["P2", "PA", "T16"], key=game.box.card_ids.index)
