"""What tests of every kind share: which build they run on, and a running server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import igroteka
from igroteka.cli.build import build


def pytest_configure() -> None:
    """Refuse to test another build than dev.py asked for."""
    wanted = os.environ.get("IGROTEKA_BUILD", build())
    if build() != wanted:
        raise pytest.UsageError(f"asked to test the {wanted} build, but `import igroteka` gives the {build()} one")


def pytest_report_header() -> str:
    """Say which build is tested."""
    return f"igroteka: {build()}, {Path(igroteka.__file__).parent}"


@pytest.fixture(scope="session")
def server() -> Iterator[int]:
    """The port of a running `igroteka serve`."""
    command = [sys.executable, "-m", "igroteka", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout
        told = process.stdout.readline()
        link = re.search(r"http://127\.0\.0\.1:(\d+)/", told)
        assert link, told + process.stdout.read()
        yield int(link[1])
        process.terminate()
