"""Rows of the table of every card: how they are read, what they begin with, the changes they name."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kolonie.core.engine import Game
from kolonie.games.evacuation.pieces import factories_on, smileys
from kolonie.games.evacuation.positions import Position, started
from kolonie.games.evacuation.state import Seat
from kolonie.games.evacuation.terms import FACTORIES, OFFERS, RESOURCES, SIDE, WORLDS
from tests.positioning import keys

HERE = Path(__file__).parent
OFFER = {
    "shuttle": ("SH01", "SH04", "SH16"),
    "stadium": ("ST01", "ST03", "ST08"),
    "infrastructure": ("I03", "I01", "I07"),
}
"""What lies in the offers, oldest first."""
FILLERS = ("AC01", "AC01", "AC07", "AC07")
"""The rest of the hand."""

Row = tuple[str, str, str, str]
Seen = dict[str, int]


def read_rows() -> list[Row]:
    rows = []
    for line in (HERE / "every_card.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            ident, position, played, changed = (part.strip() for part in line.split("|"))
            rows.append((ident, position, played, changed))
    return rows


def three(text: str) -> tuple[int, int, int]:
    food, steel, energy = (int(n) for n in text.split("/"))
    return (food, steel, energy)


@lru_cache(maxsize=1)
def first_turn() -> Position:
    """The first turn of two players with advanced actions, with the offers above and nothing in stock."""
    position = started(2, "every card", aim="points", actions="advanced", bonuses="lenient", tasks="on")
    position.order(0, 1)
    for what, names in OFFER.items():
        position.offer(what, *names)
    for index in (0, 1):
        position.stock(index, old=(0, 0, 0), new=(0, 0, 0))
    position.hand(1)
    position.take_set(0, 1)
    position.tasks()
    return position


class Scene:
    """A position brought about by the words of a row, and the change that was seen in it."""

    def __init__(self, words: str, hand: tuple[str, ...] = FILLERS) -> None:
        self.position = first_turn().clone()
        self.position.hand(0, *hand)
        self.phase = "turn"
        for word in words.split():
            self.arrange(word)
        self.game: Game = self.position.live

    def arrange(self, word: str) -> None:
        position = self.position
        name, equals, value = word.partition("=")
        if equals:
            if name in WORLDS:
                position.stock(0, **{name: three(value)})
            elif name == "made":
                position.production(0, *three(value))
            elif name == "people":
                position.people(0, int(value))
            elif name == "set":
                position.take_set(0, int(value))
            elif name == "research":
                position.research(0, *three(value))
            elif name == "acted":
                actions, *groups = value.split(",")
                position.acted(0, int(actions), **{group[:2]: int(group[3:]) for group in groups})
            elif name == "year":
                position.year(int(value))
            elif name == "gone":
                position.evacuated(0, *value.split(","))
            elif name == "at":
                one, two, *lanes = value.split(",")
                position.satellites(0, int(one), int(two), *lanes)
            else:
                assert name == "offer"
                first, *_rest = value.split(",")
                what = next(o for o, ids in zip(OFFERS, position.box.offer_ids, strict=True) if first in ids)
                position.offer(what, *value.split(","))
            return
        where, *rest = word.split(":")
        if where in ("flight", "income"):
            self.phase = where
        elif where == "hand":
            position.hand(0, rest[0], *FILLERS[:3])
        elif where == "task":
            position.tasks(*rest)
        elif where == "area":
            position.settle(0, rest[0], *(rest[1].split(",") if len(rest) > 1 else ()))
        elif where in WORLDS:  # prepared factories of a side, by commas
            position.prepare(0, where, *rest[0].split(","))
        elif where == "plan":
            position.plan(0, rest[0], played=rest[-1] == "played")
        else:
            assert where in ("shuttle", "stadium")
            position.give(0, where, *rest)

    @property
    def seat(self) -> Seat:
        return self.position.seat(0)

    # -- playing

    def start(self) -> Seen:
        """Goes to the turn, or to the phase that the row names; what was to be seen before it."""
        before = self.look()
        if self.phase == "income":
            self.position.income()
        elif self.phase == "flight":
            self.position.flight_of(0)
        else:
            self.position.turn_of(0)
        self.game = self.position.live
        return before

    def begin(self, effect: str) -> Seen:
        """Goes to an effect of a component."""
        before = self.look()
        self.position.begin(0, effect)
        self.game = self.position.live
        return before

    def play(self, *played: str) -> None:
        for key in played:
            self.game.play(0, key)

    def is_over(self) -> bool:
        """Whether what was played is done: nothing is asked of the player but what comes next."""
        if 0 not in self.game.to_act() or self.phase == "income":
            return True
        offered = keys(self.game, 0)
        if self.phase == "flight":
            return not any(key.partition(":")[0] in ("launch", "return", "leave", "carry") for key in offered)
        return "pass" in offered or offered[0].startswith("move:")  # the next turn, or it was passed over

    # -- what can be seen

    def look(self) -> Seen:
        box, seat = self.position.box, self.seat
        seen: Seen = {
            "people": seat.population,
            "card": -len(self.position.state.action_deck),
            "penalty": seat.penalties,
            "smiley": smileys(box, seat),
        }
        for task in seat.tasks_done:
            seen[f"{box.task_ids[task]}:played"] = 1
        for w, world in enumerate(WORLDS):
            for kind, name in enumerate(RESOURCES):
                seen[f"{name}@{world}"] = seat.stock[SIDE * w + kind]
                seen[f"{FACTORIES[kind]}@{world}"] = seat.prepared[SIDE * w + kind]
        for kind, name in enumerate(RESOURCES):
            seen[f"made:{name}"] = seat.production[kind]
        for column, done in enumerate(seat.research, 1):
            seen[f"research:{column}"] = done
        piles = {
            "@old": ((box.shuttle_ids, seat.old_shuttles), (box.stadium_ids, seat.old_stadiums)),
            "@new": ((box.shuttle_ids, seat.new_shuttles), (box.stadium_ids, seat.new_stadiums)),
            "": ((box.plan_ids, seat.plans),),
            ":waiting": ((box.plan_ids, seat.waiting),),
            ":running": ((box.plan_ids, seat.running),),
        }
        for where, listed in piles.items():
            for ids, pile in listed:
                for card in pile:
                    seen[f"{ids[card]}{where}"] = 1
        for place, name in enumerate(box.home_ids[0]):
            seen[name] = seat.home >> place & 1
        for area, work in zip(seat.areas, seat.works, strict=True):
            seen[box.area_ids[area]] = 1
            for kind, n in enumerate(factories_on(work)):
                if n:
                    seen[f"{FACTORIES[kind]}@{box.area_ids[area]}"] = n
        return seen


def change(before: Seen, after: Seen) -> set[str]:
    """The difference in the words of the rows; what did not change is not named."""
    names = {*before, *after}
    moved = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {f"{n:+}{name}" for name, n in moved.items() if n}


def wanted(changed: str) -> set[str]:
    return set(changed.split())
