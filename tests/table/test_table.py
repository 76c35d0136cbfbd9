"""The table: how far back a seat may go, which moves are stale, and what the record says of it all."""

from __future__ import annotations

import random

import pytest

from kolonie.core.options import Refused
from kolonie.core.records import check, read, write
from kolonie.core.saving import state_hash
from kolonie.core.title import Title
from kolonie.core.views import journal
from kolonie.games import title
from kolonie.table.table import CannotTakeBack, StaleMove, Table
from tests.example.harvest.meta import TITLE as HARVEST
from tests.positioning import reconsider


def farm(seats: int = 2, seed: str = "spring") -> Table:
    """A table of the example game where every seat holds one card of each kind."""
    table = Table(HARVEST, tuple(f"farmer {n}" for n in range(seats)), seed)
    for seat in table.game.state.seats:
        seat.hand = [0, 1, 2, 3]
    reconsider(table.game)
    return table


def sow_all(table: Table) -> None:
    """Everybody sows wheat without watering it; the crops are shown and seat 0 comes to the stall."""
    for seat in table.game.to_act():
        table.play(seat, "sow:wheat")
        table.play(seat, "done")


def aquasphere() -> Table:
    """A two-player table of AquaSphere at the first turn; colours are chosen."""
    table = Table(title("aquasphere"), ("Ada", "Bob"), "table")
    while table.game.state.round == 0:
        seat = table.game.to_act()[0]
        table.play(seat, table.game.options(seat)[0])
    return table


def wall_of(table: Table, seat: int) -> str:
    with pytest.raises(CannotTakeBack) as stopped:
        table.take_back(seat)
    assert table.wall(seat) == stopped.value.wall
    return stopped.value.wall


# -- step by step


def test_nothing_can_be_taken_back_before_the_first_step() -> None:
    table = farm()
    assert wall_of(table, 0) == "nothing"
    with pytest.raises(CannotTakeBack):
        table.restart_turn(0)


def test_steps_are_taken_back_one_by_one_to_the_very_same_position() -> None:
    table = farm()
    sow_all(table)
    hashes, lengths = [], []
    for key in ("sell:maize", "sell:pumpkin", "sell:grapes"):
        hashes.append(state_hash(table.game))
        lengths.append(len(table.game.journal or ()))
        table.play(0, key)
    for key in ("sell:grapes", "sell:pumpkin", "sell:maize"):
        assert table.take_back(0) == key
        assert state_hash(table.game) == hashes.pop()
        assert len(table.game.journal or ()) == lengths.pop()
    assert table.game.number == len(table.steps) == len(table.record.moves) == 4
    assert wall_of(table, 0) == "other", "before that seat 1 has sown"


def test_a_turn_of_aquasphere_can_be_restarted() -> None:
    table = aquasphere()
    seat = table.game.to_act()[0]
    before = state_hash(table.game)
    start = len(table.steps)
    table.play(seat, "go:A")
    while table.game.to_act() == [seat]:
        table.play(seat, table.game.options(seat)[0])
    done = len(table.steps) - start
    assert done >= 2, "an action takes several steps"
    assert table.restart_turn(seat) == done
    assert state_hash(table.game) == before
    assert len(table.record.moves) == start


def test_a_restarted_turn_can_be_played_in_another_way() -> None:
    table = farm()
    sow_all(table)
    table.play(0, "sell:maize")
    table.play(0, "sell:pumpkin")
    assert table.restart_turn(0) == 2
    table.play(0, "sell:grapes")
    assert table.game.state.seats[0].hand == [1, 2]
    assert table.record.moves[-1] == (0, "sell:grapes")


# -- walls


def test_a_reveal_is_a_wall() -> None:
    table = farm()
    sow_all(table)
    table.play(0, "sell:maize")
    table.play(0, "buy")
    before = state_hash(table.game)
    assert wall_of(table, 0) == "revealed"
    with pytest.raises(CannotTakeBack):
        table.restart_turn(0)
    assert state_hash(table.game) == before
    assert [key for _seat, key in table.record.moves[-2:]] == ["sell:maize", "buy"]


def test_the_step_that_shows_what_was_sown_is_a_wall() -> None:
    table = farm()
    table.play(0, "sow:wheat")
    table.play(0, "done")
    table.play(1, "sow:wheat")
    table.play(1, "done")
    assert wall_of(table, 1) == "revealed"
    assert wall_of(table, 0) == "other", "nor does anybody else go back behind it"


def test_a_turn_is_restarted_only_as_far_as_the_last_reveal() -> None:
    """Seat 1 buys, sows (all at once), then stands before the wall of its own purchase."""
    table = farm()
    sow_all(table)
    table.play(0, "done")
    table.play(1, "buy")
    table.play(1, "sow:maize")
    assert table.restart_turn(1) == 1
    assert table.steps[-1].key == "buy"
    assert wall_of(table, 1) == "revealed"


def test_another_seats_act_is_a_wall() -> None:
    table = farm()
    sow_all(table)
    table.play(0, "sell:maize")
    table.play(0, "done")
    table.play(1, "sell:maize")
    assert wall_of(table, 0) == "other"
    table.take_back(1)
    assert table.take_back(0) == "done", "once that act is taken back, the wall is gone"


def test_the_end_of_the_game_is_a_wall() -> None:
    table = farm()
    while not table.game.over:
        seat = table.game.to_act()[0]
        table.play(seat, "done" if "done" in [o.key for o in table.game.options(seat)] else _any(table, seat))
    for seat in (0, 1):
        assert wall_of(table, seat) == "revealed"


