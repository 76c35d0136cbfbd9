"""How to play: guide, player aid and glossary of a game, and the table that its pictures show."""

from __future__ import annotations

from litestar import get

from kolonie.core.title import Title
from kolonie.server.errors import Sorry
from kolonie.server.guiding import GuideInfo
from kolonie.server.scenery import find, guide_info, scene_state
from kolonie.server.states import TableState


def known_guide(name: str) -> tuple[Title, str]:
    found = find(name)
    if found is None:
        raise Sorry(404, "no-game", field="game", game=name)
    return found


# In threads, as the rules: the first time a language is asked for, its files are read.


@get("/api/guides/{game:str}", tags=["games"], summary="How a game is played", sync_to_thread=True)
def show_guide(game: str, language: str) -> GuideInfo:
    """Of a game or of an expansion."""
    return guide_info(*known_guide(game), language)


@get(
    "/api/guides/{game:str}/scene",
    tags=["games"],
    summary="The table in the pictures of a guide",
    sync_to_thread=True,
)
def show_scene(game: str, language: str) -> TableState:
    """A position of a real game, as its first player sees it."""
    state = scene_state(*known_guide(game), language)
    if state is None:
        raise Sorry(404, "no-game", field="game", game=game)
    return state


ROUTES = [show_guide, show_scene]
