"""Chapter 6: settling the New World by biome, positions, steel and symbols."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.terms import BIOMES, SYMBOLS
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import BOX, NOTHING, act, empty, refused


def colonists(people: int = 4, steel: int = 4, *factories: str) -> Position:
    """Seat 0 with these on the New World side."""
    position = empty()
    position.people(0, people)
    position.stock(0, new=(0, steel, 0))
    position.prepare(0, "new", *factories)
    return position


def possible(position: Position) -> list[str]:
    """The areas that seat 0 can settle by the board action."""
    position.begin(0, "action/settle")
    return [key.partition(":")[2] for key in keys(position.live, 0) if key.startswith("settle:")]


@rule("EV-6.27", "EV-6.36")
def test_one_free_area_is_occupied_completely() -> None:
    position = colonists(4, 4, "farm", "steelworks")
    act(position, "settle", "settle:H03", "place:steelworks")
    seat = position.seat(0)
    assert [BOX.area_ids[area] for area in seat.areas] == ["H03"]
    assert (seat.population, position.cubes(0, "new")) == (3, (0, 3, 0))
    assert seat.prepared == [0, 0, 0, 1, 0, 0]
    assert seat.production == [0, 1, 1]
    assert position.live.to_act() == [1]  # one and no more


@rule("EV-6.28")
def test_not_without_anybody_on_the_new_world() -> None:
    position = empty()
    position.prepare(0, "old", "farm", "farm")
    position.stock(0, new=(5, 5, 5))
    position.turn_of(0)
    assert refused(position, "act:settle") == "EV-6.28"
    position.prepare(0, "new", "farm")
    assert "act:settle" in position.offered(0)
    position.prepare(0, "new")
    position.people(0, 1)
    assert refused(position, "act:settle") == "EV-6.27"  # no area takes a single token and nothing else
    position.people(0, 2)
    assert "act:settle" in position.offered(0)


@rule("EV-6.29")
@pytest.mark.parametrize(
    ("satellites", "opened"),
    [
        ((0, 0), 1),
        ((3, 3), 1),
        ((5, 5), 1),
        ((6, 3), 2),
        ((3, 6), 2),
        ((9, 9), 2),
        ((10, 6), 3),
        ((13, 13), 3),
        ((14, 10), 4),
        ((18, 18), 4),
    ],
)
def test_biomes_open_with_the_first_satellite(satellites: tuple[int, int], opened: int) -> None:
    """Milestones lie before sections 3, 6, 10 and 14. Symbols are there by technologies and one is waived."""
    position = colonists(9, 9, "farm", "farm", "steelworks", "steelworks")
    position.technologies(0, "TE31a", "TE21a", "TE11a", "TE12c", "TE22b", "TE42b", "TE33a", "TE13b", "TE13c")
    position.research(0, 5, 3, 3)
    position.satellites(0, *satellites)
    assert {BOX.areas[BOX.area_ids.index(area)].biome for area in possible(position)} == {*BIOMES[:opened]}
    for biome in BIOMES[opened:]:
        area = next(area.id for area in BOX.areas if area.biome == biome)
        assert refused(position, f"settle:{area}") == "EV-6.29"


@rule("EV-6.30", "EV-0.02", "EV-6.33")
@pytest.mark.parametrize(
    ("kind", "made"),
    [("farm", [1, 0, 0]), ("steelworks", [0, 1, 0]), ("power_plant", [0, 0, 1])],
)
def test_a_factory_makes_its_own_and_costs_nothing_more(kind: str, made: list[int]) -> None:
    position = colonists(0, 0, kind)
    act(position, "settle")  # H36 only
    seat = position.seat(0)
    assert seat.production == made
    assert seat.prepared == [0] * 6
    assert position.cubes(0, "new") == NOTHING


@rule("EV-6.30")
def test_factories_of_the_old_world_side_settle_nothing() -> None:
    position = colonists(2, 2)
    position.prepare(0, "old", "farm", "farm")
    position.begin(0, "action/settle")
    assert "settle:H06" in keys(position.live, 0)
    for area in ("H36", "H01"):
        assert refused(position, f"settle:{area}") == "EV-6.36"


@rule("EV-6.31")
@pytest.mark.parametrize(
    ("area", "made"), [("H06", [2, 0, 0]), ("H02", [0, 2, 0]), ("H09", [0, 0, 2]), ("H35", [1, 0, 1])]
)
def test_each_person_costs_a_steel_and_makes_one(area: str, made: list[int]) -> None:
    position = colonists(3, 3)
    position.stock(0, old=(0, 9, 0))
    act(position, "settle", f"settle:{area}")
    assert position.seat(0).production == made
    assert position.seat(0).population == 1
    assert (position.cubes(0, "old"), position.cubes(0, "new")) == ((0, 9, 0), (0, 1, 0))


@rule("EV-6.31")
def test_steel_of_the_old_world_does_not_settle() -> None:
    position = colonists(2, 1, "farm")
    position.stock(0, old=(0, 9, 0))
    assert "H06" not in possible(position)
    assert refused(position, "settle:H06") == "EV-6.31"
    assert "H01" in possible(position)  # one person, one steel


@rule("EV-6.32")
@pytest.mark.parametrize(
    ("area", "made"), [("H23", [0, 2, 0]), ("H11", [0, 0, 2]), ("H24", [0, 0, 3]), ("H10", [3, 0, 0])]
)
def test_dots_replace_the_one(area: str, made: list[int]) -> None:
    position = colonists(2, 2, "farm")
    position.satellites(0, 8, 7, "inner", "inner")  # shield and leaf
    act(position, "settle", f"settle:{area}")
    factory = BOX.area_factories[BOX.area_ids.index(area)]
    assert position.seat(0).production == [made[0] + factory, made[1], made[2]]
    assert position.cubes(0, "new") == (0, 2 - BOX.area_people[BOX.area_ids.index(area)], 0)


@rule("EV-6.34", "EV-6.35")
@pytest.mark.parametrize(
    ("lanes", "area", "rule_id"),
    [
        (("outer", "outer"), "H10", "EV-6.34"),  # leaf
        (("inner", "outer"), "H17", None),  # drop, on section 6
        (("inner", "outer"), "H10", "EV-6.34"),
        (("outer", "inner"), "H10", None),  # leaf, on section 7
        (("outer", "inner"), "H17", "EV-6.34"),
    ],
)
def test_symbols_come_from_the_cells_of_satellites(
    lanes: tuple[str, str], area: str, rule_id: str | None
) -> None:
    position = colonists(2, 2)
    position.satellites(0, 6, 7, *lanes)
    if rule_id is None:
        assert area in possible(position)
    else:
        assert area not in possible(position)
        assert refused(position, f"settle:{area}") == rule_id


@rule("EV-6.34", "EV-6.70")
@pytest.mark.parametrize(
    ("first", "second", "open_"),
    [
        ((10, "inner"), (10, "outer"), True),  # leaf and drop on one cell
        ((6, "inner"), (10, "outer"), False),  # the drop alone
        ((11, "middle"), (9, "middle"), True),  # leaf here, drop there
        ((11, "inner"), (11, "middle"), False),  # shield and leaf
    ],
)
def test_two_symbols_mean_both(first: tuple[int, str], second: tuple[int, str], open_: bool) -> None:
    """H14 needs leaf and drop."""
    position = colonists(2, 2, "farm")
    position.satellites(0, first[0], second[0], first[1], second[1])
    assert ("H14" in possible(position)) == open_
    if not open_:
        assert refused(position, "settle:H14") == "EV-6.34"


@rule("EV-6.35", "EV-6.70")
def test_symbols_come_from_technologies_as_well_and_together_with_cells() -> None:
    position = colonists(2, 2, "farm")
    position.take_set(0, 1)
    position.research(0, 0, 0, 3)  # a drop (TE12c)
    position.satellites(0, 10, 11, "outer", "middle")  # a leaf
    assert "H14" in possible(position)
    position.research(0, 0, 0, 2)
    assert "H14" not in possible(position)


@rule("EV-6.35", "EV-6.70")
def test_symbols_are_not_spent() -> None:
    position = colonists(6, 6)
    position.satellites(0, 6, 10, "inner", "outer")  # one drop
    for area in ("H17", "H28"):
        act(position, "settle", f"settle:{area}")
        position.acted(0, 0)
    assert [BOX.area_ids[area] for area in position.seat(0).areas] == ["H17", "H28"]


@rule("EV-6.35")
def test_symbols_of_others_do_not_help() -> None:
    position = colonists(2, 2)
    position.satellites(0, 6, 6)
    position.satellites(1, 7, 7, "inner", "outer")
    assert "H10" not in possible(position)


@rule("EV-6.36")
@pytest.mark.parametrize(
    ("people", "steel", "factories", "area", "rule_id"),
    [
        (1, 4, ("farm",), "H06", "EV-6.36"),  # 1 of 2 people
        (2, 4, (), "H01", "EV-6.36"),  # no factory
        (0, 4, ("farm", "farm"), "H01", "EV-6.36"),  # no person
        (2, 4, ("farm",), "H04", "EV-6.36"),  # 1 of 2 factories
        (2, 1, ("farm",), "H06", "EV-6.31"),  # 1 of 2 steel
    ],
)
def test_nothing_is_settled_in_part(
    people: int, steel: int, factories: tuple[str, ...], area: str, rule_id: str
) -> None:
    position = colonists(people, steel, *factories)
    position.prepare(0, "old", "steelworks")
    position.turn_of(0)
    position.live.play(0, "act:settle")
    assert refused(position, f"settle:{area}") == rule_id


@rule("EV-6.36")
def test_nothing_more_is_put_on_an_area_than_its_positions() -> None:
    position = colonists(9, 9, "farm", "farm", "farm")
    act(position, "settle", "settle:H04")
    seat = position.seat(0)
    assert (seat.population, seat.prepared[3], position.cubes(0, "new")[1]) == (9, 1, 9)
    assert seat.production == [2, 0, 0]


@rule("EV-6.36", "EV-6.37")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_settled_area_is_blocked_for_all(owner: int) -> None:
    position = colonists(4, 4)
    position.settle(owner, "H06")
    assert "H06" not in possible(position)
    assert refused(position, "settle:H06") == "EV-6.37"


@rule("EV-6.37")
def test_it_is_blocked_from_the_moment_it_is_settled() -> None:
    position = colonists(4, 4)
    position.people(1, 2)
    position.stock(1, new=(0, 2, 0))
    act(position, "settle", "settle:H06")
    position.live.play(1, "act:settle")
    assert refused(position, "settle:H06", 1) == "EV-6.37"


@rule("EV-6.38")
def test_the_player_chooses_the_factories_by_kind() -> None:
    position = colonists(0, 0, "farm", "farm", "steelworks", "power_plant")
    act(position, "settle", "settle:H04")
    assert keys(position.live, 0) == [
        "place:farm,farm",
        "place:farm,power_plant",
        "place:farm,steelworks",
        "place:steelworks,power_plant",
    ]
    assert refused(position, "place:steelworks,steelworks") == "EV-6.38"
    position.live.play(0, "place:steelworks,power_plant")
    assert position.seat(0).production == [0, 1, 1]
    assert position.seat(0).prepared == [0, 0, 0, 2, 0, 0]


@rule("EV-6.39")
def test_what_has_settled_stays() -> None:
    """Neither flights nor a cleanup bring anything back from an area."""
    position = colonists(2, 2, "farm")
    act(position, "settle", "settle:H01")
    seat = position.seat(0)
    works = list(seat.works)
    position.give(0, "shuttle", "SH01", "new")
    position.stock(0, new=(0, 0, 1))
    position.flight_of(0)
    position.live.play(0, "return:SH01")
    assert (seat.prepared[0], seat.prepared[3], seat.population) == (0, 0, 1)
    position.cleanup()
    assert (seat.works, [BOX.area_ids[area] for area in seat.areas]) == (works, ["H01"])
    assert seat.unused == [3, 4, 4]


@rule("EV-6.40")
def test_neighbours_play_no_part() -> None:
    """With an area of one's own in a corner, every open free area can still be chosen."""
    position = colonists(9, 9, "farm", "farm", "steelworks")
    tundra = {area.id for area in BOX.areas if area.biome == "tundra" and not area.symbols}
    assert {*possible(position)} == tundra
    position.settle(0, "H01", "farm")
    position.settle(1, "H34", "farm", "farm")
    assert {*possible(position)} == tundra - {"H01", "H34"}


