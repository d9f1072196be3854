"""`igroteka serve --processes N`: several processes behind one port, which nobody notices."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from igroteka.server.processes import share
from tests.child import PATIENCE
from tests.server.driving import Pair
from tests.server.http_client import ask
from tests.server.postgres import Postgres
from tests.server.process import QUICK, Served
from tests.server.test_many_processes import begun, move_over, owners
from tests.server.test_metrics import measured, metrics_port

TOGETHER = (*QUICK, "--processes", "2", "--log-level", "info", "--metrics", "127.0.0.1:0")


def pids(postgres: Postgres) -> set[int]:
    """The processes that say they live."""
    return {int(pid) for pid in postgres.psql("SELECT pid FROM servers WHERE beat > now() - interval '1 s'").split()}


def alive(pid: int) -> bool:
    """Whether a process is there, and is more than a note that it has ended."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


async def become(postgres: Postgres, number: int, without: int = 0) -> set[int]:
    """Wait until so many live, and this one does not."""
    async with asyncio.timeout(PATIENCE):
        while len(found := await asyncio.to_thread(pids, postgres)) != number or without in found:
            await asyncio.sleep(0.05)
    return found


def lines(served: Served) -> list[dict[str, object]]:
    """What was logged."""
    return [json.loads(line) for line in served.complaints().splitlines()]


@pytest.mark.long
async def test_one_that_is_killed_comes_back_and_ctrl_c_ends_all(postgres: Postgres, tmp_path: Path) -> None:
    with Served(postgres.new(), tmp_path / "log", *TOGETHER) as served:
        async with await asyncio.to_thread(served.start) as room:
            ports = [metrics_port(served) for _ in range(2)]
            before = await become(postgres, 2)
            assert served.process and served.process.pid not in before
            pairs = [await begun(room) for _ in range(4)]  # some of their devices are relayed
            killed = min(before)
            os.kill(killed, signal.SIGKILL)
            for pair in pairs:
                await move_over(pair, room)
                await pair.move()
            after = await become(postgres, 2, without=killed)
            assert len(after & before) == 1
            (gone,) = [line for line in lines(served) if line["event"] == "server gone"]
            counted = [measured(ask(port, "/")[1].decode()) for port in ports]
            deposed = [each["igroteka_takeovers_total"] for each in counted]
            assert sorted(deposed) == [0, 1]
            assert gone["process"] == 1 + deposed.index(1)
            assert sum(
                each["igroteka_relayed_total websocket"] + each["igroteka_relayed_total request"] for each in counted
            )
            for pair in pairs:
                await move_over(pair, room)
                await pair.check()
        assert await asyncio.to_thread(served.end, signal.SIGINT) == 0
    assert not any(alive(pid) for pid in before | after)
    assert owners(postgres) == []
    told = lines(served)
    assert {line.get("process") for line in told if line["event"] == "server started"} == {1, 2}
    ended = [line for line in told if line["event"] == "server process ended"]
    assert [line["status"] for line in ended] == [-signal.SIGKILL]
    assert [line for line in told if line["event"] == "server stopped"]
    assert not [line for line in told if "error" in line]


async def test_they_end_with_whoever_started_them(postgres: Postgres, tmp_path: Path) -> None:
    with Served(postgres.new(), tmp_path / "log", *TOGETHER) as served:
        async with await asyncio.to_thread(served.start) as room:
            pair: Pair = await begun(room)
        of_ours = await become(postgres, 2)
        served.kill()
        until = time.monotonic() + PATIENCE
        while any(alive(pid) for pid in of_ours):
            assert time.monotonic() < until
            await asyncio.sleep(0.05)
        assert owners(postgres) == []
        async with await asyncio.to_thread(served.start) as room:  # nobody has the port
            await move_over(pair, room)
            await pair.check()


def test_what_none_of_them_can_use_is_told_in_a_sentence(postgres: Postgres, tmp_path: Path) -> None:
    url = f"postgresql://igroteka@/nowhere?host={postgres.folder}"
    command = [sys.executable, "-m", "igroteka", "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--processes", "2", "--log-level", "error", "--database", url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    assert [line for line in done.stderr.splitlines() if not line.startswith("{")] == [
        'igroteka: postgresql+asyncpg://igroteka@/nowhere: cannot use the database: database "nowhere" does not exist'
    ]


@pytest.mark.parametrize(
    ("workers", "processes", "each"), [(4, 2, [2, 2]), (7, 3, [3, 2, 2]), (1, 3, [1, 1, 1]), (3, 1, [3])]
)
def test_workers_are_shared_evenly_and_each_process_has_one(workers: int, processes: int, each: list[int]) -> None:
    assert [share(workers, processes, number) for number in range(processes)] == each
