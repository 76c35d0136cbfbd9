"""Planet Unknown in words: how views name what the state numbers (see `kolonie.core.naming`).

A cell is `x,y` and a field of a track `water:5`, as in the keys of options and in the packs.
"""

from __future__ import annotations

from typing import Any, Final

from kolonie.core.naming import (
    Known,
    Naming,
    bits_of,
    each,
    flag,
    id_in,
    masked,
    one_of,
    plain,
    sheet,
)
from kolonie.games.planet_unknown.ground import cells_of, xy
from kolonie.games.planet_unknown.pending import (
    ALTERNATIVE,
    AT_ONCE,
    BY_CARD,
    BY_ENERGY,
    BY_SYNERGY,
    NO_SYNERGY,
    ONE_OF,
    PLACED,
    SILENT,
    STORED,
)
from kolonie.games.planet_unknown.scoring import PARTS
from kolonie.games.planet_unknown.state import GAIN, SEAT, TABLE
from kolonie.games.planet_unknown.station import RINGS, SECTIONS
from kolonie.games.planet_unknown.terms import FIELDS, HEIGHT, POWERS, TERRAINS, TRACKS

MANNERS: Final = {
    PLACED: "placed",
    SILENT: "silent",
    ALTERNATIVE: "alternative",
    BY_SYNERGY: "synergy",
    BY_ENERGY: "energy",
    NO_SYNERGY: "no synergy",
    BY_CARD: "card",
    AT_ONCE: "at once",
    STORED: "stored",
}
"""Particulars of a pending gain, bit by bit."""


def field_name(field: int) -> str:
    return f"{TRACKS[field // HEIGHT]}:{field % HEIGHT}"


def cells(value: Any, known: Known) -> Any:
    """A mask of cells, in reading order."""
    return ["{},{}".format(*xy(cell)) for cell in cells_of(value)]


def fields(value: Any, known: Known) -> Any:
    """A mask of fields of the tracks."""
    return [field_name(field) for field in range(FIELDS) if value >> field & 1]


def field(value: Any, known: Known) -> Any:
    return field_name(value)


def laid(value: Any, known: Known) -> Any:
    return [{"tile": known.box.tile_ids[tile], "cells": cells(mask, known)} for tile, mask in value]


def levels(value: Any, known: Known) -> Any:
    """Breakthroughs, by what the corporation board calls them."""
    number = known.own["corporation"]
    return masked(known.box.corporations[number].levels, value) if number >= 0 else []


def sidled(value: Any, known: Known) -> Any:
    """For each tracker the fields it left sideways in this turn."""
    left = {
        tracker: fields(value >> FIELDS * number & (1 << FIELDS) - 1, known)
        for number, tracker in enumerate(TRACKS)
    }
    return {tracker: where for tracker, where in left.items() if where}


def manners(value: Any, known: Known) -> Any:
    return [word for bit, word in MANNERS.items() if value & bit]


def benefit_field(value: Any, known: Known) -> Any:
    """The height that trackers are raised to, or the field whose benefits are offered."""
    return field_name(value) if known.own["kind"] == ONE_OF else value


def by_ring(value: Any, known: Known) -> Any:
    """Twelve stacks, the inner ring before the outer one."""
    return {ring: value[SECTIONS * i : SECTIONS * (i + 1)] for i, ring in enumerate(RINGS)}


def tops(value: Any, known: Known) -> Any:
    return by_ring([TILE(tile, known) for tile in value], known)


def section(value: Any, known: Known) -> Any:
    """The stacks that face a seat, counted within their rings."""
    inner, outer = value
    return {"inner": inner, "outer": outer - SECTIONS}


def shown(value: Any, known: Known) -> Any:
    """What the final scoring laid open."""
    kept, missions = value
    return {"kept": each(CIV)(kept, known), "missions": each(MISSION)(missions, known)}


TILE: Final = id_in("tile_ids")
CIV: Final = id_in("civ_ids")
EVENT_CARD: Final = id_in("event_ids")
MISSION: Final = id_in("mission_ids")
PLANET: Final = id_in("planet_ids")
CORPORATION: Final = id_in("corporation_ids")
RANKS: Final = sheet(("1", "2", "3", "4"), each(CIV))

PENDING: Final = Naming(
    GAIN,
    {
        "kind": plain,
        "trackers": bits_of(TRACKS),
        "steps": plain,
        "field": benefit_field,
        "n": plain,
        "how": manners,
    },
)
SEATS: Final = Naming(
    SEAT,
    {
        "planet": PLANET,
        "corporation": CORPORATION,
        "offered_planet": PLANET,
        "offered_corporation": CORPORATION,
        "covered": cells,
        "terrain": sheet(TERRAINS, cells),
        "buildings": cells,
        "symbols": cells,
        "patches": cells,
        "laid": laid,
        "lifepods": cells,
        "meteorites": cells,
        "rovers": cells,
        "loaded": cells,
        "held": cells,
        "supply": plain,
        "trackers": sheet(TRACKS, field),
        "levels": levels,
        "pods": plain,
        "pod_fields": fields,
        "rocks": plain,
        "stored": plain,
        "flux": one_of(TRACKS),
        "lost_pods": plain,
        "lost_rovers": plain,
        "extra_rovers": plain,
        "cards": each(CIV),
        "kept": each(CIV),
        "kept_ranks": plain,
        "missions": each(MISSION),
        "dealt": each(MISSION),
        "returned": each(MISSION),
        "reserve": each(MISSION),
        "common": MISSION,
        "peeked": EVENT_CARD,
        "took": one_of(RINGS),
        "stuck": flag,
        "moves": plain,
        "trail": plain,
        "used": bits_of(POWERS),
        "spent": bits_of(POWERS),
        "duty": flag,
        "sidled": sidled,
        "rover_due": plain,
        "patches_due": plain,
        "pods_due": plain,
        "flux_due": flag,
        "regress_due": plain,
        "picks": plain,
    },
    nested={"gains": PENDING},
)
NAMING: Final = Naming(
    TABLE,
    {
        "turn": plain,
        "commander": plain,
        "alignment": plain,
        "rotation": plain,
        "tops": tops,
        "stacks": each(each(TILE)),
        "gone": each(TILE),
        "decks": RANKS,
        "unused": each(CIV),
        "missions": each(MISSION),
        "mission_box": each(MISSION),
        "missions_lost": each(MISSION),
        "event": EVENT_CARD,
        "events": each(EVENT_CARD),
        "past": each(EVENT_CARD),
        "events_out": each(EVENT_CARD),
        "over": flag,
        "final": each(sheet(PARTS)),
        "shown": each(shown),
    },
    nested={"seats": SEATS},
    derived={
        "step": plain,
        "stacks": by_ring,
        "decks": sheet(("1", "2", "3", "4")),
        "sections": each(section),
        "points": plain,
        "contests": plain,
        "solo": plain,
    },
)
