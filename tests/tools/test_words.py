"""Kinds of wrong words that must not come back: ways of address, signs, markup, keys that nobody wrote."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import kolonie
from kolonie.core import text
from kolonie.core.ledger import ledger
from kolonie.core.text import LANGUAGES
from kolonie.core.title import Title
from kolonie.games import titles
from tests.czech import LOOSE
from tests.tools.strictness import ALL, well_read

PACKAGE = Path(kolonie.__file__).parent
WEB = PACKAGE.parent / "web" / "src"
TEXTS = sorted(path.parent for root in (PACKAGE, WEB) for path in root.rglob("text/en.ftl"))
"""Every folder with Fluent files, of the package and of the browser."""

every_text = pytest.mark.parametrize("folder", TEXTS, ids=lambda f: f"{f.parent.parent.name}/{f.parent.name}")
every_title = pytest.mark.parametrize("title", ALL, ids=lambda t: t.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)

INFORMAL = """
můžeš smíš musíš máš nemáš jsi nejsi budeš nebudeš chceš víš uvidíš hraješ díváš vyhráváš prohráváš bys
tvůj tvoje tvá tvé tvého tvému tvém tvou tvým tvých tvými tobě tebe tě
vyber polož postav získej zaplať vezmi vrať vylepši využij odhoď dober proveď posuň použij zvol změň přidej
umísti seber zvyš sniž zkus pošli podívej napiš předej potvrď vítej posaď stiskni ukaž začni pokračuj počkej
klikni otevři zavři načti přečti vyzkoušej
získáš zaplatíš vezmeš postavíš vylepšíš využiješ využíváš zahraješ obdržíš dostaneš dokončíš odhodíš
provedeš připojíš použiješ platíš umístíš sebereš ukončíš dozvíš
"""
"""Czech that speaks to one person as to a friend. Everything here says `vy`."""
ADDRESS = re.compile(r"\b(" + "|".join(INFORMAL.split()) + r")\b", re.IGNORECASE)
MINUS = re.compile(r"(?:^|[\s(,;:+=„“])-(?=\d)")
"""A hyphen where a minus (−) belongs."""


def said_in(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """The messages of a file as plain text, each variable as a digit, all variants one after another."""
    source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Message):
            for sentence in _sentences(entry.value):
                yield entry.id.name, sentence


def _sentences(pattern: Any) -> Iterator[str]:
    own = ""
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            own += element.value
            continue
        inner = element.expression
        if isinstance(inner, fluent.SelectExpression):
            for variant in inner.variants:
                yield from _sentences(variant.value)
            own += "…"
        elif isinstance(inner, fluent.StringLiteral):
            own += inner.value
        else:
            own += "7"
    yield own


def test_all_folders_are_found() -> None:
    names = {folder.relative_to(PACKAGE.parent).as_posix() for folder in TEXTS}
    assert {"kolonie/core/text", "kolonie/server/text", "web/src/text"} <= names
    assert {f"kolonie/games/{title.id}/text" for title in titles()} <= names


@every_text
def test_both_languages_say_the_same_things_with_the_same_variables(folder: Path) -> None:
    english, czech = (text.messages_in(folder / f"{language}.ftl")[0] for language in ("en", "cs"))
    assert sorted(english) == sorted(czech)
    for key, variables in english.items():
        assert variables ^ czech[key] <= {"form"}, key


@every_text
def test_czech_messages_say_vy(folder: Path) -> None:
    wrong = [(key, found[0]) for key, line in said_in(folder, "cs") if (found := ADDRESS.search(line))]
    assert wrong == []


@pytest.mark.parametrize("title", titles(), ids=lambda t: t.id)
def test_czech_rules_say_vy(title: Title) -> None:
    wrong = [(r.id, found[0]) for r in ledger(title, "cs").values() if (found := ADDRESS.search(r.text))]
    assert wrong == []


@every_language
@every_text
def test_a_minus_is_a_minus(folder: Path, language: str) -> None:
    assert [key for key, line in said_in(folder, language) if MINUS.search(line)] == []


@every_language
@every_title
def test_nothing_said_in_play_has_markup_or_a_hyphen_for_a_minus(title: Title, language: str) -> None:
    said = well_read(title, language).sentences.values()
    assert [line for line in said if "**" in line or "`" in line or MINUS.search(line)] == []


def test_a_number_below_zero_has_a_minus() -> None:
    words = text.lexicon(titles()[0], "cs")
    row = words.say("scene-interim-row", majority=0, bots=1, crystals=0, octopods=3, sum=-2)
    assert row.endswith("= −2")


@every_language
@every_title
def test_rules_are_read_without_markup(title: Title, language: str) -> None:
    rules = ledger(title, language).values()
    assert rules and [rule.id for rule in rules if re.search(r"\*|`|\[\w+\]\(", rule.text)] == []
    assert [rule.id for rule in rules if MINUS.search(rule.text)] == []


@every_text
def test_czech_lines_of_the_log_go_on_after_a_name(folder: Path) -> None:
    """And after a comma: neither "Hráč 1 bere si" nor "staví tunel, si bere", so without "si" at all."""
    lines = [(key, line) for key, line in said_in(folder, "cs") if key.startswith(("told-", "log-"))]
    assert [key for key, line in lines if re.match(r"[a-zá-ž]+ (si|se)\b", line)] == []
    assert [key for key, line in lines if re.match(r"(si|se|to|toho|mu|ho|jej)\b", line)] == []


@every_language
@every_text
def test_a_prompt_of_several_sentences_ends_as_one_does(folder: Path, language: str) -> None:
    prompts = [
        (key, line) for key, line in said_in(folder, language) if key.startswith(("ask-", "core-ask-"))
    ]
    several = [(key, line) for key, line in prompts if re.search(r"[.?!] \w", line)]
    assert [(key, line) for key, line in several if line[-1] not in ".?!)"] == []


OFF_TERMS = {
    "": r"\bhráčích\b",
    "aquasphere": r"\b(vy[sš]l\w+|vyslan\w+) (\w+ )?ponork|obecn\w+ zásob",
    "evacuation": r"\b(v|ve|do) (Nov|Star)\w+ svět|fáz\w+ letů|\bosidl|obměn\w+ nabíd|nabídku obměn",
    "underwater_cities": r"\b(ne)?vyráb|\bvyrob|\bnasy[ct]|připojen\w+ tunel",
}
"""Czech words that stand in no rulebook, by the folder of their game: the rulebooks' own are used instead."""
READ = [*(folder / "cs.ftl" for folder in TEXTS), *sorted((PACKAGE / "games").rglob("cs.md"))]


