"""Chapters DE-4, DE-5 and their part of DE-8 and DE-10: data discs and data centers."""

from __future__ import annotations

import pytest

from kolonie.core.options import Refused
from kolonie.core.saving import state_hash
from kolonie.core.views import view
from kolonie.games.underwater_cities.data_era.additional import AdditionalActions
from kolonie.games.underwater_cities.flow import PRODUCTION
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import Feed, Produce
from kolonie.games.underwater_cities.nodes import Build, ProductOf, ReceiveDifferent, Upgrade
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.data_era.ocean import build, claim, goods, have, hold, play, produce, put, run, stands, turn

# -- discs


@rule("DE-4.01", "DE-4.02", "DE-4.03", "DE-4.04")
def test_discs_are_kept_in_halves_and_change_is_never_short() -> None:
    game, seat = turn(2, "1", half_disc=3)
    assert have(game, seat) == {"half_disc": 3}
    play(game, "extra:E2", "decline")  # half a disc out of one and a half
    assert have(game, seat) == {"half_disc": 2}
    assert all(isinstance(n, int) for n in seat.goods)


@rule("DE-4.05")
def test_half_a_disc_where_a_whole_one_is_due_is_refused() -> None:
    game, _seat = turn(3, "1", kelp=1, half_disc=1)
    play(game, "slot:R1", "card:E2")
    if "build" in keys(game):
        play(game, "build")
    before = state_hash(game)
    assert refusal(game, "build:data_center") == "DE-5.02"
    with pytest.raises(Refused):
        game.play(game.to_act()[0], "build:data_center")
    assert state_hash(game) == before
    assert refusal(turn(2, "1", half_disc=1)[0], "extra:E1") == "DE-7.42"


@rule("DE-4.06")
def test_what_discs_pay_for() -> None:
    game, seat = turn(3, "1", half_disc=9, kelp=1, steelplast=2, credit=1)
    play(game, "slot:R1", "card:E2", "build", "build:data_center", "at:LR.1")
    assert have(game, seat)["half_disc"] == 7
    play(game, "done", "swap-goods", "trade:kelp,science")
    assert have(game, seat)["half_disc"] == 6


@rule("DE-4.07", "DE-4.08")
def test_nothing_stands_in_for_a_disc_and_a_disc_for_nothing() -> None:
    game, _seat = turn(3, "1", biomatter=9, kelp=1)
    assert "slot:R1" in keys(game)
    play(game, "slot:R1", "card:E2")
    assert refusal(game, "build:data_center") == "DE-5.02"  # only a farm
    build(game, "farm", "LR.1")
    other, mine = turn(3, "1", half_disc=3)
    play(other, "slot:R1", "card:E2")
    assert refusal(other, "build:farm") == "UC-23.03"
    build(other, "data_center", "LR.1")
    assert stands(other, mine, "data_center") == ["LR.1"]


@rule("DE-4.09")
def test_any_resource_means_the_five_of_the_base_game() -> None:
    game, _seat = turn(2)
    five = ("credit", "kelp", "steelplast", "science", "biomatter")
    for card in ("1", "197"):
        effect = game.box.effects[game.box.card_number[card]]
        parts = [part for _word, part in effect.parts if isinstance(part, ReceiveDifferent)]
        assert [part.among for part in parts] == [five]
    (_action, (_word, covered)) = game.box.slots["OV12"].parts
    assert covered.among == (*five, "half_disc")
    game, seat = turn(3)
    play(game, "slot:G1", "card:E1", "choose", "resource:half_disc")
    assert refusal(game, "resource:half_disc") == "UC-12.13"
    play(game, "resource:kelp")
    assert have(game, seat) == {"half_disc": 2, "kelp": 1}


@rule("DE-4.10", "DE-2.14")
def test_discs_are_kept_without_limit() -> None:
    game, seat = turn(2, "1", "E5", "E1", "E2", half_disc=200)
    play(game, "slot:G1", "card:E5", "order:card", "gain")
    assert seat.goods[game.box.resource["half_disc"]] == 202
    for index in range(2):
        run(game, index, Feed())
    assert seat.goods[game.box.resource["half_disc"]] == 202


@rule("DE-4.11")
def test_everybody_sees_how_many_discs_there_are() -> None:
    game, seat = turn(2, "1", half_disc=5)
    index = game.state.seats.index(seat)
    for viewer in (0, 1, None):
        assert view(game, viewer)["table"]["seats"][index]["goods"] == [0, 0, 0, 0, 0, 5]


