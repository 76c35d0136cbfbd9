"""What one viewer is shown of a table, in words. Everything here is read from the viewer's own view."""

from __future__ import annotations

import time
from functools import lru_cache

from kolonie.core.chance import commitment, verify
from kolonie.core.engine import Entry, Game
from kolonie.core.ledger import Rule, ledger
from kolonie.core.messages import message
from kolonie.core.options import Option
from kolonie.core.sketches import on_the_table
from kolonie.core.views import journal, view
from kolonie.games import title as game_title
from kolonie.server.api import SeatLink
from kolonie.server.drawn import Drawn
from kolonie.server.logbook import log_lines, outlook_state, since_turn
from kolonie.server.sketchbook import Page, Sketchbook
from kolonie.server.states import (
    ChatState,
    DecisionDetails,
    DecisionState,
    EndingState,
    OptionState,
    PartState,
    RefusalState,
    ResultState,
    SeatState,
    ShareState,
    TableState,
)
from kolonie.server.store.rows import ChatRow, Stopped, TableRow
from kolonie.server.wording import draw
from kolonie.server.words import QuickLexicon, TableWords, table_words
from kolonie.table.export import Count, counted, known
from kolonie.table.film import Film
from kolonie.table.sitting import Sitting
from kolonie.table.story import Line, story

NOTHING = Drawn([], [])
"""The picture of a table that has not begun."""
AT_ONCE = 12
"""How many options may tell at once what they would do, and may be asked for in one request."""


class Viewer:
    """Who looks, and how: a seat (None: a spectator), the person's seats, a language."""

    __slots__ = ("language", "log_from", "person", "seat", "seats")

    def __init__(
        self,
        person: str | None,
        seat: int | None,
        seats: tuple[int, ...],
        language: str,
        log_from: int | None = None,
    ) -> None:
        self.person = person
        self.seat = seat
        self.seats = seats
        self.language = language
        self.log_from = log_from
        """The first log line wanted; None for the last ones."""


def pick_seat(row: TableRow, sitting: Sitting | None, person: str | None, wanted: int | None) -> int | None:
    """Through which of the person's seats it looks: the one asked for, the one to act, or the first."""
    seats = row.seats_of(person)
    if wanted is not None and wanted in seats:
        return wanted
    if not seats:
        return None
    acting = sitting.to_act() if sitting is not None else []
    return next((seat for seat in seats if seat in acting), seats[0])


@lru_cache(maxsize=32)
def rules_of(game: str, language: str) -> dict[str, Rule]:
    return ledger(game_title(game), language)


