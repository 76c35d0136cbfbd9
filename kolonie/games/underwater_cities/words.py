"""Options, places and cards in words."""

from __future__ import annotations

from typing import Final

from kolonie.core.messages import Message, message
from kolonie.core.options import Option
from kolonie.core.readers import text_of
from kolonie.games.underwater_cities import phrases, texts
from kolonie.games.underwater_cities.board import Board, Reward, Vector
from kolonie.games.underwater_cities.box import COLOURLESS, COLOURS, Box, Side
from kolonie.games.underwater_cities.claiming import special_price
from kolonie.games.underwater_cities.moves import DiscardSurplus
from kolonie.games.underwater_cities.network import is_opened, sites_of
from kolonie.games.underwater_cities.nodes import (
    Build,
    BuildUpgraded,
    Do,
    Either,
    Exchange,
    ReceiveDifferent,
    Upgrade,
    When,
)
from kolonie.games.underwater_cities.prices import building_prices, with_surcharge
from kolonie.games.underwater_cities.state import NO_CARD, Game, Seat

READERS: Final = (texts,)
"""The modules that register how effects are read."""

CARD_VERBS: Final = frozenset(
    ("card", "discard", "use", "once", "drop", "special", "keep", "below", "ready", "sell")
)
ACTING_VERBS: Final = frozenset(("use", "once", "drop", "sell"))
"""Options that are about the effect of a card in front of the player."""
SLOT_VERBS: Final = frozenset(("slot", "copy", "perform"))


def card_text(box: Box, card: int) -> Message:
    """When a card works and what it does."""
    return message(
        "card-text", timing=message(f"timing-{box.card_timings[card]}"), text=effect_text(box, card)
    )


def effect_text(box: Box, card: int) -> Message:
    """What a card does, read from the card."""
    effect = box.effects[card]
    parts: list[Message] = []
    when = box.whens[card]
    if effect is not None:
        text = text_of(effect)
        parts.append(text if when is None else message("card-when", when=_when_text(box, when), effect=text))
    parts += texts.discounts(box.discounts[card])
    if box.more_hand[card]:
        parts.append(message("card-hand-limit", n=box.more_hand[card]))
    if box.feeds[card]:
        parts.append(message("card-feed", n=box.feeds[card]))
    parts += box.further.card_parts(box, card)
    score, sale = box.scores[card], box.sales[card]
    if score is not None:
        parts.append(phrases.amount("point", score))
    if sale is not None:
        parts.append(text_of(sale))
    return phrases.chain(parts)


def _when_text(box: Box, when: When) -> Message:
    """A slot is called by what it does, for it has another code on each side of the board."""
    if when.event == "slot":
        return message("when-slot", word=text_of(box.slots[when.word]))
    return text_of(when)


def _acting_text(box: Box, card: int) -> Message:
    """The effect alone: what sets it off is known by now."""
    effect = box.effects[card]
    return effect_text(box, card) if effect is None else text_of(effect)


def slot_text(box: Box, side: Side, slot: int) -> Message:
    return text_of(side.effects[slot])


def site_text(board: Board, ident: str) -> Message:
    """A site by its sort and its name on the board."""
    sort = "city" if ident in board.cities.number else "tunnel"
    if ident in board.buildings.number:
        building = board.entry.buildings[board.buildings.number[ident]]
        sort = "expansion" if building.expansion else "building"
    if sort == "tunnel":
        ends = board.entry.tunnels[board.tunnels.number[ident]].ends
        for space, colour in zip(board.metropolis_ids, board.metropolis_colours, strict=True):
            if space in ends:
                city = next(end for end in ends if end != space)
                return message(f"scene-site-tunnel-{colour}", site=city)
    return message(f"scene-site-{sort}", site=ident)


def reward_text(box: Box, given: Reward) -> Message:
    """Goods, points, steps and cards that are printed on a site."""
    parts = [phrases.what(name, n) for name, n in zip(box.resources, given.goods, strict=True) if n]
    if given.points:
        parts.append(phrases.what("point", given.points))
    if given.steps:
        parts.append(message("scene-step", n=given.steps))
    if given.cards:
        parts.append(phrases.what("card", given.cards))
    return phrases.join("list-and", parts) if parts else message("free")


