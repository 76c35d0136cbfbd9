"""AquaSphere as a title: seats, components, purse, scores, secrets and words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypedDict

from kolonie.core.chance import Chance
from kolonie.core.judgement import Judgement
from kolonie.core.messages import Message
from kolonie.core.naming import Naming
from kolonie.core.nodes import Node
from kolonie.core.options import Option
from kolonie.core.packs import anew
from kolonie.core.readers import declare, declare_effects
from kolonie.core.scene import Scene
from kolonie.core.sketches import finished
from kolonie.core.title import PackInfo, Title
from kolonie.games.aquasphere import (
    actions,
    cards,
    countables,
    option_a,
    option_b,
    points,
    preparation,
    returns,
    scene,
    scoring,
    setup,
    turn,
    words,
)
from kolonie.games.aquasphere.bot.judgement import JUDGEMENT
from kolonie.games.aquasphere.box import HOME, Box
from kolonie.games.aquasphere.conduct import Conduct
from kolonie.games.aquasphere.flow import GAME, ROOTS
from kolonie.games.aquasphere.naming import NAMING
from kolonie.games.aquasphere.nodes import EFFECTS, NODES
from kolonie.games.aquasphere.state import TABLE, Game, Table, bare_table
from kolonie.games.aquasphere.telling import TELLING

MODULES = (actions, cards, option_a, option_b, points, preparation, returns, scoring, setup, turn)
"""The modules that register how nodes are run."""

declare(*NODES)
declare_effects(*EFFECTS)


@lru_cache(maxsize=1)
def standard_box() -> Box:
    return Box()


class Derived(TypedDict, total=False):
    """What is seen beyond the declared state, once the first round has begun."""

    bulb: int
    coming: list[tuple[int, int, int, int]]
    """What the centre card will add to each ring position: time, crystals, octopods, neutral subs
    (AQ-15.03 to AQ-15.06). Empty in the last round."""
    lap: int
    red_lines: tuple[int, ...]
    """Length of the knowledge track and the fields before which red lines stand (AQ-4.03, AQ-4.05)."""
    places: int
    """How many expansions complete a lab (AQ-7.07)."""
    interim: list[tuple[int, int, int, int]]
    """What an interim scoring would bring each seat now: majority, bots, crystals, octopods."""


class AquaSphere(Title):
    """The title object; see `Title` for what each method means."""

    id = "aquasphere"
    rules_version = "1"
    prefix = "AQ"
    turn_rule = "AQ-8.02"
    min_seats = 2
    max_seats = 4
    nodes = (*NODES, *EFFECTS)
    effects = EFFECTS
    home = HOME
    telling = TELLING

    def conducted(self) -> Conduct:
        return Conduct(frozenset(("return",)))

    def box(self, extra_packs: tuple[Path, ...] = (), settings: Mapping[str, str] | None = None) -> Any:
        return Box(extra_packs) if extra_packs or anew() else standard_box()

    def packs(self, box: Any) -> tuple[PackInfo, ...]:
        infos: tuple[PackInfo, ...] = box.infos
        return infos

    def roots(self, box: Any) -> dict[str, Node]:
        trees: dict[str, Node] = dict(ROOTS)
        for name, effect in zip(box.research_ids, box.effect, strict=True):
            if effect is not None:
                trees[f"research/{name}"] = effect
        return trees

    def create(self, settings: dict[str, str], seats: int, box: Any) -> Table:
        return bare_table(seats)

    # -- reasons

    elsewhere = words.ELSEWHERE

    # -- the end

    def scores(self, game: Game) -> list[int]:
        return [seat.kp for seat in game.state.seats]

    def standing(self, game: Game, seat: int) -> tuple[int, ...]:
        return scoring.standing(game, seat)

    def breakdown(self, game: Game) -> list[dict[str, int]]:
        names = ("track", "letters", "time", "subs", "lab")
        return [{**dict(zip(names, parts, strict=True)), "total": sum(parts)} for parts in game.state.final]

    # -- secrets

    def reshuffle(self, game: Game, viewer: int | None, chance: Chance) -> None:
        """Nobody has secrets of his own (AQ-0.05), so every viewer imagines the same worlds."""
        table = game.state
        table.research_deck = chance.shuffle("imagine", sorted(table.research_deck))
        table.expansion_deck = chance.shuffle("imagine", sorted(table.expansion_deck))
        hidden = chance.shuffle("imagine", sorted(table.programs + table.programs_aside))
        below = len(table.programs)
        table.programs, table.programs_aside = hidden[:below], hidden[below:]
        table.rotations = [chance.below("imagine", 6) for _ in table.rotations]

    def naming(self) -> Naming:
        return NAMING

    def extra_view(self, game: Game, viewer: int | None) -> Derived:
        table = game.state
        box = game.box
        if table.round == 0:
            return {}
        return {
            "bulb": box.bulb(game.seats, table.round),
            "coming": preparation.coming(game),
            "lap": box.lap,
            "red_lines": box.red_lines,
            "places": box.max_expansions,
            "interim": [
                scoring.interim_items(game, index, scoring.control_counts(table))
                for index in range(game.seats)
            ],
        }

    # -- what the laws ask

    def census(self, game: Game) -> dict[str, int]:
        table = game.state
        seats = table.seats
        counted = {
            "time": table.supply_time + sum(table.time) + sum(s.time + s.bought for s in seats),
            "crystals": table.supply_crystals + sum(table.crystals) + sum(s.crystals for s in seats),
            "octopods": table.supply_octopods + sum(table.octopods),
            "research": len(table.research_deck)
            + sum(map(len, table.research))
            + sum(len(s.research) for s in seats),
            "expansions": len(table.expansion_deck)
            + sum(map(len, table.expansions))
            + sum(len(s.expansions) for s in seats),
            "neutral subs": sum(table.neutral_subs)
            + sum(c not in {s.colour for s in seats} for subs in table.subs for c in subs),
            "neutral bots": sum(
                n for i, n in enumerate(table.bays) if i % 4 not in {s.colour for s in seats}
            ),
        }
        for index, seat in enumerate(seats):
            counted[f"bots {index}"] = (
                seat.bots
                + seat.programmed.bit_count()
                + table.control.count(index)
                + sum(table.bays[seat.colour :: 4])
            )
            counted[f"subs {index}"] = seat.subs + sum(seat.colour in subs for subs in table.subs)
        return counted

    def set_up_done(self, game: Game) -> bool:
        current = game.state.round
        return current > 0

    def longest(self, seats: int) -> int:
        return 4 * seats * 80

    # -- what bots ask

    def judgement(self) -> Judgement:
        return JUDGEMENT

    # -- what can be counted

    def countables(self, box: Any) -> tuple[str, ...]:
        return countables.COUNTABLES

    def counts(self, game: Game, seat: int) -> list[int]:
        return countables.counts(game, seat)

    def remarks(self, game: Game, seat: int, choice: Option) -> tuple[Message, ...]:
        return words.remarks(game, seat, choice)

    # -- words and places

    def label(self, game: Game, seat: int, choice: Option) -> Message:
        return words.label(game, seat, choice)

    def places(self, game: Game, seat: int, choice: Option) -> tuple[str, ...]:
        return words.places(game, seat, choice)

    def scene(self, box: Any, view: dict[str, Any]) -> Scene:
        return finished(box, scene.sketch(box, view))

    def sketch(self, box: Any, view: dict[str, Any]) -> Scene:
        return scene.sketch(box, view)


TITLE = AquaSphere(TABLE, GAME)
