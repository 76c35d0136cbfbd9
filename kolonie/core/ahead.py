"""Looking ahead: is there still a way to do what is owed?

Some rules bind a player to something that comes later in the turn: whoever chooses a slot must be able to
perform a part of it in the end. So an option is offered only if a way is left after it. Whether there is one
is tried out, depth first, on copies of the table that are played by the rules themselves: there is no second
opinion beside them. A copy looks at nothing hidden, so two tables that look the same offer the same.

    Conduct.watches     True for a title in which something can be owed; others pay nothing
    Conduct.owes        whether something is owed that is not yet certain: what the search wants to end
    Conduct.doubtful    which options have to be tried out; the others are plainly harmless
    Conduct.tries       which options are enough to be tried in a search
    Conduct.hopeless    a quick no for some of them, before any is tried out
    Conduct.lapse       what is owed has turned out to be impossible
    Conduct.is_stuck    whether a decision that offers nothing cannot be passed over
    Title.why_no_way    the rule and the words for an option that leaves no way

The engine calls `kept` wherever options are listed. A search ends well where nothing is owed any more. It
finds no way at a `Deadline`, where a decision cannot be passed over, where another seat is asked, and at
anything hidden: `Game.reveal`, `shuffle` and `draw_below` raise `Hidden` in a rehearsal. A step that can go
on without what is hidden asks `game.hides()` first.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from kolonie.core.frames import Frame, next_part
from kolonie.core.nodes import Seq
from kolonie.core.options import Option
from kolonie.core.readers import HANDLERS, TOGETHER
from kolonie.core.sameness import Fields, Stacks, fields_of

if TYPE_CHECKING:
    from kolonie.core.engine import Game

DEAD: Final = -1
ALIVE: Final = -2
"""What is known of a position; a number from 0 on is the depth of one that is being looked into."""


SHARE: Final = 30
"""So many steps are taken for each option of a list,"""
BUDGET: Final = 1000
"""and so many more for those together for which they were not enough."""
NO_LIMIT: Final = 1 << 60


class GivenUp(Exception):
    """A search has taken as many steps as it may."""


class Hidden(Exception):
    """A rehearsal has come to something that may not be looked at."""


@mypyc_attr(acyclic=True)
class Verdict:
    """What is known of one position."""

    __slots__ = ("answer",)

    def __init__(self, answer: int) -> None:
        self.answer = answer


class Answers:
    """What is known of the positions of one seat's turn. A game shares them with its clones.

    They hold until another seat plays or something is revealed.
    """

    __slots__ = ("base", "below", "fields", "known", "root", "seat", "stacks", "steps")

    def __init__(self, fields: Fields, seat: int, below: Frame | None) -> None:
        self.fields = fields
        self.seat = seat
        self.below = below
        self.base: Any = None
        """What the table held in the first position that was told; the others are told by what differs."""
        self.stacks: Stacks | None = None
        self.known: dict[Hashable, Verdict] = {}
        self.root: Frame | None = None
        """The decision from which is being searched."""
        self.steps = 0
        """How many options were tried out."""

    def place(self, table: Any, frame: Frame, options: list[Option]) -> Hashable:
        """What tells a position, and the options that are tried there, from all others of this turn."""
        stacks = self.stacks
        if stacks is None:
            stacks = self.stacks = Stacks(self.below)
            self.base = self.fields.common.clone_for(table, self.seat)
        found: list[Hashable] = [stacks.number(frame), *options]
        found += self.fields.differing(table, self.base, self.seat)
        return tuple(found)


def kept(game: Game, frame: Frame, options: list[Option], lapses: bool = True) -> list[Option]:
    """The options after which what is owed can still be done.

    An option for which this is not found out within a fixed number of steps is kept too: nobody should wait
    for a list, and nothing that may be legal is withheld. If what was owed turns out to be impossible, it
    lapses (`Conduct.lapse`); where nothing may change because of a listing, all options stay until it does.
    """
    doubtful = game.conduct.doubtful(game, frame, options)
    if not doubtful:
        return options
    dead = game.conduct.hopeless(game, frame, doubtful)
    open_ones = [choice for choice in doubtful if choice not in dead] if dead else doubtful
    if open_ones:
        dead += _dead(game, frame, open_ones)
    if len(dead) == len(options):
        if lapses:
            assert game.doubted, "what is owed cannot be done any more"
            game.conduct.lapse(game)
        return options
    return [choice for choice in options if choice not in dead] if dead else options


def _dead(game: Game, frame: Frame, choices: list[Option]) -> list[Option]:
    """Those of the options that were found to leave no way: a few steps for each, then more for the rest."""
    search = Search(game, frame.seat, frame.parent)
    answers = search.answers
    answers.root = frame
    dead: list[Option] = []
    for share in (SHARE, 0):
        left: list[Option] = []
        limit = answers.steps + BUDGET
        for choice in choices:
            search.limit = answers.steps + share if share else limit
            try:
                if not search.leads_on(game.state, frame, choice, False):
                    dead.append(choice)
            except GivenUp:
                left.append(choice)
        choices = left
        if not left:
            return dead
    game.doubted = True
    return dead


def way_through(twin: Game, frame: Frame) -> bool:
    """True if what is owed in a rehearsal can be done by running the frame, and nothing after it."""
    search = Search(twin, frame.seat)
    answers = search.answers
    root, answers.root = answers.root, None
    found = search.runs_on(twin.state, frame)
    answers.root = root
    return found


class Search:
    """A depth-first search for a way on, in the turn of one seat."""

    def __init__(self, game: Game, seat: int, below: Frame | None = None) -> None:
        """`below` is what the first decision stands on, from which is searched in this turn."""
        answers = game.answers
        if answers is None:
            answers = game.answers = Answers(fields_of(game.title.shape), seat, below)
        self.answers = answers
        self.conduct = game.conduct
        self.shape = game.title.shape
        self.seat = seat
        self.twin = game.rehearsal(seat)
        """One game for all positions: its table is replaced at every step."""
        self.twin.searching = True
        self.limit = NO_LIMIT
        """When `Answers.steps` has come here, the search is given up."""
        self.depth = 0
        self.lowest = 0
        """The depth of the outermost open position that was met again since it was set."""

    def leads_on(self, table: Any, frame: Frame, choice: Option, used_up: bool) -> bool:
        """True if there is a way on after this choice; the table may be used up for it."""
        answers = self.answers
        if answers.steps >= self.limit:
            raise GivenUp
        answers.steps += 1
        twin = self.twin
        mine = table if used_up else self.shape.clone_for(table, self.seat)
        twin.state = mine
        try:
            following = twin.taken(frame, choice)
        except Hidden:
            return not self.conduct.owes(twin, None)
        return self.runs_on(mine, following, not twin.stirred)

    def runs_on(self, table: Any, frame: Frame | None, settled: bool = False) -> bool:
        """True if there is a way on from this frame; the table is used up.

        If it is `settled`, nothing can have come due on it since the last decision. Goes on like the engine,
        and where only one option is worth a try, takes that one too.
        """
        twin = self.twin
        conduct = self.conduct
        twin.state = table
        settles = conduct.settles(twin)
        settled = settled or not settles
        try:
            while frame is not None and frame.seat == self.seat:
                if not settled:
                    due = conduct.settle(twin, frame)
                    if due is not frame:
                        frame = due
                        continue
                    settled = True
                kind = type(frame.node)
                if kind is Seq:
                    frame = next_part(frame)
                    continue
                handler = HANDLERS[kind]
                run = handler.run
                if run is not None:
                    frame = run(twin, frame)
                    settled = settled and (handler.quiet or not settles)
                    continue
                if handler.kind == TOGETHER:
                    break
                options = twin.listed(handler, frame, None)
                if len(options) > 1:
                    if not conduct.owes(twin, frame):
                        return True
                    options = conduct.tries(twin, frame, options)
                    if len(options) != 1:
                        return self._way_on(table, frame, options)
                elif not options:
                    if conduct.is_stuck(twin, frame):
                        break
                    frame = frame.parent
                    continue
                frame = twin.taken(frame, options[0])
                if twin.stirred:
                    settled = not settles
        except Hidden:
            pass
        return not conduct.owes(twin, None)

    def _way_on(self, table: Any, frame: Frame, options: list[Option]) -> bool:
        """True if one of the options leads on."""
        answers = self.answers
        here = answers.place(table, frame, options)
        depth = self.depth
        fresh = Verdict(depth)
        verdict = answers.known.setdefault(here, fresh)
        if verdict is not fresh:
            if verdict.answer >= 0:
                self.lowest = min(self.lowest, verdict.answer)
            return verdict.answer == ALIVE
        outer = self.lowest
        self.lowest = depth
        self.depth = depth + 1
        last = len(options) - 1
        alive = False
        try:
            for number, choice in enumerate(options):
                if self.leads_on(table, frame, choice, number == last):
                    alive = True
                    break
        except GivenUp:
            del answers.known[here]
            self.depth = depth
            raise
        self.depth = depth
        if alive:
            verdict.answer = ALIVE
        elif self.lowest < depth:
            del answers.known[here]  # it led back to a position that is still open, which may yet be alive
        else:
            verdict.answer = DEAD
        self.lowest = min(outer, self.lowest)
        return alive
