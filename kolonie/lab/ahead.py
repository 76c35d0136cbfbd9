"""What the engine offers, held against trying out everything.

Where something is owed the engine offers only options that leave a way to do it (`kolonie.core.ahead`). It
searches cleverly: plainly harmless options are not tried, of like ones only one, gains come first, hopeless
positions are given up, and answers are remembered. Here the same question is answered without any of that, by
playing every option of every decision until nothing is owed any more. The two must agree.

Positions come from games of the random and of the greedy bot, as they are and after random changes
(`Title.perturb`): cards in front that play seldom brings together, exhausted supplies, few goods.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from kolonie.bots import answer, named_bot
from kolonie.core.ahead import Hidden, Search
from kolonie.core.chance import Chance
from kolonie.core.engine import Ask, Game
from kolonie.core.frames import Frame
from kolonie.core.options import Option
from kolonie.core.readers import HANDLERS
from kolonie.core.sameness import Stacks, fields_of
from kolonie.core.title import Title
from kolonie.core.views import View
from kolonie.lab.listings import cold, random_game, varied, walk

ENOUGH = 3_000
"""A question that takes more steps than this is left open."""
STAGES = 5
"""How often a position is changed and looked at again."""
CHANGES = 4
"""How many changes there are between."""
GREEDY = 32
"""Every so manieth game is played by the greedy bot."""
FOLLOWED = 0.25
"""From how many positions the turn is played on, and its other decisions are looked at too."""
SHARE = 0.15
"""How many of the decisions of a game are looked at."""


@dataclass(frozen=True)
class Difference:
    """An option about which the engine and trying out everything do not agree."""

    at: str
    seats: int
    line: tuple[str, ...]
    """What was played from there, in the same turn."""
    choice: str
    offered: bool


@dataclass
class Report:
    game: str
    positions: int = 0
    choices: int = 0
    """Options that would bind the player, where nothing was owed before: slots, say."""
    refused: int = 0
    """Those of them that leave no way."""
    verbs: dict[str, int] = field(default_factory=dict)
    """The same choices by what they do."""
    later: int = 0
    """Options of decisions in which something was owed already."""
    later_refused: int = 0
    steps: int = 0
    """Options played by trying out everything."""
    longest: int = 0
    """The most of them for one question."""
    left_open: int = 0
    """Questions that would have taken too long."""
    in_doubt: int = 0
    """Options that leave no way and are offered all the same: the engine gave its search up at the limit of
    steps (`kolonie.core.ahead`). Without a limit it finds the right answer, or they would be differences."""
    differences: list[Difference] = field(default_factory=list)

    def lines(self) -> list[str]:
        """The report in words."""
        kinds = ", ".join(f"{n} {verb}" for verb, n in sorted(self.verbs.items()))
        told = [
            f"{self.choices} choices that bind the player in {self.positions} positions ({kinds}): "
            f"{self.refused} leave no way",
            f"{self.later} options of decisions that follow: {self.later_refused} leave no way",
            f"{self.steps} options played, at most {self.longest} for one; {self.left_open} left open",
            f"{self.in_doubt} offered in doubt, at the limit of steps",
            f"{len(self.differences)} differences",
        ]
        for found in self.differences:
            line = " ".join((*found.line, found.choice))
            said = "offered, but leaves no way" if found.offered else "leaves a way, but is not offered"
            told.append(f"  {found.at} with {found.seats} players: {line}: {said}")
        return told


# -- trying out everything


class TooLong(Exception):
    """The answer would take too many steps."""


class Everything:
    """Plays every option of every decision of a seat's turn until nothing is owed any more.

    `remembers` leaves out positions that are exactly as one that was looked into for the same question: a way
    from there would have been found. Without it every order of doing things is played.
    """

    def __init__(self, game: Game, seat: int, remembers: bool = True, enough: int = ENOUGH) -> None:
        self.title = game.title
        self.clone = game.title.shape.clone
        self.seat = seat
        self.enough = enough
        self.remembers = remembers
        self.twin = game.rehearsal(seat)
        self.twin.answers = None
        self.twin.searching = True
        self.fields = fields_of(game.title.shape)
        self.stacks = Stacks()
        self.met: set[Hashable] = set()
        self.steps = 0

    def leaves_way(self, table: Any, frame: Frame, choice: Option) -> bool:
        """True if after this choice everything owed can still be done. Raises TooLong."""
        self.met.clear()
        self.steps = 0
        return self._leads_on(table, frame, choice)

    def _leads_on(self, table: Any, frame: Frame, choice: Option) -> bool:
        self.steps += 1
        if self.steps > self.enough:
            raise TooLong
        mine = self.clone(table)
        twin = self.twin
        twin.state = mine
        try:
            ask = twin._run(twin.taken(frame, choice))
        except Hidden:
            return not self.title.conduct.owes(twin, None)
        if not self.title.conduct.owes(twin, None):
            return True
        if ask is None or ask.frame.seat != self.seat:
            return False
        if self.remembers:
            here = (*self.fields.whole(mine), self.stacks.number(ask.frame))
            if here in self.met:
                return False
            self.met.add(here)
        return any(self._leads_on(mine, ask.frame, option) for option in ask.options)


def listed(game: Game, ask: Ask) -> list[Option]:
    """What a decision lists before anything is looked ahead."""
    return game.listed(HANDLERS[type(ask.frame.node)], ask.frame, None)


def binds(game: Game, seat: int, frame: Frame, choice: Option) -> bool:
    """True if something is owed right after this choice."""
    twin = cold(game).rehearsal(seat)
    with suppress(Hidden):
        twin.taken(frame, choice)
    return game.conduct.owes(twin, None)


# -- comparing


class Comparison:
    """Goes through positions and compares, until there were enough choices."""

    def __init__(
        self, title: Title, seed: int = 0, share: float = SHARE, settings: Mapping[str, str] | None = None
    ) -> None:
        """`settings` hold in every game; the others are drawn."""
        self.title = title
        self.settings = settings
        self.seed = seed
        self.share = share
        self.dice = random.Random(seed)
        self.report = Report(title.id)

    def run(self, choices: int, progress: Callable[[Report], None] | None = None) -> Report:
        number = self.seed
        while self.report.choices < choices:
            for seats in range(self.title.min_seats, self.title.max_seats + 1):
                greedy = (number + seats) % GREEDY == 0
                for at, game in self._positions(seats, number, greedy):
                    self.look(game, at)
                    if progress is not None:
                        progress(self.report)
                    if self.report.choices >= choices:
                        return self.report
            number += 1
        return self.report

    def _positions(self, seats: int, number: int, greedy: bool) -> Iterator[tuple[str, Game]]:
        games = (greedy_walk if greedy else walk)(self.title, seats, number, self.settings)
        for game in games:
            if game.strands is not None or self.dice.random() >= self.share:
                continue
            at = f"{'greedy ' if greedy else ''}{number}/{game.number}"
            yield at, cold(game)
            changed: Game | None = game
            names: list[str] = []
            for _ in range(STAGES):
                for _ in range(CHANGES):
                    variation = self.dice.randrange(10_000)
                    changed = None if changed is None else varied(changed, variation)
                    names.append(str(variation))
                if changed is None:
                    break
                yield f"{at}/{'.'.join(names)}", changed

    def look(self, game: Game, at: str) -> None:
        """A decision, and those that follow it in the same turn, played at random."""
        self.report.positions += 1
        line: tuple[str, ...] = ()
        (seat,) = game.to_act()
        game = cold(game)
        game.asks = {seat: game.ask_again(game.asks[seat])}
        while game.to_act() == [seat]:
            bound = self.compare(game, seat, at, line)
            if not bound or (not line and self.dice.random() >= FOLLOWED):
                return
            choice = self.dice.choice(bound)
            game.play(seat, choice)
            line = (*line, choice.key)

    def compare(self, game: Game, seat: int, at: str, line: tuple[str, ...]) -> list[Option]:
        """The offered options after which something is owed; every listed one is compared."""
        report = self.report
        ask = game.asks[seat]
        found = listed(game, ask)
        if len(found) < 2:
            return [choice for choice in found if binds(game, seat, ask.frame, choice)]
        opening = not self.title.conduct.owes(game, None)
        offered = set(game.options(seat))
        again = cold(game)
        fresh = set(again.ask_again(ask).options) if line else offered
        everything = Everything(game, seat)
        bound = []
        for choice in found:
            if opening and not binds(game, seat, ask.frame, choice):
                truth = True
            else:
                try:
                    truth = everything.leaves_way(game.state, ask.frame, choice)
                except TooLong:
                    report.left_open += 1
                    continue
                finally:
                    report.steps += everything.steps
                    report.longest = max(report.longest, everything.steps)
                if truth:
                    bound.append(choice)
                if opening:
                    report.choices += 1
                    report.refused += not truth
                    report.verbs[choice.verb] = report.verbs.get(choice.verb, 0) + 1
                else:
                    report.later += 1
                    report.later_refused += not truth
            if truth != (choice in fresh) or truth != (choice in offered):
                if (game.doubted or again.doubted) and not (truth or self.finds(game, seat, choice)):
                    report.in_doubt += 1
                    continue
                offer = choice in fresh if truth != (choice in fresh) else choice in offered
                report.differences.append(Difference(at, game.seats, line, choice.key, offer))
        return [choice for choice in bound if choice in offered]

    def finds(self, game: Game, seat: int, choice: Option) -> bool:
        """Whether the engine's own search finds a way after the option if it may take any number of steps."""
        search = Search(cold(game), seat)
        search.answers.root = game.asks[seat].frame
        return search.leads_on(game.state, game.asks[seat].frame, choice, False)


def greedy_walk(
    title: Title, seats: int, seed: int, settings: Mapping[str, str] | None = None
) -> Iterator[Game]:
    """A game of the greedy bot at each of its decisions."""
    game = random_game(title, seats, seed, settings)
    players = [named_bot("greedy") for _ in range(seats)]
    minds = [Chance(f"ahead {seed}/mind {seat}") for seat in range(seats)]
    while not game.over:
        yield game
        seat = game.to_act()[0]
        game.play(seat, answer("greedy", players[seat], View(game, seat), minds[seat]))
