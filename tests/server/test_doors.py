"""SECURITY.md has a line for everything that a request or a message can open."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from igroteka.server.http.endpoints import ENDPOINTS, TABLE, Endpoint
from igroteka.server.wire import ClientSays

DOORS = (
    (Path(__file__).parents[2] / "SECURITY.md").read_text("utf-8").partition("\n## Doors\n")[2].partition("\n## ")[0]
)
ROWS = [[cell.strip() for cell in row.strip("|").split("|")] for row in DOORS.splitlines() if row.startswith("| `")]


def named(cell: str) -> list[str]:
    """What stands between backticks."""
    return re.findall("`([^`]+)`", cell)


# A row is about several doors if they have all in common.
REQUESTS = {door.replace("…", TABLE): row for row in ROWS if len(row) == 4 for door in named(row[0])}
COMMANDS = [command for row in ROWS if len(row) == 3 for command in named(row[0])]


def may_open(endpoint: Endpoint) -> str:
    """How the line of an endpoint says who may open it."""
    if endpoint.token == "must":
        return "a member"
    return "whoever has the code" if "{code}" in endpoint.path else "anybody"


def test_every_endpoint_has_a_line_and_every_line_an_endpoint() -> None:
    assert sorted(REQUESTS) == sorted(f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS)


def test_a_line_says_who_may_open_the_door_and_what_limits_it() -> None:
    for endpoint in ENDPOINTS:
        _, who, _, limit = REQUESTS[f"{endpoint.method} {endpoint.path}"]
        assert who.startswith(may_open(endpoint)), endpoint.path
        assert named(limit) == [endpoint.limit], endpoint.path


def test_every_command_has_a_line_and_every_line_a_command() -> None:
    assert sorted(COMMANDS) == sorted(command.__struct_config__.tag for command in get_args(ClientSays))
