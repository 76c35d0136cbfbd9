"""Everybody's chances while a game goes on, and the points that each could expect.

A position is judged for each seat from what that seat sees (`Judgement.compared`, else `value`). How much
such values say is not assumed but counted: `kolonie lab chances GAME` plays games of bots and fits, for each
tenth of a game,

    chance of a seat   = exp(k·value) / sum of exp(k·value) over all seats
    points of a seat   = a + b·value + c·(mean of the others' values)

and keeps k, a, b, c in the game's `chances.json` with the command that made them. So a chance is that of a
seat among bots who play on equally well, not of these people. Where nothing was counted, a careful k is
taken, no points are expected, and `fitted` is False.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.title import Title
from kolonie.core.views import View

FILE: Final = "chances.json"
PARTS: Final = 10
"""A game is counted in so many parts."""


class Part(Struct, frozen=True):
    """What was counted for one part of the game."""

    k: float
    a: float
    b: float
    c: float


class Fit(Struct, frozen=True):
    """What was counted in games of so many seats with such settings."""

    seats: int
    settings: dict[str, str]
    parts: list[Part]
    games: int = 0
    surprise: float = 0.0
    """The mean of -log of what was given to who won, in games that were not fitted to."""
    ignorance: float = 0.0
    """The same if all seats were always given the same."""


class Fits(Struct, frozen=True):
    made_by: str
    fits: list[Fit]


FITS: Final = msgspec.json.Decoder(Fits)


class Standing(Struct, frozen=True):
    """Where everybody stands at a moment: values as judged, and points so far."""

    at: int
    values: tuple[float, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...] = ()
    """Once the game is over."""


def standing(game: Game) -> Standing:
    """Where everybody stands, each seat judged in a world that looks to it like the true one."""
    if game.over:
        return Standing(game.number, (0.0,) * game.seats, tuple(game.scores()), tuple(game.winners()))
    how = game.title.judgement()
    value = how.compared or how.value
    chance = Chance("standing")
    values = [value(View(game, seat).imagine(chance), seat) for seat in range(game.seats)]
    return Standing(game.number, tuple(round(v, 2) for v in values), tuple(game.scores()))


class Chances:
    """Reads values as chances and points, for one game."""

    def __init__(self, fit: Fit | None, length: int) -> None:
        self.fit = fit
        self.length = max(1, length)
        """So many moves the game had."""

    @property
    def fitted(self) -> bool:
        return self.fit is not None

    def of(self, now: Standing) -> list[float]:
        """Each seat's chance to win. Those who have won share it."""
        if now.winners:
            share = 1.0 / len(now.winners)
            return [share if seat in now.winners else 0.0 for seat in range(len(now.values))]
        return shares(self._part(now.at).k, now.values)

    def points(self, now: Standing) -> list[float] | None:
        """What each seat could expect to end with."""
        if now.winners or self.fit is None:
            return [float(score) for score in now.scores] if now.winners else None
        part = self._part(now.at)
        return [part.a + part.b * v + part.c * beside(now.values, seat) for seat, v in enumerate(now.values)]

    def lost(self, now: Standing, seat: int, swing: float) -> float:
        """The chance that a seat gives away with so much of its value."""
        if len(now.values) == 1 or not swing:
            return 0.0
        k = self._part(now.at).k
        less = [v - swing if index == seat else v for index, v in enumerate(now.values)]
        return shares(k, now.values)[seat] - shares(k, less)[seat]

    def _part(self, at: int) -> Part:
        """Between the middles of two parts what lies between them."""
        whole = min(1.0, at / self.length)
        if self.fit is None:
            return Part(0.04 + 0.16 * whole, 0.0, 0.0, 0.0)
        place = whole * len(self.fit.parts) - 0.5
        low = min(max(0, int(place)), len(self.fit.parts) - 1)
        high = min(low + 1, len(self.fit.parts) - 1)
        near = min(max(0.0, place - low), 1.0)
        one, two = self.fit.parts[low], self.fit.parts[high]
        k, a, b, c = (
            (1 - near) * x + near * y
            for x, y in zip(msgspec.structs.astuple(one), msgspec.structs.astuple(two), strict=True)
        )
        return Part(k, a, b, c)


def shares(k: float, values: Sequence[float]) -> list[float]:
    """What each value has of the whole."""
    most = max(values)
    weights = [exp(max(-60.0, k * (v - most))) for v in values]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def beside(values: Sequence[float], seat: int) -> float:
    """The mean of the others' values; 0 alone."""
    others = [v for index, v in enumerate(values) if index != seat]
    return sum(others) / len(others) if others else 0.0


def chances_of(title: Title, seats: int, settings: Mapping[str, str], length: int) -> Chances:
    """How values are read in a game of so many seats and moves, by what was counted in games most like it."""
    found = [
        fit
        for fit in fits_of(title.home)
        if (fit.seats == 1) == (seats == 1)
        and all(settings.get(name) == value for name, value in fit.settings.items())
    ]
    found.sort(key=lambda fit: (abs(fit.seats - seats), -len(fit.settings)))
    return Chances(found[0] if found else None, length)


@lru_cache(maxsize=16)
def fits_of(home: Path) -> tuple[Fit, ...]:
    try:
        text = (home / FILE).read_bytes()
    except OSError:
        return ()
    return tuple(FITS.decode(text).fits)
