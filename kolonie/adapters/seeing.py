"""What the adapters give to a seat, all of it read from its view: words, numbers, ids of its options."""

from __future__ import annotations

import json
from array import array
from typing import Any, Literal

from kolonie.adapters.actions import actions
from kolonie.adapters.columns import columns
from kolonie.core.engine import Game
from kolonie.core.options import Option
from kolonie.core.text import lexicon
from kolonie.core.title import Title
from kolonie.core.views import named, view
from kolonie.games import title
from kolonie.table.drawing import draw, say
from kolonie.table.screen import Screen

Reward = Literal["win", "score"]
"""What counts at the end: the share of the victory, or the points."""

WIDTH = 110


def table_for(
    game: str, seats: int | None, settings: dict[str, str] | None
) -> tuple[Title, int, dict[str, str]]:
    """The title, how many seats (two if nobody says, or as few as there can be) and the complete settings."""
    chosen = title(game)
    count = max(chosen.min_seats, 2) if seats is None else seats
    return chosen, count, chosen.check(settings or {}, count)


def in_words(game: Game, seat: int) -> dict[str, Any]:
    """What the seat may know, named (`kolonie.core.views.named`)."""
    return named(game, seat)


def in_numbers(game: Game, seat: int) -> array[float]:
    """The same as a vector of fixed length (`kolonie.adapters.columns`)."""
    return columns(game.title.id).vector(named(game, seat))


def as_text(game: Game, seat: int) -> str:
    """The same as text: equal for two games exactly if the seat cannot tell them apart now."""
    return json.dumps(view(game, seat), sort_keys=True, separators=(",", ":"))


def offered(game: Game, seat: int) -> dict[int, Option]:
    """The options of the seat by id (`kolonie.adapters.actions`), nothing if it is not asked."""
    return actions(game.title.id).numbered(game.options(seat))


def next_seat(game: Game) -> int:
    """Whose decision is taken next where several are asked at once: seats in order, each to its end.

    What a seat does in such a step nobody else sees before all have finished, so the order tells nothing.
    """
    return min(game.asks)


def rewards(game: Game, reward: Reward) -> list[float]:
    """What each seat gets: nothing before the end."""
    if not game.over:
        return [0.0] * game.seats
    if reward == "score":
        return [float(score) for score in game.scores()]
    winners = game.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]


def drawn(game: Game, colours: bool = False) -> str:
    """The table as everybody sees it, as the terminal draws it."""
    words = lexicon(game.title, "en")
    said = say(game.title.scene(game.box, view(game, None)), words)
    console = Screen(width=WIDTH, force_terminal=colours, no_color=not colours, highlight=False)
    with console.capture() as captured:
        console.print(draw(said, None, WIDTH, words))
    return captured.get()
