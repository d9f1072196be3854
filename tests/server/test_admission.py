"""Admission control: who is dropped when there are too many connections or too many bytes wait for readers."""

from __future__ import annotations

from igroteka.server.limits.admission import DEFAULT_QUOTA, Admission, Quota
from igroteka.server.socket.frames import TEXT
from tests.server.client import setup
from tests.server.fake_transport import RawServer, Transport, running_server

SMALL = Quota(
    connections=16, unauthenticated=6, unauthenticated_per_address=3, authenticated_per_address=8, backlog=1000
)
PLACES = SMALL.authenticated


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
    """This many connections come, from this address or from one each."""
    made = [FakeConnection() for _ in range(count)]
    for connection in made:
        admission.add(connection, address or f"10.0.{len(admission)}.{id(connection) % 250}")
    return made


def seated(admission: Admission, count: int, address: str = "", person: str = "") -> list[FakeConnection]:
    """This many members come and are recognised; `person`: devices of this one, else each is somebody else."""
    made = []
    for _ in range(count):
        (connection,) = added(admission, 1, address)
        admission.authenticate(connection, person or f"key {id(connection)}")
        made.append(connection)
    return made


def watching(admission: Admission, count: int, address: str = "") -> list[FakeConnection]:
    """This many spectators come."""
    made = []
    for _ in range(count):
        (connection,) = added(admission, 1, address)
        admission.authenticate(connection)
        made.append(connection)
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


def test_who_is_recognised_takes_no_place_of_strangers() -> None:
    admission = Admission(SMALL)
    family = seated(admission, 3, "10.0.0.1")
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


def test_at_the_total_the_address_that_holds_most_makes_room() -> None:
    admission = Admission(SMALL)
    household = seated(admission, 3, "10.0.0.1")
    crowd = seated(admission, 7, "10.0.0.2")
    assert len(admission) == PLACES
    newcomers = [*seated(admission, 1, "10.0.0.3"), *seated(admission, 1, "10.0.0.1")]
    assert (gone(newcomers), gone(household), gone(crowd)) == ([], [], [0, 1])
    assert crowd[0].ended == "too-many"
    assert len(admission) == PLACES


def test_one_address_locks_nobody_out_however_often_it_comes_back() -> None:
    admission = Admission(SMALL._replace(authenticated_per_address=PLACES))
    (ann,) = seated(admission, 1, "10.0.0.1", "Ann")
    seated(admission, PLACES, "10.0.0.2")
    assert not ann.ended
    for _ in range(5):
        admission.remove(ann)  # she reloads, and the crowd takes her place at once
        seated(admission, 1, "10.0.0.2")
        strangers = added(admission, SMALL.unauthenticated, "10.0.0.2")
        (ann,) = seated(admission, 1, "10.0.0.1", "Ann")
        assert not ann.ended
        for stranger in strangers:
            admission.remove(stranger)
        seated(admission, 3, "10.0.0.2")
        assert not ann.ended


def test_the_members_of_an_address_are_limited() -> None:
    admission = Admission(SMALL)
    crowd = seated(admission, SMALL.authenticated_per_address + 2, "10.0.0.1")
    (other,) = seated(admission, 1, "10.0.0.2")
    assert (gone(crowd), other.ended) == ([0, 1], "")


def test_of_an_address_spectators_go_first_then_who_has_most_devices() -> None:
    admission = Admission(SMALL)
    spectators = watching(admission, 2, "10.0.0.1")
    (ann,) = seated(admission, 1, "10.0.0.1", "Ann")
    tabs = seated(admission, 5, "10.0.0.1", "Bob")
    (cat,) = seated(admission, 1, "10.0.0.1", "Cat")
    assert (gone(spectators), gone(tabs)) == ([0], [])
    seated(admission, 3, "10.0.0.1")
    assert (gone(spectators), gone(tabs), ann.ended, cat.ended) == ([0, 1], [0, 1], "", "")


