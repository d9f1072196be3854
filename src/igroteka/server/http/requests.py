"""Requests in, answers out: what all addresses of the API have in common."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse

from igroteka.server.limits.rate_limits import RateLimited
from igroteka.server.logs import note
from igroteka.server.refusal import Refusal
from igroteka.server.store import StoreFailed
from igroteka.server.wire import Problem

LONGEST_BODY = 64 * 1024
# The longest body takes a slow phone a few of these.
BODY_SECONDS = 10
JSON = "application/json"
RECORD = "application/x-ndjson"

T = TypeVar("T")


class Download(NamedTuple):
    """Lines to be saved as a file; they are sent as they are read."""

    lines: AsyncIterator[bytes]
    name: str


async def read_body(request: Request) -> bytes:
    """The body of a request, if it is JSON of a sane size that comes in a sane time."""
    kind = request.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    if kind != JSON:  # so that no form of another site can post
        raise Refusal("not-json", f"the body must be {JSON}", status=415)
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > LONGEST_BODY:
                    raise Refusal("too-long", f"a body has at most {LONGEST_BODY} bytes", status=413)
    except TimeoutError:
        raise Refusal("too-slow", f"a body comes within {BODY_SECONDS} seconds", status=408) from None
    return bytes(body)


def read_json(body: bytes, kind: type[T]) -> T:
    """The message in a body, exactly as the wire knows it."""
    try:
        return msgspec.json.decode(body, type=kind, strict=True)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-message", str(error)[:200], status=400) from None


def answer(told: object, status: int, private: bool) -> Response:
    """An answer; what one person may know is nobody else's to keep."""
    headers = {"Cache-Control": "no-store"} if private else {}
    if isinstance(told, Download):
        headers["Content-Disposition"] = f'attachment; filename="{told.name}"'
        return StreamingResponse(told.lines, status, headers, RECORD)
    if told is None:
        return Response(status_code=204, headers=headers)
    return Response(msgspec.json.encode(told), status, headers, JSON)


def problem(error: Exception) -> Response:
    """What went wrong, as JSON; of what nobody expected only that it happened."""
    if isinstance(error, RateLimited):
        return told_problem(error.status, error.reason, error.detail, {"Retry-After": str(error.retry_after)})
    if isinstance(error, Refusal):
        return told_problem(error.status, error.reason, error.detail)
    if isinstance(error, StoreFailed):
        return told_problem(503, "store-failed")
    if isinstance(error, HTTPException):
        reason = {404: "not-found", 405: "not-allowed"}.get(error.status_code, "bad-message")
        return told_problem(error.status_code, reason, headers=error.headers)
    if isinstance(error, ClientDisconnect):
        return told_problem(400, "bad-message", "the body broke off")
    note("unexpected exception", level=logging.ERROR, error=error)
    return told_problem(500, "server-error")


def told_problem(status: int, error: str, detail: str = "", headers: Mapping[str, str] | None = None) -> Response:
    """A Problem and its headers."""
    kept = {"Cache-Control": "no-store", **(headers or {})}
    return Response(msgspec.json.encode(Problem(error, detail)), status, kept, JSON)


def flag(request: HTTPConnection, name: str) -> bool:
    """A yes or no of the query; no if it is not there."""
    value = request.query_params.get(name, "false")
    if value not in ("true", "false"):
        raise Refusal("bad-message", f"{name}: must be true or false", status=400)
    return value == "true"


def number_or_last(text: Any) -> int:
    """A number of a move; -1 for the last."""
    if text == "last":
        return -1
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Refusal("bad-message", "at: must be a number or `last`", status=400)
    return int(text)
