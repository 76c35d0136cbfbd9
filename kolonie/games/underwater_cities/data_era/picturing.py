"""The player aid of Data Era as a part of a scene: the four additional actions with their prices."""

from __future__ import annotations

from kolonie.core.messages import message
from kolonie.core.scene import Piece, Zone
from kolonie.games.underwater_cities.box import COLOURS, Box
from kolonie.games.underwater_cities.data_era.allowance import DISC, cards_drawn, colour_price, is_allowed
from kolonie.games.underwater_cities.phrases import what
from kolonie.games.underwater_cities.picturing import good
from kolonie.games.underwater_cities.state import Seat


def aid(box: Box, seat: Seat, acting: bool) -> Zone:
    """One of them in each turn (DE-7.01): free, spent, or not the player's turn."""
    state = "free" if is_allowed(seat) else "spent" if acting else "rest"
    prices = {name: box.constants[f"{name}_price"][0] for name in ("draw", "swap", "site")}
    icons = {"draw": "card", "swap": "exchange", "site": "extra-site"}
    pieces = [
        Piece(
            message(f"scene-additional-{name}", n=cards_drawn(box, seat)),
            icon=icons[name],
            place=f"additional:{name}",
            detail=message(f"scene-additional-{name}-about"),
            source="rulebook",
            dim=state == "spent",
            marks=(good(DISC, price),),
        )
        for name, price in prices.items()
    ]
    by_colour = []
    for colour, name in enumerate(COLOURS):
        n = colour_price(box, seat, colour)
        # The colour tells which card costs so much; halves are written out, for there is one number only.
        hue = message(f"colour-{name}", form="card")
        by_colour.append(Piece(what(DISC, n), icon=DISC, colour=name, short=_halves(n), hue=hue))
    pieces.append(
        Piece(
            message("scene-additional-extra"),
            icon="card-instant",
            place="additional:extra",
            detail=message("scene-additional-extra-about"),
            source="rulebook",
            dim=state == "spent",
            marks=tuple(by_colour),
        )
    )
    note = message("scene-additional-state", state=state)
    return Zone(message("scene-additional"), tuple(pieces), layout="aid", note=note, colour=state)


def _halves(n: int) -> str:
    wholes, rest = divmod(n, 2)
    return f"{wholes or ''}{'½' if rest else ''}" or "0"
