"""The journal folded into a story: lines, headings, details, and what each line brought."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path

import pytest

from kolonie.core.engine import Change, Game
from kolonie.core.messages import message
from kolonie.core.records import read, replay
from kolonie.core.text import lexicon
from kolonie.core.title import Title
from kolonie.games import title
from kolonie.table.differences import changed, difference, differences
from kolonie.table.story import Line, joined, lines, story
from kolonie.table.table import Table
from tests.example.harvest.meta import TITLE as HARVEST
from tests.harbour import TITLE as HARBOUR

WORDS = lexicon(HARBOUR, "en")
ALL = (None, 0, 1, 2)
GOLDEN = Path(__file__).parent.parent / "golden" / "evacuation"


def harbour() -> Table:
    return Table(HARBOUR, ("a", "b", "c"), "story")


def lay(table: Table, seat: int, cards: int = 2) -> None:
    for _ in range(cards):
        table.play(seat, table.game.options(seat)[0])


def told(table: Table, viewer: int | None, since: int = -1) -> list[str]:
    return [said.text for said in lines(table.game, viewer, WORDS, since)]


def after_laying() -> Table:
    table = harbour()
    for seat in (1, 0, 2):
        lay(table, seat)
    return table


# -- lines


def test_steps_of_one_action_are_one_line_with_details() -> None:
    table = harbour()
    first, second = (option.num() for option in table.game.options(0)[:2])
    lay(table, 0)
    heading, line = lines(table.game, 0, WORDS)
    assert (heading.kind, heading.text) == ("heading", "Laying cards")
    assert (line.kind, line.seat) == ("line", 0)
    assert line.text == f"Player 1 lays {first}, lays {second} (−2 cards)"
    assert line.details == (f"lays {first} (−1 card)", f"lays {second} (−1 card)")


def test_what_the_game_does_is_nobodys_line_with_everybodys_changes() -> None:
    table = after_laying()
    points = [seat.points for seat in table.game.state.seats]
    card = table.game.state.shown
    heading, line = lines(table.game, None, WORDS)
    assert (heading.text, heading.seat) == ("The cards are turned up", None)
    assert line.seat is None
    brought = "; ".join(f"Player {n}: +{p} points" for n, p in enumerate(points, 1))
    assert line.text == f"The card {card} is shown. ({brought})"


def test_an_opening_begins_a_new_line_of_the_same_seat() -> None:
    table = after_laying()
    table.play(0, "load")
    table.play(0, "wait")
    shown = table.game.state.shown
    assert told(table, None)[-2:] == [f"Player 1 loads (+{shown} points)", "Player 1 waits"]


def test_a_choice_that_only_ends_something_is_not_told() -> None:
    game = HARVEST.new(2, "stall", {}, journal=True)
    dice = random.Random(3)
    while not game.over:
        seat = dice.choice(game.to_act())
        game.play(seat, dice.choice(game.options(seat)))
    assert any(entry.choice is not None and entry.choice.verb == "done" for entry in game.journal or ())
    words = lexicon(HARVEST, "en")
    for said in lines(game, None, words):
        assert words.say("told-done") not in (said.text, *said.details)


def test_a_way_in_several_steps_is_told_by_its_end() -> None:
    planet = title("planet_unknown")
    found = 0
    for seed in range(6):
        for line in story(played(planet, 2, seed), None):
            for one, other in pairwise(line.entries):
                if one.choice is None or other.choice is None or not one.choice.key.startswith("rover:"):
                    continue
                if other.choice.verb == "rover" and one.choice.args[2:] == other.choice.args[:2]:
                    found += 1
                    assert one not in line.clauses and {one, other} <= set(line.details)
                elif other.choice.verb == "rover":
                    assert one in line.clauses, "another rover"
    assert found


def test_the_same_clause_in_a_row_is_said_once() -> None:
    assert joined(["sells wheat", "sells wheat", "buys", "sells wheat"]) == (
        "sells wheat (2×), buys, sells wheat"
    )


def played(chosen: Title, seats: int, seed: int) -> Game:
    game = chosen.new(seats, f"story {seed}", {}, journal=True)
    dice = random.Random(seed)
    while not game.over:
        seat = dice.choice(game.to_act())
        game.play(seat, dice.choice(game.options(seat)))
    return game


def test_headings_come_where_a_part_begins_and_once() -> None:
    aquasphere = title("aquasphere")
    words = lexicon(aquasphere, "en")
    headings = [said.text for said in lines(played(aquasphere, 2, 1), None, words) if said.kind == "heading"]
    rounds = [part for n in range(1, 5) for part in (f"Round {n}", "Interim scoring")]
    assert headings == ["Set-up", *rounds, "Final scoring"]


def test_eras_rounds_and_productions_have_headings() -> None:
    cities = title("underwater_cities")
    words = lexicon(cities, "en")
    headings = [said.text for said in lines(played(cities, 2, 1), None, words) if said.kind == "heading"]
    parts = []
    for era, rounds in ((1, (1, 2, 3, 4)), (2, (5, 6, 7)), (3, (8, 9, 10))):
        parts += [f"Era {era}", *(f"Round {n}" for n in rounds), "Production"]
    assert headings == [*parts, "Final scoring"]


def test_turns_and_choices_stand_below_the_heading_of_their_phase() -> None:
    """The opponent may act before anybody else; strengths are chosen anew before the bonus is known."""
    record = read((GOLDEN / "1-points.kol").read_text(encoding="utf-8"))
    evacuation = title(record.game)
    phase, found = "", set()
    for said in lines(replay(record, evacuation), None, lexicon(evacuation, "en")):
        if said.kind == "heading":
            phase = said.text
            continue
        for clue in ("The opponent", "for the bonus", "unloads", "and earns"):
            if clue in said.text:
                found.add((clue, phase))
        assert "uses the part" not in said.text, "the text of a card is no sentence about its player"
    assert found == {
        ("The opponent", "Actions"),
        ("for the bonus", "Bonuses"),
        ("unloads", "Actions"),
        ("unloads", "Flight"),
        ("and earns", "Bonuses"),
    }


@pytest.mark.parametrize(
    ("seats", "settings", "name"),
    [(1, {"aim": "points"}, "The opponent"), (2, {"aim": "race", "third": "on"}, "The third civilisation")],
)
def test_whoever_plays_solo_cards_has_one_name(seats: int, settings: dict[str, str], name: str) -> None:
    """Beside two players it is nobody's only opponent; in no log it is a thing of its own."""
    evacuation = title("evacuation")
    game = evacuation.new(seats, "named", settings, journal=True)
    dice = random.Random(1)
    while not game.over:
        seat = dice.choice(game.to_act())
        game.play(seat, dice.choice(game.options(seat)))
    words = lexicon(evacuation, "en")
    said = [one.text for one in lines(game, None, words) if one.kind == "line"]
    assert any(line == f"{name} passes." for line in said)
    assert [line for line in said if "utomaton" in line or (seats == 2 and "opponent" in line)] == []
    assert [line for line in said if re.search(r"moves satellite (1|2) to .*moves satellite (2|1) to", line)]


