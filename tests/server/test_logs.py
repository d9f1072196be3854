"""The log tells how the server fares, and nothing of what is played."""

from __future__ import annotations

import io
import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from igroteka.server import logs
from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.http.app import app
from igroteka.server.limits.rate_limits import RateLimits
from igroteka.server.request_context import Site
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables
from igroteka.server.wire import Hello, Say
from tests.server.client import Room, setup
from tests.server.http_client import ask, told
from tests.server.in_process import HandTime
from tests.server.process import Served, embedded
from tests.server.websocket_client import command_id

NAME, WORDS, QUERY = "Пантелеймон", "совершенно секретно", "token=looked-for"


async def evening(served: Served) -> list[str]:
    """Two people meet, talk and play; gives all that nobody may read in a log."""
    room = served.start()
    owner = await room.create(setup(), NAME)
    guest = await room.join(owner.code, "Евлампия")
    device = await room.sit(owner)
    await device.do(Say(command_id(), WORDS))
    watch = (await room.info(owner.code, owner.token)).watch
    spectator = await room.watch(owner.code, watch)
    for path in (
        f"/t/{owner.code}",
        f"/nowhere/{owner.token}",
        f"/api/tables/{owner.code}?{QUERY}",
        "/api/tables/XXXXXX",
    ):
        ask(room.port, path)
    told(room.port, f"/api/tables/{owner.code}/join", {"name": WORDS, "colour": owner.token})
    told(room.port, f"/api/tables/{owner.code}", token=f"{owner.token}x")
    ask(room.port, f"/api/tables/{owner.code}/join", method=owner.token)
    await misbehave(room, owner.code)
    await spectator.close()
    await device.close()
    assert served.stop() == 0
    return [NAME, "Евлампия", WORDS, QUERY, owner.code, owner.token, guest.token, watch, "XXXXXX"]


async def misbehave(room: Room, code: str) -> None:
    """Send what is no message, and no text at all."""
    for nonsense in (f"{WORDS} {{", b"\xff\xfe"):
        device = await room.coming(code, Hello(token=WORDS)).connect()
        await device.send(nonsense)
        await device.close()


async def test_an_evening_leaves_no_secret_in_the_most_talkative_log(tmp_path: Path) -> None:
    with Served(embedded(tmp_path), tmp_path / "log", "--log-level", "debug") as served:
        secrets = await evening(served)
        written = served.complaints()
    lines = [json.loads(line) for line in written.splitlines()]
    assert [secret for secret in secrets if secret in written or json.dumps(secret)[1:-1] in written] == []
    events = [line["event"] for line in lines]
    assert events[0] == "server started"
    assert events[-1] == "server stopped"
    assert {"request", "connection opened", "connection closed"} <= set(events)
    requests = [line for line in lines if line["event"] == "request"]
    assert {(line["method"], line["route"], line["status"]) for line in requests} >= {
        ("POST", "/api/tables", 201),
        ("POST", "/api/tables/{code}/join", 200),
        ("POST", "/api/tables/{code}/join", 400),
        ("GET", "/api/tables/{code}", 401),
        ("GET", "/api/tables/{code}", 404),
        ("GET", "page", 200),
        ("GET", "other", 404),
    }
    assert all(line["ms"] >= 0 and line["at"] and line["level"] == "info" for line in requests)


async def test_at_a_terminal_all_is_quiet(tmp_path: Path) -> None:
    with Served(embedded(tmp_path), tmp_path / "log") as served:
        await evening(served)
        assert served.complaints() == ""


# --- what nobody expected


class Broken(Tables):
    """Tables with a fault in them."""

    async def table(self, code: str) -> Table:
        raise KeyError(WORDS)


