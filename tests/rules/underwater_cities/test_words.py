"""What cards, contracts and options of Underwater Cities say, in both languages."""

from __future__ import annotations

import re

import pytest

from kolonie.core.messages import Message
from kolonie.core.readers import text_of
from kolonie.core.scene import Text
from kolonie.core.text import lexicon
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import Feed
from kolonie.games.underwater_cities.nodes import Least, Per, Steps, Tally, Things, When
from kolonie.games.underwater_cities.phrases import amount
from kolonie.games.underwater_cities.picturing import contract_piece, good, tile_piece
from kolonie.games.underwater_cities.positions import Position
from kolonie.games.underwater_cities.words import card_text
from kolonie.table.story import what
from tests.czech import tied
from tests.positioning import reconsider
from tests.rules.underwater_cities.reef import before_production, over_night
from tests.rules.underwater_cities.sea import first, goods, hold, play, put, started

EN, CS = lexicon(TITLE, "en"), lexicon(TITLE, "cs")
BOX = TITLE.box()


def said_of(ident: str) -> tuple[str, str]:
    """A card's own words: English, Czech."""
    text = card_text(BOX, BOX.card_number[ident])
    return EN.say(text).partition(": ")[2], CS.say(text).partition(": ")[2]


@pytest.mark.parametrize("ident", ["14", "152"])
def test_a_mismatch_says_that_the_slot_without_colour_does_not_count(ident: str) -> None:
    """UC-23.20."""
    english, czech = said_of(ident)
    assert "(except on the always-available slot)" in english
    assert "(kromě stále dostupného pole)" in czech


@pytest.mark.parametrize("ident", ["28", "24", "54", "78", "163", "173", "187"])
def test_all_tunnels_are_connected_so_those_at_cities_are_named(ident: str) -> None:
    """UC-9.02, UC-17.07."""
    english, czech = said_of(ident)
    assert "connected tunnel" not in english and re.search("tunnel.* at (a )?connected cit", english)
    assert "připojen" not in czech.partition("tunel")[0] and tied(" u připojen") in czech


