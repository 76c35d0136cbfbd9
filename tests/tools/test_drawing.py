"""Scenes in a terminal of 80 columns: nothing twice, nothing too wide, signs that mean one thing."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from kolonie.core.engine import Change, Game
from kolonie.core.messages import Message
from kolonie.core.outlook import Outlook
from kolonie.core.scene import Cell, Grid, Panel, Piece, Scene, Space, Track, Zone, put_into_words
from kolonie.core.text import Lexicon, lexicon
from kolonie.core.title import Title
from kolonie.core.views import view
from kolonie.games import title, titles
from kolonie.games.planet_unknown.pictures import legend, tile_cells
from kolonie.table.boards import board_lines, columns, grid_lines, picture
from kolonie.table.changes import draw_changes
from kolonie.table.drawing import draw, draw_figures, draw_panel, draw_zone, say
from kolonie.table.offering import Offer, costs_and_brings
from kolonie.table.pieces import Paragraph, mark_text, piece_text

PLANET = title("planet_unknown")
CITIES = title("underwater_cities")
AQUASPHERE = title("aquasphere")
EN = lexicon(None, "en")
LANGUAGES = ("en", "cs")


def printed(drawn: RenderableType | None, width: int = 80) -> str:
    screen = io.StringIO()
    assert drawn is not None
    Console(file=screen, width=width).print(drawn)
    return "\n".join(line.rstrip() for line in screen.getvalue().splitlines())


def said(part: Any) -> Any:
    return put_into_words(part, EN)


def plain(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def played(item: Title, decisions: int, seats: int = 2, seed: str = "drawing") -> Game:
    game = item.new(seats, seed)
    dice = random.Random(seed)
    while game.number < decisions and not game.over:
        seat = dice.choice(game.to_act())
        game.play(seat, dice.choice(game.options(seat)))
    return game


def table(game: Game, viewer: int | None, words: Lexicon) -> Any:
    return say(game.title.scene(game.box, view(game, viewer)), words)


# -- pieces


@pytest.mark.parametrize(
    ("piece", "text"),
    [
        (Piece("credits", n=3), "credits 3"),
        (Piece("rank 1", n=3), "rank 1: 3"),
        (Piece("Result", n=-34), "Result −34"),
        (Piece("Farm", code="14", tags=("used", "Era 1"), dim=True), "14 Farm (used, Era 1)"),
        (Piece("Farm", hue="green", tags=("used",)), "Farm (green, used)"),
        (Piece("Farm", source="reconstructed"), "Farm ◇"),
        (Piece("Farm", marks=(Piece("3 credits", n=3),)), "Farm (3 credits)"),
        (
            Piece("Farm", tags=("used",), marks=(Piece("", n=3), Piece("3 credits", n=-3))),
            "Farm (used) (−3 credits)",
        ),
        (Piece("Extra card", marks=(Piece("1 disc", hue="red"),)), "Extra card (red: 1 disc)"),
    ],
)
def test_a_piece_says_its_number_once(piece: Piece, text: str) -> None:
    assert piece_text(said(piece)).plain == text


def test_what_is_printed_on_something_says_its_number_itself() -> None:
    assert mark_text(said(Piece("3 credits", n=3))).plain == "3 credits"
    assert mark_text(said(Piece("1 credit", n=-1))).plain == "−1 credit"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("item", titles(), ids=lambda item: item.id)
def test_no_number_follows_words_that_say_it(item: Title, language: str) -> None:
    """`3 credits 3` was seen on cards, tracks and sites."""
    words = lexicon(item, language)
    for decisions in (0, 40, 90):
        shown = printed(draw(table(played(item, decisions), 0, words), 0, 80, words))
        for number in range(1, 6):
            assert f" {number} kredity {number}" not in shown
            assert f" {number} credits {number}" not in shown
            assert f"stupeň {number} {number}" not in shown
            assert f"rank {number} {number}" not in shown


# -- paragraphs


def test_a_paragraph_is_broken_between_its_parts() -> None:
    parts = [Text(f"part {number}") for number in range(6)]
    shown = printed(Paragraph(Text("Head: "), parts), width=24)
    assert shown == "Head: part 0 · part 1 ·\n    part 2 · part 3 ·\n    part 4 · part 5"


def test_a_long_part_is_broken_between_words_and_indented() -> None:
    shown = printed(Paragraph(Text("one two three four five six seven"), indent=2), width=14)
    assert shown == "one two three\n  four five\n  six seven"


def test_a_hard_space_ends_no_line() -> None:
    shown = printed(Paragraph(Text("karty infrastruktury v\N{NO-BREAK SPACE}ruce a dál"), indent=2), width=24)
    assert shown == "karty infrastruktury\n  v\N{NO-BREAK SPACE}ruce a dál"


# -- maps


def test_a_map_has_axes_and_lines_between_its_regions() -> None:
    cells = tuple(
        Cell(x, y, letter=".", region="left" if x < 1 else "right" if y < 1 else "below")
        for x in range(3)
        for y in range(2)
    )
    grid = Grid("Map", 3, 2, cells, right=("1", "2"), below=("3", "4", "5"))
    assert plain(grid_lines(said(grid))) == [
        "Map",
        "   0  1  2",
        " 0 . │.  .   1",
        "      ──────",
        " 1 . │.  .   2",
        "   3  4  5",
    ]


def test_cells_that_can_be_chosen_have_numbers_and_keep_their_tokens() -> None:
    rock = Piece("rock", short="*")
    grid = Grid("Map", 3, 1, (Cell(0, 0, letter="."), Cell(1, 0, letter="~", pieces=(rock,)), Cell(2, 0)))
    assert plain(grid_lines(said(grid)))[2] == " 0 .  ~* ·"
    assert plain(grid_lines(said(grid), {(1, 0): 12, (2, 0): 7}))[2] == " 0 .  12*7"


def test_tracks_stand_side_by_side_with_the_top_above() -> None:
    marker = Piece("tracker", short="►")
    one = (Space("", (marker,), code="0"), Space("", marks=(Piece("medal 2", n=2, short="2"),), code="1"))
    two = (Space("", code="0"), Space("", (marker,), code="2", marks=(Piece("move", short="→1"),)))
    tracks = [said(Track("Water", one, short="wat")), said(Track("Tech", two, short="tech"))]
    assert plain(columns(tracks)) == ["   wat tech", " 2     ►→1", " 1 2", " 0 ►   ·"]


def test_map_and_tracks_stand_next_to_each_other_where_there_is_room() -> None:
    grid = Grid("Map", 12, 3, (Cell(0, 0),))
    track = Track("Water", tuple(Space("", code=str(n)) for n in range(4)), short="water")
    parts = [said(grid), said(track)]
    assert len(board_lines(parts, 80)) == 5
    assert len(board_lines(parts, 40)) == 10


def test_a_tile_is_drawn_as_it_lies_with_the_cell_it_is_laid_by() -> None:
    rock = Piece("rock", short="*")
    cells = said((Cell(4, 7, letter="T"), Cell(5, 7, letter="t", pieces=(rock,)), Cell(5, 8, letter="R")))
    assert plain(picture(cells)) == ["T  t*", "   R"]
    assert plain(picture(cells, (4, 7))) == ["[T]  t*", "     R"]


# -- signs of Planet Unknown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sign_stands_for_two_things(language: str) -> None:
    words = lexicon(PLANET, language)
    box = PLANET.box()
    for planet in box.planets:
        for board in box.corporations:
            rows = [(words.say(sign) if isinstance(sign, Message) else sign, text) for sign, text in
                    legend([planet], board)]  # fmt: skip
            signs = [sign for sign, _meaning in rows]
            assert len(set(signs)) == len(signs), signs
            assert not set("".join(signs[:6]).lower()) & set("".join(signs[7:])), "no letter of a terrain"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_of_a_terrain_is_that_of_its_name(language: str) -> None:
    words = lexicon(PLANET, language)
    for name in ("civ", "water", "biomass", "rover", "tech", "energy"):
        terrain = words.say(f"terrain-{name}")
        assert words.say(f"letter-{name}", building="yes") == terrain[0].upper()
        assert words.say(f"letter-{name}", building="no") == terrain[0].lower()


def written(panel: Any) -> Iterator[str]:
    for part in panel["parts"]:
        if part["kind"] == "grid":
            for cell in part["cells"]:
                yield from cell["letter"]
                yield from (piece["short"] for piece in cell["pieces"])
        elif part["kind"] == "track":
            for space in part["spaces"]:
                yield from (piece["short"] for piece in (*space["pieces"], *space["marks"]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e"])
def test_every_sign_on_a_board_is_in_its_legend(seed: str, language: str) -> None:
    words = lexicon(PLANET, language)
    shown = table(played(PLANET, 60, 4, seed), None, words)
    for panel in shown["panels"]:
        known = {sign for sign, _meaning in panel["legend"]}
        terrains = {sign.lower() for sign, _meaning in panel["legend"][:6]}
        for sign in written(panel):
            bare = "".join(letter for letter in sign if not letter.isdigit() and letter != "/")
            fits = any(bare[:1] == each[:1] or sign[:1].isdigit() for each in known)
            assert not sign or bare in known | terrains or fits, sign


def test_every_tile_has_a_picture_with_its_buildings_and_its_meteorite() -> None:
    box = PLANET.box()
    words = lexicon(PLANET, "cs")
    for tile, ident in enumerate(box.tile_ids):
        lines = plain(picture(put_into_words(tile_cells(box, tile), words)))
        drawn = "".join(lines).replace(" ", "")
        shape, pair, mark = ident.split(".")
        large = {letter for letter in drawn if letter.isupper()}
        assert large == {words.say(f"letter-{name}", building="yes") for name in pair.split("-")}
        assert drawn.count("*") == (mark == "meteor")
        assert sum(letter.isalpha() for letter in drawn) == int(shape[1:])


# -- whole tables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("item", titles(), ids=lambda item: item.id)
def test_a_table_fits_into_80_columns(item: Title, language: str) -> None:
    words = lexicon(item, language)
    for decisions in (0, 20, 60, 2000):
        for full in (True, False):
            shown = printed(draw(table(played(item, decisions), 0, words), 0, 80, words, full=full))
            assert max(map(len, shown.splitlines())) <= 80
            assert not [line for line in shown.splitlines() if line.strip() in ("·", "│")]


@pytest.mark.parametrize("item", titles(), ids=lambda item: item.id)
def test_a_table_in_short_is_about_a_screen(item: Title) -> None:
    words = lexicon(item, "cs")
    said_table = table(played(item, 60, 4), 0, words)
    short = printed(draw(said_table, 0, 80, words, full=False, legend=False)).splitlines()
    full = printed(draw(said_table, 0, 80, words)).splitlines()
    assert len(short) <= 68
    assert len(short) < len(full) * 0.75


def test_others_are_figures_in_short_and_boards_in_full() -> None:
    words = lexicon(PLANET, "en")
    shown = table(played(PLANET, 40), 0, words)
    other = next(panel for panel in shown["panels"] if panel["seat"] == 1)
    planet = next(part["title"] for part in other["parts"] if part["kind"] == "grid")
    axis = "0  1  2  3"
    assert printed(draw(shown, 0, 80, words, full=False)).count(axis) == 1
    assert printed(draw(shown, 0, 80, words)).count(axis) == 2
    alone = printed(draw_panel(other, 80))
    assert (alone.count(axis), planet in alone) == (1, True)


def test_each_research_card_of_a_sector_is_printed_once() -> None:
    words = lexicon(AQUASPHERE, "en")
    game = played(AQUASPHERE, 2)
    for full in (True, False):
        shown = " ".join(printed(draw(table(game, 0, words), 0, 80, words, full=full)).split())
        tops = [pile[-1] for pile in game.state.research if pile]
        for card in set(tops):
            assert shown.count(words.say(game.box.card_text(card))) == tops.count(card)


def test_a_hand_that_is_hidden_is_not_empty() -> None:
    hand = Zone("Hand", (), layout="cards", note="3 cards")
    assert printed(draw_zone(said(hand), 80, True)[0]) == "Hand: (3 cards)"
    assert printed(draw_zone(said(Zone("Hand", (), layout="cards")), 80, True)[0]) == "Hand: –"


def test_slots_say_once_what_is_on_all_of_them() -> None:
    match = Piece("2 cards match")
    slots = (
        Piece("build", code="G1", marks=(match, Piece("Player 1"))),
        Piece("fly", code="G2", marks=(match,)),
    )
    shown = printed(draw_zone(said(Zone("Slots", slots, layout="slots")), 24, False)[0], 80)
    assert shown == "Slots: (2 cards match) G1 (Player 1) · G2"


def test_figures_of_one_kind_say_it_once() -> None:
    figures = (
        *(Piece(f"production of {name}", n=1) for name in ("food", "steel", "energy")),
        Piece("smileys", n=2),
    )
    shown = said(Panel("Player 2", (), 1, figures))
    assert printed(draw_figures(shown)) == "Player 2: production of food 1 · steel 1 · energy 1 · smileys 2"


# -- what changed


def panel(*parts: Any, seat: int | None = None, **figures: int) -> Panel:
    return Panel("Mine", parts, seat, tuple(Piece(name, n=n) for name, n in figures.items()))


def changed(before: Panel, now: Panel, viewer: int = 0) -> str:
    old, new = (said(Scene((), (one,))) for one in (before, now))
    drawn = draw_changes(old, new, viewer)
    return "" if drawn is None else printed(drawn)


def test_figures_are_told_with_what_they_were() -> None:
    assert changed(panel(credits=3, kelp=1), panel(credits=1, kelp=1)) == "Δ credits 3 → 1"
    assert changed(panel(credits=3), panel(credits=3)) == ""


def test_cards_that_come_and_go_are_told_by_name() -> None:
    one, two = (Zone("Hand", (Piece(name, code=code),)) for name, code in (("Farm", "1"), ("Mill", "2")))
    assert changed(panel(one), panel(two)) == "Δ Hand: + 2 Mill, − 1 Farm"


def test_a_piece_in_another_state_is_told_once() -> None:
    free = Zone("Slots", (Piece("build", code="G1"),))
    taken = Zone("Slots", (Piece("build", code="G1", dim=True, marks=(Piece("Player 1"),)),))
    assert changed(panel(free), panel(taken)) == "Δ Slots: G1 (Player 1)"
    level = Zone("Levels", (Piece("1: more", dim=True),))
    assert changed(panel(level), panel(Zone("Levels", (Piece("1: more"),)))) == "Δ Levels: + 1: more"


def test_a_mark_without_words_is_not_told() -> None:
    """It is there for a picture: the number of an energy, say, whose price has changed."""
    old, new = (Zone("Actions", (Piece("build", code="1", marks=(Piece("", n=n),)),)) for n in (0, 1))
    assert changed(panel(old), panel(new)) == ""


def test_what_all_pieces_have_now_is_told_once() -> None:
    few, more = (
        Zone("Slots", tuple(Piece("build", code=code, marks=(Piece(f"{n} cards match"),)) for code in "AB"))
        for n in (1, 2)
    )
    assert changed(panel(few), panel(more)) == "Δ Slots: 2 cards match"


def test_pieces_of_one_name_are_told_apart_by_their_order() -> None:
    both, one, none = (
        Zone("Home", tuple(Piece("ocean", dim=dim, tags=("gone",) if dim else ()) for dim in state))
        for state in ((False, False), (True, False), (True, True))
    )
    assert changed(panel(both), panel(one)) == "Δ Home: ocean (gone)"
    assert changed(panel(one), panel(none)) == "Δ Home: ocean (gone)"


def test_a_code_that_several_pieces_have_does_not_name_one() -> None:
    old, new = (
        Zone("Actions", (Piece("build", code="1"), Piece("fly", code="1", tags=tags)))
        for tags in ((), ("used",))
    )
    assert changed(panel(old), panel(new)) == "Δ Actions: 1 fly (used)"


def test_goods_are_told_with_the_world_they_lie_on() -> None:
    old, new = (
        panel(Zone("Old World", (Piece("steel", n=n),)), Zone("New World", (Piece("steel", n=1),)))
        for n in (7, 4)
    )
    assert changed(old, new) == "Δ Old World: steel 7 → 4"


def test_a_zone_under_another_name_is_the_same_zone() -> None:
    tile = (Piece("tile I3", n=12),)
    old, new = (Zone(f"Section 1 – {who}", tile, "section:0") for who in ("nobody", "Player 1"))
    assert changed(panel(old), panel(new)) == "Δ Section 1 – Player 1"


def test_a_number_that_is_a_piece_of_its_own_is_told_as_it_is_now() -> None:
    old, new = (Zone("Event", (Piece(f"zbývá {n} událostí"), Piece(f"Event {n}"))) for n in (18, 17))
    assert changed(panel(old), panel(new)) == "Δ Event: zbývá 17 událostí, + Event 17, − Event 18"
    one, other = (Zone("Hand", (Piece("demonstration", code=code),)) for code in ("69", "124"))
    assert changed(panel(one), panel(other)) == "Δ Hand: + 124 demonstration, − 69 demonstration"


def test_a_pile_that_is_taken_away_is_told_by_its_size() -> None:
    full, empty = (
        Zone("Discard", tuple(Piece(f"card {n}") for n in range(size)), layout="pile") for size in (9, 0)
    )
    assert changed(panel(full), panel(empty)) == "Δ Discard: 9 → 0"
    one = Zone("Discard", (*full.pieces, Piece("Farm")), layout="pile")
    assert changed(panel(full), panel(one)) == "Δ Discard: + Farm"


def test_what_is_still_to_do_is_not_news() -> None:
    old, new = (Zone("The turn", (Piece(word),), layout="steps") for word in ("choose a slot", "play a card"))
    assert changed(panel(old), panel(new)) == ""


def test_a_tracker_is_told_with_where_it_was() -> None:
    marker = Piece("tracker water", short="►")
    low, high = (
        Track(
            "Water", tuple(Space("", (marker,) if n == at else (), code=str(n)) for n in range(4)), short="w"
        )
        for at in (1, 3)
    )
    assert changed(panel(low), panel(high)) == "Δ Water: 1 → 3"
    other = Piece("civ tracker", short="►C")
    joined = Track("Water", (*high.spaces[:2], Space("", (other,), code="2"), high.spaces[3]), short="w")
    assert changed(panel(high), panel(joined)) == "Δ Water: civ tracker 2", "two stand there: one is named"


def test_things_of_one_name_on_a_track_are_told_with_all_their_places() -> None:
    def track(*places: int) -> Track:
        codes = [str(n) for n in range(4)]
        here = [
            tuple(Piece("Player 1", n=places.count(n) or None) for _ in (n,) if n in places) for n in range(4)
        ]
        return Track("Progress", tuple(Space("", p, code=c) for p, c in zip(here, codes, strict=True)))

    assert changed(panel(track(0, 0)), panel(track(0, 3))) == "Δ Progress: Player 1: 0, 0 → 0, 3"


def test_a_map_that_changed_is_drawn_again_and_only_the_viewers_own() -> None:
    old, new = (Grid("Planet", 1, 1, (Cell(0, 0, letter=letter),)) for letter in ".T")
    assert changed(panel(old, seat=0), panel(new, seat=0)) == "Planet\n   0\n 0 T"
    assert changed(panel(old, seat=1), panel(new, seat=1)) == ""


# -- what an option costs and brings


class Words:
    """Says names; a track is told by where it was and is."""

    def has(self, key: str) -> bool:
        return key == "level-water"

    def say(self, text: Message | str, /, **args: object) -> str:
        key = text.key if isinstance(text, Message) else text
        return key.removeprefix("count-").removeprefix("level-")


def test_what_an_option_costs_and_brings_a_seat() -> None:
    changes = (
        Change(0, "credit", 3, 1),
        Change(1, "credit", 0, 9),
        Change(0, "farm", 0, 1),
        Change(0, "water", 3, 5),
    )
    outlook = Outlook(changes, remarks=(Message("card-matches"),), reveals=True, passes=False)
    words: Any = Words()
    told = ["−2 credit", "+1 farm", "water 3→5", "card-matches", "term-reveals"]
    assert costs_and_brings(outlook, 0, words) == told
    assert costs_and_brings(Outlook((), (), False, True), 0, words) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_on_lines_say_what_they_would_do(language: str) -> None:
    words = lexicon(CITIES, language)
    game = played(CITIES, 30)
    while type(game.asks[game.to_act()[0]].frame.node).__name__ != "Build":
        seat = game.to_act()[0]
        build = [o for o in game.options(seat) if o.verb == "build" or o.key in ("slot:G2", "slot:Y1")]
        game.play(seat, build[0] if build else game.options(seat)[0])
    seat = game.to_act()[0]
    offer = Offer(game, seat, table(game, seat, words), words, room=40)
    entries = offer.entries(game.options(seat))
    shown = " ".join(printed(offer.draw(entries, Console(width=80))).split())
    told = {e.key: costs_and_brings(game.outlook(seat, e.key), seat, words) for e in entries}
    assert len(entries) > 1
    assert all(told.values())
    always = [part for part in told[entries[0].key] if all(part in parts for parts in told.values())]
    for key, parts in told.items():
        own = " · ".join(part for part in parts if part not in always)
        assert " ".join(f"{key} {own}".split()) in shown
    assert always, "each builds something"
    assert " ".join(words.say("term-always", what=" · ".join(always)).split()) in shown
    narrow = Offer(game, seat, table(game, seat, words), words, room=2 * len(entries) - 1)
    assert always[0] not in " ".join(printed(narrow.draw(entries, Console(width=80))).split()), "no room"
