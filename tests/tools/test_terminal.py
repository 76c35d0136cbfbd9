"""The terminal table: whole games by script in both languages, every command, two people at one keyboard."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from kolonie.bots.advice import Advice
from kolonie.core.chance import Chance
from kolonie.core.ledger import ledger
from kolonie.core.records import check, read
from kolonie.core.text import lexicon
from kolonie.core.views import View
from kolonie.games import title
from kolonie.table.story import lines
from tests.example.harvest.meta import TITLE as HARVEST
from tests.tools.sitting import Sitting, dice, hurry

AQUASPHERE = title("aquasphere")
EN = lexicon(AQUASPHERE, "en")
CLEAN = ("[term-", "[opt-", "[ask-", "[why-", "[log-", "[scene-", "[part-", "[node-", "{$", "{ $")


def at_turn(*script: str, language: str = "en", record: Path | None = None) -> Sitting:
    """One person against a random bot; colours are chosen, then the script is typed."""
    choosing = ["1", ""]
    return Sitting(
        AQUASPHERE, ("you", "random"), [*choosing, *script], language=language, seed="x", record=record
    )


def plain(text: str) -> str:
    """Printed text without the line breaks that a narrow screen puts in."""
    return " ".join(text.split())


# -- whole games


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_against_bots(seats: int, language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.kol"
    names = ("random", "you", *("random",) * (seats - 2))
    sitting = Sitting(AQUASPHERE, names, habit=hurry, language=language, record=record)
    shown = sitting.run()
    words = lexicon(AQUASPHERE, language)
    game = sitting.terminal.table.game
    assert game.over
    assert words.say("term-over") in shown
    assert game.chance.seed in shown, "the seed is revealed at the end"
    for part in ("track", "letters", "time", "subs", "lab"):
        assert words.say(f"part-{part}") in shown
    for total in game.scores():
        assert f" {total}" in shown
    assert not [mark for mark in CLEAN if mark in shown]
    assert check(read(record.read_text(encoding="utf-8")), AQUASPHERE) == []


def test_the_seed_is_not_shown_before_the_end() -> None:
    sitting = Sitting(AQUASPHERE, ("you", "random"), ["1", "", "l", "b", "?"], seed="very-secret-seed")
    shown = sitting.run()
    assert "very-secret-seed" not in shown
    assert "shuffle " in shown.splitlines()[0]


def test_a_whole_game_of_two_people_at_one_keyboard() -> None:
    sitting = Sitting(AQUASPHERE, ("you", "you"), habit=hurry, language="cs")
    shown = sitting.run()
    words = lexicon(AQUASPHERE, "cs")
    assert sitting.terminal.table.game.over
    for seat in (0, 1):
        assert words.say("term-handover", seat=sitting.terminal.seat_name(seat)) in plain(shown)
    assert shown.count(words.say("term-confirm")) >= 4
    assert not [mark for mark in CLEAN if mark in shown]


def test_a_whole_game_by_dice() -> None:
    sitting = Sitting(AQUASPHERE, ("you", "random"), habit=dice(7))
    sitting.run()
    verbs = {step.key.partition(":")[0] for step in sitting.terminal.table.steps if step.seat == 0}
    assert {"go", "area", "engineer", "withdraw"} <= verbs
    assert sitting.terminal.table.game.over


def test_nothing_is_told_twice_to_the_same_person() -> None:
    sitting = Sitting(AQUASPHERE, ("you", "random"), habit=hurry)
    shown = sitting.run()
    for number in (2, 3, 4):
        assert shown.count(EN.say("log-next-station", round=number)) == 1


def test_bots_alone_play_to_the_end() -> None:
    sitting = Sitting(AQUASPHERE, ("random", "random"))
    assert EN.say("term-over") in sitting.run()
    assert sitting.typed == []


# -- commands


def test_the_decision_is_shown_with_its_rule_and_all_options() -> None:
    sitting = at_turn("q")
    shown = sitting.run()
    decision = shown.splitlines()
    assert any(line.endswith("[AQ-8.03]") for line in decision)
    game = sitting.terminal.table.game
    for number, choice in enumerate(game.options(0), 1):
        label = EN.say(AQUASPHERE.label(game, 0, choice))
        assert any(line.startswith(f"  {number:>2} {label}  {choice.key}") for line in decision)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_why_not(language: str) -> None:
    sitting = at_turn("?", language=language)
    sitting.run()
    words = lexicon(AQUASPHERE, language)
    told = plain(sitting.answer_to_word("?"))
    assert words.say("term-why-title") in told
    refusals = sitting.terminal.table.game.refusals(0)
    assert refusals
    for refusal in refusals:
        assert plain(f"{refusal.key} {words.say(refusal.reason)} {refusal.rule}") in told


def test_why_not_where_everything_is_possible() -> None:
    sitting = Sitting(HARVEST, ("you", "random"), ["?"])
    sitting.run()
    assert EN.say("term-why-none") in sitting.answer_to_word("?")


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_rule_by_its_number_and_the_rule_of_the_decision(language: str) -> None:
    sitting = at_turn("r AQ-1.08", "r aq-9.11", "r", "r AQ-99.99", language=language)
    sitting.run()
    rules = ledger(AQUASPHERE, language)
    assert plain(rules["AQ-1.08"].text) in plain(sitting.answer_to_word("r AQ-1.08"))
    assert plain(rules["AQ-9.11"].text) in plain(sitting.answer_to_word("r aq-9.11"))
    assert plain(rules["AQ-8.03"].text) in plain(sitting.answer_to_word("r"))
    missing = lexicon(AQUASPHERE, language).say("term-no-rule", id="AQ-99.99")
    assert missing in sitting.answer_to_word("r AQ-99.99")


def test_the_log_tells_everything_again() -> None:
    sitting = at_turn("l")
    sitting.run()
    told = sitting.answer_to_word("l")
    story = lines(sitting.terminal.table.game, 0, EN, names=sitting.terminal.seat_name)
    assert EN.say("term-log-title") in told
    assert len(story) > 3
    for line in story:
        assert plain(line.text) in plain(told)


def test_the_board_is_drawn_again() -> None:
    sitting = at_turn("b")
    sitting.run()
    told = sitting.answer_to_word("b")
    for key in ("scene-station", "scene-headquarters", "scene-supply"):
        assert EN.say(key) in told


def test_help() -> None:
    sitting = at_turn("h")
    sitting.run()
    told = plain(sitting.answer_to_word("h"))
    assert told == " ".join(EN.say(f"term-help-{number}") for number in (1, 2, 3, 4))


@pytest.mark.parametrize(
    "word",
    ["", " ", "0", "99", "-1", "1.5", "x", "nonsense", "²", "١٠٠", "u u", "[bold]", "\x00", "9" * 5000],
    ids=lambda word: repr(word[:8]),
)
def test_bad_input_is_answered_and_changes_nothing(word: str) -> None:
    sitting = at_turn(word)
    shown = sitting.run()
    assert sitting.terminal.table.game.number == 1 + sum(
        step.seat == 1 for step in sitting.terminal.table.steps
    )
    expected = ("Type a number from 1 to", EN.say("term-back-other"))
    assert any(text in sitting.answer_to(2) for text in expected)
    assert EN.say("term-quit-plain") in shown


def test_a_key_can_be_typed_as_it_is_written() -> None:
    sitting = at_turn("go:C")
    sitting.run()
    assert sitting.terminal.table.steps[-1].key == "go:C"


def test_a_refused_key_says_why_with_its_rule() -> None:
    sitting = at_turn("engineer:H7", "fly:home")
    sitting.run()
    assert "(AQ-9.10)" in sitting.answer_to_word("engineer:H7")
    assert "fly:home" in sitting.answer_to_word("fly:home")


def test_a_number_chooses_the_option_shown_under_it() -> None:
    sitting = at_turn("7")
    sitting.run()
    (line,) = [line for line in sitting.answer_to(1).splitlines() if line.startswith("   7 ")]
    step = sitting.terminal.table.steps[-1]
    assert step.seat == 0
    assert f"  {step.key}" in line


# -- take-back


def test_a_step_is_taken_back_and_the_decision_shown_again() -> None:
    sitting = at_turn("go:C", "u")
    sitting.run()
    told = sitting.answer_to_word("u")
    assert EN.say("term-back-done") in told
    assert "[AQ-8.03]" in told
    assert sitting.terminal.table.steps[-1].seat == 1


def test_a_whole_turn_is_taken_back() -> None:
    sitting = at_turn("return:black", "buy:black", "U")
    sitting.run()
    table = sitting.terminal.table
    assert table.steps[-1].seat == 1
    assert EN.say("term-back-done") in sitting.answer_to_word("U")


def test_a_finished_turn_can_be_taken_back_until_it_is_confirmed() -> None:
    sitting = at_turn("engineer:H1", "u", "engineer:H2", "")
    sitting.run()
    told = sitting.answer_to_word("engineer:H1")
    assert EN.say("term-confirm") in told
    mine = [step.key for step in sitting.terminal.table.steps if step.seat == 0]
    assert mine[:2] == ["colour:blue", "engineer:H2"]


def test_what_cannot_be_taken_back_says_why() -> None:
    nothing = Sitting(AQUASPHERE, ("you", "random"), ["u"])
    nothing.run()
    assert EN.say("term-back-nothing") in nothing.answer_to_word("u")
    other = at_turn("u")
    other.run()
    assert EN.say("term-back-other") in other.answer_to_word("u")
    revealed = Sitting(AQUASPHERE, ("random", "you"), ["1", "u"], seed="2")
    revealed.run()
    assert revealed.terminal.table.game.to_act() == [1]
    assert EN.say("term-back-wall") in revealed.answer_to_word("u")


@pytest.mark.parametrize("word", ["r", "r AQ-1.08", "?", "l", "b", "h", "nonsense", "7", "engineer:H1"])
def test_before_a_turn_is_confirmed_questions_are_answered(word: str) -> None:
    sitting = at_turn("engineer:H1", word, "")
    shown = sitting.run()
    told = sitting.answer_to(3)
    assert EN.say("term-confirm") in told, "and the turn still waits to be ended"
    assert "from 1 to 0" not in told
    assert EN.say("term-quit-plain") in shown
    assert [step.key for step in sitting.terminal.table.steps if step.seat == 0][1] == "engineer:H1"


def test_a_taken_back_line_is_told_again_when_it_happens_again() -> None:
    sitting = at_turn("engineer:H1", "u", "engineer:H1", "q")
    sitting.run()
    label = "sends the engineer to H1"
    told = [index for index, word in enumerate(sitting.typed) if word == "engineer:H1"]
    for number in told:
        assert label in sitting.answer_to(number)


# -- two people


def test_the_device_is_handed_over_before_anything_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(AQUASPHERE, ("you", "you"), ["", "1", "", "", "1"])
    monkeypatch.setattr(sitting.terminal.console, "clear", lambda: sitting.screen.write("<clear>"))
    shown = sitting.run()
    first, second = (EN.say("seat-name", n=n) for n in (1, 2))
    start = shown.partition(EN.say("term-handover", seat=first))[0]
    assert start.endswith("<clear>")
    assert "colour:" not in start
    assert plain(sitting.answer_to(2)) == "<clear>" + EN.say("term-handover", seat=second)
    assert "colour:red" in sitting.answer_to(3)
    told = sitting.answer_to(3)
    assert f"{first} plays" in told and f"{second} (you): Which" in told, "one of the two is addressed"


def test_secret_hands_are_shown_to_their_owner_only() -> None:
    """Between the hand-over and the next one only the cards of the person who looks are on the screen."""
    sitting = Sitting(HARVEST, ("you", "you"), ["", "1", "2", "", "", "q"], seed="hands")
    sitting.run()
    game = HARVEST.new(2, "hands")
    words = lexicon(HARVEST, "en")
    hands = []
    for seat in (0, 1):
        crops = [words.say(f"crop-{game.box.ids[kind]}") for kind in game.state.seats[seat].hand]
        hands.append("Hand: " + " · ".join(crops))
    assert hands[0] != hands[1]
    assert hands[0] in sitting.answer_to(0)
    assert hands[1] not in sitting.answer_to(0)
    assert hands[1] in sitting.answer_to(4)
    assert hands[0] not in sitting.answer_to(4)
    sown = words.say("opt-sow", crop="").strip()
    assert f"Player 1 (you): {sown}" not in sitting.answer_to(4), "what was sown face down stays secret"


def test_each_person_is_told_what_happened_since_they_last_looked() -> None:
    """The screen was cleared at the hand-over: what the other did must be told to the next one."""
    sitting = Sitting(AQUASPHERE, ("you", "you"), ["", "1", "", "", "q"])
    sitting.run()
    label = EN.say("player-colour-blue")
    assert f"{sitting.terminal.seat_name(0)} plays {label}" in sitting.answer_to(3)


def test_what_was_secret_when_it_happened_is_told_once_it_is_known() -> None:
    """Both sow at once; when the crops are shown, each reads what the other reaped."""
    habit = ["", "1", "2", "", "", "1", "2", "", "", "q"]
    sitting = Sitting(HARVEST, ("you", "you"), habit, seed="hands")
    shown = sitting.run()
    reaps = [line for line in shown.splitlines() if "reaps" in line]
    assert any(line.startswith("Player 1") for line in reaps)
    assert any(line.startswith("Player 2") for line in reaps)


# -- leaving and saving


def test_the_end_of_the_input_ends_the_sitting() -> None:
    sitting = Sitting(AQUASPHERE, ("you", "random"), [])
    assert EN.say("term-quit-plain") in sitting.run()


def test_quitting_writes_the_record_so_far(tmp_path: Path) -> None:
    record = tmp_path / "so far.kol"
    sitting = at_turn("7", "q", record=record)
    shown = plain(sitting.run())
    assert plain(EN.say("term-quit", file=str(record))) in shown
    kept = read(record.read_text(encoding="utf-8"))
    assert kept.seed == ""
    assert kept.moves == [(step.seat, step.key) for step in sitting.terminal.table.steps]


@pytest.mark.parametrize("name", ["mine.kol", "two words.kol", "at 12:30.kol"])
def test_the_record_is_written_on_demand(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    sitting = at_turn(f"w {name}", "w")
    sitting.run()
    told = EN.say("term-saved-private", file=name, quoted=shlex.quote(name))
    assert plain(told) in plain(sitting.answer_to(2))
    assert read((tmp_path / name).read_text(encoding="utf-8")).game == "aquasphere"
    assert (tmp_path / "game.kol").is_file(), "a name is chosen if none is given"


def test_a_record_that_cannot_be_written_is_no_disaster(tmp_path: Path) -> None:
    path = tmp_path / "no" / "such" / "folder.kol"
    sitting = at_turn(f"w {path}", "go:C")
    sitting.run()
    assert "Nothing can be saved in" in plain(sitting.answer_to(2))
    assert sitting.terminal.table.steps[-1].key == "go:C"


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_tip_names_options_with_what_they_give_away_and_bring(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def advice(seen: View, _chance: Chance) -> list[Advice]:
        keys = [choice.key for choice in seen.decision.options]
        return [Advice(keys[1], 0.0, 9), Advice(keys[0], 0.2, 9), Advice(keys[-1], 2.34, 3)]

    monkeypatch.setattr("kolonie.table.advising.advise", advice)
    sitting = at_turn("t", language=language)
    shown = sitting.run()
    told = sitting.answer_to_word("t")
    words = lexicon(AQUASPHERE, language)
    assert words.say("term-advice-title") in told
    options = sitting.terminal.table.game.options(0)
    places = [told.index(f"  {choice.key}") for choice in (options[1], options[0], options[-1])]
    assert places == sorted(places)
    close, less = {
        "en": ("about as good", "about 2.3 points less"),
        "cs": ("zhruba stejně dobré", "asi o 2,3 bodu méně"),
    }[language]
    assert told.count(close) == 1 and less in plain(told)
    assert not [mark for mark in (*CLEAN, "[advice-") if mark in shown]
