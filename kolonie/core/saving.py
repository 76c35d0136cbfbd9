"""A position as text: saving and loading at any decision, and the hash of a state.

A frame is saved as the address of its node (`flow/1/part`), so a save names nothing but data. The hash is
SHA-256 over the canonical JSON; it is the same on every machine and Python version.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from kolonie.core.chance import Chance
from kolonie.core.engine import Ask, Game
from kolonie.core.frames import Frame
from kolonie.core.nodes import Item, Node, children
from kolonie.core.shapes import Json, pack_value, unpack_value
from kolonie.core.title import Title

FORMAT = "kolonie-position-1"


POSITION = ("state", "counters", "number", "reveals", "strand", "stack", "strands", "shown")
"""The parts of a save that make the state hash."""


class SaveError(ValueError):
    """A saved position that cannot be loaded; the text says why."""


class Addresses:
    """Every node a game can meet, by address and back."""

    def __init__(self, roots: dict[str, Node]) -> None:
        self.nodes: dict[str, Node] = {}
        self.names: dict[int, str] = {}
        for name, root in roots.items():
            self._walk(name, root)

    def _walk(self, address: str, node: Node) -> None:
        self.nodes[address] = node
        self.names.setdefault(id(node), address)
        for step, child in children(node):
            self._walk(f"{address}/{step}", child)

    def name(self, node: Node) -> str:
        found = self.names.get(id(node))
        if found is None:
            raise SaveError(f"the node {node!r} is not in any tree of the game")
        return found

    def node(self, address: str) -> Node:
        found = self.nodes.get(address)
        if found is None:
            raise SaveError(f"there is no node at {address!r}")
        return found


def addresses(game: Game) -> Addresses:
    """The address book of a game, made once for each box and sequence of play."""
    flow = game.title.flow_of(game.settings)
    place = (id(game.box), id(flow))
    book = _BOOKS.get(place)
    if book is None or book[0] is not game.box:
        book = (game.box, Addresses(game.title.trees(game.box, game.settings)))
        if len(_BOOKS) >= KEPT_BOOKS:
            del _BOOKS[next(iter(_BOOKS))]
        _BOOKS[place] = book
    return book[1]


KEPT_BOOKS = 16
"""Boxes are few: ours, and those of the packs in use. A server that meets many forgets the oldest."""
_BOOKS: dict[tuple[int, int], tuple[Any, Addresses]] = {}


def _save_env(book: Addresses, env: dict[str, Any]) -> Json:
    saved: dict[str, Json] = {}
    for name, value in env.items():
        if name == "items":
            saved[name] = [[i.word, book.name(i.node), pack_value(i.env), i.must] for i in value]
        else:
            saved[name] = pack_value(value)
    return saved


def _load_env(book: Addresses, saved: Json) -> dict[str, Any]:
    env: dict[str, Any] = {}
    for name, value in saved.items():
        if name == "items":
            env[name] = tuple(
                Item(word, book.node(address), unpack_value(inner), must)
                for word, address, inner, must in value
            )
        else:
            env[name] = unpack_value(value)
    return env


def _save_stack(book: Addresses, frame: Frame | None) -> list[Json]:
    """The frames from top to bottom."""
    stack = []
    while frame is not None:
        stack.append([book.name(frame.node), frame.pos, frame.seat, _save_env(book, frame.env)])
        frame = frame.parent
    return stack


def _load_stack(book: Addresses, saved: list[Json]) -> Frame | None:
    frame: Frame | None = None
    for address, pos, seat, env in reversed(saved):
        frame = Frame(book.node(address), pos, seat, _load_env(book, env), frame)
    return frame


def position(game: Game) -> dict[str, Json]:
    """Everything that can change in a game, as JSON values. It holds all secrets."""
    book = addresses(game)
    shape = game.title.shape
    saved: dict[str, Json] = {
        "state": shape.save(game.state),
        "counters": dict(sorted(game.chance.counters.items())),
        "number": game.number,
        "reveals": game.reveals,
        "strand": game.strand,
        "stack": [],
        "strands": {},
        "shown": {},
    }
    if game.strands is not None:
        saved["stack"] = _save_stack(book, game.waiting)
        saved["strands"] = {str(s): _save_stack(book, a.frame) for s, a in sorted(game.strands.items())}
        seat_shape = shape.nested["seats"]
        saved["shown"] = {str(s): seat_shape.save(x) for s, x in sorted(game.shown.items())}
    else:
        for ask in game.asks.values():
            saved["stack"] = _save_stack(book, ask.frame)
    return saved


def _canonical(value: Json) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def _digest(saved: Json) -> str:
    return hashlib.sha256(_canonical(saved)).hexdigest()


def state_hash(game: Game) -> str:
    """The fingerprint of a position. It says nothing about the seed."""
    return _digest(position(game))


def save(game: Game) -> str:
    """The game as JSON text, at any decision. It holds all secrets: for the keeper of the table only."""
    saved = {
        "format": FORMAT,
        "game": game.title.id,
        "rules": game.title.rules_version,
        "packs": [[p.name, p.sha256] for p in game.title.packs(game.box)],
        "seats": game.seats,
        "settings": game.settings,
        "seed": game.chance.seed,
        **position(game),
    }
    return json.dumps(saved | {"digest": _digest(saved)}, sort_keys=True, ensure_ascii=False)


def hash_of_saved(text: str) -> str:
    """The state hash of the position that `save` wrote, by whatever version. Raises ValueError, KeyError."""
    saved = json.loads(text)
    return _digest({name: saved[name] for name in POSITION})


def save_for_pickle(game: Game) -> str:
    """The same text, if `load` needs nothing else to read it. Raises SaveError."""
    if game.title.packs(game.box) != game.title.packs(game.title.box(settings=game.settings)):
        raise SaveError("packs: a game with other components cannot be pickled (`load` needs their box)")
    return save(game)


def load(title: Title, text: str, box: Any = None, of_any_version: bool = False) -> Game:
    """The game again, at the same decision. Raises SaveError.

    `of_any_version`: to look at a position of other rules or components, as far as it can be read.
    """
    try:
        saved = json.loads(text)
    except ValueError as error:
        raise SaveError(f"not JSON: {error}") from None
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise SaveError("not a saved Kolonie position")
    if saved.get("game") != title.id:
        raise SaveError(f"game: saved from {saved.get('game')!r}, not {title.id!r}")
    if saved.get("rules") != title.rules_version and not of_any_version:
        raise SaveError(f"rules: saved with version {saved.get('rules')!r}, this is {title.rules_version!r}")
    box = title.box(settings=saved.get("settings") or {}) if box is None else box
    if saved.get("packs") != [[p.name, p.sha256] for p in title.packs(box)] and not of_any_version:
        raise SaveError("packs: saved with other components")
    if saved.pop("digest", "") != _digest(saved):
        raise SaveError("damaged: the digest differs")
    try:
        state = title.shape.load(saved["state"])
        chance = Chance(saved["seed"], dict(saved["counters"]))
        game = Game(title, box, dict(saved["settings"]), saved["seats"], state, chance)
        game.doubted = True  # it is not saved whether it was
        game.number = saved["number"]
        game.reveals = saved["reveals"]
        game.strand = saved["strand"]
        _resume(game, saved)
    except SaveError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise SaveError(f"damaged: {error!r}") from None
    return game


def _resume(game: Game, saved: dict[str, Json]) -> None:
    """Puts the stacks back and lists the options again; nothing is run."""
    book = addresses(game)
    stack = _load_stack(book, saved["stack"])
    if not saved["strands"]:
        ask = game._run(stack)
        game.asks = {} if ask is None else {ask.frame.seat: ask}
        return
    seat_shape = game.title.shape.nested["seats"]
    game.waiting = stack
    game.shown = {int(s): seat_shape.load(x) for s, x in saved["shown"].items()}
    strands: dict[int, Ask] = {}
    for seat, frames in saved["strands"].items():
        ask = game._run(_load_stack(book, frames))
        if ask is None:
            raise SaveError(f"strands: seat {seat} is not at a decision")
        strands[int(seat)] = ask
    game.strands = strands
    game.asks = strands
