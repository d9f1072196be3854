"""Listening, and serving until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import uvicorn

from igroteka.server.addresses import room_links
from igroteka.server.http.app import app
from igroteka.server.http.bounded_protocol import BoundedHttpProtocol
from igroteka.server.limits.admission import DEFAULT_QUOTA, NO_QUOTA, Admission
from igroteka.server.limits.rate_limits import DEFAULT_RATES, NO_RATES, RateLimits
from igroteka.server.logs import note
from igroteka.server.request_context import Site
from igroteka.server.socket.websocket import Websocket
from igroteka.server.store import open_store
from igroteka.server.tables import Tables

# A message of a client is small; the server's own may be larger.
LONGEST_MESSAGE = 16 * 1024
PING_SECONDS = 10
STOP_SECONDS = 5
# Garbage is looked for a little at a time, among what is new; among everything so seldom (milliseconds), for that takes as long as many moves.
LITTLE = (1_000, 10, 1_000_000)
COLLECT = 600_000
# Who has read nothing of the answer for so long (milliseconds) is dropped.
STALL = 10_000
PROXIES = ("127.0.0.1", "::1")


class Settings(NamedTuple):
    """What whoever starts the server may choose."""

    database: str
    # Processes in which bots think.
    workers: int
    # About how many seconds a bot seems to think.
    bot_delay: float
    # Tables that nobody touched for so many days are forgotten; 0: none.
    keep_days: int
    public_url: str = ""
    behind_proxy: bool = False
    limited: bool = True


def listen(host: str, port: int) -> socket.socket:
    """A socket for visitors; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=both)


class Server(uvicorn.Server):
    """Tells its links as soon as they work; when it stops, says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, tables: Tables, admission: Admission, tell: Callable[[], None]) -> None:
        super().__init__(config)
        self.tables = tables
        self.admission = admission
        self.tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is here now stays
        gc.set_threshold(*LITTLE)
        self.tables.time.later(COLLECT, self.collect)
        self.tables.time.later(STALL, self.sweep)
        note("server started")
        self.tell()

    def collect(self) -> None:
        """Look for garbage everywhere."""
        gc.collect()
        self.tables.time.later(COLLECT, self.collect)

    def sweep(self) -> None:
        """Drop connections that do not read."""
        self.admission.abort_stalled()
        self.tables.time.later(STALL, self.sweep)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let the tables be written down and everybody be told, then hang up."""
        await self.tables.close()
        if self.server_state.tasks:  # goodbyes on their way, and requests that came before
            await asyncio.wait(self.server_state.tasks, timeout=STOP_SECONDS)
        await super().shutdown(sockets)
        note("server stopped")

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and SIGTERM are the ways to end it and no failure, so unlike uvicorn we do not raise them again."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(listener: socket.socket, settings: Settings, tell: Callable[[], None]) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    open_files = raise_open_files()
    quota = DEFAULT_QUOTA.within(open_files) if settings.limited else NO_QUOTA
    admission = Admission(quota, PROXIES if settings.behind_proxy else ())
    with listener, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serving(listener, settings, admission, tell))


async def serving(listener: socket.socket, settings: Settings, admission: Admission, tell: Callable[[], None]) -> None:
    """Open the tables, let people in until it is time to close."""
    store = await open_store(settings.database)
    try:
        tables = Tables(
            store,
            bot_delay=(0.7 * settings.bot_delay, 1.6 * settings.bot_delay),
            processes=settings.workers,
            keep_days=settings.keep_days,
        )
        await tables.open()
        config = configured(listener, settings, tables, admission)
        await Server(config, tables, admission, tell).serve([listener])
    finally:
        await store.close()


def configured(listener: socket.socket, settings: Settings, tables: Tables, admission: Admission) -> uvicorn.Config:
    """The server around the tables."""
    host, port = listener.getsockname()[:2]
    public = settings.public_url
    site = Site(
        tables,
        RateLimits(DEFAULT_RATES if settings.limited else NO_RATES),
        lambda: [public] if public else room_links(host, port),
        public,
    )
    return uvicorn.Config(
        app(site),
        http=partial(BoundedHttpProtocol, admission=admission),  # type: ignore[arg-type]  # whatever makes a protocol will do
        ws=partial(Websocket, admission=admission),  # type: ignore[arg-type]
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=list(PROXIES),
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fastest event loop that is here."""
    try:
        import uvloop
    except ImportError:  # Windows has none
        return None
    return uvloop.new_event_loop


def raise_open_files() -> int:
    """Every visitor is an open file, and the usual thousand is few; gives how many there may be."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return sys.maxsize
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most if most != resource.RLIM_INFINITY else sys.maxsize
