"""Lines on the screen of a terminal: broken at spaces, never at a hard one or after a number."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import RenderableType
from rich.table import Table as Rows
from rich.text import Text

from kolonie.games import title
from kolonie.learn.coach import Coach
from kolonie.table.pieces import Paragraph
from kolonie.table.screen import Screen
from tests.tools.commanding import Capture, run, run_json
from tests.tools.sitting import Sitting, dice

GAMES = ["aquasphere", "evacuation", "planet_unknown", "underwater_cities"]
HARD, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
SAID = (
    f"V{HARD}každém kole zaplatíte 12{NARROW}000{HARD}kreditů a{HARD}3{HARD}body k{HARD}tomu, o{HARD}nic víc."
)
COUNTED = "Hráč 1 získává 3 kredity (2 biomasy, ½ bodu), zaplatí −2 oceli a dobere si 12 karet z balíčku."
LEFT_BEHIND = re.compile(r"[^\W\d]{2,}\S* [kosuvz]$", re.IGNORECASE)
"""A line that ends in a preposition of one letter, after a word: boards have letters in their corners."""


def printed(shown: RenderableType, width: int) -> list[str]:
    screen = Screen(file=io.StringIO(), width=width)
    with screen.capture() as captured:
        screen.print(shown)
    return captured.get().splitlines()


def cell(text: Text) -> Rows:
    rows = Rows.grid()
    rows.add_row(text)
    return rows


@pytest.mark.parametrize("width", range(18, 81))
@pytest.mark.parametrize(
    "shown", [SAID, Text(SAID, style="bold"), Paragraph(Text(SAID)), cell(Text(SAID))], ids=type
)
def test_lines_are_broken_at_spaces_and_never_at_hard_ones(shown: RenderableType, width: int) -> None:
    lines = [line.strip(" ") for line in printed(shown, width)]
    assert max(map(len, lines)) <= width
    assert " ".join(lines) == SAID, "a hard space held, and was printed as what it is"


@pytest.mark.parametrize("width", range(18, 81))
def test_a_number_does_not_end_a_line_before_what_it_counts(width: int) -> None:
    for shown in (Text(COUNTED), Paragraph(Text(COUNTED), indent=0)):
        lines = [line.strip(" ") for line in printed(shown, width)]
        assert " ".join(lines) == COUNTED
        assert [line for line in lines if line[-1].isnumeric()] == []


def test_what_is_longer_than_a_line_is_broken_wherever_it_is() -> None:
    lines = printed(Text(f"{'a' * 30}{HARD}{'b' * 30}"), 20)
    assert max(map(len, lines)) == 20
    assert "".join(lines) == f"{'a' * 30}{HARD}{'b' * 30}"


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_a_sitting_ends_in_a_preposition_or_is_wider_than_the_screen(game: str) -> None:
    asked = ["h", "r", "a", "g", "o", "b", "l", "?", "t", "u", "w /", "x"]
    typed = dice(7)

    def habit(sitting: Sitting) -> str:
        if len(sitting.typed) > 60:
            raise EOFError
        return asked.pop() if asked and len(sitting.typed) > 8 else typed(sitting)

    sitting = Sitting(
        title(game), ("you", "random"), habit=habit, language="cs", seed="kolem", width=80, height=40
    )
    sitting.terminal.coach = Coach(sitting.terminal.table.game, "cs")
    lines = sitting.run().splitlines()
    assert len(lines) > 300
    assert [line for line in lines if LEFT_BEHIND.search(line.rstrip())] == []
    assert [line for line in lines if len(line.rstrip()) > 80] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_the_rules_ends_in_a_preposition(game: str, capsys: Capture) -> None:
    """They are printed by a command, on a console that the table does not make."""
    chapters = run_json(capsys, "rules", "show", game, "--lang", "cs")
    numbers = [chapter["id"] for chapter in chapters]
    shown = "".join(run(capsys, "rules", "show", game, number, "--lang", "cs") for number in numbers)
    assert shown.count(HARD) > 100
    assert [line for line in shown.splitlines() if LEFT_BEHIND.search(line.rstrip())] == []
