"""Games of bots, several at a time: each on one of so many processes, all of which play the same as one would."""

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
    """The results of the pairs in their order, whichever is played first."""
    return each(partial(pair, meeting), pairs, jobs)


def simulate(meeting: Meeting, games: int, jobs: int) -> Generator[list[str], None, None]:
    """The winners of so many games, in their order."""
    return each(partial(winners, meeting), games, jobs)


def each(one: Callable[[int], Result], times: int, jobs: int) -> Generator[Result, None, None]:
    """What comes of each number, in their order, on so many processes."""
    if jobs == 1:
        yield from map(one, range(times))
        return
    with get_context("spawn").Pool(min(jobs, times), leave_interrupts) as pool:
        yield from pool.imap(one, range(times))


def leave_interrupts() -> None:
    """Ctrl-C is for the process that people talk to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
