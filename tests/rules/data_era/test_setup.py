"""Chapters DE-1 to DE-3 and DE-13: what is in the box, and what lies on the table."""

from __future__ import annotations

import tomllib

import pytest

from kolonie.core.readers import text_of
from kolonie.core.saving import state_hash
from kolonie.core.settings import SetupError
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.data_era.expansion import HOME
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.nodes import Build
from tests.citing import rule
from tests.positioning import keys, reconsider
from tests.rules.data_era.ocean import ON, build, claim, fresh, have, hold, names, play, turn

SIDES = {1: "1-2", 2: "1-2", 3: "3-4", 4: "3-4"}
COVERED = {
    "1-2": {"S12": "OV01", "S11": "OV02", "S17": "OV03", "S13": "OV04", "S15": "OV05", "S18": "OV06"},
    "3-4": {
        "S05": "OV07",
        "S08": "OV08",
        "S11": "OV09",
        "S04": "OV10",
        "S01": "OV11",
        "S10": "OV12",
        "S19": "OV13",
    },
}


def era_box() -> Box:
    box: Box = TITLE.box(settings=ON)
    return box


# -- one switch


@rule("DE-1.01", "DE-1.02", "DE-1.06")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_switch_for_the_whole_game(seats: int) -> None:
    off, on = TITLE.new(seats, "switch", {"data_era": "off"}), fresh(seats, "switch")
    assert TITLE.new(seats, "switch").settings["data_era"] == "off"
    assert state_hash(off) == state_hash(TITLE.new(seats, "switch"))
    for name in ("half_disc", "data_center", "data_city"):
        assert name not in (*off.box.resources, *off.box.kinds)
    assert not any(card.startswith("D") for card in off.box.card_ids)
    assert all(not tile for tile in off.box.side[seats].overlays)
    assert "half_disc" in on.box.resources and {"data_center", "data_city"} <= set(on.box.kinds)
    assert on.state.supply[on.box.kind["tunnel"]] == off.state.supply[off.box.kind["tunnel"]]


@rule("DE-1.05", "DE-13.07")
@pytest.mark.parametrize("name", ["new_discoveries", "quick_start", "museum", "metropolis_race"])
def test_the_other_expansion_is_an_unknown_setting(name: str) -> None:
    with pytest.raises(SetupError, match="no such option"):
        TITLE.new(2, "x", {name: "on"})
    with pytest.raises(SetupError):
        TITLE.new(2, "x", {**ON, "boards": "13"})


@rule("DE-13.07", "DE-3.15", "DE-2.10")
def test_what_needs_the_other_expansion_is_data_and_nothing_more() -> None:
    written = tomllib.loads((HOME / "packs" / "cards.toml").read_text("utf-8"))["metropolises"]
    green = [tile["id"] for tile in written if tile["colour"] == "green"]
    assert green == ["DGR1", "DGR2"] and all(
        tile["requires"] == "new_discoveries" for tile in written if tile["colour"] == "green"
    )
    assert not set(green) & set(era_box().tile_ids)
    (start,) = era_box().start_cards
    assert start.requires == "new_discoveries"
    for seats in (1, 2, 3, 4):
        table = fresh(seats).state
        dealt = [tile for seat in table.seats for tile in seat.tiles] + list(table.spare)
        assert {era_box().metropolises[tile].colour for tile in dealt} == {"blue", "brown"}


@rule("DE-1.03", "DE-1.07", "DE-1.08", "DE-5.01", "DE-6.01")
def test_a_resource_a_building_and_a_city_more() -> None:
    box, base = era_box(), TITLE.box()
    assert box.resources == (*base.resources, "half_disc")
    groups = box.speller.groups
    assert groups["building"] == ("farm", "desalination", "laboratory", "data_center")
    assert groups["structure"] == (*groups["building"], "tunnel")
    assert groups["city"] == ("nonsymbiotic", "symbiotic", "data_city")
    assert [box.sorts[box.kind[name]] for name in ("data_center", "data_city")] == ["building", "city"]


@rule("DE-1.04")
@pytest.mark.parametrize("boards", ["basic", "advanced"])
def test_every_board_is_played_with_it(boards: str) -> None:
    box = era_box()
    known = {box.boards[i].id for i in box.board_sides[boards]}
    assert known == {TITLE.box().boards[i].id for i in TITLE.box().board_sides[boards]}
    seen = {box.boards[s.board].id for n in range(9) for s in fresh(4, f"b{n}", boards=boards).state.seats}
    assert seen == known


