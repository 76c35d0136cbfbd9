"""Components of Evacuation in words, read from what they do, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from kolonie.core.messages import Message
from kolonie.core.readers import ICONS, TEXT, icons_of
from kolonie.core.text import CORE_TEXT, LANGUAGES, Lexicon
from kolonie.games.evacuation import entries, notation, terms, texts
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.nodes import EFFECTS
from kolonie.games.evacuation.packing import HOME
from tests.czech import tied

BOX = Box()
Reader = Callable[[Box, int], Message]
READERS: dict[str, tuple[Reader, list[entries.Named]]] = {
    "card": (texts.card_text, [*BOX.cards]),
    "technology": (texts.technology_text, [*BOX.technologies]),
    "goal": (texts.goal_text, [*BOX.goals]),
    "task": (texts.task_text, [*BOX.tasks]),
    "plan": (texts.plan_text, [*BOX.plans]),
    "bonus": (texts.bonus_text, [*BOX.bonuses]),
    "shuttle": (texts.shuttle_text, [*BOX.shuttles]),
    "stadium": (texts.stadium_text, [*BOX.stadiums]),
}


def words(language: str) -> Lexicon:
    files: tuple[Path, ...] = (CORE_TEXT / f"{language}.ftl", HOME / "text" / f"{language}.ftl")
    return Lexicon(language, files)


WORDS = {language: words(language) for language in LANGUAGES}


def told(kind: str, ident: str, language: str) -> str:
    reader, listed = READERS[kind]
    number = next(i for i, entry in enumerate(listed) if entry.id == ident)
    said = WORDS[language]
    return f"{said.say(BOX.named(listed[number]))}: {said.say(reader(BOX, number))}"


@pytest.mark.parametrize(
    ("kind", "ident", "english", "czech"),
    [
        (
            "card",
            "AC36",
            "Supply Depot: strength 0 or 2: gain 2 resources of any kind / make 1 infrastructure development",
            "Zásobovací sklad: síla 0 nebo 2: získejte 2 libovolné zdroje / proveďte 1 rozvoj infrastruktury",
        ),
        (
            "card",
            "AC02",
            "Prefabricated Shelters: strength 0: settle 1 area for 1 steel less / "
            "gain 1 resource of any kind",
            "Montované přístřešky: síla 0: osídlete 1 oblast o 1 ocel levněji / získejte 1 libovolný zdroj",
        ),
        (
            "card",
            "AC14",
            "Assembly Line: strength 1: prepare up to 2 factories of any kind",
            "Montážní linka: síla 1: připravte až 2 libovolné továrny",
        ),
        (
            "technology",
            "TE33c",
            "Garden City: whenever you have settled an area with at least 2 population tokens: "
            "gain 1 resource of any kind; 2 smileys",
            "Zahradní město: kdykoli osídlíte oblast alespoň 2 žetony populace: "
            "získejte 1 libovolný zdroj; 2 smajlíci",
        ),
        (
            "technology",
            "TE32c",
            "Diet Plan: the Old World needs 1 food less; the New World needs 1 food less; 1 smiley",
            "Úsporná strava: Starý svět potřebuje o 1 jídlo méně; "
            "Nový svět potřebuje o 1 jídlo méně; 1 smajlík",
        ),
        (
            "goal",
            "GO01",
            "Tundra Pioneers: your tundra areas: 2 points each, at most 12 points",
            "Průkopníci tundry: vaše oblasti tundry: po 2 bodech, nejvýše 12 bodů",
        ),
        (
            "goal",
            "GO12",
            "Balanced Economy: difference between your highest and lowest New World production: "
            "14 points at 0, 10 points at 1 and 6 points at 2, only if every production is at least 6",
            "Vyvážené hospodářství: rozdíl mezi vaší nejvyšší a nejnižší produkcí Nového světa: "
            "14 bodů při 0, 10 bodů při 1 a 6 bodů při 2, jen je-li každá produkce alespoň 6",
        ),
        (
            "task",
            "PT1",
            "Academy: your completed technologies: at least 5; "
            "then for 2 steel: food production +1, 5 points",
            "Akademie: vaše vyzkoumané technologie: alespoň 5; poté za 2 oceli: produkce jídla +1, 5 bodů",
        ),
        (
            "plan",
            "I01",
            "Solar Field: for 1 steel; with 2 desert areas, each with population: steel production +2",
            "Solární pole: za 1 ocel; máte-li 2 oblasti pouště, každou s populací: produkce oceli +2",
        ),
        (
            "plan",
            "II04",
            "Great Rail Hub: for 1 food and 1 steel; with 2 tundra areas and 1 forest area on one diagonal: "
            "food production +2 and steel production +1",
            "Velký železniční uzel: za 1 jídlo a 1 ocel; máte-li 2 oblasti tundry a 1 oblast lesa "
            "na jedné úhlopříčce: produkce jídla +2 a produkce oceli +1",
        ),
        (
            "bonus",
            "YB5",
            "Year of the Settlers: 7: do 1 research, then settle 1 area; "
            "11: gain 2 resources of any kind and 1 population token",
            "Rok osadníků: 7: proveďte 1 zkoumání technologie, pak osídlete 1 oblast; "
            "11: získejte 2 libovolné zdroje a 1 žeton populace",
        ),
        (
            "shuttle",
            "SH19",
            "Condor: for 3 steel and 1 energy; launch 1 energy; zones: none; "
            "capacity for buildings 3, for resources 3",
            "Kondor: za 3 oceli a 1 energii; start za 1 energii; zóny: žádné; kapacita budov 3, zdrojů 3",
        ),
        (
            "stadium",
            "ST17",
            "Festival City: for 2 food, 3 steel and 2 energy: 5 smileys",
            "Festivalové město: za 2 jídla, 3 oceli a 2 energie: 5 smajlíků",
        ),
    ],
)
def test_a_component_says_what_it_does(kind: str, ident: str, english: str, czech: str) -> None:
    assert told(kind, ident, "en") == english
    assert told(kind, ident, "cs") == tied(czech)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", READERS)
def test_every_component_has_its_words(kind: str, language: str) -> None:
    """Whole sentences: no key without words, no doubled space, and no two that say the same."""
    sentences = [told(kind, entry.id, language) for entry in READERS[kind][1]]
    assert [line for line in sentences if "[" in line or "  " in line or "{" in line] == []
    starters = {entry.id for entry in BOX.stadiums if entry.colour}
    distinct = [entry for entry in READERS[kind][1] if entry.id not in starters]
    assert len(set(sentences)) == len(distinct) + bool(starters and kind == "stadium")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_packs_can_name_has_words(language: str) -> None:
    """Also what none of our own components uses."""
    said = WORDS[language]
    for prefix, names in (
        ("power", terms.SPELT_POWERS),
        ("tally", terms.TALLIES),
        ("symbol", terms.SYMBOLS),
        ("of-symbol", terms.SYMBOLS),
        ("biome", terms.BIOMES),
        ("biomes", terms.BIOMES),
        ("areas", terms.BIOMES),
        ("stripe", terms.STRIPES),
        ("offered", terms.OFFERS),
        ("factory", (*terms.FACTORIES, "any")),
        ("what", (*terms.RESOURCES, "any")),
        ("production", (*terms.RESOURCES, "any", "each")),
        ("direction", [name.lower() for name in terms.DIRECTIONS]),
        ("technology-after", terms.EVENTS),
    ):
        assert [name for name in names if not said.has(f"{prefix}-{name.replace('_', '-')}")] == []


@pytest.mark.parametrize(
    ("spelt", "english", "czech"),
    [
        ({"production": {"each": 1}}, "every production +1", "každá produkce +1"),
        (
            {"settle": 2, "bold": True},
            "settle up to 2 areas, also of a biome one level above",
            "osídlete až 2 oblasti, i s biomem o úroveň výš",
        ),
        ({"build": "stadium", "free": True}, "build 1 stadium for free", "postavte 1 stadion zdarma"),
        ({"build": "shuttle", "n": 2}, "build up to 2 shuttles", "postavte až 2 raketoplány"),
        ({"prepare": "farm", "n": 5}, "prepare up to 5 farms", "připravte až 5 farem"),
        ({"clone": 2}, "clone up to 2 times", "klonujte až 2krát"),
        ({"fly": 2}, "load and launch up to 2 shuttles", "naložte a vyšlete až 2 raketoplány"),
        ({"research": 2}, "do 2 researches", "proveďte 2 zkoumání technologií"),
        ({"draw": 5}, "draw 5 action cards", "doberte si 5 akčních karet"),
    ],
)
def test_an_effect_is_said_with_its_numbers(spelt: dict[str, object], english: str, czech: str) -> None:
    node = notation.effect(spelt)
    assert WORDS["en"].say(texts.effect_text(node)).startswith(english)
    assert WORDS["cs"].say(texts.effect_text(node)).startswith(tied(czech))


def test_every_effect_has_words_and_icons() -> None:
    assert [kind for kind in EFFECTS if kind not in TEXT or kind not in ICONS] == []
    assert icons_of(notation.effect({"production": {"each": 1}})) == ("production", "food", "steel", "energy")
    assert icons_of(notation.effect({"prepare": "farm"})) == ("farm",)
    assert icons_of(notation.effect({"build": "stadium"})) == ("stadium",)
    assert icons_of(notation.effect({"gain": {"any": 2}})) == ("any",)
