"""Every card, metropolis, contract and slot does what its text says: one row each, in `every_card.txt`."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

from kolonie.core.engine import Game
from kolonie.core.frames import Frame
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.claiming import lay_down
from kolonie.games.underwater_cities.flow import TURN
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import Feed, FinalScoring, Produce, Sell
from kolonie.games.underwater_cities.network import bits, refresh, sites_of
from kolonie.games.underwater_cities.state import NO_CARD, Seat, Table
from tests.citing import rule
from tests.positioning import keys, reconsider

HERE = Path(__file__).parent
CITIES3 = "white@LM white@MR tunnel@LR-LM tunnel@LR-MR"
CITIES4 = f"{CITIES3} white@MM tunnel@LM-MM"
NETWORKS = {
    "cities4": CITIES4,
    "cities5": f"{CITIES4} white@LL tunnel@LM-LL",
    "tunnels6": f"{CITIES3} tunnel@LM-LL tunnel@LM-MM tunnel@MR-MM tunnel@MR-UR",
    "blue2": "tunnel@LR-MR tunnel@MR-UR tunnel@UR-BLUE_TR tunnel@LR-LM tunnel@LM-LL tunnel@LL-BLUE_BL",
    "brown": "tunnel@ML-BROWN tunnel@UM-BROWN",
}
KINDS = {"white": "nonsymbiotic", "purple": "symbiotic"}
MATCHING = {"green": "slot:G1", "red": "slot:R1", "yellow": "slot:Y4"}
"""Slots that score one point and do nothing else (`slots.toml`)."""
USE_AN_ACTION = "slot:R4"
IDLE = {"R": "18", "G": "28", "Y": "28", "S": "28"}
"""A card that matches no slot of this colour, so that nothing of it is done."""
BLUE = "UR-BLUE_TR"
OFFER = ("181", "182")

Row = tuple[str, str, str, str]
Things = dict[str, str]


def read_rows() -> list[Row]:
    rows = []
    for line in (HERE / "every_card.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            ident, position, played, changed = (part.strip() for part in line.split("|"))
            rows.append((ident, position, played, changed))
    return rows


ROWS = read_rows()


@lru_cache(maxsize=4)
def first_turn(seats: int, real: bool) -> Game:
    """The first turn, with an empty board and nothing in front of the player but the Personal Assistant."""
    box: Box = TITLE.box() if real else TITLE.box((HERE / "slots.toml",))
    game = TITLE.new(seats, "every card", {}, box)
    while len(game.to_act()) > 1 or keys(game)[0].startswith("discard"):
        seat = game.to_act()[0]
        game.play(seat, keys(game, seat)[0])
    table: Table = game.state
    board = next(number for number, one in enumerate(box.boards) if one.id == "1")
    for one in table.seats:
        one.board = board
        one.built = [0] * len(box.kinds)
        one.built[box.start_kind] = 1 << box.boards[board].start
        one.goods = [0] * len(box.resources)
        one.tiles = tuple(box.tile_ids.index(tile) for tile in ("BR1", "BL01", "BL08"))
        refresh(box, one)
    table.discard = ()
    table.offer = tuple(box.card_number[card] for card in OFFER)
    table.spare = (box.tile_ids.index("BL08"),)
    return game


class Scene:
    """A position brought about by the words of a row, and the change that was seen in it."""

    def __init__(self, position: str, seats: int = 2, real: bool = False) -> None:
        self.game = first_turn(seats, real).clone()
        self.index = self.game.to_act()[0]
        self.seat: Seat = self.game.state.seats[self.index]
        self.box: Box = self.game.box
        self.feeding = False
        self.seat.hand = ()
        for word in position.split():
            self.arrange(word)

    def arrange(self, word: str) -> None:
        box, seat = self.box, self.seat
        if word in NETWORKS:
            for inner in NETWORKS[word].split():
                self.arrange(inner)
        elif word == "feed":
            self.feeding = True
        elif "@" in word:
            kind, site = word.rstrip("!").split("@")
            number = box.kind[KINDS.get(kind, kind)]
            bit = 1 << sites_of(box, box.boards[seat.board], number).number[site]
            seat.built[number] |= bit
            if word.endswith("!") and kind == "tunnel":
                seat.upgraded_tunnels |= bit
            elif word.endswith("!"):
                seat.upgraded |= bit
            refresh(box, seat)
        elif "=" in word:
            name, n = word.split("=")
            if name == "step":
                seat.step = int(n)
            else:
                seat.goods[box.resource[name]] = int(n)
        else:
            self.lay(*word.split(":"))

    def lay(self, where: str, name: str) -> None:
        table: Table = self.game.state
        if where == "tile":
            self.seat.tiles = (self.seat.tiles[0], self.box.tile_ids.index(name), self.seat.tiles[2])
        elif where == "brown":
            self.seat.tiles = (self.box.tile_ids.index(name), *self.seat.tiles[1:])
        elif where == "contract":
            table.contracts = (self.box.contract_ids.index(name),)
        else:
            card = self.box.card_number[name]
            if where == "used":
                self.seat.used += (card,)
            elif where == "claim":
                lay_down(self.box, self.seat, card)
            else:
                assert where == "hand"
                self.seat.hand = (card,)

    # -- playing

    def play(self, *played: str) -> None:
        """Plays the keys; a slot without a card of its own in hand is played with one that does not match."""
        for key in played:
            if key.startswith("slot:") and not self.seat.hand:
                self.seat.hand = (self.box.card_number[IDLE[key[5]]],)
                reconsider(self.game)
            self.game.play(self.index, key)

    def finish(self) -> None:
        """Leaves out whatever may still be done; the turn must end there."""
        while self.game.to_act() == [self.index] and "done" in keys(self.game):
            self.game.play(self.index, "done")
        assert self.index not in self.game.to_act(), f"still asked: {keys(self.game)}"

    def run(self, node: object) -> None:
        """Runs a step of the game for the player alone."""
        self.game._go(Frame(node, 0, self.index, {}, None))

    # -- what can be seen

    def counted(self) -> dict[str, int]:
        numbers = dict(zip(self.box.resources, self.seat.goods, strict=True))
        return {**numbers, "point": self.seat.points, "step": self.seat.step, "card": len(self.seat.hand)}

    def things(self) -> Things:
        box, seat = self.box, self.seat
        found: Things = {}
        for number, kind in enumerate(box.kinds):
            names = sites_of(box, box.boards[seat.board], number).ids
            upgraded = seat.upgraded_tunnels if kind == "tunnel" else seat.upgraded
            for site in bits(seat.built[number]):
                mark = "!" if box.sorts[number] != "city" and upgraded >> site & 1 else ""
                found[names[site]] = f"{kind}{mark}"
        return found


Seen = tuple[dict[str, int], Things, set[str]]


def look(scene: Scene) -> Seen:
    return scene.counted(), scene.things(), {scene.box.card_ids[card] for card in scene.seat.used}


def change(before: Seen, after: Seen) -> set[str]:
    """The difference in the words of the rows; goods that did not change are not named."""
    words = set()
    for name, n in after[0].items():
        if n != before[0][name]:
            words.add(f"{n - before[0][name]:+}{name}")
    assert set(before[1]) <= set(after[1]), "nothing is ever torn down"
    for site, kind in after[1].items():
        if before[1].get(site) != kind:
            words.add(f"{kind.rstrip('!')}@{site}{'!' if kind.endswith('!') else ''}")
    words |= {f"used:{card}" for card in after[2] - before[2]}
    words |= {f"unused:{card}" for card in before[2] - after[2]}
    return words


def wanted(changed: str) -> set[str]:
    words = set()
    for word in changed.split():
        kind, at, site = word.partition("@")
        words.add(f"{KINDS.get(kind, kind)}{at}{site}")
    return words


# -- how a row of each sort is played


def turn_with(
    position: str, played: str, slot_point: bool = True, seats: int = 2, real: bool = False
) -> set[str]:
    """A whole turn; the point of an empty slot and the card drawn at the end are no part of the change."""
    scene = Scene(position, seats, real)
    reconsider(scene.game)
    held = len(scene.seat.hand)
    before = look(scene)
    scene.play(*played.split())
    scene.finish()
    after = look(scene)
    after[0]["point"] -= slot_point
    after[0]["card"] -= 1 - held  # one drawn, the one that was held played
    return change(before, after)


def instant(ident: str, position: str, played: str) -> set[str]:
    scene = Scene(position)
    card = scene.box.cards[scene.box.card_number[ident] - 1]
    way = f"{MATCHING[card.colour]} order:card {'benefit ' if card.price else ''}{played}"
    return turn_with(f"{position} hand:{ident}", way)


def action(ident: str, position: str, played: str) -> set[str]:
    done = turn_with(f"used:PA claim:{ident} {position}", f"{USE_AN_ACTION} {played}", slot_point=False)
    assert f"used:{ident}" in done
    return done - {f"used:{ident}"}


def permanent(ident: str, position: str, played: str) -> set[str]:
    empty = {*MATCHING.values()} & {*played.split()}
    return turn_with(f"claim:{ident} {position}", played, slot_point=bool(empty))


def production(ident: str, position: str, played: str) -> set[str]:
    """What is produced with the card, compared with what is produced without it."""
    seen = []
    for setting in (position, f"{position} {ident}"):
        scene = Scene(setting)
        scene.run(Produce())
        if setting != position:
            scene.play(*played.split())
        if scene.feeding:
            scene.run(Feed())
        seen.append(look(scene))
    return change(seen[0], seen[1])


def endgame(ident: str, position: str, played: str) -> set[str]:
    scene = Scene(f"claim:{ident} {position}")
    before = look(scene)
    scene.run(Sell())
    scene.play(*played.split())
    after = look(scene)
    scene.run(FinalScoring())
    after[0]["point"] += scene.seat.final[1]
    return change(before, after)


def metropolis(ident: str, position: str, played: str) -> set[str]:
    tile, _space, when = ident.partition(" ")
    if when:
        return production(f"tunnel@{BLUE} tile:{tile}", f"tunnel@{BLUE} tile:BL08 {position}", played)
    if tile.startswith("BR"):
        scene = Scene(f"brown:{tile} brown {position}")
        scene.run(FinalScoring())
        return {f"+{scene.seat.final[0]}point"}
    way = f"slot:Y1 build build:tunnel at:{BLUE} {played}"
    done = turn_with(f"tile:{tile} tunnel@LR-MR tunnel@MR-UR {position}", way, slot_point=False)
    return done - {f"tunnel@{BLUE}"}


def contract(ident: str, position: str, played: str) -> set[str]:
    return turn_with(f"contract:{ident} {position}", played, slot_point="slot:Y4" in played)


def slot(ident: str, position: str, played: str) -> set[str]:
    """The slot as it is printed, on the side of the main board that has it."""
    box: Box = TITLE.box()
    seats = 2 if ident in box.side[2].names else 3
    side = box.side[seats]
    code = side.codes[side.names.index(ident)]
    return turn_with(position, f"slot:{code} {played}", slot_point=False, seats=seats, real=True)


TIMINGS = {"instant": instant, "action": action, "permanent": permanent, "endgame": endgame}


def played_out(ident: str, position: str, played: str) -> set[str]:
    box: Box = TITLE.box()
    if ident in box.card_number:
        timing = box.card_timings[box.card_number[ident]]
        if timing == "production":
            return production(f"claim:{ident}", position, played)
        return TIMINGS[timing](ident, position, played)
    if ident in box.contract_ids:
        return contract(ident, position, played)
    return slot(ident, position, played) if ident in box.slots else metropolis(ident, position, played)


@rule(
    "UC-12.05", "UC-12.06", "UC-12.07", "UC-12.08", "UC-12.09", "UC-12.10", "UC-12.11", "UC-12.12", "UC-12.13"
)
@rule(
    "UC-12.14", "UC-12.15", "UC-12.16", "UC-12.17", "UC-12.18", "UC-12.20", "UC-12.21", "UC-12.22", "UC-12.23"
)
@rule("UC-12.24", "UC-12.29", "UC-12.30", "UC-12.31", "UC-15.09", "UC-15.12", "UC-20.02", "UC-4.07")
@rule(
    "UC-19.02", "UC-19.03", "UC-19.04", "UC-19.05", "UC-19.06", "UC-19.08", "UC-23.01", "UC-23.15", "UC-23.16"
)
@rule(
    "UC-23.17", "UC-23.18", "UC-23.20", "UC-23.21", "UC-23.22", "UC-23.23", "UC-23.24", "UC-23.25", "UC-23.26"
)
@rule("UC-23.27", "UC-23.28")
@pytest.mark.parametrize(
    ("ident", "position", "played", "changed"),
    ROWS,
    ids=[f"{number}-{row[0]}" for number, row in enumerate(ROWS)],
)
def test_it_does_what_its_text_says(ident: str, position: str, played: str, changed: str) -> None:
    assert played_out(ident, position, played) == wanted(changed)


UNDERSEA_SERVER_FARM = "98"
"""It changes nothing but the hand limit: it has a test of its own below."""


def test_the_table_has_a_row_for_everything() -> None:
    box: Box = TITLE.box()
    everything = {*box.card_ids[1:], *box.tile_ids, *box.contract_ids, *box.slots}
    assert everything - {row[0] for row in ROWS} == {UNDERSEA_SERVER_FARM}
    produced = {
        f"{tile} production" for tile, made in zip(box.tile_ids, box.tile_production, strict=True) if made
    }
    assert {row[0] for row in ROWS if row[0] not in everything} == produced


@rule("UC-16.04")
def test_the_undersea_server_farm_raises_the_hand_limit() -> None:
    for cards, claimed, discards in ((5, "", 2), (5, "claim:98", 1), (4, "claim:98", 0)):
        scene = Scene(claimed)
        table: Table = scene.game.state
        scene.seat.hand, table.deck = table.deck[:cards], table.deck[cards:]
        scene.run(TURN)
        thrown = 0
        while keys(scene.game)[0].startswith("discard:"):
            scene.game.play(scene.index, keys(scene.game)[0])
            thrown += 1
        assert thrown == discards


@rule("UC-4.01", "UC-4.02", "UC-4.03", "UC-4.11", "UC-5.11", "UC-5.13")
@pytest.mark.parametrize("ident", TITLE.box().card_ids[1:])
def test_it_goes_where_it_belongs(ident: str) -> None:
    """Played for its benefit: claimed to its row, or discarded; a paid special instant is tucked away."""
    scene = Scene(f"credit=9 kelp=9 steelplast=9 science=9 hand:{ident}")
    reconsider(scene.game)
    table: Table = scene.game.state
    number = scene.box.card_number[ident]
    card = scene.box.cards[number - 1]
    scene.play(MATCHING[card.colour], "order:card", *(["benefit"] if card.price else []))
    if card.timing != "instant":
        assert scene.seat.goods[scene.box.credit] == 9 - card.price
    while scene.game.to_act() == [scene.index]:
        offered = keys(scene.game)
        scene.game.play(scene.index, "done" if "done" in offered else offered[0])
    piles = {
        "action": scene.seat.actions[1:],
        "permanent": scene.seat.permanents,
        "production": scene.seat.productions,
        "endgame": scene.seat.endgames,
        "tucked": scene.seat.tucked,
        "discard": table.discard,
        "removed": table.removed,
    }
    spent = "tucked" if card.price else "discard" if card.era == table.era else "removed"
    wanted_pile = spent if card.timing == "instant" else card.timing
    assert [name for name, pile in piles.items() if number in pile] == [wanted_pile]
    assert table.played == NO_CARD
