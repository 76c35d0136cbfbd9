"""What can be counted in front of a player, in sight of all, and what should be known before a choice."""

from __future__ import annotations

from kolonie.core.messages import Message, message
from kolonie.core.options import Option
from kolonie.games.underwater_cities.box import COLOURLESS, Box
from kolonie.games.underwater_cities.counts import claimed
from kolonie.games.underwater_cities.moves import ChooseCard
from kolonie.games.underwater_cities.state import Game


def countables(box: Box) -> tuple[str, ...]:
    return (
        "points",
        *(f"stock-{name}" for name in box.resources),
        *(f"built-{name}" for name in box.kinds),
        "upgraded",
        "metropolises",
        "federation",
        "hand",
        "ready-actions",
        "claimed",
    )


def counts(game: Game, index: int) -> list[int]:
    seat = game.state.seats[index]
    return [
        seat.points,
        *seat.goods,
        *[built.bit_count() for built in seat.built],
        seat.upgraded.bit_count() + seat.upgraded_tunnels.bit_count(),
        seat.joined.bit_count() + len(seat.gained),
        seat.step,
        len(seat.hand) + len(seat.drawn),
        len(seat.actions) - len(seat.used),
        claimed(game.box, seat),
    ]


def remarks(game: Game, index: int, choice: Option) -> tuple[Message, ...]:
    """Whether card and slot match (UC-3.08, UC-3.09): else the effect of the card is lost."""
    node = game.asks[index].frame.node
    if isinstance(node, ChooseCard) and choice.verb == "card":
        box = game.box
        colour = box.side[game.seats].colours[game.state.slot]
        if colour == COLOURLESS:
            return (message("remark-colourless"),)
        match = box.card_colours[box.card_number[choice.word()]] == colour
        return (message("remark-match" if match else "remark-no-match"),)
    if choice.key == "order:none":
        return (message("remark-no-benefit"),)
    return ()
