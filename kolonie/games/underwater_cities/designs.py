"""Are the designed cards what they were meant to be? Counts, mixes and budgets, checked and told."""

from __future__ import annotations

from math import fsum
from pathlib import Path
from typing import Final

from kolonie.core.nodes import If, Node, children
from kolonie.core.packs import PackError, existing
from kolonie.games.underwater_cities.box import COLOURS, PACKS, Box
from kolonie.games.underwater_cities.budget import PATH, Figures, allowed, value
from kolonie.games.underwater_cities.entries import Card
from kolonie.games.underwater_cities.nodes import EFFECTS, Build, Convert, Do, PerformSlot, Ready, UseAction

TIMINGS: Final = ("instant", "permanent", "action", "production", "endgame")
ROUNDING: Final = 0.005


def report(box: Box) -> list[str]:
    """What there is to tell; PackError, with the card's name, for the first thing that is wrong."""
    homes = {_origin(box, card).parent for card in box.cards} - {PATH.parent}
    further = existing(*(home / PATH.name for home in sorted(homes)))
    figures = Figures(further)
    designed = [card for card in box.cards if card.source == "reconstructed"]
    weighed = designed
    if len(box.infos) == len(PACKS):  # a player's own pack knows the printed cards better than our mix
        _check_mix(box, figures)
        _check_parts(box, figures)
    if further:  # cards of the base keep to the figures of the base, in a box without these
        weighed = [card for card in designed if _origin(box, card).parent != PATH.parent]
    if len(further) == len(homes):  # as above
        for path in further:
            _check_added(box, Figures((path,)), path)
        _check_names(box)
    shares = {card.id: _share(box, figures, card) for card in weighed}
    used = [shares[card.id] for card in weighed if card.timing != "endgame"]
    data = sum(_is_data(box, number) for number in range(len(box.assistants), len(box.card_ids)))
    lines = [
        f"{len(box.cards)} cards, {len(designed)} of them designed; "
        f"{data} are pure data ({100 * data // len(box.cards)} %)"
    ]
    for era in range(1, len(box.rounds) + 1):
        lines.append(f"era {era}: {_told([card for card in box.cards if card.era == era])}")
    lines.append(f"special: {_told([card for card in box.cards if card.era == 0])}")
    if used:
        lines.append(
            f"{len(weighed)} designed cards use {100 * fsum(used) / len(used):.0f} % of their budgets "
            "on average, "
            f"from {100 * min(used):.0f} to {100 * max(used):.0f} %; endgame cards score within theirs"
        )
    return lines


def _origin(box: Box, card: Card) -> Path:
    return box.origin["cards", card.id]


def _told(cards: list[Card]) -> str:
    colours = ", ".join(f"{sum(c.colour == colour for c in cards)} {colour}" for colour in COLOURS)
    timings = ", ".join(f"{sum(c.timing == timing for c in cards)} {timing}" for timing in TIMINGS)
    return f"{len(cards)} cards ({colours}; {timings})"


def _wrong(box: Box, card: Card, text: str) -> PackError:
    return PackError(f"{_origin(box, card)}: cards {card.id}: {text}")


def _share(box: Box, figures: Figures, card: Card) -> float:
    """Which part of its budget a card uses."""
    try:
        low, high = value(box, figures, card)
        least, most = allowed(box, figures, card)
    except PackError as error:
        raise _wrong(box, card, f"cannot be weighed: {error}") from None
    if low < least - ROUNDING or high > most + ROUNDING:
        worth = f"{low:.2f}" if low == high else f"{low:g} to {high:g}"
        raise _wrong(box, card, f"worth {worth}, where its budget allows {least:.2f} to {most:.2f}")
    return high / most


def _is_data(box: Box, number: int) -> bool:
    """True if the card's effect is made of the common vocabulary alone."""
    effect = box.effects[number]
    return effect is None or all(isinstance(node, (*EFFECTS, If)) for node in _inside(effect))


def _inside(node: Node) -> list[Node]:
    """The node and all below it; the empty other branch of a condition is nothing."""
    found = [node]
    for word, child in children(node):
        if word != "otherwise":
            found += _inside(child)
    return found


# -- the mix


