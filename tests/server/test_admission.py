"""Admission control: who is dropped when there are too many connections or too many bytes wait for readers."""

from __future__ import annotations

from igroteka.server.limits.admission import DEFAULT_QUOTA, Admission, Quota
from igroteka.server.socket.frames import TEXT
from tests.server.client import setup
from tests.server.fake_transport import RawServer, Transport, running_server

SMALL = Quota(connections=10, unauthenticated=6, unauthenticated_per_address=3, backlog=1000)


class FakeConnection:
    """A connection that notes what becomes of it."""

    def __init__(self) -> None:
        self.ended = ""
        self.unread: object = None

    def disconnect(self, reason: str) -> None:
        """Be told to go."""
        self.ended = reason

    def abort(self) -> None:
        """Be cut off."""
        self.ended = "aborted"

    def stall(self) -> object:
        """Where the reading stands."""
        return self.unread


def added(admission: Admission, count: int, address: str = "") -> list[FakeConnection]:
    """So many come, from this address or from one each."""
    made = [FakeConnection() for _ in range(count)]
    for connection in made:
        admission.add(connection, address or f"10.0.{len(admission)}.{id(connection) % 250}")
    return made


def gone(some: list[FakeConnection]) -> list[int]:
    """Which of them were ended, by number."""
    return [number for number, connection in enumerate(some) if connection.ended]


def test_the_newest_of_an_address_takes_the_place_of_the_oldest() -> None:
    admission = Admission(SMALL)
    crowd = added(admission, 5, "10.0.0.1")
    others = added(admission, 2, "10.0.0.2")
    assert gone(crowd) == [0, 1]
    assert crowd[0].ended == "too-many"
    assert gone(others) == []
    assert len(admission) == 5


def test_who_is_recognised_no_longer_counts_for_the_address() -> None:
    admission = Admission(SMALL)
    for connection in (family := added(admission, 3, "10.0.0.1")):
        admission.authenticate(connection, member=True)
    assert gone(added(admission, 3, "10.0.0.1")) == gone(family) == []


def test_a_household_is_one_address() -> None:
    admission = Admission(SMALL)
    neighbours = [FakeConnection() for _ in range(4)]
    for number, connection in enumerate(neighbours):
        admission.add(connection, f"2001:db8:1:2::{number}")
    assert gone(neighbours) == [0]


def test_strangers_of_all_addresses_are_limited_too() -> None:
    admission = Admission(SMALL)
    assert gone(added(admission, 8)) == [0, 1]


def test_when_all_places_are_taken_strangers_go_first_then_spectators_and_members_never() -> None:
    admission = Admission(SMALL)
    members, spectators = added(admission, 5), []
    for connection in members:
        admission.authenticate(connection, member=True)
    for connection in (spectators := added(admission, 3)):
        admission.authenticate(connection, member=False)
    strangers = added(admission, 3)
    assert (gone(strangers), gone(spectators)) == ([0], [])
    for connection in strangers[1:]:  # they sit down
        admission.authenticate(connection, member=True)
    late = added(admission, 1)
    assert (gone(late), gone(spectators)) == ([], [0])
    admission.authenticate(late[0], member=True)
    for _ in range(2):
        admission.authenticate(added(admission, 1)[0], member=True)
    assert gone(spectators) == [0, 1, 2]
    assert gone(added(admission, 1)) == [0], "only members are left"
    assert gone(members) == []
    assert len(admission) == SMALL.connections


def test_who_leaves_makes_room() -> None:
    admission = Admission(SMALL)
    for _ in range(20):
        (connection,) = added(admission, 1, "10.0.0.1")
        admission.remove(connection)
        assert not connection.ended
    assert (len(admission), admission.per_address, admission.backlogs) == (0, {}, {})


def test_files_are_left_for_everything_else() -> None:
    assert DEFAULT_QUOTA.within(1024).connections == 924
    assert DEFAULT_QUOTA.within(1_000_000) == DEFAULT_QUOTA


# --- bytes that wait


def test_when_too_much_waits_whoever_waits_for_most_is_dropped() -> None:
    admission = Admission(SMALL)
    some = added(admission, 3)
    for connection, size in zip(some, (300, 500, 200), strict=True):
        admission.set_backlog(connection, size)
    assert gone(some) == []
    admission.set_backlog(some[0], 301)
    assert (gone(some), admission.backlog) == ([1], 501)
    admission.set_backlog(some[0], 0)
    admission.remove(some[2])
    assert (admission.backlog, admission.backlogs) == (0, {})


def test_only_who_reads_nothing_between_two_sweeps_is_dropped() -> None:
    admission = Admission(SMALL)
    asleep, slow, fine = some = added(admission, 3)
    asleep.unread, slow.unread = 100, 100
    admission.abort_stalled()
    assert gone(some) == []
    slow.unread = 99
    admission.abort_stalled()
    assert gone(some) == [0]
    slow.unread = None
    fine.unread = 99
    admission.abort_stalled()
    assert gone(some) == [0]


# --- as connections see it


async def hello(raw_server: RawServer, address: str) -> Transport:
    """Somebody sits down from this address."""
    seated = await raw_server.tables.create(setup(), "Ann")
    socket = await raw_server.upgraded(seated.code, address)
    text = b'{"do":"hello","token":"%s"}' % seated.token.encode()
    return await socket.says(bytes((TEXT, 128 | len(text))) + bytes(4) + text)


async def test_a_player_comes_in_through_a_crowd_of_strangers() -> None:
    async with running_server(DEFAULT_QUOTA._replace(unauthenticated_per_address=5)) as raw_server:
        idle = [raw_server.connect() for _ in range(3)]
        silent = [await raw_server.upgraded() for _ in range(3)]
        player = await hello(raw_server, "10.0.0.1")
        assert b'"type":"whole"' in player.sent
        more = [await raw_server.upgraded() for _ in range(10)]
        assert [socket.ended for socket in (*idle, *silent, *more[:5])] == ["lost"] * 11
        assert [socket.ended for socket in (player, *more[5:])] == [""] * 6
        assert idle[0].sent.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after: 10" in idle[0].sent
        assert b'"reason":"too-many","again":true' in silent[0].sent
        assert (len(raw_server.admission.members), len(raw_server.admission.unauthenticated)) == (1, 5)


async def test_where_only_members_are_a_stranger_is_told_to_come_later() -> None:
    async with running_server(DEFAULT_QUOTA._replace(connections=1)) as raw_server:
        player = await hello(raw_server, "10.0.0.1")
        late = raw_server.connect("10.0.0.2")
        assert (player.ended, late.is_closing(), late.sent[:13]) == ("", True, b"HTTP/1.1 503 ")


async def test_behind_a_proxy_a_websocket_counts_for_whom_the_proxy_names() -> None:
    async with running_server(DEFAULT_QUOTA._replace(unauthenticated_per_address=2), behind_proxy=True) as raw_server:
        idle = [raw_server.connect("127.0.0.1") for _ in range(5)]
        assert [socket.ended for socket in idle] == [""] * 5
        sockets = [
            await raw_server.upgraded(address="127.0.0.1", visitor=f"10.0.0.{number // 4}") for number in range(8)
        ]
        assert [socket.ended for socket in sockets] == ["lost", "lost", "", ""] * 2
