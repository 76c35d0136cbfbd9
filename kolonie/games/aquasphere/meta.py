"""AquaSphere as a title: seats, components, purse, scores, secrets and words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypedDict

from kolonie.core.chance import Chance
from kolonie.core.frames import Frame
from kolonie.core.judgement import Judgement
from kolonie.core.messages import Message, message
from kolonie.core.nodes import Node
from kolonie.core.options import Option
from kolonie.core.readers import Reason, declare
from kolonie.core.scene import Scene
from kolonie.core.title import PackInfo, Title
from kolonie.games.aquasphere import actions, points, preparation, scene, scoring, setup, turn
from kolonie.games.aquasphere.bot.judgement import JUDGEMENT
from kolonie.games.aquasphere.box import COLOURS, HOME, LETTERS, Box
from kolonie.games.aquasphere.flow import GAME, ROOTS
from kolonie.games.aquasphere.nodes import NODES
from kolonie.games.aquasphere.pieces import (
    CRYSTAL,
    TIME,
    gain_crystals,
    gain_time,
    submarine_price,
    way_price,
)
from kolonie.games.aquasphere.state import TABLE, Game, Table, bare_table
from kolonie.games.aquasphere.telling import TELLING

MODULES = (actions, points, preparation, scoring, setup, turn)
"""The modules that register how nodes are run."""

declare(*NODES)


@lru_cache(maxsize=1)
def standard_box() -> Box:
    return Box()


class Derived(TypedDict, total=False):
    """What is seen beyond the declared state, once the first round has begun."""

    bulb: int
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
    nodes = NODES
    home = HOME
    telling = TELLING

    def box(self, extra_packs: tuple[Path, ...] = (), settings: Mapping[str, str] | None = None) -> Any:
        return Box(extra_packs) if extra_packs else standard_box()

    def packs(self, box: Any) -> tuple[PackInfo, ...]:
        infos: tuple[PackInfo, ...] = box.infos
        return infos

    def roots(self, box: Any) -> dict[str, Node]:
        trees: dict[str, Node] = dict(ROOTS)
        for name, reward in zip(box.research_ids, box.reward, strict=True):
            if reward is not None:
                trees[f"research/{name}"] = reward
        return trees

    def create(self, settings: dict[str, str], seats: int, box: Any) -> Table:
        return bare_table(seats)

    def order(self, game: Game, by: str) -> tuple[int, ...]:
        return tuple(game.state.order) if by == "play order" else tuple(range(game.seats))

    # -- purse

    def gain(self, game: Game, frame: Frame, what: str, n: int) -> Frame | None:
        table = game.state
        seat = table.seats[frame.seat]
        if what == "kp":
            return points.score(frame, n)
        taken = gain_time(table, seat, n) if what == "time" else gain_crystals(table, seat, n)
        if game.journal is not None:
            game.tell(frame, {"got": message(f"what-{what}", n=taken)})
        return frame.parent

    def why_no_gain(self, game: Game, frame: Frame, what: str, n: int) -> Reason | None:
        """A reward that would bring nothing is not offered."""
        table = game.state
        seat = table.seats[frame.seat]
        if what == "time":
            if seat.time >= seat.room[TIME]:
                return ("AQ-17.01", message("why-no-room-time"))
            if table.supply_time == 0:
                return ("AQ-18.01", message("why-supply-empty"))
        elif what == "crystal":
            if seat.crystals >= seat.room[CRYSTAL]:
                return ("AQ-17.01", message("why-no-room-crystal"))
            if table.supply_crystals == 0:
                return ("AQ-18.01", message("why-supply-empty"))
        return None

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

    def extra_view(self, game: Game, viewer: int | None) -> Derived:
        table = game.state
        box = game.box
        if table.round == 0:
            return {}
        return {
            "bulb": box.bulb(game.seats, table.round),
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

    # -- words and places

    def label(self, game: Game, seat: int, choice: Option) -> Message:
        table = game.state
        box = game.box
        verb = choice.verb
        key = f"opt-{verb}"
        if verb in ("engineer", "sidestep"):
            token = table.tokens[box.field_ids.index(choice.word())]
            return message(key, field=choice.word(), colour=turn.colour_name(token))
        if verb in ("buy", "return", "back", "line", "area"):
            form = "f" if verb == "area" else "m"
            return message(key, colour=turn.colour_name(COLOURS.index(choice.word()), form))
        if verb == "go":
            position = table.ring.index(LETTERS.index(choice.word()))
            return message(key, sector=choice.word(), price=way_price(game, table.seats[seat], position))
        if verb == "place":
            return message(key, sector=choice.word())
        if verb == "colour":
            return message(key, colour=message(f"player-colour-{choice.word()}"))
        if verb == "card":
            return message(key, card=box.card_text(box.research_ids.index(choice.word())))
        if verb == "catch":
            n = choice.num()
            return message(key, n=n, kp=box.table[min(n, len(box.table) - 1)])
        if verb == "kp":
            return message(key, kp=int(choice.word()))
        if verb == "perform":
            return self._perform_label(game, seat)
        return message(key)

    def _perform_label(self, game: Game, seat: int) -> Message:
        table = game.state
        player = table.seats[seat]
        area = COLOURS[player.area]
        price = submarine_price(game, player, player.scientist) if area == "blue" else 0
        return message(f"opt-perform-{area}", price=price, bulb=game.box.bulb(game.seats, table.round))

    def places(self, game: Game, seat: int, choice: Option) -> tuple[str, ...]:
        verb = choice.verb
        if verb in ("engineer", "sidestep"):
            return (f"hq:{choice.word()}",)
        if verb in ("go", "place"):
            return (f"sector:{choice.word()}",)
        if verb == "area":
            table = game.state
            return (f"area:{LETTERS[table.ring[table.seats[seat].scientist]]}:{choice.word()}",)
        if verb in ("buy", "return", "back", "line"):
            return (f"symbol:{seat}:{choice.word()}",)
        if verb == "card":
            return (f"research:{choice.word()}",)
        if verb == "withdraw":
            return ("withdrawal",)
        return ()

    def scene(self, box: Any, view: dict[str, Any]) -> Scene:
        return scene.build(box, view)


TITLE = AquaSphere(TABLE, GAME)
