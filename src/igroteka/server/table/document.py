"""The document of a table: everything that is stored of it beside the lines of its matches."""

# msgspec reads the types of these classes while it runs:
# not compiled

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec import Struct

from igroteka.server.wire import Absent, Closes, Contribution, Level, Score, Setup, Status, old_names

# Letters that look alike in Latin and Cyrillic, and digits that look like no letter.
ALPHABET = "ABCEHKMPTX23456789"
CODE_LENGTH = 6
NOBODY = -1
# How many matches of an evening are kept and told with every change of the table; the number of the last one says how
# many there were.
MOST_SCORES = 30


class Person(Struct):
    """Somebody who sits at the table or once sat there; the token itself is kept nowhere."""

    number: int
    name: str
    token: str
    # A link that waits for consent: a new one for the seat, or that of somebody who asks to sit down.
    pending: str = ""
    gone: bool = False
    # Links that were given while the person was away, the oldest first: each ends when an older one is used again.
    newer: list[str] = []
    # Who agreed to the last of them; still told after it has ended.
    agreed: list[str] = []

    def age(self, key: str) -> int:
        """Which of the person's links this is, 0 the oldest; -1: none of them."""
        links = [self.token, *self.newer]
        return links.index(key) if key in links else -1


class Place(Struct):
    """A seat, and who has it."""

    kind: Literal["open", "person", "bot"]
    person: int = NOBODY
    level: Level = "steady"
    # The number of a bot at this table, from 1, which stays when seats rotate; 0: no bot has the seat.
    bot: int = 0
    # A bot plays for the person.
    stand_in: bool = False
    # The person gave the match up, and the bot plays to its end.
    gave_up: bool = False

    @property
    def thinks(self) -> bool:
        """Does a bot answer here?"""
        return self.kind == "bot" or self.stand_in


def number_bots(places: list[Place]) -> None:
    """Give every bot that has none a number which no other bot at the table has."""
    for place in places:
        if place.kind == "bot" and not place.bot:
            taken = {other.bot for other in places}
            place.bot = next(number for number in range(1, len(places) + 1) if number not in taken)


class Shuffle(Struct):
    """The server's part, which stays secret until the end, and those of the people."""

    server: str
    parts: list[Contribution]
    # The first cards were dealt by hand.
    by_hand: bool = False
    # What the promise binds beside the server's part; empty: the match was dealt by version 1 of the shuffle.
    header: str = ""


class OpenWindow(Struct):
    """The window that is open: of which decision of the match, how it ends, and milliseconds left.

    None: time does not end it.
    """

    decision: int
    closes: Closes
    left: int | None
    # In a speech: the seats that have said all they wanted; if it is covert: those whose shared device has gone round.
    spoken: list[int] = []
    # What the lengths of this and all covert windows that follow it are drawn from, chosen when the first of them
    # opens; 0: it is not covert.
    night: int = 0
    # If it is covert: what each seat's screen shows of its answer, or of none.
    touched: dict[int, str] = {}
    # And how often each seat has answered, or tapped as if it did.
    taps: dict[int, int] = {}
    # How many milliseconds it has in all; where a person ends it, should have.
    length: int = 0
    # And for how many it has been open.
    passed: int = 0


class Shown(Struct):
    """What everybody is shown of a table's people and of what was agreed."""

    setup: Setup
    places: list[Place]
    persons: list[Person]
    owner: int
    moderator: int


class Alteration(Struct):
    """What an option is to be, and the name of who said so."""

    value: str
    by: str


class Origin(Struct):
    """The running match that a table was made from."""

    code: str
    match: int


