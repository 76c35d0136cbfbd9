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
from kolonie.core.nodes import Node
from kolonie.core.options import Option
from kolonie.core.readers import declare
from kolonie.core.settings import Limit
from kolonie.core.title import Component, PackInfo, Setting, Title
from kolonie.games.underwater_cities import (
    building,
    cards,
    claiming,
    counts,
    designs,
    federation,
    goods,
    groups,
    production,
    rounds,
    scoring,
    secrets,
    setup,
    slot_play,
    turn,
    usage,
    words,
)
from kolonie.games.underwater_cities.bot.judgement import JUDGEMENT
from kolonie.games.underwater_cities.box import HOME, Box
from kolonie.games.underwater_cities.flow import GAME, ROOTS
from kolonie.games.underwater_cities.moves import MOVES
from kolonie.games.underwater_cities.nodes import EFFECTS
from kolonie.games.underwater_cities.scene import build
from kolonie.games.underwater_cities.state import NO_CARD, TABLE, Game, Table, bare_table
from kolonie.games.underwater_cities.telling import TELLING, afterwards

MODULES = (
    building,
    cards,
    claiming,
    counts,
    federation,
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

declare(*EFFECTS, *MOVES)


@lru_cache(maxsize=1)
def standard_box() -> Box:
    return Box()


class Derived(TypedDict):
    """What is seen beyond the declared state."""

    special_deck: list[int | None]
    """The one- or two-credit deck from the top, with the cards that the viewer knows."""


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
    home = HOME
    telling = TELLING

    def box(self, extra_packs: tuple[Path, ...] = (), settings: Mapping[str, str] | None = None) -> Any:
        return Box(extra_packs) if extra_packs else standard_box()

    def packs(self, box: Any) -> tuple[PackInfo, ...]:
        infos: tuple[PackInfo, ...] = box.infos
        return infos

    def pack_report(self, box: Any) -> list[str]:
        return designs.report(box)

    def roots(self, box: Any) -> dict[str, Node]:
        return {**ROOTS, **box.roots()}

    # -- a new game

    def create(self, settings: dict[str, str], seats: int, box: Any) -> Table:
        return bare_table(seats, len(box.resources), len(box.kinds))

    def order(self, game: Game, by: str) -> tuple[int, ...]:
        table = game.state
        return table.order if by == "play order" else tuple(range(game.seats))

    # -- the end

    def scores(self, game: Game) -> list[int]:
        return [seat.points for seat in game.state.seats]

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

    def extra_view(self, game: Game, viewer: int | None) -> Derived:
        return {"special_deck": secrets.special_deck(game, viewer)}

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
        lying = [table.deck, table.discard, table.retired, table.removed, table.offer, table.aside]
        lying.append(table.specials)
        for s in table.seats:
            lying += [s.hand, s.drawn, s.thrown, s.actions, s.permanents, s.productions, s.endgames, s.tucked]
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
        return build(box, view)


TITLE = UnderwaterCities(TABLE, GAME)
