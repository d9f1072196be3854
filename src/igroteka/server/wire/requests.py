"""From a client, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from igroteka.server.wire.fields import Exact, Level, Name
from igroteka.server.wire.setup import Setup


class CreateTable(Exact):
    """A new table; the one who makes it sits down and is its owner."""

    setup: Setup
    name: Name
    # As the moderator, not on a seat.
    moderator: bool = False


class JoinTable(Exact):
    """Sit down, on the first free seat or on this one.

    While a match is on, ask for the seat of a bot, or for the place of a moderator who is gone.
    """

    name: Name
    seat: Annotated[int, Meta(ge=0, le=19)] | None = None
    # As the moderator, not on a seat.
    moderator: bool = False


class ModeratorSwitch(Exact):
    """Before the start: I become the moderator, or go back to the first free seat."""

    moderator: bool


class GivenDeal(Exact):
    """The cards as the moderator has dealt them by hand; null: the table deals."""

    deal: dict[str, Any] | None


class MendLink(Exact):
    """I sat here under this name and lost my link."""

    name: Name


class KickSeat(Exact):
    """Free a seat before the start; null: the moderator."""

    seat: Annotated[int, Meta(ge=0, le=19)] | None


class LendLink(Exact):
    """A link for the person of this seat, who has no device here."""

    seat: Annotated[int, Meta(ge=0, le=19)]


class Rename(Exact):
    """Another name of one's own, before the start."""

    name: Name


class MoveSeat(Exact):
    """Let this person sit there before the start; the person who has that seat takes the one that becomes free."""

    person: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, le=19)]


class OfMatch(Exact):
    """The match that is meant, so that a retry does no harm."""

    match: Annotated[int, Meta(ge=1)]


class Rematch(OfMatch):
    """I would like to play once more."""

    # The owner may: begin without those who have not answered.
    at_once: bool = False


class PlayOn(Exact):
    """Play on from a move of this table's match against bots."""

    at: Annotated[int, Meta(ge=0)]
    name: Name
    level: Level = "steady"


class DoorSwitch(Exact):
    """Close the table for newcomers, or open it again."""

    closed: bool


class ChatSwitch(Exact):
    """Open or close the chat."""

    chat: bool