async def test_an_unexpected_exception_is_told_to_the_log_and_not_to_the_visitor(
    caplog: pytest.LogCaptureFixture,
) -> None:
    sent: list[Any] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b""}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/api/tables/ABC234", "headers": [], "query_string": b""}
    site = Site(Broken(MemoryStore(), HandTime(), BotPool(1)), RateLimits(), list)
    await app(site)({**scope, "scheme": "http", "client": ("10.0.0.1", 1)}, receive, send)
    assert sent[0]["status"] == 500
    assert json.loads(sent[1]["body"]) == {"error": "server-error", "detail": "", "fault": ""}
    (noted,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    told = json.loads(logs.JsonFormatter().format(noted))
    assert told["error"] == ["KeyError"]
    assert told["where"][-1].endswith(" table")
    assert WORDS not in json.dumps(told, ensure_ascii=False)


# --- single lines


def line(error: BaseException | None = None, **record: Any) -> dict[str, Any]:
    """A record as the log would have it."""
    made = logging.makeLogRecord({"levelno": 40, "levelname": "ERROR", "msg": "it happened", **record})
    if error is not None:
        made.exc_info = (type(error), error, error.__traceback__)
    parsed: dict[str, Any] = json.loads(logs.JsonFormatter().format(made))
    return parsed


def test_an_exception_tells_its_way_and_not_its_words() -> None:
    try:
        try:
            {"": ""}["token-of-somebody"]
        except KeyError as cause:
            raise RuntimeError("token-of-somebody") from cause
    except RuntimeError as error:
        told = line(error)
    assert told["error"] == ["RuntimeError", "KeyError"]
    assert told["where"][-1].endswith("test_an_exception_tells_its_way_and_not_its_words")
    assert "token-of-somebody" not in json.dumps(told)


def deep(more: int) -> None:
    """Fail far down."""
    if not more:
        raise RuntimeError
    deep(more - 1)


def test_a_line_has_a_longest_length() -> None:
    with pytest.raises(RuntimeError) as failed:
        deep(500)
    assert len(line(failed.value)["where"]) == logs.MOST_FRAMES
    made = logging.makeLogRecord({"levelname": "ERROR", "msg": "x" * 1_000_000, "facts": {"long": "y" * 1_000_000}})
    written = logs.JsonFormatter().format(made)
    assert len(written) <= logs.LONGEST_LINE
    assert json.loads(written)["too_long"] > 1_000_000


class Counted:
    """A log whose clock is turned by hand."""

    def __init__(self) -> None:
        self.stream = io.StringIO()
        self.handler = logs.DeduplicatingHandler(self.stream)
        self.handler.setFormatter(logs.JsonFormatter())
        self.seconds = 1000.0

    def fails(self, event: str = "unexpected exception", level: int = logging.ERROR, depth: int = 0) -> None:
        """The same fault again."""
        with pytest.raises(RuntimeError) as failed:
            deep(depth)
        record = {"name": "igroteka", "msg": event, "levelno": level, "levelname": logging.getLevelName(level)}
        error = (RuntimeError, failed.value, failed.value.__traceback__)
        self.handler.handle(logging.makeLogRecord({**record, "created": self.seconds, "exc_info": error}))

    def lines(self) -> list[tuple[str, int]]:
        """What was written, and how often each had been held back."""
        lines = [json.loads(text) for text in self.stream.getvalue().splitlines()]
        return [(line["event"], line.get("repeated", 0)) for line in lines]


def test_a_fault_that_repeats_is_counted_and_not_repeated() -> None:
    log = Counted()
    for _ in range(1000):
        log.fails()
    log.fails("another")
    assert log.lines() == [("unexpected exception", 0), ("another", 0)]
    log.seconds += logs.REPEAT_SECONDS
    log.fails()
    assert log.lines()[2:] == [("unexpected exception", 999)]
    log.fails()
    log.fails()
    log.handler.close()
    assert log.lines()[3:] == [("unexpected exception", 2)]


def test_what_is_no_fault_is_written_each_time() -> None:
    log = Counted()
    for _ in range(3):
        log.fails("request", logging.INFO)
    assert len(log.lines()) == 3


def test_only_so_many_faults_are_remembered_and_no_count_is_lost() -> None:
    log = Counted()
    for number in range(2 * logs.MOST_FAULTS):
        log.fails(f"fault {number}")
        log.fails(f"fault {number}")
    assert len(log.handler.faults) == logs.MOST_FAULTS
    log.handler.close()
    assert sum(repeated for _, repeated in log.lines()) == 2 * logs.MOST_FAULTS


def test_of_other_libraries_only_the_template_is_kept() -> None:
    told = line(name="uvicorn.error", msg='%s - "WebSocket %s"', args=("10.0.0.1", "/api/tables/SECRET/play"))
    assert (told["event"], told["logger"]) == ('%s - "WebSocket %s"', "uvicorn.error")


def test_a_table_goes_by_an_alias(capsys: pytest.CaptureFixture[str]) -> None:
    log = logging.getLogger("igroteka")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logs.JsonFormatter())
    log.addHandler(handler)
    try:
        logs.note("table loaded", level=logging.ERROR, table="ABC234", tables=2)
    finally:
        log.removeHandler(handler)
    told = json.loads(capsys.readouterr().err)
    assert (told["event"], told["table"], told["tables"]) == ("table loaded", logs.table_alias("ABC234"), 2)
    assert logs.table_alias("ABC234") != logs.table_alias("ABC235")
