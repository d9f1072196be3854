"""Two people at a table of Famiglia who answer at random, and repeat what the server did not acknowledge."""

from __future__ import annotations

from random import Random
from typing import Any

import igroteka
from igroteka.core.match.begin import replay
from igroteka.core.match.match import Match
from igroteka.core.match.record import read_record
from igroteka.server import wire
from tests.server.client import Room, setup
from tests.server.websocket_client import Device, command_id

FAMIGLIA = igroteka.game("famiglia")


class Pair:
    """Both seats of one table, and what the server promised not to forget."""

    def __init__(self, room: Room, seed: int = 0, **agreed: Any) -> None:
        self.room = room
        self.agreed = agreed
        self.rng = Random(seed)
        self.people: list[wire.Seated] = []
        self.devices: list[Device] = []
        self.acknowledged: list[tuple[int, str]] = []
        self.pending: tuple[int, wire.Choose] | None = None

    async def begin(self) -> None:
        """Sit down and shuffle."""
        self.people, self.devices = await self.room.table(setup(**self.agreed))

    async def come_back(self) -> None:
        """Open both seats again, and repeat under its old id what may have been lost."""
        self.devices = [await self.room.sit(who) for who in self.people]
        if self.pending is not None:
            await self.settle()

    async def move(self) -> bool:
        """One answer of the person who is asked; False: the game is over."""
        while not self.devices[0].over:
            for number, device in enumerate(self.devices):
                if device.play and device.choices:
                    choice = self.rng.choice([c for c in device.choices if c != "pass"] or device.choices)
                    self.pending = (number, wire.Choose(command_id(), device.play.decision, choice))
                    await self.settle()
                    return True
            await self.devices[0].hear()
            await self.abreast(self.devices[0].play)
        return False

    async def settle(self) -> None:
        """See the pending answer through."""
        assert self.pending is not None
        number, command = self.pending
        answer = await self.devices[number].do(command)
        assert isinstance(answer, wire.Done), answer
        self.acknowledged.append((self.devices[number].me.seat, command.choice))
        self.pending = None
        for device in self.devices:
            await device.until(lambda d: d.play is not None and d.play.decision > command.decision)

    async def abreast(self, play: wire.Play | None) -> None:
        """Let the other device hear what the first has heard."""
        await self.devices[1].until(lambda d: d.play and play and d.play.decision >= play.decision)

    async def check(self) -> None:
        """Nothing is lost or doubled, and the position is the replay of the record."""
        await self.come_back()
        if not self.devices[0].over:
            await self.room.at(self.people[0], "resign", wire.OfMatch(1))
        match = await self.match()
        state = match.start.clone()
        chosen = []
        for line in match.lines:
            if line.kind == "choice":
                if len(state.legal(line.seat)) > 1 or not state.top.trifling:
                    chosen.append((line.seat, line.choice))
                state.play(line.seat, FAMIGLIA.parse(line.choice))
        assert chosen == self.acknowledged
        for device in self.devices:
            assert device.play and device.play.view == state.view(device.me.seat)

    async def match(self) -> Match:
        """The match as it is written down, after the end."""
        who = self.people[0]
        text = await self.room.text("GET", f"/api/tables/{who.code}/record?everything=true", None, who.token)
        return replay(read_record(text.decode()), FAMIGLIA)
