"""Every ruling of the pack can be swapped, and the game then plays by it to the end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kolonie.core.chance import Chance
from kolonie.core.packs import PackError
from kolonie.core.views import view
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import started
from kolonie.games.evacuation.rulings import RULINGS
from tests.citing import rule

ALTERNATIVES = [(name, value) for name, values in RULINGS.items() for value in values[1:]]


def ruled(folder: Path, **rulings: str) -> Box:
    """The components with other rulings."""
    entries = [f'[[rulings]]\nid = "{name}"\nvalue = "{value}"\n' for name, value in rulings.items()]
    path = folder / "rulings.toml"
    path.write_text("\n".join(entries), encoding="utf-8")
    return Box((path,))


@pytest.mark.parametrize(("name", "value"), ALTERNATIVES)
def test_a_game_with_another_ruling_plays_to_its_end(name: str, value: str, tmp_path: Path) -> None:
    box = ruled(tmp_path, **{name: value})
    for seats in (1, 2, 4):
        settings = TITLE.random_settings(seats, Chance(f"{name} {value}"))
        game = TITLE.new(seats, f"{name} {seats}", settings, box=box)
        dice = random.Random(seats)
        counted: dict[str, int] = {}
        while not game.over:
            seat = dice.choice(game.to_act())
            game.play(seat, dice.choice(game.options(seat)))
            if game.state.year:
                counted = counted or TITLE.census(game)
                assert TITLE.census(game) == counted


def test_a_ruling_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="rulings part_order: field value: must be one of printed, free"):
        ruled(tmp_path, part_order="any")


def test_the_pack_names_the_same_alternatives_as_the_code() -> None:
    box = Box()
    assert {name: value for name, (value, *_others) in RULINGS.items()} == box.rulings.values


@rule("EV-4.15")
def test_stadiums_of_both_worlds_may_count(tmp_path: Path) -> None:
    counted = {}
    for value in RULINGS["entertainment_world"]:
        position = started(2, box=ruled(tmp_path, entertainment_world=value))
        position.give(0, "stadium", "ST01", "old")
        position.year(3)
        position.stock(0, old=(9, 0, 0), new=(9, 0, 0))
        position.income()
        counted[value] = position.seat(0).penalties
    assert counted == {"new_world": 1, "both_worlds_without_starter": 0, "both_worlds": 0}


@rule("EV-5.14")
def test_energy_may_have_to_come_from_one_world(tmp_path: Path) -> None:
    for value, offered in (
        ("yes", ["energy:0,2", "energy:1,1", "energy:2,0"]),
        ("no", ["energy:0,2", "energy:2,0"]),
    ):
        position = started(2, box=ruled(tmp_path, split_action_energy=value))
        position.satellites(0, 6, 5)
        position.acted(0, 3, g1=3)
        position.stock(0, old=(0, 0, 5), new=(0, 0, 5))
        position.turn_of(0)
        position.play("act:research")
        assert position.offered() == offered


@rule("EV-5.19")
def test_actions_may_be_empty(tmp_path: Path) -> None:
    for value in ("no", "yes"):
        position = started(2, box=ruled(tmp_path, empty_board_action=value))
        position.turn_of(0)
        assert ("act:settle" in position.offered()) == (value == "yes")


@rule("EV-7.06")
def test_offers_may_be_refreshed_again(tmp_path: Path) -> None:
    for value in ("1", "unlimited"):
        position = started(2, box=ruled(tmp_path, refresh_per_take=value))
        position.turn_of(0)
        position.play("act:shuttle", "refresh:food,old", f"discard:{position.shown('shuttle')[0]}", "done")
        assert ("refresh:food,old" in position.offered()) == (value == "unlimited")


@rule("EV-10.29")
def test_a_satellite_that_stays_may_get_nothing(tmp_path: Path) -> None:
    for value in ("yes", "no"):
        position = started(2, box=ruled(tmp_path, zero_share_effect=value))
        position.order(0, 1)
        position.satellites(0, 1, 1)
        position.progress()
        position.play("cell:inner")
        assert any(key.startswith("gain:") for key in position.offered()) == (value == "yes")


@rule("EV-13.09", "EV-14.11")
def test_oceans_left_behind_may_be_free(tmp_path: Path) -> None:
    totals = []
    for value in ("yes", "no"):
        position = started(2, box=ruled(tmp_path, unevacuated_ocean_counts=value), aim="points")
        totals.append(TITLE.scores(position.at_the_end())[0])
    assert totals[1] - totals[0] == 4


@rule("EV-0.10")
def test_infrastructure_in_hand_may_be_hidden(tmp_path: Path) -> None:
    for value in ("yes", "no"):
        position = started(2, box=ruled(tmp_path, infrastructure_hand_open=value))
        position.plan(1, "I03")
        position.turn_of(0)
        seat = view(position.game(), 0)["table"]["seats"][1]
        own = view(position.game(), 1)["table"]["seats"][1]
        card = position.box.plan_ids.index("I03")
        if value == "yes":
            assert seat["plans"] == [card]
        else:
            assert (seat["plans"], seat["secret_plans"], own["secret_plans"]) == ([], {"count": 1}, [card])


@rule("EV-0.12")
def test_parts_may_be_done_in_any_order(tmp_path: Path) -> None:
    position = started(2, box=ruled(tmp_path, part_order="free"))
    position.take_set(0, 1)
    position.turn_of(0)
    position.play("act:research-gain")
    assert position.offered() == ["first", "second"]
    position.play("second", "research:1")
    assert "gain:food,new" in position.offered()
