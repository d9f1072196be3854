"""SECURITY.md has a line for everything that a request or a message can open."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from starlette.routing import Route

from igroteka.server.http.app import api_routes
from igroteka.server.http.endpoints import ENDPOINTS, TABLE, Endpoint
from igroteka.server.http.page import Page
from igroteka.server.limits.rate_limits import RateLimits
from igroteka.server.request_context import Site
from igroteka.server.store.memory import MemoryStore
from igroteka.server.tables import Tables
from igroteka.server.wire import ClientSays
from tests.server.in_process import HandTime

DOORS = (
    (Path(__file__).parents[2] / "SECURITY.md").read_text("utf-8").partition("\n## Doors\n")[2].partition("\n## ")[0]
)
ROWS = [[cell.strip() for cell in row.strip("|").split("|")] for row in DOORS.splitlines() if row.startswith("| `")]


def named(cell: str) -> list[str]:
    """What stands between backticks."""
    return re.findall("`([^`]+)`", cell)


# A row is about several doors if they have all in common.
REQUESTS = {door.replace(" …", f" {TABLE}"): row for row in ROWS if len(row) == 4 for door in named(row[0])}
COMMANDS = [command for row in ROWS if len(row) == 3 for command in named(row[0])]


def may_open(endpoint: Endpoint) -> str:
    """How the line of an endpoint says who may open it."""
    if endpoint.token == "must":
        return "a member"
    return "whoever has the code" if "{code}" in endpoint.path else "anybody"


def served() -> set[str]:
    """Every path that the application routes, and how it is asked for; what belongs to the page is one door."""
    site = Site(Tables(MemoryStore(), HandTime()), RateLimits({}), list)
    pages = {"/assets/…" if route.path.startswith("/assets/") else route.path for route in Page().routes()}
    routes = [route for route in api_routes(site) if isinstance(route, Route)]
    return {f"GET {path}" for path in pages} | {
        f"{method} {route.path}" for route in routes for method in (route.methods or set()) - {"HEAD"}
    }


def test_every_route_has_a_line_and_every_line_a_route() -> None:
    assert {*REQUESTS} == served() >= {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS}


def test_a_line_says_who_may_open_the_door_and_what_limits_it() -> None:
    for endpoint in ENDPOINTS:
        _, who, _, limit = REQUESTS[f"{endpoint.method} {endpoint.path}"]
        assert who.startswith(may_open(endpoint)), endpoint.path
        assert named(limit) == [endpoint.limit], endpoint.path


def test_every_command_has_a_line_and_every_line_a_command() -> None:
    assert sorted(COMMANDS) == sorted(command.__struct_config__.tag for command in get_args(ClientSays))
