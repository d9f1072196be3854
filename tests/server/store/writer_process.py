"""A process that writes to a store and prints every line that was acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import sys

from igroteka.server.store.opening import open_store
from igroteka.server.store.store import Database, LineRow

TABLES = 8


async def play(store: Database, code: str) -> None:
    """Write line after line, and print each after it was acknowledged."""
    await store.write(code, b"{}", [LineRow(1, 0, -1, None, b"{}")], now=1, new_watch=code)
    seq = 0
    while True:
        seq += 1
        await store.write(code, b"%d" % seq, [LineRow(1, seq, 0, f"command {seq}", b"%d" % seq)], now=seq)
        print(code, seq, flush=True)


async def main(url: str) -> None:
    """Write at several tables at once."""
    store = await open_store(url)
    await asyncio.gather(*(play(store, f"TABLE{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
