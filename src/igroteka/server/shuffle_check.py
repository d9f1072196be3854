"""The check of a record: were its cards shuffled as promised?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple, get_args

import msgspec
from msgspec import Meta

from igroteka.core.errors import BadRecord
from igroteka.core.match.record import Record
from igroteka.server import old_shuffle, shuffle
from igroteka.server.wire import Contribution, Level

Digits = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
NO_SEAT = -1
BOTS = tuple(f"bot {level}" for level in get_args(Level))


class Given(Contribution):
    """A part in its only form: 64 small hex digits, or nothing."""

    part: Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]


class Shuffle(msgspec.Struct, forbid_unknown_fields=True):
    """What the header of a record tells about the shuffle."""

    promise: Digits
    server: Digits
    parts: list[Given]
    header: str
    version: int = 1


class Contributor(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who could add a part; without a seat: the moderator."""

    person: int
    name: str
    seat: int


class Header(msgspec.Struct):
    """What the check needs of the header that the promise binds; all of it is compared as text."""

    players: list[str]
    table: str
    match: int
    contributors: list[Contributor]


class Verdict(NamedTuple):
    """The results of the check, and the parts, for everybody to compare with their own."""

    # 1: the promise of old, which did not bind the agreement and the list of people.
    version: int
    promise: str
    # The server's part and the agreement are those that it promised.
    kept: bool
    # The cards were dealt with the secret that comes from all the parts.
    fair: bool
    # What was agreed is what went into the shuffle.
    same: bool
    # The parts are those of the people of the table, in order, one for each.
    listed: bool
    # The first cards do not come from the secret: somebody dealt them by hand.
    by_hand: bool
    parts: Sequence[Contribution]

    @property
    def holds(self) -> bool:
        """Does everything hold?"""
        return self.kept and self.fair and self.same and self.listed


def verdict(record: Record) -> Verdict | None:
    """Check the shuffle of a record; None if its header has none."""
    if "shuffle" not in record.header:
        return None
    try:
        made = msgspec.convert(record.header["shuffle"], Shuffle)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        raise BadRecord(f"line 1.shuffle: {error}") from None
    if made.version not in (1, shuffle.VERSION):
        raise BadRecord(f"line 1.shuffle.version: must be 1 or {shuffle.VERSION}, not {made.version}")
    try:
        made.header.encode()
    except UnicodeEncodeError:
        raise BadRecord("line 1.shuffle.header: is no text") from None
    return verdict_of_old(record, made) if made.version == 1 else verdict_of_new(record, made)


def verdict_of_new(record: Record, made: Shuffle) -> Verdict:
    """Version 2: everything is compared byte by byte with what the promise binds."""
    bound = read_bound(made.header)
    return Verdict(
        made.version,
        made.promise,
        kept=shuffle.promise(made.server, made.header) == made.promise,
        fair=shuffle.secret(made.server, made.header, made.parts) == dealt_with(record),
        same=bound is not None and written_again(record, bound, made.server) == made.header,
        listed=bound is not None and fits_table(bound) and one_part_each(bound, made.parts),
        by_hand=record.header.get("deal") is not None,
        parts=made.parts,
    )


def verdict_of_old(record: Record, made: Shuffle) -> Verdict:
    """Version 1."""
    return Verdict(
        made.version,
        made.promise,
        kept=old_shuffle.promise(made.server) == made.promise,
        fair=old_shuffle.secret(made.server, made.parts, made.header) == dealt_with(record),
        same=old_shuffle.agreed(record, made.header),
        listed=old_shuffle.one_each(made.parts),
        by_hand=record.header.get("deal") is not None,
        parts=made.parts,
    )


def dealt_with(record: Record) -> str:
    """The secret of the match in 64 digits; empty if it began from a position."""
    start = record.header["start"]
    assert isinstance(start, dict)
    return str(start["secret"]).rjust(64, "0") if "secret" in start else ""


def read_bound(text: str) -> Header | None:
    """The header in this text; None: it is none."""
    try:
        return msgspec.json.decode(text, type=Header)
    except (msgspec.DecodeError, RecursionError):
        return None


def written_again(record: Record, bound: Header, server: str) -> str:
    """The header as it follows from the record, for the same match and the same people; empty: it cannot be written."""
    by_hand = record.header.get("deal")
    try:
        deal = shuffle.deal_digest(server, by_hand) if isinstance(by_hand, dict) else None
        people = msgspec.to_builtins(bound.contributors)
        return shuffle.header(record.header, bound.table, bound.match, people, deal)
    except ValueError:
        return ""


def fits_table(bound: Header) -> bool:
    """Are the contributors people of the table in the order of their numbers: one on each seat that no bot has, and at
    most one without a seat?
    """
    players, people = bound.players, bound.contributors
    numbers, seats = [one.person for one in people], [one.seat for one in people]
    if numbers != sorted(set(numbers)) or len(set(seats)) < len(seats):
        return False
    if any(not NO_SEAT <= seat < len(players) for seat in seats):
        return False
    bots = [name for seat, name in enumerate(players) if seat not in seats]
    return all(name in BOTS for name in bots) and all(
        one.seat == NO_SEAT or one.name == players[one.seat] for one in people
    )


def one_part_each(bound: Header, parts: Sequence[Contribution]) -> bool:
    """Is there one part, or the word that it is missing, of each contributor, in the same order, and of nobody else?"""
    return [(part.person, part.name) for part in parts] == [(one.person, one.name) for one in bound.contributors]
