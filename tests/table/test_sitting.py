"""Moves with numbers, rehearsal, take-back and hand-over at a table, all as events of one log."""

from __future__ import annotations

import random

import pytest

from kolonie.core.saving import state_hash
from kolonie.core.views import journal, reveals, view
from kolonie.games import title as game_title
from kolonie.table.events import Event, Terms
from kolonie.table.sitting import CannotTakeBack, NotStarted, Refused, Sitting, StaleMove
from tests.harbour import TITLE as HARBOUR


def harbour(confirm: bool = False, seats: int = 2) -> tuple[Sitting, list[Event]]:
    sitting = Sitting(HARBOUR, Terms("harbour", seats, {}, "seed", confirm), ("a", "b", "c")[:seats])
    return sitting, [sitting.start(0.0)]


def play(sitting: Sitting, log: list[Event], seat: int, key: str = "") -> Event:
    key = key or sitting.seen_by(seat).options(seat)[0].key
    event = sitting.move(seat, sitting.marks[seat], key, float(len(log)))
    assert event is not None
    log.append(event)
    return event


def folded(sitting: Sitting, log: list[Event]) -> Sitting:
    """The same table, built from its log by somebody else."""
    again = Sitting(sitting.title, sitting.terms, sitting.table.names)
    for event in log:
        again.apply(event)
    return again


def same(one: Sitting, other: Sitting) -> bool:
    games = [(one.game, other.game)]
    games += [(draft.game, other.drafts[seat].game) for seat, draft in one.drafts.items()]
    return (
        all(state_hash(a) == state_hash(b) for a, b in games)
        and one.drafts.keys() == other.drafts.keys()
        and one.marks == other.marks
        and one.answers == other.answers
        and one.version == other.version
        and one.table.record == other.table.record
    )


def test_nothing_is_played_before_the_start() -> None:
    sitting = Sitting(HARBOUR, Terms("harbour", 2, {}, "seed"), ("a", "b"))
    assert sitting.to_act() == []
    with pytest.raises(NotStarted):
        sitting.move(0, 0, "lay:1", 0.0)


def test_a_repeated_move_is_harmless_and_a_stale_one_is_refused() -> None:
    sitting, log = harbour()
    number = sitting.marks[0]
    key = sitting.game.options(0)[0].key
    assert sitting.move(0, number, key, 1.0) is not None
    before = state_hash(sitting.game)
    assert sitting.move(0, number, key, 2.0) is None
    with pytest.raises(StaleMove):
        sitting.move(0, number, sitting.game.options(0)[0].key, 2.0)
    with pytest.raises(Refused) as refused:
        sitting.move(0, sitting.marks[0], key, 2.0)
    assert refused.value.rule == "HA-1.01"
    assert state_hash(sitting.game) == before
    assert len(log) + 1 == sitting.version


def test_a_late_copy_of_a_move_that_was_taken_back_is_told_so() -> None:
    sitting, _log = harbour()
    number, key = sitting.marks[0], sitting.game.options(0)[0].key
    sitting.move(0, number, key, 1.0)
    sitting.take_back(0, sitting.marks[0], False, 2.0)
    with pytest.raises(StaleMove):
        sitting.move(0, number, key, 3.0)
    with pytest.raises(StaleMove):
        sitting.take_back(0, number, False, 3.0)
    assert sitting.table.record.moves == []
    assert sitting.marks[0] > number


def test_while_all_act_at_once_the_moves_of_others_do_not_make_mine_stale() -> None:
    sitting, log = harbour()
    mine = sitting.marks[0]
    play(sitting, log, 1)
    assert sitting.marks[0] == mine
    assert sitting.move(0, mine, sitting.game.options(0)[0].key, 1.0) is not None


def test_one_after_another_a_take_back_makes_the_next_ones_decision_stale() -> None:
    sitting, log = harbour()
    for seat in (0, 0, 1, 1, 0, 0):
        play(sitting, log, seat)
    offered = sitting.marks[1]
    log.append(sitting.take_back(0, sitting.marks[0], False, 9.0))
    play(sitting, log, 0, "unload")
    with pytest.raises(StaleMove):
        sitting.move(1, offered, "load", 9.0)
    assert same(sitting, folded(sitting, log))


