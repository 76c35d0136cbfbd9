"""Underwater Cities as a scene: the ring of slots, offers and tracks, and a map for each player's board.

It is read from a view (`kolonie.core.views.view`), so it shows what the viewer may know and nothing else.
"""

from __future__ import annotations

from typing import Any

from kolonie.core.messages import Message, message
from kolonie.core.readers import text_of
from kolonie.core.scene import Facts, Map, Panel, Part, Piece, Scene, Space, Spot, Text, Track, Zone
from kolonie.games.underwater_cities.board import Reward
from kolonie.games.underwater_cities.box import COLOURLESS, COLOURS, Box
from kolonie.games.underwater_cities.state import FOURTH, NEUTRAL
from kolonie.games.underwater_cities.texts import amount, chain, join, what
from kolonie.games.underwater_cities.words import card_text, slot_text

PLAYER_COLOURS = ("purple", "orange", "blue", "black")  # UC-1.01
METROPOLIS_SPOTS = {"BROWN": (4, 4), "BLUE_TR": (96, 4), "BLUE_BL": (4, 96)}
"""Where metropolis spaces are drawn (UC-2.14)."""
AROUND = ((-7, 7), (0, 10), (7, 7), (-7, -7), (7, -7), (0, -10))
"""Where building sites are drawn around their city."""


def build(box: Box, view: dict[str, Any]) -> Scene:
    table = view["table"]
    crumbs: tuple[Text, ...] = (
        message("scene-era", era=table["era"]),
        message("scene-round", round=min(table["round"], sum(box.rounds)), rounds=sum(box.rounds)),
    )
    if view["over"]:
        crumbs = (message("scene-over"),)
    board = Panel(message("scene-board"), (*_slots(box, view), _federation(box, view), *_common(box, view)))
    panels = [_player(box, view, index) for index in range(view["seats"])]
    return Scene(crumbs, (board, *panels))


def seat_colour(seat: int) -> str:
    return f"player-{PLAYER_COLOURS[seat]}"


def seat_piece(seat: int) -> Piece:
    return Piece(message("seat-name", n=seat + 1), icon="action-tile", colour=seat_colour(seat))


def card_piece(box: Box, card: int, dim: bool = False) -> Piece:
    """A card with its text and provenance."""
    colour = box.card_colours[card]
    return Piece(
        message("scene-card", number=box.card_ids[card], name=box.card_name(card)),
        icon=f"card-{box.card_timings[card]}",
        colour="" if colour == COLOURLESS else COLOURS[colour],
        n=max(1, box.card_prices[card]),
        place=f"card:{box.card_ids[card]}",
        detail=card_text(box, card),
        source=box.card_sources[card],
        dim=dim,
    )


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
    detail = chain(parts)
    return Piece(
        message("scene-tile", id=entry.id),
        icon="metropolis",
        colour=entry.colour,
        place=f"tile:{entry.id}",
        detail=detail,
        source=entry.source,
        dim=dim,
    )


# -- the common board


def _slots(box: Box, view: dict[str, Any]) -> list[Zone]:
    """One zone for each colour, in the order of the ring, and the slot that is always available."""
    side = box.side[view["seats"]]
    tiles = view["table"]["tiles"]
    zones = []
    for colour in (*range(len(COLOURS)), COLOURLESS):
        pieces = []
        for slot, code in enumerate(side.codes):
            if side.colours[slot] != colour:
                continue
            here = tiles[slot] if slot < side.ring else 0
            who = [message("seat-name", n=seat + 1) for seat in range(view["seats"]) if here >> seat & 1]
            if here & (NEUTRAL | FOURTH):
                who.append(message("scene-neutral"))
            owner = next((seat for seat in range(view["seats"]) if here >> seat & 1), -1)
            pieces.append(
                Piece(
                    message("scene-slot", code=code, text=slot_text(box, side, slot)),
                    icon="slot",
                    colour=seat_colour(owner) if owner >= 0 else (COLOURS[colour] if colour >= 0 else ""),
                    place=f"slot:{code}",
                    detail=message("scene-slot-taken", who=tuple(who)) if who else "",
                    source=side.sources[slot] if slot < side.ring else "rulebook",
                    dim=bool(here),
                )
            )
        name = COLOURS[colour] if colour >= 0 else "none"
        zones.append(Zone(message(f"scene-slots-{name}"), tuple(pieces), layout="list"))
    return zones


