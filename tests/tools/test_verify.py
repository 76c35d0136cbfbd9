"""`kolonie verify`: what it refuses, and what it says that a record proves."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kolonie.core.chance import commitment
from kolonie.core.records import Share, read, write
from kolonie.games import title
from kolonie.server.seal import Seal
from kolonie.table.table import Table
from tests.tools.commanding import Capture, run, run_json
from tests.tools.recording import finished_record

SHARES = (Share(0, commitment("a" * 32)), Share(1, commitment("b" * 32), "b" * 32))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.kol"
    path.write_text(write(finished_record()), encoding="utf-8")
    return path


@pytest.mark.parametrize("missing", ["result", "hash"])
def test_verify_refuses_a_record_that_does_not_say_where_it_led(
    capsys: Capture, record: Path, missing: str
) -> None:
    """Otherwise other moves of the same shuffle would pass for the game."""
    damaged = finished_record()
    setattr(damaged, missing, "")
    record.write_text(write(damaged), encoding="utf-8")
    (found,) = run_json(capsys, "verify", record, code=1)["problems"]
    assert "no state hash or no result" in found


def test_verify_says_what_players_added_to_the_shuffle(capsys: Capture, record: Path) -> None:
    table = Table(title("aquasphere"), ("a", "b"), "secret", shares=SHARES)
    while not table.game.over:
        seat = table.game.to_act()[0]
        table.play(seat, table.game.options(seat)[0])
    record.write_text(write(table.record), encoding="utf-8")
    data = run_json(capsys, "verify", record)
    assert data["commitment"] == commitment("secret") and data["seed"] == "secret"
    assert "Seats 2 added to the shuffle" in data["proves"][1]
    assert "Seat 1 did not tell" in data["leaves_open"][0]
    assert read(record.read_text(encoding="utf-8")).shares == SHARES
    table.record.shares = (SHARES[0], replace(SHARES[1], entropy="f" * 32))
    record.write_text(write(table.record), encoding="utf-8")
    found = run_json(capsys, "verify", record, code=1)["problems"]
    assert found[0] == "what seat 1 added to the shuffle is not what it had committed to"


def test_a_signed_record_is_known_by_its_key(capsys: Capture, record: Path) -> None:
    seal = Seal(b"k" * 32)
    signed = seal.signed(finished_record())
    record.write_text(write(signed), encoding="utf-8")
    assert run_json(capsys, "verify", record)["key"] == seal.public
    sure = run_json(capsys, "verify", record, "--key", seal.public)
    assert not any("sign" in line.lower() for line in sure["leaves_open"])
    other = run_json(capsys, "verify", record, "--key", Seal(b"x" * 32).public, code=1)
    assert other["problems"] == ["the record is not signed with the given key"]
    record.write_text(write(replace(signed, seats=("somebody", "else"))), encoding="utf-8")
    (found,) = run_json(capsys, "verify", record, code=1)["problems"]
    assert found == "the signature is not one of this record"


def test_a_chosen_shuffle_is_marked(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "chosen.kol"
    run(capsys, "play", "aquasphere", "--seats", "random,random", "--seed", "p", "--record", path)
    assert read(path.read_text(encoding="utf-8")).chosen
    assert any("counts for nothing" in line for line in run_json(capsys, "verify", path)["leaves_open"])
