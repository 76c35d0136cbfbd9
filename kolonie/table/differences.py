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
        return f"{lexicon.say(message(f'level-{change.what}'))} {briefly(change, lexicon)}"
    n = abs(change.after - change.before)
    counted = message(f"count-{change.what}", n=n)
    if lexicon.has(f"halves-{change.what}"):
        counted = message(f"count-{change.what}", n=n, wholes=n // 2, rest=n % 2)
    return f"{briefly(change, lexicon)} {lexicon.say(counted)}"


def briefly(change: Change, lexicon: Lexicon) -> str:
    """The numbers of a difference: "−2", "3→5".

    Places of a track may have names of their own (`at-<name>`), and something may be counted in halves
    (`halves-<name>`).
    """
    what = change.what
    if lexicon.has(f"level-{what}"):
        before, after = (
            lexicon.say(message(f"at-{what}", n=n)) if lexicon.has(f"at-{what}") else str(n)
            for n in (change.before, change.after)
        )
        return f"{before}{ARROW}{after}"
    n = abs(change.after - change.before)
    number = str(n)
    if lexicon.has(f"halves-{what}"):
        number = lexicon.say(message(f"halves-{what}", wholes=n // 2, rest=n % 2))
    return f"{'+' if change.after > change.before else MINUS}{number}"


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
