"""Records what a socket tells one player of a game of each title, for `folding.test.ts`.

Each file holds the first state, the steps of every message after it, and the whole state after the last one.
`.venv/bin/python web/tests/record_frames.py` after a change of how changes are told.
"""

from __future__ import annotations

import gzip
import random
from pathlib import Path

import msgspec

from kolonie.games import title as game_title
from kolonie.server.deltas import difference
from kolonie.server.picture import Viewer, build
from kolonie.server.sketchbook import Sketchbook
from kolonie.server.steps import Step
from kolonie.server.store.rows import SeatRow, TableRow
from kolonie.table.events import Terms
from kolonie.table.sitting import Sitting

OUT = Path(__file__).parent / "frames"
GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "aquasphere": ("aquasphere", {}),
    "planet_unknown": ("planet_unknown", {}),
    "underwater_cities": ("underwater_cities", {}),
    "data_era": ("underwater_cities", {"data_era": "on"}),
    "evacuation": ("evacuation", {}),
}
NAMES = ("Marta", "Jonáš")
MOVES = 60


def record(game: str, settings: dict[str, str]) -> bytes:
    title = game_title(game)
    terms = Terms(title.id, 2, title.check(settings, 2), "recorded")
    seats = tuple(SeatRow(seat, "open", name, name, None, "") for seat, name in enumerate(NAMES))
    row = TableRow("recorded", terms, "running", "live", "played", False, NAMES[0], "", 0.0, 0.0, (0,), seats)
    sitting, book = Sitting(title, terms, NAMES), Sketchbook(NAMES)
    sitting.start(0.0)
    viewer = Viewer(NAMES[0], 0, (0,), "cs")
    dice = random.Random(game)
    first = state = build(row, sitting, viewer, set(NAMES), [], book=book)
    told: list[list[Step]] = []
    for _move in range(MOVES):
        seat = dice.choice(sitting.to_act())
        key = dice.choice(sitting.game.decision(seat).options).key
        sitting.move(seat, sitting.marks[seat], key, 0.0)
        before, state = state, build(row, sitting, viewer, set(NAMES), [], book=book)
        told.append(difference(before, state))
    return msgspec.json.encode({"first": first, "told": told, "last": state})


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for name, (game, settings) in GAMES.items():
        (OUT / f"{name}.json.gz").write_bytes(gzip.compress(record(game, settings), 9, mtime=0))


if __name__ == "__main__":
    main()
