"""Planet Unknown alone: boards and missions are chosen by what they bring, and it is looked far ahead."""

from __future__ import annotations

from kolonie.bots.contests import ALONE, contested
from kolonie.bots.greedy import best_line
from kolonie.bots.levels import EFFORTS
from kolonie.bots.trees import grown
from kolonie.core.chance import Chance
from kolonie.core.views import View
from kolonie.games.planet_unknown.bot.looking import HASTY, candidates, glance, placements
from kolonie.games.planet_unknown.bot.missions import first_sight, mission_worth, wishes
from kolonie.games.planet_unknown.bot.room import ALL_SHAPES, room_of
from kolonie.games.planet_unknown.bot.terms import awaits_tile, boards_worth, shapes_to_come, turns_left
from kolonie.games.planet_unknown.ground import bit_at
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.nodes import (
    ChooseCorporation,
    ChoosePlanet,
    KeepMissions,
    PlaceTile,
    SelectTile,
)
from kolonie.games.planet_unknown.state import NONE, Game
from kolonie.games.planet_unknown.terms import TERRAINS

BOX = TITLE.box()
HOW = TITLE.judgement()
MISSIONS = [mission.personal for mission in BOX.missions]


def at(node: type, seed: str, seats: int = 1, turn: int = 0) -> Game:
    """The first such decision of seat 0 in or after a turn of a game in which the first option is taken."""
    game = TITLE.new(seats, seed)
    while not (0 in game.asks and type(game.asks[0].frame.node) is node and game.state.turn >= turn):
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[0])
    return game


def test_boards_are_chosen_by_what_they_have_brought() -> None:
    for seats in (1, 2):
        for node in (ChoosePlanet, ChooseCorporation):
            for seed in ("one", "two", "three"):
                game = at(node, seed, seats)
                worths = {}
                for choice in game.options(0):
                    twin = game.clone()
                    twin.play(0, choice)
                    worths[choice] = boards_worth(BOX, twin.state.seats[0])
                line = best_line(View(game, 0).imagine(Chance("board")), 0, HOW)
                assert worths[line[0][1]] == max(worths.values())


def test_whoever_chooses_last_does_not_look_past_the_boards_either() -> None:
    game = TITLE.new(2, "last")
    while not (1 in game.asks and type(game.asks[1].frame.node) is ChooseCorporation):
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[0])
    for choice in game.options(1):
        twin = game.clone()
        twin.play(1, choice)
        assert HOW.value(twin, 1) == boards_worth(BOX, twin.state.seats[1])


def test_of_the_missions_the_one_is_given_back_that_is_worth_least_at_first_sight() -> None:
    for seed in ("one", "two", "three"):
        game = at(KeepMissions, seed)
        steps = best_line(View(game, 0).imagine(Chance("keep")), 0, HOW)
        dealt = sorted(first_sight(MISSIONS[mission]) for mission in game.state.seats[0].dealt)
        game.play(0, steps[0][1])
        kept = [first_sight(MISSIONS[mission]) for mission in game.state.seats[0].missions]
        assert sorted(kept) == dealt[1:]


def test_a_turn_is_left_until_its_tile_is_placed() -> None:
    game = at(SelectTile, "left", turn=18)
    table = game.state
    assert awaits_tile(table) and turns_left(BOX, table) <= len(table.events) + 1
    table.seats[0].covered = 0
    assert turns_left(BOX, table) == len(table.events) + 1
    table.seats[0].took = 0
    assert not awaits_tile(table) and turns_left(BOX, table) == len(table.events)


def test_alone_the_shapes_of_the_last_turns_are_known() -> None:
    game = at(SelectTile, "shapes", turn=3)
    table = game.state
    assert shapes_to_come(BOX, table, 7.0) == ALL_SHAPES
    for turns in (1, 2, 5, 6):
        assert shapes_to_come(BOX, table, float(turns)).bit_count() == 2 * turns
    now = shapes_to_come(BOX, table, 1.0)
    table.seats[0].took = 0
    assert not shapes_to_come(BOX, table, 1.0) & now, "that of this turn lies already"
    hole = sum(bit_at(x, 5) for x in range(2, 6))
    assert room_of(BOX, hole, 0).fits == 0 and room_of(BOX, hole).fits
    two = at(SelectTile, "shapes", 2, 1)
    assert shapes_to_come(BOX, two.state, 1.0) == ALL_SHAPES, "a commander may turn to any"