def build(
    row: TableRow,
    sitting: Sitting,
    viewer: Viewer,
    online: set[str],
    chat: list[ChatRow],
    film: Film | None = None,
    at: int | None = None,
    book: Sketchbook | None = None,
) -> TableState:
    """The table as the viewer may see it now; with `film` and `at`, as it was after that many moves.

    `book` is what was drawn at this table before.
    """
    words = table_words(row, viewer.language) if book is None else book.words(row, viewer.language)
    past = film is not None and at is not None
    game = film.at(at) if film is not None and at is not None else sitting.seen_by(viewer.seat)
    started = sitting.started
    seen = view(game, viewer.seat)
    page = Page(seen) if book is None else book.page(viewer.seat, viewer.language, seen)
    drawn = _drawn(sitting, game, viewer, words, page, book) if started else NOTHING
    entries = _entries(sitting, game, viewer, past)
    told = _story(game, viewer, entries, book) if started else []
    over = sitting.over or row.origin == "record"
    count = Count(range(1, game.number + 1)) if over else counted(entries)
    acting = game.to_act() if past else sitting.to_act()
    return TableState(
        id=row.id,
        game=row.terms.game,
        title=words.say("title"),
        status="stopped" if row.stopped is not None else row.status,
        stopped=None if row.stopped is None else stopped_text(row.stopped, words),
        number=count.moves,
        you=viewer.seat,
        your_seats=list(viewer.seats),
        names=list(row.names),
        seats=_seats(row, sitting, online, acting),
        crumbs=drawn.crumbs,
        passed=drawn.passed,
        ahead=drawn.ahead,
        panels=drawn.panels,
        board=page.seen if started else None,
        decision=None if past or not started else _decision(row, sitting, viewer, words, page),
        log=log_lines(told, viewer.log_from, words, count, sitting.times),
        chat=[ChatState(line.id, seat_of(row, line.person), line.who, line.text, line.at) for line in chat],
        since_your_turn=since_turn(told, viewer.seat),
        options=dict(game.settings),
        commitment=commitment(row.terms.seed),
        seed=row.terms.seed if over else None,
        verified=verify(row.terms.seed, sitting.table.record.commitment) if over else None,
        shares=_shares(row, sitting),
        dealing=row.status == "open" and not any(s.free for s in row.seats),
        chosen=row.terms.chosen,
        result=_result(game, words, film, sitting) if game.over and started else None,
        ending=_ending(sitting, words) if not past else None,
        agreed=sorted(sitting.agreed) if not over else [],
        owner=viewer.person is not None and viewer.person == row.owner,
        expires=row.expires,
        mode=row.mode,
        confirm=row.terms.confirm,
        public=row.public,
        can_take_back=not past
        and started
        and viewer.seat is not None
        and row.status == "running"
        and row.stopped is None
        and sitting.wall(viewer.seat) is None,
        your_number=0 if viewer.seat is None else sitting.marks[viewer.seat],
        seat_links=_links(row, viewer.person),
        spectator_url=f"/watch/{row.watch}" if viewer.seats or viewer.person == row.owner else None,
    )


def _drawn(
    sitting: Sitting, game: Game, viewer: Viewer, words: TableWords, page: Page, book: Sketchbook | None
) -> Drawn:
    if page.drawn is None:
        if book is None:
            page.drawn = draw(sitting.title.scene(game.box, page.seen), words)
        else:
            sketch = sitting.title.sketch(game.box, on_the_table(page.seen))
            page.drawn = book.picture(game.box, sketch, viewer.seat, words)
    return page.drawn


def stopped_text(stopped: Stopped, words: QuickLexicon) -> str:
    """A word to the players of a table that cannot go on."""
    return words.say(
        "server-stopped", then=stopped.rules, now=stopped.now, shown=stopped.shown, moves=stopped.moves
    )


def seat_of(row: TableRow, person: str | None) -> int | None:
    return next(iter(row.seats_of(person)), None)


def _links(row: TableRow, person: str | None) -> list[SeatLink]:
    if person is None or person != row.owner:
        return []
    return [SeatLink(s.seat, f"/join/{s.token}") for s in row.seats if s.token and s.free]


def _seats(row: TableRow, sitting: Sitting, online: set[str], acting: list[int]) -> list[SeatState]:
    now = time.time()
    return [
        SeatState(
            name=s.name,
            kind=s.kind,
            online=s.kind == "bot" or s.person in online,
            clock_s=None if s.kind == "bot" else sitting.clocks.remaining(s.seat, now),
            to_act=s.seat in acting,
            bot=sitting.bots[s.seat],
            resigned=sitting.resigned[s.seat],
        )
        for s in row.seats
    ]


# -- the decision


def _decision(
    row: TableRow, sitting: Sitting, viewer: Viewer, words: QuickLexicon, page: Page
) -> DecisionState | None:
    seat = viewer.seat
    if seat is None or row.status != "running" or row.stopped is not None:
        return None
    drafted = seat in sitting.drafts
    game = sitting.seen_by(seat)
    wall = sitting.wall(seat)
    number = sitting.marks[seat]
    if seat not in game.asks:
        if not drafted:
            return None
        prompt = words.say("server-confirm-turn")
        return DecisionState(seat, number, prompt, "", "", [], wall is None, wall, True)
    decision = game.decision(seat)
    rule = rules_of(row.terms.game, viewer.language).get(decision.rule)
    if page.options is None:
        page.options = options_of(game, seat, decision.options, words)
    return DecisionState(
        seat,
        number,
        words.say(decision.prompt),
        decision.rule,
        rule.text if rule else "",
        page.options,
        wall is None,
        wall,
        drafted,
        decision.prompt.key,
    )


