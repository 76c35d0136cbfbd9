"""AquaSphere counted again from pack, journal and the last view, without the game's own scoring."""

from __future__ import annotations

import tomllib
from pathlib import Path

import kolonie.games.aquasphere
from kolonie.core.engine import Game
from kolonie.core.readers import kebab
from kolonie.core.views import view

PACK = tomllib.loads(
    (Path(kolonie.games.aquasphere.__file__).parent / "packs" / "base.toml").read_text("utf-8")
)
TRIANGLE = [0, 1, 3, 6, 10, 15, 21]


def recount(game: Game) -> list[int]:
    """The final scores: points on the track as the journal tells them, then the final scoring by hand."""
    seats = view(game, None)["table"]["seats"]
    return [track(game, index) + final(seat) for index, seat in enumerate(seats)]


def track(game: Game, index: int) -> int:
    """Every move of a counter in the order told; an interim loss goes back to the last line at most."""
    kp = 0
    for entry in game.journal or ():
        if entry.seat != index:
            continue
        kind = kebab(type(entry.node))
        if kind == "points":
            kp += int(str(entry.args["n"]))
            assert entry.args["total"] == kp
        elif kind == "count-points":
            total = int(str(entry.args["sum"]))
            if total < 0:
                lines = [0, *(lap * 50 + line for lap in range(8) for line in (13, 26, 38, 50))]
                kp = max(kp + total, max(line for line in lines if line <= kp))
        elif kind == "move-counter":
            assert entry.args["total"] == kp, "the way back is told as the sum implies"
    return kp


def final(seat: dict[str, object]) -> int:
    tiles = seat["expansions"]
    assert isinstance(tiles, list)
    letters = {"ABCDEF"[int(str(seat["base"]))]}
    for tile in tiles:
        letters |= set(PACK["expansions"][tile]["letters"])
    bonus = 5 * (seat["subs"] == 0) + 5 * (len(tiles) == 5)
    return TRIANGLE[len(letters)] + int(str(seat["time"])) + bonus
