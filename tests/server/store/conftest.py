"""Databases for the tests of the store: real files, a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from igroteka.server.store.opening import open_store
from igroteka.server.store.store import Database


def new_url(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """The address of a database that nobody has used."""
    if kind == "postgres":
        url: str = request.getfixturevalue("postgres").new()
        return url
    return "memory" if kind == "memory" else f"sqlite+aiosqlite:///{folder / 'igroteka.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database that keeps what it is given."""
    return new_url(request.param, request, tmp_path)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Database]:
    """An open store that keeps what it is given."""
    store = await open_store(url)
    yield store
    await store.close()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def any_store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """An open store of every kind."""
    store = await open_store(new_url(request.param, request, tmp_path))
    yield store
    await store.close()
