"""People as a server sees them: requests on one connection, and the socket of a table, compressed.

Only what a player needs is read of what arrives, so that it is not the visitors who are measured.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import time
import zlib
from collections.abc import Callable
from typing import Any

import msgspec

HOST = "127.0.0.1"
TAIL = b"\x00\x00\xff\xff"
TEXT, CLOSED, PING, PONG = 1, 8, 9, 10


class Browser:
    """One keep-alive connection with the cookies of one person."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._turn = asyncio.Lock()

    @property
    def cookie_line(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Asks once more on a fresh connection if the old one was closed meanwhile."""
        async with self._turn:
            try:
                return await self._ask(method, path, body)
            except (ConnectionError, asyncio.IncompleteReadError):
                self._streams = None
                return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(HOST, self.port)
        reader, writer = self._streams
        sent = msgspec.json.encode(body) if body is not None else b""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}:{self.port}", f"Content-Length: {len(sent)}"]
        if self.cookies:
            lines += [f"Cookie: {self.cookie_line}", f"X-Kolonie-Csrf: {self.cookies['kolonie_csrf']}"]
        if sent:
            lines.append("Content-Type: application/json")
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + sent)
        return await self._answer(reader)

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, Any]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length, json = 0, False
        for line in head[1:]:
            name, _colon, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "content-type":
                json = "json" in value
            elif name.lower() == "set-cookie":
                key, _equals, rest = value.strip().partition("=")
                self.cookies[key] = rest.split(";")[0]
        body = await reader.readexactly(length) if length else b""
        return int(head[0].split()[1]), msgspec.json.decode(body) if json else body.decode()

    async def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


# -- what is read of what arrives


class Choice(msgspec.Struct):
    key: str


class Asked(msgspec.Struct):
    seat: int
    number: int
    options: list[Choice]


class Seen(msgspec.Struct):
    """What a player needs of a state."""

    number: int
    """How many moves it knows of."""
    your_number: int
    decision: Asked | None
    status: str


class Step(msgspec.Struct):
    at: list[str | int]
    value: msgspec.Raw = msgspec.Raw()


class Heard(msgspec.Struct):
    type: str
    n: int = 0
    state: Seen | None = None
    steps: list[Step] = []
    id: int = 0
    status: int = 200


HEARD = msgspec.json.Decoder(Heard)
PARTS: dict[str, msgspec.json.Decoder[Any]] = {
    "number": msgspec.json.Decoder(int),
    "your_number": msgspec.json.Decoder(int),
    "decision": msgspec.json.Decoder(Asked | None),
    "status": msgspec.json.Decoder(str),
}


def framed(text: bytes) -> bytes:
    """A text frame of a client. The mask is nothing: it is there for proxies, and here is none."""
    size = len(text)
    head = (
        bytes((128 | TEXT, 128 | size)) if size < 126 else bytes((128 | TEXT, 254)) + struct.pack("!H", size)
    )
    return head + bytes(4) + text


class Line:
    """The socket of one person at one table, and what it has told."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.browser = browser
        self.table = table
        self.seen: Seen | None = None
        self.first: tuple[int, int] | None = None
        """Bytes of the first state: compressed, and not."""
        self.sizes: list[tuple[int, int]] = []
        """Bytes of every change after it."""
        self.at = 0.0
        """When something of the table was last heard."""
        self.heard: Callable[[], None] = lambda: None
        self.changed = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._asked = 0
        self._answer: asyncio.Future[int] | None = None

    async def move(self, seat: int, number: int, key: str) -> int:
        """Moves over the socket, as browsers do. Answers with the status."""
        assert self._writer is not None
        self._asked += 1
        move = {"type": "move", "id": self._asked, "csrf": self.browser.cookies["kolonie_csrf"]}
        text = msgspec.json.encode({**move, "seat": seat, "number": number, "key": key})
        self._answer = asyncio.get_running_loop().create_future()
        self._writer.write(framed(text))
        async with asyncio.timeout(60):
            return await self._answer

    async def open(self) -> None:
        reader, self._writer = await asyncio.open_connection(HOST, self.browser.port, limit=1 << 20)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/tables/{self.table}/ws HTTP/1.1",
            f"Host: {HOST}:{self.browser.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
            f"Cookie: {self.browser.cookie_line}",
        ]
        self._writer.write("\r\n".join(lines).encode() + b"\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head and b"permessage-deflate" in head, head
        self._reader = asyncio.create_task(self._listen(reader))
        await self.until(lambda: self.seen is not None)

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        inflate = zlib.decompressobj(-15)
        while True:
            first, second = await reader.readexactly(2)
            assert first & 128, "frames are whole"
            size, head = second & 127, 2
            if size == 126:
                (size,), head = struct.unpack("!H", await reader.readexactly(2)), 4
            elif size == 127:
                (size,), head = struct.unpack("!Q", await reader.readexactly(8)), 10
            body = await reader.readexactly(size) if size else b""
            kind = first & 15
            if kind == CLOSED:
                return
            if kind == PING and self._writer is not None:
                self._writer.write(bytes((128 | PONG, 128 | size)) + bytes(4) + body)
            if kind in (PING, PONG):
                continue
            text = inflate.decompress(body + TAIL) if first & 64 else body
            self._hear(text, head + size)

    def _hear(self, text: bytes, size: int) -> None:
        told = HEARD.decode(text)
        if told.state is not None:
            self.seen = told.state
            self.first = self.first or (size, len(text))
        elif told.type == "delta":
            assert self.seen is not None
            self.sizes.append((size, len(text)))
            for step in told.steps:
                name = step.at[0]
                if len(step.at) == 1 and name in PARTS:
                    setattr(self.seen, str(name), PARTS[str(name)].decode(step.value))
        else:
            if told.type in ("moved", "refused") and told.id == self._asked and self._answer is not None:
                self._answer.set_result(told.status)
                self._answer = None
            return
        self.at = time.perf_counter()
        self.heard()
        self.changed.set()

    async def until(self, ready: Callable[[], bool], seconds: float = 60) -> None:
        async with asyncio.timeout(seconds):
            while not ready():
                self.changed.clear()
                await self.changed.wait()

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
        if self._writer is not None:
            self._writer.close()
