"""Decisions that are owed. Long lists of options are made only when somebody reads them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kolonie.core.frames import Frame
from kolonie.core.options import Option, option

BEYOND: Final = option("horizon")
"""The one option where a search has to stop: nothing was listed (see `Game.horizon`)."""


def key_meant(choice: Option | str) -> str:
    """The key of what somebody wants to play, told by itself or by its key."""
    return choice.key if isinstance(choice, Option) else choice


@mypyc_attr(acyclic=True)
class Unlisted:
    """What a decision with many options offers: counted, and listed only if somebody reads them all.

    It holds all that it needs: what happens on the table later does not change it.
    """

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def nth(self, number: int) -> Option:
        """The option of this place in the order of keys, the first is number 0."""
        return self.listed()[number]

    def offers(self, choice: Option) -> bool:
        """Whether the option is one of them."""
        return choice in self.listed()

    def listed(self) -> list[Option]:
        """All of them, sorted by key."""
        raise TypeError(f"{type(self).__name__} lists nothing")


@mypyc_attr(acyclic=True)
class Ask:
    """A decision that is owed: the frame that asks and what it offers."""

    __slots__ = ("_options", "_unlisted", "frame")

    def __init__(self, frame: Frame, options: tuple[Option, ...], unlisted: Unlisted | None = None) -> None:
        self.frame = frame
        self._options = options
        self._unlisted = unlisted
        """What is offered, as long as nobody has read the options."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Sorted by key. Whoever needs only one of them asks `count` and `nth`: lists can be long."""
        unlisted = self._unlisted
        if unlisted is not None:
            self._options = tuple(unlisted.listed())
            self._unlisted = None
        return self._options

    @property
    def count(self) -> int:
        """How many options there are."""
        unlisted = self._unlisted
        return len(self._options) if unlisted is None else unlisted.count

    def nth(self, number: int) -> Option:
        """The option of this place."""
        unlisted = self._unlisted
        return self._options[number] if unlisted is None else unlisted.nth(number)

    def find(self, choice: Option | str) -> Option | None:
        """The option that is meant, by itself or by its key; None if it is not offered."""
        unlisted = self._unlisted
        if unlisted is not None and isinstance(choice, Option) and unlisted.offers(choice):
            return choice
        for offered in self.options:
            if offered is choice:
                return offered
        key = key_meant(choice)
        for offered in self.options:
            if offered.key == key:
                return offered
        return None
