"""What a search for a way on has to try: of the options that make no difference for it one, or none.

Nothing here may lose a way. A once-per-turn card need not be used at a decision if it can be used as well at
the next one, or could be used as well before; sites are alike if nothing in this turn tells them apart.
"""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.nodes import Item, Named, Node, Seq
from kolonie.core.options import Option, worded
from kolonie.core.steps import DONE
from kolonie.games.underwater_cities.board import Vector
from kolonie.games.underwater_cities.box import COLOURLESS, Box
from kolonie.games.underwater_cities.duty import FURTHER
from kolonie.games.underwater_cities.moves import ChooseCard, ChooseOrder, Reactions, SlotAction
from kolonie.games.underwater_cities.nodes import (
    EVENT,
    Build,
    BuildUpgraded,
    Do,
    Receive,
    TakeSpecial,
    Upgrade,
)
from kolonie.games.underwater_cities.prices import building_prices
from kolonie.games.underwater_cities.regards import CITIES, NOTHING, THINGS
from kolonie.games.underwater_cities.state import NO_CARD, Game, Seat
from kolonie.games.underwater_cities.turn import CARD_THEN_SLOT, SLOT_THEN_CARD

AIDS: Final = 1 << EVENT["once_per_turn"] | 1 << EVENT["slot"]
"""Events of cards that can help to perform a slot without the played card."""
PLAYED: Final = 1 << EVENT["mismatch"] | 1 << EVENT["match"] | 1 << EVENT["slot_colour"]
"""Events that the play of a card itself brings about (UC-14.01)."""
BUILT: Final = EVENT["built"]
UPGRADED: Final = EVENT["upgraded"]


def tries(game: Game, frame: Frame, options: list[Option]) -> list[Option]:
    node = frame.node
    if isinstance(node, (Do, Reactions)) and DONE in options and _is_done(frame):
        return [DONE]
    if isinstance(node, Do):
        if DONE in options:
            options = _fruitful(game, frame, options)
        return _gains_first(game, node.parts, options)
    if isinstance(node, Reactions):
        items: tuple[Item, ...] = frame.env["items"]
        return _gains_first(game, tuple([(item.word, item.node) for item in items]), options)
    if isinstance(node, (Build, BuildUpgraded, Upgrade)):
        if options[0].verb == "build":
            return _unlike_kinds(game, frame, options)
        return _unlike(game, frame, options)
    if isinstance(node, ChooseCard):
        return _matching(game, frame.seat, options)
    if isinstance(node, ChooseOrder):
        if not _is_aided(game, game.state.seats[frame.seat], AIDS):
            return [choice for choice in options if choice is CARD_THEN_SLOT]
        return [choice for choice in options if choice is not SLOT_THEN_CARD]  # as good as the slot alone
    if isinstance(node, TakeSpecial):
        return options[:1]  # none of them can be played in this turn
    return game.box.further.tries(game, frame, options)


def _is_done(frame: Frame) -> bool:
    """True for a group with nothing left in it, if once-per-turn cards can be used as well after it."""
    if frame.env.get("items"):
        return False
    node: Do | Reactions = frame.node
    pos = frame.pos
    for number in range(len(node.parts)):
        if pos & 15 < (node.times[number] if node.times else 1):
            return False
        pos >>= 4
    below = frame.parent
    if below is None:
        return False
    following = below.node
    if isinstance(following, Seq) and below.pos < len(following.parts):
        following = following.parts[below.pos]
    elif isinstance(following, Do) and _is_fresh(below):
        return False
    return isinstance(following, (Do, Reactions, SlotAction))


def _is_fresh(frame: Frame) -> bool:
    """True for a group that binds the player, and of which nothing was done yet."""
    owed: int = frame.env.get("owed", 0)
    return frame.pos == 0 and owed >= FURTHER


def _gains_first(game: Game, parts: tuple[Named, ...], options: list[Option]) -> list[Option]:
    """Something that is only received is taken at once: to have it sooner never takes anything away."""
    for word, part in parts:
        if is_received(part) and worded(word) in options:
            return [worded(word)]
    for choice in options:
        if choice.verb == "once" and is_received(game.box.effects[game.box.card_number[choice.word()]]):
            return [choice]
    if DONE in options:
        return [*[choice for choice in options if choice is not DONE], DONE]
    return options


def is_received(node: Node | None) -> bool:
    """True for fixed goods, points and cards, which cost nothing and set nothing off."""
    if isinstance(node, Do):
        return all(is_received(part) for _word, part in node.parts)
    return isinstance(node, Receive) and all(isinstance(n, int) for _name, n in node.goods)


