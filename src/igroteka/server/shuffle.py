"""A verifiable shuffle, version 2: the server commits to its part and to the header of the match, everybody adds a
part, then the cards are dealt.

docs/shuffle.md describes it byte by byte, and what a server can still choose. Everything that is hashed is plain text,
one line each, every line ended by a newline, so that anybody can compute it again with any tool:

    igroteka promise 2                     igroteka shuffle 2
    server <64 hex digits>                 server <64 hex digits>
    header <canonical JSON>                header <canonical JSON>
                                           part <number of the person> <64 hex digits, or - if it did not come in time>

The SHA-256 of the left text is the promise, shown before anybody gives a part; that of the right text is the secret of
the match. The header names all who may add a part, and there is a line for each of them, in the same order.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256

from igroteka.server.wire import Contribution

VERSION = 2
NOT_GIVEN = "-"
# What the header of a record says as well.
AGREED = ("game", "rules", "data", "options", "seats", "players")


def new_part() -> str:
    """A random part for the server: 256 bits in hex."""
    return secrets.token_hex(32)


def canonical(value: object) -> str:
    """The one way to write this value as JSON (RFC 8785, whose numbers here are whole).

    ValueError: it cannot be written.
    """
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"), sort_keys=True)
    text.encode()  # half a surrogate pair is no text
    return text


def header(
    agreed: Mapping[str, object],
    table: str,
    match: int,
    contributors: Sequence[Mapping[str, object]],
    deal: str | None,
) -> str:
    """The header that the promise binds: what was agreed, for which match of which table, who may add a part, the
    digest of cards dealt by hand, and who begins where that is not left to the lot.
    """
    bound = {name: agreed[name] for name in AGREED}
    bound |= {"table": table, "match": match, "contributors": list(contributors)}
    if deal is not None:
        bound["deal"] = deal
    if agreed.get("first") is not None:
        bound["first"] = agreed["first"]
    return canonical(bound)


def promise(server: str, header: str) -> str:
    """The commitment to the server's part and to the header, shown before anybody else's part is known."""
    return digest("igroteka promise 2", f"server {server}", f"header {header}")


def secret(server: str, header: str, parts: Sequence[Contribution]) -> str:
    """The secret of the match, in hex; the parts in the order of the contributors."""
    given = [f"part {part.person} {part.part or NOT_GIVEN}" for part in parts]
    return digest("igroteka shuffle 2", f"server {server}", f"header {header}", *given)


def deal_digest(server: str, deal: Mapping[str, object]) -> str:
    """The commitment to cards dealt by hand; nobody can guess them from it who does not know the server's part."""
    return digest("igroteka deal 2", f"server {server}", f"deal {canonical(deal)}")


def digest(*rows: str) -> str:
    """The SHA-256 of these lines, in hex."""
    return sha256("".join(f"{row}\n" for row in rows).encode()).hexdigest()