@pytest.mark.parametrize(
    ("ident", "english", "czech"),
    [
        ("PA", "gain 1 steelplast or 1 credit", "získejte 1 oceloplast, nebo 1 kredit"),
        (
            "36",
            "one connected laboratory may give 1 steelplast and 1 kelp instead of 1 science",
            "z jedné připojené laboratoře můžete místo 1 vědy získat 1 oceloplast a 1 řasu",
        ),
        (
            "37",
            "whenever you build a second laboratory at a connected city, gain 1 credit",
            "kdykoli u připojeného města postavíte druhou laboratoř, získejte 1 kredit",
        ),
        (
            "30",
            "whenever you complete a second upgraded farm at a connected city, gain 2 points",
            "kdykoli u připojeného města dokončíte druhou vylepšenou farmu, získejte 2 body",
        ),
        ("89", "pay 1 science less for an upgrade", "za vylepšení platíte o 1 vědu méně"),
        ("90", "whenever you claim a card, gain 1 point", "kdykoli vyložíte kartu, získejte 1 bod"),
        (
            "93",
            "whenever you use an action card, gain 1 credit",
            "kdykoli použijete akční kartu, získejte 1 kredit",
        ),
        (
            "94",
            "whenever you take a special card, gain 1 science and 1 card",
            "kdykoli si vezmete speciální kartu, získejte 1 vědu a 1 kartu",
        ),
        (
            "95",
            "whenever your card matches the colour of the slot, pay 1 credit to gain 1 science",
            "kdykoli barva zahrané karty souhlasí s barvou akčního pole, za 1 kredit získejte 1 vědu",
        ),
        (
            "24",
            "gain 1 credit for every 2 tunnels at connected cities (at most 2 credits)",
            "získejte 1 kredit za každé 2 tunely u připojených měst (nejvýše 2 kredity)",
        ),
        (
            "2",
            "build a desalination plant for free and upgrade it at once for free",
            "postavte odsolovací zařízení zdarma a ihned ho vylepšete zdarma",
        ),
        (
            "8",
            "build a laboratory and upgrade it at once for free",
            "postavte laboratoř a ihned ji vylepšete zdarma",
        ),
        (
            "70",
            "gain the product of one upgraded structure at a connected city",
            "získejte výnos jedné vylepšené stavby u připojeného města",
        ),
        (
            "16",
            "gain 1 credit, 1 kelp or 1 steelplast",
            "získejte 1 kredit, 1 řasu, nebo 1 oceloplast",
        ),
        ("144", "gain 2 points; 2 cities need not be fed", "získejte 2 body; 2 města nemusíte živit"),
        (
            "170",
            "1 point for every action card in front of you and every paid special card "
            "in front of you or under your board (at most 6 points)",
            "1 bod za každou vyloženou akční kartu a každou zaplacenou speciální kartu "
            "před vámi nebo pod vaší deskou (nejvýše 6 bodů)",
        ),
        ("47", "pay 1 credit to gain 2 science", "za 1 kredit získejte 2 vědy"),
        (
            "40",
            "at the end of your turn: if your marker is on Federation space 1, gain 1 card",
            "na konci tahu: pokud stojí váš váleček na stupnici Federace na políčku 1, získejte 1 kartu",
        ),
        (
            "168",
            "5 points for 5 connected cities, 7 points for 6 and 9 points for 7 or more",
            "5 bodů za 5 připojených měst, 7 bodů za 6 a 9 bodů za 7 a více",
        ),
        (
            "189",
            "4 points for every set of 4 upgraded structures at connected cities "
            "(tunnel, farm, desalination plant and laboratory), at most 12 points",
            "4 body za každou čtveřici vylepšených staveb u připojených měst "
            "(tunel, farma, odsolovací zařízení a laboratoř), nejvýše 12 bodů",
        ),
    ],
)
def test_words_of_cards(ident: str, english: str, czech: str) -> None:
    assert said_of(ident) == (english, tied(czech))


def test_words_that_only_other_packs_can_need() -> None:
    """Sets of anything, a table of one row, a third thing."""
    mixed = Per(Least((Things(("farm",)), Tally("metropolis"))))
    assert CS.say(amount("point", mixed)) == "1 bod za každou sadu (připojenou farmu a připojenou metropoli)"
    one_row = Steps(Things(("farm",)), ((3, 4),))
    assert CS.say(amount("point", one_row)) == "4 body za 3 a více připojené farmy"
    assert EN.say(amount("point", one_row)) == "4 points for 3 or more connected farms"
    third = When("built", ("tunnel",), nth_in_turn=3)
    assert CS.say(text_of(third)) == tied("kdykoli v jednom tahu postavíte třetí tunel,")
    assert EN.say(text_of(third)) == "whenever you build a third tunnel in one turn,"


def test_a_contract_and_a_metropolis_in_words() -> None:
    contract = contract_piece(BOX, [entry.id for entry in BOX.contracts].index("GC7")).text
    assert said(contract, "en").startswith("if you have at least 3 connected buildings of each type, gain ")
    assert said(contract, "cs").startswith("pokud máte alespoň 3 připojené budovy každého typu, získejte ")
    tile = tile_piece(BOX, BOX.tile_ids.index("BR5")).detail
    assert said(tile, "cs") == "na konci hry: 4 body za 5 připojených měst, 8 bodů za 6 a 12 bodů za 7 a více"


def test_goods_beside_an_icon_stand_in_the_first_case() -> None:
    assert [said(good(name, 1).text, "cs") for name in ("kelp", "science", "biomatter", "card")] == [
        "1 řasa",
        "1 věda",
        "1 organická hmota",
        "1 karta",
    ]
    assert said(good("kelp", -2).text, "cs") == "2 řasy" and said(good("credit", 1).text, "en") == "1 credit"


def said(text: Text, language: str) -> str:
    assert isinstance(text, Message)
    return lexicon(TITLE, language).say(text)


