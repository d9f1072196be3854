"""The cost of a command at line 10 and at line 10,000 of a match, and the effect of the long one on other tables.

The long match is one in which somebody chooses and takes back again and again. Both tables take turns at every command,
so that a slow moment of the machine is everybody's. Wall time is from sending until the answer is on the player's
machine.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import time

from bench.report import Row
from bench.server.client import Lobby
from bench.server.lines_table import TimedTable
from bench.server.move import cores, sqlite
from bench.server.processes import Served, ours, pin

SHORT, LONG, ROUNDS = 10, 10_000, 200
# The ratio allowed to a command in a match of any length; a machine that others use is not steadier.
MOST = 1.5
# Seconds between two looks at another table.
LOOK = 0.005


def run(quick: bool) -> list[Row]:
    """Play the long match, measure, restart the server, and measure its recovery."""
    core, other = cores()
    pin(0, other)
    long, rounds = (LONG // 10, ROUNDS // 4) if quick else (LONG, ROUNDS)
    try:
        with TemporaryDirectory() as folder:
            database = sqlite(Path(folder), "lines")
            with ours(database, core) as served:
                tables, rows = asyncio.run(at_work(served, long, rounds))
            with ours(database, core) as served:
                return rows + asyncio.run(coming_back(served, tables, long))
    finally:
        pin(0, None)


async def at_work(served: Served, long: int, rounds: int) -> tuple[list[TimedTable], list[Row]]:
    """Measure every command at both tables in turn, while a client looks at a third one."""
    lobby = Lobby(served.port)
    tables = [TimedTable(served.port, seed) for seed in range(3)]
    for table in tables:
        await table.open_until_undo(lobby)
    short, grown, beside = tables
    await short.grow(SHORT)
    await grown.grow(long)
    times: dict[str, tuple[list[float], list[float]]] = {}
    for _ in range(rounds):
        for place, table in enumerate((short, grown)):
            for name, took in (await table.every_command()).items():
                times.setdefault(name, ([], []))[place].append(took)
    rows = [compared(name, *taken, long) for name, taken in times.items()]
    cpu = await costs(served, short, rounds), await costs(served, grown, rounds)
    rows.append(
        Row("CPU of the server, a choice and an undo", cpu[1] / cpu[0], "×", most=MOST, note=became(*cpu, "µs"))
    )

    async with looks(beside) as quiet:
        await asyncio.sleep(1)
    async with looks(beside) as busy:
        for _ in range(rounds):
            await grown.choose_and_undo()
    rows.append(noticed("another table meanwhile", busy, quiet))
    async with looks(beside) as busy:
        began = time()
        read = await asyncio.to_thread(grown.record, Lobby(served.port))
        took, lines = time() - began, read.count("\n")
    rows.append(Row("record as one seat saw it, a line", 1e6 * took / lines, "µs", note=f"{lines} lines"))
    rows.append(noticed("another table meanwhile", busy, quiet))
    for table in tables:
        table.close()
    return tables, rows


async def costs(served: Served, table: TimedTable, rounds: int) -> float:
    """Microseconds of CPU of the server for a choice and its undo."""
    before = served.cpu()
    for _ in range(rounds):
        await table.choose_and_undo()
    return 1e6 * (served.cpu() - before) / rounds


async def coming_back(served: Served, tables: list[TimedTable], long: int) -> list[Row]:
    """Measure the first hello after a restart, which brings a table to memory."""
    for table in tables:
        table.port = served.port
    short, grown, beside = tables
    await beside.hello_again()
    async with looks(beside) as quiet:
        await asyncio.sleep(1)
    first = await short.hello_again()
    async with looks(beside) as busy:
        took = await grown.hello_again()
    rows = [
        Row("first hello after a restart, line 10", first, "ms"),
        Row(f"  line {long}", took, "ms", note=f"{1000 * took / long:.0f} µs a line"),
        noticed("another table meanwhile", busy, quiet),
    ]
    for table in tables:
        table.close()
    return rows


@asynccontextmanager
async def looks(table: TimedTable) -> AsyncIterator[list[float]]:
    """Look at a table all the time; yields a list that collects the milliseconds until the answers."""
    times: list[float] = []

    async def look() -> None:
        while True:
            times.append(await table.sync())
            await asyncio.sleep(LOOK)

    looking = asyncio.create_task(look())
    yield times
    await asyncio.sleep(10 * LOOK)
    looking.cancel()
    await asyncio.wait([looking])


def compared(name: str, short: list[float], grown: list[float], long: int) -> Row:
    """The ratio of a command at the long match to the short one."""
    usual = median(short), median(grown)
    return Row(f"{name}: line {long} ÷ line {SHORT}", usual[1] / usual[0], "×", most=MOST, note=became(*usual, "ms"))


def became(short: float, grown: float, unit: str) -> str:
    """Both figures."""
    return f"{short:.2f} → {grown:.2f} {unit}"


def noticed(what: str, busy: list[float], quiet: list[float]) -> Row:
    """The longest and the usual time of a look while something else went on."""
    usual = f"p50 {median(busy):.2f}; nothing going on: p50 {median(quiet):.2f}, longest {max(quiet):.1f} ms"
    return Row(f"  {what}, longest look", max(busy), "ms", note=usual)
