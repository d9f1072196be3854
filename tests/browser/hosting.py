"""A server inside the test: pages come to it as to any other, and its time is turned by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn

from igroteka.server import shuffle
from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.limits.admission import Admission
from igroteka.server.limits.rate_limits import NO_RATES, RateLimits
from igroteka.server.serve import Settings, listen, make_config
from igroteka.server.store.memory import MemoryStore
from igroteka.server.tables import Tables
from tests.server.in_process import HandTime


@asynccontextmanager
async def hosted() -> AsyncIterator[tuple[int, HandTime]]:
    """The port of such a server, and its time."""
    time = HandTime()
    async with served(Tables(MemoryStore(), time, BotPool(1), bot_delay=(0, 0))) as port:
        yield port, time


@asynccontextmanager
async def served(tables: Tables) -> AsyncIterator[int]:
    """The port at which pages come to these tables."""
    await tables.open()
    with listen("127.0.0.1", 0) as listener:
        config = make_config(listener, Settings("", 1, 0, 0, limited=False), tables, Admission(), RateLimits(NO_RATES))
        config.load()
        server = uvicorn.Server(config)
        server.lifespan = config.lifespan_class(config)
        await server.startup([listener])
        try:
            yield listener.getsockname()[1]
        finally:
            await tables.close()
            await server.shutdown([listener])


def dealt_by(patch: pytest.MonkeyPatch, seed: int) -> None:
    """Whatever their parts of the shuffle: at a server inside the test the cards lie as this seed deals them."""
    patch.setattr(shuffle, "secret", lambda *_: f"{seed:x}")
