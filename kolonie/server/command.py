"""`kolonie serve`: the table on the network."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys
from typing import Any

from kolonie import __version__
from kolonie.build import build_line
from kolonie.machine import cores
from kolonie.server.collecting import calm_the_collector
from kolonie.server.config import Config, ConfigError, from_environment
from kolonie.server.store.sole import Occupied, Sole

MISSING = "kolonie serve needs the server parts: pip install 'kolonie[server]' ({name} is missing)"


def add_serve(subparsers: Any) -> None:
    """Adds the command to the `kolonie` command line."""
    parser = subparsers.add_parser("serve", help="serve tables to browsers")
    add_arguments(parser)
    parser.set_defaults(run=serve)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen on (default: this machine only)"
    )
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default=None, help="a file, or postgresql://...; also KOLONIE_DATABASE")
    parser.add_argument("--workers", type=int, default=None, help="processes in which bots think")
    parser.add_argument("--painters", type=int, default=None, help="processes that draw tables (0: none)")


def config_of(arguments: argparse.Namespace) -> Config:
    given = from_environment(os.environ)
    if arguments.database:
        given["database"] = arguments.database
    given["workers"] = arguments.workers or max(1, cores() - 1)
    most = cores() if cores() > 1 else 0
    given["painters"] = most if arguments.painters is None else max(0, arguments.painters)
    return Config(host=arguments.host, port=arguments.port, **given)  # type: ignore[arg-type]


def serve(arguments: argparse.Namespace) -> int:
    """Runs until stopped. Returns the exit code."""
    try:
        config = config_of(arguments)
        place = config.database_url
    except ConfigError as error:
        print(error, file=sys.stderr)
        return 2
    try:
        import uvicorn

        from kolonie.server.app import build_app
        from kolonie.server.routes.ops import client_folder
    except ModuleNotFoundError as error:
        print(MISSING.format(name=error.name), file=sys.stderr)
        return 2
    set_up_logging()
    sys.setswitchinterval(0.001)
    sole: Sole | None = None
    if config.sqlite_file is not None:
        try:
            sole = Sole(config.sqlite_file)
        except (Occupied, OSError) as error:
            print(f"database: {error}", file=sys.stderr)
            return 2
    fault = asyncio.run(_database_fault(config))
    if fault is not None:
        print(f"database: {hide_password(place)} cannot be used: {fault}", file=sys.stderr)
        return 2
    app, house = build_app(config)
    calm_the_collector()
    where = config.sqlite_file
    folder = client_folder()
    house.greeting = [
        f"kolonie {__version__}, {build_line()}",
        f"database: {where if where is not None else hide_password(place)}",
        f"client: {folder or 'not built (cd web && npm ci && npm run build); the API works without it'}",
        f"listening on http://{config.host}:{config.port}",
    ]
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
            log_config=None,
            access_log=False,
            ws="kolonie.server.deflating:QuickFrames",
            ws_per_message_deflate=True,
            ws_max_size=16_384,
            timeout_graceful_shutdown=10,
            server_header=False,
            timeout_keep_alive=30,
            lifespan="on",
        )
    )
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, _stopped)
    server.run()
    if sole is not None:
        sole.release()
    return 0 if server.started else 1


async def _database_fault(config: Config) -> str | None:
    """Why the database cannot be used, in one line; None if it can."""
    from kolonie.server.store.database import Database

    database: Database | None = None
    try:
        database = Database(config)
        await database.open()
    except Exception as error:
        lines = str(error).strip().splitlines()
        return lines[0] if lines else type(error).__name__
    finally:
        if database is not None:
            await database.close()
    return None


def _stopped(_signal: int, _frame: object) -> None:
    """The server has stopped in good order already when it hands the signal on; that is the end of it."""


def hide_password(url: str) -> str:
    from sqlalchemy import make_url

    return make_url(url).render_as_string(hide_password=True)


class Entries(logging.Formatter):
    """Nothing that was sent to us can pass for an entry of the log or move the cursor of whoever reads it.

    Lines after the first are indented; whatever else is not printable is written out.
    """

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        if text.isprintable():
            return text
        seen = (c if c.isprintable() or c == "\n" else ascii(c)[1:-1] for c in text)
        return "".join(seen).replace("\n", "\n    ")


def set_up_logging() -> None:
    """One line for each thing that happens, on standard error; requests as JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(Entries("%(asctime)s %(levelname)s %(name)s %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("kolonie").setLevel(logging.INFO)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="kolonie.server", description=__doc__)
    add_arguments(parser)
    return serve(parser.parse_args(arguments))
