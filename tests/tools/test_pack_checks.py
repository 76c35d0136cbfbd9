"""What a pack of each game must hold to: just wrong is refused by name, just right is taken."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kolonie.core.packs import PackError, read_pack
from kolonie.games import title

AQUASPHERE = title("aquasphere")
PLANETS = title("planet_unknown")
CITIES = title("underwater_cities")


def toml(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return json.dumps(value)


def told(folder: Path, game: Any, lists: str, ident: str, **fields: Any) -> str:
    """What is said of our components with these fields of an entry changed; nothing if they can be used."""
    path = folder / "mine.toml"
    lines = [f"{name} = {toml(value)}" for name, value in fields.items()]
    path.write_text("\n".join((f"[[{lists}]]", f'id = "{ident}"', *lines)), encoding="utf-8")
    try:
        game.box((path,))
    except PackError as error:
        return str(error).removeprefix(f"{path}: ")
    return ""


# -- AquaSphere


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_number_of_players_has_one_centre_card_of_each_bulb(tmp_path: Path, players: int) -> None:
    wanted = f"centre_cards: {players} players need bulbs 2, 3, 4 and 5"
    assert told(tmp_path, AQUASPHERE, "centre_cards", f"CC-{players}p-2", bulb=3) == wanted
    assert told(tmp_path, AQUASPHERE, "centre_cards", f"CC-{players}p-5", bulb=6) == wanted
    assert told(tmp_path, AQUASPHERE, "centre_cards", f"CC-{players}p-3", bulb=3) == ""


@pytest.mark.parametrize("bulb", [2, 3, 4, 5])
def test_a_centre_card_has_six_sides_but_for_the_last(tmp_path: Path, bulb: int) -> None:
    side = {"time": 0, "crystals": 0, "octopods": 0, "neutral_submarines": 0}
    name = f"CC-3p-{bulb}"
    for sides in (0, 5, 6, 7):
        said = told(tmp_path, AQUASPHERE, "centre_cards", name, sides=[side] * sides)
        assert said == ("" if sides == 6 or bulb == 5 else f"centre_cards {name}: field sides: must be six")


@pytest.mark.parametrize("rounds", [3, 4, 5])
def test_there_are_four_rounds(tmp_path: Path, rounds: int) -> None:
    said = told(tmp_path, AQUASPHERE, "constants", "rounds", value=[rounds])
    assert said == ("" if rounds == 4 else "constants rounds: field value: must be 4 (AQ-8.01)")


@pytest.mark.parametrize(
    ("pieces", "laid"),
    [
        ("time_markers", 4 * 4 + 4 * 4),  # four starting sectors, and 4 time for each player
        ("crystals", 4 * 1 + 1 + 2),  # four starting sectors, and two unused ones
        ("octopods", 4 * 1 + 2 + 3),
    ],
)
def test_set_up_must_not_run_out_of_pieces(tmp_path: Path, pieces: str, laid: int) -> None:
    assert told(tmp_path, AQUASPHERE, "constants", pieces, value=[laid]) == ""
    said = told(tmp_path, AQUASPHERE, "constants", pieces, value=[laid - 1])
    assert said == f"constants {pieces}: field value: set-up may lay out {laid}"


# -- Planet Unknown


@pytest.mark.parametrize(
    ("picture", "said"),
    [
        (["B", "A", "A"], ""),
        ([], "rows of equal length are needed"),
        (["B", "A", "AA"], "rows of equal length are needed"),
        (["B.", "A", "A"], "rows of equal length are needed"),
        (["B", "A", "A", *["."] * 10], "rows of equal length are needed"),
        (["B", "A", "A", *["."] * 9], ""),
        (["B", "A", "C"], "only A, B and . are known"),
        (["B"], "a tile has 2 to 5 cells (PU-1.04)"),
        (["BA", "AA", "AA"], "a tile has 2 to 5 cells (PU-1.04)"),
        (["B.", "A.", ".A"], "the cells of a tile must hang together"),
    ],
)
def test_the_picture_of_a_tile(tmp_path: Path, picture: list[str], said: str) -> None:
    wanted = f"shapes I3: field picture: {said}" if said else ""
    assert told(tmp_path, PLANETS, "shapes", "I3", picture=picture) == wanted


# -- Underwater Cities


@pytest.mark.parametrize(
    ("ends", "right"),
    [
        (["LR", "LM"], True),
        (["LR", "BROWN"], True),
        (["LR"], False),
        ([], False),
        (["LR", "LM", "MM"], False),
        (["LR", "LR"], False),
        (["LR", "nowhere"], False),
        (["BROWN", "BLUE_TR"], False),
    ],
)
def test_a_tunnel_joins_a_city_site_with_another_end(tmp_path: Path, ends: list[str], right: bool) -> None:
    (board,) = (b for b in read_pack(CITIES.home / "packs" / "boards.toml")["boards"] if b["id"] == "1")
    tunnels = [dict(tunnel) for tunnel in board["tunnels"]]
    assert tunnels[0]["id"] == "LR-LM"
    tunnels[0]["ends"] = ends
    said = told(tmp_path, CITIES, "boards", "1", tunnels=tunnels)
    wrong = "boards 1: field tunnels: LR-LM must join a city site with another end"
    assert said == ("" if right else wrong)


@pytest.mark.parametrize("parts", [0, 1, 8, 9])
def test_an_effect_has_at_most_eight_parts(tmp_path: Path, parts: int) -> None:
    """How often each part was done is kept in four bits of a number of 32."""
    said = told(tmp_path, CITIES, "cards", "19", effect=[{"gain": {"kelp": 1}}] * parts)
    assert said == ("" if 1 <= parts <= 8 else "cards 19: field effect: must have 1 to 8 parts")


@pytest.mark.parametrize(
    ("score", "said"),
    [
        ({"of": "metropolis", "per": 2, "n": 3, "most": 5}, ""),
        ({"of": "metropolis", "table": {"1": 5}}, ""),
        ({"of": "metropolis", "times": 2}, "cards 124: field score.times: not known here"),
        ({"of": "metropolis", "pre": 2}, "cards 124: field score.pre: not known here"),
        ({"least": ["farm"], "n": 2}, "cards 124: field score.n: not known here"),
        ({"per": 2}, "cards 124: field score.of: must be the name of a count"),
    ],
)
def test_a_count_knows_its_own_fields_only(tmp_path: Path, score: dict[str, Any], said: str) -> None:
    found = told(tmp_path, CITIES, "cards", endgame_card(), score=score).replace(endgame_card(), "124")
    assert found.startswith(said) if said else found == ""


def endgame_card() -> str:
    """An endgame card that scores by a count."""
    box = CITIES.box()
    return str(next(card.id for card in box.cards if card.timing == "endgame" and card.score))


def test_an_ability_works_when_it_works(tmp_path: Path) -> None:
    """What a pack says of the time of an ability must be so: the engine goes by its key."""
    (entry,) = (
        c
        for c in read_pack(PLANETS.home / "packs" / "corporations.toml")["corporations"]
        if c["id"] == "flux"
    )
    levels = [dict(level) for level in entry["breakthroughs"]]
    assert told(tmp_path, PLANETS, "corporations", "flux", breakthroughs=levels) == ""
    for timing in ("permanent", "never", ""):
        levels[1]["timing"] = timing
        said = told(tmp_path, PLANETS, "corporations", "flux", breakthroughs=levels)
        wrong = "breakthroughs 2.timing: that is not when jump_to_next_milestone works"
        assert said == f"corporations flux: field {wrong}"
