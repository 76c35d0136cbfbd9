"""What is printed on the components of Evacuation, as marks of a scene: icons with their numbers.

The words of a component say the same (`texts`), so most of these marks have none of their own.
"""

from __future__ import annotations

from kolonie.core.messages import message
from kolonie.core.nodes import Group, Node, Seq
from kolonie.core.readers import icons_of
from kolonie.core.scene import Piece
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.notation import Price, Requirement
from kolonie.games.evacuation.phrases import kebabbed
from kolonie.games.evacuation.terms import (
    BIOMES,
    DIRECTIONS,
    FACTORIES,
    INFRASTRUCTURE,
    RESOURCES,
    SHUTTLE,
    STRIPES,
    SYMBOLS,
)

Marks = tuple[Piece, ...]


def price_marks(price: Price) -> Marks:
    """The cubes that something costs or gives."""
    return tuple(Piece("", icon=RESOURCES[kind], n=n) for kind, n in enumerate(price) if n)


def production_marks(rises: Price) -> Marks:
    """The productions that something raises."""
    return tuple(Piece("", icon=f"production-{RESOURCES[kind]}", n=n) for kind, n in enumerate(rises) if n)


def symbol_pieces(mask: int) -> Marks:
    return tuple(
        Piece(message(f"symbol-{name}"), icon=f"symbol-{name}", short=message(f"short-{name}"))
        for bit, name in enumerate(SYMBOLS)
        if mask >> bit & 1
    )


def effect_marks(effect: Node | None) -> Marks:
    """The icons of an effect in the order in which its parts are done, each with its number."""
    if effect is None:
        return ()
    if isinstance(effect, Seq):
        return tuple(mark for part in effect.parts for mark in effect_marks(part))
    if isinstance(effect, Group):
        return tuple(mark for _word, part in effect.parts for mark in effect_marks(part))
    n: int = getattr(effect, "n", 1)
    return tuple(Piece("", icon=kebabbed(icon), n=n if n > 1 else None) for icon in icons_of(effect))


def offered_marks(box: Box, what: int, card: int) -> Marks:
    """A shuttle, a stadium or a card of infrastructure: its price first, then what it can do."""
    if what == INFRASTRUCTURE:
        return (
            *price_marks(box.plan_cost[card]),
            *(mark for asked in box.plan_needs[card] for mark in need_marks(asked)),
            *production_marks(box.plan_yield[card]),
        )
    price = price_marks(box.prices[what][card])
    if what == SHUTTLE:
        return (*price, *shuttle_marks(box, card))
    return (*price, Piece("", icon="smiley", n=box.smileys[card]))


def shuttle_marks(box: Box, shuttle: int) -> Marks:
    """Zones, room for buildings and for resources, and the energy of a launch."""
    rooms = (
        ("hold", box.hold[shuttle]),
        ("cargo", box.cargo_room[shuttle]),
        ("launch", box.launch_energy[shuttle]),
    )
    return (
        *(Piece("", icon=f"stripe-{STRIPES[zone]}") for zone in box.zones[shuttle]),
        *(Piece("", icon=name, n=n) for name, n in rooms),
    )


def need_marks(asked: Requirement) -> Marks:
    """The areas that a card of infrastructure asks for, with what must stand on them, and their line."""
    content: Marks = (Piece("", icon=asked.content),) if asked.content else ()
    found = [
        Piece("", icon=f"biome-{BIOMES[biome]}", n=n, marks=content)
        for biome, n in enumerate(asked.areas)
        if n
    ]
    if asked.mixed:
        found.append(Piece("", icon="line-diagonal"))
    elif asked.lines:
        found.append(Piece("", icon=f"line-{DIRECTIONS[asked.lines[0]].lower()}"))
    return tuple(found)


def home_marks(box: Box, seat: int, place: int) -> Marks:
    """An area of the Old World: who or what would leave it, then what it gives every year until then."""
    kind = box.home_factory[seat][place]
    people = box.home_people[seat][place]
    leaving: Marks = ()
    if kind >= 0:
        leaving = (Piece("", icon=kebabbed(FACTORIES[kind])),)
    elif people:
        leaving = (Piece("", icon="population", n=people),)
    return (*leaving, *price_marks(box.home_yield[seat][place]))


def technology_marks(box: Box, tile: int, done: int, needed: int) -> Marks:
    """The circles of a technology, those researched first; then its smileys and its symbol."""
    entry = box.technologies[tile]
    found = [Piece("", icon="circle", dim=n >= done) for n in range(needed)]
    if entry.smileys:
        found.append(Piece("", icon="smiley", n=entry.smileys))
    if entry.symbol:
        found.append(Piece("", icon=f"symbol-{entry.symbol}"))
    return tuple(found)


def bonus_marks(box: Box, bonus: int) -> Marks:
    """The lower and the higher number, each with the icons of its bonus."""
    return tuple(
        Piece("", icon="strength", n=number, marks=effect_marks(effect))
        for number, effect in zip(box.bonus_numbers[bonus], box.bonus_effects[bonus], strict=True)
    )


def area_marks(box: Box, area: int) -> Marks:
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
