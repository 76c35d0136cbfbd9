"""Polishing: a row of own turns is changed a little, again and again, and changes that cost nothing stay.

A beam keeps what looks good on the way, but what a row comes to shows only at its end. So a row is played by
wishes (`wishes`): a change of one leaves all others as they were meant, as far as they are possible still,
and a row can be tried in several worlds. What counts is what it comes to on average. Nothing is judged but
its end, so this is much quicker than a beam, and it finds what no beam would have kept.

The others may play by wishes of their own meanwhile: take what the row counts on, end the game before it is
done, or come to more in the end.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kolonie.bots.greedy import Line, Step, best_row, goes_farther
from kolonie.bots.wishes import Wishes, Wishing
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.judgement import Judgement

Others = dict[int, Wishes]
"""What each of the others wishes."""

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


class Worlds:
    """Worlds that look the same to a seat, and what the others do in each, if they do anything."""

    __slots__ = ("games", "others")

    def __init__(self, games: list[Game], others: list[Others] | None = None) -> None:
        self.games = games
        self.others = others

    def played(self, seat: int, how: Judgement, wishes: Wishes) -> Attempt:
        """Plays a row to the end of its stretch in every world, and judges that."""
        made: list[Made] = []
        worth = 0.0
        for number, world in enumerate(self.games):
            twin = world.clone()
            others = None if self.others is None else self.others[number]
            done = followed(twin, seat, how, wishes, others)
            worth += how.value(twin, seat)
            if not number:
                made = done
        return Attempt(wishes, made, worth / len(self.games))

    def decisions(self) -> int:
        """So many of the others in a row, about."""
        if self.others is None:
            return 0
        return sum(
            [len(keys) for others in self.others for wishes in others.values() for keys in wishes.values()]
        )


def polished(worlds: Worlds, seat: int, how: Judgement, row: Line, plays: int, chance: Chance) -> Attempt:
    """What a row has become after changes within so many positions. It begins where the worlds are."""
    best = worlds.played(seat, how, wishes_of(worlds.games[0].clone(), seat, how, row.whole))
    each = len(worlds.games) * max(1, len(best.made)) + worlds.decisions()
    plays -= each
    while plays > 0 and best.made:
        plays -= each
        other = worlds.played(seat, how, changed(best, how, chance))
        if other.worth >= best.worth:
            best = other
    return best


def wishes_of_others(world: Game, seat: int, how: Judgement) -> Others:
    """What the others will wish: the best row that each of them sees."""
    found: Others = {}
    for other in range(world.seats):
        if other != seat:
            twin = world.clone()
            found[other] = {}
            if goes_farther(twin, other, how) and how.stretch(twin) == how.stretch(world):
                row = best_row(twin.clone(), other, how)
                if row.ends:
                    found[other] = wishes_of(twin, other, how, row.ends[0].whole)
    return found


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


def followed(
    world: Game, seat: int, how: Judgement, wishes: Wishes, others: Others | None = None
) -> list[Made]:
    """Plays a row by wishes to the end of its stretch; others of whom nothing is known answer idly."""
    here = how.stretch(world)
    mine = Wishing(wishes)
    theirs = None if others is None else {other: Wishing(known) for other, known in others.items()}
    made: list[Made] = []
    while goes_farther(world, seat, how, theirs) and how.stretch(world) == here:
        ask = world.asks[seat]
        place, choice = mine.choose(ask, how)
        made.append(Made(type(ask.frame.node), place, (ask.options, choice)))
        world.play(seat, choice)
    return made


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
