"""Durable storage of tables and their records: SQLite, PostgreSQL, or memory only."""

from igroteka.server.store.default_database import default_database
from igroteka.server.store.errors import BadDatabase, Conflict, InDoubt, StoreFailed
from igroteka.server.store.memory import MemoryStore
from igroteka.server.store.opening import open_store
from igroteka.server.store.store import LineRow, Store, Stored

__all__ = [
    "BadDatabase",
    "Conflict",
    "InDoubt",
    "LineRow",
    "MemoryStore",
    "Store",
    "StoreFailed",
    "Stored",
    "default_database",
    "open_store",
]
