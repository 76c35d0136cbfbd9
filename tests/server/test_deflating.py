"""Frames are packed, and quickly."""

from __future__ import annotations

import asyncio
import zlib

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from kolonie.server.deflating import LEVEL, QuickFrames


async def nobody(_scope: object, _receive: object, _send: object) -> None:
    raise AssertionError


async def opened() -> QuickFrames:
    return QuickFrames(Config(nobody), ServerState(), {})


def test_what_is_sent_is_packed_at_the_quick_level() -> None:
    socket = asyncio.run(opened())
    (factory,) = socket.conn.available_extensions or ()
    assert isinstance(factory, ServerPerMessageDeflateFactory)
    _answer, packing = factory.process_request_params([("client_max_window_bits", None)], [])
    text = " ".join(f"card {n} of {n * n}" for n in range(400)).encode()
    sent = packing.encode(Frame(Opcode.TEXT, text)).data
    assert sent == _packed(text, LEVEL) != _packed(text, -1)


def _packed(text: bytes, level: int) -> bytes:
    packer = zlib.compressobj(level, zlib.DEFLATED, -12, 5)
    whole = packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
    return whole.removesuffix(b"\x00\x00\xff\xff")
