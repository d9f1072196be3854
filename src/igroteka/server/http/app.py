"""The routes of the server, and what stands around all of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from igroteka.server.http.endpoints import ENDPOINTS, Endpoint
from igroteka.server.http.headers import Headers
from igroteka.server.http.openapi import document
from igroteka.server.http.page import Page
from igroteka.server.http.requests import answer, problem, read_body, read_json, told_problem
from igroteka.server.logs import Logged
from igroteka.server.origin import is_ours
from igroteka.server.refusal import Refusal
from igroteka.server.request_context import RequestContext, Site
from igroteka.server.socket.session import connect


def app(site: Site) -> ASGIApp:
    """The application, with headers, origin check and log around everything, errors included."""
    page = Page()

    async def not_found(request: Request, error: Exception) -> Response:
        if request.url.path.startswith(("/api/", "/assets/", "/health/")):
            return problem(error)
        return page.nothing_here(request)

    async def not_allowed(request: Request, error: Exception) -> Response:
        return problem(error)

    async def failed(request: Request, error: Exception) -> Response:
        return told_problem(500, "server-error")  # it is raised again, and then noted

    routes = Starlette(
        routes=[*page.routes(), *api(site)],
        exception_handlers={404: not_found, 405: not_allowed, 500: failed},
    )
    return Headers(Logged(routes))


def api(site: Site) -> list[BaseRoute]:
    """The routes of the API, its description, and the websocket."""
    described = document(ENDPOINTS)

    async def openapi(request: Request) -> Response:
        return JSONResponse(described)

    async def play(websocket: WebSocket) -> None:
        context = RequestContext(websocket, site)
        context.count("other", member=True)  # who comes is only told by the hello
        await connect(websocket, context)

    return [
        *(Route(one.path, served(one, site), methods=[one.method]) for one in ENDPOINTS),
        Route("/api/openapi.json", openapi),
        WebSocketRoute("/api/tables/{code}/play", play),
    ]


def served(endpoint: Endpoint, site: Site) -> Callable[[Request], Awaitable[Response]]:
    """What happens around an endpoint's function: limits, origin, body; whatever it refuses becomes a Problem."""
    takes = endpoint.takes

    async def respond(request: Request) -> Response:
        request.scope["pattern"] = endpoint.path
        context = RequestContext(request, site)
        try:
            context.count(endpoint.limit, endpoint.token != "none" and endpoint.limit != "create")
            if takes is None:
                told = await endpoint.function(context)
            else:
                if not is_ours(request.scope, site.public_url):
                    raise Refusal("foreign-origin", status=403)
                told = await endpoint.function(context, read_json(await read_body(request), takes))
            return answer(told, endpoint.status, endpoint.private)
        except Exception as error:
            return problem(error)

    return respond
