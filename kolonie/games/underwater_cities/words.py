from __future__ import annotations
from kolonie.core.messages import message
WORTH = {}
def label(game, seat, choice): return message("opt-"+choice.verb)
def places(game, seat, choice): return ()
