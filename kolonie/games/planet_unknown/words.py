"""Options, effects and cards in words, and the places on the board that options touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kolonie.core.messages import Message, message
from kolonie.core.options import Option
from kolonie.core.readers import TEXT, kebab, text_of
from kolonie.games.planet_unknown.advancing import STRAIGHT, chosen_way
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.effects import EFFECTS
from kolonie.games.planet_unknown.entries import Criterion
from kolonie.games.planet_unknown.ground import cells_of, xy
from kolonie.games.planet_unknown.state import NONE, Game, Seat
from kolonie.games.planet_unknown.station import RINGS, SECTIONS, section, stacks_at
from kolonie.games.planet_unknown.terms import (
    ADVANCE,
    BENEFITS,
    EITHER,
    HEIGHT,
    TRACKS,
)
from kolonie.games.planet_unknown.tracks import powers, way_down

CELL_VERBS = (
    "cover",
    "land",
    "rock",
    "load",
    "pod",
    "blast",
    "blast-load",
    "meteor",
    "lose-rover",
    "lose-pod",
)
"""Verbs whose arguments are one cell."""

LabelReader = Callable[[Game, int, Option], Message]


# -- things


def tile_text(box: Box, tile: int) -> Message:
    if tile == NONE:
        return message("tile-none")
    shape, pair, mark = box.tile_ids[tile].split(".")
    one, other = (message(f"terrain-{name}") for name in pair.split("-"))
    return message(f"tile-{mark}", shape=shape, one=one, other=other)


def benefits_text(box: Box, corporation: int, field: int) -> Message:
    """What a field gives, medals aside."""
    board = box.corporations[corporation]
    parts = [_benefit(board.either[field], kind, n) for kind, n in board.benefits[field]]
    if not parts:
        return message("benefit-none")
    joined = parts[0]
    for part in parts[1:]:
        joined = message("benefit-and", first=joined, second=part)
    return joined


def _benefit(either: tuple[tuple[int, int], ...], kind: int, n: int) -> Message:
    if kind == EITHER:
        first, second = (_benefit((), *part) for part in either)
        return message("benefit-or", first=first, second=second)
    if kind == ADVANCE:
        return message("benefit-advance", track=message(f"track-{TRACKS[n]}"))
    return message(f"benefit-{BENEFITS[kind]}", n=n)


def benefit_text(kind: int, n: int) -> Message:
    """One thing that a field gives, choices aside."""
    return _benefit((), kind, n)


def card_text(box: Box, card: int) -> Message:
    """A civilization card: its name and what it does, read from the effect."""
    ident = box.civ_ids[card]
    return message("card-text", name=message(f"civ-{ident}"), effect=text_of(box.civ_effects[card]))


def event_text(box: Box, event: int) -> Message:
    entry = box.events[event]
    colour = message(f"event-{entry.colour}")
    return message("event-text", id=entry.id, colour=colour, effect=text_of(box.event_effects[event]))


def mission_text(box: Box, mission: int, side: str) -> Message:
    """One side of a mission card, read from its criterion."""
    card = box.missions[mission]
    criterion = card.personal if side == "personal" else card.neighbour
    name = message(f"mission-{card.id}-{side}")
    return message("mission-text", name=name, goal=criterion_text(criterion))


def criterion_text(criterion: Criterion) -> Message:
    args: dict[str, object] = {}
    for name in ("terrain", "track", "token", "better", "w", "h", "at_least", "at_most"):
        value = getattr(criterion, name)
        if value and name in ("terrain", "track"):
            args[name] = message(f"{name}-{value}")
        elif value:
            args[name.replace("_", "-")] = value
    return message(f"goal-{criterion.kind.replace('_', '-')}", **args)


def power_text(key: str, amount: int) -> Message:
    """A breakthrough in words."""
    return message(f"power-{key.replace('_', '-')}", n=amount)


# -- effects


def tracks_text(names: tuple[str, ...]) -> Message:
    if len(names) == len(TRACKS):
        return message("tracks-any")
    joined = message(f"track-{names[0]}")
    for name in names[1:]:
        joined = message("tracks-or", first=joined, second=message(f"track-{name}"))
    return joined


def effect_text(node: Any) -> Message:
    """An effect with its parameters; yes and no, terrains and tracks become words."""
    args: dict[str, object] = {}
    for name in node.__dataclass_fields__:
        value = getattr(node, name)
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif name == "tracks":
            args[name] = tracks_text(value)
        elif name == "terrain":
            args[name] = message(f"terrain-{value}")
        elif isinstance(value, tuple):
            args[name] = " / ".join(str(part) for part in value)
        else:
            args[name] = value
    return message(f"node-{kebab(type(node))}", **args)


for _kind in EFFECTS.values():
    TEXT[_kind] = effect_text


# -- options


def label(game: Game, seat: int, choice: Option) -> Message:
    """What an option says."""
    verb = choice.verb
    if verb in STRAIGHT:
        return _track_label(game, seat, choice)
    if verb in CELL_VERBS:
        return message(f"opt-{verb}", x=choice.num(), y=choice.num(1))
    if verb in ("rover", "jump", "teleport"):
        x, y, x2, y2 = choice.args
        return message(f"opt-{verb}", x=x, y=y, x2=x2, y2=y2)
    reader = LABELS.get(verb)
    if reader is not None:
        return reader(game, seat, choice)
    return message(f"opt-{verb}")


def _track_label(game: Game, index: int, choice: Option) -> Message:
    """Trackers: where one goes and what it gets there."""
    if not choice.args:
        return message(f"opt-{choice.verb}-any")
    box = game.box
    seat = game.state.seats[index]
    board = box.corporations[seat.corporation]
    able = powers(box, seat)
    verb = choice.verb
    tracker = TRACKS.index(choice.word())
    name = message(f"track-{TRACKS[tracker]}")
    if verb in ("regress", "yield"):
        return message(f"opt-{verb}", track=name, to=max(0, way_down(board, seat, tracker, able)) % HEIGHT)
    field = chosen_way(board, seat, able, choice)[1]
    where = message("on-track", track=message(f"track-{TRACKS[field // HEIGHT]}"), n=field % HEIGHT)
    gets = benefits_text(box, seat.corporation, field) if field >= 0 else message("benefit-none")
    return message(f"opt-{verb}", track=name, to=where, gets=gets)


def _board(game: Game, seat: int, choice: Option) -> Message:
    return message(f"opt-{choice.verb}", name=message(f"{choice.verb}-{choice.word()}"))


def _rotation(game: Game, seat: int, choice: Option) -> Message:
    table = game.state
    box = game.box
    slot = (box.markers[len(table.seats)][seat] + choice.num()) % SECTIONS
    inner, outer = stacks_at(table, slot)
    stays = "yes" if choice.num() == table.rotation else "no"
    return message(
        f"opt-{choice.verb}",
        inner=tile_text(box, table.tops[inner]),
        outer=tile_text(box, table.tops[outer]),
        stays=stays,
    )


def _tile(game: Game, seat: int, choice: Option) -> Message:
    table = game.state
    stack = section(game.box, table, seat)[RINGS.index(choice.word())]
    ring = message(f"ring-{choice.word()}")
    return message(f"opt-{choice.verb}", ring=ring, tile=tile_text(game.box, table.tops[stack]))


def _place(game: Game, seat: int, choice: Option) -> Message:
    turned = int(choice.word(2)[1:])
    over = "yes" if turned >= 4 else "no"
    return message("opt-place", x=choice.num(), y=choice.num(1), turns=turned % 4, over=over)


def _mission(game: Game, seat: int, choice: Option) -> Message:
    if not choice.args:
        return message("opt-mission-draw")
    side = "neighbour" if choice.verb == "mission" else "personal"
    mission = game.box.mission_ids.index(choice.word())
    return message(f"opt-{choice.verb}", mission=mission_text(game.box, mission, side))


def _card(game: Game, seat: int, choice: Option) -> Message:
    box = game.box
    return message("opt-card", card=card_text(box, box.civ_ids.index(choice.word())))


def _pick(game: Game, seat: int, choice: Option) -> Message:
    return message("opt-pick", rank=choice.num())


def _lifepod(game: Game, seat: int, choice: Option) -> Message:
    return message(f"opt-{choice.verb}", where=_pod_place(choice))


def _pod_place(choice: Option) -> Message:
    if choice.word() == "score":
        return message("place-score")
    if len(choice.args) == 1:
        return message("place-level", level=choice.word())
    return message("on-track", track=message(f"track-{choice.word()}"), n=choice.num(1))


def _track(game: Game, seat: int, choice: Option) -> Message:
    return message(f"opt-{choice.verb}", track=message(f"track-{choice.word()}"))


def _either(game: Game, seat: int, choice: Option) -> Message:
    word = choice.word()
    if word in ("synergy", "patch"):
        return message("opt-benefit", gets=message(f"benefit-{word}", n=1))
    return message("opt-benefit", gets=message("benefit-advance", track=message(f"track-{word}")))


def _line(game: Game, seat: int, choice: Option) -> Message:
    return message(f"opt-line-{choice.word()}", n=choice.num(1))


LABELS: dict[str, LabelReader] = {
    "planet": _board,
    "corporation": _board,
    "rotate": _rotation,
    "face": _rotation,
    "tile": _tile,
    "stack": _tile,
    "place": _place,
    "return": _mission,
    "drop": _mission,
    "mission": _mission,
    "card": _card,
    "pick": _pick,
    "put": _lifepod,
    "from": _lifepod,
    "lose": _lifepod,
    "flux": _track,
    "row": _track,
    "forgo": _track,
    "benefit": _either,
    "line": _line,
}
"""How options with arguments of their own are put into words, by verb."""


# -- places


def cell_place(seat: int, x: object, y: object) -> str:
    return f"cell:{seat}:{x},{y}"


def field_place(seat: int, field: int) -> str:
    return f"track:{seat}:{TRACKS[field // HEIGHT]}.{field % HEIGHT}"


def places(game: Game, seat: int, choice: Option) -> tuple[str, ...]:
    """The places on the board that an option touches, by the words the scene uses."""
    verb = choice.verb
    table = game.state
    if verb in CELL_VERBS:
        return (cell_place(seat, *choice.args),)
    if verb in ("rover", "jump", "teleport"):
        x, y, x2, y2 = choice.args
        return (cell_place(seat, x, y), cell_place(seat, x2, y2))
    if verb == "place":
        return _lay_places(game, seat, choice)
    if verb in STRAIGHT and choice.args:
        player: Seat = table.seats[seat]
        board = game.box.corporations[player.corporation]
        if verb in ("regress", "yield"):
            return (field_place(seat, player.trackers[TRACKS.index(choice.word())]),)
        field = chosen_way(board, player, powers(game.box, player), choice)[1]
        return (field_place(seat, field),) if field >= 0 else ()
    if verb in ("tile", "stack"):
        return (f"stack:{section(game.box, table, seat)[RINGS.index(choice.word())]}",)
    if verb in ("rotate", "face"):
        slot = (game.box.markers[len(table.seats)][seat] + choice.num()) % SECTIONS
        return tuple(f"stack:{stack}" for stack in stacks_at(table, slot))
    if verb in ("put", "from", "lose") and len(choice.args) == 2:
        return (f"track:{seat}:{choice.word()}.{choice.word(1)}",)
    if verb == "put":
        return (f"lifepods:{seat}:{choice.word()}",)
    if verb == "pick":
        return (f"deck:{choice.num()}",)
    if verb == "card":
        return (f"card:{choice.word()}",)
    if verb in ("return", "drop", "mission") and choice.args:
        return (f"mission:{choice.word()}",)
    if verb in ("planet", "corporation"):
        return (f"{verb}:{choice.word()}",)
    if verb == "line":
        return (f"{choice.word()}:{seat}:{choice.num(1)}",)
    return ()


def _lay_places(game: Game, seat: int, choice: Option) -> tuple[str, ...]:
    """All cells of a placement; the tile is known to the frame that asks."""
    ask = game.asks.get(seat)
    if ask is None or "tile" not in ask.frame.env:
        return (cell_place(seat, choice.num(), choice.num(1)),)
    box = game.box
    planet = box.planets[game.state.seats[seat].planet]
    lay = box.table(planet, ask.frame.env["tile"], False).by_key.get(choice.key)
    return tuple(cell_place(seat, *xy(cell)) for cell in cells_of(lay.mask)) if lay is not None else ()
