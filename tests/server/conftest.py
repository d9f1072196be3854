"""A running server for the tests that play at its tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.client import Room
from tests.server.postgres import postgres as postgres
from tests.server.process import Served, embedded


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server with a database of its own, the same for all tests of this process."""
    folder = tmp_path_factory.mktemp("server")
    with Served(embedded(folder), folder / "log") as served:
        yield served.start().port
        assert served.stop() == 0
        assert served.complaints() == ""


@pytest.fixture
async def room(port: int) -> AsyncIterator[Room]:
    """The server as one test sees it; what it opened is closed after it."""
    async with Room(port) as room:
        yield room
