"""The tables of the database. `events` is the truth; the rest is who, where, and what can be derived."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

META = MetaData()

PEOPLE = Table(
    "people",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("account", String(60), unique=True),
    Column("password", String(200)),
    Column("language", String(5)),
    Column("theme", String(10), nullable=False),
    Column("mail", String(200)),
    Column("mail_pending", String(200)),
    Column("mail_token", String(64), unique=True),
    Column("mailed_at", Double, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False, server_default="0", index=True),
    Column("reset_token", String(64)),
    Column("reset_until", Double, nullable=False, server_default="0"),
    Column("silenced_until", Double, nullable=False, server_default="0"),
    Index("people_by_reset", "reset_token"),
)

SESSIONS = Table(
    "sessions",
    META,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False, server_default="0"),
    Column("agent", String(200), nullable=False, server_default=""),
)

SECRETS = Table(
    "secrets",
    META,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

TABLES = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("terms", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("mode", String(10), nullable=False),
    Column("origin", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("watch", String(64), nullable=False, unique=True),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("to_act", String(40), nullable=False),
    Column("wake_at", Double),
    Column("expires", Double),
    Index("tables_by_status", "status", "public", "updated"),
    Index("tables_by_wake", "wake_at"),
)

PACKS = Table(
    "packs",
    META,
    Column("id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("body", Text, nullable=False),
)

SEATS = Table(
    "seats",
    META,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(60), nullable=False),
    Column("person", String(32), index=True),
    Column("bot", String(40)),
    Column("token", String(64), unique=True),
    Column("pledge", String(64)),
    Column("entropy", String(64)),
    PrimaryKeyConstraint("table_id", "seat"),
)

EVENTS = Table(
    "events",
    META,
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

SNAPSHOTS = Table(
    "snapshots",
    META,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

STILLS = Table(
    "stills",
    META,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

ANALYSES = Table(
    "analyses",
    META,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32)),
    Column("asked", Double, nullable=False),
    Column("budget", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("finished", Double),
    Column("lease", Double, nullable=False),
    Column("body", Text, nullable=False),
    Index("analyses_by_person", "person", "asked"),
)

CHAT = Table(
    "chat",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("person", String(32)),
    Column("who", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

PRESENCE = Table(
    "presence",
    META,
    Column("table_id", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("node", String(32), nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "person", "node"),
)

RESULTS = Table(
    "results",
    META,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("mode", String(10), nullable=False),
    Column("person", String(32), index=True),
    Column("bot", String(40)),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("early", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_by_game", "game", "seats", "mode"),
)

MAILED = Table(
    "mailed",
    META,
    Column("address", String(64), primary_key=True),
    Column("since", Double, nullable=False),
    Column("count", Integer, nullable=False),
)

MUTES = Table(
    "mutes",
    META,
    Column("person", String(32), nullable=False),
    Column("muted", String(32), nullable=False),
    PrimaryKeyConstraint("person", "muted"),
)

PROGRESS = Table(
    "progress",
    META,
    Column("person", String(32), primary_key=True),
    Column("body", Text, nullable=False),
)

REPORTS = Table(
    "reports",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("line", Integer, nullable=False),
    Column("reporter", String(32)),
    Column("person", String(32)),
    Column("who", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("settled", Double),
    UniqueConstraint("line", "reporter"),
)
