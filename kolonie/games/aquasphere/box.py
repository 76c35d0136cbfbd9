"""The components of AquaSphere, decoded from the pack and laid out for quick use."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kolonie.core.messages import Message, message
from kolonie.core.nodes import Gain, Node
from kolonie.core.options import option
from kolonie.core.packs import decode, load_packs
from kolonie.core.title import PackInfo
from kolonie.games.aquasphere.entries import COLOURS as COLOURS
from kolonie.games.aquasphere.entries import LETTERS as LETTERS
from kolonie.games.aquasphere.entries import (
    BaseLab,
    CentreCard,
    Checker,
    Constant,
    Expansion,
    Field,
    ProgramCard,
    Research,
    Sector,
)
from kolonie.games.aquasphere.nodes import Immediate, InterimBot

HOME: Final = Path(__file__).parent
GREEN: Final = 0
YELLOW: Final = 1
BLACK: Final = 2
VIOLET: Final = 3
BLUE: Final = 4
RED: Final = 5
WHITE: Final = 6
PLAYER_COLOURS: Final = ("natural", "yellow", "red", "blue")  # AQ-1.15, in the order of AQ-2.37


def effect_of(card: Research) -> Node | None:
    """What a research card does when it is used; None for those that only change rules."""
    if card.reward:
        return Gain(card.reward, card.amount)
    if card.kind == "immediate":
        return Immediate(card.colour or "")
    if card.kind == "interim":
        return InterimBot(card.colour or "")
    return None


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
        check = Checker(where, raw)
        check.box(self, constants)

        self.programming_fields = tuple(COLOURS.index(s.programming_field) for s in self.sectors)
        self.locks = tuple(s.clockwise_lock for s in self.sectors)
        names = [f.id for f in self.fields]
        self.field_ids = tuple(names)
        self.engineer = tuple(option("engineer", name) for name in names)
        self.sidestep = tuple(option("sidestep", name) for name in names)
        self.arrows = tuple(
            () if f.exit else tuple(names.index(a) for a in f.arrows)  # AQ-3.08: no move after the third
            for f in self.fields
        )
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
        self.effect: tuple[Node | None, ...] = tuple(effect_of(r) for r in self.research)
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
        self.bot_scores = self._bot_scores(constants)
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
        if passed:
            return laps * self.lap + passed[-1]
        return (laps - 1) * self.lap + self.red_lines[-1] if laps else 0

    def _bot_scores(self, constants: dict[str, tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
        """What bots in play count, by subs out and by spaces uncovered (AQ-6.06 to AQ-6.08)."""
        spaces = self.bot_spaces
        base, per_sub = constants["bot_score_base"]
        numbers = constants.get("bot_numbers", tuple(range(1, spaces + 1)))
        columns = constants.get("bot_columns", tuple(base + per_sub * n for n in range(self.submarines + 1)))
        return tuple(
            tuple((0, *numbers)[min(uncovered, counted, len(numbers))] for uncovered in range(spaces + 1))
            for counted in columns
        )
