"""Evacuation as a scene: the New World as hexes, the progress track by lanes, offers, one panel a player.

It is read from a view (`kolonie.core.views.view`), so it shows what the viewer may know and nothing else.
"""

from __future__ import annotations

from typing import Any

from kolonie.core.messages import message
from kolonie.core.scene import Map, Panel, Part, Piece, Scene, Space, Spot, Text, Track, Zone
from kolonie.core.sketches import later
from kolonie.games.evacuation.boards import player_panels
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.phrases import rival_name, seat_name, taker_name
from kolonie.games.evacuation.picturing import (
    AUTOMATON_COLOUR,
    biome_colour,
    bonus_piece,
    offered_piece,
    rival_settlers,
    seat_colour,
    settlers,
    signs_of,
    tags_of,
    task_piece,
)
from kolonie.games.evacuation.places import cell_place
from kolonie.games.evacuation.printing import area_marks, symbol_pieces
from kolonie.games.evacuation.terms import (
    BIOMES,
    INFRASTRUCTURE,
    INNER,
    LANES,
    MIDDLE,
    OFFERS,
    SHUTTLE,
    STADIUM,
)
from kolonie.games.evacuation.texts import area_text, cell_text

WIDTH = 13
"""Half a hex is one step to the side: seven hexes in the longest row of a board of radius 3."""


def sketch(box: Box, view: dict[str, Any]) -> Scene:
    table = view["table"]
    if table["year"] == 0:
        return Scene((message("scene-set-up"),), player_panels(box, view))
    crumbs: tuple[Text, ...] = (
        message("scene-year", year=table["year"], years=box.years),
        message(f"scene-phase-{view['phase']}"),
    )
    if view["over"]:
        crumbs = (message("scene-over"),)
    parts = (later(new_world, view), later(progress, view), later(offers, table), later(common, view))
    legend: list[tuple[Text, Text]] = [
        (message("short-factory"), message("scene-factory-position")),
        *((message(f"short-{name}", n=1), message(f"scene-position-{name}", n=1)) for name in NAMES),
        *((message(f"short-{name}"), message(f"symbol-{name}")) for name in SYMBOL_NAMES),
    ]
    board = Panel(message("scene-new-world"), parts, legend=tuple(legend))
    return Scene(crumbs, (board, *player_panels(box, view)), *phases(box, view))


YEAR = ("income", "actions", "flight", "order", "progress", "bonuses")
"""The phases of a year that do something on the table, in the order of play (section 3)."""


def phases(box: Box, view: dict[str, Any]) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """The phases of the year before the one that is going on, and after it."""
    phase = view["phase"]
    words = tuple(message(f"scene-phase-{name}") for name in YEAR)
    if phase in YEAR and not view["over"]:
        at = YEAR.index(phase)
        return words[:at], words[at + 1 :]
    if phase == "hand":  # chosen after the income of a year, in the first one before it (EV-15.19)
        at = int(view["table"]["year"] > 1 or box.rulings.hand_after_income)
        return words[:at], words[at:]
    return (), ()


NAMES = ("food", "steel", "energy")
SYMBOL_NAMES = ("leaf", "drop", "shield", "beacon")


# -- the map


def new_world(box: Box, view: dict[str, Any]) -> Map:
    """Hexes with biome, positions, symbols and settlers; numbered areas and the solo tile are noted."""
    table = view["table"]
    found = dict.fromkeys(table["automaton_areas"], rival_settlers(len(table["seats"])))
    for index, seat in enumerate(table["seats"]):
        for area, work in zip(seat["areas"], seat["works"], strict=True):
            found[area] = settlers(box, area, index, work)
    numbers = {entry.area: entry.id for entry in box.line_entries} if table["lines"] else {}
    spots = []
    for number, area in enumerate(box.areas):
        marks = list(area_marks(box, number))
        if area.id in numbers:
            marks.append(
                Piece(message("scene-numbered", n=numbers[area.id]), icon="numbered", code=numbers[area.id])
            )
        if table["solo_tile"] >= 0 and box.rim[table["solo_tile"]] == number:
            marks.append(Piece(message("scene-solo-tile"), icon="solo-tile"))
        spots.append(
            Spot(
                50 + round(WIDTH * (area.q + area.r / 2)),
                50 + WIDTH * area.r,
                area_text(box, number),
                found.get(number, ()),
                f"area:{area.id}",
                biome_colour(box, number),
                message(f"biome-{BIOMES[box.biomes[number]]}"),
                "hex",
                area.id,
                marks=tuple(marks),
            )
        )
    return Map(message("scene-new-world"), tuple(spots))


