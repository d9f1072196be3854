"""A verifiable shuffle: the server commits to its part, everybody adds one, then the cards are dealt. Nobody alone decides it.

The secret of a match is the SHA-256 of a plain text, so that anybody can compute it again with any tool:

    igroteka shuffle 1
    server <64 hex digits>
    part <number of the person> <64 hex digits, or - if it did not come in time>
    header <the agreed header of the match, as one line of JSON>

one line each, every line ended by a newline, the parts in the order of the persons' numbers. The promise, shown before anybody gives a part, is the
SHA-256 of the server's 64 hex digits. It cannot exclude a server that has a confederate at the table.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256

from igroteka.server.wire import Part

NOT_GIVEN = "-"


def new_part() -> str:
    """A random part for the server: 256 bits in hex."""
    return secrets.token_hex(32)


def promise(server: str) -> str:
    """The commitment to the server's part, shown before it knows anybody else's."""
    return sha256(server.encode()).hexdigest()


def secret(server: str, parts: Sequence[Part], header: str) -> str:
    """The secret of the match, in hex."""
    rows = ["igroteka shuffle 1", f"server {server}"]
    rows += [f"part {part.person} {part.part or NOT_GIVEN}" for part in sorted(parts, key=lambda part: part.person)]
    rows += [f"header {header}"]
    return sha256("".join(f"{row}\n" for row in rows).encode()).hexdigest()