def _federation(box: Box, view: dict[str, Any]) -> Track:
    seats = view["table"]["seats"]
    spaces = [Space(message("scene-below"), _pile(seats, 0))]
    for step, reward in enumerate(box.track[: box.spaces], 1):
        name = box.track_ids[step - 1]
        given = _reward(box, reward)
        label = message("scene-space", id=name, reward=given) if given else name
        spaces.append(Space(label, _pile(seats, step)))
    return Track(message("scene-federation"), tuple(spaces))


def _pile(seats: list[dict[str, Any]], step: int) -> tuple[Piece, ...]:
    """The markers on a space, the highest first."""
    here = [index for index, seat in enumerate(seats) if seat["step"] == step]
    here.sort(key=lambda index: -seats[index]["height"])
    return tuple(seat_piece(index) for index in here)


def _reward(box: Box, reward: Reward) -> Text:
    parts = [what(name, n) for name, n in zip(box.resources, reward.goods, strict=True) if n]
    if reward.points:
        parts.append(what("point", reward.points))
    if reward.steps:
        parts.append(message("scene-step", n=reward.steps))
    if reward.cards:
        parts.append(what("card", reward.cards))
    return join("list-and", parts) if parts else ""


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
        parts.insert(0, Zone(message("scene-played"), (card_piece(box, table["played"]),)))
    if table["contracts"]:
        pieces = tuple(contract_piece(box, contract) for contract in table["contracts"])
        parts.append(Zone(message("scene-contracts"), pieces, layout="list"))
    return parts


def contract_piece(box: Box, contract: int) -> Piece:
    entry = box.contracts[contract]
    text = message(
        "scene-contract",
        id=entry.id,
        test=text_of(box.criteria[contract]),
        reward=text_of(box.contract_rewards[contract]),
    )
    return Piece(text, icon="contract", place=f"contract:{entry.id}", source=entry.source)


# -- players


def _player(box: Box, view: dict[str, Any], index: int) -> Panel:
    seat = view["table"]["seats"][index]
    title = message("scene-player", name=message("seat-name", n=index + 1))
    summary = (
        Piece(message("name-point", form="label"), icon="point", n=seat["points"]),
        *(
            Piece(message(f"name-{name}", form="label"), icon=name, n=n)
            for name, n in zip(box.resources, seat["goods"], strict=True)
        ),
    )
    hand = seat["hand"]
    known = hand if isinstance(hand, list) else seat["known"]
    size = len(hand) if isinstance(hand, list) else hand["count"]
    parts: list[Part] = [
        _map(box, seat, index),
        Zone(
            message("scene-hand"),
            tuple(card_piece(box, card) for card in known),
            note=message("scene-hand-size", n=size),
        ),
        Zone(
            message("scene-actions"),
            tuple(card_piece(box, card, card in seat["used"]) for card in seat["actions"]),
            layout="list",
        ),
    ]
    for name in ("permanents", "productions", "endgames", "tucked"):
        if seat[name]:
            pieces = tuple(card_piece(box, card) for card in seat[name])
            parts.append(Zone(message(f"scene-{name}"), pieces, layout="list"))
    if seat["gained"]:
        pieces = tuple(tile_piece(box, tile) for tile in seat["gained"])
        parts.append(Zone(message("scene-gained"), pieces))
    if seat["contracts"]:
        pieces = tuple(contract_piece(box, contract) for contract in seat["contracts"])
        parts.append(Zone(message("scene-contracts"), pieces))
    if seat["final"]:
        rows = tuple(
            (message(f"part-{name}"), str(n))
            for name, n in zip(("metropolis", "endgame", "cities", "leftovers"), seat["final"], strict=True)
        )
        parts.append(Facts(message("scene-final"), rows))
    return Panel(title, tuple(parts), index, summary)


