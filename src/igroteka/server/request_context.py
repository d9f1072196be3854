"""One request on its way: who asks, and at which table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from starlette.requests import HTTPConnection

from igroteka.server.limits.rate_limits import Limits, TooMany, neighbourhood
from igroteka.server.refusal import Refusal
from igroteka.server.table.document import sealed
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables


class Site(NamedTuple):
    """What every request needs: the tables, the rate limits, and the addresses of this server."""

    tables: Tables
    limits: Limits
    links: Callable[[], list[str]]
    # The address that people type if a proxy stands in front; empty: there is none.
    public_url: str = ""


class RequestContext:
    """A request, and the site it came to."""

    def __init__(self, request: HTTPConnection, site: Site) -> None:
        self.request = request
        self.site = site
        self.tables = site.tables
        self.address = request.client.host if request.client else ""
        self.home = neighbourhood(self.address)
        # The address has asked too often: only a right token helps.
        self.excess: TooMany | None = None

    def count(self, kind: str, member: bool = False) -> None:
        """Count the request for its address; TooMany, unless a member may still turn out to ask."""
        try:
            self.site.limits.take(self.home, kind)
        except TooMany as excess:
            if not member:
                raise
            self.excess = excess

    async def table(self, token: str | None = None) -> Table:
        """The table that the address names.

        A code that no table has counts as a guess. An address that guessed too often, or asked too often, learns nothing more
        of any code, but right tokens pass: they have a rate of their own.
        """
        excess = self.excess or self.site.limits.excess(self.home, "miss")
        token = self.token if token is None else token
        if excess and not token:
            raise excess
        try:
            table = await self.tables.table(self.request.path_params["code"])
        except Refusal as refusal:
            if refusal.status != 404:
                raise
            if excess:
                raise excess from None
            self.site.limits.take(self.home, "miss")
            raise
        if excess:
            self.let_pass(table, token, excess)
        return table

    def let_pass(self, table: Table, token: str, excess: TooMany) -> None:
        """TooMany, unless the token is right, also one that still waits for consent."""
        key = sealed(token)
        if not any(key in (person.token, person.pending) for person in table.doc.persons if not person.gone):
            raise excess
        self.site.limits.take(key, "member")

    async def watched(self, watch: str) -> Table:
        """The table of a spectators' link; a wrong link counts as a guess."""
        try:
            return await self.tables.watched(watch)
        except Refusal as refusal:
            if refusal.status == 404:
                self.site.limits.take(self.home, "miss")
            raise

    @property
    def token(self) -> str:
        """The token that came along; empty: none."""
        scheme, _, token = self.request.headers.get("Authorization", "").partition(" ")
        if scheme and (scheme.lower() != "bearer" or not token.strip()):
            raise Refusal("bad-token", "write it as `Bearer …`", status=401)
        return token.strip()

    def member(self, table: Table) -> int:
        """The person who asks."""
        return table.person(self.token)

    def viewer(self, table: Table) -> int | None:
        """The person who asks; None: somebody who brings no token and may know what spectators may."""
        return self.member(table) if self.token else None