# -- the main board


@rule("DE-2.04", "DE-3.01", "DE-3.02", "DE-3.03", "DE-3.04", "DE-12.06")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_overlay_tiles_replace_the_text_of_slots_and_nothing_else(seats: int) -> None:
    box, base = era_box(), TITLE.box()
    side, plain = box.side[seats], base.side[seats]
    assert (side.codes, side.colours, side.names) == (plain.codes, plain.colours, plain.names)
    covered = {name: tile for name, tile in zip(side.names, side.overlays, strict=True) if tile}
    assert covered == COVERED[SIDES[seats]]
    for slot, name in enumerate(side.names):
        kept = text_of(side.effects[slot]) == text_of(box.slots[name])
        assert side.effects[slot] is box.slots[covered.get(name, name)]
        assert kept != (name in covered) or name in ("S04", "S19")  # whose words hold for four types too
    assert len(box.slots) - len(base.slots) == 13


@rule("DE-3.02", "DE-3.04")
def test_a_covered_slot_is_taken_for_the_round_like_any_other() -> None:
    game, seat = turn(2, "1", half_disc=2, credit=2)
    play(game, "slot:G2", "card:E1")
    build(game, "data_center", "LR.1")
    while game.to_act()[0] == game.state.seats.index(seat):
        play(game, "done")
    assert "slot:G2" not in keys(game) and "slot:G3" in keys(game)


@rule("DE-3.05")
@pytest.mark.parametrize(("seats", "slot"), [(2, "slot:G2"), (3, "slot:G4")])
def test_a_card_that_depicts_a_slot_means_it_also_when_it_is_covered(seats: int, slot: str) -> None:
    game, seat = turn(seats, "1", half_disc=2)
    claim(game, seat, "E23")  # 2 points on S11, which is covered on both sides
    reconsider(game)
    play(game, slot, "card:E1")
    build(game, "data_center", "LR.1")
    assert seat.points == 0
    play(game, "card:E23")
    assert seat.points == 2


# -- supply


@rule("DE-3.06", "DE-3.07", "DE-3.08", "DE-3.09", "DE-2.03", "DE-12.07")
@pytest.mark.parametrize(("seats", "purple", "blue"), [(1, -1, 5), (2, 5, 5), (3, 8, 8), (4, 11, 11)])
def test_domes_for_each_number_of_players(seats: int, purple: int, blue: int) -> None:
    game = fresh(seats)
    left = dict(zip(game.box.kinds, game.state.supply, strict=True))
    assert left["nonsymbiotic"] == 17 - seats  # the start cities are among them
    assert (left["symbiotic"], left["data_city"]) == (purple, blue)
    assert left["data_center"] == -1


@rule("DE-3.10", "DE-2.16")
def test_without_a_dome_of_a_colour_only_that_colour_cannot_be_built() -> None:
    game, _seat = turn(2, "1", kelp=5, steelplast=5, credit=5, biomatter=5, half_disc=6)
    game.state.supply[game.box.kind["data_city"]] = 0
    reconsider(game)
    play(game, "slot:R4", "card:E2", "build")
    assert keys(game) == ["build:nonsymbiotic", "build:symbiotic"]
    game, _seat = turn(2, "1", kelp=5, steelplast=5, credit=5, biomatter=5, half_disc=6)
    game.state.supply[game.box.kind["symbiotic"]] = 0
    reconsider(game)
    play(game, "slot:R4", "card:E2", "build")
    assert keys(game) == ["build:data_city", "build:nonsymbiotic"]


# -- metropolises, cards, contracts


@rule("DE-3.12", "DE-3.13", "DE-3.14", "DE-12.10")
def test_pools_of_metropolises() -> None:
    box = era_box()
    blue = {tile.id for tile in box.metropolises if tile.colour == "blue"}
    brown = {tile.id for tile in box.metropolises if tile.colour == "brown"}
    assert len(blue) == 14 and {"DBL1", "DBL2", "DBL3"} < blue
    assert brown == {"BR1", "BR2", "BR4", "BR5", "DBR1", "DBR2"}
    game = fresh(3)
    for seat in game.state.seats:
        colours = sorted(box.metropolises[tile].colour for tile in seat.tiles)
        assert colours == ["blue", "blue", "brown"]
    alone = {
        box.tile_ids[tile]
        for n in range(40)
        for tile in fresh(1, f"solo {n}").state.seats[0].tiles
        if box.metropolises[tile].colour == "brown"
    }
    assert alone == {"BR1", "BR2", "BR4", "DBR1", "DBR2"}


