"""What all choose at once is shown when all have chosen, and nobody can choose again after that."""

from __future__ import annotations

import random

import pytest

from kolonie.core.views import view
from kolonie.games import title as game_title
from kolonie.table.events import Terms
from kolonie.table.sitting import Sitting
from kolonie.table.table import CannotTakeBack

STEPS: tuple[tuple[str, dict[str, str], int], ...] = (
    ("underwater_cities", {}, 3),
    ("underwater_cities", {"data_era": "on"}, 2),
    ("planet_unknown", {}, 3),
    ("evacuation", {"aim": "points", "actions": "advanced"}, 3),
)


def sat_down(game: str, settings: dict[str, str], seats: int, confirm: bool) -> Sitting:
    title = game_title(game)
    chosen = title.check(settings, seats)
    names = ("a", "b", "c", "d")[:seats]
    sitting = Sitting(title, Terms(game, seats, chosen, "seed", confirm), names)
    sitting.start(0.0)
    return sitting


def go_on(sitting: Sitting, dice: random.Random, seat: int) -> None:
    game = sitting.seen_by(seat)
    if seat in game.asks:
        sitting.move(seat, sitting.marks[seat], dice.choice(game.options(seat)).key, 1.0)
    else:
        sitting.confirm(seat, 1.0)


@pytest.mark.parametrize(("game", "settings", "seats"), STEPS)
def test_whoever_chooses_last_sees_what_the_others_chose_and_cannot_choose_again(
    game: str, settings: dict[str, str], seats: int
) -> None:
    sitting = sat_down(game, settings, seats, False)
    dice = random.Random(5)
    ends = 0
    while not sitting.over and ends < 4:
        together, strand = sitting.game.waiting is not None, sitting.game.strand
        seat = dice.choice(sitting.to_act())
        go_on(sitting, dice, seat)
        if together and (sitting.game.waiting is None or sitting.game.strand != strand):
            ends += 1
            assert sitting.wall(seat) == "revealed"
            with pytest.raises(CannotTakeBack):
                sitting.take_back(seat, sitting.marks[seat], False, 2.0)
    assert ends, "nobody acted at once"


@pytest.mark.parametrize(("game", "settings", "seats"), STEPS)
def test_a_rehearsal_shows_nothing_of_what_the_others_chose_before_it_is_confirmed(
    game: str, settings: dict[str, str], seats: int
) -> None:
    """The last of them finishes its draft: it sees of the others what it saw before its last choice."""
    sitting = sat_down(game, settings, seats, True)
    dice = random.Random(6)
    seen = 0
    while not sitting.over and seen < 4:
        acting = sitting.to_act()
        together = sitting.game.waiting is not None
        seat = dice.choice(acting)
        mine = sitting.seen_by(seat)
        if not together or len(acting) > 1 or seat not in mine.asks:
            go_on(sitting, dice, seat)
            continue
        before = view(mine, seat)["table"]
        go_on(sitting, dice, seat)
        if seat not in sitting.drafts:
            continue
        after = view(sitting.seen_by(seat), seat)["table"]
        others = [other for other in range(seats) if other != seat]
        assert [before["seats"][other] for other in others] == [after["seats"][other] for other in others]
        if seat not in sitting.seen_by(seat).asks:
            seen += 1
            assert sitting.game.ends == sitting.drafts[seat].game.ends
            assert sitting.wall(seat) is None, "it may still choose again"
    assert seen, "nobody was the last to choose"


def test_that_another_has_begun_in_secret_takes_nothing_from_anybody() -> None:
    """Whoever has finished may think again as long as nobody else has finished, whatever others began."""
    sitting = sat_down("underwater_cities", {}, 2, False)
    game = sitting.game
    assert game.waiting is not None and game.to_act() == [0, 1]
    while 0 in sitting.game.asks:
        sitting.move(0, sitting.marks[0], sitting.game.options(0)[0].key, 1.0)
    assert sitting.wall(0) is None
    number = sitting.marks[0]
    sitting.move(1, sitting.marks[1], sitting.game.options(1)[0].key, 1.0)
    assert 1 in sitting.game.asks, "the other one has not finished"
    assert sitting.wall(0) is None and sitting.marks[0] == number
    sitting.take_back(0, number, False, 2.0)
    assert 0 in sitting.game.asks


def test_numbers_do_not_tell_how_often_another_changed_its_mind() -> None:
    """Two tables: at one of them the first player thinks aloud in secret. The second cannot tell which."""
    told = []
    for doubts in (0, 5):
        sitting = sat_down("aquasphere", {}, 2, True)
        first, second = sitting.to_act()[0], 1 - sitting.to_act()[0]
        for _ in range(doubts):
            sitting.move(first, sitting.marks[first], sitting.seen_by(first).options(first)[0].key, 1.0)
            sitting.take_back(first, sitting.marks[first], False, 1.0)
        while second not in sitting.to_act():
            mine = sitting.seen_by(first)
            if first in mine.asks:
                sitting.move(first, sitting.marks[first], mine.options(first)[-1].key, 1.0)
            else:
                sitting.confirm(first, 1.0)
        told.append(sitting.marks[second])
    assert told[0] == told[1]
