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

from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from kolonie.core.ahead import Answers, Hidden, kept
from kolonie.core.asks import BEYOND as BEYOND
from kolonie.core.asks import Ask as Ask
from kolonie.core.asks import key_meant
from kolonie.core.chance import Chance
from kolonie.core.frames import Frame, next_part
from kolonie.core.journal import NOBODY as NOBODY
from kolonie.core.journal import Change as Change
from kolonie.core.journal import Entry as Entry
from kolonie.core.journal import account, tell, tell_choice
from kolonie.core.journal import changes as changes
from kolonie.core.messages import Message, message
from kolonie.core.nodes import Group, Seq, Simultaneously
from kolonie.core.options import DONE, Decision, Option, Refusal, Refused, WhyNot, sort_by_key
from kolonie.core.readers import HANDLERS, PROMPT, TOGETHER, Handler, rule_of
from kolonie.core.steps import ask_group, take_part

if TYPE_CHECKING:
    from kolonie.core.conduct import Conduct
    from kolonie.core.outlook import Outlook
    from kolonie.core.title import Title


State = TypeVar("State", default=Any)
Box = TypeVar("Box", default=Any)


class Game(Generic[State, Box]):
    """One game in progress. `state` is what lies on the table; `box` the components, which never change.

    Each title names its own: `Game = core.engine.Game[Table, Box]` in its `state.py`.
    """

    __slots__ = (
        "answers",
        "asks",
        "box",
        "chance",
        "conduct",
        "counted",
        "doubted",
        "ends",
        "focus",
        "held",
        "horizon",
        "journal",
        "number",
        "reveals",
        "searching",
        "seats",
        "settings",
        "shown",
        "state",
        "stirred",
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
        self.conduct: Conduct = title.conduct
        self.box = box
        self.settings = settings
        self.seats = seats
        self.state = state
        self.chance = chance
        self.asks: dict[int, Ask] = {}
        self.number = 0
        """How many decisions have been played."""
        self.reveals = 0
        """How often something hidden was shown or chance was asked: see `walls`."""
        self.ends = 0
        """How often a step ended in which several act at once, and showed what all had chosen."""
        self.held = False
        """True in a seat's private rehearsal: a step in which all act at once does not end in it, because
        its end shows what the others have chosen."""
        self.waiting: Frame | None = None
        """The `Simultaneously` frame, while seats act at once."""
        self.strands: dict[int, Ask] | None = None
        self.strand = 0
        self.shown: dict[int, Any] = {}
        """What others see of a seat whose simultaneous step is not finished: the seat as it was before."""
        self.journal: list[Entry] | None = None
        self.horizon: tuple[type, ...] = ()
        """Kinds of decisions that a search does not look into: their options are not listed."""
        self.focus = NOBODY
        """In a rehearsal: the seat whose decisions are tried out. It stops at anything hidden, and where
        another seat or the game itself would act. NOBODY in a game that is played."""
        self.searching = False
        """True in a rehearsal that looks for a way on: all options are tried, none weeded out (`ahead`)."""
        self.answers: Answers | None = None
        """What was found out by looking ahead in this turn."""
        self.doubted = False
        """True once it was not found out of an option whether it leaves a way to do what is owed."""
        self.stirred = True
        """False if the option that was taken last changed nothing by which something could come due."""
        self.counted: list[list[int]] = []
        """What the title counted for each seat when the journal was last written."""

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
        twin.ends = self.ends
        twin.held = self.held
        twin.waiting = self.waiting
        twin.strands = self.strands
        twin.strand = self.strand
        twin.shown = self.shown
        twin.horizon = self.horizon
        twin.focus = self.focus
        twin.searching = self.searching
        twin.answers = self.answers
        twin.doubted = self.doubted
        twin.counted = self.counted
        return twin

    def rehearsal(self, seat: int) -> Game[State, Box]:
        """A game in which the seat can try out its decisions, on the same table until it is given another."""
        twin: Game[State, Box] = Game(
            self.title, self.box, self.settings, self.seats, self.state, self.chance
        )
        twin.focus = seat
        twin.answers = self.answers
        return twin

    def __repr__(self) -> str:
        """What a person wants to know of it; it tells no secret."""
        asked = f"to act: {', '.join(map(str, self.to_act()))}" if not self.over else "over"
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
        return not self.asks and self.waiting is None

    @property
    def walls(self) -> int:
        """How often something was shown that nobody can unsee: nothing before it can be taken back."""
        return self.reveals + self.ends

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
        return Decision(seat, self.number, prompt, rule_of(ask.frame.node), ask.options)

    def refusals(self, seat: int) -> list[Refusal]:
        """What the seat might expect to do now but cannot, each with its reason and rule."""
        ask = self.asks.get(seat)
        if ask is None:
            return []
        why = WhyNot()
        listed = self.listed(HANDLERS[type(ask.frame.node)], ask.frame, why)
        offered = set(ask.options)
        for choice in listed:
            if choice not in offered:
                why.add(choice, *self.title.why_no_way(self, ask.frame, choice))
        return [refusal for refusal in why.refusals if refusal.option not in offered]

    def outlook(self, seat: int, choice: Option | str) -> Outlook:
        """What an option of the seat costs and brings: see `kolonie.core.outlook`."""
        from kolonie.core.outlook import outlook

        return outlook(self, seat, choice)

    # -- what happens

    def play(self, seat: int, choice: Option | str) -> None:
        """Plays one option of the seat's decision. Anything else raises Refused and changes nothing."""
        ask = self.asks.get(seat)
        if ask is None:
            raise Refused(key_meant(choice), message("why-not-your-turn"), self.title.turn_rule)
        chosen = ask.find(choice)
        if chosen is None:
            raise self._refused(seat, key_meant(choice))
        self.number += 1
        if self.answers is not None and self.answers.seat != seat:
            self.answers = None
        if self.journal is not None:
            tell_choice(self, ask.frame, chosen, False)
        following = self.taken(ask.frame, chosen)
        if self.journal is not None:
            account(self, seat)
        if self.strands is None:
            self._go(following, NOBODY if self.stirred else seat)
        else:
            self._go_strand(seat, following)

    def taken(self, frame: Frame, choice: Option) -> Frame | None:
        """Carries out an option of a decision; tells where play goes on."""
        handler = HANDLERS[type(frame.node)]
        if handler.open and choice.verb in self.conduct.verbs:
            self.stirred = True
            return self.conduct.interject(self, frame, choice)
        self.stirred = not handler.quiet
        if handler.group:
            return take_part(self, frame, choice)
        take = handler.take
        assert take is not None
        return take(self, frame, choice)

    def _refused(self, seat: int, key: str) -> Refused:
        for refusal in self.refusals(seat):
            if refusal.key == key:
                return Refused(key, refusal.reason, refusal.rule)
        rule, reason = self.title.why_not_here(self, seat, key)
        return Refused(key, reason, rule)

    def start(self, flow: Any) -> None:
        """Runs the game from the top of its flow to the first decision."""
        self._go(Frame(flow, 0, NOBODY, {}, None))

    def _run(self, frame: Frame | None, settled: int = NOBODY) -> Ask | None:
        """Goes on from `frame` to the next decision of this stack, or to its end (None).

        For the seat `settled` nothing can have come due since it was asked.
        """
        conduct = self.conduct
        focus = self.focus
        counting = self.journal is not None
        settles = conduct.settles(self)
        watched = counting or settles or focus >= 0
        watches = conduct.watches
        acting = NOBODY if frame is None else frame.seat
        while frame is not None:
            if watched:
                seat = frame.seat
                if focus >= 0 and seat != focus:
                    return None
                if counting and seat != acting:
                    account(self, acting)
                    acting = seat
                if settles and seat >= 0 and seat != settled:
                    due = conduct.settle(self, frame)
                    if due is not frame:
                        frame = due
                        continue
                    settled = seat
            kind = type(frame.node)
            if kind is Seq:  # by far the most frequent: without a call through the table
                frame = next_part(frame)
                continue
            handler = HANDLERS[kind]
            run = handler.run
            if run is not None:
                frame = run(self, frame)
                if settles and not handler.quiet:
                    settled = NOBODY
                continue
            if handler.kind == TOGETHER:
                return Ask(frame, ())
            if self.horizon and type(frame.node) in self.horizon:
                return Ask(frame, (BEYOND,))
            if handler.unlisted is not None and not watches:
                unlisted = handler.unlisted(self, frame)
                if unlisted is not None:
                    if counting:
                        account(self, acting)
                    return Ask(frame, (), unlisted)
            ask = handler.ask
            assert ask is not None
            options = self.listed(handler, frame, None) if handler.open else ask(self, frame, None)
            if watches:
                if not options:
                    if conduct.is_stuck(self, frame):
                        if self.searching:
                            return None
                        assert self.doubted, "what is owed cannot be done any more"
                        conduct.lapse(self)
                elif not self.searching and len(options) > 1:
                    options = kept(self, frame, options)
            if not options:
                frame = frame.parent  # nothing has changed
            elif len(options) == 1:
                only = options[0]
                if counting:
                    tell_choice(self, frame, only, True)
                frame = self.taken(frame, only)
                if self.stirred:
                    settled = NOBODY
                if counting:
                    account(self, acting)
            else:
                if counting:
                    account(self, acting)
                return Ask(frame, self._in_order(handler, options))
        if counting:
            account(self, acting)
        return None

    def listed(self, handler: Handler, frame: Frame, why: WhyNot | None) -> list[Option]:
        """What a node offers, and what the seat may do at any time of its turn."""
        ask = handler.ask
        assert ask is not None
        # groups are asked most: without a call through the table
        options = ask_group(self, frame, why) if handler.group else ask(self, frame, why)
        if handler.open:
            own = len(options)
            if own or isinstance(frame.node, Group):
                self.conduct.interjections(self, frame, options, why)
                if not own and options and frame.node.leave_out:
                    stay = self.conduct.why_stay(self, frame)
                    if stay is None:
                        options.append(DONE)
                    elif why is not None:
                        why.add(DONE, stay[0], stay[1])
        return options

    def ask_again(self, ask: Ask) -> Ask:
        """The same decision with its options listed anew; nothing is run."""
        handler = HANDLERS[type(ask.frame.node)]
        options = self.listed(handler, ask.frame, None)
        if self.conduct.watches and len(options) > 1:
            options = kept(self, ask.frame, options, lapses=False)
        return Ask(ask.frame, self._in_order(handler, options) or ask.options)

    def _in_order(self, handler: Handler, options: list[Option]) -> tuple[Option, ...]:
        """The options sorted by key; what is added at any time of a turn stands last until then."""
        if not handler.ordered or not options or options[-1].verb in self.conduct.verbs:
            sort_by_key(options)
        return tuple(options)

    def go_past(self, seat: int) -> None:
        """Goes on from a decision that lies beyond the horizon, as if there had been none."""
        self.horizon = ()
        frame = self.asks[seat].frame
        if self.strands is None:
            self._go(frame)
        else:
            self._go_strand(seat, frame)

    def _go(self, frame: Frame | None, settled: int = NOBODY) -> None:
        while True:
            ask = self._run(frame, settled)
            if ask is None:
                self.asks = {}
                return
            if ask.count:
                self.asks = {ask.frame.seat: ask}
                return
            if self._open_strands(ask.frame):
                return
            frame = ask.frame.parent
            settled = NOBODY

    def _open_strands(self, frame: Frame) -> bool:
        """Lets all seats act at once. False if none of them has anything to decide."""
        self.strand += 1
        self.waiting = frame
        self.strands = {}
        self.shown = {}
        seat_shape = self.title.shape.nested["seats"]
        table: Any = self.state
        seats: list[Any] = table.seats
        before = {seat: seat_shape.clone(seats[seat]) for seat in range(self.seats)}
        strands: dict[int, Ask] = {}
        node: Simultaneously = frame.node
        for seat in range(self.seats):
            ask = self._run(Frame(node.part, 0, seat, frame.env, None))
            if ask is not None:
                strands[seat] = ask
        if not strands:
            self.strands = None
            self.waiting = None
            values = seat_shape.values
            if self.seats > 1 and any(values(before[seat]) != values(seats[seat]) for seat in before):
                self.ends += 1
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
        if not strands and not self.held:
            if self.seats > 1:
                self.ends += 1
                self.answers = None
            following = self.waiting.parent
            self.strands = None
            self.waiting = None
            self._go(following)

    # -- what nodes use

    def reveal(self) -> None:
        """Something hidden is shown, or chance is asked: nothing before this can be taken back."""
        self.reveals += 1
        if self.focus >= 0:
            raise Hidden
        self.answers = None

    def hides(self) -> bool:
        """True in a rehearsal: what lies hidden here is passed over, and the step goes on without it."""
        if self.focus < 0:
            return False
        self.reveals += 1
        return True

    def shuffle(self, stream: str, items: list[int]) -> list[int]:
        self.reveal()
        return self.chance.shuffle(stream, items)

    def draw_below(self, stream: str, limit: int) -> int:
        self.reveal()
        return self.chance.below(stream, limit)

    def tell(
        self, frame: Frame, args: dict[str, object], only: int | None = None, forced: bool = False
    ) -> None:
        """Writes to the journal, if there is one, what has just happened.

        Call it only where `journal` is not None in hot code.
        """
        if self.journal is not None:
            tell(self, frame, args, only, forced)

    # -- the end

    def scores(self) -> list[int]:
        """The score of every seat now."""
        return self.title.scores(self)

    def winners(self) -> list[int]:
        """The seats that have won; several share a victory. Empty before the end."""
        return self.title.winners(self) if self.over else []

    def ranking(self) -> list[list[int]]:
        """The seats from the first place to the last, those who share one together. Empty before the end."""
        return self.title.ranking(self) if self.over else []
