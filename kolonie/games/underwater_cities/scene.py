"""Underwater Cities as a scene: the ring of slots, offers and tracks, and a map for each player's board.

It is read from a view (`kolonie.core.views.view`), so it shows what the viewer may know and nothing else.
"""

from __future__ import annotations

from typing import Any, Final

from kolonie.core.messages import Message, message
from kolonie.core.readers import text_of
from kolonie.core.scene import Facts, Panel, Part, Piece, Scene, Space, Text, Track, Zone
from kolonie.core.sketches import later
from kolonie.games.underwater_cities.box import COLOURLESS, COLOURS, Box
from kolonie.games.underwater_cities.forecast import final_zone, foreseen, production_zone, seat_of
from kolonie.games.underwater_cities.further import NOTHING_FURTHER
from kolonie.games.underwater_cities.pictograms import signs
from kolonie.games.underwater_cities.picturing import (
    card_piece,
    contract_piece,
    good,
    matched,
    printed,
    seat_colour,
    seat_piece,
    stock,
    tile_piece,
)
from kolonie.games.underwater_cities.scoring import PARTS
from kolonie.games.underwater_cities.seabed import seabed
from kolonie.games.underwater_cities.state import FOURTH, NEUTRAL, NOBODY, NOT_USED
from kolonie.games.underwater_cities.words import effect_text, slot_text

TURNS: Final = 3
"""Turns in a round (UC-3.02)."""


def sketch(box: Box, view: dict[str, Any]) -> Scene:
    table = view["table"]
    rounds = sum(box.rounds)
    crumbs: list[Text] = [
        message("scene-era", era=table["era"]),
        message("scene-round", round=min(table["round"], rounds), rounds=rounds),
    ]
    if view["over"]:
        crumbs = [message("scene-over")]
    elif _in_production(box, table):
        crumbs.append(message("scene-production"))
    elif view["turn"]:
        crumbs.append(message("scene-turn", turn=view["turn"], turns=TURNS))
    parts = (
        *_slots(box, view),
        *(later(part, view) for part in (_federation, _order, _eras)),
        *_common(view),
    )
    panels = [_player(box, view, index) for index in range(view["seats"])]
    return Scene(tuple(crumbs), (Panel(message("scene-board"), parts), *panels))


def _in_production(box: Box, table: dict[str, Any]) -> bool:
    """True after the last round of an era, until the next era is opened."""
    over: bool = table["round"] > sum(box.rounds[: table["era"]])
    return over


# -- the common board


def _slots(box: Box, view: dict[str, Any]) -> list[Part]:
    """One zone for each colour, in the order of the ring, and the slot that is always available."""
    side = box.side[view["seats"]]
    tiles = view["table"]["tiles"]
    held = _own_hand(view)
    zones = []
    for colour in (*range(len(COLOURS)), COLOURLESS):
        here = [tiles[slot] for slot in range(side.ring) if side.colours[slot] == colour]
        fitting = sum(box.card_colours[card] == colour for card in held) if colour >= 0 else 0
        zones.append(later(_slots_of, view["seats"], colour, here, [fitting]))
    if view["table"]["copier"] != NOT_USED:
        zones.append(later(_copy_tile, [view["table"]["copier"]]))
    return zones


def _slots_of(box: Box, seats: int, colour: int, tiles: list[int], fitting: list[int]) -> Zone:
    """The slots of one colour with the tiles on them, and how many cards of the viewer fit."""
    side = box.side[seats]
    tone = COLOURS[colour] if colour >= 0 else ""
    pieces: list[Piece] = []
    for slot, code in enumerate(side.codes):
        if side.colours[slot] != colour:
            continue
        here = tiles[len(pieces)] if slot < side.ring else 0
        who = [seat_piece(seat) for seat in range(seats) if here >> seat & 1]
        if here & (NEUTRAL | FOURTH):
            who.append(Piece(message("scene-neutral"), icon="neutral", colour="neutral"))
        if fitting[0]:
            text = message("scene-fitting", n=fitting[0])
            who.append(Piece(text, icon="card", colour=tone, n=fitting[0]))
        pieces.append(
            Piece(
                slot_text(box, side, slot),
                colour=tone,
                place=f"slot:{code}",
                source=side.sources[slot] if slot < side.ring else "rulebook",
                dim=bool(here),
                code=code,
                tags=(message("scene-overlay"),) if side.overlays[slot] else (),
                signs=signs(side.effects[slot]),
                marks=tuple(who),
            )
        )
    return Zone(message(f"scene-slots-{tone or 'none'}"), tuple(pieces), layout="slots", colour=tone)


def _own_hand(view: dict[str, Any]) -> list[int]:
    """The cards that the viewer holds."""
    viewer = view["viewer"]
    hand = [] if viewer is None else view["table"]["seats"][viewer]["hand"]
    return hand if isinstance(hand, list) else []


