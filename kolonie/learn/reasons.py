"""Why an option is good: the turn that a bot would play with it, and what the whole of it brings.

It is played on a clone whose secrets were dealt anew, and as far as nothing hidden comes into it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from kolonie.bots.advice import Advice
from kolonie.core.ahead import Hidden
from kolonie.core.chance import Chance
from kolonie.core.engine import Change, Game, changes
from kolonie.core.messages import Message
from kolonie.core.views import determinize

TOLD: Final = 3
"""So many of the decisions that would follow are told."""


class Reason(NamedTuple):
    then: tuple[Message, ...]
    """What would be done next, in the same turn."""
    changes: tuple[Change, ...]
    """What all of it costs and brings, in the order in which the title counts."""


def reasons(game: Game, seat: int, told: Sequence[Advice]) -> list[Reason]:
    """The reasons of each advice. The world is dealt once, the same as that of outlooks."""
    world = determinize(game, seat, Chance("what if"))
    world.focus = seat
    return [_reason(world, seat, (one.key, *one.then)) for one in told]


def _reason(world: Game, seat: int, keys: Sequence[str]) -> Reason:
    title = world.title
    names = title.countables(world.box)
    before = [title.counts(world, index) for index in range(world.seats)]
    twin = world.clone()
    then: list[Message] = []
    for number, key in enumerate(keys):
        if seat not in twin.asks or twin.walls != world.walls:
            break
        choice = twin.decision(seat).option(key)
        if choice is None:
            break
        if number and len(then) < TOLD:
            then.append(title.label(twin, seat, choice))
        try:
            twin.play(seat, choice)
        except Hidden:
            break
    after = [title.counts(twin, index) for index in range(world.seats)]
    return Reason(tuple(then), tuple(changes(names, before, after)))
