"""Underwater Cities in words: how views name what the state numbers (see `kolonie.core.naming`).

Cards, tiles, slots and sites go by their names in the packs, as in the keys of options.
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
    masked,
    number_or_none,
    plain,
)
from kolonie.games.underwater_cities.board import Board
from kolonie.games.underwater_cities.box import Box, Side
from kolonie.games.underwater_cities.network import sites_of
from kolonie.games.underwater_cities.nodes import EVENTS
from kolonie.games.underwater_cities.scoring import PARTS
from kolonie.games.underwater_cities.state import ALL_SEE, FOURTH, NEUTRAL, NOBODY, NOT_USED, SEAT, TABLE


def main_board(known: Known) -> Side:
    side: Side = known.box.side[len(known.table["seats"])]
    return side


def own_board(known: Known) -> Board:
    board: Board = known.box.boards[known.own["board"]]
    return board


# -- things on boards


def board(value: Any, known: Known) -> Any:
    return own_board(known).id


def goods(value: Any, known: Known) -> Any:
    """What there is of each resource."""
    return dict(zip(known.box.resources, value, strict=True))


def built(value: Any, known: Known) -> Any:
    """For each kind the sites where one stands."""
    box: Box = known.box
    ground = own_board(known)
    return {name: masked(sites_of(box, ground, kind).ids, value[kind]) for kind, name in enumerate(box.kinds)}


def cities(value: Any, known: Known) -> Any:
    return masked(own_board(known).cities.ids, value)


def buildings(value: Any, known: Known) -> Any:
    return masked(own_board(known).buildings.ids, value)


def tunnels(value: Any, known: Known) -> Any:
    return masked(own_board(known).tunnels.ids, value)


def spaces(value: Any, known: Known) -> Any:
    return masked(own_board(known).metropolis_ids, value)


def tiles_on_board(value: Any, known: Known) -> Any:
    """The metropolis tile of each space."""
    ids = known.box.tile_ids
    return {space: ids[tile] for space, tile in zip(own_board(known).metropolis_ids, value, strict=False)}


def fresh(value: Any, known: Known) -> Any:
    """How many of each kind were built in this turn."""
    counted = {name: value >> 4 * kind & 15 for kind, name in enumerate(known.box.kinds)}
    return {name: n for name, n in counted.items() if n}


def made(value: Any, known: Known) -> Any:
    """What each kind has produced and can still be exchanged."""
    width = len(known.box.resources)
    parts = {
        name: goods(value[width * kind : width * (kind + 1)], known)
        for kind, name in enumerate(known.box.kinds)
        if value
    }
    return {
        name: {what: n for what, n in part.items() if n} for name, part in parts.items() if any(part.values())
    }


def sold(value: Any, known: Known) -> Any:
    """How often each endgame card was paid for."""
    return {CARD(card, known): n for card, n in zip(known.own["endgames"], value, strict=False)}


def final(value: Any, known: Known) -> Any:
    return dict(zip(PARTS, value, strict=False))


# -- the main board


def slot(value: Any, known: Known) -> Any:
    return main_board(known).codes[value] if value >= 0 else None


def slots(value: Any, known: Known) -> Any:
    return masked(main_board(known).codes, value)


def holders(value: Any, known: Known) -> Any:
    """For each slot with a tile on it whose they are: seats, or neutral ones."""
    told: dict[str, list[Any]] = {}
    for code, mask in zip(main_board(known).codes, value, strict=False):
        if mask:
            told[code] = [seat for seat in range(len(known.table["seats"])) if mask >> seat & 1]
            told[code] += [
                word for word, bit in (("neutral", NEUTRAL), ("fourth neutral", FOURTH)) if mask & bit
            ]
    return told


def copier(value: Any, known: Known) -> Any:
    return {NOBODY: "nobody", NOT_USED: "not in the game"}.get(value, value)


def supply(value: Any, known: Known) -> Any:
    """What is left of each kind; none where there is no limit."""
    return {name: number_or_none(n, known) for name, n in zip(known.box.kinds, value, strict=True)}


def knowers(value: Any, known: Known) -> Any:
    """Who knows a card of the special deck."""
    if value & ALL_SEE:
        return "everybody"
    return [seat for seat in range(len(known.table["seats"])) if value >> seat & 1]


def known_or_none(namer: Namer) -> Namer:
    """A card that the viewer may not know at all."""

    def maybe(value: Any, known: Known) -> Any:
        return None if value is None else namer(value, known)

    return maybe


CARD: Final = id_in("card_ids")
CARDS: Final = each(CARD)
CONTRACTS: Final = each(id_in("contract_ids"))
TILES: Final = each(id_in("tile_ids"))

SEATS: Final = Naming(
    SEAT,
    {
        "board": board,
        "goods": goods,
        "points": plain,
        "built": built,
        "upgraded": buildings,
        "upgraded_tunnels": tunnels,
        "tiles": tiles_on_board,
        "gained": TILES,
        "cities": cities,
        "occupied": buildings,
        "reached": cities,
        "connected": cities,
        "alive": buildings,
        "touching": tunnels,
        "open_cities": cities,
        "open_buildings": buildings,
        "open_expansions": buildings,
        "open_tunnels": tunnels,
        "joined": spaces,
        "hand": CARDS,
        "known": CARDS,
        "drawn": CARDS,
        "thrown": CARDS,
        "actions": CARDS,
        "used": CARDS,
        "permanents": CARDS,
        "productions": CARDS,
        "endgames": CARDS,
        "tucked": CARDS,
        "contracts": CONTRACTS,
        "sold": sold,
        "listens": bits_of(EVENTS),
        "cheaper": CARDS,
        "spent": CARDS,
        "step": plain,
        "height": plain,
        "slots": slots,
        "fresh": fresh,
        "moved": flag,
        "made": made,
        "final": final,
        "beside": plain,
    },
)
NAMING: Final = Naming(
    TABLE,
    {
        "era": plain,
        "round": plain,
        "order": plain,
        "acting": number_or_none,
        "slot": slot,
        "owed": flag,
        "played": CARD,
        "paid": flag,
        "leaving": CARD,
        "tiles": holders,
        "copier": copier,
        "neutral": each(slot),
        "supply": supply,
        "heights": plain,
        "deck": CARDS,
        "discard": CARDS,
        "retired": CARDS,
        "removed": CARDS,
        "offer": CARDS,
        "aside": CARDS,
        "specials": CARDS,
        "seen": each(knowers),
        "contracts": CONTRACTS,
        "spare": TILES,
        "beside": plain,
    },
    nested={"seats": SEATS},
    derived={
        "special_deck": each(known_or_none(CARD)),
        "turn": plain,
        "steps": plain,
        "builds": plain,
    },
)
