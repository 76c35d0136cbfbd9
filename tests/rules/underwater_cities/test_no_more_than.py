"""And no more than that: every row of `every_card.txt` once more, by a player who could afford more.

The rows say what can be done; they often end because goods, targets or cards are used up. Here there is
plenty of everything, so that only the effect itself can be the limit: what was done as often as it may be is
not offered again. A row that stops before its limit fails, so that rows go up to it, and new cards get this
test with their row.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kolonie.core.engine import Game
from kolonie.core.options import Refused
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import Produce, Reactions
from kolonie.games.underwater_cities.state import Table
from tests.citing import rule
from tests.positioning import keys, reconsider
from tests.rules.underwater_cities.rows import Row, Scene, read_rows
from tests.rules.underwater_cities.test_every_card import BLUE, MATCHING, USE_AN_ACTION

BOX: Box = TITLE.box()
DETAILS = ("at:", "pay:", "build:", "use:", "ready:", "resource:", "special:", "of:", "perform:")
"""How a part is done; asked where the row had no choice."""
GOODS = ("kelp", "steelplast", "credit", "science", "biomatter")
TARGETS = ("white@UM", "farm@UM.1", "desalination@UM.2", "laboratory@UM.3", "tunnel@UL-UM", "tunnel@UM-UR")
"""A city that is not connected, with buildings, and tunnels: there is always something more to upgrade."""
CARDS = ("claim:46", "claim:45", "used:45")
PLENTY = (
    (*(f"{name}=20" for name in GOODS), *TARGETS, *CARDS),
    (*(f"{name}=20" for name in GOODS), *TARGETS),
    (*(f"{name}=20" for name in GOODS),),
    (*(f"{name}=20" for name in GOODS[:4]), *TARGETS, *CARDS),
    (*TARGETS, *CARDS),
    CARDS,
    (),
)
"""Ways to have more than the row gives, best first; a row is played with the first one that it fits."""


class Way:
    """A row as a position, the keys that are played in it, and where."""

    def __init__(self, position: str, played: str, seats: int = 2, real: bool = False) -> None:
        self.position = position
        self.played = played.split()
        self.seats = seats
        self.real = real
        self.produces = False


def way_of(row: Row) -> Way | None:
    """None for what is counted once, at the end or when something is connected."""
    ident, position, played, _changed = row
    if ident in BOX.card_number:
        number = BOX.card_number[ident]
        card, timing = BOX.cards[number - 1], BOX.card_timings[number]
        if timing == "endgame":
            return None  # its sales are played to the end in the rows themselves
        if timing == "instant":
            benefit = "benefit" if card.price else ""
            way = f"{MATCHING[card.colour]} order:card {benefit} {played}"
            return Way(f"{position} hand:{ident}", way)
        if timing == "action":
            return Way(f"used:PA claim:{ident} {position}", f"{USE_AN_ACTION} use:{ident} {played}")
        found = Way(f"claim:{ident} {position}", played)
        found.produces = timing == "production"
        return found
    if ident in BOX.contract_ids:
        return Way(f"contract:{ident} {position}", played)
    if ident in BOX.slots:
        seats = 2 if ident in BOX.side[2].names else 3
        side = BOX.side[seats]
        return Way(position, f"slot:{side.codes[side.names.index(ident)]} {played}", seats, True)
    tile, _space, when = ident.partition(" ")
    if tile.startswith("BR"):
        return None
    if when:
        found = Way(f"tunnel@{BLUE} tile:{tile} {position}", played)
        found.produces = True
        return found
    return Way(
        f"tile:{tile} tunnel@LR-MR tunnel@MR-UR {position}", f"slot:Y1 build build:tunnel at:{BLUE} {played}"
    )


def arranged(way: Way, more: tuple[str, ...]) -> Scene:
    scene = Scene(way.position, way.seats, way.real)
    standing = scene.things()
    table: Table = scene.game.state
    table.spare += tuple(scene.box.tile_ids.index(tile) for tile in ("BL01", "BL02") if more)
    for word in more:
        where, _colon, card = word.partition(":")
        full = len(scene.seat.actions) >= scene.box.action_limit
        lies = bool(card) and scene.box.card_number[card] in scene.seat.actions
        if where == "claim":
            fits = not full and not lies
        elif where == "used":
            fits = lies and f":{card}" not in way.position
        else:
            fits = word.rstrip("!").partition("@")[2] not in standing
        if fits:
            scene.arrange(word)
    return scene


def played_with(way: Way, more: tuple[str, ...]) -> Scene | None:
    """The row played, with a journal; None if it does not fit this position."""
    scene = arranged(way, more)
    game = scene.game
    game.journal = []
    try:
        if way.produces:
            scene.run(Produce())
        else:
            reconsider(game)
        for key in way.played:
            if key.startswith("use:") and key not in keys_of(scene):
                continue  # the only card that can be used is used
            while key not in keys_of(scene):
                scene.play(towards(scene, key) or detail(scene) or "")
            scene.play(key)
        while (wanted := detail(scene)) is not None:
            scene.play(wanted)
    except Refused:
        refuse_repeats(scene, way)
        return None
    return scene


def keys_of(scene: Scene) -> list[str]:
    return keys(scene.game) if scene.game.to_act() == [scene.index] else []


def detail(scene: Scene) -> str | None:
    offered = keys_of(scene)
    if "use:PA" in offered:
        return "use:PA"
    return offered[0] if offered and offered[0].startswith(DETAILS) else None


def towards(scene: Scene, key: str) -> str | None:
    """The step that leads to the key: where the row had no choice, there may be one now."""
    again = repeats(scene)
    for step in keys_of(scene):
        if step != "done" and step not in again and leads(scene.game, scene.index, step, key, 2):
            return step
    return None


def leads(game: Game, seat: int, step: str, key: str, depth: int) -> bool:
    ahead = game.clone()
    ahead.play(seat, step)
    if ahead.to_act() != [seat]:
        return False
    offered = keys(ahead)
    if key in offered:
        return True
    details = [one for one in offered if one.startswith(DETAILS)]
    return depth > 1 and any(leads(ahead, seat, one, key, depth - 1) for one in details)


def repeats(scene: Scene) -> set[str]:
    """What is offered and was done before in the same group."""
    offered = set(keys_of(scene)) - {"done"}
    if not offered:
        return set()
    node = scene.game.asks[scene.index].frame.node
    if isinstance(node, Reactions):
        return set()  # what is pending goes away when it is taken
    journal = scene.game.journal or ()
    return offered & {entry.choice.key for entry in journal if entry.choice and entry.node is node}


def refuse_repeats(scene: Scene, way: Way) -> None:
    """Fails if something is offered that was done in the same group already, here and further out."""
    side = scene.box.side[way.seats]
    wide = [side.effects[side.codes.index(key[5:])] for key in way.played if key.startswith("slot:")]
    while keys_of(scene):
        if way.real or scene.game.asks[scene.index].frame.node not in wide:  # those of the tests are wide
            again = repeats(scene)
            assert not again, f"{sorted(again)} could be done once more"
        scene.play("done" if "done" in keys_of(scene) else keys_of(scene)[0])


def rows() -> Iterator[tuple[Row, Way]]:
    for row in read_rows():
        way = way_of(row)
        if way is not None:
            yield row, way


ROWS = list(rows())


@rule("UC-12.06", "UC-12.14", "UC-12.23", "UC-14.02", "UC-3.11", "UC-15.09")
@pytest.mark.parametrize(
    ("row", "way"), ROWS, ids=[f"{number}-{row[0]}" for number, (row, _way) in enumerate(ROWS)]
)
def test_what_was_done_as_often_as_it_may_be_is_not_offered_again(row: Row, way: Way) -> None:
    scene = None
    for more in ((*PLENTY[0], "desalination@LR.3!"), *PLENTY) if way.produces else PLENTY:
        scene = scene or played_with(way, more)
    assert scene is not None, "the row cannot be played"
    refuse_repeats(scene, way)
