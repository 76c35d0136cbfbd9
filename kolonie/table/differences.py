"""What has changed, in words: "−2 credits, +1 farm, Federation 3→5"."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kolonie.core.engine import Change
from kolonie.core.messages import message
from kolonie.core.text import Lexicon

MINUS = "−"
ARROW = "→"


def differences(changes: Iterable[Change], names: tuple[str, ...]) -> tuple[Change, ...]:
    """Changes one after the other as one, in the order in which the title counts, seat by seat."""
    whole: dict[tuple[int, str], Change] = {}
    for change in changes:
        key = (change.seat, change.what)
        first = whole.get(key, change)
        whole[key] = Change(change.seat, change.what, first.before, change.after)
    left = [change for change in whole.values() if change.before != change.after]
    return tuple(sorted(left, key=lambda change: (change.seat, names.index(change.what))))


def difference(change: Change, lexicon: Lexicon) -> str:
    """One difference. What stands on a track (`level-<name>`) is told by where it was and is."""
    if lexicon.has(f"level-{change.what}"):
        return f"{lexicon.say(message(f'level-{change.what}'))} {change.before}{ARROW}{change.after}"
    n = change.after - change.before
    sign = "+" if n > 0 else MINUS
    return f"{sign}{abs(n)} {lexicon.say(message(f'count-{change.what}', n=abs(n)))}"


def changed(
    changes: Iterable[Change], seat: int | None, lexicon: Lexicon, names: Callable[[int], str]
) -> str:
    """All of them: those of the seat that acted first, those of others with their names."""
    told: dict[int, list[str]] = {}
    for change in changes:
        told.setdefault(change.seat, []).append(difference(change, lexicon))
    parts = [", ".join(told.pop(seat))] if seat in told and seat is not None else []
    parts += [f"{names(other)}: {', '.join(theirs)}" for other, theirs in told.items()]
    return "; ".join(parts)
