"""Rules by number, by chapter and by words, at the terminal and on the command line."""

from __future__ import annotations

import re

import pytest

from kolonie.core.ledger import ledger
from kolonie.games import SHELF, title, titles
from kolonie.table.lookup import chapter_of, chapters, look_up, rule_text
from tests.tools.commanding import Capture, problem, run, run_json

PLANET = title("planet_unknown")
RULES = ledger(PLANET, "cs")


@pytest.mark.parametrize("word", ["PU-5.07", "pu-5.07", "5.07"])
def test_a_rule_by_its_number(word: str) -> None:
    assert [rule.id for rule in look_up(RULES, [word])] == ["PU-5.07"]


@pytest.mark.parametrize("word", ["PU-5", "pu-5"])
def test_a_chapter_has_its_own_rules_and_no_others(word: str) -> None:
    found = look_up(RULES, [word])
    assert [rule.id for rule in found] == [ident for ident in RULES if ident.startswith("PU-5.")]
    assert len(found) > 10


def test_words_are_found_in_any_case_with_and_without_accents() -> None:
    found = [rule.id for rule in look_up(RULES, ["SOUSEDSTVI"])]
    assert "PU-5.07" in found
    assert found == [rule.id for rule in look_up(RULES, ["sousedství"])]
    both = look_up(RULES, ["sousedství", "pu-5"])
    assert {chapter_of(rule) for rule in both} == {"PU-5"}
    assert len(both) < len(found)


def test_the_beginning_of_a_word_is_enough_and_its_middle_is_not() -> None:
    assert look_up(RULES, ["meteorit"])
    assert not look_up(RULES, ["eteorit"])
    assert not look_up(RULES, ["meteorit", "xylofon"])


@pytest.mark.parametrize("game", list(SHELF))
def test_every_rule_is_in_a_chapter(game: str) -> None:
    for language in ("en", "cs"):
        rules = ledger(title(game), language)
        listed = chapters(rules)
        assert sum(chapter.rules for chapter in listed) == len(rules)
        for chapter in listed:
            assert len(look_up(rules, [chapter.id])) == chapter.rules


def test_a_chapter_of_parts_is_called_by_its_parts() -> None:
    (planets,) = [chapter for chapter in chapters(RULES) if chapter.id == "PU-34"]
    assert planets.title.startswith("Araši, Kerberos, Charybda")


def test_marks_for_bold_letters_are_not_shown() -> None:
    files = [(item.home / "rules" / "cs.md").read_text(encoding="utf-8") for item in titles()]
    assert any(re.search(r"^- \*\*[^*]+\*\*.*\*\*", text, re.M) for text in files), (
        "there is something to hide"
    )
    for item in titles():
        for rule in ledger(item, "cs").values():
            assert "**" not in rule.text
            assert rule.text in rule_text(rule).plain


# -- the command


def test_rules_show_shows_a_chapter(capsys: Capture) -> None:
    data = run_json(capsys, "rules", "show", "PU-5", "--lang", "cs")
    assert [rule["id"] for rule in data] == [rule.id for rule in look_up(RULES, ["PU-5"])]
    told = run(capsys, "rules", "show", "PU-5", "--lang", "cs")
    assert all(rule["id"] in told for rule in data)


def test_rules_show_searches_for_words_in_one_game_or_in_all(capsys: Capture) -> None:
    everywhere = run_json(capsys, "rules", "show", "bonus")
    games = {rule["id"][:2] for rule in everywhere}
    assert len(games) > 1
    one = run_json(capsys, "rules", "show", "underwater_cities", "bonus")
    assert one == [rule for rule in everywhere if rule["id"].startswith(("UC-", "DE-"))]


def test_rules_show_lists_the_chapters_of_a_game(capsys: Capture) -> None:
    data = run_json(capsys, "rules", "show", "aquasphere", "--lang", "cs")
    assert [set(chapter) for chapter in data] == [{"id", "title", "rules"}] * len(data)
    told = run(capsys, "rules", "show", "aquasphere", "--lang", "cs")
    assert "AQ-12" in told


@pytest.mark.parametrize("game", list(SHELF))
def test_rules_show_prints_no_marks(capsys: Capture, game: str) -> None:
    prefix = title(game).prefix
    for language in ("en", "cs"):
        for chapter in run_json(capsys, "rules", "show", game, "--lang", language)[:12]:
            assert chapter["id"].startswith(prefix)
            assert "*" not in run(capsys, "rules", "show", chapter["id"], "--lang", language)
            data = run_json(capsys, "rules", "show", chapter["id"], "--lang", language)
            assert not [rule for rule in data if "*" in rule["text"]]


@pytest.mark.parametrize("words", [["PU-99"], ["PU-5", "xylophone"], ["planet_unknown", "xylophone"]])
def test_rules_that_do_not_exist(capsys: Capture, words: list[str]) -> None:
    assert problem(capsys, "rules", "show", *words).startswith("there is no rule ")


@pytest.mark.parametrize("name", ["Selecting and placing tiles", "selecting AND placing TILES"])
def test_a_chapter_by_its_name(capsys: Capture, name: str) -> None:
    data = run_json(capsys, "rules", "show", name)
    assert data == run_json(capsys, "rules", "show", "PU-5")
    assert data == run_json(capsys, "rules", "show", "planet-unknown", *name.split())


def test_a_chapter_of_parts_and_a_part_have_names_too(capsys: Capture) -> None:
    setup = run_json(capsys, "rules", "show", "aquasphere", "Příprava hry", "--lang", "cs")
    assert {rule["id"].rpartition(".")[0] for rule in setup} == {"AQ-2"}
    part = run_json(capsys, "rules", "show", "aquasphere", "stredove karticky", "--lang", "cs")
    assert 0 < len(part) < len(setup) and {rule["section"] for rule in part} == {"Středové kartičky"}


def test_rules_show_searches(capsys: Capture) -> None:
    found = run_json(capsys, "rules", "show", "--search", "METROPOLIS tunnel")
    assert found and all("etropolis" in rule["text"] + rule["section"] for rule in found)
    assert {rule["id"][:2] for rule in found} == {"UC"}
    inside = run_json(capsys, "rules", "show", "UC-15", "--search", "metropolis tunnel")
    assert inside == [rule for rule in found if rule["id"].startswith("UC-15.")]
    czech = run_json(
        capsys, "rules", "show", "underwater_cities", "--search", "zasobe kopule", "--lang", "cs"
    )
    assert "UC-1.12" in [rule["id"] for rule in czech]


@pytest.mark.parametrize("given", [[], ["--search", " "], ["--search", "…"], ["aquasphere", "--search", ""]])
def test_rules_show_says_what_it_needs(capsys: Capture, given: list[str]) -> None:
    assert re.match(r"name a game|--search: give", problem(capsys, "rules", "show", *given))


def test_what_is_not_found_is_told_with_a_way_on(capsys: Capture) -> None:
    told = problem(capsys, "rules", "show", "aquasphere", "xylophone")
    assert told.startswith("there is no rule xylophone in aquasphere: kolonie rules show aquasphere lists")
    assert "--lang cs" in told
