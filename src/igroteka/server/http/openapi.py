"""The OpenAPI document of the HTTP API, made from the list of endpoints and the types of the wire."""

from __future__ import annotations

import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec

from igroteka import __version__
from igroteka.server.http.endpoints import Endpoint
from igroteka.server.http.requests import JSON, RECORD, Download
from igroteka.server.wire import Problem

ABOUT = """Tables of Игротека: make one, sit down, begin. The game itself is played over the websocket
`/api/tables/{code}/play`, which docs/protocol.md of the project describes. Times are in milliseconds. Requests
carry the header `Igroteka-Protocol: 2`; without it answers have the names of the last version."""

PARAMETERS: dict[str, dict[str, object]] = {
    "code": {"type": "string", "description": "The short code of a table."},
    "game": {"type": "string", "description": "The id of a game."},
    "at": {
        "description": "After this many entries of the log; entry 1 is the deal.",
        "anyOf": [{"type": "integer", "minimum": 0, "maximum": 999_999_999}, {"const": "last"}],
    },
}
EVERYTHING = {
    "name": "everything",
    "in": "query",
    "schema": {"type": "boolean", "default": False},
    "description": "Not as the viewer saw it but all of it; after the end, if the table agreed to that.",
}
Json = dict[str, Any]


def openapi_document(endpoints: Sequence[Endpoint]) -> Json:
    """The whole document."""
    kinds = [kind for endpoint in endpoints for kind in (endpoint.body_type, endpoint.result_type) if is_json(kind)]
    schemas, parts = msgspec.json.schema_components([*kinds, Problem], ref_template="#/components/schemas/{name}")
    found = dict(zip(map(str, kinds), schemas, strict=False))
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Игротека", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "The token of a seat."}},
        },
    }


def is_json(kind: Any) -> bool:
    """Is this type sent as JSON?"""
    return kind not in (None, type(None), Download)


def operation(endpoint: Endpoint, schemas: Json) -> Json:
    """The description of one endpoint."""
    parameters: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    described: Json = {
        "operationId": endpoint.function.__name__,
        "summary": " ".join((endpoint.function.__doc__ or "").split()),
        "parameters": [*parameters, *([EVERYTHING] if endpoint.everything else [])],
        "responses": {str(endpoint.status): success(endpoint, schemas)},
    }
    if endpoint.body_type is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[str(endpoint.body_type)]}}}
    if endpoint.token != "none":
        described["security"] = [{"token": []}, *([{}] if endpoint.token == "may" else [])]
    for status in endpoint.errors():
        described["responses"][str(status)] = refusal(status)
    return described


def success(endpoint: Endpoint, schemas: Json) -> Json:
    """The response of an endpoint that did what was asked."""
    if endpoint.result_type is Download:
        content = {RECORD: {"schema": {"type": "string", "description": "A record: one JSON object a line."}}}
        return {"description": HTTPStatus(endpoint.status).phrase, "content": content}
    if not is_json(endpoint.result_type):
        return {"description": "Done; there is nothing to say."}
    content = {JSON: {"schema": schemas[str(endpoint.result_type)]}}
    return {"description": HTTPStatus(endpoint.status).phrase, "content": content}


def refusal(status: int) -> Json:
    """The response of an endpoint that refused, with this status."""
    described: Json = {
        "description": HTTPStatus(status).phrase,
        "content": {JSON: {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    if status == 429:
        described["headers"] = {"Retry-After": {"schema": {"type": "integer"}, "description": "Seconds to wait."}}
    return described
