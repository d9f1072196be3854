"""Several real `igroteka serve` on one PostgreSQL behind a proxy, and the faults that are injected."""

from __future__ import annotations

import asyncio
import os
import signal
from bisect import bisect_left
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from math import inf
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.server.client import Room
from tests.server.evening import Evening
from tests.server.faults import Fault, Played, check, counted, end_sessions, play_at_all, read_stored, restart
from tests.server.postgres import Postgres
from tests.server.process import Served
from tests.server.proxies import Proxy
from tests.server.store.cutting_proxy import CuttingProxy, cutting_proxy

TRIES = 20
# Tables of a process, by its port.
TABLES = "SELECT code FROM tables JOIN servers ON owner = id WHERE url LIKE '%:{}' AND beat > '-infinity'"
# The session that writes for a process: it waits between two calls of the function, most of the time.
WRITER = "SELECT pid FROM pg_stat_activity WHERE query LIKE '%igroteka_append%' AND pid <> pg_backend_pid()"


class Process(NamedTuple):
    """One of the servers, and its way to PostgreSQL."""

    served: Served
    database: CuttingProxy


class Injected(NamedTuple):
    """A fault, when it began by our steady clock, and whose tables met it."""

    kind: str
    at: float
    codes: frozenset[str]


class Cluster:
    """The processes, and the faults that were injected."""

    def __init__(self, postgres: Postgres, processes: list[Process], seed: int) -> None:
        self.postgres = postgres
        self.processes = processes
        self.rng = Random(seed)
        self.injected: list[Injected] = []
        # Those that are being started again, by port.
        self.coming: dict[int, asyncio.Task[None]] = {}

    async def one(self) -> Process:
        """One that serves; at least one other does."""
        while len(self.coming) > len(self.processes) - 2:
            await asyncio.wait(self.coming.values(), return_when=asyncio.FIRST_COMPLETED)
        return self.rng.choice([process for process in self.processes if process.served.port not in self.coming])

    def start_again(self, process: Process, after: float = 0) -> None:
        """Start it after so many seconds, while other things happen."""

        async def start() -> None:
            await asyncio.sleep(after)
            for _ in range(TRIES):  # PostgreSQL may just be away
                if await asyncio.to_thread(process.served.try_to_start):
                    break
                await asyncio.sleep(0.5)
            del self.coming[process.served.port]

        self.coming[process.served.port] = asyncio.create_task(start())

    async def all_there(self) -> None:
        """Wait until nobody is being started."""
        await asyncio.gather(*self.coming.values())

    async def met(self, kind: str, process: Process) -> None:
        """Note what is about to happen to this process."""
        codes = await asyncio.to_thread(self.postgres.psql, TABLES.format(process.served.port))
        self.note(kind, frozenset(codes.split()))

    def note(self, kind: str, codes: frozenset[str] = frozenset()) -> None:
        """Note what is about to happen, and the tables that may have to move."""
        self.injected.append(Injected(kind, asyncio.get_running_loop().time(), codes))

    def signal(self, process: Process, what: signal.Signals) -> None:
        """Send it a signal."""
        assert process.served.process
        os.kill(process.served.process.pid, what)

    async def stop_all(self) -> None:
        """End all of them as a power cut would."""
        for process in self.processes:
            await asyncio.to_thread(process.served.kill)

    async def start_all(self) -> None:
        """Start all of them."""
        for process in self.processes:
            await asyncio.to_thread(process.served.start)

    # --- faults

    def kinds(self, front: Proxy, longest: float) -> dict[str, Fault]:
        """All that may happen; a pause is at most this many seconds long."""

        async def killed() -> None:
            process = await self.one()
            await self.met("kill -9", process)
            await asyncio.to_thread(process.served.kill)
            self.start_again(process, self.rng.uniform(0, 2))

        async def drained() -> None:
            process = await self.one()
            await self.met("SIGTERM", process)
            assert await asyncio.to_thread(process.served.stop) == 0
            self.start_again(process)

        async def paused() -> None:
            process = await self.one()
            await self.met("SIGSTOP", process)
            self.signal(process, signal.SIGSTOP)
            await asyncio.sleep(self.rng.uniform(longest / 4, longest))
            self.signal(process, signal.SIGCONT)

        async def cut_off() -> None:
            process = await self.one()
            await self.met("cut off from PostgreSQL", process)
            way = self.rng.choice([process.database.passing, process.database.answering])
            way.clear()
            await asyncio.sleep(self.rng.uniform(longest / 8, longest / 2))
            way.set()

        async def writer_paused() -> None:
            pids = (await asyncio.to_thread(self.postgres.psql, WRITER)).split()
            if pids:
                self.note("PostgreSQL's writing session stopped")
                pid = int(self.rng.choice(pids))
                os.kill(pid, signal.SIGSTOP)
                await asyncio.sleep(self.rng.uniform(0.5, longest / 4))
                os.kill(pid, signal.SIGCONT)

        async def sessions_ended() -> None:
            self.note("PostgreSQL's sessions ended")
            await end_sessions(self.postgres)()

        async def postgres_restarted() -> None:
            self.note("PostgreSQL restarted")
            await restart(self.postgres)()

        async def proxy_restarted() -> None:
            self.note("proxy restarted")
            await asyncio.to_thread(front.start, [process.served.port for process in self.processes])

        return {
            "kill -9": killed,
            "SIGTERM": drained,
            "SIGSTOP": paused,
            "cut off from PostgreSQL": cut_off,
            "PostgreSQL's writing session stopped": writer_paused,
            "PostgreSQL's sessions ended": sessions_ended,
            "PostgreSQL restarted": postgres_restarted,
            "proxy restarted": proxy_restarted,
        }