def labels(*played: str, language: str = "en", tunnels: str = "", **amounts: int) -> dict[str, str]:
    """What the options say after these choices of the first turn, on board 1 with a farm and a laboratory."""
    game = started(2, "1")
    seat = first(game)
    hold(game, seat, "14", "19", "34")  # yellow, red, yellow
    goods(game, seat, **amounts)
    put(game, seat, "farm", "LR.1")
    put(game, seat, "laboratory", "LR.2")
    put(game, seat, "tunnel", *tunnels.split())
    reconsider(game)
    play(game, *played)
    who = game.to_act()[0]
    words = lexicon(TITLE, language)
    return {choice.key: words.say(TITLE.label(game, who, choice)) for choice in game.options(who)}


def test_a_card_in_hand_says_its_colour_and_whether_it_matches() -> None:
    english, czech = labels("slot:R1"), labels("slot:R1", language="cs")
    assert english["card:19"].startswith("Build a Structure (19, red, matches): ")
    assert czech["card:19"].startswith("Postav stavbu (19, červená, souhlasí): ")
    assert english["card:14"].startswith("Black Ops Team (14, yellow, no match: its effect is lost): ")
    assert czech["card:14"].startswith("Komando (14, žlutá, nesouhlasí: efekt propadne): ")


@pytest.mark.parametrize(
    ("language", "taken", "played", "used"),
    [
        ("en", "; 3 credits when played): ", ", price 3 credits, matches): ", "Use the card for 3 credits"),
        ("cs", "; při zahrání za 3 kredity): ", ", za 3 kredity, souhlasí): ", "Využít kartu za 3 kredity"),
    ],
)
def test_a_special_card_says_what_it_costs(language: str, taken: str, played: str, used: str) -> None:
    """UC-5.04, UC-5.11: nothing when it is taken, its price when it is played for its benefit."""
    words = lexicon(TITLE, language)

    def told(key: str) -> str:
        return next(words.say(TITLE.label(game, seat, c)) for c in game.options(seat) if c.key == key)

    game = started(2, "1")
    who = first(game)
    hold(game, who, "184", "185", "34")  # yellow and red for 3 credits
    goods(game, who, credit=3)
    Position(game).offer("186")
    reconsider(game)
    seat = game.to_act()[0]
    play(game, "slot:R3")
    assert played in told("card:185") and "3 " not in told("card:184").partition(": ")[0]
    play(game, "card:185", "order:slot")
    assert taken in told("special:186")
    play(game, "special:186")
    assert told("benefit") == used


@pytest.mark.parametrize(
    ("kelp", "points", "english", "czech"),
    [
        (4, 9, "feeds 3 cities", "živí 3 města"),
        (
            2,
            9,
            "feeds 2 cities, 1 city stays hungry, loses 3 points",
            "živí 2 města, 1 město zůstává neuživené, ztrácí 3 body",
        ),
        (
            0,
            4,
            "feeds no city, 3 cities stay hungry, loses 4 points",
            "neživí žádné město, 3 města zůstávají neuživená, ztrácí 4 body",
        ),
    ],
)
def test_the_log_does_not_call_hungry_cities_fed(kelp: int, points: int, english: str, czech: str) -> None:
    """UC-18.04, UC-18.06."""
    game, seat = before_production()
    put(game, seat, "nonsymbiotic", "LM", "MR")
    put(game, seat, "tunnel", "LR-LM", "LR-MR")
    goods(game, seat, kelp=kelp)
    seat.points = points
    game.journal = []
    over_night(game)
    index = game.state.seats.index(seat)
    fed = [what(e) for e in game.journal if e.seat == index and isinstance(e.node, Feed)]
    assert [(EN.say(told), CS.say(told)) for told in fed] == [(english, czech)]


