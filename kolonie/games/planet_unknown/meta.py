"""Planet Unknown as a title: seats, settings, components, scores, secrets and words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NotRequired, TypedDict

from kolonie.core import steps
from kolonie.core.chance import Chance
from kolonie.core.frames import Frame
from kolonie.core.judgement import Judgement
from kolonie.core.messages import Message, message
from kolonie.core.naming import Naming
from kolonie.core.nodes import Node
from kolonie.core.options import Option
from kolonie.core.packs import anew
from kolonie.core.readers import Reason, declare, declare_effects
from kolonie.core.settings import Limit, drawn
from kolonie.core.sketches import finished
from kolonie.core.title import PackInfo, Setting, SetupError, Title
from kolonie.games.planet_unknown import (
    abilities,
    advancing,
    civ,
    counting,
    events,
    gains,
    interjections,
    needs,
    patches,
    places,
    placing,
    refusing,
    resolving,
    rovers,
    scoring,
    secrets,
    setup,
    station,
    tokens,
    turn,
    words,
)
from kolonie.games.planet_unknown.bot.judgement import JUDGEMENT
from kolonie.games.planet_unknown.box import COLOURS, HOME, Box
from kolonie.games.planet_unknown.conduct import Conduct
from kolonie.games.planet_unknown.effects import EFFECTS, WHEN
from kolonie.games.planet_unknown.flow import GAME, ROOTS
from kolonie.games.planet_unknown.naming import NAMING
from kolonie.games.planet_unknown.nodes import STEPS
from kolonie.games.planet_unknown.scene import sketch
from kolonie.games.planet_unknown.state import ACTION, NONE, TABLE, Game, Table, bare_table, step_of
from kolonie.games.planet_unknown.telling import TELLING, afterwards

MODULES = (
    steps,
    abilities,
    advancing,
    civ,
    events,
    gains,
    interjections,
    needs,
    patches,
    places,
    placing,
    resolving,
    rovers,
    scoring,
    setup,
    station,
    tokens,
    turn,
)
"""The modules that register how nodes are run."""

NODES: tuple[type[Node], ...] = (*STEPS, *EFFECTS.values())
SOLO_EVENTS = "6-7-7"
LAST_ALIGNMENT = 5

declare(*STEPS)
declare_effects(*EFFECTS.values())


@lru_cache(maxsize=1)
def standard_box() -> Box:
    return Box()


def check_events(given: str, seats: int) -> str:
    """The mix `red-orange-green` of the event deck, checked (PU-19.01, PU-19.04)."""
    if not given:
        return SOLO_EVENTS if seats == 1 else "none"
    if given == "none":
        if seats == 1:
            reason = message("why-events-solo")
            raise SetupError("option events: a solo game needs events", "PU-19.01", reason)
        return given
    parts = given.split("-")
    if len(parts) != len(COLOURS) or not all(part.isascii() and part.isdigit() for part in parts):
        text = f"option events: {given} is neither none nor red-orange-green, such as 8-3-9"
        raise SetupError(text, "PU-19.04", message("why-events-form", given=given))
    box = standard_box()
    mix = setup.event_mix(given)
    size = box.constant("event_deck")
    if sum(mix) != size:
        text = f"option events: {given} makes {sum(mix)} cards, not {size}"
        raise SetupError(text, "PU-19.04", message("why-events-sum", n=sum(mix), size=size))
    for colour, wanted in zip(COLOURS, mix, strict=True):
        limit = event_limit(box, colour, seats)
        if wanted > limit:
            text = f"option events: there are {limit} {colour} cards, not {wanted}"
            reason = message("why-events-colour", colour=message(f"event-{colour}"), limit=limit, n=wanted)
            raise SetupError(text, "PU-19.04", reason)
    return "-".join(str(n) for n in mix)


@lru_cache(maxsize=64)
def event_limit(box: Box, colour: str, seats: int) -> int:
    return sum(e.colour == colour and (seats == 1 or not e.solo_only) for e in box.events)


class Points(TypedDict):
    planet: int
    tracks: int


class Alone(TypedDict):
    target: int
    rating: NotRequired[int]
    ladder: list[int]
    """The points that each rating begins at, from the lowest."""
    past: list[str]
    """The colours of the events so far, the present one last."""
    left: int
    """How many events are still to come."""
    now: NotRequired[dict[str, int]]
    """The score sheet as if the game ended now; only for the eyes of whoever plays."""


class Contest(TypedDict):
    """A mission between two neighbours, as things are now."""

    mission: int
    seats: tuple[int, int]
    counts: tuple[int, int]
    points: tuple[int, int]


class Derived(TypedDict, total=False):
    """What is seen beyond the declared state, once everything is set up."""

    step: str
    """The step of the flow, by name; empty at the end."""
    stacks: list[int]
    """How many tiles lie on each stack."""
    decks: list[int]
    sections: list[tuple[int, int]]
    """The two stacks that each seat may take from."""
    points: list[Points]
    contests: list[Contest]
    solo: Alone


TWO = (2,)
TOGETHER = (2, 3, 4, 5, 6)
"""Seat counts."""


class PlanetUnknown(Title):
    """The title object; see `Title` for what each method means."""

    id = "planet_unknown"
    rules_version = "1"
    prefix = "PU"
    turn_rule = "PU-4.19"
    min_seats = 1
    max_seats = 6
    settings = (
        Setting("boards", ("pair", "free"), "PU-2.06"),
        Setting("events", (), "PU-19.03"),
        Setting("personal", ("no", "yes"), "PU-20.01", (Limit(("yes",), "PU-20.01", TOGETHER),)),
        Setting(
            "rotation", ("commander", "automatic"), "PU-21.01", (Limit(("automatic",), "PU-21.01", (2,)),)
        ),
        Setting("alignment", (*(str(n) for n in range(LAST_ALIGNMENT + 1)), "random"), "PU-3.05"),
    )
    nodes = NODES
    effects = tuple(EFFECTS.values())
    home = HOME
    telling = TELLING

    def conducted(self) -> Conduct:
        return Conduct(interjections.VERBS)

    def box(self, extra_packs: tuple[Path, ...] = (), settings: Mapping[str, str] | None = None) -> Any:
        return Box(extra_packs) if extra_packs or anew() else standard_box()

    def packs(self, box: Any) -> tuple[PackInfo, ...]:
        infos: tuple[PackInfo, ...] = box.infos
        return infos

    def roots(self, box: Any) -> dict[str, Node]:
        return {**ROOTS, **box.roots()}

    def tables(self) -> dict[str, Mapping[type, Any]]:
        return {"when": WHEN}

    def check(self, settings: dict[str, str], seats: int) -> dict[str, str]:
        complete = super().check(settings, seats)
        complete["events"] = check_events(complete["events"], seats)
        return complete

    def random_settings(self, seats: int, chance: Chance) -> dict[str, str]:
        settings = drawn(self.settings, seats, chance)
        if seats == 1 or chance.below("settings", 3):
            box = standard_box()
            while True:
                red = chance.below("settings", event_limit(box, "red", seats) + 1)
                green = chance.below("settings", event_limit(box, "green", seats) + 1)
                orange = box.constant("event_deck") - red - green
                if orange >= 0:
                    settings["events"] = f"{red}-{orange}-{green}"
                    break
        return self.check(settings, seats)

    def create(self, settings: dict[str, str], seats: int, box: Any) -> Table:
        return bare_table(seats)

    # -- reasons

    elsewhere = refusing.ELSEWHERE

    def why_not_here(self, game: Game, seat: int, key: str) -> Reason:
        found = refusing.why_not_here(game, seat, key.partition(":")[0])
        return found or super().why_not_here(game, seat, key)

    # -- what can be counted

    def countables(self, box: Any) -> tuple[str, ...]:
        return counting.NAMES

    def counts(self, game: Game, seat: int) -> list[int]:
        return counting.counts(game, seat)

    def remarks(self, game: Game, seat: int, choice: Option) -> tuple[Message, ...]:
        return counting.remarks(game, seat, choice)

    # -- the end

    def scores(self, game: Game) -> list[int]:
        table = game.state
        if not table.turn:
            return [0] * game.seats
        return [sum(lines) for lines in table.final or scoring.parts(game)]

    def standing(self, game: Game, seat: int) -> tuple[int, ...]:
        return scoring.standing(game, seat)

    def winners(self, game: Game) -> list[int]:
        if not game.state.final or not scoring.reached_target(game):
            return []
        return super().winners(game)

    def grade(self, game: Game) -> Message | None:
        return scoring.grade(game)

    def breakdown(self, game: Game) -> list[dict[str, int]]:
        lines = game.state.final
        return [{**dict(zip(scoring.PARTS, each, strict=True)), "total": sum(each)} for each in lines]

    # -- secrets

    def reshuffle(self, game: Game, viewer: int | None, chance: Chance) -> None:
        secrets.reshuffle(game, viewer, chance)

    def naming(self) -> Naming:
        return NAMING

    def extra_view(self, game: Game, viewer: int | None) -> Derived:
        table = game.state
        if not table.turn:
            return {}
        box = game.box
        seats = [
            game.shown.get(index, seat) if index != viewer else seat for index, seat in enumerate(table.seats)
        ]
        seen: Derived = {
            "step": step_of(game),
            "stacks": [
                len(below) + (top != NONE) for top, below in zip(table.tops, table.stacks, strict=True)
            ],
            "decks": [len(deck) for deck in table.decks],
            "sections": [station.section(box, table, index) for index in range(game.seats)],
            "points": [
                {"planet": scoring.planet_points(box, seat), "tracks": scoring.track_points(box, seat)}
                for seat in seats
            ],
        }
        if game.seats > 1:
            seen["contests"] = [
                {"mission": mission, "seats": pair, "counts": counts, "points": points}
                for mission, pair, counts, points in scoring.contests(box, table.missions, seats)
            ]
        if game.seats == 1:
            target = scoring.solo_target(box, game.settings["events"])
            out = [*table.past, *([table.event] if table.event not in (NONE, *table.past) else [])]
            alone: Alone = {
                "target": target,
                "ladder": scoring.ladder(box, target),
                "past": [box.events[event].colour for event in out],
                "left": len(table.events),
            }
            if viewer == 0 and not table.final:
                alone["now"] = dict(zip(scoring.PARTS, scoring.parts(game)[0], strict=True))
            if table.final:
                total = sum(table.final[0])
                alone["rating"] = scoring.solo_rating(box, total, game.settings["events"])
            seen["solo"] = alone
        return seen

    def is_secret(self, game: Game, seat: int, choice: Option) -> bool:
        if choice.verb == "return":
            return True
        box = game.box
        return choice.verb == "card" and box.civ_kept[box.civ_ids.index(choice.word())]  # PU-9.03

    # -- what the laws ask

    def census(self, game: Game) -> dict[str, int]:
        table = game.state
        box = game.box
        seats = table.seats
        counted = {
            "tiles": sum(map(len, table.stacks))
            + sum(top != NONE for top in table.tops)
            + len(table.gone)
            + sum(len(seat.laid) for seat in seats)
            - sum(seat.took != NONE and not seat.stuck for seat in seats) * (step_of(game) == ACTION),
            "civ cards": sum(map(len, table.decks))
            + len(table.unused)
            + sum(len(seat.cards) + len(seat.kept) for seat in seats),
            "missions": len(table.mission_box)
            + len(table.missions)
            + len(table.missions_lost)
            + sum(
                len(s.missions) + len(s.dealt) + len(s.returned) + len(s.reserve) + (s.common != NONE)
                for s in seats
            ),
            "events": len(table.events) + len(table.events_out) + len(table.past) + (table.event != NONE),
        }
        for index, seat in enumerate(seats):
            levels = seat.levels.bit_count() if box.corporations[seat.corporation].pods_on_levels else 0
            counted[f"lifepods {index}"] = (
                seat.lifepods.bit_count()
                + seat.pods
                + seat.pods_due
                + seat.pod_fields.bit_count()
                + levels
                + seat.lost_pods
            )
            counted[f"rovers {index}"] = (
                seat.supply + seat.rovers.bit_count() + seat.lost_rovers - seat.extra_rovers
            )
            counted[f"covered {index}"] = seat.covered.bit_count() - _laid_cells(seat)
        return counted

    def set_up_done(self, game: Game) -> bool:
        return game.state.turn > 0

    def longest(self, seats: int) -> int:
        return seats * 20_000

    # -- what bots ask

    def judgement(self) -> Judgement:
        return JUDGEMENT

    # -- words and places

    def label(self, game: Game, seat: int, choice: Option) -> Message:
        return words.label(game, seat, choice)

    def told(self, game: Game, frame: Frame, choice: Option) -> Message:
        return afterwards(game, frame, choice)

    def places(self, game: Game, seat: int, choice: Option) -> tuple[str, ...]:
        return places.places(game, seat, choice)

    def scene(self, box: Any, view: dict[str, Any]) -> Any:
        return finished(box, sketch(box, view))

    def sketch(self, box: Any, view: dict[str, Any]) -> Any:
        return sketch(box, view)


def _laid_cells(seat: Any) -> int:
    """The cells under the pieces that were placed, counted by pieces."""
    cells: int = seat.patches
    for _tile, mask in seat.laid:
        cells |= mask
    return cells.bit_count()


TITLE = PlanetUnknown(TABLE, GAME)
