"""What is tried in Planet Unknown, what neighbours are worth, and that a commander thinks of the others."""

from __future__ import annotations

from kolonie.bots.contests import Duel, contested
from kolonie.bots.greedy import best_line
from kolonie.bots.levels import EFFORTS
from kolonie.core.chance import Chance
from kolonie.core.views import View
from kolonie.games.planet_unknown.bot.looking import candidates, glance, shape_of, towards
from kolonie.games.planet_unknown.bot.neighbours import counted, expected
from kolonie.games.planet_unknown.ground import bit_at, cell_at, cells_of, xy
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.missions import count
from kolonie.games.planet_unknown.nodes import PlaceTile, Rotate
from kolonie.games.planet_unknown.state import Game

BOX = TITLE.box()
PLANET = BOX.planets[0]
HOW = TITLE.judgement()


def wandering(seed: str, seats: int, steps: int) -> list[tuple[Game, int]]:
    """Positions of a game in which anything is played, each with a seat that is asked."""
    game = TITLE.new(seats, seed)
    dice = Chance(seed)
    found: list[tuple[Game, int]] = []
    while not game.over and len(found) < steps:
        seat = game.to_act()[0]
        found.append((game.clone(), seat))
        options = game.options(seat)
        game.play(seat, options[dice.below("any", len(options))])
    return found


def turned(seed: str) -> tuple[Game, int]:
    """A game for two when the station is to be turned, a few turns after the start."""
    for game, seat in reversed(wandering(seed, 2, 90)):
        if isinstance(game.asks[seat].frame.node, Rotate):
            return game, seat
    raise AssertionError("somebody is commander")


def test_some_of_what_is_offered_is_tried_and_few_placements() -> None:
    for seats in (1, 2):
        for game, seat in wandering("few", seats, 150):
            offered = game.options(seat)
            tried = candidates(game, seat, offered)
            assert tried and set(tried) <= set(offered) and len(set(tried)) == len(tried)
            if isinstance(game.asks[seat].frame.node, PlaceTile):
                assert len(tried) <= 25, "and another tile, where a rover may drive before"


def test_what_is_tried_of_a_tile_is_nearly_as_good_as_the_best() -> None:
    missed = []
    for game, seat in wandering("glance", 2, 120):
        offered = game.options(seat)
        if isinstance(game.asks[seat].frame.node, PlaceTile) and len(offered) > 30:
            worths = {}
            for choice in offered:
                twin = game.clone()
                twin.play(seat, choice)
                worths[choice] = HOW.value(twin, seat)
            tried = candidates(game, seat, offered)
            missed.append(max(worths.values()) - max(worths[choice] for choice in tried))
    assert len(missed) > 4
    assert sum(missed) / len(missed) < 0.4


def test_a_glance_counts_sides_holes_and_nooks() -> None:
    hole, pair = bit_at(2, 2), bit_at(5, 5) | bit_at(6, 5)
    square = sum(bit_at(x, y) for x in (8, 9) for y in (8, 9))
    for empty in (hole, pair, square, hole | pair | square, PLANET.cells):
        cells = {xy(cell) for cell in cells_of(empty)}
        neighbours = [len(cells & {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}) for x, y in cells]
        sides = 4 * len(cells) - sum(neighbours)
        holes, nooks = neighbours.count(0), neighbours.count(0) + neighbours.count(1)
        assert abs(shape_of(empty) - (-0.1 * sides - 1.46 * holes - 0.3 * nooks)) < 1e-9


def test_rovers_are_drawn_by_what_they_can_reach_or_else_by_what_is_nearest() -> None:
    game, index = turned("draw")
    seat = game.state.seats[index]
    seat.planet = 0
    seat.loaded = seat.lifepods = seat.meteorites = 0
    start = cell_at(5, 5)
    assert towards(game, seat, start, False) == 0, "nothing draws it"
    seat.meteorites = bit_at(8, 5)
    seat.moves = 1
    ways = towards(game, seat, start, False)
    assert ways & bit_at(6, 5) and not ways & (bit_at(4, 5) | bit_at(5, 4) | bit_at(5, 6))
    seat.lifepods = bit_at(5, 1)
    assert not towards(game, seat, start, False) & bit_at(5, 4), "that is farther away"
    seat.moves = 4
    assert towards(game, seat, start, False) & bit_at(5, 4), "now both can be reached"


def test_neighbours_are_worth_more_the_farther_one_is_ahead() -> None:
    for kind in ("building_count", "largest_area"):
        for turns in (0, 1, 5, 20):
            worths = [expected(kind, ahead, turns, 5, 2) for ahead in range(-6, 7)]
            assert worths == sorted(worths) and worths[0] >= 0.0 and worths[-1] <= 5.0
        assert [round(expected(kind, ahead, 0, 5, 2), 1) for ahead in (-2, 0, 2)] == [0.0, 2.0, 5.0]
        assert expected(kind, 2, 20, 5, 2) < expected(kind, 2, 2, 5, 2), "much can still happen"


def test_what_neighbours_compare_is_counted_as_in_the_rules() -> None:
    for game, seat in wandering("count", 2, 150)[::25]:
        player = game.state.seats[seat]
        for mission in BOX.missions:
            if game.state.turn:
                assert counted(BOX, player, mission.neighbour) == count(BOX, player, mission.neighbour)


def test_a_commander_leaves_the_others_less_than_one_who_thinks_of_himself() -> None:
    for seed in ("one", "two", "three"):
        game, seat = turned(seed)
        view = View(game, seat)
        assert HOW.contest is not None and HOW.contest.decides(game, seat)
        own = best_line(view.imagine(Chance("mind")), seat, HOW)
        chosen = contested(view, Chance("mind"), EFFORTS["hard"])
        duel = Duel(view, HOW, HOW.contest, EFFORTS["hard"])
        left = [duel.best_of_others(view.imagine(Chance("mind")), steps) for steps in (chosen, own)]
        assert left[0] < left[1] + 0.5, "its own best turn is hardly better seen from a wider beam"
        assert duel.leading(view.imagine(Chance("mind")))[0].steps == chosen


def test_at_a_glance_the_station_is_turned_by_one_section_at_most() -> None:
    game, seat = turned("near")
    now = game.state.rotation
    kept = glance(game, seat, game.options(seat))
    assert {(choice.num() - now) % 6 for choice in kept} == {0, 1, 5}
    steps = contested(View(game, seat), Chance("mind"), EFFORTS["medium"])
    assert steps[0][1] in kept


def test_the_best_turns_are_tried_out_to_the_end_of_the_next_round() -> None:
    assert HOW.contest is not None
    effort = EFFORTS["expert"]._replace(rounds=2)
    for seed in ("farther", "far", "end", "next"):
        game, seat = turned(seed)
        view = View(game, seat)
        duel = Duel(view, HOW, HOW.contest, effort)
        arms = duel.leading(view.imagine(Chance("mind")))
        if len(arms) > 1:  # else one is far ahead of all others
            break
    assert 1 < len(arms) <= 4
    duel.farther(arms, Chance("worlds"))
    assert all(len(arm.worths) == 2 for arm in arms)
    world = view.imagine(Chance("world"))
    now = world.state.turn
    duel.outcome(world, arms[0])
    assert world.over or world.state.turn == now + 2
    first = contested(view, Chance("mind"), effort)
    assert contested(view, Chance("mind"), effort) == first
    assert first[0][1] in game.options(seat)