# -- building


@rule("DE-5.02", "DE-5.03")
def test_a_data_center_costs_a_disc() -> None:
    game, seat = turn(2, "1", half_disc=4)
    play(game, "slot:G2", "card:E1")
    build(game, "data_center", "LR.1")
    assert have(game, seat) == {"half_disc": 2} and stands(game, seat, "data_center") == ["LR.1"]
    game, seat = turn(2, "1", "E9", "E2", "E3")
    play(game, "slot:R1", "card:E9", "order:card")
    build(game, "data_center", "LR.2")
    assert stands(game, seat, "data_center") == ["LR.2"]


@rule("DE-5.04", "DE-9.09", "DE-9.10", "DE-9.11")
def test_any_building_and_any_structure_include_it() -> None:
    game, seat = turn(3, "1", half_disc=4, credit=9, kelp=9, steelplast=9, science=3)
    play(game, "slot:Y4", "card:E1", "build-2")
    assert keys(game) == ["build:data_center", "build:desalination", "build:farm", "build:laboratory"]
    game, seat = turn(3, "1", half_disc=4, science=3)
    put(game, seat, "data_center", "LR.1")
    reconsider(game)
    play(game, "slot:Y5", "card:E1", "either", "upgrade", "upgrade")
    assert seat.upgraded.bit_count() == 1
    for card in ("19", "20", "21"):
        effect = game.box.effects[game.box.card_number[card]]
        kinds = {k for _w, part in effect.parts if isinstance(part, Build | Upgrade) for k in part.kinds}
        assert "data_center" in kinds or not kinds, card


@rule("DE-5.05", "DE-9.12")
def test_named_types_do_not_include_it() -> None:
    game, seat = turn(3, "1", "E19", "E2", "E3", half_disc=9, kelp=2, steelplast=2, credit=2)
    put(game, seat, "data_center", "LR.1")
    put(game, seat, "farm", "LR.2")
    reconsider(game)
    play(game, "slot:R3", "card:E19", "order:card", "upgrade")
    assert seat.upgraded == 1 << game.box.boards[seat.board].buildings.number["LR.2"]
    game, seat = turn(3, "1", half_disc=9, kelp=2, steelplast=2)
    play(game, "slot:G5", "card:E1")
    play(game, "either")
    assert keys(game) == ["build", "build-2"]  # two farms or two laboratories
    assert game.box.effects[game.box.card_number["34"]].parts[0][1].kinds == ("farm", "desalination")


@rule("DE-5.06", "DE-5.07")
def test_where_it_may_stand() -> None:
    game, _seat = turn(2, "1", "E9", "E2", "E3")
    play(game, "slot:R1", "card:E9", "order:card", "build")
    legal = {f"at:{city}.{n}" for city in ("LR", "LM", "MR") for n in (1, 2, 3)}
    assert set(keys(game)) == legal  # at the city, and at the sites where one could be built
    assert refusal(game, "at:LR.X") == "DE-7.64"  # no half disc
    assert refusal(game, "at:UL.1") == "UC-8.07"


@rule("DE-5.08", "DE-5.09")
def test_it_is_upgraded_once_for_a_science() -> None:
    game, seat = turn(2, "1", science=2)
    put(game, seat, "data_center", "LR.1")
    reconsider(game)
    play(game, "slot:Y4", "card:E1", "upgrade")
    assert have(game, seat) == {"science": 1}
    assert stands(game, seat, "data_center") == ["LR.1"] and seat.upgraded.bit_count() == 1
    assert "upgrade" not in keys(game)


@rule("DE-5.10", "DE-8.04")
def test_an_unconnected_one_produces_nothing_and_counts_for_nothing() -> None:
    game, seat = turn(2, "1")
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "data_center", "LM.1", "LM.2", upgraded=True)
    put(game, seat, "data_center", "MR.1")  # at no city at all
    assert produce(game, seat) == {}
    put(game, seat, "tunnel", "LR-LM")
    assert produce(game, seat, "resource:kelp") == {"half_disc": 6, "credit": 2, "kelp": 1}


