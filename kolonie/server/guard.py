"""What every request passes before it reaches a route, and what every answer gets.

Limits, session and CSRF on the way in; security headers, cookies and a log line on the way out. It is plain
ASGI, so it holds for files and sockets as well.
"""

from __future__ import annotations

import logging
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.utils.path import normalize_path

from kolonie.server.errors import methods_at, problem, public_path
from kolonie.server.house import House
from kolonie.server.opening import guest_name
from kolonie.server.pace import DOING
from kolonie.server.packing import Packing
from kolonie.server.sessions import COOKIE, CSRF_COOKIE, CSRF_HEADER, YEAR, Limiter, agent_of
from kolonie.server.store.rows import Person
from kolonie.server.words import choose_language

ACCESS = logging.getLogger("kolonie.access")

CORP = b"cross-origin-resource-policy"
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (CORP, b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
]

FILE_HEADERS = [(name, value) for name, value in HEADERS if name in (b"x-content-type-options", CORP)]
"""Of files that are no pages the others say nothing, and there are dozens of them."""
PASSWORDS = ("/api/login", "/api/account", "/api/account/password", "/api/account/delete", "/api/reset")
"""Where a password can be guessed or a mail be set off."""

SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the application."""

    def __init__(self, app: Any, house: House) -> None:
        self.app = app
        self.house = house
        self.limiter = Limiter(house.config.limits)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if "path" in scope:
            scope["path"] = normalize_path(scope["path"])  # limits count what the router sees
        if scope["type"] in ("http", "websocket"):
            DOING.set(f"{scope.get('method', 'SOCKET')} {public_path(scope['path'])}")
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # -- requests

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        began = time.perf_counter()
        status = 500
        cookies: list[bytes] = []
        packing = Packing(send, dict(scope["headers"]).get(b"accept-encoding", b""))

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = {name.lower() for name, _value in message.get("headers", ())}
                ours = FILE_HEADERS if scope["path"].startswith(("/assets/", "/fonts/")) else HEADERS
                headers = [*message.get("headers", ()), *(h for h in ours if h[0] not in given)]
                if (
                    scope["path"].startswith(("/api/", "/health", "/metrics"))
                    and b"cache-control" not in given
                ):
                    headers.append((b"cache-control", b"no-store"))
                if scope["method"] == "OPTIONS" and status == 204:  # each handler names only its own
                    allowed = ", ".join(methods_at(self.app.asgi_router, scope["path"]))
                    headers = [(n, allowed.encode() if n.lower() == b"allow" else v) for n, v in headers]
                cookies.extend(self.cookies(scope))
                headers += [(b"set-cookie", cookie) for cookie in cookies]
                message = {**message, "headers": headers}
            await packing(message)

        try:
            refused = await self._refuse(scope)
            if refused is None:
                await self.app(scope, receive, answer)
            else:
                await _reply(answer, *refused)
        finally:
            self.log(scope, status, time.perf_counter() - began)

    async def _refuse(self, scope: Any) -> tuple[int, bytes] | None:
        """The answer to a request that goes no further, or None."""
        headers = dict(scope["headers"])
        scope["kolonie_person"] = None
        path, method = scope["path"], scope["method"]
        language = choose_language(headers.get(b"accept-language", b"").decode("latin-1"))
        if path == "/operator" and not self.limiter.allow("login", client_of(scope), 10, 0.1):
            return 429, problem("rate", language)
        if not path.startswith("/api/"):
            return None
        if "\0" in path:  # nothing is called so, and PostgreSQL does not look for it
            return 404, problem("not-found", language)
        if not self._allowed(scope, path, method):
            return 429, problem("rate", language)
        session = self.session(headers)
        person = await self.house.people.by_session(session) if session else None
        if person is not None and person.language:
            language = person.language
        if method not in SAFE:
            if session is None or person is None:
                known = methods_at(self.app.asgi_router, path)
                # what no route takes is told so, whoever asks
                return None if known and method not in known else (401, problem("no-session", language))
            if not self.house.signer.csrf_ok(session, headers.get(CSRF_HEADER, b"")):
                self.house.meters.refused["csrf"] += 1
                return 403, problem("csrf", language)
        elif person is None and path == "/api/me" and method == "GET":
            if b"fresh=true" not in scope["query_string"] and self.cookie(headers) is not None:
                return 401, problem("unknown-session", language)  # somebody else's, or one that is over
            if not self.limiter.allow("guest", client_of(scope), 60, 0.5):
                return 429, problem("rate", language)
            agent = agent_of(headers.get(b"user-agent", b"").decode("latin-1"))
            person = await self.new_guest(scope, language, agent)
        scope["kolonie_person"] = person
        return None

    def may_ask(self, scope: Any) -> bool:
        """Whether somebody may ask for something once more, by a request or over a socket."""
        return self._counted(self.limiter.allow("all", client_of(scope), 240, 40))

    def _counted(self, allowed: bool) -> bool:
        if not allowed:
            self.house.meters.refused["rate"] += 1
        return allowed

    def _allowed(self, scope: Any, path: str, method: str) -> bool:
        return self.may_ask(scope) and self._counted(self._may(client_of(scope), path, method))

    def _may(self, who: str, path: str, method: str) -> bool:
        """Of some things there are fewer than of all."""
        if path in PASSWORDS or path.startswith("/api/reset/"):
            return self.limiter.allow("login", who, 10, 0.1)
        if method != "POST":
            return True
        if path in ("/api/tables", "/api/records") or path.endswith("/continue"):
            return self.limiter.allow("create", who, 30, 0.5)
        if path.endswith("/hint"):
            return self.limiter.allow("hint", who, 10, 0.2)
        if path.endswith(("/chat", "/report", "/mute")):
            return self.limiter.allow("chat", who, 20, 1)
        return True

    def cookie(self, headers: dict[bytes, bytes]) -> str | None:
        """The browser's session cookie as it came, whoever has signed it."""
        for part in headers.get(b"cookie", b"").decode("latin-1").split(";"):
            name, _equals, value = part.strip().partition("=")
            if name == COOKIE:
                return value.strip('"') or None
        return None

    def session(self, headers: dict[bytes, bytes]) -> str | None:
        cookie = self.cookie(headers)
        return self.house.signer.session(cookie) if cookie is not None else None

    async def new_guest(self, scope: Any, language: str, agent: str) -> Person:
        name = guest_name(language)
        while await self.house.accounts.taken([name], ""):
            name = guest_name(language)
        person, session = await self.house.people.new_guest(name, None, agent)
        scope["kolonie_session"] = session
        return person

    def cookies(self, scope: Any) -> list[bytes]:
        """The cookies of a session that began or ended with this request."""
        session = scope.get("kolonie_session")
        if session is None:
            return []
        secure = "; Secure" if scope.get("scheme") == "https" else ""
        tail = f"Path=/; SameSite=Strict; Max-Age={YEAR if session else 0}{secure}"
        signer = self.house.signer
        return [
            f"{COOKIE}={signer.cookie(session)}; HttpOnly; {tail}".encode(),
            f"{CSRF_COOKIE}={signer.csrf(session)}; {tail}".encode(),
        ]

    # -- sockets

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        """A socket must come from a page of ours: browsers send cookies with sockets of any page."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        host = headers.get(b"host", b"").decode("latin-1")
        foreign = origin is not None and urlsplit(origin.decode("latin-1")).netloc != host
        if foreign or not self.limiter.allow("socket", client_of(scope), 60, 2):
            self.house.meters.refused["socket"] += 1
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        session = self.session(headers)
        scope["kolonie_person"] = await self.house.people.by_session(session) if session else None
        scope["kolonie_guard"] = self  # moves come over the socket as well
        scope["kolonie_send"] = send
        began = time.perf_counter()
        try:
            await self.app(scope, receive, send)
        finally:
            self.log({**scope, "method": "SOCKET"}, 101, time.perf_counter() - began)

    def log(self, scope: Any, status: int, seconds: float) -> None:
        """One line of JSON. The query and the body are never in it, nor the secret part of a link."""
        method = scope["method"]
        if method != "SOCKET":
            self.house.meters.request(method, status, seconds)
            if method == "MOVE" and status == 200:
                return  # there are many, and each is in the log of its table
        person = scope.get("kolonie_person")
        line = {
            "method": method,
            "path": public_path(scope["path"]),
            "status": status,
            "ms": round(seconds * 1000, 1),
            "client": client_of(scope),
            "person": person.id if person is not None else None,
        }
        ACCESS.info(msgspec.json.encode(line).decode())


def client_of(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "local"


async def _reply(send: Any, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
