"""An analysis as it is sent: how far it is, what was found out, one turn with its lines."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kolonie.analysis.whole import Moment, Summary, TurningPoint
from kolonie.server.states import ChangeState

GradeName = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class ReviewState(Struct, gc=False):
    """One turn: what it lost, and in short what was played."""

    n: int
    """Its place among the turns."""
    first: int
    """So many moves were played before the turn,"""
    at: int
    """and so many before the decision that lost most of it."""
    seat: int
    grade: GradeName
    lost: float
    """Points less than the better turn, on average."""
    error: float
    """The standard error of that."""
    chance_lost: float
    """What that was worth of the chance to win, from 0 to 1."""
    text: str


class AnalysisState(Struct):
    """How far the analysis of a table is, and once it is done what was found out."""

    status: Literal["none", "thinking", "done"]
    done: int
    total: int
    """So many turns."""
    budget: int
    """So many positions are looked at for each turn, about."""
    turns: list[ReviewState]
    moments: list[Moment]
    """Where everybody stood before each turn, and at the end."""
    turning: list[TurningPoint]
    summaries: list[Summary]
    how: str
    """How chances and losses are estimated, in words."""


class LineStep(Struct, gc=False):
    key: str
    prompt: str
    label: str
    places: list[str]


class LineState(Struct):
    """A line of play: its decisions, and what it brings its seat at once."""

    text: str
    steps: list[LineStep]
    changes: list[ChangeState]


class WayState(Struct, gc=False):
    """A way to begin: what it is called, and how many points less than the best it seemed."""

    key: str
    label: str
    less: float


class ReviewDetails(Struct):
    """All about one turn, from the decision that lost most of it."""

    review: ReviewState
    worlds: int
    """In so many imagined worlds the two were compared."""
    prompt: str
    options: int
    """So many options there were."""
    played: LineState
    better: LineState | None
    ways: list[WayState]
