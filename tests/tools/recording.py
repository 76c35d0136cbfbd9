"""Finished games and their records, for tests of records, replays and the command line."""

from __future__ import annotations

import random
from functools import lru_cache
from pathlib import Path

from kolonie.core.records import Record, read, write
from kolonie.core.title import Title
from kolonie.games import title
from kolonie.table.table import Table


def play_out(game_title: Title, seats: int = 2, seed: str = "record", pack: Path | None = None) -> Table:
    """A finished game of random moves at a table."""
    box = game_title.box((pack,)) if pack else game_title.box()
    table = Table(game_title, tuple(f"player {n + 1}" for n in range(seats)), seed, box=box)
    dice = random.Random(seed)
    while not table.game.over:
        seat = dice.choice(table.game.to_act())
        table.play(seat, dice.choice(table.game.options(seat)))
    return table


@lru_cache(maxsize=4)
def finished_text(seats: int = 2) -> str:
    """The record of a finished game of AquaSphere."""
    return write(play_out(title("aquasphere"), seats).record)


def finished_record(seats: int = 2) -> Record:
    """The same record as a value of its own, free to be damaged."""
    return read(finished_text(seats))
