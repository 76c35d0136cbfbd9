"""Records: the text form, what damage does to it, and what `check` finds."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kolonie.core.records import Record, RecordError, check, close, new_record, read, replay, write
from kolonie.core.saving import state_hash
from kolonie.games import title
from tests.example.harvest.meta import TITLE as HARVEST
from tests.tools.recording import finished_record, finished_text, play_out

AQUASPHERE = title("aquasphere")


def sample(names: tuple[str, ...] = ("Ada", "Bob")) -> Record:
    packs = (("base", "0" * 64), ("my cards", "1" * 64))
    moves = [(0, "colour:red"), (1, "colour:blue"), (0, "engineer:H1")]
    return Record("aquasphere", "1", names, {"variant": "long"}, packs, "c" * 64, "seed", "3 4", "h", moves)


# -- the text form


def test_a_record_reads_like_a_page() -> None:
    assert write(sample()) == "\n".join(
        [
            '[Kolonie "1"]',
            '[Game "aquasphere"]',
            '[Rules "1"]',
            '[Seats "Ada; Bob"]',
            '[Option_variant "long"]',
            f'[Pack "base {"0" * 64}"]',
            f'[Pack "my cards {"1" * 64}"]',
            f'[Commitment "{"c" * 64}"]',
            '[Seed "seed"]',
            '[Result "3 4"]',
            '[Hash "h"]',
            "",
            "1 0 colour:red",
            "2 1 colour:blue",
            "3 0 engineer:H1",
            "",
        ]
    )


def test_what_was_written_is_read_again() -> None:
    assert read(write(sample())) == sample()


def test_blank_lines_and_the_order_of_tags_do_not_matter() -> None:
    lines = finished_text().splitlines()
    tags = [line for line in lines if line.startswith("[")]
    moves = [line for line in lines if line[:1].isdigit()]
    assert read("\n\n".join([*reversed(tags), *moves])) == finished_record()


@given(st.lists(st.text(max_size=12), min_size=1, max_size=6), st.text(max_size=20))
def test_any_name_and_any_seed_can_be_written(names: list[str], seed: str) -> None:
    """People are called what they like: a record stays one tag to a line and has as many seats."""
    record = sample(tuple(names))
    record.seed = seed
    again = read(write(record))
    assert len(again.seats) == len(names)
    assert again.seed == seed, "a seed is worth nothing if it is not the very same"
    assert again.moves == record.moves
    assert again.hash == record.hash


@given(
    st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "S"), exclude_characters=";"), min_size=1)
)
def test_quotes_and_backslashes_come_back_as_they_were(name: str) -> None:
    record = sample((name, 'Bob "the\\builder"'))
    assert read(write(record)) == record


def test_a_running_record_carries_the_commitment_and_no_seed() -> None:
    game = AQUASPHERE.new(2, "very secret")
    text = write(new_record(game, ("a", "b")))
    assert "very secret" not in text
    assert read(text).seed == ""
    assert read(text).commitment
    with pytest.raises(RecordError, match="tag Seed"):
        replay(read(text), AQUASPHERE)


# -- damage


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("nonsense", "nonsense"),
        ("[Tag]", "Tag"),
        ('[Tag "open]', "open"),
        ('[Tag "a" "b"]', "neither"),
        ("x 0 done", "neither"),
        ("1 0", "neither"),
        ("1 0 go:A later", "neither"),
        ("-1 0 done", "neither"),
        ("1 -1 done", "neither"),
    ],
)
def test_a_line_that_is_nothing_is_named(line: str, said: str) -> None:
    lines = finished_text().splitlines()
    with pytest.raises(RecordError, match=r"line 4: .*" + re.escape(said)):
        read("\n".join([*lines[:3], line, *lines[3:]]))


@pytest.mark.parametrize(
    "number", ["0", "2", "7", "00", "99999999999999999999", pytest.param("9" * 5000, id="long")]
)
def test_a_move_out_of_order_is_named(number: str) -> None:
    lines = finished_text().splitlines()
    first = next(index for index, line in enumerate(lines) if line.startswith("1 "))
    lines[first] = f"{number} {lines[first].partition(' ')[2]}"
    with pytest.raises(RecordError, match=f"line {first + 1}: "):
        read("\n".join(lines))


@pytest.mark.parametrize("tag", ["Kolonie", "Game", "Rules", "Seats", "Commitment"])
def test_a_missing_tag_is_named(tag: str) -> None:
    lines = [line for line in finished_text().splitlines() if not line.startswith(f"[{tag} ")]
    with pytest.raises(RecordError, match=tag):
        read("\n".join(lines))


@pytest.mark.parametrize("text", ["", "\n\n", "1 0 done", '[Kolonie "2"]', "\ufeff", "PK\x03\x04", "{}"])
def test_something_else_is_not_a_record(text: str) -> None:
    with pytest.raises(RecordError):
        read(text)


def test_every_line_is_needed_or_can_be_done_without() -> None:
    """Leaving out any one line gives an error or a problem; without hash or result nothing is proved."""
    lines = finished_text().splitlines()
    harmless = {line for line in lines if not line}
    for index, line in enumerate(lines):
        try:
            record = read("\n".join(lines[:index] + lines[index + 1 :]))
            found = check(record, AQUASPHERE)
        except RecordError:
            assert line not in harmless
        else:
            assert bool(found) == (line not in harmless), line


@st.composite
def damaged_texts(draw: st.DrawFn) -> str:
    """A record with a few characters, lines or both put out of order."""
    text = finished_text()
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        kind = draw(st.sampled_from(["cut", "put", "swap", "lines", "case", "twice"]))
        if kind == "cut":
            text = text[:at] + text[at + draw(st.integers(1, 30)) :]
        elif kind == "put":
            text = text[:at] + draw(st.text(max_size=6)) + text[at:]
        elif kind == "swap":
            text = text[at:] + text[:at]
        elif kind == "case":
            text = text[:at] + text[at:].swapcase()
        elif kind == "twice":
            text = text + text[at : at + 200]
        else:
            lines = text.splitlines()
            one = draw(st.integers(0, max(0, len(lines) - 1)))
            lines[one : one + 2] = reversed(lines[one : one + 2])
            text = "\n".join(lines)
    return text


@settings(max_examples=400)
@given(damaged_texts())
def test_damaged_text_is_read_or_refused_but_never_crashes(text: str) -> None:
    try:
        record = read(text)
    except RecordError as error:
        assert "\n" not in str(error)
        return
    assert read(write(record)).moves == record.moves


@settings(max_examples=60)
@given(damaged_texts())
def test_what_can_be_read_is_checked_without_a_crash(text: str) -> None:
    try:
        found = check(read(text), AQUASPHERE)
    except RecordError:
        return
    assert all(isinstance(problem, str) for problem in found)


# -- replay


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_replay_ends_where_the_game_did(seats: int) -> None:
    record = finished_record(seats)
    game = replay(record, AQUASPHERE)
    assert game.over
    assert state_hash(game) == record.hash
    assert " ".join(map(str, game.scores())) == record.result
    assert check(record, AQUASPHERE) == []


def test_a_replay_can_stop_at_any_move() -> None:
    record = finished_record()
    for upto in (0, 1, 10, len(record.moves) - 1):
        game = replay(record, AQUASPHERE, upto=upto)
        assert game.number == upto
        assert not game.over
        seat, key = record.moves[upto]
        game.play(seat, key)
    assert replay(record, AQUASPHERE, upto=len(record.moves)).over


def test_a_simultaneous_game_replays_in_the_order_it_was_played() -> None:
    record = read(write(play_out(HARVEST, 3).record))
    assert check(record, HARVEST) == []
    first = {seat for seat, _key in record.moves[:3]}
    assert len(first) > 1, "the seats acted in turns of their own choosing"


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("rules", "0", "tag Rules"),
        ("seed", "", "tag Seed"),
        ("packs", (("base", "0" * 64),), "tag Pack"),
        ("packs", (), "tag Pack"),
        ("seats", ("one",), "players"),
        ("seats", tuple("abcde"), "players"),
        ("settings", {"variant": "long"}, "option variant"),
        ("moves", [(0, "withdraw")], "move 1: withdraw is refused"),
        ("moves", [(5, "colour:red")], "move 1: colour:red is refused"),
    ],
)
def test_what_cannot_be_replayed_says_why(field: str, value: object, said: str) -> None:
    record = finished_record()
    setattr(record, field, value)
    with pytest.raises(RecordError, match=said):
        replay(record, AQUASPHERE)


def test_a_move_after_the_end_is_refused() -> None:
    record = finished_record()
    record.moves.append((0, "withdraw"))
    with pytest.raises(RecordError, match=f"move {len(record.moves)}"):
        replay(record, AQUASPHERE)


# -- check


def test_check_finds_a_wrong_hash() -> None:
    record = finished_record()
    record.hash = record.hash[::-1]
    assert check(record, AQUASPHERE) == ["the state hash differs"]


def test_check_finds_a_wrong_result() -> None:
    record = finished_record()
    true, record.result = record.result, "999 0"
    assert check(record, AQUASPHERE) == [f"the result is {true}, not 999 0"]


def test_check_finds_a_record_that_breaks_off() -> None:
    record = finished_record()
    del record.moves[-1]
    assert "the moves end before the game does" in check(record, AQUASPHERE)


@pytest.mark.parametrize("committed", ["0" * 64, "", "č"])
def test_check_finds_a_wrong_commitment(committed: str) -> None:
    record = finished_record()
    record.commitment = committed
    assert check(record, AQUASPHERE) == ["the seed is not the one that was committed to"]


def test_check_finds_a_wrong_seed() -> None:
    """The shuffle is what `verify` is about: that it is another one must be said, whatever the moves do."""
    record = finished_record()
    record.seed = "another shuffle"
    found = check(record, AQUASPHERE)
    assert found[0] == "the seed is not the one that was committed to"


def test_close_adds_result_hash_and_seed() -> None:
    table = play_out(AQUASPHERE)
    record = new_record(table.game, ("a", "b"))
    assert (record.seed, record.result, record.hash) == ("", "", "")
    close(record, table.game)
    assert record.seed == "record"
    assert record.hash == state_hash(table.game)
