"""Turns at the terminal: the table once, then what changed; tiles laid in steps; boards of others."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from kolonie.core.text import lexicon
from kolonie.games import title
from kolonie.table.terminal import Terminal
from tests.tools.sitting import Sitting, dice

PLANET = title("planet_unknown")
CITIES = title("underwater_cities")
EN = lexicon(PLANET, "en")
AXIS = "   0  1  2  3  4  5  6  7  8  9  10 11"
BEGIN = ["planet:ksb-4156", "corporation:coalition", ""]
LAID = "place:1,8,r4"
TURN = ("tile:outer", LAID, "advance:tech", "1")
"""A turn with a tile of rover and tech: the map, two trackers and a new rover."""


def at_planet(*script: str, language: str = "en", seats: tuple[str, ...] = ("you", "random")) -> Sitting:
    """Boards are chosen; then the script is typed."""
    return Sitting(PLANET, seats, [*BEGIN, *script], language=language, seed="t1", width=80, height=40)


def plain(text: str) -> str:
    return " ".join(text.split())


# -- once a turn


def test_the_table_is_drawn_once_a_turn_and_then_what_changed() -> None:
    sitting = at_planet(*TURN)
    sitting.run()
    table = EN.say("scene-table")
    assert table in sitting.answer_to(2), "at the beginning of the turn"
    for word in TURN:
        assert table not in sitting.answer_to_word(word)
    assert AXIS in sitting.answer_to_word(LAID), "the map has changed"
    told = sitting.answer_to_word("advance:tech")
    assert AXIS not in told
    assert "rover: 0 → 1" in told
    assert "tech: 0 → 1" in told


def test_in_ones_own_turn_only_new_steps_are_told() -> None:
    sitting = at_planet(*TURN, "", language="cs")
    sitting.run()
    begun = plain(sitting.answer_to_word("tile:outer"))
    went_on = plain(sitting.answer_to_word(LAID))
    name = sitting.terminal.seat_name(0)
    assert f"{name} bere z vnějšího kruhu dílek N5" in begun
    assert "umisťuje dílek do sloupce 1, řádku 8" in went_on
    assert "bere z" not in went_on
    assert f"{name} bere" not in plain(sitting.answer_to(len(BEGIN) + 4)), "nor again when others have played"


def test_a_new_turn_shows_the_table_again_and_below_it_what_others_did() -> None:
    sitting = at_planet(*TURN, "")
    sitting.run()
    told = sitting.answer_to(len(BEGIN) + 4)
    table, log, question = (
        told.find(part) for part in (EN.say("scene-table"), sitting.terminal.seat_name(1) + " ", "[PU-")
    )
    assert -1 < table < log < question


def test_alone_the_table_is_drawn_every_turn_too() -> None:
    sitting = Sitting(PLANET, ("you",), habit=dice(3), width=80, height=40, seed="d1")
    shown = sitting.run()
    turns = sitting.terminal.table.game.state.turn
    crumbs = [line for line in shown.splitlines() if line.startswith("Turn ") and " › " in line]
    assert turns > 5
    assert len({line.partition(" › ")[0] for line in crumbs}) >= turns - 1
    assert len(crumbs) < len(sitting.typed) / 2


def test_help_stands_above_the_first_question() -> None:
    for language in ("en", "cs"):
        sitting = at_planet(language=language)
        first = sitting.run()[: sitting.marks[0]]
        words = lexicon(PLANET, language)
        helped = first.find(words.say("term-help-1"))
        assert first.find(AXIS) < helped < first.find("[PU-2.05]")
        assert sitting.screen.getvalue().count(words.say("term-help-1")) == 1
        assert max(len(words.say(f"term-help-{n}")) for n in (1, 2, 3, 4)) <= 80


def test_a_legend_is_shown_when_there_are_new_signs() -> None:
    sitting = at_planet(*TURN, "", language="cs")
    shown = sitting.run()
    assert shown.count("V voda · Z zeleň") == 2, "with the boards to choose from, and with one's own"
    assert shown.count("→2 pohyb") == 1


# -- steps


def test_a_tile_is_shown_turned_and_laid() -> None:
    sitting = at_planet("2", "5", "17", "u")
    sitting.run()
    turning = sitting.answer_to_word("2")
    ways = ("unturned", "turned once", "turned twice", "turned three", "flipped", *["flipped and"] * 3)
    for number, way in enumerate(ways, 1):
        assert f" {number} {way} " in turning
    assert "r  R  r" in turning
    assert EN.say("term-step", on="picture") in turning
    laying = sitting.answer_to_word("5")
    assert AXIS in laying
    assert "[t*] T" in laying, "the cell by which the tile is laid"
    assert EN.say("term-step", on="frame") in laying
    assert " 8    t* T  ~" in sitting.answer_to_word("17")
    assert EN.say("term-back-done") in sitting.answer_to_word("u")
    assert sitting.terminal.table.steps[-1].key == "tile:outer"


def test_a_place_is_chosen_by_its_number_or_by_its_cell() -> None:
    looking = at_planet("2", "1")
    looking.run()
    lines = looking.terminal.lines
    number, line = next((n, line) for n, line in enumerate(lines, 1) if line.at not in ((3, 8), (5, 5)))
    assert line.at is not None
    x, y = line.at
    assert not line.key.startswith(f"place:{x},{y},"), "the box around the tile begins elsewhere"
    for word in (str(number), f"{x},{y}", f"({x},{y})", f"{x} {y}", f"{x}; {y}"):
        sitting = at_planet("2", "1", word)
        sitting.run()
        assert sitting.terminal.table.steps[-1].key == line.key


def test_inside_the_steps_one_goes_back_a_step() -> None:
    sitting = at_planet("2", "5", "u", "u", "1")
    sitting.run()
    back = sitting.answer_to(len(BEGIN) + 2)
    assert " 1 unturned" in back
    assert EN.say("term-back-done") not in back
    assert EN.say("term-back-done") in sitting.answer_to(len(BEGIN) + 3), (
        "from the first step the tile goes back"
    )
    assert sitting.terminal.table.steps[-1].key == "tile:inner"


@pytest.mark.parametrize("word", ["9", "0", "4,8", "", "x"])
def test_bad_input_inside_the_steps_is_answered(word: str) -> None:
    sitting = at_planet("2", word)
    sitting.run()
    assert EN.say("term-bad-input", n=8) in sitting.answer_to(len(BEGIN) + 1)


def test_a_whole_key_can_be_typed_in_any_step() -> None:
    sitting = at_planet("2", "3", LAID)
    sitting.run()
    assert sitting.terminal.table.steps[-1].key == LAID
    refused = at_planet("2", "5", "place:5,5,r4")
    refused.run()
    assert "(PU-5.05)" in refused.answer_to_word("place:5,5,r4")


def test_many_refusals_of_one_kind_are_told_together() -> None:
    sitting = at_planet("2", "?", "? place:5,5")
    sitting.run()
    told = sitting.answer_to_word("?")
    assert len(told.splitlines()) < 10
    assert "more:" in told
    assert "PU-5.05" in told
    about = sitting.answer_to_word("? place:5,5")
    assert 1 < len(about.splitlines()) < 10
    assert all("place:5,5" in line for line in about.splitlines()[1:])


def test_tiles_to_choose_from_are_drawn() -> None:
    sitting = at_planet(language="cs")
    sitting.run()
    told = sitting.answer_to(2).splitlines()
    pictures = [(line[:40].strip(), line[40:].strip()) for line in told[-2:]]
    assert pictures == [("T", "T  t*"), ("Z", "r  R  r")]


# -- boards and the table on request


@pytest.mark.parametrize("word", ["o 2", "o", "o 1", "b", "l"])
def test_after_a_long_answer_the_question_stands_again(word: str) -> None:
    sitting = at_planet(word)
    sitting.run()
    told = sitting.answer_to_word(word)
    assert told.rstrip().splitlines()[-1].strip(), "nothing hangs below"
    assert EN.say("ask-select-tile") in told
    assert EN.say("ring-inner") in told.casefold()


def test_the_board_of_another_player_is_drawn_on_request() -> None:
    sitting = at_planet("o 2", "o 1", "o", "b")
    sitting.run()
    theirs, mine, others, table = (sitting.answer_to_word(word) for word in ("o 2", "o 1", "o", "b"))
    name = EN.say("seat-name", n=2)
    assert theirs.startswith(name)
    assert theirs.count(AXIS) == mine.count(AXIS) == others.count(AXIS) == 1
    assert theirs.partition("[PU-")[0] == others.partition("[PU-")[0]
    assert mine != theirs
    assert table.count(AXIS) == 2


@pytest.mark.parametrize("word", ["o 0", "o 3", "o x", "o -1", "o 99999999999999999999"])
def test_a_player_who_is_not_there_has_no_board(word: str) -> None:
    sitting = at_planet(word)
    sitting.run()
    assert sitting.answer_to_word(word).strip() == EN.say("term-no-seat")


def test_hidden_cards_of_others_stay_hidden_on_their_boards() -> None:
    sitting = Sitting(CITIES, ("you", "you"), ["", "1", "1", "1", "", "", "o 1"], seed="hands", width=80)
    sitting.run()
    game = sitting.terminal.table.game
    words = lexicon(CITIES, "en")
    told = plain(sitting.answer_to_word("o 1"))
    names = [words.say(game.box.card_name(card)) for card in game.state.seats[0].hand]
    assert names
    assert EN.say("seat-name", n=1) in told
    board = told.partition(EN.say("seat-name", n=2) + " (you):")[0]
    assert not [name for name in names if name in board]


# -- colours


def test_keys_and_numbers_are_not_coloured_by_chance() -> None:
    """A highlighter that knows nothing of keys would colour a part of them."""
    screen = io.StringIO()
    console = Console(file=screen, width=80, height=40, force_terminal=True, color_system="standard")
    words = iter(["q"])
    box = CITIES.box()
    settings = CITIES.check({}, 2)
    Terminal(
        CITIES, ("you", "random"), "x", settings, "cs", box, None, console=console, ask=lambda: next(words)
    ).run()
    shown = screen.getvalue()
    keys = [choice.key for choice in CITIES.new(2, "x").options(0)]
    assert keys
    for key in keys:
        assert f"  {key}\x1b[0m" in shown


# -- whole games in steps


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [
        ("planet_unknown", ("random", "you"), "cs"),
        ("underwater_cities", ("you", "random"), "cs"),
        ("underwater_cities", ("you",), "en"),
        ("aquasphere", ("you", "random"), "en"),
    ],
)
def test_a_whole_game_by_numbers_alone_at_80_columns(
    game: str, seats: tuple[str, ...], language: str
) -> None:
    item = title(game)
    sitting = Sitting(item, seats, habit=dice(11), language=language, width=80, height=24)
    shown = sitting.run()
    assert sitting.terminal.table.game.over
    assert max(map(len, shown.splitlines())) <= 80
    words = lexicon(item, language)
    assert words.say("term-over") in shown
    assert words.say("term-bad-input", n=0).partition(" 1")[0] not in shown
    for mark in ("[term-", "[opt-", "[ask-", "[scene-", "[short-", "[legend-", "[letter-", "**", "{$"):
        assert mark not in shown


# -- answers that say why


def test_a_cell_that_cannot_be_chosen_is_refused_as_a_cell() -> None:
    sitting = at_planet("2", "5", "5,5", "x", language="cs")
    sitting.run()
    words = lexicon(PLANET, "cs")
    assert words.say("term-bad-cell", cell="5,5") in plain(sitting.answer_to_word("5,5"))
    assert "Napište číslo" in sitting.answer_to_word("x")


@pytest.mark.parametrize(
    ("where", "why"),
    [("none/game.kol", "složka neexistuje"), ("", "je to složka"), ("file/game.kol", "složka neexistuje")],
)
def test_why_a_game_is_not_saved_is_said_in_the_language_of_the_table(
    where: str, why: str, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    sitting = at_planet(f"w {tmp_path / where}", language="cs")
    sitting.run()
    told = plain(sitting.answer_to(len(sitting.typed) - 1))
    assert why in told and "directory" not in told


@pytest.mark.parametrize("word", ["r rover", "l"])
def test_rules_and_the_log_are_not_longer_than_the_screen(word: str) -> None:
    thrown = dice(2)

    def habit(sitting: Sitting) -> str:
        if word in sitting.typed:
            raise EOFError
        return word if len(sitting.typed) > 60 else thrown(sitting)

    sitting = Sitting(PLANET, ("you", "random"), habit=habit, width=80, height=40, seed="long")
    sitting.run()
    lines = sitting.answer_to_word(word).splitlines()
    asked = next(
        (n for n, line in enumerate(lines) if line.startswith("Player 1 (you):") and "?" in line), len(lines)
    )
    assert 20 < asked <= 40
