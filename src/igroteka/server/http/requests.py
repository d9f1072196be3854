"""Reading requests and making responses: what all endpoints of the API have in common."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator, Coroutine, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse

from igroteka.server.limits.rate_limits import RateLimited
from igroteka.server.logs import note
from igroteka.server.refusal import Refusal
from igroteka.server.store.errors import StoreFailed
from igroteka.server.table import padding
from igroteka.server.table.table import Table
from igroteka.server.wire import Problem, old_names

LONGEST_BODY = 64 * 1024
# The longest body takes a slow phone a few of these seconds.
BODY_SECONDS = 10
# A shorter body gains little by compression.
COMPRESSED_FROM = 1024
JSON = "application/json"
RECORD = "application/x-ndjson"

# Caddy and caches heed `no-transform`; nginx compresses whatever says nothing of its encoding.
PRIVATE = {"Cache-Control": "no-store, no-transform", "Content-Encoding": "identity"}

# A Problem that says nothing.
LEAST_PROBLEM = len(msgspec.json.encode(Problem("")))

T = TypeVar("T")


class Download(NamedTuple):
    """Lines to be saved as a file; they are sent as they are read."""

    lines: AsyncIterator[bytes]
    name: str


async def read_body(request: Request) -> bytes:
    """The body of a request; Refusal if it is not declared as JSON, too long or too slow."""
    kind = request.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    if kind != JSON:  # a form of another site cannot send this type
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


async def while_connected(request: HTTPConnection, work: Coroutine[Any, Any, T]) -> T:
    """The result of work for a request without a body; it is cancelled as soon as the client is gone."""
    assert isinstance(request, Request)
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(disconnected(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def disconnected(request: Request) -> None:
    """Wait until the client is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def read_json(body: bytes, kind: type[T]) -> T:
    """The message in a body, strictly of this type, or Refusal with the place of the mistake."""
    try:
        return msgspec.json.decode(body, type=kind, strict=True)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-message", str(error)[:200], status=400) from None


def success_response(request: Request, result: object, status: int, private: bool) -> Response:
    """The response with an endpoint's result.

    `private`: no cache may store it, and nobody may compress it, for its length would tell of it.
    """
    headers = PRIVATE.copy() if private else {}
    if isinstance(result, Download):
        headers["Content-Disposition"] = f'attachment; filename="{result.name}"'
        return StreamingResponse(result.lines, status, headers, RECORD)
    if result is None:
        return Response(status_code=204, headers=headers)
    body = old_names.answered(result) if speaks_old_names(request) else msgspec.json.encode(result)
    if not private and len(body) >= COMPRESSED_FROM:
        headers["Vary"] = f"Accept-Encoding, {old_names.HEADER}"
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = compressed(body)
    return Response(body, status, headers, JSON)


@lru_cache(maxsize=64)
def compressed(body: bytes) -> bytes:
    """What is public is the same for everybody, so it is compressed once."""
    return gzip.compress(body, 9, mtime=0)


def error_response(error: Exception, table: Table | None = None, old: bool = False) -> Response:
    """The response to an exception of a request, perhaps about this table.

    One that is not expected is logged, and the client learns only that it happened.
    """
    if isinstance(error, RateLimited):
        return problem_response(error.status, error.reason, error.detail, {"Retry-After": str(error.retry_after)})
    if isinstance(error, Refusal):
        return problem_response(error.status, error.reason, error.detail, fault=error.fault, table=table, old=old)
    if isinstance(error, StoreFailed):
        return problem_response(503, "store-failed", table=table, old=old)
    if isinstance(error, HTTPException):
        reason = {404: "not-found", 405: "not-allowed"}.get(error.status_code, "bad-message")
        return problem_response(error.status_code, reason, headers=error.headers)
    if isinstance(error, ClientDisconnect):
        return problem_response(400, "bad-message", "the body broke off")
    note("unexpected exception", level=logging.ERROR, error=error)
    return problem_response(500, "server-error", table=table, old=old)


def problem_response(
    status: int,
    error: str,
    detail: str = "",
    headers: Mapping[str, str] | None = None,
    fault: str = "",
    table: Table | None = None,
    old: bool = False,
) -> Response:
    """A response with a Problem, never to be cached.

    With a table whose running match hides something, as long as every other one about it.
    """
    body = msgspec.json.encode(Problem(error, detail, fault))
    if table is not None:
        body = padding.evened(table, body, LEAST_PROBLEM)
    if old:
        body = old_names.refused(body)
    return Response(body, status, {**PRIVATE, **(headers or {})}, JSON)


def speaks_old_names(request: HTTPConnection) -> bool:
    """Was the client written for the last version?"""
    return request.headers.get(old_names.HEADER, "1") == "1"


def flag(request: HTTPConnection, name: str) -> bool:
    """A boolean parameter of the query; false if it is not there."""
    value = request.query_params.get(name, "false")
    if value not in ("true", "false"):
        raise Refusal("bad-message", f"{name}: must be true or false", status=400)
    return value == "true"


def number_or_last(text: Any) -> int:
    """A position in a match as it stands in the path; -1 for the last."""
    if text == "last":
        return -1
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Refusal("bad-message", "at: must be a number or `last`", status=400)
    return int(text)
