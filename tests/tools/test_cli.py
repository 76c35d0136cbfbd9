"""The `kolonie` command: what each command prints, for people and as JSON."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kolonie import __version__
from kolonie.bots import bot_names
from kolonie.cli import main
from kolonie.core.records import read, write
from kolonie.core.saving import state_hash
from kolonie.games import SHELF, title, titles
from kolonie.lab.matches import Spec, play_match
from tests.example.shelving import put_on_shelf
from tests.tools.commanding import Capture, problem, run, run_json
from tests.tools.recording import finished_record

AQUASPHERE = title("aquasphere")

SIMULATE = {"game", "players", "games", "decisions", "seconds", "scores", "winners", "hashes"}
BENCH = {
    *("game", "decisions_per_s", "games_per_s", "clones_per_s", "options_per_s", "state_bytes"),
    *("calibration_per_s", "judgement_us", "searches_per_s", "compiled"),
}
RULES_CHECK = {
    *("game", "rules", "observable", "tested", "by", "untested", "unknown", "failing", "unrun"),
    *("hollow", "bare_notes", "cited_notes", "languages"),
}
ARENA = {"game", "a", "b", "games", "share_a", "low", "high", "mean_a", "mean_b"}


# -- games


@pytest.mark.parametrize("language", ["en", "cs"])
def test_games_lists_the_shelf(capsys: Capture, language: str) -> None:
    shelf = run_json(capsys, "games", "--lang", language)
    assert [entry["game"] for entry in shelf] == list(SHELF)
    for entry, item in zip(shelf, titles(), strict=True):
        assert set(entry) == {"game", "title", "about", "min_players", "max_players", "options", "bots"}
        assert (entry["min_players"], entry["max_players"]) == (item.min_seats, item.max_seats)
        assert entry["options"] == {s.name: list(s.values) for s in item.settings}
        assert entry["bots"] == bot_names()
    told = run(capsys, "games", "--lang", language)
    assert all(entry["game"] in told for entry in shelf)


def test_games_speaks_both_languages(capsys: Capture) -> None:
    english, czech = (run_json(capsys, "games", "--lang", language)[0]["about"] for language in ("en", "cs"))
    assert english != czech


# -- play


def test_play_plays_bots_against_each_other_and_writes_the_record(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "bots.kol"
    args = ("--seats", "random,random,random", "--seed", "seven", "--record", path)
    told = run(capsys, "play", "aquasphere", *args)
    assert "The game is over." in told
    kept = read(path.read_text(encoding="utf-8"))
    assert (kept.seats, kept.seed) == (("random", "random", "random"), "seven")
    assert run_json(capsys, "verify", path)["problems"] == []


def test_play_reads_a_person_from_standard_input(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "mine.kol"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n\nq\n"))
    args = ("--seats", "you, random", "--seed", "x", "--lang", "cs", "--record", path)
    told = run(capsys, "play", "aquasphere", *args)
    assert "Hra není dohraná." in told
    assert read(path.read_text(encoding="utf-8")).moves[0][0] == 0


def test_play_ends_quietly_with_the_input(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert "The game is not finished." in run(capsys, "play", "aquasphere")


def test_play_shuffles_anew_each_time(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    first_lines = []
    for _ in range(2):
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        first_lines.append(run(capsys, "play", "aquasphere").splitlines()[0])
    assert first_lines[0] != first_lines[1]


# -- simulate


def test_simulate_tells_every_game(capsys: Capture) -> None:
    data = run_json(capsys, "simulate", "aquasphere", "--players", 3, "--games", 4, "--seed", "s")
    assert set(data) >= SIMULATE
    assert (data["game"], data["players"], data["games"]) == ("aquasphere", 3, 4)
    assert [len(scores) for scores in data["scores"]] == [3] * 4
    assert all(winners and max(winners) < 3 for winners in data["winners"])
    assert data["seconds"] > 0
    outcomes = [play_match(Spec("aquasphere", f"s/{n}", ("random",) * 3)) for n in range(4)]
    assert data["hashes"] == [outcome.hash for outcome in outcomes]
    assert data["scores"] == [list(outcome.scores) for outcome in outcomes]
    assert data["decisions"] == sum(outcome.decisions for outcome in outcomes)


def test_simulate_is_the_same_twice_and_another_with_another_seed(capsys: Capture) -> None:
    hashes = [
        run_json(capsys, "simulate", "aquasphere", "--games", 2, "--seed", seed)["hashes"] for seed in "aab"
    ]
    assert hashes[0] == hashes[1] != hashes[2]


def test_simulate_in_words(capsys: Capture) -> None:
    told = run(capsys, "simulate", "aquasphere", "--games", 3)
    assert len(told.splitlines()) == 4
    assert "decisions in" in told


def test_simulate_with_a_pack(capsys: Capture, pack: Path) -> None:
    pack.write_text('[[constants]]\nid = "start_time"\nvalue = [2, 1]\n', encoding="utf-8")
    plain = run_json(capsys, "simulate", "aquasphere", "--games", 3)
    packed = run_json(capsys, "simulate", "aquasphere", "--games", 3, "--pack", pack)
    assert not set(plain["hashes"]) & set(packed["hashes"])


def test_simulate_with_another_bot(capsys: Capture) -> None:
    dull = run_json(capsys, "simulate", "aquasphere", "--games", 1)
    greedy = run_json(capsys, "simulate", "aquasphere", "--games", 1, "--bot", "greedy")
    assert max(greedy["scores"][0]) > max(dull["scores"][0])


# -- arena


def test_arena_tells_shares_with_their_interval(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(monkeypatch)
    data = run_json(capsys, "arena", "harvest", "greedy", "random", "--games", 10, "--players", 2)
    assert set(data) >= ARENA
    assert (data["game"], data["a"], data["b"], data["games"]) == ("harvest", "greedy", "random", 10)
    assert 0 <= data["low"] <= data["share_a"] <= data["high"] <= 1
    assert data["mean_a"] > data["mean_b"]
    told = " ".join(run(capsys, "arena", "harvest", "greedy", "random", "--games", 10).split())
    assert f"{data['share_a']:.1%} of 10 games" in told


def test_arena_alone(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """A title for one: the bot plays against what the solo rules ask for."""
    solo = put_on_shelf(monkeypatch)
    monkeypatch.setattr(type(solo), "min_seats", 1)
    data = run_json(capsys, "arena", "harvest", "random", "--solo", "--games", 3)
    figures = {"share_won", "low", "high", "mean", "error", "best", "scores"}
    assert set(data) == {"game", "a", "games", *figures}
    assert len(data["scores"]) == 3
    assert data["best"] == max(data["scores"])
    assert "random alone" in run(capsys, "arena", "harvest", "random", "--solo", "--games", 3)


# -- replay and verify


def test_replay_shows_the_end(capsys: Capture, record: Path) -> None:
    data = run_json(capsys, "replay", record)
    kept = finished_record()
    assert (data["game"], data["over"], data["at"]) == ("aquasphere", True, len(kept.moves))
    assert data["hash"] == kept.hash
    assert " ".join(map(str, data["scores"])) == kept.result
    assert data["verified"] is None
    assert "Research station" in run(capsys, "replay", record)


def test_replay_stops_at_a_move(capsys: Capture, record: Path) -> None:
    kept = finished_record()
    game = AQUASPHERE.new(2, kept.seed)
    for number in (0, 1, 2, 30):
        while game.number < number:
            game.play(*kept.moves[game.number])
        data = run_json(capsys, "replay", record, "--at", number)
        assert (data["at"], data["over"], data["hash"]) == (number, False, state_hash(game))


def test_replay_verifies(capsys: Capture, record: Path) -> None:
    data = run_json(capsys, "replay", record, "--verify")
    assert (data["verified"], data["problems"]) == (True, [])
    assert "verified" in run(capsys, "replay", record, "--verify", "--lang", "cs")
    damaged = finished_record()
    damaged.result = "0 0"
    record.write_text(write(damaged), encoding="utf-8")
    data = run_json(capsys, "replay", record, "--verify", code=1)
    assert data["verified"] is False
    assert len(data["problems"]) == 1


def test_verify_checks_the_shuffle(capsys: Capture, record: Path) -> None:
    data = run_json(capsys, "verify", record)
    kept = finished_record()
    assert data == {
        "game": "aquasphere",
        "commitment": kept.commitment,
        "seed": kept.seed,
        "key": None,
        "problems": [],
        "proves": data["proves"],
        "leaves_open": data["leaves_open"],
    }
    assert "committed to" in data["proves"][0] and f"{len(kept.moves)} moves" in data["proves"][1]
    assert (
        "No player added to the shuffle" in data["leaves_open"][0] and "Not signed" in data["leaves_open"][1]
    )
    assert kept.commitment[:16] in run(capsys, "verify", record)


@pytest.mark.parametrize("seed", ["another", "recorded"])
def test_verify_finds_another_shuffle(capsys: Capture, record: Path, seed: str) -> None:
    damaged = finished_record()
    damaged.seed = seed
    record.write_text(write(damaged), encoding="utf-8")
    data = run_json(capsys, "verify", record, code=1)
    assert data["problems"][0] == "the seed is not the one that was committed to"


def test_a_record_needs_the_packs_it_was_played_with(capsys: Capture, tmp_path: Path, pack: Path) -> None:
    path = tmp_path / "packed.kol"
    args = ("--seats", "random,random", "--seed", "p", "--pack", pack, "--record", path)
    run(capsys, "play", "aquasphere", *args)
    assert "tag Pack" in problem(capsys, "verify", path)
    assert run_json(capsys, "verify", path, "--pack", pack)["problems"] == []
    assert run_json(capsys, "replay", path, "--pack", pack)["over"]


# -- rules


def test_rules_check_counts_what_is_proved(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        '@rule("AQ-1.01", "AQ-1.02")\ndef test_parts(): ...\n@rule("AQ-77.77")\ndef test_more(): ...\n',
        encoding="utf-8",
    )
    reports = run_json(capsys, "rules", "check", "aquasphere", "--tests", tmp_path, code=1)
    assert [set(report) for report in reports] == [RULES_CHECK]
    report = reports[0]
    assert (report["game"], report["tested"], report["unknown"]) == ("aquasphere", 2, ["AQ-77.77"])
    assert report["observable"] == report["tested"] + len(report["untested"])
    assert report["rules"] >= report["observable"]
    assert "AQ-1.01" not in report["untested"]


def test_rules_check_covers_every_game(capsys: Capture, tmp_path: Path) -> None:
    reports = run_json(capsys, "rules", "check", "--tests", tmp_path, code=1)
    assert [report["game"] for report in reports] == list(SHELF)


def test_rules_check_is_content_when_every_rule_has_a_test(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on_shelf(monkeypatch)
    where = ("--tests", Path(__file__).parents[1] / "example")
    assert run_json(capsys, "rules", "check", "harvest", *where)[0]["untested"] == []
    told = run(capsys, "rules", "check", "harvest", *where)
    assert "harvest: 6 rules, 6 observable, 6 tested" in told
    assert "No run of the tests is known" in told


@pytest.mark.parametrize("language", ["en", "cs"])
def test_rules_show_shows_a_rule(capsys: Capture, language: str) -> None:
    data = run_json(capsys, "rules", "show", "aq-1.08", "--lang", language)
    assert set(data) == {"id", "section", "text", "public", "reconstructed", "note", "reason", "chapter"}
    assert data["id"] == "AQ-1.08"
    told = " ".join(run(capsys, "rules", "show", "AQ-1.08", "--lang", language).split())
    assert " ".join(data["text"].split()) in told


@pytest.mark.parametrize(
    ("wanted", "first", "last"),
    [
        ("aq-11", "AQ-11.01", "AQ-11.06"),
        ("UC-EX", "UC-EX-01", "UC-EX-38"),
        ("red line crystal", "AQ-4.07", "AQ-C-1"),
    ],
)
def test_rules_show_shows_a_chapter_or_what_has_the_words(
    capsys: Capture, wanted: str, first: str, last: str
) -> None:
    data = run_json(capsys, "rules", "show", *wanted.split())
    found = [rule["id"] for rule in data]
    assert (found[0], found[-1]) == (first, last)
    told = run(capsys, "rules", "show", *wanted.split())
    assert all(f"{ident} " in told for ident in found)


# -- packs


def test_packs_check_checks_ours(capsys: Capture) -> None:
    checked = run_json(capsys, "packs", "check")
    assert {entry["game"] for entry in checked} == set(SHELF)
    assert all(set(entry) - {"report"} == {"game", "pack", "sha256"} for entry in checked)
    reports = [line for entry in checked for line in entry.get("report", ())]
    said = run(capsys, "packs", "check")
    assert said.count("ok ") == len(checked)
    assert reports and all(line in said for line in reports)


def test_packs_check_finds_the_game_of_a_pack(capsys: Capture, pack: Path) -> None:
    (checked,) = run_json(capsys, "packs", "check", pack)
    assert (checked["game"], checked["pack"], len(checked["sha256"])) == ("aquasphere", "mine", 64)
    assert run_json(capsys, "packs", "check", pack, "--game", "aquasphere") == [checked]


# -- bench


def test_bench_measures(capsys: Capture) -> None:
    reports = run_json(capsys, "bench", "aquasphere", "--seconds", 0.06)
    assert isinstance(reports, list)
    (report,) = reports
    assert set(report) >= BENCH
    for name in BENCH - {"game", "compiled"}:
        assert report[name] > 0, name
    assert isinstance(report["compiled"], bool)
    assert isinstance(report["state_bytes"], int)
    assert report["decisions_per_s"] > report["games_per_s"]


def test_bench_in_words(capsys: Capture) -> None:
    told = run(capsys, "bench", "aquasphere", "--players", 4, "--seconds", 0.06)
    assert "4 players" in told
    assert "per million loop iterations" in told
    assert re.search(r"searches +[\d,]+ /s", told) and re.search(r"a judgement +[\d,.]+ µs", told)


# -- help


def test_without_a_command_there_is_help(capsys: Capture) -> None:
    told = run(capsys)
    for command in ("games", "play", "simulate", "arena", "replay", "verify", "rules", "packs", "bench"):
        assert command in told


@pytest.mark.parametrize("line", ["--help", "play --help", "rules check --help", "--version"])
def test_help_and_version(capsys: Capture, line: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(line.split())
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert (f"kolonie {__version__}" if line == "--version" else "usage: kolonie") in told


# -- as a program


def program(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kolonie.cli", *args], capture_output=True, text=True, check=False, timeout=60
    )


def test_it_runs_as_a_program() -> None:
    done = program("games", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)[0]["game"] == "aquasphere"
    failed = program("play", "chess")
    assert (failed.returncode, failed.stdout) == (2, "")
    assert failed.stderr == f"kolonie: no game called 'chess'; there are: {', '.join(SHELF)}\n"
