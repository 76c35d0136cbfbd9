"""Chapter DE-7: half a disc opens an expansion site within a build."""

from __future__ import annotations

from kolonie.games.underwater_cities.data_era.allowance import ALLOWANCE
from tests.citing import rule
from tests.positioning import keys, reconsider
from tests.rules.data_era.ocean import build, claim, go, goods, have, offered, play, put, stands, turn
from tests.rules.data_era.test_additional import unchanged_by


@rule("DE-7.30", "DE-7.31", "DE-7.32", "DE-7.33", "DE-7.64")
def test_half_a_disc_opens_one_expansion_site() -> None:
    game, seat = turn(3, "1", half_disc=1, kelp=3)
    put(game, seat, "nonsymbiotic", "LM")
    reconsider(game)
    play(game, "slot:R1", "card:E2", "build")
    assert {"at:LR.X", "at:LM.X", "at:LR.1"} <= set(keys(game))
    play(game, "at:LM.X")
    assert have(game, seat) == {"kelp": 2} and stands(game, seat, "farm") == ["LM.X"]
    play(game, "build") if "build" in keys(game) else None
    assert not {"at:LR.X"} & set(keys(game)) and "at:LR.1" in keys(game)
    play(game, "at:LR.1")
    assert not offered(game, "at") and "build" not in keys(game)  # two in all


@rule("DE-7.31")
def test_also_in_a_build_and_upgrade_of_a_slot_and_in_one_of_an_action_card() -> None:
    game, seat = turn(3, "1", half_disc=1, kelp=1, science=1)
    play(game, "slot:R5", "card:E2", "pair")
    build(game, "farm", "LR.X")
    assert stands(game, seat, "farm") == ["LR.X"] and seat.upgraded and have(game, seat) == {}
    game, seat = turn(2, "1", half_disc=1, kelp=1)
    claim(game, seat, "E7")
    seat.used = (0,)
    reconsider(game)
    play(game, "slot:R2", "card:E2", "action")
    go(game, "use:E7")
    build(game, "farm", "LR.X")
    assert stands(game, seat, "farm") == ["LR.X"] and have(game, seat) == {}


@rule("DE-7.34", "DE-7.64")
def test_building_surcharge_and_fee_are_all_due() -> None:
    game, _seat = turn(3, "1", half_disc=2)
    play(game, "slot:R1", "card:E2")
    assert "at:LR.1" in keys(game)
    unchanged_by(game, "at:LR.X", "DE-7.64")  # the disc pays for a data center, nothing is left


@rule("DE-7.35")
def test_also_at_a_legal_empty_site() -> None:
    game, _seat = turn(3, "1", half_disc=1, kelp=1)
    play(game, "slot:R1", "card:E2")
    play(game, *(["build"] if "build" in keys(game) else []))
    assert {"at:LM.X", "at:MR.X"} <= set(keys(game)) and "at:UL.X" not in keys(game)


@rule("DE-7.36")
def test_buildings_only() -> None:
    game, seat = turn(2, "1", half_disc=9, kelp=9, credit=9, steelplast=9)
    play(game, "slot:Y1", "card:E1", "build")
    assert all(".X" not in key for key in keys(game))
    for kind in ("farm", "laboratory", "data_center"):
        game, seat = turn(2, "1", half_disc=9, kelp=9, credit=9, steelplast=9)
        play(game, "slot:G3", "card:E1", "either")
        word = {"farm": "build", "laboratory": "build-2", "data_center": "build-3"}[kind]
        play(game, word)
        build(game, kind, "LR.X")
        assert stands(game, seat, kind) == ["LR.X"]


@rule("DE-7.37", "DE-9.08")
def test_what_opens_expansion_sites_by_itself_needs_no_fee() -> None:
    game, seat = turn(2, "1", "E18", "E1", "E3", half_disc=1)
    put(game, seat, "data_city", "LM")
    reconsider(game)
    play(game, "slot:Y3", "card:E18", "order:card") if "slot:Y3" in keys(game) else play(
        game, "slot:Y2", "card:E18", "order:card"
    )
    build(game, "data_center", "LM.X")
    assert stands(game, seat, "data_center") == ["LM.X"]  # at a data city, and a data center
    assert have(game, seat)["half_disc"] >= 1 and ALLOWANCE in seat.beside


@rule("DE-7.38")
def test_a_site_that_can_be_opened_counts_for_choosing_slot_and_card() -> None:
    game, seat = turn(3, "1", half_disc=1, kelp=1)
    put(game, seat, "laboratory", "LR.1", "LR.2", "LR.3", "LM.1", "LM.2", "LM.3", "MR.1", "MR.2", "MR.3")
    reconsider(game)
    assert "slot:R1" in keys(game)
    goods(game, seat, kelp=1)
    reconsider(game)
    assert "slot:R1" not in keys(game)
    goods(game, seat, half_disc=1, kelp=1)
    del seat.beside[ALLOWANCE]
    reconsider(game)
    assert "slot:R1" not in keys(game)


@rule("DE-7.58", "DE-5.04")
def test_not_for_the_build_of_a_metropolis() -> None:
    game, seat = turn(2, "1", half_disc=5, steelplast=5, credit=5)
    space = list(game.box.boards[seat.board].metropolis_ids).index("BLUE_TR")
    tiles = list(seat.tiles)
    tiles[space] = game.box.tile_ids.index("DBL3")
    seat.tiles = tuple(tiles)
    put(game, seat, "tunnel", "LR-MR", "MR-UR")
    reconsider(game)
    play(game, "slot:Y1", "card:E1", "build", "at:UR-BLUE_TR")
    go(game, "tile:DBL3", "build")
    assert "at:LR.1" in keys(game) and "at:LR.X" not in keys(game)


@rule("DE-7.59")
def test_the_fee_stays_due_for_a_free_build() -> None:
    game, seat = turn(2, "1", "E9", "E2", "E3", half_disc=1)
    play(game, "slot:R1", "card:E9", "order:card", "build", "at:LR.X")
    assert "half_disc" not in have(game, seat) and stands(game, seat, "data_center") == ["LR.X"]
