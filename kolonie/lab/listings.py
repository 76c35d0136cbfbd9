"""How long it takes to list the options of a decision, and where it takes longest.

A bot may wait a little for its options, a person at the table may not, and a search lists them thousands of
times: no position may be a trap. Random play meets few of the hard ones, so a search goes on from the
slowest it has found and changes them further (`Title.perturb`).

A position is named so that it can be made again: `7/120` is random game 7 at decision 120, `7/120/3.15` the
same after changes number 3 and 15.
"""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.playout import play_out
from kolonie.core.title import Title

ENOUGH = 2.0
"""A search stops at a listing of so many seconds: it has found what it was looking for."""
ELITE = 8
"""So many of the slowest positions are changed further."""


@dataclass(frozen=True)
class Listing:
    """The slowest listing that was met."""

    ms: float
    at: str
    seat: int
    options: int
    asked: str
    """The prompt of the decision."""


class BadPosition(ValueError):
    """There is no such position."""


def random_game(title: Title, seats: int, seed: int, settings: Mapping[str, str] | None = None) -> Game:
    """A new game; what is not settled by `settings` is chosen at random."""
    chosen = {**title.random_settings(seats, Chance(f"bench settings {seed}")), **(settings or {})}
    return title.new(seats, f"bench {seed}", chosen)


def walk(title: Title, seats: int, seed: int, settings: Mapping[str, str] | None = None) -> Iterator[Game]:
    """A random game at each of its decisions: always the same one for a seed."""
    game = random_game(title, seats, seed, settings)
    dice = random.Random(seed)
    while not game.over:
        yield game
        play_out(game, dice, game.number + 1)


def position(title: Title, seats: int, at: str, settings: Mapping[str, str] | None = None) -> Game:
    """The position of that name, which was found with these settings. Raises BadPosition."""
    try:
        seed, number, *changes = at.split("/")
        wanted = int(number)
        variations = [int(n) for part in changes for n in part.split(".")]
        if len(changes) > 1 or wanted < 0:
            raise ValueError
        start = next(game for game in walk(title, seats, int(seed), settings) if game.number == wanted)
    except (ValueError, StopIteration):
        raise BadPosition(f"{at}: a position is named SEED/NUMBER or SEED/NUMBER/CHANGE.CHANGE") from None
    for variation in variations:
        changed = varied(start, variation)
        if changed is None:
            raise BadPosition(f"{at}: nothing can be changed there")
        start = changed
    if variations:
        start.asks = {seat: start.ask_again(ask) for seat, ask in start.asks.items()}
    return start


def varied(game: Game, variation: int) -> Game | None:
    """The position changed by the title, its options still as they were; None if it cannot be changed."""
    twin = cold(game)
    if not game.title.perturb(twin, Chance(f"variation {variation}")):
        return None
    return twin


def cold(game: Game) -> Game:
    """A copy that remembers nothing of what was found out in earlier listings."""
    twin = game.clone()
    twin.answers = None
    return twin


def listed(game: Game, at: str) -> Listing:
    """The slowest of the listings that are asked for in a position, in processor time."""
    worst: Listing | None = None
    for seat, ask in game.asks.items():
        twin = cold(game)
        collecting = gc.isenabled()
        gc.disable()  # whoever happens to be interrupted by it would look slow
        try:
            start = time.process_time()
            again = twin.ask_again(ask)
            spent = time.process_time() - start
        finally:
            if collecting:
                gc.enable()
        if worst is None or spent * 1000 > worst.ms:
            asked = game.decision(seat).prompt.key
            worst = Listing(spent * 1000, at, seat, len(again.options), asked)
    assert worst is not None
    return worst


def slower(one: Listing, other: Listing | None) -> bool:
    return other is None or one.ms > other.ms


def slowest_in_play(
    title: Title, seats: int, seconds: float, settings: Mapping[str, str] | None = None
) -> Listing:
    """The slowest listing of random games. What looks slow is measured twice, and the better time counts."""
    worst: Listing | None = None
    start = time.process_time()
    seed = 0
    while worst is None or time.process_time() - start < seconds:
        for game in walk(title, seats, seed, settings):
            at = f"{seed}/{game.number}"
            found = listed(game, at)
            if slower(found, worst):
                found = min(found, listed(game, at), key=_ms)
                worst = found if slower(found, worst) else worst
            if time.process_time() - start >= seconds:
                break
        seed += 1
    return worst


class Search:
    """Looks for slow listings: random positions, and changes of the slowest ones found so far."""

    def __init__(self, title: Title, seats: int, settings: Mapping[str, str] | None = None) -> None:
        self.title = title
        self.seats = seats
        self.settings = settings
        self.tried = 0
        self.elite: list[tuple[Listing, Game]] = []
        """The slowest first."""
        self.dice = random.Random(1)

    def run(self, seconds: float, progress: Callable[[Listing], None] | None = None) -> Listing:
        start = time.process_time()
        seed = 0
        while not self.elite or time.process_time() - start < seconds:
            for game in walk(self.title, self.seats, seed, self.settings):
                if self.dice.random() < 0.2 or not self.elite:
                    self.try_out(cold(game), f"{seed}/{game.number}")
                    for _ in range(4):
                        self.change_one()
                if progress is not None:
                    progress(self.elite[0][0])
                enough = self.elite[0][0].ms >= ENOUGH * 1000
                if enough or time.process_time() - start >= seconds:
                    return self.elite[0][0]
            seed += 1
        return self.elite[0][0]

    def change_one(self) -> None:
        """Tries a change of one of the slowest positions, the slowest of all most often."""
        place = min(int(self.dice.expovariate(0.5)), len(self.elite) - 1)
        listing, game = self.elite[place]
        variation = self.dice.randrange(10_000)
        changed = varied(game, variation)
        if changed is not None:
            separator = "." if listing.at.count("/") > 1 else "/"
            self.try_out(changed, f"{listing.at}{separator}{variation}")

    def try_out(self, game: Game, at: str) -> None:
        self.tried += 1
        try:
            found = listed(game, at)
        except Exception as error:
            error.add_note(f"listing the options of {self.title.id} at {at}")
            raise
        if len(self.elite) < ELITE or found.ms > self.elite[-1][0].ms:
            if found.ms < ENOUGH * 1000:
                found = min(found, listed(game, at), key=_ms)
            self.elite.append((found, game))
            self.elite.sort(key=_elite_ms, reverse=True)
            del self.elite[ELITE:]


def _ms(listing: Listing) -> float:
    return listing.ms


def _elite_ms(entry: tuple[Listing, Game]) -> float:
    return entry[0].ms
