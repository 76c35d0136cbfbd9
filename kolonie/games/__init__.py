"""The games that are on the shelf. A title is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from kolonie.core.title import Title

SHELF: dict[str, str] = {
    "aquasphere": "kolonie.games.aquasphere.meta",
    "evacuation": "kolonie.games.evacuation.meta",
    "planet_unknown": "kolonie.games.planet_unknown.meta",
    "underwater_cities": "kolonie.games.underwater_cities.meta",
}


class UnknownGame(KeyError):
    """There is no such game; `str` lists those there are."""

    def __str__(self) -> str:
        return f"no game called {self.args[0]!r}; there are: {', '.join(SHELF)}"


def title(name: str) -> Title:
    """The title of that name (`underwater-cities` and `underwater_cities` are the same)."""
    key = name.strip().lower().replace("-", "_")
    if key not in SHELF:
        raise UnknownGame(name)
    return cast(Title, import_module(SHELF[key]).TITLE)


def titles() -> list[Title]:
    return [title(name) for name in SHELF]
