"""Bots of other people: `module:Class` wherever a command names a bot, in worker processes too."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kolonie.bots import BotError, UnknownBot, WrongAnswer, answer, bot, named_bot
from kolonie.bots.bot import BOTS, RandomBot
from kolonie.bots.importing import registered
from kolonie.cli import main
from kolonie.core.chance import Chance
from kolonie.core.saving import save
from kolonie.core.views import View
from kolonie.games import title
from kolonie.lab.matches import Spec, map_games, play_match
from kolonie.server.brain import Think, think
from tests.tools.commanding import Capture, problem, run, run_json

MINE = '''
from beside import first

class First:
    name = "first"
    def choose(self, view, chance):
        return first(view).key

class Chooser:
    """Answers with the option itself, which is as good as its key."""
    name = "chooser"
    def choose(self, view, chance):
        return first(view)

class Liar:
    name = "liar"
    def choose(self, view, chance):
        return "moon" if view.decision.number == 3 else first(view).key

class Dumb:
    name = "dumb"

class Picky:
    name = "picky"
    def __init__(self, depth):
        self.depth = depth
    def choose(self, view, chance):
        return ""

class Shelf:
    Inner = First

def made():
    return First()

NUMBER = 7
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with a module of bots in it that imports another from beside it."""
    (tmp_path / "guests.py").write_text(MINE, encoding="utf-8")
    (tmp_path / "beside.py").write_text("def first(view):\n    return view.decision.options[0]\n")
    (tmp_path / "broken.py").write_text("x = 1 / 0\n")
    (tmp_path / "hungry.py").write_text("import no_such_thing\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [p for p in sys.path if p not in ("", str(tmp_path))])
    yield tmp_path
    for name in ("guests", "beside", "broken", "hungry"):
        sys.modules.pop(name, None)


def test_a_class_of_the_current_folder_plays(folder: Path) -> None:
    specs = {name: Spec("aquasphere", "own", (name, "random")) for name in ("guests:First", "guests:made")}
    ends = {play_match(spec).hash for spec in specs.values()}
    assert len(ends) == 1, "a class and a function that makes its bots"
    assert named_bot("guests:Shelf.Inner").name == "first"
    assert play_match(Spec("aquasphere", "own", ("guests:Chooser", "random"))).hash in ends


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere:First", "nowhere:First: there is no module nowhere (looked in "),
        ("guests.deeper:First", "guests.deeper:First: there is no module guests.deeper (looked in "),
        ("hungry:First", "hungry:First: hungry cannot be imported, No module named 'no_such_thing'"),
        ("broken:First", "broken:First: broken cannot be imported, ZeroDivisionError: division by zero"),
        ("guests:Second", "guests:Second: the module guests has no Second"),
        ("guests:First.Deeper", "guests:First.Deeper: the module guests has no First.Deeper"),
        ("guests:", "guests:: a bot of your own is named module:Class"),
        ("../guests:First", "../guests:First: a bot of your own is named module:Class"),
        ("guests:Dumb", "guests:Dumb is not a bot: it has no method choose(view, chance)"),
        ("guests:NUMBER", "guests:NUMBER is not a bot: it is a int, not a class"),
        ("guests:Picky", "guests:Picky: cannot be made, TypeError: "),
    ],
)
def test_what_cannot_play_is_named_in_one_line(folder: Path, capsys: Capture, name: str, said: str) -> None:
    assert problem(capsys, "simulate", "aquasphere", "--games", 1, "--bot", name).startswith(said)


def test_every_command_that_names_a_bot_takes_one_of_your_own(folder: Path, capsys: Capture) -> None:
    mine = "guests:First"
    assert run_json(capsys, "simulate", "aquasphere", "--games", 1, "--bot", mine)["bot"] == mine
    assert run_json(capsys, "arena", "aquasphere", mine, "random", "--games", 2)["a"] == mine
    assert run_json(capsys, "arena", "aquasphere", "random", mine, "--games", 2)["b"] == mine
    alone = run_json(capsys, "arena", "planet_unknown", mine, "--solo", "--games", 1)
    assert (alone["a"], alone["games"]) == (mine, 1)
    told = run(capsys, "play", "aquasphere", "--seats", f"{mine},random", "--record", "own.kol")
    assert "The game is over." in told
    assert f'[Seats "{mine}; random"]' in (folder / "own.kol").read_text(encoding="utf-8")
    run(capsys, "replay", "own.kol", "--verify")
    weighed = run_json(capsys, "lab", "balance", "aquasphere", "--games", 1, "--bot", mine)
    assert weighed["bot"] == mine


