"""The worked examples of the ledger of Data Era, played."""

from __future__ import annotations

import pytest

from kolonie.core.messages import Message
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.data_era.ocean import (
    build,
    claim,
    fresh,
    go,
    have,
    names,
    offered,
    play,
    produce,
    put,
    stands,
    turn,
    where,
)
from tests.rules.data_era.test_additional import to_the_draw
from tests.rules.data_era.test_cities import finished, scored


@rule("DE-EX-01", "DE-8.10", "DE-8.13")
def test_two_blue_domes_and_three_sets() -> None:
    game, seat = turn(2, "1")
    put(game, seat, "data_city", "LM", "MR")
    put(game, seat, "nonsymbiotic", "LL")
    put(game, seat, "tunnel", "LR-LM", "LR-MR", "LM-LL")
    put(game, seat, "farm", "LR.1", "LR.2", "LR.3")
    put(game, seat, "desalination", "LM.1", "LM.2", "LM.3", "LM.X")
    put(game, seat, "laboratory", "MR.1", "MR.2", "MR.3")
    put(game, seat, "data_center", "LL.1", "LL.2", "LL.3", "LL.X")
    assert produce(game, seat)["point"] == 6


@rule("DE-EX-02", "DE-8.12", "DE-10.01")
def test_the_triple_site_and_another_data_city() -> None:
    game, seat = turn(2, "5")
    put(game, seat, "data_city", "MM", "LM")
    put(game, seat, "tunnel", "LR-LM", "LM-MM")
    put(game, seat, "farm", "LR.1", "LR.2")
    put(game, seat, "desalination", "LR.X", "MM.3")
    put(game, seat, "laboratory", "LM.1", "LM.3")
    put(game, seat, "data_center", "MM.1", "MM.2")
    assert produce(game, seat)["point"] == 8


@rule("DE-EX-03", "DE-8.02", "DE-8.03")
def test_a_plain_and_an_upgraded_data_center_at_two_cities() -> None:
    game, seat = turn(2, "1")
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "tunnel", "LR-LM")
    put(game, seat, "data_center", "LR.1")
    put(game, seat, "data_center", "LM.1", upgraded=True)
    assert produce(game, seat) == {"half_disc": 4, "credit": 1 + 1}  # one of the tunnel


@rule("DE-EX-04", "DE-8.05")
def test_two_upgraded_data_centers_at_one_city() -> None:
    game, seat = turn(2, "1")
    put(game, seat, "data_center", "LR.1", "LR.2", upgraded=True)
    assert produce(game, seat, "resource:kelp") == {"half_disc": 6, "credit": 1, "kelp": 1}


@rule("DE-EX-05", "DE-10.03")
def test_the_site_with_an_extra() -> None:
    game, seat = turn(2, "8")
    put(game, seat, "nonsymbiotic", "LM", "LL", "ML")
    put(game, seat, "tunnel", "LR-LM", "LM-LL", "LL-ML")
    put(game, seat, "data_center", "ML.2")
    assert produce(game, seat) == {"half_disc": 2, "credit": 1 + 3, "point": 1}  # three tunnels


@rule("DE-EX-06", "DE-10.05")
def test_the_site_with_an_immediate_bonus() -> None:
    game, seat = turn(3, "5", half_disc=2)
    put(game, seat, "nonsymbiotic", "LM", "LL")
    reconsider(game)
    play(game, "slot:R1", "card:E2")
    build(game, "data_center", "LL.3")
    assert have(game, seat) == {"credit": 3} and seat.points == 1


@rule("DE-EX-07", "DE-10.06")
def test_a_plain_data_center_on_the_double_site() -> None:
    game, seat = turn(2, "5")
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "tunnel", "LR-LM")
    put(game, seat, "data_center", "LM.2")
    assert produce(game, seat) == {"half_disc": 4, "credit": 1}  # the credit of the tunnel


@rule("DE-EX-08", "DE-11.01")
def test_a_city_with_four_types() -> None:
    game, seat = turn(2, "1")
    for kind, site in (("laboratory", "1"), ("farm", "2"), ("desalination", "3"), ("data_center", "X")):
        put(game, seat, kind, f"LR.{site}")
    assert scored(game, seat)["cities"] == 8


