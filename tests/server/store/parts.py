"""The parts of a store on PostgreSQL that a test takes hold of."""

from __future__ import annotations

from igroteka.server.store.database import DatabaseStore
from igroteka.server.store.lease import Lease
from igroteka.server.store.postgres_log import PostgresLog
from igroteka.server.store.store import Database


def log_of(store: Database) -> PostgresLog:
    """What writes."""
    assert isinstance(store, DatabaseStore) and store.writer and isinstance(store.writer.log, PostgresLog)
    return store.writer.log


def lease_of(store: Database) -> Lease:
    """What keeps the row of the process."""
    assert isinstance(store, DatabaseStore) and store.lease
    return store.lease
