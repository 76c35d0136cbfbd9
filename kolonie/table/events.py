"""What happens at a table, as an append-only log. Folding the log gives the table back, anywhere.

start   the seats are filled and the clocks begin
play    one or more moves of one seat become common knowledge
back    the seat's last moves are taken back
draft   a move that only its seat knows of (tables with confirmation)
undraft the seat's last drafted moves are dropped
control a seat goes to a bot, or back to its owner
resign  a seat gives up: it cannot win any more, and a bot plays it to the end
agree   a seat would abandon the game; when all do who play, it is over
differ  a seat would go on after all
end     the game is over before its end: closed by its owner, or nobody came
migrate the table goes on under other rules or components, after all its moves were proved to mean the same
"""

from __future__ import annotations

from typing import Literal

import msgspec

from kolonie.core.records import Share

Kind = Literal[
    "start", "play", "back", "draft", "undraft", "control", "resign", "agree", "differ", "end", "migrate"
]
Reason = Literal["", "clock", "absent", "left", "resigned"]
"""Why a bot plays for a seat: its time ran out, nobody was there, its owner asked for it or gave up."""
Ending = Literal["", "resigned", "abandoned", "closed", "expired"]
"""How a game came to its end before the rules ended it."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the log. `number` counts from 1 without a gap; `at` is seconds since 1970."""

    number: int
    kind: Kind
    seat: int
    at: float
    keys: tuple[str, ...] = ()
    answers: int = 0
    """The number of the decision that a play or a draft answers."""
    steps: int = 0
    """How many moves a back or an undraft takes away."""
    bot: str | None = None
    reason: Reason = ""
    print: int = 0
    """A fingerprint of the common game after it (see `proof`): a later program can prove that it agrees."""
    rules: str = ""
    packs: tuple[tuple[str, str], ...] = ()
    """What the table is played with from here on, where that is not what was agreed."""
    ending: Ending = ""
    shares: tuple[Share, ...] = ()
    """What players added to the shuffle; a start carries it."""


class Clock(msgspec.Struct, frozen=True):
    """How long a seat may think: seconds to begin with, and seconds for each turn."""

    initial_s: float
    increment_s: float = 0.0


class Terms(msgspec.Struct, frozen=True):
    """What was agreed before the game. The seed stays with the keeper of the table until the end."""

    game: str
    seats: int
    settings: dict[str, str]
    seed: str
    confirm: bool = False
    clock: Clock | None = None
    bots: dict[int, str] = {}
    """Seats that are bots from the start. They have no clock and no owner."""
    chosen: bool = False
    """The seed was chosen by a player, so the game counts for nothing."""
    rules: str = ""
    packs: tuple[tuple[str, str], ...] = ()
    """The version of the rules and the hashes of the packs that it began with; not known of old tables."""
