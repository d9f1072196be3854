"""`igroteka serve` as a program."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from igroteka import __version__
from igroteka.cli import main
from igroteka.cli.serve import links_told, qr, root_told
from igroteka.cli.words import TerminalWords
from igroteka.server import wire
from igroteka.server.addresses import lan_links
from igroteka.server.http import endpoints
from igroteka.server.limits.rate_limits import NO_RATES, RateLimits
from igroteka.server.refusal import Refusal
from igroteka.server.request_context import RequestContext, Site
from igroteka.server.serve import LONGEST_MESSAGE
from igroteka.server.wire import Bye
from tests.child import PATIENCE
from tests.server.camera import in_terminal
from tests.server.client import Room, setup
from tests.server.http_client import NEW, ask, told
from tests.server.in_process import running_tables
from tests.server.process import Served, embedded
from tests.server.websocket_client import Gone

SERVE = (sys.executable, "-m", "igroteka", "serve", "--host", "127.0.0.1", "--port", "0")


@pytest.fixture
def served(tmp_path: Path) -> Served:
    """A server that is not started yet."""
    return Served(embedded(tmp_path), tmp_path / "log")


# --- starting


def test_a_taken_port_is_told_and_exits_with_2(server: int) -> None:
    done = subprocess.run([*SERVE, "--port", str(server)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert f"cannot listen on 127.0.0.1:{server}: Address already in use" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--host", "256.0.0.1"], "cannot listen on 256.0.0.1"),
        (["--database", "nonsense"], "database"),
        (["--database", "sqlite+aiosqlite:////dev/null/tables.db"], "tables.db"),
    ],
)
def test_where_it_cannot_be_served_is_told_in_one_sentence(options: list[str], named: str) -> None:
    done = subprocess.run([*SERVE, *options], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert named in done.stderr


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--workers", "0"], "workers"),
        (["--bot-delay", "soon"], "bot-delay"),
        (["--keep-days", "-1"], "keep-days"),
        (["--public-url", "games.example"], "public-url"),
        (["--public-url", "https://games.example/sub"], "public-url"),
        (["--log-level", "loud"], "--log-level"),
        (["--metrics", "192.0.2.1:0"], "cannot listen on 192.0.2.1:0"),
        (["--processes", "0"], "processes: must be a whole number from 1"),
        (["--processes", "2", "--database", "memory"], "processes: several need a PostgreSQL"),
        (
            ["--processes", "2", "--database", "postgresql://x@/y", "--peer-url", "http://10.0.0.1:8001"],
            "leave out peer-url",
        ),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(
    options: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        sys.exit(main([*SERVE[3:], *options]))  # what is looked at before anything starts needs no process of its own
    told = capsys.readouterr()
    assert (ended.value.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert named in told.err


def test_a_database_that_another_server_has_is_refused(server: int, served: Served) -> None:
    with served:
        served.start()
        command = [*SERVE, "--database", served.database]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_open_files_are_raised_as_far_as_the_system_lets(served: Served) -> None:
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(1000, usual[1] - 1), usual[1]))
    try:
        with served:
            served.start()
            assert served.process
            assert resource.prlimit(served.process.pid, resource.RLIMIT_NOFILE) == (usual[1], usual[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, usual)


# --- stopping


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_it_says_goodbye_keeps_everything_and_ends_quietly(served: Served, how: signal.Signals) -> None:
    with served:
        room = served.start()
        owner = await room.create(setup())
        device = await room.sit(owner)
        ending = asyncio.create_task(asyncio.to_thread(served.end, how))
        bye = await device.next(Bye)
        assert (bye.reason, bye.again) == ("restart", True)
        with pytest.raises(Gone):
            await device.hear()
        assert await ending == 0
        assert served.complaints() == ""
        again = served.start()
        assert (await again.info(owner.code, owner.token)).seats[0].name == "Ann"
        assert served.stop() == 0


async def test_it_is_not_ready_while_it_stops() -> None:
    async with running_tables() as (tables, _):
        table = await tables.table((await tables.create(setup(), "Ann")).code)
        site = Site(tables, RateLimits(NO_RATES), lambda: [])
        context = RequestContext(HTTPConnection({"type": "http", "headers": []}), site)
        assert (await endpoints.ready(context)).status == "ok"
        async with table.lock:  # a command is being carried out
            stopping = asyncio.create_task(tables.close())
            await asyncio.sleep(0)
            with pytest.raises(Refusal, match="is stopping") as refused:
                await endpoints.ready(context)
            assert refused.value.status == 503
            assert (await endpoints.live(context)).status == "ok"
        await stopping


# --- while it runs


async def test_a_message_that_is_too_long_ends_only_its_connection(room: Room) -> None:
    owner = await room.create(setup())
    one, other = await room.sit(owner), await room.sit(owner)
    await one.send("x" * (LONGEST_MESSAGE + 1))
    with pytest.raises(Gone):
        await one.until(lambda _: False)
    assert (await other.sync()).me.person == 0


async def test_a_websocket_of_another_page_is_not_opened(room: Room) -> None:
    owner = await room.create(setup())
    with pytest.raises(Gone):
        await room.device(owner).connect(origin="http://evil.test")
    ours = await room.device(owner).connect(origin=f"http://127.0.0.1:{room.port}")
    await ours.close()


async def test_a_websocket_to_another_host_is_not_opened(room: Room) -> None:
    owner = await room.create(setup())
    with pytest.raises(InvalidStatus):
        await connect(
            f"ws://127.0.0.1:{room.port}/api/tables/{owner.code}/play",
            additional_headers={"Host": "evil.example"},
            proxy=None,
        )


def test_only_this_machine_is_told_of_its_addresses() -> None:
    def seen_from(address: str) -> wire.Here:
        scope = {"type": "http", "client": (address, 1), "headers": []}
        site = Site(None, None, lambda: ["http://192.168.1.7:8000/"])  # type: ignore[arg-type]
        return asyncio.run(endpoints.here(RequestContext(HTTPConnection(scope), site)))

    for address in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        assert seen_from(address) == wire.Here(["http://192.168.1.7:8000/"], __version__)
    for address in ("192.168.1.8", "8.8.8.8", "2001:db8::1", ""):
        assert seen_from(address) == wire.Here([], "")


def test_behind_a_proxy_the_public_name_is_ours_and_without_one_the_proxy_knows(tmp_path: Path) -> None:
    for name, options, status in (("known", ("--public-url", "https://games.example"), 403), ("unknown", (), 200)):
        with Served(embedded(tmp_path), tmp_path / name, "--proxy", *options) as served:
            port = served.start().port
            assert told(port, "/api/games", headers={"Host": "Games.example"})[0] == 200
            assert told(port, "/api/games", headers={"Host": "other.example"})[0] == status


def test_the_public_url_is_ours_and_the_link_for_the_room(tmp_path: Path) -> None:
    public = ("--public-url", "https://games.example", "--proxy")
    with Served(embedded(tmp_path), tmp_path / "log", *public) as served:
        port = served.start().port
        assert told(port, "/api/here")[1]["links"] == ["https://games.example/"]
        assert told(port, "/api/tables", NEW, headers={"Origin": "https://games.example"})[0] == 201
        assert told(port, "/api/tables", NEW, headers={"Origin": "https://other.example"})[0] == 403
        secure, _ = ask(port, "/", headers={"X-Forwarded-Proto": "https"})
        assert secure.headers["Cross-Origin-Opener-Policy"] == "same-origin"


def test_without_proxy_nobody_can_pretend_to_come_over_https(server: int) -> None:
    answer, _ = ask(server, "/", headers={"X-Forwarded-Proto": "https"})
    assert answer.headers["Cross-Origin-Opener-Policy"] is None


def test_a_full_disk_is_told_and_passes(served: Served) -> None:
    with served:
        port = served.start().port
        assert served.process
        room = resource.RLIM_INFINITY
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (0, room))
        status, problem = told(port, "/api/tables", NEW)
        assert (status, problem["error"]) == (503, "store-failed")
        status, problem = told(port, "/health/ready")
        assert (status, problem["error"]) == (503, "not-ready")
        assert told(port, "/health/live")[0] == 200
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (room, room))
        assert told(port, "/api/tables", NEW)[0] == 201
        assert told(port, "/health/ready")[0] == 200


# --- what it tells


def test_the_links_are_told_and_how_to_limit_them() -> None:
    first, *rest = links_told("0.0.0.0", 8000, "", TerminalWords(None, "ru"))
    assert "http://127.0.0.1:8000/" in first
    assert "--host 127.0.0.1" in rest[-1]
    assert [re.findall(r"http://\S+", line)[0] for line in rest[:-1]] == lan_links("0.0.0.0", 8000)
    assert len(list(links_told("127.0.0.1", 8000, "", TerminalWords(None, "en")))) == 1


@pytest.mark.parametrize("language", ["ru", "en"])
def test_whoever_runs_it_as_root_is_warned(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert not list(root_told(TerminalWords(None, language)))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    (told,) = root_told(TerminalWords(None, language))
    assert " root" in told and "docs/serving.md" in told and "\n" not in told


def test_it_serves_on_though_whoever_read_its_link_reads_no_more(tmp_path: Path) -> None:
    os.sched_setaffinity(0, {min(here := os.sched_getaffinity(0))})
    try:  # on one processor whoever waits for the link mostly closes the pipe before anything else could be written
        with subprocess.Popen([*SERVE, "--database", embedded(tmp_path)], stdout=subprocess.PIPE) as process:
            assert process.stdout and os.read(process.stdout.fileno(), 4096)
            process.stdout.close()
            process.terminate()
        assert process.returncode == 0
    finally:
        os.sched_setaffinity(0, here)


@pytest.mark.parametrize("link", ["http://192.168.7.7:8000/", "https://games.example/", "http://[fd00::7:7]:65535/"])
def test_a_camera_reads_the_link_from_the_terminal(link: str) -> None:
    lines = [line.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m") for line in qr(link).splitlines()]
    assert in_terminal(lines) == [link]


# Started as `serve` does it; then counts the modules that the first request for the catalogue still has to load.
LOADING = """
import os, signal, sys
from igroteka.server.http import catalogue
from igroteka.server.serve import Listeners, Settings, listen, serve

def started():
    before = {*sys.modules}
    catalogue.games(settings.shelf)
    print(sorted({*sys.modules} - before))
    os.kill(os.getpid(), signal.SIGTERM)

settings = Settings(sys.argv[1], workers=1, bot_delay=0, keep_days=0)
serve(Listeners(listen("127.0.0.1", 0)), settings, started)
"""


def test_the_first_visitor_waits_for_no_game_to_be_loaded(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LOADING, embedded(tmp_path)]
    assert subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE).stdout == "[]\n"
