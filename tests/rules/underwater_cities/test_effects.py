"""Chapter 23: the vocabulary of card effects; known cards."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import any_card, at_slot, until
from tests.rules.underwater_cities.reef import ready, turn
from tests.rules.underwater_cities.sea import built, claim, first, free, have, play, put, where

SLOT = {"steelplast": 2, "kelp": 1}
"""What the red slot S07 gives."""


@rule("UC-23.01")
def test_pay_once_and_gain_once() -> None:
    game, seat = turn(2, "1", "T66", "T3", "T4", kelp=3)
    play(game, "slot:R1", "card:T66", "order:card", "pay")
    assert seat.points == 2 and have(game, seat) == {"steelplast": 2, "kelp": 3}
    assert first(game) is not seat  # no second time
    game, seat = turn(2, "1", "T66", "T3", "T4", credit=3)
    play(game, "slot:R1", "card:T66", "order:card")  # who cannot pay may still play it
    assert (seat.points, where(game, "T66")) == (0, "discard")


@rule("UC-23.02", "UC-EX-35")
@pytest.mark.parametrize(
    ("way", "left"), [("give:1", {"credit": 1, "kelp": 3}), ("give:2", {"credit": 3, "kelp": 1})]
)
def test_exchange_once_in_either_direction(way: str, left: dict[str, int]) -> None:
    game, seat = turn(2, "1", "T65", "T3", "T4", credit=2, kelp=2)
    play(game, "slot:R1", "card:T65", "order:slot")
    assert have(game, seat)["kelp"] == 3
    play(game, "exchange")
    assert set(keys(game)) == {"give:1", "give:2"}
    play(game, way)
    assert have(game, seat) == {"steelplast": 2, **left, "kelp": left["kelp"] + 1}
    assert first(game) is not seat  # 2 for 2 is not possible


@rule("UC-23.04", "UC-23.29")
def test_once_per_turn() -> None:
    """At any decision of the own turn, between the parts of an action too, once."""
    tunnels = ("build", "at:LR-LM", "build", "at:LR-MR")
    for script in (
        ("once:T69", "slot:Y1", "card:T2", *tunnels[1:]),
        ("slot:Y1", "card:T2", "once:T69", *tunnels[1:]),
        ("slot:Y1", "card:T2", *tunnels[:2], "once:T69", *tunnels[2:]),
        ("slot:Y1", "card:T2", *tunnels, "once:T69"),
    ):
        game, seat = turn(2, "1", credit=2, steelplast=2)
        claim(game, seat, "T69")
        reconsider(game)
        play(game, *script)
        assert have(game, seat) == {"kelp": 1} and len(built(game, seat, "tunnel")) == 2
        assert first(game) is not seat
    game, seat = turn(2)
    claim(game, seat, "T69")
    reconsider(game)
    play(game, "once:T69")
    assert "once:T69" not in keys(game)
    play(game, "slot:R1", "card:T3")
    assert "once:T69" not in keys(game) and first(game) is not seat  # not in others' turns
    until(game, lambda g: at_slot(g) and first(g) is seat)
    assert "once:T69" in keys(game)  # a new turn


@rule("UC-23.29")
def test_once_per_turn_after_the_last_part() -> None:
    game, seat = turn(2)
    claim(game, seat, "T69")
    reconsider(game)
    play(game, "slot:R1", "card:T3", "gain")
    assert set(keys(game)) == {"once:T69", "done"}
    play(game, "once:T69")
    assert have(game, seat) == {"steelplast": 2, "kelp": 2}


@rule("UC-23.29", "UC-23.30")
def test_once_per_turn_behind_an_end_of_turn_card_that_can_do_nothing() -> None:
    game, seat = turn(2, "1", "T69", "T3", "T4")
    claim(game, seat, "99")
    reconsider(game)
    play(game, "slot:R1", "card:T69", "order:slot")
    assert first(game) is seat and "once:T69" in keys(game)


@rule("UC-3.19", "UC-23.29")
def test_within_one_card_used_once_another_can_come_first() -> None:
    """33 would change the last steelplast into kelp, and no laboratory could be built. But 96 may be used
    before its part is done; then there is kelp to be changed."""
    game, seat = turn(3, "1", steelplast=1, credit=1)
    claim(game, seat, "33", "96")
    reconsider(game)
    play(game, "slot:R4", "card:T4")
    assert set(keys(game)) == {"build", "once:33", "once:96"}
    play(game, "once:33")
    assert have(game, seat) == {"steelplast": 2}  # it was the only way on


@rule("UC-12.19", "UC-14.02")
def test_nothing_comes_between_build_and_upgrade() -> None:
    """Not even a card that can be used at any decision of the turn."""
    game, seat = turn(3, "1", credit=3, steelplast=3, science=2, kelp=1)
    claim(game, seat, "T69")
    reconsider(game)
    play(game, "slot:R5", "card:T3")
    assert "once:T69" in keys(game)
    play(game, "pair", "build:farm")
    play(game, keys(game)[0])
    assert not seat.spent and len(built(game, seat, "farm")) == 1
    assert seat.upgraded.bit_count() == 1  # the upgrade was the only way on


@rule("UC-23.29", "UC-23.04")
@pytest.mark.parametrize("order", ["card", "slot"])
def test_once_per_turn_in_the_turn_of_claiming(order: str) -> None:
    """Claimed before or after the slot: it can be used before the card is drawn."""
    game, seat = turn(2, "1", "T69", "T3", "T4")
    play(game, "slot:R1", "card:T69", f"order:{order}")
    assert where(game, "T69") == "permanents"
    assert first(game) is seat and "once:T69" in keys(game)
    play(game, "once:T69")
    assert have(game, seat).get("kelp", 0) >= 1


@rule("UC-23.05", "UC-23.06", "UC-23.08")
def test_using_an_available_slot() -> None:
    game, _seat = turn(3)
    play(game, "slot:R3", "card:T3")
    seat = ready(game, "T50", "T2", "T4")
    play(game, "slot:Y1", "card:T50", "order:card", "perform")
    assert "perform:Y1" not in keys(game)  # the chosen one
    assert "perform:R3" not in keys(game)  # an occupied one
    assert refusal(game, "perform:R3") == "UC-23.05"
    hand = len(seat.hand)
    play(game, "perform:G1", "choose", "resource:biomatter", "resource:science")
    assert len(seat.hand) == hand  # no second card
    assert game.state.tiles[0] == 0  # and no tile
    until(game, lambda g: first(g) is not seat)
    assert have(game, seat)["biomatter"] == 1
    assert "slot:G1" in keys(game)


@rule("UC-23.07")
def test_using_a_slot_that_another_player_occupies() -> None:
    """With four players a slot with an own tile beside another one does not qualify."""
    game, one = turn(4)
    play(game, "slot:R3", "card:T3")
    seat = ready(game, credit=1)
    play(game, "copy:R3", "card:T3")  # both have a tile there
    ready(game)
    play(game, "slot:G3", "card:T3", "done")
    play(game, "slot:S00", any_card(game))
    until(game, lambda g: at_slot(g) and first(g) is one)
    ready(game)
    play(game, "slot:S00", "card:T2")
    until(game, lambda g: at_slot(g) and first(g) is seat)
    ready(game, "T51", "T2", "T4", credit=5, steelplast=5, kelp=5, science=5)
    play(game, "slot:Y1", "card:T51", "order:card", "perform")
    # others are on R3 and G3, but on R3 there is an own tile too; so G3 was the only one
    assert seat.step == 2 and keys(game) == ["advance", "done"]


@rule("UC-23.09")
@pytest.mark.parametrize(("step", "points"), [(0, 0), (1, 0), (2, 5), (3, 0), (4, 0)])
def test_exactly_on_space_three(step: int, points: int) -> None:
    """Steps: below, space 4, 3, 2, 1."""
    game, seat = turn(2, "1", "T54", "T3", "T4")
    seat.step = step
    reconsider(game)
    play(game, "slot:R1", "card:T54", "order:card", *(["then"] if points else []))
    assert seat.points == points


@rule("UC-23.11")
def test_the_second_upgraded_farm_of_a_connected_city() -> None:
    game, seat = turn(2, "1", science=3)
    claim(game, seat, "T55")
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "farm", "LR.1", "LR.2", "LR.3", "LM.1", "LM.2")
    reconsider(game)
    play(game, "slot:Y4", "card:T2", "upgrade", "at:LR.1")
    assert "card:T55" not in keys(game)
    play(game, "upgrade", "at:LR.2")
    assert keys(game) == ["card:T55", "done"]
    play(game, "card:T55", "upgrade", "at:LR.3")
    assert first(game) is not seat and seat.points == 4  # the third does nothing
    game, seat = turn(2, "1", science=2)
    claim(game, seat, "T55")
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "farm", "LM.1", "LM.2")
    reconsider(game)
    play(game, "slot:Y4", "card:T2", "upgrade", "at:LM.1", "upgrade")
    assert first(game) is not seat and seat.points == 0  # LM is not connected


@rule("UC-23.12", "UC-23.13")
def test_the_second_tunnel_of_a_turn() -> None:
    """Two by the slot and one by the card, counted together; the third does nothing."""
    game, seat = turn(2, "1", "T11", "T2", "T4", steelplast=2, credit=2)
    claim(game, seat, "T45")
    reconsider(game)
    play(game, "slot:Y1", "card:T11", "order:card", "build", "build:tunnel", "at:LR-LM")
    assert "card:T45" not in keys(game)
    play(game, "at:LR-MR")  # right after the second, inside the slot
    assert keys(game) == ["card:T45", "done"]
    play(game, "card:T45", "build", "at:LM-MM")
    assert first(game) is not seat and seat.points == 3
    until(game, lambda g: at_slot(g) and first(g) is seat)
    free(game)
    ready(game, steelplast=1, credit=1)
    play(game, "slot:Y1", "card:T2", "at:MR-MM")  # a new turn counts anew
    assert first(game) is not seat and seat.points == 3


@rule("UC-23.16")
@pytest.mark.parametrize(("buildings", "points"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_per_three_connected(buildings: int, points: int) -> None:
    game, seat = turn(2, "1", "T56", "T3", "T4")
    put(game, seat, "nonsymbiotic", "LM", "MR")
    put(game, seat, "tunnel", "LR-LM")
    sites = [f"{city}.{n}" for city in ("LR", "LM") for n in (1, 2, 3)]
    put(game, seat, "farm", *sites[:buildings:2])
    put(game, seat, "laboratory", *sites[1:buildings:2])
    put(game, seat, "desalination", "MR.1", "MR.2")  # not connected
    reconsider(game)
    play(game, "slot:R1", "card:T56", "order:card", *(["gain"] if points else []))
    assert seat.points == points


@rule("UC-23.17")
def test_trial_run_takes_no_pair_bonus() -> None:
    game, seat = turn(2, "1", "T57", "T3", "T4")
    put(game, seat, "desalination", "LR.1", "LR.2", upgraded=True)
    put(game, seat, "laboratory", "LR.3")  # plain
    put(game, seat, "farm", "LM.1", upgraded=True)  # no city
    put(game, seat, "tunnel", "LR-MR", upgraded=True)
    reconsider(game)
    play(game, "slot:R1", "card:T57", "order:card", "product")
    assert set(keys(game)) == {"of:desalination", "of:tunnel"}
    assert refusal(game, "of:farm") == refusal(game, "of:laboratory") == "UC-23.17"
    play(game, "of:desalination")
    assert have(game, seat) == {"credit": 1, "biomatter": 1, **SLOT}


@rule("UC-23.21")
@pytest.mark.parametrize(("step", "credits"), [(0, 0), (1, 2), (2, 0)])
def test_card_35(step: int, credits: int) -> None:
    game, seat = turn(2)
    claim(game, seat, "35")
    seat.step = step
    reconsider(game)
    play(game, "slot:G1", "card:T3")
    if "card:35" in keys(game):
        play(game, "card:35")
    play(game, "done")
    assert have(game, seat).get("credit", 0) == credits


@rule("UC-23.23")
def test_card_28() -> None:
    for sites, kelp in (((), 1), (("MR-UR",), 1), (("LR-LM",), 2)):
        game, seat = turn(2, "1", "28", "T3", "T4")
        put(game, seat, "tunnel", "LR-LM", "LR-MR")
        put(game, seat, "tunnel", *sites, upgraded=True)
        reconsider(game)
        play(game, "slot:R1", "card:28", "order:card", *(["then"] if kelp == 2 else []))
        assert have(game, seat) == {"steelplast": 2, "kelp": kelp}


@rule("UC-23.24", "UC-23.26", "UC-EX-03")
@pytest.mark.parametrize("order", ["card", "slot"])
def test_cards_69_and_19(order: str) -> None:
    """The green card 69 lets an action card be used, before the slot or after it."""
    game, seat = turn(2, "1", "69", "T2", "T3", steelplast=1)
    claim(game, seat, "19")
    reconsider(game)
    play(game, "slot:G1", "card:69", f"order:{order}")
    if order == "slot":
        play(game, "done")
        assert seat.step == 1
    play(game, "action", "use:19", "build")
    play(game, "at:LR.1") if "at:LR.1" in keys(game) else play(game, "build:laboratory", "at:LR.1")
    play(game, "advance")
    assert seat.used == (game.box.card_number["19"],)
    assert built(game, seat, "laboratory") == {"LR.1"}
    until(game, lambda g: first(g) is not seat)
    assert seat.step == 2


@rule("UC-23.24")
def test_card_19_builds_any_structure() -> None:
    game, seat = turn(2, "1", kelp=2, steelplast=2, credit=2)
    seat.actions = ()
    claim(game, seat, "19")
    reconsider(game)
    play(game, "slot:R2", "card:T3", "action", "build")
    assert set(keys(game)) == {"build:farm", "build:desalination", "build:laboratory", "build:tunnel"}
    play(game, "build:tunnel", "at:LR-LM")
    assert have(game, seat) == {"kelp": 2, "steelplast": 1, "credit": 1}  # the usual price


@rule("UC-23.25")
def test_card_34() -> None:
    game, seat = turn(2, "1", kelp=1, steelplast=5, credit=1)
    seat.actions = ()
    claim(game, seat, "34")
    reconsider(game)
    play(game, "slot:R2", "card:T3", "action", "build")
    assert set(keys(game)) == {"build:farm", "build:desalination"}
    play(game, "build:desalination", "at:LR.1", "gain")
    assert have(game, seat) == {"kelp": 1, "steelplast": 5} and len(seat.hand) == 3
    assert set(keys(game)) == {"done", "gain"}  # the steelplast of the slot


@rule("UC-23.27")
def test_card_146() -> None:
    for cities in (4, 5):
        game, seat = turn(2, "1", "146", "T3", "T4")
        put(game, seat, "nonsymbiotic", "LM", "MR", "MM", "UR")
        put(game, seat, "tunnel", "LR-LM", "LR-MR", "LM-MM", *(["MR-UR"] if cities == 5 else []))
        reconsider(game)
        play(game, "slot:R1", "card:146", "order:card")
        if cities == 5:
            play(game, "then", "at:LR.1")
        assert built(game, seat, "desalination") == ({"LR.1"} if cities == 5 else set())
        assert have(game, seat) == SLOT


@rule("UC-23.30", "UC-14.01")
@pytest.mark.parametrize("order", [("T47", "T48"), ("T48", "T47")])
def test_end_of_turn_effects_in_the_order_of_the_owner(order: tuple[str, str]) -> None:
    """T47 gives a kelp, T48 sells one: only in one order both work without a stock."""
    game, seat = turn(3, "1")
    claim(game, seat, *order)
    reconsider(game)
    play(game, "slot:G3", "card:T3", "done")
    assert set(keys(game)) == {"card:T47", "done"}  # T48 has nothing to sell yet
    assert len(seat.hand) == 2  # before the draw
    play(game, "card:T47")
    assert set(keys(game)) == {"card:T48", "done"}
    play(game, "card:T48")
    assert seat.points == 4 and len(seat.hand) == 3
    game, seat = turn(3, "1", kelp=1)
    claim(game, seat, *order)
    reconsider(game)
    play(game, "slot:G3", "card:T3", "done")
    assert set(keys(game)) == {"card:T47", "card:T48", "done"}
    play(game, f"card:{order[0]}")
    assert (seat.points, have(game, seat)) == ((0, {"kelp": 2}) if order[0] == "T47" else (4, {}))


@rule("UC-23.31")
def test_using_a_slot_of_a_colour() -> None:
    """With a tile, or performed through a card; not another colour."""
    game, seat = turn(3)
    claim(game, seat, "T49")
    reconsider(game)
    play(game, "slot:R3", "card:T3", "card:T49")
    assert have(game, seat) == {"credit": 1, **SLOT}
    game, seat = turn(3, "1", "T50", "T2", "T4")
    claim(game, seat, "T49")
    reconsider(game)
    play(game, "slot:Y1", "card:T50", "order:card", "perform", "perform:R3")
    assert keys(game) == ["card:T49", "done"]
    play(game, "card:T49")
    assert have(game, seat)["credit"] == 1
    game, seat = turn(3)
    claim(game, seat, "T49")
    reconsider(game)
    play(game, "slot:Y1", "card:T2")
    assert "credit" not in have(game, seat) and first(game) is not seat
