"""A bot in another process takes a seat with a link, over real sockets, and plays a whole game."""

from __future__ import annotations

import json
import os
import random
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from kolonie.adapters import seeing
from kolonie.adapters.client import Asked, ClientError, End, IllegalAnswer, Turn, sit_down
from kolonie.core.options import worded
from kolonie.core.views import View, view
from kolonie.games import title
from tests.adapters.playing import positions
from tests.docs.test_docs import blocks, file_of
from tests.server.serving import ROOT, Player, Served


def link(player: Player, made: dict[str, object], number: int = 0) -> str:
    links = made["seat_links"]
    assert isinstance(links, list)
    return f"{player.url}{links[number]['url']}"


def anything(turn: Turn) -> str:
    return random.Random(turn.decision.number).choice(turn.keys)


def test_two_remote_bots_play_a_whole_game(ann: Player) -> None:
    made = ann.open("link", "link")
    seats = [sit_down(link(ann, made, n), name=f"Remote {n}") for n in (0, 1)]
    seen: list[Turn] = []

    def first(turn: Turn) -> str:
        seen.append(turn)
        return anything(turn)

    ends: list[End] = []
    other = threading.Thread(target=lambda: ends.append(seats[1].play(anything)))
    other.start()
    ends.append(seats[0].play(first))
    other.join(60)
    assert [end.seat for end in ends] in ([0, 1], [1, 0])
    assert ends[0].scores == ends[1].scores and len(ends[0].scores) == 2
    assert ends[0].winners
    state = ann.state(str(made["id"]))
    assert state["status"] == "finished"
    assert state["names"] == ["Remote 0", "Remote 1"]
    assert len(seen) > 20
    _is_what_the_seat_may_know(seen)


def _is_what_the_seat_may_know(seen: list[Turn]) -> None:
    for turn in seen[:: len(seen) // 8]:
        assert turn.data()["viewer"] == turn.seat == 0
        assert turn.data()["options"] == turn.keys
        assert {choice.key for choice in turn.ids().values()} == set(turn.keys) == set(turn.decision.labels)
        assert turn.vector()[0] == 0
        assert list(turn.data()["table"]["research_deck"]) == ["count"]
        assert list(turn.named()["table"]["research_deck"]) == ["count"]


def test_a_turn_tells_the_same_as_a_view() -> None:
    for number, game in enumerate(positions(title("planet_unknown"), 2, 9)):
        if game.over:
            continue
        seat = seeing.next_seat(game)
        seen = json.loads(json.dumps(view(game, seat)))
        options = tuple(worded(key) for key in seen["options"])
        turn = Turn(Asked(seat, number, "", "", options, {}), seen)
        here = View(game, seat)
        assert turn.data() == here.data()
        assert turn.named() == here.named()
        assert turn.vector() == seeing.in_numbers(game, seat)
        assert [(n, o.key) for n, o in turn.ids().items()] == [
            (n, o.key) for n, o in seeing.offered(game, seat).items()
        ]
        assert (turn.seat, turn.title_id) == (here.seat, here.title_id)


def test_a_bot_that_is_started_again_comes_back_to_its_seat(ann: Player, tmp_path: Path) -> None:
    made = ann.open("link", "bot:random")
    keep = tmp_path / "session.json"
    seat = sit_down(link(ann, made), keep=keep)
    for turn in seat.turns():
        seat.answer(turn, turn.keys[0])
        if turn.decision.number > 3:
            break
    assert stat.S_IMODE(keep.stat().st_mode) == 0o600
    again = sit_down(link(ann, made), keep=keep)
    assert (again.table, again.seat) == (seat.table, seat.seat)
    assert next(again.turns()).decision.number > 3
    with pytest.raises(ClientError) as caught:
        sit_down(link(ann, made))
    assert caught.value.code == "no-seat"


def test_what_is_wrong_is_said(ann: Player) -> None:
    made = ann.open("link", "bot:random")
    seat = sit_down(link(ann, made))
    turn = next(seat.turns())
    with pytest.raises(IllegalAnswer, match="AQ-"):
        seat.answer(turn, "go:Z")
    assert seat.answer(turn, turn.keys[0])
    assert seat.answer(turn, turn.keys[0]), "the same answer once more does no harm"
    assert not seat.answer(turn, turn.keys[-1]), "another one comes too late"
    assert "session" in repr(seat.door) and not set(seat.door.cookies.values()) & {repr(seat.door)}
    for wrong, code in [
        ("/join/abc", "link"),
        (f"{ann.url}/watch/abc", "link"),
        (f"{ann.url}/join/abc", "no-link"),
        (f"{ann.url}/table/abc", "no-table"),
    ]:
        with pytest.raises(ClientError) as caught:
            sit_down(wrong)
        assert caught.value.code == code
    with pytest.raises(ClientError) as lost:
        sit_down("http://127.0.0.1:9/join/abc", patience=0.1)
    assert lost.value.code == "lost"


def test_turns_that_must_be_confirmed_are_confirmed(ann: Player) -> None:
    made = ann.open("open", "bot:random", confirm=True, public=True)
    seat = sit_down(f"{ann.url}/table/{made['id']}")
    numbers = []
    for turn in seat.turns():
        numbers.append(turn.decision.number)
        seat.answer(turn, turn.keys[0])
        if len(numbers) > 8:
            break
    assert numbers == sorted(set(numbers))
    assert ann.state(str(made["id"]))["number"] > 4


def test_a_server_that_was_restarted_is_found_again(tmp_path: Path) -> None:
    with Served(str(tmp_path / "kolonie.sqlite"), tmp_path) as server:
        host = Player(server.url)
        made = host.open("link", "bot:random")
        seat = sit_down(link(host, made))
        turns = seat.turns()
        for _ in range(4):
            turn = next(turns)
            seat.answer(turn, turn.keys[0])
        waiting = next(turns)
        server.kill()
        later = threading.Timer(0.3, server.start)
        later.start()
        assert seat.answer(waiting, waiting.keys[0])
        assert next(turns).decision.number > waiting.decision.number
        later.join()
        secrets = [*seat.door.cookies.values(), link(host, made).rpartition("/")[2]]
        assert not any(secret in server.log.read_text() for secret in secrets)


def test_the_bot_of_the_page_plays_a_whole_game_at_a_table(ann: Player, tmp_path: Path) -> None:
    """`docs/add-a-bot.md`: its files, in another process, with nothing but a link."""
    for block in blocks("add-a-bot"):
        if block.kind == "python" and file_of(block):
            with (tmp_path / file_of(block)).open("a", encoding="utf-8") as file:
                file.write(f"{block.text}\n\n")
    made = ann.open("bot:random", "link")
    bot = [sys.executable, "eager_bot.py", link(ann, made)]
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        bot, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    state = ann.state(str(made["id"]))
    assert state["status"] == "finished"
    assert state["names"][1] == "Eager (a bot)"
    assert done.stdout.startswith(f"Seat 2 of {state['result']['scores']}: ")
