"""Chapter DE-7: the one additional action of a turn; draw of two, swap, expansion site."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.options import Refused
from kolonie.core.saving import state_hash
from kolonie.games.underwater_cities.data_era.allowance import ALLOWANCE
from kolonie.games.underwater_cities.moves import ChooseSlot, Produce
from kolonie.games.underwater_cities.state import Seat
from tests.citing import rule
from tests.positioning import keys, reconsider
from tests.rules.data_era.ocean import (
    build,
    claim,
    goods,
    have,
    hold,
    offered,
    play,
    put,
    run,
    stands,
    turn,
)


def unchanged_by(game: Game, key: str, rule_: str) -> None:
    """The key is refused by the rule, and nothing has changed."""
    before = state_hash(game)
    with pytest.raises(Refused) as caught:
        game.play(game.to_act()[0], key)
    assert caught.value.rule == rule_
    assert state_hash(game) == before


def to_the_draw(game: Game) -> None:
    """Plays a turn on without ambition until the draw of two is asked for."""
    mine = game.to_act()
    while game.to_act() == mine and "draw-two" not in keys(game):
        play(game, "done" if "done" in keys(game) else keys(game)[0])


# -- in general


@rule("DE-7.01", "DE-7.02", "DE-7.09", "DE-7.13")
@pytest.mark.parametrize("first", ["swap", "site", "extra"])
def test_one_additional_action_in_a_turn_whatever_its_kind(first: str) -> None:
    game, seat = turn(3, "1", half_disc=9, kelp=5, credit=5)
    if first == "swap":
        play(game, "swap-goods", "trade:kelp,science")
    elif first == "extra":
        play(game, "extra:E2", "decline")
    if first != "site":
        unchanged_by(game, "swap-goods", "DE-7.09")
        unchanged_by(game, "extra:E3", "DE-7.09")
    play(game, "slot:R1", "card:E1", "order:none")
    if first == "site":
        build(game, "farm", "LR.X")
        unchanged_by(game, "swap-goods", "DE-7.09")
    else:
        play(game, *(["build"] if "build" in keys(game) else []), "build:farm")
        unchanged_by(game, "at:LR.X", "UC-8.15")
        play(game, "at:LR.1")
    mine = game.to_act()
    while game.to_act() == mine:
        assert not {"draw-two", "swap-goods"} & set(keys(game)) and not offered(game, "extra")
        play(game, "done" if "done" in keys(game) else keys(game)[0])
    assert ALLOWANCE not in seat.beside


@rule("DE-7.03", "DE-7.66")
def test_it_is_optional_and_an_unused_one_is_not_kept() -> None:
    game, seat = turn(1, "5", half_disc=9, credit=3)
    for _ in range(2):
        play(game, "slot:S00", keys_of(game, "card")[0])
        to_the_draw(game)
        play(game, "done")
        while not isinstance(game.asks[0].frame.node, ChooseSlot):
            play(game, "done" if "done" in keys(game) else keys(game)[0])
    assert seat.beside == {ALLOWANCE: 1}
    play(game, "swap-goods", "trade:credit,kelp")
    assert "swap-goods" not in keys(game)


def keys_of(game: Game, verb: str) -> list[str]:
    """What is offered with a verb once the next choice was made."""
    ahead = game.clone()
    ahead.play(ahead.to_act()[0], "slot:S00")
    return [key for key in keys(ahead) if key.startswith(verb)]


@rule("DE-7.03")
def test_the_regular_play_stays_mandatory() -> None:
    game, _seat = turn(2, "1", half_disc=9, credit=3)
    play(game, "swap-goods", "trade:credit,kelp")
    assert not {"done", "draw-two"} & set(keys(game))
    assert {key.partition(":")[0] for key in keys(game)} == {"slot"}


@rule("DE-7.04", "DE-7.63")
def test_what_is_asked_and_when() -> None:
    game, seat = turn(2, "1", half_disc=4, credit=2, kelp=1)
    assert offered(game, "extra") == ["E1", "E2", "E3"] and "swap-goods" in keys(game)  # T1
    play(game, "slot:G1", "card:E1")
    assert "swap-goods" in keys(game) and not offered(game, "extra")  # T2
    play(game, "done") if "done" in keys(game) else play(game, "advance", "done")
    assert keys(game) == ["done", "extra:E2", "extra:E3", "swap-goods"]  # T3
    held = len(seat.hand)
    play(game, "done")
    assert keys(game) == ["done", "draw-two"] and len(seat.hand) == held + 1  # T5, after the draw
    play(game, "done")
    assert game.state.seats[game.to_act()[0]] is not seat


@rule("DE-7.63")
def test_an_offer_is_made_only_if_it_can_be_paid() -> None:
    game, seat = turn(2, "1", half_disc=0, credit=2)
    assert not offered(game, "extra") and "swap-goods" not in keys(game)
    play(game, "slot:R1", "card:E2")
    while "discard" not in keys(game)[0] and game.state.seats[game.to_act()[0]] is seat:
        assert not {"draw-two", "swap-goods"} & set(keys(game)) and not offered(game, "extra")
        play(game, keys(game)[0])
    game, seat = turn(2, "1", half_disc=1)
    game.state.deck = ()
    game.state.discard = ()
    reconsider(game)
    play(game, "slot:G1", "card:E1", "advance", "done")
    assert "draw-two" not in keys(game)


@rule("DE-7.05")
def test_the_price_is_paid_before_the_effect() -> None:
    game, seat = turn(2, "1", "E5", "E1", "E2", half_disc=2)
    assert offered(game, "extra") == ["E1", "E2"]  # the green one gives a disc, which comes too late
    play(game, "extra:E2")
    assert have(game, seat) == {"half_disc": 1}


@rule("DE-7.06")
def test_it_comes_with_every_slot() -> None:
    game, _seat = turn(4, "1", half_disc=4, credit=4)
    play(game, "slot:S00", "card:E1")
    assert "swap-goods" in keys(game)
    game, _seat = turn(4, "1", half_disc=4, credit=4)
    taken = game.box.side[4].codes.index("R3")
    tiles = list(game.state.tiles)
    other = (game.to_act()[0] + 1) % 4
    tiles[taken] = 1 << other
    game.state.tiles = tuple(tiles)
    reconsider(game)
    play(game, "copy:R3", "card:E2")
    assert "swap-goods" in keys(game)


@rule("DE-7.07")
def test_not_outside_the_own_turn() -> None:
    game, seat = turn(2, "1", half_disc=4, credit=4)
    index = game.state.seats.index(seat)
    put(game, seat, "data_center", "LR.1", "LR.2", upgraded=True)
    run(game, index, Produce())
    assert keys(game) == ["resource:credit", "resource:kelp", "resource:steelplast"]
    unchanged_by(game, "swap-goods", "DE-7.23")


@rule("DE-7.08", "DE-9.16")
def test_effects_that_cost_discs_are_no_additional_actions() -> None:
    game, seat = turn(2, "1", half_disc=4, credit=4)
    claim(game, seat, "E20")
    reconsider(game)
    play(game, "once:E20")
    assert have(game, seat) == {"half_disc": 3, "credit": 4, "steelplast": 1}
    play(game, "swap-goods", "trade:credit,kelp")
    assert have(game, seat)["half_disc"] == 2
    game, seat = turn(2, "1", half_disc=4, credit=4)
    claim(game, seat, "E20")
    reconsider(game)
    play(game, "swap-goods", "trade:credit,kelp", "once:E20")
    assert ALLOWANCE not in seat.beside
    assert have(game, seat)["half_disc"] == 2


# -- draw two cards


@rule("DE-7.10", "DE-7.11", "DE-7.12", "DE-7.14")
def test_the_draw_of_two_comes_after_the_normal_draw_was_seen() -> None:
    game, seat = turn(2, "1", half_disc=1)
    unchanged_by(game, "draw-two", "DE-7.10")
    play(game, "slot:G1", "card:E1", "advance", "done")
    to_the_draw(game)
    top = game.state.deck[-2:]
    assert len(seat.hand) == 3  # the drawn card is there
    play(game, "draw-two")
    assert "half_disc" not in have(game, seat)
    assert seat.hand[-2:] == top[::-1] and len(seat.hand) == 5  # more than the limit, until later
    assert "done" in keys(game) and offered(game, "discard")


@rule("DE-7.15")
def test_an_empty_deck_is_refilled_in_the_middle_of_the_draw() -> None:
    game, seat = turn(2, "1", half_disc=1)
    play(game, "slot:G1", "card:E1", "advance", "done")
    to_the_draw(game)
    table = game.state
    table.discard = (*table.discard, *table.deck[:-1])
    table.deck = table.deck[-1:]
    play(game, "draw-two")
    assert len(seat.hand) == 5 and not table.discard


@rule("DE-7.16")
@pytest.mark.parametrize("cards", [("E2",), ("E2", "E1"), ("E2", "E1", "E3")])
def test_the_normal_draw_is_one_card_whatever_the_hand(cards: tuple[str, ...]) -> None:
    game, seat = turn(2, "1", *cards)
    play(game, "slot:R1", *(["card:E2"] if len(cards) > 1 else []))
    while game.state.seats[game.to_act()[0]] is seat:
        play(game, "done" if "done" in keys(game) else keys(game)[0])
    assert len(seat.hand) == len(cards)


@rule("DE-7.23")
def test_the_swap_after_the_draw_is_refused() -> None:
    game, _seat = turn(2, "1", half_disc=1, credit=2)
    play(game, "slot:G1", "card:E1", "advance", "done")
    to_the_draw(game)
    unchanged_by(game, "swap-goods", "DE-7.23")


# -- the swap


@rule("DE-7.20", "DE-7.21", "DE-7.22", "DE-7.24")
def test_one_unit_of_one_of_four_resources_for_another() -> None:
    game, seat = turn(2, "1", half_disc=1, kelp=3, science=1, biomatter=2)
    play(game, "swap-goods")
    four = {"kelp", "steelplast", "science", "credit"}
    expected = {f"{a},{b}" for a in ("kelp", "science") for b in four - {a}}
    assert set(offered(game, "trade")) == expected
    for key in ("kelp,kelp", "biomatter,kelp", "kelp,biomatter", "half_disc,kelp", "kelp,half_disc"):
        unchanged_by(game, f"trade:{key}", "DE-7.24")
    unchanged_by(game, "trade:credit,kelp", "DE-7.24")  # none to give
    play(game, "trade:kelp,steelplast")
    assert have(game, seat) == {"kelp": 2, "steelplast": 1, "science": 1, "biomatter": 2}


@rule("DE-7.24")
def test_no_swap_without_something_to_give() -> None:
    game, _seat = turn(2, "1", half_disc=1, biomatter=2)
    unchanged_by(game, "swap-goods", "DE-7.24")


@rule("DE-7.23")
def test_the_swap_makes_a_payment_possible_between_two_parts() -> None:
    game, seat = turn(3, "1", half_disc=1, kelp=1, credit=1)
    play(game, "slot:R1", "card:E2", "build")
    build(game, "farm", "LR.1")
    assert "build" not in keys(game)
    play(game, "swap-goods", "trade:credit,kelp", "build", "at:LR.2")
    assert stands(game, seat, "farm") == ["LR.1", "LR.2"] and have(game, seat) == {}


@rule("DE-7.23")
def test_the_swap_among_the_end_of_turn_effects() -> None:
    game, seat = turn(2, "1", half_disc=1, credit=1)
    claim(game, seat, "E8")
    reconsider(game)
    play(game, "slot:G1", "card:E1", "advance", "done")
    play(game, "done")  # T3
    assert keys(game) == ["card:E8", "done", "swap-goods"]


@rule("DE-7.23")
def test_no_swap_between_build_and_upgrade() -> None:
    game, seat = turn(3, "1", half_disc=5, kelp=2, science=1, credit=2)
    claim(game, seat, "E22")  # a choice whenever something is built
    reconsider(game)
    play(game, "slot:R5", "card:E2", "pair", "build:farm", "at:LR.1")
    assert "card:E22" in keys(game) and "swap-goods" not in keys(game)


@rule("DE-7.25")
def test_a_slot_may_be_chosen_because_of_a_swap_which_must_then_be_made() -> None:
    game, seat = turn(2, "1", "E1", "E2", "E3", half_disc=1, kelp=1)
    put(game, seat, "farm", "LR.1")
    reconsider(game)
    assert "slot:G2" in keys(game)  # a desalination plant for a credit
    ahead = game.clone()
    play(ahead, "slot:G2", "card:E1")
    assert have(ahead, ahead.state.seats[ahead.to_act()[0]]) == {"credit": 1}  # nothing else could be done
    play(game, "slot:G2", "card:E1")
    build(game, "desalination", "LR.2")
    assert stands(game, seat, "desalination") == ["LR.2"] and have(game, seat) == {}


@rule("DE-7.25")
def test_without_the_means_for_a_swap_the_slot_stays_closed() -> None:
    game, seat = turn(2, "1", "E1", "E2", "E3", kelp=1)
    assert "slot:G2" not in keys(game)
    game, seat = turn(2, "1", "E1", "E2", "E3", half_disc=1, kelp=1)
    del seat.beside[ALLOWANCE]
    reconsider(game)
    assert "slot:G2" not in keys(game)
    claim(game, seat, "E20")  # once per turn half a disc for a steelplast: as good
    goods(game, seat, half_disc=1)
    reconsider(game)
    assert "slot:G3" in keys(game)


@rule("DE-7.25")
def test_an_extra_card_after_the_play_comes_too_late_for_the_slot() -> None:
    game, _seat = turn(3, "1", "E6", "E1", "E3", half_disc=1)  # the yellow one would give kelp
    assert "slot:R1" not in keys(game)
    play(game, "extra:E6", "benefit", "gain")
    assert "slot:R1" in keys(game)  # what it brought before is there


# -- cards that change it


@rule("DE-7.65")
def test_a_credit_for_half_a_disc() -> None:
    game, seat = turn(3, "1", half_disc=1, credit=2, kelp=2)
    claim(game, seat, "D46")
    hold(game, seat, "E1", "E2", "E3")
    reconsider(game)
    play(game, "extra:E2")
    assert set(keys(game)) == {"pay:0,0,0,0,0,1", "pay:1,0,0,0,0,0"}
    play(game, "pay:1,0,0,0,0,0", "decline")
    assert have(game, seat) == {"half_disc": 1, "credit": 1, "kelp": 2}
    game, seat = turn(3, "1", credit=2, kelp=2)
    claim(game, seat, "D46")
    hold(game, seat, "E1", "E2", "E3")
    reconsider(game)
    assert offered(game, "extra") == ["E2"]  # the others do not cost exactly half a disc
    play(game, "slot:R1", "card:E2")
    build(game, "farm", "LR.X")
    assert have(game, seat) == {"credit": 1, "kelp": 1}
    game, seat = turn(2, "1", credit=2, half_disc=1)
    claim(game, seat, "D46")
    hold(game, seat, "E1", "E2", "E3")
    reconsider(game)
    play(game, "slot:G1", "card:E1", "advance", "done")
    to_the_draw(game)
    play(game, "draw-two", "pay:1,0,0,0,0,0")
    assert have(game, seat) == {"half_disc": 1, "credit": 1}
    game, seat = turn(2, "1", credit=1)
    claim(game, seat, "D46")
    hold(game, seat, "E1", "E2", "E3")
    reconsider(game)
    assert "swap-goods" not in keys(game)  # the credit would be paid, and nothing left to give


@rule("DE-7.64", "DE-7.65")
def test_a_card_that_takes_a_credit_for_half_a_disc_opens_the_slot_it_is_played_on() -> None:
    def only_expansion_sites(*cards: str) -> tuple[Game, Seat]:
        game, seat = turn(3, "1", *cards, credit=3)
        put(game, seat, "farm", *(f"{city}.{site}" for city in ("MR", "LM", "LR") for site in (1, 2, 3)))
        reconsider(game)
        return game, seat

    game, seat = only_expansion_sites("D46", "E1", "E3")
    assert "slot:Y4" in keys(game)
    play(game, "slot:Y4", "at:LR.X")  # all else follows
    assert stands(game, seat, "desalination") == ["LR.X"] and have(game, seat) == {}
    game, seat = only_expansion_sites("E1", "E2", "E3")
    assert "slot:Y4" not in keys(game)


@rule("DE-7.65")
def test_a_green_card_for_less_and_three_cards_for_two() -> None:
    game, seat = turn(2, "1", half_disc=2)
    claim(game, seat, "D44", "D13")
    hold(game, seat, "E1", "E2", "E3")
    reconsider(game)
    assert offered(game, "extra") == ["E1", "E2", "E3"]
    play(game, "slot:G1", "card:E1", "advance", "done")
    to_the_draw(game)
    before = len(seat.hand)
    play(game, "draw-two")
    assert len(seat.hand) == before + 3
