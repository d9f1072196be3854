"""Who is here: the open connections of a table, and how long it waits for those who are gone."""

from __future__ import annotations

from typing import Protocol

from igroteka.server.wire import Ack

GRACE = 60_000
SPECTATORS = -1
# Counted apart, so that nobody uses up the places of somebody else: the devices of a person, those that wait with a new
# link for the same person, and all spectators.
MOST_DEVICES, MOST_SPECTATORS = 12, 200


class Connection(Protocol):
    """One device that looks at the table."""

    # The person's number; -1: a spectator.
    person: int
    # The sealed token it came with.
    key: str
    # A new link that still waits for consent.
    waiting: bool
    # Of spectators: a screen for the whole room.
    screen: bool
    # What it calls itself: the same for all people who share it; empty: it does not say.
    device: str
    # What became of its commands, to be told with the next beat.
    acks: list[Ack]

    def send(self, message: bytes) -> None:
        """Queue a message whose number is left as 0."""

    def leave(self, reason: str, again: bool) -> None:
        """Say goodbye and close."""


class Presence:
    """The connections, and each person's patience account: it fills up again with every answer."""

    def __init__(self, now: int) -> None:
        self.connections: list[Connection] = []
        # Those that wait until they may be told the whole.
        self.arriving: list[Connection] = []
        # When each person was last here; those who have not come yet count from the beginning.
        self.last: dict[int, int] = {}
        self.opened = now
        # On how many devices each person is here.
        self.here: dict[int, int] = {}
        self.patience: dict[int, int] = {}
        # Those with whom patience has run out since they were last here.
        self.overdue: set[int] = set()
        self.counting: list[int] = []
        self.since = 0

    def arrive(self, newcomer: Connection) -> list[Connection]:
        """One device more waits until it may come.

        Gives those that must go for it: of a person the oldest that wait as well.
        """
        self.arriving.append(newcomer)
        alike = [c for c in self.arriving if (c.person, c.waiting) == (newcomer.person, newcomer.waiting)]
        return [] if newcomer.person == SPECTATORS else alike[:-MOST_DEVICES]

    def come(self, connection: Connection) -> None:
        """One device more."""
        self.connections.append(connection)
        if not connection.waiting:
            self.here[connection.person] = self.devices(connection.person) + 1
            self.overdue.discard(connection.person)

    def go(self, connection: Connection, now: int) -> None:
        """One device less."""
        self.connections.remove(connection)
        if not connection.waiting:
            self.here[connection.person] -= 1
            self.last[connection.person] = now

    def expect(self, person: int, now: int) -> None:
        """Somebody new has this number: what was counted for it before is forgotten."""
        self.restore(person)
        self.overdue.discard(person)
        self.last[person] = now

    def absence(self, person: int, now: int) -> int:
        """For how long no device of the person has been here."""
        return 0 if self.devices(person) else now - self.last.get(person, self.opened)

    def devices(self, person: int) -> int:
        """On how many devices the person looks at the table."""
        return self.here.get(person, 0)

    def of(self, person: int) -> list[Connection]:
        """The person's connections."""
        return [c for c in self.connections if c.person == person]

    def shared(self) -> dict[str, set[int]]:
        """The people of each device that several share."""
        people: dict[str, set[int]] = {}
        for connection in self.connections:
            if connection.device and not connection.waiting:
                people.setdefault(connection.device, set()).add(connection.person)
        return {device: group for device, group in people.items() if len(group) > 1}

    def anybody(self) -> bool:
        """Does anybody look at the table? A new link that still waits for consent does not."""
        return any(self.here.values())

    def watching(self) -> int:
        """How many spectators there are, beside screens for the whole room."""
        return sum(not connection.screen for connection in self.of(SPECTATORS))

    def is_full(self) -> bool:
        """Are there as many spectators as there may be?"""
        return self.devices(SPECTATORS) >= MOST_SPECTATORS

    def surplus(self, newcomer: Connection) -> list[Connection]:
        """Who must go because of the newcomer: of a person the oldest devices, of spectators the newest."""
        alike = [c for c in self.of(newcomer.person) if c.waiting == newcomer.waiting]
        if newcomer.person == SPECTATORS:
            return alike[MOST_SPECTATORS:]
        return alike[:-MOST_DEVICES]

    def left(self, person: int) -> int:
        """The patience left with the person, as of the last count."""
        return self.patience.get(person, GRACE)

    def charge(self, now: int) -> None:
        """Take what has passed from the accounts that are being counted."""
        for person in self.counting:
            self.patience[person] = max(0, self.left(person) - (now - self.since))
            if not self.left(person):
                self.overdue.add(person)
        self.since = now

    def count(self, persons: list[int], now: int) -> None:
        """From now on these people are being waited for."""
        self.charge(now)
        self.counting = persons

    def restore(self, person: int) -> None:
        """Patience is whole again: the person answered or came back, or the others wait on."""
        self.patience.pop(person, None)
