"""Chapter 6, settling: biomes, positions, symbols, what it costs and brings."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.positions import Position
from tests.citing import rule
from tests.positioning import keys, refusal
from tests.rules.evacuation.worlds import BOX, empty, play

OF_BIOME = {"tundra": "H06", "desert": "H18", "forest": "H28", "ocean": "H25"}


def settlers(people: int = 9, steel: int = 9, *kinds: str) -> Position:
    """Plenty of everything on the New World side, at the start of the track."""
    position = empty()
    position.people(0, people)
    position.stock(0, new=(0, steel, 0))
    position.prepare(0, "new", *(kinds or ("farm", "steelworks", "power_plant", "farm")))
    return position


def can_settle(position: Position) -> set[str]:
    position.begin(0, "action/settle")
    return {key.removeprefix("settle:") for key in keys(position.live, 0)}


@rule("EV-6.28")
def test_nobody_settles_without_settlers() -> None:
    position = empty()
    position.stock(0, new=(0, 9, 0))
    position.prepare(0, "old", "farm")
    position.turn_of(0)
    assert refusal(position.live, "act:settle", 0) == "EV-6.28"


@rule("EV-6.29", "EV-10.15", "EV-10.16", "EV-10.17", "EV-10.18")
@pytest.mark.parametrize(
    ("satellites", "opened"),
    [
        ((0, 0), {"tundra"}),
        ((5, 5), {"tundra"}),
        ((6, 5), {"tundra", "desert"}),
        ((9, 6), {"tundra", "desert"}),
        ((10, 6), {"tundra", "desert", "forest"}),
        ((14, 10), {"tundra", "desert", "forest", "ocean"}),
    ],
)
def test_the_first_satellite_opens_biomes(satellites: tuple[int, int], opened: set[str]) -> None:
    """Beacon and drop are lent by technologies, so that only the biome decides."""
    position = settlers()
    position.technologies(0, "TE11a", "TE41b", "TE11c", "TE12c", "TE42b", "TE12b", "TE13a", "TE43b", "TE13c")
    position.research(0, 3, 3, 0)
    position.satellites(0, *satellites)
    free = can_settle(position)
    assert {biome for biome, area in OF_BIOME.items() if area in free} == opened
    for biome, area in OF_BIOME.items():
        if biome not in opened:
            assert refusal(position.live, f"settle:{area}", 0) == "EV-6.29"


@rule("EV-6.27", "EV-6.30", "EV-6.31", "EV-6.33", "EV-6.36")
def test_all_positions_are_filled_and_raise_production() -> None:
    position = settlers(1, 1, "power_plant")
    position.begin(0, "action/settle")
    play(position, "settle:H05")
    seat = position.seat(0)
    assert (seat.population, seat.stock, seat.prepared) == (0, [0] * 6, [0] * 6)
    assert seat.production == [0, 1, 1]
    assert position.state.settled == 1 << BOX.area_ids.index("H05")


@rule("EV-6.31", "EV-6.36")
@pytest.mark.parametrize(
    ("people", "steel", "kinds", "area", "why"),
    [
        (1, 9, ("farm",), "H06", "EV-6.36"),  # two population positions
        (9, 1, ("farm",), "H06", "EV-6.31"),
        (9, 9, ("farm",), "H04", "EV-6.36"),  # two factory positions
        (0, 9, ("farm", "farm"), "H01", "EV-6.36"),
    ],
)
def test_no_area_is_settled_in_part(
    people: int, steel: int, kinds: tuple[str, ...], area: str, why: str
) -> None:
    position = settlers(people, steel, *kinds)
    position.begin(0, "action/settle")
    assert refusal(position.live, f"settle:{area}", 0) == why


@rule("EV-6.34", "EV-6.35", "EV-6.70", "EV-10.11")
@pytest.mark.parametrize(
    ("satellites", "lanes", "areas"),
    [
        ((10, 10), ("outer", "outer"), set()),
        ((11, 11), ("inner", "outer"), {"H15"}),  # shield
        ((10, 11), ("inner", "outer"), {"H07", "H13", "H14", "H22", "H28"}),  # leaf and drop
        ((10, 11), ("inner", "inner"), {"H07", "H13", "H14", "H15", "H21", "H22", "H27", "H28"}),
        ((12, 10), ("inner", "outer"), {"H13", "H15", "H21", "H28"}),  # drop and shield
    ],
)
def test_symbols_of_both_cells_count_together(
    satellites: tuple[int, int], lanes: tuple[str, str], areas: set[str]
) -> None:
    position = settlers()
    position.satellites(0, *satellites, *lanes)
    forests = {name for name, biome in zip(BOX.area_ids, BOX.biomes, strict=True) if biome == 2}
    assert can_settle(position) & forests == areas
    for area in forests - areas:
        assert refusal(position.live, f"settle:{area}", 0) == "EV-6.34"


@rule("EV-6.70", "EV-6.35")
def test_a_symbol_is_not_spent() -> None:
    position = settlers()
    position.satellites(0, 10, 11, "inner", "outer")
    for area in ("H07", "H28"):
        position.begin(0, "action/settle")
        play(position, f"settle:{area}")
    assert len(position.seat(0).areas) == 2


@rule("EV-6.37", "EV-6.36")
def test_an_area_belongs_to_one_player() -> None:
    position = settlers()
    position.settle(1, "H06")
    position.begin(0, "action/settle")
    assert refusal(position.live, "settle:H06", 0) == "EV-6.37"


@rule("EV-6.38", "EV-6.30")
def test_the_player_chooses_which_factories_are_placed() -> None:
    position = settlers(0, 0, "farm", "farm", "steelworks")
    position.begin(0, "action/settle")
    play(position, "settle:H04")
    assert set(keys(position.live, 0)) == {"place:farm,farm", "place:farm,steelworks"}
    play(position, "place:farm,steelworks")
    assert position.seat(0).production == [1, 1, 0]


@rule("EV-6.40")
def test_areas_need_not_touch() -> None:
    position = settlers()
    position.settle(0, "H01", "farm")
    free = can_settle(position)
    assert {"H02", "H09", "H34", "H35", "H36"} <= free


@rule("EV-6.39", "EV-12.05")
def test_settled_tokens_stay() -> None:
    position = settlers()
    position.settle(0, "H04", "farm", "farm")
    made = list(position.seat(0).production)
    position.passed(0, 1)
    position.cleanup()
    seat = position.seat(0)
    assert (len(seat.areas), seat.production) == (1, made)


@rule("EV-6.71", "EV-11.08", "EV-18.17", "EV-18.16")
def test_settling_by_a_bonus_costs_and_asks_as_usual() -> None:
    position = settlers(2, 0, "farm")
    position.begin(0, "bonus/YB8/lower")
    assert not any(key == "settle:H06" for key in keys(position.live, 0))  # no steel
    position = settlers(2, 2, "farm")
    position.begin(0, "bonus/YB8/lower")
    offered = {key.removeprefix("settle:") for key in keys(position.live, 0)}
    biomes = {BOX.biomes[BOX.area_ids.index(name)] for name in offered if name in BOX.area_ids}
    assert biomes == {0, 1}  # one further than tundra
    assert "H10" not in offered  # a desert that needs a leaf
    assert refusal(position.live, "settle:H10", 0) == "EV-6.34"
    assert refusal(position.live, "settle:H07", 0) == "EV-6.29"