def test_a_mission_of_buildings_and_of_a_block_is_worth_more_the_nearer_it_is() -> None:
    game = at(SelectTile, "near", turn=3)
    seat = game.state.seats[0]
    cells = BOX.planets[seat.planet].cells
    for criterion in MISSIONS:
        if criterion.kind not in ("area_with_buildings", "rectangle") or criterion.terrain == "energy":
            continue
        assert criterion.terrain is not None
        terrain = TERRAINS.index(criterion.terrain)
        worths = []
        for most in range(1, 6):
            line = sum(bit_at(x, 5) for x in range(2, 2 + most))
            seat.terrain = [line if n == terrain else 0 for n in range(len(seat.terrain))]
            seat.buildings = seat.covered = line
            room = room_of(BOX, cells & ~line)
            worths.append(mission_worth(BOX, seat, criterion, room, 9.0, 0.0))
            later = mission_worth(BOX, seat, criterion, room, 4.0, 0.0)
            assert later < worths[-1] < 5.0, "fewer turns make it less likely"
        assert worths == sorted(worths)


def test_missions_wish_for_terrain_beside_an_area_and_in_a_block() -> None:
    game = at(PlaceTile, "wish", turn=2)
    seat = game.state.seats[0]
    frame = game.asks[0].frame
    offered = game.options(0)
    tile = frame.env["tile"]
    terrain = BOX.tile_a[tile]
    name = TERRAINS[terrain]
    cells = sum(bit_at(x, 5) for x in range(3, 6))
    seat.terrain[terrain] |= cells
    seat.buildings |= cells
    seat.covered |= cells
    empty = BOX.planets[seat.planet].cells & ~seat.covered
    for kind in ("rectangle", "area_with_buildings"):
        seat.missions = [
            n for n, criterion in enumerate(MISSIONS) if criterion.kind == kind and criterion.terrain == name
        ][:1]
        (wish,) = wishes(BOX, seat, empty)
        inside = wish.inside or wish.beside & empty
        assert wish.terrain == terrain and inside
        assert wish.worth(terrain, inside & -inside) > 0.0 >= wish.worth((terrain + 1) % 6, inside & -inside)
        assert wish.worth(terrain, 1 << 200) == 0.0
    most = len(offered)
    ranked = placements(game, 0, offered, tile, True, most)
    seat.missions = []
    assert not wishes(BOX, seat, empty)
    plain = placements(game, 0, offered, tile, True, most)
    assert set(ranked) == set(plain) and ranked != plain, "which are tried depends on it"


def test_at_a_glance_few_placements_are_tried() -> None:
    game = at(PlaceTile, "few", turn=4)
    offered = game.options(0)
    assert len(glance(game, 0, offered)) <= HASTY[0] < len(candidates(game, 0, offered))
    assert set(glance(game, 0, offered)) <= set(candidates(game, 0, offered))


def test_alone_own_turns_in_a_row_are_looked_through_once_the_first_has_begun() -> None:
    contest = HOW.contest
    assert contest is not None
    effort = EFFORTS["hard"]._replace(tree=300, arms=3)
    view = View(at(SelectTile, "rows", turn=12), 0)
    chance = Chance("mind")
    view.imagine(chance)
    wide = effort._replace(tree=ALONE * effort.tree)
    found = grown(view, chance, wide, HOW._replace(candidates=contest.glance))
    assert contested(view, Chance("mind"), effort) == found[0].steps
    assert sum(one.visits > 1 for one in found) > 1, "several, each in several worlds"
    assert any(one.next is not None and one.next.visits for one in found), "more than a turn deep"
    before = View(at(ChoosePlanet, "rows"), 0)
    steps = best_line(before.imagine(Chance("mind")), 0, HOW)
    assert contested(before, Chance("mind"), effort) == steps
    assert before.data()["table"]["seats"][0]["planet"] == NONE
