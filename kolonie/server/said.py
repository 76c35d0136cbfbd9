"""What goes over the socket of a table, both ways. OpenAPI knows no sockets; `description` adds these."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from kolonie.server.api import ErrorBody, Key, Number, SeatNumber
from kolonie.server.deltas import difference
from kolonie.server.states import TableState
from kolonie.server.steps import Step


class StateMessage(Struct, tag_field="type", tag="state"):
    """The whole table. `n` counts what is told of it on this socket."""

    n: int
    state: TableState


class DeltaMessage(Struct, tag_field="type", tag="delta"):
    """What has changed since `n` - 1; whoever has not got that one says hello again."""

    n: int
    steps: list[Step]


class ChatMessage(Struct, tag_field="type", tag="chat"):
    id: int
    seat: int | None
    who: str
    text: str
    at: float


class PresenceMessage(Struct, tag_field="type", tag="presence"):
    online: list[bool]


class ClockMessage(Struct, tag_field="type", tag="clock"):
    clocks: list[float | None]


class NoticeMessage(Struct, tag_field="type", tag="notice"):
    """It is the person's turn at another table."""

    table: str
    title: str


class ErrorMessage(Struct, tag_field="type", tag="error"):
    error: ErrorBody


class PongMessage(Struct, tag_field="type", tag="pong"):
    pass


class MovedMessage(Struct, tag_field="type", tag="moved"):
    """Move `id` is kept; `number` is the seat's decision now."""

    id: int
    number: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """Move `id` was not played. `status` and `error` are what a request would be answered with; where the
    table is not so (409), `state` is how it is now."""

    id: int
    status: int
    error: ErrorBody
    state: TableState | None = None


class MoveMessage(Struct, tag_field="type", tag="move", forbid_unknown_fields=True):
    """Plays a move, like `POST /api/tables/{table_id}/moves`. `moved` or `refused` answers it with its `id`.

    `csrf` is what a request has in `X-Kolonie-Csrf`. `number` is that of the decision that it answers.
    """

    id: Number
    csrf: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber
    number: Number
    key: Key


class Hello(Struct, tag_field="type", tag="hello"):
    """Asks for the whole table again. `seen` is the last log line: the state goes back at least that far."""

    seen: Annotated[int, Meta(ge=0)] = 0


class Ping(Struct, tag_field="type", tag="ping"):
    pass


FromServer = (
    StateMessage
    | DeltaMessage
    | ChatMessage
    | PresenceMessage
    | ClockMessage
    | NoticeMessage
    | ErrorMessage
    | PongMessage
    | MovedMessage
    | RefusedMessage
)
FromClient = Hello | Ping | MoveMessage
FROM_CLIENT: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
ENCODER = msgspec.json.Encoder()
WHOLE = b'{"type":"state",'


def written(message: FromServer) -> bytes:
    """A message as it is sent. Nothing else goes into a socket."""
    return ENCODER.encode(message)


def is_whole(body: bytes) -> bool:
    return body.startswith(WHOLE)


def numbered(body: bytes, n: int) -> bytes:
    """What is told of a table, with its number on the socket that it goes over."""
    return body.replace(b'"n":0', b'"n":%d' % n, 1)


class Told:
    """A state of a table as it is told: whole, or what has changed since an older one. Each is made once, and
    numbered for each socket."""

    __slots__ = ("_older", "_steps", "_whole", "state")

    def __init__(self, state: TableState) -> None:
        self.state = state
        self._whole = b""
        self._older: Told | None = None
        self._steps = b""

    def whole(self) -> bytes:
        if not self._whole:
            self._whole = b'%b"n":0,"state":%b}' % (WHOLE, ENCODER.encode(self.state))
        return self._whole

    def since(self, older: Told) -> bytes:
        """Nothing if nothing has changed but clocks, which run by themselves."""
        if self._older is not older:
            steps = difference(older.state, self.state)
            told = any(step.at[-1] != "clock_s" for step in steps)
            self._older = older
            self._steps = b'{"type":"delta","n":0,"steps":%b}' % ENCODER.encode(steps) if told else b""
            older.forget()
        return self._steps

    def forget(self) -> None:
        """It has been told, and what it was compared with is needed no longer."""
        self._older = None
        self._steps = self._whole = b""