def goods_text(box: Box, vector: Vector) -> Message:
    return phrases.goods(tuple((name, n) for name, n in zip(box.resources, vector, strict=True) if n))


def colour_text(colour: int, form: str) -> Message:
    """The colour of a `slot` or of a `card`: in some languages two words."""
    return message(f"colour-{'none' if colour == COLOURLESS else COLOURS[colour]}", form=form)


def label(game: Game, seat: int, choice: Option) -> Message:
    """What an option says."""
    box = game.box
    verb = choice.verb
    if not choice.args:
        return box.further.label(game, seat, choice) or _part_label(game, seat, verb)
    if verb in CARD_VERBS:
        card = box.card_number[choice.word()]
        return message(
            f"opt-{verb}-card" if verb in ("special", "ready") else f"opt-{verb}",
            number=choice.word(),
            card=box.card_name(card),
            colour=colour_text(box.card_colours[card], "card"),
            match=_match(game, card),
            price=price_text(game, seat, card),
            text=_acting_text(box, card) if verb in ACTING_VERBS else card_text(box, card),
        )
    if verb in SLOT_VERBS:
        side = box.side[game.seats]
        slot = side.slot_of[choice]
        return message(
            f"opt-{verb}-slot" if verb == "perform" else f"opt-{verb}",
            code=choice.word(),
            colour=colour_text(side.colours[slot], "slot"),
            text=slot_text(box, side, slot),
        )
    if verb == "order":
        return message(f"opt-order-{choice.word()}")
    if verb == "build":
        return _kind_label(game, seat, choice.word())
    if verb == "at":
        return _site_label(game, seat, choice.word())
    if verb == "pay":
        paid = tuple(choice.num(i) for i in range(len(box.resources)))
        if not any(paid):
            return message("opt-pay-nothing")
        return message("opt-pay-goods", goods=goods_text(box, paid))
    if verb == "resource":
        return message("opt-resource", what=phrases.what(choice.word(), _unit(game, seat, choice.word())))
    if verb == "of":
        return message("opt-of", source=phrases.source((choice.word(),), True))
    if verb == "give":
        return _give_label(game, seat, choice)
    if verb == "tile":
        return message("opt-tile", tile=choice.word())
    if verb == "contract":
        return message("opt-contract", contract=choice.word())
    return box.further.label(game, seat, choice) or message(f"opt-{verb}")


def _unit(game: Game, seat: int, name: str) -> int:
    """How much of a resource is chosen at once."""
    ask = game.asks.get(seat)
    node = None if ask is None else ask.frame.node
    return node.unit(name) if isinstance(node, ReceiveDifferent) else 1


def price_text(game: Game, seat: int, card: int) -> Message | str:
    """The credits that a special card takes when it is played for its benefit (UC-5.11)."""
    box = game.box
    if card == NO_CARD or not box.is_special(card):
        return "none"
    due = special_price(box, game.state.seats[seat], card)
    return goods_text(box, due) if any(due) else "free"


def _match(game: Game, card: int) -> str:
    """Whether a card has the colour of the chosen slot; nothing is said before one is chosen."""
    slot: int = game.state.slot
    if slot < 0:
        return "none"
    return "yes" if game.box.card_colours[card] == game.box.side[game.seats].colours[slot] else "no"


def _site_label(game: Game, index: int, ident: str) -> Message:
    """A site with what building there costs and brings, or with what is upgraded there."""
    box = game.box
    seat = game.state.seats[index]
    board = box.boards[seat.board]
    site = site_text(board, ident)
    ask = game.asks.get(index)
    node = ask.frame.node if ask is not None else None
    if ask is None or not isinstance(node, Build | BuildUpgraded | Upgrade):
        return message("opt-at", site=site)
    if isinstance(node, Upgrade):
        for name in node.kinds:
            number = sites_of(box, board, box.kind[name]).number.get(ident)
            if number is not None and seat.built[box.kind[name]] >> number & 1:
                return message("opt-at-thing", thing=message(f"scene-{name}", upgraded=0), site=site)
        return message("opt-at", site=site)
    kind: int = ask.frame.env.get("kind", box.kind[node.kinds[0]])
    sites = sites_of(box, board, kind)
    number = sites.number.get(ident)
    if number is None:
        return message("opt-at", site=site)
    bonus = sites.bonus[number]
    return message(
        "opt-at-site",
        site=site,
        price=_site_price(box, seat, node, kind, number),
        bonus="none" if bonus is None else reward_text(box, bonus),
        joined="yes" if _joined(box, seat, board, kind, number) else "no",
    )


