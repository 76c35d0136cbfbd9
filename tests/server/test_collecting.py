"""When the server looks for rings of forgotten objects."""

from __future__ import annotations

from kolonie.server.collecting import ALL, ALONE, FEW, HOUR, MANY, NEW, PATIENCE, Collector


def test_it_looks_while_nobody_moves_as_soon_as_there_may_be_some() -> None:
    collector = Collector(lambda: 0)
    began = collector._looked_at
    assert not collector.is_time(began + ALONE / 2, FEW), "somebody may have moved just now"
    assert not collector.is_time(began + ALONE + 1, FEW - 1)
    assert collector.is_time(began + ALONE + 1, FEW) == NEW, "which takes milliseconds"
    collector.looked(began + ALONE + 1, NEW)
    assert collector.is_time(began + HOUR + 1, 0) == ALL, "once an hour at everything"


def test_under_load_it_looks_when_there_are_many_or_after_an_hour_in_a_pause() -> None:
    moves = 0
    collector = Collector(lambda: moves)
    began = collector._looked_at
    for second in range(1, 100):
        moves += 1
        assert not collector.is_time(began + second, MANY - 1)
    moves += 1
    assert not collector.is_time(began + 100, MANY), "somebody has just moved"
    assert collector.is_time(began + 100.3, MANY), "nobody has moved since it was last asked"
    collector.looked(began + 100.3)
    moves += 1
    assert not collector.is_time(began + 101, 0)
    moves += 1
    assert not collector.is_time(began + 100.5 + HOUR, 0)
    assert collector.is_time(began + 100.8 + HOUR, 0)


def test_it_does_not_wait_for_a_pause_for_ever() -> None:
    moves = 0
    collector = Collector(lambda: moves)
    began = collector._looked_at
    looked = []
    for second in range(1, int(PATIENCE) + 10):
        moves += 1
        if collector.is_time(began + second, MANY):
            looked.append(second)
    assert looked[0] == 1 + PATIENCE
