"""The routes of the server."""

from __future__ import annotations

from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from igroteka.server.games import games
from igroteka.server.headers import Headers

STATIC = Path(__file__).parents[1] / "static"
PAGE = STATIC / "index.html"
ICON = STATIC / "favicon.svg"


async def page(request: Request) -> Response:
    """The page."""
    return FileResponse(PAGE)


async def icon(request: Request) -> Response:
    """The sign of the browser tab."""
    return FileResponse(ICON)


async def list_games(request: Request) -> Response:
    """The games, as JSON."""
    return JSONResponse(games())


async def not_found(request: Request, error: Exception) -> Response:
    """The page tells a person that there is nothing here; a program gets JSON."""
    if request.url.path.startswith(("/api/", "/assets/")):
        return JSONResponse({"error": "not-found"}, status_code=404)
    return FileResponse(PAGE, status_code=404)


def app() -> ASGIApp:
    """The application, with the headers around everything, errors included."""
    routes = Starlette(
        routes=[
            Route("/", page),
            Route("/favicon.svg", icon),
            Route("/api/games", list_games),
            Mount("/assets", StaticFiles(directory=STATIC / "assets")),
        ],
        exception_handlers={404: not_found},
    )
    return Headers(routes)