def options_of(game: Game, seat: int, options: tuple[Option, ...], words: QuickLexicon) -> list[OptionState]:
    title = game.title
    return [
        OptionState(
            choice.key,
            choice.verb,
            words.say(title.label(game, seat, choice)),
            list(title.places(game, seat, choice)),
            choice.verb,
        )
        for choice in options
    ]


def details(row: TableRow, sitting: Sitting, seat: int, language: str) -> DecisionDetails:
    """What is only made when somebody asks for it, because it takes long: refusals and outlooks."""
    words = table_words(row, language)
    game = sitting.seen_by(seat)
    number = sitting.marks[seat]
    if row.status != "running" or seat not in game.asks:
        return DecisionDetails(number, [], [])
    keys = [choice.key for choice in game.decision(seat).options]
    outlooks = sitting.outlooks(seat, keys) if len(keys) <= AT_ONCE else []
    told = [outlook_state(key, one, words) for key, one in zip(keys, outlooks, strict=False)]
    return DecisionDetails(number, refusals_of(game, seat, words), told)


def refusals_of(game: Game, seat: int, words: QuickLexicon) -> list[RefusalState]:
    title = game.title
    return [
        RefusalState(
            refusal.key,
            words.say(title.label(game, seat, refusal.option)),
            words.say(refusal.reason),
            refusal.rule,
            list(title.places(game, seat, refusal.option)),
        )
        for refusal in game.refusals(seat)
    ]


# -- the log


def _entries(sitting: Sitting, game: Game, viewer: Viewer, past: bool) -> list[Entry]:
    """What the viewer may read; a draft's lines come last, and only its own seat reads them."""
    if not past and viewer.seat in sitting.drafts:
        return [*journal(sitting.game, viewer.seat), *journal(game, viewer.seat)]
    return journal(game, viewer.seat)


def _story(game: Game, viewer: Viewer, entries: list[Entry], book: Sketchbook | None) -> list[Line]:
    if book is None:
        return story(game, viewer.seat, entries)
    return book.teller(game, viewer.seat).tell(game, entries)


def moment(sitting: Sitting, viewer: Viewer, at: int) -> int:
    """The move of the game that `at` means to the viewer, who cannot count what others did in secret."""
    length = len(sitting.table.record.moves)
    return at if sitting.over else known(sitting.game, [viewer.seat]).before_next(at, length)


# -- the end


def _shares(row: TableRow, sitting: Sitting) -> list[ShareState]:
    """Before the deal only what players are bound by."""
    if not sitting.started:
        return [ShareState(s.seat, s.pledge, None) for s in row.seats if s.pledge is not None]
    return [ShareState(s.seat, s.pledge, s.entropy or None) for s in sitting.table.record.shares]


def _ending(sitting: Sitting, words: QuickLexicon) -> EndingState | None:
    if sitting.ending == "":
        return None
    winners = sitting.winners()
    who = words.say(message("seat-name", n=sitting.ended_by + 1))
    text = words.say(f"server-ended-{sitting.ending}", who=who)
    if winners:
        text = (
            f"{text} {words.say('server-left-over', who=words.say(message('seat-name', n=winners[0] + 1)))}"
        )
    return EndingState(sitting.ending, text, winners)


def _result(game: Game, words: QuickLexicon, film: Film | None, sitting: Sitting) -> ResultState:
    sheets = game.title.breakdown(game)
    keys = list(sheets[0]) if sheets else []
    grade = game.title.grade(game)
    return ResultState(
        scores=game.scores(),
        winners=sitting.winners(),
        parts=[
            PartState(key, part_name(words, key), [sheet.get(key, 0) for sheet in sheets]) for key in keys
        ],
        timeline=film.scores if film is not None else [],
        grade=words.say(grade) if grade is not None else None,
    )


def part_name(words: QuickLexicon, key: str) -> str:
    if words.has(f"part-{key}"):
        return words.say(f"part-{key}")
    return words.say("server-total") if key == "total" else key
