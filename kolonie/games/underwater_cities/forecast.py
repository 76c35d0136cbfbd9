"""What the next production would bring a player, what the cities would eat, and what the end would score.

It is read from what everybody sees of a player, so it says nothing that could not be reckoned at the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from kolonie.core.messages import message
from kolonie.core.nodes import If, Node
from kolonie.core.readers import text_of
from kolonie.core.scene import Piece, Zone
from kolonie.games.underwater_cities.box import Box, add
from kolonie.games.underwater_cities.counts import amount, count, holds
from kolonie.games.underwater_cities.network import bits, standing
from kolonie.games.underwater_cities.nodes import Do, Least, Receive, Things
from kolonie.games.underwater_cities.picturing import good, stock
from kolonie.games.underwater_cities.production import (
    board_product,
    connected_tiles,
    hungry_cities,
    kind_product,
    meal,
    network_product,
)
from kolonie.games.underwater_cities.scoring import (
    PARTS,
    brown_points,
    city_points,
    endgame_points,
    leftover_points,
)
from kolonie.games.underwater_cities.state import NO_CARD, SEAT, Seat


@dataclass
class Expected:
    """Goods, points and cards that come for sure, and effects of which something is decided then."""

    goods: list[int]
    points: int
    cards: int
    open: list[tuple[str, Node]]
    """With the icon of what they are on."""


PASSING: Final = frozenset(("known", "drawn", "thrown", "height", "slots", "moved", "final"))
"""Fields of a player that no forecast depends on, and that change from turn to turn."""


def foreseen(seen: dict[str, Any]) -> dict[str, Any]:
    """What of a player forecasts are made from: the same for everybody who looks, so of the hand its size."""
    hand = seen["hand"]
    found = {name: value for name, value in seen.items() if name not in PASSING}
    found["hand"] = len(hand) if isinstance(hand, list) else hand["count"]
    return found


def seat_of(seen: dict[str, Any]) -> Seat:
    """A player as `foreseen`: of the cards in hand there are so many."""
    fields: dict[str, Any] = {"beside": {}, **EMPTY}
    for name, value in seen.items():
        if name == "hand":
            value = (NO_CARD,) * value
        elif isinstance(value, dict):
            value = value.copy()  # whoever looks for something in it is not watched
        fields[name] = tuple(value) if isinstance(value, list) and name not in SEAT.changing else value
    return Seat(**fields)


EMPTY: Final[dict[str, Any]] = {
    name: 0 if name in ("height", "slots", "moved") else () for name in sorted(PASSING)
}


def expected(box: Box, seat: Seat) -> Expected:
    """The next production as things stand."""
    product = add(network_product(box, seat), board_product(box, seat))
    found = Expected(list(product.goods), product.points, product.cards, [])
    effects = [("metropolis", box.tile_production[tile]) for tile in connected_tiles(seat)]
    effects += [("card-production", box.effects[card]) for card in seat.productions]
    for icon, effect in effects:
        if effect is not None:
            for _word, part in effect.parts:
                _expect(box, seat, icon, part, found)
    return found


def _expect(box: Box, seat: Seat, icon: str, part: Node, found: Expected) -> None:
    if isinstance(part, If) and isinstance(part.then, Do):
        if holds(box, seat, part.test):
            for _word, inner in part.then.parts:
                _expect(box, seat, icon, inner, found)
    elif isinstance(part, Receive):
        for name, number in part.goods:
            n = amount(box, seat, number)
            if name == "point":
                found.points += n
            elif name == "card":
                found.cards += n
            else:
                found.goods[box.resource[name]] += n
    else:
        found.open.append((icon, part))


def production_zone(box: Box, seat: Seat, after: int) -> Zone:
    """What comes, then what is eaten. `after` is the round that the production follows."""
    comes = expected(box, seat)
    pieces: list[Piece] = []
    for name, n in zip(box.resources, comes.goods, strict=True):
        pieces += stock(name, n) if n else []
    if comes.points:
        pieces.append(Piece(message("name-point", form="label"), icon="point", n=comes.points))
    if comes.cards:
        pieces.append(Piece(message("name-card", form="label"), icon="card", n=comes.cards))
    pieces += [_sets(box, seat, kind) for kind in box.city_kinds if box.kind_times[kind] is not None]
    pieces += [Piece(text_of(part), icon=icon) for icon, part in comes.open]
    hungry = hungry_cities(box, seat)
    after_it = [have + n for have, n in zip(seat.goods, comes.goods, strict=True)]
    eaten, points = meal(box, after_it, hungry)
    marks = [good(box.resources[what], -n) for what, n in eaten if n]
    if points:
        marks.append(good("point", -min(points, seat.points + comes.points)))
    pieces.append(Piece(message("scene-feed", n=hungry), icon="feed", n=hungry, marks=tuple(marks)))
    return Zone(
        message("scene-forecast"),
        tuple(pieces),
        layout="forecast",
        note=message("scene-production-after", round=after),
    )


def _sets(box: Box, seat: Seat, kind: int) -> Piece:
    """Cities whose product is multiplied by a count, with the numbers that it is made of."""
    times = box.kind_times[kind]
    assert times is not None
    counted: list[Piece] = []
    for one in times.of if isinstance(times, Least) else ():
        if isinstance(one, Things):
            for name in one.kinds:
                n = standing(box, seat, (box.kind[name],), one.upgraded)
                words = message("scene-count-of", what=message(f"kind-{name}", n=2), n=n)
                counted.append(Piece(words, icon=name, n=n))
    cities = len(bits(seat.built[kind] & seat.connected))
    name = box.kinds[kind]
    return Piece(
        message(
            "scene-sets", cities=cities, kind=message(f"kind-{name}", n=cities), n=count(box, seat, times)
        ),
        icon=name,
        n=kind_product(box, seat, kind).points,
        marks=tuple(counted),
    )


def final_zone(box: Box, seat: Seat) -> Zone:
    """What the final scoring would add if it were held now."""
    parts = (
        brown_points(box, seat),
        endgame_points(box, seat),
        city_points(box, seat),
        leftover_points(box, seat),
    )
    icons = ("metropolis", "card-endgame", "nonsymbiotic", "credit")
    pieces = [
        Piece(message(f"part-{name}"), icon=icon, n=n)
        for name, icon, n in zip(PARTS, icons, parts, strict=True)
    ]
    pieces.append(Piece(message("scene-end-total"), icon="point", n=seat.points + sum(parts)))
    return Zone(message("scene-end-now"), tuple(pieces), layout="forecast")
