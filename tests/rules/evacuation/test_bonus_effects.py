"""Chapter 18, what the bonuses of a year bring."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.terms import OWN_SYMBOLS
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.trying import asked, refused
from tests.rules.evacuation.worlds import BOX, empty, play


def bonus(name: str, position: Position | None = None) -> Position:
    found = position or empty()
    found.begin(0, f"bonus/{name}")
    return found


@rule("EV-18.09", "EV-3.08")
def test_named_resources_each_on_a_world_of_choice() -> None:
    position = bonus("YB2/lower")
    assert asked(position, "gain") == {"food,old", "food,new"}
    play(position, "gain:food,new", "gain:steel,old", "gain:energy,new")
    assert position.seat(0).stock == [0, 1, 0, 1, 0, 1]


@rule("EV-18.19", "EV-18.09")
@pytest.mark.parametrize(("name", "n"), [("YB1/lower", 2), ("YB4/higher", 3)])
def test_any_resource_is_of_a_kind_of_choice(name: str, n: int) -> None:
    position = bonus(name)
    for _ in range(n):
        assert asked(position, "gain") == {
            f"{k},{w}" for k in ("food", "steel", "energy") for w in ("old", "new")
        }
        play(position, "gain:steel,new")
    assert (position.cubes(0, "new"), asked(position, "gain")) == ((0, n, 0), set())


@rule("EV-18.10", "EV-6.64")
def test_a_free_clone_beside_resources() -> None:
    """One population token on the New World for nothing, also with the technology of more clones."""
    position = empty()
    position.take_set(0, 3)
    position.research(0, 1, 1, 1)
    position = bonus("YB5/higher", position)
    play(position, "gain:food,old", "gain:food,old")
    assert (position.seat(0).population, position.seat(0).stock) == (1, [2, 0, 0, 0, 0, 0])


@rule("EV-18.11")
def test_a_resource_and_a_research() -> None:
    position = bonus("YB6/lower")
    play(position, "gain:energy,old", "research:3")
    seat = position.seat(0)
    assert (seat.stock[2], seat.research) == (1, [0, 0, 1])
    assert not asked(position, "research")


@rule("EV-18.12", "EV-6.46")
@pytest.mark.parametrize("world", ["old", "new"])
def test_two_developments_and_a_factory(world: str) -> None:
    position = empty()
    position.offer("infrastructure", "I03", "I01", "I07")
    position.prepare(0, "old", "farm", "farm", "farm", "farm")
    position = bonus("YB4/lower", position)
    play(position, "draw:I03", "draw:I01")
    assert not asked(position, "draw")
    assert asked(position, "factory") == {
        f"{k},{w}" for k in ("steelworks", "power_plant") for w in ("old", "new")
    }
    play(position, f"factory:steelworks,{world}")
    seat = position.seat(0)
    assert seat.prepared[1 if world == "old" else 4] == 1
    assert (seat.stock, len(seat.plans)) == ([0] * 6, 2)
    assert not asked(position, "factory")


@rule("EV-18.13", "EV-18.14")
@pytest.mark.parametrize("world", ["old", "new"])
def test_a_shuttle_for_nothing_on_either_side(world: str) -> None:
    position = empty()
    position.offer("shuttle", "SH01", "SH04", "SH16")
    position = bonus("YB2/higher", position)
    assert asked(position, "build") == {f"{s},{w}" for s in ("SH01", "SH04", "SH16") for w in ("old", "new")}
    play(position, f"build:SH16,{world}")
    seat = position.seat(0)
    built = [BOX.shuttle_ids.index("SH16")]
    assert (seat.old_shuttles, seat.new_shuttles) == ((built, []) if world == "old" else ([], built))
    assert seat.stock == [0] * 6
    assert not asked(position, "build")


@rule("EV-18.14", "EV-7.12")
def test_a_refresh_before_the_free_shuttle() -> None:
    position = empty()
    position.offer("shuttle", "SH01", "SH04", "SH16")
    position.on_top("shuttle", "SH20")
    position.stock(0, old=(1, 0, 0))
    position = bonus("YB7/lower", position)
    play(position, "refresh:food,old", "discard:SH01", "done", "build:SH20,new")
    assert position.cubes(0, "old") == (0, 0, 0)
    assert position.seat(0).new_shuttles == [BOX.shuttle_ids.index("SH20")]


@rule("EV-18.15", "EV-11.08", "EV-0.12")
def test_research_then_settling() -> None:
    position = empty()
    position.people(0, 2)
    position.stock(0, new=(0, 2, 0))
    position = bonus("YB5/lower", position)
    assert not asked(position, "settle")
    play(position, "research:1", "settle:H06")
    seat = position.seat(0)
    assert (seat.areas, seat.stock, seat.production) == ([BOX.area_ids.index("H06")], [0] * 6, [2, 0, 0])
    assert not asked(position, "settle")


@rule("EV-18.15", "EV-6.29")
def test_that_settling_is_not_bold() -> None:
    position = empty()
    position.people(0, 9)
    position.stock(0, new=(0, 9, 0))
    position.prepare(0, "new", "farm", "farm")
    position = bonus("YB5/lower", position)
    play(position, "research:1")
    assert refused(position, "settle:H16") == "EV-6.29"


@rule("EV-18.16", "EV-18.17")
@pytest.mark.parametrize(
    ("satellites", "opened"),
    [
        ((0, 0), {0, 1}),
        ((5, 5), {0, 1}),
        ((6, 6), {0, 1, 2}),
        ((10, 10), {0, 1, 2, 3}),
        ((14, 14), {0, 1, 2, 3}),
    ],
)
def test_bold_settling_goes_one_biome_further(satellites: tuple[int, int], opened: set[int]) -> None:
    """All symbols are lent, so that only the biome decides."""
    position = empty()
    position.satellites(0, *satellites)
    position.people(0, 9)
    position.stock(0, new=(0, 9, 0))
    position.prepare(0, "new", "farm", "steelworks", "power_plant", "farm")
    position.seat(0).powers[OWN_SYMBOLS] = 0b1111
    position = bonus("YB8/lower", position)
    assert {BOX.biomes[BOX.area_ids.index(name)] for name in asked(position, "settle")} == opened


@rule("EV-18.17", "EV-6.31", "EV-6.34", "EV-6.36")
@pytest.mark.parametrize(
    ("people", "steel", "factories", "area", "why"),
    [
        (9, 9, 1, "H10", "EV-6.34"),  # a leaf
        (9, 0, 1, "H16", "EV-6.31"),
        (0, 9, 1, "H16", "EV-6.36"),
        (9, 9, 1, "H28", "EV-6.29"),  # two biomes further
    ],
)
def test_bold_settling_waives_the_biome_only(
    people: int, steel: int, factories: int, area: str, why: str
) -> None:
    position = empty()
    position.people(0, people)
    position.stock(0, new=(0, steel, 0))
    position.prepare(0, "new", *["farm"] * factories)
    position = bonus("YB8/lower", position)
    assert "done" in keys(position.live, 0)
    assert refused(position, f"settle:{area}") == why
