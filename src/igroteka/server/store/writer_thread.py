"""A hand that writes while the tables go on: one thing after another, in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

Job = tuple[Callable[[], object], "asyncio.Future[None]"]


class WriterThread:
    """A thread that does what it is told; the library's executor spends longer on its own affairs than a write takes."""

    def __init__(self, name: str) -> None:
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self._work, name=name, daemon=True)
        self.thread.start()

    async def do(self, job: Callable[[], object]) -> None:
        """Wait until it is done, or failed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put((job, done))
        await done

    def rest(self) -> None:
        """Finish, and end."""
        self.jobs.put(None)
        self.thread.join()

    def _work(self) -> None:
        while (told := self.jobs.get()) is not None:
            job, done = told
            error: BaseException | None = None
            try:
                job()
            except BaseException as reason:
                error = reason
            done.get_loop().call_soon_threadsafe(settle, done, error)


def settle(done: asyncio.Future[None], error: BaseException | None = None) -> None:
    """Tell one who waits, unless they were called away."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
