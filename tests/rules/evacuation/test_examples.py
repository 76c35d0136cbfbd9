"""The worked examples of the ledger, each with its numbers."""

from __future__ import annotations

from itertools import product

import pytest

from kolonie.core.settings import SetupError
from kolonie.games.evacuation.income import produce
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.phases import bonus_effect
from kolonie.games.evacuation.positions import started
from kolonie.games.evacuation.progress import base_strength
from kolonie.games.evacuation.scoring import PARTS, adjusted, production_points, qualifies, smiley_bonus
from kolonie.games.evacuation.settling import open_biomes
from kolonie.games.evacuation.terms import FOREST
from tests.citing import rule
from tests.positioning import keys, refusal
from tests.rules.evacuation.worlds import LANDS, empty

# -- income and production


@rule("EV-EX-01", "EV-4.03")
def test_the_first_income() -> None:
    for seat in started(4, "examples").state.seats:
        assert seat.stock == [2, 7, 7, 0, 0, 0]
        assert seat.penalties == 0


@rule("EV-EX-02")
def test_two_areas_produce_what_they_show() -> None:
    position = empty()
    position.satellites(0, 3, 3)
    position.evacuated(0, *(name for name in LANDS if name not in ("north-2", "north-7")))
    produce(position.box, position.seat(0), 0)
    assert position.cubes(0, "old") == (0, 2, 1)


@rule("EV-EX-03", "EV-6.32")
def test_dots_replace_the_one() -> None:
    position = empty()
    position.satellites(0, 6, 6)
    position.stock(0, new=(0, 1, 0))
    position.people(0, 1)
    position.prepare(0, "new", "power_plant")
    position.begin(0, "action/settle")
    position.live.play(0, "settle:H16")
    assert position.seat(0).production == [2, 0, 1]


@rule("EV-EX-04")
def test_infrastructure_pays_out_with_the_second_desert() -> None:
    position = empty()
    position.satellites(0, 6, 6)
    position.settle(0, "H11", "power_plant")
    position.plan(0, "I01")
    position.stock(0, new=(0, 2, 0))
    position.people(0, 1)
    position.prepare(0, "new", "farm")
    before = position.seat(0).production[1]
    position.begin(0, "action/develop")
    position.live.play(0, "play:I01")
    assert (position.cubes(0, "new")[1], position.seat(0).production[1]) == (1, before)
    position.begin(0, "action/settle")
    position.live.play(0, "settle:H16")
    assert position.seat(0).production[1] == before + 2


@rule("EV-EX-05")
def test_research_goes_on_where_a_column_stands() -> None:
    position = empty()
    position.take_set(0, 3)
    position.research(0, 2, 5, 0)
    position.begin(0, "action/research")
    assert keys(position.live, 0) == ["research:1", "research:3"]
    assert refusal(position.live, "research:2", 0) == "EV-6.26"
    position.live.play(0, "research:1")
    assert position.seat(0).research == [3, 5, 0]


@rule("EV-EX-06")
def test_an_area_worth_three_food() -> None:
    position = empty()
    position.satellites(0, 6, 7, "outer", "inner")
    position.people(0, 2)
    position.stock(0, new=(0, 2, 0))
    position.begin(0, "action/settle")
    position.live.play(0, "settle:H10")
    assert position.seat(0).production == [3, 0, 0]


@rule("EV-EX-07")
@pytest.mark.parametrize(
    ("kind", "made"), [("power_plant", [0, 0, 4]), ("farm", [1, 0, 3]), ("steelworks", [0, 1, 3])]
)
def test_a_forest_with_both_symbols(kind: str, made: list[int]) -> None:
    position = empty()
    position.satellites(0, 10, 10, "inner", "outer")
    position.stock(0, new=(0, 2, 0))
    position.people(0, 2)
    position.prepare(0, "new", kind)
    position.begin(0, "action/settle")
    position.live.play(0, "settle:H14")
    assert position.seat(0).production == made
    assert position.cubes(0, "new") == (0, 0, 0)


# -- flight and order


@rule("EV-EX-08")
@pytest.mark.parametrize("building", ["ship:farm", "ship:ST-blue"])
def test_a_shuttle_that_is_exactly_full(building: str) -> None:
    position = empty()
    position.order(0, 1)
    position.give(1, "shuttle", "SH01")  # the phase goes on
    position.stock(1, old=(0, 0, 1))
    position.give(0, "shuttle", "SH06")
    position.stock(0, old=(0, 0, 5))
    position.prepare(0, "old", "farm")
    position.flight_of(0)
    for key in ("launch:SH06", "evacuate:north-8", building):
        position.live.play(0, key)
    assert refusal(position.live, "carry:energy,3", 0) == "EV-8.11"
    position.live.play(0, "carry:energy,2")
    seat = position.seat(0)
    assert seat.population == 2
    assert position.cubes(0, "old") == (0, 0, 1)  # two carried, two for the launch
    assert position.cubes(0, "new") == (0, 0, 2)
    assert (seat.prepared[3], len(seat.new_stadiums)) == ((1, 0) if building == "ship:farm" else (0, 1))


