"""What an operator measures: it is right, tells no secret, and only where it was asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from igroteka.cli import main
from igroteka.server import wire
from tests.server.client import Room, deal, setup
from tests.server.driving import Pair
from tests.server.http_client import ask
from tests.server.process import QUICK, Served, embedded


def measured(text: str) -> dict[str, float]:
    """Every sample by its name and its labels."""
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def metrics_port(served: Served) -> int:
    """Where the server says that it is measured."""
    assert served.process and served.process.stdout
    told = next(line for line in served.process.stdout if "metrics" in line)
    return int(told.rpartition(":")[2].partition("/")[0])


@pytest.mark.long
async def test_it_counts_what_happens_and_names_nobody(tmp_path: Path) -> None:
    with Served(embedded(tmp_path), tmp_path / "log", *QUICK, "--metrics", "127.0.0.1:0") as served:
        async with served.start() as room:
            port = metrics_port(served)
            before = measured(ask(port, "/metrics")[1].decode())
            assert before["igroteka_tables"] == before["igroteka_moves_total"] == 0
            pair = Pair(room, 1)
            await pair.begin()
            for _ in range(4):
                await pair.move()
            with_bot = await against_a_bot(room)
            text = ask(port, "/metrics")[1].decode()
            after = measured(text)
            assert after["igroteka_ready"] == 1
            assert after["igroteka_tables"] == 2
            assert after["igroteka_connections token"] == 3
            assert after["igroteka_moves_total"] >= 5
            assert after["igroteka_commit_seconds_count"] >= 5 and after["igroteka_commit_seconds_sum"] > 0
            assert after["igroteka_bot_jobs_done_total"] >= 1
            for name in ("commit_failures_total failed", "bot_failures_total", "troubles_total error", "lost_total"):
                assert after[f"igroteka_{name}"] == 0
            assert "process_resident_memory_bytes" in after
            watch = (await room.info(pair.people[0].code, pair.people[0].token)).watch
            assert watch
            for secret in (watch, "Ann", *(part for who in (*pair.people, with_bot) for part in (who.code, who.token))):
                assert secret not in text
            # There is nothing else at that address, and no metrics at the others'.
            assert b"igroteka_tables" in ask(port, "/api/games")[1]
            assert b"igroteka_tables" not in ask(room.port, "/metrics")[1]
        assert served.stop() == 0


async def against_a_bot(room: Room) -> wire.Seated:
    """A table at which a bot has to think before the person is asked."""
    agreed = setup(bots=1, first=1)
    agreed.seats[1] = wire.SeatSetup("bot", "steady")
    who = await room.create(agreed)
    device = await room.sit(who)
    await room.at(who, "start")
    await deal([device])
    await device.until(lambda d: bool(d.choices))
    return who


@pytest.mark.parametrize("typed", ["9100", "127.0.0.1:", "127.0.0.1:metrics", "a b:1"])
def test_an_address_that_is_none_is_refused(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--metrics", typed]) == 2
    assert "metrics: must be like 127.0.0.1:9100" in capsys.readouterr().err