def test_take_back_goes_up_to_the_wall_and_says_which() -> None:
    sitting, log = harbour()
    with pytest.raises(CannotTakeBack) as caught:
        sitting.take_back(0, sitting.marks[0], False, 0.0)
    assert caught.value.wall == "nothing"
    for seat in (0, 0, 1, 1):
        play(sitting, log, seat)
    with pytest.raises(CannotTakeBack) as caught:
        sitting.take_back(1, sitting.marks[1], False, 0.0)
    assert caught.value.wall == "revealed"
    play(sitting, log, 0, "load")
    play(sitting, log, 0, "wait")
    play(sitting, log, 1, "load")
    with pytest.raises(CannotTakeBack) as caught:
        sitting.take_back(0, sitting.marks[0], True, 0.0)
    assert caught.value.wall == "other"
    log.append(sitting.take_back(1, sitting.marks[1], True, 0.0))
    assert sitting.wall(0) is None, "the other one has taken its move back"
    log.append(sitting.take_back(0, sitting.marks[0], True, 0.0))
    assert sitting.to_act() == [0]
    assert len(sitting.table.record.moves) == 4
    assert same(sitting, folded(sitting, log))


def test_while_all_act_at_once_each_takes_back_its_own() -> None:
    sitting, log = harbour()
    first = play(sitting, log, 0).keys[0]
    play(sitting, log, 1)
    log.append(sitting.take_back(0, sitting.marks[0], False, 3.0))
    assert first in {choice.key for choice in sitting.game.options(0)}
    assert len(sitting.game.options(1)) == 4
    assert same(sitting, folded(sitting, log))


def test_long_tables_keep_no_games_that_no_take_back_can_reach() -> None:
    sitting, log = harbour()
    for seat in (0, 0, 1, 1):
        play(sitting, log, seat)
    assert all(step.before is None for step in sitting.table.steps)
    play(sitting, log, 0)
    assert [step.before is not None for step in sitting.table.steps] == [False] * 4 + [True]


# -- rehearsal


def test_every_move_has_its_time_also_after_a_take_back() -> None:
    sitting, _log = harbour()
    seat = sitting.to_act()[0]
    sitting.move(seat, sitting.marks[seat], sitting.game.options(seat)[0].key, 5.0)
    assert sitting.times == [5.0]
    sitting.take_back(seat, sitting.marks[seat], False, 6.0)
    assert sitting.times == []
    sitting.move(seat, sitting.marks[seat], sitting.game.options(seat)[0].key, 7.0)
    assert sitting.times == [7.0]


def test_a_draft_is_known_to_its_seat_alone() -> None:
    sitting, log = harbour(confirm=True)
    before = [view(sitting.seen_by(seat), seat) for seat in (1, None)]
    event = play(sitting, log, 0)
    assert event.kind == "draft"
    assert [view(sitting.seen_by(seat), seat) for seat in (1, None)] == before
    assert len(view(sitting.seen_by(0), 0)["table"]["seats"][0]["down"]) == 1
    assert sitting.table.record.moves == [] and journal(sitting.game, 1) == []
    assert same(sitting, folded(sitting, log)), "a draft survives a restart"


def test_a_draft_is_taken_back_freely_and_confirmed_as_a_whole() -> None:
    sitting, log = harbour(confirm=True)
    play(sitting, log, 0)
    play(sitting, log, 0)
    assert 0 not in sitting.seen_by(0).asks and sitting.to_act() == [0, 1]
    log.append(sitting.take_back(0, sitting.marks[0], False, 1.0))
    play(sitting, log, 0, sitting.seen_by(0).options(0)[-1].key)
    log.append(sitting.confirm(0, 2.0))
    assert log[-1].kind == "play" and len(log[-1].keys) == 2
    assert sitting.to_act() == [1] and len(sitting.table.record.moves) == 2
    with pytest.raises(CannotTakeBack):
        sitting.confirm(0, 3.0)
    with pytest.raises(CannotTakeBack) as caught:
        sitting.take_back(0, sitting.marks[0], True, 3.0)
    assert caught.value.wall == "other", "what is confirmed stands"
    assert same(sitting, folded(sitting, log))


def test_a_whole_draft_can_be_dropped() -> None:
    sitting, log = harbour(confirm=True)
    play(sitting, log, 0)
    play(sitting, log, 0)
    log.append(sitting.take_back(0, sitting.marks[0], True, 1.0))
    assert sitting.drafts == {}
    assert same(sitting, folded(sitting, log))


def test_drafts_of_seats_that_act_at_once_are_independent() -> None:
    sitting, log = harbour(confirm=True)
    play(sitting, log, 0)
    play(sitting, log, 1)
    play(sitting, log, 1)
    log.append(sitting.confirm(1, 1.0))
    assert sitting.drafts[0].keys and sitting.to_act() == [0]
    assert view(sitting.seen_by(0), 0)["table"]["seats"][1]["down"] == {"count": 2}
    assert same(sitting, folded(sitting, log))