@rule("DE-5.11", "DE-10.05")
def test_bonus_and_surcharge_of_a_site() -> None:
    game, seat = turn(2, "5", "E9", "E2", "E3", credit=1)
    put(game, seat, "nonsymbiotic", "LM", "LL")  # neither is connected
    reconsider(game)
    play(game, "slot:R1", "card:E9", "order:card")
    build(game, "data_center", "LL.3")
    assert have(game, seat)["credit"] == 4 and seat.points == 1
    game, seat = turn(2, "5", "E9", "E2", "E3", credit=1)
    put(game, seat, "nonsymbiotic", "LM")
    reconsider(game)
    play(game, "slot:R1", "card:E9", "order:card")
    build(game, "data_center", "LM.2")
    assert "credit" not in have(game, seat)  # free, but for the surcharge of the double site


@rule("DE-2.15")
def test_there_is_always_another_data_center() -> None:
    game, seat = turn(2, "1", half_disc=2)
    every = [f"{city}.{n}" for city in ("UL", "UM", "UR", "ML", "MM", "MR", "LL", "LM") for n in (1, 2, 3)]
    put(game, seat, "nonsymbiotic", "UL", "UM", "UR", "ML", "MM", "MR", "LL", "LM")
    put(game, seat, "data_center", *every)
    reconsider(game)
    play(game, "slot:G2", "card:E1")
    build(game, "data_center", "LR.1")
    assert len(stands(game, seat, "data_center")) == 25


# -- production


@rule("DE-8.01", "DE-8.02", "DE-8.03", "DE-8.05", "DE-8.06", "DE-8.08", "DE-10.11")
@pytest.mark.parametrize(
    ("plain", "upgraded", "chosen", "expected"),
    [
        (1, 0, (), {"half_disc": 2}),
        (3, 0, (), {"half_disc": 6}),
        (0, 1, (), {"half_disc": 2, "credit": 1}),
        (2, 1, (), {"half_disc": 6, "credit": 1}),
        (0, 2, ("resource:kelp",), {"half_disc": 6, "credit": 1, "kelp": 1}),
        (1, 2, ("resource:steelplast",), {"half_disc": 8, "credit": 1, "steelplast": 1}),
        (0, 3, ("resource:credit",), {"half_disc": 8, "credit": 3}),
        (0, 4, ("resource:kelp",), {"half_disc": 10, "credit": 3, "kelp": 1}),
    ],
)
def test_what_the_data_centers_of_a_city_produce(
    plain: int, upgraded: int, chosen: tuple[str, ...], expected: dict[str, int]
) -> None:
    game, seat = turn(2, "1")
    sites = ["LR.1", "LR.2", "LR.3", "LR.X"]
    put(game, seat, "data_center", *sites[:plain])
    put(game, seat, "data_center", *sites[plain : plain + upgraded], upgraded=True)
    assert produce(game, seat, *chosen) == expected


@rule("DE-8.07", "DE-8.09")
def test_a_pair_is_a_pair_at_one_city_and_chooses_for_itself() -> None:
    game, seat = turn(2, "1")
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "tunnel", "LR-LM")
    put(game, seat, "data_center", "LR.1", "LM.1", upgraded=True)
    assert produce(game, seat) == {"half_disc": 4, "credit": 3}  # with the tunnel
    put(game, seat, "data_center", "LR.2", "LM.2", upgraded=True)
    chosen = ("pair-of:LM", "resource:kelp", "resource:steelplast")
    assert produce(game, seat, *chosen) == {"half_disc": 12, "credit": 3, "kelp": 1, "steelplast": 1}


@rule("DE-8.09")
@pytest.mark.parametrize("choice", ["resource:science", "resource:biomatter", "resource:half_disc", "done"])
def test_nothing_else_can_be_chosen_for_a_pair(choice: str) -> None:
    game, seat = turn(2, "1")
    put(game, seat, "data_center", "LR.1", "LR.2", upgraded=True)
    run(game, game.state.seats.index(seat), Produce())
    assert keys(game) == ["resource:credit", "resource:kelp", "resource:steelplast"]
    assert refusal(game, choice) == "DE-8.09"


@rule("DE-8.20")
def test_a_chosen_kelp_feeds_and_all_choose_before_anybody_feeds() -> None:
    game, seat = turn(2, "1")
    for one in game.state.seats:
        put(game, one, "data_center", "LR.1", "LR.2", upgraded=True)
        goods(game, one)
    run(game, -1, PRODUCTION)
    play(game, "resource:kelp")
    assert seat.goods[game.box.kelp] == 1  # not eaten yet
    seat.points = 5
    play(game, "resource:credit")
    assert seat.goods[game.box.kelp] == 0 and seat.points == 5


@rule("DE-8.18", "DE-3.22")
def test_the_assistant_gives_half_a_disc_in_every_production() -> None:
    game, seat = turn(2, "1")
    for n in (1, 2, 3):
        run(game, game.state.seats.index(seat), Produce())
        assert have(game, seat) == {"half_disc": n}


