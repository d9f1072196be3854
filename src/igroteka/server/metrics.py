"""What an operator measures, for Prometheus, at an address of its own: numbers alone, no name, code or secret."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, make_asgi_app
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Receive, Scope, Send

from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.limits.admission import Admission
from igroteka.server.relay import Peers
from igroteka.server.store.database import DatabaseStore
from igroteka.server.store.errors import Conflict, InDoubt
from igroteka.server.store.group_commit import Write
from igroteka.server.store.store import Database
from igroteka.server.tables import Tables

# Seconds: of a fast disk to a database that is about to be given up.
BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5, 10.0)
LEVELS = ("warning", "error")


class Metrics(Collector):
    """Reads what the server counts anyway when it is asked, and counts commits and troubles itself."""

    def __init__(self, tables: Tables, store: Database, admission: Admission, peers: Peers, pool: BotPool) -> None:
        self.tables = tables
        self.lease = store.lease if isinstance(store, DatabaseStore) else None
        self.admission = admission
        self.peers = peers
        self.pool = pool
        self.registry = CollectorRegistry()
        self.moves = Counter("igroteka_moves", "Lines of matches written for a seat", registry=self.registry)
        self.commits = Histogram(
            "igroteka_commit_seconds", "How long a commit took", buckets=BUCKETS, registry=self.registry
        )
        self.failures = Counter(
            "igroteka_commit_failures", "Commits that failed, by how", ["how"], registry=self.registry
        )
        self.troubles = Counter(
            "igroteka_troubles", "Warnings and errors for the log, repeated ones too", ["level"], registry=self.registry
        )
        for how in ("failed", "in_doubt", "conflict"):
            self.failures.labels(how)
        for level in LEVELS:
            self.troubles.labels(level)
        if isinstance(store, DatabaseStore) and store.writer:
            store.writer.on_commit = self.committed
        logging.getLogger().addHandler(TroubleCounter(self.troubles))
        self.registry.register(self)
        ProcessCollector(registry=self.registry)

    def committed(self, batch: Sequence[Write], seconds: float, error: Exception | None) -> None:
        """A batch was committed, or could not be."""
        if error is None:
            self.commits.observe(seconds)
            self.moves.inc(sum(line.seat >= 0 for write in batch for line in write.lines))
        else:
            kind = "in_doubt" if isinstance(error, InDoubt) else "conflict" if isinstance(error, Conflict) else "failed"
            self.failures.labels(kind).inc()

    def collect(self) -> Iterator[GaugeMetricFamily | CounterMetricFamily]:
        """All that is only read."""
        yield GaugeMetricFamily("igroteka_ready", "Whether /health/ready says so", int(self.tables.ready()))
        yield GaugeMetricFamily("igroteka_tables", "Tables in memory", len(self.tables.tables))
        yield CounterMetricFamily("igroteka_lost", "How often all tables were lost to others", self.tables.losses)
        connections = GaugeMetricFamily("igroteka_connections", "Connections, by what they have shown", labels=["kind"])
        connections.add_metric(["token"], len(self.admission.prefixes))
        connections.add_metric(["none"], len(self.admission.unauthenticated))
        yield connections
        yield GaugeMetricFamily("igroteka_backlog_bytes", "Bytes that wait for slow clients", self.admission.backlog)
        relayed = CounterMetricFamily("igroteka_relayed", "What was passed on to another process", labels=["kind"])
        relayed.add_metric(["request"], self.peers.requests)
        relayed.add_metric(["websocket"], self.peers.opened)
        yield relayed
        jobs = GaugeMetricFamily("igroteka_bot_jobs", "Jobs of bots, by state", labels=["state"])
        jobs.add_metric(["waiting"], self.pool.waiting)
        jobs.add_metric(["running"], len(self.pool.jobs))
        yield jobs
        yield CounterMetricFamily("igroteka_bot_jobs_done", "Jobs of bots that were answered", self.pool.done)
        yield CounterMetricFamily("igroteka_bot_failures", "Jobs of bots without an answer", self.pool.failures)
        if self.lease is not None:
            yield GaugeMetricFamily("igroteka_others", "Other processes on the database", self.lease.others)
            yield CounterMetricFamily("igroteka_takeovers", "Processes that this one deposed", self.lease.takeovers)


class TroubleCounter(logging.Handler):
    """Counts what is logged at a level that is trouble."""

    def __init__(self, troubles: Counter) -> None:
        super().__init__(logging.WARNING)
        self.troubles = troubles

    def emit(self, record: logging.LogRecord) -> None:
        """Count it."""
        self.troubles.labels("error" if record.levelno >= logging.ERROR else "warning").inc()


class AtAddress:
    """Middleware that answers at one listening address with the metrics, and elsewhere never."""

    def __init__(self, app: ASGIApp, metrics: Metrics, port: int) -> None:
        self.app = app
        self.metrics = make_asgi_app(metrics.registry)
        self.port = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whom the connection reached is the socket's own word, not the client's."""
        if scope["server"][1] != self.port:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self.metrics(scope, receive, send)
        else:
            await send({"type": "websocket.close"})
