"""How good a position is for a seat, and how a turn is thought through: what a title tells bots of itself.

Bots know no game. A title's `judgement()` is all they have: a value function over features that mean
something, and hints on where to look.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from kolonie.core.engine import Game
from kolonie.core.options import Option

AnyGame = Game[Any, Any]
Value = Callable[[Any, int], float]
Prepare = Callable[[Any, int], Value]
Candidates = Callable[[Any, int, "tuple[Option, ...]"], "tuple[Option, ...]"]
Alone = Callable[[Any, int], None]
Weights = tuple[tuple[float, ...], ...]
"""For each stage of a game, what one of each term is worth, in points at the end."""


def everything(_game: AnyGame, _seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """No option is left out."""
    return offered


def the_whole(_game: AnyGame) -> int:
    """The game is one stretch."""
    return 0


def the_last(offered: tuple[Option, ...]) -> Option:
    return offered[-1]


class Beam(NamedTuple):
    """How much is kept at each level of a search."""

    width: int = 24
    """So many lines."""
    depth: int = 8
    """A line of so many decisions is judged as it is."""
    fan: int = 1
    """Lines that begin with the same so many decisions share their room."""
    most: int = 1000
    """No beginning gets more room than this."""
    halves: int = 0
    """A decision that changes nothing yet is half a move; so many in a row are gone through at one level."""
    forced: bool = False
    """Whether decisions that leave no choice are gone through at once, without being judged or counted in."""
    turns: int = 1
    """So many own turns at most are looked through, one after another (see `Judgement.alone`)."""
    roads: int = 4
    """From so many positions the next of them is looked through."""
    later: int = 5
    """So many lines at each level of those later turns."""
    openings: int = 1
    """Roads that begin with the same turn have no more room than if there were so many ways to begin."""


class Learnt(NamedTuple):
    """What a value is made of, so that its weights can be found by play (`kolonie lab train`)."""

    names: tuple[str, ...]
    """The terms: numbers that say something of a seat. The first is always 1."""
    stages: int
    stage: Callable[[Any], int]
    """How far a game is: each stage has weights of its own."""
    terms: Callable[[Any, int], list[float]]
    valued: Callable[[Weights], Value]
    """The value with such weights."""
    prepared: Callable[[Weights], Prepare] | None = None
    """The same where a value is made for each search (`Judgement.prepare`)."""
    start: Weights = ()
    """What the weights are held to, if not to zero: those that somebody has thought up."""
    held: float = 30.0
    """How strongly, as so many samples more that said it."""
    only: tuple[tuple[str, str], ...] = ()
    """The options of the games that the weights are for, if not for all."""
    trust: Callable[[Any, int], float] | None = None
    """How much of what was learnt counts for a seat, beside `start`; if this is not told, all of it."""


class Contest(NamedTuple):
    """For games in which all have one turn in a round, and some turns decide what the others choose from."""

    decides: Callable[[Any, int], bool]
    """Whether the turn that begins here does."""
    round: Callable[[Any], int]
    """The number of the round."""
    marks: tuple[str, ...]
    """Turns are told apart by their options of these verbs; what else is done in them is taken for alike."""
    glance: Candidates
    """What is tried by those who do not look at everything."""


class Judgement(NamedTuple):
    """What a position is worth to a seat, and how its turn is looked through."""

    value: Value
    beam: Beam = Beam()
    prepare: Prepare | None = None
    """Makes the value function for one search, if that is quicker than asking `value` each time."""
    horizon: tuple[type, ...] = ()
    """Decisions that a turn begins with: the search stops before the next one."""
    candidates: Candidates = everything
    """Which of the options are worth trying; never none."""
    alone: Alone | None = None
    """Changes an imagined world so that the others do nothing for a while: own turns follow one another.

    Only where this is given is more than one turn looked through.
    """
    stretch: Callable[[Any], int] = the_whole
    """The number of the stretch of the game; rows of own turns are compared where the next one begins."""
    idle: Callable[[tuple[Option, ...]], Option] = the_last
    """What the others answer in such rows."""
    guesses: tuple[str, ...] = ()
    """Options of these verbs bring what nobody knows: rows that know one world are not changed to them."""
    rows: Beam | None = None
    """How rows of own turns are looked through by those who think longer."""
    close: Beam | None = None
    """How a turn is looked through within 8,000 positions, where `beam` misses much; wider within more."""
    learnt: Learnt | None = None
    """Of what the value is made, where its weights were found by play."""
    compared: Value | None = None
    """The value where seats are set beside one another, if `value` looks at each at a moment of its own."""
    contest: Contest | None = None
    """Where this is given, turns are compared by how far they leave the seat ahead (`bots.contests`)."""


def with_weights(how: Judgement, weights: Weights) -> Judgement:
    """The same judgement with other weights. Only for what was learnt."""
    learnt = how.learnt
    assert learnt is not None
    prepare = how.prepare if learnt.prepared is None else learnt.prepared(weights)
    return how._replace(value=learnt.valued(weights), prepare=prepare)


def score_lead(game: AnyGame, seat: int) -> float:
    """The seat's score less the best of the others: how games are judged that say nothing of themselves."""
    scores = game.scores()
    others = [score for index, score in enumerate(scores) if index != seat]
    return scores[seat] - (max(others) if others else 0)
