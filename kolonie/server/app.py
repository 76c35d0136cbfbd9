"""The application: routes, their dependencies, errors and the description of it all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig

from kolonie import __version__
from kolonie.server.config import Config
from kolonie.server.description import Description
from kolonie.server.errors import Sorry, on_anything, on_http, on_sorry
from kolonie.server.guard import Guard
from kolonie.server.house import House
from kolonie.server.routes import (
    accounts,
    again,
    analysing,
    coaching,
    ending,
    games,
    guides,
    hints,
    lessons,
    ops,
    past,
    people,
    play,
    progress,
    puzzles,
    socket,
    tables,
)
from kolonie.server.routes.common import (
    provide_house,
    provide_language,
    provide_person,
    provide_visitor,
)
from kolonie.server.strict import StrictRequest

LARGEST_BODY = 32_000


def build_app(config: Config) -> tuple[Guard, House]:
    """The ASGI application with its guard, and the house behind it."""
    house = House(config)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Guard(application(state=State({"house": house}), lifespan=[lifespan]), house), house


def application(**rest: Any) -> Litestar:
    """The routes and what they share; without a house it can only be described."""
    return Litestar(
        route_handlers=[
            *people.ROUTES,
            *accounts.ROUTES,
            *games.ROUTES,
            *guides.ROUTES,
            *hints.ROUTES,
            *coaching.ROUTES,
            *progress.ROUTES,
            *lessons.ROUTES,
            *puzzles.ROUTES,
            *tables.ROUTES,
            *play.ROUTES,
            *ending.ROUTES,
            *socket.ROUTES,
            *past.ROUTES,
            *analysing.ROUTES,
            *again.ROUTES,
            *ops.ROUTES,
        ],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "person": Provide(provide_person, sync_to_thread=False),
            "visitor": Provide(provide_visitor, sync_to_thread=False),
            "language": Provide(provide_language, sync_to_thread=False),
        },
        exception_handlers={
            Sorry: on_sorry,
            HTTPException: on_http,
            Exception: on_anything,
        },
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        response_cache_config=ResponseCacheConfig(default_expiration=None),
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Kolonie",
            version=__version__,
            path="/schema",
            render_plugins=[Description()],
            use_handler_docstrings=True,
        ),
        **rest,
    )
