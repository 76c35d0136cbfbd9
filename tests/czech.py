"""Czech as it is printed."""

from __future__ import annotations

import re

LOOSE = re.compile(r"(?<![\w/])([kosuvz])[ \n]", re.IGNORECASE)
"""A preposition of one letter that could end a line."""


def tied(text: str) -> str:
    """With a hard space after every preposition of one letter, as all words for readers have it."""
    return LOOSE.sub("\\1\N{NO-BREAK SPACE}", text)
