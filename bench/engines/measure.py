"""Fair timing on a busy machine: contenders take turns, CPU time counts, and of all rounds the median."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from time import process_time

Lap = Callable[[], float]


def lap(amount: float, work: Callable[[], object]) -> Lap:
    """A lap that does the work once and returns its speed: amount a second."""

    def run() -> float:
        began = process_time()
        work()
        return amount / (process_time() - began)

    return run


def medians(laps: Mapping[str, Lap], rounds: int) -> dict[str, float]:
    """The median speed of each contender; a first round warms up and does not count."""
    speeds: dict[str, list[float]] = {name: [] for name in laps}
    for number in range(rounds + 1):
        for name, run in laps.items():
            speed = run()
            if number:
                speeds[name].append(speed)
    return {name: median(row) for name, row in speeds.items()}
