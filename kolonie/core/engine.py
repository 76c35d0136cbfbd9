"""The contract between a game and everybody who plays it.

    game.to_act()            the seats that owe a decision (several in simultaneous play)
    game.decision(seat)      what the seat is asked: prompt, options
    game.refusals(seat)      what it might expect to do here and cannot, with reason and rule
    game.play(seat, key)     the only way anything happens; anything else raises Refused, without a trace
    game.clone()             an equal and independent game (copy.copy and pickle work too)
    game.over, game.scores() the end

A game is a tree of nodes run by a stack of frames (see `nodes`, `frames`, `readers`). Where there is only one
option and it is compulsory, the engine takes it. Where a node offers nothing, it lapses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from typing_extensions import TypeVar

from kolonie.core.chance import Chance
from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.options import Decision, Option, Refusal, Refused, WhyNot, key_of, option
from kolonie.core.readers import HANDLERS, PROMPT, RULE, TOGETHER

if TYPE_CHECKING:
    from kolonie.core.title import Title


State = TypeVar("State", default=Any)
Box = TypeVar("Box", default=Any)

BEYOND: Final = option("horizon")
"""The one option where a search has to stop: nothing was listed (see `Game.horizon`)."""


class Ask:
    """A decision that is owed: the frame that asks and what it offers."""

    __slots__ = ("frame", "options")

    def __init__(self, frame: Frame, options: tuple[Option, ...]) -> None:
        self.frame = frame
        self.options = options


class Entry:
    """One line of a game's journal: which node did what, for whom. `readers.LOG` puts it into words.

    `only` names the one seat that may read it (None: everybody may). `strand` numbers the simultaneous
    step it belongs to (0: none); until the seat has finished that step, nobody else reads it.
    """

    __slots__ = ("args", "forced", "node", "number", "only", "seat", "strand")

    def __init__(
        self,
        number: int,
        seat: int,
        node: Any,
        args: dict[str, object],
        only: int | None,
        strand: int,
        forced: bool,
    ) -> None:
        self.number = number
        self.seat = seat
        self.node = node
        self.args = args
        self.only = only
        self.strand = strand
        self.forced = forced


class Game(Generic[State, Box]):
    """One game in progress. `state` is what lies on the table; `box` the components, which never change.

    Each title names its own: `Game = core.engine.Game[Table, Box]` in its `state.py`.
    """

    __slots__ = (
        "asks",
        "box",
        "chance",
        "horizon",
        "journal",
        "number",
        "reveals",
        "seats",
        "settings",
        "shown",
        "state",
        "strand",
        "strands",
        "title",
        "waiting",
    )

    def __init__(
        self,
        title: Title,
        box: Box,
        settings: dict[str, str],
        seats: int,
        state: State,
        chance: Chance,
    ) -> None:
        self.title = title
        self.box = box
        self.settings = settings
        self.seats = seats
        self.state = state
        self.chance = chance
        self.asks: dict[int, Ask] = {}
        self.number = 0
        """How many decisions have been played."""
        self.reveals = 0
        """How often something hidden was shown or chance was asked: the wall of take-back."""
        self.waiting: Frame | None = None
        """The `Simultaneously` frame, while seats act at once."""
        self.strands: dict[int, Ask] | None = None
        self.strand = 0
        self.shown: dict[int, Any] = {}
        """What others see of a seat whose simultaneous step is not finished: the seat as it was before."""
        self.journal: list[Entry] | None = None
        self.horizon: tuple[type, ...] = ()
        """Kinds of decisions that a search does not look into: their options are not listed."""

    def clone(self) -> Game[State, Box]:
        """An equal, independent game, without the journal."""
        twin: Game[State, Box] = Game(
            self.title,
            self.box,
            self.settings,
            self.seats,
            self.title.shape.clone(self.state),
            self.chance.clone(),
        )
        twin.asks = self.asks
        twin.number = self.number
        twin.reveals = self.reveals
        twin.waiting = self.waiting
        twin.strands = self.strands
        twin.strand = self.strand
        twin.shown = self.shown
        twin.horizon = self.horizon
        return twin

    def __repr__(self) -> str:
        """What a person wants to know of it; it tells no secret."""
        asked = f"to act: {', '.join(map(str, self.to_act()))}" if self.asks else "over"
        return f"<Game of {self.title.id}, {self.seats} seats, at decision {self.number}, {asked}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds the saved position: all secrets, but like a clone no journal."""
        from kolonie.core.saving import load, save_for_pickle

        return load, (self.title, save_for_pickle(self))

    def __copy__(self) -> Game[State, Box]:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> Game[State, Box]:
        return self.clone()

    # -- what is asked

    @property
    def over(self) -> bool:
        return not self.asks

    def to_act(self) -> list[int]:
        """The seats that owe a decision, in seat order."""
        return sorted(self.asks)

    def options(self, seat: int) -> tuple[Option, ...]:
        """What the seat may play now, sorted by key; nothing if it is not asked."""
        ask = self.asks.get(seat)
        return ask.options if ask is not None else ()

    def decision(self, seat: int) -> Decision:
        """The decision the seat owes. Raises Refused if it owes none."""
        ask = self.asks.get(seat)
        if ask is None:
            raise Refused("", message("why-not-your-turn"), self.title.turn_rule)
        kind = type(ask.frame.node)
        prompt: Message = PROMPT[kind](ask.frame.node)
        return Decision(seat, self.number, prompt, RULE.get(kind, ""), ask.options)

    def refusals(self, seat: int) -> list[Refusal]:
        """What the seat might expect to do now but cannot, each with its reason and rule."""
        ask = self.asks.get(seat)
        if ask is None:
            return []
        why = WhyNot()
        reader = HANDLERS[type(ask.frame.node)].ask
        assert reader is not None
        reader(self, ask.frame, why)
        return why.refusals

    # -- what happens

    def play(self, seat: int, choice: Option | str) -> None:
        """Plays one option of the seat's decision. Anything else raises Refused and changes nothing."""
        key = choice.key if isinstance(choice, Option) else choice
        ask = self.asks.get(seat)
        if ask is None:
            raise Refused(key, message("why-not-your-turn"), self.title.turn_rule)
        chosen: Option | None = None
        for offered in ask.options:
            if offered.key == key:
                chosen = offered
                break
        if chosen is None:
            raise self._refused(seat, key)
        self.number += 1
        take = HANDLERS[type(ask.frame.node)].take
        assert take is not None
        if self.journal is not None:
            self._tell_choice(ask.frame, chosen, False)
        following = take(self, ask.frame, chosen)
        if self.strands is None:
            self._go(following)
        else:
            self._go_strand(seat, following)

    def _refused(self, seat: int, key: str) -> Refused:
        for refusal in self.refusals(seat):
            if refusal.key == key:
                return Refused(key, refusal.reason, refusal.rule)
        return Refused(key, message("why-no-such-option", option=key), "core.option")

    def start(self, flow: Any) -> None:
        """Runs the game from the top of its flow to the first decision."""
        self._go(Frame(flow, 0, 0, {}, None))

    def _run(self, frame: Frame | None) -> Ask | None:
        """Goes on from `frame` to the next decision of this stack, or to its end (None)."""
        while frame is not None:
            handler = HANDLERS[type(frame.node)]
            run = handler.run
            if run is not None:
                frame = run(self, frame)
                continue
            if handler.kind == TOGETHER:
                return Ask(frame, ())
            if self.horizon and type(frame.node) in self.horizon:
                return Ask(frame, (BEYOND,))
            ask = handler.ask
            take = handler.take
            assert ask is not None and take is not None
            options = ask(self, frame, None)
            if not options:
                frame = frame.parent
            elif len(options) == 1:
                if self.journal is not None:
                    self._tell_choice(frame, options[0], True)
                frame = take(self, frame, options[0])
            else:
                options.sort(key=key_of)
                return Ask(frame, tuple(options))
        return None

    def ask_again(self, ask: Ask) -> Ask:
        """The same decision with its options listed anew; nothing is run."""
        reader = HANDLERS[type(ask.frame.node)].ask
        assert reader is not None
        options = reader(self, ask.frame, None)
        options.sort(key=key_of)
        return Ask(ask.frame, tuple(options) or ask.options)

    def _go(self, frame: Frame | None) -> None:
        while True:
            ask = self._run(frame)
            if ask is None:
                self.asks = {}
                return
            if ask.options:
                self.asks = {ask.frame.seat: ask}
                return
            if self._open_strands(ask.frame):
                return
            frame = ask.frame.parent

    def _open_strands(self, frame: Frame) -> bool:
        """Lets all seats act at once. False if none of them has anything to decide."""
        self.strand += 1
        self.waiting = frame
        self.strands = {}
        self.shown = {}
        seat_shape = self.title.shape.nested["seats"]
        table: Any = self.state
        before = {seat: seat_shape.clone(table.seats[seat]) for seat in range(self.seats)}
        strands: dict[int, Ask] = {}
        for seat in range(self.seats):
            ask = self._run(Frame(frame.node.part, 0, seat, frame.env, None))
            if ask is not None:
                strands[seat] = ask
        if not strands:
            self.strands = None
            self.waiting = None
            return False
        self.strands = strands
        self.asks = strands
        self.shown = {seat: before[seat] for seat in strands}
        return True

    def _go_strand(self, seat: int, frame: Frame | None) -> None:
        assert self.strands is not None and self.waiting is not None
        ask = self._run(frame)
        strands = self.strands.copy()
        if ask is not None:
            strands[seat] = ask
        else:
            del strands[seat]
            shown = self.shown.copy()
            del shown[seat]
            self.shown = shown
        self.strands = strands
        self.asks = strands
        if not strands:
            following = self.waiting.parent
            self.strands = None
            self.waiting = None
            self._go(following)

    # -- what nodes use

    def reveal(self) -> None:
        """Something hidden is shown, or chance is asked: nothing before this can be taken back."""
        self.reveals += 1

    def shuffle(self, stream: str, items: list[int]) -> list[int]:
        self.reveals += 1
        return self.chance.shuffle(stream, items)

    def draw_below(self, stream: str, limit: int) -> int:
        self.reveals += 1
        return self.chance.below(stream, limit)

    def tell(
        self, frame: Frame, args: dict[str, object], only: int | None = None, forced: bool = False
    ) -> None:
        """Writes to the journal, if there is one. Call it only where `journal` is not None in hot code."""
        if self.journal is not None:
            strand = self.strand if self.waiting is not None else 0
            self.journal.append(Entry(self.number, frame.seat, frame.node, args, only, strand, forced))

    def _tell_choice(self, frame: Frame, choice: Option, forced: bool) -> None:
        only = frame.seat if self.title.is_secret(self, frame.seat, choice) else None
        self.tell(frame, {"label": self.title.label(self, frame.seat, choice)}, only, forced)

    # -- the end

    def scores(self) -> list[int]:
        """The score of every seat now."""
        return self.title.scores(self)

    def winners(self) -> list[int]:
        """The seats that have won; several share a victory. Empty before the end."""
        return self.title.winners(self) if self.over else []
