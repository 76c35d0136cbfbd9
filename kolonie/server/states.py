"""What somebody sees of a table, as it is sent: the state, what is asked, the log, the result."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from kolonie.server.api import ErrorBody, SeatLink
from kolonie.server.drawn import Panel
from kolonie.server.store.rows import Mode, SeatKind, Status
from kolonie.table.table import Wall


class SeatState(Struct):
    name: str
    kind: SeatKind
    online: bool
    clock_s: float | None
    to_act: bool
    bot: str | None
    resigned: bool


class ChangeState(Struct, gc=False):
    """A difference in what a seat has, in words: "−2 credits"; `n` is by how much."""

    seat: int
    text: str
    short: str
    """Its numbers alone, beside a picture: "−2", "3→5"."""
    n: int
    what: str
    """What the title counts; its picture has this name."""
    after: int
    track: bool
    """It stands on a track, where places count and not their difference."""


class StepState(Struct, gc=False):
    """Something that would follow by itself."""

    text: str
    places: list[str]


class OutlookState(Struct, gc=False):
    """What an option would do: what changes, what else should be known before."""

    key: str
    changes: list[ChangeState]
    remarks: list[str]
    reveals: bool
    """Something hidden would be shown: it could not be taken back, and what follows is not known."""
    passes: bool
    """Somebody else, or the game itself, acts next."""
    steps: list[StepState]
    """What would follow by itself, one thing after the other."""


class Outlooks(Struct):
    """`number` is the decision they belong to."""

    number: int
    outlooks: list[OutlookState]


class AdviceState(Struct, gc=False):
    """An option that a strong player would think of."""

    key: str
    label: str
    less: float
    """By so many points it is expected to be worse than the first; 0 if it is as good, as far as is known."""
    text: str
    """The same in words; of the first nothing."""
    worlds: int
    """In so many imagined worlds it was tried out."""
    outlook: OutlookState
    """What it costs and brings at once."""
    then: list[str]
    """What would be done next, in the same turn."""
    brings: list[ChangeState]
    """What that whole turn costs and brings."""


class WeighedState(Struct, gc=False):
    """An option that was tried out, and what it is worth beside the best."""

    key: str
    less: float
    verdict: Literal["sensible", "fair", "blunder"]
    text: str
    """By how much it is worse, in words."""


class HintState(Struct):
    """Of decision `number`: what could be played, the best first."""

    number: int
    advice: list[AdviceState]
    weighed: list[WeighedState]
    """Every option that was tried out, these among them."""


class OptionState(Struct, gc=False):
    key: str
    verb: str
    label: str
    places: list[str]
    group: str


class RefusalState(Struct, gc=False):
    key: str
    label: str
    reason: str
    rule: str
    places: list[str]


class DecisionState(Struct):
    seat: int
    number: int
    prompt: str
    rule: str
    rule_text: str
    options: list[OptionState]
    can_take_back: bool
    wall: Wall | None
    needs_confirm: bool
    ask: str = ""
    """The prompt in one word that every language has: a coach knows it by that."""


class DecisionDetails(Struct):
    """What else there is to know of decision `number`: what cannot be done and why, what options would do.

    Of long lists no outlooks are told; they have to be asked for one by one.
    """

    number: int
    refusals: list[RefusalState]
    outlooks: list[OutlookState]


class LogLine(Struct, gc=False, omit_defaults=True):
    """A line of the story: a heading, or what a seat did (None: the game itself), without its name."""

    n: int
    """Its place in the story."""
    at: int
    """After how many moves it was told to its end."""
    kind: Literal["heading", "line"]
    seat: int | None
    text: str
    part: str = ""
    """Of a heading: what begins here, in one word that every language has."""
    time: float | None = None
    """When it happened, in seconds since 1970."""
    changes: list[ChangeState] = []
    """What it brought."""
    details: list[str] = []
    """Its steps, where they say more than the line itself."""
    places: list[str] = []
    rule: str | None = None


class ChatState(Struct):
    id: int
    seat: int | None
    """Who wrote it, as far as it still sits at the table."""
    who: str
    text: str
    at: float


class PartState(Struct):
    key: str
    label: str
    values: list[int]


class ResultState(Struct):
    scores: list[int]
    winners: list[int]
    parts: list[PartState]
    timeline: list[list[int]]
    grade: str | None


class EndingState(Struct):
    """How the game ended before the rules ended it, in words, and who has won by that."""

    kind: Literal["resigned", "abandoned", "closed", "expired"]
    text: str
    winners: list[int]


class ShareState(Struct):
    """What a player adds to the shuffle: bound to it before the deal, told (or not) when all were bound."""

    seat: int
    pledge: str
    entropy: str | None


class TableState(Struct):
    id: str
    game: str
    title: str
    status: Status | Literal["stopped"]
    """Stopped: the program has changed so that it would play the table differently."""
    stopped: str | None
    """Why it is stopped, in words."""
    number: int
    you: int | None
    your_seats: list[int]
    names: list[str]
    seats: list[SeatState]
    crumbs: list[str]
    """Where in the game we are; the last one is going on."""
    passed: list[str]
    """Phases of the round before that."""
    ahead: list[str]
    """Phases of the round that follow."""
    panels: list[Panel]
    board: dict[str, Any] | None
    decision: DecisionState | None
    log: list[LogLine]
    chat: list[ChatState]
    since_your_turn: int
    options: dict[str, str]
    commitment: str
    seed: str | None
    verified: bool | None
    shares: list[ShareState]
    """With these the seed makes the deck. They are told once the game has begun."""
    dealing: bool
    """All seats are filled, and players are telling what they add to the shuffle."""
    chosen: bool
    """Somebody chose or knew the seed: the game counts for nothing."""
    result: ResultState | None
    ending: EndingState | None
    agreed: list[int]
    """Seats that would abandon the game."""
    owner: bool
    """Whether the viewer opened the table."""
    expires: float | None
    """When the table ends if nobody comes; its people are warned some days before."""
    mode: Mode
    confirm: bool
    public: bool
    can_take_back: bool
    """Also when the seat owes no decision: its last move can still be taken back."""
    your_number: int
    """The number of the seat's decision, or of what it did last; a take-back names it."""
    seat_links: list[SeatLink]
    """Links to seats that are still free, for the owner of the table."""
    spectator_url: str | None


class StaleProblem(Struct):
    """A move that answers a decision which is no longer open, with the table as it is now."""

    error: ErrorBody
    state: TableState