@rule("DE-EX-09", "DE-9.03", "DE-9.06")
def test_five_cities_two_of_them_blue() -> None:
    game, seat = turn(2, "1", "146", "E2", "E3")
    put(game, seat, "data_city", "LM", "MR")
    put(game, seat, "nonsymbiotic", "LL", "MM")
    put(game, seat, "tunnel", "LR-LM", "LR-MR", "LM-LL", "LM-MM")
    colour = game.box.card_colours[game.box.card_number["146"]]
    slot = {0: "G1", 1: "R3", 2: "Y2"}[colour]
    reconsider(game)
    go(game, f"slot:{slot}", "card:146", "order:card", "then")
    build(game, "desalination", "LR.1")
    assert stands(game, seat, "desalination") == ["LR.1"] and have(game, seat).get("credit", 0) == 0


@rule("DE-EX-10", "DE-9.07")
def test_a_second_laboratory_at_a_data_city() -> None:
    game, seat = turn(2, "1", steelplast=1)
    claim(game, seat, "37")
    put(game, seat, "data_city", "LM")
    put(game, seat, "tunnel", "LR-LM")
    put(game, seat, "laboratory", "LM.1")
    reconsider(game)
    play(game, "slot:G3", "card:E1")
    go(game, "either", "build-2")
    build(game, "laboratory", "LM.2")
    go(game, "card:37")
    assert have(game, seat) == {"credit": 1}


@rule("DE-EX-11", "DE-9.09")
def test_any_structure_may_be_a_data_center() -> None:
    game, seat = turn(2, "1", half_disc=2)
    claim(game, seat, "19")
    seat.used = (0,)
    step = seat.step
    reconsider(game)
    play(game, "slot:R2", "card:E2", "action")
    go(game, "use:19", "build")
    build(game, "data_center", "LR.1")
    go(game, "advance")
    assert "half_disc" not in have(game, seat)
    assert stands(game, seat, "data_center") == ["LR.1"] and seat.step == step + 1


@rule("DE-EX-12", "DE-12.02", "DE-12.03")
@pytest.mark.parametrize(("points", "rating"), [(112, 1), (121, 2), (140, 3)])
def test_ratings(points: int, rating: int) -> None:
    grade = finished(points, 7)
    assert isinstance(grade, Message) and dict(grade.args)["rating"] == rating


@rule("DE-EX-13", "DE-3.07", "DE-3.08", "DE-3.09")
def test_domes_for_three() -> None:
    game = fresh(3)
    left = dict(zip(game.box.kinds, game.state.supply, strict=True))
    assert (left["nonsymbiotic"] + 3, left["symbiotic"], left["data_city"]) == (17, 8, 8)


@rule("DE-EX-14", "DE-4.03", "DE-4.04")
def test_change_for_a_three_disc_token() -> None:
    game, seat = turn(2, "1", half_disc=6)
    play(game, "extra:E1")
    assert have(game, seat) == {"half_disc": 4}


@rule("DE-EX-15", "DE-7.40", "DE-7.43", "DE-7.46")
def test_a_green_extra_card_after_a_yellow_play() -> None:
    game, seat = turn(2, "1", "E3", "E1", "E6", half_disc=4)
    play(game, "slot:Y4", "card:E6", "order:card", "gain")
    go(game, "either", "gain")
    play(game, "extra:E3", "benefit")
    assert have(game, seat)["half_disc"] == 1
    assert len(seat.hand) == 3
    assert game.state.seats[game.to_act()[0]] is not seat  # the draw of two was not offered


@rule("DE-EX-16", "DE-7.10", "DE-7.11", "DE-7.13", "DE-7.14")
def test_a_draw_of_two_and_what_it_leads_to() -> None:
    game, seat = turn(2, "1", half_disc=1)
    go(game, "slot:G1", "card:E1", "advance", "advance")
    to_the_draw(game)
    play(game, "draw-two")
    assert len(seat.hand) == 5 and "half_disc" not in have(game, seat)
    play(game, "done")
    index = game.state.seats.index(seat)
    while game.to_act()[0] != index:
        play(game, "done" if "done" in keys(game) else keys(game)[0])
    assert len(offered(game, "discard")) == 5
    play(game, keys(game)[0], keys(game)[1])
    assert len(seat.hand) == 3 and offered(game, "slot")


@rule("DE-EX-17", "DE-7.30", "DE-7.32", "DE-7.33", "DE-7.34")
def test_two_farms_one_on_an_expansion_site() -> None:
    game, seat = turn(3, "1", kelp=2, half_disc=1)
    play(game, "slot:R1", "card:E2", "build")
    build(game, "farm", "LR.1")
    build(game, "farm", "LR.X")
    assert have(game, seat) == {} and stands(game, seat, "farm") == ["LR.1", "LR.X"]
    assert not offered(game, "at") and "build" not in keys(game)