# -- time


def test_only_what_happened_since_is_told_and_a_line_that_has_grown_as_a_whole() -> None:
    table = harbour()
    lay(table, 0, 1)
    since = table.game.number
    assert told(table, 0, since) == []
    lay(table, 0, 1)
    assert told(table, 0, since) == told(table, 0)[1:], "the heading was told, the line has grown"
    assert len(told(table, 0, since)) == 1


def test_the_story_grows_only_at_its_end() -> None:
    """Also for seats that act at once: each is told when it has finished, in that order."""
    for chosen, seats in ((title("planet_unknown"), 3), (HARBOUR, 3), (HARVEST, 3)):
        table = Table(chosen, ("a", "b", "c")[:seats], "grows")
        dice = random.Random(5)
        known: dict[int | None, list[tuple[object, ...]]] = {viewer: [] for viewer in ALL}
        while not table.game.over and table.game.number < 150:
            seat = dice.choice(table.game.to_act())
            table.play(seat, dice.choice(table.game.options(seat)))
            for viewer in ALL:
                settled = known[viewer][:-1]
                known[viewer] = [whole(line) for line in story(table.game, viewer)]
                assert known[viewer][: len(settled)] == settled


def whole(line: Line) -> tuple[object, ...]:
    return (line.number, line.seat, line.messages, line.changes)