def _fruitful(game: Game, frame: Frame, options: list[Option]) -> list[Option]:
    """Without builds and upgrades that bring nothing: they cost goods, and nothing has to be done here."""
    idle: list[Option] = []
    for word, part in frame.node.parts:
        if isinstance(part, (Build, Upgrade)) and _brings_nothing(game, game.state.seats[frame.seat], part):
            idle.append(worded(word))
    return [choice for choice in options if choice not in idle] if idle else options


def _brings_nothing(game: Game, seat: Seat, node: Build | Upgrade) -> bool:
    """True if no site has a bonus that can matter, and nobody looks in this turn at what is built there."""
    box = game.box
    if isinstance(node, Build):
        event = BUILT
        if any(kind not in box.building_kinds for kind in box.kind_numbers(node.kinds)):
            return False
        sites = seat.open_expansions if node.expansion else seat.open_buildings
        if not node.expansion and not node.given and box.further.may_open(seat):
            sites |= seat.open_expansions
        if box.boards[seat.board].rich & sites:
            return False
    else:
        event = UPGRADED
    for card in _cards(game, seat):
        if box.regard[card] or _answers(box, card, event, node.kinds):
            return False
    for contract in game.state.contracts:
        if box.contract_helping[contract]:
            return False
    return not any(box.tile_regard[tile] for tile in seat.tiles)


def _cards(game: Game, seat: Seat) -> tuple[int, ...]:
    """The cards that can work in this turn."""
    played = game.state.played
    return (*seat.actions, *seat.permanents, *((played,) if played != NO_CARD else seat.hand))


def _answers(box: Box, card: int, event: int, kinds: tuple[str, ...]) -> bool:
    """True if the card brings something useful when one of these kinds is built or upgraded."""
    if box.card_events[card] != event or not box.helping[card]:
        return False
    when = box.whens[card]
    return when is not None and any(kind in when.kinds for kind in kinds)


def _unlike(game: Game, frame: Frame, options: list[Option]) -> list[Option]:
    """One of each set of building sites that nothing distinguishes in this turn."""
    seat = game.state.seats[frame.seat]
    board = game.box.boards[seat.board]
    number = board.buildings.number
    regard = _regard(game, seat)
    seen: list[int] = []
    found = []
    for choice in options:
        site = number.get(choice.word()) if choice.verb == "at" else None
        if site is None:
            found.append(choice)
            continue
        kind = -1
        if isinstance(frame.node, Upgrade):
            kind = next(k for k in game.box.building_kinds if seat.built[k] >> site & 1)
        apart = regard == CITIES or (regard == THINGS and not seat.connected >> board.city_of[site] & 1)
        same = 2 * board.alike[site] if apart else 2 * board.alike_alone[site] + 1
        same += kind << 16
        if same not in seen:
            seen.append(same)
            found.append(choice)
    return found


def _unlike_kinds(game: Game, frame: Frame, options: list[Option]) -> list[Option]:
    """Of buildings for the same price one, if nobody looks in this turn at what is built."""
    box = game.box
    seat = game.state.seats[frame.seat]
    node: Build | BuildUpgraded = frame.node
    if _regard(game, seat):
        return options
    for card in _cards(game, seat):
        if _answers(box, card, BUILT, node.kinds) or _answers(box, card, UPGRADED, node.kinds):
            return options
    seen: set[tuple[Vector, ...]] = set()
    found = []
    for choice in options:
        kind = box.kind[choice.word()]
        if kind not in box.building_kinds:
            found.append(choice)
            continue
        prices = building_prices(box, seat, kind, node.prices)
        if prices not in seen:
            seen.add(prices)
            found.append(choice)
    return found


def _regard(game: Game, seat: Seat) -> int:
    """What can matter in this turn of where something is built or upgraded."""
    box = game.box
    found = NOTHING
    for contract in game.state.contracts:
        if box.contract_helping[contract]:
            found = max(found, box.contract_regard[contract])
    for card in _cards(game, seat):
        found = max(found, box.regard[card])
        when = box.whens[card]
        if when is not None and when.nth and box.helping[card]:
            return CITIES
    for tile in seat.tiles:
        found = max(found, box.tile_regard[tile])
    return found


def _matching(game: Game, index: int, options: list[Option]) -> list[Option]:
    """Cards of the slot's colour, then one of the others: they do nothing themselves (UC-3.09)."""
    box = game.box
    colour = box.side[game.seats].colours[game.state.slot]
    fit: list[Option] = []
    others: list[Option] = []
    for choice in options:
        same = colour != COLOURLESS and box.card_colours[box.card_number[choice.word()]] == colour
        (fit if same else others).append(choice)
    return fit + others[:1] if _is_aided(game, game.state.seats[index], AIDS | PLAYED) else fit


def _is_aided(game: Game, seat: Seat, events: int) -> bool:
    """True if something can help to perform the slot without the played card."""
    return seat.listens & events != 0 or game.box.further.aids(game.box, seat)