@asynccontextmanager
async def cluster(postgres: Postgres, url: str, folder: Path, seed: int, processes: int = 3) -> AsyncIterator[Cluster]:
    """So many processes on this database, started."""
    async with AsyncExitStack() as stack:
        here: list[Process] = []
        for number in range(processes):
            proxy = await stack.enter_async_context(cutting_proxy(postgres.folder))
            behind = url.replace(str(postgres.folder), str(proxy.folder))
            served = stack.enter_context(Served(behind, folder / f"log {number}"))
            await asyncio.to_thread(served.start)
            here.append(Process(served, proxy))
        yield Cluster(postgres, here, seed)


class Recovery(NamedTuple):
    """How long it took from a fault until a table that met it was played on (seconds)."""

    kind: str
    seconds: float


def recoveries(injected: Sequence[Injected], evenings: Sequence[Evening]) -> Iterator[Recovery]:
    """Of every table that had to come back: from the fault to the first step that was acknowledged afterwards."""
    for evening in evenings:
        met = [fault for fault in injected if evening.people[0].code in fault.codes]
        for fault, end in zip(met, [*(later.at for later in met[1:]), inf], strict=True):
            back = first(evening.returns, fault.at)
            if back < end and (step := first(evening.steps, back)) < inf:
                yield Recovery(fault.kind, step - fault.at)


def first(times: list[float], after: float) -> float:
    """The first of these times, which are in order, that is not before this one."""
    at = bisect_left(times, after)
    return times[at] if at < len(times) else inf


class ClusterPlayed(NamedTuple):
    """What was played at many processes, the faults meanwhile, and how soon it went on."""

    played: Played
    injected: list[Injected]
    recoveries: list[Recovery]


async def play_at_cluster(
    postgres: Postgres, folder: Path, proxy: str, faults: int, tables: int, longest: float, seed: int
) -> ClusterPlayed:
    """Play at three processes behind this proxy through so many faults, then compare everything with the database."""
    url = postgres.new()
    async with cluster(postgres, url, folder, seed) as here:
        with Proxy(proxy, folder) as front:
            front.start([process.served.port for process in here.processes])
            async with Room(front.port) as room:
                evenings = [Evening(room, number) for number in range(tables)]
                kinds = here.kinds(front, longest)
                names = [*kinds, *here.rng.choices([*kinds], k=faults)][:faults]
                here.rng.shuffle(names)
                await play_at_all(evenings, [kinds[name] for name in names])
                await here.all_there()
                for process in here.processes:
                    told = process.served.complaints()
                    assert "exception" not in told, told
                await here.stop_all()
                stored = await read_stored(evenings, url)
                await here.start_all()
                await check(evenings, stored)
    return ClusterPlayed(counted(evenings), here.injected, list(recoveries(here.injected, evenings)))