def test_what_all_have_chosen_is_shown_when_the_last_has_confirmed_and_not_before() -> None:
    sitting, log = harbour(confirm=True)
    play(sitting, log, 1)
    play(sitting, log, 1)
    log.append(sitting.confirm(1, 1.0))
    play(sitting, log, 0)
    event = play(sitting, log, 0)
    mine = sitting.seen_by(0)
    assert event.kind == "draft" and mine.state.shown == -1 and not mine.over and mine.to_act() == []
    assert sitting.wall(0) is None
    assert same(sitting, folded(sitting, log))
    log.append(sitting.take_back(0, sitting.marks[0], False, 2.0))
    play(sitting, log, 0)
    log.append(sitting.confirm(0, 3.0))
    assert sitting.drafts == {} and sitting.game.state.shown >= 0 and sitting.wall(0) == "revealed"
    assert same(sitting, folded(sitting, log))


def test_the_move_that_reveals_takes_the_draft_to_the_table_at_once() -> None:
    title = game_title("aquasphere")
    dice = random.Random(1)
    sitting = Sitting(title, Terms("aquasphere", 2, {}, "seed", True), ("a", "b"))
    log = [sitting.start(0.0)]
    while not sitting.over:
        seat = sitting.to_act()[0]
        game = sitting.seen_by(seat)
        if seat not in game.asks:
            log.append(sitting.confirm(seat, 1.0))
            continue
        offered = game.options(seat)
        key = next((c.key for c in offered if reveals(game, seat, c)), dice.choice(offered).key)
        drafted = tuple(sitting.drafts[seat].keys) if seat in sitting.drafts else ()
        event = sitting.move(seat, sitting.marks[seat], key, 1.0)
        assert event is not None
        log.append(event)
        if event.kind == "play" and drafted:
            assert event.keys == (*drafted, key) and seat not in sitting.drafts
            assert same(sitting, folded(sitting, log))
            return
    raise AssertionError("nothing was revealed")


def test_a_finished_draft_shows_nothing_when_the_others_finish_first() -> None:
    """The draft would run on into the next card; its owner must not see that card and then take back."""
    sitting, log = harbour(confirm=True)
    play(sitting, log, 0)
    play(sitting, log, 0)
    play(sitting, log, 1)
    play(sitting, log, 1)
    log.append(sitting.confirm(1, 1.0))
    assert sitting.seen_by(0).state.shown == -1
    log.append(sitting.take_back(0, sitting.marks[0], False, 2.0))
    assert sitting.seen_by(0).state.shown == -1
    assert same(sitting, folded(sitting, log))
    event = play(sitting, log, 0)
    assert event.kind in ("draft", "play")
    if event.kind == "draft":
        log.append(sitting.confirm(0, 3.0))
    assert sitting.game.state.shown >= 0
    assert same(sitting, folded(sitting, log))


def test_a_bot_that_takes_over_drops_the_draft_and_the_owner_finds_the_table_as_it_is() -> None:
    sitting, log = harbour(confirm=True)
    play(sitting, log, 0)
    mark = sitting.marks[0]
    log.append(sitting.hand_over(0, "random", "absent", 5.0))
    assert sitting.drafts == {} and sitting.bots[0] == "random" and sitting.marks[0] > mark
    event = sitting.move(0, sitting.marks[0], sitting.game.options(0)[0].key, 6.0, bot=True)
    assert event is not None and event.kind == "play"
    log.append(event)
    log.append(sitting.hand_over(0, None, "", 7.0))
    assert sitting.bots[0] is None
    assert same(sitting, folded(sitting, log))


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("name", ["harbour", "aquasphere"])
def test_random_tables_fold_to_themselves(name: str, confirm: bool) -> None:
    """Moves, drafts, confirmations and take-backs in any order: the log alone gives the same table."""
    title = HARBOUR if name == "harbour" else game_title(name)
    for seed in range(6):
        dice = random.Random(seed)
        sitting = Sitting(title, Terms(name, 3, {}, f"seed {seed}", confirm), ("a", "b", "c"))
        log = [sitting.start(0.0)]
        while not sitting.over and len(log) < 400:
            seat = dice.choice(sitting.to_act())
            draft = sitting.seen_by(seat)
            event: Event | None = None
            if dice.random() < 0.15 and sitting.wall(seat) is None:
                event = sitting.take_back(seat, sitting.marks[seat], dice.random() < 0.3, float(len(log)))
            elif seat in draft.asks:
                key = dice.choice(draft.options(seat)).key
                event = sitting.move(seat, sitting.marks[seat], key, float(len(log)))
            elif seat in sitting.drafts:
                event = sitting.confirm(seat, float(len(log)))
            assert event is not None
            log.append(event)
            if len(log) % 25 == 0:
                assert same(sitting, folded(sitting, log))
        assert same(sitting, folded(sitting, log))
        again = title.new(3, f"seed {seed}", {})
        for seat, key in sitting.table.record.moves:
            again.play(seat, key)
        assert state_hash(again) == state_hash(sitting.game), "the record is the game"