@rule("DE-3.16", "DE-3.17", "DE-3.18", "DE-3.19", "DE-2.07")
def test_decks() -> None:
    box = era_box()
    sizes = [sum(era == n for era in box.card_eras) for n in (1, 2, 3)]
    assert sizes == [81, 72, 70]
    assert "189" not in box.card_ids and "189" in TITLE.box().card_ids
    game = fresh(2)
    table = game.state
    assert (len(table.specials), len(table.offer), len(table.aside)) == (18, 6, 5)
    assert all(box.card_prices[card] == 3 for card in (*table.offer, *table.aside))
    assert all(box.card_prices[card] in (1, 2) for card in table.specials)
    first = {*table.deck, *(card for seat in table.seats for card in (*seat.hand, *seat.thrown))}
    assert {f"D{n}" for n in range(1, 16)} <= set(names(game, tuple(first)))


@rule("DE-3.27", "DE-3.29", "DE-12.09")
def test_contracts() -> None:
    box = era_box()
    assert set(box.contract_ids) == {f"GC{n}" for n in (1, 2, 6, 8, 9, 10, 11)}
    drawn = [fresh(2, f"c{n}", contracts="on").state.contracts for n in range(30)]
    assert all(len(three) == 3 for three in drawn)
    assert {box.contract_ids[c] for three in drawn for c in three} == set(box.contract_ids)
    with pytest.raises(SetupError) as caught:
        fresh(1, contracts="on")
    assert caught.value.rule == "UC-20.07"


# -- assistants


@rule("DE-2.08", "DE-3.20", "DE-3.21", "DE-3.23", "DE-3.26")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_has_two_assistants_and_a_disc(seats: int) -> None:
    game = fresh(seats)
    box = game.box
    extra = [{}, {}, {"credit": 1}, {"credit": 1, "steelplast": 1}]
    given = []
    for place, index in enumerate(game.state.order):
        seat = game.state.seats[index]
        assert names(game, seat.actions) == ["PA"]
        (card,) = seat.productions
        given.append(card)
        start = {"kelp": 1, "steelplast": 1, "science": 1, "credit": 2, "half_disc": 2}
        for name, n in extra[place].items():
            start[name] += n
        assert have(game, seat) == start
    assert len(set(given)) == seats
    four = [box.card_number[f"D{n}"] for n in (49, 50, 51, 52)]
    assert set(given) <= set(four)
    assert len({box.effects[card] for card in four}) == 1


@rule("DE-3.24", "DE-3.25")
def test_the_new_assistant_is_no_action_card() -> None:
    game, seat = turn(2, "1", "E14", "E15", "E16", "E7", half_disc=9)
    claim(game, seat, "E14", "E15")
    hold(game, seat, "E16", "E1", "E2")
    reconsider(game)
    play(game, "slot:G1", "card:E16", "order:card")  # the fourth, with the assistant of the base game
    assert names(game, seat.actions) == ["PA", "E14", "E15", "E16"]
    index = game.state.seats.index(seat)
    other, mine = turn(2, "1", "E7", "E1", "E2", half_disc=9)
    claim(other, mine, "E14", "E15", "E16")
    reconsider(other)
    play(other, "slot:R1", "card:E7", "order:card")
    assert keys(other) == ["decline", "drop:E14", "drop:E15", "drop:E16", "drop:PA"]
    assert f"D{49 + index}" in names(game, seat.productions)


@rule("DE-3.32")
def test_the_new_assistant_was_not_claimed() -> None:
    game, seat = turn(2, "1", "E16", "E1", "E2")
    game.state.contracts = (game.box.contract_ids.index("GC8"),)  # seven claimed cards
    claim(game, seat, "E14", "E15", "E8", "E11", "E13")
    reconsider(game)
    assert len(seat.actions + seat.permanents + seat.productions) == 7
    assert not seat.contracts
    play(game, "slot:G1", "card:E16", "order:card")
    assert game.box.contract_ids[seat.contracts[0]] == "GC8"


@rule("DE-5.05")
def test_lists_of_types_do_not_grow() -> None:
    box = era_box()
    assert box.slots["S12"] == TITLE.box().slots["S12"]
    for name, effect in box.slots.items():
        for _word, part in effect.parts:
            if isinstance(part, Build) and name.startswith("S") and "data_center" in part.kinds:
                assert part.kinds == box.speller.groups["building"]