# -- special sites


@rule("DE-10.03", "DE-10.04", "DE-10.10")
def test_a_site_with_a_product_of_its_own() -> None:
    game, seat = turn(2, "5")
    put(game, seat, "nonsymbiotic", "MR")
    put(game, seat, "data_center", "MR.2")
    assert "half_disc" not in produce(game, seat)  # not connected
    put(game, seat, "tunnel", "LR-MR")
    tunnels = produce(game, seat)["credit"] - 1
    assert produce(game, seat) == {"half_disc": 2, "credit": 1 + tunnels, "point": 1}
    put(game, seat, "data_center", "MR.2", upgraded=True)
    assert produce(game, seat) == {"half_disc": 2, "credit": 2 + tunnels, "point": 1}
    seat.built[game.box.kind["data_center"]] = 0
    seat.upgraded = 0
    put(game, seat, "farm", "MR.2")
    assert produce(game, seat) == {"kelp": 1, "credit": 1 + tunnels, "point": 1}


@rule("DE-10.06", "DE-10.07", "DE-10.08", "DE-10.09", "DE-10.11")
@pytest.mark.parametrize(
    ("double", "others", "chosen", "expected"),
    [
        ("plain", "", (), {"half_disc": 4}),
        ("upgraded", "", (), {"half_disc": 4, "credit": 2}),
        ("upgraded", "upgraded", ("resource:steelplast",), {"half_disc": 8, "credit": 2, "steelplast": 1}),
        ("plain", "upgraded", (), {"half_disc": 6, "credit": 1}),
    ],
)
def test_a_double_site(double: str, others: str, chosen: tuple[str, ...], expected: dict[str, int]) -> None:
    game, seat = turn(2, "5")
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "tunnel", "LR-LM")
    put(game, seat, "data_center", "LM.2", upgraded=double == "upgraded")
    if others:
        put(game, seat, "data_center", "LM.1", upgraded=True)
    made = produce(game, seat, *chosen)
    made["credit"] -= 1  # the tunnel
    assert {name: n for name, n in made.items() if n} == expected


@rule("DE-10.09", "DE-9.14")
def test_the_product_of_one_structure_knows_no_site_and_no_pair() -> None:
    game, seat = turn(2, "5")
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "tunnel", "LR-LM")
    put(game, seat, "data_center", "LM.2", "LM.1", upgraded=True)
    run(game, game.state.seats.index(seat), ProductOf(("data_center",)))
    assert have(game, seat) == {"half_disc": 2, "credit": 1}


@rule("DE-10.10")
def test_special_sites_exist_only_with_the_expansion() -> None:
    box, base = turn(2)[0].box, TITLE.box()
    for board in ("5", "6", "7", "8"):
        (with_it,) = [b.entry for b in box.boards if b.id == board]
        (without,) = [b.entry for b in base.boards if b.id == board]
        extra = [s for s in with_it.buildings if s.production == {"credit": 1, "point": 1}]
        bonus = [s for s in with_it.buildings if s.bonus == {"credit": 3, "point": 1}]
        double = [s for s in with_it.buildings if s.multiplier == 2]
        triple = [s for s in with_it.cities if s.multiplier == 3]
        assert len(extra) == len(bonus) == len(triple) == 1 and double
        assert triple[0].surcharge == {"steelplast": 3, "credit": 3}
        assert not [s for s in without.buildings if s.production or s.bonus == {"credit": 3, "point": 1}]
    assert [b.entry for b in box.boards if b.side == "basic"] == [
        b.entry for b in base.boards if b.side == "basic"
    ]
    assert isinstance(box.further, AdditionalActions) and not isinstance(base.further, AdditionalActions)


@rule("DE-9.07")
def test_a_second_building_at_a_data_city_sets_cards_off() -> None:
    game, seat = turn(2, "1", "E1", "E2", "E3", steelplast=1)
    claim(game, seat, "37")
    put(game, seat, "data_city", "LM")
    put(game, seat, "tunnel", "LR-LM")
    put(game, seat, "laboratory", "LM.1")
    hold(game, seat, "E1", "E2", "E3")
    reconsider(game)
    play(game, "slot:G3", "card:E1")
    build(game, "laboratory", "LM.2")
    if "card:37" in keys(game):
        play(game, "card:37")
    assert have(game, seat) == {"credit": 1}
