"""What tests of every kind share: which build they run on, and a running server."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator, Iterator
from pathlib import Path
from zlib import crc32

import pytest

import igroteka
from igroteka.cli.build import build
from tests.order import long_first, workers_of
from tests.server.process import Served, embedded

pytest_plugins = ("tests.checked",)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run be a sample."""
    parser.addoption("--sample", type=int, default=1, metavar="N", help="of every N cases of a test run only one")


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Generator[None]:
    """Choose what is run, and at last, when pytest has ordered it by fixtures, what is run first."""
    choose(config, items)
    yield
    items[:] = long_first(items, workers_of(config))


def choose(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Choose the sample: the same cases each time, other ones for each test, at least one. Leave out what this build
    cannot show."""
    every = config.getoption("--sample")
    cases: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    chosen: set[pytest.Item] = set()
    for item in items:
        if not item.get_closest_marker("uncompiled"):
            cases[item.nodeid.partition("[")[0]].append(item)
        elif build() == "uncompiled":
            chosen.add(item)
    for test, all_of_it in cases.items():
        chosen.update(sample(all_of_it, every, crc32(test.encode())))
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = [item for item in items if item in chosen]


def sample(cases: list[pytest.Item], every: int, start: int) -> list[pytest.Item]:
    """One case of each this many, beginning anywhere."""
    return cases[start % min(every, len(cases)) :: every]


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
