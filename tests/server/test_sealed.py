"""A sealed answer stays sealed until the last one is in, whether a person gives it or time runs out."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

import igroteka
from igroteka.core.event import SPECTATOR
from igroteka.core.state import SEVERAL
from igroteka.server import wire
from igroteka.server.table import attendance, commit, publish
from igroteka.server.table.table import Table
from tests.server.client import setup
from tests.server.in_process import HandTime, Listener, running_tables, table_from

PECHENKA = igroteka.game("pechenka")
SEATS = 4
SHORT, LONG = 10_000, 60_000
SECOND = 1_000


class Recorder(Listener):
    """A device that keeps every message with its time."""

    def __init__(self, table: Table, person: int, time: HandTime, tape: list[str]) -> None:
        super().__init__(table, person)
        self.time = time
        self.tape = tape

    def send(self, message: bytes) -> None:
        """Hear a message."""
        super().send(message)
        self.tape.append(f"{self.time.now()} {self.person} {message.decode()}")


@asynccontextmanager
async def asking_all(seat: int, left: int) -> AsyncIterator[tuple[Table, HandTime, dict[int, list[str]]]]:
    """A table where four people are to answer at once and a spectator looks on: the tapes of all, and one seat's
    time."""
    async with running_tables() as (made, time):
        agreed = setup(PECHENKA.id, SEATS, clock=wire.ClockSetup(LONG // 1000, 5))
        table = await table_from(made, agreed, PECHENKA.new(SEATS, 4), deal=True)
        assert table.state and table.state.who == SEVERAL and table.clock
        table.clock.left[seat] = left
        tapes: dict[int, list[str]] = {viewer: [] for viewer in (*range(SEATS), SPECTATOR)}
        for viewer, tape in tapes.items():
            await Recorder(table, viewer, time, tape).enter()
        yield table, time, tapes


def device(table: Table, person: int) -> Recorder:
    """The device of a person."""
    found = table.presence.of(person)[0]
    assert isinstance(found, Recorder)
    return found


async def answer(table: Table, person: int) -> None:
    """The person answers by hand."""
    one = device(table, person)
    assert one.play
    assert not await one.do(wire.Choose(f"answer of {person}", one.play.decision, one.choices[0]))


async def told_until_the_flip(seat: int, by_hand: bool, away: bool = False) -> dict[int, list[str]]:
    """What everybody is sent when a seat answers after ten seconds, by hand or because its time is up, and just
    after."""
    before = SECOND if away else 0
    async with asking_all(seat, LONG if by_hand else SHORT - before) as (table, time, tapes):
        if away:  # patience was used, and an answer would refill it
            gone = device(table, seat)
            await gone.exit()
            await time.turn(SECOND)
            await gone.enter()
        await time.turn(SHORT - before)
        if by_hand:
            await answer(table, seat)
        assert table.state and seat not in table.state.turn()
        await time.turn(SECOND)
        for viewer in tapes:
            await attendance.sync(table, device(table, viewer))
        gone = device(table, seat)
        await gone.exit()
        await time.turn(SECOND)
        await gone.enter()
        await answer(table, (seat + 1) % SEATS)
        await time.turn(SECOND)
        assert table.state and table.state.who == SEVERAL
        return tapes


async def nobody_can_tell() -> None:
    """Compare the tapes of everybody but the seat itself."""
    for seat in range(SEATS):
        for away in (False, True):
            hand = await told_until_the_flip(seat, by_hand=True, away=away)
            clock = await told_until_the_flip(seat, by_hand=False, away=away)
            for viewer in {*hand} - {seat}:
                assert hand[viewer] == clock[viewer], f"{viewer} sees that the time of {seat} is up"


async def test_time_that_is_up_is_told_like_an_answer_by_hand() -> None:
    await nobody_can_tell()


async def test_others_clocks_stand_from_the_opening_to_the_flip() -> None:
    tapes = await told_until_the_flip(0, by_hand=False)
    seen = {viewer: [json.loads(line.split(" ", 2)[2]) for line in tape] for viewer, tape in tapes.items()}
    for viewer, heard in seen.items():
        clocks = [message["play"]["clocks"] for message in heard if message.get("play")]
        assert clocks
        others = [[left for at, left in enumerate(one["left"]) if at != viewer] for one in clocks]
        assert all(one == others[0] for one in others)
        assert all(set(one["running"]) <= {viewer} for one in clocks)


async def test_a_ring_that_tells_everybody_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    ring = commit.ring

    async def loud(table: Table) -> None:
        await ring(table)
        publish.tell_changed(table)

    monkeypatch.setattr(commit, "ring", loud)
    with pytest.raises(AssertionError, match="time of 0 is up"):
        await nobody_can_tell()
