"""Are the designed components what they were meant to be? Counts, mixes and budgets, checked and told."""

from __future__ import annotations

from collections import Counter
from math import fsum
from typing import Final

from kolonie.core.packs import PackError
from kolonie.games.evacuation import entries, notation
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.budget import PATH, Figures, worth
from kolonie.games.evacuation.packing import HOME, PACKS
from kolonie.games.evacuation.terms import POWERS, STADIUM_SMILEY, STRIPES

COUNTS: Final = {
    "cards": 80,
    "bonuses": 9,
    "stadiums": 21,
    "goals": 16,
    "infrastructure": 18,
    "shuttles": 21,
    "technologies": 36,
    "tasks": 5,
    "solo": 7,
}
"""EV-1.02, EV-1.04; tasks by EV-20.14."""
SMILEYS: Final = ((), (1,), (2,))
"""Smileys of a set of technologies by level; the league of the last set takes the place of the latter."""


def report(box: Box) -> list[str]:
    """What there is to tell; PackError, with the component's name, for the first thing that is wrong."""
    figures = Figures()
    if len(box.infos) == len(PACKS):  # a player's own pack knows the printed components better than our mix
        _check_counts(box)
        _check_names(box)
        _check_strengths(box, figures)
        _check_offers(box, figures)
        _check_technologies(box)
    worths = {card.id: _within_budget(card, figures) for card in box.cards}
    _check_numbers(box, figures)
    named = _named(box)
    designed = sum(entry.source == "reconstructed" for _listed, entry in named)
    lines = [f"{len(named)} different components, {designed} of them designed; all are pure data"]
    for strength in ("0", "1", "2", "3", "several"):
        found = [worths[card.id] for card in box.cards if _strength(card) == strength]
        if found:
            lines.append(
                f"strength {strength}: {len(found)} action cards worth {min(found):g} to {max(found):g} "
                f"resources, {fsum(found) / len(found):.2f} on average"
            )
    return lines


def _named(box: Box) -> list[tuple[str, entries.Named]]:
    listed: dict[str, list[entries.Named]] = {
        "cards": [*box.cards],
        "technologies": [*box.technologies],
        "infrastructure": [*box.plans],
        "stadiums": [*box.stadiums],
        "shuttles": [*box.shuttles],
        "bonuses": [*box.bonuses],
        "goals": [*box.goals],
        "tasks": [*box.tasks],
    }
    return [(name, entry) for name, found in listed.items() for entry in found]


def _wrong(listed: str, entry: entries.Entry, text: str) -> PackError:
    return PackError(f"{HOME / 'packs'}: {listed} {entry.id}: {text}")


def _strength(card: entries.Card) -> str:
    return str(card.strength[0]) if len(card.strength) == 1 else "several"


# -- counts and names


def _check_counts(box: Box) -> None:
    found = Counter(name for name, _entry in _named(box))
    found["cards"] = sum(card.copies for card in box.cards)
    found["solo"] = len(box.solo)
    for name, wanted in COUNTS.items():
        if found[name] != wanted:
            raise PackError(f"{HOME / 'packs'}: {name}: there must be {wanted}, not {found[name]} (EV-1.02)")


def _check_names(box: Box) -> None:
    """Everything is called by a name in both languages, and no two things by the same one."""
    seen: dict[str, str] = {}
    for listed, entry in _named(box):
        for field, name in (("name", entry.name), ("name_cs", entry.name_cs)):
            if not name:
                raise _wrong(listed, entry, f"field {field}: is missing")
            if isinstance(entry, entries.Stadium) and entry.colour:
                continue  # the starting stadiums differ by their colour
            if name in seen and seen[name] != entry.id:
                raise _wrong(listed, entry, f"field {field}: {seen[name]} has it too")
            seen[name] = entry.id


# -- action cards


def _check_strengths(box: Box, figures: Figures) -> None:
    found = Counter(_strength(card) for card in box.cards)
    names = ("0", "1", "2", "3", "several")
    for name, wanted in zip(names, figures.all("mixes", "strengths"), strict=True):
        if found[name] != wanted:
            raise PackError(
                f"{PATH}: mixes strengths: {wanted:g} designs of strength {name} are planned, "
                f"there are {found[name]}"
            )


