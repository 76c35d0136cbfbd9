"""AquaSphere in words: how views name what the state numbers (see `kolonie.core.naming`).

Sectors go by their letters and fields, cards and colours by their names, as in the keys of options.
"""

from __future__ import annotations

from typing import Any, Final

from kolonie.core.naming import (
    Known,
    Namer,
    Naming,
    bits_of,
    each,
    flag,
    id_in,
    number_or_none,
    one_of,
    plain,
    sheet,
)
from kolonie.games.aquasphere.box import COLOURS, LETTERS, PLAYER_COLOURS
from kolonie.games.aquasphere.state import SEAT, TABLE

BAYS: Final = len(PLAYER_COLOURS)
"""Entries of `Table.bays` for each sector."""


def letters(known: Known) -> list[str]:
    """The letter at each ring position."""
    return [LETTERS[letter] for letter in known.table["ring"]]


def sector(value: Any, known: Known) -> Any:
    """The letter of a ring position; none before the station is laid out."""
    ring = letters(known)
    return ring[value] if ring else None


def by_sector(namer: Namer) -> Namer:
    """A list with an entry for each ring position, by letter."""

    def entries(value: Any, known: Known) -> Any:
        return {letter: namer(entry, known) for letter, entry in zip(letters(known), value, strict=False)}

    return entries


def ways(value: Any, known: Known) -> Any:
    """The price of the cheapest way from sector to sector."""
    ring = letters(known)
    size = len(ring)
    return {
        start: {end: value[size * i + j] for j, end in enumerate(ring) if i != j}
        for i, start in enumerate(ring)
    }


def bays(value: Any, known: Known) -> Any:
    """For each sector the bots in its loading bay, by player colour."""
    return {
        letter: {
            PLAYER_COLOURS[colour]: n
            for colour, n in enumerate(value[BAYS * place : BAYS * (place + 1)])
            if n
        }
        for place, letter in enumerate(letters(known))
    }


def tokens(value: Any, known: Known) -> Any:
    """The colour on each field of the headquarters that has a token."""
    return {
        field: COLOURS[colour]
        for field, colour in zip(known.box.field_ids, value, strict=False)
        if colour >= 0
    }


def program(value: Any, known: Known) -> Any:
    return known.box.program_cards[value].id if value >= 0 else None


PLAYER: Final = one_of(PLAYER_COLOURS)
EXPANSION: Final = id_in("expansion_ids")
RESEARCH: Final = id_in("research_ids")

NAMING: Final = Naming(
    TABLE,
    {
        "round": plain,
        "order": plain,
        "withdrawn": plain,
        "ring": each(one_of(LETTERS)),
        "ways": ways,
        "free_ways": ways,
        "tokens": tokens,
        "next_program": program,
        "programs": each(program),
        "programs_aside": each(program),
        "rotation": plain,
        "rotations": plain,
        "time": by_sector(plain),
        "crystals": by_sector(plain),
        "octopods": by_sector(plain),
        "control": by_sector(number_or_none),
        "bays": bays,
        "subs": by_sector(each(PLAYER)),
        "research": by_sector(each(RESEARCH)),
        "expansions": by_sector(each(EXPANSION)),
        "supply_time": plain,
        "supply_crystals": plain,
        "supply_octopods": plain,
        "neutral_subs": sheet(PLAYER_COLOURS),
        "research_deck": each(RESEARCH),
        "expansion_deck": each(EXPANSION),
        "final": each(sheet(("track", "letters", "time", "subs", "lab"))),
    },
    nested={
        "seats": Naming(
            SEAT,
            {
                "colour": PLAYER,
                "base": one_of(LETTERS),
                "bots": plain,
                "subs": plain,
                "programmed": bits_of(COLOURS),
                "engineer": id_in("field_ids"),
                "scientist": sector,
                "area": one_of(COLOURS),
                "bought": flag,
                "sidestepped": plain,
                "time": plain,
                "crystals": plain,
                "kp": plain,
                "room": sheet(("research", "crystals", "octopods", "time")),
                "expansions": each(EXPANSION),
                "research": each(RESEARCH),
            },
        )
    },
    derived={
        "bulb": plain,
        "coming": each(sheet(("time", "crystals", "octopods", "submarines"))),
        "lap": plain,
        "red_lines": plain,
        "places": plain,
        "interim": each(sheet(("majority", "bots", "crystals", "octopods"))),
    },
)
