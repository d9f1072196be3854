"""What a request and a websocket have in common: the client's address and token, its rate limits, and the table asked
for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from starlette.requests import HTTPConnection

from igroteka.server.limits.address_prefix import address_prefix
from igroteka.server.limits.rate_limits import SHARED, RateLimited, RateLimits
from igroteka.server.limits.visitor_alias import visitor_alias
from igroteka.server.refusal import Refusal
from igroteka.server.relay import NO_PEERS, RELAYED, Peers
from igroteka.server.table.document import sealed
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables


class Site(NamedTuple):
    """What all requests share: the tables, the rate limits, and the URLs of this server."""

    tables: Tables
    limits: RateLimits
    links: Callable[[], list[str]]
    # The URL that people open if the server runs behind a proxy; empty: there is none.
    public_url: str = ""
    # Host names under which it may be opened, beside those that only a local network has; None: any.
    names: tuple[str, ...] | None = ()
    peers: Peers = NO_PEERS


class RequestContext:
    """A request or websocket handshake, and the site it was sent to."""

    def __init__(self, request: HTTPConnection, site: Site) -> None:
        self.request = request
        self.site = site
        self.tables = site.tables
        self.address = request.client.host if request.client else ""
        self.prefix = address_prefix(self.address)
        # Set if the address is over its limit: then only a valid token helps.
        self.rate_limited: RateLimited | None = None
        # The first message of a websocket.
        self.hello = b""
        # The table that was asked for, once it is known that it may be.
        self.found: Table | None = None

    def count(self, kind: str, member: bool = False) -> None:
        """Count the request for its address, unless the process that relays it has counted it for all.

        Over the limit raise RateLimited, or with `member` let `table` decide by the token.
        """
        if RELAYED in self.request.scope and kind in SHARED:
            self.rate_limited = self.site.limits.exceeded(self.prefix, kind) if member and self.token else None
            return
        try:
            self.site.limits.take(self.prefix, kind)
        except RateLimited as exceeded:
            if not member:
                raise
            self.rate_limited = exceeded

    async def table(self, token: str | None = None) -> Table:
        """The table whose code stands in the path.

        A code that no table has counts as a miss. An address over its limit of misses or requests gets the same refusal
        for every code; valid tokens pass, within a rate of their own.
        """
        exceeded = self.rate_limited or self.site.limits.exceeded(self.prefix, "miss")
        token = self.token if token is None else token
        if exceeded and not token:
            raise exceeded
        try:
            table = await self.tables.table(self.request.path_params["code"])
        except Refusal as refusal:
            if refusal.status != 404:
                raise
            if exceeded:
                raise exceeded from None
            self.site.limits.take(self.prefix, "miss")
            raise
        if exceeded:
            self.require_member(table, token, exceeded)
        self.found = table
        return table

    def require_member(self, table: Table, token: str, exceeded: RateLimited) -> None:
        """Raise RateLimited unless the token is that of a person at the table, or waits for consent."""
        key = sealed(token)
        here = [person for person in table.doc.persons if not person.gone]
        if not any(person.age(key) >= 0 or key == person.pending for person in here):
            raise exceeded
        self.site.limits.take(key, "member")

    async def watched(self, watch: str) -> Table:
        """The table of a spectators' link; an unknown link counts as a miss."""
        try:
            return await self.tables.watched(watch)
        except Refusal as refusal:
            if refusal.status == 404:
                self.site.limits.take(self.prefix, "miss")
            raise

    @property
    def visitor(self) -> str:
        """The client's address under a pseudonym."""
        return visitor_alias(self.address)

    @property
    def token(self) -> str:
        """The bearer token of the request; empty: none."""
        scheme, _, token = self.request.headers.get("Authorization", "").partition(" ")
        if scheme and (scheme.lower() != "bearer" or not token.strip()):
            raise Refusal("bad-token", "write it as `Bearer …`", status=401)
        return token.strip()

    def member(self, table: Table) -> int:
        """The number of the person whose token the request carries, or Refusal."""
        return table.person(self.token)

    def viewer(self, table: Table) -> int | None:
        """The same; None if there is no token, for then the client sees what spectators see."""
        return self.member(table) if self.token else None