def _kind_label(game: Game, index: int, name: str) -> Message:
    """What could be built, with its price; what a site asks for on top is said when one is chosen."""
    box = game.box
    ask = game.asks.get(index)
    node = ask.frame.node if ask is not None else None
    price: Message | str = "none"
    if isinstance(node, Build | BuildUpgraded):
        ways = building_prices(box, game.state.seats[index], box.kind[name], node.prices)
        if any(any(way) for way in ways):
            price = phrases.join("list-or", [goods_text(box, way) for way in dict.fromkeys(ways)])
    return message("opt-build-kind", kind=message(f"kind-{name}", n=1), price=price)


def _site_price(box: Box, seat: Seat, node: Build | BuildUpgraded, kind: int, site: int) -> Message | str:
    """The alternative prices with what the site asks for on top; nothing for a free build."""
    surcharge = sites_of(box, box.boards[seat.board], kind).surcharge[site]
    ways = [with_surcharge(price, surcharge) for price in building_prices(box, seat, kind, node.prices)]
    if is_opened(box, seat, node, kind, site):
        ways = [with_surcharge(way, fee) for way in ways for fee in box.further.fees(box, seat)]
    if not any(any(way) for way in ways):
        return "none"
    return phrases.join("list-or", [goods_text(box, way) for way in dict.fromkeys(ways)])


def _joined(box: Box, seat: Seat, board: Board, kind: int, site: int) -> bool:
    """Whether a thing built here is connected at once; a tunnel always is (UC-9.02)."""
    sort = box.sorts[kind]
    if sort == "building":
        return bool(seat.connected >> board.city_of[site] & 1)
    return sort == "tunnel" or bool(seat.reached >> site & 1)


PLAIN: Final = frozenset(("done", "dig", "decline", "draw"))
"""Options without arguments that are not parts of an effect."""


def _part_label(game: Game, seat: int, verb: str) -> Message:
    """A part of an effect is called by its own text, if the frame that offers it is at hand."""
    if verb == "benefit":
        return message("opt-benefit", price=price_text(game, seat, game.state.played))
    ask = game.asks.get(seat)
    if verb == "done" and ask is not None and isinstance(ask.frame.node, DiscardSurplus):
        return message("opt-later")
    if verb in PLAIN:
        return message(f"opt-{verb}")
    if ask is not None and isinstance(ask.frame.node, Do | Either):
        for word, part in ask.frame.node.parts:
            if word == verb:
                return message("opt-part", text=text_of(part))
    return message("opt-forced", word=message(f"word-{verb.partition('-')[0]}"))


def _give_label(game: Game, seat: int, choice: Option) -> Message:
    ask = game.asks.get(seat)
    if ask is None or not isinstance(ask.frame.node, Exchange):
        return message("opt-give")
    node = ask.frame.node
    given, got = (node.one, node.other) if choice.num() == 1 else (node.other, node.one)
    return message("opt-give-for", given=phrases.goods(given), got=phrases.goods(got))


def places(game: Game, seat: int, choice: Option) -> tuple[str, ...]:
    """The places on the table that an option touches."""
    table = game.state
    verb = choice.verb
    if not choice.args:
        return ("specials",) if verb == "dig" else game.box.further.places(game, seat, choice)
    if verb in CARD_VERBS:
        return (f"card:{choice.word()}",)
    if verb == "copy":
        return (f"slot:{choice.word()}", "copy")
    if verb in SLOT_VERBS:
        return (f"slot:{choice.word()}",)
    if verb == "at":
        return (f"site:{seat}:{choice.word()}",)
    if verb == "contract":
        return (f"contract:{choice.word()}",)
    if verb == "tile":
        return (f"tile:{choice.word()}",)
    if verb == "order":  # what is carried out first
        if choice.word() == "card":
            return (f"card:{game.box.card_ids[table.played]}",)
        return (f"slot:{game.box.side[game.seats].codes[table.slot]}",)
    return game.box.further.places(game, seat, choice)
