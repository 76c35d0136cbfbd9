"""Records what the server shows of a game of AquaSphere at some moments, for `aquasphere.test.ts`.

`.venv/bin/python web/tests/record_tables.py` after a change of what the drawn board reads.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from kolonie.bots import bot
from kolonie.core.chance import Chance
from kolonie.core.views import View
from kolonie.games import title
from kolonie.server.picture import Viewer, build
from kolonie.server.store.rows import SeatRow, TableRow
from kolonie.table.events import Terms
from kolonie.table.sitting import Sitting

OUT = Path(__file__).parent / "tables"
NAMES = ("Marta", "Nautil", "Jonáš", "Kelpie")
MOMENTS = {0: ("en",), 1: ("en",), 130: ("en", "cs"), 131: ("en",)}
"""The first decision of the first seat after so many moves, and the languages to record it in."""


def main() -> None:
    OUT.mkdir(exist_ok=True)
    terms = Terms("aquasphere", len(NAMES), {}, "recorded", bots={1: "greedy", 2: "greedy", 3: "greedy"})
    kinds = ("me", "bot", "bot", "bot")
    seats = tuple(
        SeatRow(seat, kind, name, person=None if seat else "marta", bot="greedy" if seat else None)
        for seat, (kind, name) in enumerate(zip(kinds, NAMES, strict=True))
    )
    row = TableRow("recorded", terms, "running", "live", "played", False, "marta", "", 0.0, 0.0, (0,), seats)
    sitting = Sitting(title(terms.game), terms, NAMES)
    sitting.start(0.0)
    player, chance = bot("greedy"), Chance("recorded")
    waiting = sorted(MOMENTS)
    moves = 0
    while waiting:
        seat = sitting.to_act()[0]
        if seat == 0 and moves >= waiting[0]:
            moment = waiting.pop(0)
            for language in MOMENTS[moment]:
                state = build(row, sitting, Viewer("marta", 0, (0,), language), {"marta"}, [])
                file = OUT / f"aquasphere-4-{moment}.{language}.json"
                file.write_bytes(msgspec.json.encode(state) + b"\n")
        key = player.choose(View(sitting.game, seat), chance)
        sitting.move(seat, sitting.marks[seat], key, 0.0, bot=True)
        moves += 1


if __name__ == "__main__":
    main()
