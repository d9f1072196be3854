"""Long tests start first, on all workers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from xdist.scheduler import WorkStealingScheduling  # type: ignore[import-untyped]

from tests.order import long_first


class Worker:
    """A worker of xdist that keeps what it is sent."""

    shutting_down = False

    def __init__(self, name: str) -> None:
        self.gateway = SimpleNamespace(id=name)
        self.sent: list[int] = []

    def send_runtest_some(self, tests: list[int]) -> None:
        """Take tests."""
        self.sent += tests


class Test:
    """A test with or without the mark."""

    __test__ = False

    def __init__(self, number: int, long: bool) -> None:
        self.name, self.long = f"{number}", long

    def get_closest_marker(self, name: str) -> bool:
        """Whether it has the mark."""
        return name == "long" and self.long


def given_out(tests: list[Test], workers: int) -> list[list[Test]]:
    """What xdist sends to each worker at first."""
    config: Any = SimpleNamespace(getvalue=lambda name: [f"{workers}*popen"])
    scheduling = WorkStealingScheduling(config, log=SimpleNamespace(workstealsched=print))
    nodes: list[Any] = [Worker(f"gw{number}") for number in range(workers)]
    for node in nodes:
        scheduling.add_node(node)
        scheduling.add_node_collection(node, [test.name for test in tests])
    scheduling.schedule()
    return [[tests[number] for number in node.sent] for node in nodes]


@pytest.mark.parametrize("workers", [1, 2, 3, 5])
def test_every_worker_begins_with_its_share_of_the_long_ones(workers: int) -> None:
    tests = [Test(number, number % 7 == 6) for number in range(100)]
    items: Any = tests
    ordered: Any = long_first(items, workers)
    assert sorted(map(id, ordered)) == sorted(map(id, tests))
    for part in given_out(ordered, workers):
        marks = [test.long for test in part]
        share = len([test for test in tests if test.long]) / workers
        # xdist may count one test more or less to a part than we do
        assert marks[1:-1] == sorted(marks[1:-1], reverse=True)
        assert abs(sum(marks) - share) <= 1
        names = [int(test.name) for test in part[1:-1] if not test.long]
        assert names == sorted(names)
