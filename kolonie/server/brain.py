"""A worker process: bots think here, so that the server never waits for them.

A job is plain data: a saved position, a seat, a bot and a seed for its thoughts. The position holds the
secrets of the table, but the bot is given a view of it and nothing else.
"""

from __future__ import annotations

import signal
import time
from multiprocessing.connection import Connection

import msgspec

from kolonie.bots import bot
from kolonie.core.chance import Chance
from kolonie.core.records import RecordError, check, read
from kolonie.core.saving import load
from kolonie.core.views import View
from kolonie.games import UnknownGame, title


class Think(msgspec.Struct, frozen=True, tag="think"):
    """What does this bot play here?"""

    game: str
    position: str
    seat: int
    bot: str
    mind: str


class Inspect(msgspec.Struct, frozen=True, tag="inspect"):
    """Is this record one of a game that was really played?"""

    record: str


class Answer(msgspec.Struct, frozen=True):
    key: str = ""
    wrong: tuple[str, ...] = ()
    fallen_back: bool = False
    """The bot failed, and any legal move was taken in its place."""
    seconds: float = 0.0
    """How long it took."""


Job = Think | Inspect
JOB: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)


def think(job: Think) -> Answer:
    game = load(title(job.game), job.position)
    seen = View(game, job.seat)
    chance = Chance(job.mind)
    keys = [choice.key for choice in game.options(job.seat)]
    try:
        key = bot(job.bot).choose(seen, chance)
        if key in keys:
            return Answer(key)
    except Exception:
        pass
    return Answer(keys[chance.below("fallback", len(keys))], fallen_back=True)


def inspect(job: Inspect) -> Answer:
    try:
        record = read(job.record)
        game_title = title(record.game)
        if len(record.moves) > game_title.longest(len(record.seats)):
            return Answer(wrong=("more moves than the game can have",))
        return Answer(wrong=tuple(w for w in check(record, game_title) if "end before" not in w))
    except (RecordError, UnknownGame) as error:
        return Answer(wrong=(str(error),))


def work(connection: Connection) -> None:
    """The life of a worker: jobs in, answers out, until the other side closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    while True:
        try:
            job = JOB.decode(connection.recv_bytes())
        except (EOFError, OSError):
            return
        began = time.perf_counter()
        answer = think(job) if isinstance(job, Think) else inspect(job)
        answer = msgspec.structs.replace(answer, seconds=time.perf_counter() - began)
        connection.send_bytes(msgspec.json.encode(answer))
