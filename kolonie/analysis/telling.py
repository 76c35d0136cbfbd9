"""An analysis in words: turns as what was chosen in them, and what a line of play brings at once."""

from __future__ import annotations

from typing import NamedTuple

from kolonie.core.ahead import Hidden
from kolonie.core.chance import Chance
from kolonie.core.engine import Change, Game, changes
from kolonie.core.messages import Message
from kolonie.core.options import Option
from kolonie.core.telling import LEADING
from kolonie.core.text import Lexicon
from kolonie.core.views import determinize
from kolonie.table.differences import difference


class Chosen(NamedTuple):
    """One decision of a line: what was asked, and what is chosen."""

    prompt: Message
    label: Message
    key: str
    places: tuple[str, ...]


class Way(NamedTuple):
    """A line of play of one seat, and what it changes."""

    steps: tuple[Chosen, ...]
    changes: tuple[Change, ...]


def way(game: Game, seat: int, keys: tuple[str, ...]) -> Way:
    """What a seat chooses and gains by a line, as far as that can be foreseen at `game`."""
    world = determinize(game, seat, Chance("what if"))
    names = world.title.countables(world.box)
    before = [world.title.counts(world, index) for index in range(world.seats)]
    world.focus = seat
    world.journal = None
    steps: list[Chosen] = []
    for key in keys:
        choice = _option(world, seat, key)
        if choice is None:
            break
        label = world.title.label(world, seat, choice)
        places = world.title.places(world, seat, choice)
        steps.append(Chosen(world.decision(seat).prompt, label, key, places))
        try:
            world.play(seat, choice)
        except Hidden:
            break
    after = [world.title.counts(world, index) for index in range(world.seats)]
    return Way(tuple(steps), tuple(changes(names, before, after)))


def _option(game: Game, seat: int, key: str) -> Option | None:
    return next((choice for choice in game.options(seat) if choice.key == key), None)


def sentence(line: Way, lexicon: Lexicon) -> str:
    """The choices of a line, one after the other; what only ends something is left out."""
    said = [lexicon.say(step.label) for step in line.steps if step.key.partition(":")[0] not in LEADING]
    return " → ".join(said or [lexicon.say(step.label) for step in line.steps])


def brought(line: Way, seat: int, lexicon: Lexicon) -> str:
    """What a line brings its seat at once."""
    return ", ".join(difference(change, lexicon) for change in line.changes if change.seat == seat)