def test_a_site_says_price_bonus_and_connection() -> None:
    english = labels("slot:G3", "card:14", credit=2, kelp=2)
    assert english["at:LR.3"] == "building site LR.3, for 1 kelp"
    assert english["at:LM.1"] == "building site LM.1, for 1 kelp; not connected yet"
    czech = labels("slot:G3", "card:14", language="cs", credit=2, kelp=2)
    assert czech["at:LM.1"] == "místo pro budovu LM.1, za 1 řasu; zatím nepřipojené"
    city = labels("slot:R4", "card:14", credit=2, kelp=2, steelplast=2)
    assert city["at:LM"] == "city site LM, for 1 credit, 1 kelp and 2 steelplast; not connected yet"
    tunnel = labels("slot:Y3", "card:19", "build", tunnels="LR-LM", credit=2, steelplast=2)
    assert tunnel["at:LM-LL"] == "tunnel site LM-LL, for 1 credit and 1 steelplast; bonus: 1 steelplast"


def test_what_is_upgraded_is_named() -> None:
    czech = labels("slot:Y4", "card:19", "upgrade", language="cs", science=3)
    assert czech["at:LR.1"] == "farma (místo pro budovu LR.1)"
    assert czech["at:LR.2"] == "laboratoř (místo pro budovu LR.2)"


def test_a_slot_that_only_builds_says_what_is_missing() -> None:
    game = started(2, "1")
    goods(game, first(game))
    reconsider(game)
    refused = {refusal.key: EN.say(refusal.reason) for refusal in game.refusals(game.to_act()[0])}
    assert refused["slot:R4"] == "For a non-symbiotic city you need 1 credit, 1 kelp and 2 steelplast more."


def test_what_could_be_built_says_its_price() -> None:
    game = started(2, "1", box=BOX)
    seat = first(game)
    goods(game, seat, credit=3, kelp=3, steelplast=3)
    hold(game, seat, "20", "14", "19")
    reconsider(game)
    play(game, "slot:R2", "card:20", "order:card", "action", "use:20", "build")
    index = game.to_act()[0]
    said = {choice.key: TITLE.label(game, index, choice) for choice in game.options(index)}
    assert EN.say(said["build:farm"]) == "Build a farm, for 1 kelp"
    assert CS.say(said["build:farm"]) == "Postavit farmu, za 1 řasu"
    assert CS.say(said["build:tunnel"]) == "Postavit tunel, za 1 kredit a 1 oceloplast"


def test_who_may_discard_later_is_told_so() -> None:
    """UC-3.04, UC-16.10."""
    game = started(2, "1", box=BOX)
    hold(game, first(game), "14", "19", "20")
    reconsider(game)
    play(game, "slot:S00", "card:14")
    index = game.to_act()[0]
    said = {choice.key: TITLE.label(game, index, choice) for choice in game.options(index)}
    assert set(said) > {"done"} and all(key == "done" or key.startswith("discard:") for key in said)
    assert EN.say(said["done"]) == "Discard at the start of the next turn"
    assert CS.say(said["done"]) == tied("Odhodit až na začátku příštího tahu")


def test_cards_that_share_a_title_are_told_by_their_numbers() -> None:
    """Options and hands show the number of every card; the log shows it where the title is not enough."""
    box = TITLE.box((), TITLE.check({"data_era": "on"}, 2))
    told = {ident: box.card_told(box.card_number[ident]) for ident in box.card_ids}
    assert EN.say(told["69"]) == "Demonstration (69)" and EN.say(told["124"]) == "Demonstration (124)"
    assert CS.say(told["69"]) == "Ukázka" and CS.say(told["124"]) == "Předváděcí akce"
    assert CS.say(told["D17"]) == "Těžba dat (D17)" and CS.say(told["D43"]) == "Těžba dat (D43)"
    for words in (EN, CS):
        titles = [words.say(told[card.id]) for card in box.cards]
        assert len(set(titles)) == len(titles)


def test_the_log_tells_cards_of_one_title_apart() -> None:
    game = started(2, "1", box=BOX)
    hold(game, first(game), "69", "124", "14")
    game.journal = []
    reconsider(game)
    play(game, "slot:S00", "card:124")
    lines = [EN.say(what(entry)) for entry in game.journal]
    assert "plays Demonstration (124)" in lines
