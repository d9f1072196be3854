"""Version 1 of the shuffle, of records made before version 2. Its promise bound the server's part alone:

    igroteka shuffle 1
    server <64 hex digits>
    part <number of the person> <64 hex digits, or - if it did not come in time>
    header <the agreed header of the match, as one line of JSON>

The SHA-256 of this text is the secret, that of the server's 64 hex digits the promise. A server that knew all parts
could still choose among headers and among lists of persons: no check of such a record excludes that.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256

from igroteka.core.match.record import Record, alike
from igroteka.server.shuffle import AGREED, NOT_GIVEN, digest
from igroteka.server.wire import Contribution


def promise(server: str) -> str:
    """The commitment to the server's part."""
    return sha256(server.encode()).hexdigest()


def secret(server: str, parts: Sequence[Contribution], header: str) -> str:
    """The secret of the match, in hex."""
    given = [f"part {part.person} {part.part or NOT_GIVEN}" for part in sorted(parts, key=lambda part: part.person)]
    return digest("igroteka shuffle 1", f"server {server}", *given, f"header {header}")


def agreed(record: Record, text: str) -> bool:
    """Does the header that was shuffled in say what the record's header says, in the form in which servers wrote it?"""
    try:
        header = json.loads(text)
    except (ValueError, RecursionError):
        return False
    if not isinstance(header, dict) or not alike(header.get("deal"), record.header.get("deal")):
        return False
    written = json.dumps(header, ensure_ascii=False, separators=(",", ":"))
    fields = [*AGREED, "table", "match", *(["deal"] if "deal" in header else [])]
    return (
        written == text and list(header) == fields and all(alike(header[name], record.header[name]) for name in AGREED)
    )


def one_each(parts: Sequence[Contribution]) -> bool:
    """Is there one part for each person? Nobody at a table has the name of another."""
    people = [part.person for part in parts]
    return people == sorted(set(people)) and len({part.name for part in parts}) == len(parts)
