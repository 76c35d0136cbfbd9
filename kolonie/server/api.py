"""What goes over the wire, as structs: the OpenAPI description is made from these."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kolonie.server.store.rows import Mode, SeatKind, Status

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Language = Literal["en", "cs"]
Theme = Literal["dark", "light", "system"]


class ErrorBody(Struct):
    code: str
    text: str
    rule: str | None
    field: str | None


class Problem(Struct):
    """Every error looks like this."""

    error: ErrorBody


class Done(Struct):
    done: Literal[True]


# -- people


class Me(Struct):
    id: str
    name: str
    guest: bool
    language: Language
    theme: Theme
    mail: str | None
    """Where turns are told by mail, once confirmed."""
    mails: bool
    """Whether this server sends mail at all; if not, nobody is asked for an address."""


class MeChange(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Language | None = None
    theme: Theme | None = None
    mail: Annotated[str, Meta(max_length=200)] | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password

    def __repr__(self) -> str:
        return f"Credentials({self.name!r}, hidden)"


# -- games


class BotInfo(Struct):
    name: str
    label: str


class LimitInfo(Struct):
    """Where a value can be chosen: with so many seats (none named: any), beside these values of others."""

    seats: list[int]
    beside: dict[str, list[str]]
    rule: str


class ValueInfo(Struct):
    value: str
    label: str
    about: str
    limits: list[LimitInfo]
    """All of them must hold."""


class SettingInfo(Struct):
    name: str
    label: str
    about: str
    values: list[ValueInfo]
    rule: str


class ExpansionInfo(Struct):
    """An expansion: what it is called, and the setting that brings it in."""

    setting: str
    title: str
    about: str


class GameInfo(Struct):
    id: str
    title: str
    about: str
    length: str
    """How long a game takes at a table of people, in words."""
    weight: str
    """How demanding it is, in words."""
    expansions: list[ExpansionInfo]
    min_seats: int
    max_seats: int
    bots: list[BotInfo]
    settings: list[SettingInfo]


class RuleInfo(Struct):
    id: str
    section: str
    text: str
    reconstructed: bool
    public: bool


# -- tables


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: SeatKind
    name: Name | None = None
    bot: Word | None = None


class NewClock(Struct, forbid_unknown_fields=True):
    initial_s: Annotated[float, Meta(ge=1, le=60 * 86400)]
    increment_s: Annotated[float, Meta(ge=0, le=30 * 86400)] = 0.0


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    settings: dict[str, str] = {}
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    mode: Mode = "live"
    clock: NewClock | None = None
    confirm: bool = False
    public: bool = False
    pledge: Hash | None = None
    """What I shall add to the shuffle, hashed; once the seats are filled it is told with `reveal`."""


class SeatLink(Struct):
    seat: int
    url: str


class TableCreated(Struct):
    id: str
    seat_links: list[SeatLink]
    spectator_url: str
    commitment: str
    """To the server's part of the shuffle: whoever adds to it has it before it tells anything."""


class ListedSeat(Struct):
    seat: int
    name: str
    kind: SeatKind
    online: bool
    to_act: bool


class ListedTable(Struct):
    id: str
    game: str
    title: str
    seats: list[ListedSeat]
    mode: Mode
    status: Status
    your_turn: bool
    updated: float
    host: str
    """The name of whoever opened it, if that person sits there."""
    clock: ClockInfo | None
    variants: list[str]
    """What differs from the usual game."""
    left_s: float | None
    """How long the person to move may still think, where there is a clock."""
    rematch: str | None
    """The table at which the same people play again."""


class ClockInfo(Struct):
    initial_s: float
    increment_s: float


class Invitation(Struct):
    """What somebody who has a link wants to know before sitting down."""

    table: ListedTable
    seat: int
    free: bool


class Rematch(Struct):
    """The table where it goes on: none yet, or who has already sat down there."""

    id: str | None
    names: list[str]


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    pledge: Hash | None = None
    """SHA-256 of "kolonie/" and what I shall add to the shuffle."""


class Pledge(Struct, forbid_unknown_fields=True):
    pledge: Hash | None = None


class Reveal(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    entropy: Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]


class Joined(Struct):
    id: str
    seat: int


class TakeOver(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Word | None = None


class Move(Struct, forbid_unknown_fields=True):
    """`number` is the number of the decision that the move answers (`decision.number`)."""

    seat: SeatNumber
    number: Number
    key: Key


class AskHint(Struct, forbid_unknown_fields=True):
    """What would a strong player do? `number` is that of the decision; `key` is weighed in any case."""

    seat: SeatNumber
    number: Number
    key: Key | None = None


class Moved(Struct):
    """The number of the seat's next decision."""

    number: int


class TakeBack(Struct, forbid_unknown_fields=True):
    """`number` is the seat's as last told (`your_number`): a second copy takes nothing more back."""

    seat: SeatNumber
    number: Number
    whole_turn: bool = False


class Resign(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Abandon(Struct, forbid_unknown_fields=True):
    """Whether I would rather stop here; when everybody would who plays, the game is abandoned."""

    agree: bool


class Confirm(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class ChatLine(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    muted: bool


class Report(Struct, forbid_unknown_fields=True):
    """A line of the chat, by its id, for the operator to look at."""

    line: Annotated[int, Meta(ge=0, le=2_000_000_000)]
    reason: Annotated[str, Meta(max_length=500)] = ""


class Continue(Struct, forbid_unknown_fields=True):
    """Without `seats` the person takes the seat it had (or the one to act) and bots take the others."""

    at: Number
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)] | None = None


# -- statistics


class Score(Struct):
    game: str
    title: str
    seats: int
    mode: Mode
    games: int
    wins: int
    best: int | None
    """Of games that were played to their end, as is the mean."""
    mean: float | None


class RecentGame(Struct):
    table: str
    game: str
    title: str
    seats: int
    mode: Mode
    score: int
    won: bool
    resigned: bool
    early: bool
    """It ended before its end, because somebody resigned."""
    at: float


class PublicKey(Struct):
    kind: Literal["ed25519"]
    key: str


class Stats(Struct):
    """`all` counts every seat of every finished table, `mine` only the person's own."""

    all: list[Score]
    mine: list[Score]
    recent: list[RecentGame]


class Health(Struct):
    status: Literal["ok", "failing"]
    database: bool
    storage: bool
    """Whether something can be written, and there is room for more."""
    bots: bool
