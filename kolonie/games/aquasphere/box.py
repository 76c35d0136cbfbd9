"""The components of AquaSphere: the pack, decoded and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from kolonie.core.messages import Message, message
from kolonie.core.nodes import Gain, Node
from kolonie.core.packs import PackError, Provenance, decode, load_packs
from kolonie.core.title import PackInfo

HOME = Path(__file__).parent
COLOURS = ("green", "yellow", "black", "violet", "blue", "red", "white")
GREEN, YELLOW, BLACK, VIOLET, BLUE, RED, WHITE = range(7)
LETTERS = "ABCDEF"
PLAYER_COLOURS = ("natural", "yellow", "red", "blue")  # AQ-1.15, in the order of AQ-2.37

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


class Box:
    """All components. Everything is addressed by its number in the pack; `*_ids` turn numbers into names."""

    def __init__(self, extra_packs: tuple[Path, ...] = ()) -> None:
        path = HOME / "packs" / "base.toml"
        raw, infos = load_packs(path, extra_packs)
        where = extra_packs[-1] if extra_packs else path
        self.infos: tuple[PackInfo, ...] = infos
        self.sectors = decode(raw, "sectors", Sector, where)
        self.fields = decode(raw, "fields", Field, where)
        self.program_cards = decode(raw, "program_cards", ProgramCard, where)
        self.centre_cards = decode(raw, "centre_cards", CentreCard, where)
        self.base_labs = decode(raw, "base_labs", BaseLab, where)
        self.expansions = decode(raw, "expansions", Expansion, where)
        self.research = decode(raw, "research", Research, where)
        constants = {c.id: tuple(c.value) for c in decode(raw, "constants", Constant, where)}
        check = Checker(where)
        check.box(self, constants)

        self.programming_fields = tuple(COLOURS.index(s.programming_field) for s in self.sectors)
        self.locks = tuple(s.clockwise_lock for s in self.sectors)
        names = [f.id for f in self.fields]
        self.field_ids = tuple(names)
        self.arrows = tuple(tuple(names.index(a) for a in f.arrows) for f in self.fields)
        self.beside = tuple(tuple(names.index(b) for b in f.beside) for f in self.fields)
        self.exits = frozenset(i for i, f in enumerate(self.fields) if f.exit)
        self.layouts = tuple((-1, *(COLOURS.index(t) for t in p.tokens)) for p in self.program_cards)
        self.capacity_of_expansion = tuple(e.capacity.as_tuple() for e in self.expansions)
        self.letters_of_expansion = tuple(
            tuple(LETTERS.index(letter) for letter in e.letters) for e in self.expansions
        )
        self.base_capacity = self.base_labs[0].capacity.as_tuple()
        self.research_ids = tuple(r.id for r in self.research)
        self.expansion_ids = tuple(e.id for e in self.expansions)
        self.card_kind: tuple[str, ...] = tuple(r.kind for r in self.research)
        self.card_colour = tuple(COLOURS.index(r.colour) if r.colour else -1 for r in self.research)
        self.reward: tuple[Node | None, ...] = tuple(
            Gain(r.reward, r.amount) if r.reward else None for r in self.research
        )
        self.rounds_of = {
            players: sorted((c for c in self.centre_cards if c.players == players), key=lambda c: c.bulb)
            for players in (2, 3, 4)
        }
        self.rounds = constants["rounds"][0]
        self.time_markers = constants["time_markers"][0]
        self.crystals = constants["crystals"][0]
        self.octopods = constants["octopods"][0]
        self.bots = constants["bots"][0]
        self.submarines = constants["submarines"][0]
        self.bot_spaces = constants["bot_spaces"][0]
        self.submarine_prices = constants["submarine_prices"]
        self.bay_limits = constants["bay_limit"]
        self.lap = constants["lap"][0]
        self.red_lines = constants["red_lines"]
        self.next_lines = tuple(self._line_after(kp) for kp in range(400))
        self.table = constants["table"]
        self.majority = constants["majority"]
        self.bot_score_base = constants["bot_score_base"]
        self.max_expansions = constants["max_expansions"][0]
        self.max_programmed = constants["max_programmed"][0]
        self.buy_price = constants["buy_price"][0]
        self.return_gain = constants["return_gain"][0]
        self.take_time_minimum = constants["take_time_minimum"][0]
        self.occupied_gain = constants["occupied_gain"][0]
        self.immediate_gain = constants["immediate_gain"][0]
        self.interim_price = constants["interim_price"][0]
        self.opposite_price = constants["opposite_price"][0]
        self.start_time = constants["start_time"]
        self.start_sector = constants["start_sector"]
        self.unused_sectors = (constants["first_unused_sector"], constants["second_unused_sector"])
        self.all_submarines = constants["all_submarines"][0]
        self.complete_lab = constants["complete_lab"][0]

    def bulb(self, players: int, round_number: int) -> int:
        return self.rounds_of[players][round_number - 1].bulb

    def centre_card(self, players: int, round_number: int) -> CentreCard:
        """The centre card of a round: 2 on top in round 1, 5 at the bottom in round 4 (AQ-2.18, AQ-2.20)."""
        return self.rounds_of[players][round_number - 1]

    def card_text(self, card: int) -> Message:
        """What a research card does, read from the card."""
        entry = self.research[card]
        args: dict[str, object] = {}
        if entry.colour is not None:
            args["colour"] = message(f"colour-{entry.colour}", form="m")
        if entry.reward is not None:
            args["reward"] = message(f"what-{entry.reward}", n=entry.amount)
        return message(f"research-{entry.kind.replace('_', '-')}", **args)

    def line_after(self, kp: int) -> int:
        """The value of the first red line above a score (AQ-4.05)."""
        return self.next_lines[kp] if kp < len(self.next_lines) else self._line_after(kp)

    def _line_after(self, kp: int) -> int:
        laps, field = divmod(kp, self.lap)
        for line in self.red_lines:
            if line > field:
                return laps * self.lap + line
        return (laps + 1) * self.lap + self.red_lines[0]

    def line_behind(self, kp: int) -> int:
        """The value of the highest red line not above a score, 0 before the first (AQ-4.17, AQ-4.18)."""
        laps, field = divmod(kp, self.lap)
        passed = [line for line in self.red_lines if line <= field]
        return laps * self.lap + (passed[-1] if passed else 0)


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

    def box(self, box: Box, constants: dict[str, tuple[int, ...]]) -> None:
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
