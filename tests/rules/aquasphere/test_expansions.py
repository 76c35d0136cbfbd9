"""Lab expansions as the box has them: what each adds to the lab, and the letters it carries."""

from __future__ import annotations

from collections import Counter

from kolonie.games.aquasphere.meta import TITLE
from tests.citing import rule
from tests.laws.playing import positions

BOX = TITLE.box()
ROOM = ("research", "crystal", "octopod", "time")
TILES = (
    ({"crystal": 1}, "A B C D E F"),
    ({"octopod": 1}, "A B C D E F"),
    ({"research": 1}, "A B C D E F"),
    ({"time": 2}, "A B C D E F"),
    ({"time": 1}, "AB CD EF"),
    ({"crystal": 1, "octopod": 1, "time": 1}, "-"),
    ({"research": 1, "crystal": 1, "time": 1}, "-"),
    ({"research": 1, "octopod": 1, "time": 1}, "-"),
)
"""From L01 on: what a tile adds, and the letters of the tiles that add it."""


@rule("AQ-7.02", "AQ-7.08")
def test_what_each_expansion_adds_and_its_letters() -> None:
    wanted = [
        (tuple(room.get(name, 0) for name in ROOM), letters.strip("-"))
        for room, listed in TILES
        for letters in listed.split()
    ]
    assert [e.id for e in BOX.expansions] == [f"L{n:02}" for n in range(1, 31)]
    assert [("".join(e.letters)) for e in BOX.expansions] == [letters for _room, letters in wanted]
    assert list(BOX.capacity_of_expansion) == [room for room, _letters in wanted]


@rule("AQ-1.11", "AQ-7.08")
def test_the_expansions_together() -> None:
    """Every letter five times; so much room of each kind in all."""
    assert Counter(letter for e in BOX.expansions for letter in e.letters) == dict.fromkeys("ABCDEF", 5)
    room = [sum(tile[kind] for tile in BOX.capacity_of_expansion) for kind in range(len(ROOM))]
    assert dict(zip(ROOM, room, strict=True)) == {"research": 8, "crystal": 8, "octopod": 8, "time": 18}


@rule("AQ-7.02", "AQ-7.08")
def test_an_expansion_makes_the_room_of_its_tile() -> None:
    """Through play: the room of a lab is that of the base lab and of its expansions."""
    base = {"research": 2, "crystal": 2, "octopod": 2, "time": 4}
    laid = set()
    for seed in range(6):
        for game in positions(TITLE, 3, seed):
            for seat in game.state.seats:
                if game.state.round:
                    tiles = [BOX.capacity_of_expansion[tile] for tile in seat.expansions]
                    wanted = [base[name] + sum(tile[i] for tile in tiles) for i, name in enumerate(ROOM)]
                    assert list(seat.room) == wanted
                    laid |= set(seat.expansions)
    assert len(laid) > 10