@pytest.mark.parametrize("command", ["arena aquasphere X random", "arena aquasphere random X"])
def test_an_unknown_one_is_refused_in_either_place(folder: Path, capsys: Capture, command: str) -> None:
    said = problem(capsys, *command.replace("X", "guests:Second").split())
    assert said == "guests:Second: the module guests has no Second"
    assert "module:Class names one of your own" in problem(capsys, *command.replace("X", "hal").split())


def test_worker_processes_know_it_too(folder: Path) -> None:
    specs = [Spec("aquasphere", f"workers {n}", ("guests:First", "random")) for n in range(16)]
    assert list(map_games(specs, workers=2)) == [play_match(spec) for spec in specs]


def test_the_installed_command_finds_the_current_folder(folder: Path) -> None:
    """The folder of an installed command is that of the command; the current one is not on the path."""
    code = "import sys; sys.path.remove(''); from kolonie.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["simulate", "aquasphere", "--games", "16", "--bot", "guests:First", "--json"]
    done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert '"bot": "guests:First"' in done.stdout


# -- answers that are none


def test_an_answer_that_is_no_option_names_bot_seat_and_decision(folder: Path, capsys: Capture) -> None:
    for command in ("simulate aquasphere --bot guests:Liar", "arena aquasphere guests:Liar random"):
        said = problem(capsys, *command.split(), "--games", 4)
        assert said.startswith("guests:Liar, seat ")
        assert ", decision 3 (" in said
        assert "answered 'moon', which is none of its " in said
    assert main(["play", "aquasphere", "--seats", "guests:Liar,guests:Liar", "--seed", "s"]) == 2
    assert "answered 'moon'" in capsys.readouterr().err


@pytest.mark.parametrize("reply", ["moon", "", None, 3, ["done"]])
def test_whatever_it_answers(reply: object) -> None:
    class Strange:
        name = "strange"

        def choose(self, view: View, chance: Chance) -> str:
            return reply  # type: ignore[return-value]

    game = title("aquasphere").new(2, "strange")
    seat = game.to_act()[0]
    with pytest.raises(WrongAnswer) as caught:
        answer("strange", Strange(), View(game, seat), Chance("mind"))
    keys = [choice.key for choice in game.options(seat)]
    asked = game.decision(seat).prompt.key
    assert str(caught.value) == (
        f"strange, seat {seat}, decision 0 ({asked}): answered {reply!r}, which is none of its {len(keys)} "
        f"options: {', '.join(keys[:6])}{', ...' if len(keys) > 6 else ''}"
    )


def test_a_wrong_answer_in_a_worker_is_told_as_well(folder: Path) -> None:
    specs = [Spec("aquasphere", f"liar {n}", ("guests:Liar", "random")) for n in range(16)]
    with pytest.raises(WrongAnswer, match="guests:Liar, seat 0, decision 3 "):
        list(map_games(specs, workers=2))


# -- registered under a name


class Registered(RandomBot):
    """A bot that other processes can import from here."""

    name = "registered"


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "registered", Registered)


def test_a_registered_bot_is_known_to_workers(listed: None) -> None:
    assert registered() == {"registered": f"{__name__}:Registered"}
    specs = [Spec("aquasphere", f"registered {n}", ("registered", "random")) for n in range(16)]
    assert list(map_games(specs, workers=2)) == [play_match(spec) for spec in specs]


def test_one_that_no_other_process_could_import_plays_here(monkeypatch: pytest.MonkeyPatch) -> None:
    class Local(RandomBot):
        name = "local"

    monkeypatch.setitem(BOTS, "local", Local)
    with pytest.raises(BotError, match="local: no other process could import "):
        registered()
    specs = [Spec("aquasphere", f"local {n}", ("local", "random")) for n in range(16)]
    assert len(list(map_games(specs, workers=2))) == 16


# -- the server offers listed ones only


def test_what_the_server_asks_for_is_never_imported(folder: Path) -> None:
    with pytest.raises(UnknownBot):
        bot("guests:First")
    game = title("aquasphere").new(2, "server")
    seat = game.to_act()[0]
    thought = think(Think("aquasphere", save(game), seat, "guests:First", "mind"))
    assert thought.fallen_back
    assert "guests" not in sys.modules
