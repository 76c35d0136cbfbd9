"""How greedy judges Evacuation: the rest of a year, production, goals; and several turns at once."""

from __future__ import annotations

from typing import Any

import pytest

from kolonie.bots.greedy import Step, best_line, best_row, goes_farther
from kolonie.bots.levels import level
from kolonie.bots.rows import played_on, widened, wider
from kolonie.bots.search import Effort
from kolonie.core.chance import Chance
from kolonie.core.views import View
from kolonie.games import title
from kolonie.games.evacuation.bot import weights
from kolonie.games.evacuation.bot.goals import stepped
from kolonie.games.evacuation.bot.judgement import JUDGEMENT, alone
from kolonie.games.evacuation.bot.projection import Coming
from kolonie.games.evacuation.bot.prospects import filled
from kolonie.lab.matches import Spec, play_match

EV = title("evacuation")
NARROW = JUDGEMENT._replace(beam=JUDGEMENT.beam._replace(width=3, later=2, roads=3))


def first_turn(seats: int, aim: str = "points") -> Any:
    """A game at the first action of its first year; goals are kept as they come."""
    game = EV.new(seats, "judged", {"aim": aim})
    while game.state.year == 0:
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[0])
    return game


def test_tables_hold_floats_and_nothing_else() -> None:
    """A compiled module takes a whole number in a table of floats for something else."""

    def numbers(found: object) -> list[object]:
        return [n for part in found for n in numbers(part)] if isinstance(found, tuple) else [found]

    listed = {name: numbers(found) for name, found in vars(weights).items() if name.isupper()}
    assert len(listed) > 30
    assert {name: ns for name, ns in listed.items() if any(type(n) is not float for n in ns)} == {}


@pytest.mark.parametrize(
    ("production", "growth", "expected"),
    [
        ([3.0, 9.0, 5.0], 0.0, (3.0, 8.0, 9.0)),
        ([3.0, 9.0, 5.0], 2.0, (5.0, 4.0, 9.0)),
        ([3.0, 9.0, 5.0], 6.0, (7.0, 2.0, 9.0)),
        ([3.0, 9.0, 5.0], 13.0, (10.0, 0.0, 10.0)),
    ],
)
def test_growth_goes_where_production_is_lowest(
    production: list[float], growth: float, expected: tuple[float, float, float]
) -> None:
    assert filled(production, growth) == pytest.approx(expected)


def test_a_step_is_worth_something_before_it_is_reached() -> None:
    steps = ((9, 5), (10, 9), (11, 14))
    assert stepped(steps, 0.0) == 0
    assert 0 < stepped(steps, 6.0) < 5
    assert stepped(steps, 9.0) == 5
    assert 9 < stepped(steps, 10.5) < 14
    assert stepped(steps, 12.0) == 14


def test_the_next_income_is_foreseen() -> None:
    """2, 7 and 7 are left of the first income (EV-EX-01); 7 of each come, and four food are eaten."""
    game = first_turn(2)
    seat = game.to_act()[0]
    then = Coming(game, seat)
    assert then.stock == [5, 14, 14, 0, 0, 0]
    assert then.penalties == 0


def test_a_shuttle_that_can_fly_is_seen_flying() -> None:
    game = first_turn(1)
    (seat,) = game.to_act()
    mine = game.state.seats[seat]
    mine.old_shuttles.append(game.box.shuttle_ids.index("SH20"))  # a zone of each colour, for three energy
    then = Coming(game, seat)
    assert (then.home.bit_count(), then.people) == (8, 6)
    mine.stock[2] = 2
    assert Coming(game, seat).home.bit_count() == 11, "two energy do not launch it"


def settlers_in_the_last_year() -> Any:
    """A game whose seat could settle a forest, if its satellites showed it a leaf."""
    game = first_turn(1)
    (seat,) = game.to_act()
    mine = game.state.seats[seat]
    game.state.year = 4
    mine.actions = 1
    mine.satellites, mine.lanes = [11, 12], [0, 0]
    mine.population = 2
    mine.stock = [0, 0, 0, 0, 2, 0]
    return game


def test_symbols_energy_and_settlers_are_only_worth_something_together() -> None:
    game = settlers_in_the_last_year()
    (seat,) = game.to_act()
    mine = game.state.seats[seat]
    tundra = Coming(game, seat).reach
    assert (tundra.actions, tundra.gained) == (1, 2.0), "the second action is free, and two settle"
    mine.satellites[0], mine.lanes[0] = 10, 2  # a leaf and a drop
    assert Coming(game, seat).reach.gained == 4.0
    assert Coming(game, seat).reach.biomes == [0, 0, 1, 0]
    mine.stock[4] = 1
    assert Coming(game, seat).reach.gained < 4.0, "steel for one of them"
    mine.actions = 2
    assert Coming(game, seat).reach.actions == 0, "the third action costs energy"


def test_satellites_are_seen_where_they_come_to() -> None:
    """One is moved and placed before the other: what both will show counts when the first is moved."""
    game = first_turn(1)
    (seat,) = game.to_act()
    mine = game.state.seats[seat]
    mine.satellites = [9, 9]
    mine.groups[4] = 1
    game.play(seat, "pass")
    while "move:1,1" not in [choice.key for choice in game.options(seat)]:
        game.play(seat, "done")
    game.play(seat, "move:1,1")
    then = Coming(game, seat)
    assert (mine.satellites, then.satellites) == ([10, 9], [10, 12])
    assert then.seen == game.box.cell_symbols[10][2] | game.box.cell_symbols[12][2]


