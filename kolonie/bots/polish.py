"""Polishing: a row of own turns is changed a little, again and again, and changes that cost nothing stay.

A beam keeps what looks good on the way, but what a row comes to shows only at its end. So a row is played as
a list of wishes: for every kind of decision what is to be chosen, in order. At each decision the first wish
that is offered is taken and struck out; where none is, nothing is done. A change of one wish thus leaves all
others as they were meant, as far as they are possible still, and a row can be tried in several worlds: what
counts is what it comes to on average. Nothing is judged but its end, so this is much quicker than a beam, and
it finds what no beam would have kept.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kolonie.bots.greedy import Line, Step, goes_farther
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.judgement import Judgement
from kolonie.core.options import Option

Wishes = dict[type, list[str]]
"""For each kind of decision the keys of the options that are to be chosen, in order."""

STREAM: Final = "polish"
SINGLE: Final = 6
"""Of ten rows, so many have one wish changed; the others have two."""
ANOTHER: Final = 6
"""Of ten changes, so many wish for something else, and so many further ones"""
LESS: Final = 2
"""strike a wish out. The rest move one."""
INSTEAD: Final = 7
"""Of ten that wish for something else, so many do so in place of a wish; the others before it."""


class Made(NamedTuple):
    """A decision of a row."""

    kind: type
    place: int
    """Which of the wishes was taken; -1 if none was offered."""
    step: Step


class Attempt(NamedTuple):
    """A row that was played to its end in several worlds."""

    wishes: Wishes
    made: list[Made]
    """What was decided in the first of them."""
    worth: float
    """What the ends are worth on average."""


def polished(worlds: list[Game], seat: int, how: Judgement, row: Line, plays: int, chance: Chance) -> Attempt:
    """What a row has become after changes within so many positions.

    All worlds look the same to the seat, and the row begins there.
    """
    best = attempt(worlds, seat, how, wishes_of(worlds[0].clone(), seat, how, row.whole))
    each = len(worlds) * max(1, len(best.made))
    plays -= each
    while plays > 0 and best.made:
        plays -= each
        other = attempt(worlds, seat, how, changed(best, how, chance))
        if other.worth >= best.worth:
            best = other
    return best


def wishes_of(world: Game, seat: int, how: Judgement, steps: tuple[Step, ...]) -> Wishes:
    """What a row has chosen, as wishes. The world is used up."""
    found: Wishes = {}
    for _offered, choice in steps:
        goes_farther(world, seat, how)
        ask = world.asks.get(seat)
        if ask is None or choice not in ask.options:
            break
        found.setdefault(type(ask.frame.node), []).append(choice.key)
        world.play(seat, choice)
    return found


def attempt(worlds: list[Game], seat: int, how: Judgement, wishes: Wishes) -> Attempt:
    """Plays a row to the end of its stretch in every world, and judges that."""
    first = worlds[0].clone()
    made = followed(first, seat, how, wishes)
    worth = how.value(first, seat)
    for world in worlds[1:]:
        twin = world.clone()
        followed(twin, seat, how, wishes)
        worth += how.value(twin, seat)
    return Attempt(wishes, made, worth / len(worlds))


def followed(world: Game, seat: int, how: Judgement, wishes: Wishes) -> list[Made]:
    """Plays a row by wishes to the end of its stretch; the others answer idly."""
    here = how.stretch(world)
    taken: dict[type, set[int]] = {}
    made: list[Made] = []
    while goes_farther(world, seat, how) and how.stretch(world) == here:
        ask = world.asks[seat]
        kind = type(ask.frame.node)
        offered = ask.options
        place = -1
        choice = offered[0]
        if len(offered) > 1:
            place, choice = wished(wishes.get(kind, []), taken.setdefault(kind, set()), offered, how)
        made.append(Made(kind, place, (offered, choice)))
        world.play(seat, choice)
    return made


def wished(
    keys: list[str], taken: set[int], offered: tuple[Option, ...], how: Judgement
) -> tuple[int, Option]:
    """The first wish that is offered, and its place; what does nothing if there is none."""
    for place, key in enumerate(keys):
        if place not in taken:
            for choice in offered:
                if choice.key == key:
                    taken.add(place)
                    return place, choice
    return -1, how.idle(offered)


def changed(best: Attempt, how: Judgement, chance: Chance) -> Wishes:
    """The wishes of a row with one of them changed, or two."""
    found = best.wishes.copy()
    for _time in range(1 if chance.below(STREAM, 10) < SINGLE else 2):
        made = best.made[chance.below(STREAM, len(best.made))]
        keys = list(found.get(made.kind, ()))
        place = made.place if made.place < len(keys) else -1
        what = chance.below(STREAM, 10)
        if place < 0 or what < ANOTHER:
            offered = [choice for choice in made.step[0] if choice.verb not in how.guesses]
            if not offered:
                continue
            key = offered[chance.below(STREAM, len(offered))].key
            if place < 0:
                keys.append(key)
            elif chance.below(STREAM, 10) < INSTEAD:
                keys[place] = key
            else:
                keys.insert(place, key)
        elif what < ANOTHER + LESS:
            del keys[place]
        else:
            key = keys.pop(place)
            keys.insert(chance.below(STREAM, len(keys) + 1), key)
        found[made.kind] = keys
    return found


def first_turn(made: list[Made], how: Judgement) -> tuple[Step, ...]:
    """The decisions before the next turn begins."""
    found: list[Step] = []
    for one in made:
        if found and one.kind in how.horizon:
            break
        found.append(one.step)
    return tuple(found)
