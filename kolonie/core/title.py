"""A title: everything the engine and the table need to know of one game, in one object."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from kolonie.core import steps, texts
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.frames import Frame
from kolonie.core.judgement import Judgement, score_lead
from kolonie.core.messages import Message, message
from kolonie.core.nodes import Node
from kolonie.core.options import Option
from kolonie.core.readers import RULE, Reason
from kolonie.core.shapes import Shape

READERS = (steps, texts)
"""The modules that register how the core's own nodes are run and read."""


class SetupError(ValueError):
    """A table that cannot be set up; the text names the field."""


@dataclass(frozen=True)
class Setting:
    """A choice made before the game: a variant, a module. `values` lists what it can be, default first."""

    name: str
    values: tuple[str, ...]
    rule: str = ""


@dataclass(frozen=True)
class PackInfo:
    """Which pack of components a game is played with: its name and the hash of its contents."""

    name: str
    sha256: str


@dataclass(frozen=True)
class Component:
    """Something that players use and that reports on balance weigh against its like: a card, a tile."""

    id: str
    name: Message
    designed: bool
    """True if we designed it, because what is printed on it is not known."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """The base of every game. A game sets these fields and overrides the methods it needs."""

    id: str = ""
    rules_version: str = "1"
    prefix: str = ""
    """The prefix of the game's rule IDs."""
    turn_rule: str = "core.turn"
    """The rule that forbids a seat to act when it is not asked."""
    min_seats: int = 2
    max_seats: int = 4
    settings: tuple[Setting, ...] = ()
    watches: bool = False
    """True if something can be owed in this game, so that the engine looks ahead (see `ahead`)."""
    nodes: tuple[type[Node], ...] = ()
    """The game's own nodes, listed, so that a test can see that no reader is missing."""
    home: Path = Path()
    """The folder with packs, text and rules."""

    def __init__(self, shape: Shape, flow: Node) -> None:
        self.shape = shape
        self.flow = flow

    # -- components

    def box(self, extra_packs: tuple[Path, ...] = ()) -> Any:
        """The components, with entries overridden by further packs. Raises PackError."""
        raise TypeError(f"{self.id} has no components")

    def packs(self, box: Any) -> tuple[PackInfo, ...]:
        return ()

    def pack_report(self, box: Any) -> list[str]:
        """What a check of the components tells beyond that they can be used, line by line.

        Raises PackError for components that can be used but break the rules they were designed by.
        """
        return []

    def roots(self, box: Any) -> dict[str, Node]:
        """The named trees from which every node of a frame can be reached."""
        return {"flow": self.flow}

    # -- a new game

    def check(self, settings: dict[str, str], seats: int) -> dict[str, str]:
        """The complete settings, or SetupError naming what is wrong."""
        if not self.min_seats <= seats <= self.max_seats:
            raise SetupError(f"players: {self.id} is for {self.min_seats} to {self.max_seats}, not {seats}")
        known = {setting.name: setting for setting in self.settings}
        for name, value in settings.items():
            if name not in known:
                listed = ", ".join(known) or "none"
                raise SetupError(f"option {name}: {self.id} has no such option (it has: {listed})")
            if known[name].values and value not in known[name].values:
                listed = ", ".join(known[name].values)
                raise SetupError(f"option {name}: {value} is not one of {listed}")
        complete = {name: (s.values[0] if s.values else "") for name, s in known.items()}
        complete.update(settings)
        return complete

    def create(self, settings: dict[str, str], seats: int, box: Any) -> Any:
        """The bare table; the flow sets it up."""
        raise TypeError(f"{self.id} cannot be created")

    def new(
        self,
        seats: int,
        seed: str,
        settings: dict[str, str] | None = None,
        box: Any = None,
        journal: bool = False,
    ) -> Game:
        """A new game at its first decision."""
        if box is None:
            box = self.box()
        complete = self.check(settings or {}, seats)
        game = Game(self, box, complete, seats, self.create(complete, seats, box), Chance(seed))
        if journal:
            game.journal = []
        game.start(self.flow)
        return game

    # -- what flow needs

    def order(self, game: Game, by: str) -> tuple[int, ...]:
        """The seats in the order that `EachSeat(by=...)` names."""
        return tuple(range(game.seats))

    def gain(self, game: Game, frame: Frame, what: str, n: int) -> Frame | None:
        raise TypeError(f"{self.id} has no purse")

    def pay(self, game: Game, frame: Frame, what: str, n: int) -> Frame | None:
        raise TypeError(f"{self.id} has no purse")

    def why_no_gain(self, game: Game, frame: Frame, what: str, n: int) -> Reason | None:
        return None

    def why_no_pay(self, game: Game, frame: Frame, what: str, n: int) -> Reason | None:
        return ("core.pay", message("why-cannot-pay", what=what, n=n))

    def worth(self, what: str) -> float:
        """A rough value of one of something, in points."""
        return 1.0

    # -- looking ahead, if the title `watches`

    def owes(self, game: Game, frame: Frame | None) -> bool:
        """True while something is owed of which it is not certain that it can be done.

        `frame` is the decision that is asked (None: the turn is over).
        """
        return False

    def doubtful(self, game: Game, frame: Frame, options: list[Option]) -> list[Option]:
        """The options after which what is owed, or what they make owed, might not be possible any more.

        Only these are tried out; a title may leave out what is plainly harmless.
        """
        return options if self.owes(game, frame) else []

    def tries(self, game: Game, frame: Frame, options: list[Option]) -> list[Option]:
        """Enough options for a search: if there is a way through any of them, there is one through these.

        Of those that make no difference for what is owed, one; the most promising first.
        """
        return options

    def is_hopeless(self, game: Game, frame: Frame) -> bool:
        """True if there is plainly no way on: a quick no for a search that grows long.

        It may never be True where there is a way. What is not known must lead to a search, so to False.
        """
        return False

    def is_stuck(self, game: Game, frame: Frame) -> bool:
        """True if a decision that offers nothing cannot be passed over: something of it is owed."""
        return False

    def why_no_way(self, game: Game, frame: Frame, choice: Option) -> Reason:
        """The rule and the words for an option that is refused because no way would be left."""
        return (RULE.get(type(frame.node), ""), message("why-no-way"))

    # -- the end

    def scores(self, game: Game) -> list[int]:
        raise TypeError(f"{self.id} has no scores")

    def winners(self, game: Game) -> list[int]:
        scores = self.scores(game)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def breakdown(self, game: Game) -> list[dict[str, int]]:
        """Each seat's score by category, in the order of the score sheet."""
        return [{"total": score} for score in self.scores(game)]

    def grade(self, game: Game) -> Message | None:
        """What the score of a finished game is worth by the rules' own measure; None where they have none.

        For somebody alone: there is nobody to be compared with.
        """
        return None

    # -- secrets

    def extra_view(self, game: Game, viewer: int | None) -> Mapping[str, Any]:
        """What a seat may know beyond the declared fields: things derived from what it sees.

        A title whose drawn board reads them declares them as a TypedDict.
        """
        return {}

    def reshuffle(self, game: Game, viewer: int | None, chance: Chance) -> None:
        """Replaces, in place, everything the viewer cannot see by something it cannot tell apart.

        What is dealt may depend on *which* hidden things there are, never on how they truly lie: sort them
        before they are shuffled.
        """

    # -- what the laws ask

    def random_settings(self, seats: int, chance: Chance) -> dict[str, str]:
        """Legal settings for that many seats, drawn at random: what the laws are tried with."""
        drawn = {s.name: s.values[chance.below("settings", len(s.values))] for s in self.settings if s.values}
        return self.check(drawn, seats)

    def census(self, game: Game) -> dict[str, int]:
        """How many of each kind of piece there are in all places together. It never changes after set-up."""
        return {}

    def set_up_done(self, game: Game) -> bool:
        """True once set-up is over and the census must hold."""
        return True

    def longest(self, seats: int) -> int:
        """A bound for the number of decisions of a game."""
        return 5000

    # -- what bots ask

    def judgement(self) -> Judgement:
        """What a position is worth to a seat, and how a turn is thought through."""
        return Judgement(score_lead)

    # -- what reports on balance ask

    def components(self, box: Any) -> tuple[Component, ...]:
        """What is to be weighed; nothing by default."""
        return ()

    def used(self, game: Game) -> list[set[str]]:
        """For each seat the components that have worked for it, read from a game with a journal."""
        return [set() for _ in range(game.seats)]

    def own_side(self, game: Game, seat: int) -> str:
        """What the seat plays with and others do not: its board, its faction. Empty if all are alike."""
        return ""

    # -- words and places

    def label(self, game: Game, seat: int, choice: Option) -> Message:
        """What an option says. The arguments of the option are passed as $a, $b, $c."""
        names = ("a", "b", "c", "d")
        return Message(f"opt-{choice.verb}", tuple(zip(names, choice.args, strict=False)))

    def is_secret(self, game: Game, seat: int, choice: Option) -> bool:
        """True if others may not read in the journal what the seat chose."""
        return False

    def places(self, game: Game, seat: int, choice: Option) -> tuple[str, ...]:
        """The places on the board that an option touches."""
        return ()

    def scene(self, box: Any, view: dict[str, Any]) -> Any:
        """The table of a view as a `kolonie.core.scene.Scene`."""
        raise TypeError(f"{self.id} has no scene")
