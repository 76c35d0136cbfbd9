"""The table of a view as a scene: station, planets, tracks, cards (read from the view only)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kolonie.core.messages import Message, message
from kolonie.core.scene import Facts, Panel, Part, Piece, Scene, Space, Text, Track, Zone
from kolonie.core.sketches import later
from kolonie.games.planet_unknown.boards import Planet
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.pictures import (
    TOKENS,
    bare_planet,
    board_legend,
    legend,
    planet_facts,
    planet_grid,
    printed,
    tile_cells,
    tracker_piece,
)
from kolonie.games.planet_unknown.places import field_place
from kolonie.games.planet_unknown.setup import may_take
from kolonie.games.planet_unknown.state import NONE
from kolonie.games.planet_unknown.terms import HEIGHT, TRACKS
from kolonie.games.planet_unknown.words import (
    benefits_text,
    card_text,
    event_text,
    mission_text,
    power_text,
    tile_text,
)


def sketch(box: Box, view: dict[str, Any]) -> Scene:
    table = view["table"]
    if not table["turn"]:
        crumbs: tuple[Message, ...] = (message("scene-set-up"),)
    elif view["over"]:
        crumbs = (message("scene-over"),)
    else:
        crumbs = (message("scene-turn", turn=table["turn"]), message(f"scene-step-{view['step']}"))
    panels = [Panel(message("scene-table"), _common(view))]
    panels += [_seat_panel(box, view, index) for index in range(view["seats"])]
    return Scene(crumbs, tuple(panels))


# -- the middle of the table


def _common(view: dict[str, Any]) -> tuple[Part, ...]:
    table = view["table"]
    parts: list[Part] = []
    if "stacks" in view:
        facing = {tuple(stacks): seat for seat, stacks in enumerate(view["sections"])}
        for slot in range(6):
            stacks = ((slot + table["alignment"]) % 6, 6 + slot)
            tops = [table["tops"][stack] for stack in stacks]
            left = [view["stacks"][stack] for stack in stacks]
            parts.append(later(_section, slot, stacks, tops, left, facing.get(stacks, NONE)))
        parts.append(later(_decks, view["decks"]))
    if table["event"] != NONE or table["past"]:
        parts.append(later(_event, table["event"], table["events"]["count"]))
    if table["missions"]:
        parts.append(later(_missions, table["missions"]))
    if "solo" in view:
        parts.append(later(_solo, view["solo"]))
    return tuple(parts)


def _section(
    box: Box, slot: int, stacks: tuple[int, ...], tops: list[int], left: list[int], seat: int
) -> Zone:
    """The two stacks of a section of the station, and whom it faces."""
    note = message("scene-nobody") if seat == NONE else message("seat-name", n=seat + 1)
    pieces = tuple(
        Piece(
            tile_text(box, top),
            place=f"stack:{stack}",
            signs=_terrains(box, top),
            n=n,
            cells=tile_cells(box, top),
        )
        for stack, top, n in zip(stacks, tops, left, strict=True)
    )
    title = message("scene-section-of", n=slot + 1, who=note)
    return Zone(title, pieces, f"section:{slot}", layout="slots")


def _missions(box: Box, missions: list[int]) -> Zone:
    pieces = tuple(_mission(box, mission, "neighbour") for mission in missions)
    return Zone(message("scene-missions"), pieces, layout="list")


def _solo(_box: Box, solo: dict[str, Any]) -> Facts:
    rows: list[tuple[Text, Text]] = [(message("scene-target"), str(solo["target"]))]
    reached = solo.get("rating")
    if reached is not None:
        rows.append((message("scene-rating"), message(f"rating-{reached}")))
    rows += [(str(points), message(f"rating-{rating}")) for rating, points in enumerate(solo["ladder"], 1)]
    return Facts(message("scene-solo"), tuple(rows))


def _terrains(box: Box, tile: int) -> tuple[str, ...]:
    """The two terrains of a tile."""
    if tile == NONE:
        return ()
    one, other = box.tile_ids[tile].split(".")[1].split("-")
    return one, other


def _decks(_box: Box, decks: list[int]) -> Zone:
    pieces = tuple(
        Piece(message("scene-rank", rank=rank), icon="card", n=left, place=f"deck:{rank}")
        for rank, left in enumerate(decks, 1)
    )
    return Zone(message("scene-decks"), pieces, layout="row")


def _event(box: Box, event: int, left: int) -> Zone:
    pieces = [Piece(message("scene-events-left", n=left), icon="card")]
    if event != NONE:
        entry = box.events[event]
        pieces.append(Piece(event_text(box, event), icon="event", colour=entry.colour, source=entry.source))
    return Zone(message("scene-event"), tuple(pieces))


def _mission(box: Box, mission: int, side: str) -> Piece:
    card = box.missions[mission]
    return Piece(
        mission_text(box, mission, side), icon="mission", place=f"mission:{card.id}", source=card.source
    )


# -- a player


def _seat_panel(box: Box, view: dict[str, Any], index: int) -> Panel:
    seat = view["table"]["seats"][index]
    title = message("seat-name", n=index + 1)
    if seat["planet"] == NONE or seat["corporation"] == NONE:
        parts: tuple[Part, ...] = (later(_offer, view, index),)
        return Panel(title, parts, seat=index, legend=legend(_on_offer(box, view, index)))
    planet = message(f"planet-{box.planet_ids[seat['planet']]}")
    corporation = message(f"corporation-{box.corporation_ids[seat['corporation']]}")
    name = message("scene-player", name=title, planet=planet, corporation=corporation)
    parts = (
        later(planet_grid, seat, index),
        *(_track(seat, index, track) for track in range(len(TRACKS))),
        later(planet_facts, seat),
        later(_levels, seat, index),
        later(_cards, view, index),
    )
    signs = board_legend(box, seat["planet"], seat["corporation"])
    return Panel(name, parts, seat=index, summary=_summary(view, seat, index), legend=signs)


def _on_offer(box: Box, view: dict[str, Any], index: int) -> list[Planet]:
    """The planets that are drawn while the player chooses boards: a pair, or the one that was chosen."""
    seats = view["table"]["seats"]
    seat = seats[index]
    if seat["planet"] != NONE:
        return [box.planets[seat["planet"]]]
    taken = [s["planet"] for s in seats]
    offered = [p for p in range(len(box.planets)) if may_take(p, seat["offered_planet"], taken)]
    return [box.planets[p] for p in offered] if len(offered) == 2 else []


def _offer(box: Box, view: dict[str, Any], index: int) -> tuple[Part, ...]:
    """The boards that the player chooses from, with all that is printed on them (PU-2.05)."""
    seats = view["table"]["seats"]
    seat = seats[index]
    parts: list[Part] = []
    if seat["planet"] == NONE:
        taken = [s["planet"] for s in seats]
        planets = [p for p in range(len(box.planets)) if may_take(p, seat["offered_planet"], taken)]
        parts.append(
            Zone(message("scene-planets"), tuple(_planet_piece(box, p) for p in planets), layout="list")
        )
        if len(planets) == 2:
            parts += [part for planet in planets for part in bare_planet(box, planet)]
    elif seat["corporation"] == NONE:
        parts += bare_planet(box, seat["planet"])
    taken = [s["corporation"] for s in seats]
    for number, entry in enumerate(box.corporation_entries):
        if not may_take(number, seat["offered_corporation"], taken):
            continue
        about = message(
            "scene-board", difficulty=entry.difficulty, text=message(f"corporation-about-{entry.id}")
        )
        parts.append(
            Zone(
                message(f"corporation-{entry.id}"),
                tuple(
                    Piece(
                        message("scene-level", level=b.level, text=power_text(b.key, b.amount)), icon="level"
                    )
                    for b in entry.breakthroughs
                ),
                f"corporation:{entry.id}",
                layout="list",
                note=about,
            )
        )
    return tuple(parts)


def _planet_piece(box: Box, planet: int) -> Piece:
    entry = box.planet_entries[planet]
    about = message("scene-board", difficulty=entry.difficulty, text=message(f"planet-about-{entry.id}"))
    name = message("scene-named", name=message(f"planet-{entry.id}"), about=about)
    return Piece(name, icon="planet", place=f"planet:{entry.id}")


def _summary(view: dict[str, Any], seat: dict[str, Any], index: int) -> tuple[Piece, ...]:
    figures = {
        "lifepods": seat["pods"],
        "meteorites": seat["rocks"],
        "rovers": seat["supply"],
        "movement": seat["moves"],
        "stored": seat["stored"],
    }
    if "points" in view:
        figures.update(view["points"][index])
    return tuple(Piece(message(f"scene-{name}"), icon=name, n=n) for name, n in figures.items())


def _track(seat: dict[str, Any], index: int, track: int) -> Part:
    """A track is drawn from what stands on it: when another one moves, it stays as it is."""
    first = HEIGHT * track
    trackers = [at - first if first <= at < first + HEIGHT else NONE for at in seat["trackers"]]
    pods = seat["pod_fields"] >> first & (1 << HEIGHT) - 1
    return later(_drawn_track, index, track, [seat["corporation"], pods, seat["flux"] == track], trackers)


def _drawn_track(box: Box, index: int, track: int, about: list[Any], trackers: list[int]) -> Track:
    """`about`: the corporation, the fields with a life pod, whether it is the Flux track."""
    corporation, pods, flux = about
    board = box.corporations[corporation]
    name = TRACKS[track]
    spaces = []
    for step in range(HEIGHT):
        if board.exists[HEIGHT * track + step]:
            here = tuple(of for of, at in zip(TRACKS, trackers, strict=True) if at == step)
            pod = bool(pods >> step & 1)
            spaces.append(_space(box, corporation, index, HEIGHT * track + step, here, pod))
    title, short = message(f"track-{name}"), message(f"short-track-{name}")
    if flux:
        title, short = message("scene-flux", track=title), message("short-flux", track=short)
    return Track(title, tuple(spaces), short=short)


@lru_cache(4000)
def _space(box: Box, corporation: int, index: int, field: int, here: tuple[str, ...], pod: bool) -> Space:
    """A field of a track with the trackers on it: there are few, and each is drawn once."""
    board = box.corporations[corporation]
    name = TRACKS[field // HEIGHT]
    pieces = [tracker_piece(of, name) for of in here]
    if pod:
        pieces.append(Piece(message("token-lifepods"), icon="token-lifepods", short=TOKENS["lifepods"]))
    medal = board.medals[field]
    text: Text = benefits_text(box, corporation, field) if board.benefits[field] else ""
    if medal >= 0:
        both = message("scene-medal-and", n=medal, gets=text)
        text = both if board.benefits[field] else message("scene-medal", n=medal)
    place = field_place(index, field)
    return Space(
        text, tuple(pieces), place, colour=name, marks=printed(board, field), code=str(field % HEIGHT)
    )


def _levels(box: Box, seat: dict[str, Any], index: int) -> Zone:
    """The breakthroughs, dim as long as they are not gained."""
    entry = box.corporation_entries[seat["corporation"]]
    pieces = tuple(
        Piece(
            message("scene-level", level=b.level, text=power_text(b.key, b.amount)),
            icon="level",
            place=f"lifepods:{index}:{b.level}",
            dim=not seat["levels"] >> number & 1,
        )
        for number, b in enumerate(entry.breakthroughs)
    )
    return Zone(message(f"corporation-{entry.id}"), pieces, f"lifepods:{index}:score", layout="list")


def _cards(box: Box, view: dict[str, Any], index: int) -> list[Part]:
    table = view["table"]
    seat = table["seats"][index]
    kept, missions = seat["kept"], seat["missions"]
    if table["shown"]:
        kept, missions = table["shown"][index]
    cards = [_civ(box, card) for card in seat["cards"]]
    if isinstance(kept, list):
        cards += [_civ(box, card) for card in kept]
    else:
        cards += [
            Piece(message("scene-rank", rank=rank), icon="card", dim=True) for rank in seat["kept_ranks"]
        ]
    parts: list[Part] = [Zone(message("scene-cards"), tuple(cards), layout="list")]
    if isinstance(missions, list):
        personal = tuple(_mission(box, mission, "personal") for mission in missions)
    else:
        personal = (Piece(message("scene-hidden-mission"), icon="mission", dim=True),) * missions["count"]
    if seat["common"] != NONE:
        parts.append(Zone(message("scene-common"), (_mission(box, seat["common"], "neighbour"),)))
    if personal:
        parts.append(Zone(message("scene-personal"), personal, layout="list"))
    peeked = seat.get("peeked", NONE)
    if peeked != NONE:
        parts.append(Zone(message("scene-peeked"), (Piece(event_text(box, peeked)),)))
    return parts


def _civ(box: Box, card: int) -> Piece:
    entry = box.civ_cards[card]
    return Piece(card_text(box, card), icon="card", place=f"card:{entry.id}", source=entry.source)
