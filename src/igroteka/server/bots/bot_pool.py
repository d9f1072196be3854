"""Bots think in processes of their own, with less right to the processor than the tables."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from threading import Thread

import igroteka
from igroteka.bots.bot import Bot
from igroteka.bots.named import bot
from igroteka.core.chance import Rng, seeded
from igroteka.core.state import State
from igroteka.server.bots.fair_queue import FairQueue
from igroteka.server.logs import note
from igroteka.server.wire import Level

# Needs no thought: no process has to be asked.
PLAINEST = "random"
# Seconds after which a plain answer is better than a good one: other programs may keep our processes from thinking, and
# one visitor's bots wait for each other.
PATIENCE = 10
MODEST = 10


class BotPool:
    """The processes in which bots think; started when the first one is needed."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        # A process has one thought at a time, so that the order is decided here and not in the pool.
        self.queue = FairQueue(processes)
        self.pool: ProcessPoolExecutor | None = None
        self.thoughts: set[asyncio.Future[int]] = set()

    async def answer(self, level: Level, world: State, seat: int, rng: Rng, visitor: str = "") -> int:
        """What a bot of this level answers in a world as its seat imagines it; visitors take turns."""
        levels = world.game.heuristics.levels
        if levels[level] == PLAINEST:
            return bot(PLAINEST).choose(world, seat, rng)
        begun = False
        try:
            async with asyncio.timeout(PATIENCE):
                await self.queue.acquire(visitor)
                begun = True
                return await asyncio.shield(self._begin(levels[level], world, seat, rng.secret()))
        except BrokenProcessPool:
            note("a bot's process was ended", level=30)
        except TimeoutError:
            if begun:
                note("a bot thinks for too long", level=30)
            else:  # the visitor has many of them, which is no fault of ours
                note("a bot waits for too long")
        return bot(levels["steady"]).choose(world, seat, rng)

    def _begin(self, name: str, world: State, seat: int, seed: int) -> asyncio.Future[int]:
        """Think in a process; its slot is free when the process is, also if nobody waits for the answer any more."""
        pool = self._pool()
        try:
            thought = asyncio.wrap_future(pool.submit(think, world.game.id, name, world.dump(), seat, seed))
        except BaseException as error:
            self._free(pool, error)
            raise
        self.thoughts.add(thought)
        thought.add_done_callback(partial(self._done, pool))
        return thought

    def _done(self, pool: Executor, thought: asyncio.Future[int]) -> None:
        self.thoughts.discard(thought)
        self._free(pool, None if thought.cancelled() else thought.exception())

    def _free(self, pool: Executor, error: BaseException | None) -> None:
        if isinstance(error, BrokenProcessPool) and self.pool is pool:
            self.pool = None  # somebody ended our processes: new ones for the next thought
        self.queue.release()

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=begin_work)
        return self.pool

    def close(self) -> None:
        """End the processes, whatever they think about."""
        for thought in list(self.thoughts):
            thought.cancel()
        if self.pool is not None:
            for process in list(self.pool._processes.values()):
                process.terminate()
            self.pool.shutdown(wait=False, cancel_futures=True)


def begin_work() -> None:
    """What a process does before its first thought."""
    be_modest()
    Thread(target=end_with_server, name="end with server", daemon=True).start()


def end_with_server() -> None:
    """End this process when the server's has ended, however that happened: a killed server cannot tell anybody."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def be_modest() -> None:
    """Let the tables go first; Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "SCHED_IDLE"):  # Linux: whoever wakes up for a move need not wait for the end of a time slice
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif hasattr(os, "nice"):
        os.nice(MODEST)


def think(game_id: str, name: str, position: object, seat: int, seed: int) -> int:
    """Think in this process."""
    world = igroteka.game(game_id).load(position)
    return _bot(name).choose(world, seat, seeded(seed))


@cache
def _bot(name: str) -> Bot:
    return bot(name)
