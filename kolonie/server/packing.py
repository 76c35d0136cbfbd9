"""Answers made smaller for the wire: those of the API when they are sent, the client when it is built."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path
from typing import Any

SMALL = 800
"""Shorter answers are sent as they are."""
LARGE = 60_000
"""Longer ones are packed in a thread."""
WORDS = (b"application/json", b"text/")
GZIP = 31
"""What zlib calls a gzip stream."""
WAYS = (("br", ".br"), ("gzip", ".gz"))
"""How a file of the client may have been packed beforehand, the smallest first."""


def accepted(header: bytes | str) -> set[str]:
    """The ways of packing that somebody takes."""
    text = header.decode("latin-1") if isinstance(header, bytes) else header
    found = set()
    for part in text[:500].lower().split(","):
        name, _semicolon, rest = part.strip().partition(";")
        if name and rest.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name)
    return found


class Packing:
    """Passes the answer to one request on, packed if that is worth while and wanted."""

    def __init__(self, send: Any, header: bytes) -> None:
        self._send = send
        self._wanted = "gzip" in accepted(header)
        self._start: Any = None

    async def __call__(self, message: Any) -> None:
        kind = message["type"]
        if kind == "http.response.start" and self._wanted and _packable(message):
            self._start = message
        elif kind == "http.response.body" and self._start is not None:
            start, self._start = self._start, None
            body = message.get("body", b"")
            if not message.get("more_body") and len(body) >= SMALL:
                body = _gzip(body) if len(body) < LARGE else await asyncio.to_thread(_gzip, body)
                start = {**start, "headers": _headers(start, len(body))}
                message = {**message, "body": body}
            await self._send(start)
            await self._send(message)
        else:
            await self._send(message)


def _packable(start: Any) -> bool:
    headers = {name.lower(): value for name, value in start.get("headers", ())}
    return b"content-encoding" not in headers and headers.get(b"content-type", b"").startswith(WORDS)


def _headers(start: Any, size: int) -> list[tuple[bytes, bytes]]:
    kept = [(name, value) for name, value in start["headers"] if name.lower() != b"content-length"]
    packed = [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
    return [*kept, *packed, (b"content-length", str(size).encode())]


def _gzip(body: bytes) -> bytes:
    packer = zlib.compressobj(5, zlib.DEFLATED, GZIP)
    return packer.compress(body) + packer.flush()


def packed_file(file: Path, header: str) -> tuple[Path, str]:
    """The file to send in place of one of the client, and how it is packed (nothing: as it is)."""
    wanted = accepted(header)
    for name, suffix in WAYS:
        packed = file.with_name(file.name + suffix)
        if name in wanted and packed.is_file():
            return packed, name
    return file, ""
