"""Evacuation as a title: seats, settings, components, scores, secrets and words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypedDict

from kolonie.core.chance import Chance
from kolonie.core.judgement import Judgement
from kolonie.core.messages import Message, message
from kolonie.core.naming import Naming
from kolonie.core.nodes import Node
from kolonie.core.options import Option
from kolonie.core.packs import anew
from kolonie.core.readers import declare, declare_effects
from kolonie.core.scene import Scene
from kolonie.core.settings import Limit, Setting, SetupError
from kolonie.core.sketches import finished
from kolonie.core.title import Component, PackInfo, Title
from kolonie.games.evacuation import (
    automaton,
    building,
    consequences,
    countables,
    designs,
    factories,
    flight,
    gaining,
    hands,
    income,
    infrastructure,
    offers,
    phases,
    places,
    progress,
    remarks,
    research,
    scene,
    scoring,
    secrets,
    settling,
    setup,
    stress,
    tasks,
    texts,
    turn,
    usage,
    words,
)
from kolonie.games.evacuation.bot.judgement import JUDGEMENT
from kolonie.games.evacuation.box import HOME, Box
from kolonie.games.evacuation.conduct import Conduct
from kolonie.games.evacuation.energy import track_price
from kolonie.games.evacuation.flow import GAME, ROOTS
from kolonie.games.evacuation.moves import NODES
from kolonie.games.evacuation.naming import NAMING
from kolonie.games.evacuation.nodes import EFFECTS
from kolonie.games.evacuation.pieces import smileys, symbols
from kolonie.games.evacuation.state import TABLE, Game, Table, bare_table
from kolonie.games.evacuation.telling import TELLING

MODULES = (
    automaton,
    building,
    consequences,
    factories,
    flight,
    gaining,
    hands,
    income,
    infrastructure,
    offers,
    phases,
    progress,
    research,
    scoring,
    settling,
    setup,
    tasks,
    texts,
    turn,
)
"""The modules that register how nodes are run and read."""

declare(*NODES)
declare_effects(*EFFECTS)

POINTS_ONLY = (("aim", ("points",)),)
SETTINGS = (
    Setting("aim", ("race", "points"), "EV-2.29", (Limit(("race",), "EV-17.01", seats=(2, 3, 4)),)),
    Setting("actions", ("basic", "advanced"), "EV-2.29"),
    Setting(
        "bonuses",
        ("strict", "lenient"),
        "EV-11.07",
        (Limit(("strict",), "EV-15.13", beside=(("actions", ("basic",)),)),),
    ),
    Setting("tasks", ("off", "on"), "EV-16.01", (Limit(("on",), "EV-16.01", beside=POINTS_ONLY),)),
    Setting("lines", ("off", "on"), "EV-16.01", (Limit(("on",), "EV-16.01", beside=POINTS_ONLY),)),
    Setting("third", ("off", "on"), "EV-17.33", (Limit(("on",), "EV-17.33", seats=(2,)),)),
)


@lru_cache(maxsize=1)
def standard_box() -> Box:
    return Box()


class Derived(TypedDict, total=False):
    """What is seen beyond the declared state, once the first year has begun; lists go by seat."""

    smileys: list[int]
    symbols: list[int]
    """Settlement symbols, one bit each."""
    price: list[int]
    """The track energy of the next action."""
    paying: list[int]
    """Satellites past the second milestone: 0 the Old World pays, 1 both, 2 the New World (EV-5.12)."""
    strengths: list[int]
    """The strength of this year's actions so far; cards with several strengths are not counted."""
    phase: str
    """Which phase of the year it is: the word of its heading."""
    back: int
    """The number on the back of the next infrastructure card, -1 if there is none."""
    goals: list[list[int]]
    """The goals of all, which are shown when they are scored (EV-0.11)."""


