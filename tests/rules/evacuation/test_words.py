"""What options of Evacuation say, in both languages, before and after they are taken."""

from __future__ import annotations

import pytest

from kolonie.core.options import Option, option
from kolonie.core.text import lexicon
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import Position
from tests.citing import rule
from tests.czech import tied
from tests.rules.evacuation.worlds import empty, play

EN, CS = lexicon(TITLE, "en"), lexicon(TITLE, "cs")


def chosen(position: Position, key: str) -> Option:
    return next(choice for choice in position.live.options(0) if choice.key == key)


def said(position: Position, key: str) -> tuple[str, str]:
    """The label of an option of the first seat: English, Czech."""
    label = TITLE.label(position.live, 0, chosen(position, key))
    return EN.say(label), CS.say(label)


def told(position: Position, key: str) -> tuple[str, str]:
    """What is told once it is taken."""
    line = TITLE.told(position.live, position.live.asks[0].frame, chosen(position, key))
    return EN.say(line), CS.say(line)


def test_a_board_action_says_its_strength() -> None:
    position = empty()
    position.turn_of(0)
    assert said(position, "act:exchange") == (
        "Strength 4: gain 1 resource of any kind, then make up to 3 exchanges",
        "Síla 4: získejte 1 libovolný zdroj, pak proveďte až 3 výměny",
    )
    assert said(position, "pass") == ("Pass", "Pasovat")
    assert told(position, "pass") == ("passes", "pasuje")


def test_a_card_is_called_by_its_name() -> None:
    position = empty(actions="advanced")
    position.hand(0, "AC29", "AC01", "AC07", "AC32")
    position.stock(0, new=(1, 0, 0))
    position.turn_of(0)
    assert said(position, "card:AC29") == (
        "Play Cloned Shift (strength 2: clone / prepare 1 factory of any kind)",
        "Zahrát kartu Naklonovaná směna (síla 2: klonujte / připravte 1 libovolnou továrnu)",
    )
    assert told(position, "card:AC29") == ("plays Cloned Shift", "hraje kartu Naklonovaná směna")
    play(position, "card:AC29")
    assert said(position, "first") == ("Use: clone", "Použít: klonujte")


@pytest.mark.parametrize(
    ("area", "english", "czech"),
    [
        (
            "H01",
            "1 factory, 1 population token: food production +1), for 1 steel",
            "1 továrna, 1 žeton populace",
        ),
        ("H04", "Settle H04 (tundra, 2 factories), free", "Osídlit H04 (tundra, 2 továrny), zdarma"),
        (
            "H10",
            "food production +3, needs the leaf symbol)",
            "produkce jídla +3, vyžaduje symbol listu), za 2 oceli",
        ),
    ],
)
def test_an_area_says_what_it_takes_and_makes(area: str, english: str, czech: str) -> None:
    position = empty()
    position.satellites(0, 6, 7, "outer", "inner")
    position.people(0, 3)
    position.stock(0, new=(0, 3, 0))
    position.prepare(0, "new", "farm", "farm")
    position.begin(0, "action/settle")
    english_label, czech_label = said(position, f"settle:{area}")
    assert english in english_label
    assert czech in czech_label


@rule("EV-6.20", "EV-6.21")
def test_a_research_says_what_is_worked_on() -> None:
    position = empty()
    position.take_set(0, 2)
    position.research(0, 0, 1, 2)
    position.begin(0, "action/research")
    assert said(position, "research:1")[0].startswith("Light Frames, column 1, level 1, completed")
    assert said(position, "research:2")[0].startswith("Shielding, column 2, level 2, begun")
    assert said(position, "research:3")[1].startswith("Den zakladatelů, sloupec 3, úroveň 2, dokončení")
    assert told(position, "research:3") == (
        "completes Founders' Day",
        "dokončuje výzkum technologie Den zakladatelů",
    )


def test_flights_say_what_leaves() -> None:
    position = empty()
    position.give(0, "shuttle", "SH01")
    position.prepare(0, "old", "farm")
    position.stock(0, old=(0, 0, 3))
    position.flight_of(0)
    assert said(position, "launch:SH01")[1] == (
        "Vyslat raketoplán Písečný rorýs (start za 1 energii; zóny: poušť; kapacita budov 1, zdrojů 1)"
    )
    play(position, "launch:SH01")
    assert said(position, "evacuate:north-2") == (
        "Evacuate area 2 (desert): 2 population tokens",
        "Evakuovat oblast 2 (poušť): 2 žetony populace",
    )
    play(position, "evacuate:north-2")
    assert said(position, "ship:farm") == ("Load 1 farm", "Naložit 1 farmu")
    assert said(position, "ship:ST-blue") == (
        "Load the stadium Home Ground",
        "Naložit stadion „Domácí stadion“",
    )
    assert told(position, "ship:north-4") == (
        "evacuates area 4 into the building capacity: 1 steelworks",
        "evakuuje oblast 4 do kapacity budov: 1 ocelárnu",
    )


@rule("EV-8.12")
def test_an_ocean_area_is_refused_by_its_token() -> None:
    position = empty()
    position.give(0, "shuttle", "SH03")
    position.stock(0, old=(0, 0, 3))
    position.flight_of(0)
    play(position, "launch:SH03")
    ocean = next(one for one in position.live.refusals(0) if one.key == "evacuate:north-o1")
    label = TITLE.label(position.live, 0, ocean.option)
    assert EN.say(label) == "Evacuate area 10 (ocean): production token"
    assert CS.say(label) == "Evakuovat oblast 10 (oceán): žeton produkce"


@rule("EV-6.50", "EV-6.64")
@pytest.mark.parametrize(("completed", "english"), [(0, "2 population"), (1, "3 population")])
def test_cloning_says_its_price(completed: int, english: str) -> None:
    position = empty()
    position.take_set(0, 3)
    position.research(0, completed, 0, 0)
    position.stock(0, new=(1, 0, 0))
    position.begin(0, "action/clone")
    label = TITLE.label(position.live, 0, option("clone"))
    assert EN.say(label) == f"Clone: {english} tokens for 1 food from the New World"
    assert CS.say(label).endswith(tied("žetony populace za 1 jídlo z Nového světa"))


def test_satellites_say_where_they_go() -> None:
    position = empty()
    position.acted(0, 4, g1=4)
    position.progress()
    assert said(position, "move:1,2") == (
        "Satellite 1: 2 sections, to section 2",
        "Satelit 1: 2 úseky, na úsek 2",
    )
    play(position, "move:1,2")
    assert said(position, "cell:inner") == (
        "Inner lane: make 1 infrastructure development",
        "Vnitřní pruh: proveďte 1 rozvoj infrastruktury",
    )
    assert said(position, "cell:outer") == ("Outer lane: nothing", "Vnější pruh: nic")


def test_payments_say_which_world_pays() -> None:
    position = empty()
    position.satellites(0, 6, 5)
    position.acted(0, 3)
    position.stock(0, old=(0, 0, 2), new=(0, 0, 2))
    position.turn_of(0)
    play(position, "act:research")
    assert said(position, "energy:1,1") == (
        "1 energy from the Old World and 1 from the New World",
        tied("Zaplatit 1 energii ze Starého světa a 1 z Nového"),
    )
    assert said(position, "energy:0,2")[1] == tied("Zaplatit 2 energie z Nového světa")
    position = empty()
    position.stock(0, new=(1, 1, 0))
    position.begin(0, "action/shuttle")
    assert said(position, "refresh:food,new") == (
        "Renew the offer for 1 food from the New World",
        tied("Obnovit nabídku za 1 jídlo z Nového světa"),
    )
