"""Underwater Cities: which options are worth trying, so that a turn is soon looked through."""

from __future__ import annotations

from kolonie.core.judgement import Candidates
from kolonie.core.nodes import Item
from kolonie.core.options import Option
from kolonie.core.steps import DONE
from kolonie.games.underwater_cities.bot.cards import CardJudge
from kolonie.games.underwater_cities.box import COLOURLESS
from kolonie.games.underwater_cities.moves import (
    ChooseCard,
    ChooseOrder,
    DiscardSurplus,
    KeepHand,
    Reactions,
)
from kolonie.games.underwater_cities.nodes import Advance, Build, BuildUpgraded, Do, Receive
from kolonie.games.underwater_cities.state import Game
from kolonie.games.underwater_cities.turn import CARD_THEN_SLOT, NO_BENEFIT


def candidates(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """Leaves out what is never better than something else that is offered."""
    kind = type(game.asks[seat].frame.node)
    narrow = NARROW.get(kind)
    found = offered if narrow is None else narrow(game, seat, offered)
    if kind not in AT_ONCE and len(found) > 1:
        free = game.conduct.verbs
        others = tuple([choice for choice in found if choice.verb not in free])
        return others or found
    return found


def _least(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """Only the card that is worth least goes; before the next turn none has to."""
    if DONE in offered:
        return (DONE,)
    judge = CardJudge(game, seat)
    mine = game.state.seats[seat]
    judge.look_at(game.state.era, mine)
    number = judge.box.card_number
    worths = [judge.card(mine, number[choice.word()]) for choice in offered]
    return (offered[worths.index(min(worths))],)


def _cards(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """Of cards that do not match the slot only the least: they are all played for nothing."""
    box = game.box
    colour = box.side[game.seats].colours[game.state.slot]
    matching: list[Option] = []
    others: list[Option] = []
    for choice in offered:
        card = box.card_number[choice.word()]
        (matching if box.card_colours[card] == colour != COLOURLESS else others).append(choice)
    return (*matching, *_least(game, seat, tuple(others))) if others else tuple(matching)


def _parts(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """What only gives is taken first."""
    node: Do = game.asks[seat].frame.node
    for word, part in node.parts:
        if isinstance(part, GIVING):
            for choice in offered:
                if choice.key == word:
                    return (choice,)
    return offered


def _reactions(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    items: tuple[Item, ...] = game.asks[seat].frame.env["items"]
    for item in items:
        if isinstance(item.node, Do) and all(isinstance(part, GIVING) for _word, part in item.node.parts):
            for choice in offered:
                if choice.key == item.word:
                    return (choice,)
    return offered


def _sites(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """Of sites that nothing distinguishes only the first."""
    if offered[0].verb != "at":
        return offered
    box = game.box
    board = box.boards[game.state.seats[seat].board]
    number = board.buildings.number
    seen: set[int] = set()
    found = []
    for choice in offered:
        site = number.get(choice.word())
        if site is None:
            return offered
        if board.alike[site] not in seen:
            seen.add(board.alike[site])
            found.append(choice)
    return tuple(found)


def _orders(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """A card that is claimed, or only gives, comes first: the slot may profit from it."""
    box = game.box
    card = game.state.played
    if CARD_THEN_SLOT in offered:
        effect = box.effects[card]
        if box.card_timings[card] != "instant" or (effect is not None and _gives(effect)):
            dear = box.is_special(card) and NO_BENEFIT in offered
            return (CARD_THEN_SLOT, NO_BENEFIT) if dear else (CARD_THEN_SLOT,)
    found = tuple([choice for choice in offered if choice is not NO_BENEFIT])
    return found or offered


def _gives(effect: Do) -> bool:
    for _word, part in effect.parts:
        if not isinstance(part, GIVING):
            return False
        if isinstance(part, Receive) and not all(isinstance(n, int) for _name, n in part.goods):
            return False
    return True


NARROW: dict[type, Candidates] = {
    ChooseCard: _cards,
    ChooseOrder: _orders,
    DiscardSurplus: _least,
    KeepHand: _least,
    Do: _parts,
    Reactions: _reactions,
    Build: _sites,
    BuildUpgraded: _sites,
}
AT_ONCE: set[type] = {ChooseOrder, Reactions}
"""Where it is considered to use what can be used once in a turn."""
GIVING = (Receive, Advance)
