"""The thread that runs blocking jobs for the event loop."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from igroteka.server.store.worker_thread import WorkerThread


async def test_jobs_run_one_after_another() -> None:
    worker, done = WorkerThread("a test"), list[int]()
    await asyncio.gather(*(worker.run(partial(done.append, number)) for number in range(100)))
    assert done == list(range(100))
    worker.close()
    assert not worker.thread.is_alive()


async def test_a_failed_job_raises_and_the_next_one_runs() -> None:
    worker, done = WorkerThread("a test"), list[int]()
    with pytest.raises(ZeroDivisionError):
        await worker.run(lambda: done.append(1 // 0))
    await worker.run(lambda: done.append(1))
    assert done == [1]
    worker.close()


async def test_a_cancelled_caller_does_not_disturb_the_thread() -> None:
    worker, done = WorkerThread("a test"), list[int]()
    waiting = asyncio.create_task(worker.run(lambda: done.append(1)))
    await asyncio.sleep(0)
    waiting.cancel()
    await worker.run(lambda: done.append(2))
    assert done == [1, 2]
    worker.close()
