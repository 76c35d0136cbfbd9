"""A table with people around it: the common game, private drafts, clocks, and who plays which seat.

Everything that happens is an `Event`. A command (`move`, `take_back`, `confirm`, `resign`) checks itself,
changes the sitting and returns the event to be kept; `apply` does the same from a kept event. So a sitting is
always the fold of its log, and a process that loses it builds the same one again.

Each seat's decision has a number. It counts what this seat did and how often it was asked anew, so it tells
nobody how long others thought in secret. A move names the number it answers, so a repeated move is
harmless and a stale one is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from msgspec import structs

from kolonie.core import records
from kolonie.core.engine import Game
from kolonie.core.messages import message
from kolonie.core.options import Refused
from kolonie.core.outlook import Outlook, outlooks
from kolonie.core.records import Share
from kolonie.core.title import Title
from kolonie.table.clocks import Clocks
from kolonie.table.drafts import Draft
from kolonie.table.events import Ending, Event, Kind, Reason, Terms
from kolonie.table.proof import COMMON, Changed, print_of
from kolonie.table.table import CannotTakeBack, StaleMove, Table, Wall


class NotStarted(Exception):
    """Seats are still free, or the game is over: there is nothing to decide."""


class Sitting:
    """The fold of a table's log. `names` are only for the record.

    `box` are the components it is played with, if they are not those of this program.
    """

    def __init__(self, title: Title, terms: Terms, names: tuple[str, ...], box: Any = None) -> None:
        self.title = title
        self.terms = terms
        self.table = Table(title, names, terms.seed, terms.settings, box)
        self._label(terms.rules, terms.packs)
        self.table.record.chosen = terms.chosen
        self.version = 0
        """The number of the last event."""
        self.started = False
        self.drafts: dict[int, Draft] = {}
        self.clocks = Clocks(terms.clock, terms.seats)
        self.bots: list[str | None] = [terms.bots.get(seat) for seat in range(terms.seats)]
        """The bot that plays a seat, for good or in place of its owner."""
        self.reasons: list[Reason] = [""] * terms.seats
        self.marks = [0] * terms.seats
        """The number of each seat's decision."""
        self.answers: list[tuple[int, str]] = [(0, "")] * terms.seats
        """The last decision each seat answered, and how."""
        self.resigned = [False] * terms.seats
        self.agreed: set[int] = set()
        """The seats that would abandon the game."""
        self.ending: Ending = ""
        self.ended_by = 0
        """The seat whose doing ended the game early."""
        self.times: list[float] = []
        """When each move was played; 0 where that was not kept."""
        self._outlooks: dict[tuple[int, str], Outlook] = {}
        self._looked = 0
        """The version that the remembered outlooks belong to."""

    # -- what is asked

    @property
    def game(self) -> Game:
        """The common game: what everybody's view is built from, except that of a seat with a draft."""
        return self.table.game

    @property
    def over(self) -> bool:
        return self.table.game.over or self.ending != ""

    def winners(self) -> list[int]:
        """Who has won. Who has resigned has not; who is left over has.

        If a bot has won on the seat of somebody who resigned, the most points of the others win.
        """
        left = self.left()
        if self.ending:
            return left if self.ending == "resigned" and len(left) == 1 else []
        first = self.game.winners()
        won = [seat for seat in first if seat in left]
        if won or not first:
            return won
        scores = self.game.scores()
        most = max((scores[seat] for seat in left), default=0)
        return [seat for seat in left if scores[seat] == most]

    def left(self) -> list[int]:
        """The seats that have not resigned."""
        return [seat for seat, given_up in enumerate(self.resigned) if not given_up]

    def asked_to_agree(self) -> list[int]:
        """Seats without which the game is not abandoned: those of people who play themselves now."""
        return [seat for seat in self.left() if self.bots[seat] is None]

    def seen_by(self, seat: int | None) -> Game:
        """The game whose view the seat gets: its own rehearsal if it has one."""
        draft = self.drafts.get(seat) if seat is not None else None
        return draft.game if draft is not None else self.table.game

    def to_act(self) -> list[int]:
        """The seats that owe a decision or a confirmation."""
        return self.table.game.to_act() if self.started and not self.ending else []

    def wall(self, seat: int) -> Wall | None:
        """Why the seat cannot take back a move now, or None if it can."""
        if seat in self.drafts:
            return None
        if self.terms.confirm:
            known = [step for step in self.table.steps if step.seat == seat]
            return "nothing" if not known else "revealed" if known[-1].revealed else "other"
        return self.table.wall(seat)

    def outlooks(self, seat: int, keys: Sequence[str]) -> list[Outlook]:
        """What options of the seat would do now, remembered until something happens. Raises Refused."""
        if self._looked != self.version:
            self._outlooks.clear()
            self._looked = self.version
        known = self._outlooks
        new = [key for key in keys if (seat, key) not in known]
        if new:
            known.update(
                zip(((seat, key) for key in new), outlooks(self.seen_by(seat), seat, new), strict=True)
            )
        return [known[seat, key] for key in keys]

    # -- commands: each returns the event to be kept

    def start(self, at: float, shares: tuple[Share, ...] = ()) -> Event:
        """The seats are filled, and what players add to the shuffle is known."""
        return self._done(Event(self.version + 1, "start", 0, at, shares=shares, **self._other_label()))

    def migrate(self, at: float) -> Event:
        """The table goes on with what this program has. Whoever calls it has proved that nothing changes."""
        return self._done(Event(self.version + 1, "migrate", 0, at, **self._other_label()))

    @property
    def is_labelled(self) -> bool:
        """Whether its record names the rules and components that it is really played with."""
        return not self._other_label()

    def _other_label(self) -> dict[str, Any]:
        record, packs = self.table.record, self.title.packs(self.game.box)
        now = (self.title.rules_version, tuple((pack.name, pack.sha256) for pack in packs))
        return {} if (record.rules, record.packs) == now else {"rules": now[0], "packs": now[1]}

    def _label(self, rules: str, packs: tuple[tuple[str, str], ...]) -> None:
        record = self.table.record
        if rules:
            self.table.record = replace(record, rules=rules, packs=packs)

    def _relabel(self, event: Event) -> None:
        record = self.table.record
        note = f"from rules {record.rules} after move {len(record.moves)}"
        if self.started:
            self.table.record = replace(record, migrated=(*record.migrated, note))
        self._label(event.rules, event.packs)

    def move(self, seat: int, number: int, key: str, at: float, bot: bool = False) -> Event | None:
        """A move. None if it repeats the seat's last one. Raises StaleMove, Refused, NotStarted."""
        if number and self.answers[seat] == (number, key):
            return None
        if not self.started or self.over:
            raise NotStarted
        if number != self.marks[seat]:
            raise StaleMove(number, self.marks[seat])
        if self.terms.confirm and not bot:
            return self._draft(seat, number, key, at)
        return self.played(seat, key, at)

    def played(self, seat: int, key: str, at: float) -> Event:
        """A move goes to the table at once, whatever was agreed. Raises Refused."""
        return self._done(Event(self.version + 1, "play", seat, at, (key,), self.marks[seat]))

    def _draft(self, seat: int, number: int, key: str, at: float) -> Event:
        """A drafted move; the one that shows something takes the whole draft to the table."""
        if seat not in self.game.asks:
            raise Refused(key, message("why-not-your-turn"), "core.turn")
        draft = self.drafts.get(seat)
        trial = Draft(seat, draft.base if draft else self.game.clone())
        keys = (*(draft.keys if draft else ()), key)
        for each in keys[:-1]:
            trial.play(each)
        reveals = trial.play(key)
        kind: Kind = "play" if reveals else "draft"
        return self._done(Event(self.version + 1, kind, seat, at, keys if reveals else (key,), number))

    def confirm(self, seat: int, at: float) -> Event:
        """The seat's draft becomes common knowledge. Raises CannotTakeBack("nothing") without one."""
        draft = self.drafts.get(seat)
        if draft is None:
            raise CannotTakeBack("nothing")
        return self._done(Event(self.version + 1, "play", seat, at, tuple(draft.keys), self.answers[seat][0]))

    def take_back(self, seat: int, number: int, whole_turn: bool, at: float) -> Event:
        """Takes back the seat's last move, or all of its turn. Raises StaleMove, CannotTakeBack."""
        if number != self.marks[seat]:
            raise StaleMove(number, self.marks[seat])
        draft = self.drafts.get(seat)
        if draft is not None:
            steps = len(draft.keys) if whole_turn else 1
            return self._done(Event(self.version + 1, "undraft", seat, at, steps=steps))
        wall = self.wall(seat)
        if wall is not None:
            raise CannotTakeBack(wall)
        steps = self._turn_length(seat) if whole_turn else 1
        return self._done(Event(self.version + 1, "back", seat, at, steps=steps))

    def _turn_length(self, seat: int) -> int:
        """How many moves of the seat can be taken back in a row: its whole turn, as far as that goes."""
        steps = self.table.steps
        last = max(i for i, step in enumerate(steps) if step.seat == seat)
        strand = steps[last].strand
        count = 0
        for step in reversed(steps[: last + 1]):
            if step.seat != seat:
                if strand and step.strand == strand:
                    continue
                break
            if step.revealed or step.strand != strand:
                break
            count += 1
        return count

    def hand_over(self, seat: int, bot: str | None, reason: Reason, at: float) -> Event:
        """A bot plays the seat from now on, or (None) its owner again."""
        return self._done(Event(self.version + 1, "control", seat, at, bot=bot, reason=reason))

    def resign(self, seat: int, bot: str, at: float) -> Event | None:
        """The seat gives up and the bot plays it on; None if it has done so already. Raises NotStarted."""
        self._goes_on()
        if self.resigned[seat]:
            return None
        return self._done(Event(self.version + 1, "resign", seat, at, bot=bot, reason="resigned"))

    def agree(self, seat: int, to: bool, at: float) -> Event | None:
        """The seat would abandon the game, or (False) go on; None if that is known. Raises NotStarted."""
        self._goes_on()
        if self.resigned[seat] or (seat in self.agreed) == to:
            return None
        return self._done(Event(self.version + 1, "agree" if to else "differ", seat, at))

    def end(self, ending: Ending, seat: int, at: float) -> Event:
        """The game is over, also before it has begun. Raises NotStarted if it is so already."""
        if self.over:
            raise NotStarted
        return self._done(Event(self.version + 1, "end", seat, at, ending=ending))

    def _goes_on(self) -> None:
        if not self.started or self.over:
            raise NotStarted

    # -- the fold

    def _done(self, event: Event) -> Event:
        self.apply(event)
        return structs.replace(event, print=print_of(self.game)) if event.kind in COMMON else event

    def apply(self, event: Event) -> None:
        """Lets a kept event happen. Raises Refused before anything has changed.

        Raises Changed if the game is not what it was when the event was kept: then this sitting is of no use.
        """
        if event.number != self.version + 1:
            raise ValueError(f"event {event.number} after {self.version}")
        seat = event.seat
        if event.rules:
            self._relabel(event)
        if event.kind == "start":
            if event.shares:
                names, settings = self.table.names, self.terms.settings
                label, box = self.table.record, self.game.box
                self.table = Table(self.title, names, self.terms.seed, settings, box, shares=event.shares)
                self.table.record.chosen = self.terms.chosen
                self._label(label.rules, label.packs)
            self.started = True
            self._asked_anew(*range(self.terms.seats))
        elif event.kind == "play":
            self._apply_play(event)
        elif event.kind == "back":
            for _ in range(event.steps):
                self.table.take_back(seat)
            self._after_step(seat, self.game.waiting is not None)
            del self.times[len(self.table.record.moves) :]
            self.answers[seat] = (0, "")
        elif event.kind == "draft":
            draft = self.drafts.get(seat) or Draft(seat, self.game.clone())
            draft.play(event.keys[0])
            self.drafts[seat] = draft
            self.answers[seat] = (self.marks[seat], event.keys[0])
            self._asked_anew(seat)
        elif event.kind == "undraft":
            self.drafts[seat].take_back(event.steps)
            if not self.drafts[seat].keys:
                del self.drafts[seat]
            self._asked_anew(seat)
            self.answers[seat] = (0, "")
        else:
            self._apply_control(event)
            self._apply_end(event)
        if event.print and event.print != print_of(self.game):
            raise Changed(event.number)
        self.version = event.number
        self._run_clocks(event)

    def _apply_play(self, event: Event) -> None:
        seat = event.seat
        strand, waiting = self.game.strand, self.game.waiting
        for key in event.keys:
            self.table.play(seat, key)
        unknown = len(self.table.record.moves) - len(event.keys) - len(self.times)
        self.times += [0.0] * unknown + [event.at] * len(event.keys)
        draft = self.drafts.pop(seat, None)
        confirmed = draft is not None and tuple(draft.keys) == event.keys
        self.answers[seat] = (self.answers[seat][0] if confirmed else self.marks[seat], event.keys[-1])
        self.agreed.discard(seat)
        self.table.forget(everything=self.terms.confirm)
        same_step = waiting is not None and self.game.strand == strand and self.game.waiting is not None
        if same_step:
            for other in self.drafts.values():
                other.follow(self.game)
        self._after_step(seat, same_step)

    def _after_step(self, seat: int, alone: bool) -> None:
        """The seat has done something; unless it acts for itself, whoever is asked now is asked anew."""
        self._asked_anew(*({seat} if alone else {seat, *self.game.asks}))

    def _asked_anew(self, *seats: int) -> None:
        for seat in seats:
            self.marks[seat] += 1

    def _apply_control(self, event: Event) -> None:
        if event.kind not in ("control", "resign"):
            return
        seat = event.seat
        self.bots[seat] = event.bot
        self.reasons[seat] = event.reason
        self.drafts.pop(seat, None)
        self._asked_anew(seat)
        if event.bot is not None:
            self.clocks.stop(seat, event.at)
        else:
            self.clocks.return_of(seat)

    def _apply_end(self, event: Event) -> None:
        """What can end the game before the rules do."""
        seat = event.seat
        if event.kind == "resign":
            self.resigned[seat] = True
            self.agreed.discard(seat)
            people = [s for s in self.left() if s not in self.terms.bots]
            if len(self.left()) < 2 or not people:
                self.close("resigned", seat)
        elif event.kind == "agree":
            self.agreed.add(seat)
        elif event.kind == "differ":
            self.agreed.discard(seat)
        elif event.kind == "end":
            self.close(event.ending, seat)
        if not self.over and self.agreed and self.agreed.issuperset(self.asked_to_agree()):
            self.close("abandoned", seat)

    def close(self, ending: Ending, seat: int) -> None:
        """Nothing more is played."""
        self.ending, self.ended_by = ending, seat
        self.drafts.clear()
        if self.started:
            records.close(self.table.record, self.game, self.table.seed)
            self.table.record.ended = ending if ending != "resigned" else f"resigned {seat}"

    def _run_clocks(self, event: Event) -> None:
        running = {s for s in self.to_act() if self.bots[s] is None}
        if event.kind == "back":
            self.clocks.take_back(running, event.at)
        else:
            self.clocks.run(running, event.at)


__all__ = ["CannotTakeBack", "NotStarted", "Refused", "Sitting", "StaleMove"]
