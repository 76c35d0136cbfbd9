"""A title: everything the engine and the table need to know of one game, in one object."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from kolonie.core import steps, texts
from kolonie.core.chance import Chance
from kolonie.core.conduct import Conduct
from kolonie.core.engine import Game
from kolonie.core.expansions import Expansion
from kolonie.core.frames import Frame
from kolonie.core.judgement import Judgement, score_lead
from kolonie.core.messages import Message, message
from kolonie.core.naming import Naming
from kolonie.core.nodes import Node
from kolonie.core.options import Option
from kolonie.core.readers import Reason, rule_of
from kolonie.core.settings import Setting as Setting
from kolonie.core.settings import SetupError as SetupError
from kolonie.core.settings import complete, drawn
from kolonie.core.shapes import Shape
from kolonie.core.telling import PLAINLY, Telling

READERS = (steps, texts)
"""The modules that register how the core's own nodes are run and read."""


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
    """The prefix of the game's rule IDs; those of its expansions are in `prefixes`."""
    turn_rule: str = ""
    """The rule that forbids a seat to act when it is not asked."""
    min_seats: int = 2
    max_seats: int = 4
    settings: tuple[Setting, ...] = ()
    nodes: tuple[type[Node], ...] = ()
    """The game's own nodes, listed, so that a test can see that no reader is missing."""
    effects: tuple[type[Node], ...] = ()
    """Those of them that packs can spell. No reader is filled in for them: see `tables`."""
    home: Path = Path()
    """The folder with packs, text and rules."""
    telling: Telling = PLAINLY
    """How the journal reads as a story: headings, actions, details."""

    def __init__(
        self,
        shape: Shape,
        flow: Node,
        expansions: tuple[Expansion, ...] = (),
        conduct: Conduct | None = None,
    ) -> None:
        self.shape = shape
        self.flow = flow
        self.expansions = expansions
        self.conduct = conduct or self.conducted()
        """What the engine asks at every step of play."""
        for expansion in expansions:
            self.settings = (*self.settings, expansion.switch, *expansion.settings)
            self.nodes = (*self.nodes, *expansion.nodes)
            self.effects = (*self.effects, *expansion.effects)
            self.telling = self.telling.and_also(expansion.telling)
            self.conduct.verbs |= expansion.verbs
            self.elsewhere = {**self.elsewhere, **expansion.elsewhere}
        self._flows: dict[tuple[str, ...], Node] = {(): flow}

    def conducted(self) -> Conduct:
        """How the game is conducted where the tree of its flow says nothing."""
        return Conduct()

    @property
    def prefixes(self) -> tuple[str, ...]:
        """The prefixes of the rule IDs of the game and of its expansions."""
        return (self.prefix, *(expansion.prefix for expansion in self.expansions))

    @property
    def homes(self) -> tuple[Path, ...]:
        """The folders with text and rules: the game's own, then those of its expansions."""
        return (self.home, *(expansion.home for expansion in self.expansions))

    # -- what follows from the settings

    def active(self, settings: Mapping[str, str]) -> tuple[Expansion, ...]:
        """The expansions that are played with."""
        return tuple(one for one in self.expansions if settings.get(one.id) == "on")

    def flow_of(self, settings: Mapping[str, str]) -> Node:
        """The sequence of play with the expansions that are on: always the same tree for the same ones."""
        expansions = self.active(settings)
        names = tuple(one.id for one in expansions)
        if names not in self._flows:
            flow = self.flow
            for expansion in expansions:
                flow = expansion.flow(flow)
            self._flows[names] = flow
        return self._flows[names]

    def __reduce__(self) -> str:
        """There is one of each title: a pickle names the place where it stands, `TITLE` of its module."""
        return "TITLE"

    # -- components

    def box(self, extra_packs: tuple[Path, ...] = (), settings: Mapping[str, str] | None = None) -> Any:
        """The components that the settings ask for, with further packs laid over them. Raises PackError."""
        raise TypeError(f"{self.id} has no components")

    def packs(self, box: Any) -> tuple[PackInfo, ...]:
        return ()

    def pack_report(self, box: Any) -> list[str]:
        """What a check of the components tells beyond that they can be used, line by line.

        Raises PackError for components that can be used but break the rules they were designed by.
        """
        return []

    def roots(self, box: Any) -> dict[str, Node]:
        """The named trees beside the flow from which nodes of frames are reached: effects, pushed steps."""
        return {}

    def trees(self, box: Any, settings: Mapping[str, str]) -> dict[str, Node]:
        """All named trees of a game with these settings: every node of a frame has an address in them."""
        return {"flow": self.flow_of(settings), **self.roots(box)}

    def tables(self) -> dict[str, Mapping[type, Any]]:
        """The title's own tables by kind of effect, beside those of the core (`possible`, `text`, `icons`).

        Every effect must be in each of them: a hole would silently mean "worth nothing", "brings nothing".
        """
        return {}

    # -- a new game

    def check(self, settings: dict[str, str], seats: int) -> dict[str, str]:
        """The complete settings, or SetupError naming what is wrong."""
        if not self.min_seats <= seats <= self.max_seats:
            raise SetupError(f"players: {self.id} is for {self.min_seats} to {self.max_seats}, not {seats}")
        return complete(self.settings, settings, seats, self.id)

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
        chosen = self.check(settings or {}, seats)
        if box is None:
            box = self.box(settings=chosen)
        game = Game(self, box, chosen, seats, self.create(chosen, seats, box), Chance(seed))
        if journal:
            game.journal = []
        game.start(self.flow_of(chosen))
        return game

    # -- reasons

    elsewhere: Mapping[str, tuple[str, str]] = {}
    """For verbs that are not offered everywhere: the rule that says when, and the key of the words."""

    def why_not_here(self, game: Game, seat: int, key: str) -> Reason:
        """Why something that nobody would expect at this decision is refused.

        By the rule that says when it can be done, if there is one, else by the rule of what is asked.
        """
        verb = key.partition(":")[0]
        if verb in self.elsewhere:
            rule, words = self.elsewhere[verb]
            return (rule, message(words))
        return (rule_of(game.asks[seat].frame.node), message("why-no-such-option", option=key))

    # -- what can be counted

    def countables(self, box: Any) -> tuple[str, ...]:
        """What there is to count for a seat, in sight of all: `count-<name>` puts it into words."""
        return ()

    def counts(self, game: Game, seat: int) -> list[int]:
        """How many the seat has now of each of the countables."""
        return []

    def remarks(self, game: Game, seat: int, choice: Option) -> tuple[Message, ...]:
        """What should be known before an option is taken and is no number: that an effect is lost, say."""
        return ()

    # -- looking ahead

    def why_no_way(self, game: Game, frame: Frame, choice: Option) -> Reason:
        """The rule and the words for an option that is refused because no way would be left."""
        return (rule_of(frame.node), message("why-no-way"))

    # -- the end

    def scores(self, game: Game) -> list[int]:
        raise TypeError(f"{self.id} has no scores")

    def standing(self, game: Game, seat: int) -> tuple[int, ...]:
        """What decides a seat's place: its score, then whatever breaks ties."""
        return (self.scores(game)[seat],)

    def ranking(self, game: Game) -> list[list[int]]:
        """The seats from the first place to the last, those who share a place together."""
        places: dict[tuple[int, ...], list[int]] = {}
        for seat in range(game.seats):
            places.setdefault(self.standing(game, seat), []).append(seat)
        return [places[rank] for rank in sorted(places, reverse=True)]

    def winners(self, game: Game) -> list[int]:
        return self.ranking(game)[0]

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

    def naming(self) -> Naming | None:
        """How the numbers of a view are told in words; without one they are told as they are."""
        return None

    def reshuffle(self, game: Game, viewer: int | None, chance: Chance) -> None:
        """Replaces, in place, everything the viewer cannot see by something it cannot tell apart.

        What is dealt may depend on *which* hidden things there are, never on how they truly lie: sort them
        before they are shuffled.
        """

    # -- what the laws ask

    def random_settings(self, seats: int, chance: Chance) -> dict[str, str]:
        """Legal settings for that many seats, drawn at random: what the laws are tried with."""
        return self.check(drawn(self.settings, seats, chance), seats)

    def census(self, game: Game) -> dict[str, int]:
        """How many of each kind of piece there are in all places together. It never changes after set-up."""
        return {}

    def set_up_done(self, game: Game) -> bool:
        """True once set-up is over and the census must hold."""
        return True

    def longest(self, seats: int) -> int:
        """A bound for the number of decisions of a game."""
        return 5000

    def perturb(self, game: Game, chance: Chance) -> bool:
        """Changes a position, in place, so that listing its options may get harder; False if it cannot here.

        For the search for slow listings: the position need not be one that play can lead to.
        """
        return False

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

    def course(self, game: Game) -> str:
        """How a finished game went as a whole, if games may go differently: when it ended, say."""
        return ""

    # -- words and places

    def label(self, game: Game, seat: int, choice: Option) -> Message:
        """What an option says. The arguments of the option are passed as $a, $b, $c."""
        names = ("a", "b", "c", "d")
        return Message(f"opt-{choice.verb}", tuple(zip(names, choice.args, strict=False)))

    def told(self, game: Game, frame: Frame, choice: Option) -> Message:
        """What a choice reads like afterwards, in the third person, after the name of who made it.

        Called before it is carried out; `frame` is the decision. Usually `told-engineer` where the label is
        `opt-engineer`, with the same arguments.
        """
        label = self.label(game, frame.seat, choice)
        return Message(f"told-{label.key.removeprefix('opt-')}", label.args)

    def is_secret(self, game: Game, seat: int, choice: Option) -> bool:
        """True if others may not read in the journal what the seat chose."""
        return False

    def places(self, game: Game, seat: int, choice: Option) -> tuple[str, ...]:
        """The places on the board that an option touches."""
        return ()

    def scene(self, box: Any, view: dict[str, Any]) -> Any:
        """The table of a view as a `kolonie.core.scene.Scene`."""
        raise TypeError(f"{self.id} has no scene")

    def sketch(self, box: Any, view: dict[str, Any]) -> Any:
        """The same with parts that are drawn only where they are new (`kolonie.core.sketches`)."""
        return self.scene(box, view)