def test_czech_uses_the_terms_of_the_rulebooks() -> None:
    """In messages, lessons, guides, aids and glossaries, wherever a player reads."""
    wrong = []
    for path in READ:
        source = path.read_text(encoding="utf-8").replace("\N{NO-BREAK SPACE}", " ")
        for game, pattern in OFF_TERMS.items():
            if not game or (game in path.parts and "rules" not in path.parts):
                wrong += [(path.parts[-3:], found[0]) for found in re.finditer(pattern, source)]
    assert wrong == []


@every_language
@every_text
def test_no_line_of_the_log_counts_players(folder: Path, language: str) -> None:
    """A player is called by name at a table: inside of a sentence that is a message of its own, no number."""
    lines = [(key, line) for key, line in said_in(folder, language) if key.startswith(("told-", "log-"))]
    assert [key for key, line in lines if re.search(r"\b(player|hráč\w*) 7", line, re.IGNORECASE)] == []


@every_language
@every_title
def test_what_is_counted_stands_after_a_number(title: Title, language: str) -> None:
    """Differences say the number: "+1 rover", never "+1 one rover" nor "+1 1 rover"."""
    words = text.lexicon(title, language)
    for name in title.countables(title.box()):
        if not words.has(f"level-{name}"):
            said = [words.say(f"count-{name}", n=n) for n in (1, 2, 5)]
            assert not any(re.match(r"\[|.*\d|(one|two|jed[en]\w*|dv\w*) ", line) for line in said), name


@every_text
def test_a_czech_preposition_of_one_letter_does_not_end_a_line(folder: Path) -> None:
    """It is tied to its word by a hard space (U+00A0), here and in the browser's words."""
    assert [(key, line) for key, line in said_in(folder, "cs") if LOOSE.search(line)] == []


@pytest.mark.parametrize(
    "ledger", sorted(PACKAGE.glob("games/**/rules/cs.md")), ids=lambda path: path.parts[-3]
)
def test_nor_does_it_in_the_rules(ledger: Path) -> None:
    """Headings are short enough, and letters of sums (k = 14, D × S) are no prepositions."""
    rules = [line for line in ledger.read_text("utf-8").splitlines() if line.startswith("- **")]
    assert len(rules) > 200
    sums = re.compile(r"\b\w (?=[=+<>−])|(?<=× )\w |(?<=\+ )\w ")
    assert [line for line in rules if LOOSE.search(sums.sub("", line))] == []


@every_text
def test_a_bot_at_the_table_is_no_robot(folder: Path) -> None:
    """A robot is a piece of AquaSphere; a player without a person is a bot."""
    robots = [key for key, line in said_in(folder, "cs") if re.search(r"\brobot", line, re.IGNORECASE)]
    assert bool(robots) == ("aquasphere" in folder.parts)


# -- what code names


