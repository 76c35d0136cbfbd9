"""What is refused where nobody would offer it: a slot, a card or a discard at another time than its own."""

from __future__ import annotations

from typing import Final

from kolonie.core.messages import message
from kolonie.core.readers import Reason
from kolonie.games.underwater_cities.moves import ChooseCard, ChooseSlot, DiscardSurplus, KeepHand
from kolonie.games.underwater_cities.state import NOT_USED, Game

COPY: Final = "copy"


def why_not_here(game: Game, index: int, key: str) -> Reason | None:
    """By the rule that says when it can be done; None where the rule of what is asked says enough."""
    verb, _, word = key.partition(":")
    if verb in ("slot", COPY) and word in game.box.side[game.seats].codes:
        return _slot(game, index, verb)
    if verb in ("card", "discard") and word in game.box.card_number:
        return _card(game, index, verb)
    return None


def _slot(game: Game, index: int, verb: str) -> Reason | None:
    node = game.asks[index].frame.node
    if verb == COPY and game.state.copier == NOT_USED:
        return "UC-2.03", message("why-no-copy-tile")
    if isinstance(node, DiscardSurplus):
        return "UC-3.04", message("why-hand-first")
    if isinstance(node, ChooseSlot):
        return ("UC-13.05", message("why-copy-free")) if verb == COPY else None
    return ("UC-3.05", message("why-slot-chosen")) if game.state.slot >= 0 else None


def _card(game: Game, index: int, verb: str) -> Reason | None:
    node = game.asks[index].frame.node
    if verb == "discard":
        asked = isinstance(node, DiscardSurplus | KeepHand)
        return "UC-16.10", message("why-not-held" if asked else "why-discard-now")
    if isinstance(node, ChooseCard):
        return "UC-3.05", message("why-not-held")
    return ("UC-3.05", message("why-slot-first")) if isinstance(node, ChooseSlot) else None