@rule("EV-EX-09")
def test_a_blue_zone_takes_blue_stripes_only() -> None:
    position = empty()
    position.give(0, "shuttle", "SH03")
    position.stock(0, old=(0, 0, 1))
    position.flight_of(0)
    position.live.play(0, "launch:SH03")
    assert keys(position.live, 0) == ["evacuate:north-7", "evacuate:north-8", "evacuate:north-9", "leave"]
    assert refusal(position.live, "evacuate:north-1", 0) == "EV-8.04"


@rule("EV-EX-10")
def test_the_happiest_is_first_and_the_others_turn_round() -> None:
    position = empty(4)
    position.order(0, 1, 2, 3)
    position.give(2, "stadium", "ST03", "old")
    position.change_order()
    assert position.state.order == [2, 3, 1, 0]


# -- progress and bonuses


@rule("EV-EX-11")
def test_the_total_is_moved_exactly() -> None:
    position = empty()
    position.order(0, 1)
    position.acted(0, 4, g1=1, g2=2, g3=1)
    position.progress()
    position.live.play(0, "move:1,3")
    position.live.play(0, "cell:outer")
    assert position.seat(0).satellites == [3, 5]


@rule("EV-EX-12")
def test_a_research_cell_and_the_third_milestone() -> None:
    position = empty()
    position.order(0, 1)
    position.satellites(0, 6, 7)
    position.acted(0, 4, g1=1, g2=2, g3=1)
    position.progress()
    position.live.play(0, "move:1,3")
    position.live.play(0, "cell:inner")
    assert set(keys(position.live, 0)) == {"research:1", "research:2", "research:3", "done"}
    position.live.play(0, "research:1")
    seat = position.seat(0)
    assert (seat.satellites, seat.research) == ([9, 12], [1, 0, 0])
    assert open_biomes(position.box, seat, False) >> FOREST & 1


@rule("EV-EX-13")
@pytest.mark.parametrize(
    ("total", "earned"), [(7, 0), (10, 1), (8, None), (9, None), (11, None), (6, None), (0, None)]
)
def test_strict_bonuses(total: int, earned: int | None) -> None:
    position = empty(bonuses="strict")
    position.bonus("YB2")
    position.seat(0).strength = total
    effects = position.box.bonus_effects[position.box.bonus_ids.index("YB2")]
    assert bonus_effect(position.live, 0) == (None if earned is None else effects[earned])


@rule("EV-EX-14")
@pytest.mark.parametrize(("total", "earned"), [(0, 0), (6, 0), (7, 1), (13, 1), (14, None)])
def test_lenient_bonuses(total: int, earned: int | None) -> None:
    position = empty(bonuses="lenient")
    position.bonus("YB3")
    position.seat(0).strength = total
    effects = position.box.bonus_effects[position.box.bonus_ids.index("YB3")]
    assert bonus_effect(position.live, 0) == (None if earned is None else effects[earned])


# -- the end


@rule("EV-EX-15")
def test_the_third_stadium_ends_the_race() -> None:
    position = empty(aim="race")
    position.year(3)
    position.order(0, 1)
    position.production(0, 8, 9, 8)
    position.give(0, "stadium", "ST01", "new")
    position.give(0, "stadium", "ST02", "new")
    position.give(0, "shuttle", "SH19")
    position.stock(0, old=(0, 0, 1))
    position.flight_of(0)
    for key in ("launch:SH19", "ship:ST-blue"):
        assert not position.live.over
        position.live.play(0, key)
    while not position.live.over and "leave" in keys(position.live, 0):
        position.live.play(0, "leave")
    assert position.state.trigger == 0
    assert position.live.over


@rule("EV-EX-16")
@pytest.mark.parametrize(("lowest", "points"), [(8, 10), (10, 19), (12, 25)])
def test_points_of_the_lowest_production(lowest: int, points: int) -> None:
    position = empty(aim="points")
    position.production(0, lowest, lowest + 1, 14)
    assert production_points(position.box, position.seat(0)) == points


@rule("EV-EX-17")
def test_three_share_the_points_for_smileys() -> None:
    position = empty(3, aim="points")
    for index, names in enumerate((("ST01", "ST02", "ST03"), ("ST04", "ST05"), ("ST06", "ST07"))):
        for name in names:
            position.give(index, "stadium", name, "new")
    for index, colour in ((1, "purple"), (2, "pink")):
        position.give(index, "stadium", f"ST-{colour}", "new")
    final = position.at_the_end().state.final
    assert [parts[PARTS.index("smileys")] for parts in final] == [3, 3, 3]


@rule("EV-EX-18")
def test_strengths_of_cards_and_of_the_board() -> None:
    position = empty(aim="points", actions="advanced")
    position.played(0, "AC32", "AC09")
    position.acted(0, 5, g2=2, g3=1)
    assert base_strength(position.box, position.seat(0)) == 11


