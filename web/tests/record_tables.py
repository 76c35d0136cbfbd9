"""Records what the server shows of a game at some moments, for the tests of drawn boards.

`.venv/bin/python web/tests/record_tables.py [game]` after a change of what a drawn board reads.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
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
Moment = tuple[str, Callable[[Sitting, int], bool], tuple[str, ...]]
"""How a moment is called, whether it has come (with the number of moves), the languages to record it in."""


def after(moves: int) -> Callable[[Sitting, int], bool]:
    return lambda _sitting, made: made >= moves


def offered(verb: str, year: int) -> Callable[[Sitting, int], bool]:
    """The first seat of Evacuation is offered something like that, in this year or later."""

    def come(sitting: Sitting, _made: int) -> bool:
        game = sitting.game
        return game.state.year >= year and any(choice.verb == verb for choice in game.options(0))

    return come


def record(game: str, seats: int, settings: dict[str, str], moments: list[Moment]) -> None:
    """The first decisions of the first seat at which the moments have come, one after the other."""
    names = NAMES[:seats]
    bots = dict.fromkeys(range(1, seats), "greedy")
    terms = Terms(game, seats, settings, "recorded", bots=bots)
    rows = tuple(
        SeatRow(seat, "bot" if seat else "me", name, person=None if seat else "marta", bot=bots.get(seat))
        for seat, name in enumerate(names)
    )
    row = TableRow("recorded", terms, "running", "live", "played", False, "marta", "", 0.0, 0.0, (0,), rows)
    sitting = Sitting(title(terms.game), terms, names)
    sitting.start(0.0)
    player, chance = bot("greedy"), Chance("recorded")
    moves = 0
    while moments:
        seat = sitting.to_act()[0]
        if seat == 0 and moments[0][1](sitting, moves):
            moment, _come, languages = moments.pop(0)
            for language in languages:
                state = msgspec.to_builtins(
                    build(row, sitting, Viewer("marta", 0, (0,), language), {"marta"}, [])
                )
                state["log"] = []  # boards do not read it
                file = OUT / f"{game}-{moment}.{language}.json"
                file.write_bytes(msgspec.json.encode(state) + b"\n")
        key = player.choose(View(sitting.game, seat), chance)
        sitting.move(seat, sitting.marks[seat], key, 0.0, bot=True)
        moves += 1


def main(wanted: list[str]) -> None:
    OUT.mkdir(exist_ok=True)
    if not wanted or "aquasphere" in wanted:
        languages = {130: ("en", "cs")}
        record(
            "aquasphere",
            4,
            {},
            [(f"4-{n}", after(n), languages.get(n, ("en",))) for n in (0, 1, 130, 131)],
        )
    if not wanted or "evacuation" in wanted:
        record("evacuation", 2, {"aim": "points"}, [("draft", after(0), ("en",))])
        record(
            "evacuation",
            2,
            {},
            [("turn", offered("act", 1), ("cs",)), ("load", offered("evacuate", 2), ("en",))],
        )


if __name__ == "__main__":
    main(sys.argv[1:])
