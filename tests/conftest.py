"""What tests of every kind share: which build they run on, and a running server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import igroteka
from igroteka.cli.build import build
from tests.server.process import Served, embedded


def pytest_configure() -> None:
    """Refuse to test another build than dev.py asked for."""
    wanted = os.environ.get("IGROTEKA_BUILD", build())
    if build() != wanted:
        raise pytest.UsageError(f"asked to test the {wanted} build, but `import igroteka` gives the {build()} one")


def pytest_report_header() -> str:
    """Say which build is tested."""
    return f"igroteka: {build()}, {Path(igroteka.__file__).parent}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a running `igroteka serve` with a database of its own."""
    folder = tmp_path_factory.mktemp("server")
    with Served(embedded(folder), folder / "log") as served:
        yield served.start().port
