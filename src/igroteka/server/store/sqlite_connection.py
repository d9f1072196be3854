"""How every connection to an SQLite file is configured."""

from __future__ import annotations

from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

SYNCHRONOUS_FULL = 2
PRAGMAS = {"synchronous": SYNCHRONOUS_FULL, "foreign_keys": 1, "busy_timeout": 5000}


def configure(connection: Any, *_: object) -> None:
    """Make a new connection durable and strict; transactions begin with an explicit BEGIN."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for name, value in PRAGMAS.items():
        cursor.execute(f"PRAGMA {name} = {value}")
    cursor.close()


def configure_engine(engine: AsyncEngine) -> None:
    """Configure every connection that the engine opens."""
    event.listen(engine.sync_engine, "connect", configure)
    event.listen(engine.sync_engine, "begin", begin)


def begin(connection: Any) -> None:
    """Begin a transaction of SQLAlchemy."""
    connection.exec_driver_sql("BEGIN")
