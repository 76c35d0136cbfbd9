"""The laws that every game obeys, tried over every title, seat count and set of options."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolonie.core.chance import Chance
from kolonie.core.options import Refused
from kolonie.core.records import check, close, new_record, read, write
from kolonie.core.saving import load, save, state_hash
from kolonie.core.views import View, determinize, journal, named, view
from kolonie.games import title
from tests.laws.playing import TABLES, games_per_table, is_due, new_game, positions, step

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)


@every_table
def test_the_same_seed_and_moves_give_the_same_game(name: str, seats: int, deep: bool) -> None:
    game_title = title(name)
    for seed in games_per_table(deep, 3):
        hashes = []
        for _ in range(2):
            *_, game = positions(game_title, seats, seed)
            hashes.append((state_hash(game), game.scores(), game.winners()))
        assert hashes[0] == hashes[1]
        assert hashes[0][2] or seats == 1, "somebody wins, unless a player alone misses the target"


@every_table
def test_a_clone_is_equal_and_independent(name: str, seats: int, deep: bool) -> None:
    for seed in games_per_table(deep, 2):
        for game in positions(title(name), seats, seed):
            if game.over or not is_due(game, 7, seed, deep):
                continue
            before = state_hash(game)
            twin = game.clone()
            assert state_hash(twin) == before
            dice = random.Random(seed)
            while not twin.over and twin.number < game.number + 25:
                step(twin, dice)
            assert state_hash(game) == before


@every_table
def test_a_position_saves_and_loads_at_every_decision(name: str, seats: int, deep: bool) -> None:
    game_title = title(name)
    for seed in games_per_table(deep, 1):
        for game in positions(game_title, seats, seed):
            if not (game.over or is_due(game, 1, seed, deep)):
                continue
            again = load(game_title, save(game))
            assert state_hash(again) == state_hash(game)
            for seat in range(seats):
                assert [o.key for o in again.options(seat)] == [o.key for o in game.options(seat)]


@every_table
def test_options_are_unique_sorted_and_playable(name: str, seats: int, deep: bool) -> None:
    for seed in games_per_table(deep, 2):
        for game in positions(title(name), seats, seed):
            for seat in game.to_act():
                keys = [o.key for o in game.options(seat)]
                assert len(keys) >= 2, "a forced option is taken by the engine"
                assert keys == sorted(set(keys))
                assert all(" " not in key and key for key in keys)
                if is_due(game, 5, seed, deep):
                    for key in keys:
                        game.clone().play(seat, key)


@every_table
def test_anything_else_is_refused_without_a_trace(name: str, seats: int, deep: bool) -> None:
    for seed in games_per_table(deep, 2):
        dice = random.Random(seed)
        for game in positions(title(name), seats, seed):
            if game.over or not is_due(game, 3, seed, deep):
                continue
            before = state_hash(game)
            offered = {seat: {o.key for o in game.options(seat)} for seat in game.to_act()}
            idle = [seat for seat in range(seats) if seat not in offered]
            for seat in offered:
                refusals = game.refusals(seat)
                assert all(r.rule and r.key not in offered[seat] for r in refusals)
                tried = dice.sample(refusals, min(len(refusals), 8))
                for key in ["", "nonsense", "go:Z", *(r.key for r in tried)]:
                    with pytest.raises(Refused) as caught:
                        game.play(seat, key)
                    assert caught.value.rule
            for seat in [*idle, -1, seats]:
                with pytest.raises(Refused):
                    game.play(seat, "done")
            assert state_hash(game) == before


@every_table
def test_a_view_does_not_depend_on_what_the_seat_cannot_see(name: str, seats: int, deep: bool) -> None:
    """Two worlds that differ only in hidden things look the same, byte for byte."""
    for seed in games_per_table(deep, 1):
        chance = Chance(f"worlds {seed}")
        for game in positions(title(name), seats, seed):
            if not is_due(game, 4, seed, deep):
                continue
            for viewer in [None, *range(seats)]:
                seen = json.dumps(view(game, viewer), sort_keys=True)
                other = determinize(game, viewer, chance)
                assert json.dumps(view(other, viewer), sort_keys=True) == seen
                assert json.dumps(named(other, viewer)) == json.dumps(named(game, viewer))
                if viewer in game.asks:
                    again = other.ask_again(other.asks[viewer])
                    assert again.options == game.options(viewer), "listed anew in the other world"
                assert game.chance.seed not in seen


@every_table
def test_what_is_imagined_does_not_depend_on_how_hidden_things_truly_lie(
    name: str, seats: int, deep: bool
) -> None:
    """Two worlds that look the same imagine the same worlds, so a bot cannot smell the deck."""
    for seed in games_per_table(deep, 1):
        for game in positions(title(name), seats, seed):
            if game.over or not is_due(game, 11, seed, deep):
                continue
            seat = game.to_act()[0]
            worlds = [game, determinize(game, seat, Chance(f"other {seed}"))]
            imagined = [View(world, seat).imagine(Chance("same")) for world in worlds]
            assert state_hash(imagined[0]) == state_hash(imagined[1])


@every_table
def test_imagined_worlds_can_be_played_to_the_end(name: str, seats: int, deep: bool) -> None:
    for seed in games_per_table(deep, 1):
        chance = Chance(f"worlds {seed}")
        for game in positions(title(name), seats, seed):
            if game.over or not is_due(game, 40, seed, deep):
                continue
            world = determinize(game, game.to_act()[0], chance)
            dice = random.Random(seed)
            while not world.over:
                step(world, dice)


def test_what_others_owe_lapses_where_it_is_impossible_with_what_was_imagined() -> None:
    """Seat 0 must play a card that leaves a way to what it owes; with other cards there is none."""
    game = next(game for game in positions(title("underwater_cities"), 1, 10) if game.number == 54)
    for number in range(54, 60):
        world = determinize(game, None, Chance(f"w{number}"))
        assert world.options(0)
        while not world.over:
            step(world, random.Random(number))


@every_table
def test_simultaneous_decisions_commute(name: str, seats: int, deep: bool) -> None:
    """Whoever of the seats that act at once moves first, the position is the same."""
    for seed in games_per_table(deep, 1):
        dice = random.Random(seed)
        for game in positions(title(name), seats, seed):
            acting = game.to_act()
            if len(acting) < 2:
                continue
            first, second = dice.sample(acting, 2)
            one, other = dice.choice(game.options(first)), dice.choice(game.options(second))
            here, there = game.clone(), game.clone()
            here.play(first, one)
            there.play(second, other)
            if second in here.asks and first in there.asks:
                here.play(second, other)
                there.play(first, one)
                assert state_hash(here) == state_hash(there)


@every_table
def test_pieces_are_conserved(name: str, seats: int, deep: bool) -> None:
    game_title = title(name)
    for seed in games_per_table(deep, 3):
        census = None
        for game in positions(game_title, seats, seed):
            if game_title.set_up_done(game):
                census = census or game_title.census(game)
                assert game_title.census(game) == census


@every_table
def test_a_record_replays_to_the_same_hash(name: str, seats: int, deep: bool) -> None:
    game_title = title(name)
    for seed in games_per_table(deep, 1):
        game = new_game(game_title, seats, seed, journal=True)
        record = new_record(game, tuple(f"seat {i}" for i in range(seats)))
        dice = random.Random(seed)
        while not game.over:
            record.moves.append(step(game, dice))
        text = write(record)
        assert game.chance.seed not in text, "no seed in a record before the end"
        close(record, game)
        again = read(write(record))
        assert again == record
        assert check(again, game_title) == []
        assert all(journal(game, viewer) for viewer in (None, 0))


@given(st.data())
def test_hypothesis_finds_no_dead_end(data: st.DataObject) -> None:
    """Choices drawn by hypothesis, which likes the corners that dice seldom reach."""
    name, seats = data.draw(st.sampled_from(TABLES))
    seed = data.draw(st.integers(0, 10_000))
    game = new_game(title(name), seats, seed)
    habits = data.draw(st.lists(st.integers(0, 60), min_size=1, max_size=12))
    turn = 0
    while not game.over:
        seat = game.to_act()[turn % len(game.to_act())]
        options = game.options(seat)
        game.play(seat, options[habits[turn % len(habits)] % len(options)])
        turn += 1
        assert turn <= title(name).longest(seats)
    assert len(game.scores()) == seats
