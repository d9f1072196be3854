"""The order of the tests: long ones first, so that no worker is left alone with one at the end."""

from __future__ import annotations

from itertools import pairwise

import pytest


def workers_of(config: pytest.Config) -> int:
    """How many processes share this run."""
    return int(getattr(config, "workerinput", {}).get("workercount", 1))


def long_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests as `--dist worksteal` gives them out: an equal part of the list to each worker, with its share of the
    long ones in front.

    A worker that is done takes from the end of another's part, where only short ones are left. Otherwise the order
    stays: neighbours share what is made once in a process.
    """
    long = [item for item in items if item.get_closest_marker("long")]
    short = [item for item in items if not item.get_closest_marker("long")]
    ends = [(len(long) * part // workers, len(short) * part // workers) for part in range(workers + 1)]
    ordered: list[pytest.Item] = []
    for (long_from, short_from), (long_to, short_to) in pairwise(ends):
        ordered += long[long_from:long_to] + short[short_from:short_to]
    return ordered
