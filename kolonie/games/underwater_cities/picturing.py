"""The pieces of Underwater Cities as a scene shows them: seats, cards, tiles, contracts and goods."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from kolonie.core.messages import Message, message
from kolonie.core.readers import text_of
from kolonie.core.scene import Piece, Text
from kolonie.games.underwater_cities.board import Reward
from kolonie.games.underwater_cities.box import COLOURLESS, COLOURS, Box
from kolonie.games.underwater_cities.phrases import PARTS, alone, amount, chain
from kolonie.games.underwater_cities.pictograms import (
    discount_signs,
    sale_signs,
    score_signs,
    signs,
    when_signs,
)
from kolonie.games.underwater_cities.words import effect_text

PLAYER_COLOURS = ("purple", "orange", "blue", "black")  # UC-1.01


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
        signs=_card_signs(box, card),
        marks=(good("credit", price),) if price else (),
        hue="" if colour == COLOURLESS else message(f"colour-{COLOURS[colour]}", form="card"),
    )


def matched(piece: Piece, match: bool, asked: bool) -> Piece:
    """A card of the hand while one is chosen for a slot: whether its effect will be used (UC-3.08)."""
    if not asked:
        return piece
    mark = Piece(message("scene-match" if match else "scene-no-match"), icon="match" if match else "no-match")
    return replace(piece, marks=(*piece.marks, mark))


def _card_signs(box: Box, card: int) -> tuple[str, ...]:
    """What sets it off, what it does, what becomes cheaper, what it scores."""
    when, score, sale = box.whens[card], box.scores[card], box.sales[card]
    found = [*(when_signs(when) if when is not None else ()), *signs(box.effects[card])]
    found += discount_signs(box.discounts[card])
    if box.more_hand[card]:
        found += [f"+{box.more_hand[card]}", "card"]
    if score is not None:
        found += score_signs(score)
    if sale is not None:
        found += sale_signs(sale)
    return tuple(found)


def good(name: str, n: int) -> Piece:
    """So many of a resource; of what is counted in parts the wholes, and in words what is more or less."""
    parts = PARTS.get(name, 1)
    if 0 < abs(n) < parts:
        return Piece(alone(name, abs(n)), icon=f"{name}-rest", n=1 if n > 0 else -1)
    return Piece(alone(name, abs(n)), icon=name, n=None if n % parts else n // parts)


def stock(name: str, n: int) -> list[Piece]:
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
        signs=(
            *signs(instant),
            *((">",) if instant is not None and production is not None else ()),
            *signs(production),
            *(score_signs(score) if score is not None else ()),
        ),
    )


def printed(box: Box, given: Reward, sign: int = 1) -> tuple[Piece, ...]:
    """A reward, or with `sign` -1 a price, as it is printed."""
    found = [good(name, sign * n) for name, n in zip(box.resources, given.goods, strict=True) if n]
    if given.points:
        found.append(good("point", given.points))
    if given.steps:
        found.append(Piece(message("scene-step", n=given.steps), icon="federation", n=given.steps))
    if given.cards:
        found.append(good("card", given.cards))
    return tuple(found)


def contract_piece(box: Box, contract: int) -> Piece:
    entry = box.contracts[contract]
    text = message(
        "scene-contract",
        test=text_of(box.criteria[contract]),
        reward=text_of(box.contract_rewards[contract]),
    )
    return Piece(text, icon="contract", place=f"contract:{entry.id}", source=entry.source, code=str(entry.id))
