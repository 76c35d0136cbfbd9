"""What goes over the socket of a table, both ways. OpenAPI knows no sockets; `description` adds these."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from kolonie.server.api import ErrorBody, TableState


class StateMessage(Struct, tag_field="type", tag="state"):
    state: TableState


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


class Hello(Struct, tag_field="type", tag="hello"):
    """The client's last log line: the next state goes back at least that far."""

    seen: Annotated[int, Meta(ge=0)] = 0


class Ping(Struct, tag_field="type", tag="ping"):
    pass


FromServer = (
    StateMessage | ChatMessage | PresenceMessage | ClockMessage | NoticeMessage | ErrorMessage | PongMessage
)
FromClient = Hello | Ping
FROM_CLIENT: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
ENCODER = msgspec.json.Encoder()


def written(message: FromServer) -> bytes:
    """A message as it is sent. Nothing else goes into a socket."""
    return ENCODER.encode(message)
