"""Rows that are changed a little, again and again, and what of that stays."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kolonie.bots.greedy import Row, best_row, goes_farther
from kolonie.bots.polish import (
    Attempt,
    Made,
    Worlds,
    changed,
    first_turn,
    followed,
    polished,
    wishes_of,
    wishes_of_others,
)
from kolonie.bots.rows import widened
from kolonie.bots.search import Effort
from kolonie.bots.wishes import wished
from kolonie.core.chance import Chance
from kolonie.core.options import option
from kolonie.core.views import View
from kolonie.games import title
from kolonie.games.evacuation.bot.judgement import JUDGEMENT, alone
from kolonie.games.evacuation.moves import Turn
from kolonie.games.evacuation.nodes import Settle
from tests.citing import rule
from tests.rules.evacuation.worlds import empty

EV = title("evacuation")
NARROW = JUDGEMENT._replace(beam=JUDGEMENT.beam._replace(width=3, later=2, roads=2))


def last_year(seats: int = 1) -> Any:
    """A game at the first action of its last year, played at random until then."""
    dice = random.Random("polish")
    game = EV.new(seats, "polish", {"aim": "points"})
    while game.state.year < 4 or type(game.asks[game.to_act()[0]].frame.node) is not Turn:
        seat = game.to_act()[0]
        game.play(seat, dice.choice(game.options(seat)))
    return game


def row_of(game: Any, seat: int) -> tuple[Any, Row]:
    """A world in which the others do nothing, and the best rows there."""
    world = View(game, seat).imagine(Chance("world"))
    alone(world, seat)
    return world, best_row(world.clone(), seat, NARROW)


def test_wishes_play_the_row_that_they_were_taken_from() -> None:
    game = last_year()
    world, row = row_of(game, 0)
    end = row.ends[0]
    assert end.whole[: len(end.steps)] == end.steps and len(end.whole) > len(end.steps)
    wishes = wishes_of(world.clone(), 0, NARROW, end.whole)
    assert sorted(key for keys in wishes.values() for key in keys) == sorted(
        choice.key for _offered, choice in end.whole
    )
    again = Worlds([world]).played(0, NARROW, wishes)
    assert [made.step[1] for made in again.made] == [choice for _offered, choice in end.whole]
    assert again.worth == end.worth == end.game.scores()[0]
    assert first_turn(again.made, NARROW) == end.steps


def test_the_first_wish_that_is_offered_is_taken_once() -> None:
    gold, salt, done = option("take", "gold"), option("take", "salt"), option("done")
    keys, taken = ["take:tin", "take:salt", "take:gold", "take:salt"], set[int]()
    assert wished(keys, taken, (gold, salt, done), JUDGEMENT) == (1, salt)
    assert wished(keys, taken, (gold, salt, done), JUDGEMENT) == (2, gold)
    assert wished(keys, taken, (gold, done), JUDGEMENT) == (-1, done), "nothing is done where none is offered"
    assert wished(keys, taken, (salt, done), JUDGEMENT) == (3, salt)
    assert taken == {1, 2, 3}
    assert wished([], set(), (gold, done), JUDGEMENT) == (-1, done)


def test_polishing_never_makes_a_row_worth_less_and_goes_by_chance_alone() -> None:
    game = last_year()
    _world, row = row_of(game, 0)
    worlds = [View(game, 0).imagine(Chance(f"world {n}")) for n in range(2)]
    met = Worlds(worlds)
    before = met.played(0, NARROW, wishes_of(worlds[0].clone(), 0, NARROW, row.ends[0].whole))
    hashes = [world.chance.counters.copy() for world in worlds]
    found = [polished(met, 0, NARROW, row.ends[0], 6_000, Chance("same")) for _time in range(2)]
    assert found[0].worth > before.worth
    assert (found[0].wishes, found[0].worth) == (found[1].wishes, found[1].worth)
    assert [world.chance.counters for world in worlds] == hashes, "the worlds stay as they were"
    ends = []
    for world in worlds:
        twin = world.clone()
        followed(twin, 0, NARROW, found[0].wishes)
        ends.append(twin.scores()[0])
    assert found[0].worth == sum(ends) / 2, "what counts is the score in all of them"
    assert polished(met, 0, NARROW, row.ends[0], 1, Chance("same")).worth == before.worth


def test_nothing_is_changed_to_what_brings_the_unknown() -> None:
    known, unknown = option("take", "gold"), option("refresh", "steel")
    made = [Made(Turn, -1, ((known, unknown), unknown))]
    how = JUDGEMENT._replace(guesses=("refresh",))
    chance = Chance("guess")
    keys = {key for _ in range(60) for key in changed(Attempt({}, made, 0.0), how, chance).get(Turn, [])}
    assert keys == {"take:gold"}
    only = [Made(Turn, -1, ((unknown,), unknown))]
    assert changed(Attempt({}, only, 0.0), how, chance) == {}
    assert "refresh" in JUDGEMENT.guesses


def test_wishes_are_put_in_struck_out_and_moved_and_the_row_before_stays() -> None:
    offered = (option("take", "a"), option("take", "b"))
    keys = ["take:a", "take:b", "take:c"]
    best = Attempt({Turn: keys}, [Made(Turn, place, (offered, offered[0])) for place in range(3)], 0.0)
    chance = Chance("changes")
    found = [changed(best, JUDGEMENT, chance)[Turn] for _ in range(200)]
    assert keys == ["take:a", "take:b", "take:c"]
    assert {len(one) for one in found} >= {2, 3, 4}
    assert ["take:b", "take:a", "take:c"] in found, "one was moved"
    assert ["take:a", "take:a", "take:c"] in found, "one became another"


def test_the_others_do_nothing_in_between() -> None:
    game = last_year(2)
    seat = game.to_act()[0]
    world = View(game, seat).imagine(Chance("others"))
    other = world.state.seats[1 - seat]
    before = (other.actions, list(other.areas))
    assert goes_farther(world, seat, NARROW)
    followed(world, seat, NARROW, {})
    assert world.over and (other.actions, list(other.areas)) == before
    assert not goes_farther(world, seat, NARROW)


def test_the_others_play_their_own_best_rows_if_these_are_known() -> None:
    game = last_year(2)
    seat = game.to_act()[0]
    world = View(game, seat).imagine(Chance("others"))
    others = wishes_of_others(world, seat, NARROW)
    assert list(others) == [1 - seat] and others[1 - seat][Turn], "the other has something to do"
    after: list[list[int]] = []
    for known in (None, others):
        twin = world.clone()
        followed(twin, seat, NARROW, {}, known)
        assert twin.over
        after.append(twin.scores())
    assert after[0][seat] == after[1][seat], "whoever does nothing comes to the same"
    assert after[1][1 - seat] > after[0][1 - seat], "and the other to more, if he does what he wants"
    assert goes_farther(world, 1 - seat, NARROW)
    assert after[1][1 - seat] == best_row(world, 1 - seat, NARROW).ends[0].game.scores()[1 - seat]


SETTLING: dict[type, list[str]] = {Turn: ["act:exchange", "act:settle"], Settle: ["settle:H02"]}
"""The first seat of `deciding` exchanges something before it settles."""
DECIDES: dict[int, dict[type, list[str]]] = {1: {Turn: ["act:settle"]}}


def deciding(levels: int) -> Any:
    """The last year of a race: the second seat has a farm and levels of food, the first has settlers."""
    position = empty(2, aim="race")
    position.year(4)
    for name in ("ST01", "ST02", "ST03"):
        position.give(1, "stadium", name, "new")
    position.production(1, levels, 12, 12)
    position.prepare(1, "new", "farm")
    position.satellites(0, 6, 6)
    position.people(0, 2)
    position.production(0, 8, 5, 8)
    position.stock(0, old=(0, 0, 9), new=(0, 3, 9))
    position.stock(1, old=(0, 0, 3))
    position.turn_of(0)
    return position.live


@rule("EV-13.01", "EV-13.02")
@pytest.mark.parametrize(("levels", "settled"), [(6, 1), (7, 0)])
def test_a_row_is_cut_short_where_another_ends_the_game(levels: int, settled: int) -> None:
    world = deciding(levels)
    followed(world, 0, JUDGEMENT, SETTLING, DECIDES)
    assert world.over and len(world.state.seats[0].areas) == settled


def test_what_counts_comes_first_where_another_ends_the_game() -> None:
    """A row that nobody else cuts short is worth the same either way."""
    world = deciding(7)
    sooner = {**SETTLING, Turn: SETTLING[Turn][::-1]}
    for others, better in ((None, False), ([DECIDES], True)):
        one, other = (Worlds([world], others).played(0, JUDGEMENT, row) for row in (sooner, SETTLING))
        assert (one.worth > other.worth) is better


def test_decisions_of_the_others_count_as_positions() -> None:
    world = deciding(7)
    assert Worlds([world]).decisions() == 0
    assert Worlds([world, world], [{1: {Turn: ["a", "b"]}}, {1: {Turn: ["a"]}}]).decisions() == 3


def test_the_last_year_is_polished_and_no_other() -> None:
    game = last_year()
    view = View(game, 0)
    plain = widened(view, Chance("mind"), NARROW, Effort(plays=0))
    polish = widened(view, Chance("mind"), NARROW, Effort(plays=0, polish=8_000))
    for steps in (plain, polish):
        assert steps[0][0] == view.decision.options and steps[0][1] in steps[0][0]
    assert widened(view, Chance("mind"), NARROW, Effort(plays=0, polish=8_000)) == polish
    early = EV.new(1, "early", {"aim": "points"})
    while early.state.year == 0:
        early.play(0, early.options(0)[0])
    seen = View(early, 0)
    counted = [Chance("mind"), Chance("mind")]
    turns = [
        widened(seen, chance, NARROW, Effort(plays=0, polish=n))
        for chance, n in zip(counted, (0, 8_000), strict=True)
    ]
    assert turns[0] == turns[1] and counted[0].counters == counted[1].counters
