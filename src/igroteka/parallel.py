"""Games of bots on several processes at once, with the same results as on one."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from igroteka.bots.arena import Meeting, Pair, pair
from igroteka.bots.balance import winners

Result = TypeVar("Result")


def meet(meeting: Meeting, pairs: int, jobs: int) -> Generator[Pair, None, None]:
    """The results of the pairs in their order, whatever the order in which they end."""
    return each(partial(pair, meeting), pairs, jobs)


def simulate(meeting: Meeting, games: int, jobs: int) -> Generator[list[str], None, None]:
    """The winners of this number of games, in their order."""
    return each(partial(winners, meeting), games, jobs)


def each(one: Callable[[int], Result], times: int, jobs: int) -> Generator[Result, None, None]:
    """The result of each number, in their order, computed on several processes."""
    if jobs == 1:
        yield from map(one, range(times))
        return
    with get_context("spawn").Pool(min(jobs, times), leave_interrupts) as pool:
        yield from pool.imap(one, range(times))


def leave_interrupts() -> None:
    """Ignore Ctrl-C, which is for the process that people talk to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
