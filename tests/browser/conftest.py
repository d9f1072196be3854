"""A real Chromium that sees the server as phones do: plain http, under a name that is not localhost."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.browser.chromium import chromium
from tests.browser.guests import PATIENCE, Guests
from tests.server.client import Room

HOST = "igroteka.test"
QUIET = ("background-networking", "component-update", "sync", "quic", "gpu", "dev-shm-usage")
# Nothing in it looks for the net.
ARGUMENTS = [
    "--no-sandbox",
    "--no-first-run",
    *(f"--disable-{part}" for part in QUIET),
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How Chromium is started."""
    return {**browser_type_launch_args, "executable_path": chromium(), "args": ARGUMENTS}


@pytest.fixture(scope="session")
def url(server: int) -> str:
    """The address of the page as a phone in the room knows it."""
    return address(server)


def address(port: int) -> str:
    """A server on this machine, under its name in the room."""
    return f"http://{HOST}:{port}/"


@pytest.fixture
async def room(server: int) -> AsyncIterator[Room]:
    """The same server as programs know it; what they opened is closed after the test."""
    async with Room(server) as room:
        yield room


@pytest.fixture
async def guests(browser: Browser, url: str) -> AsyncIterator[Guests]:
    """Everybody who opens the page; nothing may go wrong on any of their screens."""
    async with Guests(browser, url) as guests:
        yield guests
        assert guests.troubles() == []
