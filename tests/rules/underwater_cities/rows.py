"""Rows of the table of every card: how they are read, what they begin with, the changes they name."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kolonie.core.engine import Game
from kolonie.core.frames import Frame
from kolonie.games.underwater_cities import positions
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.positions import Position
from kolonie.games.underwater_cities.state import Seat
from tests.positioning import keys, reconsider

HERE = Path(__file__).parent
CITIES3 = "white@LM white@MR tunnel@LR-LM tunnel@LR-MR"
CITIES4 = f"{CITIES3} white@MM tunnel@LM-MM"
CITIES5 = f"{CITIES4} white@LL tunnel@LM-LL"
BUILDINGS = ("farm", "desalination", "laboratory")
SITES = ("LR", "LM", "LL", "MR", "MM", "ML", "UR", "UM", "UL")
TUNNELS = (
    *("LR-LM", "LR-MR", "LM-LL", "LM-MM", "MR-MM", "MR-UR", "MM-UL", "UL-UM", "UL-ML", "UM-UR", "ML-LL"),
    *("ML-BROWN", "UM-BROWN", "UR-BLUE_TR", "LL-BLUE_BL"),
)
NETWORKS = {
    "cities4": CITIES4,
    "cities5": CITIES5,
    "cities6": f"{CITIES5} white@UR tunnel@MR-UR",
    "cities7": f"{CITIES5} white@UR tunnel@MR-UR white@UL tunnel@MM-UL",
    "tunnels6": f"{CITIES3} tunnel@LM-LL tunnel@LM-MM tunnel@MR-MM tunnel@MR-UR",
    "blue2": "tunnel@LR-MR tunnel@MR-UR tunnel@UR-BLUE_TR tunnel@LR-LM tunnel@LM-LL tunnel@LL-BLUE_BL",
    "brown": "tunnel@ML-BROWN tunnel@UM-BROWN",
    "everything": " ".join(
        [f"white@{city}" for city in SITES if city != "LR"]
        + [f"{kind}@{city}.{n}!" for city in SITES for n, kind in enumerate(BUILDINGS, 1)]
        + [f"tunnel@{ends}!" for ends in TUNNELS]
    ),
    "pairs": " ".join(f"farm@{city}.X!" for city in SITES[:5]),
    "claims": " ".join(
        f"claim:{card}" for card in (27, *range(29, 34), *range(35, 41), *range(42, 46), 52, 54, 98)
    ),
}
KINDS = {"white": "nonsymbiotic", "purple": "symbiotic"}
IDLE = {"R": "18", "G": "28", "Y": "28", "S": "28"}
"""A card that matches no slot of this colour, so that nothing of it is done."""
OFFER = ("181", "182")
TILES = ("BR1", "BL01", "BL09")
SPARE = "BL08"

Row = tuple[str, str, str, str]
Things = dict[str, str]


def read_rows(home: Path = HERE) -> list[Row]:
    rows = []
    for line in (home / "every_card.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            ident, position, played, changed = (part.strip() for part in line.split("|"))
            rows.append((ident, position, played, changed))
    return rows


@lru_cache(maxsize=4)
def first_turn(seats: int, real: bool) -> Game:
    """The first turn, with an empty board and nothing in front of the player but the Personal Assistant."""
    box: Box = TITLE.box() if real else TITLE.box((HERE / "slots.toml",))
    return swept(seats, box)


def swept(seats: int, box: Box, data_era: str = "off") -> Game:
    """A game at its first turn, with nothing on the boards, no cards in hand and no goods."""
    position = positions.swept(
        seats, boards=("1", "2", "3", "4"), seed="every card", box=box, data_era=data_era
    )
    position.metropolises(0, *TILES)
    position.offer(*OFFER)
    position.hold(0)
    return position.live


class Scene:
    """A position brought about by the words of a row, and the change that was seen in it."""

    def __init__(self, position: str, seats: int = 2, real: bool = False, start: Game | None = None) -> None:
        self.game = (start or first_turn(seats, real)).clone()
        self.index = self.game.to_act()[0]
        self.seat: Seat = self.game.state.seats[self.index]
        self.box: Box = self.game.box
        self.position = Position(self.game)
        self.feeding = False
        for word in position.split():
            self.arrange(word)
        if SPARE in self.position.spare_tiles():
            self.position.spare(SPARE)

    def arrange(self, word: str) -> None:
        if word in NETWORKS:
            for inner in NETWORKS[word].split():
                self.arrange(inner)
        elif word == "feed":
            self.feeding = True
        elif "@" in word:
            kind, site = word.rstrip("!").split("@")
            self.position.build(self.index, KINDS.get(kind, kind), site, upgraded=word.endswith("!"))
        elif "=" in word:
            name, n = word.split("=")
            if name == "step":
                self.position.marker(self.index, int(n))
            else:
                self.position.goods(self.index, **{**self.position.goods_of(self.index), name: int(n)})
        else:
            self.lay(*word.split(":"))

    def lay(self, where: str, name: str) -> None:
        position, index = self.position, self.index
        brown, above, below = (self.box.tile_ids[tile] for tile in self.seat.tiles)
        if where == "tile":
            position.metropolises(index, brown, name, above if name == below else below)
        elif where == "brown":
            position.metropolises(index, name, above, below)
        elif where == "gained":
            position.gain_metropolis(index, name)
        elif where == "contract":
            position.contracts(name)
        elif where == "used":
            position.used(index, *position.names(self.seat.used), name)
        elif where == "claim":
            position.claim(index, name)
        else:
            assert where == "hand"
            position.hold(index, name)

    # -- playing

    def play(self, *played: str) -> None:
        """Plays the keys; a slot without a card of its own in hand is played with one that does not match."""
        for key in played:
            if key.startswith("slot:") and not self.seat.hand:
                self.position.hold(self.index, IDLE[key[5]])
                reconsider(self.game)
            self.game.play(self.index, key)

    def finish(self, leaving: bool = False) -> None:
        """The turn, or what was run, must be over; with `leaving` whatever may still be done is left out."""
        while leaving and self.game.to_act() == [self.index] and "done" in keys(self.game):
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
        better = self.position.upgraded(self.index)
        return {
            site: f"{kind}{'!' if site in better else ''}"
            for kind in self.box.kinds
            for site in self.position.built(self.index, kind)
        }


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
