"""Packs: what is wrong is named by file, entry and field; an override changes one card and is recorded."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kolonie.core.packs import PackError, load_packs, override, pack_hash, read_pack
from kolonie.core.records import RecordError, check, read, replay, write
from kolonie.core.title import Title
from kolonie.games import title, titles
from tests.example.harvest.meta import TITLE as HARVEST
from tests.tools.recording import play_out

AQUASPHERE = title("aquasphere")
ALL = [*titles(), HARVEST]


def base_of(game_title: Title) -> Path:
    return game_title.home / "packs" / "base.toml"


def pack(folder: Path, text: str, name: str = "mine.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def said(game_title: Title, *paths: Path) -> str:
    """What is said of packs that cannot be used: one line that names the file."""
    with pytest.raises(PackError) as caught:
        game_title.box(paths)
    text = str(caught.value)
    assert "\n" not in text
    assert str(paths[0]) in text
    return text.removeprefix(f"{paths[0]}: ")


# -- files that are not packs


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert said(AQUASPHERE, tmp_path / "none.toml") == "cannot be read (No such file or directory)"


def test_a_folder_is_not_a_pack(tmp_path: Path) -> None:
    assert said(AQUASPHERE, tmp_path).startswith("cannot be read")


def test_bytes_that_are_not_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert said(AQUASPHERE, path).startswith("not TOML")


@pytest.mark.parametrize(
    "text",
    [
        "[[research]",
        "id = ",
        'a = 1\na = 2\n[[research]]\nid = "R01"',
        '[[research]]\nid = "R01',
        pytest.param(f"a = {'9' * 5000}", id="a number too long"),
        pytest.param("a = " + "[" * 3000, id="too deep"),
    ],
)
def test_text_that_is_not_toml(tmp_path: Path, text: str) -> None:
    assert said(AQUASPHERE, pack(tmp_path, text)).startswith("not TOML")


# -- entries in the wrong form


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("research = 3", "research: must be a list"),
        ('[research]\nid = "R01"', "research: must be a list"),
        ("research = [1, 2]", "research: must be a list"),
        ("[[research]]\namount = 3", "research entry 1: field id: missing"),
        ("[[research]]\nid = 3", "research entry 1: field id: missing or not text"),
        ('[[research]]\nid = "R01"\n[[research]]\nid = "R01"', "research R01: field id: occurs twice"),
        ('[[spells]]\nid = "S1"', "spells: no such list in this game (there are: sectors, "),
    ],
)
def test_entries_in_the_wrong_form(tmp_path: Path, text: str, wanted: str) -> None:
    assert said(AQUASPHERE, pack(tmp_path, text)).startswith(wanted)


@pytest.mark.parametrize(
    ("lists", "entry", "line", "field"),
    [
        ("research", "R01", 'amount = "three"', "amount"),
        ("research", "R01", "amount = 1.5", "amount"),
        ("research", "R01", 'kind = "joke"', "kind"),
        ("research", "R01", 'colour = "pink"', "colour"),
        ("research", "R01", 'reward = "gold"', "reward"),
        ("research", "R01", 'source = "hearsay"', "source"),
        ("research", "R01", "colour = 2024-01-01", "colour"),
        ("research", "R01", 'colours = "green"', "colours"),
        ("research", "R01", "amount = 0", "reward"),
        ("sectors", "A", "clockwise_lock = 3", "clockwise_lock"),
        ("sectors", "A", 'programming_field = "white"', "programming_field"),
        ("fields", "H0", 'arrows = ["H9"]', "arrows"),
        ("fields", "H0", "arrows = []", "arrows"),
        ("fields", "H0", 'exit = "no"', "exit"),
        ("fields", "H1", 'beside = ["X"]', "beside"),
        ("program_cards", "P1", 'tokens = ["blue"]', "tokens"),
        ("program_cards", "P1", 'tokens = ["blue", 3]', "tokens"),
        ("centre_cards", None, "sides = []", "sides"),
        ("expansions", "L01", 'letters = ["Z"]', "letters"),
        ("expansions", "L01", "capacity = { crystal = 1, gold = 2 }", "gold"),
        ("expansions", "L01", 'capacity = { crystal = "1" }', "capacity.crystal"),
        ("constants", "lap", "value = []", "value"),
        ("constants", "lap", "value = [1, 2]", "value"),
        ("constants", "lap", "value = [-1]", "value"),
        ("constants", "lap", "value = 3", "value"),
    ],
)
def test_file_entry_and_field_are_named(
    tmp_path: Path, lists: str, entry: str | None, line: str, field: str
) -> None:
    ident = entry or read_pack(base_of(AQUASPHERE))[lists][0]["id"]
    text = said(AQUASPHERE, pack(tmp_path, f'[[{lists}]]\nid = "{ident}"\n{line}\n'))
    assert text.startswith(f"{lists} {ident}: ")
    assert field in text.removeprefix(f"{lists} {ident}: ")


def test_a_field_that_its_kind_cannot_have_is_refused(tmp_path: Path) -> None:
    """A card that was of another kind before keeps the fields that are not named: they must not linger."""
    path = pack(tmp_path, '[[research]]\nid = "R01"\nkind = "octopod"\n')
    assert read_pack(base_of(AQUASPHERE))["research"][0]["colour"] == "green"
    text = said(AQUASPHERE, path)
    assert text.startswith("research R01: ")
    assert "colour" in text


def test_a_new_entry_needs_all_its_fields(tmp_path: Path) -> None:
    path = pack(tmp_path, '[[crops]]\nid = "hops"\nworth = 4\nsource = "public"\n')
    assert said(HARVEST, path) == "crops hops: Object missing required field `copies`"


def test_a_deck_keeps_its_size(tmp_path: Path) -> None:
    path = pack(tmp_path, '[[research]]\nid = "R99"\nkind = "bay"\nsource = "public"\n')
    assert said(AQUASPHERE, path) == "research: 42 entries where 41 are needed"


def test_of_several_packs_the_wrong_one_is_named(tmp_path: Path) -> None:
    wrong = pack(tmp_path, '[[research]]\nid = "R01"\namount = "three"\n', "wrong.toml")
    right = pack(tmp_path, '[[research]]\nid = "R02"\namount = 3\n', "right.toml")
    for paths in ((wrong, right), (right, wrong)):
        with pytest.raises(PackError, match=r"wrong\.toml: research R01: "):
            AQUASPHERE.box(paths)


def constants() -> list[str]:
    return [entry["id"] for entry in read_pack(base_of(AQUASPHERE))["constants"]]


@pytest.mark.parametrize("name", constants())
@pytest.mark.parametrize("change", [0, 1, 9])
def test_a_pack_that_passes_can_be_played(tmp_path: Path, name: str, change: int) -> None:
    """Whatever number somebody writes there: either the pack is refused, or games go to their end."""
    entry = next(e for e in read_pack(base_of(AQUASPHERE))["constants"] if e["id"] == name)
    value = [n * bool(change) + change for n in entry["value"]]
    path = pack(tmp_path, f'[[constants]]\nid = "{name}"\nvalue = {value}\n')
    try:
        AQUASPHERE.box((path,))
    except PackError:
        return
    for seats in (2, 4):
        assert play_out(AQUASPHERE, seats, f"{name} {change}", path).game.winners()


@st.composite
def damaged_packs(draw: st.DrawFn) -> str:
    """A few lines of our own pack, cut and mixed."""
    lines = base_of(AQUASPHERE).read_text(encoding="utf-8").splitlines()
    start = draw(st.integers(0, len(lines) - 1))
    part = "\n".join(lines[start : start + draw(st.integers(1, 30))])
    at = draw(st.integers(0, len(part)))
    put = draw(st.sampled_from(["", '"', "[", "]]", "= ", "\n", "\\", "nan", "-1", "true", "1979-05-27"]))
    return part[:at] + put + part[at + draw(st.integers(0, 6)) :]


@settings(max_examples=150)
@given(damaged_packs())
def test_a_damaged_pack_is_used_or_refused_but_never_crashes(
    tmp_path_factory: pytest.TempPathFactory, text: str
) -> None:
    path = pack(tmp_path_factory.mktemp("packs"), text)
    try:
        AQUASPHERE.box((path,))
    except PackError as error:
        assert str(path) in str(error)


# -- overriding


@pytest.fixture
def better_card(tmp_path: Path) -> Path:
    return pack(tmp_path, '[[research]]\nid = "R01"\namount = 3\n', "better.toml")


def test_an_override_changes_one_field_of_one_card(better_card: Path) -> None:
    before, after = AQUASPHERE.box(), AQUASPHERE.box((better_card,))
    changed = [
        (old.id, name)
        for old, new in zip(before.research, after.research, strict=True)
        for name in old.__struct_fields__
        if getattr(old, name) != getattr(new, name)
    ]
    assert changed == [("R01", "amount")]
    assert after.effect[after.research_ids.index("R01")].n == 3
    for name in ("sectors", "fields", "program_cards", "centre_cards", "base_labs", "expansions"):
        assert getattr(before, name) == getattr(after, name)
    assert AQUASPHERE.box().research == before.research, "our own box is left alone"


def test_the_hash_of_a_pack_stands_in_the_record(better_card: Path) -> None:
    table = play_out(AQUASPHERE, pack=better_card)
    text = write(table.record)
    assert f'[Pack "better {pack_hash(read_pack(better_card))}"]' in text
    assert f'[Pack "base {pack_hash(read_pack(base_of(AQUASPHERE)))}"]' in text
    record = read(text)
    assert check(record, AQUASPHERE, AQUASPHERE.box((better_card,))) == []
    with pytest.raises(RecordError, match="tag Pack"):
        replay(record, AQUASPHERE)


def test_a_later_pack_wins(better_card: Path, tmp_path: Path) -> None:
    best = pack(tmp_path, '[[research]]\nid = "R01"\namount = 4\n', "best.toml")
    box = AQUASPHERE.box((better_card, best))
    assert box.research[box.research_ids.index("R01")].amount == 4
    assert [info.name for info in AQUASPHERE.packs(box)] == ["base", "better", "best"]


def test_a_new_entry_is_added_where_a_game_has_room_for_it(tmp_path: Path) -> None:
    path = pack(tmp_path, '[[crops]]\nid = "hops"\nworth = 4\ncopies = 9\nsource = "public"\n')
    box = HARVEST.box((path,))
    assert [crop.id for crop in box.crops][-1] == "hops"
    assert HARVEST.census(HARVEST.new(2, "hops", box=box))["hops"] == 9


def test_the_hash_is_of_the_contents_not_of_the_layout(better_card: Path, tmp_path: Path) -> None:
    text = better_card.read_text(encoding="utf-8")
    same = pack(tmp_path, f"# corrected\n\n{text.replace(' = ', '=')}", "same.toml")
    other = pack(tmp_path, text.replace("3", "4"), "other.toml")
    hashes = [pack_hash(read_pack(path)) for path in (better_card, same, other)]
    assert hashes[0] == hashes[1] != hashes[2]
    canonical = json.dumps(tomllib.loads(text), sort_keys=True, separators=(",", ":"))
    assert hashes[0] == hashlib.sha256(canonical.encode()).hexdigest()


def test_override_leaves_its_arguments_alone(better_card: Path) -> None:
    base, extra = read_pack(base_of(AQUASPHERE)), read_pack(better_card)
    before = json.dumps([base, extra])
    override(base, extra, better_card)
    assert json.dumps([base, extra]) == before


# -- our own packs


@pytest.mark.parametrize("game_title", ALL, ids=lambda t: t.id)
def test_our_own_packs_are_right_and_say_where_things_come_from(game_title: Title) -> None:
    game_title.box()
    for path in sorted((game_title.home / "packs").glob("*.toml")):
        for name, entries in read_pack(path).items():
            for entry in entries:
                assert entry["source"] in ("rulebook", "public", "reconstructed"), (name, entry["id"])


def test_load_packs_tells_what_was_laid_over_what(better_card: Path) -> None:
    raw, infos = load_packs(base_of(AQUASPHERE), (better_card,))
    assert [info.name for info in infos] == ["base", "better"]
    assert next(entry for entry in raw["research"] if entry["id"] == "R01")["amount"] == 3
