"""Which guides there are, and the position that the pictures of each show."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from kolonie.core.records import read
from kolonie.core.title import Title
from kolonie.games import titles
from kolonie.server.guiding import GuideInfo, told
from kolonie.server.picture import Viewer, build
from kolonie.server.states import TableState
from kolonie.server.store.rows import SeatRow, TableRow
from kolonie.table.events import Terms
from kolonie.table.guides import places, read_guide
from kolonie.table.sitting import Sitting

NAMES = ("Marta", "Nautil", "Jonáš", "Kelpie", "Ema", "Orion")
"""Who sits at the table of the pictures."""


def find(name: str) -> tuple[Title, str] | None:
    """The title that has a guide of this name, its own or that of an expansion."""
    key = name.strip().lower().replace("-", "_")
    return next(((title, key) for title in titles() if key in places(title)), None)


@lru_cache(maxsize=32)
def guide_info(title: Title, name: str, language: str) -> GuideInfo:
    return told(read_guide(title, name, language))


# -- pictures


@lru_cache(maxsize=16)
def scene(title: Title, name: str) -> tuple[TableRow, Sitting] | None:
    """The table of the pictures: the game of `guide/scene.kol` after its last move; None without one."""
    file = places(title)[name] / "guide" / "scene.kol"
    if not file.is_file():
        return None
    record = read(file.read_text(encoding="utf-8"))
    names = NAMES[: len(record.seats)]
    terms = Terms(record.game, len(names), record.settings, record.seed)
    seats = tuple(SeatRow(seat, "hotseat", name, person="guide") for seat, name in enumerate(names))
    row = TableRow(
        f"guide-{name}", terms, "running", "live", "played", True, "guide", "", 0.0, 0.0, (), seats
    )
    sitting = Sitting(title, terms, names)
    sitting.start(0.0)
    for seat, key in record.moves:
        sitting.move(seat, sitting.marks[seat], key, 0.0)
    return row, sitting


@lru_cache(maxsize=32)
def scene_state(title: Title, name: str, language: str) -> TableState | None:
    """What the first player sees at the table of the pictures, with nothing to decide."""
    found = scene(title, name)
    if found is None:
        return None
    state = build(*found, Viewer("guide", 0, (0,), language), set(), [])
    return msgspec.structs.replace(state, decision=None, log=[])