def _copy_tile(box: Box, used_by: list[int]) -> Zone:
    """The action-copy tile with its price, or with whoever has used it in this round (section 13)."""
    (copier,) = used_by
    price = [good(name, n) for name, n in zip(box.resources, box.copy_price, strict=True) if n]
    marks = price if copier == NOBODY else [seat_piece(copier)]
    tile = Piece(
        message("scene-copy-text"),
        place="copy",
        source="rulebook",
        dim=copier != NOBODY,
        signs=("perform-slot",),
        marks=tuple(marks),
    )
    return Zone(message("scene-copy"), (tile,), layout="slots")


def _federation(box: Box, view: dict[str, Any]) -> Track:
    seats = view["table"]["seats"]
    spaces = [Space(message("scene-below"), _pile(seats, 0))]
    for step, given in enumerate(box.track[: box.spaces], 1):
        spaces.append(Space(box.track_ids[step - 1], _pile(seats, step), marks=printed(box, given)))
    return Track(message("scene-federation"), tuple(spaces))


def _pile(seats: list[dict[str, Any]], step: int) -> tuple[Piece, ...]:
    """The markers on a space, the highest first."""
    here = [index for index, seat in enumerate(seats) if seat["step"] == step]
    here.sort(key=lambda index: -seats[index]["height"])
    return tuple(seat_piece(index) for index in here)


def _order(_box: Box, view: dict[str, Any]) -> Track:
    table = view["table"]
    spaces = [Space(str(place + 1), (seat_piece(seat),)) for place, seat in enumerate(table["order"])]
    return Track(message("scene-order"), tuple(spaces))


def _eras(box: Box, view: dict[str, Any]) -> Track:
    """The rounds with a production after each era, and where the marker stands."""
    table = view["table"]
    now = Piece(message("scene-now"), icon="now")
    producing = _in_production(box, table) and not view["over"]
    spaces = []
    number = 0
    for era, rounds in enumerate(box.rounds, 1):
        for _ in range(rounds):
            number += 1
            here = number == table["round"] and not producing
            title = message("scene-round", round=number, rounds=sum(box.rounds))
            spaces.append(Space(title, (now,) if here else (), icon="round", code=str(number)))
        here = producing and era == table["era"]
        title = message("scene-production-after", round=number)
        spaces.append(Space(title, (now,) if here else (), icon="production", colour="green"))
    return Track(message("scene-eras"), tuple(spaces))


def _common(view: dict[str, Any]) -> list[Part]:
    """What lies beside the ring, each part drawn from as little as it shows: steps change all the time."""
    table = view["table"]
    specials = view["special_deck"]
    parts = [
        later(_offer, table["offer"]),
        later(_specials, specials[:1], [len(specials)]),
        later(_discard, table["discard"], table["deck"]),
        later(_supply, table["supply"]),
    ]
    if table["played"] >= 0:
        parts.insert(0, later(_played, [table["played"]]))
    if table["contracts"]:
        parts.append(later(_contracts, table["contracts"]))
    if view["steps"]:
        parts.append(later(_steps, view))
    if view["seats"] == 1:
        parts.append(later(_goals, table["seats"][0]))
    return parts


def _played(box: Box, played: list[int]) -> Zone:
    return Zone(message("scene-played"), tuple(card_piece(box, card) for card in played), layout="list")


def _offer(box: Box, offer: list[int]) -> Zone:
    return Zone(message("scene-offer"), tuple(card_piece(box, card) for card in offer), layout="list")


def _specials(box: Box, top: list[int | None], size: list[int]) -> Zone:
    return Zone(
        message("scene-specials"),
        tuple(card_piece(box, card) for card in top if card is not None),
        place="specials",
        layout="list",
        note=message("scene-pile", n=size[0]),
    )


def _discard(box: Box, discard: list[int], deck: dict[str, Any]) -> Zone:
    return Zone(
        message("scene-discard"),
        tuple(card_piece(box, card) for card in discard),
        layout="pile",
        note=message("scene-deck", n=deck["count"]),
    )


def _supply(box: Box, left: list[int]) -> Zone:
    pieces = tuple(
        Piece(message(f"kind-{name}", n=2), icon=name, n=left[kind])
        for kind, name in enumerate(box.kinds)
        if left[kind] >= 0
    )
    return Zone(message("scene-supply"), pieces)


def _contracts(box: Box, contracts: list[int]) -> Zone:
    pieces = tuple(contract_piece(box, contract) for contract in contracts)
    return Zone(message("scene-contracts"), pieces, layout="list")


STATES: Final = {"done": "step-done", "now": "step-now", "todo": "step-todo"}


