"""How often one address may ask: people never notice, guessers do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets.sync.client

from igroteka.server.http.app import app
from igroteka.server.limits.address_prefix import address_prefix
from igroteka.server.limits.rate_limits import DEFAULT_RATES, MOST_BUCKETS, RateLimited, RateLimits
from igroteka.server.limits.shared_limits import SharedLimits
from igroteka.server.limits.token_bucket import Rate
from igroteka.server.request_context import Site
from igroteka.server.table import links, seating
from tests.server.client import setup
from tests.server.http_client import NEW, ask, told
from tests.server.in_process import given, running_tables
from tests.server.process import Served, embedded


class Watch:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def drain(limits: RateLimits, address: str, kind: str, most: int = 10_000) -> int:
    """Ask until it is too many; gives how often it was not."""
    for asked in range(most):
        try:
            limits.take(address, kind)
        except RateLimited:
            return asked
    return most


def test_a_bucket_empties_and_time_refills_it() -> None:
    now = Watch()
    limits = RateLimits({"create": Rate(3, 1 / 10)}, now)
    assert drain(limits, "10.0.0.1", "create") == 3
    assert drain(limits, "10.0.0.2", "create") == 3
    with pytest.raises(RateLimited) as refused:
        limits.take("10.0.0.1", "create")
    assert (refused.value.status, refused.value.retry_after) == (429, 10)
    now.seconds += refused.value.retry_after
    assert drain(limits, "10.0.0.1", "create") == 1
    now.seconds += 1_000_000
    assert drain(limits, "10.0.0.1", "create") == 3


def test_to_look_costs_nothing() -> None:
    limits = RateLimits({"miss": Rate(1, 1)}, Watch())
    for _ in range(5):
        assert limits.exceeded("10.0.0.1", "miss") is None
    limits.take("10.0.0.1", "miss")
    assert limits.exceeded("10.0.0.1", "miss") is not None


def test_twenty_phones_behind_one_address_never_notice() -> None:
    """In each match of an evening every phone makes a table, joins three, mistypes a code and looks around."""
    now = Watch()
    limits = RateLimits(DEFAULT_RATES, now)
    for _ in range(6):
        for kind, times in {"create": 1, "join": 3, "miss": 1, "other": 60}.items():
            assert drain(limits, "10.0.0.1", kind, 20 * times) == 20 * times
        now.seconds += 15 * 60


def test_to_try_a_thousandth_of_all_codes_takes_hours() -> None:
    now = Watch()
    limits = RateLimits(DEFAULT_RATES, now)
    hour = 0
    for _ in range(3600):
        hour += drain(limits, "10.0.0.1", "miss")
        now.seconds += 1
    assert hour < 18**6 / 1000 / 24


async def test_processes_tell_one_another_what_they_counted() -> None:
    rates, now = {"miss": Rate(5, 1), "other": Rate(5, 1)}, Watch()
    here, there, stranger = (RateLimits(rates, now, secret) for secret in ("ours", "ours", "theirs"))
    heard: list[str] = []

    async def tell(message: str) -> None:
        heard.append(message)
        for limits in (there, stranger):
            SharedLimits(limits, tell).hear(message)

    shared = SharedLimits(here, tell)
    assert (drain(there, "10.0.0.1", "miss", 3), drain(here, "10.0.0.1", "miss"), drain(here, "10.0.0.1", "other")) == (
        3,
        5,
        5,
    )
    assert shared.telling
    await shared.telling
    assert len(heard) == 1 and "10.0.0.1" not in heard[0], "once for all, and not the address"
    owed = there.exceeded("10.0.0.1", "miss")
    assert owed and owed.retry_after == 4, "what was too much is owed"
    assert there.exceeded("10.0.0.2", "miss") is None
    assert (drain(there, "10.0.0.1", "other"), drain(stranger, "10.0.0.1", "miss")) == (5, 5)


def test_memory_is_bounded() -> None:
    limits = RateLimits(DEFAULT_RATES, Watch())
    for number in range(MOST_BUCKETS + 100):
        limits.take(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", "join")
    assert len(limits.buckets) == MOST_BUCKETS


def test_a_household_is_one_address() -> None:
    assert address_prefix("2001:db8:1:2:aaaa::1") == address_prefix("2001:db8:1:2:bbbb::2")
    assert address_prefix("2001:db8:1:2::1") != address_prefix("2001:db8:1:3::1")
    assert address_prefix("::ffff:10.0.0.1") == address_prefix("10.0.0.1")
    assert address_prefix("fe80::1%eth0") == "fe80::"
    assert address_prefix("testclient") == "unknown"


# --- at a real server


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a server with its usual limits, behind a proxy that tells who the visitors are."""
    folder = tmp_path_factory.mktemp("guarded")
    with Served(embedded(folder), folder / "log", "--limits", "--proxy") as served:
        yield served.start().port


def visitor(address: str) -> dict[str, str]:
    """What the proxy says of a visitor."""
    return {"X-Forwarded-For": address}


def test_guessing_codes_is_slow_for_the_guesser_only(guarded: int) -> None:
    code = told(guarded, "/api/tables", NEW, headers=visitor("10.0.0.1"))[1]["code"]
    statuses = [told(guarded, "/api/tables/XXXXXX", headers=visitor("10.0.0.2"))[0] for _ in range(60)]
    assert statuses[:40] == [404] * 40
    assert statuses[-5:] == [429] * 5
    answer, body = ask(guarded, f"/api/tables/{code}", headers=visitor("10.0.0.2"))
    assert (answer.status, b"too-many" in body) == (429, True)
    assert 1 <= int(answer.headers["Retry-After"]) <= 4
    assert told(guarded, f"/api/tables/{code}", headers=visitor("10.0.0.3"))[0] == 200


