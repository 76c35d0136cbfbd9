"""placeholder"""

from kolonie.core.messages import message


def label(game, seat, choice):
    return message("opt-" + choice.verb)


def places(game, seat, choice):
    return ()
