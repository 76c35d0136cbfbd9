"""A game that is saved at the terminal goes on later: the file holds the seed, and says so."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from kolonie.core.records import private_save, read, replay, write
from kolonie.core.saving import state_hash
from kolonie.core.text import lexicon
from kolonie.games import title
from kolonie.table.story import lines
from kolonie.table.table import Table
from tests.tools.commanding import Capture, problem, run, run_json
from tests.tools.recording import finished_text
from tests.tools.sitting import Sitting, dice

PLANET = title("planet_unknown")
AQUASPHERE = title("aquasphere")
SCRIPT = ["planet:ksb-4156", "corporation:coalition", "", "tile:outer", "place:1,8,r4"]


def saved(path: Path, seats: tuple[str, ...] = ("you", "random")) -> Sitting:
    sitting = Sitting(PLANET, seats, [*SCRIPT, f"w {path}"], seed="t1", width=80)
    sitting.run()
    return sitting


def typing(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{word}\n" for word in words)))


# -- the file


def test_a_save_holds_the_seed_and_warns(tmp_path: Path) -> None:
    path = tmp_path / "mine.kol"
    sitting = saved(path)
    kept = read(path.read_text(encoding="utf-8"))
    assert (kept.seed, kept.private, kept.result, kept.hash) == ("t1", True, "", "")
    assert kept.moves == [(step.seat, step.key) for step in sitting.terminal.table.steps]
    assert read(write(kept)) == kept
    told = " ".join(sitting.answer_to(len(SCRIPT)).split())
    assert "secret" in told
    assert f"kolonieplay--resume{path}" in told.replace(" ", "")  # a long path is broken at the margin
    czech = lexicon(None, "cs").say("term-saved-private", file="f", quoted="f")
    assert "tajemství" in czech


def test_the_record_of_the_table_stays_without_the_seed() -> None:
    table = Table(AQUASPHERE, ("you", "random"), "secret", AQUASPHERE.check({}, 2))
    table.play(0, table.game.options(0)[0])
    private = private_save(table.record, table.game)
    assert (private.seed, table.record.seed, table.record.private) == ("secret", "", False)
    assert "secret" not in write(table.record)
    table.play(1, table.game.options(1)[0])
    assert len(private.moves) == 1, "what was saved does not go on by itself"


def test_the_record_of_a_quitter_is_public(tmp_path: Path) -> None:
    path = tmp_path / "public.kol"
    Sitting(PLANET, ("you", "random"), [*SCRIPT, "q"], seed="very-secret", record=path).run()
    text = path.read_text(encoding="utf-8")
    assert "very-secret" not in text
    assert not read(text).private


def test_a_finished_game_is_saved_as_a_public_record() -> None:
    sitting = Sitting(AQUASPHERE, ("random", "random"), seed="done")
    sitting.run()
    table = sitting.terminal.table
    assert not private_save(table.record, table.game).private


# -- going on


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "mine.kol"
    before = saved(path).terminal.table
    kept = read(path.read_text(encoding="utf-8"))
    again = Sitting(PLANET, kept.seats, seed=kept.seed, moves=kept.moves, width=80)
    shown = again.run()
    after = again.terminal.table
    assert state_hash(after.game) == state_hash(before.game)
    assert after.record == before.record
    assert after.game.options(0) == before.game.options(0)
    assert lexicon(PLANET, "en").say("term-resumed", n=len(kept.moves)) in shown
    last = lines(after.game, 0, lexicon(PLANET, "en"), names=again.terminal.seat_name)[-1]
    assert last.text[:40] in shown, "what happened last is told again"


def test_a_saved_game_can_be_taken_back_and_finished(tmp_path: Path) -> None:
    path = tmp_path / "mine.kol"
    saved(path)
    kept = read(path.read_text(encoding="utf-8"))
    back = Sitting(PLANET, kept.seats, ["u"], seed=kept.seed, moves=kept.moves)
    back.run()
    assert back.terminal.table.record.moves == kept.moves[:-1]
    end = Sitting(PLANET, kept.seats, habit=dice(2), seed=kept.seed, moves=kept.moves)
    end.run()
    assert end.terminal.table.game.over


def test_play_resumes(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "two words.kol"
    saved(path)
    further = tmp_path / "further.kol"
    typing(monkeypatch, "1", f"w {further}", "q")
    told = run(capsys, "play", "--resume", path, "--lang", "cs")
    assert "Hra pokračuje" in told
    kept = read(path.read_text(encoding="utf-8"))
    more = read(further.read_text(encoding="utf-8"))
    assert more.moves[: len(kept.moves)] == kept.moves
    assert len(more.moves) > len(kept.moves)
    assert (more.settings, more.packs, more.commitment) == (kept.settings, kept.packs, kept.commitment)


def test_somebody_else_can_take_a_seat_of_a_saved_game(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "mine.kol"
    saved(path)
    typing(monkeypatch)
    record = tmp_path / "end.kol"
    told = run(capsys, "play", "--resume", path, "--seats", "random,random", "--record", record)
    assert "The game is over." in told
    assert run_json(capsys, "verify", record)["problems"] == []
    assert "2 seats" in problem(capsys, "play", "--resume", path, "--seats", "random")


def test_replay_shows_a_saved_game_as_far_as_it_goes(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.kol"
    game = saved(path).terminal.table.game
    data = run_json(capsys, "replay", path)
    assert (data["over"], data["at"], data["hash"]) == (False, game.number, state_hash(game))
    assert "KSB-4156" in run(capsys, "replay", path)
    assert run_json(capsys, "replay", path, "--verify", code=1)["problems"] == [
        "the moves end before the game does"
    ]


# -- what cannot go on


def test_a_public_record_cannot_go_on(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "public.kol"
    Sitting(PLANET, ("you", "random"), [*SCRIPT, "q"], record=path).run()
    assert "without its seed" in problem(capsys, "play", "--resume", path)


def test_a_finished_game_cannot_go_on(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "end.kol"
    path.write_text(finished_text(), encoding="utf-8")
    assert "the game is over" in problem(capsys, "play", "--resume", path)


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--resume", "none.kol"], "none.kol: cannot be read"),
        (["aquasphere", "--resume", "none.kol"], "game: a game that goes on has its own"),
        (["--resume", "none.kol", "--seed", "x"], "seed: a game that goes on has its own"),
        (["--resume", "none.kol", "--set", "a=b"], "set: a game that goes on has its own"),
        ([], "required: game"),
    ],
)
def test_what_does_not_go_together(capsys: Capture, args: list[str], told: str) -> None:
    assert told in problem(capsys, "play", *args)


def test_moves_that_do_not_fit_are_told(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.kol"
    saved(path)
    path.write_text(path.read_text(encoding="utf-8").replace("1,8,r4", "0,0,r4"), encoding="utf-8")
    assert "move 7: place:0,0,r4 is refused" in problem(capsys, "play", "--resume", path)


def test_a_save_replays_to_the_same_state(tmp_path: Path) -> None:
    path = tmp_path / "mine.kol"
    game = saved(path).terminal.table.game
    assert state_hash(replay(read(path.read_text(encoding="utf-8")), PLANET)) == state_hash(game)
