"""A pool of worker processes in which bots choose their answers, at a lower priority than the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from pathlib import Path
from threading import Thread
from typing import Any, ParamSpec, TypeAlias, TypeVar

from igroteka.bots.bot import Bot
from igroteka.bots.bot_reasons import bot_reasons
from igroteka.bots.heuristics import heuristics_of
from igroteka.bots.hint import Hint, Reason
from igroteka.bots.hints import advice
from igroteka.bots.named import bot
from igroteka.bots.review import Reviewed, review
from igroteka.core.chance import Rng, seeded
from igroteka.core.match.begin import replay
from igroteka.core.match.record import read_record
from igroteka.core.state import State
from igroteka.registry import Shelf
from igroteka.server.bots.fair_queue import FairQueue
from igroteka.server.logs import note
from igroteka.server.wire import Level

# Costs nothing, so it runs in the server's own process.
INSTANT_BOT = "random"
# Seconds after which a fallback answers: other programs may take the processor from the workers, and the bots of one
# visitor wait for each other.
TIMEOUT = 10
# The same where no move waits for it.
LONG_TIMEOUT = 45
NICENESS = 10
# The choices of a hint, its reasons and its mix.
PackedHint: TypeAlias = tuple[list[int], list[tuple[str, dict[str, str | int]]], list[tuple[int, int]]]
P = ParamSpec("P")
T = TypeVar("T")


class BotPool:
    """Worker processes that are started with the first job.

    There is always an answer: when a worker dies, or does not answer within the timeout, a simpler bot answers here.
    """

    def __init__(self, processes: int, data: Path | None = None) -> None:
        self.processes = processes
        # The owner's corrected facts, which the workers read, too.
        self.data = data
        # One slot for each worker: jobs wait here, where visitors take turns, and never in the executor's own queue.
        self.queue = FairQueue(processes)
        self.executor: ProcessPoolExecutor | None = None
        self.jobs: set[asyncio.Future[Any]] = set()
        # How many wait for a worker, how many were answered, and how many were not.
        self.waiting = 0
        self.done = 0
        self.failures = 0

    async def answer(self, level: Level, world: State, seat: int, rng: Rng, visitor: str = "") -> int:
        """The action that a bot of this level chooses in a world as its seat imagines it.

        Jobs are queued by visitor.
        """
        levels = heuristics_of(world.game).levels
        if levels[level] == INSTANT_BOT:
            return bot(INSTANT_BOT).choose(world, seat, rng)
        chosen = await self._run(
            TIMEOUT, visitor, choose, world.game.id, levels[level], world.dump(), seat, rng.secret()
        )
        return bot(levels["steady"]).choose(world, seat, rng) if chosen is None else chosen

    async def hint(self, world: State, seat: int, visitor: str = "") -> Hint | None:
        """What the strongest bot would do in such a world, and why; None: there was no time for it."""
        strongest = heuristics_of(world.game).levels["strong"]
        told = await self._run(TIMEOUT, visitor, advise, world.game.id, strongest, world.dump(), seat)
        return None if told is None else unpacked(told)

    async def review(self, world: State, seat: int, action: int, plan: list[int], visitor: str = "") -> Reviewed | None:
        """What an answer in such a world cost by the same judgement; None: there was no time for it."""
        strongest = heuristics_of(world.game).levels["strong"]
        told = await self._run(
            LONG_TIMEOUT, visitor, judge_again, world.game.id, strongest, world.dump(), seat, action, plan
        )
        if told is None:
            return None
        advised, right, before, after = told
        return Reviewed(unpacked(advised), right, before, after)

    async def explain(self, game_id: str, record: str, visitor: str = "") -> dict[int, list[tuple[int, Reason]]] | None:
        """Why bots answered as they did in a match that is over, by line; None: there was no time for it."""
        told = await self._run(LONG_TIMEOUT, visitor, think_back, game_id, record)
        if told is None:
            return None
        return {line: [(seat, Reason(id, words)) for seat, id, words in rows] for line, rows in told.items()}

    async def _run(
        self, timeout: float, visitor: str, job: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T | None:
        """Let a worker do the job when it is the visitor's turn; None: it died, or was not done in time."""
        started = False
        self.waiting += 1
        try:
            async with asyncio.timeout(timeout):
                await self.queue.acquire(visitor)
                started = True
                self.waiting -= 1
                answer = await asyncio.shield(self._submit(job, *args, **named))
                self.done += 1
                return answer
        except BrokenProcessPool:
            note("a bot's process was ended", level=30)
        except TimeoutError:
            if started:
                note("a bot thinks for too long", level=30)
            else:  # one visitor's many jobs are no fault of the server
                note("a bot waits for too long")
        finally:
            if not started:
                self.waiting -= 1
        self.failures += 1
        return None

    def _submit(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> asyncio.Future[T]:
        """Start a job; its slot is released when the worker is done, even if nobody waits for the answer any more."""
        executor = self.start()
        try:
            future = asyncio.wrap_future(executor.submit(job, *args, **named))
        except BaseException as error:
            self._release(executor, error)
            raise
        self.jobs.add(future)
        future.add_done_callback(partial(self._done, executor))
        return future

    def _done(self, executor: Executor, job: asyncio.Future[Any]) -> None:
        self.jobs.discard(job)
        self._release(executor, None if job.cancelled() else job.exception())

    def _release(self, executor: Executor, error: BaseException | None) -> None:
        if isinstance(error, BrokenProcessPool) and self.executor is executor:
            self.executor = None  # a worker was killed: the next job starts new ones
        self.queue.release()

    def start(self) -> Executor:
        """The executor, started if there is none."""
        if self.executor is None:
            spawn = multiprocessing.get_context("spawn")
            self.executor = ProcessPoolExecutor(self.processes, spawn, init_worker, (self.data,))
        return self.executor

    def close(self) -> None:
        """Cancel all jobs and terminate the workers."""
        for job in list(self.jobs):
            job.cancel()
        if self.executor is not None:
            for process in list(self.executor._processes.values()):
                process.terminate()
            self.executor.shutdown(wait=False, cancel_futures=True)


def packed(hint: Hint) -> PackedHint:
    """A hint as plain data, to be sent between processes."""
    return hint.choices, [(reason.id, reason.words) for reason in hint.reasons], hint.mix


def unpacked(told: PackedHint) -> Hint:
    """The inverse."""
    choices, reasons, mix = told
    return Hint(choices, [Reason(id, words) for id, words in reasons], mix)


# --- in a worker

shelf = Shelf()


def init_worker(data: Path | None) -> None:
    """Prepare this process before its first job."""
    global shelf
    shelf = Shelf(data)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    lower_priority()
    Thread(target=exit_with_parent, name="exit with parent", daemon=True).start()


def exit_with_parent() -> None:
    """End this process when the server's has ended: a killed server cannot terminate its workers."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def lower_priority() -> None:
    """Let the server have the processor whenever it needs it, and still think on a machine that others keep busy."""
    if hasattr(os, "SCHED_BATCH"):  # Linux: a worker that wakes up interrupts nobody
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def choose(game_id: str, name: str, position: object, seat: int, seed: int) -> int:
    """The action that the bot of this name chooses in the position."""
    world = shelf.game(game_id).load(position)
    return _bot(name).choose(world, seat, seeded(seed))


def advise(game_id: str, name: str, position: object, seat: int) -> PackedHint:
    """The turn that the bot of this name would play, and its reasons, as plain data."""
    return packed(advice(shelf.game(game_id).load(position), seat, _bot(name)))


def judge_again(
    game_id: str, name: str, position: object, seat: int, action: int, plan: list[int]
) -> tuple[PackedHint, bool, int, int]:
    """What an answer cost by the judgement of the bot of this name, as plain data."""
    told = review(shelf.game(game_id).load(position), seat, action, _bot(name), plan)
    return packed(told.hint), told.right, told.before, told.after


def think_back(game_id: str, record: str) -> dict[int, list[tuple[int, str, dict[str, str | int]]]]:
    """Why bots answered as they did, by the line of the record, as plain data: seat, reason, words."""
    match = replay(read_record(record), shelf.game(game_id))
    return {
        line: [(seat, reason.id, reason.words) for seat, reason in rows] for line, rows in bot_reasons(match).items()
    }


@cache
def _bot(name: str) -> Bot:
    return bot(name)