def test_where_somebody_guessed_too_often_right_tokens_still_pass(guarded: int) -> None:
    here = visitor("10.0.0.7")
    _, seated = told(guarded, "/api/tables", NEW, headers=here)
    path, token = f"/api/tables/{seated['code']}", seated["token"]
    watch = told(guarded, path, token=token, headers=here)[1]["watch"]
    while told(guarded, "/api/tables/XXXXXX", headers=here)[0] != 429:
        pass
    assert told(guarded, path, token=token, headers=here)[0] == 200
    assert told(guarded, f"{path}/renew", {}, token, here)[0] == 200
    refused = [told(guarded, path, token=wrong, headers=here) for wrong in ("", "wrong")]
    refused += [told(guarded, "/api/tables/XXXXXX", token=wrong, headers=here) for wrong in ("", token)]
    refused.append(told(guarded, f"{path}/join", {"name": "Bob"}, headers=here))
    assert {(status, problem["error"]) for status, problem in refused} == {(429, "too-many")}, (
        "nothing tells of a table"
    )
    assert told(guarded, "/api/games", headers=here)[0] == 200
    for hello, heard in ((f'"watch":"{watch}"', "whole"), ('"token":"wrong"', "too-many")):
        with opened(guarded, seated["code"], here) as socket:
            socket.send(f'{{"do":"hello",{hello}}}')
            assert heard in str(socket.recv())


async def test_an_address_that_asked_too_often_still_lets_members_in() -> None:
    async with running_tables() as (made, _):
        seated = await made.create(setup(), "Ann")
        site = Site(made, RateLimits({"other": Rate(1, 1), "member": Rate(3, 1)}, Watch()), list)
        path = f"/api/tables/{seated.code}"
        assert [await status(site, path) for _ in range(3)] == [200, 429, 429]
        assert [await status(site, path, seated.token) for _ in range(4)] == [200, 200, 200, 429]
        assert [await status(site, where, "wrong") for where in (path, "/api/tables/XXXXXX")] == [429, 429]


async def test_an_address_that_asked_too_often_lets_in_whoever_was_lent_a_link() -> None:
    async with running_tables() as (made, _):
        owner = await made.create(setup("candy_mafia", 6, moderator=True), "Ann", as_moderator=True)
        table = await made.table(owner.code)
        await given(table, seating.join, "Bob", None)
        lent = [await given(table, links.lend, owner.person, 0) for _ in range(2)]
        site = Site(made, RateLimits({"other": Rate(1, 1)}, Watch()), list)
        path = f"/api/tables/{owner.code}"
        assert [await status(site, path) for _ in range(2)] == [200, 429]
        assert [await status(site, path, link.token) for link in lent] == [200, 200]


async def status(site: Site, path: str, token: str = "") -> int:
    """How the server answers a request without a body."""
    answers: list[int] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b""}

    async def send(message: Any) -> None:
        if "status" in message:
            answers.append(message["status"])

    headers = [(b"authorization", f"Bearer {token}".encode())] if token else []
    scope = {"type": "http", "method": "GET", "path": path, "headers": headers, "query_string": b"", "scheme": "http"}
    await app(site)({**scope, "client": ("10.0.0.1", 1)}, receive, send)
    return answers[0]


def opened(port: int, code: str, headers: dict[str, str]) -> websockets.sync.client.ClientConnection:
    """A websocket to a table."""
    url = f"ws://127.0.0.1:{port}/api/tables/{code}/play"
    return websockets.sync.client.connect(url, additional_headers=headers, proxy=None)


def test_guessing_over_websockets_counts_too(guarded: int) -> None:
    here = visitor("10.0.0.4")
    _, seated = told(guarded, "/api/tables", NEW, headers=here)

    def hello(code: str, token: str) -> str:
        with opened(guarded, code, here) as socket:
            socket.send(f'{{"do":"hello","token":"{token}"}}')
            return str(socket.recv())

    said = [hello("XXXXXX", "guess") for _ in range(45)]
    assert "no-such-table" in said[0]
    assert "too-many" in said[-1]
    assert "too-many" in hello(seated["code"], "guess")
    assert "whole" in hello(seated["code"], seated["token"]), "a member is let in"


def test_making_tables_is_limited_by_address(guarded: int) -> None:
    def made(address: str) -> int:
        return told(guarded, "/api/tables", NEW, headers=visitor(address))[0]

    assert {made("10.0.0.5") for _ in range(60)} == {201}
    assert 429 in {made("10.0.0.5") for _ in range(10)}
    assert made("10.0.0.6") == 201


def test_a_proxy_on_another_machine_is_believed_and_nobody_else(tmp_path: Path) -> None:
    with Served(embedded(tmp_path), tmp_path / "log", "--limits", "--proxy", "127.0.0.9") as served:
        port = served.start().port

        def guess(source: str, number: int) -> int:
            return told(port, "/api/tables/XXXXXX", headers=visitor(f"10.0.0.{number}"), source=source)[0]

        assert {guess("127.0.0.9", number) for number in range(60)} == {404}
        assert [guess("127.0.0.1", number) for number in range(60)][-1] == 429


def test_without_proxy_an_address_cannot_be_made_up(tmp_path: Path) -> None:
    with Served(embedded(tmp_path), tmp_path / "log", "--limits") as served:
        port = served.start().port
        statuses = [told(port, "/api/tables/XXXXXX", headers=visitor(f"10.0.0.{n}"))[0] for n in range(60)]
        assert statuses[-1] == 429
