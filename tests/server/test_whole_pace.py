"""What a few bytes ask for is paced: the whole table by its length, acknowledgements in a covert window by their
number."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from websockets.frames import Opcode

from igroteka.core.event import SPECTATOR
from igroteka.server.limits.rate_limits import DEFAULT_RATES, RateLimits
from igroteka.server.limits.token_bucket import Rate
from igroteka.server.socket.mailbox import Mailbox
from igroteka.server.socket.session import MOST_ACKS
from igroteka.server.socket.whole_pace import USUAL, WholePace
from igroteka.server.table.document import sealed
from igroteka.server.table.presence import MOST_DEVICES
from igroteka.server.table.table import Table
from tests.laws.cases import ROOKS
from tests.server.fake_transport import FakeClock, running_server
from tests.server.fake_transport import clock as clock
from tests.server.in_process import Listener, rest, running_tables
from tests.server.test_floods import sent
from tests.server.test_rate_limits import Watch
from tests.server.test_silence import nightfall
from tests.shelf import put_on_the_shelf

# Everybody has to wait, and nobody for long.
AT_ONCE = {"whole": Rate(1, 1e9)}


class Door(Listener):
    """A device that may have to wait until it is let in."""

    def __init__(self, table: Table, person: int) -> None:
        super().__init__(table, person)
        self.lost = False
        self.wait()

    @property
    def is_ending(self) -> bool:
        """Was it sent away, or lost?"""
        return self.lost or bool(self.left)

    def wait(self) -> asyncio.Future[None]:
        """Done when it is."""
        self.wakeup = asyncio.get_running_loop().create_future()
        return self.wakeup

    def leave(self, reason: str, again: bool) -> None:
        """Be sent away."""
        super().leave(reason, again)
        if not self.wakeup.done():
            self.wakeup.set_result(None)

    def lose(self) -> None:
        """The connection breaks."""
        self.lost = True
        self.wakeup.set_result(None)


def pace_of(limits: RateLimits, table: Table, person: int, prefix: str = "10.0.0.1") -> tuple[WholePace, Door]:
    """A device of this person, and the pace at which it is told the whole."""
    device = Door(table, person)
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
        waiting = pace.waiting
        assert waiting is not None
        await rest()
        pace.stop()
        await asyncio.gather(waiting, return_exceptions=True)
        now.seconds += limits.seconds_in_debt(*pace.bucket) + 0.001  # seconds are rounded
        await pace.sync()
        assert len(device.heard) == within + 1, "what was stopped is not owed"
        await pace.sync()
        assert len(device.heard) == within + 1
        pace.stop()


async def test_syncs_that_wait_are_answered_by_one_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, _):
        limits = RateLimits(AT_ONCE, Watch())
        pace, device = pace_of(limits, await nightfall(made), 0)
        await pace.enter()
        for _ in range(10):
            await pace.sync()
        assert pace.waiting is not None
        await pace.waiting
        assert len(device.heard) == 2 and pace.waiting is None


async def test_nobody_waits_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, _):
        table = await nightfall(made)
        limits = RateLimits({"whole": Rate(10, 1), "watched": Rate(10, 1)}, Watch())
        crowd, _ = pace_of(limits, table, 0)
        neighbour, _ = pace_of(limits, table, 1)
        await crowd.enter()
        assert crowd.reserve() and not neighbour.reserve()
        spectator, _ = pace_of(limits, table, SPECTATOR)
        await spectator.enter()
        another, _ = pace_of(limits, table, SPECTATOR)
        elsewhere, _ = pace_of(limits, table, SPECTATOR, "10.0.0.2")
        assert another.reserve() and not elsewhere.reserve()


@pytest.mark.parametrize(("person", "kind"), [(0, "whole"), (SPECTATOR, "watched")])
async def test_those_who_come_at_once_wait_for_one_another(
    monkeypatch: pytest.MonkeyPatch, person: int, kind: str
) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, _):
        table, (burst, per_second) = await nightfall(made), DEFAULT_RATES[kind]
        pace, _ = pace_of(RateLimits(DEFAULT_RATES, Watch()), table, person)
        crowd = 1_000
        waits = [pace.reserve() for _ in range(crowd)]
        assert waits == sorted(waits) and waits[0] == 0
        assert waits[-1] == pytest.approx(((crowd - 1) * USUAL - burst) / per_second)


async def test_a_crowd_with_one_link_is_let_in_one_by_one_and_the_newest_within_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, _):
        table = await nightfall(made)
        limits = RateLimits({"whole": Rate(1, DEFAULT_RATES["whole"].per_second)}, Watch())
        crowd = [pace_of(limits, table, 0) for _ in range(100)]
        entering = [asyncio.create_task(pace.enter()) for pace, _ in crowd]
        await rest()
        first, *others = [device for _, device in crowd]
        assert first.heard and not any(device.heard for device in others)
        assert [bool(device.left) for device in others] == [True] * (99 - MOST_DEVICES) + [False] * MOST_DEVICES
        owed = len(first.heard[0]) + MOST_DEVICES * USUAL
        assert limits.seconds_in_debt(*crowd[0][0].bucket) == pytest.approx(
            (owed - 1) / DEFAULT_RATES["whole"].per_second
        ), "those who were sent away owe nothing"
        assert owed / DEFAULT_RATES["whole"].per_second < 10
        for device in others[-MOST_DEVICES:]:
            device.lose()
        await asyncio.gather(*entering)
        assert table.presence.devices(0) == 1 and not table.presence.arriving, "nobody is let in who is gone"


async def test_whoever_waited_is_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, _):
        table, limits = await nightfall(made), RateLimits(AT_ONCE, Watch())
        crowd = [pace_of(limits, table, 0) for _ in range(MOST_DEVICES)]
        await asyncio.gather(*(pace.enter() for pace, _ in crowd))
        assert all(device.heard for _, device in crowd)
        assert table.presence.devices(0) == MOST_DEVICES


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
        table = await nightfall(raw_server.tables, moderated=True)
        table.doc.persons[0].token = sealed("mine")
        socket = await raw_server.upgraded(table.doc.code)
        await socket.says(sent(Opcode.TEXT, b'{"do":"hello","protocol":2,"token":"mine"}'))
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
