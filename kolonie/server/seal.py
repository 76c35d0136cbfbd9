"""The server's seal on records: an Ed25519 signature over the text. The key never leaves the database.

It says that this server kept the table: that the seats were those of the named people, that the commitment
was published and the shares were pledged before the deal, and that the moves came in this order.
"""

from __future__ import annotations

from dataclasses import replace

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from kolonie.core.records import Record, write

KIND = "ed25519"


class Seal:
    def __init__(self, secret: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(secret)
        self.public = self._key.public_key().public_bytes_raw().hex()
        """What signatures are checked with; the server tells it to everybody."""

    def signed(self, record: Record) -> Record:
        mark = self._key.sign(_message(record)).hex()
        return replace(record, signature=f"{KIND} {self.public} {mark}")


def signer(record: Record) -> str | None:
    """The public key that has signed exactly this record; None if none has."""
    kind, key, mark = (*record.signature.split(" "), "", "", "")[:3]
    try:
        if kind != KIND:
            return None
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(mark), _message(record))
    except (ValueError, InvalidSignature):
        return None
    return key


def _message(record: Record) -> bytes:
    return f"kolonie record\n{write(replace(record, signature=''))}".encode()
