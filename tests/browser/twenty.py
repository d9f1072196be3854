"""A table of twenty with long names, at a server whose shelf has the made-up game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from igroteka.server import wire
from tests.browser.hosting import hosted
from tests.rooks import Rooks
from tests.rooks.steps import the_steps
from tests.server.client import Room, setup
from tests.server.websocket_client import Device
from tests.shelf import put_on_the_shelf

SEATS = 20
# As long as a name may be; the second half has no place to break.
NAMES = [f"{number} Александра Серафимовна"[:24] for number in range(1, 11)]
NAMES += [f"{number}Константинополь-Верный" for number in range(11, SEATS + 1)]


def plain_rooks() -> Rooks:
    """The game without windows and covert steps: every night and day is asked as any other step."""
    return Rooks(steps=[type(step)(step.name, step.clause, step.first, step.last) for step in the_steps()])


@asynccontextmanager
async def twenty() -> AsyncIterator[Room]:
    """A server that knows the game."""
    with pytest.MonkeyPatch.context() as patch:
        put_on_the_shelf(patch, plain_rooks())
        async with hosted() as (port, _), Room(port) as room:
            yield room


async def gathered(room: Room, people: int = SEATS) -> list[wire.Seated]:
    """A table of twenty at which this many players sit."""
    owner = await room.create(setup("rooks", SEATS), NAMES[0])
    return [owner, *[await room.join(owner.code, name) for name in NAMES[1:people]]]


class Crowd:
    """The devices of everybody but the one whose page is looked at; each answers what it is asked."""

    def __init__(self, devices: list[Device]) -> None:
        self.devices = devices

    async def answer(self, to: int | None = None) -> None:
        """Everybody who is asked gives the answer about this seat, or the last one: so the last seats leave first."""
        for device in self.devices:
            await device.sync()
            if device.choices:
                about = [choice for choice in device.choices if to is not None and choice.endswith(f" {to + 1}")]
                await device.choose((about or device.choices)[-1])
