"""Who may be at a table at the same time: devices, waiting links and spectators are counted apart."""

from __future__ import annotations

import pytest

from igroteka.server.table.presence import MOST_DEVICES, MOST_SPECTATORS, SPECTATORS, Presence
from igroteka.server.wire import Ack
from tests.server.client import Room, setup
from tests.server.websocket_client import Gone


class Somebody:
    """A connection, as far as it takes a place."""

    def __init__(self, person: int, waiting: bool = False) -> None:
        self.person = person
        self.waiting = waiting
        self.screen = False
        self.key = ""
        self.device = ""
        self.acks: list[Ack] = []

    def send(self, message: bytes) -> None:
        """Hear nothing."""

    def leave(self, reason: str, again: bool) -> None:
        """Stay."""


def come(presence: Presence, count: int, person: int, waiting: bool = False) -> list[Somebody]:
    """This many connections of one kind."""
    made = [Somebody(person, waiting) for _ in range(count)]
    for one in made:
        presence.come(one)
    return made


def test_spectators_and_waiting_links_take_no_place_of_members() -> None:
    presence = Presence(now=0)
    spectators = come(presence, MOST_SPECTATORS, SPECTATORS)
    waiting = come(presence, MOST_DEVICES, 0, waiting=True)
    devices = come(presence, MOST_DEVICES, 0)
    others = come(presence, MOST_DEVICES, 1)
    for group in (spectators, waiting, devices, others):
        assert presence.surplus(group[-1]) == []
    assert presence.is_full()


def test_a_reload_always_gets_in_and_the_oldest_device_goes() -> None:
    presence = Presence(now=0)
    come(presence, MOST_SPECTATORS + 5, SPECTATORS)
    for waiting in (True, False):
        devices = come(presence, MOST_DEVICES + 2, 0, waiting)
        assert presence.surplus(devices[-1]) == devices[:2]


def test_of_spectators_the_last_to_come_goes() -> None:
    presence = Presence(now=0)
    spectators = come(presence, MOST_SPECTATORS + 1, SPECTATORS)
    assert presence.surplus(spectators[-1]) == spectators[-1:]


async def test_one_device_too_many_ends_the_oldest(room: Room) -> None:
    owner = await room.create(setup())
    oldest, *others = [await room.sit(owner) for _ in range(MOST_DEVICES)]
    newest = await room.sit(owner)
    with pytest.raises(Gone) as gone:
        await oldest.until(lambda _: False)
    assert gone.value.bye and (gone.value.bye.reason, gone.value.bye.again) == ("too-many-devices", False)
    for device in (newest, others[0], others[-1]):
        assert (await device.sync()).me.person == 0
