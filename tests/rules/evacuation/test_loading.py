"""Chapter 8: what goes into a shuttle: zones, building capacity, resource capacity."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.terms import FACTORIES
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import BOX, LANDS, empty, idle, refused

DESERT = ["north-1", "north-2", "north-3"]
MOUNTAIN = ["north-4", "north-5", "north-6"]
OCEAN = ["north-7", "north-8", "north-9"]
FACTORY_AREAS = {"north-1": "farm", "north-4": "steelworks", "north-7": "power_plant"}


def launching(name: str, *extra: str, old: tuple[int, int, int] = (0, 0, 3)) -> Position:
    """The flight phase of seat 0, its shuttles on the Old World, the first of them just launched."""
    position = empty()
    idle(position, 1)
    for shuttle in (name, *extra):
        position.give(0, "shuttle", shuttle, "old")
    position.stock(0, old=old)
    position.flight_of(0)
    position.live.play(0, f"launch:{name}")
    return position


def offered(position: Position, verb: str) -> list[str]:
    return [key.partition(":")[2] for key in keys(position.live, 0) if key.startswith(f"{verb}:")]


def face_up(position: Position, area: str) -> bool:
    return bool(position.seat(0).home >> BOX.home_ids[0].index(area) & 1)


def last_step(position: Position) -> None:
    """Leaves all other places of the shuttle empty and ends the flights."""
    while position.live.to_act() == [0]:
        listed = keys(position.live, 0)
        if not any(key in listed for key in ("leave", "done")) and not listed[0].startswith("carry:"):
            return
        position.live.play(0, next(key for key in ("leave", "done", listed[0]) if key in listed))


# -- zones


@rule("EV-8.04", "EV-8.05")
@pytest.mark.parametrize(("name", "areas"), [("SH01", DESERT), ("SH02", MOUNTAIN), ("SH03", OCEAN)])
def test_a_zone_takes_areas_of_its_colour(name: str, areas: list[str]) -> None:
    position = launching(name)
    assert offered(position, "evacuate") == areas
    for area in LANDS:
        if area not in areas:
            assert refused(position, f"evacuate:{area}") == "EV-8.04"


@rule("EV-8.04")
def test_only_own_areas() -> None:
    position = launching("SH01")
    assert refused(position, "evacuate:east-1") == "EV-8.15"
    assert refused(position, "evacuate:east-2") == "EV-8.15"


@rule("EV-8.25", "EV-8.05")
def test_every_land_area_has_one_stripe_of_three_kinds() -> None:
    for homes in BOX.homes:
        stripes = [home.stripe for home in homes]
        assert sorted(stripe for stripe in stripes if stripe) == sorted(["desert", "mountain", "ocean"] * 3)
        assert [home.stripe for home in homes if home.stripe is None] == [None, None]  # the oceans


@rule("EV-8.06", "EV-8.08")
@pytest.mark.parametrize("area", ["north-2", "north-3"])
def test_all_population_of_an_area_travels(area: str) -> None:
    position = launching("SH01")
    position.live.play(0, f"evacuate:{area}")
    assert not face_up(position, area)
    last_step(position)
    seat = position.seat(0)
    assert (seat.population, seat.prepared) == (2, [0] * 6)
    assert seat.unused == [4, 4, 4]


@rule("EV-8.06", "EV-8.29")
def test_an_area_is_not_split() -> None:
    """There is no part of an area to be chosen, and no second zone takes the rest."""
    position = launching("SH10")  # two desert zones
    position.live.play(0, "evacuate:north-2")
    assert offered(position, "evacuate") == ["north-1", "north-3"]
    assert refused(position, "evacuate:north-2") == "EV-8.08"
    assert refused(position, "evacuate:north-3,1") == "EV-8.15"


@rule("EV-8.07", "EV-8.08")
@pytest.mark.parametrize(("name", "area"), [("SH01", "north-1"), ("SH02", "north-4"), ("SH03", "north-7")])
def test_a_factory_area_takes_one_unused_factory(name: str, area: str) -> None:
    position = launching(name)
    position.live.play(0, f"evacuate:{area}")
    kind = FACTORIES.index(FACTORY_AREAS[area])
    assert not face_up(position, area)
    last_step(position)
    seat = position.seat(0)
    assert seat.unused == [4 - (number == kind) for number in range(3)]
    assert seat.prepared == [int(number == 3 + kind) for number in range(6)]
    assert seat.population == 0


@rule("EV-8.07", "EV-6.47", "EV-6.48")
@pytest.mark.parametrize("where", ["old", "new"])
def test_with_four_in_play_the_factory_stays_on_its_area(where: str) -> None:
    position = empty()
    position.prepare(0, where, *["farm"] * 4)
    position.give(0, "shuttle", "SH16", "old")  # a desert zone, two buildings
    position.stock(0, old=(0, 0, 2))
    position.flight_of(0)
    position.live.play(0, "launch:SH16")
    assert offered(position, "evacuate") == ["north-2", "north-3"]
    assert refused(position, "evacuate:north-1") == "EV-6.47"
    position.live.play(0, "leave")
    assert "north-1" not in offered(position, "ship")
    assert refused(position, "ship:north-1") == "EV-6.47"
    assert face_up(position, "north-1")


@rule("EV-6.47")
def test_a_factory_on_a_shuttle_is_in_play() -> None:
    """The fourth farm travels by the zone; none is left for the building capacity."""
    position = empty()
    position.prepare(0, "old", *["farm"] * 3)
    position.give(0, "shuttle", "SH16", "old")
    position.give(0, "shuttle", "SH18", "old")
    position.stock(0, old=(0, 0, 4))
    position.flight_of(0)
    for key in ("launch:SH16", "evacuate:north-1"):
        position.live.play(0, key)
    assert position.seat(0).unused[0] == 0
    position.begin(0, "technology/TE21c")
    assert refused(position, "factory:farm,new") == "EV-6.47"


@rule("EV-6.49")
def test_an_area_counts_for_the_limit_once_it_is_evacuated() -> None:
    position = launching("SH01")
    assert position.seat(0).unused[0] == 4
    position.live.play(0, "evacuate:north-1")
    assert position.seat(0).unused[0] == 3


@rule("EV-8.08", "EV-4.02")
def test_an_evacuated_area_makes_no_more_and_is_not_evacuated_again() -> None:
    position = launching("SH10", "SH01", old=(0, 0, 4))
    position.live.play(0, "evacuate:north-2")
    assert refused(position, "evacuate:north-2") == "EV-8.08"
    position.live.play(0, "leave")
    while "launch:SH01" not in keys(position.live, 0):
        position.live.play(0, "leave" if "leave" in keys(position.live, 0) else "carry:energy,0")
    position.live.play(0, "launch:SH01")
    assert offered(position, "evacuate") == ["north-1", "north-3"]
    assert refused(position, "evacuate:north-2") == "EV-8.08"
    position.stock(0, old=(5, 0, 0))
    position.income()
    assert position.cubes(0, "old") == (7, 5, 7)


@rule("EV-8.08")
def test_an_evacuated_factory_does_not_leave_by_building_capacity_either() -> None:
    position = launching("SH16", old=(0, 0, 5))  # a desert zone, two buildings
    position.live.play(0, "evacuate:north-1")
    assert offered(position, "ship") == ["ST-blue", "north-4", "north-7"]
    assert refused(position, "ship:north-1") == "EV-8.08"
    position.live.play(0, "ship:north-4")
    assert offered(position, "ship") == ["ST-blue", "north-7"]


@rule("EV-8.24")
def test_each_of_several_zones_takes_one_area() -> None:
    position = launching("SH20")  # desert, mountain, ocean
    for area in ("north-2", "north-5", "north-8"):
        assert len(offered(position, "evacuate")) == 3
        position.live.play(0, f"evacuate:{area}")
    assert position.seat(0).population + position.seat(0).cargo[6] == 6
    assert not any(face_up(position, area) for area in ("north-2", "north-5", "north-8"))


@rule("EV-8.29", "EV-8.24")
def test_no_second_area_in_one_zone() -> None:
    position = launching("SH01")
    position.live.play(0, "evacuate:north-2")
    assert offered(position, "evacuate") == []
    assert refused(position, "evacuate:north-3") == "EV-8.29"


@rule("EV-8.12")
def test_ocean_areas_do_not_travel() -> None:
    position = launching("SH12")  # two ocean zones
    assert offered(position, "evacuate") == OCEAN
    for area in ("north-o1", "north-o2"):
        assert refused(position, f"evacuate:{area}") == "EV-8.12"
    position = launching("SH19")  # three buildings
    for area in ("north-o1", "north-o2"):
        assert refused(position, f"ship:{area}") == "EV-8.12"


# -- buildings


@rule("EV-8.09", "EV-8.03")
def test_buildings_in_any_mix_up_to_the_capacity() -> None:
    position = empty()
    position.prepare(0, "old", "farm", "farm", "steelworks")
    position.give(0, "stadium", "ST01", "old")
    position.give(0, "shuttle", "SH19", "old")  # three buildings
    position.stock(0, old=(0, 0, 2))
    position.flight_of(0)
    position.live.play(0, "launch:SH19")
    assert {*offered(position, "ship")} == {"farm", "steelworks", "ST01", "ST-blue", *FACTORY_AREAS}
    for building in ("farm", "ST01", "north-4"):
        position.live.play(0, f"ship:{building}")
    for key in ("ship:ST-blue", "ship:farm", "ship:north-1"):
        assert refused(position, key) == "EV-8.09"
    assert offered(position, "ship") == []
    last_step(position)
    seat = position.seat(0)
    assert seat.prepared == [1, 1, 0, 1, 1, 0]
    assert [BOX.stadium_ids[stadium] for stadium in seat.new_stadiums] == ["ST01"]
    assert [BOX.stadium_ids[stadium] for stadium in seat.old_stadiums] == ["ST-blue"]
    assert seat.unused == [2, 2, 4]


@rule("EV-8.09")
def test_no_building_without_capacity() -> None:
    position = empty()
    position.prepare(0, "old", "farm")
    position.give(0, "shuttle", "SH07", "old")  # two zones, no buildings
    position.stock(0, old=(0, 0, 3))
    position.flight_of(0)
    position.live.play(0, "launch:SH07")
    for _zone in range(2):
        assert offered(position, "ship") == []
        position.live.play(0, "leave")
    for key in ("ship:farm", "ship:ST-blue", "ship:north-1"):
        assert refused(position, key) == "EV-8.09"
    assert offered(position, "ship") == []


@rule("EV-8.09", "EV-8.02")
def test_only_buildings_of_the_old_world() -> None:
    position = empty()
    position.prepare(0, "new", "farm")
    position.give(0, "stadium", "ST01", "new")
    position.give(0, "shuttle", "SH19", "old")
    position.stock(0, old=(0, 0, 1), new=(5, 5, 5))
    position.flight_of(0)
    position.live.play(0, "launch:SH19")
    assert {*offered(position, "ship")} == {"ST-blue", *FACTORY_AREAS}
    for key in ("ship:farm", "ship:ST01"):
        assert refused(position, key) == "EV-8.15"
    position.live.play(0, "leave")
    assert offered(position, "carry") == []  # the cubes of the New World stay there


@rule("EV-8.10")
def test_a_factory_by_capacity_whatever_its_stripe() -> None:
    position = launching("SH03")  # an ocean zone, one building
    position.live.play(0, "evacuate:north-8")  # the zone is used for somebody else
    assert {"north-1", "north-4", "north-7"} <= {*offered(position, "ship")}
    for area in ("north-2", "north-5", "north-9"):
        assert refused(position, f"ship:{area}") == "EV-8.10"  # people
    position.live.play(0, "ship:north-4")
    assert not face_up(position, "north-4")
    last_step(position)
    seat = position.seat(0)
    assert (seat.prepared[4], seat.population, seat.unused) == (1, 2, [4, 3, 4])


@rule("EV-8.10")
def test_by_zone_it_leaves_the_capacity_free() -> None:
    position = launching("SH03")
    position.live.play(0, "evacuate:north-7")
    position.live.play(0, "ship:ST-blue")
    last_step(position)
    assert position.seat(0).prepared[5] == 1
    assert len(position.seat(0).new_stadiums) == 1


# -- resources


@rule("EV-8.11", "EV-8.03")
def test_cubes_of_any_kinds_up_to_the_capacity() -> None:
    position = launching("SH19", old=(5, 5, 5))  # three resources, 1 energy for the launch
    position.live.play(0, "leave")
    assert offered(position, "carry") == ["food,0", "food,1", "food,2", "food,3"]
    assert refused(position, "carry:food,4") == "EV-8.11"
    position.live.play(0, "carry:food,1")
    assert offered(position, "carry") == ["steel,0", "steel,1", "steel,2"]
    assert refused(position, "carry:steel,3") == "EV-8.11"
    position.live.play(0, "carry:steel,1")
    assert offered(position, "carry") == ["energy,0", "energy,1"]
    assert refused(position, "carry:energy,2") == "EV-8.11"
    position.live.play(0, "carry:energy,1")
    assert position.cubes(0, "old") == (4, 4, 3)
    assert position.cubes(0, "new") == (1, 1, 1)


@rule("EV-8.11")
def test_no_more_cubes_than_there_are() -> None:
    position = launching("SH19", old=(2, 0, 1))
    position.live.play(0, "leave")
    assert offered(position, "carry") == ["food,0", "food,1", "food,2"]
    for key in ("carry:food,3", "carry:steel,1", "carry:energy,1"):
        assert refused(position, key) == "EV-8.15"


# -- what does not fit


@rule("EV-8.29")
def test_only_areas_in_a_zone() -> None:
    position = empty()
    position.prepare(0, "old", "farm")
    position.give(0, "shuttle", "SH04", "old")
    position.stock(0, old=(3, 3, 5))
    position.flight_of(0)
    position.live.play(0, "launch:SH04")
    assert {key.partition(":")[0] for key in keys(position.live, 0)} == {"evacuate", "leave"}
    for key in ("ship:farm", "ship:ST-blue", "carry:food,1"):
        assert refused(position, key) == "EV-8.29"
    assert refused(position, "ship:north-1") == "EV-8.09"


@rule("EV-8.29")
def test_only_buildings_in_building_capacity() -> None:
    position = launching("SH19", old=(3, 3, 5))
    for key in ("evacuate:north-2", "carry:food,1"):
        assert refused(position, key) == "EV-8.29"
    assert refused(position, "ship:north-2") == "EV-8.10"


@rule("EV-8.29")
def test_only_cubes_in_resource_capacity() -> None:
    position = launching("SH06", old=(3, 3, 5))
    position.live.play(0, "leave")
    position.live.play(0, "leave")
    assert refused(position, "evacuate:north-8") == "EV-8.29"
    for key in ("ship:ST-blue", "ship:north-1"):
        assert refused(position, key) == "EV-8.09"
    assert {key.partition(":")[0] for key in keys(position.live, 0)} == {"carry"}
