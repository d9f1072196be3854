"""Messages of equal length: at covert windows what is secret in a message is filled up to a size that the game declares."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from igroteka.core.event import HOST
from igroteka.core.game import Game
from igroteka.server.logs import note

# So many acknowledgements ride on one beat, each of at most so many bytes.
ACKS: Final = 8
ACK_BYTES: Final = 200
# What a seat's screen shows of its answer: `Touched` of the wire.
TOUCHED_BYTES: Final = 64


def play_bytes(game: Game, viewer: int) -> int:
    """The size of the whole game as this viewer sees it."""
    sizes = game.covert_bytes
    assert sizes is not None
    if viewer >= 0:
        return sizes.seat + TOUCHED_BYTES
    return sizes.host if viewer == HOST else sizes.spectator


def line_bytes(game: Game, lines: int) -> int:
    """The size of so many lines of the log."""
    assert game.covert_bytes is not None
    return game.covert_bytes.line * lines


def filler(size: int, parts: Sequence[bytes]) -> str:
    """What is missing to this size, never nothing; what does not fit is a mistake of the game's declaration, and is logged."""
    missing = size - sum(len(part) for part in parts)
    if missing < 0:
        note("covert message too long", level=logging.ERROR, by=-missing)
    return "0" * max(1, missing + 1)