@rule("EV-6.71", "EV-11.08")
@pytest.mark.parametrize("effect", ["bonus/YB5/lower", "card/AC32"])
def test_settling_by_an_effect_keeps_to_the_same_rules(effect: str) -> None:
    position = colonists(2, 2)
    position.acted(0, 9, g2=3)
    position.settle(1, "H02")
    position.begin(0, effect)
    position.live.play(0, "done" if effect.startswith("bonus") else "first")  # no research first
    for area, reason in (("H02", "EV-6.37"), ("H01", "EV-6.36"), ("H10", "EV-6.29"), ("H08", "EV-6.34")):
        assert refused(position, f"settle:{area}") == reason
    position.live.play(0, "settle:H06")
    assert position.cubes(0, "new") == NOTHING  # steel as usual, no energy
    assert position.seat(0).groups[2] == 3


@rule("EV-18.16", "EV-18.17", "EV-11.08")
def test_bold_settling_waives_the_biome_only() -> None:
    position = colonists(2, 2, "farm")
    position.begin(0, "bonus/YB8/lower")
    offered = {key.removeprefix("settle:") for key in keys(position.live, 0)} & {*BOX.area_ids}
    assert {BOX.areas[BOX.area_ids.index(name)].biome for name in offered} == {"tundra", "desert"}
    assert refused(position, "settle:H10") == "EV-6.34"  # a desert that needs a leaf
    assert refused(position, "settle:H07") == "EV-6.29"  # a forest is two levels above
    position = colonists(2, 1, "farm")
    position.begin(0, "bonus/YB8/lower")
    assert refused(position, "settle:H06") == "EV-6.31"
    assert refused(position, "settle:H12") == "EV-6.31"


@rule("EV-6.34")
def test_every_symbol_has_a_place_to_be_found_and_an_area_that_needs_it() -> None:
    needed = {symbol for area in BOX.areas for symbol in area.symbols}
    assert needed == {*SYMBOLS}
    shown = 0
    for cells in BOX.cell_symbols:
        for bits in cells:
            shown |= bits
    assert shown == (1 << len(SYMBOLS)) - 1
