"""Words: both languages complete, the same variables in each, and nothing that code can say left unsaid."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import kolonie
from kolonie.core import messages, nodes, text
from kolonie.core.messages import message
from kolonie.core.packs import read_pack
from kolonie.core.readers import HANDLERS, LOG, PROMPT, kebab, text_of
from kolonie.core.saving import Addresses
from kolonie.core.text import LANGUAGES
from kolonie.core.title import Title
from tests.tools.strictness import ALL, strict, well_read

FOLDERS = sorted(
    [path.parent for path in Path(kolonie.__file__).parent.rglob("text/en.ftl")]
    + [title.home / "text" for title in ALL if "kolonie/games" not in title.home.as_posix()]
)
FORM = {"form"}
"""Variables that only say which case or gender is wanted; a language without cases leaves them out."""
NOT_COUNTED = {"pokrok", "pro", "jako"}
"""Czech words after a number that it does not count: `zvyšte o 2 pokrok vody`, `síla 3 pro bonus`."""

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda f: f.parent.name)
every_title = pytest.mark.parametrize("title", ALL, ids=lambda t: t.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def titles_nodes(title: Title) -> list[nodes.Node]:
    """Every node a game can meet."""
    settings = {expansion.id: "on" for expansion in title.expansions}
    return list(Addresses(title.trees(title.box(settings=settings), settings)).nodes.values())


# -- the files


@every_folder
def test_the_files_parse_without_junk_and_say_nothing_twice(folder: Path) -> None:
    for language in LANGUAGES:
        path = folder / f"{language}.ftl"
        found, junk = text.messages_in(path)
        assert junk == []
        written = re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert sorted(written) == sorted(found), "every message once"
        assert found


@every_folder
def test_both_languages_have_the_same_messages_and_variables(folder: Path) -> None:
    english, _junk = text.messages_in(folder / "en.ftl")
    czech, _junk = text.messages_in(folder / "cs.ftl")
    assert sorted(english) == sorted(czech)
    for key, variables in english.items():
        assert variables ^ czech[key] <= FORM, key


@every_title
def test_a_game_does_not_redefine_the_words_of_the_core(title: Title) -> None:
    """Nor an expansion those of its game."""
    files = text.text_files(title, "en")
    written = [key for path in files for key in text.messages_in(path)[0]]
    assert len(written) == len(set(written))


# -- what code can say


@every_language
def test_the_core_has_words_for_its_own_nodes(language: str) -> None:
    words = strict(None, language)
    for kind in nodes.CORE_NODES:
        assert words.has(f"core-ask-{kebab(kind)}"), kind
        if kind not in (nodes.Seq, nodes.OneOf):
            assert words.has(f"core-node-{kebab(kind)}"), kind
    leaf = nodes.Nothing()
    samples = [
        leaf,
        nodes.seq(leaf, leaf),
        nodes.OneOf((leaf, leaf)),
        nodes.choose(one=leaf, two=leaf),
        nodes.choose(2, one=leaf, two=leaf, three=leaf),
        nodes.any_order(one=leaf, two=leaf),
        nodes.any_order(leave_out=True, one=leaf, two=leaf),
        nodes.may(word=leaf),
        nodes.Group(ask="opt-done"),
        nodes.Block("name", leaf),
        nodes.Repeat(3, leaf),
        nodes.EachSeat(leaf),
        nodes.Simultaneously(leaf),
        nodes.Deadline(),
    ]
    for node in samples:
        words.say(text_of(node))
        words.say(PROMPT[type(node)](node))
        assert words.has(LOG[type(node)](node, {}).key), node


@every_language
@every_title
def test_every_node_of_a_game_has_its_words(title: Title, language: str) -> None:
    words = strict(title, language)
    met = titles_nodes(title)
    assert set(title.nodes) <= {type(node) for node in met}, "a node that no flow or card uses"
    for node in met:
        assert words.has(PROMPT[type(node)](node).key), node
        assert words.has(LOG[type(node)](node, {}).key), node
        assert type(node) in HANDLERS
    for kind in title.nodes:
        node = next(node for node in met if type(node) is kind)
        words.say(text_of(node))


@every_language
@every_title
def test_every_setting_and_every_value_of_it_says_what_it_is_and_what_it_means(
    title: Title, language: str
) -> None:
    words = strict(title, language)
    for setting in title.settings:
        named = [setting.name, *(f"{setting.name}-{value}" for value in setting.values)]
        for name in named:
            assert words.say(f"setting-{name}").strip()
            assert words.say(f"setting-{name}-about").strip()


@every_title
def test_every_component_with_a_name_has_one_in_each_language(title: Title) -> None:
    """Names of cards are data, so they stand in the packs."""
    for path in sorted((title.home / "packs").glob("*.toml")):
        for entries in read_pack(path).values():
            for entry in entries:
                assert ("name" in entry) == ("name_cs" in entry), (path.name, entry["id"])
                assert entry.get("name", "-").strip() and entry.get("name_cs", "-").strip(), entry["id"]


@every_language
@every_title
def test_the_whole_flow_can_be_put_into_words(title: Title, language: str) -> None:
    """From the top: so conditions and counts need words too."""
    words = strict(title, language)
    for node in titles_nodes(title):
        words.say(text_of(node))


@every_language
@every_title
def test_everything_that_happens_in_random_games_can_be_said(title: Title, language: str) -> None:
    words = well_read(title, language)
    kinds = {key.partition("-")[0] for key in words.said}
    assert {"opt", "why", "ask", "scene"} <= kinds
    assert all(sentence.strip() for sentence in words.said.values())


@every_title
def test_the_two_languages_say_the_same_things_in_different_words(title: Title) -> None:
    english, czech = (well_read(title, language).said for language in ("en", "cs"))
    assert set(english) == set(czech)
    same = [key for key in english if english[key] == czech[key] and re.search(r"[a-z]{4}", english[key])]
    assert len(same) < 0.1 * len(english), same


@every_title
def test_no_option_or_refusal_is_written_that_no_code_names(title: Title) -> None:
    """A message that no code names is dead weight for the translator."""
    sources = [path.read_text(encoding="utf-8") for path in Path(title.home).glob("*.py")]
    sources += [path.read_text(encoding="utf-8") for path in (title.home / "packs").glob("*.toml")]
    code = "\n".join(sources)
    written, _junk = text.messages_in(title.home / "text" / "en.ftl")
    idle = [
        key
        for key in written
        if key.startswith(("opt-", "why-")) and key not in code and f'"{key.split("-")[1]}' not in code
    ]
    assert idle == []


@every_language
def test_what_the_table_says_is_there(language: str) -> None:
    """Every key that the terminal and the drawing name."""
    words = strict(None, language)
    folder = Path(kolonie.__file__).parent
    named = set()
    for path in [*(folder / "table").glob("*.py"), *(folder / "core").glob("*.py")]:
        named |= set(re.findall(r'"((?:term|why|seat|core)-[a-z-]+[a-z])"', path.read_text(encoding="utf-8")))
    assert len(named) > 20
    assert [key for key in sorted(named) if not words.has(key)] == []


# -- missing words


def test_a_missing_message_is_said_as_its_key() -> None:
    words = text.lexicon(None, "en")
    assert words.say("no-such-message") == "[no-such-message]"
    assert words.say(message("core-node-gain", what=message("what-x", n=1))) == "gain [what-x]"


def test_lists_and_messages_inside_messages_are_said() -> None:
    words = text.lexicon(ALL[-1], "en")
    inner = messages.Message("crop-wheat")
    assert words.say(message("opt-sow", crop=inner)) == "Sow wheat"
    assert words.say(message("opt-sow", crop=(inner, "maize"))) == "Sow wheat, maize"


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="language: xx is not one of en, cs"):
        text.lexicon(None, "xx")


# -- Czech


@pytest.mark.parametrize(
    ("key", "variable", "sentences"),
    [
        ("what-time", "n", ("1 žeton času", "2 žetony času", "5 žetonů času")),
        ("what-crystal", "n", ("1 krystal", "2 krystaly", "5 krystalů")),
        ("what-kp", "n", ("1 znalostní bod", "2 znalostní body", "5 znalostních bodů")),
        ("core-ask-choose", "n", ("Vyberte jednu možnost", "Vyberte 2 možnosti", "Vyberte 5 možností")),
    ],
)
def test_czech_plurals(key: str, variable: str, sentences: tuple[str, str, str]) -> None:
    words = text.lexicon(ALL[0], "cs")
    assert tuple(words.say(key, **{variable: n}) for n in (1, 2, 5)) == sentences
    for n, like in ((0, 5), (3, 2), (4, 2), (11, 5), (12, 5), (22, 5), (101, 5)):
        expected = sentences[(1, 2, 5).index(like)].replace(str(like), str(n))
        assert words.say(key, **{variable: n}) == expected


def patterns(
    entry: Any, inside: frozenset[str] = frozenset()
) -> Iterator[tuple[ast.Pattern, frozenset[str]]]:
    """Every pattern of a message, with the variables whose plural was already chosen around it."""
    if isinstance(entry, ast.Pattern):
        yield entry, inside
    if isinstance(entry, ast.SelectExpression) and isinstance(entry.selector, ast.VariableReference):
        plural = "few" in {getattr(variant.key, "name", "") for variant in entry.variants}
        inside = inside | {entry.selector.id.name} if plural else inside
    for value in vars(entry).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from patterns(part, inside)


def czech_messages(folder: Path) -> list[ast.Message]:
    resource = FluentParser().parse((folder / "cs.ftl").read_text(encoding="utf-8"))
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


@every_folder
def test_czech_has_few_wherever_it_has_one_and_other(folder: Path) -> None:
    """Where one thing is told from many, two to four are told as well (or nothing is counted aloud)."""
    for entry in czech_messages(folder):
        for pattern, _inside in patterns(entry):
            for element in pattern.elements:
                select = getattr(element, "expression", None)
                if not isinstance(select, ast.SelectExpression):
                    continue
                variants = {getattr(v.key, "name", ""): v.value for v in select.variants}
                other = variants.get("other")
                counted = getattr(getattr(select.selector, "id", None), "name", "")
                if "one" in variants and other is not None and counted in _used(other):
                    assert "few" in variants, entry.id.name


def _used(pattern: Any) -> set[str]:
    found = [part.expression for part in pattern.elements if isinstance(part, ast.Placeable)]
    return {part.id.name for part in found if isinstance(part, ast.VariableReference)}


@every_title
def test_no_czech_noun_follows_a_number_without_its_plural(title: Title) -> None:
    """`3 čas` is not Czech: a counted noun needs its form for 1, for 2 to 4, and for 5 and more."""
    numbers = well_read(title, "cs").numbers
    wrong = []
    for folder in (text.CORE_TEXT, title.home / "text"):
        for entry in czech_messages(folder):
            for pattern, inside in patterns(entry):
                for element, following in zip(pattern.elements, pattern.elements[1:], strict=False):
                    name = getattr(getattr(getattr(element, "expression", None), "id", None), "name", "")
                    counted = (entry.id.name, name) in numbers and name not in inside
                    noun = isinstance(following, ast.TextElement) and re.match(r" (\w{3,})", following.value)
                    if counted and noun and noun[1] not in NOT_COUNTED:
                        wrong.append(f"{entry.id.name}: {{ ${name} }} {noun[1]}")
    assert wrong == []
