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
from collections import deque
from datetime import UTC, datetime
from hashlib import blake2b
from types import TracebackType
from typing import TextIO

# Characters of a line, and of its event; functions that an exception came through.
LONGEST_LINE, LONGEST_EVENT, MOST_PLACES = 4_000, 300, 20
# A fault is told once in so many seconds; so many different ones are remembered.
AGAIN_SECONDS, MOST_FAULTS = 60, 100
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
            "event": str(record.msg).strip()[:LONGEST_EVENT],
        }
        if record.name != _log.name:
            line["logger"] = record.name
        line.update(getattr(record, "facts", {}))
        if hasattr(record, "repeated"):
            line["repeated"] = record.repeated
        if record.exc_info and record.exc_info[1]:
            line["error"] = kinds(record.exc_info[1])
            line["where"] = way(record.exc_info[2])
        text = json.dumps(line, ensure_ascii=False)
        if len(text) > LONGEST_LINE:
            kept = {name: line[name] for name in ("at", "level", "event")}
            text = json.dumps({**kept, "too_long": len(text)}, ensure_ascii=False)
        return text


class Counting(logging.StreamHandler[TextIO]):
    """Writes a fault that repeats once a minute, with the number of times it was not written; the rest of them at the end."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        # When a fault was last written, and how often it happened since; the one written first comes first.
        self.faults: dict[tuple[str, ...], tuple[float, int]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write the record, or count it."""
        if record.levelno >= logging.WARNING:
            key = fault(record)
            then, unwritten = self.faults.get(key, (0.0, 0))
            if record.created - then < AGAIN_SECONDS:
                self.faults[key] = (then, unwritten + 1)
                return
            self.faults.pop(key, None)
            self.faults[key] = (record.created, 0)
            if unwritten:
                record.repeated = unwritten
            if len(self.faults) > MOST_FAULTS:
                self.tell(next(iter(self.faults)))
        super().emit(record)

    def tell(self, key: tuple[str, ...]) -> None:
        """Write how often a fault happened since it was written, and forget it."""
        _, unwritten = self.faults.pop(key)
        if unwritten:
            told = {"name": key[0], "msg": key[1], "levelno": logging.WARNING, "levelname": "WARNING"}
            super().emit(logging.makeLogRecord({**told, "repeated": unwritten, "facts": {"error": key[2:-1]}}))

    def close(self) -> None:
        """Write what was only counted."""
        for key in list(self.faults):
            self.tell(key)
        super().close()


def fault(record: logging.LogRecord) -> tuple[str, ...]:
    """What makes two records the same fault: the event, the types of the exception, and where it was raised."""
    event = str(record.msg).strip().partition("\n")[0][:LONGEST_EVENT]
    if not record.exc_info or not record.exc_info[1]:
        return (record.name, event, "")
    return (record.name, event, *kinds(record.exc_info[1]), *way(record.exc_info[2])[-1:])


def kinds(error: BaseException) -> list[str]:
    """The type of an exception, then those of its causes."""
    told: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(told) < 5:
        told.append(type(cause).__name__)
        cause = cause.__cause__ or cause.__context__
    return told


def way(traceback: TracebackType | None) -> list[str]:
    """Through which functions an exception came, the last ones if there are many."""
    places: deque[str] = deque(maxlen=MOST_PLACES)
    while traceback is not None:
        code = traceback.tb_frame.f_code
        places.append(f"{traceback.tb_frame.f_globals.get('__name__', '?')}:{traceback.tb_lineno} {code.co_name}")
        traceback = traceback.tb_next
    return list(places)


def configure(level: str) -> None:
    """Send everything from this level on to the error stream."""
    handler = Counting(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # Below a warning, these tell what we tell ourselves; uvicorn complains of whatever a stranger sends, and of our own
    # failures only what `Logged` has told already.
    for name in ("websockets", "asyncio", "sqlalchemy", "aiosqlite"):
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)
