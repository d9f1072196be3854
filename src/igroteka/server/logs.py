"""What the server writes down about itself: lines of JSON that tell how it fares and nothing of what is played.

No token, code, name, chat or query may stand in a log. So a fact is a number or a word of our own, a table goes by an alias,
an exception tells its type and its way through the code but not its message, and of other libraries' messages only
the template is kept, not what was put into it.
"""

from __future__ import annotations

import json
import logging
import secrets
import sys
import time
from datetime import UTC, datetime
from hashlib import blake2b
from types import TracebackType

from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Codes are so short that a plain hash of one could be looked up.
_KEY = secrets.token_bytes(16)
_log = logging.getLogger("igroteka")


def alias(code: str) -> str:
    """What a table is called in the log until the server stops."""
    return blake2b(code.encode(errors="replace"), key=_KEY, digest_size=4).hexdigest()


def note(
    event: str, *, level: int = logging.INFO, table: str = "", error: BaseException | None = None, **facts: str | float
) -> None:
    """Write one line; `table` is the code of a table, of which only the alias is written."""
    if _log.isEnabledFor(level):
        told = {"table": alias(table), **facts} if table else facts
        _log.log(level, event, extra={"facts": told}, exc_info=error)


class Lines(logging.Formatter):
    """One JSON object for each event."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": str(record.msg).strip(),
        }
        if record.name != _log.name:
            line["logger"] = record.name
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[1]:
            line["error"] = kinds(record.exc_info[1])
            line["where"] = way(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


def kinds(error: BaseException) -> list[str]:
    """The type of an exception, then those of its causes."""
    told: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(told) < 5:
        told.append(type(cause).__name__)
        cause = cause.__cause__ or cause.__context__
    return told


def way(traceback: TracebackType | None) -> list[str]:
    """Through which functions an exception came."""
    places: list[str] = []
    while traceback is not None:
        code = traceback.tb_frame.f_code
        places.append(f"{traceback.tb_frame.f_globals.get('__name__', '?')}:{traceback.tb_lineno} {code.co_name}")
        traceback = traceback.tb_next
    return places


def configure(level: str) -> None:
    """Send everything from this level on to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # Below a warning, these tell what we tell ourselves; uvicorn complains of whatever a stranger sends, and of our own
    # failures only what `Logged` has told already.
    for name in ("websockets", "asyncio", "sqlalchemy", "aiosqlite"):
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)


class Logged:
    """Middleware that notes requests and failures: the pattern of its address, never the address, for that may name a table."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on; note how it was answered, and what nobody expected."""
        began = time.perf_counter()

        async def send_and_note(message: Message) -> None:
            if message["type"] == "http.response.start":
                took = round((time.perf_counter() - began) * 1000, 1)
                pattern = scope.get("pattern", "other")
                note("request", method=method(scope), route=pattern, status=message["status"], ms=took)
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        except Exception as error:
            note("unexpected exception", level=logging.ERROR, error=error)
            raise


def method(scope: Scope) -> str:
    """The method, if it is one: a stranger may write anything there."""
    return scope["method"] if scope["method"] in ("GET", "HEAD", "POST") else "other"
