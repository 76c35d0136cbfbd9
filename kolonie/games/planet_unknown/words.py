"""Options, effects and cards in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kolonie.core.messages import Message, message
from kolonie.core.options import Option
from kolonie.core.readers import TEXT, kebab, text_of
from kolonie.games.planet_unknown.advancing import STRAIGHT, chosen_way, steps_of
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.effects import EFFECTS
from kolonie.games.planet_unknown.entries import Criterion
from kolonie.games.planet_unknown.gains import meant
from kolonie.games.planet_unknown.ground import cells_of
from kolonie.games.planet_unknown.nodes import FurtherSteps
from kolonie.games.planet_unknown.pending import LAND, ONE_OF, UP
from kolonie.games.planet_unknown.places import CELL_VERBS, first_cell
from kolonie.games.planet_unknown.state import NONE, SEAT, Game, Seat
from kolonie.games.planet_unknown.station import RINGS, SECTIONS, section, stacks_at
from kolonie.games.planet_unknown.terms import (
    ADVANCE,
    BENEFITS,
    EITHER,
    HEIGHT,
    LEVEL,
    MOVE,
    NEW_ROVER,
    PATCH,
    RANK,
    REGRESS_DUTY,
    SYNERGY,
    TRACKS,
    number_of,
)
from kolonie.games.planet_unknown.tracks import distance_down, leaps, powers, regress, step_to, way_up

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
    return _joined([_benefit(board.either[field], kind, n) for kind, n in board.benefits[field]])


def _joined(parts: list[Message]) -> Message:
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
            args[name] = message(f"of-{value}")
        elif value:
            args[name.replace("_", "-")] = value
    return message(f"goal-{criterion.kind.replace('_', '-')}", **args)


def power_text(key: str, amount: int) -> Message:
    """A breakthrough in words."""
    return message(f"power-{key.replace('_', '-')}", n=amount)


# -- effects


def tracks_text(names: tuple[str, ...]) -> Message:
    """The tracks one of which is chosen: by name, or any of them."""
    if len(names) == len(TRACKS):
        return message("tracks-any")
    first = tuple(message(f"of-{name}") for name in names[:-1])
    return message("tracks-or", first=first, last=message(f"of-{names[-1]}"))


def set_text(points: tuple[int, ...]) -> Message:
    """What a set of cards brings, from one card on: with none of them nobody reads it."""
    rows = tuple(message("set-row", cards=n, points=value) for n, value in enumerate(points) if n)
    return message("set-rows", first=rows[:-1], last=rows[-1])


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
            args[name] = message(f"of-{value}")
        elif name == "points" and isinstance(value, tuple):
            args[name] = set_text(value)
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
    """Trackers: how far one goes, where that is and what it gets on the way."""
    if not choice.args:
        return message(f"opt-{choice.verb}-any")
    tracker = TRACKS.index(choice.word())
    before = game.state.seats[index].trackers[tracker]
    after, n = foreseen(game, index, choice)
    return message(
        f"opt-{choice.verb}",
        track=message(f"tracker-{TRACKS[tracker]}"),
        n=n,
        to=_field(after.trackers[tracker], tracker, before // HEIGHT),
        gets=_gained(game.box, game.state.seats[index], after),
    )


def foreseen(game: Game, index: int, choice: Option) -> tuple[Seat, int]:
    """The player after the steps that need no further choice, and how many fields the tracker has gone.

    The rules themselves are tried out on a copy of the player, so the words cannot promise anything else.
    """
    box = game.box
    seat = SEAT.clone(game.state.seats[index])
    seat.gains, seat.picks = [], []
    board = box.corporations[seat.corporation]
    tracker = TRACKS.index(choice.word())
    steps, how = _extent(game, index, choice, tracker)
    if choice.verb in ("regress", "yield"):
        n = distance_down(board, seat, tracker, powers(box, seat), steps)
        regress(box, seat, tracker, steps)
        return seat, n
    field = chosen_way(board, seat, powers(box, seat), choice)[1]
    n = 0
    while field >= 0 and steps:
        n += field != seat.trackers[tracker]
        step_to(box, game.state, seat, tracker, field, how)
        steps -= 1
        able = powers(box, seat)
        if board.diagonal or leaps(board, seat, tracker, able):
            break
        field = way_up(board, seat, tracker, able)
    return seat, n


def _extent(game: Game, index: int, choice: Option, tracker: int) -> tuple[int, int]:
    """How many fields a tracker goes, and what kind of advance it is."""
    seat = game.state.seats[index]
    board = game.box.corporations[seat.corporation]
    ask = game.asks.get(index)
    if ask is None:
        return 1, 0
    frame = ask.frame
    if choice.verb == "yield":
        return board.amounts[number_of(REGRESS_DUTY)], 0
    if choice.verb == "regress":
        return getattr(frame.node, "steps", 1), 0
    if isinstance(frame.node, FurtherSteps):
        return frame.env["left"], frame.env["flags"]
    able = powers(game.box, seat)
    at = meant(game, frame, seat, choice)
    if at == NONE:
        return 1, 0
    gain = seat.gains[at]
    return steps_of(board, gain, choice, tracker, able), gain.how


def _gained(box: Box, before: Seat, after: Seat) -> Message:
    """What a player has got: everything that fields give, medals aside."""
    board = box.corporations[after.corporation]
    parts = []
    for gain in after.gains:
        if gain.kind == ONE_OF:
            parts.append(_benefit(board.either[gain.field], EITHER, gain.field))
        elif gain.kind in (UP, LAND):
            parts.append(benefit_text(NEW_ROVER if gain.kind == LAND else SYNERGY, 1))
    for kind, n in (
        (MOVE, after.moves - before.moves),
        (PATCH, after.patches_due - before.patches_due),
        *[(RANK, rank) for rank in after.picks],
        *[(LEVEL, level + 1) for level in cells_of(after.levels & ~before.levels)],
    ):
        if n:
            parts.append(benefit_text(kind, n))
    return _joined(parts)


def _field(field: int, tracker: int, track: int) -> Message:
    """A field by its number; its track is named if the tracker comes from another one, or is not at home."""
    own = "yes" if field // HEIGHT == track == tracker else "no"
    return message("at-field", n=field % HEIGHT, own=own, track=message(f"of-{TRACKS[field // HEIGHT]}"))


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
    """A placement by the first cell that is covered: the corner that its key names may be none of them."""
    turned = int(choice.word(2)[1:])
    over = "yes" if turned >= 4 else "no"
    ask = game.asks.get(seat)
    x, y = first_cell(game, ask.frame if ask is not None else None, choice)
    return message("opt-place", x=x, y=y, turns=turned % 4, over=over)


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
    return message("at-field", n=choice.num(1), own="no", track=message(f"of-{choice.word()}"))


def _track(game: Game, seat: int, choice: Option) -> Message:
    return message(f"opt-{choice.verb}", track=message(f"of-{choice.word()}"))


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
