"""Components of Evacuation as pieces of a scene: cards, tiles, areas, with their words and provenance."""

from __future__ import annotations

from kolonie.core.messages import Message, message
from kolonie.core.nodes import Node
from kolonie.core.readers import icons_of
from kolonie.core.scene import Piece, Text
from kolonie.games.evacuation import texts
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.phrases import goods
from kolonie.games.evacuation.pieces import factories_on
from kolonie.games.evacuation.terms import (
    BIOMES,
    COLOURS,
    FACTORIES,
    INFRASTRUCTURE,
    OFFERS,
    RESOURCES,
    STADIUM,
    STRIPES,
    SYMBOLS,
)

AUTOMATON_COLOUR = "automaton"


def seat_name(seat: int) -> Message:
    return message("seat-name", n=seat + 1)


def taker_name(taker: int, seats: int) -> Message:
    """Whoever stands on the order track: a seat, the opponent, the neutral civilisation."""
    if taker < seats:
        return seat_name(taker)
    return message("scene-opponent" if taker == seats else "scene-neutral")


def seat_colour(seat: int) -> str:
    return f"player-{COLOURS[seat]}" if seat < len(COLOURS) else AUTOMATON_COLOUR


def icon_word(name: str) -> str:
    return name.replace("_", "-")


def signs_of(effect: Node | None) -> tuple[str, ...]:
    return () if effect is None else icons_of(effect)


def cubes(kind: int, n: int, place: str = "") -> Piece:
    name = RESOURCES[kind]
    return Piece(message(f"name-{name}"), icon=name, n=n, place=place)


def factory_piece(kind: int, n: int | None = None, place: str = "") -> Piece:
    name = icon_word(FACTORIES[kind])
    return Piece(message(f"scene-{name}"), icon=name, n=n, place=place)


def offered_piece(box: Box, what: int, card: int, tags: tuple[Text, ...] = ()) -> Piece:
    """A shuttle, a stadium or a card of infrastructure, wherever it lies."""
    entry = (box.shuttles, box.stadiums, box.plans)[what][card]
    words = (texts.shuttle_text, texts.stadium_text, texts.plan_text)[what](box, card)
    return Piece(
        box.named(entry),
        icon=OFFERS[what],
        place=f"{OFFERS[what]}:{entry.id}",
        detail=words,
        source=entry.source,
        code=entry.id,
        tags=tags,
    )


def tags_of(box: Box, what: int, card: int) -> tuple[Text, ...]:
    """What matters of a shuttle or a stadium, short enough to stand beside its name."""
    if what == INFRASTRUCTURE:
        return ()
    price = goods(box.prices[what][card])
    if what == STADIUM:
        return (price, message("what-smiley", n=box.smileys[card]))
    zones = tuple(message(f"stripe-{STRIPES[zone]}") for zone in box.zones[card])
    return (
        price,
        message(
            "scene-shuttle",
            zones=zones if zones else "–",
            hold=box.hold[card],
            room=box.cargo_room[card],
            launch=box.launch_energy[card],
        ),
    )


def card_piece(box: Box, card: int, tags: tuple[Text, ...] = ()) -> Piece:
    entry = box.cards[card]
    return Piece(
        box.named(entry),
        icon="action-card",
        place=f"card:{entry.id}",
        detail=texts.card_text(box, card),
        source=entry.source,
        code=entry.id,
        tags=tags,
        signs=signs_of(box.card_effects[card]),
    )


def goal_piece(box: Box, goal: int) -> Piece:
    entry = box.goals[goal]
    words = texts.goal_text(box, goal)
    name = box.named(entry)
    return Piece(
        name, icon="goal", place=f"goal:{entry.id}", detail=words, source=entry.source, code=entry.id
    )


def task_piece(box: Box, task: int, tags: tuple[Text, ...] = ()) -> Piece:
    entry = box.tasks[task]
    return Piece(
        box.named(entry),
        icon="task",
        place=f"task:{entry.id}",
        detail=texts.task_text(box, task),
        source=entry.source,
        code=entry.id,
        tags=tags,
    )


def bonus_piece(box: Box, bonus: int, now: bool) -> Piece:
    entry = box.bonuses[bonus]
    return Piece(
        box.named(entry),
        icon="bonus",
        place=f"bonus:{entry.id}",
        detail=texts.bonus_text(box, bonus),
        source=entry.source,
        code=entry.id,
        tags=(f"{entry.lower} / {entry.higher}",),
        dim=not now,
    )


def technology_piece(box: Box, seat: int, tile: int, column: int, done: int, needed: int) -> Piece:
    """A technology with its researches: it works once it is completed (EV-6.23)."""
    entry = box.technologies[tile]
    finished = done >= needed
    state: Text = message("scene-completed") if finished else message("scene-researched", n=done, of=needed)
    return Piece(
        box.named(entry),
        icon="research",
        place=f"technology:{seat}:{column + 1}:{entry.level}",
        detail=texts.technology_text(box, tile),
        source=entry.source,
        code=entry.id,
        tags=(state,),
        signs=signs_of(box.technology_effects[tile]),
        dim=not finished,
    )


def symbol_pieces(mask: int) -> tuple[Piece, ...]:
    return tuple(
        Piece(message(f"symbol-{name}"), icon=f"symbol-{name}", short=message(f"short-{name}"))
        for bit, name in enumerate(SYMBOLS)
        if mask >> bit & 1
    )


def area_marks(box: Box, area: int) -> tuple[Piece, ...]:
    """What is printed on an area of the New World: positions, what its people make, symbols."""
    entry = box.areas[area]
    marks = [
        Piece(message("scene-factory-position"), icon="any-factory", short=message("short-factory"))
        for _ in range(entry.factories)
    ]
    for position in entry.population:
        ((name, n),) = position.items()
        short = message(f"short-{name}", n=n)
        marks.append(
            Piece(message(f"scene-position-{name}", n=n), icon=f"population-{name}", n=n, short=short)
        )
    return (*marks, *symbol_pieces(box.area_symbols[area]))


def settlers(box: Box, area: int, owner: int, work: int) -> tuple[Piece, ...]:
    """Who has settled an area, with which factories."""
    colour = seat_colour(owner)
    name = seat_name(owner) if colour != AUTOMATON_COLOUR else message("scene-opponent")
    people = box.area_people[area] if colour != AUTOMATON_COLOUR else 1
    short = str(owner + 1) if colour != AUTOMATON_COLOUR else message("short-automaton")
    found = [Piece(name, icon="population", colour=colour, n=people or None, short=short)]
    for kind, n in enumerate(factories_on(work)):
        if n:
            found.append(factory_piece(kind, n if n > 1 else None))
    return tuple(found)


def biome_colour(box: Box, area: int) -> str:
    return f"biome-{BIOMES[box.biomes[area]]}"
