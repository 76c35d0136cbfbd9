"""Chance: named counter-based streams, and the proof that a table was shuffled fairly.

Word number n of a stream is a pure function of the seed, the stream's name and n:

    block(b) = SHA-256("seed/stream/b"), eight big-endian 32-bit words; word n is word n % 8 of block n // 8

so the whole state of chance is the seed and one counter per stream, and any other implementation can
check a shuffle from the seed alone. Before the deal a table publishes `commitment(seed)`; after the end
it reveals the seed. Players may add entropy of their own, committed to in the same way before the keeper's
seed can be known and told when all have committed; then the deck comes from `mixed`.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from typing import Final

WORDS_PER_BLOCK: Final = 8
WORD_SIZE: Final = 1 << 32
_unpack: Final = struct.Struct(">8I").unpack


def commitment(seed: str) -> str:
    """What is published before the deal: it binds the table to the seed without telling it."""
    return hashlib.sha256(f"kolonie/{seed}".encode()).hexdigest()


def verify(seed: str, committed: str) -> bool:
    """True if the revealed seed is the one that was committed to."""
    return hmac.compare_digest(commitment(seed).encode(), committed.encode())


def mixed(seed: str, shares: list[str]) -> str:
    """The seed that a game is dealt from: the keeper's own, and what players have added to it.

    Whoever did not know all of it before it was committed to could not choose the deck.
    """
    if not shares:
        return seed
    return hashlib.sha256("/".join(["kolonie", seed, *shares]).encode()).hexdigest()


class Chance:
    """The seed and how far each stream has been read. Two streams never disturb each other."""

    __slots__ = ("_block", "_stream", "_words", "counters", "seed")

    def __init__(self, seed: str, counters: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.counters: dict[str, int] = {} if counters is None else counters
        # The block read last: derived values that only save hashing it again.
        self._stream = ""
        self._block = -1
        self._words: tuple[int, ...] = ()

    def clone(self) -> Chance:
        return Chance(self.seed, self.counters.copy())

    def below(self, stream: str, limit: int) -> int:
        """A fair number from 0 to limit - 1."""
        if limit <= 1:
            return 0
        value, self.counters[stream] = self._draw(stream, self.counters.get(stream, 0), limit)
        return value

    def _draw(self, stream: str, number: int, limit: int) -> tuple[int, int]:
        """A fair number from the words of a stream that begin with this one, and the first word left."""
        if limit > WORD_SIZE:
            raise ValueError(f"{limit} is more than one word of chance can tell apart")
        fair = WORD_SIZE - WORD_SIZE % limit
        while True:
            block = number // WORDS_PER_BLOCK
            if block != self._block or stream != self._stream:
                self._read(stream, block)
            value = self._words[number % WORDS_PER_BLOCK]
            number += 1
            if value < fair:
                return value % limit, number

    def _read(self, stream: str, block: int) -> None:
        self._words = _unpack(hashlib.sha256(f"{self.seed}/{stream}/{block}".encode()).digest())
        self._stream = stream
        self._block = block

    def shuffle(self, stream: str, items: list[int]) -> list[int]:
        """A fairly shuffled copy (Fisher-Yates, from the end), each number as `below` tells it."""
        result = items[:]
        if len(result) > 1:
            number = self.counters.get(stream, 0)
            for last in range(len(result) - 1, 0, -1):
                other, number = self._draw(stream, number, last + 1)
                result[last], result[other] = result[other], result[last]
            self.counters[stream] = number
        return result

    def pick(self, stream: str, items: list[int]) -> int:
        return items[self.below(stream, len(items))]
