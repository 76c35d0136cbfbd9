"""A table with people around it: the common game, private drafts, clocks, and who plays which seat.

Everything that happens is an `Event`. A command (`move`, `take_back`, `confirm`, `hand_over`) checks
itself, changes the sitting and returns the event to be kept; `apply` does the same from a kept event. So
a sitting is always the fold of its log, and a process that loses it builds the same one again.

Each seat's decision has a number. It counts what this seat did and how often it was asked anew, so it tells
nobody how long others thought in secret. A move names the number it answers, so a repeated move is
harmless and a stale one is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from msgspec import structs

from kolonie.core.engine import Game
from kolonie.core.messages import message
from kolonie.core.options import Refused
from kolonie.core.outlook import Outlook, outlooks
from kolonie.core.title import Title
from kolonie.table.clocks import Clocks
from kolonie.table.drafts import Draft
from kolonie.table.events import Event, Kind, Reason, Terms
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
        return self.table.game.over

    def seen_by(self, seat: int | None) -> Game:
        """The game whose view the seat gets: its own rehearsal if it has one."""
        draft = self.drafts.get(seat) if seat is not None else None
        return draft.game if draft is not None else self.table.game

    def to_act(self) -> list[int]:
        """The seats that owe a decision or a confirmation."""
        return self.table.game.to_act() if self.started else []

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

    def start(self, at: float) -> Event:
        return self._done(Event(self.version + 1, "start", 0, at, **self._other_label()))

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
            self.started = True
            self._asked_anew(*range(self.terms.seats))
        elif event.kind == "play":
            self._apply_play(event)
        elif event.kind == "back":
            for _ in range(event.steps):
                self.table.take_back(seat)
            self._after_step(seat, self.game.waiting is not None)
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
        elif event.kind == "control":
            self._apply_control(event)
        if event.print and event.print != print_of(self.game):
            raise Changed(event.number)
        self.version = event.number
        self._run_clocks(event)

    def _apply_play(self, event: Event) -> None:
        seat = event.seat
        strand, waiting = self.game.strand, self.game.waiting
        for key in event.keys:
            self.table.play(seat, key)
        draft = self.drafts.pop(seat, None)
        confirmed = draft is not None and tuple(draft.keys) == event.keys
        self.answers[seat] = (self.answers[seat][0] if confirmed else self.marks[seat], event.keys[-1])
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
        seat = event.seat
        self.bots[seat] = event.bot
        self.reasons[seat] = event.reason
        self.drafts.pop(seat, None)
        self._asked_anew(seat)
        if event.bot is not None:
            self.clocks.stop(seat, event.at)
        else:
            self.clocks.return_of(seat)

    def _run_clocks(self, event: Event) -> None:
        running = {s for s in self.to_act() if self.bots[s] is None}
        if event.kind == "back":
            self.clocks.take_back(running, event.at)
        else:
            self.clocks.run(running, event.at)


__all__ = ["CannotTakeBack", "NotStarted", "Refused", "Sitting", "StaleMove"]
