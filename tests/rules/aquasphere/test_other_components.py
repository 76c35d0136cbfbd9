"""Components of somebody else's box: the rules follow the numbers of the pack, not those of ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from kolonie.core.packs import PackError
from kolonie.games.aquasphere.box import Box
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.positions import Position, swept
from tests.citing import rule


def other_box(folder: Path, text: str) -> Box:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return Box((path,))


def constant(name: str, *value: int) -> str:
    return f'[[constants]]\nid = "{name}"\nvalue = {list(value)}\nsource = "public"\n'


# -- red lines


@rule("AQ-4.17")
@pytest.mark.parametrize(
    ("kp", "octopods", "after"),
    [
        (53, 4, 43),  # no line between 43 and 53, although the lap ends there
        (53, 6, 40),  # the last line crossed is the 40 of the lap before
        (63, 6, 60),
        (9, 4, 0),
    ],
)
def test_the_last_line_crossed_may_lie_in_the_lap_before(
    tmp_path: Path, kp: int, octopods: int, after: int
) -> None:
    box = other_box(tmp_path, constant("red_lines", 10, 20, 30, 40))
    station = swept(2, box=box)
    station.give_points(0, kp)
    station.control("A", 0)
    station.control("B", 1)
    station.control("C", 1)
    station.stock("A", octopods=octopods)
    station.to_interim()
    assert station.points()[0] == after


@rule("AQ-4.05")
def test_lines_and_laps_are_told_to_everybody(tmp_path: Path) -> None:
    box = other_box(tmp_path, constant("red_lines", 10, 20, 30, 40) + constant("lap", 45))
    told = TITLE.extra_view(swept(2, box=box).live, None)
    assert (told["lap"], told["red_lines"]) == (45, (10, 20, 30, 40))


# -- headquarters

EXITS_WITH_ARROWS = """
[[fields]]
id = "H6"
arrows = ["H7"]
[[fields]]
id = "H7"
arrows = ["H6"]
"""


@rule("AQ-3.08", "AQ-9.10")
@pytest.mark.parametrize("field", ["H6", "H7"])
def test_no_move_follows_the_third_whatever_arrows_are_printed(tmp_path: Path, field: str) -> None:
    station = swept(2, box=other_box(tmp_path, EXITS_WITH_ARROWS))
    station.engineer_to(0, field)
    station.give_time(0, 3)
    assert not [key for key in station.offered() if key.startswith("engineer")]
    for target in ("H6", "H7"):
        assert station.refused(f"engineer:{target}") == "AQ-9.10"


@rule("AQ-3.04", "AQ-3.07", "AQ-3.08")
@pytest.mark.parametrize("arrows", ['["H1"]', '["H3", "H6"]', '["H6", "H0"]'])
def test_arrows_lead_to_the_next_tier(tmp_path: Path, arrows: str) -> None:
    with pytest.raises(PackError, match=r"fields H4: field arrows: .* AQ-3.08"):
        other_box(tmp_path, f'[[fields]]\nid = "H4"\narrows = {arrows}\n')


@rule("AQ-3.08")
def test_there_are_three_tiers_at_most(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"fields H6: field tier: .*AQ-3.08"):
        other_box(tmp_path, '[[fields]]\nid = "H6"\ntier = 4\n')


# -- sidestep

TWO_SIDESTEPS = """
[[research]]
id = "R28"
kind = "sidestep"
"""


@rule("AQ-17.24", "AQ-17.25")
def test_a_second_sidestep_card_is_not_spent_by_the_first(tmp_path: Path) -> None:
    station = swept(2, box=other_box(tmp_path, TWO_SIDESTEPS))
    station.give_card(0, "R28")
    station.give_card(0, "R29")
    for _ in range(2):
        station.engineer_to(0, "H3")
        station.program(0)
        assert "sidestep:H4" in station.offered()
        station.play("sidestep:H4")
        station.turn_of(0)
    station.engineer_to(0, "H3")
    assert station.refused("sidestep:H4") == "AQ-17.25"
    station.game()


# -- numbers of the bot supply


def bots_score(station: Position, in_play: int, subs: int) -> int:
    station.sweep()
    for letter in "ABCDEF"[:subs]:
        station.sub(letter, "natural")
    station.bots(0, 15 - in_play)
    return TITLE.extra_view(station.live, None)["interim"][0][1]


@rule("AQ-6.07", "AQ-6.08", "AQ-14.15")
def test_the_numbers_of_the_bot_spaces_need_not_follow_a_formula(tmp_path: Path) -> None:
    numbers = (1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 28, 32)
    columns = (3, 4, 6, 8, 10, 12, 14)
    text = constant("bot_numbers", *numbers) + constant("bot_columns", *columns)
    station = swept(4, box=other_box(tmp_path, text))
    for subs, open_spaces in enumerate(columns):
        assert bots_score(station, 15, subs) == numbers[open_spaces - 1]
        assert bots_score(station, 1, subs) == 0
        assert bots_score(station, 4, subs) == 3


@rule("AQ-6.07")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (constant("bot_numbers", 1, 2, 3), "bot_numbers: field value: must be 14 numbers"),
        (constant("bot_numbers", *[1] * 13, 0), "bot_numbers: field value: must rise"),
        (constant("bot_columns", 2, 4, 6, 8, 10, 12, 15), "bot_columns: field value: must rise to at most"),
        (constant("bot_column", 2), "constants bot_column: field id: there is no such constant"),
    ],
)
def test_numbers_that_cannot_be_are_refused(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(PackError, match=said):
        other_box(tmp_path, text)
