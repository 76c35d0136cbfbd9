"""A worker process: bots think here, so that the server never waits for them.

A job is plain data: a saved position, a seat, a bot and a seed for its thoughts. The position holds the
secrets of the table, but the bot is given a view of it and nothing else. A bot that has planned its turn is
asked again for the next decision of the same seat, and plays on if everything is as it foresaw.
"""

from __future__ import annotations

import signal
import time
from collections import OrderedDict
from multiprocessing.connection import Connection

import msgspec

from kolonie.analysis.chances import Standing, standing
from kolonie.analysis.reviews import Review, review
from kolonie.analysis.turns import Turn
from kolonie.bots import Bot, bot
from kolonie.bots.advice import Advice, weigh
from kolonie.bots.hands import lend_hands
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.records import RecordError, check, read
from kolonie.core.saving import load
from kolonie.core.views import View
from kolonie.games import UnknownGame, title
from kolonie.server.store.packs import box_of
from kolonie.table.events import Terms


class Think(msgspec.Struct, frozen=True, tag="think"):
    """What does this bot play here?"""

    game: str
    position: str
    seat: int
    bot: str
    mind: str
    table: str = ""
    terms: Terms | None = None
    packs: dict[str, str] = {}
    """The texts of the table's packs, where they are not those of this program."""


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """What could this seat do here? `key` is an option that is weighed in any case."""

    game: str
    position: str
    seat: int
    terms: Terms | None = None
    packs: dict[str, str] = {}
    key: str = ""


class Look(msgspec.Struct, frozen=True, tag="look"):
    """What was this turn worth (None: nothing is left to play), and where did everybody stand before it?"""

    game: str
    position: str
    turn: Turn | None
    mind: str
    budget: int
    terms: Terms | None = None
    packs: dict[str, str] = {}


class Inspect(msgspec.Struct, frozen=True, tag="inspect"):
    """Is this record one of a game that was really played?"""

    record: str


class Answer(msgspec.Struct, frozen=True):
    key: str = ""
    wrong: tuple[str, ...] = ()
    advice: tuple[Advice, ...] = ()
    review: Review | None = None
    standing: Standing | None = None
    fallen_back: bool = False
    """The bot failed, and any legal move was taken in its place."""
    seconds: float = 0.0
    """How long it took."""


Job = Think | Advise | Look | Inspect
JOB: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)
ANSWER: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


class Minds:
    """The bots of the tables that this worker was asked for lately, with what they have planned."""

    KEPT = 500

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def of(self, job: Think) -> Bot:
        place = (job.table, job.seat, job.bot)
        known = self._bots.pop(place, None) or bot(job.bot)
        if job.table:
            self._bots[place] = known
            if len(self._bots) > self.KEPT:
                self._bots.popitem(last=False)
        return known

    def forget(self, job: Think) -> None:
        self._bots.pop((job.table, job.seat, job.bot), None)


def position(job: Think | Advise | Look) -> Game:
    played = title(job.game)
    box = box_of(played, job.terms, job.packs) if job.terms is not None and job.packs else None
    return load(played, job.position, box)


def think(job: Think, minds: Minds | None = None) -> Answer:
    minds = minds or Minds()
    game = position(job)
    seen = View(game, job.seat)
    chance = Chance(job.mind)
    keys = [choice.key for choice in game.options(job.seat)]
    try:
        key = minds.of(job).choose(seen, chance)
        if key in keys:
            return Answer(key)
    except Exception:
        pass
    minds.forget(job)
    return Answer(keys[chance.below("fallback", len(keys))], fallen_back=True)


def advised(job: Advise) -> Answer:
    """The chance is always the same: who asks twice is told the same."""
    try:
        seen = View(position(job), job.seat)
        return Answer(advice=tuple(weigh(seen, Chance("advice"), also=job.key)))
    except Exception:
        return Answer(fallen_back=True)


def looked(job: Look) -> Answer:
    """One turn of a game that is over. The same job gives the same answer anywhere."""
    try:
        game = position(job)
        found = None if job.turn is None else review(game, job.turn, job.mind, job.budget)
        return Answer(review=found, standing=standing(game))
    except Exception:
        return Answer(fallen_back=True)


def inspect(job: Inspect) -> Answer:
    try:
        record = read(job.record)
        game_title = title(record.game)
        if len(record.moves) > game_title.longest(len(record.seats)):
            return Answer(wrong=("more moves than the game can have",))
        return Answer(wrong=tuple(w for w in check(record, game_title) if "end before" not in w))
    except (RecordError, UnknownGame) as error:
        return Answer(wrong=(str(error),))
    except Exception as error:  # whatever a forged record leads the rules to
        return Answer(wrong=(f"it cannot be played again ({type(error).__name__})",))


def work(connection: Connection) -> None:
    """The life of a worker: jobs in, answers out, until the other side closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    lend_hands()
    minds = Minds()
    while True:
        try:
            job = JOB.decode(connection.recv_bytes())
        except (EOFError, OSError):
            return
        began = time.perf_counter()
        if isinstance(job, Think):
            answer = think(job, minds)
        elif isinstance(job, Advise):
            answer = advised(job)
        else:
            answer = looked(job) if isinstance(job, Look) else inspect(job)
        answer = msgspec.structs.replace(answer, seconds=time.perf_counter() - began)
        connection.send_bytes(msgspec.json.encode(answer))
