"""A small HTTP client: single requests over a real connection, as any program could send them."""

from __future__ import annotations

import json
from http.client import HTTPConnection, HTTPResponse
from typing import Any

from igroteka.server import wire
from igroteka.server.wire import old_names

# A table for two people, as somebody would make it.
SETUP = {"game": "famiglia", "seats": [{}, {}]}
NEW = {"setup": SETUP, "name": "Аня"}


def ask(
    port: int,
    path: str,
    body: object = None,
    token: str = "",
    headers: dict[str, str] | None = None,
    method: str = "",
    source: str = "",
) -> tuple[HTTPResponse, bytes]:
    """One request, perhaps from this address; with a body it is a POST of JSON."""
    sent = {old_names.HEADER: str(wire.PROTOCOL), **(headers or {})}
    content = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    if body is not None:
        sent.setdefault("Content-Type", "application/json")
    if token:
        sent["Authorization"] = f"Bearer {token}"
    connection = HTTPConnection("127.0.0.1", port, timeout=20, source_address=(source, 0) if source else None)
    try:
        connection.request(method or ("GET" if body is None else "POST"), path, content, sent)
        answer = connection.getresponse()
        return answer, answer.read()
    finally:
        connection.close()


def told(
    port: int,
    path: str,
    body: object = None,
    token: str = "",
    headers: dict[str, str] | None = None,
    source: str = "",
) -> tuple[int, Any]:
    """The status and the JSON of an answer."""
    answer, content = ask(port, path, body, token, headers, source=source)
    return answer.status, json.loads(content) if content else None