def _steps(box: Box, view: dict[str, Any]) -> Zone:
    """The steps of the turn; the icon tells whether one is done, going on or to come."""
    pieces = []
    for step in view["steps"]:
        state = step["state"]
        said = _step_text(box, view, step["what"], step["n"], state == "done")
        pieces.append(
            Piece(said, icon=STATES[state], dim=state == "done", tags=(message(f"scene-step-{state}"),))
        )
    return Zone(message("scene-steps"), tuple(pieces), layout="steps")


def _step_text(box: Box, view: dict[str, Any], step: str, n: int, done: bool) -> Message:
    table = view["table"]
    side = box.side[view["seats"]]
    played = table["played"]
    if step == "slot" and done:
        return message("scene-step-slot-chosen", code=side.codes[table["slot"]])
    if step == "card" and done and played >= 0:
        same = side.colours[table["slot"]] == box.card_colours[played]
        return message("scene-step-card-played", card=box.card_name(played), match="yes" if same else "no")
    if step == "card" and done:
        return message("scene-step-card-done")
    if step == "part":
        part = side.effects[table["slot"]].parts[n][1]
        times = side.effects[table["slot"]].times
        return message("scene-step-part", n=times[n] if times else 1, text=text_of(part))
    if step == "effect" and played >= 0:
        text = effect_text(box, played)
        return message("scene-step-card-effect", card=box.card_name(played), text=text)
    return message(f"scene-step-{step}")


def _goals(box: Box, seat: dict[str, Any]) -> Zone:
    """Both goals of the game alone, with how far they are reached (UC-22.17)."""
    cities, points = box.constants["solo_cities"][0], box.constants["solo_points"][0]
    reached = seat["connected"].bit_count()
    pieces = (
        Piece(message("scene-goal-cities", n=cities), icon="nonsymbiotic", n=reached, code=str(cities)),
        Piece(message("scene-goal-points", n=points), icon="point", n=seat["points"], code=str(points)),
    )
    return Zone(message("scene-goals"), pieces, layout="goals")


# -- players


def _player(box: Box, view: dict[str, Any], index: int) -> Panel:
    seat = view["table"]["seats"][index]
    title = message("scene-player", name=message("seat-name", n=index + 1))
    summary = (
        Piece(message("name-point", form="label"), icon="point", n=seat["points"]),
        *(piece for name, n in zip(box.resources, seat["goods"], strict=True) for piece in stock(name, n)),
    )
    table = view["table"]
    choosing = view["viewer"] == index == table["acting"] and _chooses_card(view)
    colour = box.side[view["seats"]].colours[table["slot"]] if choosing else COLOURLESS
    own = foreseen(seat)
    parts = [
        later(seabed, seat, index),
        later(_hand, index, seat["hand"], seat["known"], [choosing, colour]),
        later(_actions, seat),
        later(_claimed, seat),
    ]
    if seat["final"]:
        parts.append(later(_final, seat["final"]))
    elif not view["over"]:
        parts.append(later(_ahead, own, table["era"]))
        if box.further is not NOTHING_FURTHER:
            parts.append(later(_further, own, [table["acting"] == index]))
    return Panel(title, tuple(parts), index, summary, seat_colour(index))


def _hand(box: Box, _index: int, hand: Any, seen: list[int], choosing: list[Any]) -> Zone:
    """`seen` is what everybody knows of it; while a card is chosen, those of the slot's colour stand out."""
    known = hand if isinstance(hand, list) else seen
    size = len(hand) if isinstance(hand, list) else hand["count"]
    now, colour = choosing
    return Zone(
        message("scene-hand"),
        tuple(matched(card_piece(box, card), box.card_colours[card] == colour, now) for card in known),
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
    """What else lies before a player, as far as there is any."""
    parts: list[Part] = []
    if isinstance(seat["drawn"], list) and seat["drawn"]:
        pieces = tuple(card_piece(box, card) for card in seat["drawn"])
        parts.append(Zone(message("scene-drawn"), pieces, layout="cards"))
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
    return parts


def _final(_box: Box, final: list[int]) -> Facts:
    rows = tuple((message(f"part-{name}"), str(n)) for name, n in zip(PARTS, final, strict=True))
    return Facts(message("scene-final"), rows)


def _ahead(box: Box, seat: dict[str, Any], era: int) -> list[Part]:
    """What is to be expected of the next production and of the end."""
    own = seat_of(seat)
    return [production_zone(box, own, sum(box.rounds[:era])), final_zone(box, own)]


def _further(box: Box, seat: dict[str, Any], acting: list[bool]) -> list[Part]:
    """What an expansion lays there."""
    return box.further.pictured(box, seat_of(seat), acting[0])


def _chooses_card(view: dict[str, Any]) -> bool:
    """True while the card to be played on the slot is chosen."""
    return any(step["what"] == "card" and step["state"] == "now" for step in view["steps"])
