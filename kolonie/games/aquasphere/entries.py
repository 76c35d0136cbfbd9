"""The entries of AquaSphere's pack as typed values, and what must hold for any pack of this game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from kolonie.core.packs import PackError, Provenance, RawPack

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

BOT_SPACES = ("bot_numbers", "bot_columns")
"""Constants that a pack may add: the numbers of the bot spaces from left to right, and how many spaces lie
in columns without a sub when none, 1, 2 and so on are out. Without them the spaces are numbered 1, 2, 3 and
so on, and `bot_score_base` says where the columns end (AQ-6.07, AQ-6.08)."""
MOST_MOVES = 3
"""Moves of an engineer in a round (AQ-3.08): one for each tier."""


class Checker:
    """What must hold for any pack of this game; the first thing wrong is raised as PackError."""

    def __init__(self, where: Path, raw: RawPack) -> None:
        self.where = where
        self.files = {
            f"{name} {entry['id']}": entry.file for name, entries in raw.items() for entry in entries
        }

    def fail(self, entry: str, field: str, text: str) -> None:
        raise PackError(f"{self.files.get(entry, self.where)}: {entry}: field {field}: {text}")

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
        self.headquarters(box.fields)
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
            if not coloured and research.colour is not None:
                self.fail(f"research {research.id}", "colour", f"a card of kind {research.kind} has none")
            if research.kind in ("token", "octopod") and (research.reward is None or research.amount < 1):
                self.fail(f"research {research.id}", "reward", "a reward and its amount are needed")
        for name, size in CONSTANT_SIZES.items():
            if name not in constants:
                raise PackError(f"{self.where}: constants {name}: missing")
            if len(constants[name]) != size or min(constants[name]) < 0:
                self.fail(f"constants {name}", "value", f"must be {size} numbers of at least 0")
        for name in constants.keys() - CONSTANT_SIZES.keys() - set(BOT_SPACES):
            self.fail(f"constants {name}", "id", "there is no such constant")
        self.constants(constants)

    def headquarters(self, fields: list[Field]) -> None:
        """Arrows lead from tier to tier, so that their number limits the moves of a round (AQ-3.08)."""
        tiers = {field.id: field.tier for field in fields}
        for field in fields:
            if not 0 <= field.tier <= MOST_MOVES:
                self.fail(f"fields {field.id}", "tier", f"must be 0 to {MOST_MOVES} (AQ-3.08)")
        for field in fields:
            entry = f"fields {field.id}"
            for label, targets in (("arrows", field.arrows), ("beside", field.beside)):
                for target in targets:
                    if target not in tiers:
                        self.fail(entry, label, f"there is no field {target}")
            if not field.exit and not field.arrows:
                self.fail(entry, "arrows", "no way leads on from here")
            for target in field.arrows:  # printed arrows of an exit lead out (AQ-3.03)
                if not field.exit and tiers[target] != field.tier + 1:
                    self.fail(entry, "arrows", f"{target} is not in the next tier (AQ-3.04, AQ-3.08)")
            for target in field.beside:
                if tiers[target] != field.tier:
                    self.fail(entry, "beside", f"{target} is not in the same tier (AQ-17.22)")

    def constants(self, constants: dict[str, tuple[int, ...]]) -> None:
        """What the numbers owe each other."""
        if constants["rounds"] != (4,):
            self.fail("constants rounds", "value", "must be 4 (AQ-8.01)")
        lines = constants["red_lines"]
        if not 0 < lines[0] < lines[1] < lines[2] < lines[3] <= constants["lap"][0]:
            self.fail("constants red_lines", "value", "must rise from above 0 to at most the lap (AQ-4.05)")
        if constants["submarines"][0] < 1:
            self.fail("constants submarines", "value", "must be at least 1 (AQ-2.25)")
        sizes = (constants["bot_spaces"][0], constants["submarines"][0] + 1)
        for name, size in zip(BOT_SPACES, sizes, strict=True):
            given = constants.get(name, (1,) * size)
            if len(given) != size or min(given, default=0) < 0:
                self.fail(f"constants {name}", "value", f"must be {size} numbers of at least 0")
            if list(given) != sorted(given):
                self.fail(f"constants {name}", "value", "must rise (AQ-6.07)")
        if constants.get("bot_columns", (0,))[-1] > constants["bot_spaces"][0]:
            self.fail("constants bot_columns", "value", "must rise to at most the bot spaces (AQ-6.07)")
        unused = (constants["first_unused_sector"], constants["second_unused_sector"])
        for index, name in enumerate(("time_markers", "crystals", "octopods")):
            laid = max(seats * constants["start_sector"][index] for seats in (2, 3, 4))
            laid += sum(sector[index] for sector in unused)
            laid += 4 * max(constants["start_time"]) if name == "time_markers" else 0
            if laid > constants[name][0]:
                self.fail(f"constants {name}", "value", f"set-up may lay out {laid}")
