"""What Data Era adds to the words of Underwater Cities: options, places and fields of cards."""

from __future__ import annotations

from typing import Any

from kolonie.core.messages import Message, message
from kolonie.core.options import Option
from kolonie.core.readers import LOG, choice_log
from kolonie.games.underwater_cities.data_era.allowance import DISC, cards_drawn, extra_price
from kolonie.games.underwater_cities.data_era.moves import DrawTwo, ExtraBenefit
from kolonie.games.underwater_cities.phrases import ALIKE, GROUPS, PARTS, what
from kolonie.games.underwater_cities.state import Game
from kolonie.games.underwater_cities.words import card_text, colour_text, price_text

PARTS[DISC] = 2
ALIKE["data_center"] = "desalination"
ALIKE["data_city"] = "city"
GROUPS[frozenset(("farm", "desalination", "laboratory", "data_center"))] = "building"
GROUPS[frozenset(("farm", "desalination", "laboratory", "data_center", "tunnel"))] = "structure"
GROUPS[frozenset(("nonsymbiotic", "symbiotic", "data_city"))] = "city"


def additional_parts(changed: dict[str, int]) -> list[Message]:
    """What a card changes of the additional actions (DE-7.65)."""
    found = []
    for name, n in changed.items():
        if name == "cards":
            found.append(message("additional-cards", n=n))
        elif name == "credit":
            found.append(message("additional-credit", price=what("credit", n)))
        else:
            found.append(
                message(
                    "additional-extra", colour=message(f"colour-{name}", form="card"), price=what(DISC, n)
                )
            )
    return found


def _log_extra(node: Any, args: dict[str, object]) -> Message:
    """The choice, or that the card was claimed."""
    return choice_log(node, args) if "told" in args else Message("log-claim", tuple(args.items()))


def _log_draw_two(node: Any, args: dict[str, object]) -> Message:
    return choice_log(node, args) if "told" in args else Message("log-draw-two", tuple(args.items()))


LOG.update({ExtraBenefit: _log_extra, DrawTwo: _log_draw_two})


def label(game: Game, index: int, choice: Option) -> Message | None:
    verb = choice.verb
    box = game.box
    if verb == "extra":
        card = box.card_number[choice.word()]
        price = what(DISC, extra_price(box, game.state.seats[index], card))
        return message(
            "opt-extra",
            number=choice.word(),
            card=box.card_name(card),
            colour=colour_text(box.card_colours[card], "card"),
            text=card_text(box, card),
            price=price,
            credits=price_text(game, index, card),
        )
    if verb == "trade":
        return message("opt-trade", given=what(choice.word(), 1), got=what(choice.word(1), 1))
    if verb == "pair-of":
        return message("opt-pair-of", site=choice.word())
    if verb == "draw-two":
        return message("opt-draw-two", n=cards_drawn(box, game.state.seats[index]))
    if verb == "swap-goods":
        return message("opt-swap-goods")
    return None


def places(_game: Game, index: int, choice: Option) -> tuple[str, ...]:
    if choice.verb == "extra":
        return (f"card:{choice.word()}",)
    if choice.verb == "pair-of":
        return (f"site:{index}:{choice.word()}",)
    if choice.verb == "swap-goods":
        return ("additional:swap",)
    if choice.verb == "draw-two":
        return ("additional:draw",)
    return ()
