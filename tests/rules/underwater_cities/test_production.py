"""Chapter 17: production."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.positioning import keys, reconsider
from tests.rules.underwater_cities.depths import at_slot, until
from tests.rules.underwater_cities.reef import before_production, new_era, over_night, produced, ready, turn
from tests.rules.underwater_cities.sea import built, claim, first, goods, have, play, put


@rule("UC-17.01", "UC-18.03")
def test_everybody_produces() -> None:
    game, one = before_production()
    other = game.state.seats[game.state.order[1]]
    put(game, one, "farm", "LR.1", "LR.2")
    put(game, other, "desalination", "LR.1", upgraded=True)
    goods(game, other, kelp=1)
    over_night(game)
    assert have(game, one) == {"kelp": 2 - 1}  # what was just produced feeds the start city
    assert have(game, other) == {"credit": 1, "biomatter": 1}


@rule("UC-17.02", "UC-17.03", "UC-17.04", "UC-17.06")
@pytest.mark.parametrize(
    ("kind", "plain", "upgraded", "expected"),
    [
        ("desalination", 1, 0, {"credit": 1}),
        ("desalination", 0, 1, {"credit": 1, "biomatter": 1}),
        ("desalination", 0, 2, {"credit": 3, "biomatter": 2}),
        ("desalination", 0, 3, {"credit": 4, "biomatter": 3}),
        ("laboratory", 1, 0, {"science": 1}),
        ("laboratory", 0, 1, {"science": 1, "steelplast": 1}),
        ("laboratory", 0, 2, {"science": 2, "steelplast": 3}),
        ("laboratory", 1, 2, {"science": 3, "steelplast": 3}),
        ("farm", 0, 3, {"kelp": 4, "point": 4}),
        ("farm", 2, 1, {"kelp": 3, "point": 1}),
    ],
)
def test_products_and_pairs(kind: str, plain: int, upgraded: int, expected: dict[str, int]) -> None:
    game, seat = turn(2)
    sites = ["LR.1", "LR.2", "LR.3"]
    put(game, seat, kind, *sites[:plain])
    put(game, seat, kind, *sites[plain : plain + upgraded], upgraded=True)
    assert produced(game, seat) == expected


@rule("UC-17.05", "UC-17.06")
def test_pairs_are_for_buildings_at_one_city() -> None:
    game, seat = turn(2)
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "tunnel", "LR-LM", upgraded=True)
    assert produced(game, seat) == {"credit": 1, "point": 1}
    put(game, seat, "farm", "LR.1", "LM.1", upgraded=True)
    assert produced(game, seat) == {"credit": 1, "point": 3, "kelp": 2}  # at two cities: no pair
    put(game, seat, "tunnel", "LR-MR", upgraded=True)
    assert produced(game, seat) == {"credit": 2, "point": 4, "kelp": 2}  # tunnels have none


@rule("UC-17.09", "UC-17.02")
def test_cities_produce_points_if_symbiotic_and_connected() -> None:
    game, seat = turn(2)
    assert produced(game, seat) == {}  # the start city is white
    put(game, seat, "symbiotic", "LM")
    assert produced(game, seat) == {}
    put(game, seat, "tunnel", "LR-LM")
    assert produced(game, seat) == {"point": 2, "credit": 1}
    put(game, seat, "laboratory", "LR.1")  # but what stands at the start city produces
    assert produced(game, seat)["science"] == 1


@rule("UC-17.11")
def test_production_effects_count_connected_things_only() -> None:
    game, seat = before_production()
    claim(game, seat, "T43")  # a point for each upgraded farm
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "farm", "LR.1", "LM.1", "LM.2", upgraded=True)
    over_night(game)
    assert seat.points == 1 + 1  # the product of LR.1 and the card for it


@rule("UC-17.13", "UC-17.12")
@pytest.mark.parametrize(
    ("site", "upgraded", "before", "after"),
    [
        ("LR.1", False, {"science": 1}, {"steelplast": 1, "kelp": 1}),
        ("LR.1", True, {"science": 1, "steelplast": 1}, {"steelplast": 2, "kelp": 1}),
        ("LM.2", False, {"science": 2}, {"science": 1, "steelplast": 1, "kelp": 1}),
    ],
)
def test_card_36(site: str, upgraded: bool, before: dict[str, int], after: dict[str, int]) -> None:
    """LM.2 of board 5 is a double site: one science only is replaced."""
    for used in (True, False):
        game, seat = before_production(2, "5")
        claim(game, seat, "36", "T62")  # nobody has to eat
        put(game, seat, "nonsymbiotic", "LM")
        put(game, seat, "tunnel", "LR-LM")
        put(game, seat, "laboratory", site, upgraded=upgraded)
        over_night(game)
        assert {"card:36", "done"} == set(keys(game))
        if used:
            play(game, "card:36")
            assert new_era(game)
        else:
            play(game, "done")
        assert have(game, seat) == {"credit": 1, **(after if used else before)}


@rule("UC-17.13", "UC-17.12")
def test_card_36_needs_a_laboratory_that_produces() -> None:
    game, seat = before_production()
    claim(game, seat, "36")
    put(game, seat, "laboratory", "LM.1")  # there is no city
    goods(game, seat, science=5, kelp=1)
    over_night(game)
    assert new_era(game) and have(game, seat) == {"science": 5}


@rule("UC-17.12")
def test_two_cards_cannot_change_the_same_product() -> None:
    """One plant and one tunnel give two credits, but only one credit is a plant's."""
    game, seat = before_production()
    claim(game, seat, "T70", "T71", "T62")
    put(game, seat, "desalination", "LR.1")
    put(game, seat, "tunnel", "LR-LM")
    over_night(game)
    play(game, "card:T70")
    assert new_era(game)  # nothing is left for T71
    assert (seat.points, have(game, seat)) == (5, {"credit": 1})


