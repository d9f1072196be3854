"""The check of a record: were its cards shuffled as promised?"""

from __future__ import annotations

import json
from typing import NamedTuple

import msgspec

from igroteka.core.errors import BadRecord
from igroteka.core.record import Record, alike
from igroteka.server.shuffle import promise, secret
from igroteka.server.wire import Part

# The fields of the header that the shuffle and the record must have alike; the shuffle's also names table and match, so that
# it fits no other.
AGREED = ("game", "rules", "data", "options", "seats", "players")


class Shuffle(msgspec.Struct, forbid_unknown_fields=True):
    """What the header of a record tells about the shuffle."""

    promise: str
    server: str
    parts: list[Part]
    header: str


class Verdict(NamedTuple):
    """The results of the check, and the parts, for everybody to compare with their own."""

    # The server's part is the one it promised.
    kept: bool
    # The cards were dealt with the secret that comes from all the parts.
    fair: bool
    # What was agreed is what went into the shuffle.
    same: bool
    # The first cards do not come from the secret: somebody dealt them by hand.
    by_hand: bool
    parts: list[Part]

    @property
    def holds(self) -> bool:
        """Does everything hold?"""
        return self.kept and self.fair and self.same


def verdict(record: Record) -> Verdict | None:
    """Check the shuffle of a record; None if its header has none."""
    if "shuffle" not in record.header:
        return None
    try:
        shuffle = msgspec.convert(record.header["shuffle"], Shuffle)
    except msgspec.ValidationError as error:
        raise BadRecord(f"line 1.shuffle: {error}") from None
    return Verdict(
        promise(shuffle.server) == shuffle.promise,
        secret(shuffle.server, shuffle.parts, shuffle.header) == dealt_with(record),
        agreed(record, shuffle.header),
        record.header.get("deal") is not None,
        shuffle.parts,
    )


def dealt_with(record: Record) -> str:
    """The secret of the match in 64 digits; empty if it began from a position."""
    start = record.header["start"]
    assert isinstance(start, dict)
    return str(start["secret"]).rjust(64, "0") if "secret" in start else ""


def agreed(record: Record, text: str) -> bool:
    """Does the header that was shuffled in say what the record's header says?"""
    try:
        header = json.loads(text)
    except (ValueError, RecursionError):
        return False
    if not isinstance(header, dict):
        return False
    if not alike(header.get("deal"), record.header.get("deal")):
        return False
    return all(name in header and alike(header[name], record.header[name]) for name in AGREED)