class Evacuation(Title):
    id = "evacuation"
    rules_version = "1"
    prefix = "EV"
    turn_rule = "EV-5.01"
    min_seats = 1
    max_seats = 4
    settings = SETTINGS
    nodes = (*NODES, *EFFECTS)
    effects = EFFECTS
    home = HOME
    telling = TELLING
    elsewhere = words.ELSEWHERE

    def conducted(self) -> Conduct:
        return Conduct()

    def box(self, extra_packs: tuple[Path, ...] = (), settings: Mapping[str, str] | None = None) -> Any:
        return Box(extra_packs) if extra_packs or anew() else standard_box()

    def packs(self, box: Any) -> tuple[PackInfo, ...]:
        infos: tuple[PackInfo, ...] = box.infos
        return infos

    def pack_report(self, box: Any) -> list[str]:
        return designs.report(box)

    def roots(self, box: Any) -> dict[str, Node]:
        trees: dict[str, Node] = dict(ROOTS)
        components: Box = box
        for name, effect in zip(components.action_ids, components.action_effects, strict=True):
            trees[f"action/{name}"] = effect
        for name, effect in zip(components.card_ids, components.card_effects, strict=True):
            trees[f"card/{name}"] = effect
        for name, pair in zip(components.bonus_ids, components.bonus_effects, strict=True):
            trees[f"bonus/{name}/lower"], trees[f"bonus/{name}/higher"] = pair
        for section, cells in enumerate(components.cell_effects):
            for lane, cell in enumerate(cells):
                if cell is not None:
                    trees[f"cell/{section}/{lane}"] = cell
        for name, tile in zip(components.technology_ids, components.technology_effects, strict=True):
            if tile is not None:
                trees[f"technology/{name}"] = tile
        return trees

    def check(self, settings: dict[str, str], seats: int) -> dict[str, str]:
        if not self.min_seats <= seats <= self.max_seats:
            raise SetupError(
                f"players: {self.id} is for 1 to 4, not {seats}", "EV-2.30", message("why-seats")
            )
        return super().check(settings, seats)

    def create(self, settings: dict[str, str], seats: int, box: Any) -> Table:
        return bare_table(seats)

    # -- the end

    def scores(self, game: Game) -> list[int]:
        if game.settings["aim"] == "race":
            return [scoring.adjusted(game, index)[0] for index in range(game.seats)]
        return [sum(parts) for parts in scoring.points_parts(game)]

    def ranking(self, game: Game) -> list[list[int]]:
        if game.settings["aim"] == "race":
            return scoring.race_ranking(game)
        return super().ranking(game)

    def breakdown(self, game: Game) -> list[dict[str, int]]:
        if game.settings["aim"] == "race":
            names = scoring.RACE_PARTS
            totals = [scoring.adjusted(game, index)[0] for index in range(game.seats)]
        else:
            names = scoring.PARTS
            totals = [sum(parts) for parts in game.state.final]
        return [
            {**dict(zip(names, parts, strict=True)), "total": total}
            for parts, total in zip(game.state.final, totals, strict=True)
        ]

    def grade(self, game: Game) -> Message | None:
        """Alone, by the marks of the rulebook (EV-17.32, EV-17.46)."""
        if game.seats > 1:
            return None
        decent, strong = game.box.solo_marks
        score = self.scores(game)[0]
        return message(
            "grade-strong" if score >= strong else "grade-decent" if score >= decent else "grade-below"
        )

    # -- secrets

    def reshuffle(self, game: Game, viewer: int | None, chance: Chance) -> None:
        secrets.reshuffle(game, viewer, chance)

    def naming(self) -> Naming:
        return NAMING

    def extra_view(self, game: Game, viewer: int | None) -> Derived:
        table = game.state
        box = game.box
        if table.year == 0:
            return {}
        border = box.milestones[1]
        deck = table.plan_deck
        seen: Derived = {
            "smileys": [smileys(box, seat) for seat in table.seats],
            "symbols": [symbols(box, seat) for seat in table.seats],
            "price": [track_price(box, seat) for seat in table.seats],
            "paying": [sum(section >= border for section in seat.satellites) for seat in table.seats],
            "strengths": [progress.base_strength(box, seat) for seat in table.seats],
            "phase": phases.phase_of(game),
            "back": box.plan_level[deck[0]] if deck else -1,
        }
        if table.final and game.settings["aim"] == "points":
            seen["goals"] = [list(seat.goals) for seat in table.seats]
        return seen

    def is_secret(self, game: Game, seat: int, choice: Option) -> bool:
        return secrets.is_secret(game, choice)

    # -- what the laws ask

    def census(self, game: Game) -> dict[str, int]:
        return secrets.census(game)

    def set_up_done(self, game: Game) -> bool:
        return game.state.year > 0

    def longest(self, seats: int) -> int:
        return 4 * seats * 250

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
        return usage.own_side(game, seat)

    def course(self, game: Game) -> str:
        return usage.course(game)

    # -- what can be counted

    def countables(self, box: Any) -> tuple[str, ...]:
        return countables.COUNTABLES

    def counts(self, game: Game, seat: int) -> list[int]:
        return countables.counts(game, seat)

    def remarks(self, game: Game, seat: int, choice: Option) -> tuple[Message, ...]:
        return remarks.remarks(game, seat, choice)

    # -- words and places

    def label(self, game: Game, seat: int, choice: Option) -> Message:
        return words.label(game, seat, choice)

    def scene(self, box: Any, view: dict[str, Any]) -> Scene:
        return finished(box, scene.sketch(box, view))

    def sketch(self, box: Any, view: dict[str, Any]) -> Scene:
        return scene.sketch(box, view)

    def places(self, game: Game, seat: int, choice: Option) -> tuple[str, ...]:
        return places.places(game, seat, choice)


TITLE = Evacuation(TABLE, GAME)
