"""Goods, pieces and areas in words: the phrases that texts of effects and components are made of.

Nouns are messages with a count: a language with declension says them in the accusative that goes with the
count (1, 2 and 5 give all the forms that are needed).
"""

from __future__ import annotations

from kolonie.core.messages import Message, message
from kolonie.games.evacuation.notation import Price, Requirement
from kolonie.games.evacuation.terms import ANY, BIOMES, DIRECTIONS, EACH, FACTORIES, OFFERS, RESOURCES


def join(key: str, parts: list[Message]) -> Message:
    """A list in words: all but the last with commas, the last as `key` says."""
    if len(parts) == 1:
        return parts[0]
    return message(key, first=tuple(parts[:-1]), last=parts[-1])


def chain(parts: list[Message]) -> Message:
    """Parts of a text, all of them apart in the same way."""
    if len(parts) == 1:
        return parts[0]
    return message("list-parts", first=chain(parts[:-1]), last=parts[-1])


def kebabbed(name: str) -> str:
    return name.replace("_", "-")


# -- who


def seat_name(seat: int) -> Message:
    return message("seat-name", n=seat + 1)


def taker_name(taker: int, seats: int) -> Message:
    """Whoever stands on the order track: a seat, the opponent, the neutral civilisation."""
    if taker < seats:
        return seat_name(taker)
    return message("scene-opponent" if taker == seats else "scene-neutral")


def rival_name(seats: int) -> Message:
    """Who plays the solo cards: the opponent of one player, a third civilisation beside two (EV-17.33)."""
    return message("scene-opponent" if seats == 1 else "scene-third")


# -- goods


def resource(kind: int, n: int) -> Message:
    """So many resources of a kind, or of any."""
    return message(f"what-{'any' if kind == ANY else RESOURCES[kind]}", n=n)


def goods(price: Price) -> Message:
    found = [resource(kind, n) for kind, n in enumerate(price) if n]
    return join("list-and", found) if found else message("free")


def production(kind: int, n: int) -> Message:
    """A production that rises."""
    name = "any" if kind == ANY else "each" if kind == EACH else RESOURCES[kind]
    return message(f"production-{name}", n=n)


def productions(given: Price) -> Message:
    return join("list-and", [production(kind, n) for kind, n in enumerate(given) if n])


# -- pieces


def factory(kind: int, n: int) -> Message:
    return message(f"factory-{'any' if kind == ANY else kebabbed(FACTORIES[kind])}", n=n)


def offered(what: int, n: int) -> Message:
    """Shuttles, stadiums, infrastructure cards."""
    return message(f"offered-{OFFERS[what]}", n=n)


# -- areas


def areas(biome: int, n: int) -> Message:
    return message(f"areas-{BIOMES[biome]}", n=n)


def needs(asked: tuple[Requirement, ...]) -> Message:
    """What a card of infrastructure asks for."""
    return join("list-and", [_need(one) for one in asked])


def _need(asked: Requirement) -> Message:
    listed = [areas(biome, n) for biome, n in enumerate(asked.areas) if n]
    found = join("list-and", listed)
    if asked.content:
        found = message("need-with", areas=found, n=sum(asked.areas), content=asked.content)
    if asked.mixed:
        return message("need-diagonal", areas=found)
    if asked.lines:
        direction = message(f"direction-{DIRECTIONS[asked.lines[0]].lower()}")
        return message("need-line", areas=found, direction=direction)
    return found
