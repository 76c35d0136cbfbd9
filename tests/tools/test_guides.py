"""Guides, player aids and glossaries: true to the ledgers in what they cite, the same in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kolonie.core.ledger import ID, ledger
from kolonie.core.text import LANGUAGES
from kolonie.core.title import Title
from kolonie.games import title, titles
from kolonie.table.guides import (
    Block,
    Chapter,
    Guide,
    GuideError,
    places,
    read_block,
    read_chapters,
    read_guide,
)
from kolonie.table.reading import block_text, terms_like
from tests.tools.commanding import Capture, problem, run, run_json
from tests.tools.sitting import Sitting

WEB = Path(__file__).parents[2] / "web" / "src"
GUIDES = [(game, name) for game in titles() for name in places(game)]
EACH = pytest.mark.parametrize(("game", "name"), GUIDES, ids=[name for _game, name in GUIDES])
CHAPTERS = {"goal", "turn", "scoring", "mistakes", "strategy"}
LONGEST_BLOCK = 420
LONGEST_GUIDE = 6000
LONGEST_AID = 1900
"""About what fits on a page of a guide, and on a card beside the board."""


def statements(chapters: tuple[Chapter, ...]) -> list[Block]:
    return [block for chapter in chapters for block in chapter.blocks if block.kind != "scene"]


def cited(guide: Guide) -> Iterator[str]:
    for block in (*statements(guide.guide), *statements(guide.aid), *(term.about for term in guide.terms)):
        yield from block.rules


def icons(block: Block) -> list[str]:
    return sorted(piece.text for piece in block.pieces if piece.kind == "icon")


def test_every_game_and_every_expansion_has_a_guide() -> None:
    wanted = {name for game in titles() for name in (game.id, *(one.id for one in game.expansions))}
    assert {name for _game, name in GUIDES} == wanted


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_cited_is_a_rule_and_everything_rests_on_one(game: Title, name: str, language: str) -> None:
    guide = read_guide(game, name, language)
    rules = ledger(game, language)
    assert [rule for rule in cited(guide) if rule not in rules] == []
    for block in (*statements(guide.guide), *statements(guide.aid), *(term.about for term in guide.terms)):
        assert block.rules, block.plain
        assert len(block.rules) == len(set(block.rules)), block.rules


@EACH
def test_languages_say_the_same(game: Title, name: str) -> None:
    first, *others = (read_guide(game, name, language) for language in LANGUAGES)
    for other in others:
        for mine, theirs in ((first.guide, other.guide), (first.aid, other.aid)):
            assert [chapter.id for chapter in mine] == [chapter.id for chapter in theirs]
            for here, there in zip(mine, theirs, strict=True):
                assert [b.kind for b in here.blocks] == [b.kind for b in there.blocks], here.id
                for one, two in zip(here.blocks, there.blocks, strict=True):
                    assert (one.rules, icons(one), one.scene) == (two.rules, icons(two), two.scene)
                    assert sorted(numbers(one)) == sorted(numbers(two)), (one.plain, two.plain)
        for term, again in zip(first.terms, other.terms, strict=True):
            assert (term.icon, term.about.rules) == (again.icon, again.about.rules)
            assert (term.name, term.elsewhere) == (again.elsewhere, again.name)


def numbers(block: Block) -> list[str]:
    """The figures that a statement names; a year or a round may be told as an ordinal."""
    return re.findall(r"\d+½?|½", block.plain)


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_has_its_chapters_and_keeps_short(game: Title, name: str, language: str) -> None:
    guide = read_guide(game, name, language)
    ids = [chapter.id for chapter in guide.guide]
    assert set(ids) >= CHAPTERS and len(ids) == len(set(ids))
    assert ids[0] == "goal" and ids[-2:] == ["mistakes", "strategy"]
    chapters = {chapter.id: chapter for chapter in guide.guide}
    assert [block.kind for block in chapters["mistakes"].blocks] == ["step"] * 5
    assert len(statements((chapters["strategy"],))) >= 4
    assert any(block.kind == "scene" for chapter in guide.guide for block in chapter.blocks)
    blocks = statements(guide.guide)
    assert max(len(block.plain) for block in blocks) <= LONGEST_BLOCK
    assert sum(len(block.plain) for block in blocks) <= LONGEST_GUIDE
    assert {"turn", "scoring"} <= {chapter.id for chapter in guide.aid}
    assert sum(len(block.plain) for block in statements(guide.aid)) <= LONGEST_AID
    names = [term.name for term in guide.terms]
    assert len(names) == len(set(names)) >= 8
    assert all(len(term.about.plain) <= 160 for term in guide.terms)


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_markup_is_left_over(game: Title, name: str, language: str) -> None:
    guide = read_guide(game, name, language)
    for block in (*statements(guide.guide), *statements(guide.aid), *(term.about for term in guide.terms)):
        assert not re.search(rf"[*{{}}\[\]#]|  |{ID}", block.plain), block.plain
        assert not re.search(r"^\s|\s$", block_text(block).plain), block.plain


@EACH
def test_pictures_exist(game: Title, name: str) -> None:
    """Icons are in the sprite, and scenes are views of the drawn board."""
    sprites = [(WEB / "style" / name).read_text(encoding="utf-8") for name in ("icons.svg", "pieces.svg")]
    sprite = set(re.findall(r'id="i-([a-z0-9-]+)"', "".join(sprites)))
    board = WEB / "boards" / game.id
    views = {
        found
        for file in (board / "board.ts", board / "views.ts")
        if file.is_file()
        for found in re.findall(r"id: '([a-z_]+)'", file.read_text(encoding="utf-8"))
    }
    guide = read_guide(game, name, "en")
    used = {
        icon for chapter in (*guide.guide, *guide.aid) for block in chapter.blocks for icon in icons(block)
    }
    assert used | {term.icon for term in guide.terms} <= sprite
    scenes = {block.scene for chapter in guide.guide for block in chapter.blocks if block.kind == "scene"}
    assert scenes <= views


def test_forms() -> None:
    block = read_block("1. **Pay** 3 {time} time. [[AQ-9.04]] Or [[AQ-9.02]]", "en")
    assert block.kind == "step" and block.rules == ("AQ-9.04", "AQ-9.02")
    assert block.plain == "Pay 3\u00a0time. Or"
    assert block_text(block, "1. ").plain == "1. Pay 3\u00a0time. AQ-9.04 Or AQ-9.02"
    assert read_block("Zaplatíte 2 kredity v tahu.", "cs").plain == "Zaplatíte 2\u00a0kredity v\u00a0tahu."


@pytest.mark.parametrize("text", ["words\n", "# T\n\n## No name\n"])
def test_what_is_not_in_form_is_told_with_its_place(tmp_path: Path, text: str) -> None:
    file = tmp_path / "en.md"
    file.write_text(text)
    with pytest.raises(GuideError, match=r"en\.md:[13]: "):
        read_chapters(file, "en")


# -- the command and the table


def test_rules_guide_prints_each_part_within_the_width(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    parts = (((), "Produkce a bodování"), (("--aid",), "Ceny"), (("--terms",), "oceloplast (steelplast)"))
    for part, words in parts:
        told = run(capsys, "rules", "guide", "underwater-cities", "--lang", "cs", *part)
        assert max(map(len, told.splitlines())) <= 60
        assert words in told
    assert "UC-19.10" in run(capsys, "rules", "guide", "underwater_cities")


def test_rules_guide_as_data(capsys: Capture) -> None:
    data = run_json(capsys, "rules", "guide", "data_era")
    assert set(data) == {"id", "game", "title", "guide"}
    assert (data["id"], data["game"]) == ("data_era", "underwater_cities")
    assert set(run_json(capsys, "rules", "guide", "evacuation", "--aid")) == {"id", "game", "title", "aid"}


def test_a_guide_that_does_not_exist(capsys: Capture) -> None:
    told = problem(capsys, "rules", "guide", "chess")
    assert told.startswith("no guide called 'chess'; there are: aquasphere, ") and "data_era" in told


def test_aid_and_glossary_at_the_terminal() -> None:
    script = ["a", "g ponorka", "g xylofon", "q"]
    game = title("aquasphere")
    sitting = Sitting(game, ("you", "random"), script, language="cs")
    sitting.run()
    guide = read_guide(game, "aquasphere", "cs")
    aid = sitting.answer_to_word("a")
    assert all(chapter.title in aid for chapter in guide.aid)
    (found,) = terms_like(guide.terms, "ponorka")
    assert found.elsewhere in sitting.answer_to_word("g ponorka")
    assert "xylofon" in sitting.answer_to_word("g xylofon")


@pytest.mark.parametrize("era", ["on", "off"])
def test_the_aid_of_an_expansion_is_there_if_it_is_played_with(era: str) -> None:
    game = title("underwater_cities")
    sitting = Sitting(game, ("you", "random"), ["a", "q"], settings={"data_era": era})
    sitting.run()
    title_of = read_guide(game, "data_era", "en").aid[0].title
    assert (title_of in sitting.answer_to_word("a")) == (era == "on")
