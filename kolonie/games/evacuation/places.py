"""Where on the table an option is: the words that the pieces of the scene carry as their places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kolonie.core.options import Option
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import (
    ENERGY,
    FACTORIES,
    LANES,
    NEW,
    OFFERS,
    OLD,
    OUTER,
    RESOURCES,
    WORLDS,
)

Places = tuple[str, ...]
Finder = Callable[[Game, int, Option], Places]


def stock_place(seat: int, world: int, kind: int) -> str:
    """Where the cubes of a kind lie on one side of a seat's board."""
    return f"stock:{seat}:{WORLDS[world]}:{RESOURCES[kind]}"


def prepared_place(seat: int, world: int, kind: int) -> str:
    """Where prepared factories of a kind stand on one side of a seat's board."""
    return f"prepared:{seat}:{WORLDS[world]}:{FACTORIES[kind]}"


def cell_place(section: int, lane: int) -> str:
    """A cell of the progress track; the outer one is the section itself."""
    return f"section:{section}" if lane == OUTER else f"cell:{section}:{LANES[lane]}"


def places(game: Game, seat: int, choice: Option) -> Places:
    """The places on the table that an option touches."""
    kind = COMPONENTS.get(choice.verb)
    if kind is not None:
        return (f"{kind}:{choice.word()}",)
    finder = FINDERS.get(choice.verb)
    return () if finder is None else finder(game, seat, choice)


def _offered(game: Game, _seat: int, choice: Option) -> Places:
    """Something of an offer or of the own infrastructure; goals are discarded too."""
    name = choice.word()
    for what, ids in enumerate(game.box.offer_ids):
        if name in ids:
            return (f"{OFFERS[what]}:{name}",)
    return (f"goal:{name}",)


def _act(_game: Game, seat: int, choice: Option) -> Places:
    return (f"action:{seat}:{choice.word()}",)


# -- both sides of the board


def _cube(_game: Game, seat: int, choice: Option) -> Places:
    """One cube of a world: gained, or paid for a new offer."""
    return (stock_place(seat, WORLDS.index(choice.word(1)), RESOURCES.index(choice.word())),)


def _swap(_game: Game, seat: int, choice: Option) -> Places:
    """An exchange begins at what is given away."""
    return (stock_place(seat, WORLDS.index(choice.word()), RESOURCES.index(choice.word(1))),)


def _energy(_game: Game, seat: int, choice: Option) -> Places:
    return tuple(stock_place(seat, world, ENERGY) for world in (OLD, NEW) if choice.num(world))


def _pay(game: Game, seat: int, choice: Option) -> Places:
    ask = game.asks.get(seat)
    if ask is None or "world" not in ask.frame.env:
        return ()
    world: int = ask.frame.env["world"]
    return tuple(stock_place(seat, world, kind) for kind in range(len(RESOURCES)) if choice.num(kind))


def _factory(_game: Game, seat: int, choice: Option) -> Places:
    """A factory that is prepared or gained on a world."""
    return (prepared_place(seat, WORLDS.index(choice.word(1)), FACTORIES.index(choice.word())),)


def _place(_game: Game, seat: int, choice: Option) -> Places:
    """Factories that go onto an area."""
    kinds = sorted({FACTORIES.index(str(word)) for word in choice.args})
    return tuple(prepared_place(seat, NEW, kind) for kind in kinds)


def _raise(_game: Game, seat: int, choice: Option) -> Places:
    return (f"production:{seat}:{choice.word()}",)


def _clone(_game: Game, seat: int, _choice: Option) -> Places:
    return (f"population:{seat}",)


# -- loading


def _ship(game: Game, seat: int, choice: Option) -> Places:
    word = choice.word()
    if word in game.box.stadium_ids:
        return (f"stadium:{word}",)
    if word in FACTORIES:
        return (prepared_place(seat, OLD, FACTORIES.index(word)),)
    return (f"home:{word}",)


def _carry(game: Game, seat: int, choice: Option) -> Places:
    """Cubes are touched where they lie; who loads none of a kind goes on at the shuttle."""
    if choice.num(1):
        return (stock_place(seat, OLD, RESOURCES.index(choice.word())),)
    return _leave(game, seat, choice)


def _leave(game: Game, seat: int, _choice: Option) -> Places:
    """A place of a shuttle that stays empty is left at the shuttle itself."""
    ask = game.asks.get(seat)
    if ask is None or "shuttle" not in ask.frame.env:
        return ()
    return (f"shuttle:{game.box.shuttle_ids[ask.frame.env['shuttle']]}",)


# -- technologies and satellites


def _research(game: Game, seat: int, choice: Option) -> Places:
    column = choice.num()
    row = (game.state.seats[seat].research[column - 1] + 1) // 2
    return (f"technology:{seat}:{column}:{min(row, 2) + 1}",)


def _move(game: Game, seat: int, choice: Option) -> Places:
    section = game.state.seats[seat].satellites[choice.num(0) - 1] + choice.num(1)
    return (cell_place(section, OUTER),) if section <= game.box.last_section else ()


def _cell(game: Game, seat: int, choice: Option) -> Places:
    ask = game.asks.get(seat)
    if ask is None or "satellite" not in ask.frame.env:
        return ()
    section = game.state.seats[seat].satellites[ask.frame.env["satellite"]]
    return (cell_place(section, LANES.index(choice.word())),)


COMPONENTS: Final[dict[str, str]] = {
    "settle": "area",
    "launch": "shuttle",
    "return": "shuttle",
    "evacuate": "home",
    "card": "card",
    "mark": "card",
    "drop": "card",
    "strength": "card",
    "keep": "goal",
    "task": "task",
}
"""Options that touch one component, by the word of its place."""

FINDERS: Final[dict[str, Finder]] = {
    "build": _offered,
    "draw": _offered,
    "play": _offered,
    "discard": _offered,
    "act": _act,
    "gain": _cube,
    "refresh": _cube,
    "swap": _swap,
    "energy": _energy,
    "pay": _pay,
    "prepare": _factory,
    "factory": _factory,
    "place": _place,
    "raise": _raise,
    "clone": _clone,
    "ship": _ship,
    "carry": _carry,
    "leave": _leave,
    "research": _research,
    "move": _move,
    "cell": _cell,
}
"""Options whose place has to be looked for."""