@rule("UC-23.19")
def test_biomatter_that_is_not_produced_is_not_changed() -> None:
    for upgraded, points in ((False, 0), (True, 5)):
        game, seat = before_production()
        claim(game, seat, "T58", "T62")
        put(game, seat, "desalination", "LR.1", upgraded=upgraded)
        goods(game, seat, biomatter=3)
        over_night(game)
        if upgraded:
            play(game, "card:T58")
        assert new_era(game) and seat.points == points
        assert have(game, seat) == {"biomatter": 3, "credit": 1}


@rule("UC-17.14")
@pytest.mark.parametrize("order", [("36", "T40"), ("T40", "36")])
def test_the_owner_picks_the_order_of_production_effects(order: tuple[str, str]) -> None:
    game, seat = before_production()
    claim(game, seat, "36", "T40", "T62")
    put(game, seat, "laboratory", "LR.1")
    over_night(game)
    assert set(keys(game)) == {"card:36", "card:T40", "done"}
    play(game, f"card:{order[0]}")
    assert seat.step == (order[0] == "T40")
    play(game, f"card:{order[1]}")
    assert seat.step == 1 and have(game, seat) == {"steelplast": 1, "kelp": 1}


@rule("UC-17.14")
def test_a_counted_gain_may_come_after_what_it_counts() -> None:
    """T42 upgrades a farm, T43 scores upgraded farms: in this order it is worth a point more."""
    game, seat = before_production()
    claim(game, seat, "T42", "T43", "T62")
    put(game, seat, "farm", "LR.1", "LR.2")
    over_night(game)
    play(game, "card:T42", "at:LR.1")
    if "card:T43" in keys(game):
        play(game, "card:T43")
    assert seat.points == 1


@rule("UC-17.15")
@pytest.mark.parametrize("number", [4, 10])
def test_steps_in_production(number: int) -> None:
    """In the order just set; rewarded; for the coming round, without changing the order."""
    game, one = before_production(2, "1", number)
    two = game.state.seats[game.state.order[1]]
    order = game.state.order
    for seat in (one, two):
        claim(game, seat, "T40" if seat is one else "T41", "T62" if seat is one else "T61")
    claim(game, two, "T72")  # two steps
    two.step, two.height = 1, 1  # the second player overtakes in this round
    over_night(game)
    assert game.state.order == (order[1], order[0])
    assert first(game) is two
    size = len(two.hand)
    play(game, "card:T41")
    assert len(two.hand) == size + 1
    assert game.box.card_eras[two.hand[-1]] == (1 if number == 4 else 3)  # of the era that ends
    play(game, "card:T72", "advance")
    assert have(game, two) == {"credit": 1} and (two.step, one.step) == (2, 0)
    assert first(game) is one
    play(game, "card:T40")
    assert one.step == 1 and game.state.order == (order[1], order[0])


@rule("UC-17.16")
def test_nothing_else_can_be_used_in_production() -> None:
    game, seat = before_production()
    claim(game, seat, "T46", "T69", "T40", "T62")
    goods(game, seat, credit=5)
    over_night(game)
    assert keys(game) == ["card:T40", "done"]  # no once-per-turn effect, no action card
    assert seat.used == ()


@rule("UC-23.12", "UC-23.13")
def test_a_tunnel_of_production_belongs_to_no_turn() -> None:
    """T44 builds a tunnel in production; the first one of the next turn is not the second in one turn."""
    game, seat = before_production()
    claim(game, seat, "T44", "T45", "T62")
    over_night(game)
    play(game, "card:T44", "at:LR-LM")
    assert built(game, seat, "tunnel") == {"LR-LM"} and seat.points == 0
    until(game, lambda g: at_slot(g) and first(g) is seat)
    ready(game, steelplast=1, credit=1)
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LR-MR")
    assert first(game) is not seat and seat.points == 0
