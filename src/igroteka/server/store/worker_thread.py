"""A thread that runs blocking jobs for the event loop, one after another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

Job = tuple[Callable[[], object], "asyncio.Future[None]"]


class WorkerThread:
    """Runs jobs in the order of submission; an executor of the standard library costs more time than a small write."""

    def __init__(self, name: str) -> None:
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self._work, name=name, daemon=True)
        self.thread.start()

    async def run(self, job: Callable[[], object]) -> None:
        """Run a job in the thread and wait for it; raises what it raises.

        A cancelled caller does not cancel the job.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put((job, done))
        await done

    def close(self) -> None:
        """Finish all submitted jobs, then end the thread."""
        self.jobs.put(None)
        self.thread.join()

    def _work(self) -> None:
        while (submitted := self.jobs.get()) is not None:
            job, done = submitted
            error: BaseException | None = None
            try:
                job()
            except BaseException as raised:
                error = raised
            done.get_loop().call_soon_threadsafe(resolve, done, error)


def resolve(future: asyncio.Future[None], error: BaseException | None = None) -> None:
    """Complete a future, unless the person who waited for it was cancelled."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
