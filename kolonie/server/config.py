"""What an operator can set. Every setting has a default that works on one laptop."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qs, quote, unquote, urlsplit


class ConfigError(ValueError):
    """A setting that cannot be used; the text names it."""


@dataclass(frozen=True)
class Smtp:
    """Where mail goes out: KOLONIE_SMTP=smtp://user:password@host:587?from=table@example.org"""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    tls: bool = False


@dataclass(frozen=True)
class Config:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """An SQLAlchemy address; empty for the SQLite file in the data folder."""
    workers: int = 1
    """Processes in which bots think."""
    painters: int = 0
    """Processes that draw the tables people look at; with none the server draws by itself."""
    limits: float = 1.0
    """Scale of the rate limits; 0 switches them off (for load tests on the same machine)."""
    absence: float = 60.0
    """Seconds after which others may give an absent person's seat to a bot; at a table over days, 3 days."""
    guest_days: float = 30.0
    """Days after which a guest who has not come back is deleted; 0: never."""
    table_days: float = 90.0
    """Days after which a game in which nobody does anything ends; 0: never."""
    open_days: float = 14.0
    """Days after which a table that waits for players is closed; 0: never."""
    warn_days: float = 7.0
    """So many days before that its people are warned."""
    slow_ms: float = 0.0
    """Milliseconds after which it is logged that the event loop was held up; 0: nothing is measured."""
    smtp: Smtp | None = None
    operator: str = ""
    """The password of the operator's page; empty: there is no such page."""
    public_url: str = ""
    """How people reach this server, for links in mails."""

    @property
    def database_url(self) -> str:
        """The address of the database with its driver named."""
        if not self.database:
            return f"sqlite:///{quote(str(default_file()))}"
        scheme, found, rest = self.database.partition("://")
        if not found:
            return f"sqlite:///{quote(self.database)}"
        kind = scheme.split("+")[0]
        if kind in ("postgresql", "postgres"):
            return f"postgresql+asyncpg://{rest}"
        if kind == "sqlite":
            return f"sqlite://{rest}"
        raise ConfigError(f"database: {scheme} is neither sqlite nor postgresql")

    @property
    def sqlite_file(self) -> Path | None:
        """The file of the database, or None with PostgreSQL."""
        url = self.database_url
        if not url.startswith("sqlite"):
            return None
        return Path(unquote(url.split("///", 1)[1]))


def default_file() -> Path:
    """Where the embedded database lies unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "kolonie" / "kolonie.sqlite"


def from_environment(env: Mapping[str, str]) -> dict[str, object]:
    """The settings given by the environment, as arguments for `Config`."""
    given: dict[str, object] = {}
    if env.get("KOLONIE_DATABASE"):
        given["database"] = env["KOLONIE_DATABASE"]
    if env.get("KOLONIE_SMTP"):
        given["smtp"] = read_smtp(env["KOLONIE_SMTP"])
    if env.get("KOLONIE_OPERATOR"):
        given["operator"] = env["KOLONIE_OPERATOR"]
    if env.get("KOLONIE_PUBLIC_URL"):
        given["public_url"] = env["KOLONIE_PUBLIC_URL"].rstrip("/")
    for name, field in (
        ("KOLONIE_LIMITS", "limits"),
        ("KOLONIE_ABSENCE", "absence"),
        ("KOLONIE_GUEST_DAYS", "guest_days"),
        ("KOLONIE_TABLE_DAYS", "table_days"),
        ("KOLONIE_OPEN_DAYS", "open_days"),
        ("KOLONIE_WARN_DAYS", "warn_days"),
        ("KOLONIE_SLOW_MS", "slow_ms"),
    ):
        if env.get(name):
            given[field] = read_number(name, env[name])
    return given


def read_number(name: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise ConfigError(f"{name}: not a number") from None
    if not 0 <= number < float("inf"):
        raise ConfigError(f"{name}: not a number from 0 up")
    return number


def read_smtp(text: str) -> Smtp:
    parts = urlsplit(text)
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not sender:
        raise ConfigError("KOLONIE_SMTP: expected smtp://user:password@host:port?from=address")
    tls = parts.scheme == "smtps"
    return Smtp(
        parts.hostname,
        parts.port or (465 if tls else 587),
        sender,
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        tls,
    )
