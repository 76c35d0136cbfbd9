"""AquaSphere as a scene: the station as a ring, headquarters as a map, one panel for each player.

It is read from a view (`kolonie.core.views.view`), so it shows what the viewer may know and nothing else.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

from kolonie.core.messages import message
from kolonie.core.scene import Facts, Map, Panel, Part, Piece, Scene, Space, Spot, Text, Track, Zone
from kolonie.core.sketches import later
from kolonie.games.aquasphere.box import COLOURS, LETTERS, PLAYER_COLOURS, Box
from kolonie.games.aquasphere.words import colour_name, player_colour, seat_name

HQ_SPOTS = {
    0: (50, 92),
    1: (30, 68),
    2: (70, 68),
    3: (15, 40),
    4: (50, 40),
    5: (85, 40),
    6: (35, 12),
    7: (65, 12),
}
"""Where the headquarters fields are drawn, by number."""


def sketch(box: Box, view: dict[str, Any]) -> Scene:
    table = view["table"]
    if table["round"] == 0:
        return Scene((message("scene-set-up"),), _player_panels(view))
    crumbs: tuple[Text, ...] = (message("scene-round", round=table["round"], rounds=box.rounds),)
    if view["over"]:
        crumbs = (message("scene-over"),)
    board = Panel(
        message("scene-station"), (later(_station, view), later(_headquarters, view), later(_common, view))
    )
    return Scene(crumbs, (board, *_player_panels(view)))


@lru_cache(2000)
def card_piece(box: Box, card: int, spent: bool = False) -> Piece:
    """A research card with its text and provenance."""
    entry = box.research[card]
    return Piece(
        box.card_text(card),
        icon=f"research-{entry.kind}",
        colour=entry.colour or "",
        place=f"research:{entry.id}",
        source=entry.source,
        dim=spent,
        tags=(message("scene-spent"),) if spent else (),
    )


@lru_cache(500)
def expansion_piece(box: Box, tile: int) -> Piece:
    entry = box.expansions[tile]
    names = ("research", "crystal", "octopod", "time")
    gains = tuple(
        message(f"scene-cap-{name}", n=n)
        for name, n in zip(names, box.capacity_of_expansion[tile], strict=True)
        if n
    )
    letters = entry.letters
    text = message("scene-expansion", id=entry.id, capacity=gains, n=len(letters), letters="/".join(letters))
    return Piece(text, icon="lab-expansion", source=entry.source, place=f"expansion:{entry.id}")


def _station(box: Box, view: dict[str, Any]) -> Map:
    table = view["table"]
    spots = []
    for position, letter in enumerate(table["ring"]):
        angle = math.radians(60 * position - 90)
        name = LETTERS[letter]
        spots.append(
            Spot(
                round(50 + 38 * math.cos(angle)),
                round(50 + 38 * math.sin(angle)),
                message("scene-sector", letter=name),
                _sector_pieces(box, table, position),
                f"sector:{name}",
                note=message("scene-programming-field", colour=colour_name(box.programming_fields[letter])),
            )
        )
    ways = tuple((i, (i + 1) % 6, str(box.locks[letter])) for i, letter in enumerate(table["ring"]))
    return Map(message("scene-station"), tuple(spots), ways)


def _sector_pieces(box: Box, table: dict[str, Any], position: int) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    owner = table["control"][position]
    who: Text = message("scene-nobody") if owner < 0 else seat_name(owner)
    pieces.append(
        Piece(
            message("scene-control", who=who),
            icon="control-field",
            colour="" if owner < 0 else _seat_colour(table, owner),
        )
    )
    for name, icon in (("time", "time"), ("crystals", "crystal"), ("octopods", "octopod")):
        n = table[name][position]
        if n:
            pieces.append(Piece(message(f"scene-{name}"), icon=icon, n=n))
    for colour, n in enumerate(table["bays"][4 * position : 4 * position + 4]):
        if n:
            text = message("scene-bay", colour=player_colour(colour))
            pieces.append(Piece(text, icon="loading-bay", colour=f"player-{PLAYER_COLOURS[colour]}", n=n))
    for colour in table["subs"][position]:
        text = message("scene-submarine", colour=player_colour(colour))
        pieces.append(Piece(text, icon="submarine", colour=f"player-{PLAYER_COLOURS[colour]}"))
    if table["research"][position]:
        pieces.append(card_piece(box, table["research"][position][-1]))
    if table["expansions"][position]:
        pieces.append(expansion_piece(box, table["expansions"][position][-1]))
    for index, seat in enumerate(table["seats"]):
        if seat["scientist"] == position:
            area = colour_name(seat["area"], "f")
            text = message("scene-scientist", n=index + 1, area=area)
            pieces.append(Piece(text, icon="scientist", colour=_seat_colour(table, index)))
    return tuple(pieces)


def _seat_colour(table: dict[str, Any], seat: int) -> str:
    colour = table["seats"][seat]["colour"]
    return f"player-{PLAYER_COLOURS[colour]}" if colour >= 0 else ""


def _headquarters(box: Box, view: dict[str, Any]) -> Map:
    table = view["table"]
    spots = []
    for field, name in enumerate(box.field_ids):
        token = table["tokens"][field]
        engineers = tuple(
            Piece(message("scene-engineer", n=index + 1), icon="engineer", colour=_seat_colour(table, index))
            for index, seat in enumerate(table["seats"])
            if seat["engineer"] == field
        )
        note: Text = ""
        if field in box.exits:
            note = message("scene-field-exit")
        elif token < 0:
            note = message("scene-field-start")
        colour = "" if token < 0 else COLOURS[token]
        x, y = HQ_SPOTS.get(field, (50, 50))
        text: Text = name if token < 0 else message("scene-field", field=name, colour=colour_name(token))
        spots.append(Spot(x, y, text, engineers, f"hq:{name}", colour, note))
    ways = tuple((a, b, "") for a, targets in enumerate(box.arrows) for b in targets)
    return Map(message("scene-headquarters"), tuple(spots), ways)


def _common(box: Box, view: dict[str, Any]) -> tuple[Part, ...]:
    table = view["table"]
    order = table["order"]
    supply = (
        Piece(message("scene-time"), icon="time", n=table["supply_time"]),
        Piece(message("scene-crystals"), icon="crystal", n=table["supply_crystals"]),
        Piece(message("scene-octopods"), icon="octopod", n=table["supply_octopods"]),
        Piece(message("scene-bulb"), icon="bulb", n=view["bulb"]),
    )
    parts: list[Part] = [
        Zone(message("scene-supply"), supply),
        Track(
            message("scene-order"),
            tuple(
                Space(
                    str(i + 1),
                    (
                        Piece(
                            seat_name(seat),
                            icon="bot",
                            colour=_seat_colour(table, seat),
                            dim=seat in table["withdrawn"],
                        ),
                    ),
                )
                for i, seat in enumerate(order)
            ),
        ),
        Track(
            message("scene-withdrawal"),
            tuple(Space(str(i + 1), _withdrawn(table, i), "withdrawal") for i in range(len(order))),
        ),
    ]
    if table["round"] < box.rounds:
        parts.append(_refill(box, table))
    if table["next_program"] >= 0:
        layout = box.layouts[table["next_program"]][1:]
        tokens = tuple(Piece(colour_name(c), icon="programming-token", colour=COLOURS[c]) for c in layout)
        parts.append(Zone(message("scene-next-program"), tokens))
    return tuple(parts)


def _withdrawn(table: dict[str, Any], place: int) -> tuple[Piece, ...]:
    """Who left the round as the first, second, ...: the play order of the next one."""
    if place >= len(table["withdrawn"]):
        return ()
    seat = table["withdrawn"][place]
    return (Piece(seat_name(seat), icon="engineer", colour=_seat_colour(table, seat)),)


def _refill(box: Box, table: dict[str, Any]) -> Facts:
    """What the current centre card will bring to each sector (AQ-15.03 to AQ-15.06)."""
    sides = box.centre_card(len(table["seats"]), table["round"]).sides
    rows: list[tuple[Text, Text]] = []
    for position, letter in enumerate(table["ring"]):
        side = sides[(position - table["rotation"]) % 6]
        amounts = (
            ("time", side.time),
            ("crystals", side.crystals),
            ("octopods", side.octopods),
            ("neutral", side.neutral_submarines),
        )
        brings = tuple(message(f"scene-refill-{name}", n=n) for name, n in amounts if n)
        rows.append((LETTERS[letter], message("scene-refill-row", brings=brings) if brings else "–"))
    return Facts(message("scene-refill"), tuple(rows))


def _player_panels(view: dict[str, Any]) -> tuple[Panel, ...]:
    table = view["table"]
    panels = []
    for index, seat in enumerate(table["seats"]):
        chosen = seat["colour"] >= 0
        colour: Text = player_colour(seat["colour"]) if chosen else "–"
        title = message("scene-player", name=seat_name(index), colour=colour)
        panels.append(Panel(title, (later(_player_parts, view, index),), index, _summary(seat)))
    return tuple(panels)


def _summary(seat: dict[str, Any]) -> tuple[Piece, ...]:
    return (
        Piece(message("scene-points"), icon="bulb", n=seat["kp"]),
        Piece(message("scene-time"), icon="time", n=seat["time"]),
        Piece(message("scene-crystals"), icon="crystal", n=seat["crystals"]),
        Piece(message("scene-bots"), icon="bot", n=seat["bots"]),
        Piece(message("scene-subs"), icon="submarine", n=seat["subs"]),
    )


def _player_parts(box: Box, view: dict[str, Any], index: int) -> tuple[Part, ...]:
    table = view["table"]
    seat = table["seats"][index]
    if table["round"] == 0:
        return ()
    programmed = tuple(
        Piece(
            colour_name(c),
            icon="bot",
            colour=COLOURS[c],
            place=f"symbol:{index}:{COLOURS[c]}",
            dim=not seat["programmed"] >> c & 1,
        )
        for c in range(7)
    )
    if seat["bought"]:  # AQ-6.12
        programmed += (Piece(message("scene-bought"), icon="time", place=f"bought:{index}"),)
    research, crystals, octopods, time = seat["room"]
    capacity = message("scene-capacity", research=research, crystals=crystals, octopods=octopods, time=time)
    majority, bots, for_crystals, for_octopods = view["interim"][index]
    row = message(
        "scene-interim-row",
        majority=majority,
        bots=bots,
        crystals=for_crystals,
        octopods=-for_octopods,
        sum=majority + bots + for_crystals + for_octopods,
    )
    kp = f"{seat['kp']}"
    return (
        Zone(message("scene-programmed"), programmed),
        Zone(message("scene-research"), _research(box, seat), layout="list"),
        Zone(
            message("scene-expansions"),
            (
                Piece(message("scene-base-lab", letter=LETTERS[seat["base"]]), icon="lab-expansion"),
                *(expansion_piece(box, t) for t in seat["expansions"]),
            ),
            note=capacity,
        ),
        Facts(
            message("scene-knowledge"),
            (
                (kp, message("scene-next-line", line=box.line_after(seat["kp"]))),
                (message("scene-interim"), row),
            ),
        ),
    )


def _research(box: Box, seat: dict[str, Any]) -> tuple[Piece, ...]:
    """The cards of a lab; a sidestep card that was used is spent (AQ-17.25)."""
    spent = int(seat["sidestepped"])
    pieces = []
    for card in seat["research"]:
        used = spent > 0 and box.card_kind[card] == "sidestep"
        spent -= used
        pieces.append(card_piece(box, card, used))
    return tuple(pieces)
