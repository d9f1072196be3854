"""The log of the server: one JSON object a line, without anything of what is played.

No token, code, name, chat or query may get into it. So a fact is a number or a word of our own, a table has an alias,
an exception is logged with its types and its traceback but without its message, and of other libraries' messages only
the template is logged, not its arguments.
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

# In characters, in characters, and in frames of a traceback.
LONGEST_LINE, LONGEST_EVENT, MOST_FRAMES = 4_000, 300, 20
# How often a repeated fault is written, in seconds; how many different ones are remembered.
REPEAT_SECONDS, MOST_FAULTS = 60, 100
# Codes are so short that a hash without a key could be reversed by trying them all.
_KEY = secrets.token_bytes(16)
_log = logging.getLogger("igroteka")


def table_alias(code: str) -> str:
    """The alias of a table in the log; different after every start of the server."""
    return blake2b(code.encode(errors="replace"), key=_KEY, digest_size=4).hexdigest()


def note(
    event: str, *, level: int = logging.INFO, table: str = "", error: BaseException | None = None, **facts: str | float
) -> None:
    """Log an event with its facts; `table` is the code of a table, of which only the alias is logged."""
    if _log.isEnabledFor(level):
        logged = {"table": table_alias(table), **facts} if table else facts
        _log.log(level, event, extra={"facts": logged}, exc_info=error)


class JsonFormatter(logging.Formatter):
    """Formats a record as one JSON object, cut down to its event if it is too long.

    Of several processes each line has the number, from 1.
    """

    def __init__(self, process: int = 0) -> None:
        super().__init__()
        self.process = process

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": str(record.msg).strip()[:LONGEST_EVENT],
        }
        if self.process:
            line["process"] = self.process
        if record.name != _log.name:
            line["logger"] = record.name
        line.update(getattr(record, "facts", {}))
        if hasattr(record, "repeated"):
            line["repeated"] = record.repeated
        if record.exc_info and record.exc_info[1]:
            line["error"] = exception_types(record.exc_info[1])
            line["where"] = traceback_lines(record.exc_info[2])
        text = json.dumps(line, ensure_ascii=False)
        if len(text) > LONGEST_LINE:
            kept = {name: line[name] for name in ("at", "level", "event", "process") if name in line}
            text = json.dumps({**kept, "too_long": len(text)}, ensure_ascii=False)
        return text


class DeduplicatingHandler(logging.StreamHandler[TextIO]):
    """Writes repeated warnings and errors once a minute, with the number of those left out.

    What is left is written at the end.
    """

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        # When a fault was last written, and how often it was left out since; in the order of writing.
        self.faults: dict[tuple[str, ...], tuple[float, int]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write the record, or count it as left out."""
        if record.levelno >= logging.WARNING:
            key = fault_key(record)
            then, left_out = self.faults.get(key, (0.0, 0))
            if record.created - then < REPEAT_SECONDS:
                self.faults[key] = (then, left_out + 1)
                return
            self.faults.pop(key, None)
            self.faults[key] = (record.created, 0)
            if left_out:
                record.repeated = left_out
            if len(self.faults) > MOST_FAULTS:
                self.write_count(next(iter(self.faults)))
        super().emit(record)

    def write_count(self, key: tuple[str, ...]) -> None:
        """Write how often a fault was left out, if it was, and forget it."""
        _, left_out = self.faults.pop(key)
        if left_out:
            fields = {"name": key[0], "msg": key[1], "levelno": logging.WARNING, "levelname": "WARNING"}
            super().emit(logging.makeLogRecord({**fields, "repeated": left_out, "facts": {"error": key[2:-1]}}))

    def close(self) -> None:
        """Write the counts of all faults, then close."""
        for key in list(self.faults):
            self.write_count(key)
        super().close()


def fault_key(record: logging.LogRecord) -> tuple[str, ...]:
    """Equal for records of the same fault: logger, event, types of the exception, and the place where it was raised."""
    event = str(record.msg).strip().partition("\n")[0][:LONGEST_EVENT]
    if not record.exc_info or not record.exc_info[1]:
        return (record.name, event, "")
    return (record.name, event, *exception_types(record.exc_info[1]), *traceback_lines(record.exc_info[2])[-1:])


def exception_types(error: BaseException) -> list[str]:
    """The name of an exception's type, then those of its causes, five at most."""
    types: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(types) < 5:
        types.append(type(cause).__name__)
        cause = cause.__cause__ or cause.__context__
    return types


def traceback_lines(traceback: TracebackType | None) -> list[str]:
    """Module, line and function of each frame, only the innermost ones if there are many."""
    frames: deque[str] = deque(maxlen=MOST_FRAMES)
    while traceback is not None:
        code = traceback.tb_frame.f_code
        frames.append(f"{traceback.tb_frame.f_globals.get('__name__', '?')}:{traceback.tb_lineno} {code.co_name}")
        traceback = traceback.tb_next
    return list(frames)


def configure(level: str, process: int = 0) -> None:
    """Log everything from this level on to stderr; of several processes as the one of this number."""
    handler = DeduplicatingHandler(sys.stderr)
    handler.setFormatter(JsonFormatter(process))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    # Below a warning, these repeat what we log ourselves. uvicorn warns about whatever a client sends, and logs of our
    # own
    # failures only what RequestLog has logged already.
    for name in ("websockets", "asyncio", "sqlalchemy", "alembic", "aiosqlite"):
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger().level))
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)
