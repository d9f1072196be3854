"""The server process: opens the socket, runs uvicorn around the tables, and stops it in order."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple, cast

import uvicorn
from starlette.types import ASGIApp

from igroteka.registry import Shelf
from igroteka.server.addresses import lan_links, local_link
from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.http import catalogue
from igroteka.server.http.app import app
from igroteka.server.http.bounded_protocol import BoundedHttpProtocol
from igroteka.server.http.known_hosts import hostname
from igroteka.server.limits.admission import DEFAULT_QUOTA, NO_QUOTA, Admission
from igroteka.server.limits.rate_limits import DEFAULT_RATES, NO_RATES, RateLimits
from igroteka.server.limits.shared_limits import SharedLimits
from igroteka.server.logs import note
from igroteka.server.relay import NO_PEERS, Peers
from igroteka.server.request_context import Site
from igroteka.server.socket.websocket import Websocket
from igroteka.server.store.opening import open_store
from igroteka.server.store.postgres_log import Member
from igroteka.server.tables import Tables
from igroteka.server.time import RealTime

# The longest message of a client in bytes; the server's own may be longer.
LONGEST_MESSAGE = 16 * 1024
PING_SECONDS = 10
STOP_SECONDS = 5
# Only the young generations are collected by threshold: a full collection takes as long as many moves, so it runs by a
# timer: its milliseconds.
GC_THRESHOLDS = (1_000, 10, 1_000_000)
FULL_GC_INTERVAL = 600_000
# A client that reads nothing for this many milliseconds is disconnected.
STALL_INTERVAL = 10_000


class Settings(NamedTuple):
    """The settings of a server, as its command line gives them."""

    database: str
    # Worker processes for bots.
    workers: int
    # About how many seconds a bot waits before it answers.
    bot_delay: float
    # Tables that nobody touched for this many days are deleted; 0: none.
    keep_days: int
    public_url: str = ""
    # Where other processes on the same database reach this one; empty: on this machine.
    peer_url: str = ""
    # The addresses of proxies, whose word says who a visitor is; none: there is no proxy.
    proxies: tuple[str, ...] = ()
    limited: bool = True
    # The games, perhaps with the owner's corrected facts.
    shelf: Shelf = Shelf()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    both = host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=both)


class Server(uvicorn.Server):
    """uvicorn's server.

    Calls `on_started` once it accepts connections, and closes the tables before the connections.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        tables: Tables,
        admission: Admission,
        peers: Peers,
        on_started: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self.peers = peers
        self.tables = tables
        self.admission = admission
        self.on_started = on_started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start accepting connections, set up garbage collection and the timers, then call `on_started`."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what exists now lives as long as the server
        gc.set_threshold(*GC_THRESHOLDS)
        self.tables.time.later(FULL_GC_INTERVAL, self.collect_garbage)
        self.tables.time.later(STALL_INTERVAL, self.abort_stalled)
        note("server started")
        self.on_started()

    def collect_garbage(self) -> None:
        """Run a full garbage collection, now and again later."""
        gc.collect()
        self.tables.time.later(FULL_GC_INTERVAL, self.collect_garbage)

    def abort_stalled(self) -> None:
        """Disconnect clients that do not read, now and again later."""
        self.admission.abort_stalled()
        self.tables.time.later(STALL_INTERVAL, self.abort_stalled)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the tables, which sends `bye` to everybody; let running requests finish, then close all connections."""
        self.peers.close()
        await self.tables.close()
        if self.server_state.tasks:  # sessions that are closing, and requests that came before
            await asyncio.wait(self.server_state.tasks, timeout=STOP_SECONDS)
        await super().shutdown(sockets)
        note("server stopped")

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on SIGINT and SIGTERM; unlike uvicorn, do not raise them again, so that the exit status is 0."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


class Listeners(NamedTuple):
    """The listening sockets of a process."""

    public: socket.socket
    # Where Prometheus asks.
    metrics: socket.socket | None = None
    # Where other processes reach one that shares its public socket.
    private: socket.socket | None = None

    @property
    def all(self) -> list[socket.socket]:
        """Those that there are."""
        return [each for each in self if each is not None]


def serve(listeners: Listeners, settings: Settings, on_started: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM."""
    open_files = raise_open_files()
    quota = DEFAULT_QUOTA.within(open_files) if settings.limited else NO_QUOTA
    admission = Admission(quota, settings.proxies)
    with contextlib.ExitStack() as stack, asyncio.Runner(loop_factory=loop_factory()) as runner:
        for listener in listeners.all:
            stack.enter_context(listener)
        runner.run(run_server(listeners, settings, admission, on_started))


async def run_server(
    listeners: Listeners, settings: Settings, admission: Admission, on_started: Callable[[], None]
) -> None:
    """Open the store and the tables, serve until the server is stopped, then close the store."""
    member = Member(settings.peer_url or own_link(listeners.private or listeners.public), settings.shelf.fingerprint)
    store = await open_store(settings.database, member=member)
    try:
        time = RealTime()
        time.watch()
        pool = BotPool(settings.workers, settings.shelf.data)
        tables = Tables(
            store,
            time,
            pool,
            bot_delay=(0.7 * settings.bot_delay, 1.6 * settings.bot_delay),
            keep_days=settings.keep_days,
            shelf=settings.shelf,
        )
        await tables.open()
        catalogue.games(settings.shelf)  # now: to load all games takes a moment, in which nobody else would get a turn
        peers = Peers(store.secret)
        store.watch_others(peers.give_up)
        limits = RateLimits(DEFAULT_RATES if settings.limited else NO_RATES, secret=store.secret)
        if store.secret:
            store.hear_others(SharedLimits(limits, store.tell_others).hear)
        config = make_config(listeners.public, settings, tables, admission, limits, peers)
        if listeners.metrics:
            from igroteka.server.metrics import AtAddress, Metrics  # here: most servers are not measured

            metrics = Metrics(tables, store, admission, peers, pool)
            config.app = AtAddress(cast(ASGIApp, config.app), metrics, listeners.metrics.getsockname()[1])
        await Server(config, tables, admission, peers, on_started).serve(listeners.all)
    finally:
        await store.close()


def own_link(listener: socket.socket) -> str:
    """Where another process of this machine reaches us."""
    return local_link(*listener.getsockname()[:2]).rstrip("/")


def make_config(
    listener: socket.socket,
    settings: Settings,
    tables: Tables,
    admission: Admission,
    limits: RateLimits,
    peers: Peers = NO_PEERS,
) -> uvicorn.Config:
    """The configuration of uvicorn: the application around these tables, and our protocols."""
    host, port = listener.getsockname()[:2]
    public_url = settings.public_url
    site = Site(
        tables,
        limits,
        lambda: [public_url] if public_url else lan_links(host, port),
        public_url,
        # Without a public URL only the proxy knows under which name people come.
        None if settings.proxies and not public_url else (hostname(public_url), socket.gethostname().lower()),
        peers,
    )
    return uvicorn.Config(
        app(site),
        # uvicorn calls it and nothing else
        http=partial(BoundedHttpProtocol, admission=admission),  # type: ignore[arg-type]
        ws=partial(Websocket, admission=admission),  # type: ignore[arg-type]
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop where it is installed; None: the standard one."""
    try:
        import uvloop
    except ImportError:  # Windows has none
        return None
    return uvloop.new_event_loop


def raise_open_files() -> int:
    """Raise the limit of open files, one for each connection, as far as the system lets; gives the new limit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return sys.maxsize
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most if most != resource.RLIM_INFINITY else sys.maxsize
