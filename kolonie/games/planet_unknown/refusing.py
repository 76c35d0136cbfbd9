"""What is refused where nobody would expect it: by the rule that says when it can be done (chapter 36)."""

from __future__ import annotations

from typing import Final

from kolonie.core.messages import message
from kolonie.core.readers import Reason
from kolonie.games.planet_unknown.state import Game

NOT_NOW: Final = "why-other-time"
NO_ABILITY: Final = "why-no-such-ability"

ELSEWHERE: Final[dict[str, tuple[str, str]]] = {
    # setting up
    "planet": ("PU-2.05", NOT_NOW),
    "corporation": ("PU-2.05", NOT_NOW),
    "return": ("PU-20.02", NOT_NOW),
    "face": ("PU-22.02", NOT_NOW),
    # the station, tiles and patches
    "rotate": ("PU-3.08", "why-not-commander"),
    "tile": ("PU-36.01", "why-tile-taken"),
    "place": ("PU-36.02", NOT_NOW),
    "stack": ("PU-19.39", NOT_NOW),
    "cover": ("PU-13.01", "why-no-patch"),
    "store": ("PU-36.07", "why-no-patch"),
    "patch": ("PU-13.01", "why-no-patch"),
    # trackers
    "advance": ("PU-36.05", "why-no-advance"),
    "energy": ("PU-36.05", "why-no-advance"),
    "synergy": ("PU-8.06", "why-no-advance"),
    "boost": ("PU-18.01", "why-no-advance"),
    "twice": ("PU-18.02", "why-no-advance"),
    "silent": ("PU-19.23", "why-no-advance"),
    "raise": ("PU-18.12", "why-no-advance"),
    "regress": ("PU-36.05", "why-no-regress"),
    "forgo": ("PU-30.06", "why-not-blocked"),
    "benefit": ("PU-26.04", NOT_NOW),
    # rovers and tokens
    "rover": ("PU-36.06", "why-no-such-step"),
    "land": ("PU-11.01", NOT_NOW),
    "teleport": ("PU-18.10", NOT_NOW),
    "rock": ("PU-19.27", NOT_NOW),
    "load": ("PU-19.27", NOT_NOW),
    "pod": ("PU-18.09", NOT_NOW),
    "blast": ("PU-18.11", NOT_NOW),
    "blast-load": ("PU-18.11", NOT_NOW),
    "line": ("PU-18.11", NOT_NOW),
    "meteor": ("PU-19.30", NOT_NOW),
    "lose-rover": ("PU-19.37", NOT_NOW),
    "lose-pod": ("PU-19.38", NOT_NOW),
    "lose": ("PU-19.38", NOT_NOW),
    "destroy": ("PU-28.14", NO_ABILITY),
    "keep": ("PU-28.14", NO_ABILITY),
    "put": ("PU-27.01", NOT_NOW),
    "from": ("PU-27.11", NOT_NOW),
    # cards and missions
    "pick": ("PU-36.08", "why-no-pick"),
    "card": ("PU-36.08", "why-no-pick"),
    "leftover": ("PU-25.14", NO_ABILITY),
    "drop": ("PU-19.22", NOT_NOW),
    "peek-next-event": ("PU-19.40", NOT_NOW),
    # abilities
    "jump": ("PU-36.10", NO_ABILITY),
    "swap": ("PU-29.06", NO_ABILITY),
    "double": ("PU-29.09", NO_ABILITY),
    "more": ("PU-26.13", NO_ABILITY),
    "reset": ("PU-26.08", NO_ABILITY),
    "shift": ("PU-27.14", NO_ABILITY),
    "shift-three": ("PU-27.13", NO_ABILITY),
    "shift-one": ("PU-27.17", NO_ABILITY),
    "drive": ("PU-28.15", NO_ABILITY),
    "mission": ("PU-29.15", NO_ABILITY),
    "row": ("PU-29.13", NO_ABILITY),
    "flux": ("PU-32.02", NOT_NOW),
    "leap": ("PU-32.07", NO_ABILITY),
    "surge": ("PU-32.14", NO_ABILITY),
    "yield": ("PU-31.12", NO_ABILITY),
    # ends
    "end": ("PU-36.11", NOT_NOW),
}
"""For every verb the rule that says when it may be done."""

JUMPS: Final = {"republic": "PU-25.12", "jump-drive": "PU-29.07"}


def why_not_here(game: Game, index: int, verb: str) -> Reason | None:
    """Where the rule depends on the table; None where `ELSEWHERE` says enough."""
    seat = game.state.seats[index]
    if verb == "rotate":
        if game.seats == 1:
            return "PU-22.05", message("why-station-turns-itself")
        if game.settings["rotation"] == "automatic":
            return "PU-21.01", message("why-station-turns-itself")
    if not game.state.turn:
        return None
    if verb in ("advance", "energy") and game.box.restrictions[game.state.event].one_building:
        return "PU-19.34", message("why-one-building")
    if verb == "jump" and game.box.corporation_ids[seat.corporation] in JUMPS:
        return JUMPS[game.box.corporation_ids[seat.corporation]], message("why-no-jump")
    return None
