"""The pack files of Evacuation laid together."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from kolonie.core.packs import PackError, RawPack, decode, override, pack_hash, read_pack
from kolonie.core.title import PackInfo
from kolonie.games.evacuation.notation import Misspelt

HOME: Final = Path(__file__).parent
PACKS: Final = (
    "base",
    "map",
    "shuttles",
    "stadiums",
    "infrastructure",
    "bonuses",
    "goals",
    "technologies",
    "cards",
    "modules",
)
T = TypeVar("T")


class Packs:
    """Our packs and further ones laid over them, with errors that name file, entry and field."""

    def __init__(self, extra: tuple[Path, ...]) -> None:
        self.raw: RawPack = {}
        infos: list[PackInfo] = []
        for name in PACKS:
            own = read_pack(HOME / "packs" / f"{name}.toml")
            infos.append(PackInfo(name, pack_hash(own)))
            for listed, given in own.items():
                self.raw.setdefault(listed, []).extend(given)
        for path in extra:
            further = read_pack(path)
            infos.append(PackInfo(path.stem, pack_hash(further)))
            self.raw = override(self.raw, further, path)
        self.infos = tuple(infos)

    def decode(self, listed: str, kind: type[T]) -> list[T]:
        return decode(self.raw, listed, kind, HOME / "packs")

    def wrong(self, listed: str, ident: str, text: str) -> PackError:
        file = next(entry.file for entry in self.raw[listed] if entry["id"] == ident)
        return PackError(f"{file}: {listed} {ident}: {text}")

    def spelt(self, listed: str, ident: str, read: Callable[[Any, str], T], given: Any, field: str) -> T:
        """A field read by the notation."""
        try:
            return read(given, field)
        except Misspelt as error:
            raise self.wrong(listed, ident, f"field {error.path}: {error.text}") from None
