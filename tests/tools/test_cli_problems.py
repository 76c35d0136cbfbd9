"""The `kolonie` command when something is wrong: one line on standard error, exit code 2, nothing printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from kolonie.core.records import write
from tests.tools.commanding import Capture, problem, run, run_json
from tests.tools.recording import finished_record, finished_text


@pytest.mark.parametrize("seconds", ["0", "-1", "nan"])
def test_bench_needs_some_time(capsys: Capture, seconds: str) -> None:
    assert "seconds" in problem(capsys, "bench", "aquasphere", "--seconds", seconds)


@pytest.mark.parametrize("command", ["rules", "packs"])
def test_half_a_command_is_a_problem(capsys: Capture, command: str) -> None:
    assert "check" in problem(capsys, command)


# -- problems


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dance", "invalid choice: 'dance'"),
        ("games --loud", "unrecognized arguments: --loud"),
        ("games --lang de", "invalid choice: 'de'"),
        ("play", "required: game"),
        ("play chess", "no game called 'chess'; there are: aquasphere"),
        ("play aquasphere --seats you", "players: aquasphere is for 2 to 4, not 1"),
        ("play aquasphere --seats ,", "players: aquasphere is for 2 to 4, not 0"),
        ("play aquasphere --seats you,you,you,you,you", "not 5"),
        ("play aquasphere --seats you,hal", "no bot called 'hal'; there are: random"),
        ("play aquasphere --set speed=fast", "option speed: aquasphere has no such option"),
        ("play aquasphere --set speed", "--set speed: must be option=value"),
        ("play aquasphere --pack none.toml", "none.toml: cannot be read"),
        ("simulate chess", "no game called 'chess'"),
        ("simulate aquasphere --players 9", "players: "),
        ("simulate aquasphere --players 1", "players: "),
        ("simulate aquasphere --players two", "--players: invalid whole number of at least 1 value: 'two'"),
        ("simulate aquasphere --games 0", "--games: invalid whole number of at least 1 value: '0'"),
        ("simulate aquasphere --games -3", "--games"),
        ("simulate aquasphere --bot hal", "no bot called 'hal'"),
        ("simulate aquasphere --set x=1", "option x"),
        ("simulate aquasphere --pack none.toml", "none.toml: cannot be read"),
        ("arena chess greedy random", "no game called 'chess'"),
        ("arena aquasphere greedy", "name two bots"),
        ("arena aquasphere hal random", "no bot called 'hal'"),
        ("arena aquasphere random hal", "no bot called 'hal'"),
        ("arena aquasphere random random --players 7", "players: "),
        ("arena aquasphere random --solo", "players: "),
        ("arena aquasphere random random --set x=1", "option x"),
        ("replay", "required: file"),
        ("replay none.kol", "none.kol: cannot be read (No such file or directory)"),
        ("verify none.kol", "none.kol: cannot be read (No such file or directory)"),
        ("verify .", ".: cannot be read"),
        ("rules check chess", "no game called 'chess'"),
        ("rules check --tests none", "the tests are not here"),
        ("rules show", "name a game, a rule, a chapter, or --search WORDS"),
        ("rules show AQ-99.99", "there is no rule AQ-99.99"),
        ("rules show nonsense", "there is no rule nonsense"),
        ("rules show AQ-1.01 --lang de", "invalid choice: 'de'"),
        ("rules sing", "invalid choice: 'sing'"),
        ("packs check none.toml", "none.toml: cannot be read"),
        ("packs check --game chess", "invalid choice: 'chess'"),
        ("packs sing", "invalid choice: 'sing'"),
        ("bench chess", "no game called 'chess'"),
        ("bench aquasphere --players 9", "players: "),
        ("bench aquasphere --seconds soon", "--seconds: invalid"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in problem(capsys, *line.split())


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (("[Kolonie", "[Colony"), "not a Kolonie record"),
        (("[Game ", "[Play "), "tag Game: missing"),
        (('[Game "aquasphere"]', '[Game "chess"]'), "no game called 'chess'"),
        (('[Rules "', '[Rules "0'), "tag Rules"),
        (("\n1 0 ", "\n7 0 "), "move 7 where 1 was expected"),
        (("\n2 1 ", "\n2 0 "), "move 2: "),
        (("\n3 ", "\nthree "), "neither a tag nor a move"),
        (("; player 2", ""), "players: "),
        (("[Rules", '[Option_speed "fast"]\n[Rules'), "option speed"),
        (('[Seed "record"]\n', ""), "seed"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_damaged_record_is_a_problem(
    capsys: Capture, record: Path, command: str, damage: tuple[str, str], said: str
) -> None:
    text = finished_text().replace(*damage, 1)
    assert text != finished_text()
    record.write_text(text, encoding="utf-8")
    assert said in problem(capsys, command, record).replace("Seed", "seed")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_bytes_are_not_a_record(capsys: Capture, record: Path, command: str) -> None:
    record.write_bytes(b"\xff\x00\xfe")
    assert "not a text file" in problem(capsys, command, record)


@pytest.mark.parametrize("number", ["-1", "100000", "x"])
def test_replay_at_a_move_that_is_not_there(capsys: Capture, record: Path, number: str) -> None:
    assert "--at" in problem(capsys, "replay", record, "--at", number)


def test_a_damaged_commitment_is_found_and_does_not_crash(capsys: Capture, record: Path) -> None:
    damaged = finished_record()
    damaged.commitment = "čáp"
    record.write_text(write(damaged), encoding="utf-8")
    found = run_json(capsys, "verify", record, code=1)["problems"]
    assert found == ["the seed is not the one that was committed to"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[research]", "not TOML"),
        ('[[spells]]\nid = "S"', "no game has the lists spells"),
        ("", "no game has the lists (none)"),
        ('[[research]]\nid = "R01"\namount = "x"', "research R01: Expected `int`, got `str` - at `$.amount`"),
        ('[[research]]\nid = "R01"\n[[spells]]\nid = "S"', "spells: no such list in this game"),
        (f"a = {'9' * 5000}", "not TOML"),
    ],
    ids=["form", "lists", "empty", "field", "mixed", "number"],
)
def test_a_damaged_pack_is_a_problem(capsys: Capture, pack: Path, text: str, said: str) -> None:
    pack.write_text(text, encoding="utf-8")
    assert said in problem(capsys, "packs", "check", pack)
    if said.startswith(("not", "research")):
        assert said in problem(capsys, "simulate", "aquasphere", "--games", 1, "--pack", pack)
        assert said in problem(capsys, "play", "aquasphere", "--seats", "random,random", "--pack", pack)


def test_tests_that_cannot_be_read_are_a_problem(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "test_broken.py"
    path.write_text("def test(:\n", encoding="utf-8")
    assert str(path) in problem(capsys, "rules", "check", "--tests", tmp_path)


def test_a_record_that_cannot_be_written_does_not_lose_the_game(capsys: Capture, tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "where"
    told = run(capsys, "play", "aquasphere", "--seats", "random,random", "--record", nowhere)
    assert "Nothing can be saved in" in " ".join(told.split())
    assert "Winner" in told or "Shared victory" in told