def _any(table: Table, seat: int) -> str:
    return table.game.options(seat)[0].key


def test_shuffling_the_station_is_a_wall() -> None:
    table = aquasphere()
    last = table.steps[-1]
    assert last.key.startswith("colour:")
    assert wall_of(table, last.seat) == "revealed"


# -- all at once


def test_while_all_act_at_once_each_takes_back_its_own_steps() -> None:
    table = farm(3)
    table.play(0, "sow:wheat")
    table.play(1, "sow:maize")
    table.play(1, "water")
    assert table.take_back(0) == "sow:wheat", "though seat 1 has acted since"
    assert table.record.moves == [(1, "sow:maize"), (1, "water")]
    assert table.game.to_act() == [0, 2]
    assert table.game.state.seats[0].hand == [0, 1, 2, 3]
    assert table.game.state.seats[1].watered == 1, "what seat 1 did stands"
    assert [e.seat for e in journal(table.game, 0) if e.number and e.seat == 0] == []


def test_taking_back_in_the_middle_gives_the_position_of_the_moves_that_are_left() -> None:
    table, plain = farm(3), farm(3)
    for seat, key in ((0, "sow:grapes"), (2, "sow:wheat"), (1, "sow:maize"), (2, "water")):
        table.play(seat, key)
    table.take_back(0)
    for seat, key in table.record.moves:
        plain.play(seat, key)
    assert state_hash(table.game) == state_hash(plain.game)


def test_a_finished_simultaneous_step_stands_once_somebody_else_has_finished() -> None:
    table = farm(3)
    table.play(0, "sow:wheat")
    table.play(0, "done")
    assert table.wall(0) is None, "nobody has acted since"
    table.play(1, "sow:maize")
    assert table.wall(0) is None, "that somebody has begun is a secret"
    table.play(1, "done")
    assert wall_of(table, 0) == "other"
    assert table.take_back(1) == "done"
    assert table.take_back(1) == "sow:maize"
    assert table.restart_turn(0) == 2
    assert table.game.to_act() == [0, 1, 2]


def test_restarting_a_simultaneous_step_leaves_the_others_alone() -> None:
    table = farm(3)
    table.play(2, "sow:pumpkin")
    table.play(0, "sow:grapes")
    table.play(1, "sow:maize")
    assert table.restart_turn(0) == 1
    assert table.record.moves == [(2, "sow:pumpkin"), (1, "sow:maize")]
    assert wall_of(table, 0) == "nothing"


def test_a_simultaneous_step_cannot_be_left_backwards_past_the_others() -> None:
    """The step before it was shared; what the seat did there is not reached by taking back."""
    table = farm()
    sow_all(table)
    table.play(0, "sell:maize")
    table.play(0, "done")
    table.play(1, "done")
    assert table.game.to_act() == [0, 1]
    table.play(1, "sow:maize")
    table.play(0, "sow:pumpkin")
    assert table.restart_turn(0) == 1
    assert wall_of(table, 0) == "other"
    assert [key for _seat, key in table.record.moves[-2:]] == ["done", "sow:maize"]


# -- stale and refused moves


def test_a_stale_move_is_refused_and_changes_nothing() -> None:
    table = farm()
    table.play(0, "sow:wheat", number=0)
    before = state_hash(table.game)
    with pytest.raises(StaleMove) as stale:
        table.play(1, "sow:wheat", number=0)
    assert (stale.value.answered, stale.value.current) == (0, 1)
    assert (state_hash(table.game), len(table.steps), len(table.record.moves)) == (before, 1, 1)
    table.play(1, "sow:wheat", number=1)


def test_a_move_that_answers_what_was_taken_back_is_stale() -> None:
    table = farm()
    sow_all(table)
    table.play(0, "sell:maize")
    table.play(0, "sell:pumpkin")
    current = table.game.number
    table.restart_turn(0)
    with pytest.raises(StaleMove):
        table.play(0, "sell:grapes", number=current)


def test_a_refused_move_leaves_no_trace() -> None:
    table = farm()
    before = state_hash(table.game)
    entries = len(table.game.journal or ())
    for seat, key in ((0, "sow:nettles"), (0, "water"), (7, "sow:wheat"), (0, "")):
        with pytest.raises(Refused):
            table.play(seat, key)
    assert state_hash(table.game) == before
    assert (table.steps, table.record.moves, len(table.game.journal or ())) == ([], [], entries)


# -- the record


@pytest.mark.parametrize("game_title", [title("aquasphere"), HARVEST], ids=lambda t: t.id)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_record_follows_take_backs(game_title: Title, seats: int) -> None:
    """A game full of take-backs leaves a record without any of them, which replays to the same hash."""
    table = Table(game_title, tuple(f"seat {n}" for n in range(seats)), "to and fro")
    dice = random.Random(seats)
    taken_back = 0
    while not table.game.over:
        seat = dice.choice(table.game.to_act())
        table.play(seat, dice.choice(table.game.options(seat)))
        for other in range(seats):
            if table.wall(other) is None and dice.random() < 0.3:
                table.take_back(other)
                taken_back += 1
        assert table.record.moves == [(step.seat, step.key) for step in table.steps]
        assert table.game.number == len(table.steps)
        assert bool(table.record.seed) == table.game.over
    assert taken_back >= 4
    record = read(write(table.record))
    assert check(record, game_title) == []
    assert record.hash == state_hash(table.game)
    assert record.result == " ".join(map(str, table.game.scores()))