def test_several_turns_are_looked_through_and_the_first_is_played() -> None:
    game = first_turn(3)
    seat = game.to_act()[0]
    world = View(game, seat).imagine(Chance("alone"))
    alone(world, seat)
    assert [mine.passed for mine in world.state.seats].count(0) == 1
    line = best_line(View(game, seat).imagine(Chance("line")), seat, JUDGEMENT)
    for offered, choice in line:
        assert game.options(seat) == offered
        game.play(seat, choice)
        if game.to_act() != [seat]:
            break
    assert len(line) >= 2
    assert game.state.seats[seat].actions == 1, "one turn, however far was looked"


def test_a_larger_budget_looks_more_widely_and_never_finds_less() -> None:
    game = first_turn(2)
    seat = game.to_act()[0]
    view = View(game, seat)
    world = view.imagine(Chance("rows"))
    rows = [
        best_row(world.clone(), seat, JUDGEMENT._replace(beam=wider(JUDGEMENT.beam, times)))
        for times in (1, 3)
    ]
    assert rows[0].plays < rows[1].plays
    once = widened(view, Chance("rows"), JUDGEMENT, Effort(plays=rows[0].plays))
    thrice = widened(view, Chance("rows"), JUDGEMENT, Effort(plays=4 * rows[0].plays))
    assert once == rows[0].first == best_line(view.imagine(Chance("rows")), seat, JUDGEMENT)
    assert thrice == max(rows, key=lambda row: row.worth).first


def test_rows_are_played_on_through_the_next_year_as_far_as_the_budget_goes() -> None:
    """What comes to most there is taken, not what seemed best where the year ended."""
    game = first_turn(2)
    seat = game.to_act()[0]
    view = View(game, seat)
    apart = NARROW._replace(beam=NARROW.beam._replace(openings=3))
    row = best_row(view.imagine(Chance("on")), seat, apart)
    assert len({end.steps for end in row.ends}) == 3, "each way to begin has its room"
    later: dict[tuple[Step, ...], list[float]] = {}
    for end in row.ends:
        onward = best_row(View(end.game, seat).imagine(Chance("mind")), seat, JUDGEMENT)
        assert onward.ends and all(one.game.state.year == 3 for one in onward.ends)
        later.setdefault(end.steps, []).append(onward.worth)
    best = max(later, key=lambda steps: max(later[steps]))
    assert played_on(row, view, Chance("mind"), 1_000_000) == best
    assert played_on(row, view, Chance("mind"), 1) == row.ends[0].steps, "it is enough for one"


def test_rows_are_compared_where_the_next_year_begins() -> None:
    """The others pass, do not fly and move their satellites somehow: the row goes on to the next year."""
    game = first_turn(2)
    seat = game.to_act()[0]
    row = best_row(View(game, seat).imagine(Chance("year")), seat, NARROW)
    assert row.ends
    for end in row.ends:
        assert (end.game.state.year, end.game.state.seats[seat].actions) == (2, 0)
        assert end.worth == pytest.approx(JUDGEMENT.value(end.game, seat))
    assert [end.worth for end in row.ends] == sorted((end.worth for end in row.ends), reverse=True)
    assert (row.first, row.worth) == (row.ends[0].steps, row.ends[0].worth)


def test_whoever_is_asked_on_the_way_does_nothing() -> None:
    game = first_turn(2)
    seat = game.to_act()[0]
    other = game.state.seats[1 - seat]
    had = (other.actions, other.home, list(other.old_stadiums))
    game.horizon = JUDGEMENT.horizon
    game.play(seat, "pass")
    assert list(game.asks) == [1 - seat]
    assert goes_farther(game, seat, JUDGEMENT)
    assert list(game.asks) == [seat]
    assert (other.actions, other.home, list(other.old_stadiums)) == had


def test_a_year_that_has_just_begun_is_judged_as_it_is() -> None:
    """Nothing is guessed of it: there is no flight, no progress and no further income yet."""
    game = first_turn(1)
    (seat,) = game.to_act()
    mine = game.state.seats[seat]
    game.state.year = 3
    then = Coming(game, seat)
    assert (then.stock, then.sections, then.years) == (mine.stock, 0, 2)
    mine.actions = 1
    then = Coming(game, seat)
    assert (then.stock != mine.stock, then.years) == (True, 1)


def test_three_stadiums_and_an_empty_old_world_are_worth_more_than_what_stays() -> None:
    game = first_turn(1)
    (seat,) = game.to_act()
    game.state.year = 4
    game.state.seats[seat].actions = 1
    before = JUDGEMENT.value(game, seat)
    game.state.seats[seat].home = 0
    assert JUDGEMENT.value(game, seat) >= before + 11 * 2 + 12


@pytest.mark.parametrize(("aim", "least"), [("points", 30), ("race", 8)])
def test_greedy_plans_what_random_does_not_dream_of(aim: str, least: int) -> None:
    outcome = play_match(Spec("evacuation", "worlds", ("greedy", "random"), (("aim", aim),)))
    assert outcome.scores[0] >= outcome.scores[1] + least


def test_hard_looks_through_rows_as_the_title_says_for_it() -> None:
    game = first_turn(1)
    seat = game.to_act()[0]
    assert JUDGEMENT.rows is not None and JUDGEMENT.rows.roads > JUDGEMENT.beam.roads
    blind = JUDGEMENT.beam._replace(width=1, later=1, roads=1)
    view = View(game, seat, JUDGEMENT._replace(rows=blind))
    row = best_row(view.imagine(Chance("blind")), seat, JUDGEMENT._replace(beam=blind))
    assert level("hard@1").turn(view, Chance("blind")) == row.first
    assert level("medium").turn(view, Chance("blind")) != row.first