def named_keys(path: Path) -> Iterator[tuple[str, bool]]:
    """The keys that a file gives to `message`, `Message` and `say`: whole, or with `*` for what is put in."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func
        plain = isinstance(called, ast.Name) and called.id in ("message", "Message")
        if not plain and getattr(called, "attr", "") != "say":
            continue
        first = node.args[0]
        for given in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
            if isinstance(given, ast.Constant) and isinstance(given.value, str):
                yield given.value, True
            elif isinstance(given, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else "*" for part in given.values]
                yield "".join(map(str, parts)), False


@lru_cache(maxsize=1)
def all_written() -> dict[Path, set[str]]:
    """The messages of every folder; a test asserts that both languages have them."""
    return {folder: set(text.messages_in(folder / "en.ftl")[0]) for folder in TEXTS}


def words_for(path: Path) -> set[str]:
    """The messages that a file may name: its game's with those of expansions, or what every game has."""
    written = all_written()
    games = {title.id: set().union(*(written[home / "text"] for home in title.homes)) for title in titles()}
    within = path.relative_to(PACKAGE).parts
    if within[0] == "games" and len(within) > 2:
        return written[text.CORE_TEXT] | games[within[1]]
    known = written[text.CORE_TEXT] | set.intersection(*games.values())
    return known | written[PACKAGE / "server" / "text"] if within[0] == "server" else known


def test_every_key_that_code_names_is_written() -> None:
    missing, named = [], 0
    for path in sorted(PACKAGE.rglob("*.py")):
        known = words_for(path)
        for key, whole in named_keys(path):
            named += 1
            pattern = re.compile(re.escape(key).replace(r"\*", r"[\w-]+"))
            if not whole and key.partition("*")[0] in TITLES_OWN:
                continue
            if not (key in known if whole else any(map(pattern.fullmatch, known))):
                missing.append(f"{path.relative_to(PACKAGE)}: {key}")
    assert named > 400
    assert missing == []


TITLES_OWN = ("", "what-", "part-", "setting-", "count-", "level-", "at-", "halves-")
"""Beginnings of keys whose rest a title chooses; tests of titles look at what it chose."""
KINDS = ("farm", "desalination", "laboratory", "tunnel")
GROUPS = (*KINDS, "building", "structure")


def families(title: Title) -> dict[str, tuple[str, ...]]:
    """Families of keys whose members follow from the components: prefix, members."""
    box = title.box()
    if title.id == "aquasphere":
        from kolonie.games.aquasphere.box import COLOURS, PLAYER_COLOURS

        return {
            "colour": COLOURS,
            "action": COLOURS,
            "opt-perform": (*COLOURS, "white-taken"),
            "player-colour": PLAYER_COLOURS,
            "what": ("time", "crystal", "kp"),
            "research": tuple({entry.kind.replace("_", "-") for entry in box.research}),
        }
    if title.id == "evacuation":
        from kolonie.games.evacuation import terms

        return {
            "what": (*terms.RESOURCES, "any", "population", "smiley", "point"),
            "name": terms.RESOURCES,
            "name-production": (*terms.RESOURCES, "each"),
            "production": (*terms.RESOURCES, "any", "each"),
            "factory": (*(name.replace("_", "-") for name in terms.FACTORIES), "any"),
            "offered": terms.OFFERS,
            "areas": terms.BIOMES,
            "biome": terms.BIOMES,
            "biomes": terms.BIOMES,
            "stripe": terms.STRIPES,
            "symbol": terms.SYMBOLS,
            "of-symbol": terms.SYMBOLS,
            "direction": tuple(name.lower() for name in terms.DIRECTIONS),
            "tally": tuple(name.replace("_", "-") for name in terms.TALLIES),
            "power": tuple(name.replace("_", "-") for name in terms.SPELT_POWERS),
            "technology-after": terms.EVENTS,
        }
    if title.id == "underwater_cities":
        from kolonie.games.underwater_cities.nodes import EVENTS, TALLIES

        goods = (*box.resources, "point", "card")
        return {
            "what": goods,
            "alone": goods,
            "name": goods,
            "instead": tuple(box.resources),
            "kind": (*box.kinds, "building", "structure", "city"),
            "count": (*box.kinds, "building", "structure", "city", *(t.replace("_", "-") for t in TALLIES)),
            "count-upgraded": GROUPS,
            "source": GROUPS,
            "scene": tuple(box.kinds),
            "timing": tuple(set(box.card_timings)),
            "when": tuple(event.replace("_", "-") for event in EVENTS),
        }
    if title.id == "planet_unknown":
        from kolonie.games.planet_unknown.terms import BENEFITS, POWERS, TERRAINS, TRACKS

        return {
            "track": TRACKS,
            "tracker": TRACKS,
            "terrain": TERRAINS,
            "ground": TERRAINS,
            "of": TERRAINS,
            "benefit": tuple(set(BENEFITS) - {"either"}),
            "power": tuple(power.replace("_", "-") for power in POWERS),
            "civ": tuple(box.civ_ids),
            "event": ("red", "orange", "green"),
            "mission": tuple(f"{m.id}-{side}" for m in box.missions for side in ("neighbour", "personal")),
        }
    return {}


@pytest.mark.parametrize("title", titles(), ids=lambda t: t.id)
def test_families_of_keys_are_whole(title: Title) -> None:
    known = text.messages_in(title.home / "text" / "en.ftl")[0]
    listed = [f"{prefix}-{member}" for prefix, members in families(title).items() for member in members]
    assert listed and [key for key in listed if key not in known] == []
