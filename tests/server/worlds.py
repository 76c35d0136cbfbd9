"""Two worlds that one viewer cannot tell apart, as tables of a server: nothing hidden leaves.

The other world has everything hidden dealt anew, and whatever others did in secret did not happen there: the
numbers of moves, decisions and events differ too.
"""

from __future__ import annotations

import copy
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import replace

from kolonie.core.chance import Chance
from kolonie.core.engine import Entry, Game
from kolonie.core.views import determinize, may_read
from kolonie.server.live import Live
from kolonie.table.drafts import Draft
from kolonie.table.film import Film
from kolonie.table.table import Table

Dealt = Callable[[Game], Game]
"""How a game of the other world is made from one of the true world."""


class Worlds:
    """The true world of a table again and again, and others that `viewer` may not tell from it."""

    def __init__(self, live: Live, viewer: int | None, chance: Chance) -> None:
        self.live = live
        self.viewer = viewer
        self.chance = chance
        game = live.sitting.game
        known: dict[int, bool] = {}
        for entry in game.journal or ():
            known[entry.number] = known.get(entry.number, False) or may_read(game, entry, viewer)
        unknown = sorted(number for number, told in known.items() if number and not told)
        steps = live.sitting.table.steps
        last = {(steps[number - 1].strand, steps[number - 1].seat): number for number in unknown}
        finished = {number for (_strand, seat), number in last.items() if seat not in game.shown}
        self.unknown = [number for number in unknown if number not in finished]
        """Moves of which the viewer cannot know that they happened. That somebody has finished is known."""

    def both(self) -> list[Live]:
        """The table as it is, as an object that nobody else holds; and one that is different in everything
        hidden, and in what has been done in secret.
        """
        return [
            self._live(lambda game: game.clone(), []),
            self._live(lambda game: determinize(game, self.viewer, self.chance), self.unknown),
        ]

    def _live(self, dealt: Dealt, dropped: list[int]) -> Live:
        old = self.live.sitting
        sitting = copy.copy(old)
        sitting._outlooks = {}
        sitting._looked = -1
        sitting.clocks = copy.deepcopy(old.clocks)
        sitting.bots, sitting.reasons = list(old.bots), list(old.reasons)
        sitting.marks, sitting.answers = list(old.marks), list(old.answers)
        sitting.times = [at for number, at in enumerate(old.times, 1) if number not in dropped]
        if dropped or any(seat != self.viewer for seat in old.drafts):
            sitting.version += 7
            for seat in range(sitting.terms.seats):
                if seat != self.viewer:
                    sitting.marks[seat] += 5
        sitting.table = self._table(old.table, dealt, dropped)
        sitting.drafts = {}
        for seat, draft in old.drafts.items():
            if seat == self.viewer:
                sitting.drafts[seat] = self._draft(draft, sitting.game)
        live = Live(self.live.row, sitting, sitting.version)
        live.film = Reel(self.live, dealt, dropped, sitting.game.journal or [])
        live.filmed = sitting.version
        return live

    def _table(self, old: Table, dealt: Dealt, dropped: list[int]) -> Table:
        table = copy.copy(old)
        gone = set(dropped)
        table.game = dealt(old.game)
        table.game.journal, kept = without(old.game.journal or [], dropped)
        table.game.counted = old.game.counted
        table.game.number = old.game.number - len(dropped)
        table.steps = []
        wall = max((number for number, step in enumerate(old.steps, 1) if step.revealed), default=0)
        for number, step in enumerate(old.steps, 1):
            if number not in gone:
                before = dealt(step.before) if step.before is not None and number > wall else None
                table.steps.append(replace(step, before=before, entries=kept[step.entries]))
        moves = [move for number, move in enumerate(old.record.moves, 1) if number not in gone]
        table.record = replace(old.record, moves=moves)
        return table

    def _draft(self, old: Draft, common: Game) -> Draft:
        draft = Draft(old.seat, common.clone())
        for key in old.keys:
            draft.play(key)
        return draft


class Reel(Film):
    """The film of such a world: what was hidden lay differently at every moment of it."""

    def __init__(self, live: Live, dealt: Dealt, dropped: list[int], journal: list[Entry]) -> None:
        true = live.reel()
        gone = set(dropped)
        self._dealt = dealt
        self._frames = []
        _journal, kept = without(live.sitting.game.journal or [], dropped)
        for number, (game, entries) in enumerate(true._frames):
            if number in gone:
                self._frames[-1] = (game, self._frames[-1][1])
            else:
                self._frames.append((game, kept[entries]))
        self.scores = true.scores
        self._journal = journal

    def at(self, number: int) -> Game:
        frame, entries = self._frames[max(0, min(number, self.length))]
        game = self._dealt(frame)
        game.number = number
        game.journal = self._journal[:entries]
        return game


def without(journal: list[Entry], dropped: list[int]) -> tuple[list[Entry], list[int]]:
    """The journal as it would be if these moves had not happened, and how much is left of its beginnings."""
    gone = set(dropped)
    kept: list[Entry] = []
    lengths = [0]
    for entry in journal:
        if entry.number not in gone:
            twin = copy.copy(entry)
            twin.number = entry.number - bisect_left(dropped, entry.number)
            kept.append(twin if dropped else entry)
        lengths.append(len(kept))
    return kept, lengths
