"""Player boards with what expansions print on some of their sites."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kolonie.games.underwater_cities.entries import BoardEntry, PrintedSite

if TYPE_CHECKING:
    from kolonie.games.underwater_cities.box import Packs


def printed(packs: Packs) -> list[BoardEntry]:
    """The boards with what is printed on some of their sites beside."""
    found = {board.id: board for board in packs.decode("boards", BoardEntry)}
    for extra in packs.decode("sites", PrintedSite):
        name, _slash, ident = extra.id.partition("/")
        board = found.get(name)
        changed = None if board is None else _with_site(board, ident, extra)
        if changed is None:
            text = (
                "field production: only for building sites" if extra.production else "field id: no such site"
            )
            raise packs.wrong("sites", extra.id, text)
        found[name] = changed
    return list(found.values())


def _with_site(board: BoardEntry, ident: str, extra: PrintedSite) -> BoardEntry | None:
    """The board with a changed site; None if it has none of that name that can have these fields."""
    fields = {"bonus": extra.bonus, "surcharge": extra.surcharge}
    given = {name: value for name, value in fields.items() if value}
    more = {"multiplier": extra.multiplier} if extra.multiplier > 1 else {}
    for listed in ("buildings",) if extra.production else ("cities", "buildings", "tunnels"):
        sites = getattr(board, listed)
        for number, site in enumerate(sites):
            if site.id == ident:
                also = {"production": extra.production} if extra.production else {}
                new = msgspec.structs.replace(site, **given, **more, **also)
                return msgspec.structs.replace(
                    board, **{listed: [*sites[:number], new, *sites[number + 1 :]]}
                )
    return None
