"""Messages of equal length: what a seat is told is filled up to the length of what a spectator would be told plus the
game's `secret_bytes`.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import Final

from igroteka.core.event import MODERATOR, SPECTATOR
from igroteka.server.logs import note
from igroteka.server.table import moderated_game
from igroteka.server.table.table import Table

# How many acknowledgements ride on one beat, and the bytes that each has at most.
ACKS: Final = 8
ACK_BYTES: Final = 200
# A sealed answer as its readers see it; a sketch with as many points as it may have, and what a screen shows of an
# answer.
ANSWER_BYTES: Final = 200
DRAWN_BYTES: Final = 1_500
# How much longer than for a spectator a message may be that tells nothing of the game: an acknowledgement, news around
# the table.
AROUND: Final = 1_500
# How many times as much as a seat the moderator is told beyond a spectator.
MODERATOR_ROOMS: Final = 4
# For the secrets of how many lines a log has room as soon as it has one of them.
LINES: Final = 100
# Random, so that compression on the way would not undo it; longer than what deflate looks back at.
NOISE: Final = secrets.token_urlsafe(48 * 1024).encode()


def game_room(table: Table, night: bool = False) -> int:
    """How much longer a message with the game in it is to a seat than for a spectator.

    0: nothing is filled up, for nothing is hidden.
    """
    if table.match is None and not table.stopped:
        return 0
    game, agreed = table.game, (len(table.doc.places), table.doc.setup.options)
    at_night = moderated_game.night_bytes(game, *agreed) if night else 0
    return at_night or game.secret_bytes(*agreed)


def log_room(table: Table, night: bool, lines: int) -> int:
    """The same with a log of this many lines."""
    return game_room(table, night) * (1 + (lines + LINES - 1) // LINES)


def small_room(table: Table) -> int:
    """The same without the game."""
    return min(AROUND, game_room(table))


def beat_room(table: Table) -> int:
    """The same for a beat: acknowledgements, the answers that the seat may read, its sketch, what its screen shows."""
    return ACKS * ACK_BYTES + ANSWER_BYTES * len(table.doc.places) + DRAWN_BYTES if game_room(table) else 0


def fill(table: Table, messages: Sequence[tuple[int, bytes]], public: int, room: int) -> list[bytes]:
    """One message as it was made for several viewers, filled up; `public` is its length for a spectator."""
    if not room:
        return [message for _, message in messages]
    for viewer, message in messages:  # first all: the longest may need more room for everybody
        if viewer != SPECTATOR:
            missing(table, viewer, len(message) - public, room)
    return [
        message if viewer == SPECTATOR else filled(message, missing(table, viewer, len(message) - public, room))
        for viewer, message in messages
    ]


def evened(table: Table, message: bytes, least: int) -> bytes:
    """What is answered outside of the table's messages while its match goes on, to whomever: filled up from the length
    of the least there is to say.
    """
    room = small_room(table) if table.doc.status == "playing" else 0
    return filled(message, missing(table, SPECTATOR, len(message) - least, room)) if room else message


def missing(table: Table, viewer: int, secret: int, room: int) -> int:
    """How much is to be filled up of something that is longer by so much than for a spectator.

    If it is too long, all seats of the table get a multiple of the room from now on, so that none differs from another.
    That is a mistake of the game's declaration, and is logged.
    """
    while secret > room * share(table, viewer):
        table.rooms += 1
        note("message too long", level=logging.ERROR, game=table.game.id, rooms=table.rooms, secret=secret)
    return room * share(table, viewer) - secret


def share(table: Table, viewer: int) -> int:
    """How many times the room is added for this viewer."""
    return table.rooms * (MODERATOR_ROOMS if viewer == MODERATOR else 1)


def filled(message: bytes, missing: int) -> bytes:
    """A message, an object of JSON with fields, with one more that says nothing in this many bytes."""
    return message[:-1] + b',"pad":"' + noise(missing) + b'"}'


def noise(size: int) -> bytes:
    """Bytes that say nothing, of this number."""
    return (NOISE * (size // len(NOISE) + 1))[:size]
