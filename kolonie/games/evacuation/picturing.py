"""Components of Evacuation as pieces of a scene: cards, tiles, settlers, with their words and provenance."""

from __future__ import annotations

from kolonie.core.messages import message
from kolonie.core.nodes import Node
from kolonie.core.readers import icons_of
from kolonie.core.scene import Piece, Text
from kolonie.games.evacuation import entries, texts
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.phrases import goods, kebabbed, rival_name, seat_name
from kolonie.games.evacuation.pieces import factories_on
from kolonie.games.evacuation.printing import (
    Marks,
    bonus_marks,
    effect_marks,
    offered_marks,
    technology_marks,
)
from kolonie.games.evacuation.terms import (
    BIOMES,
    COLOURS,
    FACTORIES,
    INFRASTRUCTURE,
    OFFERS,
    RESOURCES,
    STADIUM,
    STRIPES,
)

AUTOMATON_COLOUR = "automaton"


# -- who


def seat_colour(seat: int) -> str:
    return f"player-{COLOURS[seat]}" if seat < len(COLOURS) else AUTOMATON_COLOUR


# -- what is counted


def signs_of(effect: Node | None) -> tuple[str, ...]:
    return () if effect is None else icons_of(effect)


def cubes(kind: int, n: int, place: str = "") -> Piece:
    name = RESOURCES[kind]
    return Piece(message(f"name-{name}"), icon=name, n=n, place=place)


def factory_piece(kind: int, n: int | None = None, place: str = "") -> Piece:
    name = kebabbed(FACTORIES[kind])
    return Piece(message(f"scene-{name}"), icon=name, n=n, place=place)


# -- cards and tiles


def _component(
    box: Box,
    entry: entries.Named,
    icon: str,
    detail: Text,
    place: str = "",
    tags: tuple[Text, ...] = (),
    marks: Marks = (),
    signs: tuple[str, ...] = (),
    dim: bool = False,
) -> Piece:
    """A card or a tile: its name, its text for the inspector, where it comes from."""
    return Piece(
        box.named(entry),
        icon=icon,
        place=place or f"{icon}:{entry.id}",
        detail=detail,
        source=entry.source,
        dim=dim,
        code=entry.id,
        tags=tags,
        signs=signs,
        marks=marks,
    )


def offered_piece(box: Box, what: int, card: int, tags: tuple[Text, ...] = ()) -> Piece:
    """A shuttle, a stadium or a card of infrastructure, wherever it lies."""
    entry = (box.shuttles, box.stadiums, box.plans)[what][card]
    words = (texts.shuttle_text, texts.stadium_text, texts.plan_text)[what](box, card)
    return _component(box, entry, OFFERS[what], words, tags=tags, marks=offered_marks(box, what, card))


def tags_of(box: Box, what: int, card: int) -> tuple[Text, ...]:
    """What matters of a shuttle or a stadium, short enough to stand beside its name."""
    if what == INFRASTRUCTURE:
        return ()
    price = goods(box.prices[what][card])
    if what == STADIUM:
        return (price, message("what-smiley", n=box.smileys[card]))
    rooms = message(
        "scene-rooms", hold=box.hold[card], room=box.cargo_room[card], launch=box.launch_energy[card]
    )
    return (price, *(message(f"stripe-{STRIPES[zone]}") for zone in box.zones[card]), rooms)


def card_piece(box: Box, card: int, tags: tuple[Text, ...] = ()) -> Piece:
    entry = box.cards[card]
    strengths = tuple(Piece("", icon="strength", n=n) for n in box.card_strengths[card])
    effect = box.card_effects[card]
    return _component(
        box,
        entry,
        "action-card",
        texts.card_text(box, card),
        f"card:{entry.id}",
        tags,
        (*strengths, *effect_marks(effect)),
        signs_of(effect),
    )


def goal_piece(box: Box, goal: int) -> Piece:
    return _component(box, box.goals[goal], "goal", texts.goal_text(box, goal))


def task_piece(box: Box, task: int, tags: tuple[Text, ...] = ()) -> Piece:
    return _component(box, box.tasks[task], "task", texts.task_text(box, task), tags=tags)


def bonus_piece(box: Box, bonus: int, now: bool) -> Piece:
    entry = box.bonuses[bonus]
    text = texts.bonus_text(box, bonus)
    return _component(box, entry, "bonus", text, marks=bonus_marks(box, bonus), dim=not now)


def technology_piece(box: Box, seat: int, tile: int, column: int, done: int, needed: int) -> Piece:
    """A technology with its researches: it works once it is completed (EV-6.23)."""
    entry = box.technologies[tile]
    finished = done >= needed
    state: Text = message("scene-completed") if finished else message("scene-researched", n=done, of=needed)
    return _component(
        box,
        entry,
        "research",
        texts.technology_text(box, tile),
        f"technology:{seat}:{column + 1}:{entry.level}",
        (state,),
        technology_marks(box, tile, done, needed),
        signs_of(box.technology_effects[tile]),
        not finished,
    )


# -- the New World


def settlers(box: Box, area: int, owner: int, work: int) -> tuple[Piece, ...]:
    """The seat that has settled an area, with which factories."""
    people = box.area_people[area] or None
    short = str(owner + 1)
    found = [Piece(seat_name(owner), icon="population", colour=seat_colour(owner), n=people, short=short)]
    for kind, n in enumerate(factories_on(work)):
        if n:
            found.append(factory_piece(kind, n if n > 1 else None))
    return tuple(found)


def rival_settlers(seats: int) -> tuple[Piece, ...]:
    """An area that the solo cards have blocked."""
    short = message("short-automaton")
    return (Piece(rival_name(seats), icon="population", colour=AUTOMATON_COLOUR, n=1, short=short),)


def biome_colour(box: Box, area: int) -> str:
    return f"biome-{BIOMES[box.biomes[area]]}"
