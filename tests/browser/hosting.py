"""A server inside the test: pages come to it as to any other, and its time is turned by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn

from igroteka.server.limits.admission import Admission
from igroteka.server.serve import Settings, listen, make_config
from igroteka.server.store.memory import MemoryStore
from igroteka.server.tables import Tables
from tests.server.in_process import HandTime


@asynccontextmanager
async def hosted() -> AsyncIterator[tuple[int, HandTime]]:
    """The port of such a server, and its time."""
    time = HandTime()
    tables = Tables(MemoryStore(), time, bot_delay=(0, 0))
    await tables.open()
    with listen("127.0.0.1", 0) as listener:
        config = make_config(listener, Settings("", 1, 0, 0, limited=False), tables, Admission())
        config.load()
        server = uvicorn.Server(config)
        server.lifespan = config.lifespan_class(config)
        await server.startup([listener])
        try:
            yield listener.getsockname()[1], time
        finally:
            await tables.close()
            await server.shutdown([listener])
