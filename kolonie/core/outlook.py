"""What would it do? What an option costs and brings, before it is taken.

An option is played on a clone up to the next decision, to the first hidden thing, or to where somebody else
acts, and what the title counts (`Title.countables`) is compared. The clone is one whose secrets were dealt
anew, so two worlds that look the same to a seat give it the same outlook.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from kolonie.core.ahead import Hidden
from kolonie.core.chance import Chance
from kolonie.core.engine import NOBODY, Change, Game, changes
from kolonie.core.messages import Message
from kolonie.core.options import Option
from kolonie.core.readers import LOG
from kolonie.core.telling import LEADING
from kolonie.core.views import determinize, journal


@dataclass(frozen=True)
class Step:
    """Something that would follow from an option by itself, and the places that it touches."""

    said: Message
    places: tuple[str, ...]


@dataclass(frozen=True)
class Outlook:
    """What an option would do."""

    changes: tuple[Change, ...]
    """The differences, in the order in which the title counts."""
    remarks: tuple[Message, ...]
    """What else should be known before: that a card's effect is lost, for example."""
    reveals: bool
    """Something hidden would be shown or drawn: it could not be taken back, and what follows is not known."""
    passes: bool
    """Somebody else, or the game itself, acts next."""
    steps: tuple[Step, ...] = ()
    """What would follow from it by itself, one thing after the other, as the journal would tell it."""


def outlook(game: Game, seat: int, choice: Option | str) -> Outlook:
    """What one option would do. Raises Refused for anything that is no option."""
    return outlooks(game, seat, [choice])[0]


def outlooks(game: Game, seat: int, choices: Iterable[Option | str] | None = None) -> list[Outlook]:
    """What each of the options would do; without `choices` all that are offered. The world is dealt once."""
    world = determinize(game, seat, Chance("what if"))
    world.focus = seat
    offered: Iterable[Option | str] = world.options(seat) if choices is None else choices
    names = world.title.countables(world.box)
    before = [world.title.counts(world, index) for index in range(world.seats)]
    return [_outlook(world, seat, choice, names, before) for choice in offered]


def _outlook(
    world: Game[Any, Any], seat: int, choice: Option | str, names: tuple[str, ...], before: list[list[int]]
) -> Outlook:
    twin = world.clone()
    twin.journal = []
    key = choice.key if isinstance(choice, Option) else choice
    taken = world.decision(seat).option(key)
    halted = False
    try:
        twin.play(seat, key)
    except Hidden:
        halted = True
    after = [world.title.counts(twin, index) for index in range(world.seats)]
    remarks = () if taken is None else world.title.remarks(world, seat, taken)
    passes = not halted and seat not in twin.asks
    reveals = twin.walls != world.walls
    if passes and not reveals:
        reveals = _shows(world, seat, key)
    return Outlook(tuple(changes(names, before, after)), remarks, reveals, passes, _steps(twin, seat))


def _steps(twin: Game[Any, Any], seat: int) -> tuple[Step, ...]:
    """What the seat did after the choice itself: things that happened by themselves, and choices of one."""
    told = [entry for entry in journal(twin, seat) if entry.seat == seat]
    said = [
        Step(LOG[type(entry.node)](entry.node, entry.args), entry.places)
        for entry in told[1:]
        if entry.choice is None or entry.choice.verb not in LEADING
    ]
    return tuple(step for step, before in zip(said, [None, *said], strict=False) if step != before)


def _shows(world: Game[Any, Any], seat: int, key: str) -> bool:
    """Whether what follows by itself, once the seat has nothing to decide, shows something hidden."""
    twin = world.clone()
    twin.focus = NOBODY
    twin.play(seat, key)
    return twin.walls != world.walls
