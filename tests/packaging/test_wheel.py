"""The wheel that `make wheel` makes works where there is no checkout, on every Python that is found here.

`make test-wheel` runs this; a plain run of the suite does not, because it sets up environments.
"""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import kolonie
from tests.packaging.installing import ROOT, Installed, interpreters, the_wheel
from tests.server.serving import Player, free_port

NO_SOURCE = {".pyc", ".so"}
PYTHONS = interpreters()


@pytest.fixture(scope="module", params=sorted(PYTHONS))
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("elsewhere"), PYTHONS[request.param], the_wheel())


def files_below(folder: Path) -> dict[str, tuple[int, int]]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {str(path): (path.stat().st_size, path.stat().st_mtime_ns) for path in found}


def test_it_holds_the_whole_package_the_client_and_the_types() -> None:
    held = set(zipfile.ZipFile(the_wheel()).namelist())
    dist = ROOT / "web" / "dist"
    package = [p for p in (ROOT / "kolonie").rglob("*") if p.is_file() and p.suffix not in NO_SOURCE]
    client = [p.relative_to(dist) for p in dist.rglob("*") if p.is_file() and p.name != "kolonie.stamp"]
    wanted = {path.relative_to(ROOT).as_posix() for path in package}
    wanted |= {f"kolonie/server/static/{path.as_posix()}" for path in client}
    assert {"kolonie/py.typed", "kolonie/server/static/index.html"} <= wanted
    beside = {name for name in held if ".dist-info/" in name}
    assert held - beside == wanted
    names = {name.rsplit("/", 1)[1] for name in beside}
    assert names >= {"LICENSE", "NOTICE", "METADATA", "entry_points.txt"}


def test_the_command_says_what_it_is(installed: Installed) -> None:
    assert installed.kolonie("--version") == f"kolonie {kolonie.__version__} (plain Python)\n"
    assert str(ROOT) not in installed.run(installed.python, "-c", "import sys; print(sys.path)")


def test_bots_play_every_game(installed: Installed) -> None:
    games = [line["game"] for line in json.loads(installed.kolonie("games", "--json"))]
    assert len(games) >= 3
    for game in games:
        told = json.loads(installed.kolonie("simulate", game, "--games", "2", "--bot", "random", "--json"))
        assert len(told["scores"]) == 2, told


def test_a_person_plays_in_the_terminal(installed: Installed) -> None:
    told = installed.kolonie("play", "aquasphere", "--seats", "you,random", "--lang", "cs", given="1\nq\n")
    assert "Hráč 1" in told and "AQ-" in told


def test_the_example_of_the_package_runs(installed: Installed) -> None:
    told = installed.run(installed.python, "-c", (kolonie.__doc__ or "").partition("\n")[2])
    assert re.fullmatch(r"[\[(]\d+, \d+[\])] [\[(]\d.*[\])]\n", told), told


@pytest.fixture(scope="module")
def served(installed: Installed) -> Iterator[tuple[str, Path]]:
    """A server with nothing set but its port: address and what it says."""
    before = files_below(installed.package())
    port = free_port()
    log = installed.home / "server.log"
    with log.open("w") as out:
        command = [str(installed.bin / "kolonie"), "serve", "--port", str(port)]
        process = subprocess.Popen(command, cwd=installed.home, env=installed.env, stdout=out, stderr=out)
    url = f"http://127.0.0.1:{port}"
    try:
        for _try in range(600):
            try:
                if httpx.get(f"{url}/health").status_code == 200:
                    break
            except httpx.TransportError:
                assert process.poll() is None, log.read_text()
            time.sleep(0.1)
        yield url, log
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0, log.read_text()
    assert files_below(installed.package()) == before, "the server writes into the package"


def test_the_server_brings_its_client(installed: Installed, served: tuple[str, Path]) -> None:
    url, log = served
    page = httpx.get(url)
    assert page.headers["content-type"].startswith("text/html")
    parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    assert any(part.endswith(".js") for part in parts) and any(part.endswith(".css") for part in parts)
    for part in parts:
        assert httpx.get(url + part).status_code == 200, part
    banner = log.read_text()
    assert f"kolonie {kolonie.__version__}, running plain Python\n" in banner
    assert f"client: {installed.package() / 'server' / 'static'}" in banner
    assert f"database: {installed.home / 'data' / 'kolonie' / 'kolonie.sqlite'}" in banner


def test_a_table_with_bots_is_played_on_it(served: tuple[str, Path]) -> None:
    """Bots think in processes of their own, which have to find the package too."""
    player = Player(served[0])
    table = player.open("me", "bot:greedy", "bot:random")["id"]
    state = player.wait(table, lambda state: state["decision"] is not None)
    player.move(table, state)
    player.wait(table, lambda later: later["decision"] is not None and later["number"] > state["number"] + 1)
