"""One request on its way: who asks, and at which table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from starlette.requests import HTTPConnection

from igroteka.server.house import House
from igroteka.server.limits import Limits
from igroteka.server.refusal import Refusal
from igroteka.server.table.table import Table


class Site(NamedTuple):
    """A house that can be visited: how often, and where it can be found from the room."""

    house: House
    limits: Limits
    links: Callable[[], list[str]]
    # The address that people type if a proxy stands in front; empty: there is none.
    public_url: str = ""


class Visit:
    """A request, and the site it came to."""

    def __init__(self, request: HTTPConnection, site: Site) -> None:
        self.request = request
        self.site = site
        self.house = site.house
        self.address = request.client.host if request.client else ""

    async def table(self) -> Table:
        """The table that the address names; a code that no table has counts against whoever guesses."""
        self.site.limits.check(self.address, "miss")
        try:
            return await self.house.table(self.request.path_params["code"])
        except Refusal as refusal:
            if refusal.status == 404:
                self.site.limits.take(self.address, "miss")
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