@rule("EV-EX-19")
def test_the_task_of_five_technologies() -> None:
    position = empty(aim="points", tasks="on")
    position.order(0, 1)
    position.tasks("PT1")
    position.take_set(0, 1)
    position.research(0, 0, 3, 3)
    position.stock(0, new=(0, 2, 0))
    position.turn_of(0)
    for key in ("act:research", "research:1", "task:PT1"):
        position.live.play(0, key)
    assert position.cubes(0, "new") == (0, 0, 0)
    assert position.seat(0).production == [1, 0, 0]
    assert position.at_the_end().state.final[0][PARTS.index("tasks")] == 5


@rule("EV-EX-24")
def test_two_lowest_markers_share_the_smileys() -> None:
    position = empty(3, aim="race")
    position.satellites(0, 6, 6)
    position.evacuated(0, *LANDS)
    for name in ("ST01", "ST03", "ST08"):
        position.give(0, "stadium", name, "new")
    position.production(0, 6, 6, 9)
    assert smiley_bonus(position.live) == [2, 1, 1]
    assert adjusted(position.live, 0) == [7, 7, 9]


@rule("EV-EX-26")
def test_a_penalty_and_the_most_smileys() -> None:
    position = empty(3, aim="race")
    position.satellites(0, 6, 6)
    position.evacuated(0, *LANDS)
    for name in ("ST01", "ST03", "ST08"):
        position.give(0, "stadium", name, "new")
    position.production(0, 8, 9, 12)
    position.seat(0).penalties = 1
    assert adjusted(position.live, 0) == [9, 9, 12]
    assert qualifies(position.live, 0)


# -- solo


@rule("EV-EX-20")
def test_the_solo_card_settles_3b() -> None:
    position = empty(1)
    position.solo_tile("H01")
    position.solo_cards("SO2", "SO3", "SO1")
    position.turn_of(0)
    position.live.play(0, "act:research")
    position.live.play(0, "research:1")
    table, box = position.state, position.box
    assert box.area_ids[box.rim[table.solo_tile]] == "H16"
    assert [box.area_ids[area] for area in table.automaton_areas] == ["H18"]


@rule("EV-EX-21")
def test_satellites_of_the_solo_cards() -> None:
    position = empty(1)
    position.bonus("YB2")
    position.solo_cards("SO5")
    position.state.automaton_satellites = [1, 0, 0, 1]
    position.order(1, 2, 0)
    position.progress()
    assert position.state.automaton_satellites == [1 + 2, 8, 5, 1 + 2]


@rule("EV-EX-22")
@pytest.mark.parametrize(("rival", "points"), [(["ST02"], 4), (["ST17"], 0)])
def test_smileys_against_the_solo_opponent(rival: list[str], points: int) -> None:
    position = empty(1)
    for name in ("ST01", "ST03", "ST-blue"):
        position.give(0, "stadium", name, "new")
    position.state.automaton_stadiums = [position.fetch("stadium", name) for name in rival]
    assert position.at_the_end().state.final[0][PARTS.index("smileys")] == points


@rule("EV-EX-23")
@pytest.mark.parametrize(
    ("mine", "order"), [("ST04", [1, 0, 2]), ("ST01", [1, 0, 2]), ("ST-blue", [1, 2, 0]), ("ST08", [1, 0, 2])]
)
def test_the_order_against_the_solo_opponent(mine: str, order: list[int]) -> None:
    """The opponent has 3 smileys; level, the player and the opponent change places."""
    position = empty(1)
    position.give(0, "stadium", mine, "new")
    position.state.automaton_stadiums = [position.fetch("stadium", "ST09")]
    position.change_order()
    assert position.state.order == order


@rule("EV-EX-28")
def test_level_with_the_solo_opponent() -> None:
    position = empty(1)
    position.order(1, 2, 0)
    position.change_order()
    assert position.state.order == [0, 1, 2]


# -- energy, contact, settings


@rule("EV-EX-25")
@pytest.mark.parametrize(("action", "paid"), [("shuttle", 3), ("research", 2), ("clone", 2)])
def test_the_fourth_action_of_a_group(action: str, paid: int) -> None:
    position = empty()
    position.acted(0, 3, g2=3)
    position.stock(0, old=(0, 9, 9), new=(1, 0, 0))
    position.turn_of(0)
    position.live.play(0, f"act:{action}")
    assert position.cubes(0, "old")[2] == 9 - paid


@rule("EV-EX-27")
def test_contact_from_the_start_with_eight() -> None:
    position = empty()
    position.order(0, 1)
    position.acted(0, 4, g1=1, g2=2, g3=1)
    position.progress()
    assert keys(position.live, 0) == ["move:1,3", "move:1,4", "move:1,5"]
    for share in (0, 1, 2, 6, 7, 8):
        assert refusal(position.live, f"move:1,{share}", 0) == "EV-10.21"


@rule("EV-EX-29")
@pytest.mark.parametrize(("seats", "sets"), [(1, 12), (2, 30), (3, 15), (4, 15)])
def test_the_sets_of_options_that_can_be_played(seats: int, sets: int) -> None:
    names = [setting.name for setting in TITLE.settings]
    playable = 0
    for values in product(*(setting.values for setting in TITLE.settings)):
        try:
            TITLE.check(dict(zip(names, values, strict=True)), seats)
        except SetupError as error:
            assert error.rule.startswith("EV-")
        else:
            playable += 1
    assert playable == sets
