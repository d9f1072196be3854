"""What everybody at a table may know of it."""

from __future__ import annotations

from typing import Any, Literal

from igroteka.server.wire.fields import Exact, Level, Status, Stopped
from igroteka.server.wire.setup import Setup


class NewLink(Exact):
    """Somebody was given a new link for a seat whose person was away."""

    # The names of those who agreed.
    agreed: list[str]
    # The old link was used again, and the new one no longer works.
    ended: bool


class SeatInfo(Exact):
    """A place at the table and who sits there."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    # The number of the person, which stays when seats rotate; -1: nobody.
    person: int = -1
    # The number of a bot at this table, from 1, which stays when seats rotate; 0: no bot has the seat.
    bot: int = 0
    # Of a bot, or of the bot that stands in for the person.
    level: Level | None = None
    stand_in: bool = False
    # The person gave the match up, and the bot plays to its end.
    gave_up: bool = False
    owner: bool = False
    # On how many devices the seat is open; 0: away.
    devices: int = 0
    # Milliseconds until the table's patience with an absent person ends.
    grace: int | None = None
    # The table has waited for the absent person in vain: anybody may ask whether a bot should play.
    overdue: bool = False
    # Told from the consent on, through this match.
    new_link: NewLink | None = None


class Question(Exact):
    """Something that needs consent: taking back, a pause, another match, a new link for somebody who lost theirs, a
    newcomer on a seat or as the moderator, somebody to be sent away, a bot for somebody who is gone.
    """

    number: int
    kind: Literal["undo", "pause", "mend", "join", "moderator", "remove", "rematch", "stand-in"]
    # The person who asks (stand-in: who is gone), whose yes is still missing, and who has said it.
    by: int
    name: str
    waiting: list[int]
    agreed: list[int] = []
    # join, while a match is on: the seat of the bot that the newcomer would play for; remove, stand-in: that of the
    # person who is gone; -1: none.
    seat: int = -1
    # mend, join, moderator, remove: milliseconds, as of this message, in which those of `waiting` who are away may
    # still come back to answer; then they are not waited for.
    left: int = 0


class Contribution(Exact):
    """A person's part of the shuffle; empty: it did not come in time."""

    person: int
    name: str
    part: str


class ShuffleInfo(Exact):
    """How the cards are being shuffled: the server's promise, then everybody's parts."""

    promise: str
    parts: list[Contribution]
    # The first cards are not shuffled: the moderator has dealt them by hand.
    by_hand: bool = False
    # Until the deal: the header that the promise binds, to be compared with the table before a part is given.
    header: str = ""


class Score(Exact):
    """One line of the evening: the places and scores of a finished match by seat."""

    match: int
    # Empty: a bot.
    names: list[str]
    scores: list[int]
    places: list[int]
    # Those on the first place have drawn.
    draw: bool = False
    # The number of the bot by seat, 0 for a person; empty in lines of old, when bots had none.
    bots: list[int] = []


class TableInfo(Exact):
    """A table as everybody at it may know it."""

    code: str
    setup: Setup
    status: Status
    # Why this server cannot continue the match: it was begun under other rules or data, or its lines do not fit each
    # other. Then `play` is null and `log` tells what is known.
    # Empty: it can.
    stopped: Stopped
    # Counts the rematches of the evening, from 1.
    match: int
    seats: list[SeatInfo]
    # The side of each seat, as all know it before the deal; partners have one number. Empty: everybody plays for
    # themselves.
    sides: list[int] = []
    # The moderator, `open` while nobody is it yet; null: none was agreed.
    moderator: SeatInfo | None = None
    # How many people watch, screens for the room left out.
    watching: int = 0
    paused: bool = False
    # When somebody gives up, a bot plays on for them; else the match ends.
    goes_on: bool = False
    # Before the start: what the game advises to think about, as keys of its texts `advice-…`; it blocks nothing.
    advice: list[str] = []
    question: Question | None = None
    shuffle: ShuffleInfo | None = None
    evening: list[Score] = []
    # The code of the spectators' link: for members, and for anybody who looks with the table's code once a match has
    # begun.
    watch: str = ""


class Me(Exact):
    """Who the reader of this message is: the person's number and present seat; -1 and -1: a spectator.

    No seat but a number: the moderator's.
    """

    person: int
    seat: int
    # Before the deal, to the moderator: the cards that they have dealt by hand.
    deal: dict[str, Any] | None = None