@rule("DE-EX-18", "DE-6.02", "DE-6.07")
def test_biomatter_for_kelp_and_one_steelplast() -> None:
    game, seat = turn(2, "1", steelplast=1, biomatter=2, half_disc=2, credit=1)
    play(game, "slot:R4", "card:E2", "build")
    build(game, "data_city", "LM")
    assert have(game, seat) == {} and stands(game, seat, "data_city") == ["LM"]


@rule("DE-EX-19", "DE-10.08")
def test_a_pair_with_one_on_the_double_site() -> None:
    game, seat = turn(2, "5")
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "tunnel", "LR-LM")
    put(game, seat, "data_center", "LM.1", "LM.2", upgraded=True)
    made = produce(game, seat, "resource:steelplast")
    assert made == {"half_disc": 8, "credit": 2 + 1, "steelplast": 1}  # one of the tunnel


@rule("DE-EX-20", "DE-8.08")
def test_three_upgraded_data_centers() -> None:
    game, seat = turn(2, "1")
    put(game, seat, "data_center", "LR.1", "LR.2", "LR.3", upgraded=True)
    assert produce(game, seat, "resource:credit") == {"half_disc": 8, "credit": 3}


@rule("DE-EX-21", "DE-11.07", "DE-11.08")
def test_leftovers() -> None:
    game, seat = turn(2, "1", half_disc=3, credit=2, steelplast=1)
    assert scored(game, seat)["leftovers"] == 1
    game, seat = turn(2, "1", half_disc=1, credit=2, steelplast=1)
    assert scored(game, seat)["leftovers"] == 0


@rule("DE-EX-22", "DE-7.21", "DE-7.22")
def test_science_for_steelplast() -> None:
    game, seat = turn(2, "1", half_disc=2, science=1)
    play(game, "swap-goods", "trade:science,steelplast")
    assert have(game, seat) == {"half_disc": 1, "steelplast": 1}


@rule("DE-EX-23", "DE-7.40", "DE-7.46", "DE-7.60", "DE-7.61")
def test_an_extra_card_that_draws() -> None:
    game, seat = turn(2, "1", "D9", "E2", "E3", half_disc=2)
    play(game, "extra:D9", "benefit", "gain")
    assert have(game, seat) == {"half_disc": 1} and len(seat.hand) == 4
    assert offered(game, "slot") and where(game, "D9") == "discard"
    play(game, "slot:G1")
    assert len(offered(game, "card")) == 4
    drawn = names(game, seat.hand[-1:])[0]
    go(game, f"card:{drawn}", "order:none", "advance", "advance")
    to_the_draw(game)
    assert len(seat.hand) == 5
    index = game.state.seats.index(seat)
    go(game, "done")
    while game.to_act()[0] != index:
        play(game, "done" if "done" in keys(game) else keys(game)[0])
    play(game, keys(game)[0])
    play(game, keys(game)[0])
    assert len(seat.hand) == 3


@rule("DE-EX-24", "DE-5.02", "DE-7.30", "DE-7.34", "DE-7.64")
def test_a_data_center_on_an_expansion_site() -> None:
    game, seat = turn(3, "1", half_disc=3)
    play(game, "slot:R1", "card:E2")
    build(game, "data_center", "LR.X")
    assert have(game, seat) == {} and stands(game, seat, "data_center") == ["LR.X"]
    game, seat = turn(3, "1", half_disc=2)
    play(game, "slot:R1", "card:E2")
    go(game, "build", "build:data_center")
    assert refusal(game, "at:LR.X") == "DE-7.64"
    build(game, "data_center", "LR.1")
    assert stands(game, seat, "data_center") == ["LR.1"]


@rule("DE-EX-25", "DE-8.08", "DE-10.11")
def test_data_centers_of_all_sorts() -> None:
    game, seat = turn(2, "5")
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "tunnel", "LR-LM")
    put(game, seat, "data_center", "LM.1", "LM.2", upgraded=True)
    put(game, seat, "data_center", "LM.3")
    assert produce(game, seat, "resource:credit") == {"half_disc": 10, "credit": 3 + 1}  # one of the tunnel


@rule("DE-EX-26", "DE-6.08", "DE-6.15")
def test_a_discount_and_a_named_price() -> None:
    game, seat = turn(2, "1", kelp=1, steelplast=2, half_disc=2, credit=0)
    claim(game, seat, "E13")
    reconsider(game)
    play(game, "slot:R4", "card:E2", "build")
    build(game, "data_city", "LM")
    assert have(game, seat) == {}
    game, seat = turn(2, "1", "E12", "E2", "E3", steelplast=1, kelp=1, credit=2)
    play(game, "slot:R3", "card:E12", "order:card")
    go(game, "build")
    build(game, "data_city", "LM")
    assert have(game, seat) == {}
