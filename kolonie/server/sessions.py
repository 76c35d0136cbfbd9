"""Signed cookies, passwords, and how often somebody may knock."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections import OrderedDict
from functools import lru_cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

COOKIE = "kolonie"
CSRF_COOKIE = "kolonie_csrf"
CSRF_HEADER = b"x-kolonie-csrf"
YEAR = 365 * 86400

HASHER = PasswordHasher()


@lru_cache(maxsize=1)
def nobodys_hash() -> str:
    """Checked when there is no such account, so that the time does not tell whether there is."""
    return HASHER.hash("a password that nobody has")


class Signer:
    """Signs what the browser keeps for us, with the key of the database."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _mark(self, purpose: str, text: str) -> str:
        return hmac.new(self._key, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()

    def cookie(self, session: str) -> str:
        return f"{session}.{self._mark('session', session)}"

    def session(self, cookie: str) -> str | None:
        """The session of a cookie that we signed; None for any other."""
        session, _dot, mark = cookie.rpartition(".")
        if session and hmac.compare_digest(mark.encode(), self._mark("session", session).encode()):
            return session
        return None

    def csrf(self, session: str) -> str:
        """What a page of ours can read and send back, and a page of somebody else's cannot."""
        return self._mark("csrf", session)

    def csrf_ok(self, session: str, given: bytes) -> bool:
        return hmac.compare_digest(given, self.csrf(session).encode())


def agent_of(header: str) -> str:
    """What a browser calls itself, as its owner is shown it: one line, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in header).split())[:200]


def hash_password(password: str) -> str:
    return HASHER.hash(password)


def check_password(kept: str | None, password: str) -> bool:
    """Takes as long for an account that does not exist."""
    try:
        return HASHER.verify(kept or nobodys_hash(), password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


class Limiter:
    """Token buckets by name: so many at once, so many a second. Old buckets are forgotten."""

    KEPT = 20_000

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allow(self, kind: str, who: str, burst: float, per_second: float) -> bool:
        if self.scale <= 0:
            return True
        now = time.monotonic()
        tokens, then = self._buckets.pop((kind, who), (burst * self.scale, now))
        tokens = min(burst * self.scale, tokens + (now - then) * per_second * self.scale)
        fine = tokens >= 1
        self._buckets[kind, who] = (tokens - 1 if fine else tokens, now)
        while len(self._buckets) > self.KEPT:
            self._buckets.popitem(last=False)
        return fine
