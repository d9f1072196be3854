"""What a few bytes ask for is paced: the whole table by its length, acknowledgements in a covert window by their number."""

from __future__ import annotations

from typing import cast

import pytest
from websockets.frames import Opcode

from igroteka.core.event import SPECTATOR
from igroteka.server.limits.rate_limits import DEFAULT_RATES, RateLimits
from igroteka.server.limits.token_bucket import Rate
from igroteka.server.socket.mailbox import Mailbox
from igroteka.server.socket.session import MOST_ACKS
from igroteka.server.socket.whole_pace import LONGEST_WAIT, WholePace
from igroteka.server.table.document import sealed
from igroteka.server.table.table import Table
from tests.laws.cases import ROOKS
from tests.server.fake_transport import FakeClock, running_server
from tests.server.fake_transport import clock as clock
from tests.server.in_process import Listener, running_tables
from tests.server.test_floods import sent
from tests.server.test_rate_limits import Watch
from tests.server.test_silence import nightfall
from tests.shelf import put_on_the_shelf


def pace_of(limits: RateLimits, table: Table, person: int, prefix: str = "10.0.0.1") -> tuple[WholePace, Listener]:
    """A device of this person, and the pace at which it is told the whole."""
    device = Listener(table, person)
    return WholePace(limits, prefix, table, cast(Mailbox, device)), device


async def test_a_sync_at_night_is_paced_by_its_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, _):
        table, now = await nightfall(made), Watch()
        limits = RateLimits(DEFAULT_RATES, now)
        pace, device = pace_of(limits, table, 0)
        await pace.enter()
        length = len(device.heard[0])
        for _ in range(1_000):
            await pace.sync()
        within = DEFAULT_RATES["whole"].burst // length + 1
        assert len(device.heard) == within
        assert pace.waiting is not None
        # What waits answers all of them at once.
        pace.waiting.cancel()
        now.seconds += pace.wait()
        await pace.sync_later(0)
        assert len(device.heard) == within + 1
        await pace.sync()
        assert len(device.heard) == within + 1
        pace.stop()


async def test_nobody_waits_for_another_and_a_right_link_not_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, _):
        table = await nightfall(made)
        limits = RateLimits({"whole": Rate(10, 1), "watched": Rate(10, 1)}, Watch())
        crowd, _ = pace_of(limits, table, 0)
        neighbour, _ = pace_of(limits, table, 1)
        await crowd.enter()
        assert (crowd.wait(), neighbour.wait()) == (LONGEST_WAIT, 0)
        spectator, _ = pace_of(limits, table, SPECTATOR)
        await spectator.enter()
        another, _ = pace_of(limits, table, SPECTATOR)
        elsewhere, _ = pace_of(limits, table, SPECTATOR, "10.0.0.2")
        assert (another.wait(), elsewhere.wait(), neighbour.wait()) == (LONGEST_WAIT, 0, 0)


async def test_a_household_that_comes_back_at_once_does_not_wait() -> None:
    longest, limits = 160_000, RateLimits(DEFAULT_RATES, Watch())
    for device in range(40):
        link = f"link {device // 2}"
        assert limits.seconds_in_debt(link, "whole") == limits.seconds_in_debt("10.0.0.1", "watched") == 0
        limits.charge(link, "whole", longest)
        limits.charge("10.0.0.1", "watched", longest)


async def test_acknowledgements_wait_in_a_bounded_number(monkeypatch: pytest.MonkeyPatch, clock: FakeClock) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_server() as raw_server:
        table = await nightfall(raw_server.tables, led=True)
        table.doc.persons[0].token = sealed("mine")
        socket = await raw_server.upgraded(table.doc.code)
        await socket.says(sent(Opcode.TEXT, b'{"do":"hello","token":"mine"}'))
        device = socket.websocket.listener
        assert isinstance(device, Mailbox) and table.silence is not None
        for second in range(5):
            await socket.says(
                b"".join(sent(Opcode.TEXT, b'{"do":"tap","id":"%d-%d"}' % (second, tap)) for tap in range(20))
            )
            clock.seconds += 1
        assert len(device.acks) == MOST_ACKS
        assert socket.sent.count(b'"reason":"too-fast"') == 100 - MOST_ACKS
        assert socket.ended == ""
        del device.acks[:8]  # a beat later
        await socket.says(sent(Opcode.TEXT, b'{"do":"tap","id":"again"}'))
        assert device.acks[-1].id == "again"
