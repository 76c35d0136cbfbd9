"""The entries of AquaSphere's pack as typed values, and what must hold for any pack of this game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from kolonie.core.packs import PackError, Provenance

COLOURS = ("green", "yellow", "black", "violet", "blue", "red", "white")
LETTERS = "ABCDEF"

Colour = Literal["green", "yellow", "black", "violet", "blue", "red", "white"]
Letter = Literal["A", "B", "C", "D", "E", "F"]
Kind = Literal[
    "token", "octopod", "opposite", "bay", "free_lock", "half_price", "sidestep", "interim", "immediate"
]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    source: Provenance


class Sector(Entry, frozen=True, kw_only=True):
    programming_field: Colour
    clockwise_lock: int


class Field(Entry, frozen=True, kw_only=True):
    """A field of headquarters."""

    tier: int
    exit: bool
    arrows: list[str]
    beside: list[str]


class ProgramCard(Entry, frozen=True, kw_only=True):
    tokens: list[Colour]


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    time: int
    crystals: int
    octopods: int
    neutral_submarines: int


class CentreCard(Entry, frozen=True, kw_only=True):
    players: int
    bulb: int
    sides: list[Side]


class Capacity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    research: int = 0
    crystal: int = 0
    octopod: int = 0
    time: int = 0

    def as_tuple(self) -> tuple[int, int, int, int]:
        return (self.research, self.crystal, self.octopod, self.time)


class BaseLab(Entry, frozen=True, kw_only=True):
    capacity: Capacity


class Expansion(Entry, frozen=True, kw_only=True):
    capacity: Capacity
    letters: list[Letter]


class Research(Entry, frozen=True, kw_only=True):
    kind: Kind
    colour: Colour | None = None
    reward: Literal["time", "crystal", "kp"] | None = None
    amount: int = 0


class Constant(Entry, frozen=True, kw_only=True):
    value: list[int]


CONSTANT_SIZES = {
    "rounds": 1,
    "time_markers": 1,
    "crystals": 1,
    "octopods": 1,
    "bots": 1,
    "submarines": 1,
    "bot_spaces": 1,
    "submarine_prices": 4,
    "bay_limit": 3,
    "lap": 1,
    "red_lines": 4,
    "table": 7,
    "majority": 2,
    "bot_score_base": 2,
    "max_expansions": 1,
    "max_programmed": 1,
    "buy_price": 1,
    "return_gain": 1,
    "take_time_minimum": 1,
    "occupied_gain": 1,
    "immediate_gain": 1,
    "interim_price": 1,
    "opposite_price": 1,
    "start_time": 2,
    "start_sector": 3,
    "first_unused_sector": 3,
    "second_unused_sector": 3,
    "all_submarines": 1,
    "complete_lab": 1,
}
"""Every constant of the pack and how many numbers it has."""


class Checker:
    """What must hold for any pack of this game; the first thing wrong is raised as PackError."""

    def __init__(self, where: Path) -> None:
        self.where = where

    def fail(self, entry: str, field: str, text: str) -> None:
        raise PackError(f"{self.where}: {entry}: field {field}: {text}")

    def count(self, name: str, entries: list[Any], wanted: int) -> None:
        if len(entries) != wanted:
            raise PackError(f"{self.where}: {name}: {len(entries)} entries where {wanted} are needed")

    def box(self, box: Any, constants: dict[str, tuple[int, ...]]) -> None:
        """Checks a box whose lists are decoded."""
        self.count("sectors", box.sectors, 6)
        self.count("fields", box.fields, 8)
        self.count("program_cards", box.program_cards, 7)
        self.count("base_labs", box.base_labs, 6)
        self.count("expansions", box.expansions, 30)
        self.count("research", box.research, 41)
        self.count("centre_cards", box.centre_cards, 12)
        names = {f.id for f in box.fields}
        for field in box.fields:
            for label, targets in (("arrows", field.arrows), ("beside", field.beside)):
                for target in targets:
                    if target not in names:
                        self.fail(f"fields {field.id}", label, f"there is no field {target}")
            if not field.exit and not field.arrows:
                self.fail(f"fields {field.id}", "arrows", "no way leads on from here")
        for sector, letter in zip(box.sectors, LETTERS, strict=True):
            if sector.id != letter:
                self.fail(f"sectors {sector.id}", "id", f"must be {letter}")
            if not 0 <= sector.clockwise_lock <= 2:
                self.fail(f"sectors {sector.id}", "clockwise_lock", "must be 0, 1 or 2 (AQ-5.06)")
            if sector.programming_field == "white":
                self.fail(f"sectors {sector.id}", "programming_field", "white does not occur (AQ-5.04)")
        for card in box.program_cards:
            if sorted(card.tokens) != sorted(COLOURS):
                self.fail(f"program_cards {card.id}", "tokens", "must hold each of the 7 tokens once")
        for players in (2, 3, 4):
            bulbs = sorted(c.bulb for c in box.centre_cards if c.players == players)
            if bulbs != [2, 3, 4, 5]:
                raise PackError(f"{self.where}: centre_cards: {players} players need bulbs 2, 3, 4 and 5")
        for centre in box.centre_cards:
            if centre.bulb < 5 and len(centre.sides) != 6:
                self.fail(f"centre_cards {centre.id}", "sides", "must be six")
        for research in box.research:
            coloured = research.kind in ("token", "interim", "immediate")
            if coloured and research.colour is None:
                self.fail(f"research {research.id}", "colour", "missing")
            if research.kind in ("token", "octopod") and (research.reward is None or research.amount < 1):
                self.fail(f"research {research.id}", "reward", "a reward and its amount are needed")
        for name, size in CONSTANT_SIZES.items():
            if name not in constants:
                raise PackError(f"{self.where}: constants {name}: missing")
            if len(constants[name]) != size or min(constants[name]) < 0:
                self.fail(f"constants {name}", "value", f"must be {size} numbers of at least 0")
