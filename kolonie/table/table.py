"""One table: a game, its record, and how far back each seat may go.

History lives here, outside the game. A step can be taken back as long as nothing hidden was shown by it or
after it and nobody else has acted since. While seats act at once, each takes back its own steps; the
others' steps stand. The end of such a step shows what all have chosen, so it is a wall for everybody.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from kolonie.core.chance import commitment
from kolonie.core.engine import Entry, Game
from kolonie.core.options import Option
from kolonie.core.records import Record, Share, close, dealt_from, new_record
from kolonie.core.title import Title

Wall = Literal["nothing", "revealed", "other"]
"""Why a step cannot be taken back: there is none, something was revealed, or somebody else has acted."""


class CannotTakeBack(Exception):
    """The step stands; `wall` says why."""

    def __init__(self, wall: Wall) -> None:
        super().__init__(wall)
        self.wall = wall


@dataclass(frozen=True)
class Step:
    """One move and the game just before it (None once no take-back can reach it)."""

    seat: int
    key: str
    before: Game | None
    entries: int
    """How long the journal was before."""
    strand: int
    """The simultaneous step it belongs to, or 0."""
    revealed: bool


class Table:
    """A game being played. All moves go through `play`; nothing else changes the game."""

    def __init__(
        self,
        title: Title,
        names: tuple[str, ...],
        seed: str,
        settings: dict[str, str] | None = None,
        box: Any = None,
        shares: tuple[Share, ...] = (),
    ) -> None:
        self.game = title.new(len(names), dealt_from(seed, shares), settings, box, journal=True)
        self.names = names
        self.seed = seed
        """The keeper's own; with what players added to it the game was dealt."""
        self.record: Record = new_record(self.game, names)
        if shares:
            self.record.commitment, self.record.shares = commitment(seed), shares
        self.steps: list[Step] = []

    def play(self, seat: int, choice: Option | str, number: int | None = None) -> None:
        """Plays a move. `number`, if given, is the decision it answers: a stale one is refused."""
        game = self.game
        key = choice.key if isinstance(choice, Option) else choice
        if number is not None and number != game.number:
            raise StaleMove(number, game.number)
        before = game.clone()
        entries = len(game.journal or ())
        strand = game.strand if game.waiting is not None else 0
        game.play(seat, key)
        revealed = game.walls != before.walls
        self.steps.append(Step(seat, key, before, entries, strand, revealed))
        self.record.moves.append((seat, key))
        if game.over:
            close(self.record, game, self.seed)

    # -- take-back

    def wall(self, seat: int) -> Wall | None:
        """Why the seat's last step cannot be taken back, or None if it can."""
        return self._find(seat)[1]

    def _find(self, seat: int) -> tuple[int, Wall | None]:
        """The place of the seat's last step, and what stands in the way of taking it back."""
        for index in range(len(self.steps) - 1, -1, -1):
            step = self.steps[index]
            if step.seat == seat:
                if step.revealed or self.game.over:
                    return index, "revealed"
                later = self.steps[index + 1 :]
                if self.game.waiting is not None:
                    # what others have not finished is their secret, even that they have begun
                    asks = self.game.asks
                    if step.strand != self.game.strand:
                        alone = not later and all(other == seat for other in asks)
                    else:
                        alone = seat in asks or all(other.seat in asks for other in later)
                    return index, None if alone else "other"
                return index, "other" if later else None
        return -1, "nothing"

    def take_back(self, seat: int) -> str:
        """Takes back the seat's last step and returns its key. Raises CannotTakeBack."""
        index, wall = self._find(seat)
        if wall is not None:
            raise CannotTakeBack(wall)
        step = self.steps[index]
        assert step.before is not None, "forgotten only where a wall stands"
        others = [(s.seat, s.key) for s in self.steps[index + 1 :]]
        journal: list[Entry] = (self.game.journal or [])[: step.entries]
        game = step.before.clone()
        game.journal = journal
        self.game = game
        del self.steps[index:]
        del self.record.moves[index:]
        for other, key in others:
            self.play(other, key)
        return step.key

    def restart_turn(self, seat: int) -> int:
        """Takes back everything the seat did in a row, as far as that goes; tells how many steps."""
        count = 0
        while True:
            index, wall = self._find(seat)
            if wall is not None:
                if count == 0:
                    raise CannotTakeBack(wall)
                return count
            if count and index + 1 < len(self.steps) and not self.steps[index].strand:
                return count
            self.take_back(seat)
            count += 1

    def forget(self, everything: bool = False) -> None:
        """Lets go of the games that no take-back can reach any more, so that a long table stays small.

        Nothing before the last revealed secret can come back, except the steps of seats that act at once.
        `everything`: nothing at all will be taken back.
        """
        last = len(self.steps) - 1
        while last >= 0 and not (everything or self.steps[last].revealed):
            last -= 1
        strand = self.game.strand if self.game.waiting is not None and not everything else 0
        for index in range(last, -1, -1):
            step = self.steps[index]
            if strand and step.strand == strand:
                continue
            if step.before is None:
                break
            self.steps[index] = replace(step, before=None)


class StaleMove(Exception):
    """The move answers a decision that is no longer open."""

    def __init__(self, answered: int, current: int) -> None:
        super().__init__(f"decision {answered} is over, the current one is {current}")
        self.answered = answered
        self.current = current