# -- the progress track


def progress(box: Box, view: dict[str, Any]) -> Track:
    """Sections with their cells, inner before middle; the middle lane only where it is open (EV-10.04)."""
    table = view["table"]
    lanes = (INNER, MIDDLE) if len(table["seats"]) > 2 else (INNER,)
    spaces = []
    for section in range(box.last_section + 1):
        marks = []
        if section in box.milestones:
            number = box.milestones.index(section) + 1
            detail = message("scene-milestone-text", n=number)
            marks.append(
                Piece(message("scene-milestone", n=number), icon="milestone", n=number, detail=detail)
            )
        if box.has_lanes[section]:
            marks += [_cell(box, section, lane) for lane in lanes]
        text = str(section)
        place = f"section:{section}"
        spaces.append(Space(text, _satellites(table, section), place, marks=tuple(marks), code=text))
    return Track(message("scene-progress", middle="yes" if len(lanes) > 1 else "no"), tuple(spaces))


def _cell(box: Box, section: int, lane: int) -> Piece:
    """A cell of an inner lane: its symbols, or its effect in a word."""
    detail = message(
        "scene-cell", lane=message(f"scene-lane-{LANES[lane]}"), text=cell_text(box, section, lane)
    )
    place = cell_place(section, lane)
    effect = box.cell_effects[section][lane]
    if effect is not None:
        icon = (signs_of(effect) or ("bonus",))[0]
        return Piece(message(f"scene-cell-{icon}"), icon=icon, signs=(icon,), place=place, detail=detail)
    symbols = symbol_pieces(box.cell_symbols[section][lane])
    text = message("scene-symbols-of", symbols=tuple(piece.text for piece in symbols))
    signs = tuple(piece.icon for piece in symbols)
    return Piece(text, icon=symbols[0].icon, signs=signs, place=place, detail=detail)