class Doc(Struct):
    """Everything about a table that must survive the server."""

    code: str
    watch: str
    setup: Setup
    places: list[Place]
    persons: list[Person]
    # The visitor who made it, by `visitor_alias`: bots of all tables of a visitor share one place in the queue.
    maker: str = ""
    owner: int = 0
    # The person who moderates, and has no seat; NOBODY: nobody does.
    moderator: int = NOBODY
    # Until the match begins: the cards that this person has dealt by hand.
    deal: dict[str, Any] | None = None
    status: Status = "gathering"
    match: int = 1
    paused: bool = False
    shuffle: Shuffle | None = None
    # Somebody was sent away: from now on the owner lets newcomers in.
    guarded: bool = False
    # Milliseconds left by seat, as of the last line.
    left: list[int | None] = []
    window: OpenWindow | None = None
    # At a covert night in which something of it has changed: what everybody saw when it fell, and is shown until the
    # morning.
    shown: Shown | None = None
    # Options that were let be others at a covert step, by id: they are as soon as none is open.
    altering: dict[str, Alteration] = {}
    evening: list[Score] = []
    # Until that match is over, nobody looks back at this one: it would be advice there.
    origin: Origin | None = None
    # By person: the last commands that changed nothing but this document, so that a retry is known also after a
    # restart.
    carried_out: dict[int, list[str]] = {}

    def __post_init__(self) -> None:
        number_bots(self.places)
        del self.evening[:-MOST_SCORES]  # older versions kept all

    def copy(self) -> Doc:
        """A draft of the next version."""
        return read(encode(self))

    def shows(self) -> Shown:
        """What there is to be shown now."""
        return Shown(self.setup, self.places, self.persons, self.owner, self.moderator)

    def as_shown(self) -> Doc:
        """The table as everybody is shown it: the tempo as it is, for every beat says it to all."""
        shown = self.shown
        if shown is None:
            return self
        return msgspec.structs.replace(
            self,
            setup=msgspec.structs.replace(shown.setup, pace=self.setup.pace),
            places=shown.places,
            persons=shown.persons,
            owner=shown.owner,
            moderator=shown.moderator,
        )

    def is_night(self) -> bool:
        """Is a covert window open?"""
        return self.window is not None and self.window.night > 0

    def seat_of(self, person: int) -> int:
        """Where the person sits; NOBODY: nowhere."""
        for seat, place in enumerate(self.places):
            if place.kind == "person" and place.person == person:
                return seat
        return NOBODY

    def person(self, number: int) -> Person:
        """The person of this number."""
        return self.persons[number]

    def seated(self) -> list[int]:
        """The people who have a seat and did not leave, in the order of the seats."""
        return [p.person for p in self.places if p.kind == "person" and not self.persons[p.person].gone]

    def people(self) -> list[int]:
        """All who belong to the table: those who have a seat, and the moderator."""
        return self.seated() if self.moderator == NOBODY else [*self.seated(), self.moderator]

    def timekeeper(self) -> int:
        """Who closes a window that only a person closes: the moderator, or the owner of a table without one.

        NOBODY: nobody is there to do it.
        """
        return self.moderator if self.setup.moderator else self.owner

    def name_of(self, seat: int) -> str:
        """A person's name; bots are named by the person who reads of them."""
        place = self.places[seat]
        return self.persons[place.person].name if place.kind == "person" else ""

    def players(self) -> list[str]:
        """The names for a record."""
        return [self.name_of(seat) or f"{place.kind} {place.level}" for seat, place in enumerate(self.places)]


encode = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Doc).decode


class OldSetup(Struct):
    """What a set-up meant that was stored before it had this field."""

    absent: Absent | None = "wait"


class OldDoc(Struct):
    """A document, read for such fields alone."""

    setup: OldSetup


read_old = msgspec.json.Decoder(OldDoc).decode


def decode(stored: bytes) -> Doc:
    """The document as it was meant when it was stored: what a new table has by default may be something else by now."""
    doc = read(old_names.asked(Doc, stored))
    doc.setup.absent = read_old(stored).setup.absent
    return doc


def new_code() -> str:
    """A code to be told across a room."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def new_token() -> str:
    """A key that nobody guesses."""
    return secrets.token_urlsafe(24)


def sealed(token: str) -> str:
    """A token as it is kept."""
    return sha256(token.encode()).hexdigest()