def test_where_everybody_holds_one_place_a_reload_takes_that_of_the_same_person_or_of_a_spectator() -> None:
    admission = Admission(SMALL)
    others = seated(admission, PLACES - 1)
    (before,) = seated(admission, 1, "10.1.0.1", "Ann")
    (after,) = seated(admission, 1, "10.1.0.2", "Ann")  # from another network
    assert (gone(others), before.ended, after.ended) == ([], "too-many", "")
    admission.remove(others.pop())
    (spectator,) = watching(admission, 1)
    (newcomer,) = seated(admission, 1)
    assert (gone(others), spectator.ended, newcomer.ended) == ([], "too-many", "")
    (late,) = seated(admission, 1)
    assert (gone(others), after.ended, late.ended) == ([], "", "too-many")


def test_a_club_behind_one_router_never_notices() -> None:
    admission = Admission(DEFAULT_QUOTA)
    club = [device for number in range(200) for device in seated(admission, 2, "10.0.0.1", f"player {number}")]
    screens = watching(admission, 100, "10.0.0.1")
    assert gone(club) == gone(screens) == []


def test_who_leaves_makes_room() -> None:
    admission = Admission(SMALL)
    for _ in range(20):
        (connection,) = added(admission, 1, "10.0.0.1")
        admission.remove(connection)
        assert not connection.ended
    assert (len(admission), admission.unauthenticated_of, admission.backlogs) == (0, {}, {})
    for _ in range(20):
        admission.remove(seated(admission, 1, "10.0.0.1")[0])
    assert (len(admission), admission.authenticated, admission.prefixes) == (0, {}, {})


def test_files_are_left_for_everything_else() -> None:
    assert DEFAULT_QUOTA.within(1024).connections == 924
    assert DEFAULT_QUOTA.within(1024).authenticated == 739
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
    text = b'{"do":"hello","protocol":2,"token":"%s"}' % seated.token.encode()
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
        assert (len(raw_server.admission.prefixes), len(raw_server.admission.unauthenticated)) == (1, 5)


async def test_a_crowd_of_members_leaves_a_right_link_its_place() -> None:
    async with running_server(DEFAULT_QUOTA._replace(connections=8, unauthenticated=4)) as raw_server:
        crowd = [await hello(raw_server, "10.0.0.2") for _ in range(6)]
        assert [socket.ended for socket in crowd] == ["lost", "lost", "", "", "", ""]
        assert b'"reason":"too-many","again":true' in crowd[0].sent
        player = await hello(raw_server, "10.0.0.1")
        assert (player.ended, b'"type":"whole"' in player.sent, crowd[2].ended) == ("", True, "lost")
        silent = [await raw_server.upgraded(address="10.0.0.2") for _ in range(9)]
        again = await hello(raw_server, "10.0.0.1")
        assert (again.ended, player.ended, b'"type":"whole"' in again.sent) == ("", "", True)
        assert [socket.ended for socket in silent[-3:]] == [""] * 3


async def test_where_all_hold_one_place_the_last_to_come_is_told_to_come_later() -> None:
    async with running_server(DEFAULT_QUOTA._replace(connections=5, unauthenticated=4)) as raw_server:
        player = await hello(raw_server, "10.0.0.1")
        late = await hello(raw_server, "10.0.0.2")
        assert (player.ended, late.ended, late.late) == ("", "lost", 0)
        assert b'"reason":"too-many","again":true' in late.sent
        assert b'"type":"whole"' not in late.sent
        assert not any(table.presence.connections for table in list(raw_server.tables.tables.values())[1:])


async def test_behind_a_proxy_a_websocket_counts_for_whom_the_proxy_names() -> None:
    async with running_server(DEFAULT_QUOTA._replace(unauthenticated_per_address=2), behind_proxy=True) as raw_server:
        idle = [raw_server.connect("127.0.0.1") for _ in range(5)]
        assert [socket.ended for socket in idle] == [""] * 5
        sockets = [
            await raw_server.upgraded(address="127.0.0.1", visitor=f"10.0.0.{number // 4}") for number in range(8)
        ]
        assert [socket.ended for socket in sockets] == ["lost", "lost", "", ""] * 2