def test_a_take_back_takes_its_lines_with_it() -> None:
    table = after_laying()
    before = [whole(line) for line in story(table.game, 0)]
    table.play(0, "load")
    after = [whole(line) for line in story(table.game, 0)]
    table.take_back(0)
    assert [whole(line) for line in story(table.game, 0)] == before
    table.play(0, "load")
    assert [whole(line) for line in story(table.game, 0)] == after, "with what it brought"


def test_a_take_back_while_others_act_leaves_their_lines() -> None:
    table = harbour()
    lay(table, 1)
    lay(table, 0, 1)
    lay(table, 2)
    hers = told(table, 1)
    table.take_back(0)
    assert told(table, 1) == hers
    assert told(table, 0) == []
    lay(table, 0)
    assert told(table, 0)[1].endswith("(−2 cards)")


# -- secrets


def test_nobody_reads_what_another_is_still_doing() -> None:
    table = harbour()
    lay(table, 0, 1)
    lay(table, 1, 2)
    assert told(table, 2) == told(table, None) == []
    assert len(told(table, 0)) == 2


def test_changes_of_a_seat_that_is_still_at_it_are_for_its_own_eyes() -> None:
    """Even if they were counted with somebody else's line."""
    table = harbour()
    lay(table, 0, 1)
    assert table.game.journal is not None
    table.game.journal[-1].only = None
    table.game.journal[-1].changes += (Change(1, "cards", 5, 4),)
    lay(table, 0, 1)
    (_heading, line) = story(table.game, 0)
    assert {change.seat for change in line.changes} == {0}


# -- what changed, in words


def test_differences_are_added_up_and_what_came_to_nothing_is_left_out() -> None:
    steps = [
        Change(0, "cards", 5, 4),
        Change(1, "points", 3, 5),
        Change(0, "points", 0, 7),
        Change(0, "cards", 4, 5),
        Change(0, "points", 7, 6),
    ]
    whole = differences(steps, HARBOUR.countables(None))
    assert whole == (Change(0, "points", 0, 6), Change(1, "points", 3, 5))


def test_a_difference_has_its_sign_and_its_plural() -> None:
    czech = lexicon(HARBOUR, "cs")
    assert difference(Change(0, "points", 3, 1), WORDS) == "−2 points"
    assert difference(Change(0, "points", 3, 4), WORDS) == "+1 point"
    assert difference(Change(0, "points", 3, 5), czech) == "+2 body"
    assert difference(Change(0, "points", 9, 4), czech) == "−5 bodů"


def test_what_stands_on_a_track_is_told_by_where_it_was_and_is() -> None:
    class Tracks(type(WORDS)):  # type: ignore[misc]
        def has(self, key: str) -> bool:
            return key == "level-points" or super().has(key)

        def say(self, text: object, /, **args: object) -> str:
            return "Federation" if text == message("level-points") else str(super().say(text, **args))

    words = Tracks("en", ())
    assert difference(Change(0, "points", 3, 5), words) == "Federation 3→5"


def test_places_are_called_as_on_the_board_and_halves_are_halves() -> None:
    """The spaces of the Federation are numbered downwards; data discs are counted in halves."""
    english, czech = (lexicon(title("underwater_cities"), language) for language in ("en", "cs"))
    assert difference(Change(0, "federation", 0, 2), english) == "Federation below→3"
    assert difference(Change(0, "federation", 3, 4), czech) == "Federace 2→1"
    discs = [difference(Change(0, "stock-half_disc", 8, 8 + n), czech) for n in (-1, 2, 3, 4, -8)]
    assert discs == ["−½ data disku", "+1 data disk", "+1½ data disku", "+2 data disky", "−4 data disky"]
    assert difference(Change(0, "stock-half_disc", 0, 3), english) == "+1½ data discs"


def test_the_changes_of_others_stand_after_ones_own_with_their_names() -> None:
    changes = [Change(0, "points", 0, 1), Change(1, "points", 5, 3), Change(1, "cards", 0, 1)]
    name = "abc".__getitem__
    assert changed(changes, 1, WORDS, name) == "−2 points, +1 card; a: +1 point"
    assert changed(changes, None, WORDS, name) == "a: +1 point; b: −2 points, +1 card"
    assert changed([], 0, WORDS, name) == ""
