"""Rows of own turns: arms are judged equally far ahead, in the same worlds, and nothing hidden decides."""

from __future__ import annotations

import pytest

from kolonie.bots.levels import SearchBot, level
from kolonie.bots.rows import Race, Way, foreseen
from kolonie.bots.search import Arm, Effort, Trial
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.saving import state_hash
from kolonie.core.views import View, determinize
from kolonie.games import title

AQUASPHERE = title("aquasphere")
FAR = Effort(plays=3_000, arms=6, rows=2, roads=4, branches=2, worlds=3)


def begun(seed: str, played: int = 30) -> Game:
    """A game in which some turns were played."""
    game = AQUASPHERE.new(2, seed)
    dice = Chance(seed)
    for _ in range(played):
        seat = game.to_act()[0]
        offered = game.options(seat)
        game.play(seat, offered[dice.below("play", len(offered))])
    return game


def race_of(game: Game, effort: Effort = FAR) -> tuple[Race, list[Arm]]:
    view = View(game, game.to_act()[0])
    trial = Trial(view, view.judgement(), effort)
    return Race(trial), trial.whole_turns(view.imagine(Chance("first")))


def test_an_arm_is_judged_when_the_seat_is_to_act_again() -> None:
    game = begun("again")
    seat = game.to_act()[0]
    race, arms = race_of(game)
    world = race.trial.view.imagine(Chance("world"))
    road = race.replied(race.trial.begun(world.clone(), arms[0]))
    assert road.game.over or seat in road.game.to_act()
    assert road.worth == race.trial.how.value(road.game, seat)
    number = road.game.number
    farther = race.farther(road)
    assert 1 <= len(farther) <= FAR.branches
    assert all(one.game.over or seat in one.game.to_act() for one in farther)
    assert all(one.game.number > number for one in farther)
    worths = [one.worth for one in farther]
    assert len(set(worths)) == len(worths), (
        "what is worth the same is taken for the same, unless replies differ"
    )


def test_where_worlds_go_alike_one_is_enough_and_the_best_row_decides() -> None:
    game = begun("alike", 12)
    race, arms = race_of(game)
    found = race.run(list(arms), Chance("mind"))
    assert sorted(map(id, found)) == sorted(map(id, arms)), "every arm once"
    assert all(len(arm.worths) == 1 for arm in found)
    assert found[0].mean >= found[1].mean, "both were looked at to the end"


def test_of_a_way_only_the_best_positions_are_kept() -> None:
    game = begun("best")
    race, arms = race_of(game)
    world = race.trial.view.imagine(Chance("world"))
    way = Way(arms[0], [[race.replied(race.trial.begun(world.clone(), arms[0]))] for _ in range(2)])
    assert len(arms[0].worths) == 2
    race.go_on(way, 1)
    assert [len(roads) for roads in way.roads] == [1, 1]
    assert arms[0].worths == [roads[0].worth for roads in way.roads]


def test_the_budget_ends_the_look_ahead() -> None:
    game = begun("budget")
    spent = []
    for plays in (1, 100_000):
        race, arms = race_of(game, FAR._replace(plays=plays, rows=4))
        race.run(list(arms), Chance("mind"))
        spent.append(race.trial.plays)
    assert spent[0] < spent[1], "without positions for it nothing is looked at farther"


def test_no_more_ways_are_gone_on_with_than_there_are_positions_for() -> None:
    game = begun("budget")
    race, arms = race_of(game, FAR._replace(plays=2_000))
    ways, _alike = race.begin(arms, Chance("mind"))
    price = race.turn_price + FAR.branches * race.reply_price
    each = len(ways[0].roads) * price
    for most in range(len(ways) + 1):
        plays = int(race.trial.plays + (most + 0.5) * each)
        race.effort = FAR._replace(plays=plays)
        assert race.affordable(ways) == most


@pytest.mark.parametrize("name", ["hard@2000", "expert@2000"])
def test_rows_answer_alike_in_worlds_that_differ_in_hidden_things(name: str) -> None:
    for number in range(2):
        game = begun(f"hidden {number}")
        seat = game.to_act()[0]
        before = state_hash(game)
        other = determinize(game, seat, Chance(f"other {number}"))
        answers = {level(name).choose(View(world, seat), Chance("mind")) for world in (game, other)}
        assert len(answers) == 1 and state_hash(other) != before == state_hash(game)


def test_the_same_chance_gives_the_same_turn() -> None:
    game = begun("same")
    view = View(game, game.to_act()[0])
    first, again = (foreseen(view, Chance("mind"), FAR) for _ in range(2))
    assert [arm.steps for arm in first] == [arm.steps for arm in again]
    assert SearchBot("rows", FAR).choose(view, Chance("mind")) == first[0].steps[0][1].key
