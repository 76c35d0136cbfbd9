"""Effects in words and icons, read from the nodes."""

from __future__ import annotations

from kolonie.core.readers import ICONS, TEXT, named_text, own_icon
from kolonie.games.evacuation.nodes import EFFECTS

for _kind in EFFECTS:
    TEXT[_kind] = named_text("node")
    ICONS[_kind] = own_icon
