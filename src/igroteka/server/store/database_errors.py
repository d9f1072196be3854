"""Errors of the database drivers as errors of the store: one sentence, without the values that drivers quote."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from igroteka.server.store.errors import StoreFailed


@asynccontextmanager
async def translated_errors() -> AsyncIterator[None]:
    """Raise StoreFailed in place of a driver's error."""
    try:
        yield
    except DBAPIError as error:
        raise StoreFailed(f"cannot use the database: {reason(error.orig or error)}") from None
    except (OSError, asyncpg.PostgresError, asyncpg.InternalClientError, PoolTimeout) as error:
        raise StoreFailed(f"cannot use the database: {reason(error)}") from None


def reason(error: BaseException) -> str:
    """The first line of the root cause: values that a database quotes stand after it."""
    while error.__cause__ is not None:
        error = error.__cause__
    if isinstance(error, OSError) and error.errno is not None and error.errno > 0:
        return os.strerror(error.errno)
    return str(error.args[0] if error.args else type(error).__name__).partition("\n")[0]