def _map(box: Box, seat: dict[str, Any], index: int) -> Map:
    """City sites, building sites around them, tunnel sites between them and metropolises in the corners."""
    board = box.boards[seat["board"]]
    spots: list[Spot] = []
    ways: list[tuple[int, int, str]] = []
    centre: dict[str, tuple[int, int]] = dict(METROPOLIS_SPOTS)
    number: dict[str, int] = {}
    for site, entry in enumerate(board.entry.cities):
        centre[entry.id] = (18 + 32 * entry.x, 18 + 32 * entry.y)
        pieces = [_thing(box, seat, kind, site) for kind in box.city_kinds if seat["built"][kind] >> site & 1]
        number[entry.id] = len(spots)
        note = _site_note(box, board.cities.bonus[site], board.cities.surcharge[site], entry.multiplier)
        spots.append(
            Spot(*centre[entry.id], entry.id, tuple(pieces), f"site:{index}:{entry.id}", "city", note)
        )
    for space, name in enumerate(board.metropolis_ids):
        number[name] = len(spots)
        joined = seat["joined"] >> space & 1
        piece = tile_piece(box, seat["tiles"][space], not joined)
        spots.append(Spot(*centre.get(name, (96, 96)), name, (piece,), f"site:{index}:{name}", "metropolis"))
    counted: dict[str, int] = {}
    for site, building in enumerate(board.entry.buildings):
        nth = counted.get(building.city, 0)
        counted[building.city] = nth + 1
        x, y = centre[building.city]
        dx, dy = AROUND[nth % len(AROUND)]
        pieces = [
            _thing(box, seat, kind, site, seat["upgraded"] >> site & 1)
            for kind in box.building_kinds
            if seat["built"][kind] >> site & 1
        ]
        note = _site_note(
            box, board.buildings.bonus[site], board.buildings.surcharge[site], building.multiplier
        )
        place = f"site:{index}:{building.id}"
        colour = "expansion" if building.expansion else "building"
        spots.append(Spot(x + dx, y + dy, building.id, tuple(pieces), place, colour, note))
    for site, tunnel in enumerate(board.entry.tunnels):
        (ax, ay), (bx, by) = (centre.get(end, (96, 96)) for end in tunnel.ends)
        pieces = []
        if seat["built"][box.tunnel] >> site & 1:
            pieces.append(_thing(box, seat, box.tunnel, site, seat["upgraded_tunnels"] >> site & 1))
        note = _site_note(box, board.tunnels.bonus[site], board.tunnels.surcharge[site], tunnel.multiplier)
        place = f"site:{index}:{tunnel.id}"
        ways.append((number[tunnel.ends[0]], number[tunnel.ends[1]], tunnel.id))
        spots.append(Spot((ax + bx) // 2, (ay + by) // 2, tunnel.id, tuple(pieces), place, "tunnel", note))
    return Map(message("scene-map", id=board.id), tuple(spots), tuple(ways))


def _thing(box: Box, seat: dict[str, Any], kind: int, site: int, upgraded: int = 0) -> Piece:
    name = box.kinds[kind]
    sort = box.sorts[kind]
    alive = seat["connected"] if sort == "city" else seat["touching"] if sort == "tunnel" else seat["alive"]
    text = message(f"scene-{name}", upgraded=upgraded)
    icon = f"{name}-upgraded" if upgraded else name
    return Piece(text, icon=icon, dim=not alive >> site & 1)


def _site_note(box: Box, bonus: Reward | None, surcharge: tuple[int, ...] | None, multiplier: int) -> Text:
    parts: list[Message] = []
    if bonus is not None:
        parts.append(message("scene-bonus", reward=_reward(box, bonus)))
    if surcharge is not None:
        parts.append(message("scene-surcharge", price=_reward(box, Reward(surcharge))))
    if multiplier > 1:
        parts.append(message("scene-multiplier", n=multiplier))
    return chain(parts) if parts else ""
