"""A real Chromium that sees the server as phones do: plain http, under a name that is not localhost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.chromium import chromium

HOST = "igroteka.test"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How Chromium is started: with nothing in it that looks for the net."""
    quiet = ("background-networking", "component-update", "sync", "quic", "gpu", "dev-shm-usage")
    return {
        **browser_type_launch_args,
        "executable_path": chromium(),
        "args": [
            "--no-sandbox",
            "--no-first-run",
            *(f"--disable-{part}" for part in quiet),
            f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
        ],
    }


@pytest.fixture(scope="session")
def url(server: int) -> str:
    """The address of the page as a phone in the room knows it."""
    return f"http://{HOST}:{server}/"
