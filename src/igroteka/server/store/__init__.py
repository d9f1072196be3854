"""Where tables are kept: SQLite, PostgreSQL, or nothing but memory."""

from igroteka.server.store.rows import BadDatabase, Conflict, LineRow, Stored, StoreFailed
from igroteka.server.store.store import Store

__all__ = ["BadDatabase", "Conflict", "LineRow", "Store", "StoreFailed", "Stored"]
