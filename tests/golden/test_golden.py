"""Recorded games replay to the recorded result and hash, on both builds, for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from kolonie.core.records import check, read
from kolonie.games import SHELF, title

RECORDS = sorted(Path(__file__).parent.rglob("*.kol"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_a_golden_game_replays(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    assert record.hash and record.seed
    assert check(record, title(record.game)) == []


def test_every_title_has_golden_games_for_every_seat_count() -> None:
    seen = {(r.game, len(r.seats)) for r in (read(p.read_text(encoding="utf-8")) for p in RECORDS)}
    for name in SHELF:
        item = title(name)
        for seats in range(item.min_seats, item.max_seats + 1):
            assert (name, seats) in seen, f"no golden game of {name} for {seats}"
