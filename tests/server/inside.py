"""A server in this process, and people who talk to it by ASGI: as over the wire, without the wire."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from kolonie.server.app import build_app
from kolonie.server.config import Config
from kolonie.server.house import House


class Inside:
    """The application and the house behind it."""

    def __init__(self, app: Any, house: House) -> None:
        self.app = app
        self.house = house

    async def somebody(self, language: str = "en") -> Somebody:
        person = Somebody(self, language)
        person.me = (await person.ask("GET", "/api/me")).json()
        return person


class Somebody:
    """A person with a browser."""

    def __init__(self, inside: Inside, language: str) -> None:
        self.app = inside.app
        self.language = language
        self.me: dict[str, Any] = {}
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(inside.app),
            base_url="http://inside",
            headers={"Accept-Language": language},
        )

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {} if method == "GET" else {"X-Kolonie-Csrf": self.http.cookies["kolonie_csrf"]}
        return await self.http.request(method, path, json=body, headers=headers)

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text[:300]
        return answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.ask("POST", path, body)
        assert answer.status_code in (200, 201), answer.text[:300]
        return answer.json()

    async def frame(self, table: str, query: str = "") -> str:
        """The first message of a new socket of the table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/ws",
            "raw_path": f"/api/tables/{table}/ws".encode(),
            "query_string": query.encode(),
            "root_path": "",
            "scheme": "ws",
            "headers": [
                (b"host", b"inside"),
                (b"cookie", cookies.encode()),
                (b"accept-language", self.language.encode()),
            ],
            "client": ("127.0.0.1", 1),
            "server": ("inside", 80),
            "subprotocols": [],
            "asgi": {"version": "3.0"},
        }
        arriving: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        arriving.put_nowait({"type": "websocket.connect"})
        task = asyncio.create_task(self.app(scope, arriving.get, sent.put))
        try:
            while True:
                message = await asyncio.wait_for(sent.get(), 20)
                assert message["type"] in ("websocket.accept", "websocket.send"), message
                if message["type"] == "websocket.send":
                    text: str = message.get("text") or message["bytes"].decode()
                    if json.loads(text)["type"] == "state":
                        return text
        finally:
            arriving.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await asyncio.wait_for(asyncio.gather(task, return_exceptions=True), 10)


@asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Inside]:
    app, house = build_app(Config(database=str(folder / "inside.sqlite"), limits=0.0))
    await house.open()
    try:
        yield Inside(app, house)
    finally:
        await house.close()