def _check_mix(box: Box, figures: Figures) -> None:
    for timing in TIMINGS:
        for era, wanted in enumerate(figures.all("mixes", timing), 1):
            for colour in COLOURS:
                cards = [c for c in box.cards if (c.era, c.colour, c.timing) == (era, colour, timing)]
                _count(box, cards, wanted, f"{colour} {timing} cards of era {era}")
    dear = [card for card in box.cards if card.price == 3]
    cheap = [card for card in box.cards if card.price in (1, 2)]
    for timing in TIMINGS:
        for cards, wanted in zip((dear, cheap), figures.all("mixes", f"special/{timing}"), strict=True):
            _count(box, [c for c in cards if c.timing == timing], wanted, f"special {timing} cards")
    for word, cards in (("dear", dear), ("cheap", cheap)):
        for colour, wanted in zip(COLOURS, figures.all("mixes", f"special/{word} colours"), strict=True):
            _count(box, [c for c in cards if c.colour == colour], wanted, f"{word} {colour} special cards")
    for price, wanted in enumerate(figures.all("mixes", "special/cheap prices"), 1):
        _count(box, [c for c in cheap if c.price == price], wanted, f"special cards for {price}")


def _check_added(box: Box, figures: Figures, path: Path) -> None:
    """The mix of the cards of an expansion, and the room for their texts."""
    added = [card for card in box.cards if _origin(box, card).parent == path.parent]
    for era in range(len(box.rounds) + 1):
        cards = [card for card in added if card.era == era]
        name = f"of era {era}" if era else "among the special cards"
        for colour, wanted in zip(COLOURS, figures.all("mixes", f"added/{era}/colours"), strict=True):
            _count(box, [c for c in cards if c.colour == colour], wanted, f"{colour} cards {name}", path)
        for timing, wanted in zip(TIMINGS, figures.all("mixes", f"added/{era}/timings"), strict=True):
            _count(box, [c for c in cards if c.timing == timing], wanted, f"{timing} cards {name}", path)
    for price, wanted in enumerate(figures.all("mixes", "added/prices"), 1):
        _count(box, [c for c in added if c.price == price], wanted, f"special cards for {price}", path)
    for card in added:
        effect = box.effects[box.card_number[card.id]]
        if isinstance(effect, Do) and len(effect.parts) > figures.all("mixes", "parts")[0]:
            raise _wrong(box, card, "field effect: more parts than a card has room for")


def _count(box: Box, cards: list[Card], wanted: float, what: str, path: Path = PATH) -> None:
    """Names the card that is one too many, or what is missing."""
    if len(cards) > wanted:
        raise _wrong(box, cards[-1], f"one too many: {wanted:g} {what} are planned")
    if len(cards) < wanted:
        listed = ", ".join(card.id for card in cards) or "none"
        raise PackError(f"{path}: {wanted:g} {what} are planned, there are {len(cards)} ({listed})")


def _using(box: Box, kind: type[Node], era: int | None = None) -> list[Card]:
    """The cards with such a node in their effect."""
    found = []
    for card in box.cards:
        effect = box.effects[box.card_number[card.id]]
        if effect is None or era not in (None, card.era):
            continue
        if any(isinstance(node, kind) for node in _inside(effect)):
            found.append(card)
    return found


def _check_parts(box: Box, figures: Figures) -> None:
    for era in range(1, len(box.rounds) + 1):
        for word, kind in (("ready", Ready), ("use_action", UseAction)):
            wanted = figures.all("mixes", word)[0]
            if len(_using(box, kind, era)) < wanted:
                raise PackError(f"{PATH}: mixes {word}: fewer than {wanted:g} cards of era {era}")
    _count(box, _using(box, Convert), figures.all("mixes", "convert")[0], "cards that turn a city")
    _count(box, _using(box, PerformSlot), figures.all("mixes", "slot")[0], "cards that perform another slot")
    openers = [str(int(number)) for number in figures.all("mixes", "expansion")]
    for card in box.cards:
        effect = box.effects[box.card_number[card.id]]
        opens = effect is not None and any(
            isinstance(node, Build) and node.expansion for node in _inside(effect)
        )
        if opens != (card.id in openers):
            raise _wrong(box, card, "field effect: who opens an expansion site is known (UC-23.28)")
        if isinstance(effect, Do) and len(effect.parts) > figures.all("mixes", "parts")[0]:
            raise _wrong(box, card, "field effect: more parts than a card has room for")


def _check_names(box: Box) -> None:
    """Demonstration is printed twice; no other name is."""
    seen: dict[str, str] = {}
    for card in box.cards:
        if card.source == "reconstructed" and card.name in seen:
            raise _wrong(box, card, f"field name: card {seen[card.name]} has it too")
        seen[card.name] = card.id
