"""How greedy looks through a turn: positions, lines, the horizon; and how it judges Underwater Cities."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator

import pytest

from kolonie.bots.greedy import Line, Outline, Search, best_line, pruned, uncollected
from kolonie.core.chance import Chance
from kolonie.core.engine import BEYOND, Game
from kolonie.core.judgement import Beam, Judgement
from kolonie.core.options import Option, option
from kolonie.games.underwater_cities import nodes
from kolonie.games.underwater_cities.bot.effects import FIXED, READERS
from kolonie.games.underwater_cities.bot.judge import Judge
from kolonie.games.underwater_cities.bot.tables import turns_left
from kolonie.games.underwater_cities.bot.terms import LAST, NAMES, START, ending
from kolonie.games.underwater_cities.bot.weights import BOUGHT, EVENTS
from kolonie.games.underwater_cities.meta import TITLE as CITIES
from kolonie.games.underwater_cities.moves import ChooseSlot
from kolonie.lab.matches import Spec, play_match
from tests.positioning import keys, reconsider
from tests.rules.underwater_cities.sea import first, goods, hold, play, put, started

A, B, C = (option("try", name) for name in "abc")


def line(worth: float, game: Game, *choices: Option) -> Line:
    return Line(tuple((choices, choice) for choice in choices), game, worth)


# -- positions


def two_tunnels(*sites: str) -> Game:
    game = started(board="1")
    goods(game, first(game), steelplast=2, credit=2)
    hold(game, first(game), "T1")
    reconsider(game)
    play(game, "slot:Y1", f"at:{sites[0]}", "build", f"at:{sites[1]}")
    return game


def test_two_ways_to_a_position_are_one_and_the_first_stays() -> None:
    there, back = (two_tunnels(*sites) for sites in (("LR-LM", "LR-MR"), ("LR-MR", "LR-LM")))
    elsewhere = two_tunnels("LR-LM", "LM-MM")
    outline = Outline(started(board="1"))
    ways = [line(1.0, there, A), line(1.0, back, B), line(1.0, elsewhere, C), line(2.0, back, C)]
    assert outline.different(ways) == [ways[0], ways[2], ways[3]]


def test_what_is_asked_is_part_of_a_position() -> None:
    """Nothing has changed on the table when a part of a slot is chosen, but the next question is another."""
    game = started(3)
    seat = game.to_act()[0]
    outline = Outline(game)
    slots = []
    for choice in game.options(seat):
        twin = game.clone()
        twin.play(seat, choice)
        slots.append(outline.of(twin))
    assert len(set(slots)) == len(slots) > 5
    assert outline.of(game.clone()) == outline.of(game)


# -- lines


def test_every_beginning_has_its_room() -> None:
    game = started()
    lines = [line(9.0, game, A), line(8.0, game, A), line(7.0, game, A), line(1.0, game, B)]
    assert [kept.worth for kept in pruned(lines, Beam(width=2))] == [9.0, 1.0]
    assert [kept.worth for kept in pruned(lines, Beam(width=3))] == [9.0, 1.0]
    assert [kept.worth for kept in pruned(lines, Beam(width=4))] == [9.0, 8.0, 7.0, 1.0]
    assert [kept.worth for kept in pruned(lines, Beam(width=4, most=2))] == [9.0, 8.0, 1.0]


def laboratories(game: Game, seat: int) -> float:
    built: int = game.state.seats[seat].built[game.box.kind["laboratory"]]
    return float(built.bit_count())


@pytest.mark.parametrize(("halves", "found"), [(0, 0), (4, 2)])
def test_the_best_end_is_found_behind_half_moves(halves: int, found: int) -> None:
    """On the way to laboratories there are decisions that change nothing, and one line of a slot is kept."""
    game = started(board="1")
    seat = game.to_act()[0]
    goods(game, first(game), kelp=2, steelplast=2)
    hold(game, first(game), "T1")
    reconsider(game)
    beam = Beam(width=40, depth=20, most=1, halves=halves)
    for _offered, choice in best_line(
        game.clone(), seat, Judgement(laboratories, beam, horizon=(ChooseSlot,))
    ):
        game.play(seat, choice)
    assert laboratories(game, seat) == found


@pytest.mark.parametrize(("forced", "judged"), [(False, 3), (True, 1)])
def test_what_leaves_no_choice_is_gone_through_without_being_judged(forced: bool, judged: int) -> None:
    game = started()
    seat = game.to_act()[0]
    asked: list[int] = []

    def value(_game: Game, _seat: int) -> float:
        asked.append(_game.number)
        return 0.0

    def last(_game: Game, _seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
        return offered[-1:]

    search = Search(game, seat, Judgement(value, Beam(depth=3, forced=forced), candidates=last))
    search.through(game, search.how.beam)
    assert (len(search.best_steps()), search.plays, len(asked)) == (3, 3, judged)


def test_only_candidates_are_tried() -> None:
    game = started()
    seat = game.to_act()[0]
    asked: list[tuple[Option, ...]] = []

    def last(_game: Game, _seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
        asked.append(offered)
        return offered[-1:]

    how = Judgement(lambda _game, _seat: 0.0, Beam(depth=3), candidates=last)
    steps = best_line(game.clone(), seat, how)
    assert [choice for _offered, choice in steps] == [offered[-1] for offered in asked]


def test_garbage_is_collected_again_afterwards() -> None:
    assert gc.isenabled()
    with pytest.raises(ZeroDivisionError), uncollected():
        assert not gc.isenabled()
        raise ZeroDivisionError
    assert gc.isenabled()
    gc.disable()
    try:
        with uncollected():
            pass
        assert not gc.isenabled(), "it is left as it was"
    finally:
        gc.enable()


# -- the horizon


def test_beyond_the_horizon_nothing_is_listed() -> None:
    game = started()
    world = game.clone()
    world.horizon = (ChooseSlot,)
    seat = game.to_act()[0]
    for one in (game, world.clone()):
        one.play(seat, "slot:S00")
        one.play(seat, keys(one)[0])
        while one.to_act() == [seat]:
            one.play(seat, keys(one)[0])
        (asked,) = one.to_act()
        assert isinstance(one.asks[asked].frame.node, ChooseSlot)
        if one is game:
            assert "slot:S00" in keys(one)
        else:
            assert one.options(asked) == (BEYOND,)


# -- Underwater Cities


def wandering(seats: int, seed: str) -> Iterator[Game]:
    """Every position of a random game of any variant."""
    game = CITIES.new(seats, seed, CITIES.random_settings(seats, Chance(seed)))
    dice = random.Random(seed)
    while not game.over:
        yield game
        seat = dice.choice(game.to_act())
        game.play(seat, dice.choice(game.options(seat)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_candidates_are_some_of_the_options_and_never_none(seats: int) -> None:
    how = CITIES.judgement()
    fewer = 0
    for game in wandering(seats, f"wander {seats}"):
        for seat in game.to_act():
            offered = game.options(seat)
            found = how.candidates(game, seat, offered)
            assert found and set(found) <= set(offered)
            fewer += len(found) < len(offered)
    assert fewer > 20


@pytest.mark.parametrize("seats", [1, 3])
def test_turns_left_are_counted_down(seats: int) -> None:
    told: dict[int, list[int]] = {seat: [] for seat in range(seats)}
    for game in wandering(seats, f"count {seats}"):
        seat = game.to_act()[0]
        if isinstance(game.asks[seat].frame.node, ChooseSlot):
            told[seat].append(turns_left(game, seat))
    for counted in told.values():
        assert sorted(set(counted), reverse=True) == list(range(29, -1, -1))
        assert counted == sorted(counted, reverse=True)


def worth(game: Game) -> float:
    seat = game.to_act()[0]
    return Judge(game, seat).value(game, seat)


def test_a_judge_sees_what_matters() -> None:
    """Each change is for the better, one at a time."""
    game = started(board="1")
    mine = first(game)
    goods(game, mine, credit=2, kelp=2)
    told = [worth(game)]
    put(game, mine, "farm", "LR.1")
    told.append(worth(game))
    put(game, mine, "farm", "LR.1", upgraded=True)
    told.append(worth(game))
    put(game, mine, "tunnel", "LR-LM")
    told.append(worth(game))
    put(game, mine, "symbiotic", "LM")
    told.append(worth(game))
    goods(game, mine, credit=2, kelp=2, science=1)
    told.append(worth(game))
    mine.points += 1
    told.append(worth(game))
    assert told == sorted(told)
    assert len(set(told)) == len(told)


def test_hungry_cities_cost_more_the_nearer_production_is() -> None:
    losses = []
    for round_ in (1, 4):
        game = started(board="1")
        game.state.round = round_
        mine = first(game)
        goods(game, mine, kelp=1)
        fed = worth(game)
        goods(game, mine)
        losses.append(fed - worth(game))
    assert 0 < losses[0] < losses[1]


def test_goods_are_worth_less_when_little_time_is_left() -> None:
    gains = []
    for round_, era in ((1, 1), (10, 3)):
        game = started(board="1")
        game.state.round, game.state.era = round_, era
        mine = first(game)
        goods(game, mine, kelp=3)
        poor = worth(game)
        goods(game, mine, kelp=3, steelplast=3)
        gains.append(worth(game) - poor)
    assert gains[0] > gains[1] > 0


def test_cities_that_are_begun_are_seen_above_all_alone() -> None:
    """A tunnel towards the site of a city, then a city that no tunnel reaches yet."""
    begun = NAMES.index("cities begun")
    for seats in (1, 2):
        game = started(seats, board="1")
        mine = first(game)
        seat = game.to_act()[0]
        told = [Judge(game, seat).terms(game, seat)]
        put(game, mine, "tunnel", "LR-LM")
        told.append(Judge(game, seat).terms(game, seat))
        put(game, mine, "symbiotic", "MR")
        told.append(Judge(game, seat).terms(game, seat))
        several = [terms[begun] for terms in told]
        assert several == sorted(set(several))
        alone = [terms[begun + 1] for terms in told]
        assert alone == (sorted(set(alone)) if seats == 1 else [0.0] * 3)


def test_at_the_end_everything_counts_what_it_scores_whatever_was_learnt() -> None:
    other = tuple([tuple([2 * weight + 1 for weight in row]) for row in START])
    assert ending(other, 0) == START
    assert ending(other, LAST) == other
    halves = ending(other, LAST // 2)[0]
    assert halves == pytest.approx([(a + b) / 2 for a, b in zip(START[0], other[0], strict=True)])
    same = []
    for game in wandering(2, "to the end"):
        seat = game.to_act()[0]
        if isinstance(game.asks[seat].frame.node, ChooseSlot) and seat == 0:
            same.append(Judge(game, seat, other).value(game, seat) == Judge(game, seat).value(game, seat))
    assert same == [False] * 29 + [True]


def test_every_effect_event_and_price_has_its_worth() -> None:
    assert set(nodes.EFFECTS) <= set(READERS) | set(FIXED)
    assert set(nodes.EVENTS) == set(EVENTS)
    assert {*CITIES.box().kinds, "upgrade", "special"} <= set(BOUGHT)


def test_greedy_builds_cities_that_random_does_not_dream_of() -> None:
    settings = (("contracts", "on"), ("boards", "advanced"))
    outcome = play_match(Spec("underwater_cities", "depths", ("greedy", "random"), settings))
    assert outcome.winners == (0,)
    assert outcome.scores[0] > 60
    assert outcome.scores[0] > 2 * outcome.scores[1]
