"""Marks: how strong bots should be, and how strong they are, by games of a game's levels.

A title says in `bot/marks.toml` in which variants each level has to beat the one below, and what else its
bots are held to: a share of games won or a mean score, alone or with two of them at the table. Every mark has
its turn in the order of games, so that all are known equally well whenever it is stopped.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from kolonie.core.title import Title
from kolonie.lab.matches import Outcome, Spec, wilson
from kolonie.lab.results import kept_games

FILE: Final = "marks.toml"
LEVELS: Final = (("expert", "medium", 0.85), ("hard", "medium", 0.70), ("medium", "random", 0.97))
"""Who has to beat whom, in what share of the games of two."""

PORTION: Final = 40
"""After so many games each it is seen which marks are known well enough."""

Settings = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Mark:
    """What a bot is held to: alone, or on one of two seats."""

    bots: tuple[str, ...]
    settings: Settings = ()
    won: float | None = None
    """The least share of games."""
    mean: float | None = None
    """The least mean score."""

    def games(self, game: str, count: int, seed: str) -> list[Spec]:
        """Every seat is taken on the same shuffle, unless the same bot sits on all of them."""
        seats = len(set(self.bots))
        found = []
        for number in range(count):
            turned = number % seats
            bots = self.bots[turned:] + self.bots[:turned]
            found.append(Spec(game, f"{seed}/{number // seats}", bots, self.settings))
        return found


@dataclass
class Measured:
    """What the games of a mark say so far."""

    mark: Mark
    shares: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    seconds: float = 0.0
    """Of the processor, of all seats."""

    def add(self, outcome: Outcome) -> None:
        bots = outcome.spec.bots
        own = [seat for seat, bot in enumerate(bots) if bot == self.mark.bots[0]]
        winners = outcome.winners
        self.shares.append(sum(seat in winners for seat in own) / max(1, len(winners)))
        self.scores.append(sum(outcome.scores[seat] for seat in own) / len(own))
        self.seconds += sum(thought.seconds for thought in outcome.thoughts)

    @property
    def won(self) -> float:
        return sum(self.shares) / len(self.shares)

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores)

    @property
    def error(self) -> float:
        """The standard error of the mean score."""
        n = len(self.scores)
        spread = sum((score - self.mean) ** 2 for score in self.scores) / max(1, n - 1)
        return float((spread / n) ** 0.5)

    def is_known(self, within: float) -> bool:
        """Whether the interval of what is asked for is narrower than this, a share or hundreds of points."""
        if not self.shares:
            return False
        low, high = wilson(sum(self.shares), len(self.shares))
        wide = high - low if self.mark.won is not None else 0.0
        if self.mark.mean is not None:
            wide = max(wide, 2 * 1.96 * self.error / 100)
        return wide < within and len(self.shares) > 1

    @property
    def reached(self) -> bool:
        """Whether what was measured is as good as it should be."""
        return self.won >= (self.mark.won or 0.0) and (self.mark.mean is None or self.mean >= self.mark.mean)

    def told(self) -> dict[str, Any]:
        low, high = wilson(sum(self.shares), len(self.shares))
        return {
            **asdict(self.mark),
            "games": len(self.shares),
            "share_won": self.won,
            "low": low,
            "high": high,
            "mean_score": self.mean,
            "error": self.error,
            "seconds": self.seconds / len(self.shares),
            "reached": self.reached,
        }

    def line(self) -> str:
        mark = self.mark
        low, high = wilson(sum(self.shares), len(self.shares))
        who = " : ".join(mark.bots) if len(mark.bots) > 1 else f"{mark.bots[0]} alone"
        where = "".join(f", {name}={value}" for name, value in mark.settings)
        parts = []
        if mark.won is not None:
            parts.append(f"won {self.won:.1%} ({low:.1%} to {high:.1%}), at least {mark.won:.0%}")
        aim = "" if mark.mean is None else f", at least {mark.mean:.0f}"
        parts.append(f"mean {self.mean:.1f} (error {self.error:.1f}){aim}")
        n = len(self.shares)
        end = "reached" if self.reached else "missed"
        return f"{who}{where}: {'; '.join(parts)}; {n} games, {self.seconds / n:.1f} s each: {end}"


def marks_of(chosen: Title) -> list[Mark]:
    """What the bots of a game are held to. Raises ValueError if its file says anything else."""
    path = chosen.home / "bot" / FILE
    told = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {"levels": [{}]}
    found = []
    for settings in told.pop("levels"):
        held = _settings(settings)
        found += [Mark((better, worse), held, won=least) for better, worse, least in LEVELS]
    for entry in told.pop("mark", []):
        bots = tuple(entry.pop("bots"))
        found.append(
            Mark(bots, _settings(entry.pop("set", {})), entry.pop("won", None), entry.pop("mean", None))
        )
        if entry:
            raise ValueError(f"{path.name}: no mark has {', '.join(entry)}")
    if told:
        raise ValueError(f"{path.name}: there is no {', '.join(told)}")
    for mark in found:
        chosen.check(dict(mark.settings), len(mark.bots))
    return found


def _settings(told: dict[str, str]) -> Settings:
    return tuple(sorted(told.items()))


def measure(
    chosen: Title,
    marks: list[Mark],
    games: int,
    seed: str,
    keep: Path | None = None,
    progress: Callable[[int], None] = lambda _done: None,
    within: float = 0.0,
) -> list[Measured]:
    """Plays so many games for every mark; what is kept in the file is not played again.

    For a mark that is known within so much (`Measured.is_known`) no more are played.
    """
    found = [Measured(mark) for mark in marks]
    each = [mark.games(chosen.id, games, seed) for mark in marks]
    done = 0
    for start in range(0, games, PORTION):
        planned = [
            (place, specs[number])
            for number in range(start, min(games, start + PORTION))
            for place, specs in enumerate(each)
            if not found[place].is_known(within)
        ]
        outcomes = kept_games([spec for _place, spec in planned], keep)
        for (place, _spec), outcome in zip(planned, outcomes, strict=True):
            found[place].add(outcome)
            done += 1
            progress(done)
    return found
