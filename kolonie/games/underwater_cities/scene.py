"""Underwater Cities as a scene: the ring of slots, offers and tracks, and a map for each player's board.

It is read from a view (`kolonie.core.views.view`), so it shows what the viewer may know and nothing else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from kolonie.core.messages import Message, message
from kolonie.core.nodes import If, Node
from kolonie.core.readers import icons_of, text_of
from kolonie.core.scene import Facts, Map, Panel, Part, Piece, Scene, Space, Spot, Text, Track, Zone
from kolonie.core.sketches import later
from kolonie.games.underwater_cities.board import Board, Reward, Sites, reward
from kolonie.games.underwater_cities.box import COLOURLESS, COLOURS, Box
from kolonie.games.underwater_cities.entries import Site
from kolonie.games.underwater_cities.phrases import PARTS, amount, chain, what
from kolonie.games.underwater_cities.state import FOURTH, NEUTRAL
from kolonie.games.underwater_cities.words import effect_text, reward_text, site_text, slot_text

PLAYER_COLOURS = ("purple", "orange", "blue", "black")  # UC-1.01
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


def sketch(box: Box, view: dict[str, Any]) -> Scene:
    table = view["table"]
    crumbs: tuple[Text, ...] = (
        message("scene-era", era=table["era"]),
        message("scene-round", round=min(table["round"], sum(box.rounds)), rounds=sum(box.rounds)),
    )
    if view["over"]:
        crumbs = (message("scene-over"),)
    parts = (later(_slots, view), later(_federation, view), later(_common, view))
    board = Panel(message("scene-board"), parts)
    panels = [_player(box, view, index) for index in range(view["seats"])]
    return Scene(crumbs, (board, *panels))


def seat_colour(seat: int) -> str:
    return f"player-{PLAYER_COLOURS[seat]}"


def seat_piece(seat: int) -> Piece:
    return Piece(message("seat-name", n=seat + 1), icon="seat", colour=seat_colour(seat))


@lru_cache(2000)
def card_piece(box: Box, card: int, used: bool = False) -> Piece:
    """A card with its text and provenance."""
    colour = box.card_colours[card]
    timing = box.card_timings[card]
    tags: list[Text] = [message(f"timing-{timing}")]
    if box.card_eras[card] > 0:
        tags.append(message("scene-era", era=box.card_eras[card]))
    if used:
        tags.append(message("scene-used"))
    price = box.card_prices[card]
    return Piece(
        box.card_name(card),
        icon=f"card-{timing}",
        colour="" if colour == COLOURLESS else COLOURS[colour],
        place=f"card:{box.card_ids[card]}",
        detail=effect_text(box, card),
        source=box.card_sources[card],
        dim=used,
        code=box.card_ids[card],
        tags=tuple(tags),
        signs=_signs(box.effects[card]),
        marks=(_good("credit", price),) if price else (),
        hue="" if colour == COLOURLESS else message(f"colour-{COLOURS[colour]}", form="card"),
    )


def _signs(*effects: Node | None) -> tuple[str, ...]:
    found: list[str] = []
    for effect in effects:
        while isinstance(effect, If):
            effect = effect.then
        if effect is not None:
            found += icons_of(effect)
    return tuple(dict.fromkeys(found))


def _good(name: str, n: int) -> Piece:
    """So many of a resource; of what is counted in parts the wholes, and in words what is more or less."""
    parts = PARTS.get(name, 1)
    return Piece(what(name, abs(n)), icon=name, n=None if n % parts else n // parts)


def _stock(name: str, n: int) -> list[Piece]:
    """What a player has of a resource: wholes, and what is left of one that is counted in parts."""
    parts = PARTS.get(name, 1)
    pieces = [Piece(message(f"name-{name}", form="label"), icon=name, n=n // parts)]
    if n % parts:
        pieces.append(Piece(message(f"name-{name}-rest"), icon=f"{name}-rest", n=n % parts))
    return pieces


@lru_cache(500)
def tile_piece(box: Box, tile: int, dim: bool = False) -> Piece:
    entry = box.metropolises[tile]
    parts: list[Message] = []
    score, instant, production = box.tile_score[tile], box.tile_instant[tile], box.tile_production[tile]
    if score is not None:
        parts.append(message("tile-score", score=amount("point", score)))
    if instant is not None:
        parts.append(message("tile-instant", effect=text_of(instant)))
    if production is not None:
        parts.append(message("tile-production", effect=text_of(production)))
    return Piece(
        message("scene-tile", id=entry.id),
        icon="metropolis",
        colour=entry.colour,
        place=f"tile:{entry.id}",
        detail=chain(parts),
        source=entry.source,
        dim=dim,
        signs=(*_signs(instant, production), *(("point",) if score is not None else ())),
    )


# -- the common board


def _slots(box: Box, view: dict[str, Any]) -> list[Zone]:
    """One zone for each colour, in the order of the ring, and the slot that is always available."""
    side = box.side[view["seats"]]
    tiles = view["table"]["tiles"]
    zones = []
    for colour in (*range(len(COLOURS)), COLOURLESS):
        tone = COLOURS[colour] if colour >= 0 else ""
        pieces = []
        for slot, code in enumerate(side.codes):
            if side.colours[slot] != colour:
                continue
            here = tiles[slot] if slot < side.ring else 0
            who = [seat_piece(seat) for seat in range(view["seats"]) if here >> seat & 1]
            if here & (NEUTRAL | FOURTH):
                who.append(Piece(message("scene-neutral"), icon="neutral", colour="neutral"))
            pieces.append(
                Piece(
                    slot_text(box, side, slot),
                    colour=tone,
                    place=f"slot:{code}",
                    source=side.sources[slot] if slot < side.ring else "rulebook",
                    dim=bool(here),
                    code=code,
                    signs=_signs(side.effects[slot]),
                    marks=tuple(who),
                )
            )
        title = message(f"scene-slots-{tone or 'none'}")
        zones.append(Zone(title, tuple(pieces), layout="slots", colour=tone))
    return zones


def _federation(box: Box, view: dict[str, Any]) -> Track:
    seats = view["table"]["seats"]
    spaces = [Space(message("scene-below"), _pile(seats, 0))]
    for step, given in enumerate(box.track[: box.spaces], 1):
        spaces.append(Space(box.track_ids[step - 1], _pile(seats, step), marks=_printed(box, given)))
    return Track(message("scene-federation"), tuple(spaces))


def _pile(seats: list[dict[str, Any]], step: int) -> tuple[Piece, ...]:
    """The markers on a space, the highest first."""
    here = [index for index, seat in enumerate(seats) if seat["step"] == step]
    here.sort(key=lambda index: -seats[index]["height"])
    return tuple(seat_piece(index) for index in here)


def _printed(box: Box, given: Reward, sign: int = 1) -> tuple[Piece, ...]:
    """A reward, or with `sign` -1 a price, as it is printed."""
    found = [_good(name, sign * n) for name, n in zip(box.resources, given.goods, strict=True) if n]
    if given.points:
        found.append(_good("point", given.points))
    if given.steps:
        found.append(Piece(message("scene-step", n=given.steps), icon="federation", n=given.steps))
    if given.cards:
        found.append(_good("card", given.cards))
    return tuple(found)


def _common(box: Box, view: dict[str, Any]) -> list[Part]:
    table = view["table"]
    supply = tuple(
        Piece(message(f"kind-{name}", n=2), icon=name, n=table["supply"][kind])
        for kind, name in enumerate(box.kinds)
        if table["supply"][kind] >= 0
    )
    top = view["special_deck"][:1]
    parts: list[Part] = [
        Track(
            message("scene-order"),
            tuple(Space(str(i + 1), (seat_piece(seat),)) for i, seat in enumerate(table["order"])),
        ),
        Zone(message("scene-offer"), tuple(card_piece(box, card) for card in table["offer"]), layout="list"),
        Zone(
            message("scene-specials"),
            tuple(card_piece(box, card) for card in top if card is not None),
            place="specials",
            layout="list",
            note=message("scene-pile", n=len(view["special_deck"])),
        ),
        Zone(
            message("scene-discard"),
            tuple(card_piece(box, card) for card in table["discard"]),
            layout="pile",
            note=message("scene-deck", n=table["deck"]["count"]),
        ),
        Zone(message("scene-supply"), supply),
    ]
    if table["played"] >= 0:
        played = (card_piece(box, table["played"]),)
        parts.insert(0, Zone(message("scene-played"), played, layout="list"))
    if table["contracts"]:
        pieces = tuple(contract_piece(box, contract) for contract in table["contracts"])
        parts.append(Zone(message("scene-contracts"), pieces, layout="list"))
    return parts


def contract_piece(box: Box, contract: int) -> Piece:
    entry = box.contracts[contract]
    text = message(
        "scene-contract",
        test=text_of(box.criteria[contract]),
        reward=text_of(box.contract_rewards[contract]),
    )
    return Piece(text, icon="contract", place=f"contract:{entry.id}", source=entry.source, code=str(entry.id))


# -- players


def _player(box: Box, view: dict[str, Any], index: int) -> Panel:
    seat = view["table"]["seats"][index]
    title = message("scene-player", name=message("seat-name", n=index + 1))
    summary = (
        Piece(message("name-point", form="label"), icon="point", n=seat["points"]),
        *(piece for name, n in zip(box.resources, seat["goods"], strict=True) for piece in _stock(name, n)),
    )
    parts: list[Part] = [
        later(_map, seat, index),
        later(_hand, seat),
        later(_actions, seat),
        later(_claimed, seat),
    ]
    return Panel(title, tuple(parts), index, summary, seat_colour(index))


def _hand(box: Box, seat: dict[str, Any]) -> Zone:
    hand = seat["hand"]
    known = hand if isinstance(hand, list) else seat["known"]
    size = len(hand) if isinstance(hand, list) else hand["count"]
    return Zone(
        message("scene-hand"),
        tuple(card_piece(box, card) for card in known),
        layout="cards",
        note=message("scene-hand-size", n=size),
    )


def _actions(box: Box, seat: dict[str, Any]) -> Zone:
    return Zone(
        message("scene-actions"),
        tuple(card_piece(box, card, card in seat["used"]) for card in seat["actions"]),
        layout="list",
    )


def _claimed(box: Box, seat: dict[str, Any]) -> list[Part]:
    """What the player has beside the board, as far as there is any."""
    parts: list[Part] = []
    for name in ("permanents", "productions", "endgames", "tucked"):
        if seat[name]:
            pieces = tuple(card_piece(box, card) for card in seat[name])
            parts.append(Zone(message(f"scene-{name}"), pieces, layout="list"))
    if seat["gained"]:
        pieces = tuple(tile_piece(box, tile) for tile in seat["gained"])
        parts.append(Zone(message("scene-gained"), pieces, layout="list"))
    if seat["contracts"]:
        pieces = tuple(contract_piece(box, contract) for contract in seat["contracts"])
        parts.append(Zone(message("scene-contracts"), pieces, layout="list"))
    if seat["final"]:
        rows = tuple(
            (message(f"part-{name}"), str(n))
            for name, n in zip(("metropolis", "endgame", "cities", "leftovers"), seat["final"], strict=True)
        )
        parts.append(Facts(message("scene-final"), rows))
    return parts


def _map(box: Box, seat: dict[str, Any], index: int) -> Map:
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
                marks=() if extra is None else _printed(box, extra),
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
            spot = replace(
                spot, note=_also(spot.note, box, extra), marks=(*spot.marks, *_printed(box, extra))
            )
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
    printed: list[Piece] = []
    if bonus is not None:
        printed += _printed(box, bonus)
    if surcharge is not None:
        printed += _printed(box, Reward(surcharge), -1)
    if entry.multiplier > 1:
        printed.append(Piece(message("scene-multiplier", n=entry.multiplier)))
    return Spot(
        *at,
        site_text(board, entry.id),
        tuple(here),
        f"site:{seat}:{entry.id}",
        note=_site_note(box, bonus, surcharge, entry.multiplier),
        shape=SHAPES[word],
        code=entry.id,
        joins=joins,
        marks=tuple(printed),
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