def _satellites(table: dict[str, Any], section: int) -> tuple[Piece, ...]:
    """Who stands on a section; on an inner lane it is told which."""
    found = []
    owners = [
        (seat_name(index), seat_colour(index), seat["satellites"], seat["lanes"])
        for index, seat in enumerate(table["seats"])
    ]
    for civilisation in range(len(table["automaton_satellites"]) // 2):
        both = slice(2 * civilisation, 2 * civilisation + 2)
        where, lanes = table["automaton_satellites"][both], table["automaton_lanes"][both]
        owners.append((taker_name(1 + civilisation, 1), AUTOMATON_COLOUR, where, lanes))
    for name, colour, where, lanes in owners:
        for lane in range(len(LANES)):
            here = list(zip(where, lanes, strict=True)).count((section, lane))
            if here:
                tags: tuple[Text, ...] = (message(f"scene-lane-{LANES[lane]}"),) if lane else ()
                n = here if here > 1 else None
                place = cell_place(section, lane)
                found.append(Piece(name, icon="satellite", colour=colour, n=n, tags=tags, place=place))
    return tuple(found)


# -- offers and the rest


def offers(box: Box, table: dict[str, Any]) -> tuple[Part, ...]:
    """Three offers, oldest first: the first place has the cross (EV-7.01)."""
    parts = []
    oldest: tuple[Text, ...] = (message("scene-oldest"),)
    for what, name in ((SHUTTLE, "shuttle"), (STADIUM, "stadium"), (INFRASTRUCTURE, "plan")):
        cards = table[f"{name}_offer"]
        pieces = tuple(
            offered_piece(box, what, card, (*oldest[place:1], *tags_of(box, what, card)))
            for place, card in enumerate(cards)
        )
        note = message("scene-deck", n=table[f"{name}_deck"]["count"])
        layout = "cards" if what == INFRASTRUCTURE else "row"
        parts.append(Zone(message(f"scene-{name}-offer"), pieces, f"offer:{OFFERS[what]}", layout, note))
    return tuple(parts)


def common(box: Box, view: dict[str, Any]) -> tuple[Part, ...]:
    table = view["table"]
    seats = len(table["seats"])
    parts: list[Part] = [
        Track(
            message("scene-order"),
            tuple(
                Space(
                    str(place + 1),
                    (
                        Piece(
                            taker_name(taker, seats),
                            icon="action",
                            colour=seat_colour(taker) if taker < seats else AUTOMATON_COLOUR,
                            dim=taker < seats and bool(table["seats"][taker]["passed"]),
                        ),
                    ),
                )
                for place, taker in enumerate(table["order"])
            ),
        ),
        Zone(
            message("scene-bonuses"),
            tuple(bonus_piece(box, bonus, place == 0) for place, bonus in enumerate(table["bonuses"])),
            "bonuses",
            "cards",
            message(f"setting-bonuses-{view['settings']['bonuses']}"),
        ),
        _year(box, table),
    ]
    if table["tasks"]:
        tasks = tuple(task_piece(box, task) for task in table["tasks"])
        parts.append(Zone(message("scene-tasks"), tasks, "tasks", "cards"))
    if table["lines"]:
        parts.append(_lines(box, table))
    if table["solo_tile"] >= 0:
        parts.append(_automaton(box, table))
    return tuple(parts)


def _year(box: Box, table: dict[str, Any]) -> Track:
    """The year track: what each year asks for, food of both worlds and stadiums (EV-4.08, EV-4.14)."""
    spaces = []
    for year in range(1, box.years + 1):
        asked = (
            ("old-food", box.old_feeding[year]),
            ("new-food", box.new_feeding[year]),
            ("stadium", box.entertainment[year]),
        )
        near = table["year"] <= year <= table["year"] + 1
        marks = tuple(
            Piece(message(f"scene-asked-{name}", n=n) if near else "", icon=name, n=n)
            for name, n in asked
            if n
        )
        marker = (Piece(message("scene-year-marker"), icon="year"),) if year == table["year"] else ()
        spaces.append(Space(f"{year}.", marker, marks=marks, code=str(year)))
    return Track(message("scene-demands"), tuple(spaces))


def _lines(box: Box, table: dict[str, Any]) -> Zone:
    """The straight lines of the majority module: their areas, and how many of them each player has."""
    pieces = []
    for line in table["lines"]:
        areas = box.module_lines[line]
        counts = [sum(area in seat["areas"] for area in areas) for seat in table["seats"]]
        number = box.line_entries[line // 2].id
        pieces.append(
            Piece(
                message("scene-numbered", n=number),
                icon="line",
                code=number,
                tags=(" : ".join(map(str, counts)),),
                marks=tuple(
                    Piece(box.area_ids[area], icon="area", place=f"area:{box.area_ids[area]}")
                    for area in areas
                ),
            )
        )
    return Zone(message("scene-lines"), tuple(pieces), "lines", "list")


def _automaton(box: Box, table: dict[str, Any]) -> Zone:
    """Who plays the solo cards: its stadiums, the cards it has played, the open back of its deck."""
    pieces = [offered_piece(box, STADIUM, stadium) for stadium in table["automaton_stadiums"]]
    for card in table["solo_shown"]:
        entry = box.solo[card]
        text = message(f"scene-solo-{entry.action}", arrow=(entry.arrow or "").upper())
        pieces.append(Piece(text, icon="automaton", code=entry.id, source=entry.source))
    number = table["solo_number"]
    note = message(
        "scene-solo-deck", n=table["solo_deck"]["count"], number="X" if number == 0 else str(number)
    )
    who = rival_name(len(table["seats"]))
    return Zone(who, tuple(pieces), place="automaton", layout="list", note=note)
