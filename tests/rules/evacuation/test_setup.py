"""Chapter 2: setting up, tried over many seeds where chance decides."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from kolonie.core.saving import state_hash
from kolonie.core.views import view
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.moves import ChooseHand, KeepGoal
from kolonie.games.evacuation.positions import Position, started
from kolonie.games.evacuation.scoring import PARTS, smiley_bonus
from kolonie.games.evacuation.terms import COLOURS, CONTINENTS
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import BOX, empty, refused, set_ups

every_count = pytest.mark.parametrize("seats", [1, 2, 3, 4])
several = pytest.mark.parametrize("seats", [2, 3, 4])


# -- boards


@rule("EV-2.01", "EV-2.25", "EV-1.06")
@every_count
def test_each_player_has_the_pieces_of_one_colour(seats: int) -> None:
    position = started(seats, "colours")
    for index, seat in enumerate(position.state.seats):
        (stadium,) = seat.old_stadiums
        assert BOX.stadiums[stadium].colour == COLOURS[index]
        assert seat.unused == [4, 4, 4]
        assert seat.prepared == [0] * 6
        assert (seat.population, seat.penalties) == (0, 0)


@rule("EV-2.02", "EV-2.21", "EV-1.07")
@every_count
def test_eleven_tokens_face_up_on_the_own_continent(seats: int) -> None:
    position = started(seats, "continents")
    for index, seat in enumerate(position.state.seats):
        assert seat.home == (1 << 11) - 1
        names = BOX.home_ids[index]
        assert len(names) == 11
        assert all(name.startswith(f"{CONTINENTS[index]}-") for name in names)
    assert CONTINENTS == ("north", "east", "south", "west")


@rule("EV-2.03", "EV-2.04", "EV-2.05", "EV-2.13")
@every_count
def test_markers_at_the_start(seats: int) -> None:
    position = started(seats, "markers")
    assert position.state.year == 1
    for seat in position.state.seats:
        assert (seat.satellites, seat.actions, seat.production) == ([0, 0], 0, [0, 0, 0])


@rule("EV-2.06", "EV-2.07")
@every_count
def test_the_starting_stadium_lies_on_the_old_world_without_smileys(seats: int) -> None:
    position = started(seats, "stadiums")
    for seat in position.state.seats:
        assert (len(seat.old_stadiums), seat.new_stadiums) == (1, [])
        assert BOX.smileys[seat.old_stadiums[0]] == 0
    assert TITLE.extra_view(position.live, None)["smileys"] == [0] * seats


@rule("EV-2.26")
def test_the_starting_stadium_is_a_full_one() -> None:
    """It flies as a building, entertains on the New World and counts for the aim."""
    position = empty()
    position.year(3)
    position.give(0, "shuttle", "SH19", "old")
    position.stock(0, old=(0, 0, 1))
    position.production(0, 8, 8, 8)
    for name in ("ST01", "ST02"):
        position.give(0, "stadium", name, "new")
    position.flight_of(0)
    assert position.state.trigger == -1
    for key in ("launch:SH19", "ship:ST-blue", "leave"):
        position.live.play(0, key)
    assert (len(position.seat(0).new_stadiums), position.state.trigger) == (3, 0)


@rule("EV-2.08")
@several
def test_a_whole_set_of_technologies_at_random(seats: int) -> None:
    seen: Counter[tuple[int, int]] = Counter()
    for position in set_ups(seats, 80):
        own = []
        for index, seat in enumerate(position.state.seats):
            (number,) = {BOX.technology_set[tile] for tile in seat.tiles}
            assert sorted(seat.tiles) == sorted(BOX.sets[number - 1])
            own.append(number)
            seen[index, number] += 1
        assert len({*own}) == seats  # nobody has the set of another
    assert len(seen) == 4 * seats
    assert min(seen.values()) >= 8  # 20 each on average


@rule("EV-2.09")
def test_rows_by_level_and_columns_at_random() -> None:
    columns: Counter[tuple[str, int]] = Counter()
    for position in set_ups(1, 150):
        tiles = position.seat(0).tiles
        assert [BOX.technology_level[tile] for tile in tiles] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
        for place, tile in enumerate(tiles):
            columns[BOX.technology_ids[tile], place % 3] += 1
    assert len(columns) == 36 * 3
    assert min(columns.values()) >= 3  # about 12 each


@rule("EV-2.20")
@several
def test_nobody_has_anything_before_the_first_income(seats: int) -> None:
    game = TITLE.new(seats, "poor", {"aim": "points"})
    assert all(type(game.asks[who].frame.node) is KeepGoal for who in game.to_act())
    for seat in game.state.seats:
        assert (seat.stock, seat.production, seat.population) == ([0] * 6, [0] * 3, 0)


# -- offers and cards


@rule("EV-2.10", "EV-2.11", "EV-2.23")
@several
def test_shuttles_and_stadiums_are_shuffled_and_three_revealed(seats: int) -> None:
    first: Counter[str] = Counter()
    for position in set_ups(seats, 60):
        for what, every in (("shuttle", 21), ("stadium", 17)):
            cards = [*position.shown(what), *position.deck(what)]
            assert len(cards) == len({*cards}) == every
            assert len(position.shown(what)) == 3
            first[cards[0]] += 1
        assert not [name for name in position.deck("stadium") if name.startswith("ST-")]
    assert len(first) > 30


@rule("EV-2.12", "EV-2.23")
@every_count
def test_infrastructure_level_one_lies_on_level_two(seats: int) -> None:
    tops, bottoms = set(), set()
    for position in set_ups(seats, 30):
        cards = [*position.shown("infrastructure"), *position.deck("infrastructure")]
        assert len(position.shown("infrastructure")) == 3
        assert {*cards[:9]} == {f"I{number:02}" for number in range(1, 10)}
        assert {*cards[9:]} == {f"II{number:02}" for number in range(1, 10)}
        tops.add(cards[0])
        bottoms.add(cards[-1])
    assert len(tops) > 5
    assert len(bottoms) > 5


@rule("EV-2.14", "EV-2.23")
@every_count
def test_three_bonuses_and_a_flag_for_the_last_year(seats: int) -> None:
    last, others = set(), set()
    for position in set_ups(seats, 40):
        flags = [BOX.bonuses[card].flag for card in position.state.bonuses]
        assert flags == [False, False, False, True]
        assert len({*position.state.bonuses}) == 4
        last.add(position.state.bonuses[3])
        others.update(position.state.bonuses[:3])
    assert (len(last), len(others)) == (2, 7)


@rule("EV-2.15", "EV-0.10")
def test_everybody_may_look_through_the_bonuses() -> None:
    position = empty(3)
    for viewer in (None, 0, 1, 2):
        assert view(position.live, viewer)["table"]["bonuses"] == position.state.bonuses


@rule("EV-2.16", "EV-2.23")
@every_count
def test_seven_action_cards_each(seats: int) -> None:
    game = TITLE.new(seats, "cards", {"aim": "points", "actions": "advanced"})
    while game.state.year == 0:
        who = game.to_act()[0]
        game.play(who, game.options(who)[0])
    assert type(game.asks[0].frame.node) is ChooseHand
    assert [len(seat.hand) for seat in game.state.seats] == [7] * seats
    assert len(game.state.action_deck) == 80 - 7 * seats
    assert view(game, None)["table"]["action_deck"] == {"count": 80 - 7 * seats}


@rule("EV-2.17")
@several
def test_the_first_order_is_random(seats: int) -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for position in set_ups(seats, 30 * seats * (seats - 1)):
        seen[tuple(position.state.order)] += 1
        assert position.live.to_act() == [position.state.order[0]]
    assert {*seen} == {*permutations(range(seats))}


@rule("EV-2.18", "EV-2.22", "EV-10.04", "EV-17.10")
@pytest.mark.parametrize(("seats", "open_"), [(1, False), (2, False), (3, True), (4, True)])
def test_the_middle_lane_is_for_three_and_four(seats: int, open_: bool) -> None:
    position = empty(seats)
    position.acted(0, 2, g3=2)
    position.progress()
    while "move:1,3" not in keys(position.live, 0):
        position.live.play(0, keys(position.live, 0)[0])
    position.live.play(0, "move:1,3")
    assert keys(position.live, 0) == ["cell:inner", *(["cell:middle"] if open_ else []), "cell:outer"]
    if not open_:
        assert refused(position, "cell:middle") == "EV-10.04"


@rule("EV-2.18")
def test_set_up_is_the_same_for_two_three_and_four() -> None:
    """The decks, offers and cards of one seed do not depend on how many play."""
    found = [started(seats, "the same") for seats in (2, 3, 4)]
    for what in ("shuttle", "stadium", "infrastructure"):
        assert found[0].shown(what) == found[1].shown(what) == found[2].shown(what)
        assert found[0].deck(what) == found[1].deck(what) == found[2].deck(what)
    assert found[0].state.bonuses == found[1].state.bonuses == found[2].state.bonuses
    assert [len(position.state.seats) for position in found] == [2, 3, 4]  # no pieces for anybody else


@rule("EV-2.19", "EV-14.24")
@several
def test_goals_are_chosen_with_technologies_in_sight_and_offers_not(seats: int) -> None:
    game = TITLE.new(seats, "draft", {"aim": "points"})
    assert game.to_act() == list(range(seats))
    table = game.state
    assert all(len(seat.tiles) == 9 and len(seat.draft) == 4 for seat in table.seats)
    assert (table.shuttle_offer, table.stadium_offer, table.plan_offer, table.bonuses) == ([], [], [], [])
    assert started(seats, "draft", None, aim="race").seat(0).goals == []


@rule("EV-2.22")
@pytest.mark.parametrize(("seats", "levels"), [(2, [1, 0]), (3, [2, 1, 0]), (4, [2, 1, 0, 0])])
def test_smileys_in_the_race_by_number_of_players(seats: int, levels: list[int]) -> None:
    position = empty(seats, aim="race")
    for index, name in enumerate(("ST16", "ST13", "ST08", "ST03")[:seats]):  # 5, 4, 3, 2
        position.give(index, "stadium", name, "new")
    assert smiley_bonus(position.live) == levels


@rule("EV-2.22")
@pytest.mark.parametrize(("seats", "points"), [(1, [4]), (2, [4, 0]), (3, [6, 4, 1]), (4, [6, 4, 1, 0])])
def test_smileys_for_points_by_number_of_players(seats: int, points: list[int]) -> None:
    position = empty(seats, aim="points")
    names = [f"ST{number:02}" for number in (17, 16, 15, 14, 13, 12, 8, 6, 3, 1, 2, 4)]
    for number, name in enumerate(names[: 3 * seats]):
        position.give(number // 3, "stadium", name, "new")
    final = position.at_the_end().state.final
    assert [parts[PARTS.index("smileys")] for parts in final] == points


@rule("EV-2.22")
@pytest.mark.parametrize(("seats", "points"), [(2, [4, 0]), (3, [6, 4, 1]), (4, [6, 4, 1, 0])])
def test_lines_for_points_by_number_of_players(seats: int, points: list[int]) -> None:
    """Three areas of a line, two, and one."""
    position = empty(seats, aim="points", lines="on")
    position.lines("1a")
    for index, area, *kinds in (
        (0, "H02"),
        (0, "H07"),
        (0, "H13", "farm", "farm"),
        (1, "H20", "farm"),
        (1, "H27", "farm"),
        (2, "H33", "farm"),
    ):
        if index < seats:
            position.settle(index, area, *kinds)
    assert [parts[PARTS.index("lines")] for parts in position.at_the_end().state.final] == points


@rule("EV-2.22")
def test_alone_three_civilisations_share_the_tracks() -> None:
    position = empty(1)
    assert position.live.settings["aim"] == "points"
    assert len(position.state.order) == 3
    assert len(position.state.automaton_satellites) == 4  # and two of the player


@rule("EV-2.23")
@several
def test_what_everybody_gets_does_not_depend_on_the_number(seats: int) -> None:
    position = started(seats, "hands", None, aim="points", actions="advanced")
    assert [len(seat.goals) for seat in position.state.seats] == [3] * seats
    assert [len(seat.hand) for seat in position.state.seats] == [4] * seats
    assert len(position.state.bonuses) == 4


@rule("EV-2.27")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_nobody_uses_leaves_the_game(seats: int) -> None:
    position = started(seats, "left over", None, aim="points")
    table = position.state
    own = [stadium for seat in table.seats for stadium in seat.old_stadiums]
    stadiums = [*table.stadium_offer, *table.stadium_deck, *own]
    assert len(stadiums) == 17 + seats
    used = {BOX.stadiums[stadium].colour for stadium in stadiums} - {""}
    assert used == {*COLOURS[:seats]}
    assert sum(len(seat.tiles) for seat in table.seats) == 9 * seats
    goals = [goal for seat in table.seats for goal in seat.goals]
    assert len(goals) == len({*goals}) == 3 * seats
    assert all(seat.draft == [] for seat in table.seats)
    for viewer in (None, *range(seats)):
        seen = view(position.live, viewer)["table"]
        assert "goals" not in {
            name for name in seen if name != "seats"
        }  # no pile of those that were not dealt


@rule("EV-2.28")
def test_one_seed_is_one_game() -> None:
    for settings in ({}, {"aim": "points", "actions": "advanced", "tasks": "on", "lines": "on"}):
        one, same, other = (started(3, seed, None, **settings) for seed in ("a", "a", "b"))
        assert state_hash(one.live) == state_hash(same.live)
        assert state_hash(one.live) != state_hash(other.live)


@rule("EV-2.28")
def test_the_order_of_the_draws() -> None:
    """Chance remembers each stream when it is first drawn from."""
    every = [
        *("technology sets", "technology columns", "goals", "stadiums", "shuttles", "infrastructure"),
        *(
            "flag bonus",
            "bonuses",
            "action cards",
            "turn order",
            "public tasks",
            "module side",
            "module tiles",
        ),
    ]
    position = started(2, "draws", None, aim="points", actions="advanced", tasks="on", lines="on")
    assert list(position.live.chance.counters) == every
    unused = {"goals", "action cards", "public tasks", "module side", "module tiles"}
    position = started(2, "draws", None, aim="race")
    assert list(position.live.chance.counters) == [name for name in every if name not in unused]


@rule("EV-2.28")
def test_alone_the_solo_deck_is_shuffled_at_the_start_of_each_year() -> None:
    orders = set()
    for position in set_ups(1, 12):
        draws = list(position.live.chance.counters)
        assert draws.index("solo cards") > draws.index("bonuses")
        for _year in range(3):
            orders.add((position.state.year, tuple(position.state.solo_deck)))
            position.cleanup()
    assert len(orders) > 24  # not the same order again and again


def test_helpers_make_positions_that_can_be_played() -> None:
    for seats in (1, 2, 3, 4):
        position = empty(seats)
        assert isinstance(position, Position)
        assert position.game().to_act() == [0]
