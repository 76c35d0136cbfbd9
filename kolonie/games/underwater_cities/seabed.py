"""A player's board as a map: the network on the sea floor, with what is printed and what is built there."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from kolonie.core.messages import Message, message
from kolonie.core.scene import Map, Piece, Spot, Text
from kolonie.games.underwater_cities.board import Board, Reward, Sites, reward
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.entries import Site
from kolonie.games.underwater_cities.phrases import chain
from kolonie.games.underwater_cities.picturing import printed, tile_piece
from kolonie.games.underwater_cities.words import reward_text, site_text

CITY_AT = (((27, 27), (53, 15), (79, 19)), ((15, 54), (50, 49), (81, 52)), ((25, 82), (52, 83), (80, 84)))
"""Where city sites are drawn, by row and column: an uneven sea floor."""
METROPOLIS_SPOTS = {"BROWN": (7, 9), "BLUE_TR": (93, 8), "BLUE_BL": (7, 92)}
"""Where metropolis spaces are drawn (UC-2.14)."""
AROUND = {
    2: ((-3, 10), (3, 10)),
    3: ((-7, 5), (-3, 10), (3, 10)),
    4: ((-8, 3), (-6, 9), (0, 12), (6, 10)),
}
"""Where building sites are drawn around their city, by how many there are."""
BESIDE = (7, 5)
"""Where the expansion site is drawn."""


def seabed(box: Box, seat: dict[str, Any], index: int) -> Map:
    """City sites, building sites around them, tunnel sites between them and metropolises in the corners."""
    board = box.boards[seat["board"]]
    spots: list[Spot] = []
    centre: dict[str, tuple[int, int]] = dict(METROPOLIS_SPOTS)
    number: dict[str, int] = {}
    for site, entry in enumerate(board.entry.cities):
        centre[entry.id] = CITY_AT[entry.y][entry.x]
        number[entry.id] = len(spots)
        here = [_thing(box, seat, kind, site) for kind in box.city_kinds if seat["built"][kind] >> site & 1]
        spots.append(_spot(box, index, board, "city", entry, centre[entry.id], board.cities, site, here))
    for space, name in enumerate(board.metropolis_ids):
        number[name] = len(spots)
        tile = tile_piece(box, seat["tiles"][space], not seat["joined"] >> space & 1)
        extra = board.metropolis_production[space]
        spots.append(
            Spot(
                *centre[name],
                message("scene-site-metropolis"),
                (tile,),
                f"site:{index}:{name}",
                tile.colour,
                note="" if extra is None else _also("", box, extra),
                shape="tile",
                marks=() if extra is None else printed(box, extra),
            )
        )
    counted: dict[str, int] = {}
    usual = [building.city for building in board.entry.buildings if not building.expansion]
    for site, building in enumerate(board.entry.buildings):
        nth = counted.get(building.city, 0)
        (x, y), (dx, dy) = (
            centre[building.city],
            BESIDE if building.expansion else AROUND[usual.count(building.city)][nth],
        )
        if not building.expansion:
            counted[building.city] = nth + 1
        here = [
            _thing(box, seat, kind, site, seat["upgraded"] >> site & 1)
            for kind in box.building_kinds
            if seat["built"][kind] >> site & 1
        ]
        word = "expansion" if building.expansion else "building"
        spot = _spot(box, index, board, word, building, (x + dx, y + dy), board.buildings, site, here)
        if building.production:
            extra = reward(building.production, box.resources)
            spot = replace(spot, note=_also(spot.note, box, extra), marks=(*spot.marks, *printed(box, extra)))
        spots.append(spot)
    for site, tunnel in enumerate(board.entry.tunnels):
        (ax, ay), (bx, by) = (centre[end] for end in tunnel.ends)
        here = []
        if seat["built"][box.tunnel] >> site & 1:
            here.append(_thing(box, seat, box.tunnel, site, seat["upgraded_tunnels"] >> site & 1))
        middle = ((ax + bx) // 2, (ay + by) // 2)
        joins = (number[tunnel.ends[0]], number[tunnel.ends[1]])
        spots.append(_spot(box, index, board, "tunnel", tunnel, middle, board.tunnels, site, here, joins))
    ways = tuple((spot.joins[0], spot.joins[1], spot.code) for spot in spots if spot.joins)
    return Map(message("scene-map", id=board.id), tuple(spots), ways, ground="sea")


SHAPES = {"city": "site", "building": "dot", "expansion": "extra", "tunnel": "way"}


def _spot(
    box: Box,
    seat: int,
    board: Board,
    word: str,
    entry: Site,
    at: tuple[int, int],
    sites: Sites,
    site: int,
    here: list[Piece],
    joins: tuple[int, ...] = (),
) -> Spot:
    """One site with what stands there and what is printed on it."""
    bonus, surcharge = sites.bonus[site], sites.surcharge[site]
    shown: list[Piece] = []
    if bonus is not None:
        shown += printed(box, bonus)
    if surcharge is not None:
        shown += printed(box, Reward(surcharge), -1)
    if entry.multiplier > 1:
        shown.append(Piece(message("scene-multiplier", n=entry.multiplier)))
    return Spot(
        *at,
        site_text(board, entry.id),
        tuple(here),
        f"site:{seat}:{entry.id}",
        note=_site_note(box, bonus, surcharge, entry.multiplier),
        shape=SHAPES[word],
        code=entry.id,
        joins=joins,
        marks=tuple(shown),
    )


def _also(note: Text, box: Box, production: Reward) -> Text:
    """What is printed on a site, with what it brings in each production."""
    brings = message("tile-production", effect=reward_text(box, production))
    return chain([note, brings]) if isinstance(note, Message) else brings


def _thing(box: Box, seat: dict[str, Any], kind: int, site: int, upgraded: int = 0) -> Piece:
    name = box.kinds[kind]
    sort = box.sorts[kind]
    alive = seat["connected"] if sort == "city" else seat["touching"] if sort == "tunnel" else seat["alive"]
    return Piece(
        message(f"scene-{name}", upgraded=upgraded),
        icon=name,
        colour="gold" if upgraded else "",
        dim=not alive >> site & 1,
        marks=(Piece(message("scene-upgraded"), icon="upgrade"),) if upgraded else (),
    )


def _site_note(box: Box, bonus: Reward | None, surcharge: tuple[int, ...] | None, multiplier: int) -> Text:
    parts: list[Message] = []
    if bonus is not None:
        parts.append(message("scene-bonus", reward=reward_text(box, bonus)))
    if surcharge is not None:
        parts.append(message("scene-surcharge", price=reward_text(box, Reward(surcharge))))
    if multiplier > 1:
        parts.append(message("scene-multiplied", n=multiplier))
    return chain(parts) if parts else ""
