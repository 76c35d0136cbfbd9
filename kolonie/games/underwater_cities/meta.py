"""Underwater Cities as a title: seats, settings, components, scores, secrets and words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypedDict

from kolonie.core.chance import Chance
from kolonie.core.frames import Frame
from kolonie.core.judgement import Judgement
from kolonie.core.messages import Message
from kolonie.core.naming import Naming
from kolonie.core.nodes import Node
from kolonie.core.options import Option
from kolonie.core.packs import anew
from kolonie.core.readers import Reason, declare, declare_effects
from kolonie.core.settings import Limit
from kolonie.core.sketches import finished
from kolonie.core.title import Component, PackInfo, Setting, Title
from kolonie.games.underwater_cities import (
    building,
    cards,
    claiming,
    counting,
    counts,
    designs,
    federation,
    foresight,
    goods,
    groups,
    lacking,
    misplaced,
    production,
    rounds,
    scoring,
    secrets,
    setup,
    slot_play,
    stress,
    turn,
    turn_steps,
    usage,
    words,
)
from kolonie.games.underwater_cities.bot.effects import FIXED, READERS
from kolonie.games.underwater_cities.bot.judgement import JUDGEMENT
from kolonie.games.underwater_cities.box import HOME, Box
from kolonie.games.underwater_cities.can import CAN
from kolonie.games.underwater_cities.conduct import Conduct
from kolonie.games.underwater_cities.data_era.expansion import DATA_ERA
from kolonie.games.underwater_cities.flow import GAME, ROOTS
from kolonie.games.underwater_cities.further import NOTHING_FURTHER, Further
from kolonie.games.underwater_cities.moves import MOVES, ChooseSlot
from kolonie.games.underwater_cities.naming import NAMING
from kolonie.games.underwater_cities.nodes import EFFECTS
from kolonie.games.underwater_cities.scene import sketch
from kolonie.games.underwater_cities.state import NO_CARD, TABLE, Game, Table, bare_table
from kolonie.games.underwater_cities.telling import TELLING, afterwards

MODULES = (
    building,
    cards,
    claiming,
    counts,
    federation,
    foresight,
    goods,
    groups,
    production,
    rounds,
    scoring,
    setup,
    slot_play,
    turn,
    words,
)
"""The modules that register how nodes are run and read."""

declare(*MOVES)
declare_effects(*EFFECTS)


@lru_cache(maxsize=8)
def standard_box(packs: tuple[Path, ...] = (), further: Further = NOTHING_FURTHER) -> Box:
    """The components with the packs of expansions laid over them, made once for each set of them."""
    return Box(packs, further)


class Derived(TypedDict):
    """What is seen beyond the declared state."""

    special_deck: list[int | None]
    """The one- or two-credit deck from the top, with the cards that the viewer knows."""
    turn: int
    """Which turn of the round is being played; 0 between turns."""
    steps: list[turn_steps.Step]
    """The steps of that turn, with how far they are."""
    builds: str
    """What the viewer chooses a site for, if that is asked."""


TOGETHER = (2, 3, 4)
"""Seat counts of games that are not played alone."""


class UnderwaterCities(Title):
    """The title object; see `Title` for what each method means."""

    id = "underwater_cities"
    rules_version = "1"
    prefix = "UC"
    turn_rule = "UC-3.03"
    min_seats = 1
    max_seats = 4
    settings = (
        Setting("contracts", ("off", "on"), "UC-20.01", (Limit(("on",), "UC-20.07", seats=TOGETHER),)),
        Setting("boards", ("basic", "advanced"), "UC-2.12", (Limit(("basic",), "UC-22.01", seats=TOGETHER),)),
        Setting("start", setup.STARTS, "UC-22.06", (Limit(setup.STARTS[1:], "UC-22.06", seats=(1,)),)),
    )
    nodes = (*EFFECTS, *MOVES)
    effects = EFFECTS
    home = HOME
    telling = TELLING

    def conducted(self) -> Conduct:
        return Conduct(frozenset(("once",)), watches=True)

    def box(self, extra_packs: tuple[Path, ...] = (), settings: Mapping[str, str] | None = None) -> Any:
        active = self.active(settings or {})
        packs = tuple(path for one in active for path in one.packs)
        further = NOTHING_FURTHER
        for one in active:
            further = one.brings or further
        if extra_packs or anew():
            return Box((*packs, *extra_packs), further)
        return standard_box(packs, further)

    def packs(self, box: Any) -> tuple[PackInfo, ...]:
        infos: tuple[PackInfo, ...] = box.infos
        return infos

    def pack_report(self, box: Any) -> list[str]:
        return designs.report(box)

    def roots(self, box: Any) -> dict[str, Node]:
        return {**ROOTS, **box.roots()}

    def tables(self) -> dict[str, Mapping[type, Any]]:
        return {"can": CAN, "worth": {**FIXED, **READERS}}

    # -- a new game

    def create(self, settings: dict[str, str], seats: int, box: Any) -> Table:
        return bare_table(seats, len(box.resources), len(box.kinds))

    # -- what can be counted

    def countables(self, box: Any) -> tuple[str, ...]:
        return counting.countables(box)

    def counts(self, game: Game, seat: int) -> list[int]:
        return counting.counts(game, seat)

    def remarks(self, game: Game, seat: int, choice: Option) -> tuple[Message, ...]:
        return counting.remarks(game, seat, choice)

    # -- looking ahead

    def why_not_here(self, game: Game, seat: int, key: str) -> Reason:
        return misplaced.why_not_here(game, seat, key) or super().why_not_here(game, seat, key)

    def why_no_way(self, game: Game, frame: Frame, choice: Option) -> Reason:
        if isinstance(frame.node, ChooseSlot):
            side = game.box.side[game.seats]
            effect = side.effects[side.slot_of[choice]]
            rule = "UC-13.06" if choice.verb == "copy" else "UC-3.12"
            return (rule, lacking.why_no_slot(game, frame.seat, effect)[1])
        return foresight.why_no_way(game, frame, choice)

    # -- the end

    def scores(self, game: Game) -> list[int]:
        return [seat.points for seat in game.state.seats]

    def standing(self, game: Game, seat: int) -> tuple[int, ...]:
        return scoring.standing(game, seat)

    def winners(self, game: Game) -> list[int]:
        return scoring.winners(game)

    def grade(self, game: Game) -> Message | None:
        return scoring.grade(game)

    def breakdown(self, game: Game) -> list[dict[str, int]]:
        sheets = []
        for seat in game.state.seats:
            parts = seat.final or (0,) * len(scoring.PARTS)
            sheets.append(
                {
                    "track": seat.points - sum(parts),
                    **dict(zip(scoring.PARTS, parts, strict=True)),
                    "total": seat.points,
                }
            )
        return sheets

    # -- secrets

    def naming(self) -> Naming:
        return NAMING

    def extra_view(self, game: Game, viewer: int | None) -> Derived:
        return {
            "special_deck": secrets.special_deck(game, viewer),
            "turn": turn_steps.turn_number(game),
            "steps": turn_steps.steps(game),
            "builds": turn_steps.being_built(game, viewer),
        }

    def reshuffle(self, game: Game, viewer: int | None, chance: Chance) -> None:
        secrets.reshuffle(game, viewer, chance)

    def is_secret(self, game: Game, seat: int, choice: Option) -> bool:
        """Cards put away at the same time and special cards looked at are nobody else's business."""
        if choice.verb in ("keep", "below"):
            return True
        return choice.verb == "discard" and game.waiting is not None

    # -- what the laws ask

    def census(self, game: Game) -> dict[str, int]:
        table = game.state
        box = game.box
        lying = [getattr(table, pile) for pile in cards.PILES]
        lying += [getattr(seat, pile) for seat in table.seats for pile in cards.OWN_PILES]
        counted = {
            "cards": sum(map(len, lying))
            + (table.played != NO_CARD)
            + (table.leaving != NO_CARD)
            + sum(era > table.era for era in box.card_eras),
            "tiles": len(table.spare) + sum(len(s.tiles) + len(s.gained) for s in table.seats),
            "contracts": len(table.contracts) + sum(len(s.contracts) for s in table.seats),
        }
        for kind, name in enumerate(box.kinds):
            if table.supply[kind] >= 0:
                standing = sum(s.built[kind].bit_count() for s in table.seats)
                counted[name] = table.supply[kind] + standing
        return counted

    def set_up_done(self, game: Game) -> bool:
        current = game.state.round
        return current > 0

    def longest(self, seats: int) -> int:
        return 30 * seats * 60

    def perturb(self, game: Game, chance: Chance) -> bool:
        return stress.perturb(game, chance)

    # -- what bots ask

    def judgement(self) -> Judgement:
        return JUDGEMENT

    # -- what reports on balance ask

    def components(self, box: Any) -> tuple[Component, ...]:
        return usage.components(box)

    def used(self, game: Game) -> list[set[str]]:
        return usage.used(game)

    def own_side(self, game: Game, seat: int) -> str:
        board: str = game.box.boards[game.state.seats[seat].board].id
        return board

    # -- words and places

    def label(self, game: Game, seat: int, choice: Option) -> Message:
        return words.label(game, seat, choice)

    def told(self, game: Game, frame: Frame, choice: Option) -> Message:
        return afterwards(game, frame, choice)

    def places(self, game: Game, seat: int, choice: Option) -> tuple[str, ...]:
        return words.places(game, seat, choice)

    def scene(self, box: Any, view: dict[str, Any]) -> Any:
        return finished(box, sketch(box, view))

    def sketch(self, box: Any, view: dict[str, Any]) -> Any:
        return sketch(box, view)


TITLE = UnderwaterCities(TABLE, GAME, (DATA_ERA,))
