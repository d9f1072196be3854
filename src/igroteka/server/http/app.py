"""The ASGI application: all routes, and the middleware around them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from igroteka.server.http.endpoints import ENDPOINTS, Endpoint
from igroteka.server.http.headers import ResponseHeaders
from igroteka.server.http.known_hosts import KnownHosts
from igroteka.server.http.openapi import openapi_document
from igroteka.server.http.page import Page
from igroteka.server.http.request_log import RequestLog
from igroteka.server.http.requests import (
    JSON,
    error_response,
    problem_response,
    read_body,
    read_json,
    speaks_old_names,
    success_response,
)
from igroteka.server.origin import is_allowed_origin
from igroteka.server.refusal import OwnedElsewhere, Refusal
from igroteka.server.relay import GONE_SECONDS, RELAYED, FromPeer, Unanswered
from igroteka.server.request_context import RequestContext, Site
from igroteka.server.socket.session import serve_websocket
from igroteka.server.wire import old_names


def app(site: Site) -> ASGIApp:
    """The application; response headers and the request log wrap everything, errors included."""
    page = Page()

    async def not_found(request: Request, error: Exception) -> Response:
        if request.url.path.startswith(("/api/", "/assets/", "/health/")):
            return error_response(error)
        return page.not_found(request)

    async def not_allowed(request: Request, error: Exception) -> Response:
        return error_response(error)

    async def failed(request: Request, error: Exception) -> Response:
        return problem_response(500, "server-error")  # starlette raises it again, and RequestLog logs it

    routes = Starlette(
        routes=[*page.routes(), *api_routes(site)],
        exception_handlers={404: not_found, 405: not_allowed, 500: failed},
    )
    return FromPeer(ResponseHeaders(RequestLog(KnownHosts(routes, site.names))), site.peers)


def api_routes(site: Site) -> list[BaseRoute]:
    """The routes of the endpoints, of their OpenAPI document, and of the websocket."""
    described = msgspec.json.encode(
        openapi_document(ENDPOINTS)
    )  # once: it is long, and no limit counts who asks for it

    async def openapi(request: Request) -> Response:
        return Response(described, media_type=JSON)

    async def websocket_session(websocket: WebSocket) -> None:
        context = RequestContext(websocket, site)
        context.count("other", member=True)  # the token comes later, with the hello
        await serve_websocket(websocket, context)

    return [
        *(
            Route(path, handler(endpoint, site), methods=[endpoint.method])
            for endpoint in ENDPOINTS
            for path in (endpoint.path, *old_names.old_paths(endpoint.path))
        ),
        Route("/api/openapi.json", openapi),
        WebSocketRoute("/api/tables/{code}/play", websocket_session),
    ]


def handler(endpoint: Endpoint, site: Site) -> Callable[[Request], Awaitable[Response]]:
    """The handler of an endpoint: checks limits, origin and body, calls its function, and turns exceptions into
    responses.
    """
    body_type = endpoint.body_type

    async def respond(request: Request) -> Response:
        request.scope["pattern"] = endpoint.path
        context, body = RequestContext(request, site), b""
        try:
            context.count(endpoint.limit, endpoint.token != "none" and endpoint.limit != "create")
            if body_type is not None:
                if not is_allowed_origin(request.scope, site.public_url):
                    raise Refusal("foreign-origin", status=403)
                body = await read_body(request)
            try:
                return await answer(request, context, body)
            except OwnedElsewhere as elsewhere:
                if RELAYED in request.scope:  # the table has moved meanwhile
                    raise
                return await relay(request, context, body, elsewhere.url)
        except Exception as error:
            return error_response(error, context.found, speaks_old_names(request))

    async def answer(request: Request, context: RequestContext, body: bytes) -> Response:
        if body_type is None:
            result = await endpoint.function(context)
        else:
            result = await endpoint.function(context, read_json(old_names.asked(body_type, body), body_type))
        return success_response(request, result, endpoint.status, endpoint.private)

    async def relay(request: Request, context: RequestContext, body: bytes, url: str) -> Response:
        try:
            return await site.peers.request(request, body, url)
        except Unanswered as unanswered:
            if unanswered.sent and endpoint.method != "GET":
                raise
        # Nobody has changed anything: as soon as the owner is known to be gone the table is ours or somebody else's.
        until = time.monotonic() + GONE_SECONDS
        while True:
            try:
                return await answer(request, context, body)
            except OwnedElsewhere:
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(GONE_SECONDS / 30)

    return respond