def _within_budget(card: entries.Card, figures: Figures) -> float:
    """What all halves of a card are worth together."""
    least, most = figures.span(f"strength/{_strength(card)}")
    found = fsum(worth(figures, notation.effect(half)) for half in card.halves)
    if card.source == "reconstructed" and not least <= found <= most:
        raise _wrong("cards", card, f"worth {found:g}, where its strength allows {least:g} to {most:g}")
    return found


# -- what lies in the offers


def _check_offers(box: Box, figures: Figures) -> None:
    zones = Counter(zone for shuttle in box.shuttles for zone in shuttle.zones)
    if len({zones[stripe] for stripe in STRIPES}) != 1:
        raise PackError(f"{HOME / 'packs'}: shuttles: each colour of zones must occur equally often")
    smileys = Counter(stadium.smileys for stadium in box.stadiums if not stadium.colour)
    for n, wanted in enumerate(figures.all("mixes", "smileys"), 1):
        if smileys[n] != wanted:
            raise PackError(f"{PATH}: mixes smileys: {wanted:g} stadiums with {n} are planned")
    pictures = Counter(Counter(plan.picture for plan in box.plans).values())
    once, twice = figures.all("mixes", "pictures")
    if pictures != {1: once, 2: twice}:
        raise PackError(f"{PATH}: mixes pictures: {once:g} once and {twice:g} twice are planned")


def _check_numbers(box: Box, figures: Figures) -> None:
    for shuttle in box.shuttles:
        zone, building, resource = figures.all("units", "room")
        room = len(shuttle.zones) * zone + shuttle.buildings * building + shuttle.resources * resource
        _span(figures, "shuttle/room", room, "shuttles", shuttle, "fields zones, buildings, resources")
        _span(figures, "shuttle/price", sum(shuttle.price.values()), "shuttles", shuttle, "field price")
        _span(figures, "shuttle/launch", shuttle.launch, "shuttles", shuttle, "field launch")
    for stadium in box.stadiums:
        more = figures.all("budgets", "stadium")[0]
        if not stadium.colour and sum(stadium.price.values()) != stadium.smileys + more:
            raise _wrong("stadiums", stadium, f"field price: must be {more:g} more than its smileys")
    brings = figures.all("budgets", "infrastructure")
    for plan in box.plans:
        cost = sum(plan.cost.values())
        if not 1 <= cost <= len(brings) or sum(plan.production.values()) != brings[cost - 1]:
            raise _wrong("infrastructure", plan, "field production: does not fit its cost")
    for bonus in box.bonuses:
        _span(figures, "bonus/lower", bonus.lower, "bonuses", bonus, "field lower")
        _span(figures, "bonus/higher", bonus.higher, "bonuses", bonus, "field higher")
    for goal in box.goals:
        most = goal.most or max(points for _n, points in goal.steps or goal.exact)
        _span(figures, "goal", most, "goals", goal, "its most points")


def _span(figures: Figures, name: str, found: float, listed: str, entry: entries.Named, what: str) -> None:
    least, most = figures.span(name)
    if entry.source == "reconstructed" and not least <= found <= most:
        raise _wrong(listed, entry, f"{what}: {found:g}, where {least:g} to {most:g} is planned")


# -- technologies


def _check_technologies(box: Box) -> None:
    """Each set has a symbol on level 2, something at once on levels 1 and 3, and its smileys."""
    league = POWERS[STADIUM_SMILEY]
    for number in sorted({tile.set for tile in box.technologies}):
        levels = [[t for t in box.technologies if (t.set, t.level) == (number, n)] for n in (1, 2, 3)]
        if sum(tile.symbol is not None for tile in levels[1]) != 1:
            raise PackError(f"{HOME / 'packs'}: technologies: set {number} needs one symbol, on level 2")
        for level in (levels[0], levels[2]):
            if sum(tile.effect is not None and not tile.after for tile in level) != 1:
                raise PackError(f"{HOME / 'packs'}: technologies: set {number} needs a lightning on 1 and 3")
        smiling = tuple(tuple(tile.smileys for tile in level if tile.smileys) for level in levels)
        leagues = any(league in (tile.power or {}) for tile in levels[2])
        if smiling != (SMILEYS[0], SMILEYS[1], () if leagues else SMILEYS[2]):
            raise PackError(f"{HOME / 'packs'}: technologies: set {number} has other smileys than planned")
