"""Records what the server shows of some games at some moments, for the tests of drawn boards.

`.venv/bin/python web/tests/record_tables.py [game]` after a change of what a drawn board reads.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
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


@dataclass(frozen=True)
class Moment:
    """The first decision of the first seat for which something is true, and the languages to record it in."""

    name: str
    comes: Callable[[Sitting, int], bool]
    """Told the table and how many moves were made."""
    languages: tuple[str, ...] = ("en",)


@dataclass(frozen=True)
class Recording:
    game: str
    seats: int
    moments: tuple[Moment, ...]
    """In the order in which they come."""
    settings: dict[str, str] = field(default_factory=dict)


def after(moves: int) -> Callable[[Sitting, int], bool]:
    return lambda _sitting, made: made >= moves


def asked(node: str, round_: int) -> Callable[[Sitting, int], bool]:
    """The seat is asked this, in this round or later."""

    def comes(sitting: Sitting, _made: int) -> bool:
        game = sitting.game
        return game.state.round >= round_ and type(game.asks[0].frame.node).__name__ == node

    return comes


RECORDINGS = (
    Recording(
        "aquasphere",
        4,
        (
            Moment("4-0", after(0)),
            Moment("4-1", after(1)),
            Moment("4-130", after(130), ("en", "cs")),
            Moment("4-131", after(131)),
        ),
    ),
    Recording("underwater_cities", 4, (Moment("4-card", asked("ChooseCard", 5), ("en", "cs")),)),
    Recording("underwater_cities", 2, (Moment("2-data-era", asked("ChooseSlot", 5)),), {"data_era": "on"}),
)


def record(wanted: Recording) -> None:
    names = NAMES[: wanted.seats]
    bots = dict.fromkeys(range(1, wanted.seats), "greedy")
    terms = Terms(wanted.game, wanted.seats, wanted.settings, "recorded", bots=bots)
    seats = tuple(
        SeatRow(seat, "bot" if seat else "me", name, person=None if seat else "marta", bot=bots.get(seat))
        for seat, name in enumerate(names)
    )
    row = TableRow("recorded", terms, "running", "live", "played", False, "marta", "", 0.0, 0.0, (0,), seats)
    sitting = Sitting(title(terms.game), terms, names)
    sitting.start(0.0)
    player, chance = bot("greedy"), Chance("recorded")
    waiting = list(wanted.moments)
    moves = 0
    while waiting:
        seat = sitting.to_act()[0]
        if seat == 0 and waiting[0].comes(sitting, moves):
            moment = waiting.pop(0)
            for language in moment.languages:
                state = build(row, sitting, Viewer("marta", 0, (0,), language), {"marta"}, [])
                file = OUT / f"{wanted.game}-{moment.name}.{language}.json"
                file.write_bytes(msgspec.json.encode(state) + b"\n")
        key = player.choose(View(sitting.game, seat), chance)
        sitting.move(seat, sitting.marks[seat], key, 0.0, bot=True)
        moves += 1


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for wanted in RECORDINGS:
        if not sys.argv[1:] or wanted.game in sys.argv[1:]:
            record(wanted)


if __name__ == "__main__":
    main()
