"""The example game: its six rules, and the laws of every game, tried on it as on any other."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable
from dataclasses import make_dataclass

import pytest

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.ledger import ledger
from kolonie.core.options import Refused
from kolonie.core.readers import HANDLERS, ICONS, LOG, POSSIBLE, PROMPT, TEXT
from kolonie.core.shapes import Shape
from kolonie.core.views import View, determinize, journal, view
from kolonie.lab import citations as lab
from tests.citing import rule
from tests.example.harvest.game import HAND, NOTHING, WATER
from tests.example.harvest.meta import TITLE
from tests.example.shelving import put_on_shelf
from tests.laws import test_laws
from tests.positioning import keys, reconsider, refusal

LAWS: list[Callable[[str, int, bool], None]] = [
    law
    for name, law in vars(test_laws).items()
    if name.startswith("test_") and list(inspect.signature(law).parameters) == ["name", "seats", "deep"]
]


def new(seats: int = 2, seed: str = "spring") -> Game:
    return TITLE.new(seats, seed, journal=True)


def to_the_stall(game: Game) -> None:
    """All sow their first card and do not water."""
    for seat in game.to_act():
        game.play(seat, game.options(seat)[0])
        if seat in game.asks and game.strands is not None:
            game.play(seat, "done")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("test_"))
def test_it_obeys_the_laws_of_every_game(
    law: Callable[[str, int, bool], None], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_shelf(monkeypatch)
    law(TITLE.id, seats, False)


def test_the_laws_were_found() -> None:
    assert len(LAWS) >= 8


def test_no_reader_is_missing() -> None:
    for kind in TITLE.nodes:
        assert kind in HANDLERS
        assert all(kind in table for table in (POSSIBLE, TEXT, PROMPT, ICONS, LOG)), kind


def test_every_rule_of_the_ledger_has_a_test() -> None:
    tests = lab.citations(lab.tests_folder())
    report = lab.coverage(TITLE, lab.Citations(tests.cited, tests.hollow))
    assert (report.rules, report.tested, report.untested, report.unknown) == (6, 6, [], [])
    assert list(ledger(TITLE, "cs")) == list(ledger(TITLE, "en"))


@rule("HV-1.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_secret_cards_and_three_water(seats: int) -> None:
    game = new(seats)
    assert game.state.deck != new(seats, "autumn").state.deck, "shuffled"
    for index, seat in enumerate(game.state.seats):
        assert len(seat.hand) == HAND == 4
        assert seat.water == WATER == 3
        for viewer in (None, *range(seats)):
            seen = view(game, viewer)["table"]["seats"][index]["hand"]
            assert seen == (seat.hand if viewer == index else {"count": 4})


@rule("HV-2.01")
def test_all_sow_at_once_and_face_down_in_three_rounds() -> None:
    game = new()
    for seat in game.state.seats:
        seat.hand = [0, 1, 2, 3]
    reconsider(game)
    for left in (3, 2, 1):
        assert game.to_act() == [0, 1]
        game.play(1, game.options(1)[0])
        game.play(1, "done")
        assert len(game.state.seats[1].hand) == left
        assert game.to_act() == [0]
        assert "sown" not in view(game, 0)["table"]["seats"][1]
        assert journal(game, 1)[-2].only == 1, "what was sown is for nobody else to read"
        game.play(0, game.options(0)[0])
        game.play(0, "done")
        game.play(0, "done")
        game.play(1, "done")
    assert game.over


@rule("HV-2.01")
def test_without_cards_nothing_is_sown() -> None:
    game = new()
    to_the_stall(game)
    for _card in range(3):
        game.play(0, game.options(0)[-1])
    assert game.state.seats[0].hand == []
    game.play(0, "done")
    game.play(1, "done")
    assert game.to_act() == [1], "there is nothing for seat 0 to decide"
    assert game.state.seats[0].sown == NOTHING


@rule("HV-2.02", "HV-2.03")
@pytest.mark.parametrize(("watered", "points"), [("water", 10), ("done", 5)])
def test_a_watered_crop_brings_twice_its_worth(watered: str, points: int) -> None:
    game = new()
    game.state.seats[0].hand = [3, 0, 0, 0]
    reconsider(game)
    game.play(0, "sow:grapes")
    game.play(0, watered)
    assert game.state.seats[0].water == WATER - (watered == "water")
    assert game.state.seats[0].points == 0, "not before all have sown"
    game.play(1, game.options(1)[0])
    game.play(1, "done")
    assert game.state.seats[0].points == points
    assert [e.args["points"] for e in journal(game, 1) if e.seat == 0 and "points" in e.args] == [points]


@rule("HV-2.02")
def test_watering_takes_water() -> None:
    game = new()
    game.state.seats[0].water = 0
    game.play(0, game.options(0)[0])
    assert game.to_act() == [1], "with nothing to decide the step is over"
    with pytest.raises(Refused):
        game.play(0, "water")


@rule("HV-3.01")
def test_at_the_stall_cards_become_water_and_water_a_card() -> None:
    game = new()
    to_the_stall(game)
    seat = game.state.seats[0]
    seat.hand, seat.water = [0, 0, 1], 0
    reconsider(game)
    assert keys(game) == ["done", "sell:maize", "sell:wheat"]
    assert refusal(game, "buy") == "HV-3.01"
    game.play(0, "sell:wheat")
    game.play(0, "sell:wheat")
    assert (seat.hand, seat.water, game.state.sold) == ([1], 2, [0, 0])
    top = game.state.deck[-1]
    game.play(0, "buy")
    assert (seat.hand, seat.water) == ([1, top], 1)
    assert game.to_act() == [1], "buying ends the visit"
    game.state.deck.clear()
    reconsider(game)
    assert refusal(game, "buy") == "HV-3.01"


@rule("HV-3.02")
def test_points_and_water_are_the_score_and_equal_scores_share() -> None:
    game = new()
    while not game.over:
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[0])
    first, second = game.state.seats
    first.points, first.water, second.points, second.water = 7, 2, 8, 0
    assert (game.scores(), game.winners()) == ([9, 8], [0])
    second.water = 1
    assert game.winners() == [0, 1]


@pytest.mark.parametrize("seats", [2, 3])
def test_imagined_worlds_have_the_same_cards_and_the_same_secret_hand(seats: int) -> None:
    """Also in the middle of a simultaneous step, and also when a world is imagined from an imagined one."""
    dice = random.Random(seats)
    for number in range(6):
        game = new(seats, f"world {number}")
        cards = TITLE.census(game)
        while not game.over:
            seat = dice.choice(game.to_act())
            chance = Chance(f"mind {number}")
            for world in (determinize(game, seat, chance), View(game, seat).imagine(chance)):
                assert TITLE.census(world) == cards
                assert world.state.seats[seat] == game.state.seats[seat]
            game.play(seat, dice.choice(game.options(seat)))


def test_what_a_seat_does_is_told_when_its_simultaneous_step_is_finished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also what is no secret in itself: until then others see the seat as it was."""
    monkeypatch.setattr(type(TITLE), "is_secret", lambda _title, _game, _seat, _choice: False)
    game = new()
    for seat in game.state.seats:
        seat.hand = [0, 1, 2, 3]
    reconsider(game)
    game.play(1, "sow:grapes")
    for viewer, lines in ((None, 0), (0, 0), (1, 1)):
        assert len([e for e in journal(game, viewer) if e.seat == 1]) == lines
    game.play(1, "water")
    assert len([e for e in journal(game, 0) if e.seat == 1]) == 2


def test_whoever_is_seen_deciding_decides_in_imagined_worlds_too() -> None:
    """Two different cards and no water: with two equal ones there would be nothing to decide."""
    game = new()
    for seat in (game.state.seats[1], game.shown[1]):
        seat.hand, seat.water = [0, 1], 0
    reconsider(game)
    for number in range(60):
        world = determinize(game, 0, Chance(f"deal {number}"))
        assert world.to_act() == game.to_act() == [0, 1]
        assert view(world, 0) == view(game, 0)


def test_imagined_hands_differ_from_the_true_ones() -> None:
    game = new()
    truth = game.state.seats[1].hand
    hands = [tuple(determinize(game, 0, Chance(str(n))).state.seats[1].hand) for n in range(20)]
    assert len(set(hands)) > 5
    assert any(sorted(hand) != sorted(truth) for hand in hands)


def test_a_state_may_be_declared_in_a_script() -> None:
    """A first try of a game is often a notebook or one file, which is in no package."""
    kind = make_dataclass(
        "Field", [("crops", "list[int]"), ("rain", "int")], namespace={"__module__": "__main__"}
    )
    shape = Shape(kind)
    twin = shape.clone(kind([1, 2], 3))
    assert (twin.crops, twin.rain) == ([1, 2], 3)
